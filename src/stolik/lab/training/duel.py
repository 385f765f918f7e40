"""Duels inside the engine: a net against the game's own evaluator, with dice and deals alike for both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from pathlib import Path
from time import perf_counter

from stolik import games
from stolik.engine.game import Game
from stolik.engine.imagining import imagined
from stolik.engine.kit import Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.netfile import loaded
from stolik.engine.opponents import Searching
from stolik.engine.playing import Playing
from stolik.engine.search import Search
from stolik.lab.training.generate import manners

PACE = 300  # iterations of an answer, while the speed is measured
MOMENTS = 12  # positions in which it is

Task = tuple[str, int, str, int, str, int, int, int, int]


@dataclass(frozen=True)
class Score:
    """Shares of one against a field of another, over paired deals."""

    deals: int
    share: float
    half: float  # of the 95 % interval
    iterations: tuple[int, int]

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} +- {100 * self.half:.1f} % of {self.deals} deals at {self.iterations}"


@lru_cache(maxsize=8)
def _searching(name: str, net: str, iterations: int) -> Searching:
    game = games.get(name)
    if net:
        found = loaded(Path(net), game)
        return Searching(found, iterations, int(found.cut), found.exploration)
    thinking = game.thinking
    return Searching(thinking.evaluator, iterations, thinking.playout, thinking.exploration)


def shares(task: Task) -> list[float]:
    """Of each deal, the mean share of the one over all seats, each time against a field of the other."""
    name, seats, net, iterations, field, others, seed, first, count = task
    game = games.get(name)
    one, other = _searching(name, net, iterations), _searching(name, field, others)
    ways = manners(game, seats)
    found = []
    for deal in range(first, first + count):
        start = game.rules.start(seats, ways[deal % len(ways)])
        known = Knowledge.begin(start)
        total = 0.0
        for seat in range(seats):
            playing = Playing.begin(game.rules, start, known, seed, deal)
            rng = Rng(seed + 104729, deal)
            while not playing.over:
                playing.answer((one if playing.seat == seat else other).choose(playing, rng))
            total += game.rules.aim(playing.g, seat)
        found.append(total / seats)
    return found


def score(found: list[float], iterations: tuple[int, int]) -> Score:
    count = len(found)
    mean = sum(found) / count
    spread = sum((share - mean) ** 2 for share in found) / max(1, count - 1)
    return Score(count, mean, 1.96 * sqrt(spread / count), iterations)


def pace(game: Game, seats: int, net: str, seed: int) -> float:
    """Iterations a second, over some positions of a game of random answers."""
    searching = _searching(game.id, net, 1)
    start = game.rules.start(seats, game.settle(seats, {}))
    moments: list[Playing] = []
    rng = Rng(seed)
    for number in range(3):
        playing = Playing.begin(game.rules, start, Knowledge.begin(start), seed, number)
        while not playing.over:
            if playing.options.count > 1:
                moments.append(playing.copy())
            playing.answer(playing.options.at(rng.below(playing.options.count)))
    chosen = moments[:: max(1, len(moments) // MOMENTS)]
    begun = perf_counter()
    for playing in chosen:
        worlds = imagined(playing.g, playing.knowledge, playing.seat)
        search = Search(
            game.rules,
            searching.evaluator,
            worlds,
            int(playing.seat),
            seed,
            searching.cut,
            searching.exploration,
        )
        search.run(PACE, 0.0)
    return PACE * len(chosen) / (perf_counter() - begun)


def equal_time(game: Game, seats: int, net: str, field: str, least: int, seed: int) -> tuple[int, int]:
    """Iterations of both that take the same time; the slower one gets `least`."""
    paces = [(pace(game, seats, net, seed), pace(game, seats, field, seed)) for _ in range(3)]
    ratio = sorted(other / own for own, other in paces)[1]
    return (least, round(least * ratio)) if ratio >= 1 else (round(least / ratio), least)
