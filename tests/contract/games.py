"""The games that the contract is tested on: all that are registered, and the toys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stolik import games
from stolik.engine.errors import BadOption
from stolik.engine.game import Game
from toys import TOYS


@dataclass(frozen=True)
class Case:
    """A game with a number of players and its options."""

    game: Game
    seats: int
    options: dict[str, str]

    @property
    def id(self) -> str:
        changed = [f"{name}-{value}" for name, value in self.options.items() if value != self.game.options[name][0]]
        return "-".join([self.game.id, str(self.seats), *changed])


def _cases_of(game: Game) -> Iterator[Case]:
    """Every number of players by the usual options, and every other value of an option once, with the fewest players
    that it allows; of many numbers only the smallest and the largest."""
    usual = game.settle_options({})
    for seats in game.players:
        yield Case(game, seats, usual)
    for name, values in game.options.items():
        for value in _worth_a_case(values[1:]):
            options = usual | {name: value}
            yield Case(game, next(seats for seats in game.players if _allowed(game, seats, options)), options)


def _allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.settle(seats, options)
    except BadOption:
        return False
    return True


def _worth_a_case(values: tuple[str, ...]) -> tuple[str, ...]:
    numbers = sorted((value for value in values if value.isdecimal()), key=int)
    between = numbers[1:-1] if len(numbers) > 3 else []
    return tuple(value for value in values if value not in between)


GAMES = [*(games.get(name) for name in games.names()), *TOYS]
CASES = [case for game in GAMES for case in _cases_of(game)]
