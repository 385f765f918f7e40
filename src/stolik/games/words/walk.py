"""Random walks through the automaton: a legal word in no time, for those who do not care which."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Dice, ints
from stolik.games.words.lexicon import LAST, LETTER, LONGEST, NODE, WORD, Automaton, Lexicon
from stolik.games.words.wish import Growing, Wish

_STEPS: Final[i64] = 600  # edges that one walk tries


@final
class Walker:
    def __init__(self) -> None:
        self.worth: i64 = 0  # of the last word
        self._growing = Growing()
        self._nodes: vec[i64] = ints(LONGEST + 1)  # the way from the root, by the length of the word
        self._places: vec[i64] = ints(LONGEST + 1)  # the edge that is tried
        self._left: vec[i64] = ints(LONGEST + 1)  # edges not yet tried, this one included
        self._sums: vec[i64] = ints(LONGEST + 1)  # words that come before

    def walk(self, lexicon: Lexicon, wish: Wish, dice: Dice) -> i64:
        """The number of a word, -1 if none came on the way."""
        graph = lexicon.every
        common = wish.common > 0
        if common:
            graph = lexicon.common
        if graph.root == 0:
            return -1
        growing = self._growing
        growing.begin(wish)
        left = self._left
        self._sums[0] = 0
        self._enter(graph, wish, dice, graph.root, 0)
        found: i64 = -1
        length: i64 = 0
        steps = _STEPS
        while steps > 0:
            steps -= 1
            if left[length] == 0:
                if length == 0:
                    break
                length -= 1
                growing.give_back(graph.edges[self._places[length]] & LETTER)
                self._turn(graph, length)
                continue
            place = self._places[length]
            edge = graph.edges[place]
            if not growing.take(wish, edge & LETTER, length):
                self._turn(graph, length)
                continue
            number = self._sums[length] + graph.before[place]
            length += 1
            if (edge & WORD) != 0:
                legal = length >= wish.shortest and growing.missing[length] == 0
                if legal and (not common or lexicon.zipfs[number] >= wish.common):
                    found = number
                    self.worth = growing.worths[length]
                    if dice.below(3) == 0:
                        break
                number += 1
            self._sums[length] = number
            left[length] = 0
            if edge >= NODE and length < wish.longest:
                self._enter(graph, wish, dice, edge // NODE, length)
        if common and found >= 0:
            return lexicon.numbers[found]
        return found

    def _enter(self, graph: Automaton, wish: Wish, dice: Dice, node: i64, length: i64) -> None:
        """Begins with some edge of a node; half the time with a letter that is still needed."""
        growing = self._growing
        hurried = growing.missing[length] > 0 and dice.below(2) == 0
        start: i64 = -1
        place = node
        while True:
            edge = graph.edges[place]
            letter = edge & LETTER
            if hurried and growing.used[letter] < wish.needed[letter]:
                start = place
            if (edge & LAST) != 0:
                break
            place += 1
        count = place + 1 - node
        if start < 0:
            start = node + dice.below(count)
        self._nodes[length] = node
        self._places[length] = start
        self._left[length] = count

    def _turn(self, graph: Automaton, length: i64) -> None:
        """On to the next edge of the node, and from the last to the first."""
        place = self._places[length]
        if (graph.edges[place] & LAST) != 0:
            self._places[length] = self._nodes[length]
        else:
            self._places[length] = place + 1
        self._left[length] -= 1
