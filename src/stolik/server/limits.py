"""Nobody takes more than a share: how many requests, messages and new guests one client may send."""

from __future__ import annotations

import re
import time
from ipaddress import IPv6Address, IPv6Network, ip_address
from itertools import accumulate

SEVERAL = 10_000  # buckets to keep before looking for unused ones
DEEPEST = 32  # levels of a message: nothing that we read has more than a few
NO_BRACKETS = re.compile(
    r'"(?:[^"\\]|\\.)*+"?|[^][{}"]+', re.DOTALL
)  # strings, in which they mean nothing, and the rest
LEVELS = {"[": 1, "{": 1, "]": -1, "}": -1}


def network(host: str) -> str:
    """What counts as one caller. Whoever has an address of IPv6 has the 2^64 beside it as well."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    mapped = address.ipv4_mapped  # an address of IPv4 as a socket for both writes it
    return str(mapped) if mapped is not None else str(IPv6Network((int(address), 64), strict=False))


def too_deep(message: str) -> bool:
    """Would a message have to be read level by level without end? Told without reading it."""
    if message.count("[") + message.count("{") <= DEEPEST:
        return False
    brackets = NO_BRACKETS.sub("", message)
    return max(accumulate(map(LEVELS.__getitem__, brackets)), default=0) > DEEPEST


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

    def give(self) -> None:
        """Take back what was let through."""
        self.left = min(self.burst, self.left + 1)


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._look_at = SEVERAL

    def take(self, client: str) -> bool:
        if len(self._buckets) > self._look_at:
            old = time.monotonic() - self.burst / self.rate  # full again by now: as good as new
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if bucket.at > old}
            self._look_at = max(SEVERAL, 2 * len(self._buckets))  # looking through all of them must stay rare
        bucket = self._buckets.setdefault(client, Bucket(self.rate, self.burst))
        return bucket.take()

    def give(self, client: str) -> None:
        if client in self._buckets:
            self._buckets[client].give()
