"""Mysterious Murders (E9): everybody once rolls and removes a figure, whosesoever."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal

from .positions import GREEN, RED, YELLOW, asks, city, discarded, money
from .striking import OVER, strike


@pytest.mark.rule("AM.E9", "AM.E1")
def test_everybody_rolls_once_from_the_active_player_round() -> None:
    """Each die falls when the pick before it is done."""
    table = strike("murders", {1: "1", 5: "2", 7: "3"}, [1], 5, 7, seats=3, active=YELLOW)
    order = []
    while asks(table) not in OVER:
        (seat,) = table.pending.seats if table.pending is not None else ()
        order.append((seat, choices(table)))
        assert len(events(table, "dice")) == len(order)
        play(table, (seat, choices(table).pop()))
    assert order == [(YELLOW, {"murder 1:1"}), (GREEN, {"murder 5:2"}), (RED, {"murder 7:3"})]
    assert city(table) == {}


@pytest.mark.rule("AM.E9", "AM.G4", "AM.G5", "AM.Z2")
def test_any_figure_without_trouble_too_and_it_is_compulsory() -> None:
    table = strike("murders", {7: "1 2 t d H2", 5: "1"}, [7], 9)
    assert choices(table) == {"murder 7:1", "murder 7:2", "murder 7:t", "murder 7:d"}
    for target in ("no", "murder 5:1", "murder 7:3"):
        assert refusal(table, RED, target) == "AM.E9"
    play(table, (RED, "murder 7:d"))
    assert city(table) == {7: "1 2 t H2", 5: "1"}
    assert asks(table) in OVER  # nobody stands in Longwall: Yellow has nothing to remove


@pytest.mark.rule("AM.E9", "AM.Z2", "AM.P2")
def test_the_marker_goes_with_the_victim() -> None:
    table = strike("murders", {7: "1 2 !"}, [7], 9)
    play(table, (RED, "murder 7:1"))
    assert city(table) == {7: "2"}


@pytest.mark.rule("AM.E9")
def test_the_same_area_can_be_struck_again() -> None:
    table = strike("murders", {7: "1 2"}, [7], 7)
    play(table, (RED, "murder 7:2"))
    assert (asks(table), choices(table)) == ((YELLOW, "murder"), {"murder 7:1"})


@pytest.mark.rule("AM.E9", "AM.R2", "AM.R12", "AM.effect.react_block_move_or_remove")
def test_against_the_pick_of_another_every_protector_of_agents_helps() -> None:
    held = "gaspode susan igor fresh-start-club wallace-sonky groat"
    table = strike("murders", {7: "1 2 2 !"}, [7], 9, hands=["rincewind", held])
    play(table, (RED, "murder 7:2"))
    assert asks(table) == (YELLOW, "event_window")
    assert choices(table) == {"pass", *(f"react {card}" for card in ("gaspode", "susan", "igor", "fresh-start-club"))}
    assert refusal(table, YELLOW, "react wallace-sonky") == "AM.R6"
    assert refusal(table, YELLOW, "react groat") == refusal(table, YELLOW, "react dragon") == "AM.R1"
    assert refusal(table, YELLOW, "shield") == "AM.E2"
    play(table, (YELLOW, "react gaspode"))
    # It stays, with the marker, and Red has no second pick.
    assert city(table) == {7: "1 2 2 !"}
    assert "gaspode" in discarded(table)
    assert asks(table) in OVER


@pytest.mark.rule("AM.E9", "AM.R1")
def test_everybody_is_told_whose_agent_is_about_to_go_and_why() -> None:
    table = strike("murders", {7: "1 2 3"}, [7], 9, 9, seats=3, hands=["rincewind", "", "groat"])
    play(table, (RED, "murder 7:3"))
    assert table.view(None)["decision"]["facts"] == {"event-card": "murders", "area": "7", "owner": str(GREEN)}


@pytest.mark.rule("AM.D7", "AM.effect.react_immune_to_text")
def test_wallace_sonky_knows_nothing_about_events() -> None:
    table = strike("murders", {7: "2"}, [7], 9, hands=["rincewind", "wallace-sonky"])
    play(table, (RED, "murder 7:2"))
    assert choices(table) == {"pass"}


@pytest.mark.rule("AM.R2", "AM.E9", "AM.effect.react_block_remove")
def test_against_ones_own_pick_gaspode_does_not_help() -> None:
    table = strike("murders", {7: "1"}, [7], 9, hands=["rincewind gaspode susan igor"])
    play(table, (RED, "murder 7:1"))
    assert asks(table) == (RED, "event_window")
    assert choices(table) == {"pass", "react susan", "react igor"}
    assert refusal(table, RED, "react gaspode") == "AM.R2"
    play(table, (RED, "react susan"))
    assert city(table) == {7: "1"}


@pytest.mark.rule("AM.E9", "AM.R5", "AM.effect.react_relocate_removed")
def test_who_goes_elsewhere_leaves_first() -> None:
    table = strike("murders", {7: "1 2 !", 8: "1"}, [7], 9, hands=["rincewind", "fresh-start-club"])
    play(table, (RED, "murder 7:2"), (YELLOW, "react fresh-start-club"))
    assert city(table) == {7: "1", 8: "1"}
    assert refusal(table, YELLOW, "place 7") == "AM.R5"
    play(table, (YELLOW, "place 8"))
    assert city(table) == {7: "1", 8: "1 2 !"}


@pytest.mark.rule("AM.E9", "AM.A4", "AM.E2")
def test_three_dollars_keep_the_agent() -> None:
    table = strike("murders", {4: "H2", 7: "2 !"}, [7], 7, money=[0, 4])
    play(table, (RED, "murder 7:2"))
    assert choices(table) == {"pass", "shield"}
    play(table, (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "H2", 7: "2 !"}, [0, 1])
    play(table, (YELLOW, "murder 7:2"))  # now his own die; one dollar buys nothing
    assert city(table) == {4: "H2"}


@pytest.mark.rule("AM.E9")
def test_trolls_and_demons_have_no_owner_to_ask() -> None:
    table = strike("murders", {4: "H2", 7: "2 t d"}, [7], 7, hands=["rincewind", "susan"])
    play(table, (RED, "murder 7:t"), (YELLOW, "murder 7:d"))
    assert city(table) == {4: "H2", 7: "2"}
