"""Cards with exactly what a test needs printed on them, whatever the deck holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from stolik.games.cheers.data import SIDES, Minion, Side, Trait
from stolik.games.cheers.own import print_on
from stolik.games.cheers.play import ACROSS, ANYBODY, DEFLECTS, MOST_OFFSETS, OFFSETS, SAYS, UPWARDS
from stolik.games.cheers.state import (
    ARROW,
    BEARERS,
    FIRST_NINJA,
    FIRST_ORDER,
    MINION_COUNT,
    NAMES,
    NUMBERS,
    SHIELD,
    SHOOTERS,
    TRAIT,
    VALUE,
)

KINDS = ("", "move", "swap", "aggression", "deflect")
_TABLES = (ARROW, NUMBERS, SHIELD, TRAIT, VALUE, SAYS, OFFSETS, ACROSS, UPWARDS, DEFLECTS, ANYBODY, BEARERS, SHOOTERS)


class Press:
    """Prints over the cards of the deck, one after the other."""

    def __init__(self) -> None:
        self._minion, self._ninja, self._order = 0, int(FIRST_NINJA), int(FIRST_ORDER)

    def __call__(self, arrows: str = "", traits: str = "", *, shields: str = "", value: int = 1) -> str:
        """A minion: `new("L3 U1", "weak armored", shields="R D")`."""
        words = traits.split()
        if "ninja" in words:
            assert self._ninja < MINION_COUNT
            card, self._ninja = self._ninja, self._ninja + 1
        else:
            card, self._minion = self._minion, self._minion + 1
        points = {arrow[0]: int(arrow[1]) for arrow in arrows.split()}
        face = Minion(
            id=NAMES[card],
            name_pl="",
            name_en="",
            source="printed",
            value=value,
            arrows=tuple(points.get(side, 0) for side in SIDES),
            shields=cast("tuple[Side, ...]", tuple(shields.split())),
            traits=cast("tuple[Trait, ...]", tuple(words)),
            advanced=False,
        )
        print_on(card, face)
        return NAMES[card]

    def order(self, *halves: str) -> str:
        """An order: `new.order("move 1,0 -1,0", "deflect")`; a swap names where the other one stands."""
        card, self._order = self._order, self._order + 1
        DEFLECTS[card] = int("deflect" in halves)
        for number in range(2):
            kind, *places = halves[number].split() if number < len(halves) else ("",)
            half = 2 * (card - FIRST_ORDER) + number
            SAYS[half] = KINDS.index(kind)
            OFFSETS[half] = len(places)
            sideways_or_up = any(not place.split(",")[1].startswith("-") for place in places)
            ANYBODY[half] = int(kind == "aggression" or (kind == "move" and sideways_or_up))
            for k, place in enumerate(places):
                across, up = place.split(",")
                ACROSS[MOST_OFFSETS * half + k], UPWARDS[MOST_OFFSETS * half + k] = int(across), int(up)
        return NAMES[card]


@pytest.fixture
def new() -> Iterator[Press]:
    tables = [cast("list[Any]", table) for table in _TABLES]
    before = [list(table) for table in tables]
    yield Press()
    for table, kept in zip(tables, before, strict=True):
        table[:] = kept
