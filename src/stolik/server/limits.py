"""Nobody takes more than a share: how many requests, messages and new guests one client may send."""

from __future__ import annotations

import time

SEVERAL = 10_000  # buckets to keep before looking for unused ones


class Bucket:
    """Lets `rate` a second through on the whole, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        if len(self._buckets) > SEVERAL:
            old = time.monotonic() - self.burst / self.rate  # full again by now: as good as new
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if bucket.at > old}
        bucket = self._buckets.setdefault(client, Bucket(self.rate, self.burst))
        return bucket.take()
