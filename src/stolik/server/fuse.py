"""The time for what is asked now, where the rules allow only so much for it."""

from __future__ import annotations

from stolik.engine.settings import Allowance


class Fuse:
    """It burns for one thing at a time; what is left of another waits until that is asked again."""

    def __init__(self) -> None:
        self.name = ""
        self._until = 0.0
        self._left: dict[str, float] = {}

    def burn(self, allowance: Allowance | None, now: float) -> None:
        """From now on it burns for this, or for nothing."""
        name = "" if allowance is None else allowance.name
        if name == self.name:
            return
        if self.name:
            self._left[self.name] = self._until - now
        self.name = name
        if allowance is not None:
            self._until = now + self._left.pop(name, allowance.seconds)

    def left(self, now: float) -> float | None:
        return max(0.0, self._until - now) if self.name else None
