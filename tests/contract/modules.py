"""What modules hold, before and after much was played: rules may change nothing there.

As a program (`python -m contract.modules GAME`) it tells what a game has changed, in the engine's modules and its own.
It has to run the sources: what compiled objects hold cannot be seen from outside.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterator
from types import FunctionType, MethodType, ModuleType
from typing import Any

from stolik.engine.game import Game
from stolik.engine.kit import Options, Rng
from stolik.engine.loop import play_out
from stolik.engine.search import Search
from stolik.engine.views import worlds_of

from .games import CASES, GAMES
from .play import opened
from .threads import jobs

OURS = ("stolik", "toys")
PLAIN = (str, bytes, int, float, type(None))
ROUNDS = 2


class Seen:
    """A value as it was: its type, what is plain of it, and what else it holds by name, place or key."""

    def __init__(self, value: object, plain: object = None) -> None:
        self.type = type(value)
        self.plain = plain
        self.inside: dict[str, Seen] = {}


def is_ours(kind: type) -> bool:
    return kind.__module__.partition(".")[0] in OURS


def held(value: Any) -> Iterator[tuple[str, Any]]:
    """What could be changed inside a value."""
    if isinstance(value, dict):
        yield from ((f"[{key!r}]", item) for key, item in value.items() if not isinstance(item, PLAIN))
    elif isinstance(value, list | tuple):
        yield from ((f"[{place}]", item) for place, item in enumerate(value))
    elif isinstance(value, FunctionType):
        yield from ((f" default {place}", item) for place, item in enumerate(value.__defaults__ or ()))
        yield from ((f" closure {place}", cell.cell_contents) for place, cell in enumerate(value.__closure__ or ()))
    elif isinstance(value, MethodType):
        yield "", value.__self__
    elif isinstance(value, type) and is_ours(value):
        yield from ((f".{name}", item) for name, item in vars(value).items() if not name.startswith("__"))
    elif is_ours(type(value)):
        slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
        names = [*getattr(value, "__dict__", {}), *(name for name in slots if hasattr(value, name))]
        yield from ((f".{name}", getattr(value, name)) for name in names)


def plain(value: Any) -> object:
    """As much of a value as can be compared as it is."""
    if isinstance(value, array):
        return value.tobytes()
    if isinstance(value, dict):
        return {key: item for key, item in value.items() if isinstance(item, PLAIN)}
    if isinstance(value, set | frozenset):
        return frozenset(value)
    if isinstance(value, list | tuple) and all(isinstance(item, PLAIN) for item in value):
        return tuple(value)
    return None


def seen(value: Any, known: dict[int, Seen]) -> Seen:
    if isinstance(value, PLAIN):
        return Seen(value, value)
    if id(value) not in known:
        known[id(value)] = found = Seen(value, plain(value))
        if found.plain is None or isinstance(value, dict):
            found.inside = {name: seen(item, known) for name, item in held(value)}
    return known[id(value)]


def changes(before: Seen, after: Seen, name: str, compared: set[int]) -> Iterator[str]:
    """The names of what is different. Answers may be remembered: under new keys, or in the place of nothing."""
    if before.plain == "" or before.type is type(None) or id(before) in compared:
        return
    compared.add(id(before))
    if before.type is not after.type:
        yield name
    elif isinstance(before.plain, dict) and isinstance(after.plain, dict):
        yield from (f"{name}[{key!r}]" for key, item in before.plain.items() if after.plain.get(key, after) != item)
    elif before.plain != after.plain:
        yield name
    for part, value in before.inside.items():
        if part in after.inside:
            yield from changes(value, after.inside[part], name + part, compared)
        else:
            yield name + part


def looked(game: Game) -> dict[str, Seen]:
    """All that the engine's modules and the game's hold."""
    rules = type(game.rules).__module__.rpartition(".")[0]
    known: dict[int, Seen] = {}
    return {
        f"{module}.{name}": seen(value, known)
        for module, found in list(sys.modules.items())
        if module.startswith(("stolik.engine.", rules))
        for name, value in vars(found).items()
        if not name.startswith("__") and not isinstance(value, ModuleType)
    }


def play(game: Game, first: int) -> None:
    for job in jobs(game, first):
        job()
    for case in (case for case in CASES if case.game is game):
        play_out(game.rules, game.rules.start(case.seats, case.options), Rng(first), Options(), game.longest)
        table = opened(case, first)
        assert table.pending is not None
        seat = table.pending.seats[0]
        worlds = worlds_of(game.rules, table.view(seat)["state"], seat)
        Search(game.rules, game.thinking.evaluator, worlds, seat, first, 10, 0.7).run(10, 0.0)


def changed(game: Game) -> list[str]:
    found: set[str] = set()
    before = looked(game)
    for number in range(ROUNDS):
        play(game, number)
        after = looked(game)
        compared: set[int] = set()
        found.update(name for at, value in before.items() for name in changes(value, after[at], at, compared))
        before = after
    return sorted(found)


if __name__ == "__main__":
    print(json.dumps(changed(next(game for game in GAMES if game.id == sys.argv[1]))))
