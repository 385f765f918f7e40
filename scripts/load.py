"""Many tables at once on one server: how long does a command take, how many go through, what does a table cost?

Pairs of guests play random games through sockets, first as fast as the server lets them, then at the pace of people.
A command's time runs from sending it to having the update with the new view. Clients and server share this
machine, so the times as fast as possible are those of a queue: all tables always wait for the server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from websockets.asyncio.client import ClientConnection

from guests import ENCODE, Guest, ask, choices, hear, new_key
from servers import Server
from stolik.server import wire

THINKING = (0.5, 2.0)  # seconds, as people would
AT_ONCE = 20  # tables that are opened at the same time
KIB = 1024

Think = Callable[[], Awaitable[None]]


@dataclass
class Count:
    """What was measured in one run."""

    times: list[float] = field(default_factory=list)
    ended: int = 0
    errors: Counter[str] = field(default_factory=Counter)


class Pair:
    """Two people who play game after game."""

    def __init__(self, number: int, address: str) -> None:
        self.guests = [Guest(f"{name} {number}", address) for name in ("Ala", "Ola")]
        self.sockets: list[ClientConnection] = []
        self.tables = 0

    async def arrive(self) -> None:
        for guest in self.guests:
            await guest.arrive()

    async def sit_down(self) -> None:
        """At a new table."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))
        host, other = self.guests
        table = await host.found("me", "open")
        self.tables += 1
        self.sockets = [await host.at(table), await other.at(table)]
        await ask(self.sockets[1], wire.Sit(new_key(), 1))
        await ask(self.sockets[0], wire.Start(new_key()))

    async def play(self, think: Think, end: float, count: Count) -> None:
        while True:
            both = zip(self.sockets, self.guests, strict=True)
            await asyncio.gather(*(self._play(socket, guest.name, think, end, count) for socket, guest in both))
            if time.monotonic() >= end:
                return
            count.ended += 1
            await self.sit_down()

    async def _play(self, socket: ClientConnection, name: str, think: Think, end: float, count: Count) -> None:
        """One person, until the game or the time is over."""
        sent = answered = 0.0
        while time.monotonic() < end:
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + end - time.monotonic()):
                    message = await hear(socket)
            except TimeoutError:
                return
            if isinstance(message, wire.Refused | wire.Fault):
                count.errors[str(message)] += 1
            if not isinstance(message, wire.Update | wire.Welcome):
                continue
            if sent and any(frame.name == name and frame.kind == "answer" for frame in message.frames):
                count.times.append(time.perf_counter() - sent)
                sent = 0.0
            if message.table.status == "over":
                return
            decision, options = choices(message)
            if options and not sent and decision >= answered:
                await think()
                sent = time.perf_counter()
                answered = decision + 1
                await socket.send(ENCODE(wire.Answer(new_key(), decision, random.choice(options))).decode())


async def as_fast_as_possible() -> None:
    pass


async def like_people() -> None:
    await asyncio.sleep(random.uniform(*THINKING))


async def at_once(pairs: list[Pair], act: Callable[[Pair], Awaitable[None]]) -> None:
    """Let all pairs do something, some of them at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def admitted(pair: Pair) -> None:
        async with gate:
            await act(pair)

    await asyncio.gather(*map(admitted, pairs))


async def run(pairs: list[Pair], think: Think, seconds: float) -> Count:
    count = Count()
    end = time.monotonic() + seconds

    async def play(pair: Pair) -> None:
        try:
            await pair.play(think, end, count)
        except Exception as error:
            count.errors[f"{type(error).__name__}: {error}"] += 1

    await asyncio.gather(*map(play, pairs))
    return count


async def measure(server: Server, tables: int, seconds: float) -> bool:
    pairs = [Pair(number, server.address) for number in range(tables)]
    await at_once(pairs, Pair.arrive)
    before = server.memory()
    fine = True
    for title, think in (("as fast as possible", as_fast_as_possible), ("at the pace of people", like_people)):
        await at_once(pairs, Pair.sit_down)
        computed, own = server.cpu(), time.process_time()
        count = await run(pairs, think, seconds)
        report(title, count, seconds, server.cpu() - computed, time.process_time() - own)
        fine = fine and not count.errors and bool(count.times)
    held, opened = server.memory(), sum(pair.tables for pair in pairs)
    print(f"memory: {held / KIB**2:.0f} MiB with {opened} tables in it, {(held - before) / KIB / opened:.0f} KiB each")
    return fine


def report(title: str, count: Count, seconds: float, server: float, clients: float) -> None:
    cuts = quantiles(count.times, n=100) if len(count.times) > 1 else [0.0] * 99
    p50, p95, p99 = (1000 * cuts[n - 1] for n in (50, 95, 99))
    print(
        f"{title}: {len(count.times)} commands in {seconds:g} s, {len(count.times) / seconds:.0f}/s, "
        f"p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, "
        f"{count.ended} games ended, {sum(count.errors.values())} errors; "
        f"computing: server {100 * server / seconds:.0f} %, clients {100 * clients / seconds:.0f} % of a core"
    )
    for error, times in count.errors.most_common(5):
        print(f"  {times} x {error}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each of the two runs")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(
            Path(folder) / "server.log",
            database=f"sqlite:///{folder}/stolik.sqlite",
            guests=1_000_000,
            requests=1_000_000,
        )
        server.start()
        try:
            import uvloop

            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                fine = runner.run(measure(server, arguments.tables, arguments.seconds))
        finally:
            server.stop()
        words = server.log.read_text()
    if words:
        print(words)
    return 0 if fine and not words else 1


if __name__ == "__main__":
    sys.exit(main())
