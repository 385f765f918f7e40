"""Bots. A bot gets a seat's view, which holds the pending decision, and nothing else."""

from __future__ import annotations

from pathlib import Path

from stolik.bots.base import Advice, Bot
from stolik.bots.greedy import Greedy
from stolik.bots.minds import OWN
from stolik.bots.own import STRONGEST, GamesOwn
from stolik.bots.random import Random
from stolik.bots.roots import ManyRooted, parted
from stolik.bots.search import Searcher
from stolik.bots.solver import SolverBot
from stolik.engine.errors import BadSetting
from stolik.engine.netfile import read_header

__all__ = ["Advice", "Bot", "make"]

BOTS = (
    "random, greedy, greedy:WORLDS, search:ITERATIONS, search:TIMEms, search:ITERATIONSxROOTS, search:ITERATIONS:own, "
    "search:ITERATIONS:FILE (a net), for games for one solver:PLAYOUTS, "
    f"for games with a bot of their own own:0 to own:{STRONGEST}"
)


def make(spec: str) -> Bot:
    """A bot by its name: `random`, `greedy` or `greedy:3` (worlds), `search:1000` (iterations) or `search:500ms`;
    `solver:200` (playouts); `own:2` (strength of a game's own bot).

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
    if name == "random" and not rest:
        return Random()
    if name == "greedy" and not rest:
        return Greedy()
    if name == "greedy" and rest.isdecimal() and int(rest) > 0:
        return Greedy(int(rest))
    if name == "own" and rest.isdecimal() and int(rest) <= STRONGEST:
        return GamesOwn(int(rest))
    if name == "solver":
        number = rest or "200"
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
