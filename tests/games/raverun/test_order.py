"""The kinds of Raverun as a seat sees them, which is the first to itself."""

from __future__ import annotations

import pytest

from stolik.games.raverun.state import PARTS

ORDER = PARTS.kinds["order"]


@pytest.mark.parametrize(
    ("seats", "order", "seat", "seen"),
    [
        (2, "1-2", 0, "1-2"),
        (2, "1-2", 1, "2-1"),
        (2, "2-1", 1, "1-2"),
        (3, "2-1-3", 0, "2-1-3"),
        (3, "2-1-3", 1, "1-3-2"),  # the second seat itself, then the one two further, then the next
        (3, "2-1-3", 2, "3-2-1"),
        (3, "1-2-3", 2, "2-3-1"),
    ],
)
def test_an_order_is_counted_from_whoever_looks(seats: int, order: str, seat: int, seen: str) -> None:
    assert ORDER.turns()
    assert ORDER.text(ORDER.turned(ORDER.read(order), seat, seats)) == seen


def test_an_order_of_another_number_of_seats_stays_as_it_is() -> None:
    """It is none at this table, and its number keeps its place among the numbers of actions."""
    assert ORDER.turned(ORDER.read("2-1-3"), 1, 2) == ORDER.read("2-1-3")
    assert ORDER.turned(ORDER.read("2-1"), 1, 3) == ORDER.read("2-1")
