"""Games of a search against itself, and the positions in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product

import numpy as np

from stolik import games
from stolik.bots.minds import OWN, mind
from stolik.engine.encoding import Encoding
from stolik.engine.errors import BadSetting
from stolik.engine.game import Game
from stolik.engine.imagining import imagined
from stolik.engine.inputs import Inputs
from stolik.engine.kit import Rng, floats
from stolik.engine.knowledge import Knowledge
from stolik.engine.netfile import inputs_of
from stolik.engine.playing import Playing
from stolik.engine.rules import Evaluator
from stolik.engine.search import Search
from stolik.lab.training.rows import Positions

MOST_ANSWERS = 64  # of a position, that are written down

Task = tuple[str, int, str, int, float, int, int, int, int]


def manners(game: Game, seats: int) -> list[dict[str, str]]:
    """All ways in which so many can play: a net is for all of them."""
    found: dict[str, dict[str, str]] = {}
    names = list(game.settings.values)
    for values in product(*game.settings.values.values()):
        try:
            settled = game.settle(seats, dict(zip(names, values, strict=True)))
        except BadSetting:
            continue
        found[repr(settled)] = settled
    return list(found.values())


@dataclass
class Notes:
    """What is written down of one game after another."""

    on: list[list[list[int]]] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    numbers: list[list[list[float]]] = field(default_factory=list)
    own: list[list[float]] = field(default_factory=list)
    worth: list[list[float]] = field(default_factory=list)
    thought: list[list[float]] = field(default_factory=list)
    result: list[list[float]] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    depth: list[float] = field(default_factory=list)
    actions: list[list[int]] = field(default_factory=list)
    tried: list[list[float]] = field(default_factory=list)

    def rows(self) -> Positions:
        most = max(len(look) for looks in self.on for look in looks)
        wide = max(1, max(len(answers) for answers in self.actions))

        def filled(row: list[int]) -> list[int]:
            return row + [-1] * (most - len(row))

        return Positions(
            np.array([[filled(look) for look in looks] for looks in self.on], np.int32),
            np.array(self.seat, np.int32),
            np.array(self.numbers, np.float32).reshape(len(self.seat), len(self.on[0]), -1),
            np.array(self.own, np.float32),
            np.array(self.worth, np.float32),
            np.array(self.thought, np.float32),
            np.array(self.result, np.float32),
            np.array(self.game, np.int32),
            np.array(self.depth, np.float32),
            np.array([answers + [-1] * (wide - len(answers)) for answers in self.actions], np.int32),
            np.array([parts + [0.0] * (wide - len(parts)) for parts in self.tried], np.float32),
        )


class SelfPlay:
    """At a table for so many, with the net of a file or the game's own evaluator."""

    def __init__(self, game: Game, seats: int, net: str, iterations: int, wild: float, every: int) -> None:
        self.game = game
        self.seats = seats
        self.inputs: Inputs = inputs_of(game, seats)
        self.encoding = Encoding(game.rules, seats)
        self.iterations = iterations
        self.wild = wild
        self.every = every
        self.manners = manners(game, seats)
        self.usual = game.settle(seats, {})
        self.own = game.thinking.evaluator
        found = mind(game, seats, net or OWN)
        self.evaluator: Evaluator = found.evaluator
        self.cut, self.exploration = found.cut, found.exploration
        self._shares = floats(seats)
        self._numbers = floats(seats * len(self.own.weights))
        self._scratch = floats(len(self.own.weights))

    def play(self, number: int, seed: int, notes: Notes) -> None:
        """Game `number` of a seed: always the same."""
        rng = Rng(seed + 7919, number)
        # Half of the games are of the usual kind.
        settings = self.usual if rng.real() < 0.5 else self.manners[rng.below(len(self.manners))]
        start = self.game.rules.start(self.seats, settings)
        playing = Playing.begin(self.game.rules, start, Knowledge.begin(start), seed, number)
        first = len(notes.seat)
        moments: list[int] = []
        count = 0
        while not playing.over:
            option = int(playing.options.at(0))
            if playing.options.count > 1:
                option = self._answer(playing, rng, notes, count % self.every == 0, number)
                if count % self.every == 0:
                    moments.append(int(playing.answers))
                count += 1
            playing.answer(option)
        rules = self.game.rules
        shares = [rules.aim(playing.g, seat) for seat in range(self.seats)]
        notes.result += [shares] * (len(notes.seat) - first)
        notes.depth += [moment / playing.answers for moment in moments]

    def _answer(self, playing: Playing, rng: Rng, notes: Notes, kept: bool, number: int) -> int:
        worlds = imagined(playing.g, playing.knowledge, playing.seat)
        search = Search(
            self.game.rules,
            self.evaluator,
            worlds,
            int(playing.seat),
            int(rng.word()),
            self.cut,
            self.exploration,
        )
        search.run(self.iterations, 0.0)
        tried = search.tried()
        if kept:
            self._note(playing, search, tried, notes, number)
        if rng.real() < self.wild:
            return int(playing.options.at(rng.below(playing.options.count)))
        return max(tried, key=lambda entry: (entry[1], entry[2]))[0]

    def _note(
        self, playing: Playing, search: Search, tried: list[tuple[int, int, float]], notes: Notes, number: int
    ) -> None:
        g = playing.g
        seats = self.seats
        self.own.appraise(g, self._numbers, self._shares, self._scratch)
        known = len(self.own.weights)
        looks = [int(playing.seat)] if seats <= 2 else list(range(seats))
        notes.on.append([self.inputs.listed(g, seat) for seat in looks])
        notes.numbers.append([[self._numbers[seat * known + i] for i in range(known)] for seat in looks])
        notes.own.append([self._shares[seat] for seat in range(seats)])
        notes.seat.append(int(playing.seat))
        if self.evaluator is not self.own:
            self.evaluator.chances(g, self._shares, self._scratch)
        notes.worth.append([self._shares[seat] for seat in range(seats)])
        notes.thought.append(search.thought())
        notes.game.append(number)
        answers: list[int] = []
        parts: list[float] = []
        if self.encoding.offsets[playing.step] >= 0:
            for option, visits, _ in sorted(tried, key=lambda entry: -entry[1])[:MOST_ANSWERS]:
                answers.append(int(self.encoding.action(playing.step, playing.seat, option, 0)))
                parts.append(visits / search.iterations)
        notes.actions.append(answers)
        notes.tried.append(parts)


@lru_cache(maxsize=2)
def _player(name: str, seats: int, net: str, iterations: int, wild: float, every: int) -> SelfPlay:
    return SelfPlay(games.get(name), seats, net, iterations, wild, every)


def self_play(task: Task) -> tuple[int, int, bytes]:
    """Some games: their number, the positions in them, and these."""
    name, seats, net, iterations, wild, every, seed, first, count = task
    player = _player(name, seats, net, iterations, wild, every)
    notes = Notes()
    for number in range(first, first + count):
        player.play(number, seed, notes)
    return count, len(notes.seat), notes.rows().to_bytes()
