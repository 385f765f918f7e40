"""The nets of Word Domination: games of its bots with themselves, and what they teach about positions.

There is no tree to search, so a position here is how the table lies when somebody has had their turn, and its net is
small and of its own kind: `stolik.games.words.appraisal`. Everything is drawn from the seed, and game k is the same for
any number of jobs; a file says in its first line by what it was made.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from math import log
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from stolik.engine.chain import seed_of
from stolik.engine.kit import Rng
from stolik.engine.layout import TURN
from stolik.engine.loop import actor
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.games.words import GAME
from stolik.games.words.appraisal import APPRAISER, COUNTED, INPUTS, NUMBERS, inventory_of, written
from stolik.games.words.bot import LEVELS, Wordsmith, mind
from stolik.games.words.planning import clear_reading, plans
from stolik.games.words.state import MOVER
from stolik.games.words.talking import RULE_OF_TALK, SPELL

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Reals = NDArray[np.float64]

STRENGTHS = (1, 2, 3)  # of those who play, all alike in a game,
QUICK = Wordsmith(tuple(replace(level, deep=0) for level in LEVELS))  # who think of no answers
WILD = 0.1  # of the words are any of the best ones,
AMONG = 12  # so many
BATCH = 10  # games of a task
NO_END = 10**9  # games
KEEP = 10  # every so many-th game is kept out, to see what was learned

UNITS = 16
LAMBDA = 0.8  # what a position is worth: so much of what the next one turns out to be worth, the rest by itself
EPOCHS = 45
RATE = 2e-3
DECAY = 1e-2
UNKNOWN = 0.25  # a hand card is as if not yet drawn: bots look at positions where it is not


@dataclass(frozen=True)
class Played:
    """What each seat had after each turn, how it stood by `features.py`, and each seat's share in the end."""

    inputs: list[list[list[float]]]
    plain: list[list[float]]
    shares: list[float]


# --- games -----------------------------------------------------------------------------------------


def options(rng: Rng) -> dict[str, str]:
    """Of a table, as people choose them: those that change what is good."""
    return {
        "votes": "no",
        "black": "yes" if rng.below(3) == 0 else "no",
        "help": "serial" if rng.below(4) == 0 else "off",
        "min_length": "3" if rng.below(4) == 0 else "2",
    }


def play(players: int, seed: int) -> Played:
    """One game. A position is taken whenever somebody's turn begins, but before the first."""
    rng = Rng(seed)
    table = Table(GAME, players, options(rng), seed_of(seed))
    strength = STRENGTHS[rng.below(len(STRENGTHS))]
    inputs: list[list[list[float]]] = []
    plain: list[list[float]] = []
    turn = table.state[TURN]
    while table.pending is not None:
        g = table.state
        if g[TURN] != turn:
            turn = g[TURN]
            numbers, worths = seen(g)
            inputs.append(numbers)
            plain.append(worths)
        seat = actor(GAME.rules, g)
        option = _any_word(g, seat, strength, rng) if table.pending.step == "talk" and seat == g[MOVER] else -1
        if option < 0:
            option = QUICK.choose(table.view_for_bot(seat), strength, rng.word())[0]
        table.apply(seat, option)
    return Played(inputs, plain, table.shares)


def seen(g: State) -> tuple[list[list[float]], list[float]]:
    count = inventory_of(g)
    count.read(g)
    inputs: list[list[float]] = []
    for seat in range(g.seats):
        count.tell(g, seat)
        inputs.append([count.inputs[i] for i in range(INPUTS)])
    return inputs, [count.plain[seat] for seat in range(g.seats)]


def _any_word(g: State, seat: int, strength: int, rng: Rng) -> int:
    """Now and then: one of the best words, whichever; else -1."""
    if rng.below(round(1 / WILD)) != 0:
        return -1
    found = plans(g, seat, mind(LEVELS[strength], seat), AMONG, False)[:AMONG]
    codes = [code for code in (clear_reading(g, plan.number) for plan in found) if code >= 0]
    return RULE_OF_TALK.code(SPELL, codes[rng.below(len(codes))]) if codes else -1


def some(task: tuple[int, int, int, int]) -> list[Played]:
    players, seed, first, many = task
    APPRAISER.forget()
    return [play(players, seed * 1_000_003 + number) for number in range(first, first + many)]


def games(players: int, seconds: float, jobs: int, seed: int, most: int) -> list[Played]:
    """All that have begun when time is up, and no more than `most`."""
    end = perf_counter() + seconds
    found: list[Played] = []
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tasks = ((players, seed, first, min(BATCH, most - first)) for first in range(0, most, BATCH))
        under_way = [pool.submit(some, task) for task in islice(tasks, 2 * jobs)]
        while under_way:
            found += under_way.pop(0).result()
            if perf_counter() < end:
                under_way += [pool.submit(some, task) for task in islice(tasks, 1)]
    return found


# --- what they teach -------------------------------------------------------------------------------


def chances(worths: Reals) -> Reals:
    import numpy as np

    raised = np.exp(worths - worths.max(axis=-1, keepdims=True))
    found: Reals = raised / raised.sum(axis=-1, keepdims=True)
    return found


@dataclass(frozen=True)
class TurnEnds:
    """By position and seat: what the net is told, and how the seat stands without it."""

    inputs: Reals
    plain: Reals
    shares: Reals  # in the end
    target: Reals  # what the position turned out to be worth
    fifth: NDArray[np.int64]  # of its game


def rows(played: list[Played]) -> TurnEnds:
    import numpy as np

    inputs, plain, shares, target, fifth = [], [], [], [], []
    for game in played:
        worth = chances(np.array(game.plain))
        value = np.array(game.shares)
        back = []
        for own in worth[::-1]:
            back.append(value)
            value = LAMBDA * value + (1 - LAMBDA) * own
        inputs += game.inputs
        plain += game.plain
        target += back[::-1]
        shares += [game.shares] * len(worth)
        fifth += [5 * at // len(worth) for at in range(len(worth))]
    return TurnEnds(np.array(inputs), np.array(plain), np.array(shares), np.array(target), np.array(fifth))


class Fit:
    """A net that is being fitted: cross-entropy over the seats, Adam with decoupled decay, a rate that falls."""

    def __init__(self, learned: TurnEnds, units: int, seed: int) -> None:
        import numpy as np

        self._random = np.random.default_rng(seed)
        flat = learned.inputs.reshape(-1, INPUTS)
        self.mean, self.spread = flat.mean(axis=0), flat.std(axis=0) + 1e-6
        self.weights = [
            self._random.normal(0.0, float(INPUTS) ** -0.5, (INPUTS, units)),
            np.full(units, 0.3),
            np.zeros(units),
        ]
        self._moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self._step = 0

    def told(self, inputs: Reals) -> Reals:
        found: Reals = (inputs - self.mean) / self.spread
        return found

    def worths(self, of: TurnEnds) -> Reals:
        import numpy as np

        first, bias, last = self.weights
        found: Reals = of.plain + np.clip(self.told(of.inputs) @ first + bias, 0.0, 1.0) @ last
        return found

    def epoch(self, learned: TurnEnds, done: float, size: int = 256) -> None:
        """Once through all positions; `done` is how much of the fitting lies behind."""
        import numpy as np

        order = self._random.permutation(len(learned.plain))
        for begin in range(0, len(order), size):
            which = order[begin : begin + size]
            told = learned.inputs[which].copy()
            for hand in (NUMBERS.index("hand frequent"), COUNTED + NUMBERS.index("hand frequent")):
                told[..., hand][self._random.random(told.shape[:2]) < UNKNOWN] = 0.0
            told = self.told(told)
            first, bias, last = self.weights
            sums = told @ first + bias
            units = np.clip(sums, 0.0, 1.0)
            error = (chances(learned.plain[which] + units @ last) - learned.target[which]) / len(which)
            back = error[..., None] * last * ((sums > 0.0) & (sums < 1.0))
            self._adam(
                [np.einsum("psi,psu->iu", told, back), back.sum(axis=(0, 1)), np.einsum("ps,psu->u", error, units)],
                RATE * (1 - done),
            )

    def _adam(self, slopes: list[Reals], rate: float) -> None:
        self._step += 1
        for each, slope, (mean, square) in zip(self.weights, slopes, self._moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair, fair_square = mean / (1 - 0.9**self._step), square / (1 - 0.999**self._step)
            each -= rate * (fair / (fair_square**0.5 + 1e-8) + DECAY * each)

    def packed(self) -> list[float]:
        """The weights for numbers as they are counted."""
        first, bias, last = self.weights
        raw = first / self.spread[:, None]
        return [*raw.ravel(), *(bias - self.mean @ raw), *last]


def losses(worths: Reals, of: TurnEnds) -> list[float]:
    """Log loss of the results: in all, then by fifths of the game."""
    import numpy as np

    each = -(of.shares * np.log(chances(worths) + 1e-12)).sum(axis=-1)
    return [round(float(some.mean()), 4) for some in (each, *(each[of.fifth == fifth] for fifth in range(5)))]


def fit(played: list[Played], seed: int) -> tuple[Fit, dict[str, Any]]:
    """A net, and how well it does on games that it has not seen."""
    kept = rows(played[::KEEP])
    learned = rows([game for number, game in enumerate(played) if number % KEEP != 0])
    found = Fit(learned, UNITS, seed)
    for epoch in range(EPOCHS):
        found.epoch(learned, epoch / EPOCHS)
    held = {"own": losses(kept.plain, kept), "net": losses(found.worths(kept), kept)}
    return found, {"games": len(played), "even": round(log(kept.plain.shape[1]), 4), "loss": held}


def train_words(players: int, minutes: float, jobs: int, seed: int, out: Path, most: int = NO_END) -> dict[str, Any]:
    """Play for so long, fit, write the net; what was done and how well it went.

    A net is made again by the same sources from as many games (`most`) of the same seed, however long these take.
    """
    played = games(players, 60 * minutes, jobs, seed, most)
    found, how = fit(played, seed)
    header = {"players": players, "seed": seed, **how}
    written(out, header, UNITS, found.packed())
    return header
