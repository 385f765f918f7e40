"""Potyczka: the highest card of this round stays, the others fall on the piles."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kit import events, play

from .positions import A, B, C, asks, field, pile, places, position


@pytest.mark.rule("RAV.phase2.1", "RAV.phase2.2")
@pytest.mark.parametrize("laid", list(permutations(("6B", "6C", "7A"))))
def test_the_highest_card_laid_stays_with_its_player(laid: tuple[str, str, str]) -> None:
    """Whoever it is, and in whatever order the cards were laid."""
    table = position("skirmish", piles=["5A", "5B", "5C"], fields=laid, laid=laid, hands=["1A", "1B", "1C"])
    winner = laid.index("7A")
    for seat in (A, B, C):
        if seat == winner:
            assert field(table, seat) == "7A"
            assert pile(table, seat) == f"5{'ABC'[seat]}"
        else:
            assert field(table, seat) == ""
            assert pile(table, seat) == f"5{'ABC'[seat]} {laid[seat]}"
    assert events(table, "skirmish_won") == [{"event": "skirmish_won", "seat": winner, "card": "7A"}]
    assert {(e["seat"], e["card"]) for e in events(table, "fell")} == {
        (seat, laid[seat]) for seat in (A, B, C) if seat != winner
    }


@pytest.mark.rule("RAV.phase2.1", "RAV.phase2.2", "RAV.zone.1")
def test_two_players() -> None:
    table = position("order", piles=["8A", "5A"], hands=["3A 1A", "3B 1B"])
    play(table, (A, "order 1-2"), (A, "lay 3A"), (B, "lay 3B"))
    assert (field(table, A), pile(table, A)) == ("", "8A 3A")
    assert (field(table, B), pile(table, B)) == ("3B", "5A")
    for observer in (A, B, None):  # face up, on top
        assert places(table, observer, "3A") == {"pile/0:1"}


@pytest.mark.rule("RAV.phase2.3")
def test_older_cards_are_not_compared_and_do_not_move() -> None:
    """Rulings 3 and 4: Karol's old 8C neither wins for him nor falls with his 2B."""
    table = position("order", piles=["7A", "6A"], hands=["3A 1A", "2B 1B"], fields=["4A 1C", "8C 2C"])
    play(table, (A, "order 1-2"), (A, "lay 3A"), (B, "lay 2B"))
    assert field(table, A) == "1C 3A 4A"
    assert field(table, B) == "2C 8C"
    assert pile(table, B) == "6A 2B"


@pytest.mark.rule("RAV.phase2.3")
def test_a_winner_of_an_earlier_round_stays_through_the_next() -> None:
    table = position("order", piles=["7A", "6A"], hands=["8A 5A 1A", "5B 8B 1B"])
    play(table, (A, "order 1-2"), (A, "lay 8A"), (B, "lay 5B"))
    assert asks(table) == (A, "set_order")  # no green top
    play(table, (A, "order 1-2"), (A, "lay 5A"), (B, "lay 8B"))
    assert (field(table, A), field(table, B)) == ("8A", "8B")
    assert (pile(table, A), pile(table, B)) == ("7A 5A", "6A 5B")
