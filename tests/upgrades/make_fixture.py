"""Keeps the data of a version, for all later ones to open: `python tests/upgrades/make_fixture.py`.

Run it with the version whose data shall be kept (PYTHONPATH=that checkout's src, or in that checkout), before the next
one changes what is stored. It plays the tables of `evening.py` on a real server and writes a folder named by the
database's revision: the database as a file of SQLite and as a script for PostgreSQL, the logs of the games that are
over, and what the server told of each table to everybody who came to it after a restart. Needs PostgreSQL.
A folder that was once released is never made anew: add tables to a later one.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "scripts")]

from sqlalchemy import create_engine, insert, select, text  # noqa: E402

from clusters import Cluster, running  # noqa: E402
from server.people import Message, Person, Running, same_deals  # noqa: E402
from stolik.server import thinking  # noqa: E402
from stolik.server.config import ServerConfig  # noqa: E402
from stolik.server.models import Base  # noqa: E402
from stolik.server.store import Store  # noqa: E402
from upgrades.evening import Evening  # noqa: E402
from upgrades.told import REVISION, log_of, told, write  # noqa: E402

NAMES = ("Ala", "Ola", "Ewa", "Jan", "Iza")  # the last one only watches
KEPT, PASSWORD = "Ala", "żółw na łące 77"


@contextmanager
def house(database: Path) -> Iterator[Running]:
    chosen = ServerConfig(
        database=f"sqlite:///{database}", pace=0, workers=1, guests=1000, requests=100_000, sockets=100_000
    )
    server = Running(chosen)
    try:
        yield server
    finally:
        server.stop()


def play(database: Path) -> tuple[list[Message], dict[str, Message]]:
    """The evening: people by name with their tokens, and what each table is for and was said at it."""
    with house(database) as server:
        people = [Person(server.address, name) for name in NAMES]
        kept = people[NAMES.index(KEPT)]
        assert kept.http.post("/api/me/keep", json={"password": PASSWORD}).status_code == 200
        notes = {}
        for note, party in Evening(server, *people).tables():
            notes[party.id] = {"note": note, "said": party.said}
            print(f"{party.tables[0].latest['table']['game']}, {note}", flush=True)
        for person in people:
            person.close()
    return [{"name": person.name, "id": person.id, "token": person.token} for person in people], notes


def ask(database: Path, tokens: list[Message], notes: dict[str, Message], folder: Path) -> dict[str, Message]:
    """What a server that has just been started tells of the tables; logs go to files."""
    found: dict[str, Message] = {}
    with house(database) as server:
        people = [Person(server.address, each["name"], each["token"]) for each in tokens]
        for table, note in notes.items():
            found[table] = {**note, **told(people, table)}
            if found[table]["info"]["status"] == "over":
                write(folder / f"{found[table]['info']['game']}-{table}.jsonl.xz", log_of(people[0], table))
        for person in people:
            person.close()
    return found


def to_postgresql(cluster: Cluster, database: Path) -> str:
    """The same rows in PostgreSQL, in tables that the same migrations have made; as a script."""
    target = Store(ServerConfig(database=cluster.make("kept")).address)
    target.migrate()
    source = create_engine(f"sqlite:///{database}")
    with source.connect() as old, target.engine.begin() as new:
        for table in Base.metadata.sorted_tables:
            rows = [dict(row._mapping) for row in old.execute(select(table))]
            if rows:
                new.execute(insert(table), rows)
    source.dispose()
    target.engine.dispose()
    return cluster.dump("kept")


def revision(database: Path) -> str:
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        found: str = connection.execute(text("select version_num from alembic_version")).scalar_one()
    engine.dispose()
    return found


def main() -> int:
    # Who thinks well takes long, and what is kept is the same.
    quick = patch.object(thinking, "behind", lambda *_: "greedy")
    with TemporaryDirectory() as name, contextmanager(same_deals)("upgrades"), quick:
        database = Path(name) / "stolik.sqlite"
        tokens, notes = play(database)
        folder = HERE / REVISION.format(revision(database))
        folder.mkdir()
        tables = ask(database, tokens, notes, folder)
        with running() as cluster:
            write(folder / "stolik.sql.xz", to_postgresql(cluster, database).encode())
        with sqlite3.connect(database) as file:
            file.execute("pragma journal_mode=delete")
            file.execute("vacuum")
        file.close()
        write(folder / "stolik.sqlite.xz", database.read_bytes())
    kept = {"name": KEPT, "password": PASSWORD}
    whole = {"people": tokens, "kept": kept, "tables": tables}
    write(folder / "told.json.xz", json.dumps(whole, ensure_ascii=False).encode())
    size = sum(path.stat().st_size for path in folder.iterdir())
    print(f"{len(tables)} tables in {folder.name}, {size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
