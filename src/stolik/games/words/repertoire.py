"""The words that somebody knows and could spell in the turns to come: gathered once, then ranked as often as wanted.

The solver goes through the whole lexicon each time. Whoever compares many positions with the same letters on the table
asks this instead, which is several times as quick.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import ints, longer
from stolik.engine.state import State
from stolik.games.words.lexicon import LAST, LETTER, LETTERS, LONGEST, NODE, WORD, Lexicon
from stolik.games.words.state import CAPTURED, CELL, DECK_SIZE, HAND, MIN_LENGTH
from stolik.games.words.state import LETTER as LETTER_OF
from stolik.games.words.wish import MOST, STRIDE, Wish

MOST_RANKED: Final = 64


@final
class Repertoire:
    def __init__(self) -> None:
        self.count: i64 = 0
        self.found: vec[i64] = ints(MOST_RANKED)  # numbers of the words that were ranked last, the best first
        self._numbers: vec[i64] = ints(0)
        self._ends: vec[i64] = ints(0)  # of each word: where its cells end
        self._cells: vec[i64] = ints(0)  # of each letter of each word: that of a wish's table which counts it
        self._have: vec[i64] = ints(LETTERS)
        self._used: vec[i64] = ints(LETTERS)
        self._places: vec[i64] = ints(LONGEST + 1)
        self._sums: vec[i64] = ints(LONGEST + 1)
        self._line: vec[i64] = ints(LONGEST + 1)
        self._worths: vec[i64] = ints(MOST_RANKED)

    def gather(self, lexicon: Lexicon, g: State, seat: i64, zipf: i64, longest: i64) -> None:
        """All frequent words of the letters in the centre, in all hands, and of what a seat has captured."""
        for letter in range(LETTERS):
            self._have[letter] = 0
            self._used[letter] = 0
        for card in range(DECK_SIZE):
            if g[CELL + card] != 0 or g.holds(CAPTURED + seat, card):
                self._have[LETTER_OF[card]] += 1
        for other in range(g.seats):
            for at in range(g.count(HAND + other)):
                self._have[LETTER_OF[g.card(HAND + other, at)]] += 1
        for letter in range(LETTERS):
            if self._have[letter] > MOST:
                self._have[letter] = MOST
        self.count = 0
        self._walk(lexicon, max(1, zipf), min(longest, LONGEST), g[MIN_LENGTH])

    def _walk(self, lexicon: Lexicon, zipf: i64, longest: i64, shortest: i64) -> None:
        graph = lexicon.common
        if graph.root == 0:
            return
        edges = graph.edges
        before = graph.before
        places = self._places
        sums = self._sums
        used = self._used
        have = self._have
        line = self._line
        end: i64 = 0
        length: i64 = 0
        places[0] = graph.root
        sums[0] = 0
        while True:
            place = places[length]
            edge = edges[place]
            letter = edge & LETTER
            if used[letter] < have[letter]:
                line[length] = letter * STRIDE + used[letter]
                used[letter] += 1
                number = sums[length] + before[place]
                length += 1
                if (edge & WORD) != 0:
                    if length >= shortest and lexicon.zipfs[number] >= zipf:
                        end = self._keep(lexicon.numbers[number], length, end)
                    number += 1
                node = edge // NODE
                if node != 0 and length < longest:
                    sums[length] = number
                    places[length] = node
                    continue
                length -= 1
                used[letter] -= 1
            while (edges[places[length]] & LAST) != 0:
                length -= 1
                if length < 0:
                    return
                used[edges[places[length]] & LETTER] -= 1
            places[length] += 1

    def _keep(self, number: i64, length: i64, end: i64) -> i64:
        while len(self._cells) < end + length:
            self._cells = longer(self._cells, 0)
        for at in range(length):
            self._cells[end + at] = self._line[at]
        if self.count == len(self._numbers):
            self._numbers = longer(self._numbers, 0)
            self._ends = longer(self._ends, 0)
        self._numbers[self.count] = number
        self._ends[self.count] = end + length
        self.count += 1
        return end + length

    def rank(self, wish: Wish, limit: i64) -> i64:
        """How many there are of those that a wish allows, at most so many: the dearest first, then in their order."""
        cells = self._cells
        ends = self._ends
        worth = wish.worth
        available = wish.available
        worths = self._worths
        found = self.found
        needed: i64 = 0
        for letter in range(LETTERS):
            needed += wish.needed[letter]
        count: i64 = 0
        begin: i64 = 0
        for at in range(self.count):
            end = ends[at]
            total: i64 = 0
            missing = needed
            place = begin
            while place < end:
                cell = cells[place]
                letter = cell // STRIDE
                number = cell - letter * STRIDE
                if number >= available[letter]:
                    break
                if number < wish.needed[letter]:
                    missing -= 1
                total += worth[cell + 1] - worth[cell]
                place += 1
            begin = end
            if place < end or missing > 0 or (count == limit and total <= worths[count - 1]):
                continue
            if count < limit:
                count += 1
            slot = count - 1
            while slot > 0 and worths[slot - 1] < total:
                worths[slot] = worths[slot - 1]
                found[slot] = found[slot - 1]
                slot -= 1
            worths[slot] = total
            found[slot] = self._numbers[at]
        return count
