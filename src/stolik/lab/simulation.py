"""Many games at once: random ones in the compiled loop, others at real tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stolik import games
from stolik.bots import make
from stolik.engine.kit import COMPILED
from stolik.engine.loop import Tally, simulate
from stolik.lab.crew import BATCH, Crew, cut, job
from stolik.lab.match import play

MOST = 10_000  # random games of a task

Task = tuple[str, list[str], dict[str, str], int, int, int]
Part = tuple[int, int, list[float]]


@dataclass(frozen=True)
class Simulation:
    games: int
    decisions: int
    wins: list[float]
    seconds: float

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "games_per_s": self.games / self.seconds,
            "decisions_per_s": self.decisions / self.seconds,
            "decisions_per_game": self.decisions / self.games,
            "wins": self.wins,
            "compiled": COMPILED,
        }


def _part(task: Task) -> Part:
    name, specs, settings, seed, first, count = task
    game = games.get(name)
    if all(spec == "random" for spec in specs):
        tally = simulate(game.rules, len(specs), settings, first, count, seed)
    else:
        tally = Tally(len(specs))
        bots = [make(spec) for spec in specs]
        for number in range(first, first + count):
            match = play(game, bots, settings, seed * 1_000_003 + number)
            tally.games += 1
            tally.decisions += match.decisions
            tally.wins = [won + share for won, share in zip(tally.wins, match.shares, strict=True)]
    return tally.games, tally.decisions, tally.wins


def run(name: str, specs: list[str], settings: dict[str, str], count: int, seed: int, crew: Crew) -> Simulation:
    """Game k has the same dice whatever the number of games and whoever plays them."""
    game = games.get(name)
    settled = game.settle(len(specs), settings)
    for spec in specs:
        make(spec)
    most = MOST if set(specs) == {"random"} else BATCH
    tasks: Iterator[Task] = ((name, specs, settled, seed, *some) for some in cut(count, most))
    whole = job("simulate", game, bots=specs, settings=settled, games=count, seed=seed)
    total = Tally(len(specs))
    for played, decisions, wins in crew.results(whole, _part, tasks):
        total.games += played
        total.decisions += decisions
        total.wins = [a + b for a, b in zip(total.wins, wins, strict=True)]
    return Simulation(total.games, total.decisions, total.wins, crew.seconds)
