"""What the rules leave no choice about the room answers: after a moment, told, and taken back with the choice."""

from __future__ import annotations

from random import Random
from statistics import median, stdev
from typing import Any

import pytest

from games.ankhmorpork import positions as ankhmorpork
from games.raverun import positions as raverun
from server.people import Come, Open, Running, TableSocket, catch_up, fault, frames, seated
from stolik.engine.table import Table
from stolik.server import windows
from stolik.server.pauses import FORCED
from stolik.server.room import Room
from stolik.server.windows import ALONE, LONGEST, SHORTEST

REACTION, NOTHING = "gaspode", "mr-gryle"  # a card that could stop it, and one that could not
PACE = 0.009  # a hundredth of the usual one


@pytest.fixture
def quick(open_server: Open) -> Running:
    return open_server(pace=PACE)


def laid_out(server: Running, tables: list[TableSocket], at: Table) -> Room:
    """The table stands like this, and everybody has seen it."""
    room = server.room(tables[0].latest["table"]["id"])
    at.names = [seat.name for seat in room.record.seats]

    async def lay_out() -> None:
        room.record.table = at
        room.after_change(0)
        room._telling.news([])

    server.within(lay_out)
    return room


def until(table: TableSocket, text: str) -> dict[str, Any]:
    """Hear on until an answer has been given; its frame."""
    while not (found := [frame for frame in frames(table) if frame["text"] == text]):
        table.hear()
    return found[0]


def order_oneself_first(table: TableSocket) -> None:
    assert table.decision is not None
    assert table.decision["forced"] == ""  # two orders
    assert table.ask("answer", decision=table.decision["id"], do="order 1-2")["kind"] == "done"


def one_card() -> Table:
    """Seat 0 sets the order and lays its only card; seat 1 has two."""
    return raverun.position("order", piles=["8C", "1A"], hands=["2A", "3A 3B"])


def test_whoever_has_one_answer_is_not_asked_and_it_is_told_to_them_alone(quick: Running, come: Come) -> None:
    ala, ola = tables = seated(come("Ala", quick), come("Ola", quick))
    laid_out(quick, tables, one_card())
    ala.settled()
    order_oneself_first(ala)
    told = until(ala, "lay 2A")
    assert (told["kind"], told["name"]) == ("answer", "Ala")
    assert told["taken"] == {"step": "lay", "facts": {}, "label": "lay", "values": {"card": "2A"}}
    assert until(ola, "lay 2A")["taken"] is None
    ola.settled()
    assert ola.my_turn


def test_the_view_says_what_is_about_to_be_answered(open_server: Open, come: Come) -> None:
    slow = open_server(pace=1000.0)
    ala, ola = tables = seated(come("Ala", slow), come("Ola", slow))
    laid_out(slow, tables, one_card())
    ala.settled()
    order_oneself_first(ala)
    catch_up(tables)
    assert ala.decision is not None
    assert (ala.decision["forced"], [option["text"] for option in ala.decision["options"]]) == ("lay 2A", ["lay 2A"])
    assert ola.decision is not None
    assert ola.decision["forced"] == ""
    assert ala.answer()["kind"] == "done"  # whoever does not want to wait answers
    assert until(ola, "lay 2A")["taken"] is None
    assert frames(ala)[-1]["taken"] is None


def test_whoever_wants_to_be_asked_is(quick: Running, come: Come) -> None:
    ala, ola = tables = seated(come("Ala", quick), come("Ola", quick))
    assert ala.ask("habits", forced=False, gains=True)["kind"] == "done"
    room = laid_out(quick, tables, one_card())
    ala.settled()
    order_oneself_first(ala)
    catch_up(tables)
    assert ala.decision is not None
    assert ala.decision["forced"] == ""
    assert not room.automatic.busy  # nothing will happen by itself
    assert ala.ask("habits", forced=True, gains=True)["kind"] == "done"
    assert until(ola, "lay 2A")["seat"] == 0


def test_with_a_pace_of_nothing_everything_is_asked(come: Come, house: Running) -> None:
    ala, ola = tables = seated(come("Ala"), come("Ola"))
    room = laid_out(house, tables, one_card())
    ala.settled()
    order_oneself_first(ala)
    catch_up([ala, ola])
    assert ala.my_turn
    assert not room.automatic.busy


def test_taking_back_goes_to_the_last_choice(open_server: Open, come: Come) -> None:
    """The Duckman's scroll moves a figure: there is only one to choose, and it can go to several areas."""
    quick = open_server(pace=PACE)
    (ala,) = tables = seated(come("Ala", quick), bots=("easy",), game="ankhmorpork")
    room = laid_out(
        quick, tables, ankhmorpork.position({1: "1 2 !"}, hands=["the-duckman drumknott", "groat"], money=[0, 0])
    )
    ala.settled()
    for do in ("play the-duckman", "scroll"):
        assert ala.decision is not None
        assert ala.ask("answer", decision=ala.decision["id"], do=do)["kind"] == "done"
    until(ala, "move-whom 1:2")
    ala.settled()
    assert ala.decision is not None
    assert ala.decision["step"] == "move_where"
    assert ala.latest["view"]["can_undo"]
    assert ala.ask("undo", decision=ala.decision["id"])["kind"] == "done"
    ala.settled()
    assert (ala.decision["step"], ala.latest["view"]["can_undo"]) == ("scroll_symbol", False)  # the card lies open
    assert [shown.entry.kind for shown in room.record.recent[-2:]] == ["undo", "undo"]
    assert fault(ala.ask("undo", decision=ala.decision["id"])) == "cannot-undo"


def at_the_money() -> Table:
    table = ankhmorpork.position({1: "1 2 !"}, hands=["captain-carrot drumknott", "groat"])
    for text in ("play captain-carrot", "place 1", "go-on"):
        table.apply(0, text)
    assert table.pending is not None
    assert (table.pending.step, len(table.options(0))) == ("money_symbol", 2)
    return table


@pytest.mark.parametrize("gains", [True, False])
def test_what_only_brings_something_is_taken_unless_one_wants_to_be_asked(
    quick: Running, come: Come, gains: bool
) -> None:
    (ala,) = tables = seated(come("Ala", quick), bots=("easy",), game="ankhmorpork")
    assert ala.ask("habits", forced=True, gains=gains)["kind"] == "done"
    room = laid_out(quick, tables, at_the_money())
    if gains:
        assert until(ala, "take-money")["taken"]["step"] == "money_symbol"
    else:
        ala.settled()
        assert ala.decision is not None
        assert (ala.decision["step"], ala.decision["forced"]) == ("money_symbol", "")
        assert not room.automatic.busy or room.automatic.passing(ala.decision["id"]) is None


# --- what a pause could tell -----------------------------------------------------------------------


class Drawn:
    """Between which seconds the windows of a room were to close; drawn by dice that can be the same again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.spans: list[tuple[float, float]] = []
        monkeypatch.setattr(windows, "DICE", self)
        self.dice = Random(7)

    def uniform(self, shortest: float, longest: float) -> float:
        self.spans.append((shortest, longest))
        return self.dice.uniform(shortest, longest)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return Drawn(monkeypatch)


def until_passed(server: Running, tables: list[TableSocket], held: str, drawn: Drawn, number: int) -> float:
    """Ala strikes at Ola, who holds one card: how long after the question her pass is told, as Ala is told it.

    With a reaction in hand she lets it happen at once, by her own hand; without one the room does.
    """
    ala, ola = tables
    table = ankhmorpork.position({1: "1 2 !"}, hands=["dr-cruces", held])
    table.apply(0, "play dr-cruces")
    laid_out(server, tables, table)
    ala.settled()
    assert ala.decision is not None
    del ala.heard[:]
    drawn.dice = Random(number)
    ala.send("answer", decision=ala.decision["id"], do="kill 1:2")
    asked = until(ala, "kill 1:2")["at"]
    if held == REACTION:
        ola.send("answer", decision=2, do="pass")
    passed = until(ala, "pass")["at"]
    ola.settled()  # whoever does not listen is sent away
    return float(passed - asked)


def test_passes_come_at_times_that_do_not_depend_on_who_holds_a_reaction(
    quick: Running, come: Come, drawn: Drawn
) -> None:
    """Two hundred windows, by turns: whether she could react and lets it happen, or could not. By the same dice they
    close at the same times, but for what the machine takes: far less than what is drawn from."""
    found: dict[str, list[float]] = {REACTION: [], NOTHING: []}
    at = {held: seated(come("Ala", quick), come("Ola", quick), game="ankhmorpork") for held in found}
    for tables in at.values():
        tables[0].ask("habits", forced=False, gains=False)  # nothing else goes on meanwhile
    for number in range(100):
        for held, times in found.items():
            times.append(until_passed(quick, at[held], held, drawn, number))
    shortest = SHORTEST * PACE / 0.9
    apart = [could - could_not for could, could_not in zip(found[REACTION], found[NOTHING], strict=True)]
    assert abs(median(apart)) < shortest / 5
    assert min(found[REACTION] + found[NOTHING]) >= shortest
    assert stdev(found[NOTHING]) > shortest / 4  # and they are drawn, each anew


def test_where_nobody_could_learn_anything_it_takes_a_moment_only(quick: Running, come: Come, drawn: Drawn) -> None:
    (ala,) = tables = seated(come("Ala", quick), bots=("easy",), game="ankhmorpork")
    laid_out(quick, tables, end_of_turn())
    until(ala, "go-on")
    scale = PACE / 0.9
    assert drawn.spans[0] == (ALONE * scale, ALONE * scale)
    come("Ewa", quick).here(ala.latest["table"]["id"])  # now somebody watches
    del drawn.spans[:]
    laid_out(quick, tables, end_of_turn())
    until(ala, "go-on")
    assert drawn.spans[0] == (SHORTEST * scale, LONGEST * scale)


def end_of_turn() -> Table:
    """Seat 0 has nothing more to do in its turn, but for what it may hold in its hand."""
    table = ankhmorpork.position({1: "1 2 !"}, hands=["drumknott gaspode", "groat"], money=[0, 0])
    for text in ("play drumknott", "go-on"):
        table.apply(0, text)
    assert table.pending is not None
    assert table.pending.step == "end_turn"
    return table


def test_the_moment_of_a_forced_answer_is_a_bots() -> None:
    assert FORCED == (0.9, 1.5)


def must_play() -> Table:
    """Seat 0 holds a card to play and a reaction, which cannot be played."""
    table = ankhmorpork.position({1: "1 2 !"}, hands=["drumknott gaspode", "groat"])
    assert [option.text for option in table.options(0)] == ["play drumknott"]
    return table


def test_whoever_must_play_the_only_card_that_can_be_is_asked_where_others_sit(quick: Running, come: Come) -> None:
    """By how soon it came they would know that the rest of the hand are reactions."""
    ala, ola = tables = seated(come("Ala", quick), come("Ola", quick), game="ankhmorpork")
    room = laid_out(quick, tables, must_play())
    ala.settled()
    assert ala.decision is not None
    assert ala.decision["forced"] == ""
    assert not room.automatic.busy
    assert ala.answer()["kind"] == "done"
    assert until(ola, "play drumknott")["seat"] == 0


def test_where_nobody_else_is_it_is_played_until_somebody_comes_to_watch(open_server: Open, come: Come) -> None:
    slow = open_server(pace=1000.0)
    (ala,) = tables = seated(come("Ala", slow), bots=("easy",), game="ankhmorpork")
    room = laid_out(slow, tables, must_play())
    ala.settled()
    assert ala.decision is not None
    assert ala.decision["forced"] == "play drumknott"
    come("Ewa", slow).here(ala.latest["table"]["id"])
    ala.settled()
    assert ala.decision["forced"] == ""
    assert not room.automatic.busy


def test_what_is_played_alone_is_told(quick: Running, come: Come) -> None:
    (ala,) = tables = seated(come("Ala", quick), bots=("easy",), game="ankhmorpork")
    laid_out(quick, tables, must_play())
    assert until(ala, "play drumknott")["taken"]["step"] == "play_card"


def test_whoever_has_handed_over_could_come_back_and_learn(quick: Running, come: Come, drawn: Drawn) -> None:
    """Then they are told when everything happened."""
    ala, ola = tables = seated(come("Ala", quick), come("Ola", quick), game="ankhmorpork")
    assert ola.ask("hand_over", seat=1)["kind"] == "done"
    ola.close()
    del drawn.spans[:]
    laid_out(quick, tables[:1], end_of_turn())
    until(ala, "go-on")
    scale = PACE / 0.9
    assert drawn.spans[0] == (SHORTEST * scale, LONGEST * scale)


@pytest.mark.parametrize("held", [REACTION, NOTHING])
def test_a_pass_has_the_same_name_by_hand_and_without(quick: Running, come: Come, held: str) -> None:
    """Also where whoever passes is called otherwise by now."""
    ewa = come("Ewa", quick)
    ala, ola = tables = seated(come("Ala", quick), ewa, game="ankhmorpork")
    assert ewa.http.put("/api/me", json={"name": "Ola"}).status_code == 200
    table = ankhmorpork.position({1: "1 2 !"}, hands=["dr-cruces", held])
    for text in ("play dr-cruces", "kill 1:2"):
        table.apply(0, text)
    laid_out(quick, tables, table)
    if held == REACTION:
        ola.send("answer", decision=2, do="pass")
    assert until(ala, "pass")["name"] == "Ewa"
