"""In a window for reactions nothing is told by time: not by people, not by orders, not by bots."""

from __future__ import annotations

import asyncio
from functools import partial
from math import sqrt
from statistics import mean, variance
from typing import Any

import pytest

from games.ankhmorpork.positions import position
from games.cheers.positions import lay
from games.cheers.positions import position as cheers
from server.people import Come, Open, Running, TableSocket, catch_up, frames, seated
from stolik.bots import Advice
from stolik.bots.base import forced
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
    return [frame for frame in frames(table) if frame["seat"] == seat and frame["text"] == "pass"]


def until_passed(table: TableSocket, seat: int) -> dict[str, Any]:
    while not passes(table, seat):
        table.hear()
    return passes(table, seat)[0]


def until_answered(table: TableSocket, seat: int) -> dict[str, Any]:
    """Hear on until a seat has answered; its first frame."""
    while not (found := [frame for frame in frames(table) if (frame["kind"], frame["seat"]) == ("answer", seat)]):
        table.hear()
    return found[0]


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
    assert (window.thought in bots.limits) == (held == GASPODE)  # there is nothing to think about without a choice


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
        waits[held].append(until_passed(watcher, 1)["at"] - frame_of(watcher, window.decision)["at"])
        for each in (*tables, watcher):
            each.close()
    assert are_alike(waits[GASPODE], waits[NOTHING])


def are_alike(some: list[float], others: list[float]) -> bool:
    """Could chance be why times differ as they do?"""
    error = sqrt(variance(some) / len(some) + variance(others) / len(others))
    return abs(mean(some) - mean(others)) < 5 * error


def frame_of(table: TableSocket, answers: int) -> dict[str, Any]:
    """Of the last answer before a question, as a spectator is told it."""
    return next(frame for frame in reversed(frames(table)) if frame["text"] == ASSASSIN[answers - 1])


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


# --- what else could tell who was asked, and who had no choice ---------------------------------------


def stands(server: Running, tables: list[TableSocket], table: Table) -> Room:
    """The table stands like this, bots have been quick for long, and everybody has been told."""
    room = server.room(tables[0].latest["table"]["id"])

    async def lay_out() -> None:
        room.automatic._purse._filled = float("-inf")
        room.record.table = table
        room.after_change(0)
        room._telling.news([])

    server.within(lay_out)
    return room


def struck_by_a_bot(held: str) -> Table:
    """Seat 2 has struck at seat 1; then it is asked again."""
    table = position({1: "2 3 !"}, seats=3, hands=["groat", held, "dr-cruces"], active=2)
    for text in ("play dr-cruces", "kill 1:2"):
        table.apply(2, text)
    return table


def test_the_next_bot_is_as_quick_after_a_pass_by_hand_as_after_one_without(
    open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To let it happen fills the purse of the bots, however that came."""
    house = open_server(pace=0.045)  # windows of 50 to 150 milliseconds
    Bots(house, monkeypatch)
    ala, ola = come("Ala", house), come("Ola", house)
    waits: dict[str, list[float]] = {GASPODE: [], NOTHING: []}
    for held in (GASPODE, NOTHING) * 12:
        tables = seated(ala, ola, bots=("easy",), game="ankhmorpork")
        stands(house, tables, struck_by_a_bot(held))
        if held == GASPODE:
            tables[1].send("answer", decision=2, do="pass")
        del tables[0].heard[:]
        passed = until_passed(tables[0], 1)
        waits[held].append(until_answered(tables[0], 2)["at"] - passed["at"])
        for each in tables:
            each.close()
    assert are_alike(waits[GASPODE], waits[NOTHING])


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize("held", [GASPODE, NOTHING])
def test_a_pass_gives_bots_time_anew_by_hand_or_where_somebody_could_learn_that_it_was_not(
    slow: Running, come: Come, held: str, watched: bool
) -> None:
    tables = seated(come("Ala", slow), bots=("easy",), game="ankhmorpork")
    if watched:
        come("Iza", slow).here(tables[0].latest["table"]["id"])
    table = position({1: "1 2 !"}, hands=[held, "dr-cruces"], active=1)
    for text in ("play dr-cruces", "kill 1:1"):
        table.apply(1, text)
    room = stands(slow, tables, table)
    if held == GASPODE:
        tables[0].send("answer", decision=2, do="pass")
    until_passed(tables[0], 0)
    assert (room.automatic._purse.left(1e9) > 0) == (watched or held == GASPODE)


@pytest.mark.parametrize("held", ["doctor-mossy-lawn", NOTHING])
def test_a_bot_ends_its_turn_when_the_window_closes_whether_it_could_do_anything_else_or_not(
    slow: Running, come: Come, windows_seen: list[Window], bots: Bots, held: str
) -> None:
    bots.wants = "go-on"
    tables = seated(come("Ala", slow), bots=("master",), game="ankhmorpork")
    table = position({1: "1 2 !"}, hands=["groat", f"drumknott {held}"], active=1, money=[0, 0])
    for text in ("play drumknott", "go-on"):
        table.apply(1, text)
    assert table.pending is not None
    assert table.pending.step == "end_turn"
    stands(slow, tables, table)
    assert [window.decision for window in windows_seen][-1] == table.pending.id
    window = windows_seen[-1]
    while not any(frame["seat"] == 1 and frame["text"] == "go-on" for frame in frames(tables[0])):
        tables[0].hear()
    assert slow.within(_now) >= window.closes
    assert (window.thought in bots.limits) == (held != NOTHING)


def test_a_bot_that_thinks_for_too_long_whether_to_end_its_turn_has_ended_it(
    slow: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where its thinkers are busy: all others see that there is nothing else to do."""

    async def think(*_: Any, **__: Any) -> Advice:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(slow.house.thinkers, "answer", think)
    tables = seated(come("Ala", slow), bots=("master",), game="ankhmorpork")
    table = position({1: "1 2 !"}, hands=["groat", "drumknott doctor-mossy-lawn"], active=1, money=[0, 0])
    for text in ("play drumknott", "go-on"):
        table.apply(1, text)
    stands(slow, tables, table)
    assert until_answered(tables[0], 1)["text"] == "go-on"


def test_a_bot_that_must_play_its_only_card_thinks_as_if_it_had_others(
    slow: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    views: list[Any] = []

    async def answer(_level: str, view: Any, _seed: int, **_: Any) -> Advice:
        if not any(option["text"] == "play drumknott" for option in view["decision"]["options"]):
            await asyncio.Event().wait()
        views.append(view)
        return Advice(view["decision"]["options"][0]["id"], "", {})

    monkeypatch.setattr(slow.house.thinkers, "answer", answer)
    tables = seated(come("Ala", slow), bots=("master",), game="ankhmorpork")
    table = position({1: "1 2 !"}, hands=["groat", "drumknott gaspode"])
    table.apply(0, "play groat")
    while table.pending is not None and table.pending.seats == (0,):
        table.apply(0, "go-on")
    stands(slow, tables, table)
    while not any(frame["text"] == "play drumknott" for frame in frames(tables[0])):
        tables[0].hear()
    assert forced(views[0]) is None
    assert {option["text"] for option in views[0]["decision"]["options"]} == {"play drumknott"}


@pytest.mark.parametrize("who", ["person", "order", "bot"])
def test_where_two_answer_in_secret_one_who_reacts_is_heard_when_the_window_closes(
    slow: Running, come: Come, windows_seen: list[Window], bots: Bots, who: str
) -> None:
    """The other one of the team may come first: then nobody learns that there was a second card that deflects."""
    bots.wants = "deflect" if who == "bot" else "pass"
    options = {"variant": "teams"}
    tables = seated(come("Ala", slow), come("Ola", slow), bots=("easy", "easy"), game="cheers", options=options)
    room = slow.room(tables[0].latest["table"]["id"])
    table = cheers({}, {}, seats=4, hands=["shydra", "kick-back", "pom-pom", "no-thank-you"], variant="teams")
    for text in ("play shydra", lay((0, 1), 1)):
        table.apply(0, text)
    if who == "order":
        room.record.table = table
        assert tables[1].ask("order", do="deflect kick-back")["kind"] == "done"
    stands(slow, tables, table)
    if who == "person":
        tables[1].send("answer", decision=2, do="deflect kick-back")
    seat = 3 if who == "bot" else 1
    assert until_answered(tables[0], seat)["text"] == ""  # nobody sees what
    assert slow.within(_now) >= next(window for window in windows_seen if window.decision == 2).closes
