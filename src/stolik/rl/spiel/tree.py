"""What OpenSpiel has loaded: a mode under its name, and what all nodes of its games share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any, Final, NamedTuple

from stolik.engine.game import Game
from stolik.engine.knowledge import Knowledge, Places
from stolik.rl.mode import Mode

pyspiel: Any = import_module("pyspiel")

Returns = Callable[..., Any]  # of a state and a seat: what it gets

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)


class Source(NamedTuple):
    """What a game of OpenSpiel is made of."""

    game: Game
    returns: Returns | None
    utility: tuple[float, float]
    zero_sum: bool
    keep: bool


class Tree:
    """A mode, under the text that OpenSpiel loads it by."""

    def __init__(self, text: str, mode: Mode, source: Source, chances: int) -> None:
        self.text = text
        self.mode = mode
        self.source = source
        self.chances = chances  # outcomes of a roll, at most
        self._moves: dict[tuple[int, int, int], str] = {}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The cards by their names."""
        return {name: card for card, name in enumerate(self.mode.rules.layout.cards)}

    @cached_property
    def places(self) -> Places:
        return Knowledge.begin(self.mode.start).places

    def move(self, source: int, spot: int, target: int) -> str:
        """What is said of a card that goes from one zone to another, with a hole for it."""
        key = source, spot, target
        if key not in self._moves:
            zones = self.mode.rules.layout.zones
            place = f":{spot}" if spot >= 0 else ""
            self._moves[key] = f"{{}} {zones[source].label}{place} > {zones[target].label}"
        return self._moves[key]


_TREES: dict[str, Tree] = {}  # by their texts, for nodes that are unpickled


def enter(found: Tree) -> None:
    _TREES[found.text] = found


def tree_of(text: str) -> Tree:
    if text not in _TREES:
        pyspiel.load_game(text)
    return _TREES[text]
