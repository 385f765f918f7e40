"""The worked examples E1 to E10 of the specification, step by step."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kit import choices, events, play, refusal

from .positions import (
    KAROL,
    MONIKA,
    WOJTEK,
    A,
    B,
    C,
    asks,
    deck,
    field,
    hand,
    idle,
    offers,
    pile,
    places,
    position,
    under,
)


@pytest.mark.rule("RAV.phase1.1", "RAV.phase1.2", "RAV.phase1.3")
def test_e1_only_the_highest_top_sets_the_order_any_order() -> None:
    """Rulings 2 and 36: all six orders, whole, before the first card."""
    table = position("order", piles=["8A", "7C", "2A"], hands=["1A", "1B", "1C"])
    assert asks(table) == (WOJTEK, "set_order")
    assert refusal(table, KAROL, "order 2-1-3") == "RAV.phase1.1"
    assert refusal(table, MONIKA, "order 3-2-1") == "RAV.phase1.1"
    assert choices(table) == {"order 1-2-3", "order 1-3-2", "order 2-1-3", "order 2-3-1", "order 3-1-2", "order 3-2-1"}
    for order in permutations((WOJTEK, KAROL, MONIKA)):
        twin = table.clone()
        twin.apply(WOJTEK, "order " + "-".join(str(seat + 1) for seat in order))
        for seat in order:
            assert asks(twin) == (seat, "lay")
            twin.apply(seat, f"lay {hand(twin, seat)}")


@pytest.mark.rule("RAV.phase2.1", "RAV.phase2.2", "RAV.phase2.3")
def test_e2_skirmish() -> None:
    """Rulings 3 and 4: 8A and 5B lie there from before; they are not compared and do not move."""
    table = position("order", piles=["7A", "6A", "5A"], hands=["1C 2A", "3B 2B", "4A 2C"], fields=["", "5B", "8A"])
    play(table, (WOJTEK, "order 3-2-1"), (MONIKA, "lay 4A"), (KAROL, "lay 3B"))
    assert (field(table, MONIKA), field(table, KAROL)) == ("4A 8A", "3B 5B")  # nothing moves before the last card
    table.apply(WOJTEK, "lay 1C")
    assert field(table, MONIKA) == "4A 8A"
    assert field(table, KAROL) == "5B"
    assert field(table, WOJTEK) == ""
    assert pile(table, WOJTEK) == "7A 1C"
    assert pile(table, KAROL) == "6A 3B"
    assert pile(table, MONIKA) == "5A"
    assert events(table, "skirmish_won") == [{"event": "skirmish_won", "seat": MONIKA, "card": "4A"}]


@pytest.mark.rule(
    "RAV.phase3.1", "RAV.phase3.2", "RAV.phase3.3", "RAV.phase3.4", "RAV.effect.1", "RAV.effect.3", "RAV.effect.4"
)
def test_e3_green_sweep() -> None:
    """Rulings 9, 12 and 13: the leaflet's long example."""
    table = position(
        "actions",
        piles=["1C", "3B", "4A"],
        hands=["4C 2A", "2B", "2C"],
        fields=["", "5B", "8A"],
        deck="6A 6B 6C",
        rest="pile/0",
    )
    below = pile(table, WOJTEK).removesuffix(" 1C")

    assert asks(table) == (WOJTEK, "1C")
    table.apply(WOJTEK, "swap 4C pile 1")
    assert pile(table, WOJTEK) == f"{below} 4C"
    assert hand(table, WOJTEK) == "1C 2A"

    assert asks(table) == (KAROL, "3B")  # and not Wojtek's new 4C
    table.apply(KAROL, "draw")
    assert len(hand(table, KAROL).split()) == 2
    assert "2B" in hand(table, KAROL)
    assert len(deck(table).split()) == 2

    assert asks(table) == (MONIKA, "4A")
    table.apply(MONIKA, "move 5B pile 3")
    assert pile(table, MONIKA) == "4A 5B"
    assert field(table, KAROL) == ""

    assert asks(table) == (WOJTEK, "4C")
    table.apply(WOJTEK, "move 8A pile 1")
    assert pile(table, WOJTEK) == f"{below} 4C 8A"
    assert field(table, MONIKA) == ""

    assert pile(table, KAROL) == "3B"  # still a green top, but it was offered already
    assert offers(table) == [(WOJTEK, "1C"), (KAROL, "3B"), (MONIKA, "4A"), (WOJTEK, "4C")]
    assert asks(table) == (WOJTEK, "set_order")  # the next round has begun


@pytest.mark.rule("RAV.phase3.2", "RAV.phase3.4")
def test_e4_order_guard() -> None:
    table = position("actions", piles=["5A 2B", "5B 3A", "5C 4C"], hands=["6A", "6B", "6C"], fields=["1A"])
    assert asks(table) == (A, "2B")
    table.apply(A, "pass")
    assert asks(table) == (B, "3A")
    table.apply(B, "draw")
    assert asks(table) == (C, "4C")
    table.apply(C, "move 1A pile 1")
    assert pile(table, A) == "5A 2B 1A"
    assert offers(table) == [(A, "2B"), (B, "3A"), (C, "4C")]
    assert asks(table) == (C, "set_order")


@pytest.mark.rule("RAV.phase3.2")
def test_e5_a_declined_card_waits_for_the_next_round() -> None:
    """Rulings 7 and 10: passing is allowed, and the order goes on above the declined card."""
    table = position("actions", piles=["5A 1B", "5B 2A"], hands=["8A 2B", "6A 6B"], fields=["", "5C"])
    assert asks(table) == (A, "1B")
    table.apply(A, "pass")
    assert asks(table) == (B, "2A")
    table.apply(B, "pass")
    assert asks(table) == (B, "set_order")
    assert offers(table) == [(A, "1B"), (B, "2A")]
    play(table, (B, "order 1-2"), (A, "lay 8A"), (B, "lay 6A"))  # 1B is still the top
    assert asks(table) == (A, "1B")


@pytest.mark.rule("RAV.phase3.5")
def test_e6_the_winners_old_top_keeps_acting() -> None:
    """Ruling 5: Wojtek wins with 6A and 7A; his 3C acts until it is covered."""
    table = position("order", piles=["3C", "8A"], hands=["6A 7A 2B", "5A 5B 5C 1A"])
    play(table, (B, "order 1-2"), (A, "lay 6A"), (B, "lay 5A"))
    assert asks(table) == (A, "3C")
    table.apply(A, "pass")
    play(table, (B, "order 1-2"), (A, "lay 7A"), (B, "lay 5B"))
    assert asks(table) == (A, "3C")
    table.apply(A, "draw")
    play(table, (B, "order 1-2"), (A, "lay 2B"), (B, "lay 5C"))
    assert pile(table, A) == "3C 2B"
    assert asks(table) == (A, "2B")  # 3C is no top any more
    assert offers(table) == [(A, "3C"), (A, "3C"), (A, "2B")]


@pytest.mark.rule("RAV.end.1", "RAV.end.2")
def test_e7_a_hand_refilled_in_phase_3_does_not_end_the_game() -> None:
    table = position("order", piles=["8A", "7A"], hands=["3A", "5A 5B"], fields=["6A"])
    play(table, (A, "order 1-2"), (A, "lay 3A"), (B, "lay 5A"))
    assert hand(table, A) == ""
    assert asks(table) == (A, "3A")

    draws = table.clone()
    draws.apply(A, "draw")
    assert len(hand(draws, A).split()) == 1
    assert asks(draws) == (B, "set_order")  # 7A against 3A
    assert events(draws, "final_round") == []

    passes = table.clone()
    passes.apply(A, "pass")
    assert len(events(passes, "final_round")) == 1
    assert asks(passes) == (B, "5A")  # the first red card on a battlefield


@pytest.mark.rule("RAV.end.3", "RAV.end.4", "RAV.effect.5", "RAV.effect.7")
def test_e8_a_stolen_7_works_on_the_pile_of_its_new_holder() -> None:
    """Ruling 27: 7B recalls a B."""
    table = position("final round", piles=["1B 1A 2A", "2B 3A"], fields=["5A", "7B"])
    assert asks(table) == (A, "5A")
    assert choices(table) == {"pass", "steal 7B"}
    table.apply(A, "steal 7B")
    assert (field(table, A), field(table, B)) == ("5A 7B", "")
    assert asks(table) == (A, "7B")
    assert choices(table) == {"pass", "recall 1B"}
    table.apply(A, "recall 1B")
    assert pile(table, A) == "1A 2A 1B"
    assert offers(table) == [(A, "5A"), (A, "7B")]
    assert table.over


@pytest.mark.rule("RAV.end.3", "RAV.end.4", "RAV.effect.5", "RAV.effect.0")
def test_e8_a_stolen_card_that_was_offered_does_not_act_again() -> None:
    """Ruling 24: 5B, declined by Karol and then taken, is not offered to Wojtek."""
    table = position("final round", piles=["1A", "1B"], fields=["5C", "5B"])
    assert asks(table) == (B, "5B")
    assert choices(table) == {"pass", "steal 5C"}

    declines = table.clone()
    declines.apply(B, "pass")
    assert asks(declines) == (A, "5C")
    assert choices(declines) == {"pass", "steal 5B"}
    declines.apply(A, "steal 5B")
    assert field(declines, A) == "5B 5C"
    assert offers(declines) == [(B, "5B"), (A, "5C")]
    assert declines.over

    takes = table.clone()
    takes.apply(B, "steal 5C")
    assert offers(takes) == [(B, "5B"), (B, "5C")]
    assert idle(takes) == [(B, "5C")]
    assert takes.over


@pytest.mark.rule("RAV.end.5", "RAV.end.6", "RAV.cards.3")
def test_e9_final_comparison() -> None:
    """Ruling 26: a pile emptied by 6 loses to any card."""
    higher = position("final round", piles=["8A", "7C"])
    assert higher.over
    assert higher.shares == [1.0, 0.0]

    emptied = position("final round", piles=["4C", "8C"], fields=["6A"])
    emptied.apply(A, "sink pile 2")
    assert pile(emptied, B) == ""
    assert emptied.shares == [1.0, 0.0]

    green_left = position("final round", piles=["1A", "2A"], fields=["4A", "3B"])
    assert offers(green_left) == []
    assert green_left.over


@pytest.mark.rule("RAV.info.4", "RAV.info.5", "RAV.info.6", "RAV.info.9", "RAV.effect.2")
def test_e10_knowledge() -> None:
    """Ruling 15: own cards come back in the order they were put."""
    table = position("actions", piles=["2A", "3C"], hands=["5A 5B 5C", "1A"], fields=["6A"], deck="8A", rest="pile/0")
    for card in ("5C", "5A", "5B"):
        assert asks(table) == (A, "2A")
        assert deck(table) == "8A"  # nothing is drawn before the last card is down
        table.apply(A, f"exchange {card}")
    assert hand(table, A) == "5A 5C 8A"
    assert deck(table) == ""
    assert under(table) == "5B"
    assert table.view(A)["state"]["under"] == ["5B"]
    for other in (B, None):
        assert table.view(other)["state"]["under"] == [None]
        assert table.view(other)["state"]["hand"][A] == [None, None, None]
        assert places(table, other, "5B") == set()

    assert asks(table) == (B, "3C")
    table.apply(B, "draw")
    assert hand(table, B) == "1A 5B"
    assert places(table, A, "5B") == {"hand/1"}
    assert places(table, B, "5B") == {"hand/1"}
    assert places(table, None, "5B") == set()
    assert [events(table, "drew", observer)[-1]["card"] for observer in (A, B, None)] == ["5B", "5B", "hidden"]
