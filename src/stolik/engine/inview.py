"""What everybody sees of a position, as one number."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints
from stolik.engine.layout import ALL, DEPTH, FRAME, SEALED, TURN, Layout
from stolik.engine.state import State

_PRIME: Final = 4294967291


@final
class InView:
    """It leaves out the faces of hidden cards, and what seats know alone; how many cards lie somewhere, all can see."""

    def __init__(self, layout: Layout) -> None:
        words: list[int] = [TURN]
        hidden: list[int] = []
        for field in layout.fields:
            if field.each == 0:
                words += range(field.at, field.at + field.count)
        for number in range(len(layout.zones)):
            zone = layout.zones[number]
            if zone.sees == ALL:
                words += range(zone.at, zone.at + (zone.room + 1 if zone.ordered else int(layout.bag_words)))
            else:
                hidden.append(number)
        self._words: vec[i64] = as_ints(words)
        self._hidden: vec[i64] = as_ints(hidden)

    def number(self, g: State) -> i64:
        mem = g.mem
        found: i64 = 0
        for at in self._words:
            value = mem[at]
            if value != 0:  # most are nothing
                found = (found * 8191 + at * 131 + value) % _PRIME
        for zone in self._hidden:
            found = (found * 131 + g.count(zone)) % _PRIME
        for seat in range(g.seats):
            found = found * 2
            if mem[SEALED + seat] != 0:
                found += 1
        first = g.layout.stack
        for at in range(first, first + FRAME * mem[DEPTH]):
            found = (found * 131 + mem[at] + 1) % _PRIME
        return found
