"""Rules change: what that does not touch goes on, what it does can still be read, and why it cannot go on is said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from server.people import Come, Open, Running, at_once, eventually, fault, frames, play, seated
from server.test_restarting import back, execute
from stolik import games


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """This version has other rules of Raverun, by their number."""
    game = games.get("raverun")
    changed = replace(game, rulebook=replace(game.rulebook, version=game.rulebook.version + 1))
    monkeypatch.setitem(games._found, "raverun", changed)


def begun_by_others(folder: Path, *tables: str) -> None:
    """These were played by rules that give something else."""
    for table in tables:
        execute(folder, "update tables set rules = rules + 1 where id = ?", table)


def folded(server: Running, table: str) -> bool:
    with server.house.store.engine.connect() as connection:
        kept = connection.execute(text('select count(*) from archives where "table" = :table'), {"table": table})
        return bool(kept.scalar())


def test_a_game_that_the_change_does_not_touch_goes_on_and_keeps_its_hashes(
    open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    people = [come("Ala", server), come("Ola", server)]
    tables = seated(*people)
    play(tables, Random(1), 5)
    number, views = tables[0].latest["table"]["id"], [table.latest["view"] for table in tables]
    server.stop()
    newer(monkeypatch)
    server = open_server()
    again = [person.here(number) for person in back(come, server, *people)]
    assert [table.latest["view"] for table in again] == views
    play(again, Random(2))
    assert again[0].latest["table"]["status"] == "over"


def test_a_game_that_can_no_longer_be_played_says_why(open_server: Open, come: Come, tmp_path: Path) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    tables = seated(ala, ola)
    play(tables, Random(1), 5)
    number = tables[0].latest["table"]["id"]
    server.stop()
    begun_by_others(tmp_path, number)
    (ala,) = back(come, open_server(), ala)
    socket = ala.at(number)
    told = socket.hear()
    assert fault(told) == "old-rules"
    version = games.get("raverun").rulebook.version
    assert told["problem"]["facts"] == {"rules": str(version + 1), "ours": str(version)}
    assert socket.end() == (1008, "old-rules")
    assert ala.http.get(f"/api/tables/{number}").json()["status"] == "playing"
    replay = ala.http.get(f"/api/tables/{number}/replay")
    assert (replay.status_code, replay.json()["name"]) == (409, "old-rules")
    assert number in {table["id"] for table in ala.http.get("/api/tables").json()["mine"]}  # the lobby lives


def test_a_game_that_is_over_stays_readable_as_it_was_told(
    open_server: Open, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.caretaker.FOLD", 0.05)
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    tables = seated(ala, ola)
    play(tables, Random(1))
    number = tables[0].latest["table"]["id"]
    replay = ala.http.get(f"/api/tables/{number}/replay").json()
    log = ala.http.get(f"/api/tables/{number}/log").content
    eventually(lambda: folded(server, number))
    server.stop()
    begun_by_others(tmp_path, number)
    execute(tmp_path, "update snapshots set rules = rules + 1")
    (ala,) = back(come, open_server(), ala)
    assert ala.http.get(f"/api/tables/{number}/replay").json() == replay
    assert ala.http.get(f"/api/tables/{number}/replay?seat=1").json() == replay  # all cards lie open
    assert ala.http.get(f"/api/tables/{number}/log").content == log
    assert fault(ala.at(number).hear()) == "old-rules"
    branch = ala.http.post(f"/api/tables/{number}/branch", json={"at": 1, "seat": 0, "level": "easy"})
    assert (branch.status_code, branch.json()["name"]) == (409, "old-rules")


def test_a_snapshot_that_cannot_be_read_costs_nothing(
    open_server: Open, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.record.BETWEEN", 2)
    server = open_server()
    people = [come("Ala", server), come("Ola", server)]
    tables = seated(*people)
    play(tables, Random(1), 12)
    number, views = tables[0].latest["table"]["id"], [table.latest["view"] for table in tables]
    server.stop()
    for spoil in ("data = X'00'", "data = substr(data, 1, 60)", "rules = 99"):
        execute(tmp_path, f'update snapshots set {spoil} where "table" = ?', number)
        server = open_server()
        again = [person.here(number) for person in back(come, server, *people)]
        assert [table.latest["view"] for table in again] == views
        server.stop()


def test_from_a_snapshot_only_what_came_later_is_played(
    open_server: Open, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.record.BETWEEN", 2)
    server = open_server()
    people = [come("Ala", server), come("Ola", server)]
    tables = seated(*people)
    play(tables, Random(1), 12)
    number, views = tables[0].latest["table"]["id"], [table.latest["view"] for table in tables]
    seq = tables[0].latest["seq"]
    server.stop()
    execute(tmp_path, "update entries set text = 'nothing that could be played' where number < 6")
    server = open_server()
    again = [person.here(number) for person in back(come, server, *people)]
    assert [table.latest["view"] for table in again] == views
    assert again[0].latest["seq"] == seq
    assert [frame["seq"] for frame in again[0].latest["frames"]] == list(
        range(server.room(number).record.saved + 1, seq + 1)
    )
    play(again, Random(2))
    assert again[0].latest["table"]["status"] == "over"


def test_what_happened_before_is_told_by_http_as_each_may_know_it(server: Running, come: Come) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    tables = seated(ala, ola)
    play(tables, Random(1), 10)
    for person, table in zip((ala, ola), tables, strict=True):
        history = person.http.get(f"/api/tables/{table.latest['table']['id']}/history").json()
        assert history == {"frames": at_once(frames(table))}
