"""Who sits where, and who may do what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.people import Come, Open, Person, Running, TableSocket, catch_up, fault, play, seated


def resigned(table: TableSocket, *shares: float) -> dict[str, Any]:
    """The result of a game of Raverun that was left before its first skirmish: places, and what lies open."""
    tops = [pile[-1] if pile else None for pile in table.latest["view"]["state"]["pile"]]
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    places = [1 if share > 0 else 1 + len(winners) for share in shares]
    return {
        "reason": "resigned",
        "shares": [*shares],
        "points": [],
        "says": {"key": "resigned", "values": {"seat": winners, "count": len(winners)}},
        "ending": {
            "rows": [
                {"place": place, "total": None, "parts": {"top": top, "skirmishes": 0, "rounds": 0}}
                for place, top in zip(places, tops, strict=True)
            ],
            "columns": ["top", "skirmishes", "rounds"],
            "tie": None,
            "steps": [],
        },
    }


def kinds(table: TableSocket) -> list[str]:
    return [seat["kind"] for seat in table.latest["table"]["seats"]]


def test_people_sit_down_and_stand_up_until_it_begins(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    number = ala.found("me", "open")
    first, second = ala.here(number), ola.here(number)
    assert not second.latest["view"]
    assert second.ask("sit", seat=1)["kind"] == "done"
    assert kinds(second) == ["person", "person"]
    assert second.ask("stand")["kind"] == "done"
    assert kinds(second) == ["person", "empty"]
    assert [seat["player"] for seat in second.latest["table"]["seats"]] == [ala.id, None]
    assert second.latest["table"]["began"] is None
    assert fault(first.ask("start")) == "not-ready"
    assert second.ask("sit", seat=1)["kind"] == "done"
    assert second.ask("start")["kind"] == "done"  # not only the host
    assert second.latest["table"]["status"] == "playing"
    assert second.latest["table"]["began"] > second.latest["table"]["created"]
    assert second.latest["view"]["seat"] == 1
    assert fault(second.ask("stand")) == "not-waiting"
    assert fault(second.ask("start")) == "not-waiting"


def test_a_seat_is_taken_by_one_person_and_a_person_takes_one_seat(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    number = ala.found("me", "open", "open")
    first, second = ala.here(number), ola.here(number)
    assert fault(second.ask("sit", seat=0)) == "seat-taken"
    assert fault(first.ask("sit", seat=1)) == "seat-taken"
    assert fault(first.ask("sit", seat=3)) == "no-such-seat"
    assert second.ask("sit", seat=2)["kind"] == "done"
    assert kinds(second) == ["person", "empty", "person"]


def test_only_the_host_seats_bots_and_only_where_nobody_sits(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    number = ala.found("me", "open", "open")
    first, second = ala.here(number), ola.here(number)
    second.ask("sit", seat=1)
    assert fault(second.ask("bot", seat=2, level="easy")) == "not-host"
    assert fault(first.ask("bot", seat=1, level="easy")) == "not-away"
    assert fault(first.ask("bot", seat=0, level=None)) == "seat-taken"
    assert fault(first.ask("bot", seat=3, level="easy")) == "no-such-seat"
    assert first.ask("bot", seat=2, level="hard")["kind"] == "done"
    bot = first.latest["table"]["seats"][2]
    assert (bot["kind"], bot["level"]) == ("bot", "hard")
    assert bot["name"] not in ("", "Ala", "Ola")
    assert first.ask("bot", seat=2, level=None)["kind"] == "done"
    assert kinds(first) == ["person", "person", "empty"]
    first.ask("bot", seat=2, level="easy")
    first.ask("start")
    assert fault(first.ask("bot", seat=2, level="hard")) == "not-waiting"


def test_whoever_only_watches_can_do_nothing_but_chat(come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    tables = seated(ala, ola)
    watcher = ewa.here(tables[0].latest["table"]["id"])
    before = watcher.latest
    assert before["view"]["seat"] is None
    decision = before["view"]["decision"]["id"]
    option = tables[0].decision["options"][0]["text"] if tables[0].decision else ""
    attempts: list[tuple[str, dict[str, Any], str]] = [
        ("answer", {"decision": decision, "do": option}, "not-seated"),
        ("undo", {"decision": decision}, "not-seated"),
        ("hint", {"decision": decision}, "not-seated"),
        ("resign", {}, "not-seated"),
        ("hand_over", {"seat": 0}, "not-seated"),
        ("sit", {"seat": 0}, "seat-taken"),
        ("stand", {}, "not-waiting"),
        ("start", {}, "not-waiting"),
        ("bot", {"seat": 0, "level": "easy"}, "not-waiting"),
        ("rematch", {}, "not-over"),
    ]
    for kind, values, name in attempts:
        assert fault(watcher.ask(kind, **values)) == name, kind
    assert ewa.here(before["table"]["id"]).latest == before
    assert watcher.ask("chat", text="Powodzenia!")["kind"] == "done"
    (line,) = tables[0].until("chat")["lines"]
    assert (line["name"], line["player"], line["seat"], line["text"]) == ("Ewa", ewa.id, None, "Powodzenia!")


def hears_of(table: TableSocket, online: list[bool], watching: int) -> None:
    """Hear on until presence is told so."""
    while True:
        told = table.until("presence")
        if (told["online"], told["watching"]) == (online, watching):
            return


def test_presence_tells_who_is_here_and_how_many_watch(come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    number = ala.found("me", "open", "easy")
    first = ala.here(number)
    hears_of(first, [True, False, True], 0)
    second = ola.here(number)
    hears_of(first, [True, False, True], 1)
    second.ask("sit", seat=1)
    hears_of(first, [True, True, True], 0)
    tab, another = ola.here(number), ewa.here(number)
    hears_of(first, [True, True, True], 1)
    tab.close()
    another.close()
    hears_of(first, [True, True, True], 0)  # one of her two tabs is still open
    second.close()
    hears_of(first, [True, False, True], 0)


def test_a_bot_is_seen_thinking_and_then_no_more(come: Come) -> None:
    table = come().here(come().found("open", "easy"))
    table.ask("sit", seat=0)
    table.ask("start")
    while not (thought := [message["thinking"] for message in table.heard if message["kind"] == "presence"])[-1]:
        table.hear()
    assert thought[-1] == [1]
    while table.until("presence")["thinking"]:
        pass


def test_one_hands_over_to_a_bot_and_comes_back(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    first, second = seated(ala, ola)
    assert second.ask("hand_over", seat=1)["kind"] == "done"
    seat = second.latest["table"]["seats"][1]
    assert (seat["kind"], seat["gone"], seat["level"]) == ("bot", True, "hard")
    assert second.latest["view"]["seat"] is None  # for now she watches
    while second.latest["view"]["decision"]["seats"] != [0]:
        second.until("update")
    assert fault(first.ask("sit", seat=1)) == "seat-taken"
    assert fault(come("Ewa").here(first.latest["table"]["id"]).ask("sit", seat=1)) == "seat-taken"
    assert second.ask("sit", seat=1)["kind"] == "done"
    again = {"kind": "person", "name": "Ola", "level": None, "gone": False, "player": ola.id}
    assert second.latest["table"]["seats"][1] == again
    assert second.latest["view"]["seat"] == 1


def test_a_bot_that_still_thinks_does_not_answer_for_whoever_is_back(open_server: Open, come: Come) -> None:
    slow = open_server(pace=1.0)
    table = seated(come("Ala", slow), bots=("easy",))[0]
    table.send("hand_over", seat=0)
    assert table.ask("sit", seat=0)["kind"] == "done"
    while table.until("presence")["thinking"]:
        pass
    frames = [frame for message in table.heard for frame in message.get("frames", ())]
    assert 0 not in [frame["seat"] for frame in frames if frame["kind"] == "answer"]
    assert table.my_turn


def test_a_bot_takes_over_for_somebody_who_is_away_but_for_nobody_else(house: Running, come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    first, second = seated(ala, ola)
    room = house.room(first.latest["table"]["id"])
    assert fault(first.ask("hand_over", seat=1)) == "not-away"
    second.close()
    while first.until("presence")["online"][1]:
        pass
    assert fault(first.ask("hand_over", seat=1)) == "not-away"  # perhaps only the train is in a tunnel
    room.company.left_at[ola.id] -= house.house.config.away
    assert first.ask("hand_over", seat=1)["kind"] == "done"
    assert first.latest["table"]["seats"][1]["gone"]
    assert fault(first.ask("hand_over", seat=1)) == "seat-taken"
    assert fault(first.ask("hand_over", seat=2)) == "no-such-seat"
    back = ola.here(first.latest["table"]["id"])
    assert back.ask("sit", seat=1)["kind"] == "done"


def test_whoever_resigns_against_one_other_loses(come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"))
    assert second.ask("resign")["kind"] == "done"
    catch_up([first, second])
    for table in (first, second):
        assert table.latest["table"]["status"] == "over"
        assert table.latest["table"]["result"] == resigned(table, 1.0, 0.0)
        assert table.latest["view"]["decision"] is None
    assert fault(first.ask("answer", decision=0, do="pick")) == "not-playing"
    assert fault(first.ask("resign")) == "not-playing"
    assert fault(second.ask("sit", seat=1)) == "not-playing"


def test_with_three_a_bot_goes_on_for_whoever_resigns_and_the_last_person_ends_it(come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    first, second, third = tables = seated(ala, ola, ewa)
    assert third.ask("resign")["kind"] == "done"
    catch_up(tables)
    assert first.latest["table"]["status"] == "playing"
    assert first.latest["table"]["seats"][2]["gone"]
    assert fault(third.ask("sit", seat=2)) == "seat-taken"  # whoever has resigned has resigned
    while 2 in first.latest["view"]["decision"]["seats"]:
        first.until("update")  # the bot picks its first card
    assert second.ask("resign")["kind"] == "done"
    assert second.latest["table"]["status"] == "playing"
    assert first.ask("resign")["kind"] == "done"
    assert first.latest["table"]["result"] == resigned(first, 0.0, 0.0, 0.0)


def test_a_person_who_resigns_against_bots_leaves_them_the_win(come: Come) -> None:
    (table,) = seated(come(), bots=("easy", "easy"))
    assert table.ask("resign")["kind"] == "done"
    assert table.latest["table"]["result"] == resigned(table, 0.0, 0.5, 0.5)


def test_in_a_rematch_everybody_keeps_their_seat_and_the_others_are_invited(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    first, second = tables = seated(ala, ola, bots=("medium",), private=True, clock={"kind": "days", "seconds": 86400})
    assert fault(first.ask("rematch")) == "not-over"
    first.ask("resign")
    second.ask("resign")
    catch_up(tables)
    watcher = come("Ewa").here(first.latest["table"]["id"])
    assert fault(watcher.ask("rematch")) == "not-seated"
    assert first.ask("rematch")["kind"] == "done"
    catch_up(tables)
    again = second.latest["table"]["rematch"]
    assert again == first.latest["table"]["rematch"]
    assert fault(second.ask("rematch")) == "seat-taken"
    table = ola.here(again)
    info = table.latest["table"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "empty", "bot"]
    assert info["seats"][0]["name"] == "Ala"
    assert info["seats"][2]["level"] == "medium"
    assert info["private"]
    assert info["clock"] == {"kind": "days", "seconds": 86400, "more": 0}
    assert table.ask("sit", seat=1)["kind"] == "done"
    assert table.ask("start")["kind"] == "done"


def test_a_rematch_against_bots_begins_at_once(come: Come) -> None:
    ala = come()
    (table,) = seated(ala, bots=("easy",))
    table.ask("resign")
    table.ask("rematch")
    again = ala.here(table.latest["table"]["rematch"])
    assert again.latest["table"]["status"] == "playing"
    assert [seat["kind"] for seat in again.latest["table"]["seats"]] == ["person", "bot"]


@pytest.mark.parametrize("number", ["nowhere", "no-where", "a" * 33])
def test_a_table_that_is_not_there_is_named_so(come: Come, number: str) -> None:
    ala: Person = come()
    for path in ("", "/log", "/replay"):
        answer = ala.http.get(f"/api/tables/{number}{path}")
        if len(number) > 32:
            assert (answer.status_code, answer.json()["name"]) == (400, "bad-message")
        else:
            assert (answer.status_code, answer.json()["name"]) == (404, "unknown-table")
    table = ala.at(number)
    assert table.hear() == {"kind": "fault", "key": None, "problem": {"name": "unknown-table", "facts": {}}}
    assert table.end() == (1008, "unknown-table")


@pytest.mark.rule("TC.S9")
def test_who_came_last_begins_the_rematch(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    options = {"variant": "pedro", "starter": "1"}
    tables = seated(ala, ola, game="cheers", options=options)
    play(tables[:1], Random(1))  # Ala builds alone, so that Ola comes last with an empty tower
    catch_up(tables)
    assert tables[0].latest["table"]["result"]["shares"] == [1, 0]
    tables[0].ask("rematch")
    again = ola.here(tables[0].latest["table"]["rematch"]).latest["table"]
    assert again["options"]["starter"] == "2"
    assert again["seats"][0]["name"] == "Ala"
