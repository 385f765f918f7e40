"""The data of every version that was ever kept, in a database of each kind, and the present server on it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

import clusters
from clusters import Cluster
from server.people import Message, Person, Running
from stolik.server import thinking
from stolik.server.config import ServerConfig
from upgrades.told import read, read_json

KEPT = sorted(Path(__file__).parent.glob("schema-*"))
OTHER_LEXICON = {"schema-0002"}  # versions whose words were others
TIMES = ("at", "created", "changed", "expires")


class Upgraded:
    """The present server on the data of an earlier one."""

    def __init__(self, kept: Path, server: Running) -> None:
        self.kept = kept
        self.server = server
        told = read_json(kept / "told.json.xz")
        self.all: dict[str, Message] = told["tables"]
        self.reworded = {
            table: told
            for table, told in self.all.items()
            if kept.name in OTHER_LEXICON and told["info"]["game"] == "words" and told["info"]["status"] != "waiting"
        }
        self.tables = {table: told for table, told in self.all.items() if table not in self.reworded}
        self.name: Message = told["kept"]
        self.people = {each["name"]: Person(server.address, each["name"], each["token"]) for each in told["people"]}

    def those(self, status: str) -> dict[str, Message]:
        return {table: told for table, told in self.tables.items() if told["info"]["status"] == status}

    def close(self) -> None:
        for person in self.people.values():
            person.close()
        self.server.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    reason = clusters.missing()
    if reason:
        pytest.skip(reason)
    with clusters.running() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, kept: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a copy, as if it had been made just now."""
    if request.param == "sqlite":
        path = tmp_path_factory.mktemp("kept") / "stolik.sqlite"
        path.write_bytes(read(kept / "stolik.sqlite.xz"))
        address = f"sqlite:///{path}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        name = f"kept_{time.monotonic_ns()}"
        address = cluster.make(name)
        cluster.load(name, read(kept / "stolik.sql.xz").decode())
    _make_young(ServerConfig(database=address).address)
    return address


def _make_young(address: str) -> None:
    """Clocks of days have not run out, and nobody's session has."""
    engine = create_engine(address)
    with engine.begin() as connection:
        age = time.time() - connection.execute(text("select max(changed) from tables")).scalar_one()
        for table in inspect(engine).get_table_names():
            for column in inspect(engine).get_columns(table):
                if column["name"] in TIMES:
                    connection.execute(text(f'update {table} set "{column["name"]}" = "{column["name"]}" + {age}'))
    engine.dispose()


@pytest.fixture(scope="module", params=KEPT, ids=lambda folder: folder.name)
def kept(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(scope="module")
def upgraded(kept: Path, database: str) -> Iterator[Upgraded]:
    """One for all tests: those that only look come before those that play on."""
    many: dict[str, Any] = {"guests": 1000, "requests": 100_000, "sockets": 100_000}
    many |= dict.fromkeys(("tables", "day_tables", "bot_tables"), 1000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "behind", lambda *_: "greedy")
        found = Upgraded(kept, Running(ServerConfig(database=database, pace=0, workers=1, **many)))
        yield found
        found.close()
