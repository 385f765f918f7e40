"""The games that the contract is tested on: all that are registered, and the toys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle

from stolik import games
from stolik.engine.errors import BadSetting
from stolik.engine.game import Game
from toys import TOYS

MOST = 8  # cases of a game


@dataclass(frozen=True)
class Case:
    """A game with a number of players and its options."""

    game: Game
    seats: int
    options: dict[str, str]

    @property
    def id(self) -> str:
        changed = [
            f"{name}-{value}" for name, value in self.options.items() if value != self.game.settings.values[name][0]
        ]
        return "-".join([self.game.id, str(self.seats), *changed])


def _cases_of(game: Game) -> list[Case]:
    """Every number of players and every value of an option at least once."""
    found = list(_one_by_one(game))
    return found if len(found) <= MOST else list(_together(game))


def _one_by_one(game: Game) -> Iterator[Case]:
    """Every number of players by what is usual for them, and every other value alone, with the fewest players that
    allow it and have not had it."""
    had: list[dict[str, str]] = []
    for seats in game.players:
        had.append(game.settle(seats, {}))
        yield Case(game, seats, had[-1])
    for name, values in game.settings.values.items():
        for value in values[1:]:
            wanted = {name: value}
            seats = next(seats for seats in game.players if _allowed(game, seats, wanted))
            options = game.settle(seats, wanted)
            if options not in had:
                had.append(options)
                yield Case(game, seats, options)


def _together(game: Game) -> Iterator[Case]:
    """The usual options with the fewest players and the most; as many other values together as go together, with the
    numbers of players between. Of many numbers that an option can be, only the smallest and the largest."""
    usual = game.complete({})
    fewest, *between, most = game.players
    yield Case(game, fewest, game.settle(fewest, {}))
    yield Case(game, most, game.settle(most, {}))
    left = {(name, value) for name, values in game.settings.values.items() for value in _ends(values[1:])}
    for seats in cycle((*between, most)):
        if not left:
            return
        options = usual
        for name, values in game.settings.values.items():
            for value in values:
                new = (name, value) in left and options[name] == usual[name]
                if new and _allowed(game, seats, options | {name: value}):
                    options = options | {name: value}
                    left.remove((name, value))
        if options != usual:
            yield Case(game, seats, options)


def _allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.settle(seats, options)
    except BadSetting:
        return False
    return True


def _ends(values: tuple[str, ...]) -> list[str]:
    numbers = sorted((value for value in values if value.isdecimal()), key=int)
    return [value for value in values if value not in numbers[1:-1]]


GAMES = [*(games.get(name) for name in games.names()), *TOYS]
CASES = [case for game in GAMES for case in _cases_of(game)]
