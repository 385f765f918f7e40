"""The best words that some cards can spell, each letter of a word being worth what its cards are worth.

Depth first through the automaton. Before that each node learns the most that can still come behind it if every letter
brought as much as its best card; a branch that cannot reach the words already found is not entered.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Dice, ints, longer
from stolik.games.words.lexicon import (
    LAST,
    LETTER,
    LETTERS,
    LONGEST,
    MOST_WORDS,
    NODE,
    WORD,
    Automaton,
    Lexicon,
    code,
)
from stolik.games.words.walk import Walker
from stolik.games.words.wish import STRIDE, Growing, Wish

_NONE: Final = -1_000_000_000  # less than any word is worth
_ZIPFS: Final = 128

_WALKS: Final[i64] = 12  # in vain, before the search is left to the exact way


@final
class WordFinder:
    """Keeps its tables between searches. What the last search found: `count`, `numbers`, `values`."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.numbers: vec[i64] = ints(0)
        self.values: vec[i64] = ints(0)
        self._heap: vec[i64] = ints(0)  # keys, the worst first
        self._heaped: i64 = 0
        self._limit: i64 = 0
        self._hasty = False  # is the search over as soon as there are enough words?
        self._floor: i64 = _NONE  # what a word must at least be worth
        self._weights: vec[i64] = ints(LETTERS)  # the most that one more of a letter can bring; _NONE: not to be had
        self._aim: i64 = -1  # a letter that is needed
        self._most: vec[i64] = ints(2)  # of each node: the most that can come, and the same with the needed letter
        self._growing = Growing()
        self._places: vec[i64] = ints(LONGEST + 1)  # the edge that is tried, by the length of the word before it
        self._sums: vec[i64] = ints(LONGEST + 1)  # words that come before
        self._walker = Walker()

    def best(self, lexicon: Lexicon, wish: Wish, limit: i64) -> i64:
        """How many there are: the best first, of equal ones the more frequent, then the earlier in the alphabet."""
        self._make_room(limit)
        self._limit = limit
        self._floor = _NONE
        self._heaped = 0
        self._weigh(wish)
        self._search(lexicon, lexicon.common, wish)
        if wish.common <= 0:
            # The common words are few, and the worth of the worst of them (`_floor`) spares most of the others.
            self._heaped = 0
            self._search(lexicon, lexicon.every, wish)
        self._empty_heap()
        return self.count

    def some(self, lexicon: Lexicon, wish: Wish, dice: Dice, limit: i64) -> i64:
        """A few different words by random walks, whatever they are worth; at least one if there is one."""
        self._make_room(limit)
        self.count = 0
        in_vain: i64 = 0
        while self.count < limit and in_vain < _WALKS:
            number = self._walker.walk(lexicon, wish, dice)
            if number < 0 or self._is_found(number):
                in_vain += 1
                continue
            self.numbers[self.count] = number
            self.values[self.count] = self._walker.worth
            self.count += 1
        if self.count == 0:
            self._hasty = True
            self.best(lexicon, wish, limit)
            self._hasty = False
            self._most = ints(2)  # seldom needed, and larger than all else that a table holds
        return self.count

    def fits(self, lexicon: Lexicon, wish: Wish, number: i64) -> bool:
        """Is this word among those that `best` looks for?"""
        word = lexicon.word(number)
        length: i64 = len(word)
        if length < wish.shortest or length > wish.longest:
            return False
        if wish.common > 0 and lexicon.zipf(number) < wish.common:
            return False
        growing = self._growing
        growing.begin(wish)
        at: i64 = 0
        while at < length:
            if not growing.take(wish, code(word, at), at):
                return False
            at += 1
        return growing.missing[length] == 0

    def _is_found(self, number: i64) -> bool:
        found: i64 = 0
        while found < self.count:
            if self.numbers[found] == number:
                return True
            found += 1
        return False

    # --- the search ---

    def _search(self, lexicon: Lexicon, graph: Automaton, wish: Wish) -> None:
        if graph.root == 0 or self._limit <= 0:
            return
        self._foresee(graph)
        edges = graph.edges
        before = graph.before
        most = self._most
        weights = self._weights
        places = self._places
        sums = self._sums
        growing = self._growing
        growing.begin(wish)
        used = growing.used
        worths = growing.worths
        missing = growing.missing
        aim = self._aim
        aimed: i64 = 0
        if aim >= 0:
            aimed = wish.needed[aim]
        common = graph is lexicon.common
        shortest = wish.shortest
        longest = wish.longest
        length: i64 = 0
        places[0] = graph.root
        sums[0] = 0
        while True:
            place = places[length]
            edge = edges[place]
            letter = edge & LETTER
            if weights[letter] >= 0 and growing.take(wish, letter, length):
                number = sums[length] + before[place]
                length += 1
                worth = worths[length]
                if (edge & WORD) != 0:
                    if missing[length] == 0 and length >= shortest and worth >= self._floor:
                        self._offer(lexicon, wish, common, number, worth)
                        if self._hasty and self._heaped == self._limit:
                            return
                    number += 1
                node = edge // NODE
                more = most[2 * node]
                if aim >= 0 and used[aim] < aimed:
                    more = most[2 * node + 1]
                if more >= 0 and length < longest and worth + more >= self._floor:
                    sums[length] = number
                    places[length] = node
                    continue
                length -= 1
                used[letter] -= 1
            # The next edge: of this node, or of one nearer to the root.
            while (edges[places[length]] & LAST) != 0:
                length -= 1
                if length < 0:
                    return
                used[edges[places[length]] & LETTER] -= 1
            places[length] += 1

    def _weigh(self, wish: Wish) -> None:
        """The most that one more of each letter can bring, and which needed letter guides the search."""
        self._aim = -1
        letter: i64 = 0
        while letter < LETTERS:
            if wish.needed[letter] > 0:
                self._aim = letter
            cards = wish.cards(letter)
            most: i64 = _NONE
            if cards > 0:
                most = 0
            cell = letter * STRIDE
            end = cell + cards
            while cell < end:
                gain = wish.worth[cell + 1] - wish.worth[cell]
                if gain > most:
                    most = gain
                cell += 1
            self._weights[letter] = most
            letter += 1

    def _foresee(self, graph: Automaton) -> None:
        """Fills `_most`, from the ends of the words to the root; below zero means that no word comes."""
        edges = graph.edges
        count: i64 = len(edges)
        if len(self._most) < 2 * count:
            self._most = ints(2 * count)
        most = self._most
        weights = self._weights
        aim = self._aim
        most[0] = _NONE
        most[1] = _NONE
        node: i64 = 1
        free: i64 = _NONE
        bound: i64 = _NONE
        place: i64 = 1
        while place < count:
            edge = edges[place]
            letter = edge & LETTER
            behind = 2 * (edge // NODE)
            rest = most[behind]
            if rest < 0 and (edge & WORD) != 0:
                rest = 0
            rest_bound = most[behind + 1]
            if letter == aim:
                rest_bound = rest
            weight = weights[letter]
            rest += weight
            rest_bound += weight
            if rest > free:
                free = rest
            if rest_bound > bound:
                bound = rest_bound
            if (edge & LAST) != 0:
                most[2 * node] = free
                most[2 * node + 1] = bound
                free = _NONE
                bound = _NONE
                node = place + 1
            place += 1

    # --- the best words so far: a heap of keys, the worst on top ---

    def _offer(self, lexicon: Lexicon, wish: Wish, common: bool, number: i64, worth: i64) -> None:
        word = number
        if common:
            word = lexicon.numbers[number]
            zipf = lexicon.zipfs[number]
        else:
            zipf = lexicon.zipf(number)
        if zipf < wish.common:
            return
        key = (worth * _ZIPFS + zipf) * MOST_WORDS + (MOST_WORDS - 1 - word)
        heap = self._heap
        if self._heaped < self._limit:
            at = self._heaped
            self._heaped = at + 1
            while at > 0 and heap[(at - 1) // 2] > key:
                heap[at] = heap[(at - 1) // 2]
                at = (at - 1) // 2
            heap[at] = key
        elif key > heap[0]:
            self._sink(key)
        if self._heaped == self._limit:
            self._floor = heap[0] // (_ZIPFS * MOST_WORDS)

    def _sink(self, key: i64) -> None:
        """Puts a key in the place of the worst."""
        heap = self._heap
        count = self._heaped
        at: i64 = 0
        while True:
            child = 2 * at + 1
            if child >= count:
                break
            if child + 1 < count and heap[child + 1] < heap[child]:
                child += 1
            if heap[child] >= key:
                break
            heap[at] = heap[child]
            at = child
        heap[at] = key

    def _empty_heap(self) -> None:
        """The worst is taken out first and comes last."""
        self.count = self._heaped
        while self._heaped > 0:
            key = self._heap[0]
            self._heaped -= 1
            at = self._heaped
            self._sink(self._heap[at])
            self.numbers[at] = MOST_WORDS - 1 - key % MOST_WORDS
            self.values[at] = key // (_ZIPFS * MOST_WORDS)

    def _make_room(self, limit: i64) -> None:
        while len(self.numbers) < limit:
            self._heap = longer(self._heap, 0)
            self.numbers = longer(self.numbers, 0)
            self.values = longer(self.values, 0)
