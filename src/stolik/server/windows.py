"""Windows for reactions tell nothing by time.

When a window opens, the moment at which it closes is drawn, whatever anybody holds. Whoever cannot do anything but let
it happen, has ordered so, or is a bot that wants so, is heard only then. A bot that reacts does it at a moment drawn
within. A person who has a real choice may take longer, as at a real table. With a pace of 0 nothing waits for anything.
"""

from __future__ import annotations

from random import SystemRandom

from stolik.engine.table import Table

SHORTEST, LONGEST = 1.0, 3.0  # seconds, at the usual pace
THOUGHT = 0.4  # seconds that a bot may think there, at every level
DICE = SystemRandom()


class Window:
    """One question that several may answer, from the moment it is asked."""

    def __init__(self, decision: int, now: float, scale: float) -> None:
        self.decision = decision
        self.opened = now
        self.closes = now + DICE.uniform(SHORTEST, LONGEST) * scale
        self._moments: dict[int, float] = {}

    def moment(self, seat: int) -> float:
        """When a seat for which a bot or an order reacts does so."""
        if seat not in self._moments:
            self._moments[seat] = DICE.uniform(self.opened, self.closes)
        return self._moments[seat]


def is_window(table: Table) -> bool:
    """Is what is asked now a window for reactions?"""
    windows, decision = table.game.windows, table.pending
    return windows is not None and decision is not None and decision.step in windows.steps


def only_option(table: Table, seat: int) -> str | None:
    """What a seat has to answer, where it has no choice."""
    options = [] if table.open else table.options(seat)
    return options[0].text if len(options) == 1 else None
