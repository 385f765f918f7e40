"""What nobody knows for certain the database decides: an answer that got lost, a second server, a lock that is gone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from server.people import Come, Open, Running, TableSocket, catch_up, eventually, fault, play, seated
from server.postgres import Postgres
from stolik.server.config import ServerConfig
from stolik.server.lease import ADVISORY, Occupied
from stolik.server.models import EntryRow
from stolik.server.store import Piece, Store, _LostAtCommit

Outcomes = list[tuple[Any, Exception | None]]


class Commits:
    """Loses the answer to a commit, or the commit itself, as often as it is told."""

    def __init__(self, server: Running, patch: pytest.MonkeyPatch) -> None:
        self.lose_answers = self.lose_commits = 0
        self._store = server.house.store
        self._real = self._store._transaction
        patch.setattr(self._store, "_transaction", self._transaction)

    def _transaction(self, pieces: list[Piece]) -> Outcomes:
        if any(piece.entry is not None for piece in pieces):
            if self.lose_commits:
                self.lose_commits -= 1
                raise _LostAtCommit("the connection broke before it was kept")
            if self.lose_answers:
                self.lose_answers -= 1
                self._real(pieces)
                raise _LostAtCommit("the connection broke when it was kept")
        return self._real(pieces)


@pytest.fixture
def commits(server: Running, monkeypatch: pytest.MonkeyPatch) -> Commits:
    return Commits(server, monkeypatch)


def kept(server: Running, table: str) -> list[str]:
    """The kinds of all entries, in order."""
    with server.house.store.engine.connect() as connection:
        found = connection.execute(
            text('select kind from entries where "table" = :table order by number'), {"table": table}
        )
        return [kind for (kind,) in found]


def sent(table: TableSocket) -> dict[str, Any]:
    assert table.decision is not None
    return {"decision": table.decision["id"], "do": table.decision["options"][0]["text"], "key": "k"}


def test_an_answer_whose_done_got_lost_is_done(server: Running, come: Come, commits: Commits) -> None:
    first, second = tables = seated(come("Ala", server), come("Ola", server))
    before = first.latest["seq"]
    commits.lose_answers = 1
    answer = first.ask("answer", **sent(first))
    assert (answer["kind"], answer["seq"]) == ("done", before + 1)
    catch_up(tables)
    assert [frame["seq"] for frame in second.latest["frames"]] == [before + 1]  # told once, to everybody
    play(tables, Random(1))
    assert first.latest["table"]["status"] == "over"
    assert kept(server, first.latest["table"]["id"])[before:].count("start") == 0


def test_an_answer_that_was_not_kept_is_tried_again(server: Running, come: Come, commits: Commits) -> None:
    first, second = tables = seated(come("Ala", server), come("Ola", server))
    before = first.latest["seq"]
    commits.lose_commits = 1
    assert first.ask("answer", **sent(first))["seq"] == before + 1
    catch_up(tables)
    assert len(kept(server, first.latest["table"]["id"])) == before + 1
    assert second.answer()["kind"] == "done"


def test_as_long_as_nothing_can_be_kept_it_is_busy_and_then_the_same_command_counts_once(
    server: Running, come: Come, commits: Commits
) -> None:
    first, second = tables = seated(come("Ala", server), come("Ola", server))
    before = first.latest["seq"]
    command = sent(first)
    commits.lose_commits = 4
    assert fault(first.ask("answer", **command)) == "busy"
    assert fault(first.ask("answer", **command)) == "busy"
    assert first.ask("answer", **command)["seq"] == before + 1
    assert first.ask("answer", **command)["seq"] == before + 1
    catch_up(tables)
    assert second.answer()["kind"] == "done"


def test_what_lies_long_back_is_known_by_its_key(server: Running, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.record.RECENT", 3)
    tables = seated(come("Ala", server), come("Ola", server))
    mover = tables[0]
    command = sent(mover)
    done = mover.ask("answer", **command)
    catch_up(tables)
    play(tables, Random(2), 8)
    before = len(kept(server, mover.latest["table"]["id"]))
    assert mover.ask("answer", **command)["kind"] == "done"
    assert done["kind"] == "done"
    assert len(kept(server, mover.latest["table"]["id"])) == before


def test_bots_and_clocks_go_on_after_a_doubt(server: Running, come: Come, commits: Commits) -> None:
    (table,) = seated(come("Ala", server), bots=("easy", "easy"))
    for lost in ("lose_answers", "lose_commits"):
        assert table.wait_for_turn()
        assert table.answer()["kind"] == "done"
        setattr(commits, lost, 2)  # those of the bots
    assert table.wait_for_turn()


def test_a_rematch_in_doubt_founds_one_table(server: Running, come: Come, commits: Commits) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    first, _ = tables = seated(ala, ola)
    first.ask("resign")
    catch_up(tables)
    for lost in ("lose_commits", "lose_answers"):
        setattr(commits, lost, 1)
    assert first.ask("rematch", key="again")["kind"] == "done"
    assert first.ask("rematch", key="again")["kind"] == "done"
    mine = ala.http.get("/api/tables").json()["mine"]
    assert sorted(table["status"] for table in mine) == ["over", "waiting"]


# --- one server a database --------------------------------------------------------------------------


def test_a_second_server_does_not_start(database: str) -> None:
    first, second = Store(ServerConfig(database=database).address), Store(ServerConfig(database=database).address)
    first.open()
    with pytest.raises(Occupied, match="another Stolik server"):
        second.open()
    first.lock.free()
    second.open()
    assert second.epoch == first.epoch + 1
    second.lock.free()


def test_a_server_that_was_replaced_writes_nothing_more(open_server: Open, come: Come, database: str) -> None:
    server = open_server(database=database)
    first, _ = seated(come("Ala", server), come("Ola", server))
    number = first.latest["table"]["id"]
    before = kept(server, number)
    server.house.store.lock.free()  # as if somebody had deleted the file, or the connection had broken
    other = Store(ServerConfig(database=database).address)
    other.open()
    assert fault(first.ask("answer", **sent(first))) == "busy"
    assert first.latest["seq"] == len(before) == len(kept(server, number))
    other.lock.free()


def test_a_lock_that_was_lost_is_taken_again_if_nobody_else_has_it(
    open_server: Open, come: Come, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.store.WATCH", 0.05)
    server = open_server(database=postgres.make("lost_lock"))
    first, _ = seated(come("Ala", server), come("Ola", server))
    held = "select pid from pg_locks where locktype = 'advisory' and objid = :low"

    def holder() -> int | None:
        with server.house.store.engine.connect() as connection:
            found = connection.execute(text(held), {"low": ADVISORY & 0xFFFFFFFF}).scalar()
            return None if found is None else int(found)

    before = holder()
    with server.house.store.engine.connect() as connection:
        connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": before})
    eventually(lambda: holder() not in (before, None))
    eventually(lambda: server.house.store.writable)
    assert first.answer()["kind"] == "done"


# --- one unreadable row -----------------------------------------------------------------------------


def test_entries_that_are_there_already_are_not_written_over(server: Running, come: Come) -> None:
    """The place of an entry in its table is the last fence of all."""
    first, second = tables = seated(come("Ala", server), come("Ola", server))
    number, seq = first.latest["table"]["id"], first.latest["seq"]
    foreign = {"table": number, "number": seq + 1, "kind": "hush", "at": 0.0, "name": "Ala", "text": "on", "spent": 0.0}
    foreign["hash"] = server.room(number).record.hash
    server.within(lambda: server.house.store.do(lambda db: db.add(EntryRow(**foreign))))
    assert first.answer()["seq"] == seq + 2
    catch_up(tables)
    assert second.latest["table"]["seated_chat"]
