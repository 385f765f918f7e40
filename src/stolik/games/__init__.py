"""The games. A folder here with a `GAME` in its package is a game; nothing else has to be told."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from stolik.engine.errors import UnknownGame
from stolik.engine.game import Game

_found: dict[str, Game] = {}


def register(game: Game) -> None:
    """For games that live elsewhere; a package can also name its `GAME` as entry point `stolik.games`."""
    _found[game.id] = game


@cache
def _outside() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="stolik.games")}


def names() -> list[str]:
    inside = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return sorted({*inside, *_outside(), *_found})


def get(name: str) -> Game:
    if name not in _found:
        if name not in names():
            raise UnknownGame(f"there is no game {name} (there are: {', '.join(names())})")
        point = _outside().get(name)
        register(point.load() if point else importlib.import_module(f"{__name__}.{name}").GAME)
    return _found[name]
