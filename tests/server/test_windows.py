"""In a window for reactions nothing is told by time: not by people, not by orders, not by bots."""

from __future__ import annotations

import asyncio
from functools import partial
from math import sqrt
from statistics import mean, variance
from typing import Any

import pytest

from games.ankhmorpork.positions import position
from server.people import Come, Open, Running, TableSocket, catch_up, seated
from stolik.bots import Advice
from stolik.engine.table import Table
from stolik.server import automatic, windows
from stolik.server.room import Room
from stolik.server.windows import LONGEST, SHORTEST, Window

ASSASSIN = ["play dr-cruces", "kill 1:2"]  # Ala strikes at Ola
GASPODE, NOTHING = "gaspode", "mr-gryle"  # a card that could stop it, and one that could not


@pytest.fixture
def slow(open_server: Open) -> Running:
    return open_server(pace=0.09)  # windows of 0.1 to 0.3 seconds


@pytest.fixture
def windows_seen(monkeypatch: pytest.MonkeyPatch) -> list[Window]:
    """All that open: on a busy machine one may have closed, and the next be open, before a test looks."""
    seen: list[Window] = []

    def open_window(*arguments: Any) -> Window:
        seen.append(Window(*arguments))
        return seen[-1]

    monkeypatch.setattr(automatic, "Window", open_window)
    return seen


class Bots:
    """They all want the same; and nothing before Ala has struck."""

    def __init__(self, server: Running, patch: pytest.MonkeyPatch) -> None:
        self.wants = "pass"
        self.limits: list[float | None] = []
        self.struck = asyncio.Event()
        patch.setattr(server.house.thinkers, "answer", self._answer)

    async def _answer(self, _level: str, view: Any, _seed: int, **named: Any) -> Advice:
        if named["limit"] is None:
            await self.struck.wait()
        self.limits.append(named["limit"])
        options = view["decision"]["options"]
        found = next((o for o in options if o["text"].startswith(self.wants)), options[0])
        return Advice(found["id"], "", {})


@pytest.fixture
def bots(slow: Running, monkeypatch: pytest.MonkeyPatch) -> Bots:
    return Bots(slow, monkeypatch)


def opened(server: Running, tables: list[TableSocket], held: str, seen: list[Window]) -> tuple[Room, Window]:
    """Ala has struck; Ola, who holds one card, is asked: the room and the window that opened."""
    room = server.room(tables[0].latest["table"]["id"])
    while not _strikes(server, room, tables[0], held):
        pass  # something of the deal before was still being answered
    return room, next(window for window in reversed(seen) if window.decision == len(ASSASSIN))


def _strikes(server: Running, room: Room, ala: TableSocket, held: str) -> bool:
    seats = len(room.record.seats)

    def laid() -> Table:
        return position({1: "1 2 !"}, seats=seats, hands=["dr-cruces", held, "groat"][:seats])

    room.record.table, ahead = laid(), laid()
    server.within(lambda: _look(room))
    for text in ASSASSIN:
        do = next(option.text for option in ahead.options(0) if option.text.startswith(text))
        if ala.ask("answer", decision=ahead.asked_at[0], do=do)["kind"] != "done":
            return False
        ahead.apply(0, do)
    return True


async def _look(room: Room) -> None:
    room.after_change(0)


def passes(table: TableSocket, seat: int) -> list[dict[str, Any]]:
    frames = [frame for message in table.heard for frame in message.get("frames", ())]
    return [frame for frame in frames if frame["seat"] == seat and frame["text"] == "pass"]


def until_passed(table: TableSocket, seat: int) -> dict[str, Any]:
    while not passes(table, seat):
        table.hear()
    return passes(table, seat)[0]


def test_whoever_can_only_let_it_happen_is_heard_when_the_window_closes(
    slow: Running, come: Come, windows_seen: list[Window]
) -> None:
    tables = seated(come("Ala", slow), come("Ola", slow), come("Ewa", slow), game="ankhmorpork")
    room, _ = opened(slow, tables, NOTHING, windows_seen)
    frame = until_passed(tables[2], 1)
    assert (frame["name"], frame["kind"]) == ("Ola", "answer")
    assert room.record.table is not None


def test_whoever_has_a_choice_is_not_passed_over(slow: Running, come: Come, windows_seen: list[Window]) -> None:
    tables = seated(come("Ala", slow), come("Ola", slow), come("Ewa", slow), game="ankhmorpork")
    _, window = opened(slow, tables, GASPODE, windows_seen)
    catch_up(tables)
    slow.within(lambda: _past(window))
    assert passes(tables[2].settled(), 1) == []
    ola = tables[1]
    assert ola.decision is not None
    assert ola.ask("answer", decision=ola.decision["id"], do="react gaspode")["kind"] == "done"


async def _past(window: Window) -> None:
    await asyncio.sleep(max(0.0, window.closes - asyncio.get_running_loop().time()) + 0.05)


def test_an_answer_without_a_choice_is_held_until_then_and_counts_by_its_key(
    slow: Running, come: Come, windows_seen: list[Window]
) -> None:
    tables = seated(come("Ala", slow), come("Ola", slow), come("Ewa", slow), game="ankhmorpork")
    _, window = opened(slow, tables, NOTHING, windows_seen)
    ola = tables[1]
    catch_up(tables)
    assert ola.decision is not None
    done = ola.ask("answer", decision=ola.decision["id"], do="pass", key="mine")
    assert done["kind"] == "done"
    assert slow.within(_now) >= window.closes
    assert ola.ask("answer", decision=ola.decision["id"], do="pass", key="mine") == done


async def _now() -> float:
    return asyncio.get_running_loop().time()


@pytest.mark.parametrize("held", [GASPODE, NOTHING])
@pytest.mark.parametrize("wants", ["pass", "react"])
def test_a_bot_that_lets_it_happen_is_heard_at_the_end_and_one_that_reacts_at_its_moment(
    slow: Running, come: Come, windows_seen: list[Window], bots: Bots, held: str, wants: str
) -> None:
    bots.wants = wants
    tables = seated(come("Ala", slow), bots=("master", "easy"), game="ankhmorpork")
    watcher = come("Iza", slow).here(tables[0].latest["table"]["id"])
    _, window = opened(slow, tables, held, windows_seen)
    if held == GASPODE and wants == "react":
        moment = window.moment(1)
        assert window.opened <= moment <= window.closes
        while not any(f["text"] == "react gaspode" for m in watcher.heard for f in m.get("frames", ())):
            watcher.hear()
        assert slow.within(_now) >= moment
    else:
        until_passed(watcher, 1)
        assert slow.within(_now) >= window.closes
    thought = [window.thought] if held == GASPODE else []  # there is nothing to think about without a choice
    assert [limit for limit in bots.limits if limit is not None][:1] == thought


@pytest.mark.usefixtures("bots")
def test_that_a_bot_has_nothing_to_think_about_does_not_show(
    slow: Running, come: Come, windows_seen: list[Window]
) -> None:
    told = []
    for held in (GASPODE, NOTHING):
        tables = seated(come("Ala", slow), bots=("easy", "easy"), game="ankhmorpork")
        room, _ = opened(slow, tables, held, windows_seen)
        told.append(slow.within(partial(_thinking, room)))
    assert told[0] == told[1] == [1]


async def _thinking(room: Room) -> list[int]:
    return room.automatic.shown_thinking


def test_an_order_to_let_everything_happen_is_heard_when_the_window_closes(
    slow: Running, come: Come, windows_seen: list[Window]
) -> None:
    tables = seated(come("Ala", slow), come("Ola", slow), come("Ewa", slow), game="ankhmorpork")
    room = slow.room(tables[0].latest["table"]["id"])
    room.record.table = position({1: "1 2 !"}, seats=3, hands=["dr-cruces", GASPODE, "groat"])
    assert tables[1].ask("order", do="pass")["kind"] == "done"
    _, window = opened(slow, tables, GASPODE, windows_seen)
    until_passed(tables[2], 1)
    assert slow.within(_now) >= window.closes


@pytest.mark.parametrize("who", ["person", "order", "bot"])
def test_over_two_hundred_windows_passes_come_alike_whatever_is_held(
    open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch, windows_seen: list[Window], who: str
) -> None:
    """Whoever could react and says no, has said it beforehand or is a bot that does not want to, is heard when those
    are who could not."""
    house = open_server(pace=0.009)  # windows of 10 to 30 milliseconds
    Bots(house, monkeypatch)
    ala, ola, iza = (come(name, house) for name in ("Ala", "Ola", "Iza"))
    seats = ([ala], ("easy",)) if who == "bot" else ([ala, ola], ())
    waits: dict[str, list[float]] = {GASPODE: [], NOTHING: []}
    for held in (GASPODE, NOTHING) * 34:
        tables = seated(*seats[0], bots=seats[1], game="ankhmorpork")
        watcher = iza.here(tables[0].latest["table"]["id"])
        if who == "order":
            assert tables[1].ask("order", do="pass", lasting=True)["kind"] == "done"
        room, window = opened(house, tables, held, windows_seen)
        if who == "person" and held == GASPODE:
            assert room.record.table is not None
            tables[1].ask("answer", decision=window.decision, do="pass")
        until_passed(watcher, 1)
        assert house.within(_now) >= window.closes
        waits[held].append(window.closes - window.opened)
        for each in (*tables, watcher):
            each.close()
    could, could_not = waits[GASPODE], waits[NOTHING]
    error = sqrt(variance(could) / len(could) + variance(could_not) / len(could_not))
    assert abs(mean(could) - mean(could_not)) < 5 * error


def test_the_moments_are_drawn_whatever_anybody_holds() -> None:
    """Between one and three seconds at the usual pace; each reaction within."""
    for _ in range(200):
        window = Window(1, 100.0, SHORTEST, LONGEST)
        assert 101.0 <= window.closes <= 103.0
        assert 100.0 <= window.moment(2) <= window.closes
        assert window.moment(2) == window.moment(2)


def test_how_long_a_bot_may_think_follows_from_the_window_alone() -> None:
    assert Window(1, 100.0, SHORTEST, LONGEST).thought == windows.THOUGHT == 0.4
    assert Window(1, 100.0, 0.5, 0.5).thought == 0.25  # so that it is done before a short one closes


def test_a_bot_that_takes_over_when_the_window_has_closed_lets_it_happen(
    slow: Running, come: Come, windows_seen: list[Window]
) -> None:
    tables = seated(come("Ala", slow), come("Ola", slow), come("Ewa", slow), game="ankhmorpork")
    _, window = opened(slow, tables, GASPODE, windows_seen)
    slow.within(lambda: _past(window))
    assert tables[1].ask("hand_over", seat=1)["kind"] == "done"
    until_passed(tables[2], 1)


def test_an_order_that_is_given_when_the_window_has_closed_answers_at_once(
    slow: Running, come: Come, windows_seen: list[Window]
) -> None:
    tables = seated(come("Ala", slow), come("Ola", slow), come("Ewa", slow), game="ankhmorpork")
    _, window = opened(slow, tables, GASPODE, windows_seen)
    slow.within(lambda: _past(window))
    assert tables[1].ask("order", do="pass")["kind"] == "done"
    until_passed(tables[2], 1)
