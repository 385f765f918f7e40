"""How a game of Sedlec ended, and what a turn brought."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import play
from stolik.engine import speech
from stolik.engine.ending import Saying
from stolik.engine.table import Table
from stolik.games.sedlec import GAME
from stolik.games.sedlec.digest import digest

from .positions import A, B, C, position

NAMES = ["Ala", "Bob", "Cezary", "Dora"]

# Both have 24 points. By kind: kings 10, lovers 0, priests 8, peasants 2, bandits 4 against 6 four times.
KINGS = {
    **{(0, 1): "b03", (2, 1): "b07", (4, 1): "b04", (6, 1): "b14", (1, 3): "b12", (3, 3): "b01", (5, 3): "b15"},
    **{(2, 5): "b02", (4, 5): "b17"},
}
EVEN = {
    **{(0, 1): "b11", (2, 1): "b08", (4, 1): "b05", (6, 1): "b06", (1, 3): "b13", (3, 3): "b16", (5, 3): "b18"},
    **{(2, 5): "b09", (4, 5): "b10"},
}
PRIESTS = {(0, 1): "b17"}  # two levels with a priest: 4
MIXED = {(0, 1): "b05", (2, 1): "b07"}  # two peasants and a priest: 4
PEASANT, SAME = {(0, 1): "b09"}, {(0, 1): "b10"}  # 1 each


def end(*stacks: dict[tuple[int, int], str], executioners: str = "no") -> Table:
    table = position(*stacks, todo=[("score", 0, 0, 0)], executioners=executioners)
    assert table.over
    return table


def said(table: Table, language: str = "en") -> str:
    return speech.said(GAME, language, "ending", table.ending.reason, NAMES)


@pytest.mark.rule("SED.tie.1")
def test_24_to_24_the_best_kind_decides() -> None:
    table = end(KINGS, EVEN)
    ending = table.ending
    assert ending.points == [24, 24]
    assert [row.place for row in ending.rows] == [1, 2]
    assert ending.tie is not None
    assert ending.tie.seats == [A, B]
    assert ending.tie.numbers == [[10, 8, 4, 2, 0], [6, 6, 6, 6, 0]]
    assert said(table) == "Ala wins: 24 points to 24, and the best kind decides, 10 to 6."
    to_ala = speech.said(GAME, "en", "ending", ending.reason, NAMES, A)
    assert to_ala == "You win: 24 points to 24, and the best kind decides, 10 to 6."
    assert said(table, "pl") == "Wygrywa Ala: 24 pkt do 24, a rozstrzyga najlepszy rodzaj, 10 do 6."
    assert speech.said(GAME, "en", "ending-tie", ending.tie.says, NAMES) == (
        "Equal points: the best kinds decide, 10 to 6."
    )


@pytest.mark.rule("SED.score.total")
def test_more_points_need_no_tie_break() -> None:
    table = end(PEASANT, PRIESTS, SAME)
    ending = table.ending
    assert ending.reason == Saying("won", {"seat": [B], "points": 4, "points2": 1})
    assert ending.tie is None
    assert [(row.place, row.total) for row in ending.rows] == [(2, 1), (1, 4), (2, 1)]
    assert ending.columns == ["king", "peasant", "priest", "lover", "bandit"]
    assert [row.parts["peasant"] for row in ending.rows] == [1, 0, 1]
    assert [row.parts["priest"] for row in ending.rows] == [0, 4, 0]
    assert said(table) == "Bob wins, 4 points to 1."


@pytest.mark.rule("SED.tie.2")
def test_equal_in_everything_shares_the_win() -> None:
    table = end(PEASANT, SAME, {})
    assert table.ending.reason == Saying("shared", {"seat": [A, B], "points": 1, "points2": 1, "count": 2})
    assert [row.place for row in table.ending.rows] == [1, 1, 3]
    assert table.ending.tie is not None
    assert table.ending.tie.says == Saying("shared")
    assert said(table) == "The win is shared: Ala and Bob have 1 point each, and the same kind by kind."


@pytest.mark.rule("SED.tie.1")
def test_whoever_has_fallen_behind_decides_nothing_any_more() -> None:
    """Three with 4 points: 4 beats 2 and 2, and that is all."""
    table = end(MIXED, PRIESTS, {(0, 1): "b06", (2, 1): "b08"})  # P/C and L/C: two peasants and a priest again
    assert table.ending.points == [4, 4, 4]
    assert [row.place for row in table.ending.rows] == [2, 1, 2]
    assert table.ending.tie is not None
    assert table.ending.tie.says.values["place"] == 1
    assert table.ending.reason.values["seat"] == [B]


@pytest.mark.rule("SED.score.executioner")
def test_executioners_have_a_column() -> None:
    table = end({(0, 1): "x04"}, PRIESTS, {}, {}, executioners="yes")  # Z/X: 1, and 1 for the bandit above it
    assert table.ending.columns[-1] == "executioner"
    assert [row.parts["executioner"] for row in table.ending.rows] == [2, 0, 0, 0]
    assert [row.place for row in table.ending.rows] == [2, 1, 3, 3]


def test_only_kinds_that_score_are_told_and_their_skulls_lit() -> None:
    table = end(PEASANT, PRIESTS)
    told = [(speech.said(GAME, "en", "ending-step", step.says, NAMES), step.spots) for step in table.ending.steps]
    assert told == [
        ("Peasants: Ala 1, Bob 0", ["skull/1"]),
        ("Priests: Ala 0, Bob 4", ["skull/2"]),
        ("In all: Ala 1, Bob 4", ["card/b17"]),
    ]


@pytest.mark.rule("SED.solo.9", "SED.solo.10")
def test_alone_the_two_structures_and_the_title_are_told() -> None:
    """A priest on level 1 of each, with a peasant in the stack: 3 and 2."""
    table = position({(0, 1): "b05"}, feature={(0, 1): "b01"}, todo=[("score_both", 0, 0, 0)])
    assert table.ending.reason == Saying("alone", {"points": 5, "feature": 2, "stack": 3, "title": 0})
    assert [(row.place, row.total, row.parts["priest"]) for row in table.ending.rows] == [(1, 5, 4)]
    assert table.ending.rule == "SED.solo.8"
    assert said(table) == (
        "It is done: 5 points in all, 2 for the feature and 3 for the stack. That is not enough for a title."
    )
    crowned = Saying("alone", {"points": 71, "feature": 40, "stack": 31, "title": 3})
    assert speech.said(GAME, "pl", "ending", crowned, NAMES) == (
        "Gotowe: razem 71 pkt, wyposażenie 40, stos 31. Tytuł: Znany rzemieślnik!"
    )


# --- a turn in a sentence ---


def paragraph(table: Table, observer: int | None = None) -> list[str]:
    sayings = table.digest(table.course.events, observer)
    return [speech.said(GAME, "en", "digest", saying, NAMES) for saying in sayings]


@pytest.mark.rule("SED.dig.3")
def test_a_dig_is_one_sentence_that_grows() -> None:
    table = position({}, {}, active=A, dice=[0, 0])
    play(table, (A, "dig 1 2"))
    assert paragraph(table) == ["Ala digs up King/Priest and Priest/King."]
    sayings = digest([*table.events_for(None), {"event": "took", "seat": A, "card": "b02", "pile": 2}])
    assert speech.said(GAME, "en", "digest", sayings[0], NAMES) == (
        "Ala digs up King/Priest and Priest/King, and takes Priest/King."
    )
    assert speech.said(GAME, "pl", "digest", sayings[0], NAMES) == (
        "Ala wykopuje: Król/Kapłan i Kapłan/Król, bierze kartę Kapłan/Król."
    )


def event(name: str, **values: Any) -> dict[str, Any]:
    return {"event": name, **values}


def test_scores_are_told_by_the_end_and_not_by_the_turn() -> None:
    last = [
        event("stacked", seat=C, card="b01", column=0, number2=1),
        event("completed", seat=C, build=0),
        event("scored", seat=C, skull=0, number=4, build=0),
        event("total", seat=C, number=4),
        event("won", seat=C, number=4),
    ]
    told = [speech.said(GAME, "en", "digest", saying, NAMES) for saying in digest(last)]
    assert told == ["Cezary places King/Priest in the stack.", "Cezary’s stack is complete."]
