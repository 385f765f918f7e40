"""Who sits at a table of the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.bots import make
from stolik.bots.levels import behind
from stolik.cli.arguments import Usage
from stolik.cli.words import Words
from stolik.engine.game import Game
from stolik.engine.levels import LEVELS
from stolik.engine.writing import tidy

HUMAN = "human"


@dataclass(frozen=True)
class Seated:
    name: str
    bot: str | None  # its name for `make`; None is a human
    level: bool = False  # does it play at a level for people, with a limit to its thoughts?


def usual(game: Game) -> list[str]:
    """A human and a greedy bot, or as many as the game needs."""
    count = max(game.players[0], min(2, game.players[-1]))
    return [HUMAN] + ["greedy"] * (count - 1)


def players_of(specs: list[str], game: Game, words: Words) -> list[Seated]:
    """The players by what stands in --seats: `human`, `human:NAME`, a level or a bot."""
    game.check_seats(len(specs))
    names = _distinct([_name(spec, words) for spec in specs])
    return [_seated(name, spec, game, len(specs)) for name, spec in zip(names, specs, strict=True)]


def _seated(name: str, spec: str, game: Game, seats: int) -> Seated:
    if spec in LEVELS:
        return Seated(name, behind(spec, game, seats), level=True)
    return Seated(name, None if _is_human(spec) else spec)


def _is_human(spec: str) -> bool:
    return spec.partition(":")[0] == HUMAN


def _name(spec: str, words: Words) -> str:
    kind, colon, own = spec.partition(":")
    if spec in LEVELS:
        return words.say(f"name-{spec}")
    if not _is_human(spec):
        make(spec)  # refuses a bot that is not there
    elif colon:
        if not own.strip() or not own.isprintable():
            raise Usage(f"a name is missing in {spec!r}")
        return tidy(own)
    return words.say(f"name-{kind}")


def _distinct(names: list[str]) -> list[str]:
    """Players of the same name get numbers, so that nobody is taken for another."""
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]
