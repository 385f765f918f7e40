"""Kills a server again and again while people play on it: nothing that was promised may be lost, nothing done twice.

After each kill the database is read as it lies there, and the server is started on it again; the players come back
with the last number that they have seen and send what got no answer once more, under the same key.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import TypeVar

from sqlalchemy import create_engine, select
from sqlalchemy.orm import Session

from guests import Guest
from promises import AGAIN, GONE, Ledger, Lost, Person
from servers import Server
from stolik import games
from stolik.engine.log import verify
from stolik.server.models import Entry, TableRow
from stolik.server.record import Record

MOST_ENTRIES = 40  # between two kills, so that a slow machine is tried as hard as a quick one
A_LITTLE_LATER = 0.03  # seconds from such an entry to the kill, at most
HALF_STARTED = 0.15  # share of kills that come while the server is still starting
SEATS = (("me", "open"), ("me", "open"), ("me", "open", "easy"), ("me", "easy"))
PATIENCE = 120.0  # seconds for the games to go on, and to end after the last kill
STARTING = 1.2  # seconds that a server needs about
MAKING = 0.1  # seconds that a new database needs about

T = TypeVar("T")


class Evening:
    """Places where one game is played after another, until it gets late."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ledgers: dict[str, Ledger] = {}
        self.late = False

    @property
    def entries(self) -> int:
        """That anybody was shown."""
        return sum(len(ledger.shown) for ledger in self.ledgers.values())

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
            await asyncio.sleep(AGAIN)


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
        for number in range(1, kills + 1):
            server.launch()
            if random.random() < HALF_STARTED:
                await asyncio.sleep(random.uniform(0, STARTING))
            else:
                await asyncio.to_thread(server.wait)
                wanted = evening.entries + random.randrange(MOST_ENTRIES)
                async with asyncio.timeout(PATIENCE):
                    while evening.entries < wanted and not any(task.done() for task in playing):
                        await asyncio.sleep(0.001)
                await asyncio.sleep(random.uniform(0, A_LITTLE_LATER))
            server.kill()
            if database.exists():
                check(database, {table: ledger for table, ledger in evening.ledgers.items() if not ledger.over})
            for task in playing:
                if task.done():
                    task.result()  # a broken promise ends the drill
            if number % 10 == 0:
                print(f"{number} kills, {evening.entries} entries", flush=True)
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
