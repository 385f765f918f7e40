"""How a game of Word Domination ended."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.engine import speech
from stolik.engine.ending import Saying
from stolik.engine.table import Table
from stolik.games.words import GAME
from stolik.games.words.state import MOST_WORDS

from .positions import PLAYERS, A, B, C, position

pytestmark = pytest.mark.usefixtures("related")

CARDS = [f"{letter}{number}" for letter in "aeio" for number in range(1, 9)]


def end(picture: str, seats: int = 2, words: list[tuple[str, int, int | None]] | None = None) -> Table:
    """A game that is over: a captured card for each tape; words, each with who spelled and who sold it."""
    cards, captured = [*CARDS], []
    for mark in "ABCD"[:seats]:
        count = picture.count(f"#{mark}")
        captured.append(" ".join(cards[:count]))
        del cards[:count]
    spelled = words or []
    rest = [0] * (MOST_WORDS - len(spelled))
    also: dict[str, Any] = {
        "todo": [["score", 0, 0, 0]],
        "used_by": [seat for _, seat, _ in spelled] + rest,
        "used_with": [0 if helper is None else 1 + helper for _, _, helper in spelled] + rest,
    }
    used = [word for word, _, _ in spelled]
    table = position(picture, captured=captured, added="", seats=seats, used=used, also=also)
    assert table.over
    return table


def said(table: Table, language: str = "en", reader: int | None = None) -> str:
    return speech.said(GAME, language, "ending", table.ending.reason, PLAYERS, reader)


def told(table: Table, language: str = "en", reader: int | None = None) -> list[tuple[str, list[str]]]:
    return [
        (speech.said(GAME, language, "ending-step", step.says, PLAYERS, reader), step.spots)
        for step in table.ending.steps
    ]


ZONE = "#A #A #A . #B #B . #B"  # Ala: 3 captured and a zone of 3; Bolek: 3 captured, his tapes do not hang together
EVEN = "#A #A #A . #B . #B . #B . #B . #B . #B"  # 3 and 3 against 6
SAME = "#A #A #A . #B #B #B"


@pytest.mark.rule("WORDS.E1", "WORDS.E4")
def test_most_points_win() -> None:
    table = end(ZONE)
    assert table.ending.reason == Saying("won", {"seat": [A], "points": 6, "points2": 3, "captured": 3})
    assert [(row.place, row.total) for row in table.ending.rows] == [(1, 6), (2, 3)]
    assert table.ending.tie is None
    assert said(table) == "Ala wins: 6 points to 3."
    assert said(table, reader=A) == "You win: 6 points to 3."
    assert said(table, reader=B) == "Ala wins: 6 points to 3."
    assert said(table, "pl") == "Wygrywa Ala: 6 punktów do 3."
    assert said(table, "pl", A) == "Wygrywasz: 6 punktów do 3."


@pytest.mark.rule("WORDS.E4")
def test_6_to_6_more_captured_cards_decide() -> None:
    table = end(EVEN)
    ending = table.ending
    assert ending.points == [6, 6]
    assert [row.place for row in ending.rows] == [2, 1]
    assert ending.tie is not None
    assert ending.tie.seats == [A, B]
    assert ending.tie.numbers == [[3], [6]]
    assert said(table) == "Bolek wins: 6 to 6, and more captured cards decide, 6 to 3."
    assert said(table, "pl", B) == "Wygrywasz: 6 do 6, a rozstrzygają zdobyte karty, 6 do 3."
    assert speech.said(GAME, "en", "ending-tie", ending.tie.says, PLAYERS) == (
        "Equal points: more captured cards decide, 6 to 3."
    )


@pytest.mark.rule("WORDS.E4")
def test_equal_in_both_shares_the_win() -> None:
    table = end(SAME + " . #C", seats=3)
    assert [(row.place, row.total) for row in table.ending.rows] == [(1, 6), (1, 6), (3, 1)]
    assert table.ending.tie is not None
    assert table.ending.tie.says == Saying("shared", {"captured": 3})
    assert table.ending.tie.seats == [A, B]
    assert table.ending.tie.numbers == [[3], [3]]
    assert said(table) == "The win is shared: Ala and Bolek have 6 points each, and the same number of captured cards."
    assert said(table, "pl") == "Wspólne zwycięstwo: Ala i Bolek mają po 6 punktów, a zdobytych kart też mają po równo."


@pytest.mark.rule("WORDS.E4")
def test_places_are_by_points_and_then_by_cards_down_to_the_last() -> None:
    """Bolek 6 with 6 cards, Ala 6 with 3, Celina 2, Darek 1."""
    table = end(EVEN + " . #C . #C . #D", seats=4)
    assert [row.place for row in table.ending.rows] == [2, 1, 3, 4]
    assert table.ending.reason.values["seat"] == [B]


@pytest.mark.rule("WORDS.E4")
def test_of_three_with_equal_points_the_two_with_most_cards_share() -> None:
    """6 each: 3 and 3, twice 6 cards far apart."""
    table = end(EVEN + "\n\n" + ". . . . . . . . . . . . #C . #C . #C . #C . #C . #C", seats=3)
    assert table.ending.points == [6, 6, 6]
    assert [row.place for row in table.ending.rows] == [3, 1, 1]
    assert table.ending.tie is not None
    assert table.ending.tie.numbers == [[3], [6], [6]]
    assert table.ending.reason.values["seat"] == [B, C]


@pytest.mark.rule("WORDS.E1", "WORDS.E2")
def test_each_seat_has_its_parts() -> None:
    table = end(ZONE, words=[("kot", A, None), ("stoliki", A, B), ("rama", B, A), ("las", B, None), ("dom", A, B)])
    assert table.ending.columns == ["captured", "zones", "words", "longest", "sold"]
    assert [row.parts for row in table.ending.rows] == [
        {"captured": 3, "zones": 3, "words": 3, "longest": "STOLIKI", "sold": 1},
        {"captured": 3, "zones": 0, "words": 2, "longest": "RAMA", "sold": 2},
    ]


def test_whoever_spelled_nothing_has_no_longest_word() -> None:
    rows = end(ZONE, words=[("kot", A, None)]).ending.rows
    assert [(row.parts["words"], row.parts["longest"]) for row in rows] == [(1, "KOT"), (0, None)]


@pytest.mark.rule("WORDS.E2", "WORDS.E3")
def test_cards_then_zones_one_by_one_then_the_sum() -> None:
    """Celina has no tape; Ala’s zones are of 3 and 4 tapes."""
    table = end("#A #A #A . #B . #A #A\n. . . . . . #A #A", seats=3, words=[("kot", A, B)])
    assert told(table) == [
        ("Ala has captured 7 cards: 7 points.", [*(f"tape/{tape}" for tape in (1, 2, 3, 5, 6, 7, 8)), "captured/0"]),
        ("Bolek has captured 1 card: 1 point.", ["tape/4", "captured/1"]),
        ("Celina has captured no card.", ["captured/2"]),
        ("Ala’s zone of 3 tapes: 3 points.", ["zone/0"]),
        ("Ala’s zone of 4 tapes: 4 points.", ["zone/1"]),
        ("Words sold to rivals: Ala 0, Bolek 1, Celina 0", []),
        (
            "In all: Ala 14, Bolek 1, Celina 0",
            [*(f"tape/{tape}" for tape in (1, 2, 3, 5, 6, 7, 8)), "zone/0", "zone/1"],
        ),
    ]
    to_ala = [sentence for sentence, _ in told(table, "pl", A)]
    assert to_ala == [
        "Masz 7 zdobytych kart: 7 punktów.",
        "Bolek ma 1 zdobytą kartę: 1 punkt.",
        "Celina nie ma zdobytych kart.",
        "Twoja strefa z 3 taśm: 3 punkty.",
        "Twoja strefa z 4 taśm: 4 punkty.",
        "Słowa sprzedane rywalom: ty 0, Bolek 1, Celina 0",
        "Razem: ty 14, Bolek 1, Celina 0",
    ]


@pytest.mark.rule("WORDS.E2")
def test_where_nobody_has_a_zone_that_is_said() -> None:
    assert told(end("#A . #B k1"))[2:] == [("Nobody has a zone.", []), ("In all: Ala 1, Bolek 1", ["tape/1", "tape/2"])]
