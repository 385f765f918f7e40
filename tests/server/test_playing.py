"""Whole games through the socket."""

from __future__ import annotations

from server.people import Person


def test_a_person_and_two_bots_play_to_the_end(ala: Person) -> None:
    table = ala.at(ala.found("me", "easy", "easy"))
    assert table.until("welcome")["you"]["name"] == "Ala"
    while table.wait_for_turn():
        assert table.answer(-1)["kind"] == "done"
    result = table.latest["table"]["result"]
    assert result["reason"] == "over"
    assert sum(result["shares"]) == 1
    assert [frame["seq"] for message in table.heard for frame in message.get("frames", [])] == list(
        range(1, table.latest["seq"] + 1)
    )


def test_two_people_take_seats_and_play_to_the_end(ala: Person, ola: Person) -> None:
    number = ala.found("me", "open")
    tables = [ala.at(number), ola.at(number)]
    for table in tables:
        table.until("welcome")
    assert tables[1].ask("sit", seat=1)["kind"] == "done"
    assert tables[0].ask("start")["kind"] == "done"
    tables[1].until("update")
    while tables[0].latest["table"]["status"] != "over":
        for table in tables:
            while table.my_turn:
                assert table.answer()["kind"] == "done"
        for table in tables:
            while table.latest["seq"] < max(each.latest["seq"] for each in tables):
                table.until("update")
    assert tables[0].latest["table"]["result"] == tables[1].latest["table"]["result"]
