"""What is told of many numbers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import linear_regression, quantiles

SHUFFLES = 2000  # of a permutation test


def cut(times: Sequence[float], *percents: int) -> list[float]:
    """In milliseconds; nothing measured is 0."""
    if len(times) < 2:
        return [1000 * sum(times)] * len(percents)
    cuts = quantiles(times, n=100, method="inclusive")
    return [1000 * cuts[percent - 1] for percent in percents]


def told(times: Sequence[float]) -> str:
    p50, p95, p99 = cut(times, 50, 95, 99)
    return f"p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, most {1000 * max(times, default=0):.0f} ms"


def slope(points: Sequence[tuple[float, float]]) -> float:
    """By how much the second grows while the first grows by one."""
    if len(points) < 2:
        return 0.0
    return linear_regression([x for x, _ in points], [y for _, y in points]).slope


def distance(some: Sequence[float], others: Sequence[float]) -> float:
    """Kolmogorov and Smirnov's: how far the shares below a value differ at most."""
    marked = sorted([(value, 1 / len(some)) for value in some] + [(value, -1 / len(others)) for value in others])
    height = most = 0.0
    for number, (value, step) in enumerate(marked):
        height += step
        if number + 1 == len(marked) or marked[number + 1][0] != value:
            most = max(most, abs(height))
    return most


def alike(some: Sequence[float], others: Sequence[float], seed: int = 1) -> float:
    """The chance that values of one kind, dealt at random, lie as far apart as these do: small, and they differ."""
    rng, both, found = random.Random(seed), [*some, *others], distance(some, others)
    as_far = 0
    for _ in range(SHUFFLES):
        rng.shuffle(both)
        as_far += distance(both[: len(some)], both[len(some) :]) >= found - 1e-12
    return (1 + as_far) / (1 + SHUFFLES)
