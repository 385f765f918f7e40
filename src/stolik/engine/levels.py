"""Who sits behind the levels that people choose: bots by their names, for each number of players of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from stolik.engine.datafile import read
from stolik.engine.errors import DataError

LEVELS: Final = ("easy", "medium", "hard", "master")

Levels = Mapping[str, str]  # by level: the name of a bot

# Where a game says nothing. Each looks further than the one before; none blunders on purpose.
USUAL: Final[Levels] = {"easy": "greedy:1", "medium": "search:50", "hard": "search:500", "master": "search:5000"}


@dataclass(frozen=True)
class Ladder:
    """The levels of a game."""

    by_players: Mapping[int, Levels] = field(default_factory=dict)
    surely: int = 0  # with so many players they are measured until it is sure how they stand; 0, with the fewest

    def levels(self, players: int) -> Levels:
        return self.by_players.get(players, USUAL)


def load_ladder(folder: Path, players: Sequence[int]) -> Ladder:
    """The file of a game: a table for each number of players, in which every level has its bot."""
    path = folder / "levels.toml"
    data = read(path)
    surely = data.pop("surely", None)
    if surely not in players:
        raise DataError(path, f"surely must be a number of players, not {surely}")
    wanted = [str(seats) for seats in players]
    if list(data) != wanted:
        raise DataError(path, f"must have a table for each of {', '.join(wanted)} players, not {', '.join(data)}")
    for seats, levels in data.items():
        if not isinstance(levels, dict) or list(levels) != list(LEVELS):
            raise DataError(path, f"with {seats} players there must be {', '.join(LEVELS)}")
        for level, bot in levels.items():
            if not isinstance(bot, str) or not bot:
                raise DataError(path, f"{level} with {seats} players must be the name of a bot, not {bot}")
    return Ladder({int(seats): levels for seats, levels in data.items()}, surely)
