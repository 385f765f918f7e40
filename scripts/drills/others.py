"""The others: people who only want to play while somebody takes more than a share. How long do their commands take?"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from clients import Crowds
from crowd import Count
from figures import cut

TABLES = 40
WARMING = 2.0  # seconds that nobody measures
PACE = (0.5, 2.0)  # seconds that they think


class Others:
    def __init__(self, crowds: Crowds) -> None:
        self._crowds = crowds
        self.counts: list[Count] = []

    async def play(self, seconds: float) -> Count:
        count = await self._crowds.play(PACE, seconds)
        self.counts.append(count)
        return count

    @property
    def fine(self) -> bool:
        return not any(count.errors for count in self.counts)

    def told(self) -> str:
        """One run after another."""
        runs = [cut(count.times, 50, 95, 99) for count in self.counts]
        parts = [" -> ".join(f"{run[number]:.1f}" for run in runs) for number in range(3)]
        errors = "".join(f"; {times} x {error}" for count in self.counts for error, times in count.errors.items())
        return f"others' commands: p50 {parts[0]} ms, p95 {parts[1]} ms, p99 {parts[2]} ms{errors}"


@asynccontextmanager
async def others(address: str, tables: int = TABLES) -> AsyncIterator[Others]:
    crowds = Crowds(address, tables)
    try:
        await crowds.arrive()
        await crowds.sit_down()
        await crowds.play(PACE, WARMING)
        yield Others(crowds)
    finally:
        crowds.end()
