"""A mode: a game at a table for so many, with its settings. What it looks like to a program follows from that."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from stolik import games
from stolik.engine.batch import refusal
from stolik.engine.encoding import Encoding
from stolik.engine.errors import BadGame, ViewError
from stolik.engine.game import Game
from stolik.engine.knowledge import Knowledge
from stolik.engine.playing import Playing
from stolik.engine.sound import check_bounds
from stolik.engine.state import State
from stolik.engine.steps import Choice


def array_of(vector: Any, dtype: type[Any], *shape: int) -> NDArray[Any]:
    """A vector of the engine as an array: the same memory, and read-only."""
    return np.frombuffer(vector, dtype).reshape(shape or (-1,))


class Mode:
    """Made by `mode`, once for all who use it; by one thread at a time."""

    def __init__(self, game: Game, seats: int, settings: dict[str, str]) -> None:
        self.game = game
        self.rules = game.rules
        self.seats = seats
        self.settings = settings
        self.encoding = Encoding(game.rules, seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Mode:
        return self  # a copy of what plays a mode plays the same one

    @property
    def id(self) -> str:
        """`Raverun-2p`, `Cheers-4p-teams`: the game, how many play, and which settings are not the usual ones."""
        usual = self.game.settle(self.seats, {})
        changed = [
            value if not value.isdecimal() and value not in ("yes", "no") else f"{name}-{value}"
            for name, value in self.settings.items()
            if value != usual[name]
        ]
        return "-".join([self.game.id.capitalize(), f"{self.seats}p", *changed])

    @cached_property
    def start(self) -> State:
        """Before anything has been dealt."""
        return self.rules.start(self.seats, self.settings)

    @cached_property
    def _known(self) -> Knowledge:
        return Knowledge.begin(self.start)

    # --- what the numbers mean ---

    @property
    def size(self) -> int:
        """Bytes of an observation."""
        return int(self.encoding.size)

    @property
    def actions(self) -> int:
        """Actions are numbers below this one."""
        return int(self.encoding.actions)

    @property
    def fixed(self) -> int:
        """Those below this one always mean the same; the others are the options that are listed just now."""
        return int(self.encoding.fixed)

    @property
    def spans(self) -> dict[str, slice]:
        """What the bytes of an observation are, by name: words and tables of the layout, zones, what is asked."""
        return {each.name: slice(each.start, each.start + each.size) for each in self.encoding.spans}

    @property
    def answers(self) -> list[str]:
        """What the first feature of an option counts: all answers of the game, as they are declared."""
        steps = [step for step in self.rules.steps if isinstance(step, Choice)]
        return [f"{step.name}: {verb.declared}" for step in steps for verb in step.verbs]

    # --- one game ---

    def deal(self, seed: int, number: int = 0) -> Playing:
        """Game `number` of a seed, at its first decision."""
        return Playing.begin(self.rules, self.start, self._known, index(seed), index(number))

    def begin(self, seed: int, number: int, options: Mapping[str, Any] | None) -> Playing:
        """Game `number` of a seed; `options` may say where it begins instead.

        - `position`: a text (`Table.position`), from which everybody knows what lies open to them; its dice are new.
        - `bytes`: a game that was written down (`Playing.to_bytes`), with its dice and with what everybody knows.
        """
        given = options or {}
        if "bytes" in given:
            playing = Playing.from_bytes(self.rules, self.seats, given["bytes"])
        elif "position" in given:
            state = self.game.from_position(given["position"])
            if state.seats != self.seats:
                raise ViewError(f"{self.id} has {self.seats} seats, and this position has {state.seats}")
            seed, number = index(seed), index(number)
            try:
                check_bounds(self.rules, state)
                playing = Playing.begin(self.rules, state, Knowledge.begin(state), seed, number)
            except (LookupError, ArithmeticError, ValueError, AssertionError, BadGame) as wrong:
                raise ViewError(f"this is no position that can be played on: {wrong}") from wrong
        else:
            return self.deal(seed, number)
        if playing.over:
            raise ViewError("that game is over")
        return playing

    def observe(self, playing: Playing, seat: SupportsIndex) -> NDArray[np.uint8]:
        """What a seat knows."""
        return array_of(self.encoding.observed(playing.g, playing.knowledge, index(seat)), np.uint8)

    def reveal(self, playing: Playing, seat: SupportsIndex) -> NDArray[np.uint8]:
        """The same with everything open: for a critic, never for whoever plays."""
        return array_of(self.encoding.revealed(playing.g, index(seat)), np.uint8)

    def legal(self, playing: Playing) -> list[int]:
        """The actions of the seat that is asked; none at the end."""
        options = playing.options
        return [int(self.encoding.action(playing.step, playing.seat, options.at(i), i)) for i in range(options.count)]

    def mask(self, playing: Playing) -> NDArray[np.int8]:
        found = np.zeros(self.actions, np.int8)
        found[self.legal(playing)] = 1
        return found

    def choices(self, playing: Playing) -> NDArray[np.int32]:
        """The options of the seat that is asked by their features, in the order in which they are listed."""
        flat = array_of(self.encoding.featured(playing.g, playing.seat, playing.options), np.int32)
        found: NDArray[np.int32] = flat.reshape(playing.options.count, int(self.encoding.features))
        return found

    def option(self, playing: Playing, action: Any) -> int:
        """The option of an action; IllegalAction says which rule forbids it."""
        number = isinstance(action, int | np.integer) and not isinstance(action, bool)
        if playing.over or not number or not 0 <= action < self.actions:
            raise refusal(self.encoding, playing, -1)
        option = self.encoding.option(playing.step, playing.seat, int(action), playing.options)
        if option < 0 or not playing.options.holds(option):
            raise refusal(self.encoding, playing, int(action))
        return int(option)

    def text(self, playing: Playing, action: int) -> str:
        """An action in the text notation."""
        return playing.text(self.option(playing, action))


def mode_of(game: Game, seats: int, settings: dict[str, str] | None = None) -> Mode:
    """Of a game that is not on the shelf."""
    return Mode(game, seats, game.settle(seats, settings or {}))


_made: dict[tuple[str, int, tuple[tuple[str, str], ...]], Mode] = {}


def mode(game: str, seats: int | None = None, settings: dict[str, str] | None = None) -> Mode:
    """A game by its id, for so many (the fewest, if nothing is said), with settings other than the usual ones."""
    found = games.get(game)
    seats = found.players[0] if seats is None else index(seats)
    settled = found.settle(seats, settings or {})
    key = found.id, seats, tuple(settled.items())
    there = _made.get(key)
    if there is None or there.game is not found:  # what is registered anew under an old name is another game
        there = _made[key] = Mode(found, seats, settled)
    return there


def modes() -> list[Mode]:
    """Every game for every number of players, as it is usually played."""
    return [mode(name, seats) for name in games.names() for seats in games.get(name).players]
