"""The table of Skulls of Sedlec in the terminal."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

from stolik.cli import asking, board
from stolik.cli.words import Words
from stolik.engine import speech
from stolik.engine.chain import seed_of
from stolik.engine.errors import Refused
from stolik.engine.table import Table
from stolik.games.sedlec import GAME

from .positions import PLAYERS, A, position


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    console.print(board.draw(GAME, view, Words(language)))
    return [line.rstrip() for line in console.export_text().splitlines()]


@pytest.mark.rule("SED.place.3", "SED.cards.3")
def test_a_stack_with_the_offsets_of_its_rows() -> None:
    """K/P and C/L at the bottom, Z/Z half over each."""
    lines = drawn(position({(0, 1): "b01", (2, 1): "b07", (1, 3): "b18"}, {}, hands=["b09"]).show(A))
    start = next(number for number, line in enumerate(lines) if line.startswith(" 4 "))
    assert [line[:19].rstrip() for line in lines[start : start + 5]] == [
        " 4       ╭Z ╮",
        " 3       ╰Z ╯",
        " 2 ┆+ ┆╭K ╮╭C ╮┆+ ┆",
        " 1 ┆+ ┆╰P ╯╰L ╯┆+ ┆",
        "   -2   0   2   4",
    ]
    shown = "\n".join(lines)
    assert "● Ala" in shown
    assert "Hand: Peasant/Bandit" in shown
    assert "K0 C1 P2 L0 Z0 = 3" in shown
    assert "empty hand" in shown


@pytest.mark.rule("SED.pile.1")
def test_the_piles() -> None:
    lines = drawn(position({}, {}, opened={1: "b01"}, down=[2, 3, 0, 1, 3, 3]).show(A))
    start = lines.index("Graveyard")
    assert lines[start + 1 : start + 5] == [
        " 1       2       3       4       5       6",
        "╭K ╮    ╭▒▒╮            ╭▒▒╮    ╭▒▒╮    ╭▒▒╮",
        "╰P ╯    ╰▒▒╯            ╰▒▒╯    ╰▒▒╯    ╰▒▒╯",
        "+2      +2      empty           +2      +2",
    ]


@pytest.mark.rule("SED.feature.1", "SED.solo.1", "SED.solo.2", "SED.data.1")
def test_a_feature_with_its_anchors() -> None:
    lines = drawn(position(feature={(-3, 1): "b05"}, shape="luk", back="krzyz").show(A))
    assert any("┆# ┆" in line and line.startswith(" 1 ╰P ╯") for line in lines)
    shown = " ".join(" ".join(lines).split())
    assert "Feature: Arch (our reconstruction, not the printed one)" in shown
    assert "The Preacher: instead of the usual points" in shown
    assert "4 points · No title so far" in shown
    assert "K king" in shown
    assert "X executioner" not in shown


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"executioners": "yes"}), (4, {})])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_it_keeps_to_the_width_and_shows_every_card(seats: int, options: dict[str, str], width: int) -> None:
    table = Table(GAME, seats, options, seed_of(3), PLAYERS[:seats])
    rng = random.Random(seats)
    while table.pending is not None:
        seat = table.pending.seats[0]
        table.apply(seat, rng.choice(table.options(seat)).id)
        if table.answers % 9 == 0 or table.over:
            for language in ("pl", "en"):
                view = table.show(seat)
                lines = drawn(view, language, width)
                assert max(map(len, lines)) <= width
                state = view["state"]
                laid = sum(map(len, state["stack"])) + len(state["feature"])
                piles = sum(bool(state[f"open{pile}"] or state["down"][pile]) for pile in range(6))
                assert sum(line.count("╭") for line in lines) == laid + piles


def test_the_numbers_in_the_list_count_what_is_listed() -> None:
    """B11 and B12 are the same in print: the second is not listed, so the digs come right behind the first."""
    table = position({}, {}, opened={1: "b01"}, hands=["b11 b12"])
    words = Words("en")
    listed = [option for option, _ in speech.told_apart(table, "en", A)]
    assert [asking.understand(table, A, str(number), words) for number in range(1, len(listed) + 1)] == [
        option.id for option in listed
    ]
    assert isinstance(asking.understand(table, A, str(len(listed) + 1), words), Refused)
    assert len(listed) < len(table.offered(A))
    typed = asking.understand(table, A, "stack b12 0,1", words)
    assert typed == table.option(A, "stack b12 0,1")
