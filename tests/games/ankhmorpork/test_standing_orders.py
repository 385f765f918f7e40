"""Standing orders: given beforehand, checked, private, carried out in the windows of reactions."""

from __future__ import annotations

import pytest

from games.kit import play, received
from stolik.engine import orders
from stolik.engine.errors import Refused
from stolik.engine.orders import StandingOrder
from stolik.engine.table import Table
from stolik.games.ankhmorpork import GAME

from .positions import RED, YELLOW, asks, city, position

SHADES = {"area": "7"}


def attacked(where: int) -> Table:
    """Red is about to kill an agent of Yellow in an area; Yellow holds Gaspode and something else."""
    table = position({7: "1 2 !", 5: "1 2 !"}, hands=["inigo-skimmer", "gaspode groat"])
    play(table, (RED, "play inigo-skimmer"), (RED, f"kill {where}:2"))
    assert asks(table) == (YELLOW, "window")
    return table


def refused(table: Table, seat: int, do: str, where: dict[str, str]) -> str:
    before = table.hash, len(table.log), len(table.events)
    with pytest.raises(Refused) as caught:
        orders.give(table, seat, do, where)
    assert (table.hash, len(table.log), len(table.events)) == before
    return caught.value.rule


@pytest.mark.rule("AM.R1", "AM.Y10")
def test_gaspode_is_used_when_the_agent_in_the_shades_is_attacked_and_only_there() -> None:
    table = attacked(7)
    order = orders.give(table, YELLOW, "react gaspode", SHADES)
    assert orders.ordered(table, [order]) == order
    table.apply(YELLOW, order.do)
    assert city(table)[7] == "1 2 !"  # AM.R3: it stays, and so does the marker
    assert orders.lasting(table, [order]) == []  # the card is gone, and with it the order
    elsewhere = attacked(5)
    order = orders.give(elsewhere, YELLOW, "react gaspode", SHADES)
    assert orders.ordered(elsewhere, [order]) is None


def test_an_order_that_acts_comes_before_the_one_that_lets_things_happen() -> None:
    table = attacked(7)
    let_be = orders.give(table, YELLOW, "pass", {})
    gaspode = orders.give(table, YELLOW, "react gaspode", SHADES)
    assert orders.ordered(table, [let_be, gaspode]) == gaspode
    assert orders.ordered(table, [let_be]) == let_be
    assert orders.ordered(attacked(5), [let_be, gaspode]) == let_be


def test_who_lets_everything_happen_is_asked_again_from_the_own_turn_on() -> None:
    table = attacked(7)
    order = orders.give(table, YELLOW, "pass", {})
    table.apply(YELLOW, "pass")
    assert city(table)[7] == "1"
    assert orders.lasting(table, [order]) == [order]
    play(table, (RED, "take-money"), (RED, "go-on"))
    assert asks(table) == (YELLOW, "play_card")
    assert orders.lasting(table, [order]) == []


def test_an_order_given_in_the_own_turn_lasts_until_the_next_one() -> None:
    table = position({7: "1 2 !"}, hands=["groat modo", "gaspode inigo-skimmer"])
    order = orders.give(table, RED, "pass", {})
    play(table, (RED, "play groat"), (RED, "go-on"), (RED, "go-on"))
    assert asks(table) == (YELLOW, "play_card")
    assert orders.lasting(table, [order]) == [order]
    play(table, (YELLOW, "play inigo-skimmer"), (YELLOW, "kill 7:1"))
    assert orders.ordered(table, [order]) == order


@pytest.mark.rule("AM.R11")
@pytest.mark.parametrize(
    ("seat", "do", "where"),
    [
        (YELLOW, "react susan", {}),  # not in hand
        (YELLOW, "react groat", {}),  # no reaction
        (RED, "react gaspode", {}),  # in another hand
        (YELLOW, "react gaspode", {"area": "13"}),
        (YELLOW, "react gaspode", {"card": "inigo-skimmer"}),
        (YELLOW, "shield", {}),  # without Small Gods
        (YELLOW, "play groat", {}),
        (7, "pass", {}),
    ],
)
def test_what_could_not_be_done_cannot_be_ordered(seat: int, do: str, where: dict[str, str]) -> None:
    assert refused(attacked(7), seat, do, where) == "STOLIK.order"


@pytest.mark.rule("AM.R9")
def test_mossy_lawn_answers_nobody_and_cannot_be_ordered() -> None:
    table = position({7: "1 2 !"}, hands=["groat", "doctor-mossy-lawn"])
    assert [promise.do for promise in orders.possible(table, YELLOW)] == ["pass"]


@pytest.mark.rule("AM.A4", "AM.E2")
def test_whoever_holds_small_gods_can_order_shields() -> None:
    table = position({4: "H2", 6: "2"}, hands=["groat"])
    assert [promise.do for promise in orders.possible(table, YELLOW)] == ["pass", "shield"]
    haunted = position({4: "H2 d", 6: "2"}, hands=["groat"])
    assert [promise.do for promise in orders.possible(haunted, YELLOW)] == ["pass"]


def test_nothing_of_an_order_reaches_anybody() -> None:
    table = attacked(7)
    before = [received(table, observer) for observer in (RED, YELLOW, None)]
    orders.give(table, YELLOW, "react gaspode", SHADES)
    assert [received(table, observer) for observer in (RED, YELLOW, None)] == before


def test_other_decisions_are_never_answered_by_an_order() -> None:
    table = position({7: "1 2 !"}, hands=["groat", "gaspode"])
    order = StandingOrder(RED, "go-on", {}, 1)
    assert orders.ordered(table, [order]) is None


def test_the_windows_are_steps_of_the_game_that_can_be_passed() -> None:
    assert GAME.windows is not None
    assert GAME.windows.steps <= {step.name for step in GAME.rules.steps}
