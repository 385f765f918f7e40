"""How a game ended, and what its turns brought, as people and lists are told."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from server.people import Come, TableSocket, frames, play, seated
from stolik import games
from stolik.engine.log import rebuild
from stolik.engine.table import Table
from stolik.server.entries import Entry, TableSetup
from stolik.server.record import Record
from stolik.server.showing import frames_of


def digests(told: list[dict[str, Any]]) -> dict[int, list[Any]]:
    """What each turn brought in the end, by its number."""
    return {turn["number"]: turn["digest"] for frame in told for turn in frame["turns"] if turn["digest"] is not None}


def played_again(table: TableSocket, come: Come) -> Table:
    """The table as its log tells it, with all that has happened."""
    lines = [
        msgspec.json.decode(line)
        for line in come("Ela").http.get(f"/api/tables/{table.latest['table']['id']}/log").text.splitlines()
    ]
    *_, (_, again) = rebuild(lines, games.get)
    return again


def test_the_end_is_told_at_the_table_and_a_sentence_of_it_in_lists(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    tables = seated(ala, ola, game="sedlec")
    play(tables, Random(1))
    result = tables[0].latest["table"]["result"]
    ending = played_again(tables[0], come).ending
    assert result["points"] == ending.points
    assert result["says"] == msgspec.to_builtins(ending.reason)
    assert result["ending"]["columns"] == ending.columns
    assert result["ending"]["rows"] == msgspec.to_builtins(ending.rows)
    assert [step["spots"] for step in result["ending"]["steps"]] == [step.spots for step in ending.steps]
    (listed,) = ala.http.get("/api/tables").json()["mine"]
    assert listed["result"] == {**result, "ending": None}
    late = come("Ela").here(tables[0].latest["table"]["id"])
    assert late.latest["table"]["result"] == result


def test_a_table_that_was_closed_has_an_ending_of_the_house(come: Come) -> None:
    ala = come("Ala")
    (table,) = seated(ala, bots=("easy",))
    assert table.ask("close")["kind"] == "done"
    result = table.latest["table"]["result"]
    assert result["says"] == {"key": "closed", "values": {}}
    assert result["ending"]["rows"] == []


@pytest.mark.parametrize("game", ["raverun", "sedlec"])
def test_each_turn_is_told_as_it_grows_and_whole_to_whoever_comes_late(come: Come, game: str) -> None:
    ala, ola = come("Ala"), come("Ola")
    tables = seated(ala, ola, game=game)
    play(tables, Random(2))
    again = played_again(tables[0], come)
    for seat, table in enumerate(tables):
        for frame in frames(table):
            assert [turn["digest"] is not None for turn in frame["turns"]] == [True] * len(frame["turns"])
            assert [turn["first"] for turn in frame["turns"]] == sorted({turn["first"] for turn in frame["turns"]})
        expected = {
            number: msgspec.to_builtins(again.digest([e for e in again.events if e.turn == number], seat))
            for number in {happened.turn for happened in again.events}
        }
        assert digests(frames(table)) == expected
        number = table.latest["table"]["id"]
        history = (ala, ola)[seat].http.get(f"/api/tables/{number}/history").json()["frames"]
        assert digests(history) == expected
        told = [turn["number"] for frame in history for turn in frame["turns"] if turn["digest"] is not None]
        assert len(told) == len(set(told)), "a turn is told once to whoever comes late"


def test_the_hidden_card_of_another_is_in_no_digest(come: Come) -> None:
    """Of cards that are exchanged it is told how many there are."""
    ala, ola = come("Ala"), come("Ola")
    tables = seated(ala, ola)
    play(tables, Random(3))
    for table in tables:
        for frame in frames(table):
            named = msgspec.json.encode(frame["turns"]).decode()
            assert '"hidden"' not in named


def test_a_turn_that_was_taken_back_is_told_as_it_stands_now(come: Come) -> None:
    """Whoever digs alone and lays a card may take that back: the dig stays."""
    ala = come("Ala")
    (table,) = seated(ala, game="sedlec")
    play([table], Random(4), moves=3)
    while not table.latest["view"]["can_undo"]:
        play([table], Random(5), moves=1)
    before = digests(frames(table)[:-1])
    assert table.ask("undo", decision=table.decision and table.decision["id"])["kind"] == "done"
    (turn,) = frames(table)[-1]["turns"]
    assert turn["digest"] == before[turn["number"]]


def begun(game: str) -> Record:
    found = games.get(game)
    options = found.settle(2, {})
    setup = TableSetup(
        "table", game, found.rulebook.version, None, options, 2, "ala", False, None, "11" * 32, None, 0.0
    )
    record = Record(setup)
    for seat, name in enumerate(("Ala", "Ola")):
        record = happened(record, Entry("sit", seat=seat, name=name, player=name.lower()))
    return happened(record, Entry("start"))


def happened(record: Record, entry: Entry) -> Record:
    """As a room lets it happen: what was before is forgotten."""
    return record.after(record.next(entry))


@pytest.mark.parametrize("game", ["raverun", "sedlec"])
def test_a_snapshot_in_the_middle_of_a_turn_loses_nothing_of_it(game: str) -> None:
    """At every moment that can be kept: what the next answer brings is told as if nothing had been forgotten."""
    record, random, kept = begun(game), Random(8), 0
    while record.result is None:
        table = record.table
        assert table is not None
        assert table.pending is not None
        seat = random.choice(table.pending.seats)
        answer = Entry("answer", seat=seat, text=random.choice(table.options(seat)).text)
        again = Record.from_snapshot(record.setup, record.snapshot()) if record.can_be_saved else None
        record = happened(record, answer)
        if again is not None:
            kept += 1
            again = again.after(answer)
            assert again.result == record.result
            for observer in (0, 1, None):
                told = frames_of(again, again.recent[-1:], observer)
                assert told == frames_of(record, record.recent[-1:], observer)
    assert kept > 5


def test_a_snapshot_of_before_there_were_endings_is_none() -> None:
    """It could not say what each seat has done: the entries are played again instead."""
    record = begun("raverun")
    saved = msgspec.msgpack.decode(record.snapshot())
    table = json.loads(saved["table"])
    del table["course"]
    saved["table"] = json.dumps(table).encode()
    with pytest.raises(ValueError, match="endings"):
        Record.from_snapshot(record.setup, msgspec.msgpack.encode(saved))
