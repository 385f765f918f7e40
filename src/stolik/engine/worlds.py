"""Worlds: the states that a view allows, sampled quickly enough for a search."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Rng, as_ints, floats, ints
from stolik.engine.state import State


@final
class Joint:
    """Gaps that are filled together: a row of cards of the pool, by their numbers there, for each way to do it."""

    def __init__(self, gaps: vec[i64], rows: vec[i64], weights: list[float]) -> None:
        self.gaps: vec[i64] = gaps
        self.rows: vec[i64] = rows
        self.upto: vec[float] = floats(len(weights))
        total = 0.0
        for row in range(len(weights)):
            total += weights[row]
            self.upto[row] = total

    def pick(self, rng: Rng) -> i64:
        """A row, each as likely as its weight says."""
        low: i64 = 0
        high: i64 = len(self.upto) - 1
        at = rng.real() * self.upto[high]
        while low < high:
            middle = (low + high) // 2
            if at < self.upto[middle]:
                high = middle
            else:
                low = middle + 1
        return low


@final
class Worlds:
    """A state with gaps, the gaps (zone and spot, -1 in a bag) and the cards to fill them with.

    The first cards of the pool may be bound to some of the gaps (`allowed`); they are laid first.
    Each of the others is as likely as any other in every gap whose zone holds its kind. That makes every
    world equally likely as long as nothing is bound and a zone holds one kind or all that it shares with others.
    The gaps of `joint` are filled before all others.
    """

    def __init__(
        self,
        base: State,
        zones: vec[i64],
        spots: vec[i64],
        pool: vec[i64],
        allowed: list[list[int]],
        joint: Joint | None = None,
    ) -> None:
        """The gaps whose zones hold the fewest kinds come first: the others take what those have left."""
        self.base = base
        self.zones: vec[i64] = zones
        self.spots: vec[i64] = spots
        self.pool: vec[i64] = pool
        self.allowed = allowed
        self.joint = joint
        self._filler: vec[i64] = ints(len(zones))  # gap -> 1 + number in the pool of the card that was laid there first
        self._laid: vec[i64] = ints(len(pool))  # 1 for a card that a joint row has laid
        layout = base.layout
        self._first: vec[i64] = as_ints([layout.zones[zone].first_kind for zone in zones])
        self._end: vec[i64] = as_ints([layout.zones[zone].end_kind for zone in zones])
        # The cards that are not bound, kind by kind; where each kind begins, and how many there are.
        free = [
            [card for card in pool[len(allowed) :] if layout.kind_of[card] == kind] for kind in range(len(layout.kinds))
        ]
        self._free: vec[i64] = as_ints([card for cards in free for card in cards])
        self._starts: vec[i64] = as_ints([sum(len(cards) for cards in free[:kind]) for kind in range(len(free))])
        self._counts: vec[i64] = as_ints([len(cards) for cards in free])

    def sample(self, rng: Rng) -> State:
        g = self.base.clone()
        g.prefer = self.base.prefer
        bound: i64 = len(self.allowed)
        cards = self._free[:]
        counts = self._counts[:]
        starts = self._starts
        if self.joint is not None:
            bound += 1
        if bound > 0:
            for gap in range(len(self.zones)):
                self._filler[gap] = 0
            if self.joint is not None:
                self._lay_jointly(self.joint, rng, cards, counts)
            self._bind(rng)
        for gap in range(len(self.zones)):
            card: i64 = 0
            filler: i64 = 0
            if bound > 0:
                filler = self._filler[gap]
            if filler > 0:
                card = self.pool[filler - 1]
            else:
                kind = self._first[gap]
                end = self._end[gap]
                left = counts[kind]
                for other in range(kind + 1, end):
                    left += counts[other]
                if left == 0:
                    raise ValueError("a view that no world fits")
                pick = rng.below(left)
                while pick >= counts[kind]:
                    pick -= counts[kind]
                    kind += 1
                at = starts[kind] + pick
                card = cards[at]
                counts[kind] -= 1
                cards[at] = cards[starts[kind] + counts[kind]]  # the last of its kind takes its place
            spot = self.spots[gap]
            if spot < 0:
                g.lay(self.zones[gap], card)
            else:
                g.lay_at(self.zones[gap], spot, card)
        return g

    def _bind(self, rng: Rng) -> None:
        """Give each bound card one of its gaps at random; where they clash, cards make room."""
        for index in range(len(self.allowed)):
            if self._laid[index] == 0 and not self._give(index, rng, [False] * len(self.zones)):
                raise ValueError("a view that no world fits")

    def _lay_jointly(self, joint: Joint, rng: Rng, cards: vec[i64], counts: vec[i64]) -> None:
        """Fill the gaps of a joint row, and take its cards from those that are still to be laid."""
        for index in range(len(self.pool)):
            self._laid[index] = 0
        row = joint.pick(rng) * len(joint.gaps)
        for i in range(len(joint.gaps)):
            index = joint.rows[row + i]
            self._filler[joint.gaps[i]] = index + 1
            self._laid[index] = 1
            if index >= len(self.allowed):
                card = self.pool[index]
                kind: i64 = self.base.layout.kind_of[card]
                at = self._starts[kind]
                while cards[at] != card:
                    at += 1
                counts[kind] -= 1
                cards[at] = cards[self._starts[kind] + counts[kind]]

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
