"""The ladder for people: who sits behind each level. Weaker ones look less far; none blunders on purpose."""

from __future__ import annotations

from stolik.engine.game import Game
from stolik.engine.levels import LEVELS, Levels

HIGHEST = LEVELS[-1]

# Seconds that whoever plays at a level may think, on a machine however slow: a level has a fixed number of iterations,
# so that the same view and seed give the same answer, and this is many times what they take.
LONGEST = 1.5


def levels_of(game: Game, seats: int) -> Levels:
    game.check_seats(seats)
    return game.thinking.ladder.levels(seats)


def behind(level: str, game: Game, seats: int) -> str:
    """Who sits behind a level: the name of a bot."""
    return levels_of(game, seats)[level]


def adviser(game: Game, seats: int, usual: str) -> str:
    """Who gives hints: the usual one, or the best there is for whoever plays alone."""
    return behind(HIGHEST, game, seats) if seats == 1 else usual
