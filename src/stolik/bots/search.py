"""The search bot: information-set tree search from the view alone."""

from __future__ import annotations

from stolik.bots.base import Advice, View, legal
from stolik.engine.search import Search
from stolik.engine.views import worlds_of
from stolik.games import get

NO_LIMIT = 10**9
MANY = 1000  # iterations


class Searcher:
    def __init__(self, iterations: int = NO_LIMIT, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds

    @property
    def strength(self) -> int:
        """Of a game's own player."""
        return 3 if self.milliseconds else 2 if self.iterations >= MANY else 1

    def choose(self, view: View, seed: int) -> Advice:
        options = legal(view)
        if len(options) == 1 and not view["decision"]["open"]:
            return Advice(options[0], "why-only", {})
        game = get(view["game"])
        if game.player is not None:
            return Advice(*game.player.choose(view, self.strength, seed))
        seat = view["seat"]
        worlds = worlds_of(game.rules, view["state"], seat, view.get("leaning", {}))
        search = Search(game.rules, game.evaluator, worlds, seat, seed, game.playout, game.exploration)
        search.run(self.iterations, self.milliseconds)
        option, visits, share = max(search.tried(), key=lambda entry: (entry[1], entry[2]))
        if search.seats == 1:
            return Advice(option, "why-alone", {"tried": visits})
        return Advice(option, "why-search", {"percent": round(100 * share), "tried": visits})
