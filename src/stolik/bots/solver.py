"""The solver: for games for one. Expectation over what nobody knows, exact when little is left."""

from __future__ import annotations

from stolik.bots.base import Advice, View, forced
from stolik.engine.errors import BotError
from stolik.engine.kit import Rng
from stolik.engine.solving import Solver
from stolik.engine.views import worlds_of
from stolik.games import get

POSITIONS = 20_000  # to look at before it gives up to be exact


class SolverBot:
    def __init__(self, playouts: int = 200) -> None:
        self.playouts = playouts

    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        if view["state"]["seats"] != 1:
            raise BotError("the solver plays games for one")
        if (only := forced(view)) is not None:
            return only
        game = get(view["game"])
        world = worlds_of(game.rules, view["state"], 0).sample(Rng(seed))
        engine = Solver(game.rules, game.thinking.evaluator, seed)
        # Those that were tried most are those that were best in all rounds before.
        option, tried, _ = max(engine.solve(world, POSITIONS, self.playouts), key=lambda entry: entry[1:])
        return Advice(option, "why-exact", {}) if engine.exact else Advice(option, "why-alone", {"tried": tried})
