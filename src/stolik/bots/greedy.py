"""The greedy bot: the option after which the position looks best, with no look at the answers."""

from __future__ import annotations

from itertools import islice

from stolik.bots.base import Advice, View
from stolik.engine.search import one_step
from stolik.engine.views import worlds_of
from stolik.games import get


class Greedy:
    def __init__(self, worlds: int = 0) -> None:
        """`worlds`: over so many it averages; 0, as many as the game says."""
        self.worlds = worlds

    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        game = get(view["game"])
        if game.thinking.own_bot is not None:
            return Advice(*game.thinking.own_bot.choose(view, 0, seed))
        seat = view["seat"]
        worlds = worlds_of(game.rules, view["state"], seat, view.get("leaning", {}))
        thinking = game.thinking
        samples = self.worlds or thinking.samples
        found = one_step(game.rules, thinking.evaluator, worlds, seat, samples, seed, game.reacting)
        option, best = max(found, key=lambda entry: entry[1][-1])
        # The reason: the number in which this option beats the average option by most.
        gains = [
            weight * (best[i] - sum(means[i] for _, means in found) / len(found))
            for i, weight in enumerate(islice(game.thinking.evaluator.weights, len(game.thinking.evaluator.names)))
        ]
        feature = game.thinking.evaluator.names[gains.index(max(gains))]
        return Advice(option, "why-feature" if max(gains) > 0 else "why-even", {"feature": feature})
