"""The worked examples of the rulebook (X1 to X5)."""

from __future__ import annotations

import pytest

from games.kit import choices, play
from stolik.engine.kit import bit
from stolik.games.ankhmorpork.state import areas_around, controller

from .positions import BLUE, GREEN, RED, YELLOW, asks, city, falls, money, position


@pytest.mark.rule("AM.D2", "AM.Y1", "AM.Y8")
def test_x1_the_bursar_an_event_first_then_up_to_two_agents_then_another_card() -> None:
    table = position({1: "1"}, hands=["the-bursar groat"], events="explosion", dice=[falls(4)])
    play(table, (RED, "play the-bursar"))
    # The event was not asked about; nothing stands in Small Gods, so it did nothing.
    assert asks(table) == (RED, "scroll_symbol")
    play(table, (RED, "scroll"))
    assert choices(table) >= {"place 1", "place 2", "place 3", "place 12"}
    play(table, (RED, "place 12"), (RED, "place 11"))
    assert city(table) == {1: "1", 11: "1", 12: "1"}
    assert asks(table) == (RED, "play_card")
    assert choices(table) == {"go-on", "play groat"}


@pytest.mark.rule("AM.Y3")
def test_x4_red_may_build_only_in_nap_hill_although_yellow_has_more_agents_there() -> None:
    table = position({1: "1 1 !", 11: "1 H3", 12: "1 2 2"}, seats=3, hands=["the-mended-drum"], money=[12, 0, 0])
    play(table, (RED, "play the-mended-drum"))
    assert choices(table) == {"go-on", "build 12"}
    play(table, (RED, "build 12"))
    assert city(table)[12] == "1 2 2 H1"
    assert money(table) == [0, 0, 0]


@pytest.mark.rule("AM.G2", "AM.V1")
def test_x5_control() -> None:
    table = position(
        {1: "1 1 d !", 2: "4 t !", 3: "1 2 !", 11: "3 H3", 12: "1 2 2 !"}, seats=4, hands=["groat", "", "", ""]
    )
    who = {number: controller(table.state, number - 1) for number in (1, 2, 3, 11, 12)}
    assert who == {1: -1, 2: -1, 3: -1, 11: GREEN, 12: YELLOW}
    assert BLUE not in who.values()


@pytest.mark.rule("AM.B1")
def test_x2_the_bridge_makes_nap_hill_adjacent() -> None:
    table = position({1: "1"}, hands=["groat"])
    play(table, (RED, "play groat"))
    assert choices(table) == {"go-on", "place 1", "place 2", "place 3", "place 12"}
    assert areas_around(bit(0)) == bit(0) | bit(1) | bit(2) | bit(11)
