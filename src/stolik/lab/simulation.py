"""Many games at once: random ones in the compiled loop, others at real tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from stolik import games
from stolik.bots import make
from stolik.engine.kit import COMPILED
from stolik.engine.loop import Tally, simulate
from stolik.lab.arena import Progress, workers
from stolik.lab.match import play

# Plain data travels between processes: compiled objects cannot be pickled.
Task = tuple[str, list[str], dict[str, str], int, int, int]
Part = tuple[float, float, int, int, list[float]]


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
    """Some of the games, with the moments when they began and ended: a worker's start is no part of the speed."""
    name, specs, settings, first, count, seed = task
    game = games.get(name)
    begun = perf_counter()
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
    return begun, perf_counter(), tally.games, tally.decisions, tally.wins


def run(
    name: str, specs: list[str], settings: dict[str, str], count: int, seed: int, jobs: int, step: Progress
) -> Simulation:
    """Game k has the same dice whatever the number of games and jobs."""
    game = games.get(name)
    settled = game.settle(len(specs), settings)
    for spec in specs:
        make(spec)
    size = max(1, min(10_000 if set(specs) == {"random"} else 10, -(-count // (2 * jobs))))
    tasks: list[Task] = [
        (name, specs, settled, first, min(size, count - first), seed) for first in range(0, count, size)
    ]
    if jobs == 1:
        return _whole(len(specs), map(_part, tasks), step)
    with workers(jobs) as pool:
        return _whole(len(specs), pool.map(_part, tasks), step)


def _whole(seats: int, parts: Iterable[Part], step: Progress) -> Simulation:
    total = Tally(seats)
    first, last = float("inf"), 0.0
    for begun, ended, count, decisions, wins in parts:
        total.games += count
        total.decisions += decisions
        total.wins = [a + b for a, b in zip(total.wins, wins, strict=True)]
        first, last = min(first, begun), max(last, ended)
        step(count)
    return Simulation(total.games, total.decisions, total.wins, last - first)
