"""The best words that some cards can spell, each letter of a word being worth what its cards are worth.

Depth first through the automaton. Before that each node learns the most that can still come below it if every letter
brought as much as its best card; a branch that cannot reach the words already found is not entered.
"""

from __future__ import annotations

from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from stolik.engine.kit import Dice, as_halves, ints, longer
from stolik.games.words.lexicon import LAST, LETTER, LETTERS, LONGEST, MOST_WORDS, WORD, Automaton, Lexicon, code

MOST: Final = 15  # cards of one letter
STRIDE: Final = 16

_NONE: Final = -1_000_000_000
_ZIPFS: Final = 128
_STEPS: Final[i64] = 600  # edges that one random walk tries
_WALKS: Final[i64] = 12  # in vain, before the search is left to the exact way


@final
class Wish:
    """The letters at hand and what they are worth. Worth of one word: below a thousand million."""

    def __init__(self) -> None:
        self.available: vec[i64] = ints(LETTERS)  # cards of each letter
        self.needed: vec[i64] = ints(LETTERS)  # at least so many of them must be used
        self.worth: vec[i64] = ints(LETTERS * STRIDE)  # of the best i cards of a letter, at letter * STRIDE + i
        self.extra: vec[i64] = ints(LETTERS)  # 1: one more card of this letter can be borrowed
        self.budget: i64 = 0  # cards that may be borrowed in all: 0 or 1
        self.twice: i64 = 0  # 1: one card may serve twice
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
class Solver:
    """Keeps its tables between searches. What the last search found: `count`, `numbers`, `values`."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.numbers: vec[i64] = ints(1)
        self.values: vec[i64] = ints(1)
        self._heap: vec[i64] = ints(1)  # keys, the worst first
        self._heaped: i64 = 0
        self._limit: i64 = 0
        self._floor: i64 = _NONE  # what a word must at least be worth
        self._weights: vec[i64] = ints(LETTERS)  # the most that one more of a letter can bring; -1: cannot be had
        self._aim: i64 = -1  # a letter that is needed
        self._free: vec[i32] = as_halves(array("i", [0]))  # of a node: the most that can come
        self._bound: vec[i32] = as_halves(array("i", [0]))  # the same of words with the needed letter
        self._used: vec[i64] = ints(LETTERS)
        self._edges: vec[i64] = ints(LONGEST + 1)  # the way from the root, by depth
        self._nodes: vec[i64] = ints(LONGEST + 1)
        self._left: vec[i64] = ints(LONGEST + 1)  # edges of those nodes not yet walked
        self._worths: vec[i64] = ints(LONGEST + 1)
        self._sums: vec[i64] = ints(LONGEST + 1)  # the numbers of the words so far
        self._missing: vec[i64] = ints(LONGEST + 1)
        self._beyond: vec[i64] = ints(LONGEST + 1)  # how many letters came from elsewhere
        self._first: vec[i64] = ints(LONGEST + 1)  # the first of them

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
        """A few different words by random walks, worth what they may; at least one if there is one."""
        graph = lexicon.every
        if wish.common > 0:
            graph = lexicon.common
        self._make_room(limit)
        self.count = 0
        in_vain: i64 = 0
        while self.count < limit and in_vain < _WALKS:
            if not self._walk(lexicon, graph, wish, dice):
                in_vain += 1
        if self.count == 0:
            return self.best(lexicon, wish, limit)
        return self.count

    def fits(self, lexicon: Lexicon, wish: Wish, number: i64) -> bool:
        """Is this word among those that `best` looks for?"""
        word = lexicon.word(number)
        length: i64 = len(word)
        if length < wish.shortest or length > wish.longest:
            return False
        if wish.common > 0 and lexicon.zipf(number) < wish.common:
            return False
        self._begin(wish)
        depth: i64 = 0
        while depth < length:
            if not self._use(wish, code(word[depth]), depth):
                return False
            depth += 1
        return self._missing[length] == 0

    # --- one letter more on the way from the root ---

    def _begin(self, wish: Wish) -> None:
        missing: i64 = 0
        letter: i64 = 0
        while letter < LETTERS:
            self._used[letter] = 0
            missing += wish.needed[letter]
            letter += 1
        self._missing[0] = missing
        self._worths[0] = 0
        self._sums[0] = 0
        self._beyond[0] = 0
        self._first[0] = -1

    def _use(self, wish: Wish, letter: i64, depth: i64) -> bool:
        """Takes the letter if it can be had: what is known at the next depth follows from it."""
        used = self._used[letter]
        beyond = self._beyond[depth]
        first = self._first[depth]
        if used >= wish.available[letter]:
            if beyond > 1 or not wish.beyond(letter, first):
                return False
            beyond += 1
            if first < 0:
                first = letter
        missing = self._missing[depth]
        if used < wish.needed[letter]:
            missing -= 1
        cell = letter * STRIDE + used
        self._worths[depth + 1] = self._worths[depth] + wish.worth[cell + 1] - wish.worth[cell]
        self._missing[depth + 1] = missing
        self._beyond[depth + 1] = beyond
        self._first[depth + 1] = first
        self._used[letter] = used + 1
        return True

    # --- the search ---

    def _search(self, lexicon: Lexicon, graph: Automaton, wish: Wish) -> None:
        if graph.root == 0 or self._limit <= 0:
            return
        self._foresee(graph)
        self._begin(wish)
        labels = graph.labels
        targets = graph.targets
        before = graph.before
        free = self._free
        bound = self._bound
        used = self._used
        edges = self._edges
        worths = self._worths
        sums = self._sums
        aim = self._aim
        aim_needed: i64 = 0
        if aim >= 0:
            aim_needed = wish.needed[aim]
        common = graph is lexicon.common
        shortest = wish.shortest
        longest = wish.longest
        depth: i64 = 0
        edges[0] = graph.root
        while True:
            edge = edges[depth]
            label = i64(labels[edge])
            letter = label & LETTER
            if self._weights[letter] >= 0 and self._use(wish, letter, depth):
                depth += 1
                number = sums[depth - 1] + i64(before[edge])
                if (label & WORD) != 0:
                    if self._missing[depth] == 0 and depth >= shortest and worths[depth] >= self._floor:
                        self._offer(lexicon, wish, common, number, worths[depth])
                    number += 1
                sums[depth] = number
                node = i64(targets[edge])
                more = i64(free[node])
                if aim >= 0 and used[aim] < aim_needed:
                    more = i64(bound[node])
                if more >= 0 and depth < longest and worths[depth] + more >= self._floor:
                    edges[depth] = node
                    continue
                depth -= 1
                used[letter] -= 1
            # The next edge: of this node, or of one nearer to the root.
            while (i64(labels[edges[depth]]) & LAST) != 0:
                depth -= 1
                if depth < 0:
                    return
                used[i64(labels[edges[depth]]) & LETTER] -= 1
            edges[depth] += 1

    def _weigh(self, wish: Wish) -> None:
        """The most that one more of each letter can bring, and which needed letter guides the search."""
        self._aim = -1
        letter: i64 = 0
        while letter < LETTERS:
            most: i64 = -1
            cards = wish.available[letter]
            if wish.needed[letter] > 0:
                self._aim = letter
            if wish.extra[letter] > 0:
                cards += wish.budget
            if cards > 0:
                cards += wish.twice
                most = 0
            if cards > MOST:
                cards = MOST
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
        """Fills `_free` and `_bound`: from the ends of the words to the root."""
        labels = graph.labels
        targets = graph.targets
        count: i64 = len(labels)
        if len(self._free) < count:
            self._free = as_halves(array("i", bytes(4 * count)))
            self._bound = as_halves(array("i", bytes(4 * count)))
        free = self._free
        bound = self._bound
        weights = self._weights
        aim = self._aim
        free[0] = _NONE
        bound[0] = _NONE
        node: i64 = 1
        most: i64 = _NONE
        most_bound: i64 = _NONE
        edge: i64 = 1
        while edge < count:
            label = i64(labels[edge])
            letter = label & LETTER
            weight = weights[letter]
            if weight >= 0:
                target = i64(targets[edge])
                rest = i64(free[target])
                if rest < 0 and (label & WORD) != 0:
                    rest = 0
                rest_bound = rest
                if letter != aim:
                    rest_bound = i64(bound[target])
                if rest >= 0 and weight + rest > most:
                    most = weight + rest
                if rest_bound >= 0 and weight + rest_bound > most_bound:
                    most_bound = weight + rest_bound
            if (label & LAST) != 0:
                free[node] = i32(most)
                bound[node] = i32(most_bound)
                most = _NONE
                most_bound = _NONE
                node = edge + 1
            edge += 1

    # --- the best words so far: a heap of keys, the worst on top ---

    def _offer(self, lexicon: Lexicon, wish: Wish, common: bool, number: i64, worth: i64) -> None:
        word = number
        if common:
            word = i64(lexicon.numbers[number])
            zipf = i64(lexicon.zipfs[number])
        else:
            zipf = lexicon.zipf(number)
        if zipf < wish.common:
            return
        key = (worth * _ZIPFS + zipf) * MOST_WORDS + (MOST_WORDS - 1 - word)
        heap = self._heap
        at = self._heaped
        if at < self._limit:
            while at > 0 and heap[(at - 1) // 2] > key:
                heap[at] = heap[(at - 1) // 2]
                at = (at - 1) // 2
            heap[at] = key
            self._heaped += 1
        elif key > heap[0]:
            self._sink(key)
        else:
            return
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

    # --- random walks ---

    def _walk(self, lexicon: Lexicon, graph: Automaton, wish: Wish, dice: Dice) -> bool:
        """Adds a word that was not found before; gives up after some steps."""
        if graph.root == 0:
            return False
        labels = graph.labels
        edges = self._edges
        sums = self._sums
        left = self._left
        self._begin(wish)
        depth: i64 = 0
        self._enter(graph, wish, dice, graph.root, 0)
        passed = False
        steps = _STEPS
        while steps > 0:
            steps -= 1
            if left[depth] == 0:
                if depth == 0:
                    break
                depth -= 1
                self._used[i64(labels[edges[depth]]) & LETTER] -= 1
                self._turn(graph, depth)
                continue
            edge = edges[depth]
            label = i64(labels[edge])
            if not self._use(wish, label & LETTER, depth):
                self._turn(graph, depth)
                continue
            number = sums[depth] + i64(graph.before[edge])
            depth += 1
            if (label & WORD) != 0:
                legal = depth >= wish.shortest and self._missing[depth] == 0
                if legal and self._is_new(lexicon, graph, wish, number, depth):
                    passed = True
                    if dice.below(3) == 0:
                        break
                number += 1
            sums[depth] = number
            node = i64(graph.targets[edge])
            left[depth] = 0
            if node != 0 and depth < wish.longest:
                self._enter(graph, wish, dice, node, depth)
        if passed:
            self.count += 1
        return passed

    def _is_new(self, lexicon: Lexicon, graph: Automaton, wish: Wish, number: i64, depth: i64) -> bool:
        """Is a word common enough, and none of those found before? Then it is written down behind them."""
        word = number
        if graph is lexicon.common:
            if i64(lexicon.zipfs[number]) < wish.common:
                return False
            word = i64(lexicon.numbers[number])
        found: i64 = 0
        while found < self.count:
            if self.numbers[found] == word:
                return False
            found += 1
        self.numbers[found] = word
        self.values[found] = self._worths[depth]
        return True

    def _enter(self, graph: Automaton, wish: Wish, dice: Dice, node: i64, depth: i64) -> None:
        """Begins with some edge of a node; half the time with a letter that is still needed."""
        labels = graph.labels
        hurried = self._missing[depth] > 0 and dice.below(2) == 0
        start: i64 = -1
        edge = node
        while True:
            label = i64(labels[edge])
            letter = label & LETTER
            if hurried and self._used[letter] < wish.needed[letter]:
                start = edge
            if (label & LAST) != 0:
                break
            edge += 1
        count = edge + 1 - node
        if start < 0:
            start = node + dice.below(count)
        self._nodes[depth] = node
        self._edges[depth] = start
        self._left[depth] = count

    def _turn(self, graph: Automaton, depth: i64) -> None:
        """On to the next edge of the node, and from the last to the first."""
        edge = self._edges[depth]
        if (i64(graph.labels[edge]) & LAST) != 0:
            self._edges[depth] = self._nodes[depth]
        else:
            self._edges[depth] = edge + 1
        self._left[depth] -= 1
