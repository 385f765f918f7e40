"""The search bot: information-set tree search from the view alone."""

from __future__ import annotations

from time import perf_counter

from stolik.bots.base import Advice, View, forced
from stolik.bots.minds import mind
from stolik.engine.search import Search
from stolik.engine.views import worlds_of
from stolik.games import get

Tried = list[tuple[int, int, float]]  # each option with its visits and its mean share

NO_LIMIT = 10**9
MANY = 1000  # iterations


class Searcher:
    def __init__(self, iterations: int = NO_LIMIT, milliseconds: int = 0, which: str = "") -> None:
        """`which`: by what it judges, as `mind` has it."""
        self.which = which
        self.iterations = iterations
        self.milliseconds = milliseconds

    @property
    def strength(self) -> int:
        """Of a game's own player."""
        return 3 if self.milliseconds else 2 if self.iterations >= MANY else 1

    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        if (only := forced(view)) is not None:
            return only
        game = get(view["game"])
        if game.thinking.own_bot is not None:
            return Advice(*game.thinking.own_bot.choose(view, self.strength, seed))
        return advised(self.tried(view, seed, limit), view)

    def tried(self, view: View, seed: int, limit: float | None = None) -> Tried:
        """What it found out about each option, where it is no game's own player that answers."""
        game = get(view["game"])
        seat = view["seat"]
        worlds = worlds_of(game.rules, view["state"], seat, view.get("leaning", {}))
        by = mind(game, view["state"]["seats"], self.which)
        search = Search(game.rules, by.evaluator, worlds, seat, seed, by.cut, by.exploration)
        self._run(search, limit)
        return search.tried()

    def _run(self, search: Search, limit: float | None) -> None:
        if limit is None or limit * 1000 >= self.milliseconds > 0:
            search.run(self.iterations, self.milliseconds)
            return
        end = perf_counter() + limit
        search.run(1, 0)  # there must be something to answer
        while search.iterations < self.iterations and perf_counter() < end:
            search.run(1, 0)


def advised(tried: Tried, view: View) -> Advice:
    """The option that was tried most."""
    option, visits, share = max(tried, key=lambda entry: (entry[1], entry[2]))
    if view["state"]["seats"] == 1:
        return Advice(option, "why-alone", {"tried": visits})
    return Advice(option, "why-search", {"percent": round(100 * share), "tried": visits})
