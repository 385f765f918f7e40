"""Kills a server again and again while people play on it: nothing that was promised may be lost, nothing done twice.

A command is promised once its `done` has arrived, or once anybody was shown what came of it. After each kill
the database is read as it lies there, and the server is started on it again; the players come back with the last
number that they have seen and send what got no answer once more, under the same key.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import TypeVar

import httpx
from sqlalchemy import create_engine, select
from sqlalchemy.orm import Session
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidMessage

from guests import ENCODE, Guest, choices, hear, new_key
from servers import Server
from stolik import games
from stolik.engine.log import verify
from stolik.server import wire
from stolik.server.models import Entry, TableRow
from stolik.server.record import Record

LONGEST_PLAY = 0.8  # seconds between two kills
HALF_STARTED = 0.15  # share of kills that come while the server is still starting
CHATS = 0.1  # share of answers that come with a remark
SEATS = (("me", "open"), ("me", "open"), ("me", "open", "easy"), ("me", "easy"))
GONE = (OSError, ConnectionClosed, InvalidMessage, httpx.TransportError)  # what a killed server looks like
PATIENCE = 120.0  # seconds for the games to end after the last kill
STARTING = 1.2  # seconds that a server needs about
MAKING = 0.1  # seconds that a new database needs about

T = TypeVar("T")


class Lost(Exception):
    """A promise was broken."""


@dataclass
class Ledger:
    """What all players together were promised of one table."""

    done: dict[tuple[str, str], int] = field(default_factory=dict)  # entry's number by player and key
    not_done: set[tuple[str, str]] = field(default_factory=set)
    shown: dict[int, wire.Frame] = field(default_factory=dict)  # by number
    over: bool = False
    resent: int = 0


class Person:
    """Somebody at one table, who comes back after every crash."""

    def __init__(self, guest: Guest, table: str, ledger: Ledger, sits: int | None, starts: bool) -> None:
        self.guest = guest
        self.table = table
        self.ledger = ledger
        self.sits = sits
        self.starts = starts
        self.seen = 0
        self.id = ""
        self.latest: wire.Welcome | wire.Update | None = None
        self.sent: dict[str, wire.FromClient] = {}  # what got no answer yet

    async def play(self) -> None:
        while not self.ledger.over:
            try:
                async with self.guest.at(self.table, self.seen) as socket:
                    await self._converse(socket)
            except GONE:
                await asyncio.sleep(0.05)

    async def _converse(self, socket: ClientConnection) -> None:
        while not self.ledger.over:
            message = await hear(socket)
            match message:
                case wire.Welcome():
                    self.id = message.you.id
                    self._remember(message)
                    self.ledger.resent += len(self.sent)
                    for command in self.sent.values():
                        await socket.send(ENCODE(command).decode())
                case wire.Update():
                    self._remember(message)
                case wire.Done():
                    self.sent.pop(message.key, None)
                    known = self.ledger.done.setdefault((self.id, message.key), message.seq)
                    if known != message.seq:
                        raise Lost(f"{self.table}: {message.key} was entry {known} and is now {message.seq}")
                case wire.Fault(key=str(key), problem=wire.Problem(name="stale-decision")):
                    # Where several are asked at once, another's answer may come first after a crash.
                    self.sent.pop(key)
                    self.ledger.not_done.add((self.id, key))
                case wire.Fault() | wire.Refused():
                    raise Lost(f"{self.table}: {message}")
            await self._act(socket)

    def _remember(self, message: wire.Welcome | wire.Update) -> None:
        for frame in message.frames:
            if frame.seq != self.seen + 1:
                raise Lost(f"{self.table}: entry {frame.seq} came after {self.seen}")
            self.seen = frame.seq
            shown = self.ledger.shown.setdefault(frame.seq, frame)
            if (shown.kind, shown.seat, shown.name, shown.at) != (frame.kind, frame.seat, frame.name, frame.at):
                raise Lost(f"{self.table}: entry {frame.seq} was {shown} and is now {frame}")
        if message.seq != self.seen:
            raise Lost(f"{self.table}: {message.seq} entries, but only {self.seen} were shown")
        self.latest = message
        self.ledger.over = self.ledger.over or message.table.status == "over"

    async def _act(self, socket: ClientConnection) -> None:
        """One command at a time, and a remark now and then."""
        if self.latest is None or any(not isinstance(command, wire.Chat) for command in self.sent.values()):
            return
        decision, options = choices(self.latest)
        table = self.latest.table
        seats = table.seats
        if table.status == "waiting":
            if self.sits is not None and seats[self.sits].kind == "empty":
                await self._send(socket, wire.Sit(new_key(), self.sits))
            elif self.starts and all(seat.kind != "empty" for seat in seats):
                await self._send(socket, wire.Start(new_key()))
        elif options:
            await self._send(socket, wire.Answer(new_key(), decision, random.choice(options)))
            if random.random() < CHATS:
                await self._send(socket, wire.Chat(new_key(), f"{decision}!"))

    async def _send(self, socket: ClientConnection, command: wire.FromClient) -> None:
        self.sent[command.key] = command
        await socket.send(ENCODE(command).decode())


class Evening:
    """Places where one game is played after another, until it gets late."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ledgers: dict[str, Ledger] = {}
        self.late = False

    async def play(self, number: int, seats: tuple[str, ...]) -> None:
        guests = [Guest(f"{name} {number}", self.address) for name in ("Ala", "Ola")[: 1 + seats.count("open")]]
        for guest in guests:
            await _insist(guest.arrive)
        while not self.late:
            table = await _insist(lambda: guests[0].found(*seats))
            ledger = self.ledgers[table] = Ledger()
            people = [
                Person(guest, table, ledger, place or None, place == 0 and "open" in seats)
                for place, guest in enumerate(guests)
            ]
            await asyncio.gather(*(person.play() for person in people))


async def _insist(act: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            return await act()
        except GONE:
            await asyncio.sleep(0.05)


def check(database: Path, ledgers: dict[str, Ledger]) -> tuple[int, int]:
    """Are all promises kept? On a copy, so that the server finds its files as the crash has left them.

    Returns how many entries and how many games that are over were checked.
    """
    entries = over = 0
    with TemporaryDirectory() as folder:
        for file in database.parent.glob(f"{database.name}*"):
            copy(file, folder)
        engine = create_engine(f"sqlite:///{folder}/{database.name}")
        with Session(engine) as db:
            for table, ledger in ledgers.items():
                found = list(db.scalars(select(Entry).where(Entry.table == table).order_by(Entry.number)))
                _compare(table, ledger, found)
                record = Record.load(db.get_one(TableRow, table), found)  # plays it again and compares the hashes
                entries += len(found)
                if record.table is not None and record.table.closed:
                    verify(record.table.log, games.get)
                    over += 1
                elif ledger.over:
                    raise Lost(f"{table} was over and is not any more")
        engine.dispose()
    return entries, over


def _compare(table: str, ledger: Ledger, entries: list[Entry]) -> None:
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise Lost(f"{table}: the numbers have gaps")
    keys = [(entry.player or "", entry.key) for entry in entries if entry.key is not None]
    if len(keys) != len(set(keys)):
        raise Lost(f"{table}: a command was done twice")
    if ledger.not_done & set(keys):
        raise Lost(f"{table}: a command was refused and done all the same")
    numbers = {(entry.player or "", entry.key): entry.number for entry in entries}
    for (player, key), number in ledger.done.items():
        if numbers.get((player, key)) != number:
            raise Lost(f"{table}: entry {number} was promised and is not there")
    for number, frame in ledger.shown.items():
        if number > len(entries):
            raise Lost(f"{table}: entry {number} was shown and is not there")
        entry = entries[number - 1]
        told = frame.text in ("", entry.text)  # what is hidden from a seat comes without its text
        if not told or (entry.kind, entry.seat, entry.name, entry.at) != (frame.kind, frame.seat, frame.name, frame.at):
            raise Lost(f"{table}: entry {number} was shown as {frame}")


async def drill(server: Server, database: Path, kills: int) -> Evening:
    evening = Evening(server.address)
    playing = [asyncio.create_task(evening.play(number, seats)) for number, seats in enumerate(SEATS)]
    try:
        for _ in range(kills):
            server.launch()
            if random.random() < HALF_STARTED:
                await asyncio.sleep(random.uniform(0, STARTING))
            else:
                await asyncio.to_thread(server.wait)
                await asyncio.sleep(random.uniform(0, LONGEST_PLAY))
            server.kill()
            if database.exists():
                check(database, {table: ledger for table, ledger in evening.ledgers.items() if not ledger.over})
            for task in playing:
                if task.done():
                    task.result()  # a broken promise ends the drill
        await asyncio.to_thread(server.start)
        evening.late = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.stop()
    return evening


def births(folder: Path, count: int) -> None:
    """A server that is killed while it makes its database must be able to start on what is left of it."""
    for number in range(count):
        database = folder / f"birth-{number}.sqlite"
        server = Server(folder / "server.log", database=f"sqlite:///{database}")
        server.launch()
        while not database.exists():
            time.sleep(0.001)
        time.sleep(random.uniform(0, MAKING))
        server.kill()
        server.start()
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--births", type=int, default=10, help="kills while the database is made")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    print(f"seed {arguments.seed}")
    with TemporaryDirectory() as name:
        folder = Path(name)
        database = folder / "stolik.sqlite"
        server = Server(folder / "server.log", database=f"sqlite:///{database}", pace=0, workers=1, requests=10_000)
        try:
            births(folder, arguments.births)
            evening = asyncio.run(drill(server, database, arguments.kills))
            entries, over = check(database, evening.ledgers)
        except (Exception, ExceptionGroup) as error:
            print(f"LOST: {type(error).__name__}: {error}\n{server.log.read_text() if server.log.exists() else ''}")
            return 1
    ledgers = evening.ledgers.values()
    print(
        f"{arguments.births} kills while the database was made and {arguments.kills} while {len(ledgers)} games "
        f"were played: {entries} entries, {sum(len(ledger.done) for ledger in ledgers)} promised to their senders, "
        f"{sum(ledger.resent for ledger in ledgers)} commands sent again, "
        f"{over} games ended and their logs verified; nothing lost, nothing done twice"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
