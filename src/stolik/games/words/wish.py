"""The letters at hand, what they are worth, and a word that grows from them letter by letter."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import ints
from stolik.games.words.lexicon import LETTERS, LONGEST

MOST: Final = 15  # cards of one letter, a borrowed and a doubled one included
STRIDE: Final = 16


@final
class Wish:
    """What to look for. The worth of a whole word must stay below a thousand million."""

    def __init__(self) -> None:
        self.available: vec[i64] = ints(LETTERS)  # cards of each letter
        self.needed: vec[i64] = ints(LETTERS)  # at least so many of them must be used
        self.worth: vec[i64] = ints(LETTERS * STRIDE)  # of the best i cards of a letter, at letter * STRIDE + i
        self.extra: vec[i64] = ints(LETTERS)  # 1: one more card of this letter can be borrowed
        self.budget: i64 = 0  # cards that may be borrowed in all: 0 or 1
        self.twice: i64 = 0  # 1: one card, borrowed or not, may serve twice
        self.shortest: i64 = 2
        self.longest: i64 = LONGEST
        self.common: i64 = 0  # only words at least so frequent, in tenths of Zipf; 0: all words

    def clear(self) -> None:
        letter: i64 = 0
        while letter < LETTERS:
            self.available[letter] = 0
            self.needed[letter] = 0
            self.extra[letter] = 0
            letter += 1
        cell: i64 = 0
        while cell < LETTERS * STRIDE:
            self.worth[cell] = 0
            cell += 1
        self.budget = 0
        self.twice = 0
        self.shortest = 2
        self.longest = LONGEST
        self.common = 0

    def cards(self, letter: i64) -> i64:
        """How many of a letter a word can have at most."""
        cards = self.available[letter]
        if self.extra[letter] > 0:
            cards += self.budget
        if cards > 0:
            cards += self.twice
        return cards

    def beyond(self, letter: i64, earlier: i64) -> bool:
        """Can one more of a letter come from elsewhere than its cards, if one of `earlier` (-1: none) already did?"""
        if earlier < 0:
            if self.budget > 0 and self.extra[letter] > 0:
                return True
            return self.twice > 0 and self.available[letter] > 0
        if self.budget == 0 or self.twice == 0:
            return False
        if letter == earlier:
            return self.extra[letter] > 0
        if self.extra[letter] > 0 and self.available[earlier] > 0:
            return True
        return self.extra[earlier] > 0 and self.available[letter] > 0


@final
class Growing:
    """A beginning of a word. What is known of it stands at its length; a letter taken back leaves nothing to repair."""

    def __init__(self) -> None:
        self.used: vec[i64] = ints(LETTERS)
        self.worths: vec[i64] = ints(LONGEST + 1)
        self.missing: vec[i64] = ints(LONGEST + 1)  # letters that are still needed
        self._beyond: vec[i64] = ints(LONGEST + 1)  # letters that came from elsewhere than the cards
        self._first: vec[i64] = ints(LONGEST + 1)  # the first of them

    def begin(self, wish: Wish) -> None:
        missing: i64 = 0
        letter: i64 = 0
        while letter < LETTERS:
            self.used[letter] = 0
            missing += wish.needed[letter]
            letter += 1
        self.missing[0] = missing
        self.worths[0] = 0
        self._beyond[0] = 0
        self._first[0] = -1

    def take(self, wish: Wish, letter: i64, length: i64) -> bool:
        """One letter more, if it can be had."""
        used = self.used[letter]
        beyond = self._beyond[length]
        first = self._first[length]
        if used >= wish.available[letter]:
            if beyond > 1 or not wish.beyond(letter, first):
                return False
            beyond += 1
            if first < 0:
                first = letter
        missing = self.missing[length]
        if used < wish.needed[letter]:
            missing -= 1
        cell = letter * STRIDE + used
        self.worths[length + 1] = self.worths[length] + wish.worth[cell + 1] - wish.worth[cell]
        self.missing[length + 1] = missing
        self._beyond[length + 1] = beyond
        self._first[length + 1] = first
        self.used[letter] = used + 1
        return True

    def give_back(self, letter: i64) -> None:
        self.used[letter] -= 1
