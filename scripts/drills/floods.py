"""One person chats without end, another replays the same long game without end: what do the others notice?"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import Counter
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from clients import Elsewhere
from crowd import Count, Party
from drills.ground import run, server
from drills.others import others
from figures import told
from guests import Guest, hear, new_key, send
from servers import Server
from stolik.server import wire

LINE = "x" * 500  # letters: as long as a remark may be
KIB = 1024
BRISKLY = (0.02, 0.03)  # seconds: as quick as one person may be
SHORT = ("--tables", "5", "--seconds", "2")


class Talker:
    """Somebody who only watches, and talks through as many connections as one person may have."""

    def __init__(self, address: str, sockets: int) -> None:
        self.guest = Guest("Talker", address)
        self.sockets = sockets
        self.answers: Counter[str] = Counter()

    async def talk(self, table: str, seconds: float) -> Counter[str]:
        await self.guest.arrive()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._talk(table) for _ in range(self.sockets)))
        return self.answers

    async def _talk(self, table: str) -> None:
        while True:
            with suppress(ConnectionClosed):
                async with self.guest.at(table) as socket:
                    while True:
                        await send(socket, wire.Chat(new_key(), LINE))
                        message = await hear(socket)
                        while message.kind not in ("done", "fault"):
                            message = await hear(socket)
                        self.answers[message.fault or message.kind] += 1
            self.answers["shown the door"] += 1
            await asyncio.sleep(0.1)


class Reader:
    """Somebody who asks for the same replay again and again, some at a time."""

    def __init__(self, address: str, at_once: int) -> None:
        self.guest = Guest("Reader", address)
        self.at_once = at_once
        self.answers: Counter[str] = Counter()
        self.times: list[float] = []

    async def read(self, table: str, seconds: float) -> tuple[Counter[str], list[float]]:
        await self.guest.arrive()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._read(table) for _ in range(self.at_once)))
        return self.answers, self.times

    async def _read(self, table: str) -> None:
        while True:
            before = time.perf_counter()
            answer = await self.guest.http.get(f"/api/tables/{table}/replay")
            self.answers[str(answer.status_code)] += 1
            if answer.status_code == 200:
                self.times.append(time.perf_counter() - before)
            else:
                await asyncio.sleep(0.05)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=40, help="of the others")
    parser.add_argument("--sockets", type=int, default=12, help="of the one who talks")
    parser.add_argument("--at-once", type=int, default=8, help="requests of the one who reads")


def main(arguments: argparse.Namespace) -> bool:
    # The limits of one person are what is tried here; only guests are many more than usual.
    with server(ram=True, requests=40, sockets=12, pace=0) as found:  # no pace: a whole game is played first
        return run(measure(found, arguments))


async def measure(found: Server, arguments: argparse.Namespace) -> bool:
    hosts = [Guest(name, found.address) for name in ("Ala", "Ola")]
    party = Party("ankhmorpork", hosts)
    await party.arrive()
    await party.sit_down()
    await party.play_one(BRISKLY, Count())
    over, seconds = party.table, arguments.seconds
    room = await hosts[0].found("me", "open")
    talker = Elsewhere(Talker, found.address, arguments.sockets)
    reader = Elsewhere(Reader, found.address, arguments.at_once)
    try:
        async with others(found.address, arguments.tables) as players:
            await players.play(seconds)
            _, spoken = await asyncio.gather(players.play(seconds), talker.call("talk", room, seconds))
            _, (read, times) = await asyncio.gather(players.play(seconds), reader.call("read", over, seconds))
    finally:
        talker.end()
        reader.end()
    words = ", ".join(f"{count} {kind}" for kind, count in spoken.items())
    statuses = ", ".join(f"{count} x {status}" for status, count in read.items())
    print(
        f"floods: {players.told()} (alone -> beside a chat flood -> beside a replay flood)\n"
        f"  {seconds:g} s of chat by one spectator: {words}; whoever then opens the page gets "
        f"{await page(hosts[1], room) / KIB:.0f} KiB\n"
        f"  {seconds:g} s of replays of one game, {arguments.at_once} at once: {statuses}, {told(times)}"
    )
    return players.fine


async def page(guest: Guest, table: str) -> int:
    """Bytes that somebody gets who comes to a table."""
    async with guest.at(table) as socket:
        return len(await socket.recv())
