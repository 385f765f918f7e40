"""Opis kart, 1 to 4: what the green cards do, when they cannot, and what is refused."""

from __future__ import annotations

import pytest

from games.kit import Loaded, choices, events, play, refusal

from .positions import A, B, C, asks, deck, field, hand, idle, offers, pile, position, under

# --- 1: swap a hand card with the top of a pile ---


@pytest.mark.rule("RAV.effect.1")
def test_1_swaps_with_the_top_of_any_pile() -> None:
    """Ruling 12: the own pile and any other."""
    table = position("actions", piles=["6A 1A", "6B 7A", "6C 8A"], hands=["2A 5A", "5B", "5C"], fields=["4C"])
    assert choices(table) == {"pass"} | {f"swap {card} pile {n}" for card in ("2A", "5A") for n in (1, 2, 3)}
    table.apply(A, "swap 5A pile 3")
    assert pile(table, C) == "6C 5A"
    assert hand(table, A) == "2A 8A"
    assert (pile(table, A), pile(table, B)) == ("6A 1A", "6B 7A")


@pytest.mark.rule("RAV.effect.1")
def test_1_may_swap_itself_away() -> None:
    """Ruling 13."""
    table = position("actions", piles=["6A 1A", "7A"], hands=["5A", "5B"], fields=["4C"])
    table.apply(A, "swap 5A pile 1")
    assert (pile(table, A), hand(table, A)) == ("6A 5A", "1A")


@pytest.mark.rule("RAV.effect.1", "RAV.effect.0")
def test_1_has_no_use_with_an_empty_hand() -> None:
    """Ruling 11: the sweep goes on past it, to Karol's 3A."""
    table = position("actions", piles=["1A", "3A"], hands=["", "5B"], fields=["4C"])
    assert idle(table) == [(A, "1A")]
    assert asks(table) == (B, "3A")


@pytest.mark.rule("RAV.effect.1")
def test_1_refuses_what_is_not_in_the_hand_and_piles_that_are_not_there() -> None:
    table = position("actions", piles=["1A", "7A"], hands=["5A", "5B"], fields=["4C"])
    assert refusal(table, A, "swap 5B pile 2") == "RAV.effect.1"
    assert refusal(table, A, "swap 1A pile 2") == "RAV.effect.1"
    assert refusal(table, A, "swap 5A pile 3") == "RAV.effect.1"
    assert refusal(table, A, "swap 5A") == "RAV.effect.1"
    assert refusal(table, A, "draw") == "RAV.effect.1"


# --- 2: put cards under the deck, draw as many ---


@pytest.mark.rule("RAV.effect.2")
def test_2_puts_one_or_more_down_and_then_draws_as_many() -> None:
    table = position(
        "actions", piles=["2A", "8A"], hands=["5A 6A 7A", "5B"], fields=["4C"], deck="3A 3B 3C", rest="pile/1"
    )
    assert choices(table) == {"pass", "exchange 5A", "exchange 6A", "exchange 7A"}
    table.apply(A, "exchange 6A")
    assert choices(table) == {"done", "exchange 5A", "exchange 7A"}
    table.apply(A, "exchange 5A")
    assert choices(table) == {"done", "exchange 7A"}
    assert (hand(table, A), deck(table), under(table)) == ("7A", "3A 3B 3C", "6A 5A")  # no draw before the end
    table.dice = Loaded(2, 0)
    table.apply(A, "done")
    assert hand(table, A) == "3A 3C 7A"
    assert (deck(table), under(table)) == ("3B", "6A 5A")


@pytest.mark.rule("RAV.effect.2")
def test_2_with_no_card_is_the_pass() -> None:
    """Ruling 14: "done" is no answer before the first card, "pass" none after it."""
    table = position("actions", piles=["2A", "8A"], hands=["5A 6A", "5B"], fields=["4C"], deck="3A", rest="pile/1")
    assert refusal(table, A, "done") == "RAV.effect.2"
    passes = table.clone()
    passes.apply(A, "pass")
    assert (hand(passes, A), deck(passes), under(passes)) == ("5A 6A", "3A", "")
    assert len(events(passes, "passed")) == 1
    table.apply(A, "exchange 5A")
    assert refusal(table, A, "pass") == "RAV.effect.2"


@pytest.mark.rule("RAV.effect.2")
@pytest.mark.parametrize("order", ["5A 6A 7A", "7A 6A 5A", "6A 7A 5A"])
def test_2_the_first_card_put_lies_nearest_to_the_top(order: str) -> None:
    """Ruling 15: any order is accepted; they go under what lies there already."""
    table = position(
        "actions", piles=["2A", "8A"], hands=["5A 6A 7A 8B", "5B"], fields=["4C"], under="3A 3B 3C 4A", rest="pile/1"
    )
    play(table, *((A, f"exchange {card}") for card in order.split()), (A, "done"))
    assert hand(table, A) == "3A 3B 3C 8B"
    assert under(table) == f"4A {order}"


@pytest.mark.rule("RAV.effect.2")
def test_2_with_a_short_deck_gives_own_cards_back_in_order() -> None:
    """Ruling 15: three down, two cards in the deck: the first card put comes back."""
    table = position(
        "actions", piles=["2A", "8A"], hands=["5A 6A 7A 8B", "5B"], fields=["4C"], deck="3A", under="3B", rest="pile/1"
    )
    play(table, (A, "exchange 6A"), (A, "exchange 7A"), (A, "exchange 5A"), (A, "done"))
    assert hand(table, A) == "3A 3B 6A 8B"
    assert under(table) == "7A 5A"


@pytest.mark.rule("RAV.effect.2")
def test_2_with_the_whole_hand_asks_no_more() -> None:
    table = position("actions", piles=["2A", "8A"], hands=["5A 6A", "5B"], fields=["4C"], deck="3A 3B", rest="pile/1")
    play(table, (A, "exchange 6A"), (A, "exchange 5A"))
    assert hand(table, A) == "3A 3B"
    assert asks(table) == (B, "set_order")


@pytest.mark.rule("RAV.effect.2", "RAV.effect.0")
def test_2_has_no_use_with_an_empty_hand() -> None:
    table = position("actions", piles=["2A", "3A"], hands=["", "5B"], fields=["4C"])
    assert idle(table) == [(A, "2A")]
    assert asks(table) == (B, "3A")


@pytest.mark.rule("RAV.effect.2", "RAV.effect.0")
def test_2_has_no_use_with_an_empty_deck() -> None:
    """Ruling 34; cards put under a deck that is used up count as a deck again."""
    empty = position("actions", piles=["2A", "4A"], hands=["5A", "5B"], fields=["4C"], deck="", rest="pile/1")
    assert idle(empty) == [(A, "2A")]
    assert asks(empty) == (B, "4A")
    only_under = position("actions", piles=["2A", "4A"], hands=["5A"], fields=["4C"], under="6A", rest="pile/1")
    assert asks(only_under) == (A, "2A")


@pytest.mark.rule("RAV.effect.2")
def test_2_refuses_what_is_not_in_the_hand() -> None:
    table = position("actions", piles=["2A", "8A"], hands=["5A 6A", "5B"], fields=["4C"])
    assert refusal(table, A, "exchange 5B") == "RAV.effect.2"
    assert refusal(table, A, "exchange 2A") == "RAV.effect.2"
    table.apply(A, "exchange 5A")
    assert refusal(table, A, "exchange 5A") == "RAV.effect.2"  # it is down already
    assert refusal(table, B, "exchange 5B") == "RAV.phase3.1"


# --- 3: draw ---


@pytest.mark.rule("RAV.effect.3")
def test_3_draws_the_top_card_of_the_deck() -> None:
    table = position(
        "actions", piles=["3A", "8A"], hands=["5A", "5B"], fields=["4C"], deck="6A 6B", under="7A 7B", rest="pile/1"
    )
    assert choices(table) == {"pass", "draw"}
    table.dice = Loaded(1)
    table.apply(A, "draw")
    assert (hand(table, A), deck(table), under(table)) == ("5A 6B", "6A", "7A 7B")


@pytest.mark.rule("RAV.effect.3")
def test_3_draws_what_was_put_under_first_once_the_rest_is_gone() -> None:
    table = position("actions", piles=["3A", "8A"], hands=["5A", "5B"], fields=["4C"], under="7B 7A", rest="pile/1")
    table.apply(A, "draw")
    assert (hand(table, A), under(table)) == ("5A 7B", "7A")


@pytest.mark.rule("RAV.effect.3", "RAV.effect.0")
def test_3_has_no_use_with_an_empty_deck() -> None:
    """Ruling 16."""
    table = position("actions", piles=["3A", "4A"], hands=["5A", "5B"], fields=["4C"], deck="", rest="pile/1")
    assert idle(table) == [(A, "3A")]
    assert asks(table) == (B, "4A")


@pytest.mark.rule("RAV.effect.3")
def test_3_draws_also_with_an_empty_hand() -> None:
    table = position("actions", piles=["3A", "8A"], hands=["", "5B"], fields=["4C"], deck="6A", rest="pile/1")
    table.apply(A, "draw")
    assert hand(table, A) == "6A"


@pytest.mark.rule("RAV.effect.3")
def test_3_draws_one_card_only() -> None:
    table = position("actions", piles=["3A", "8A"], hands=["5A", "5B"], fields=["4C"])
    assert refusal(table, A, "draw 6A") == "RAV.effect.3"
    assert refusal(table, B, "draw") == "RAV.phase3.1"
    table.apply(A, "draw")
    assert len(hand(table, A).split()) == 2
    assert offers(table) == [(A, "3A")]


# --- 4: a card from a battlefield to a pile ---


@pytest.mark.rule("RAV.effect.4")
def test_4_moves_any_battlefield_card_to_the_top_of_any_pile() -> None:
    """Ruling 18: own battlefield and own pile included."""
    table = position("actions", piles=["6A 4A", "7A", "8A"], hands=["5A", "5B", "5C"], fields=["1A 8B", "6B", ""])
    assert choices(table) == {"pass"} | {f"move {card} pile {n}" for card in ("1A", "6B", "8B") for n in (1, 2, 3)}
    own = table.clone()
    own.apply(A, "move 8B pile 1")
    assert (pile(own, A), field(own, A)) == ("6A 4A 8B", "1A")
    table.apply(A, "move 6B pile 3")
    assert (pile(table, C), field(table, B)) == ("8A 6B", "")
    assert field(table, A) == "1A 8B"


@pytest.mark.rule("RAV.effect.4", "RAV.effect.0")
def test_4_has_no_use_without_a_card_on_any_battlefield() -> None:
    """Ruling 17."""
    table = position("actions", piles=["4A", "4B"], hands=["5A", "5B"], fields=["", ""])
    assert idle(table) == [(A, "4A"), (B, "4B")]
    assert asks(table) == (B, "set_order")


@pytest.mark.rule("RAV.effect.4")
def test_4_refuses_cards_that_lie_on_no_battlefield() -> None:
    table = position("actions", piles=["4A", "8A"], hands=["5A", "5B"], fields=["6A"])
    for card in ("5A", "8A", "4A", "7A"):  # in the hand, on a pile, itself, in the deck
        assert refusal(table, A, f"move {card} pile 1") == "RAV.effect.4"
    assert refusal(table, A, "move 6A pile 3") == "RAV.effect.4"  # nobody sits there
    assert refusal(table, A, "move 6A") == "RAV.effect.4"


# --- in words ---


@pytest.mark.rule("RAV.effect.1")
def test_1_names_its_card_and_its_pile() -> None:
    table = position("actions", piles=["6A 1A", "6B 7A", "6C 8A"], hands=["2A 5A", "5B", "5C"], fields=["4C"])
    labels = {option.text: table.label(A, option.id)[1] for option in table.options(A)}
    for card in ("2A", "5A"):
        for seat in (A, B, C):
            said = labels[f"swap {card} pile {seat + 1}"]
            assert (said["card"], said["pile"]) == (card, str(seat))


@pytest.mark.rule("RAV.effect.2")
def test_2_says_how_many_are_down() -> None:
    table = position("actions", piles=["6A 2A", "6B 7A", "6C 8A"], hands=["3A 5A 4B", "5B", "5C"], fields=["4C"])
    for down, card in enumerate(("3A", "5A"), 1):
        (option,) = (option for option in table.options(A) if option.text.split()[-1] == card)
        table.apply(A, option.id)
        key, said = table.label(A, table.option(A, "done"))
        assert (key, said["count"]) == ("done", str(down))
