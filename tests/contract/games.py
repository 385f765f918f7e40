"""The games that the contract is tested on: all that are registered, and the toys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stolik import games
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
    """Every number of players by the usual options, and every other value of an option once."""
    usual = game.settle_options({})
    for seats in game.players:
        yield Case(game, seats, usual)
    for name, values in game.options.items():
        for value in values[1:]:
            yield Case(game, game.players[0], usual | {name: value})


GAMES = [*(games.get(name) for name in games.names()), *TOYS]
CASES = [case for game in GAMES for case in _cases_of(game)]
