"""What the lab counts and measures in a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stolik.engine.state import State


@dataclass(frozen=True)
class Counted:
    """What the designer's report counts in a game: events by their names, and one zone a seat."""

    plays: tuple[str, ...] = ()  # a seat plays a card (arguments `seat` and `card`)
    starts: str = ""  # a seat is the first to move (argument `seat`)
    endings: tuple[str, ...] = ()  # how a game ended; texts `balance-NAME`
    roles: str = ""  # where in the end the card lies that says who a seat was


@dataclass(frozen=True)
class Measures:
    counted: Counted = Counted()
    # Positions from which much happens before anybody is asked; `stolik bench` tells how long it takes.
    stretches: dict[str, Callable[[], State]] = field(default_factory=dict)
    # Work of the game's own that it measures too: do so much of it, and tell how much of what was done.
    workloads: dict[str, Callable[[], Callable[[int], dict[str, float]]]] = field(default_factory=dict)
