"""What is kept, on SQLite and on PostgreSQL; what happens when the disk is full or the database is gone."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, select, text
from sqlalchemy.orm import Session

import stolik.server
from server.people import Come, Open, Running, awaited, catch_up, eventually, fault, play, seated
from stolik.server.models import Base, Entry, Player, TableRow
from stolik.server.problems import Trouble
from stolik.server.settings import Settings
from stolik.server.store import Store

MIGRATIONS = Path(stolik.server.__file__).with_name("migrations")


class Postgres:
    """A private cluster, on the loopback alone."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"postgresql://stolik@127.0.0.1:{self.port}"
        self._as = []
        if os.geteuid() == 0:  # it does not want to be root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._as = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        self._run("initdb", "-U", "stolik", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self._run("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-s", "-m", "immediate", "stop")

    def make(self, name: str) -> str:
        """A new database; its address."""
        with Store(Settings(database=f"{self.address}/postgres").address).engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT").execute(text(f"create database {name}"))
        return f"{self.address}/{name}"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    on_path = shutil.which("initdb")
    if on_path is not None:
        folders.insert(0, Path(on_path).resolve().parent)
    if not folders:
        pytest.skip("there is no PostgreSQL here (initdb)")
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("PostgreSQL does not run as root, and there is no setpriv here")
    folder = Path(tempfile.mkdtemp())  # the folders of pytest are closed to others than root
    cluster = Postgres(folders[0], folder)
    cluster.start()
    yield cluster
    cluster.stop()
    shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kept.sqlite'}"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.make(f"test_{tmp_path.name.lower()}"[:60])


# --- the schema -------------------------------------------------------------------------------------


def test_the_migrations_make_exactly_the_models_and_can_be_taken_back(database: str) -> None:
    store = Store(Settings(database=database).address)
    store.migrate()
    store.migrate()  # nothing to do
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, Base.metadata) == []
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert inspect(store.engine).get_table_names() == ["alembic_version"]
    store.migrate()
    assert set(inspect(store.engine).get_table_names()) == {"alembic_version", *Base.metadata.tables}
    store.engine.dispose()


# --- the same on both -------------------------------------------------------------------------------


def test_a_game_is_played_kept_and_resumed(open_server: Open, come: Come, database: str) -> None:
    server = open_server(database=database)
    ala, ola = come("Żółwik Ala 🦊", server), come("Ola", server)
    assert ala.http.post("/api/me/keep", json={"password": "tajne hasło"}).status_code == 200
    assert ola.http.put("/api/me", json={"name": "żółwik ala 🦊"}).status_code == 409
    first, second = tables = seated(ala, ola, clock={"kind": "days", "seconds": 86400})
    number = first.latest["table"]["id"]
    assert first.ask("chat", text="Cześć 👋", key="k")["kind"] == "done"
    catch_up(tables)
    play(tables, Random(1), 8)
    done = first.ask("chat", text="Cześć 👋", key="k")
    server.stop()

    server = open_server(database=database)
    ala, ola = come("Ala", server, ala.token), come("Ola", server, ola.token)
    again = [ala.here(number), ola.here(number)]
    for old, new in zip((first, second), again, strict=True):
        assert new.latest["view"] == old.latest["view"]
        assert new.latest["frames"] == [f for message in old.heard for f in message.get("frames", ())]
    assert again[0].ask("chat", text="Cześć 👋", key="k") == done
    play(again, Random(2))
    assert again[0].latest["table"]["status"] == "over"
    assert [table["id"] for table in ala.http.get("/api/tables").json()["mine"]] == [number]


def test_odd_strings_reach_the_database_as_they_are_or_not_at_all(open_server: Open, come: Come, database: str) -> None:
    server = open_server(database=database)
    (table,) = seated(come("Ala", server), bots=("easy",))
    for text_ in ("'; drop table entries; --", "\\", "%s {} $1", "𝔘𝔫𝔦", "a" * 500):
        assert table.ask("chat", text=text_)["kind"] == "done"
    http = come("Ola", server).http
    assert http.get("/api/tables/%00").json()["name"] == "unknown-table"
    assert http.post("/api/sign-in", json={"name": "a\x00", "password": "a"}).json()["name"] == "wrong-password"
    assert http.put("/api/me", json={"name": "\ufdfa" * 4}).json()["name"] == "bad-name"
    table.socket.send('{"kind": "chat", "key": "a\\u0000", "text": "hallo"}')
    assert fault(table.until("fault")) == "bad-message"


# --- trouble ----------------------------------------------------------------------------------------


def pages(server: Running, most: int | None) -> None:
    """How many pages the database may have; None: no more than it has."""

    def limit(db: Session) -> None:
        now = db.execute(text("pragma page_count")).scalar_one()
        db.execute(text(f"pragma max_page_count = {most or now}"))

    server.within(lambda: server.house.store.do(limit))


def test_on_a_full_disk_nothing_happens_and_once_there_is_room_the_same_command_works(
    open_server: Open, come: Come
) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    first, second = tables = seated(ala, ola)
    number = first.latest["table"]["id"]
    pages(server, None)
    key = "k0"
    while (answer := first.ask("chat", text="x" * 500, key=key))["kind"] == "done":
        key = f"k{answer['seq']}"
    assert fault(answer) == "storage-full"
    catch_up(tables)
    record = server.room(number).record
    kept = server.within(lambda: server.house._load(number)).record
    assert record.seq == kept.seq == first.latest["seq"]
    refused = ola.http.post("/api/tables", json={"game": "raverun", "seats": ["me", "open"], "options": {}})
    if refused.status_code != 201:  # a small row may still find a place
        assert (refused.status_code, refused.json()["name"]) == (507, "storage-full")
    assert ola.here(number).latest["seq"] == record.seq  # one can still look
    pages(server, 1_000_000)
    again = first.ask("chat", text="x" * 500, key=key)
    assert (again["kind"], again["seq"]) == ("done", record.seq + 1)
    catch_up(tables)
    assert second.latest["frames"][-1]["text"] == "x" * 500
    assert first.answer()["kind"] == "done"


def test_a_bot_whose_answer_could_not_be_kept_answers_when_there_is_room_again(
    open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.room.RETRY", 0.05)
    server = open_server()
    (table,) = seated(come("Ala", server), bots=("easy",))
    while 1 in table.latest["view"]["decision"]["seats"]:
        table.hear()
    tried = 0

    def full(_: object) -> tuple[None, Trouble]:
        nonlocal tried
        tried += 1
        return None, Trouble("storage-full")

    with monkeypatch.context() as patch:
        assert table.answer()["kind"] == "done"
        asked = table.latest["view"]["decision"]["seats"]
        patch.setattr(server.house.store, "_alone", full)
        eventually(lambda: asked != [1] or tried > 1)
    assert table.wait_for_turn()


def test_a_database_that_goes_away_is_named_and_found_again(open_server: Open, come: Come, postgres: Postgres) -> None:
    server = open_server(database=postgres.make("goes_away"))
    ala, ola = come("Ala", server), come("Ola", server)
    first, second = tables = seated(ala, ola)
    number = first.latest["table"]["id"]
    assert first.decision is not None
    option = first.decision["options"][0]["text"]
    postgres.stop()
    try:
        assert fault(first.ask("answer", decision=0, do=option, key="k")) == "busy"
        assert server.room(number).record.seq == first.latest["seq"]
        answer = ala.http.get("/api/me")
        assert (answer.status_code, answer.json()["name"]) == (503, "busy")
        late = ala.at(number)
        assert fault(late.hear()) == "busy"
        assert late.end() == (1013, "busy")  # try again later
    finally:
        postgres.start()
    assert first.ask("answer", decision=0, do=option, key="k")["kind"] == "done"
    catch_up(tables)
    assert second.answer()["kind"] == "done"
    assert ala.here(number).latest["seq"] == second.latest["seq"]


# --- one flush for many -----------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'store.sqlite'}")
    found.migrate()
    yield found
    found.engine.dispose()


def run(store: Store, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    async def everything() -> Any:
        try:
            return await work()
        finally:
            await store.close()

    return awaited(everything())


def player(name: str, id: str | None = None) -> Player:
    return Player(id=id or name, name=name, created=0.0)


def test_what_waits_together_is_kept_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    together = store._together

    def counted(works: list[Any]) -> Any:
        batches.append(len(works))
        return together(works)

    monkeypatch.setattr(store, "_together", counted)

    async def work() -> list[str]:
        several = [player(f"{n}") for n in range(20)]
        await asyncio.gather(*[store.do(partial(Session.add, instance=each)) for each in several])
        found: list[str] = await store.do(lambda db: list(db.scalars(select(Player.name))))
        return found

    assert len(run(store, work)) == 20
    assert sum(batches) == 21
    assert len(batches) <= 4


def test_one_that_fails_does_not_spoil_the_others_in_its_batch(store: Store) -> None:
    def fails(db: Session) -> None:
        db.add(player("never"))
        db.flush()
        raise Trouble("name-taken")

    def clashes(db: Session) -> None:
        db.add(player("twice", id="a"))

    def adds(one: Player) -> Callable[[Session], str]:
        def work(db: Session) -> str:
            db.add(one)
            db.flush()
            return one.id

        return work

    async def work() -> tuple[list[Any], list[str]]:
        works: list[Any] = [adds(player("a")), fails, adds(player("b")), clashes, adds(player("c"))]
        outcomes = await asyncio.gather(*[store.do(each) for each in works], return_exceptions=True)
        return outcomes, await store.do(lambda db: sorted(db.scalars(select(Player.name))))

    outcomes, found = run(store, work)
    assert [type(outcome).__name__ for outcome in outcomes] == ["str", "Trouble", "str", "IntegrityError", "str"]
    assert found == ["a", "b", "c"]


def test_whoever_gives_up_waiting_does_not_stop_the_rest(store: Store) -> None:
    async def work() -> list[str]:
        impatient = asyncio.create_task(store.do(lambda db: db.add(player("a"))))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.do(lambda db: db.add(player("b")))
        found: list[str] = await store.do(lambda db: sorted(db.scalars(select(Player.name))))
        return found

    assert "b" in run(store, work)


def test_what_was_done_is_on_disk_when_one_is_told(open_server: Open, come: Come, tmp_path: Path) -> None:
    """Another process reads it, while the server still runs."""
    server = open_server()
    (table,) = seated(come("Ala", server), bots=("easy",))
    seq = table.ask("chat", text="na zawsze")["seq"]
    code = (
        "import sqlite3, sys\n"
        "found = sqlite3.connect(sys.argv[1]).execute('select text from entries where number = ?', sys.argv[2:])\n"
        "print(found.fetchone()[0])"
    )
    read = [sys.executable, "-c", code, str(tmp_path / "stolik.sqlite"), str(seq)]
    assert subprocess.check_output(read, text=True).strip() == "na zawsze"
    with server.house.store.engine.connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
        assert connection.execute(select(TableRow.status)).scalar() == "playing"
        assert connection.execute(select(Entry.number)).scalar() == 1
