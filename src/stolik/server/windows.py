"""Windows for reactions tell nothing by time.

When a window opens, the moment at which it closes is drawn, whatever anybody holds. Whoever lets it happen is heard
only then: those who cannot do anything else, have ordered so, or are bots that want so, and whoever says so before. A
bot that reacts does it at a moment drawn within; where several answer in secret, all are heard at the end. A person who
has a real choice may take longer, as at a real table. The same holds for people and bots in their own turn where a
hidden card may be why there is a choice, as long as they can pass; where they cannot, nobody is played for (`forced`).
Where a person's time tells nobody anything, since nobody else is there, a window is short. With a pace of 0 nothing
waits for anything.
"""

from __future__ import annotations

from random import SystemRandom

from stolik.engine.table import Table

SHORTEST, LONGEST = 1.0, 3.0  # seconds, at the usual pace
ALONE = 0.4  # seconds where only a person is asked whom nobody watches
QUICKEST, QUICK = 0.5, 1.0  # seconds where bots are asked, and no person whom anybody watches; at least
HASTY = 0.2  # seconds, when people have waited for long
THOUGHT = 0.4  # seconds that a bot may think there, at every level, and half of what the window is open at most
DICE = SystemRandom()


class Window:
    """One question that several may answer, from the moment it is asked."""

    def __init__(
        self, decision: int, now: float, shortest: float, longest: float, watched: bool = True, secret: bool = False
    ) -> None:
        self.decision = decision
        self.watched = watched  # somebody sees when a person answers
        self.secret = secret
        self.opened = now
        self.closes = now + DICE.uniform(shortest, longest)
        self._moments: dict[int, float] = {}

    @property
    def thought(self) -> float:
        """Seconds that a bot may think."""
        return min(THOUGHT, (self.closes - self.opened) / 2)

    def moment(self, seat: int) -> float:
        """When a seat for which a bot or an order reacts does so."""
        if seat not in self._moments:
            self._moments[seat] = DICE.uniform(self.opened, self.closes)
        return self._moments[seat]


def span(watched: bool, bots: bool, left: float) -> tuple[float, float]:
    """Between which seconds a window closes, at the usual pace: by who is asked, and never by what they hold.

    `watched`: somebody sees when a person answers; `left`: a part of the time that bots have (`pauses`), from 1 to 0.
    """
    if watched:
        return SHORTEST, LONGEST
    if not bots:
        return ALONE, ALONE
    return HASTY + (QUICKEST - HASTY) * left, HASTY + (QUICK - HASTY) * left


def is_secret(table: Table) -> bool:
    """Do several answer it, none of whom may know what another does? Then whoever reacts is heard at the end too: they
    would be known by that, though another's reaction counts and theirs is never shown."""
    return table.pending is not None and table.pending.kind == "sealed" and len(table.pending.seats) > 1


def is_window(table: Table) -> bool:
    """Is what is asked now a window for reactions?"""
    windows, decision = table.game.windows, table.pending
    return windows is not None and decision is not None and decision.step in windows.steps
