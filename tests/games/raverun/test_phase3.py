"""Wykonanie akcji: which green tops act, in what order, for whom."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kit import choices, play, refusal

from .positions import KAROL, MONIKA, WOJTEK, A, B, asks, field, hand, idle, offers, pile, position


@pytest.mark.rule("RAV.phase3.1")
@pytest.mark.parametrize("tops", list(permutations(("1C", "2A", "4B"))))
def test_green_tops_act_from_the_lowest_up(tops: tuple[str, str, str]) -> None:
    table = position("actions", piles=tops, hands=["5A", "5B", "5C"], fields=["6A"])
    for card in ("1C", "2A", "4B"):
        assert asks(table) == (tops.index(card), card)
        table.apply(tops.index(card), "pass")
    assert offers(table) == [(tops.index(card), card) for card in ("1C", "2A", "4B")]


@pytest.mark.rule("RAV.phase3.1", "RAV.cards.2")
@pytest.mark.parametrize("tops", list(permutations(("3A", "3B", "3C"))))
def test_with_equal_numbers_the_letter_decides_who_is_first(tops: tuple[str, str, str]) -> None:
    """Ruling 40: never are two players asked at once."""
    table = position("actions", piles=tops, hands=["5A", "5B", "5C"], fields=["6A"])
    for card in ("3A", "3B", "3C"):
        assert asks(table) == (tops.index(card), card)
        table.apply(tops.index(card), "draw")


@pytest.mark.rule("RAV.phase3.1")
def test_the_owner_of_the_pile_decides_nobody_else() -> None:
    table = position("actions", piles=["8A", "3B"], hands=["5A", "5B"], fields=["6A"])
    assert asks(table) == (KAROL, "3B")
    assert refusal(table, WOJTEK, "draw") == "RAV.phase3.1"
    assert refusal(table, WOJTEK, "pass") == "RAV.phase3.1"


@pytest.mark.rule("RAV.phase3.2")
@pytest.mark.parametrize("top", ["1A", "2A", "3A", "4A"])
def test_acting_is_optional_and_declining_changes_nothing(top: str) -> None:
    """Ruling 7, and 10: after the pass the card is not offered again."""
    table = position("actions", piles=[f"5C {top}", "8A"], hands=["5A", "5B"], fields=["6A"])
    before = [zone(table, seat) for zone in (hand, pile, field) for seat in (A, B)]
    table.apply(A, "pass")
    assert [zone(table, seat) for zone in (hand, pile, field) for seat in (A, B)] == before
    assert offers(table) == [(A, top)]
    assert asks(table) == (B, "set_order")


@pytest.mark.rule("RAV.phase3.3")
def test_a_new_green_top_is_offered_to_the_owner_of_its_pile() -> None:
    """Ruling 8: Wojtek lays 3A on Karol's pile; Karol, and not Wojtek, may draw."""
    table = position("actions", piles=["1C", "7A", "4A"], hands=["3A 5A", "5B", "5C"], fields=["6A"])
    table.apply(WOJTEK, "swap 3A pile 2")
    assert pile(table, KAROL) == "3A"
    assert asks(table) == (KAROL, "3A")
    table.apply(KAROL, "draw")
    assert asks(table) == (MONIKA, "4A")  # the old tops keep their turn


@pytest.mark.rule("RAV.phase3.3", "RAV.effect.4")
def test_a_4_can_give_a_card_to_another_pile_that_acts_there() -> None:
    table = position("actions", piles=["4A", "7A"], hands=["5A", "5B"], fields=["6A", "4C"])
    table.apply(WOJTEK, "move 4C pile 2")
    assert asks(table) == (KAROL, "4C")
    assert choices(table) == {"pass", "move 6A pile 1", "move 6A pile 2"}


@pytest.mark.rule("RAV.phase3.3", "RAV.phase3.4")
def test_the_next_higher_card_is_high_enough() -> None:
    """1A, then 1B, then 1C: each put on top by the one before it."""
    table = position("actions", piles=["1A", "8A"], hands=["1B 1C 5A", "5B"], fields=["6A"])
    play(table, (A, "swap 1B pile 1"), (A, "swap 1C pile 1"))
    assert asks(table) == (A, "1C")
    table.apply(A, "swap 5A pile 1")
    assert hand(table, A) == "1A 1B 1C"
    assert offers(table) == [(A, "1A"), (A, "1B"), (A, "1C")]


@pytest.mark.rule("RAV.phase3.4")
def test_a_card_that_has_acted_and_still_is_the_top_does_not_act_again() -> None:
    """Ruling 9: strictly higher."""
    table = position("actions", piles=["1B", "8A"], hands=["5A", "5B"], fields=["6A"])
    table.apply(A, "swap 5A pile 2")
    assert pile(table, A) == "1B"
    assert offers(table) == [(A, "1B")]
    assert asks(table) == (B, "set_order")


@pytest.mark.rule("RAV.phase3.4")
def test_a_lower_new_top_waits_for_the_next_round() -> None:
    """Monika's 4A lays 2B on Karol's pile: it acts in the next round, being still the top then."""
    table = position("actions", piles=["8A", "7A", "4A"], hands=["5A 1A", "8B 1B", "5C 1C"], fields=["2B"])
    table.apply(MONIKA, "move 2B pile 2")
    assert offers(table) == [(MONIKA, "4A")]
    assert asks(table) == (WOJTEK, "set_order")
    play(table, (WOJTEK, "order 1-2-3"), (WOJTEK, "lay 5A"), (KAROL, "lay 8B"), (MONIKA, "lay 5C"))
    assert pile(table, KAROL) == "7A 2B"
    assert asks(table) == (KAROL, "2B")


@pytest.mark.rule("RAV.phase3.4")
def test_a_waiting_card_that_is_covered_meanwhile_never_acts() -> None:
    table = position("actions", piles=["8A", "7A", "4A"], hands=["5A 1A", "5B 1B", "8C 1C"], fields=["2B"])
    table.apply(MONIKA, "move 2B pile 2")
    play(table, (WOJTEK, "order 1-2-3"), (WOJTEK, "lay 5A"), (KAROL, "lay 5B"), (MONIKA, "lay 8C"))
    assert pile(table, KAROL) == "7A 2B 5B"
    assert asks(table) == (MONIKA, "4A")
    assert (KAROL, "2B") not in offers(table)


@pytest.mark.rule("RAV.phase3.5")
def test_the_setup_card_acts_in_round_one_while_it_is_the_top() -> None:
    """Ruling 6: Wojtek's first card 3A, with his 8A winning the skirmish; Ruling 5 is E6."""
    table = position("first card", piles=["", ""], hands=["3A 8A 1A", "5A 5B 5C"])
    play(table, (A, "pick 3A"), (B, "pick 5A"), (B, "order 1-2"), (A, "lay 8A"), (B, "lay 5B"))
    assert field(table, A) == "8A"
    assert asks(table) == (A, "3A")


@pytest.mark.rule("RAV.phase3.5")
def test_a_card_covered_before_its_turn_does_not_act() -> None:
    """Ruling 19: Karol buries Monika's 4C."""
    table = position("actions", piles=["8A", "4A", "4C"], hands=["5A", "5B", "5C"], fields=["6A"])
    assert asks(table) == (KAROL, "4A")
    table.apply(KAROL, "move 6A pile 3")
    assert pile(table, MONIKA) == "4C 6A"
    assert offers(table) == [(KAROL, "4A")]


@pytest.mark.rule("RAV.phase3.5")
def test_a_card_swapped_away_before_its_turn_does_not_act() -> None:
    table = position("actions", piles=["1A", "3B", "4C"], hands=["5A", "5B", "5C"], fields=["6A"])
    table.apply(WOJTEK, "swap 5A pile 2")
    assert (pile(table, KAROL), hand(table, WOJTEK)) == ("5A", "3B")
    assert asks(table) == (MONIKA, "4C")
    assert offers(table) == [(WOJTEK, "1A"), (MONIKA, "4C")]


@pytest.mark.rule("RAV.phase3.6")
def test_red_tops_buried_cards_battlefields_and_hands_do_nothing() -> None:
    """Ruling 22: greens everywhere but on top, reds on top and on battlefields."""
    table = position(
        "actions",
        piles=["1A 5A", "2A 6A", "3A 7A"],
        hands=["1B 2B", "3B 4B", "4C 1C"],
        fields=["4A 5B", "6B 3C", "2C 8B"],
    )
    assert offers(table) == []
    assert asks(table) == (MONIKA, "set_order")


@pytest.mark.rule("RAV.effect.0")
def test_nobody_is_asked_about_a_card_without_a_use_and_the_sweep_goes_on() -> None:
    """Ruling 33: Wojtek has no hand, Karol no deck; all see it anyway."""
    table = position("actions", piles=["1A", "2A", "4C"], hands=["", "5B", "5C"], fields=["6A"], deck="", rest="pile/0")
    assert asks(table) == (MONIKA, "4C")
    assert offers(table) == [(WOJTEK, "1A"), (KAROL, "2A"), (MONIKA, "4C")]
    assert idle(table) == [(WOJTEK, "1A"), (KAROL, "2A")]


@pytest.mark.rule("RAV.phase3.2", "RAV.effect.0")
def test_a_card_passed_over_is_not_offered_again_in_this_round() -> None:
    """A 4 finds nothing to move after another 4 has taken the last card."""
    table = position("actions", piles=["4A", "4B"], hands=["5A", "5B"], fields=["6A"])
    table.apply(A, "move 6A pile 1")
    assert offers(table) == [(A, "4A"), (B, "4B")]
    assert idle(table) == [(B, "4B")]
    assert asks(table) == (A, "set_order")


@pytest.mark.rule("RAV.phase3.2", "RAV.phase3.4")
def test_every_sweep_starts_again_from_1a() -> None:
    """A 4C in one round does not bar a 1A in the next."""
    table = position("actions", piles=["4C", "8A"], hands=["5A 5C", "1A 2A 7A"], fields=["6A"])
    table.apply(A, "pass")
    play(table, (B, "order 2-1"), (B, "lay 1A"), (A, "lay 5A"))
    assert asks(table) == (B, "1A")
