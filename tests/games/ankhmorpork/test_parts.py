"""An answer names the thing that it is about: this is what is pointed at on the board."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.kit import play
from stolik.engine.table import Table

from .positions import RED, position

ALL_OUT = {1: "1 1 1 1 1 1", 2: "1 1 1 1 1 1"}
ALL_BUILT = {1: "1", 3: "H1", 5: "H1", 6: "H1", 8: "H1", 9: "H1", 11: "H1"}


def parts(table: Table, text: str) -> Sequence[tuple[str, str, str]]:
    (option,) = (option.id for option in table.options(RED) if option.text == text)
    return table.parts(RED, option)


@pytest.mark.parametrize(
    ("city", "card", "before", "text", "part"),
    [
        ({1: "1"}, "groat", [], "place 1", ("area", "area", "1")),
        (ALL_OUT, "groat", [], "lift 2", ("agent", "area", "2")),
        ({1: "2 t !"}, "inigo-skimmer", [], "kill 1:2", ("figure", "figure", "1:2")),
        ({1: "2 t !"}, "inigo-skimmer", [], "kill 1:t", ("figure", "figure", "1:t")),
        ({1: "1", 7: "!"}, "captain-carrot", ["go-on"], "calm 7", ("trouble", "area", "7")),
        (ALL_BUILT, "the-royal-mint", [], "give-up 8", ("building", "area", "8")),
        ({3: "H1"}, "groat", [], "power 3", ("power", "power", "3")),
    ],
)
def test_what_an_answer_is_about(
    city: dict[int, str], card: str, before: list[str], text: str, part: tuple[str, str, str]
) -> None:
    table = position(city, hands=[card], money=[40])
    play(table, (RED, f"play {card}"), *((RED, answer) for answer in before))
    assert parts(table, text) == [part]


@pytest.mark.rule("AM.M6")
def test_who_buys_chooses_among_buildings_and_not_among_sellers() -> None:
    """Yellow has two for sale."""
    table = position({7: "H2 !", 9: "H2 !"}, hands=["reacher-gilt"], money=[40])
    play(table, (RED, "play reacher-gilt"), (RED, "scroll"))
    assert parts(table, "choose_buy 7") == [("building", "area", "7")]
    assert parts(table, "choose_buy 9") == [("building", "area", "9")]
