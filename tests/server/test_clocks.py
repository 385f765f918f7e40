"""Clocks: whose time runs, what an answer takes and brings, what happens when it is up.

Nobody waits here: the tests put the moment back at which a seat was asked.
"""

from __future__ import annotations

import pytest

from server.people import Come, Open, Running, TableSocket, catch_up, fault, seated

LIVE = {"kind": "live", "seconds": 1000, "more": 70}
SLACK = 30.0  # seconds that a test may take on a busy machine


def passes(server: Running, table: TableSocket, thought: dict[int, float]) -> None:
    """Let seats have thought for so many seconds."""
    room = server.room(table.latest["table"]["id"])

    async def turn() -> None:
        for seat, seconds in thought.items():
            room.clocks.asked_since[seat] -= seconds
        room.clocks.set()

    server.within(turn)


def left(table: TableSocket, seat: int) -> float:
    found: float = table.latest["clocks"]["left"][seat]
    return found


def about(seconds: float) -> object:
    return pytest.approx(seconds - SLACK / 2, abs=SLACK / 2)


def test_a_table_without_a_clock_shows_none(come: Come) -> None:
    (table,) = seated(come(), bots=("easy",))
    assert table.latest["clocks"] is None


def test_no_clock_runs_before_the_start(come: Come) -> None:
    ala = come()
    assert ala.here(ala.found("me", "open", clock=LIVE)).latest["clocks"] is None


def test_the_clocks_of_the_people_run_who_are_asked(come: Come) -> None:
    first, second = tables = seated(come("Ala"), come("Ola"), bots=("easy",), clock=LIVE)
    assert first.latest["clocks"]["running"] == [0, 1]
    assert left(first, 0) == about(1000)
    first.answer()
    assert first.latest["clocks"]["running"] == [1]
    second.answer()
    catch_up(tables)
    while first.latest["view"]["decision"]["kind"] == "sealed":
        first.hear()
    asked = [seat for seat in first.latest["view"]["decision"]["seats"] if seat != 2]
    assert first.latest["clocks"]["running"] == asked


def test_an_answer_takes_the_time_that_was_thought_and_brings_some(house: Running, come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"), clock=LIVE)
    passes(house, first, {0: 400, 1: 200})
    first.answer()
    catch_up([first, second])
    assert left(first, 0) == about(1000 - 400 + 70)
    assert left(second, 1) == about(1000 - 200)  # still running
    second.answer()
    assert left(second, 1) == about(1000 - 200 + 70)


def test_the_time_of_one_question_is_not_taken_for_the_next_one_too(house: Running, come: Come) -> None:
    tables = seated(come("Ala"), come("Ola"), clock=LIVE)
    for table in tables:
        table.answer()
    catch_up(tables)
    leader = next(table for table in tables if table.my_turn)
    seat = tables.index(leader)
    assert leader.decision is not None
    passes(house, leader, {seat: 400})
    first = next(o["text"] for o in leader.decision["options"] if o["text"].startswith(f"order {seat + 1}"))
    leader.ask("answer", decision=leader.decision["id"], do=first)
    assert leader.my_turn  # asked again at once
    assert left(leader, seat) == about(1000 - 400 + 70 + 70)


def test_when_time_is_up_a_bot_takes_over(house: Running, come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"), clock=LIVE)
    passes(house, first, {1: 1001})
    while not first.latest["table"]["seats"][1]["gone"]:
        first.hear()
    frame = next(frame for m in first.heard for frame in m.get("frames", ()) if frame["kind"] == "hand_over")
    assert (frame["seat"], frame["text"], frame["name"]) == (1, "time", "")
    while 1 in first.latest["view"]["decision"]["seats"]:
        first.hear()  # the bot answers
    catch_up([first, second])
    assert left(second, 1) == 0  # a bot's answer brings nothing
    assert fault(second.ask("answer", decision=0, do="pick")) == "not-seated"
    assert second.ask("sit", seat=1)["kind"] == "done"
    assert left(second, 1) == about(70)  # whoever comes back has what an answer brings, and no more
    assert first.answer()["kind"] == "done"


def test_the_clock_that_has_least_rings_first(house: Running, come: Come) -> None:
    first, _ = seated(come("Ala"), come("Ola"), bots=("easy",), clock=LIVE)
    passes(house, first, {0: 999.5, 1: 999.8})
    while not all(seat["gone"] for seat in first.latest["table"]["seats"][:2]):
        first.hear()
    gone = [frame["seat"] for m in first.heard for frame in m.get("frames", ()) if frame["kind"] == "hand_over"]
    assert gone == [1, 0]


def test_whoever_hands_over_and_comes_back_has_lost_and_won_no_time(house: Running, come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"), clock=LIVE)
    passes(house, first, {1: 300})
    second.ask("hand_over", seat=1)
    while 1 in second.latest["view"]["decision"]["seats"]:
        second.hear()
    second.ask("sit", seat=1)
    assert left(second, 1) == about(1000 - 300)
    assert first.answer()["kind"] == "done"


def test_in_a_game_of_days_every_answer_has_the_whole_time(house: Running, come: Come) -> None:
    day = 86400
    first, second = tables = seated(come("Ala"), come("Ola"), clock={"kind": "days", "seconds": day})
    passes(house, first, {0: day / 2, 1: day / 2})
    first.answer()
    assert left(first, 0) == about(day)
    second.answer()
    catch_up(tables)
    for table in tables:
        assert left(table, 0) == about(day)
        assert left(table, 1) == about(day)


def test_a_restart_keeps_the_time_of_every_seat(open_server: Open, come: Come) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    first, second = seated(ala, ola, clock=LIVE)
    passes(server, first, {0: 400, 1: 600})
    first.answer()
    second.answer()
    number = first.latest["table"]["id"]
    server.stop()
    again = come("Ala", open_server(), ala.token).here(number)
    assert left(again, 0) == about(670)
    assert left(again, 1) == about(470)
    assert again.latest["clocks"]["running"] == again.latest["view"]["decision"]["seats"]
