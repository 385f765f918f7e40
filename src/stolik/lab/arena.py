"""The arena: bots against each other, seats rotated, with intervals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from typing import Any

from stolik import games
from stolik.bots import make
from stolik.lab.crew import BATCH, Crew, cut, job
from stolik.lab.match import play


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


def _batch(task: tuple[str, str, str, int, dict[str, str], int, int, int]) -> float:
    name, spec, field, players, settings, seed, first, count = task
    game = games.get(name)
    bot, others = make(spec), make(field)
    wins = 0.0
    for number in range(first, first + count):
        seat = number % players
        bots = [bot if s == seat else others for s in range(players)]
        wins += play(game, bots, settings, seed * 1_000_003 + number).shares[seat]
    return wins


def duels(
    name: str, specs: list[str], players: list[int], settings: dict[str, str], count: int, seed: int, crew: Crew
) -> Iterator[Duel]:
    """Each bot against a field of each that stands behind it in the list, for each number of players."""
    pairs = [(seats, spec, field) for seats in players for spec, field in combinations(specs, 2)]
    tasks = (
        (name, spec, field, seats, settings, seed, *some) for seats, spec, field in pairs for some in cut(count, BATCH)
    )
    game = games.get(name)
    whole = job("arena", game, bots=specs, players=players, settings=settings, games=count, seed=seed)
    results = crew.results(whole, _batch, tasks)
    for seats, spec, field in pairs:
        wins = 0.0
        for _, won in zip(cut(count, BATCH), results, strict=False):
            wins += won
        yield Duel(spec, field, seats, count, wins, *interval(wins, count))
