"""Many nameless people look at the lobby while tables are made: what do they cost the others?"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from contextlib import suppress
from itertools import count

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from clients import Elsewhere
from drills.ground import run, server
from drills.others import others
from guests import Guest
from servers import Server
from watching import watched

AT_ONCE = 50  # sockets that are opened at the same time
TABLES_EACH = 5  # of one person: then another one makes them
SHORT = ("--sockets", "100", "--tables", "10", "--seconds", "3")


class Onlookers:
    """Nameless sockets on the lobby; they hear and count."""

    def __init__(self, address: str, sockets: int) -> None:
        self.address = address
        self.sockets = sockets
        self.messages = self.bytes = 0
        self._sockets: list[ClientConnection] = []
        self._hearing: list[asyncio.Task[None]] = []

    async def come(self) -> int:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                socket = await Guest("", self.address).socket("/ws/lobby")
                self._sockets.append(socket)
                self._hearing.append(asyncio.create_task(self._hear(socket)))

        await asyncio.gather(*(one() for _ in range(self.sockets)))
        return len(self._sockets)

    async def _hear(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = await socket.recv()
                self.bytes += len(message)
                self.messages += 1

    async def told(self) -> tuple[int, int, int]:
        """How many are still let in, how many messages came, how many bytes."""
        return sum(not task.done() for task in self._hearing), self.messages, self.bytes


class Makers:
    """People who make tables, so many a second."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.made = 0
        self.refused: Counter[str] = Counter()

    async def make(self, rate: float, seconds: float) -> tuple[int, Counter[str]]:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        for number in count():
            if loop.time() >= end:
                break
            if number % TABLES_EACH == 0:
                guest = Guest(f"Maker {self.made}", self.address)
                await guest.arrive()
            answer = await guest.http.post("/api/tables", json={"game": "raverun", "seats": ["me", "open"]})
            if answer.status_code == 201:
                self.made += 1
            else:
                self.refused[answer.text] += 1
            await asyncio.sleep(1 / rate)
        return self.made, self.refused


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=4.0, help="new tables a second")
    parser.add_argument("--tables", type=int, default=40, help="of the others")
    parser.add_argument("--seconds", type=float, default=20.0)


def main(arguments: argparse.Namespace) -> bool:
    with server(ram=True) as found:
        return run(measure(found, arguments))


async def measure(found: Server, arguments: argparse.Namespace) -> bool:
    async with others(found.address, arguments.tables) as players:
        makers = Elsewhere(Makers, found.address)
        onlookers = Elsewhere(Onlookers, found.address, arguments.sockets)
        try:
            await players.play(arguments.seconds)
            await asyncio.gather(
                players.play(arguments.seconds), makers.call("make", arguments.rate, arguments.seconds)
            )
            came = await onlookers.call("come")
            async with watched(found) as watch:
                _, (made, refused) = await asyncio.gather(
                    players.play(arguments.seconds), makers.call("make", arguments.rate, arguments.seconds)
                )
            stayed, messages, told = await onlookers.call("told")
        finally:
            makers.end()
            onlookers.end()
    print(
        f"lobby: {came} nameless sockets ({stayed} stayed) at {arguments.rate:g} new tables a second "
        f"({made} made, {sum(refused.values())} refused): "
        f"{players.told()} (alone -> with the tables -> with the sockets too)\n"
        f"  told {messages} times, {told / 1024 / max(1, messages):.1f} KiB each; "
        f"server {100 * watch.cpu / arguments.seconds:.0f} % of a core; {watch.pinged()}"
    )
    for reason, times in refused.items():
        print(f"  {times} x {reason}")
    return players.fine and not refused
