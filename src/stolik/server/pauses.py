"""How long things take that go on by themselves, so that people can follow, and are asked again before long.

From a person's answer to the next question to a person, the pauses of bots come out of one purse: each takes a share of
what is left at most. So the first bots are as quick as people are, and the more answers follow, the quicker they come.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom

BEAT = 0.35  # of a bot's pace, that people need to see one thing happen
MOST_BEATS = 6
PURSE = 4.5  # seconds, at the usual pace
SHARE = 0.2
LEAST = 0.03  # seconds, at the usual pace
FORCED = 0.9, 1.5  # seconds after which an answer is given for somebody who has no other, at the usual pace
DICE = SystemRandom()


def watching(events: int) -> float:
    """How many times its pace a bot waits after so many things have been seen to happen."""
    return 1 + BEAT * min(events, MOST_BEATS)


class Purse:
    """The time that bots have until a person is asked again."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.fill()

    def fill(self) -> None:
        """A person has answered."""
        self._filled = self._now()
        self.hurried = False  # somebody does not want to wait

    def left(self, scale: float) -> float:
        """A part of it, from 1 down to 0. `scale`: of the usual pace."""
        spent = self._now() - self._filled
        return 0.0 if self.hurried or scale <= 0 else max(0.0, 1 - spent / (PURSE * scale))

    def pause(self, wanted: float, scale: float) -> float:
        """How long a bot waits that would like to wait so long."""
        return min(wanted, max(0.0 if self.hurried else LEAST * scale, SHARE * PURSE * scale * self.left(scale)))
