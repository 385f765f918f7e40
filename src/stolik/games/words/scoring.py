"""Zones and points (WORDS.E1 to WORDS.E4)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import bit, ints
from stolik.engine.state import State
from stolik.engine.steps import Auto
from stolik.games.words.grid import WIDE
from stolik.games.words.state import (
    CAPTURED,
    CELL,
    DECK_SIZE,
    LAYOUT,
    MARK,
    PARTS,
    POINTS,
    TAPE_CELL,
    TAPE_MARK,
    TAPES,
    WON,
)

SCORED: Final = PARTS.event("scored", "seat points captured:cards zones:cards", "WORDS.E1")

ZONE: Final = 3  # WORDS.E2: tapes that a zone has at least


@final
class Zones:
    """The cells with a seat's markers, in groups that hang together by their sides."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.cells: vec[i64] = ints(2 * DECK_SIZE)
        self.tape: vec[i64] = ints(2 * DECK_SIZE)  # 1 for a tape, 0 for a letter card
        self.group: vec[i64] = ints(2 * DECK_SIZE)  # the number of a cell that hangs together with it
        self._left: vec[i64] = ints(2 * DECK_SIZE)

    def read(self, g: State, seat: i64) -> None:
        self.count = 0
        for tape in range(g[TAPES]):
            if g[TAPE_MARK + tape] == seat + 1:
                self._add(g[TAPE_CELL + tape], 1)
        for card in range(DECK_SIZE):
            if g[MARK + card] == seat + 1:
                self._add(g[CELL + card], 0)
        for one in range(self.count):
            if self.group[one] < 0:
                self._spread(one)

    def _add(self, cell: i64, tape: i64) -> None:
        n = self.count
        self.cells[n] = cell
        self.tape[n] = tape
        self.group[n] = -1
        self.count = n + 1

    def _spread(self, start: i64) -> None:
        """Everything that hangs together with a cell."""
        left = self._left
        left[0] = start
        self.group[start] = start
        size: i64 = 1
        while size > 0:
            size -= 1
            cell = self.cells[left[size]]
            for other in range(self.count):
                if self.group[other] >= 0:
                    continue
                apart = self.cells[other] - cell
                if apart == 1 or apart == -1 or apart == WIDE or apart == -WIDE:
                    self.group[other] = start
                    left[size] = other
                    size += 1

    def tapes_of(self, group: i64) -> i64:
        found: i64 = 0
        for one in range(self.count):
            if self.group[one] == group:
                found += self.tape[one]
        return found

    @property
    def points(self) -> i64:
        """WORDS.E2, WORDS.E3: the tapes of all groups that are zones."""
        found: i64 = 0
        for one in range(self.count):
            if self.group[one] == one:
                tapes = self.tapes_of(one)
                if tapes >= ZONE:
                    found += tapes
        return found


_ZONES: Final = LAYOUT.scratch(Zones)


def zones_of(g: State, seat: i64) -> Zones:
    """Those of a seat as they lie there now."""
    zones = cast(Zones, g.scratch(_ZONES))
    zones.read(g, seat)
    return zones


def zone_points(g: State, seat: i64) -> i64:
    return zones_of(g, seat).points


def points(g: State, seat: i64) -> i64:
    """WORDS.E1, as of now."""
    return g.count(CAPTURED + seat) + zone_points(g, seat)


@final
class Score(Auto):
    """WORDS.E4: most points win, then most captured cards; still tied, the win is shared."""

    rule = "WORDS.E4"
    rules = ("WORDS.E1", "WORDS.E2", "WORDS.E3")

    def run(self, g: State) -> None:
        best: i64 = -1
        won: i64 = 0
        for seat in range(g.seats):
            zones = zone_points(g, seat)
            captured = g.count(CAPTURED + seat)
            g[POINTS + seat] = captured + zones
            g.tell(SCORED, seat, captured + zones, captured, zones)
            rank = (captured + zones) * 256 + captured
            if rank > best:
                best = rank
                won = 0
            if rank == best:
                won |= bit(seat)
        g[WON] = won
        g.finish()


SCORE: Final = PARTS.step(Score())
