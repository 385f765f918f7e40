"""The Dragon (E3): everything in one area goes, at once; shields and reactions are collected before (E1, D6, R5)."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.table import Table

from .positions import GREEN, RED, YELLOW, asks, city, discarded, hand, money
from .striking import OVER, strike


def dragon_in_the_shades(there: str, elsewhere: dict[int, str] | None = None, **given: Any) -> Table:
    return strike("dragon", {7: there, **(elsewhere or {})}, [7], **given)


@pytest.mark.rule("AM.E3", "AM.G4", "AM.G5", "AM.Y3")
def test_figures_building_and_marker_go_and_nothing_elsewhere() -> None:
    table = dragon_in_the_shades("1 2 2 t d H2 !", {5: "1 2 H1 !"})
    assert city(table) == {5: "1 2 H1 !"}
    assert [told["area"] for told in events(table, "building_lost")] == [7]
    assert asks(table) in OVER


@pytest.mark.rule("AM.D6")
def test_the_marker_goes_though_no_figure_does() -> None:
    assert city(dragon_in_the_shades("!", {1: "1"})) == {1: "1"}
    assert city(dragon_in_the_shades("", {1: "1"})) == {1: "1"}


@pytest.mark.rule("AM.E3", "AM.E2", "AM.A4", "AM.D6")
def test_shields_piece_by_piece_while_the_money_lasts() -> None:
    table = dragon_in_the_shades("2 2 H2 !", {4: "H2"}, money=[10, 7])
    assert asks(table) == (YELLOW, "dragon_spares")
    assert choices(table) == {"pass", "shield", "shield-building"}
    play(table, (YELLOW, "shield"))
    assert money(table) == [10, 4]
    play(table, (YELLOW, "shield-building"))
    # One dollar is left: the other agent cannot be saved, and nobody asks any more.
    assert money(table) == [10, 1]
    assert city(table) == {4: "H2", 7: "2 H2"}  # the marker goes all the same
    assert events(table, "shielded") == 2 * [{"event": "shielded", "seat": YELLOW, "area": 7}]
    assert asks(table) in OVER


@pytest.mark.rule("AM.E3", "AM.E2")
def test_each_piece_can_be_shielded_once() -> None:
    table = dragon_in_the_shades("2 2 H2", {4: "H2"}, money=[10, 30])
    play(table, (YELLOW, "shield-building"))
    assert choices(table) == {"pass", "shield"}
    play(table, (YELLOW, "shield"), (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "H2", 7: "2 2 H2"}, [10, 21])
    assert asks(table) in OVER


@pytest.mark.rule("AM.E2")
def test_small_gods_shields_itself_but_not_with_a_demon_there() -> None:
    table = strike("dragon", {4: "2 H2"}, [4], money=[10, 3])
    play(table, (YELLOW, "shield-building"))
    assert city(table) == {4: "H2"}
    table = strike("dragon", {4: "2 d H2"}, [4], money=[10, 3])
    assert city(table) == {}


@pytest.mark.rule("AM.A4", "AM.E2")
@pytest.mark.parametrize(("elsewhere", "cash"), [({4: "H2"}, 2), ({4: "H1"}, 9), ({4: "d H2"}, 9), ({}, 9)])
def test_without_small_gods_or_money_nobody_is_asked(elsewhere: dict[int, str], cash: int) -> None:
    table = dragon_in_the_shades("2 H2", elsewhere, money=[10, cash])
    assert city(table) == elsewhere
    assert money(table) == [10, cash]


@pytest.mark.rule("AM.E12", "AM.E2")
def test_small_gods_shields_nothing_when_johnson_took_its_card() -> None:
    assert city(dragon_in_the_shades("2", {4: "H2"}, lost=[4])) == {4: "H2"}


@pytest.mark.rule("AM.E1", "AM.R1", "AM.R12")
def test_everybody_hit_who_holds_a_card_is_asked_from_the_active_player_round() -> None:
    table = dragon_in_the_shades("1 2 3", seats=3, active=YELLOW, hands=["groat", "rincewind ruby", "dwarves"])
    order = []
    while asks(table) not in OVER:
        order.append(asks(table))
        assert choices(table) == {"pass"}
        assert city(table) == {7: "1 2 3"}  # applied only when all have answered
        play(table, (order[-1][0], "pass"))  # type: ignore[index]
    assert order == [(YELLOW, "dragon_spares"), (GREEN, "dragon_spares"), (RED, "dragon_spares")]
    assert city(table) == {}


@pytest.mark.rule("AM.R2", "AM.R10", "AM.effect.react_block_remove")
def test_susan_saves_one_agent_and_gaspode_none() -> None:
    table = dragon_in_the_shades("1 2 2 !", hands=["rincewind", "susan gaspode wallace-sonky"])
    assert choices(table) == {"pass", "react susan"}
    assert refusal(table, YELLOW, "react gaspode") == "AM.R2"
    assert refusal(table, YELLOW, "react wallace-sonky") == "AM.R6"
    assert refusal(table, YELLOW, "shield") == "AM.E2"
    play(table, (YELLOW, "react susan"))
    assert choices(table) == {"pass"}  # for the other one; cards are still held (AM.R12)
    play(table, (YELLOW, "pass"))
    assert city(table) == {7: "2"}
    assert events(table, "reacted") == [{"event": "reacted", "seat": YELLOW, "card": "susan"}]
    assert (hand(table, YELLOW), "susan" in discarded(table)) == ({"gaspode", "wallace-sonky"}, True)


@pytest.mark.rule("AM.R5", "AM.R10", "AM.effect.react_relocate_removed")
def test_relocations_come_after_all_of_it() -> None:
    """Two agents of Yellow's go, one by Igor, one by the Fresh Start Club; both may go anywhere else."""
    table = dragon_in_the_shades("1 2 2 t !", {5: "1"}, hands=["rincewind", "igor fresh-start-club"])
    play(table, (YELLOW, "react igor"), (YELLOW, "react fresh-start-club"))
    assert city(table) == {5: "1"}
    assert asks(table) == (YELLOW, "relocate")
    assert choices(table) == {f"place {number}" for number in range(1, 13) if number != 7}
    assert refusal(table, YELLOW, "place 7") == "AM.R5"
    play(table, (YELLOW, "place 5"), (YELLOW, "place 12"))
    assert city(table) == {5: "1 2 !", 12: "2"}


@pytest.mark.rule("AM.R5", "AM.E1")
def test_relocations_go_round_from_the_active_player() -> None:
    table = dragon_in_the_shades("1 2", hands=["rincewind igor", "fresh-start-club"])
    play(table, (RED, "react igor"), (YELLOW, "react fresh-start-club"))
    assert asks(table) == (RED, "relocate")
    play(table, (RED, "place 1"))
    assert asks(table) == (YELLOW, "relocate")
    play(table, (YELLOW, "place 1"))
    assert city(table) == {1: "1 2 !"}


@pytest.mark.rule("AM.E3", "AM.R10")
def test_a_shield_and_reactions_for_different_agents_together() -> None:
    table = dragon_in_the_shades("2 2 2 2", {4: "H2"}, hands=["rincewind", "susan igor"], money=[0, 3])
    play(table, (YELLOW, "react igor"), (YELLOW, "shield"), (YELLOW, "react susan"))
    assert city(table) == {4: "H2", 7: "2 2"}  # the fourth has no help
    play(table, (YELLOW, "place 4"))
    assert city(table) == {4: "2 H2", 7: "2 2"}
