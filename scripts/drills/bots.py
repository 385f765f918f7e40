"""One person opens many tables full of masters: how long does somebody else wait for an easy bot?"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import Counter
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from clients import Elsewhere
from drills.ground import run, server
from figures import told
from guests import Guest, ask, hear, new_key, send
from heard import SITUATIONS
from servers import Server
from stolik import games
from stolik.server import wire

MASTERS = 4
GAMES = [name for name in games.names() if MASTERS in games.get(name).players]
PATIENCE = 60.0  # seconds for an easy bot
SHORT = ("--tables", "4", "--answers", "2")


class Glutton:
    """Opens tables of masters alone, watches them all, and where that is not allowed plays against masters at once."""

    def __init__(self, address: str) -> None:
        self.guest = Guest("Glutton", address)
        self.outcome: Counter[str] = Counter()
        self._playing: list[asyncio.Task[None]] = []

    async def open(self, tables: int) -> Counter[str]:
        await self.guest.arrive()
        for number in range(tables):
            game = GAMES[number % len(GAMES)]
            for seats in (["master"] * MASTERS, ["me", *["master"] * (MASTERS - 1)]):
                answer = await self.guest.http.post("/api/tables", json={"game": game, "seats": seats, "private": True})
                if answer.status_code == 201:
                    self.outcome["of bots alone" if seats[0] != "me" else "with a seat of one's own"] += 1
                    self._playing.append(asyncio.create_task(self._play(answer.json()["id"])))
                    break
                self.outcome[f"refused ({answer.json().get('name')})"] += 1
        return self.outcome

    async def _play(self, table: str) -> None:
        with suppress(ConnectionClosed):
            async with self.guest.at(table) as socket:
                while True:
                    message = await hear(socket)
                    decision, options = message.choices() if message.kind in SITUATIONS else (0, [])
                    if options:
                        await send(socket, wire.Answer(new_key(), decision, random.choice(options)))


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=40, help=f"with {MASTERS} masters each")
    parser.add_argument("--answers", type=int, default=10, help="of the easy bot, in each of the two runs")


def main(arguments: argparse.Namespace) -> bool:
    with server(ram=True) as found:
        return run(measure(found, arguments))


async def measure(found: Server, arguments: argparse.Namespace) -> bool:
    ala = Guest("Ala", found.address)
    await ala.arrive()
    alone = await waits(ala, arguments.answers)
    glutton = Elsewhere(Glutton, found.address)
    try:
        opened = await glutton.call("open", arguments.tables)
        beside = await waits(ala, arguments.answers)
    finally:
        glutton.end()
    tables = ", ".join(f"{count} {kind}" for kind, count in opened.items())
    print(
        f"bots: an easy bot alone answers after {told(alone)}; beside {arguments.tables} tables with {MASTERS} masters "
        f"of one person ({tables}) after {told(beside)}"
    )
    return max(*alone, *beside) < PATIENCE


async def waits(guest: Guest, answers: int) -> list[float]:
    """Seconds from one's own answer to the bot's, so many times; a bot that does not answer has taken all patience."""
    found: list[float] = []
    while len(found) < answers:
        table = await guest.found("me", "easy", game="sedlec", private=True)
        async with guest.at(table) as socket:
            await _play(socket, found, answers)
    return found


async def _play(socket: ClientConnection, found: list[float], answers: int) -> None:
    latest = await hear(socket)
    while not latest.over and len(found) < answers:
        decision, options = latest.choices()
        if options:
            latest = await ask(socket, wire.Answer(new_key(), decision, random.choice(options))) or latest
            continue
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    message = await hear(socket)
                    if message.kind in SITUATIONS:
                        latest = message
                        if latest.over or any(frame.kind == "answer" for frame in message.frames):
                            break
        except TimeoutError:
            pass
        found.append(time.perf_counter() - began)
