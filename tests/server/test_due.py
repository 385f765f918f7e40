"""Clocks of days run without the server's memory: what is due is written down, and one waker looks for it."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from server.people import Come, Open, Running, TableSocket, catch_up, eventually, fault, play, seated
from server.test_restarting import execute

DAYS = {"kind": "days", "seconds": 86400}


def due(server: Running, table: str) -> float | None:
    with server.house.store.engine.connect() as connection:
        found = connection.exec_driver_sql(f"select due from tables where id = '{table}'").scalar()
        return None if found is None else float(found)


def test_when_something_is_due_is_written_with_every_entry(server: Running, come: Come) -> None:
    first, second = tables = seated(come("Ala", server), come("Ola", server), clock=DAYS)
    number = first.latest["table"]["id"]
    for _ in range(3):
        at = due(server, number)
        assert at is not None
        assert at == pytest.approx(time.time() + 86400, abs=60)
        play(tables, Random(1), 1)
    first.ask("resign")
    catch_up(tables)
    assert second.latest["table"]["status"] == "over"
    assert due(server, number) is None


def test_a_table_without_a_clock_is_never_due(server: Running, come: Come) -> None:
    first, _ = tables = seated(come("Ala", server), come("Ola", server))
    play(tables, Random(1), 3)
    assert due(server, first.latest["table"]["id"]) is None


def test_nothing_is_loaded_at_the_start_but_what_is_due(
    open_server: Open, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    numbers = [seated(ala, ola, clock=DAYS)[0].latest["table"]["id"] for _ in range(4)]
    server.stop()
    late = numbers[2]
    execute(tmp_path, 'update entries set at = at - 90000 where "table" = ?', late)
    execute(tmp_path, "update tables set due = due - 90000 where id = ?", late)
    monkeypatch.setattr("stolik.server.caretaker.WAKE", 0.05)
    server = open_server()
    eventually(lambda: late in server.house.rooms)
    eventually(lambda: all(seat.level is not None for seat in server.room(late).record.seats))
    assert set(server.house.rooms) == {late}


def test_a_table_of_days_leaves_the_memory_while_its_clock_runs(open_server: Open, come: Come) -> None:
    server = open_server(idle=0.01)
    first, second = seated(come("Ala", server), come("Ola", server), clock=DAYS)
    number = first.latest["table"]["id"]
    for table in (first, second):
        table.close()
    eventually(lambda: number not in server.house.rooms)


def test_a_broken_table_that_is_due_is_looked_at_once(
    open_server: Open, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    number = seated(come("Ala", server), come("Ola", server), clock=DAYS)[0].latest["table"]["id"]
    server.stop()
    execute(tmp_path, "update tables set due = 0, seed = substr(seed, 2) || 'a' where id = ?", number)
    monkeypatch.setattr("stolik.server.caretaker.WAKE", 0.05)
    server = open_server()
    eventually(lambda: due(server, number) is None)


# --- seats and clocks -------------------------------------------------------------------------------


def gone(server: Running, table: TableSocket, who: TableSocket) -> None:
    """Somebody has left long ago."""
    room = server.room(table.latest["table"]["id"])
    who.close()
    eventually(lambda: len(room.company.listeners) == 1)
    room.company.left_at = {player: at - 10_000 for player, at in room.company.left_at.items()}


def test_in_a_game_of_days_only_the_clock_takes_an_absent_persons_seat(server: Running, come: Come) -> None:
    first, second = seated(come("Ala", server), come("Ola", server), clock=DAYS)
    gone(server, first, second)
    assert fault(first.ask("hand_over", seat=1)) == "not-away"
    assert first.ask("hand_over", seat=0)["kind"] == "done"  # one's own one may


def test_without_such_a_clock_the_others_may(server: Running, come: Come) -> None:
    first, second = seated(come("Ala", server), come("Ola", server))
    gone(server, first, second)
    assert first.ask("hand_over", seat=1)["kind"] == "done"


def spent(server: Running, table: TableSocket, seat: int, seconds: float) -> None:
    room = server.room(table.latest["table"]["id"])
    room.clocks.asked_since[seat] -= seconds


def left(table: TableSocket, seat: int) -> float:
    found: float = table.latest["clocks"]["left"][seat]
    return found


@pytest.mark.parametrize("bot", ["thinks", "answers"])
def test_handing_over_and_sitting_down_again_brings_no_time_back_in_a_game_of_days(
    open_server: Open, come: Come, bot: str
) -> None:
    server = open_server(pace=0.0 if bot == "answers" else 1000.0)
    first, second = seated(come("Ala", server), come("Ola", server), clock=DAYS)
    spent(server, first, 1, 80_000)
    assert second.ask("hand_over", seat=1)["kind"] == "done"
    if bot == "answers":
        while 1 in second.latest["view"]["decision"]["seats"]:
            second.hear()
    assert second.ask("sit", seat=1)["kind"] == "done"
    # What the bot has answered is answered: the next question has its own time, the same one has not.
    assert left(second, 1) == pytest.approx(86400 if bot == "answers" else 6400, abs=60)


def test_with_a_live_clock_coming_back_brings_a_little_time_once_in_a_game(server: Running, come: Come) -> None:
    clock = {"kind": "live", "seconds": 1000, "more": 70}
    first, second = tables = seated(come("Ala", server), come("Ola", server), clock=clock)
    spent(server, first, 1, 990)
    for expected in (70, 10):
        second.ask("hand_over", seat=1)
        assert second.ask("sit", seat=1)["kind"] == "done"
        catch_up(tables)
        assert left(second, 1) == pytest.approx(expected, abs=8)
        spent(server, first, 1, 60)
