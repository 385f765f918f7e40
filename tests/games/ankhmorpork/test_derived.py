"""What everybody is shown of a position beyond what lies there: control, points, how near each goal is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.kit import play
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.games import get
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    BUILDING,
    DEMON,
    FIGURES,
    GAINED,
    GREEN,
    LOAN,
    MONEY,
    NAMES,
    OWNERS,
    TROLL,
    TROUBLE,
    USED,
)

from .positions import RED, asks, position


def city(seats: int, figures: dict[int, dict[int, int]], edition: str = "polish") -> Table:
    """A table with these figures alone, by area (from 1) and owner; no trouble, no building, ten dollars each."""
    table = Table(get("ankhmorpork"), seats, {"edition": edition}, seed_of(3))
    g = table.state
    for area in range(12):
        for owner in range(OWNERS):
            g[FIGURES + OWNERS * area + owner] = figures.get(area + 1, {}).get(owner, 0)
    g[TROUBLE] = 0
    return table


def derived(table: Table) -> Mapping[str, Any]:
    """Of a position that a test may have changed since: a table would work it out once."""
    return dict(table.game.display.derived(table.state))


def goal(table: Table, person: str) -> dict[str, Any]:
    (found,) = (row for row in derived(table)["goals"] if row["name"] == f"personality-{person}")
    return found  # type: ignore[no-any-return]


@pytest.mark.rule("AM.G2", "AM.V1")
def test_control_as_in_the_rulebooks_example() -> None:
    """X5: green alone in 11; yellow ahead in 12 despite trouble; a demon in 1; one against a troll in 2; a tie in 3."""
    green, yellow, blue = 0, 1, 2
    figures = {
        11: {green: 1},
        12: {yellow: 2, green: 1},
        1: {green: 3, DEMON: 1},
        2: {blue: 1, TROLL: 1},
        3: {green: 1, blue: 1},
    }
    table = city(3, figures)
    table.state[TROUBLE] = 1 << 11
    assert derived(table)["control"] == [*[None] * 10, green, yellow]
    for lord in ("selachii", "rust", "de-worde"):
        assert goal(table, lord)["progress"] == [1, 1, 0]
        assert goal(table, lord)["needed"] == 5
    table.state[BUILDING + 2] = blue + 1  # a building is a piece
    assert derived(table)["control"][2] == blue


@pytest.mark.rule("AM.W1", "AM.V4")
def test_spies_count_areas_without_a_demon() -> None:
    table = city(4, {1: {0: 2}, 5: {0: 1, 1: 1}, 7: {0: 1, DEMON: 1}})
    assert goal(table, "vetinari") == {
        "name": "personality-vetinari",
        "goal": "goal-vetinari",
        "kind": "spies",
        "needed": 9,
        "progress": [2, 1, 0, 0],
    }


@pytest.mark.rule("AM.W5")
def test_trouble_counts_for_everybody() -> None:
    table = city(2, {7: {DEMON: 1}})
    table.state[TROUBLE] = 0b1000011
    assert goal(table, "dragon-king")["progress"] == [3, 3]
    assert goal(table, "dragon-king")["needed"] == 8


@pytest.mark.rule("AM.V3", "AM.V5", "AM.D1", "AM.M7")
@pytest.mark.parametrize(("edition", "points"), [("polish", 5 + 2 * 18 + 20 - 12), ("english", 5 + 18 + 20 - 12)])
def test_worth_and_points(edition: str, points: int) -> None:
    """An agent, a building for 18, a loan and 20 dollars."""
    table = city(3, {2: {0: 1}}, edition)
    g = table.state
    g[BUILDING + 1] = 1
    g[MONEY] = 20
    g.move(NAMES.index("mr-bent"), GREEN, LOAN)
    assert goal(table, "chrysoprase")["progress"] == [20 + 18 - 12, 10, 10]
    assert goal(table, "chrysoprase")["needed"] == 50
    assert derived(table)["points"] == [points, 10, 10]
    assert [sum(parts.values()) for parts in derived(table)["parts"]] == derived(table)["points"]


@pytest.mark.rule("AM.S6", "AM.S9", "AM.W7")
@pytest.mark.parametrize(("seats", "left"), [(2, 89), (3, 86), (4, 81)])
def test_vimes_counts_the_deck_down(seats: int, left: int) -> None:
    table = city(seats, {})
    assert derived(table)["deck"] == left
    assert goal(table, "vimes")["progress"] == [left] * seats
    assert goal(table, "vimes")["needed"] == 0
    people = [row["name"] for row in derived(table)["goals"]]
    assert len(people) == (6 if seats == 2 else 7)
    assert ("personality-chrysoprase" in people) == (seats > 2)


@pytest.mark.rule("AM.C1", "AM.A4", "AM.G5")
def test_powers_are_those_that_can_still_be_used() -> None:
    """Of 3, 4, 6, 9 and 11: not Small Gods, not the one used, not the one gained now, not the haunted one."""
    table = city(2, {9: {DEMON: 1}})
    g = table.state
    active = g[ACTIVE]
    for area in (3, 4, 6, 9, 11, 12):
        g[BUILDING + area - 1] = active + 1
    g[BUILDING + 11] = 2 - active  # the rival's
    g[USED] = 1 << 5
    assert derived(table)["powers"] == [3, 11]
    g[GAINED] = 1 << 2
    assert derived(table)["powers"] == [11]


@pytest.mark.rule("AM.T3", "AM.Y9")
def test_which_symbol_of_the_card_in_play_is_the_present_one() -> None:
    """The Agony Aunts: assassination, money, agent. The club: money, then another card."""
    table = position({1: "1 2 !"}, hands=["the-agony-aunts"])
    assert derived(table)["symbol"] is None
    play(table, (RED, "play the-agony-aunts"))
    for step, place in (("kill_symbol", 0), ("money_symbol", 1), ("agent_symbol", 2)):
        assert (asks(table), derived(table)["symbol"]) == ((RED, step), place)
        play(table, (RED, "go-on"))
    assert (asks(table), derived(table)["symbol"]) == ((RED, "end_turn"), None)
    table = position({1: "1"}, hands=["pink-pussycat-club groat"])
    play(table, (RED, "play pink-pussycat-club"), (RED, "take-money"))
    assert (asks(table), derived(table)["symbol"]) == ((RED, "play_card"), 1)
    play(table, (RED, "play groat"))
    assert (asks(table), derived(table)["symbol"]) == ((RED, "agent_symbol"), 0)
