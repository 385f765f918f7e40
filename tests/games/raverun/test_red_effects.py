"""Opis kart, 5 to 8: what the red cards do in the final round, when they cannot, and what is refused."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from games.kit import Loaded, choices, play, refusal

from .positions import A, B, C, asks, field, hand, idle, offers, pile, position, under

# --- 5: a card from another battlefield ---


@pytest.mark.rule("RAV.effect.5")
def test_5_takes_any_card_from_another_battlefield() -> None:
    """Rulings 23 and 24: green or red, but only from the others."""
    table = position("final round", piles=["1A", "1B", "1C"], fields=["5A 6A", "2A 8A", "3C"])
    assert choices(table) == {"pass", "steal 2A", "steal 8A", "steal 3C"}
    table.apply(A, "steal 3C")
    assert [field(table, seat) for seat in (A, B, C)] == ["3C 5A 6A", "2A 8A", ""]


@pytest.mark.rule("RAV.effect.5", "RAV.effect.0")
def test_5_has_no_use_without_a_card_on_another_battlefield() -> None:
    """Ruling 23: the own cards are no options; the sweep goes on to 6B."""
    table = position("final round", piles=["1A", "1B"], fields=["5A 6B", ""])
    assert idle(table) == [(A, "5A")]
    assert asks(table) == (A, "6B")


@pytest.mark.rule("RAV.effect.5")
def test_5_refuses_own_cards_and_cards_elsewhere() -> None:
    """Ruling 23."""
    table = position("final round", piles=["1A", "1B"], fields=["5A 6A", "2A"], hands=["3A"])
    for card in ("5A", "6A", "1B", "3A", "8C"):  # itself, own battlefield, pile, hand, deck
        assert refusal(table, A, f"steal {card}") == "RAV.effect.5"
    assert refusal(table, B, "steal 6A") == "RAV.end.3"


@pytest.mark.rule("RAV.effect.5", "RAV.end.4")
def test_5_may_take_a_card_already_used() -> None:
    """Ruling 24: 5A was used by Karol; Wojtek takes it with 5B, and nobody is offered it again."""
    table = position("final round", piles=["1A", "1B"], fields=["5B 2A", "5A"])
    play(table, (B, "steal 2A"), (A, "steal 5A"))
    assert (field(table, A), field(table, B)) == ("5A 5B", "2A")
    assert offers(table) == [(B, "5A"), (A, "5B")]
    assert table.over


# --- 6: the top of a pile under the deck ---


@pytest.mark.rule("RAV.effect.6")
@pytest.mark.parametrize(
    ("target", "piles"), [(1, ["1A", "1B 8B", "1C 8C"]), (2, ["1A 8A", "1B", "1C 8C"]), (3, ["1A 8A", "1B 8B", "1C"])]
)
def test_6_puts_the_top_of_any_pile_under_the_deck(target: int, piles: list[str]) -> None:
    """Ruling 25: also of the own pile. The card is the new bottom of the deck."""
    table = position("final round", piles=["1A 8A", "1B 8B", "1C 8C"], fields=["6A"], under="3A 2A")
    assert choices(table) == {"pass", "sink pile 1", "sink pile 2", "sink pile 3"}
    table.apply(A, f"sink pile {target}")
    assert [pile(table, seat) for seat in (A, B, C)] == piles
    assert under(table) == f"3A 2A 8{'ABC'[target - 1]}"


@pytest.mark.rule("RAV.effect.6")
def test_6_cannot_take_from_an_empty_pile() -> None:
    table = position("final round", piles=["1A", "8B"], fields=["6A 6B"])
    table.apply(A, "sink pile 2")
    assert asks(table) == (A, "6B")
    assert choices(table) == {"pass", "sink pile 1"}
    assert refusal(table, A, "sink pile 2") == "RAV.effect.6"
    assert refusal(table, A, "sink pile 3") == "RAV.effect.6"
    assert refusal(table, A, "sink pile 4") == "RAV.effect.6"


@pytest.mark.rule("RAV.effect.6", "RAV.end.6")
def test_6_an_emptied_pile_stays_empty() -> None:
    """Ruling 26: nothing adds to a pile any more, an 8 cannot shuffle it and a 7 finds no card there."""
    table = position("final round", piles=["4C", "7A 8A"], fields=["6A 6B", "7B 8B"])
    play(table, (A, "sink pile 2"), (A, "sink pile 2"))
    assert pile(table, B) == ""
    assert idle(table) == [(B, "7B"), (B, "8B")]
    assert table.over
    assert pile(table, B) == ""
    assert table.shares == [1.0, 0.0]


# --- 7: a card with the same letter to the top ---


@pytest.mark.rule("RAV.effect.7")
def test_7_brings_a_card_with_its_letter_from_anywhere_below_the_top() -> None:
    """Ruling 27: the letter of the acting 7, B, whatever the letter of the top."""
    table = position("final round", piles=["1B 1A 2B 3C 4B 5A", "2C 6B 7A"], fields=["7B"])
    assert choices(table) == {"pass", "recall 1B", "recall 2B", "recall 4B"}
    for card, after in (
        ("1B", "1A 2B 3C 4B 5A 1B"),
        ("2B", "1B 1A 3C 4B 5A 2B"),
        ("4B", "1B 1A 2B 3C 5A 4B"),
    ):
        twin = table.clone()
        twin.apply(A, f"recall {card}")
        assert pile(twin, A) == after
        assert pile(twin, B) == "2C 6B 7A"


@pytest.mark.rule("RAV.effect.7", "RAV.effect.0")
@pytest.mark.parametrize("own", ["1A 2C 3A", "1A 2C 3B", "3B", "3A"])
def test_7_has_no_use_without_such_a_card_below_the_top(own: str) -> None:
    """Ruling 28: no B at all, or the only B is the top already."""
    table = position("final round", piles=[own, "4B 5B 6A"], fields=["7B 8C"])
    assert idle(table) == [(A, "7B")]
    assert asks(table) == (A, "8C")


@pytest.mark.rule("RAV.effect.7")
def test_7_refuses_another_letter_the_top_and_other_piles() -> None:
    table = position("final round", piles=["1B 2A 3B", "4B 5A"], fields=["7B"], hands=["6B"])
    for card in ("2A", "3B", "4B", "6B", "7B", "8B"):
        assert refusal(table, A, f"recall {card}") == "RAV.effect.7"
    assert refusal(table, A, "recall") == "RAV.effect.7"


# --- 8: shuffle a pile ---


@pytest.mark.rule("RAV.effect.8")
def test_8_shuffles_any_pile_of_two_or_more() -> None:
    """Ruling 29: the own pile and any other, but none of a single card or none."""
    table = position("final round", piles=["1A 2A", "3A 4A 5A", "6A"], fields=["8B"])
    assert choices(table) == {"pass", "reshuffle pile 1", "reshuffle pile 2"}
    assert refusal(table, A, "reshuffle pile 3") == "RAV.effect.8"
    table.apply(A, "reshuffle pile 2")
    assert sorted(pile(table, B).split()) == ["3A", "4A", "5A"]
    assert (pile(table, A), pile(table, C)) == ("1A 2A", "6A")
    assert table.over


@pytest.mark.rule("RAV.effect.8")
def test_8_every_order_is_equally_likely() -> None:
    """All outcomes of the dice: first one of three cards for the top, then one of two below."""
    orders: Counter[str] = Counter()
    for top, middle in product(range(3), range(2)):
        table = position("final round", piles=["3A 4A 5A", "6A"], fields=["8B"])
        table.dice = Loaded(top, middle)
        table.apply(A, "reshuffle pile 1")
        orders[pile(table, A)] += 1
    assert orders == Counter(" ".join(order) for order in permutations(("3A", "4A", "5A")))


@pytest.mark.rule("RAV.effect.8", "RAV.goal.1")
def test_8_decides_by_the_new_top() -> None:
    shares = []
    for top in range(2):
        table = position("final round", piles=["1A 8C", "6A"], fields=["8B"])
        table.dice = Loaded(top)
        table.apply(A, "reshuffle pile 1")
        shares.append((pile(table, A), table.shares))
    assert shares == [("8C 1A", [0.0, 1.0]), ("1A 8C", [1.0, 0.0])]


@pytest.mark.rule("RAV.effect.8", "RAV.effect.0")
def test_8_has_no_use_without_a_pile_of_two() -> None:
    """Ruling 29."""
    table = position("final round", piles=["3A", "6A"], fields=["8B"])
    assert idle(table) == [(A, "8B")]
    assert table.over


@pytest.mark.rule("RAV.effect.8")
def test_8_refuses_a_pile_of_one_and_an_empty_pile() -> None:
    """Ruling 29."""
    table = position("final round", piles=["3A 4A", "6A", ""], fields=["8B"])
    assert choices(table) == {"pass", "reshuffle pile 1"}
    assert refusal(table, A, "reshuffle pile 2") == "RAV.effect.8"
    assert refusal(table, A, "reshuffle pile 3") == "RAV.effect.8"


# --- all of them ---


@pytest.mark.rule("RAV.end.3")
@pytest.mark.parametrize("card", ["5B", "6B", "7B", "8B"])
def test_red_actions_are_optional_too(card: str) -> None:
    """Ruling 7: a pass changes nothing, and the card is not offered again."""
    table = position("final round", piles=["1B 2A", "1A 2B"], fields=[card, "3C"], hands=["4A"])
    before = [zone(table, seat) for zone in (hand, pile, field) for seat in (A, B)]
    table.apply(A, "pass")
    assert [zone(table, seat) for zone in (hand, pile, field) for seat in (A, B)] == before
    assert offers(table) == [(A, card)]
    assert table.over
