"""Zagrywanie kart: the order, and laying one card each."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kit import choices, events, play, received, refusal
from stolik.engine.errors import CannotUndo

from .positions import KAROL, MONIKA, WOJTEK, A, B, asks, field, hand, position


@pytest.mark.rule("RAV.phase1.1")
@pytest.mark.parametrize(
    ("piles", "setter"),
    [
        (["8C 1A", "2A", "1B"], KAROL),  # Wojtek's 8C is buried
        (["2A", "8C 1A", "2B"], MONIKA),
        (["4C", "4B", "4A"], WOJTEK),
        (["1A", "5A", "6A"], MONIKA),
    ],
)
def test_the_highest_top_sets_the_order(piles: list[str], setter: int) -> None:
    """Neither buried cards count nor those on battlefields and in hands."""
    table = position("order", piles=piles, hands=["8A", "3A", "3B"], fields=["7A", "8B", "7B"])
    assert asks(table) == (setter, "set_order")


@pytest.mark.rule("RAV.phase1.2")
@pytest.mark.parametrize("order", list(permutations((WOJTEK, KAROL, MONIKA))))
def test_the_whole_order_is_announced_before_any_card(order: tuple[int, int, int]) -> None:
    """Rulings 2 and 36: Karol places himself anywhere; one decision, open to all, for the whole round."""
    table = position("order", piles=["5A", "8A", "6A"], hands=["1A 2A", "1B 2B", "1C 2C"])
    table.apply(KAROL, "order " + "-".join(str(seat + 1) for seat in order))
    (announced,) = events(table, "ordered")
    assert [announced[name] for name in ("seat", "seat2", "seat3", "seat4")] == [KAROL, *order]
    assert [step for step in table.view(None)["state"]["todo"] if step[0] == "lay"] == [
        ["lay", seat, 0, 0] for seat in reversed(order)
    ]
    assert [field(table, seat) for seat in range(3)] == ["", "", ""]
    for seat in order:
        assert asks(table) == (seat, "lay")
        table.apply(seat, f"lay 1{'ABC'[seat]}")
    assert len(events(table, "ordered")) == 1


@pytest.mark.rule("RAV.phase1.2")
def test_two_players_have_two_orders() -> None:
    table = position("order", piles=["5A", "8A"], hands=["1A 2A", "1B 2B"])
    assert choices(table) == {"order 1-2", "order 2-1"}
    assert refusal(table, B, "order 1-2-3") == "RAV.phase1.2"
    assert refusal(table, B, "order 2-2") == "RAV.phase1.2"
    assert refusal(table, B, "pass") == "RAV.phase1.2"
    table.apply(B, "order 2-1")
    assert asks(table) == (B, "lay")


@pytest.mark.rule("RAV.phase1.2")
def test_the_order_cannot_be_changed_once_a_card_lies() -> None:
    table = position("order", piles=["8A", "5A", "6A"], hands=["1A 2A", "1B 2B", "1C 2C"])
    play(table, (WOJTEK, "order 1-2-3"))
    assert refusal(table, WOJTEK, "order 2-1-3") == "RAV.phase1.2"  # he is asked for a card now
    table.apply(WOJTEK, "lay 1A")
    assert refusal(table, WOJTEK, "order 1-3-2") == "RAV.phase1.3"
    assert refusal(table, KAROL, "order 1-3-2") == "RAV.phase1.2"
    with pytest.raises(CannotUndo):
        table.undo(WOJTEK)
    assert asks(table) == (KAROL, "lay")


@pytest.mark.rule("RAV.phase1.3")
def test_each_lays_exactly_one_hand_card_on_the_own_battlefield() -> None:
    table = position("order", piles=["8A", "5A"], hands=["1A 2A 3A", "1B 2B"], fields=["", "6A"])
    table.apply(A, "order 1-2")
    assert choices(table) == {"lay 1A", "lay 2A", "lay 3A"}  # compulsory: there is no pass
    assert refusal(table, A, "pass") == "RAV.phase1.3"
    assert refusal(table, A, "lay 1B") == "RAV.phase1.3"  # Karol's
    assert refusal(table, A, "lay 8A") == "RAV.phase1.3"  # on his pile
    assert refusal(table, A, "lay 7C") == "RAV.phase1.3"  # in the deck
    assert refusal(table, A, "lay 9A") == "RAV.phase1.3"
    assert refusal(table, B, "lay 1B") == "RAV.phase1.3"
    table.apply(A, "lay 2A")
    assert (hand(table, A), field(table, A)) == ("1A 3A", "2A")
    assert refusal(table, A, "lay 1A") == "RAV.phase1.3"  # one card only
    assert asks(table) == (B, "lay")


@pytest.mark.rule("RAV.phase1.3")
def test_cards_are_laid_in_turn_and_open() -> None:
    """Ruling 1: Karol sees Monika's card before he lays his own."""
    table = position("order", piles=["8A", "5A", "6A"], hands=["1A 2A", "1B 2B", "1C 2C"])
    play(table, (WOJTEK, "order 3-2-1"), (MONIKA, "lay 2C"))
    decision = table.pending
    assert decision is not None
    assert (decision.kind, decision.seats) == ("single", (KAROL,))
    for observer in (WOJTEK, KAROL, None):
        assert table.view(observer)["state"]["battlefield"][MONIKA] == ["2C"]
        assert events(table, "laid", observer) == [{"event": "laid", "seat": MONIKA, "card": "2C"}]


@pytest.mark.rule("RAV.round.1")
def test_a_round_is_its_three_phases_and_nothing_else() -> None:
    table = position("order", piles=["8A", "5A"], hands=["3A 6A", "7B 6B"])
    play(table, (A, "order 2-1"), (B, "lay 7B"), (A, "lay 3A"), (A, "pass"))
    assert [event["event"] for event in table.events_for(None) if event["event"] != "move"] == [
        "ordered",
        "laid",
        "laid",
        "skirmish_won",
        "fell",
        "offered",
        "passed",
        "round_began",
    ]
    assert asks(table) == (B, "set_order")  # the next round begins with phase 1: 5A against 3A
    assert table.view(None)["state"]["laid"] == [0, 0, 0]  # nothing is laid in it yet


@pytest.mark.rule("RAV.info.3")
def test_the_order_is_set_without_knowing_the_cards_to_come() -> None:
    """Whatever the others hold, the same reaches Wojtek, and he decides once."""
    one = position("order", piles=["8A", "5A", "6A"], hands=["1A 2A", "1B 2B", "1C 2C"])
    two = position("order", piles=["8A", "5A", "6A"], hands=["1A 2A", "7B 3B", "4C 8C"])
    assert received(one, WOJTEK) == received(two, WOJTEK)
    for table in (one, two):
        table.apply(WOJTEK, "order 2-3-1")
    assert received(one, WOJTEK) == received(two, WOJTEK)
    one.apply(KAROL, "lay 1B")
    assert asks(one) == (MONIKA, "lay")  # Wojtek is not asked for the next player


@pytest.mark.rule("RAV.info.3", "RAV.info.1")
def test_the_order_is_open_to_all() -> None:
    table = position("order", piles=["8A", "5A", "6A"], hands=["1A", "1B", "1C"])
    table.apply(WOJTEK, "order 2-3-1")
    for observer in (WOJTEK, KAROL, MONIKA, None):
        assert events(table, "ordered", observer) == [
            {"event": "ordered", "seat": WOJTEK, "seat2": KAROL, "seat3": MONIKA, "seat4": WOJTEK}
        ]
        assert table.log_for(observer)[-1]["do"] == "order 2-3-1"
