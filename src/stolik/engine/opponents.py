"""Bots inside the compiled part, for environments: each answers from what its seat knows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from stolik.engine.imagining import imagined
from stolik.engine.kit import Rng
from stolik.engine.playing import Playing
from stolik.engine.rules import Evaluator
from stolik.engine.search import Search, one_step
from stolik.engine.worlds import Worlds


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    def choose(self, playing: Playing, rng: Rng) -> i64:
        """An option of the seat that is asked; nothing but `rng` may be random."""
        raise NotImplementedError


@final
class AtRandom(Opponent):
    def choose(self, playing: Playing, rng: Rng) -> i64:
        return playing.options.at(rng.below(playing.options.count))


@final
class BestNext(Opponent):
    """The option after which the evaluator sees the best chances (the bot `greedy`)."""

    def __init__(self, evaluator: Evaluator, samples: int, windows: frozenset[str]) -> None:
        self.evaluator = evaluator
        self.samples = samples
        self.windows = windows

    def choose(self, playing: Playing, rng: Rng) -> i64:
        if playing.options.count == 1:
            return playing.options.at(0)
        return self.among(imagined(playing.g, playing.knowledge, playing.seat), playing, rng)

    def among(self, worlds: Worlds, playing: Playing, rng: Rng) -> i64:
        """The same by worlds that come from elsewhere."""
        best = -1.0
        pick: i64 = -1
        for option, numbers in one_step(
            playing.rules, self.evaluator, worlds, int(playing.seat), self.samples, int(rng.word()), self.windows
        ):
            if numbers[len(numbers) - 1] > best:
                best = numbers[len(numbers) - 1]
                pick = option
        return pick


@final
class Searching(Opponent):
    """Tree search over sampled worlds (the bot `search`)."""

    def __init__(self, evaluator: Evaluator, iterations: int, cut: int, exploration: float) -> None:
        self.evaluator = evaluator
        self.iterations = iterations
        self.cut = cut
        self.exploration = exploration

    def choose(self, playing: Playing, rng: Rng) -> i64:
        if playing.options.count == 1:
            return playing.options.at(0)
        return self.among(imagined(playing.g, playing.knowledge, playing.seat), playing, rng)

    def among(self, worlds: Worlds, playing: Playing, rng: Rng) -> i64:
        """The same by worlds that come from elsewhere."""
        search = Search(
            playing.rules, self.evaluator, worlds, int(playing.seat), int(rng.word()), self.cut, self.exploration
        )
        search.run(self.iterations, 0.0)
        best = -1
        highest = -1.0
        pick: i64 = -1
        for option, visits, share in search.tried():
            if visits > best or (visits == best and share > highest):
                best = visits
                highest = share
                pick = option
        return pick
