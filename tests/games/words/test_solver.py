"""The solver against counting by hand and against trying every word of a small list."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.engine.kit import Rng
from stolik.games.words.lexicon import ALPHABET, Lexicon
from stolik.games.words.solver import MOST, STRIDE, Solver, Wish

from .lists import packaged, small

WORDS = """
SMALLWORDS
""".split()
ZIPFS = {word: (0, 20, 33, 45)[place % 4] for place, word in enumerate(WORDS)}
LEXICON = small(ZIPFS)
SOLVER = Solver()  # one for all tests: nothing may be left over from an earlier search


@dataclass
class Cards:
    """What a test says of the cards; the worth of a letter is a list of what each further card brings."""

    available: dict[str, int]
    needed: dict[str, int] = field(default_factory=dict)
    worth: dict[str, list[int]] = field(default_factory=dict)
    extra: str = ""
    budget: int = 0
    twice: int = 0
    shortest: int = 2
    longest: int = 20
    common: int = 0

    def wish(self) -> Wish:
        wish = Wish()
        for letter, cards in self.available.items():
            wish.available[ALPHABET.index(letter)] = cards
        for letter, cards in self.needed.items():
            wish.needed[ALPHABET.index(letter)] = cards
        for letter in self.extra:
            wish.extra[ALPHABET.index(letter)] = 1
        for place, letter in enumerate(ALPHABET):
            for cards in range(1, MOST + 1):
                wish.worth[place * STRIDE + cards] = self.of(letter, cards)
        wish.budget = self.budget
        wish.twice = self.twice
        wish.shortest = self.shortest
        wish.longest = self.longest
        wish.common = self.common
        return wish

    def of(self, letter: str, cards: int) -> int:
        return sum(self.worth.get(letter, [])[:cards])

    def value(self, word: str) -> int:
        return sum(self.of(letter, cards) for letter, cards in Counter(word).items())

    def legal(self, word: str) -> bool:
        """By trying everything that can be borrowed, and then everything that can serve twice."""
        letters = Counter(word)
        if not self.shortest <= len(word) <= self.longest or ZIPFS[word] < self.common:
            return False
        if any(letters[letter] < cards for letter, cards in self.needed.items()):
            return False
        for borrowed in ["", *(self.extra if self.budget else "")]:
            cards = Counter(self.available) + Counter(borrowed)
            for doubled in ["", *(cards if self.twice else "")]:
                if letters <= cards + Counter(doubled):
                    return True
        return False


def best(cards: Cards, limit: int, lexicon: Lexicon = LEXICON) -> list[tuple[str, int]]:
    count = SOLVER.best(lexicon, cards.wish(), limit)
    return [(lexicon.word(SOLVER.numbers[i]), SOLVER.values[i]) for i in range(count)]


def rack(letters: str) -> dict[str, int]:
    return dict(Counter(letters))


LETTERS = "aikmotręsź"
racks = st.dictionaries(st.sampled_from(LETTERS), st.integers(0, 3), min_size=4)


@st.composite
def cards(draw: st.DrawFn) -> Cards:
    available = draw(racks)
    needed = draw(st.dictionaries(st.sampled_from(sorted(available)), st.integers(0, 2), max_size=2))
    return Cards(
        available,
        needed,
        draw(st.dictionaries(st.sampled_from(LETTERS), st.lists(st.integers(-3, 9), max_size=6))),
        "".join(draw(st.sets(st.sampled_from(LETTERS), max_size=4))),
        draw(st.integers(0, 1)),
        draw(st.integers(0, 1)),
        draw(st.integers(2, 4)),
        draw(st.integers(4, 9)),
        draw(st.sampled_from([0, 20, 33, 45])),
    )


@given(cards(), st.integers(1, 12))
@settings(max_examples=300, deadline=None)
def test_best_is_what_trying_every_word_finds(cards: Cards, limit: int) -> None:
    legal = [word for word in WORDS if cards.legal(word)]
    legal.sort(key=lambda word: (-cards.value(word), -ZIPFS[word], LEXICON.number(word)))
    assert best(cards, limit) == [(word, cards.value(word)) for word in legal[:limit]]


@given(cards())
@settings(max_examples=60, deadline=None)
def test_fits_is_what_trying_finds(cards: Cards) -> None:
    wish = cards.wish()
    fitting = [word for word in WORDS if SOLVER.fits(LEXICON, wish, LEXICON.number(word))]
    assert fitting == [word for word in WORDS if cards.legal(word)]


@given(cards(), st.integers(1, 5), st.integers(0, 1000))
@settings(max_examples=200, deadline=None)
def test_some_finds_legal_words_whenever_there_are_any(cards: Cards, limit: int, seed: int) -> None:
    count = SOLVER.some(LEXICON, cards.wish(), Rng(seed), limit)
    found = [LEXICON.word(SOLVER.numbers[i]) for i in range(count)]
    assert [SOLVER.values[i] for i in range(count)] == [cards.value(word) for word in found]
    assert all(cards.legal(word) for word in found)
    assert len(found) == len(set(found)) <= limit
    assert bool(found) == any(cards.legal(word) for word in WORDS)
