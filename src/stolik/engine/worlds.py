"""Worlds: the states that a view allows, sampled quickly enough for a search."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Rng, ints
from stolik.engine.state import State


@final
class Worlds:
    """A state with gaps, the gaps (zone and spot, -1 in a bag) and the cards to fill them with.

    The first cards of the pool may be bound to some of the gaps (`allowed`); they are laid first,
    the rest lies anywhere.
    """

    def __init__(self, base: State, zones: vec[i64], spots: vec[i64], pool: vec[i64], allowed: list[list[int]]) -> None:
        self.base = base
        self.zones: vec[i64] = zones
        self.spots: vec[i64] = spots
        self.pool: vec[i64] = pool
        self.allowed = allowed
        self._order: vec[i64] = ints(len(zones))  # the gaps in random order
        self._filler: vec[i64] = ints(len(zones))  # gap -> 1 + index of the bound card in it

    def sample(self, rng: Rng) -> State:
        g = self.base.clone()
        g.prefer = self.base.prefer
        gaps = len(self.zones)
        order = self._order
        for i in range(gaps):
            order[i] = i
        bound: i64 = len(self.allowed)
        if bound > 0:
            self._bind(rng)
        i = gaps - 1
        while i > 0:
            j = rng.below(i + 1)
            kept = order[i]
            order[i] = order[j]
            order[j] = kept
            i -= 1
        following = bound
        for i in range(gaps):
            gap = order[i]
            card: i64 = 0
            filler: i64 = 0
            if bound > 0:
                filler = self._filler[gap]
            if filler > 0:
                card = self.pool[filler - 1]
            else:
                card = self.pool[following]
                following += 1
            spot = self.spots[gap]
            if spot < 0:
                g.lay(self.zones[gap], card)
            else:
                g.lay_at(self.zones[gap], spot, card)
        return g

    def _bind(self, rng: Rng) -> None:
        """Give each bound card one of its gaps at random; where they clash, cards make room."""
        filler = self._filler
        for gap in range(len(self.zones)):
            filler[gap] = 0
        for index in range(len(self.allowed)):
            if not self._give(index, rng, [False] * len(self.zones)):
                raise ValueError("a view that no world fits")

    def _give(self, index: i64, rng: Rng, tried: list[bool]) -> bool:
        wishes = self.allowed[index]
        free: i64 = 0
        pick: i64 = -1
        gap: i64 = 0
        for gap in wishes:
            if self._filler[gap] == 0:
                free += 1
                if rng.below(free) == 0:  # each free gap is equally likely in the end
                    pick = gap
        if pick >= 0:
            self._filler[pick] = index + 1
            return True
        start = rng.below(len(wishes))
        for k in range(len(wishes)):
            gap = wishes[(start + k) % len(wishes)]
            if not tried[gap]:
                tried[gap] = True
                if self._give(self._filler[gap] - 1, rng, tried):
                    self._filler[gap] = index + 1
                    return True
        return False
