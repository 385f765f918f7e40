"""Kinds that name seats, as a seat sees them; and places on a grid by their axes. All values are counted by hand."""

from __future__ import annotations

import pytest

from stolik.engine.kinds import Kind, Maybe, SetOf
from stolik.games.ankhmorpork.state import FIGURE, WHOSE
from stolik.games.cheers.state import PARTS as CHEERS
from stolik.games.words.state import LAYOUT as WORDS
from stolik.games.words.state import PARTS as WORD_DOMINATION

SEAT = WORDS.seat


def along(kind: Kind, text: str, seat: int, seats: int) -> list[int]:
    return [int(kind.along(kind.read(text), axis, seat, seats)) for axis in range(len(kind.axes()))]


@pytest.mark.parametrize(
    ("kind", "text", "seat", "seats", "seen"),
    [
        (SEAT, "1", 1, 4, "4"),
        (SEAT, "3", 1, 4, "2"),
        (WHOSE, "2", 1, 3, "1"),
        (WHOSE, "1", 2, 3, "2"),
        (WHOSE, "t", 2, 3, "t"),  # trolls are nobody's
        (FIGURE, "7:1", 1, 2, "7:2"),
        (FIGURE, "7:d", 1, 2, "7:d"),
        (Maybe(SEAT), "none", 2, 4, "none"),
        (Maybe(SEAT), "3", 2, 4, "1"),
        (SetOf(SEAT), "1+4", 3, 4, "1+2"),
        (CHEERS.kinds["cell"], "2:-1,3", 1, 3, "1:-1,3"),
        (CHEERS.kinds["cell"], "1:5,2", 1, 3, "3:5,2"),
        (CHEERS.kinds["body"], "covered0", 1, 3, "covered0"),
    ],
)
def test_seats_are_counted_from_whoever_looks(kind: Kind, text: str, seat: int, seats: int, seen: str) -> None:
    assert kind.text(kind.turned(kind.read(text), seat, seats)) == seen


def test_places_lie_along_axes() -> None:
    assert along(FIGURE, "7:1", 1, 2) == [6, 1]
    assert along(CHEERS.kinds["cell"], "2:-1,3", 1, 3) == [0, 255, 3]  # the own tower, one left of the middle, level 3
    assert along(CHEERS.kinds["cell"], "1:0,1", 1, 3) == [2, 256, 1]
    assert along(WORD_DOMINATION.kinds["cell"], "1.1", 0, 2) == [80, 80]  # the first that can be reached is -79
    assert along(WORD_DOMINATION.kinds["cell"], "-79.2", 0, 2) == [0, 81]


def test_what_lies_nowhere_has_no_place_on_an_axis() -> None:
    lying = next(field.kind for field in WORDS.fields if field.name == "cell")
    assert [lying.along(0, axis, 0, 2) for axis in range(2)] == [-1, -1]
    assert along(lying, "3.-1", 0, 2) == [82, 78]
