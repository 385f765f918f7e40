"""A mean of numbers that come one by one, with an interval that may be looked at as often as one likes.

An ordinary interval holds for whoever looks once: who looks after every 25 games and stops when they like what they see
is wrong in a third of all duels of equals. A confidence sequence is wide enough for all looks together (95 %;
Waudby-Smith et al., "Time-uniform central limit theory and asymptotic confidence sequences").
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log, sqrt
from typing import Literal

ERROR = 0.05  # how often it may be wrong, in all looks together
TUNING = 0.1  # narrowest, for its number, where a few hundred were seen
MARGIN = 0.03  # differences below this one are of no interest
# Who has won every game so far is not sure to win the next one: the spread is at least what one deal of half a win more
# or less would leave.
SURPRISE = 0.25
LOOK = 25  # so many must have come before the spread can be trusted, and between two looks

Z = 1.959964  # of an ordinary interval of 95 %

Verdict = Literal["better", "worse", "equal"]


@dataclass
class ConfidenceSequence:
    """Of independent numbers: the shares that a bot wins in one deal each, say, less what an equal bot would win."""

    count: int = 0
    mean: float = 0.0
    _squares: float = 0.0  # of the distances from the mean (Welford), so that nothing is lost by rounding

    def add(self, number: float) -> None:
        self.count += 1
        before = number - self.mean
        self.mean += before / self.count
        self._squares += before * (number - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt((self._squares + SURPRISE) / (self.count - 1)) if self.count > 1 else inf

    @property
    def radius(self) -> float:
        """Half the interval, however often one looks."""
        if self.count < LOOK:
            return inf
        weighed = self.count * TUNING**2 + 1
        width = 2 * weighed / (self.count * TUNING) ** 2 * log(sqrt(weighed) / ERROR)
        return self.deviation * sqrt(width)

    @property
    def radius_at_once(self) -> float:
        """Half the ordinary interval: for a number that was fixed beforehand, looked at once."""
        return Z * self.deviation / sqrt(self.count) if self.count > 1 else inf

    @property
    def due(self) -> bool:
        """Is it time to look?"""
        return self.count >= LOOK and self.count % LOOK == 0

    @property
    def verdict(self) -> Verdict | None:
        """How it compares to nothing; None as long as nobody can be sure."""
        return verdict(self.mean, self.radius)


def verdict(mean: float, radius: float) -> Verdict | None:
    if mean - radius > 0:
        return "better"
    if mean + radius < 0:
        return "worse"
    return "equal" if abs(mean) + radius <= MARGIN else None
