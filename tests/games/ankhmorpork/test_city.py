"""Figures, trouble, control, worth and points on the board."""

from __future__ import annotations

import pytest

from stolik.engine.kit import bit
from stolik.engine.state import State, blank
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.state import (
    BUILDING,
    DEMON,
    ENGLISH,
    FIGURES,
    LAYOUT,
    LOAN,
    LOST,
    MONEY,
    OWNERS,
    TROLL,
    TROUBLE,
    areas_around,
    arrive,
    best_card,
    controller,
    leave,
    points,
    slip_in,
    troubled,
    worth,
)

RED, YELLOW, GREEN, BLUE = range(4)
DOLLY, UNREAL, DRAGON, GODS, SCOURS, HIPPO, SHADES, DIMWELL, WALL, ISLE, SLEEPERS, NAP = range(12)


def city() -> State:
    """An empty city of four players."""
    return blank(LAYOUT, 4)


def stand(g: State, area: int, owner: int, count: int = 1) -> None:
    g[FIGURES + OWNERS * area + owner] = count


def build(g: State, area: int, seat: int) -> None:
    g[BUILDING + area] = seat + 1


def lend(g: State, seat: int, count: int) -> None:
    loans = [number for number, card in enumerate(CARDS) if card.effect == "loan"]
    for card in loans[:count]:
        g.lay(LOAN + seat, card)


@pytest.mark.rule("AM.Y2", "AM.B1")
def test_x2_from_dolly_sisters_one_reaches_the_neighbours_and_nap_hill_over_the_bridge() -> None:
    assert areas_around(bit(DOLLY)) == bit(DOLLY) | bit(UNREAL) | bit(DRAGON) | bit(NAP)


@pytest.mark.rule("AM.Z1", "AM.P1")
def test_x3_who_joins_the_only_agent_in_dimwell_makes_trouble() -> None:
    g = city()
    arrive(g, DIMWELL, YELLOW)
    assert not troubled(g, DIMWELL)
    arrive(g, DIMWELL, RED)
    assert g[TROUBLE] == bit(DIMWELL)


@pytest.mark.rule("AM.Z1")
def test_f6_own_agents_alone_make_trouble_too() -> None:
    g = city()
    arrive(g, DIMWELL, RED)
    arrive(g, DIMWELL, RED)
    assert troubled(g, DIMWELL)


@pytest.mark.rule("AM.P1", "AM.Z3")
def test_a_second_troll_in_an_empty_area_makes_trouble() -> None:
    g = city()
    arrive(g, HIPPO, TROLL)
    assert not troubled(g, HIPPO)
    arrive(g, HIPPO, TROLL)
    assert troubled(g, HIPPO)


@pytest.mark.rule("AM.Z2", "AM.P2")
def test_whoever_leaves_takes_the_marker_whoever_stays() -> None:
    g = city()
    stand(g, SHADES, RED, 3)
    stand(g, SHADES, DEMON)
    g[TROUBLE] = bit(SHADES) | bit(SCOURS)
    leave(g, SHADES, RED)
    assert g[TROUBLE] == bit(SCOURS)
    assert g[FIGURES + OWNERS * SHADES + RED] == 2


@pytest.mark.rule("AM.P3")
def test_who_slips_in_sets_no_marker_and_clears_none() -> None:
    g = city()
    stand(g, SHADES, BLUE)
    slip_in(g, SHADES, RED)
    assert not troubled(g, SHADES)
    g[TROUBLE] = bit(SHADES)
    slip_in(g, SHADES, RED)
    assert troubled(g, SHADES)


@pytest.mark.rule("AM.G2", "AM.V1", "AM.G4", "AM.G5")
def test_x5_control() -> None:
    g = city()
    stand(g, SLEEPERS, GREEN)
    build(g, SLEEPERS, GREEN)
    stand(g, SLEEPERS, YELLOW)
    stand(g, NAP, YELLOW, 2)
    stand(g, NAP, RED)
    g[TROUBLE] = bit(NAP)
    stand(g, DOLLY, RED, 2)
    stand(g, DOLLY, DEMON)
    stand(g, UNREAL, BLUE)
    stand(g, UNREAL, TROLL)
    stand(g, DRAGON, YELLOW)
    stand(g, DRAGON, GREEN)
    assert [controller(g, area) for area in (SLEEPERS, NAP, DOLLY, UNREAL, DRAGON)] == [GREEN, YELLOW, -1, -1, -1]
    stand(g, UNREAL, BLUE, 2)  # one more than the trolls
    assert controller(g, UNREAL) == BLUE


@pytest.mark.rule("AM.V1")
def test_an_empty_area_is_nobodys_and_a_tie_for_second_place_does_not_matter() -> None:
    g = city()
    assert controller(g, ISLE) == -1
    stand(g, ISLE, RED)
    stand(g, ISLE, YELLOW)
    stand(g, ISLE, BLUE, 2)
    assert controller(g, ISLE) == BLUE


@pytest.mark.rule("AM.W6", "AM.V3", "AM.M7")
def test_worth_is_cash_and_printed_costs_less_twelve_a_loan() -> None:
    g = city()
    g[MONEY + RED] = 20
    build(g, UNREAL, RED)  # 18
    build(g, HIPPO, RED)  # 12
    lend(g, RED, 2)
    assert worth(g, RED) == 20 + 18 + 12 - 24
    stand(g, UNREAL, DEMON)
    assert worth(g, RED) == 20 + 12 - 24
    g[LOST] = bit(HIPPO)  # Johnson's victims count
    assert worth(g, RED) == 20 + 12 - 24


@pytest.mark.rule("AM.G3", "AM.V5", "AM.D1")
def test_points_of_agents_buildings_and_cash_by_edition() -> None:
    g = city()
    g[MONEY + RED] = 7
    stand(g, ISLE, RED, 3)
    stand(g, DOLLY, RED, 2)
    stand(g, DOLLY, DEMON)  # nothing counts here
    build(g, ISLE, RED)
    build(g, DOLLY, RED)
    assert points(g, RED) == 3 * 5 + 2 * 12 + 7
    g[ENGLISH] = 1
    assert points(g, RED) == 3 * 5 + 12 + 7


@pytest.mark.rule("AM.M7", "AM.G3")
@pytest.mark.parametrize(
    ("cash", "loans", "result"),
    [(30, 2, 6), (24, 2, 0), (23, 2, 11 - 15), (11, 1, 11 - 15), (12, 1, 0), (0, 2, -30)],
)
def test_each_loan_costs_twelve_or_else_fifteen_points(cash: int, loans: int, result: int) -> None:
    g = city()
    g[MONEY + BLUE] = cash
    lend(g, BLUE, loans)
    assert points(g, BLUE) == result


@pytest.mark.rule("AM.V8")
def test_the_tie_is_broken_by_the_dearest_card_that_counts() -> None:
    g = city()
    build(g, UNREAL, RED)
    build(g, HIPPO, RED)
    build(g, SHADES, RED)
    assert best_card(g, RED) == 18
    g[LOST] = bit(UNREAL)
    assert best_card(g, RED) == 12
    stand(g, HIPPO, DEMON)
    assert best_card(g, RED) == 6
    assert best_card(g, BLUE) == 0
