"""Sampled worlds: bound cards in allowed gaps, whatever clashes, and no world preferred."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.engine.kit import Rng, as_ints
from stolik.engine.layout import NOBODY, OWNER, Layout
from stolik.engine.state import State, blank
from stolik.engine.worlds import Joint, Worlds

LAYOUT = Layout(list("abcdefgh"), 2)
HAND = LAYOUT.bags("hand", OWNER)
ROW = LAYOUT.row("row", NOBODY, 8)


def worlds(gaps: int, allowed: list[list[int]]) -> Worlds:
    """As many cards as gaps, all gaps in one row; the first cards are bound."""
    base = blank(LAYOUT, 2)
    for _ in range(gaps):
        base.lay(ROW, 0)
    spots = as_ints(list(range(gaps)))
    return Worlds(base, as_ints([ROW] * gaps), spots, as_ints(list(range(gaps))), allowed)


def order(world: State) -> tuple[int, ...]:
    return tuple(world.cards(ROW))


def chi_square(found: Counter[tuple[int, ...]], kinds: int) -> float:
    expected = found.total() / kinds
    return sum((count - expected) ** 2 / expected for count in found.values()) + (kinds - len(found)) * expected


def assert_uniform(sampler: Worlds, possible: set[tuple[int, ...]]) -> None:
    rng = Rng(4)
    found = Counter(order(sampler.sample(rng)) for _ in range(300 * len(possible)))
    assert set(found) == possible
    assert chi_square(found, len(possible)) < len(possible) + 4 * sqrt(2 * len(possible))


def test_free_cards_lie_anywhere_alike() -> None:
    assert_uniform(worlds(4, []), set(permutations(range(4))))


def test_one_bound_card_lies_in_each_of_its_gaps_alike() -> None:
    assert_uniform(worlds(4, [[0, 2]]), {order for order in permutations(range(4)) if order[0] == 0 or order[2] == 0})


def test_cards_bound_to_the_same_gaps_lie_in_any_order_alike() -> None:
    """As in a pile that was shuffled."""
    assert_uniform(worlds(3, [[0, 1, 2]] * 3), set(permutations(range(3))))


def test_cards_make_room_where_they_clash() -> None:
    """Only one world fits: each card must be pushed from where it would like to lie."""
    sampler = worlds(4, [[0, 1, 2, 3], [0, 1, 2], [0, 1], [0]])
    for seed in range(60):
        assert order(sampler.sample(Rng(seed))) == (3, 2, 1, 0)


OVERLAPPING = [
    (3, [[0, 1], [1, 2]]),
    (4, [[0, 1], [1, 2]]),
    (4, [[0, 1, 2], [2, 3]]),
    (4, [[0, 1, 2, 3], [0, 1]]),
    (5, [[0, 1], [0, 1], [1, 2, 3]]),
    (5, [[0, 1, 2], [0, 1, 2], [2, 3], [2, 3, 4]]),
    (5, [[4], [3, 4], [0, 3], [0, 1, 2, 3]]),
]


@pytest.mark.parametrize(("gaps", "allowed"), OVERLAPPING)
def test_cards_whose_gaps_overlap_lie_in_every_way_alike(gaps: int, allowed: list[list[int]]) -> None:
    possible = {
        order
        for order in permutations(range(gaps))
        if all(order.index(card) in places for card, places in enumerate(allowed))
    }
    assert_uniform(worlds(gaps, allowed), possible)


@pytest.mark.parametrize("allowed", [[], [[0, 2]], [[0, 1, 2]] * 2, [[0, 1], [2, 3], [0, 1]], [[0], [1]]])
def test_nothing_is_counted_where_no_gaps_overlap(allowed: list[list[int]]) -> None:
    assert worlds(5, allowed)._groups is None


def test_where_there_are_too_many_ways_to_count_some_world_is_found() -> None:
    """Eighty cards, each bound to all gaps but one: no two have the same."""
    layout = Layout([f"c{n}" for n in range(80)], 2)
    row = layout.row("row", NOBODY, 80)
    base = blank(layout, 2)
    for _ in range(80):
        base.lay(row, 0)
    allowed = [[gap for gap in range(80) if gap != card] for card in range(80)]
    gaps = as_ints(list(range(80)))
    world = Worlds(base, as_ints([row] * 80), gaps, gaps[:], allowed).sample(Rng(1)).cards(row)
    assert sorted(world) == list(range(80))
    assert all(card != gap for gap, card in enumerate(world))


@given(st.permutations(range(6)), st.lists(st.sets(st.integers(0, 5)), min_size=6, max_size=6), st.integers(0, 99))
def test_bound_cards_lie_in_allowed_gaps(true: list[int], more: list[set[int]], seed: int) -> None:
    """Whatever else is allowed, as long as there is one true world."""
    allowed = [sorted({true[card]} | more[card]) for card in range(6)]
    world = order(worlds(6, allowed).sample(Rng(seed)))
    assert sorted(world) == list(range(6))
    assert all(gap in allowed[card] for gap, card in enumerate(world))


@given(st.integers(0, 4), st.integers(0, 99))
def test_free_cards_fill_what_the_bound_ones_leave(bound: int, seed: int) -> None:
    world = order(worlds(5, [[gap] for gap in range(bound)]).sample(Rng(seed)))
    assert world[:bound] == tuple(range(bound))
    assert sorted(world) == list(range(5))


def test_a_view_that_no_world_fits() -> None:
    with pytest.raises(ValueError, match="no world"):
        worlds(3, [[0], [0]]).sample(Rng(1))


def test_hands_are_filled_card_by_card() -> None:
    """Gaps in bags have no spot; both hands get as many cards as they have gaps."""
    base = blank(LAYOUT, 2)
    sampler = Worlds(base, as_ints([HAND, HAND, HAND + 1]), as_ints([-1] * 3), as_ints([5, 6, 7]), [[2]])
    found = set()
    for seed in range(40):
        world = sampler.sample(Rng(seed))
        assert world.cards(HAND + 1) == [5]
        found.add(tuple(world.cards(HAND)))
    assert found == {(6, 7)}


def test_the_base_stays_as_it_is() -> None:
    sampler = worlds(4, [[1, 2]])
    before = list(sampler.base.mem)
    sampler.base.prefer = 1
    world = sampler.sample(Rng(3))
    assert list(sampler.base.mem) == before
    assert world.prefer == 1


def test_the_same_seed_gives_the_same_world() -> None:
    sampler = worlds(6, [[0, 1, 2], [0, 1]])
    assert [order(sampler.sample(Rng(s))) for s in range(20)] == [order(sampler.sample(Rng(s))) for s in range(20)]


# --- gaps that lean to some cards ---

# Two gaps of three lean: a in the first 0.5, b 0.3, c 0.2; in the second a 0.1, b 0.1, c 0.8.
# No card lies twice, so the products ab 0.05, ac 0.40, ba 0.03, bc 0.24, ca 0.02, cb 0.02 remain, 0.76 in all.
PRODUCTS = {(0, 1): 0.05, (0, 2): 0.40, (1, 0): 0.03, (1, 2): 0.24, (2, 0): 0.02, (2, 1): 0.02}


def leaning_worlds(rows: dict[tuple[int, int], float], allowed: list[list[int]]) -> Worlds:
    base = blank(LAYOUT, 2)
    for _ in range(3):
        base.lay(ROW, 0)
    joint = Joint(as_ints([0, 1]), as_ints([card for row in rows for card in row]), list(rows.values()))
    return Worlds(base, as_ints([ROW] * 3), as_ints([0, 1, 2]), as_ints([0, 1, 2]), allowed, joint)


@pytest.mark.parametrize("allowed", [[], [[2]]], ids=["free", "bound elsewhere unless in the row"])
def test_leaning_gaps_are_filled_together(allowed: list[list[int]]) -> None:
    rng, count = Rng(9), 20_000
    sampler = leaning_worlds(PRODUCTS, allowed)
    found = Counter(order(sampler.sample(rng)) for _ in range(count))
    for (first, second), product in PRODUCTS.items():
        share = product / 0.76
        assert abs(found[first, second, 3 - first - second] / count - share) < 4 * sqrt(share * (1 - share) / count)
    assert found.total() == count
    assert len(found) == 6


def test_beside_leaning_gaps_the_others_lie_in_every_way_alike() -> None:
    """The last gap has d or a, each as likely; a is in the first two gaps otherwise, b in the second or third."""
    base = blank(LAYOUT, 2)
    for _ in range(4):
        base.lay(ROW, 0)
    joint = Joint(as_ints([3]), as_ints([3, 0]), [0.5, 0.5])
    numbers = [0, 1, 2, 3]
    sampler = Worlds(base, as_ints([ROW] * 4), as_ints(numbers), as_ints(numbers), [[0, 1], [1, 2]], joint)
    shares = {(0, 1, 2, 3): 1 / 6, (0, 2, 1, 3): 1 / 6, (2, 0, 1, 3): 1 / 6}
    shares |= {(2, 1, 3, 0): 1 / 8, (3, 1, 2, 0): 1 / 8, (2, 3, 1, 0): 1 / 8, (3, 2, 1, 0): 1 / 8}
    rng, count = Rng(6), 20_000
    found = Counter(order(sampler.sample(rng)) for _ in range(count))
    assert set(found) == set(shares)
    for world, share in shares.items():
        assert abs(found[world] / count - share) < 4 * sqrt(share * (1 - share) / count)
