"""The arena: bots against each other, seats rotated, with intervals."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Any

from stolik import games
from stolik.bots import make
from stolik.lab.match import play

Progress = Callable[[int], None]  # called with the number of games just finished
BATCH = 10


@dataclass(frozen=True)
class Duel:
    """One bot against a field of another, its seat rotated."""

    bot: str
    field: str
    players: int
    games: int
    wins: float
    low: float  # 95 % interval of the share of wins
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def even(self) -> float:
        """The share that an equal bot would win."""
        return 1 / self.players

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "share": self.share, "even": self.even}


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def _batch(task: tuple[str, str, str, int, dict[str, str], int, int, int]) -> tuple[int, float]:
    name, spec, field, players, settings, seed, first, count = task
    game = games.get(name)
    bot, others = make(spec), make(field)
    wins = 0.0
    for number in range(first, first + count):
        seat = number % players
        bots = [bot if s == seat else others for s in range(players)]
        wins += play(game, bots, settings, seed * 1_000_003 + number).shares[seat]
    return count, wins


def workers(jobs: int) -> ProcessPoolExecutor:
    """Processes for many games. Ctrl-C reaches them too, and they die of it without a word."""
    quietly = (signal.SIGINT, signal.SIG_DFL)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=quietly)
    if current_thread() is main_thread():
        # Nor do they say a word while they start: they inherit that it is ignored.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        for _ in range(jobs):
            pool.submit(int)
        signal.signal(signal.SIGINT, before)
    return pool


def duels(
    name: str,
    specs: list[str],
    players: list[int],
    settings: dict[str, str],
    count: int,
    seed: int,
    jobs: int,
    step: Progress,
) -> Iterator[Duel]:
    """Each bot against a field of each that stands behind it in the list, for each number of players."""
    with workers(jobs) as pool:
        for seats in players:
            for i, spec in enumerate(specs):
                for field in specs[i + 1 :]:
                    tasks = [
                        (name, spec, field, seats, settings, seed, first, min(BATCH, count - first))
                        for first in range(0, count, BATCH)
                    ]
                    wins = 0.0
                    for done, won in pool.map(_batch, tasks):
                        wins += won
                        step(done)
                    yield Duel(spec, field, seats, count, wins, *interval(wins, count))
