"""What is said at a table: a window of it, by people who may, at a pace that others can bear."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from server.people import Come, Open, Running, TableSocket, fault, said, seated, talkative
from stolik.server import limits
from stolik.server.problems import Trouble


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))


@pytest.mark.usefixtures("_no_time_passes")
def test_one_person_says_no_more_than_five_things_at_once_at_all_tables_together(server: Running, come: Come) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    first, second = seated(ala, ola), seated(ala, ola)
    assert [first[0].ask("chat", text=str(n))["kind"] for n in range(3)] == ["done"] * 3
    assert [second[0].ask("chat", text=str(n))["kind"] for n in range(2)] == ["done"] * 2
    assert fault(first[0].ask("chat", text="!")) == "too-many"
    assert fault(second[0].ask("chat", text="!")) == "too-many"
    assert second[1].ask("chat", text="Spokojnie.")["kind"] == "done"  # others are not silenced


@pytest.mark.usefixtures("_no_time_passes")
def test_what_was_said_in_doubt_is_done_though_by_now_it_would_be_too_much(
    server: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = seated(come("Ala", server), come("Ola", server))
    do = server.house.store.do

    async def answer_lost(work: Any) -> Any:
        await do(work)
        raise Trouble("busy")

    with monkeypatch.context() as patch:
        patch.setattr(server.house.store, "do", answer_lost)
        assert fault(first.ask("chat", text="Halo?", key="k")) == "busy"
    assert [first.ask("chat", text=str(n))["kind"] for n in range(4)] == ["done"] * 4
    assert fault(first.ask("chat", text="!")) == "too-many"
    assert first.ask("chat", text="Halo?", key="k") == {"kind": "done", "key": "k", "seq": 1}
    assert sorted(said(second.settled())) == ["0", "1", "2", "3", "Halo?"]


def test_what_is_said_changes_nothing_at_the_table(server: Running, come: Come) -> None:
    first, second = seated(come("Ala", server), come("Ola", server))
    seq, heard = first.latest["seq"], len(second.heard)
    assert first.ask("chat", text="Cześć")["seq"] == 1
    second.settled()
    assert [message["kind"] for message in second.heard[heard:] if message["kind"] != "fault"] == ["chat"]
    assert server.room(first.latest["table"]["id"]).record.seq == seq


def test_only_a_window_of_it_is_kept_and_only_what_is_new_is_told_again(
    server: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.talk.KEPT", 4)
    talkative(server)
    ala, ola = come("Ala", server), come("Ola", server)
    first, _ = seated(ala, ola)
    number = first.latest["table"]["id"]
    for n in range(1, 7):
        assert first.ask("chat", text=str(n))["seq"] == n
    assert said(ola.here(number)) == ["3", "4", "5", "6"]
    assert said(knowing(ola.at(number, said=5))) == ["6"]
    server.within(server.room(number).close)
    del server.house.rooms[number]
    assert said(ola.here(number)) == ["3", "4", "5", "6"]  # the same out of the database


def knowing(table: TableSocket) -> TableSocket:
    table.until("welcome")
    return table


def test_the_host_keeps_the_chat_to_those_who_sit(come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    first, second = seated(ala, ola)
    watcher = ewa.here(first.latest["table"]["id"])
    assert fault(second.ask("hush", on=True)) == "not-host"
    assert first.ask("hush", on=True)["kind"] == "done"
    assert fault(watcher.ask("chat", text="Ja też!")) == "seated-chat"
    assert watcher.latest["table"]["seated_chat"]
    assert second.ask("chat", text="Cisza.")["kind"] == "done"
    assert first.ask("hush", on=False)["kind"] == "done"
    assert watcher.ask("chat", text="Ja też!")["kind"] == "done"
    assert said(first.settled()) == ["Cisza.", "Ja też!"]


def test_the_host_sends_a_spectator_away_who_cannot_come_back(open_server: Open, come: Come) -> None:
    server = open_server()
    ala, ola, ewa, iza = (come(name, server) for name in ("Ala", "Ola", "Ewa", "Iza"))
    first, second = seated(ala, ola)
    number = first.latest["table"]["id"]
    watcher, other = ewa.here(number), iza.here(number)
    while len((told := first.until("presence"))["watchers"]) < 2:
        pass
    assert {(one["id"], one["name"]) for one in told["watchers"]} == {(ewa.id, "Ewa"), (iza.id, "Iza")}
    assert fault(second.ask("remove", player=ewa.id)) == "not-host"
    assert fault(first.ask("remove", player=ola.id)) == "seat-taken"
    assert first.ask("remove", player=ewa.id)["kind"] == "done"
    assert watcher.end() == (1008, "removed")
    assert fault(ewa.at(number).hear()) == "removed"
    assert other.ask("chat", text="Do widzenia!")["kind"] == "done"
    server.stop()
    again = open_server()
    assert fault(come("Ewa", again, ewa.token).at(number).hear()) == "removed"
    assert come("Iza", again, iza.token).here(number).latest["seq"] == first.latest["seq"]
