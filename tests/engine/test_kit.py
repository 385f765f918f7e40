"""The kit: bit sets against Python's own ints and sets, chance against plain implementations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.engine import kit
from stolik.engine.kit import Options, Rng

ELEMENTS = st.integers(0, 61)
SETS = st.sets(ELEMENTS)


def packed(members: set[int]) -> int:
    return sum(2**n for n in members)


def test_the_tests_run_interpreted() -> None:
    assert not kit.COMPILED


# --- bit sets -------------------------------------------------------------------------------------


@given(ELEMENTS)
def test_bit_and_full(n: int) -> None:
    assert kit.bit(n) == 2**n
    assert kit.full(n) == 2**n - 1


@given(SETS, ELEMENTS)
def test_has(members: set[int], n: int) -> None:
    assert kit.has(packed(members), n) == (n in members)


@given(SETS)
def test_size(members: set[int]) -> None:
    assert kit.size(packed(members)) == len(members)


@given(st.sets(ELEMENTS, min_size=1))
def test_lowest_and_nth(members: set[int]) -> None:
    assert kit.lowest(packed(members)) == min(members)
    assert [kit.nth(packed(members), k) for k in range(len(members))] == sorted(members)


@pytest.mark.parametrize("n", range(62))
def test_lowest_of_every_single_element(n: int) -> None:
    assert kit.lowest(2**n) == n
    assert kit.lowest(2**62 - 2**n) == n


@given(SETS, ELEMENTS)
def test_lowered(members: set[int], by: int) -> None:
    assert kit.lowered(packed(members), by) == packed({n - by for n in members if n >= by})


@given(st.sets(st.integers(0, 31), min_size=1))
def test_one_word_of_a_bag(members: set[int]) -> None:
    assert kit.bag_lowest(packed(members)) == min(members)
    assert kit.bag_size(packed(members)) == len(members)


@given(st.integers(0, 500))
def test_the_words_of_a_bag(card: int) -> None:
    assert 32 * kit.bag_word(card) + kit.lowest(kit.bag_bit(card)) == card
    assert kit.size(kit.bag_bit(card)) == 1


# --- chance ---------------------------------------------------------------------------------------


def sfc32(seed: int, stream: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator in numpy-free plain Python, after the first 16 words."""
    a, b, c, counter, produced = seed % 2**32, seed // 2**32 % 2**32, stream % 2**32, 1, 0
    while True:
        value = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        rotated = c * 2**21 % 2**32 + c // 2**11
        a, b, c = b ^ b // 2**9, 9 * c % 2**32, (rotated + value) % 2**32
        if produced >= 16:
            yield value
        produced += 1


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (1, 1), (2**32 + 5, 7), (2**64 - 1, 2**32 - 1)])
def test_words_are_those_of_sfc32(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(200)] == list(islice(sfc32(seed, stream), 200))


def lemire(words: Iterator[int], n: int) -> int:
    """One of n: a word's share of the range, but for the few words that would make it unfair."""
    while True:
        product = next(words) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 24, 1000, 2**30 + 1])
def test_below_rejects_what_would_be_unfair(n: int) -> None:
    """With 2**30 + 1 a quarter of all words is rejected."""
    rng = Rng(5, 3)
    words = sfc32(5, 3)
    assert [rng.below(n) for _ in range(300)] == [lemire(words, n) for _ in range(300)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 24, 100])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    draws = 400 * n
    found = Counter(rng.below(n) for _ in range(draws))
    assert set(found) == set(range(n))
    chi_square = sum((found[k] - 400) ** 2 / 400 for k in range(n))
    assert abs(chi_square - (n - 1)) < 4 * sqrt(2 * n)  # its mean is n - 1, its deviation sqrt(2(n - 1))


def test_streams_differ() -> None:
    assert len({Rng(1, stream).word() for stream in range(1000)}) == 1000


def test_real_is_in_the_unit_interval() -> None:
    rng = Rng(9)
    numbers = [rng.real() for _ in range(4000)]
    assert all(0.0 <= number < 1.0 for number in numbers)
    assert sum(numbers) / 4000 == pytest.approx(0.5, abs=0.03)


# --- the buffer of options ------------------------------------------------------------------------


@given(st.lists(st.integers(0, 10**6), max_size=200))
def test_options_grow_and_are_used_again(wanted: list[int]) -> None:
    out = Options()
    for _ in range(2):
        out.clear()
        for option in wanted:
            out.add(option)
        assert out.to_list() == wanted
        assert out.count == len(wanted)
        assert [out.at(i) for i in range(out.count)] == wanted
        assert all(out.holds(option) for option in wanted)
        assert not out.holds(-1)


@given(SETS, st.integers(0, 50), st.integers(1, 9))
def test_options_of_a_set(members: set[int], base: int, factor: int) -> None:
    out = Options()
    out.add_each(packed(members), base, factor)
    assert out.to_list() == [base + factor * n for n in sorted(members)]


def test_a_cleared_option_is_not_held() -> None:
    out = Options()
    out.add(4)
    out.clear()
    assert not out.holds(4)
