"""Fits what bots of Ankh-Morpork think of a position: the worths of `weights.toml`.

    python scripts/ankhmorpork_weights.py play ROWS.npz --games 2500 --seed 1
    python scripts/ankhmorpork_weights.py fit ROWS.npz ... > weights.toml

The first has bots play with the worths that stand there, greedy and searching ones at the same table, some answers at
random, and keeps positions of the games. The second fits a conditional logit over the seats of each. What it is fitted
to is not the bare result, but what the positions that followed were worth, mixed with it: one result says little about
a position long before it. Tables are held out to say how good it is. Both belong together in rounds, since bots with
new worths play otherwise. They need numpy, and the compiled engine if they are to end.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from stolik.engine.kit import Rng, floats
from stolik.engine.knowledge import Knowledge
from stolik.engine.opponents import AtRandom, BestNext, Opponent, Searching
from stolik.engine.playing import Playing
from stolik.engine.state import State
from stolik.games.ankhmorpork import GAME
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.features import FEATURES, GOALS, NAMES, TERMS, board_of
from stolik.games.ankhmorpork.state import HAND

SEATS = 4
TABLES = (2, 3, 4, 4)  # how many sit there, game by game
EVERY = 5  # decisions from one position that is kept to the next
WILD = 10  # of a hundred answers, so many are at random
SAMPLES = 4  # of greedy bots
ITERATIONS = 60  # of searching ones
TRUST = 0.9  # how much of what a position is fitted to comes from beyond the next one
ROUNDS = 2  # of mixing and fitting
RIDGE = 5.0
HELD_OUT = 10  # every so many tables of each size one
NEWTON = 8  # steps at most
SMALL = 0.01  # a step that changes no worth by more is the last
AT_ONCE = 4000  # positions in memory, multiplied out

OF_TERMS = GOALS * len(TERMS)
WORTHS = OF_TERMS + 2 * len(CARDS)

Numbers = NDArray[np.float64]
Factors = NDArray[np.float32]  # these are many


@dataclass
class Gathered:
    """Positions, and in each what belongs to every seat; where nobody sits, nothing does."""

    terms: Numbers  # one a seat and term
    goal: NDArray[np.int64]
    hand: NDArray[np.uint8]  # one a seat and card
    due: NDArray[np.uint8]  # the same for scrolls
    said: Numbers  # the chances that the bots saw
    won: Numbers
    game: NDArray[np.int64]

    @staticmethod
    def joined(parts: list[Gathered]) -> Gathered:
        return Gathered(
            **{each.name: np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(Gathered)}
        )

    def of(self, which: NDArray[np.int64]) -> Gathered:
        return Gathered(**{each.name: getattr(self, each.name)[which] for each in fields(Gathered)})

    def parts(self) -> list[Gathered]:
        numbers = np.arange(len(self.game))
        return [self.of(numbers[first : first + AT_ONCE]) for first in range(0, len(numbers), AT_ONCE)]

    def factors(self) -> Factors:
        """What each worth is multiplied with."""
        found = np.zeros((len(self.game), SEATS, WORTHS), np.float32)
        position, seat = np.ogrid[: len(self.game), :SEATS]
        for term in range(len(TERMS)):
            found[position, seat, GOALS * term + self.goal] = self.terms[:, :, term]
        found[:, :, OF_TERMS : OF_TERMS + len(CARDS)] = self.hand
        found[:, :, OF_TERMS + len(CARDS) :] = self.due
        return found


# --- games -----------------------------------------------------------------------------------------


def play(games: int, seed: int) -> Gathered:
    return Gathered.joined([_game(number, seed) for number in range(games)])


def _game(number: int, seed: int) -> Gathered:
    seats = TABLES[number % len(TABLES)]
    start = GAME.rules.start(seats, GAME.settle(seats, {}))
    playing = Playing.begin(GAME.rules, start, Knowledge.begin(start), seed, number)
    rng = Rng(seed, 2**20 + number)
    bots = [_bot(rng.below(2) == 0) for _ in range(seats)]
    wild = AtRandom()
    first = rng.below(EVERY)
    kept: list[Gathered] = []
    while not playing.over:
        if playing.answers % EVERY == first:
            kept.append(_row(playing.g.copy(), number))
        bot = wild if rng.below(100) < WILD else bots[playing.seat]
        playing.answer(bot.choose(playing, rng))
    rows = Gathered.joined(kept)
    rows.won[:, :seats] = [GAME.rules.share(playing.g, seat) for seat in range(seats)]
    return rows


def _bot(greedy: bool) -> Opponent:
    thinking = GAME.thinking
    if greedy:
        return BestNext(FEATURES, SAMPLES, GAME.reacting)
    return Searching(FEATURES, ITERATIONS, thinking.playout, thinking.exploration)


def _row(g: State, game: int) -> Gathered:
    terms = np.zeros((1, SEATS, len(TERMS)))
    goal = np.zeros((1, SEATS), np.int64)
    hand, due = np.zeros((2, 1, SEATS, len(CARDS)), np.uint8)
    said = np.zeros((1, SEATS))
    found, chances = floats(len(TERMS)), floats(g.seats)
    for seat in range(g.seats):
        FEATURES.terms(g, seat, found)
        terms[0, seat] = list(found)
        scrolls = board_of(g).scrolls
        for i in range(scrolls.count):
            due[0, seat, scrolls.at(i)] += 1
        goal[0, seat] = FEATURES.goal_of(g, seat)
        hand[0, seat, g.cards(HAND + seat)] = 1
    FEATURES.chances(g, chances, floats(len(NAMES)))
    said[0, : g.seats] = list(chances)
    return Gathered(terms, goal, hand, due, said, np.zeros((1, SEATS)), np.array([game]))


# --- the fit ---------------------------------------------------------------------------------------


def chances(rows: Gathered, worths: Numbers) -> Numbers:
    return np.concatenate([_chances(part, part.factors(), worths) for part in rows.parts()])


def _chances(rows: Gathered, factors: Factors, worths: Numbers) -> Numbers:
    total = np.where(rows.said > 0, factors @ worths.astype(np.float32), -np.inf)
    odds = np.exp(total - total.max(axis=1, keepdims=True))
    found: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return found


def loss(seen: Numbers, won: Numbers) -> float:
    return float(-np.mean(np.sum(won * np.log(np.maximum(seen, 1e-9)), axis=1)))


def fitted(rows: Gathered, target: Numbers, worths: Numbers) -> Numbers:
    """Newton's method for the softmax of the worths, with a ridge."""
    for _ in range(NEWTON):
        slope = RIDGE * worths
        bend = RIDGE * np.eye(WORTHS)
        for part, wanted in zip(rows.parts(), _split(target), strict=True):
            factors = part.factors()
            seen = _chances(part, factors, worths).astype(np.float32)
            mean = np.einsum("psw,ps->pw", factors, seen, optimize=True)
            slope += np.einsum("psw,ps->w", factors, seen - wanted, optimize=True)
            spread = (factors * np.sqrt(seen)[:, :, None]).reshape(-1, WORTHS)
            bend += spread.T @ spread - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        worths = worths - step
        if np.abs(step).max() < SMALL:
            break
    return worths


def _split(target: Numbers) -> list[Numbers]:
    return [target[first : first + AT_ONCE] for first in range(0, len(target), AT_ONCE)]


def returns(rows: Gathered, seen: Numbers) -> Numbers:
    """For each position the result, mixed with what those in between are worth."""
    found = rows.won.copy()
    for i in range(len(found) - 2, -1, -1):
        if rows.game[i] == rows.game[i + 1]:
            found[i] = (1 - TRUST) * seen[i + 1] + TRUST * found[i + 1]
    return found


def fit(rows: Gathered) -> Numbers:
    held_out = rows.game // len(TABLES) % HELD_OUT == HELD_OUT - 1
    learnt, other = rows.of(np.flatnonzero(~held_out)), rows.of(np.flatnonzero(held_out))
    worths = fitted(learnt, learnt.won, np.zeros(WORTHS))
    for _ in range(ROUNDS):
        worths = fitted(learnt, returns(learnt, chances(learnt, worths)), worths)
    print(f"{len(rows.game)} positions; held out {len(other.game)}: ", end="", file=sys.stderr)
    print(f"{loss(other.said, other.won):.4f} as the bots saw it, ", end="", file=sys.stderr)
    print(f"{loss(chances(other, worths), other.won):.4f} fitted", file=sys.stderr)
    return worths


def tell(worths: Numbers) -> None:
    print("[terms]")
    for term, row in zip(TERMS, worths[:OF_TERMS].reshape(len(TERMS), GOALS), strict=True):
        print(f'"{term}" = [{", ".join(f"{worth:.2f}" for worth in row)}]')
    print("\n[cards]")
    for card, held, due in zip(CARDS, *worths[OF_TERMS:].reshape(2, len(CARDS)), strict=True):
        print(f"{card.id} = [{held:.2f}, {due:.2f}]")


def load(number: int, path: Path) -> Gathered:
    """Games of several files have numbers of their own; which are held out stays the same."""
    rows = Gathered(**np.load(path))
    rows.game += number * len(TABLES) * HELD_OUT * 2**20
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("rows", type=Path)
    playing.add_argument("--games", type=int, default=2500)
    playing.add_argument("--seed", type=int, default=1)
    commands.add_parser("fit").add_argument("rows", type=Path, nargs="+")
    told = parser.parse_args()
    if told.command == "play":
        np.savez_compressed(told.rows, **asdict(play(told.games, told.seed)))
    else:
        tell(fit(Gathered.joined([load(number, path) for number, path in enumerate(told.rows)])))


if __name__ == "__main__":
    main()
