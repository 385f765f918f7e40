"""Standing orders through real sockets: they answer, survive, can be cancelled, and nobody else learns of them."""

from __future__ import annotations

from random import Random

import pytest

from server.people import Come, Open, Person, TableSocket, catch_up, fault, play, seated
from stolik.engine.orders import StandingOrder
from stolik.games.ankhmorpork import GAME

assert GAME.windows is not None
WINDOWS = GAME.windows.steps


@pytest.fixture
def both(come: Come) -> list[TableSocket]:
    return seated(come("Ala"), come("Ola"), game="ankhmorpork")


def until_window(tables: list[TableSocket], rng: Random) -> TableSocket:
    """Play until somebody is asked in a window while it is the other's turn; that somebody."""
    while True:
        for table in tables:
            active = table.latest["view"]["state"]["active"]
            if (
                table.my_turn
                and table.decision
                and table.decision["step"] in WINDOWS
                and table.latest["seat"] != active
            ):
                return table
        assert tables[0].latest["table"]["status"] == "playing"
        play(tables, rng, 1)


def other(tables: list[TableSocket], table: TableSocket) -> TableSocket:
    return next(each for each in tables if each is not table)


def test_pass_all_windows_until_my_turn(both: list[TableSocket]) -> None:
    rng = Random(5)
    asked = until_window(both, rng)
    rival = other(both, asked)
    seat = asked.latest["seat"]
    told = len(rival.settled().heard)
    assert asked.ask("order", do="pass")["kind"] == "done"
    # The window that was open is answered at once, and every other one until the own turn.
    catch_up(both, rival.latest["seq"] + 1)
    while rival.my_turn:
        play([rival], rng, 1)
        catch_up(both)
    frames = [frame for message in rival.heard[told:] for frame in message.get("frames", [])]
    answers = [frame["text"] for frame in frames if frame["seat"] == seat]
    assert answers
    assert set(answers) == {"pass"}
    if asked.latest["table"]["status"] == "playing" and asked.latest["view"]["state"]["active"] == seat:
        assert asked.latest["orders"]["given"] == []  # it has lapsed


def test_a_lasting_pass_is_told_as_one_and_cancelled_by_its_owner(both: list[TableSocket]) -> None:
    ala, _ = both
    assert ala.ask("order", do="pass", lasting=True)["kind"] == "done"
    told = [(order["text"], order["lasting"], order["usual"]) for order in ala.latest["orders"]["given"]]
    assert told == [("pass", True, False)]
    assert ala.ask("order", do="pass")["kind"] == "done"  # the same until the next turn takes its place
    assert [order["lasting"] for order in ala.latest["orders"]["given"]] == [False]
    assert ala.ask("cancel_order", do="pass")["kind"] == "done"
    assert ala.latest["orders"]["given"] == []


def test_what_everybody_lets_happen_is_nobodys_own_order(come: Come) -> None:
    (ala,) = seated(come("Ala"), bots=("easy",), game="words")
    told = [(order["where"], order["usual"]) for order in ala.latest["orders"]["given"]]
    assert told == [({"verdict": "clear"}, True)]


def test_nobody_else_learns_of_an_order(both: list[TableSocket], come: Come) -> None:
    ala, ola = both
    spectator = come("Ewa").here(ala.latest["table"]["id"])
    for table in (ola, spectator):
        table.settled()
    before = len(ola.raw), len(spectator.raw)
    assert ala.ask("order", do="pass", where={"area": "7"})["kind"] == "done"
    assert [given["where"] for given in ala.latest["orders"]["given"]] == [{"area": "7"}]
    # Only the answers to their own questions come after it.
    for table, count in zip((ola, spectator), before, strict=True):
        assert [message["kind"] for message in table.settled().heard[count:]] == ["fault"]
    assert ola.latest["orders"]["given"] == []
    assert spectator.latest["orders"] is None
    assert ala.ask("cancel_order", do="pass", where={"area": "7"})["kind"] == "done"
    assert ala.latest["orders"]["given"] == []


def test_a_refused_order_names_its_rule_and_is_not_kept(both: list[TableSocket]) -> None:
    ala, _ = both
    for wrong in ({"do": "react nobody"}, {"do": "pass", "where": {"area": "99"}}, {"do": "pass", "where": {"x": "1"}}):
        answer = ala.ask("order", **wrong)
        assert (answer["kind"], answer["rule"]) == ("refused", "STOLIK.order")
    assert ala.latest["orders"]["given"] == []


def test_spectators_and_games_without_windows_have_no_orders(both: list[TableSocket], come: Come) -> None:
    spectator = come("Ewa").here(both[0].latest["table"]["id"])
    assert fault(spectator.ask("order", do="pass")) == "not-seated"
    (table,) = seated(come("Iza"), bots=("easy",))
    assert table.latest["orders"] is None
    assert table.ask("order", do="pass")["rule"] == "STOLIK.order"


def test_orders_survive_a_restart_and_an_order_to_come_is_carried_out_after_it(open_server: Open, come: Come) -> None:
    server = open_server()
    people: list[Person] = [come("Ala", server), come("Ola", server)]
    tables = seated(*people, game="ankhmorpork")
    number = tables[0].latest["table"]["id"]
    asked = until_window(tables, Random(5))
    rival = tables.index(other(tables, asked))
    assert tables[rival].ask("order", do="pass")["kind"] == "done"
    given = server.room(number).book.given
    assert given == [StandingOrder(rival, "pass", {}, given[0].turn)]
    server.stop()

    server = open_server()
    again = [come(person.name, server, person.token).here(number) for person in people]
    assert server.room(number).book.given == given
    assert [order["text"] for order in again[rival].latest["orders"]["given"]] == ["pass"]
    assert again[1 - rival].latest["orders"]["given"] == []
