"""Bots. A bot gets a seat's view, which holds the pending decision, and nothing else."""

from __future__ import annotations

from stolik.bots.base import Advice, Bot
from stolik.bots.greedy import Greedy
from stolik.bots.own import STRONGEST, GamesOwn
from stolik.bots.random import Random
from stolik.bots.search import Searcher
from stolik.bots.solver import SolverBot
from stolik.engine.errors import BadSetting

__all__ = ["Advice", "Bot", "make"]

BOTS = (
    "random, greedy, greedy:WORLDS, search:ITERATIONS, search:TIMEms, for games for one solver:PLAYOUTS, "
    f"for games with a bot of their own own:0 to own:{STRONGEST}"
)


def make(spec: str) -> Bot:
    """A bot by its name: `random`, `greedy` or `greedy:3` (worlds), `search:1000` (iterations) or `search:500ms`;
    `solver:200` (playouts); `own:2` (strength of a game's own bot)."""
    name, _, budget = spec.partition(":")
    if name == "random" and not budget:
        return Random()
    if name == "greedy" and not budget:
        return Greedy()
    if name == "greedy" and budget.isdecimal() and int(budget) > 0:
        return Greedy(int(budget))
    if name == "own" and budget.isdecimal() and int(budget) <= STRONGEST:
        return GamesOwn(int(budget))
    if name == "solver":
        number = budget or "200"
        if number.isdecimal() and int(number) > 0:
            return SolverBot(int(number))
    if name == "search":
        number = (budget or "1000").removesuffix("ms")
        if number.isdecimal() and int(number) > 0:
            return Searcher(milliseconds=int(number)) if budget.endswith("ms") else Searcher(iterations=int(number))
    raise BadSetting(f"there is no bot {spec} (there are: {BOTS})")
