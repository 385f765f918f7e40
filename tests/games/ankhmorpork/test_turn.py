"""Przebieg gry: playing cards, chains, the refill, and when a goal is checked (Y1, Y9, T1 to T9)."""

from __future__ import annotations

import pytest

from games.kit import choices, play, refusal
from stolik.engine.table import Table

from .positions import GREEN, RED, YELLOW, asks, city, discarded, hand, money, position

FIVE = "mr-gryle dr-cruces inigo-skimmer ruby dwarves"


def in_play(table: Table) -> list[str]:
    cards: list[str] = table.view(None)["state"]["play"]
    return cards


# --- what may be played ---


@pytest.mark.rule("AM.T2", "AM.Y1")
def test_a_card_must_be_played_if_one_can_be() -> None:
    table = position({1: "1"}, hands=["groat gaspode"])
    assert choices(table) == {"play groat"}
    assert refusal(table, RED, "go-on") == "AM.T2"
    assert refusal(table, RED, "play ruby") == "AM.Y1"  # not in his hand
    assert refusal(table, YELLOW, "play groat") == "AM.Y1"


@pytest.mark.rule("AM.R11", "AM.T2")
def test_a_reaction_is_no_card_of_the_turn() -> None:
    table = position({1: "1"}, hands=["gaspode susan igor wallace-sonky doctor-mossy-lawn"])
    assert choices(table) == {"go-on"}
    for card in hand(table, RED):
        assert refusal(table, RED, f"play {card}") == "AM.R11"


@pytest.mark.rule("AM.T2", "AM.T8")
@pytest.mark.parametrize(("held", "drawn"), [("", 5), ("gaspode susan", 3)])
def test_who_can_play_nothing_goes_on_to_the_refill(held: str, drawn: int) -> None:
    table = position({1: "1"}, hands=[held, "groat"])
    play(table, (RED, "go-on"), (RED, "go-on"))
    assert len(hand(table, RED)) == len(held.split()) + drawn == 5
    assert asks(table) == (YELLOW, "play_card")


@pytest.mark.rule("AM.T2", "AM.Y1")
def test_the_peeled_nuts_are_a_blank() -> None:
    table = position({1: "1 2 !"}, hands=["the-peeled-nuts groat"])
    play(table, (RED, "play the-peeled-nuts"))
    assert asks(table) == (RED, "end_turn")
    assert discarded(table) == {"the-peeled-nuts"}
    assert city(table) == {1: "1 2 !"}


# --- symbols from left to right ---


@pytest.mark.rule("AM.Y1", "AM.T3")
def test_symbols_come_from_left_to_right_and_each_may_be_skipped() -> None:
    """Captain Carrot: an agent, a marker to remove, a dollar."""
    table = position({1: "1", 7: "1 2 !"}, hands=["captain-carrot"])
    play(table, (RED, "play captain-carrot"))
    assert asks(table) == (RED, "agent_symbol")
    play(table, (RED, "go-on"))
    assert asks(table) == (RED, "calm_symbol")
    assert refusal(table, RED, "place 1") == "AM.T3"  # no way back
    play(table, (RED, "go-on"))
    assert asks(table) == (RED, "money_symbol")
    play(table, (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    assert (city(table), money(table)) == ({1: "1", 7: "1 2 !"}, [10, 10])


@pytest.mark.rule("AM.T3")
def test_an_impossible_symbol_is_passed_over() -> None:
    """The Agony Aunts: nobody to assassinate without trouble; $2; an agent."""
    table = position({1: "1", 7: "2"}, hands=["the-agony-aunts"])
    play(table, (RED, "play the-agony-aunts"))
    assert asks(table) == (RED, "money_symbol")


@pytest.mark.rule("AM.T3")
def test_a_symbol_is_finished_before_the_next() -> None:
    """With all twelve agents out one is lifted: it must be placed before the marker is asked about."""
    table = position({1: "1 1 1 1 1 1", 7: "1 1 1 1 1 1 2 !"}, hands=["captain-carrot"])
    play(table, (RED, "play captain-carrot"), (RED, "lift 1"))
    assert asks(table) == (RED, "place_lifted")
    play(table, (RED, "place 2"))
    assert asks(table) == (RED, "calm_symbol")


@pytest.mark.rule("AM.Y1", "AM.T7")
def test_a_card_in_play_is_in_no_hand_and_no_pile() -> None:
    table = position({1: "1"}, hands=["groat"])
    play(table, (RED, "play groat"))
    assert (in_play(table), hand(table, RED), discarded(table)) == (["groat"], set(), set())
    play(table, (RED, "place 2"))
    assert (in_play(table), discarded(table)) == ([], {"groat"})
    assert table.view(YELLOW)["state"]["discard"] == ["groat"]  # face up


@pytest.mark.rule("AM.T7")
def test_the_discard_pile_never_becomes_a_deck() -> None:
    """Two cards left to draw, five wanted, one discarded: the game is over with the second."""
    table = position({1: "1"}, hands=["the-peeled-nuts"], deck="groat ruby", discard="dwarves errol")
    play(table, (RED, "play the-peeled-nuts"), (RED, "go-on"))
    assert table.over
    assert discarded(table) == {"dwarves", "errol", "the-peeled-nuts"}


# --- another card ---


@pytest.mark.rule("AM.Y9", "AM.T5")
def test_another_card_is_a_choice_and_the_finished_one_is_discarded_first() -> None:
    table = position({1: "1 2 !"}, hands=["sergeant-angua pink-pussycat-club groat gaspode"])
    play(table, (RED, "play sergeant-angua"), (RED, "calm 1"))
    assert choices(table) == {"go-on", "play pink-pussycat-club", "play groat"}
    assert in_play(table) == ["sergeant-angua"]
    play(table, (RED, "play pink-pussycat-club"))
    assert (in_play(table), discarded(table)) == (["pink-pussycat-club"], {"sergeant-angua"})
    play(table, (RED, "take-money"), (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    assert discarded(table) == {"sergeant-angua", "pink-pussycat-club"}
    assert hand(table, RED) == {"groat", "gaspode"}


@pytest.mark.rule("AM.Y9")
def test_without_the_symbol_there_is_no_other_card() -> None:
    table = position({1: "1"}, hands=["groat ruby"])
    play(table, (RED, "play groat"), (RED, "place 1"))
    assert asks(table) == (RED, "end_turn")
    assert refusal(table, RED, "play ruby") == "AM.Y1"


@pytest.mark.rule("AM.T6", "AM.effect.play_two_cards")
def test_two_more_cards_each_with_its_own_chain() -> None:
    """F1: Drumknott; the second card comes after the whole chain of the first."""
    table = position({1: "1 2 !"}, hands=["drumknott sergeant-angua groat the-peeled-nuts"])
    play(table, (RED, "play drumknott"), (RED, "scroll"))
    assert choices(table) == {"go-on", "play sergeant-angua", "play groat", "play the-peeled-nuts"}
    play(table, (RED, "play sergeant-angua"))
    assert discarded(table) == {"drumknott"}
    play(table, (RED, "calm 1"), (RED, "play groat"), (RED, "place 2"))
    assert asks(table) == (RED, "play_card")  # the second
    assert choices(table) == {"go-on", "play the-peeled-nuts"}
    play(table, (RED, "play the-peeled-nuts"))
    assert asks(table) == (RED, "end_turn")


@pytest.mark.rule("AM.T6", "AM.effect.play_two_cards")
def test_declining_the_first_of_two_ends_the_effect() -> None:
    table = position({1: "1"}, hands=["drumknott groat"])
    play(table, (RED, "play drumknott"), (RED, "scroll"), (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    assert (discarded(table), hand(table, RED)) == ({"drumknott"}, {"groat"})


@pytest.mark.rule("AM.T6", "AM.effect.play_two_cards")
def test_two_more_cards_need_one_that_can_be_played() -> None:
    table = position({1: "1"}, hands=["drumknott gaspode"])
    play(table, (RED, "play drumknott"))
    assert choices(table) == {"go-on"}
    assert refusal(table, RED, "scroll") == "AM.effect.play_two_cards"


# --- the refill ---


@pytest.mark.rule("AM.Y1", "AM.T8")
@pytest.mark.parametrize(("held", "after"), [("groat", 5), ("groat ruby susan", 5), (f"groat {FIVE} errol", 6)])
def test_refilled_to_five_and_nobody_discards_what_is_more(held: str, after: int) -> None:
    table = position({1: "1"}, hands=[held])
    play(table, (RED, "play groat"), (RED, "place 1"), (RED, "go-on"))
    assert len(hand(table, RED)) == after
    assert set(held.split()) - {"groat"} <= hand(table, RED)
    assert asks(table) == (YELLOW, "play_card")


@pytest.mark.rule("AM.T8")
def test_who_reacted_refills_only_at_the_end_of_his_own_turn() -> None:
    table = position({1: "1 2 !"}, hands=["dr-cruces", "gaspode groat"])
    play(table, (RED, "play dr-cruces"), (RED, "kill 1:2"), (YELLOW, "react gaspode"), (RED, "take-money"))
    play(table, (RED, "go-on"))
    assert hand(table, YELLOW) == {"groat"}
    play(table, (YELLOW, "play groat"), (YELLOW, "place 1"), (YELLOW, "go-on"))
    assert len(hand(table, YELLOW)) == 5


@pytest.mark.rule("AM.T9")
@pytest.mark.parametrize(("penalties", "limit"), [("the-fools-guild", 4), ("the-fools-guild dr-whiteface", 3)])
def test_each_penalty_card_takes_a_place_of_the_hand(penalties: str, limit: int) -> None:
    table = position({1: "1"}, hands=["groat"], penalties=[penalties])
    for card in penalties.split():
        assert refusal(table, RED, f"play {card}") == "AM.T9"
    play(table, (RED, "play groat"), (RED, "place 1"), (RED, "go-on"))
    assert len(hand(table, RED)) == limit
    assert table.view(None)["state"]["penalty"][RED] == sorted(penalties.split(), reverse=True)


@pytest.mark.rule("AM.T9")
def test_with_more_cards_than_the_lowered_limit_none_is_drawn_and_none_lost() -> None:
    table = position({1: "1"}, hands=["groat ruby dwarves errol gargoyles"], penalties=["the-fools-guild dr-whiteface"])
    play(table, (RED, "play groat"), (RED, "place 1"), (RED, "go-on"))
    assert hand(table, RED) == {"ruby", "dwarves", "errol", "gargoyles"}


@pytest.mark.rule("AM.Y1")
def test_turns_go_round_to_the_left() -> None:
    nuts = "the-peeled-nuts"
    table = position({1: "1 2 3"}, seats=3, hands=[nuts, "groat", "ruby"], active=RED)
    order = [asks(table)]
    play(table, (RED, f"play {nuts}"), (RED, "go-on"))
    order.append(asks(table))
    play(table, (YELLOW, "play groat"), (YELLOW, "go-on"), (YELLOW, "go-on"))
    order.append(asks(table))
    play(table, (GREEN, "play ruby"), *[(GREEN, "go-on")] * 2)
    while table.pending is not None and table.pending.seats == (GREEN,):
        play(table, (GREEN, "go-on"))
    order.append(asks(table))
    assert order == [(seat, "play_card") for seat in (RED, YELLOW, GREEN, RED)]


# --- when a goal is checked ---


@pytest.mark.rule("AM.T1", "AM.G1")
def test_a_goal_met_in_the_own_turn_wins_only_at_the_start_of_the_next() -> None:
    """Dragon King of Arms: the eighth marker comes in his own turn and outlives that of the other."""
    city = dict.fromkeys(range(1, 8), "2 !") | {8: "1"}
    table = position(city, hands=["groat", "the-peeled-nuts"], people=["dragon-king", "vetinari"])
    play(table, (RED, "play groat"), (RED, "place 8"), (RED, "go-on"))
    assert asks(table) == (YELLOW, "play_card")
    play(table, (YELLOW, "play the-peeled-nuts"), (YELLOW, "go-on"))
    assert table.over
    assert table.shares == [1.0, 0.0]


@pytest.mark.rule("AM.T1")
def test_what_is_undone_before_the_own_turn_does_not_win() -> None:
    city = dict.fromkeys(range(1, 8), "2 !") | {8: "1"}
    table = position(city, hands=["groat", "buggy-swires"], people=["dragon-king", "vetinari"])
    play(table, (RED, "play groat"), (RED, "place 8"), (RED, "go-on"))
    play(table, (YELLOW, "play buggy-swires"), (YELLOW, "calm 3"), (YELLOW, "go-on"))
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.T1")
def test_only_the_player_whose_turn_begins_is_tested() -> None:
    """Red fulfils Yellow's goal at the start of his own turn: nothing happens."""
    city = dict.fromkeys(range(1, 9), "1 !")
    table = position(city, hands=["groat"], people=["vimes", "dragon-king"], begin=True)
    assert asks(table) == (RED, "play_card")
