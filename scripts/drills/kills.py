"""A server that is killed again and again while people play on it, and while it makes its database (SQLite)."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory

import quick
from checking import check, check_logs
from evening import PLACES, Evening
from promises import Lost
from servers import Server

MOST_ENTRIES = 40  # between two kills, so that a slow machine is tried as hard as a quick one
A_LITTLE_LATER = 0.03  # seconds from such an entry to the kill, at most
HALF_STARTED = 0.15  # share of kills that come while the server is still starting
PATIENCE = 120.0  # seconds for the games to go on, and for all to be settled after the last kill
STARTING = 1.2  # seconds that a server needs about
MAKING = 0.1  # seconds that a new database needs about


def main(kills: int, births: int) -> str:
    """What came of it; a promise that was not kept raises Lost."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        database = folder / "stolik.sqlite"
        settings: dict[str, str | float] = {"database": f"sqlite:///{database}", "pace": 0, "workers": 1}
        server = Server(folder / "server.log", quick.COMMAND, requests=10_000, **settings)
        try:
            being_born(folder, births)
            evening = asyncio.run(drill(server, database, kills))
            entries = check(f"sqlite:///{database}", evening.ledgers)
            server.start()
            over = check_logs(server.address, evening.ledgers)
            if evening.failures:
                raise Lost(str(evening.failures))
        except Exception as error:
            words = server.log.read_text() if server.log.exists() else ""
            raise RuntimeError(f"{type(error).__name__}: {error}\n{words}") from error
        finally:
            server.stop()
    ledgers = evening.ledgers.values()
    return (
        f"{births} kills while the database was made and {kills} while {len(ledgers)} games "
        f"were played: {entries} entries, {sum(len(ledger.done) for ledger in ledgers)} promised to their senders, "
        f"{sum(ledger.resent for ledger in ledgers)} commands sent again, "
        f"{over} games ended and their logs verified; nothing lost, nothing done twice"
    )


def being_born(folder: Path, count: int) -> None:
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


async def drill(server: Server, database: Path, kills: int) -> Evening:
    evening = Evening(server.address, PATIENCE)
    playing = [asyncio.create_task(evening.play(number, place)) for number, place in enumerate(PLACES)]
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
                check_copy(database, evening)
            for task in playing:
                if task.done():
                    task.result()  # a broken promise ends the drill
            if number % 10 == 0:
                print(f"{number} kills, {evening.entries} entries", flush=True)
        await asyncio.to_thread(server.start)
        evening.close()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.stop()
    return evening


def check_copy(database: Path, evening: Evening) -> None:
    """So that the server finds its files as the crash has left them."""
    with TemporaryDirectory() as folder:
        for file in database.parent.glob(f"{database.name}*"):
            copy(file, folder)
        check(f"sqlite:///{folder}/{database.name}", dict(evening.going_on))
