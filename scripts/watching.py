"""What can be seen of a server from outside while others play on it: how late it answers a ping, what it holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection

from figures import slope, told
from guests import Guest, hear
from servers import Server

EVERY = 0.02  # seconds between two pings
SAMPLE = 1.0  # seconds between two looks at the memory
MIB = 1024**2
SETTLED = 0.3  # share of a run after which memory should not grow any more


@dataclass
class Watch:
    """A ping is answered by the server's loop alone, before anything is read: its time is the loop's delay."""

    began: float = 0.0
    cpu: float = 0.0  # seconds that the server has computed
    pings: list[float] = field(default_factory=list)
    memory: list[tuple[float, float]] = field(default_factory=list)  # bytes, by seconds since the beginning

    def pinged(self) -> str:
        return f"pings: {told(self.pings)}"

    def remembered(self) -> str:
        end = self.memory[-1][0]
        late = [(at / 60, held / MIB) for at, held in self.memory if at >= SETTLED * end]
        held = [bytes / MIB for _, bytes in self.memory]
        return (
            f"memory: {held[0]:.0f} MiB at first, {held[-1]:.0f} at last, {max(held):.0f} at most, "
            f"{slope(late):+.1f} MiB a minute over the last {100 * (1 - SETTLED):.0f} % of {end:.0f} s"
        )


@asynccontextmanager
async def watched(server: Server) -> AsyncIterator[Watch]:
    watch = Watch(time.monotonic())
    guest = Guest("Watch", server.address)
    await guest.arrive()
    table = await guest.found("me", "open", private=True)
    async with guest.at(table) as socket:
        await hear(socket)
        tasks = [asyncio.create_task(work) for work in (_ping(socket, watch), _remember(server, watch))]
        watch.cpu = -server.cpu()
        try:
            yield watch
        finally:
            watch.cpu += server.cpu()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _ping(socket: ClientConnection, watch: Watch) -> None:
    while True:
        before = time.perf_counter()
        await (await socket.ping())
        watch.pings.append(time.perf_counter() - before)
        await asyncio.sleep(EVERY)


async def _remember(server: Server, watch: Watch) -> None:
    while True:
        watch.memory.append((time.monotonic() - watch.began, float(server.memory())))
        await asyncio.sleep(SAMPLE)
