"""Koniec rundy, Koniec gry: the next round, the final round and the winner."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kit import events, play, refusal

from .positions import A, B, C, asks, field, hand, idle, offers, pile, position


@pytest.mark.rule("RAV.end.1")
def test_a_new_round_begins_while_everybody_has_a_card() -> None:
    table = position("end of round", piles=["1A", "2A", "3A"], hands=["4A", "5A", "6A"])
    assert asks(table) == (C, "set_order")
    assert [event["number"] for event in events(table, "round_began")] == [2]
    assert events(table, "final_round") == []


@pytest.mark.rule("RAV.end.2")
@pytest.mark.parametrize("empty", [A, B, C])
def test_one_empty_hand_is_enough_for_the_final_round(empty: int) -> None:
    hands = ["4A", "5B", "6A"]
    hands[empty] = ""
    table = position("end of round", piles=["1A 2A", "2B", "3A"], hands=hands, fields=["8A"])
    assert len(events(table, "final_round")) == 1
    assert asks(table) == (A, "8A")


@pytest.mark.rule("RAV.end.2", "RAV.phase3.6")
def test_in_the_final_round_nothing_is_laid_and_no_green_card_acts() -> None:
    """Rulings 21 and 22: Karol's hand, the green tops and the red tops do nothing."""
    table = position("end of round", piles=["5A 1A", "6A 3A"], hands=["", "4A 7A"], fields=["2A", "4B"])
    assert table.over
    assert offers(table) == []
    assert events(table, "laid") == events(table, "skirmish_won") == events(table, "ordered") == []
    assert hand(table, B) == "4A 7A"
    assert (field(table, A), field(table, B)) == ("2A", "4B")


@pytest.mark.rule("RAV.end.2")
def test_a_last_card_laid_and_not_replaced_ends_the_game() -> None:
    """Ruling 21: no card is laid any more. E7 is the case of a hand that is refilled in phase 3."""
    table = position("order", piles=["8A", "7A"], hands=["5C", "5A 5B"], fields=["6A"])
    play(table, (A, "order 1-2"), (A, "lay 5C"), (B, "lay 5A"))
    assert len(events(table, "final_round")) == 1
    assert idle(table) == [(A, "5C")]  # Karol's battlefield is empty: his 5A fell
    assert asks(table) == (A, "6A")


@pytest.mark.rule("RAV.end.3", "RAV.cards.2")
@pytest.mark.parametrize("fields", list(permutations(("5B 8A", "6A 2A", "6C 4C"))))
def test_red_cards_on_battlefields_act_from_the_lowest_up(fields: tuple[str, str, str]) -> None:
    table = position("final round", piles=["1A 1B", "2B 2C", "3A 3B"], fields=fields)
    for card in ("5B", "6A", "6C", "8A"):
        holder = next(seat for seat in (A, B, C) if card in fields[seat])
        assert asks(table) == (holder, card)
        assert refusal(table, (holder + 1) % 3, "pass") == "RAV.end.3"
        table.apply(holder, "pass")
    assert table.over
    assert len(offers(table)) == 4


@pytest.mark.rule("RAV.end.4")
def test_a_stolen_higher_card_acts_for_its_new_holder_only() -> None:
    table = position("final round", piles=["1A 2A", "1B 2B"], fields=["5A", "6A 8A"])
    table.apply(A, "steal 8A")
    assert asks(table) == (B, "6A")
    table.apply(B, "pass")
    assert asks(table) == (A, "8A")
    table.apply(A, "pass")
    assert offers(table) == [(A, "5A"), (B, "6A"), (A, "8A")]


@pytest.mark.rule("RAV.end.4")
def test_a_stolen_lower_card_does_not_act() -> None:
    """Ruling 24: neither the 5A that was offered before nor the green 4C."""
    table = position("final round", piles=["1A 2A", "1B 2B", "1C"], fields=["5A", "5B", "4C 5C"])
    table.apply(A, "pass")
    table.apply(B, "steal 5A")
    table.apply(C, "steal 5A")
    assert offers(table) == [(A, "5A"), (B, "5B"), (C, "5C")]
    assert table.over

    green = position("final round", piles=["1A 2A", "1B 2B"], fields=["5A", "4C"])
    green.apply(A, "steal 4C")
    assert green.over


@pytest.mark.rule("RAV.end.4", "RAV.effect.0")
def test_a_stolen_5_may_steal_in_turn() -> None:
    table = position("final round", piles=["1A", "1B", "1C"], fields=["5A", "5B", "8A"])
    table.apply(A, "steal 5B")
    assert asks(table) == (A, "5B")
    table.apply(A, "steal 8A")
    assert field(table, A) == "5A 5B 8A"
    assert idle(table) == [(A, "8A")]


@pytest.mark.rule("RAV.end.5", "RAV.goal.1")
@pytest.mark.parametrize("tops", list(permutations(("7C", "8A", "8B"))))
def test_the_highest_top_wins(tops: tuple[str, str, str]) -> None:
    """Hands, deck, battlefields and buried cards count for nothing."""
    table = position("final round", piles=[f"8C {tops[0]}", tops[1], tops[2]], fields=["", "1A"], hands=["7B"])
    winner = tops.index("8B")
    assert table.over
    assert table.shares == [1.0 if seat == winner else 0.0 for seat in (A, B, C)]
    assert events(table, "won") == [{"event": "won", "seat": winner, "card": "8B"}]
    assert refusal(table, winner, "pass") == "RAV.end.5"


@pytest.mark.rule("RAV.end.6")
@pytest.mark.parametrize("winner", [A, B, C])
def test_an_empty_pile_loses_to_any_card(winner: int) -> None:
    """Rulings 26 and 32: 1A alone against two empty piles; there is always exactly one winner."""
    piles = ["", "", ""]
    piles[winner] = "1A"
    table = position("final round", piles=piles)
    assert table.over
    assert pile(table, winner) == "1A"
    assert table.shares == [1.0 if seat == winner else 0.0 for seat in (A, B, C)]


@pytest.mark.rule("RAV.end.5")
def test_nothing_can_be_done_after_the_end() -> None:
    table = position("final round", piles=["1A", "2A"])
    assert table.pending is None
    assert table.options(A) == table.options(B) == []
    assert refusal(table, A, "pass") == "RAV.end.5"
    assert refusal(table, B, 0) == "RAV.end.5"
