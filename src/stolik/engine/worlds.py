"""Worlds: the states that a view allows, sampled quickly enough for a search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Rng, as_ints, floats, ints
from stolik.engine.state import State

# How much is counted; beyond that some worlds may be likelier than others.
MOST_WAYS: Final = 50_000
MOST_BAYS: Final = 400


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
class Groups:
    """Cards of a pool that may lie in the same gaps, and gaps that are open to the same groups (a bay).

    How many ways there are to fill all gaps is counted, group by group and bay by bay; then the groups are shared out
    by these numbers, and every way is equally likely. Of the groups the first ones are of bound cards, the others
    are the decks of the free ones.
    """

    def __init__(self, gaps: int, allowed: list[list[int]], free: list[tuple[list[int], list[int]]]) -> None:
        """`allowed`: the gaps of each bound card; `free`: the cards of each deck by their numbers, and their gaps."""
        bound: dict[tuple[int, ...], list[int]] = {}
        for index, places in enumerate(allowed):
            bound.setdefault(tuple(sorted(places)), []).append(index)
        groups: list[tuple[list[int], list[int]]] = [(cards, list(places)) for places, cards in bound.items()]
        groups += free
        bays: dict[tuple[int, ...], list[int]] = {}
        for gap in range(gaps):
            open_to = tuple([number for number, group in enumerate(groups) if gap in group[1]])
            bays.setdefault(open_to, []).append(gap)
        spans = [[bay for bay, open_to in enumerate(bays) if number in open_to] for number in range(len(groups))]
        # Is a bound card not as welcome in one of its gaps as in another? Else they need not be counted.
        self.uneven = max([len(spans[number]) for number in range(len(bound))]) > 1
        order = sorted(range(len(groups)), key=lambda number: len(spans[number]))  # so there is the least to count
        self._gaps = list(bays.values())
        self._cards = [groups[number][0] for number in order]
        self._bays = [spans[number] for number in order]
        self._ways: dict[tuple[int, ...], float] = {}
        self._too_many = sum([len(span) for span in spans]) > MOST_BAYS

    def share_out(self, rng: Rng, filler: vec[i64], laid: vec[i64]) -> bool:
        """Fill all gaps that are not filled; False if there are too many ways to count them."""
        if self._too_many:
            return False
        gaps = [[gap for gap in bay if filler[gap] == 0] for bay in self._gaps]
        cards = [[card for card in group if laid[card] == 0] for group in self._cards]
        left = [len(bay) for bay in gaps]
        sizes = [len(group) for group in cards]
        total = self._count(0, 0, left, sizes)
        if len(self._ways) >= MOST_WAYS:
            self._too_many = True
            return False
        if total == 0.0:
            raise ValueError("a view that no world fits")
        for group in range(len(cards)):
            for nth in range(len(self._bays[group])):
                bay = self._bays[group][nth]
                for _ in range(self._pick(rng, group, nth, left, sizes)):
                    filler[_take(gaps[bay], rng)] = _take(cards[group], rng) + 1
        return True

    def _pick(self, rng: Rng, group: int, nth: int, left: list[int], sizes: list[int]) -> int:
        """How many cards of a group the nth of its bays gets; they are taken off what is left."""
        ways = self._choices(group, nth, left, sizes)
        at = rng.real() * sum(ways)
        found = len(ways) - 1
        for number in range(len(ways)):
            at -= ways[number]
            if at < 0.0:
                found = number
                break
        left[self._bays[group][nth]] -= found
        sizes[group] -= found
        return found

    def _count(self, group: int, nth: int, left: list[int], sizes: list[int]) -> float:
        """In how many ways gaps can be chosen for this group, from its nth bay on, and all later ones."""
        if nth == len(self._bays[group]):
            if group + 1 == len(self._bays):
                return 1.0
            return self._count(group + 1, 0, left, sizes)
        key = (group, nth, *left, *sizes)
        known = self._ways.get(key)
        if known is not None:
            return known
        if len(self._ways) >= MOST_WAYS:
            return 0.0
        total = sum(self._choices(group, nth, left, sizes))
        self._ways[key] = total
        return total

    def _choices(self, group: int, nth: int, left: list[int], sizes: list[int]) -> list[float]:
        """The same, by how many cards the nth bay gets; the rest must find room in the bays after it."""
        bay = self._bays[group][nth]
        room = left[bay]
        size = sizes[group]
        rest = sum([left[other] for other in self._bays[group][nth + 1 :]])
        found: list[float] = []
        gaps = 1.0  # so many ways to choose gaps for them here
        for number in range(min(room, size) + 1):
            ways = 0.0
            if size - number <= rest:
                left[bay] = room - number
                sizes[group] = size - number
                ways = gaps * self._count(group, nth + 1, left, sizes)
            found.append(ways)
            gaps = gaps * (room - number) / (number + 1)
        left[bay] = room
        sizes[group] = size
        return found


def _take(items: list[int], rng: Rng) -> int:
    """Any of some, which is gone then."""
    at = rng.below(len(items))
    found = items[at]
    items[at] = items[len(items) - 1]
    items.pop()
    return found


@final
class Worlds:
    """A state with gaps, the gaps (zone and spot, -1 in a bag) and the cards to fill them with.

    The first cards of the pool may be bound to some of the gaps (`allowed`); they are laid first.
    Each of the others is as likely as any other in every gap whose zone holds its deck. That makes every
    world equally likely as long as a zone holds one deck or all that it shares with others, and bound cards have the
    same gaps or none in common; else the worlds are counted (`Groups`).
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
        """The gaps whose zones hold the fewest decks come first: the others take what those have left."""
        self.base = base
        self.zones: vec[i64] = zones
        self.spots: vec[i64] = spots
        self.pool: vec[i64] = pool
        self.allowed = allowed
        self.joint = joint
        self._filler: vec[i64] = ints(len(zones))  # gap -> 1 + number in the pool of the card that was laid there first
        self._laid: vec[i64] = ints(len(pool))  # 1 for a card that a joint row has laid
        layout = base.layout
        self._first: vec[i64] = as_ints([layout.zones[zone].first_deck for zone in zones])
        self._end: vec[i64] = as_ints([layout.zones[zone].end_deck for zone in zones])
        # The cards that are not bound, deck by deck; where each deck begins, and how many there are.
        free = [
            [card for card in pool[len(allowed) :] if layout.deck_of[card] == deck] for deck in range(len(layout.decks))
        ]
        self._free: vec[i64] = as_ints([card for cards in free for card in cards])
        self._starts: vec[i64] = as_ints([sum(len(cards) for cards in free[:deck]) for deck in range(len(free))])
        self._counts: vec[i64] = as_ints([len(cards) for cards in free])
        self._groups = self._counted() if allowed else None

    def _counted(self) -> Groups | None:
        """The groups of cards, where they must be counted."""
        deck_of = self.base.layout.deck_of
        free: list[tuple[list[int], list[int]]] = []
        for deck in range(len(self._counts)):
            cards = [i for i in range(len(self.allowed), len(self.pool)) if deck_of[self.pool[i]] == deck]
            gaps = [gap for gap in range(len(self.zones)) if self._first[gap] <= deck < self._end[gap]]
            if cards:
                free.append((cards, gaps))
        groups = Groups(len(self.zones), self.allowed, free)
        return groups if groups.uneven else None

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
            groups = self._groups
            if groups is None or not groups.share_out(rng, self._filler, self._laid):
                self._bind(rng)
        for gap in range(len(self.zones)):
            card: i64 = 0
            filler: i64 = 0
            if bound > 0:
                filler = self._filler[gap]
            if filler > 0:
                card = self.pool[filler - 1]
            else:
                deck = self._first[gap]
                end = self._end[gap]
                left = counts[deck]
                for other in range(deck + 1, end):
                    left += counts[other]
                if left == 0:
                    raise ValueError("a view that no world fits")
                pick = rng.below(left)
                while pick >= counts[deck]:
                    pick -= counts[deck]
                    deck += 1
                at = starts[deck] + pick
                card = cards[at]
                counts[deck] -= 1
                cards[at] = cards[starts[deck] + counts[deck]]  # the last of its deck takes its place
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
                deck: i64 = self.base.layout.deck_of[card]
                at = self._starts[deck]
                while cards[at] != card:
                    at += 1
                counts[deck] -= 1
                cards[at] = cards[self._starts[deck] + counts[deck]]

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
