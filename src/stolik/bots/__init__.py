"""Bots. A bot gets a seat's view, which holds the pending decision, and nothing else."""

from __future__ import annotations

from pathlib import Path

from stolik.bots.base import Advice, Bot
from stolik.bots.greedy import Greedy
from stolik.bots.minds import OWN
from stolik.bots.random import Random
from stolik.bots.roots import ManyRooted, parted
from stolik.bots.search import Searcher
from stolik.bots.solver import SolverBot
from stolik.engine.errors import BadSetting
from stolik.engine.game import Game
from stolik.engine.netfile import read_header

__all__ = ["LEVELS", "Advice", "Bot", "adviser", "behind", "make"]

# The ladder for people: who sits behind each level. Weaker ones look less far; none blunders on purpose.
LEVELS = {"easy": "greedy", "medium": "search:300", "hard": "search:3000", "master": "search:1500ms"}
HIGHEST = "master"

BOTS = (
    "random, greedy, search:ITERATIONS, search:TIMEms, search:ITERATIONSxROOTS, search:ITERATIONS:own, "
    "search:ITERATIONS:FILE (a net), for games for one solver:PLAYOUTS"
)


def adviser(game: Game, seats: int, usual: str) -> str:
    """Who gives hints: the usual one, or the bot that a game names for whoever plays it alone."""
    return game.thinking.soloist if seats == 1 and game.thinking.soloist else usual


def behind(level: str, game: Game, seats: int) -> str:
    """Who sits behind a level."""
    return adviser(game, seats, LEVELS[level]) if level == HIGHEST else LEVELS[level]


def make(spec: str) -> Bot:
    """A bot by its name: `random`, `greedy`, `search:1000` (iterations) or `search:500ms`; `solver:200` (playouts).

    A search judges by the net that comes with the game; `search:1000:own` by the game's own evaluator, and
    `search:1000:FILE` by the net of a file. `search:1000x4` searches four times, each time from a root of its own, and
    adds up what it finds.
    """
    if (many := parted(spec)) is not None:
        one, roots = many
        searcher = make(one)
        assert isinstance(searcher, Searcher)
        return ManyRooted(searcher, roots)
    name, _, rest = spec.partition(":")
    budget, _, which = rest.partition(":")
    if name == "random" and not budget:
        return Random()
    if name == "greedy" and not budget:
        return Greedy()
    if name == "solver":
        number = budget or "200"
        if number.isdecimal() and int(number) > 0:
            return SolverBot(int(number))
    if name == "search":
        number = (budget or "1000").removesuffix("ms")
        if number.isdecimal() and int(number) > 0:
            if which not in ("", OWN):
                read_header(Path(which))
            if budget.endswith("ms"):
                return Searcher(milliseconds=int(number), which=which)
            return Searcher(iterations=int(number), which=which)
    raise BadSetting(f"there is no bot {spec} (there are: {BOTS})")
