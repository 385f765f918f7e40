"""The score of a structure told skull by skull: who scores, how much, and thanks to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from stolik.engine.kit import bit, has
from stolik.games.sedlec.data import SKULLS
from stolik.games.sedlec.placing import STACK_PLACES
from stolik.games.sedlec.scoring import Bones
from stolik.games.sedlec.state import (
    BANDIT,
    CELLS,
    EXECUTIONER,
    GANGS,
    KING,
    LEVELS,
    LOVER,
    PEASANT,
    PEASANTS_OVER_KINGS,
    PLACE_X,
    PLACE_Y,
    PRIEST,
)

Cell = tuple[int, int]  # left edge in half-cards, level
Entry = TypedDict("Entry", {"skull": str, "points": int, "cells": list[Cell], "for": list[Cell]})


def place_at(form: int, place: int) -> Cell:
    """Where a card lies: its left edge, and the level of its lower skull."""
    at = STACK_PLACES * form + place
    return int(PLACE_X[at]), int(PLACE_Y[at])


def cells_of(bones: Bones, members: int) -> list[Cell]:
    """A bit set of cells as a list, the lowest level first."""
    found = []
    for cell in range(CELLS):
        if has(members, cell):
            x, y = place_at(bones.form, cell // 2)
            found.append((x, y + cell % 2))
    return sorted(found, key=lambda cell: (cell[1], cell[0]))


def account(bones: Bones) -> list[Entry]:
    """Of a structure that was scored; those who get nothing are told too."""
    return [*_kings(bones), *_peasants(bones), *_priests(bones), *_lovers(bones), *_bandits(bones), *_hangmen(bones)]


def _entry(bones: Bones, skull: int, points: int, cells: int, others: int = 0) -> Entry:
    return {
        "skull": SKULLS[skull],
        "points": int(points),
        "cells": cells_of(bones, cells),
        "for": cells_of(bones, others),
    }


def _each(members: int) -> Iterator[int]:
    return (cell for cell in range(CELLS) if has(members, cell))


def _kings(bones: Bones) -> Iterator[Entry]:
    crowned = bones.crowned()
    for cell in _each(bones.of[KING]):
        if has(crowned, cell):
            yield _entry(bones, KING, bones.king(cell), bit(cell), bones.subjects(cell))
        else:
            yield _entry(bones, KING, 0, bit(cell))


def _peasants(bones: Bones) -> Iterator[Entry]:
    revolt = bones.effect == PEASANTS_OVER_KINGS
    for cell in _each(bones.of[PEASANT]):
        yield _entry(bones, PEASANT, bones.peasant(cell), bit(cell), bones.kings_under(cell) if revolt else 0)


def _priests(bones: Bones) -> Iterator[Entry]:
    for level in range(LEVELS):
        if bones.priests_on(level):
            yield _entry(bones, PRIEST, bones.priests(level), bones.priests_on(level))


def _lovers(bones: Bones) -> Iterator[Entry]:
    """One of the best pairings: the lowest lover stays alone only if that costs nothing."""
    left = bones.of[LOVER]
    while left:
        cell = next(_each(left))
        rest = left & ~bit(cell)
        partner = next(
            (
                other
                for other in _each(rest & bones.touching(cell))
                if bones.pair(cell, other) + bones.love(rest & ~bit(other)) == bones.love(left)
            ),
            None,
        )
        if partner is None:
            yield _entry(bones, LOVER, 0, bit(cell))
            left = rest
        else:
            yield _entry(bones, LOVER, bones.pair(cell, partner), bit(cell) | bit(partner))
            left = rest & ~bit(partner)


def _bandits(bones: Bones) -> Iterator[Entry]:
    """Who gets something for a priest, or loses something for another bandit (SED.effect.szajka)."""
    for cell in _each(bones.of[BANDIT]):
        others = bones.priests_beside(cell)
        if not others and bones.effect == GANGS:
            others = bones.bandits_beside(cell)
        yield _entry(bones, BANDIT, bones.bandit(cell), bit(cell), others)


def _hangmen(bones: Bones) -> Iterator[Entry]:
    for cell in _each(bones.of[EXECUTIONER]):
        yield _entry(bones, EXECUTIONER, bones.executioner(cell), bit(cell), bones.gang(cell))
