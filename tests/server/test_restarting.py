"""A server that stops in the middle loses nothing; what others have written into its books it does not play."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from server.people import Come, Open, Person, Running, TableSocket, catch_up, fault, play, seated


def execute(folder: Path, sql: str, *values: Any) -> None:
    with sqlite3.connect(folder / "stolik.sqlite") as database:
        changed = database.execute(sql, values).rowcount
        assert changed > 0
    database.close()


def back(come: Come, server: Running, *people: Person) -> list[Person]:
    return [come(person.name, server, person.token) for person in people]


def undoable(tables: list[TableSocket], rng: Random) -> TableSocket:
    """Play until somebody could take an answer back."""
    while True:
        play(tables, rng, 1)
        for table in tables:
            if table.latest["view"]["can_undo"]:
                return table


def test_after_a_restart_everybody_sees_the_same_and_plays_on(open_server: Open, come: Come) -> None:
    server = open_server()
    people = [come(name, server) for name in ("Ala", "Ola", "Ewa")]
    tables = seated(*people[:2])
    number = tables[0].latest["table"]["id"]
    tables.append(people[2].here(number))
    mover = undoable(tables, Random(3))
    before = server.room(number).record
    assert before.table is not None
    server.stop()

    server = open_server()
    people = back(come, server, *people)
    again = [person.here(number) for person in people]
    after = server.room(number).record
    assert after.table is not None
    assert after.table.hash == before.table.hash
    assert after.table.log == before.table.log
    for old, new in zip(tables, again, strict=True):
        assert new.latest["view"] == old.latest["view"]
        assert new.latest["table"] == old.latest["table"]
        assert new.latest["seq"] == old.latest["seq"]
    who = again[tables.index(mover)]
    assert who.decision is not None
    assert who.ask("undo", decision=who.decision["id"])["kind"] == "done"
    catch_up(again)
    play(again, Random(4))
    assert again[0].latest["table"]["status"] == "over"


def test_a_server_can_stop_between_any_two_moves(open_server: Open, come: Come) -> None:
    """Also in the middle of a sealed choice, and after an answer was taken back."""
    server = open_server()
    people = [come(name, server) for name in ("Ala", "Ola")]
    number = seated(*people)[0].latest["table"]["id"]
    rng = Random(7)
    for _ in range(4):
        people = back(come, server, *people)
        tables = [person.here(number) for person in people]
        play(tables, rng, rng.randint(1, 4))
        mover = next((table for table in tables if table.latest["view"]["can_undo"]), None)
        if mover is not None and mover.decision is not None:
            assert mover.ask("undo", decision=mover.decision["id"])["kind"] == "done"
        catch_up(tables)
        before = [table.latest["view"] for table in tables]
        server.stop()
        server = open_server()
        people = back(come, server, *people)
        assert [person.here(number).latest["view"] for person in people] == before


def test_after_a_restart_nobodys_seat_is_taken_before_they_could_come_back(open_server: Open, come: Come) -> None:
    server = open_server()
    people = [come(name, server) for name in ("Ala", "Ola")]
    number = seated(*people)[0].latest["table"]["id"]
    server.stop()

    server = open_server()
    (ala,) = back(come, server, people[0])
    table = ala.here(number)
    assert fault(table.ask("hand_over", seat=1)) == "not-away"
    server.room(number).company.opened -= server.house.config.away
    assert table.ask("hand_over", seat=1)["kind"] == "done"


def test_bots_go_on_after_a_restart(open_server: Open, come: Come) -> None:
    server = open_server(pace=30.0)  # it has no time to answer
    ala = come("Ala", server)
    (table,) = seated(ala, bots=("easy",))
    number = table.latest["table"]["id"]
    table.answer()
    server.stop()
    (ala,) = back(come, open_server(), ala)
    table = ala.here(number)
    while not table.my_turn and 1 in table.latest["view"]["decision"]["seats"]:
        table.hear()
    assert table.latest["seq"] > 3


def test_a_clock_that_runs_out_while_nobody_is_here_rings_all_the_same(
    open_server: Open, come: Come, tmp_path: Path
) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    first, _ = seated(ala, ola, clock={"kind": "days", "seconds": 86400})
    number = first.latest["table"]["id"]
    server.stop()
    execute(tmp_path, "update entries set at = at - 90000")
    server = open_server()  # more than a day has passed: nobody comes, and yet
    (ala,) = back(come, server, ala)
    table = ala.here(number)
    while not all(seat["gone"] for seat in table.latest["table"]["seats"]):
        table.hear()


TAMPERING = [
    ("entries", "text = 'pick 9Z'", "kind = 'answer'", "replay"),
    ("entries", "seat = 1 - seat", "kind = 'answer'", ""),
    ("entries", "seat = 77", "kind = 'answer'", "replay"),
    ("entries", "seat = null", "kind = 'answer'", "replay"),
    ("entries", "kind = 'stand'", "kind = 'answer'", "hash"),
    ("entries", "kind = 'cheat'", "kind = 'answer'", "replay"),
    ("entries", "name = 'Cheater'", "kind = 'sit'", "hash"),
    ("entries", "text = 'wizard', kind = 'bot'", "kind = 'sit'", "replay"),
    ("entries", "hash = 'f' || hash", "true", "hash"),
    ("entries", "number = number + 100", "kind = 'start'", ""),
    ("tables", "seed = substr(seed, 2) || substr(seed, 1, 1)", "true", "hash"),
    ("tables", "game = 'chess'", "true", "replay"),
    ("tables", "clock = '{}'", "true", "replay"),
    ("tables", "places = 3", "true", ""),
]


def test_a_table_that_other_hands_have_changed_is_named_broken_and_the_rest_is_fine(
    open_server: Open, come: Come, tmp_path: Path
) -> None:
    server = open_server(sockets=50)
    ala, ola = come("Ala", server), come("Ola", server)
    broken = []
    for _ in TAMPERING:
        tables = seated(ala, ola, clock={"kind": "live", "seconds": 600})  # such are looked for at the start
        play(tables, Random(1), 4)
        broken.append(tables[0].latest["table"]["id"])
    good = seated(ala, ola)[0].latest["table"]["id"]
    server.stop()
    for table, (where, what, which, _) in zip(broken, TAMPERING, strict=True):
        column = "id" if where == "tables" else '"table"'
        execute(tmp_path, f"update {where} set {what} where {which} and {column} = ?", table)
    server = open_server()
    (ala,) = back(come, server, ala)
    for table, (_, what, which, reason) in zip(broken, TAMPERING, strict=True):
        for path in ("/log", "/replay"):
            answer = ala.http.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["name"]) == (500, "broken-table"), (what, which)
            assert answer.json()["facts"]["reason"] == reason or not reason, (what, which)
        socket = ala.at(table)
        assert fault(socket.hear()) == "broken-table"
        assert socket.end() == (1008, "broken-table")
    assert ala.here(good).answer()["kind"] == "done"
    assert len(ala.http.get("/api/tables").json()["mine"]) == len(broken) + 1
