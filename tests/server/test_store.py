"""What is kept, on SQLite and on PostgreSQL; what happens when the disk is full or the database is gone."""

from __future__ import annotations

import asyncio
import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
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
from server.people import (
    Come,
    Open,
    Running,
    at_once,
    awaited,
    catch_up,
    eventually,
    fault,
    frames,
    play,
    said,
    seated,
    talkative,
)
from server.postgres import Postgres
from stolik.server import people
from stolik.server.config import ServerConfig
from stolik.server.models import Base, ChatRow, EntryRow, Player, TableRow
from stolik.server.problems import Trouble
from stolik.server.store import Store

MIGRATIONS = Path(stolik.server.__file__).with_name("migrations")


# --- the schema -------------------------------------------------------------------------------------


def test_the_migrations_make_exactly_the_models_and_can_be_taken_back(database: str) -> None:
    store = Store(ServerConfig(database=database).address)
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


def test_people_from_before_keep_their_names_their_sessions_and_their_games(
    open_server: Open, come: Come, database: str
) -> None:
    """Also two whose kept names look alike, which nobody could get today."""
    store = Store(ServerConfig(database=database).address)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    names = {"a": ("Ala", "ala"), "b": ("\u0410la", "\u0430la"), "c": ("Ala", None)}
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for id, (name, kept_as) in names.items():
            password = None if kept_as is None else people.HASHER.hash(f"hasło {id}")
            row = {"id": id, "name": name, "kept_as": kept_as, "password": password}
            columns = "id, name, kept_as, password, created"
            connection.execute(
                text(f"insert into players ({columns}) values (:id, :name, :kept_as, :password, 0)"), row
            )
            session = {"token": hashlib.sha256(id.encode()).hexdigest(), "id": id, "expires": time.time() + 1000}
            connection.execute(
                text("insert into sessions (token, player, expires) values (:token, :id, :expires)"), session
            )
        connection.execute(
            text(
                "insert into tables"
                " (id, game, rules, options, places, host, private, seed, created, changed, status, info)"
                " values ('t', 'raverun', 1, '{}', 2, 'a', true, '', 0, 0, 'over', '{}')"
            )
        )
        connection.execute(text("insert into sittings (player, \"table\") values ('a', 't')"))
    store.engine.dispose()

    server = open_server(database=database)
    before = {id: come("", server, token=id) for id in names}
    for id, (name, kept_as) in names.items():
        assert before[id].http.get("/api/me").json() == {"id": id, "name": name, "kept": kept_as is not None}
        (session,) = before[id].http.get("/api/me/sessions").json()["sessions"]
        assert (session["here"], session["agent"]) == (True, "/")
    assert before["c"].http.put("/api/me", json={"name": "Ola"}).status_code == 200
    for id in "ab":
        name, http = names[id][0], come("Ela", server).http
        assert http.put("/api/me", json={"name": name}).json()["name"] == "name-taken"
        assert http.post("/api/sign-in", json={"name": name, "password": f"hasło {id}"}).json()["id"] == id
        new = http.post("/api/me/keep", json={"password": "nowe hasło", "old": f"hasło {id}"})
        assert new.json() == {"id": id, "name": name, "kept": True}
        assert http.put("/api/me", json={"name": name.upper()}).json()["name"] == name.upper()
        assert (
            come("Iza", server).http.post("/api/sign-in", json={"name": name, "password": "nowe hasło"}).json()["id"]
            == id
        )


# --- the same on both -------------------------------------------------------------------------------


def test_a_game_is_played_kept_and_resumed(open_server: Open, come: Come, database: str) -> None:
    server = open_server(database=database)
    ala, ola = come("Żółwik Ala 🦊", server), come("Ola", server)
    assert ala.http.post("/api/me/keep", json={"password": "tajne hasło"}).status_code == 200
    assert ola.http.put("/api/me", json={"name": "żółwik ala 🦊"}).status_code == 409
    first, second = tables = seated(ala, ola, clock={"kind": "days", "seconds": 86400})
    number = first.latest["table"]["id"]
    assert first.ask("chat", text="Cześć 👋", key="k")["kind"] == "done"
    play(tables, Random(1), 8)
    done = first.ask("chat", text="Cześć 👋", key="k")
    server.stop()

    server = open_server(database=database)
    ala, ola = come("Ala", server, ala.token), come("Ola", server, ola.token)
    again = [ala.here(number), ola.here(number)]
    for old, new in zip((first, second), again, strict=True):
        assert new.latest["view"] == old.latest["view"]
        assert new.latest["frames"] == at_once(frames(old))
        assert said(new) == said(old) == ["Cześć 👋"]
    assert again[0].ask("chat", text="Cześć 👋", key="k") == done
    play(again, Random(2))
    assert again[0].latest["table"]["status"] == "over"
    assert [table["id"] for table in ala.http.get("/api/tables").json()["mine"]] == [number]


def test_odd_strings_reach_the_database_as_they_are_or_not_at_all(open_server: Open, come: Come, database: str) -> None:
    server = open_server(database=database)
    talkative(server)
    (table,) = seated(come("Ala", server), bots=("easy",))
    for text_ in ("'; drop table entries; --", "\\", "%s {} $1", "𝔘𝔫𝔦", "a" * 500):
        assert table.ask("chat", text=text_)["kind"] == "done"
    http = come("Ola", server).http
    assert http.get("/api/tables/%00").json()["name"] == "unknown-address"
    assert http.post("/api/sign-in", json={"name": "a\x00", "password": "a"}).json()["name"] == "wrong-password"
    assert http.put("/api/me", json={"name": "\ufdfa" * 4}).json()["name"] == "bad-name"
    table.socket.send('{"kind": "chat", "key": "a\\u0000", "text": "hallo"}')
    assert fault(table.until("fault")) == "bad-message"


def test_what_is_listed_is_found_again_but_for_a_row_of_another_shape(
    open_server: Open, come: Come, database: str
) -> None:
    server = open_server(database=database)
    ala = come("Żółwik Ala 🦊", server)
    other, good = ala.found("me", "open"), ala.found("me", "open")
    spoil = text(f"update tables set info = '{{}}' where id = '{other}'")
    server.within(lambda: server.house.store.do(lambda db: db.execute(spoil)))
    before = ala.http.get(f"/api/tables/{good}").json()
    server.stop()
    ala = come("Ala", open_server(database=database), ala.token)
    found = ala.http.get("/api/tables").json()
    assert found["open"] == found["mine"] == [before]


# --- trouble ----------------------------------------------------------------------------------------


def pages(server: Running, most: int | None) -> None:
    """How many pages the database may have; None: no more than it has."""

    def limit(db: Session) -> None:
        now = db.execute(text("pragma page_count")).scalar_one()
        db.execute(text(f"pragma max_page_count = {most or now}"))

    server.within(lambda: server.house.store.do(limit))


def fill(server: Running, table: str) -> None:
    """Let the disk have no room for anything more."""
    pages(server, None)
    line = partial(ChatRow, table=table, at=0.0, player="", seat=None, name="")
    number = 1000
    for size in (3000, 100, 1):
        with suppress(Trouble):
            while True:
                number += 1
                row = line(number=number, key=str(number), text="x" * size)
                server.within(partial(server.house.store.do, partial(Session.add, instance=row)))


def test_on_a_full_disk_nothing_happens_and_once_there_is_room_the_same_command_works(
    open_server: Open, come: Come
) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    tables = seated(ala, ola)
    number = tables[0].latest["table"]["id"]
    fill(server, number)
    while True:  # what lies on its pages may still find a place there
        mover = next(table for table in tables if table.my_turn)
        assert mover.decision is not None
        sent = {"decision": mover.decision["id"], "do": mover.decision["options"][0]["text"], "key": "k"}
        sent["key"] += str(mover.latest["seq"])
        answer = mover.ask("answer", **sent)
        if answer["kind"] != "done":
            break
        catch_up(tables)
    assert fault(answer) == "storage-full"
    record = server.room(number).record
    kept = server.within(lambda: server.house.read(number)).record
    assert record.seq == kept.seq == mover.latest["seq"]
    refused = ola.http.post("/api/tables", json={"game": "raverun", "seats": ["me", "open"], "options": {}})
    if refused.status_code != 201:  # a small row may still find a place
        assert (refused.status_code, refused.json()["name"]) == (507, "storage-full")
    assert ola.here(number).latest["seq"] == record.seq  # one can still look
    pages(server, 1_000_000)
    again = mover.ask("answer", **sent)
    assert (again["kind"], again["seq"]) == ("done", record.seq + 1)
    catch_up(tables)
    assert next(table for table in tables if table.my_turn).answer()["kind"] == "done"


def test_a_bot_whose_answer_could_not_be_kept_answers_when_there_is_room_again(
    open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.writer.RETRY", 0.05)
    server = open_server()
    (table,) = seated(come("Ala", server), bots=("easy",))
    while 1 in table.latest["view"]["decision"]["seats"]:
        table.hear()
    tried = 0

    async def full(*_: object) -> None:
        nonlocal tried
        tried += 1
        raise Trouble("storage-full")

    with monkeypatch.context() as patch:
        assert table.answer()["kind"] == "done"
        asked = table.latest["view"]["decision"]["seats"]
        patch.setattr(server.house.store, "keep", full)
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
        for path in ("/api/me", "/api/health"):
            answer = ala.http.get(path)
            assert (answer.status_code, answer.json()["name"]) == (503, "busy")
        late = ala.at(number)
        assert fault(late.hear()) == "busy"
        assert late.end() == (1013, "busy")  # try again later
    finally:
        postgres.start()
    eventually(lambda: ala.http.get("/api/health").json() == {"database": True})  # and it is ours again
    assert first.ask("answer", decision=0, do=option, key="k")["kind"] == "done"
    catch_up(tables)
    assert second.answer()["kind"] == "done"
    assert ala.here(number).latest["seq"] == second.latest["seq"]


# --- one flush for many -----------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'store.sqlite'}")
    found.open()
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
    assert table.decision is not None
    option = table.decision["options"][0]["text"]
    seq = table.ask("answer", decision=table.decision["id"], do=option)["seq"]
    code = (
        "import sqlite3, sys\n"
        "found = sqlite3.connect(sys.argv[1]).execute('select text from entries where number = ?', sys.argv[2:])\n"
        "print(found.fetchone()[0])"
    )
    read = [sys.executable, "-c", code, str(tmp_path / "stolik.sqlite"), str(seq)]
    assert subprocess.check_output(read, text=True).strip() == option
    with server.house.store.engine.connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
        assert connection.execute(select(TableRow.status)).scalar() == "playing"
        assert connection.execute(select(EntryRow.number)).scalar() == 1
