"""Pickling of what is compiled: a state, a game that is played, a mode. What is not the position's own goes by name."""

from __future__ import annotations

import copyreg
from array import array
from typing import Any

from stolik import games
from stolik.engine.game import Game
from stolik.engine.kit import as_ints
from stolik.engine.layout import Layout
from stolik.engine.playing import Playing
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.rl.mode import Mode, mode


def _game_of(rules: Rules | None, layout: Layout) -> Game:
    for name in games.names():
        game = games.get(name)
        if game.rules is rules or game.rules.layout is layout:
            return game
    raise TypeError("only games that `stolik.games` knows can be pickled: register yours there")


def _reduce_state(g: State) -> tuple[Any, ...]:
    memory = array("q", list(g.mem)).tobytes()
    return _state, (_game_of(None, g.layout).id, memory)


def _state(game: str, memory: bytes) -> State:
    layout = games.get(game).rules.layout
    words = array("q")
    words.frombytes(memory)
    return State(layout, as_ints(list(words)), [None] * len(layout.makers))


def _reduce_playing(playing: Playing) -> tuple[Any, ...]:
    game = _game_of(playing.rules, playing.g.layout)
    return _playing, (game.id, int(playing.g.seats), playing.to_bytes())


def _playing(game: str, seats: int, data: bytes) -> Playing:
    rules = games.get(game).rules
    return Playing.from_bytes(rules, seats, data)


def _reduce_mode(found: Mode) -> tuple[Any, ...]:
    _game_of(found.rules, found.rules.layout)  # says where it is not on the shelf
    return mode, (found.game.id, found.seats, found.settings)


def register() -> None:
    """`copy.deepcopy` goes the same way."""
    copyreg.pickle(State, _reduce_state)
    copyreg.pickle(Playing, _reduce_playing)
    copyreg.pickle(Mode, _reduce_mode)
