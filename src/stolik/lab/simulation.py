"""Many games at once: random ones in the compiled loop, others at real tables."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from stolik import games
from stolik.bots import make
from stolik.engine.kit import COMPILED
from stolik.engine.loop import Tally, simulate
from stolik.lab.arena import Progress, workers
from stolik.lab.match import play

Task = tuple[str, list[str], dict[str, str], int, int, int]


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


def _part(task: Task) -> tuple[int, int, list[float]]:
    name, specs, options, first, count, seed = task
    game = games.get(name)
    if all(spec == "random" for spec in specs):
        tally = simulate(game.rules, len(specs), options, first, count, seed)
    else:
        tally = Tally(len(specs))
        bots = [make(spec) for spec in specs]
        for number in range(first, first + count):
            match = play(game, bots, options, seed * 1_000_003 + number)
            tally.games += 1
            tally.decisions += match.decisions
            tally.wins = [won + share for won, share in zip(tally.wins, match.shares, strict=True)]
    return tally.games, tally.decisions, tally.wins


def run(
    name: str, specs: list[str], options: dict[str, str], count: int, seed: int, jobs: int, step: Progress
) -> Simulation:
    """Game k has the same dice whatever the number of games and jobs."""
    game = games.get(name)
    game.check_seats(len(specs))
    settled = game.settle_options(options)
    for spec in specs:
        make(spec)
    size = max(1, min(10_000 if set(specs) == {"random"} else 10, -(-count // (2 * jobs))))
    tasks: list[Task] = [
        (name, specs, settled, first, min(size, count - first), seed) for first in range(0, count, size)
    ]
    total = Tally(len(specs))
    begun = perf_counter()
    if jobs == 1:
        results = map(_part, tasks)
        _collect(total, results, step)
    else:
        with workers(jobs) as pool:
            pool.submit(int).result()  # the workers' start is no part of the speed
            begun = perf_counter()
            _collect(total, pool.map(_part, tasks), step)
    return Simulation(total.games, total.decisions, total.wins, perf_counter() - begun)


def _collect(total: Tally, results: Any, step: Progress) -> None:
    for count, decisions, wins in results:
        total.games += count
        total.decisions += decisions
        total.wins = [a + b for a, b in zip(total.wins, wins, strict=True)]
        step(count)
