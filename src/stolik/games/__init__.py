"""The games. A folder here with a `GAME` in its package is a game; nothing else has to be told."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points

from stolik.engine.errors import UnknownGame
from stolik.engine.game import Game

_found: dict[str, Game] = {}


def register(game: Game) -> None:
    """For games that live elsewhere; a package can also name its `GAME` as entry point `stolik.games`."""
    _found[game.id] = game


def names() -> list[str]:
    inside = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    outside = [point.name for point in entry_points(group="stolik.games")]
    return sorted({*inside, *outside, *_found})


def get(name: str) -> Game:
    if name not in names():
        raise UnknownGame(f"there is no game {name} (there are: {', '.join(names())})")
    if name not in _found:
        for point in entry_points(group="stolik.games"):
            if point.name == name:
                register(point.load())
                break
        else:
            register(importlib.import_module(f"{__name__}.{name}").GAME)
    return _found[name]
