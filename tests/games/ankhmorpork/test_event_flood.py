"""Flood (E4): agents leave the flooded areas, player by player and one by one."""

from __future__ import annotations

import pytest

from games.kit import choices, play, refusal

from .positions import GREEN, RED, YELLOW, asks, city, money
from .striking import OVER, strike


@pytest.mark.rule("AM.E4")
def test_agents_go_next_door_but_not_into_the_other_flooded_area() -> None:
    """The Shades (next to 5, 6, 8) and Dimwell (next to 5, 7, 9), in the order the player likes."""
    table = strike("flood", {7: "1", 8: "1"}, [7, 8])
    assert asks(table) == (RED, "flee")
    assert choices(table) == {"flee 7-5", "flee 7-6", "flee 8-5", "flee 8-9"}
    for target in ("flee 7-8", "flee 8-7", "flee 7-7", "flee 7-9", "flee 5-6"):
        assert refusal(table, RED, target) == "AM.E4"
    play(table, (RED, "flee 8-9"))
    assert choices(table) == {"flee 7-5", "flee 7-6"}
    play(table, (RED, "flee 7-6"))
    assert city(table) == {6: "1", 9: "1"}
    assert asks(table) in OVER


@pytest.mark.rule("AM.E4")
@pytest.mark.parametrize(
    ("dice", "fleeing"),
    [
        ([7, 7], {"flee 7-5", "flee 7-6", "flee 7-8"}),  # one area
        ([7, 6], {"flee 7-5", "flee 7-6", "flee 7-8"}),  # The Hippo is dry, and a refuge
        ([3, 7], {"flee 7-5", "flee 7-6", "flee 7-8"}),  # Dragon's Landing is dry
        ([7, 5], {"flee 7-6", "flee 7-8"}),
    ],
)
def test_which_areas_are_flooded(dice: list[int], fleeing: set[str]) -> None:
    table = strike("flood", {7: "1", 6: "2", 3: "2"}, dice)
    assert choices(table) == fleeing


@pytest.mark.rule("AM.E4")
@pytest.mark.parametrize("dice", [[3, 6], [6, 6], [1, 12]])
def test_dry_or_empty_areas_ask_nobody(dice: list[int]) -> None:
    table = strike("flood", {3: "1 2 !", 6: "1 2 !", 1: "t d H1 !"}, dice)
    assert city(table) == {3: "1 2 !", 6: "1 2 !", 1: "t d H1 !"}
    assert asks(table) in OVER


@pytest.mark.rule("AM.E4", "AM.Z1", "AM.Z2", "AM.P1", "AM.P2")
def test_trouble_goes_and_comes_agent_by_agent() -> None:
    table = strike("flood", {7: "1 1 2 t d H2 !"}, [7, 7])
    play(table, (RED, "flee 7-6"))
    assert city(table) == {6: "1", 7: "1 2 t d H2"}
    play(table, (RED, "flee 7-6"), (YELLOW, "flee 7-8"))
    assert city(table) == {6: "1 1 !", 7: "t d H2", 8: "2"}  # buildings, trolls and demons stay
    assert asks(table) in OVER


@pytest.mark.rule("AM.E4")
def test_the_players_move_one_after_the_other_from_the_active_one() -> None:
    table = strike("flood", {7: "1 2 3 3"}, [7, 1], seats=3, active=YELLOW)
    order = []
    while asks(table) not in OVER:
        (seat,) = table.pending.seats if table.pending is not None else ()
        order.append(seat)
        play(table, (seat, "flee 7-8"))
    assert order == [YELLOW, GREEN, GREEN, RED]


@pytest.mark.rule("AM.E4", "AM.R2", "AM.R12")
def test_no_reaction_helps() -> None:
    table = strike("flood", {7: "2"}, [7, 7], hands=["rincewind", "gaspode susan igor fresh-start-club"])
    assert asks(table) == (YELLOW, "flee")
    assert choices(table) == {"flee 7-5", "flee 7-6", "flee 7-8"}
    assert refusal(table, YELLOW, "stay 7") == "AM.E2"


@pytest.mark.rule("AM.E4", "AM.A4", "AM.E2")
def test_three_dollars_keep_an_agent_in_place_as_long_as_they_last() -> None:
    table = strike("flood", {4: "H2", 7: "2 2 !", 8: "2 2"}, [8, 7], money=[10, 8])
    assert {"stay 7", "stay 8"} < choices(table)
    assert refusal(table, YELLOW, "stay 4") == "AM.E4"  # not flooded
    play(table, (YELLOW, "stay 8"))
    assert money(table) == [10, 5]
    play(table, (YELLOW, "stay 7"))
    assert money(table) == [10, 2]
    # One agent of each area was kept, so one of each must go; who stays keeps the marker of The Shades for now.
    assert city(table) == {4: "H2", 7: "2 2 !", 8: "2 2"}
    assert choices(table) == {"flee 7-5", "flee 7-6", "flee 8-5", "flee 8-9"}
    play(table, (YELLOW, "flee 8-9"))
    assert choices(table) == {"flee 7-5", "flee 7-6"}
    play(table, (YELLOW, "flee 7-5"))
    assert city(table) == {4: "H2", 5: "2", 7: "2", 8: "2", 9: "2"}
    assert asks(table) in OVER


@pytest.mark.rule("AM.E4", "AM.E2")
def test_both_agents_of_the_higher_area_kept() -> None:
    table = strike("flood", {4: "H2", 7: "2", 8: "2 2"}, [7, 8], money=[10, 6])
    play(table, (YELLOW, "stay 8"), (YELLOW, "stay 8"), (YELLOW, "flee 7-6"))
    assert city(table) == {4: "H2", 6: "2", 8: "2 2"}
    assert asks(table) in OVER


@pytest.mark.rule("AM.E4", "AM.E2")
def test_a_flooded_small_gods_still_works() -> None:
    """A flood does not touch the building, so its power stays."""
    table = strike("flood", {4: "2 H2"}, [4, 4], money=[10, 3])
    play(table, (YELLOW, "stay 4"))
    assert city(table) == {4: "2 H2"}
    assert asks(table) in OVER
