"""Several searches of one decision, each from a root of its own: what they tried is added up.

The same seed gives the same answer, whoever carries out the searches, and however many at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import perf_counter

from stolik.bots.base import Advice, View, forced
from stolik.bots.search import Searcher, Tried, advised
from stolik.engine.kit import Rng
from stolik.games import get

Shared = Callable[[Searcher, View, Sequence[int], float | None], list[Tried]]


NAMED = re.compile(r"(search:[1-9]\d*(?:ms)?)x([2-9]|[1-9]\d)(:.*)?")


def parted(spec: str) -> tuple[str, int] | None:
    """Of `search:1000x4` what each of the searches is called, and how many there are."""
    found = NAMED.fullmatch(spec)
    return (found[1] + (found[3] or ""), int(found[2])) if found else None


def seeds_of(seed: int, roots: int) -> list[int]:
    """Of the searches; the first is as if it was alone."""
    return [seed] + [Rng(seed, root).word() for root in range(1, roots)]


def one_by_one(searcher: Searcher, view: View, seeds: Sequence[int], limit: float | None) -> list[Tried]:
    """Carry out a search for each seed; a limit is for all of them together."""
    end = 0.0 if limit is None else perf_counter() + limit
    found: list[Tried] = []
    for left in range(len(seeds), 0, -1):
        share = None if limit is None else max(0.0, end - perf_counter()) / left
        found.append(searcher.tried(view, seeds[-left], share))
    return found


def added_up(searches: Sequence[Tried]) -> Tried:
    """The visits of each option in all searches, and its mean over them."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tried in searches:
        for option, count, mean in tried:
            visits[option] = visits.get(option, 0) + count
            totals[option] = totals.get(option, 0.0) + count * mean
    return [(option, count, totals[option] / count) for option, count in visits.items()]


class ManyRooted:
    """A search bot that searches several times, and answers by what all of it came to."""

    def __init__(self, searcher: Searcher, roots: int, shared: Shared = one_by_one) -> None:
        self.searcher = searcher
        self.roots = roots
        self.shared = shared

    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        if forced(view) is not None or get(view["game"]).thinking.own_bot is not None:
            return self.searcher.choose(view, seed, limit)
        searches = self.shared(self.searcher, view, seeds_of(seed, self.roots), limit)
        return advised(added_up(searches), view)
