"""Karty Dzielnic: the powers of the twelve City Area cards and their limits (C1, T4, A1 to A12)."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.table import Table

from .positions import RED, YELLOW, asks, city, discarded, falls, hand, money, position

USABLE = {1: "H1", 2: "H1", 3: "H1", 5: "H1", 6: "H1", 7: "H1"}  # six of them, all but Small Gods


def powers(table: Table) -> set[int]:
    return {int(option.split()[1]) for option in choices(table) if option.startswith("power")}


# --- when ---


@pytest.mark.rule("AM.C1", "AM.T4")
def test_at_every_moment_of_the_turn_but_each_only_once() -> None:
    """Before the first card, between symbols, between two cards, before the refill."""
    city = {3: "H1", 6: "H1", 9: "H1", 12: "H1", 11: "H1", 1: "1 2 !"}
    table = position(city, hands=["sergeant-angua groat"])
    assert powers(table) == {3, 6, 9, 11, 12}
    play(table, (RED, "power 3"), (RED, "play sergeant-angua"))
    assert (asks(table), powers(table)) == ((RED, "calm_symbol"), {6, 9, 11, 12})
    play(table, (RED, "power 6"), (RED, "calm 1"))
    assert (asks(table), powers(table)) == ((RED, "play_card"), {9, 11, 12})
    play(table, (RED, "power 9"), (RED, "play groat"))
    assert (asks(table), powers(table)) == ((RED, "agent_symbol"), {11, 12})
    play(table, (RED, "power 11"), (RED, "place 2"))
    assert (asks(table), powers(table)) == ((RED, "end_turn"), {12})
    play(table, (RED, "power 12"))
    assert choices(table) == {"go-on"}
    assert money(table) == [10 + 2 + 2 + 1 + 3 + 1, 10]
    for number in (3, 6, 9, 11, 12):
        assert refusal(table, RED, f"power {number}") == "AM.C1"


@pytest.mark.rule("AM.C1")
def test_a_power_is_there_again_in_the_next_own_turn() -> None:
    table = position({3: "H1", 1: "1 2"}, hands=["the-peeled-nuts"])
    play(table, (RED, "power 3"), (RED, "play the-peeled-nuts"), (RED, "go-on"))
    assert powers(table) == set()  # Yellow's turn: it is not his card, and not Red's turn
    assert refusal(table, YELLOW, "power 3") == "AM.C1"
    assert refusal(table, RED, "power 3") == "AM.Y1"
    play(table, (YELLOW, "go-on"), (YELLOW, "go-on"))
    assert asks(table) == (RED, "play_card")
    assert powers(table) == {3}


@pytest.mark.rule("AM.C1", "AM.T4", "AM.Y3")
def test_not_in_the_turn_in_which_it_was_built() -> None:
    table = position({3: "1"}, hands=["the-mended-drum"], money=[12])
    play(table, (RED, "play the-mended-drum"), (RED, "build 3"))
    assert powers(table) == set()
    assert refusal(table, RED, "power 3") == "AM.C1"
    play(table, (RED, "take-money"), (RED, "go-on"), (YELLOW, "go-on"), (YELLOW, "go-on"))
    assert powers(table) == {3}


@pytest.mark.rule("AM.G5", "AM.T4", "AM.P9")
def test_not_while_a_demon_is_there() -> None:
    table = position({3: "d H1", 1: "1", 6: "t H1"}, hands=["groat"])
    assert powers(table) == {6}
    assert refusal(table, RED, "power 3") == "AM.G5"


@pytest.mark.rule("AM.E12", "AM.T4")
def test_not_when_the_card_is_out_of_the_game() -> None:
    table = position({3: "H1", 1: "1"}, hands=["groat"], lost=[3])
    assert powers(table) == set()
    assert refusal(table, RED, "power 3") == "AM.E12"


@pytest.mark.rule("AM.T4")
def test_not_within_a_symbol_nor_within_an_event() -> None:
    table = position({3: "H1", 1: "1 " * 12}, hands=["groat"])
    play(table, (RED, "play groat"), (RED, "lift 1"))
    assert choices(table) == {"place 2", "place 3", "place 12"}
    table = position({3: "H1", 7: "1 2"}, hands=["rincewind"], events="murders", dice=[falls(7), falls(12)])
    play(table, (RED, "play rincewind"))
    assert choices(table) == {"murder 7:1", "murder 7:2"}


@pytest.mark.rule("AM.A4", "AM.C1")
def test_small_gods_is_no_power_of_the_turn() -> None:
    table = position({4: "1 H1"}, hands=["groat"])
    assert powers(table) == set()
    assert refusal(table, RED, "power 4") == "AM.A4"


# --- each of them ---


@pytest.mark.rule("AM.A3", "AM.A6", "AM.A9", "AM.A11", "AM.A12", "AM.M9")
@pytest.mark.parametrize(("number", "amount"), [(3, 2), (6, 2), (9, 1), (11, 3), (12, 1)])
def test_money_from_the_bank(number: int, amount: int) -> None:
    table = position({number: "H1", 1: "1"}, hands=["groat"], money=[0])
    play(table, (RED, f"power {number}"))
    assert money(table) == [amount, 10]
    assert asks(table) == (RED, "play_card")
    (told,) = events(table, "power_used")
    assert (told["seat"], told["area"]) == (RED, number)


@pytest.mark.rule("AM.A1", "AM.A8", "AM.P5")
@pytest.mark.parametrize(("number", "near"), [(1, {1, 2, 3, 12}), (8, {5, 7, 8, 9})])
def test_an_agent_for_three_dollars_here_or_next_door(number: int, near: set[int]) -> None:
    """No agent of one's own is needed near; whoever is joined makes trouble as always."""
    table = position({number: "2 H1", 6: "1"}, hands=["groat"], money=[3])
    play(table, (RED, f"power {number}"))
    assert money(table) == [0, 10]
    assert choices(table) == {f"place {area}" for area in near}
    assert refusal(table, RED, "place 6") == "AM.P5"
    play(table, (RED, f"place {number}"))
    assert city(table) == {number: "1 2 H1 !", 6: "1"}
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.A1", "AM.A8", "AM.T4")
@pytest.mark.parametrize("number", [1, 8])
def test_without_three_dollars_it_is_not_offered(number: int) -> None:
    table = position({number: "1 H1"}, hands=["groat"], money=[2])
    assert powers(table) == set()
    assert refusal(table, RED, f"power {number}") == "AM.T4"


@pytest.mark.rule("AM.A1", "AM.P7")
def test_with_all_twelve_out_the_power_lifts_one_first() -> None:
    table = position({1: "H1", 6: "1 " * 11, 12: "1 2 !"}, hands=["groat"])
    play(table, (RED, "power 1"))
    assert choices(table) == {"lift 6", "lift 12"}
    play(table, (RED, "lift 12"))
    assert choices(table) == {"place 1", "place 2", "place 3"}
    play(table, (RED, "place 1"))
    assert city(table) == {1: "1 H1", 6: ("1 " * 11).strip(), 12: "2"}


@pytest.mark.rule("AM.A2")
def test_unreal_estate_draws_one_and_discards_one_the_new_one_included() -> None:
    table = position({2: "H1", 1: "1"}, hands=["groat ruby"], deck="modo dwarves")
    play(table, (RED, "power 2"))
    assert hand(table, RED) == {"groat", "ruby", "modo"}  # green first
    assert choices(table) == {"discard groat", "discard ruby", "discard modo"}
    play(table, (RED, "discard modo"))
    assert (hand(table, RED), discarded(table)) == ({"groat", "ruby"}, {"modo"})


@pytest.mark.rule("AM.A5")
def test_the_scours_discards_one_for_two_dollars() -> None:
    table = position({5: "H1", 1: "1"}, hands=["groat gaspode"])
    play(table, (RED, "power 5"))
    assert choices(table) == {"discard groat", "discard gaspode"}
    assert refusal(table, RED, "discard ruby") == "AM.effect.discard_1"
    play(table, (RED, "discard groat"))
    assert (money(table), hand(table, RED), discarded(table)) == ([12, 10], {"gaspode"}, {"groat"})
    assert choices(table) == {"go-on"}  # only a reaction is left: nothing must be played (AM.T2)


@pytest.mark.rule("AM.A5", "AM.T4")
def test_the_scours_is_not_offered_to_an_empty_hand() -> None:
    table = position({5: "H1", 1: "1"}, penalties=["the-fools-guild"])
    assert powers(table) == set()
    assert refusal(table, RED, "power 5") == "AM.T4"


@pytest.mark.rule("AM.T9", "AM.A2", "AM.A5")
@pytest.mark.parametrize("number", [2, 5])
def test_penalty_cards_cannot_be_discarded(number: int) -> None:
    """F9"""
    table = position({number: "H1", 1: "1"}, hands=["groat"], penalties=["the-fools-guild dr-whiteface"])
    play(table, (RED, f"power {number}"))
    assert not {"discard the-fools-guild", "discard dr-whiteface"} & choices(table)
    for card in ("the-fools-guild", "dr-whiteface"):
        assert refusal(table, RED, f"discard {card}") == "AM.T9"


@pytest.mark.rule("AM.A7", "AM.P4")
def test_the_shades_stir_up_an_area_near_with_a_figure_and_no_marker() -> None:
    """Near: 5, 6, 7, 8. A troll or a demon is a figure, a building is not."""
    table = position({5: "2 !", 6: "t", 7: "H1", 8: "d", 9: "1"}, hands=["groat"])
    play(table, (RED, "power 7"))
    assert choices(table) == {"stir 6", "stir 8"}
    for number in (5, 7, 9):
        assert refusal(table, RED, f"stir {number}") == "AM.P4"
    play(table, (RED, "stir 6"))
    assert city(table) == {5: "2 !", 6: "t !", 7: "H1", 8: "d", 9: "1"}
    assert powers(table) == set()  # once a turn


@pytest.mark.rule("AM.A7", "AM.T4")
def test_the_shades_are_not_offered_where_nothing_can_be_stirred_up() -> None:
    table = position({5: "2 !", 6: "H2", 7: "H1", 9: "1"}, hands=["groat"])
    assert powers(table) == set()
    assert refusal(table, RED, "power 7") == "AM.T4"


@pytest.mark.rule("AM.A10")
def test_the_isle_removes_any_marker_for_two_dollars() -> None:
    table = position({10: "H1", 1: "1 2 !", 7: "!"}, hands=["groat"], money=[2])
    play(table, (RED, "power 10"))
    assert choices(table) == {"soothe 1", "soothe 7"}
    assert refusal(table, RED, "soothe 3") == "AM.A10"
    play(table, (RED, "soothe 7"))
    assert (city(table), money(table)) == ({10: "H1", 1: "1 2 !"}, [0, 10])


@pytest.mark.rule("AM.A10", "AM.T4")
@pytest.mark.parametrize(("trouble", "cash"), [("1 2 !", 1), ("1 2", 10)])
def test_the_isle_is_not_offered_without_money_or_marker(trouble: str, cash: int) -> None:
    table = position({10: "H1", 1: trouble}, hands=["groat"], money=[cash])
    assert powers(table) == set()
    assert refusal(table, RED, "power 10") == "AM.T4"


@pytest.mark.rule("AM.Y3", "AM.M10", "AM.C1")
def test_a_building_that_goes_takes_its_power_along() -> None:
    """The sixth building was given up: its card lies beside the board."""
    table = position({**USABLE, 12: "1"}, hands=["the-mended-drum"], money=[12])
    play(table, (RED, "play the-mended-drum"), (RED, "give-up 3"), (RED, "build_on 12"))
    assert 3 not in powers(table)
    assert refusal(table, RED, "power 3") == "AM.C1"
    assert money(table)[RED] == 0
