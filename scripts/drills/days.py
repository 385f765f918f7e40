"""Many games of days wait in the database while the server starts: how long until somebody can play?"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from crowd import Party
from drills.ground import OPEN_DOORS, run
from guests import Guest, ask, hear, new_key
from servers import HERE, Server
from stolik import games
from stolik.server import wire

DAY = 86400.0
CLOCK = {"kind": "days", "seconds": int(3 * DAY)}
GAMES = games.names()
ANSWERS = 12  # that each game is old
MIB = 1024**2
PATIENCE = 120.0
SHORT = ("--tables", "300")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=10_000)


def main(arguments: argparse.Namespace) -> bool:
    with TemporaryDirectory() as folder:
        return run(measure(Path(folder), arguments.tables))


async def measure(folder: Path, tables: int) -> bool:
    database = folder / "stolik.sqlite"
    server = Server(folder / "server.log", HERE, database=f"sqlite:///{database}", **OPEN_DOORS)
    server.start()
    try:
        people = [Guest(name, server.address) for name in ("Ala", "Ola")]
        for guest in people:
            await guest.arrive()
        begun = [await begin(people, game) for game in GAMES]
        server.stop()
        empty = await started(server, people, begun[0])
        server.stop()
        with closing(sqlite3.connect(database)) as books:
            for number in range(tables - len(begun)):
                copy(books, begun[number % len(begun)], f"copy{number:08d}")
            make_overdue(books, "copy00000000")
            books.commit()
        full = await started(server, people, begun[1])
        rang = await clock_rings(database, "copy00000000")
    finally:
        server.stop()
    words = server.log.read_text()
    print(
        f"days: {len(GAMES)} -> {tables} games of days: the server listens {empty[0]:.1f} -> {full[0]:.1f} s after "
        f"its start, the first answer is done after {empty[1]:.1f} -> {full[1]:.1f} s, "
        f"memory {empty[2]:.0f} -> {full[2]:.0f} MiB; a clock that had run out {rang}{words}"
    )
    return not words


async def begin(people: list[Guest], game: str) -> str:
    """A game of days that has gone on for a while, and waits for somebody."""
    party = Party(game, people, clock=CLOCK)
    await party.sit_down()
    await party.play_some(ANSWERS)
    await party.leave()
    return party.table


def copy(books: sqlite3.Connection, table: str, twin: str) -> None:
    """The rows of a table once more under another name, whatever columns they have in this version."""
    for (name,) in books.execute("select name from sqlite_master where type = 'table'").fetchall():
        columns = [row[1] for row in books.execute(f"pragma table_info({name})")]
        own = "id" if name == "tables" else "table"
        if own not in columns:
            continue
        taken = [f"'{twin}'" if column == own else f'"{column}"' for column in columns]
        taken = [f"replace({column}, '{table}', '{twin}')" if column == '"info"' else column for column in taken]
        listed = ", ".join(f'"{column}"' for column in columns)
        books.execute(
            f'insert into "{name}" ({listed}) select {", ".join(taken)} from "{name}" where "{own}" = ?', [table]
        )


def make_overdue(books: sqlite3.Connection, table: str) -> None:
    books.execute('update entries set at = at - ? where "table" = ?', [4 * DAY, table])
    if any(row[1] == "due" for row in books.execute("pragma table_info(tables)")):
        books.execute("update tables set due = due - ? where id = ?", [4 * DAY, table])


async def started(server: Server, people: list[Guest], table: str) -> tuple[float, float, float]:
    """Seconds until it listens and until somebody has done something; MiB that it holds then."""
    began = time.monotonic()
    server.launch()
    while True:
        try:
            httpx.get(f"{server.address}/api/games", timeout=PATIENCE)
            break
        except httpx.TransportError:
            await asyncio.sleep(0.01)
    listens = time.monotonic() - began
    for guest in people:
        async with guest.at(table) as socket:
            decision, options = (await hear(socket)).choices()
            if options:
                await ask(socket, wire.Answer(new_key(), decision, random.choice(options)))
                return listens, time.monotonic() - began, server.memory() / MIB
    raise RuntimeError("nobody is asked")


async def clock_rings(database: Path, table: str) -> str:
    """Nobody comes to that table; the server has to look by itself."""
    began = time.monotonic()
    query = "select count(*) from entries where \"table\" = ? and kind = 'hand_over'"
    while time.monotonic() - began < PATIENCE:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as books:
            if books.execute(query, [table]).fetchone()[0]:
                return f"rang {time.monotonic() - began:.1f} s after that"
        await asyncio.sleep(0.1)
    return f"has not rung after {PATIENCE:.0f} s"
