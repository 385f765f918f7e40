"""The games. A folder here with a `GAME` in its package is a game; nothing else has to be told.

Another package can bring one: it names its `GAME` as an entry point of the group `stolik.games`, under the game's id.
Whatever is wrong with such a plugin is said once and costs that game alone.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from stolik.engine.errors import BadPlugin, UnknownGame
from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.writing import tidy

log = logging.getLogger("stolik.games")

GROUP = "stolik.games"
SHELVED = ("name", "tagline")  # texts without which no list of games could be shown

_found: dict[str, Game] = {}


def register(game: Game) -> None:
    """For games that live elsewhere and are no plugins."""
    _found[game.id] = game


@cache
def _inside() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _outside() -> dict[str, tuple[Game, str]]:
    """The games of plugins, each with the package that it lives in."""
    found: dict[str, tuple[Game, str]] = {}
    for point in entry_points(group=GROUP):
        try:
            if point.name in _inside() or point.name in found:
                raise BadPlugin("there is a game of that name already")
            found[point.name] = (_loaded(point), _package(point.module))
        except (Exception, SystemExit) as error:  # whatever it does when it is imported
            where = point.dist.name if point.dist is not None else "an unknown package"
            what = str(error) if isinstance(error, BadPlugin) else f"{type(error).__name__}: {error}"
            log.warning("stolik: the plugin %s of %s is left out: %s", point.name, where, what)
    return found


def _loaded(point: EntryPoint) -> Game:
    game = point.load()
    if not isinstance(game, Game):
        raise BadPlugin(f"{point.value} is no Game")
    if game.id != point.name:
        raise BadPlugin(f"its game is called {game.id}, and the entry point must be called so too")
    for language in LANGUAGES:
        for key in SHELVED:
            game.texts.say(language, key)
    return game


def _package(module: str) -> str:
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]


def names() -> list[str]:
    return sorted({*_inside(), *_outside(), *_found})


def get(name: str) -> Game:
    name = tidy(name)
    if name not in _found:
        if name in _inside():
            register(importlib.import_module(f"{__name__}.{name}").GAME)
        elif name in _outside():
            register(_outside()[name][0])
        else:
            raise UnknownGame(f"there is no game {name} (there are: {', '.join(names())})")
    return _found[name]


def home(name: str) -> str:
    """The package of a game, in which its board for the terminal may lie; empty if it lives nowhere."""
    if name in _inside():
        return f"{__name__}.{name}"
    return _outside()[name][1] if name in _outside() else ""
