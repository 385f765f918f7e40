"""Where a card may be laid: the rules of the stack and of a feature, over bit sets of places.

The stack's places count from the bottom row up, in a row from the left: 7 that the bottom row can reach from its first
card, 6 above them, 5 above those, and a fourth row of 4, which is never legal.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import bit, full, has, lowered, size

BOTTOM: Final = 7
SECOND: Final = 6
THIRD: Final = 5
FOURTH: Final = 4
ROWS: Final = (BOTTOM, SECOND, THIRD, FOURTH)
FIRST_PLACE: Final = 3  # the middle of the bottom row: x = 0
SECOND_ROW: Final = BOTTOM
THIRD_ROW: Final = BOTTOM + SECOND
FOURTH_ROW: Final = BOTTOM + SECOND + THIRD
STACK_PLACES: Final = BOTTOM + SECOND + THIRD + FOURTH
SIZE: Final = 9  # cards of a feature, as of the stack beside it


def open_in_stack(filled: i64, width: i64) -> i64:
    """SED.place.1-.4: beside the bottom row while it is not complete, and on any two neighbours of a lower row."""
    if filled == 0:
        return bit(FIRST_PLACE)
    bottom = filled & full(BOTTOM)
    second = lowered(filled, SECOND_ROW) & full(SECOND)
    third = lowered(filled, THIRD_ROW) & full(THIRD)
    found: i64 = 0
    if size(bottom) < width:
        found = (2 * bottom | lowered(bottom, 1)) & ~bottom & full(BOTTOM)
    found |= (bottom & lowered(bottom, 1) & ~second) * bit(SECOND_ROW)
    found |= (second & lowered(second, 1) & ~third) * bit(THIRD_ROW)
    return found


def why_not_in_stack(filled: i64, place: i64) -> str:
    """The rule that forbids a place of the stack which is not open."""
    if place >= FOURTH_ROW:
        return "SED.place.4"
    if has(filled, place):
        return "SED.place.5"
    if filled == 0:
        return "SED.place.1"
    return "SED.place.2" if place < SECOND_ROW else "SED.place.3"


def open_in_feature(filled: i64, anchors: i64, below: vec[i64], beside: vec[i64], first: i64, count: i64) -> i64:
    """SED.feature.1-.3, for `count` positions whose neighbours stand in the vectors from `first` on."""
    found = anchors & ~filled
    for place in range(count):
        if not has(filled, place):
            under = below[first + place]
            if under != 0:
                if (under & filled) == under:
                    found |= bit(place)
            elif (beside[first + place] & filled) != 0:
                found |= bit(place)
    return found


def why_not_in_feature(filled: i64, under: i64, place: i64) -> str:
    """The rule that forbids a position of a feature which is not open; `under` are those directly below it."""
    if has(filled, place):
        return "SED.place.5"
    if filled == 0:
        return "SED.feature.1"
    return "SED.feature.2" if under != 0 else "SED.feature.3"
