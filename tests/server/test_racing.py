"""Szybki Pedro through real sockets: all build at once, what comes first counts, and it lasts only so long."""

from __future__ import annotations

import time
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest

from server.people import Come, Open, Person, Running, TableSocket, catch_up, eventually, fault, seated
from stolik import games
from stolik.engine.settings import Timing
from stolik.server.order_book import OrderBook
from stolik.server.record import Record
from stolik.server.room import Room
from stolik.server.services import Loaded
from stolik.server.talk import Talk

PEDRO = {"variant": "pedro"}


def standing(table: TableSocket, seat: int) -> int:
    """How many cards a seat has laid, or lost."""
    state = table.latest["view"]["state"]
    return 39 - len(state["stack"][seat]) - len(state["up"][seat])


def told(table: TableSocket) -> dict[str, Any]:
    """What was last told of who is here."""
    return [message for message in table.settled().heard if message["kind"] == "presence"][-1]


def waiting(*people: Person, bots: tuple[str, ...] = ()) -> list[TableSocket]:
    """These people sit at a table, and nobody has said anything."""
    first, *others = people
    number = first.found("me", *["open" for _ in others], *bots, game="cheers", options=PEDRO)
    tables = [person.here(number) for person in people]
    for seat, table in enumerate(tables[1:], 1):
        assert table.ask("sit", seat=seat)["kind"] == "done"
    return tables


# --- the signal ---


@pytest.mark.rule("TC.V8")
def test_it_begins_when_everybody_is_ready(come: Come) -> None:
    first, second = tables = waiting(come("Ala"), come("Ola"))
    assert told(first)["signal"] == {"ready": [], "seconds": None}
    assert first.ask("start")["kind"] == "done"
    assert told(second)["signal"] == {"ready": [0], "seconds": None}
    assert second.latest["table"]["status"] == "waiting"
    assert second.ask("start")["kind"] == "done"
    for table in tables:
        while table.latest["table"]["status"] == "waiting":
            table.hear()
    assert told(first)["signal"] is None
    assert first.my_turn
    assert second.my_turn


@pytest.mark.rule("TC.V8")
def test_against_bots_it_waits_for_the_person_and_not_for_a_seat_that_is_empty(come: Come) -> None:
    (table,) = waiting(come("Ala"), bots=("easy",))
    assert table.settled().latest["table"]["status"] == "waiting"
    assert table.ask("start")["kind"] == "done"
    assert table.wait_for_turn()
    ala, _ = come("Ela"), come("Ola")
    number = ala.found("me", "open", game="cheers", options=PEDRO)
    assert fault(ala.here(number).ask("start")) == "not-ready"


@pytest.mark.rule("TC.V8")
def test_it_is_counted_and_whoever_stands_up_stops_it(open_server: Open) -> None:
    server = open_server(pace=900.0)
    with Person(server.address, "Ala") as ala, Person(server.address, "Ola") as ola:
        first, second = waiting(ala, ola)
        first.ask("start")
        second.ask("start")
        assert told(first)["signal"] == {"ready": [0, 1], "seconds": 3000.0}
        second.ask("stand")
        assert told(first)["signal"] == {"ready": [0], "seconds": None}
        second.ask("sit", seat=1)
        assert told(first)["signal"] == {"ready": [0], "seconds": None}  # who comes back says so again


@pytest.mark.rule("TC.V8")
def test_whoever_is_gone_is_waited_for_until_the_seat_is_another_s(open_server: Open) -> None:
    server = open_server(pace=900.0)
    with Person(server.address, "Ala") as ala, Person(server.address, "Ola") as ola:
        first, second = waiting(ala, ola)
        first.ask("start")
        second.ask("start")
        assert told(first)["signal"] == {"ready": [0, 1], "seconds": 3000.0}
        second.close()
        while first.until("presence")["online"][1]:
            pass
        assert told(first)["signal"] == {"ready": [0, 1], "seconds": None}
        again = ola.here(first.latest["table"]["id"])
        while not first.until("presence")["online"][1]:
            pass
        assert told(first)["signal"] == {"ready": [0, 1], "seconds": 3000.0}  # who was ready still is
        assert fault(first.ask("bot", seat=1, level="easy")) == "not-away"
        again.close()
        while first.until("presence")["online"][1]:
            pass
        assert fault(first.ask("bot", seat=1, level="easy")) == "not-away"  # perhaps only the train is in a tunnel
        server.room(first.latest["table"]["id"]).company.left_at[ola.id] -= server.house.config.away
        assert first.ask("bot", seat=1, level="easy")["kind"] == "done"
        assert told(first)["signal"] == {"ready": [0], "seconds": 3000.0}


def test_other_games_begin_at_once(come: Come) -> None:
    first, second = come("Ala"), come("Ola")
    number = first.found("me", "open", game="cheers")
    tables = [person.here(number) for person in (first, second)]
    tables[1].ask("sit", seat=1)
    assert told(tables[0])["signal"] is None
    tables[0].ask("start")
    assert tables[0].latest["table"]["status"] == "playing"


# --- the race ---


@pytest.mark.rule("TC.V8", "TC.V10")
def test_two_build_at_once_without_waiting_for_each_other(come: Come) -> None:
    tables = seated(come("Ala"), come("Ola"), game="cheers", options=PEDRO)
    made: dict[int, list[str]] = {0: [], 1: []}

    def build(seat: int) -> None:
        for _ in range(15):
            assert tables[seat].wait_for_turn()
            made[seat].append(tables[seat].answer()["kind"])

    builders = [Thread(target=build, args=(seat,)) for seat in (0, 1)]
    for builder in builders:
        builder.start()
    for builder in builders:
        builder.join()
    assert made == {0: ["done"] * 15, 1: ["done"] * 15}  # nothing is stale that only another has changed
    catch_up(tables)
    assert tables[0].latest["seq"] == tables[1].latest["seq"]
    order = [[f["seat"] for m in table.heard for f in m.get("frames", []) if f["kind"] == "answer"] for table in tables]
    assert order[0] == order[1]  # one order of events for all
    assert len(order[0]) == 30


@pytest.mark.rule("TC.V8")
def test_an_answer_to_the_card_before_is_stale(come: Come) -> None:
    (first, _) = seated(come("Ala"), come("Ola"), game="cheers", options=PEDRO)
    decision = first.decision
    assert decision is not None
    assert first.answer()["kind"] == "done"
    again = first.ask("answer", decision=decision["id"], do=decision["options"][0]["text"])
    assert fault(again) == "stale-decision"


@pytest.mark.rule("TC.V12")
def test_the_table_ends_when_its_time_is_up(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    short = replace(games.get("cheers"), timing=Timing(limit=lambda _: 1))
    monkeypatch.setitem(games._found, "cheers", short)
    (first, second) = tables = seated(come("Ala"), come("Ola"), game="cheers", options=PEDRO)
    assert 0 < first.latest["clocks"]["whole"] <= 1
    first.answer()
    while first.latest["table"]["status"] == "playing":
        first.hear()
    catch_up(tables)
    assert first.latest["table"]["result"]["shares"] == [1.0, 0.0]
    (late,) = [frame for message in second.heard for frame in message.get("frames", []) if frame["kind"] == "late"]
    assert "time_up" in [event["event"] for event in late["events"]]


@pytest.mark.rule("TC.V12")
def test_after_a_restart_the_rest_of_the_time_is_left(house: Running, come: Come) -> None:
    (table, _) = seated(come("Ala"), come("Ola"), game="cheers", options=PEDRO)
    table.answer()
    number = table.latest["table"]["id"]
    record = house.room(number).record
    start = next(shown.entry for shown in record.recent if shown.entry.kind == "start")
    assert record.began == start.at
    assert record.lasted == record.recent[-1].entry.at - start.at
    record.began -= 500  # it began long ago
    assert 500 <= record.lasted < 560
    assert 0 < house.within(lambda: _left(record, house)) <= 100


async def _left(record: Record, server: Running) -> float:
    """What a room that is opened now says about the time left."""
    opened = Room(Loaded(record, OrderBook([]), Talk(record.id, [])), server.house)
    clocks = opened.clocks.shown()
    await opened.close()
    assert clocks is not None
    assert clocks.whole is not None
    return clocks.whole


@pytest.mark.rule("TC.V8")
def test_a_bot_builds_at_the_pace_of_people(open_server: Open) -> None:
    server = open_server(pace=0.05)
    with Person(server.address, "Ala") as ala:
        began = time.monotonic()
        (table,) = seated(ala, bots=("hard",), game="cheers", options=PEDRO)
        eventually(lambda: bool(table.settled()) and standing(table, 1) >= 3)
        # Three cards, each at least three quarters of six times the pace.
        assert time.monotonic() - began >= 3 * 0.75 * 6 * 0.05
