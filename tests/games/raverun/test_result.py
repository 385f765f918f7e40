"""How a game of Raverun ended, and what a round brought."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import play
from stolik.engine import speech
from stolik.engine.ending import Saying
from stolik.engine.table import Table
from stolik.games.raverun import GAME
from stolik.games.raverun.digest import digest

from .positions import NAMES, A, B, C, position


def sentence(language: str, family: str, saying: Saying, reader: int | None = None) -> str:
    return speech.said(GAME, language, family, saying, NAMES, reader)


def steps(table: Table) -> list[tuple[str, list[str]]]:
    return [(sentence("en", "ending-step", step.says), step.spots) for step in table.ending.steps]


@pytest.mark.rule("RAV.end.5")
def test_the_highest_top_beats_the_next_one() -> None:
    table = position("final round", piles=["8C 7C", "8A", "8B"])
    assert table.ending.reason == Saying("won", {"seat": C, "card": "8B", "card2": "8A"})
    assert [row.place for row in table.ending.rows] == [3, 2, 1]
    assert [row.parts["top"] for row in table.ending.rows] == ["7C", "8A", "8B"]
    assert table.ending.tie is None
    assert sentence("en", "ending", table.ending.reason) == "Monika wins: 8B on top beats 8A."
    assert sentence("pl", "ending", table.ending.reason) == "Wygrywa Monika: 8B na wierzchu bije 8A."
    assert sentence("en", "ending", table.ending.reason, C) == "You win: 8B on top beats 8A."


@pytest.mark.rule("RAV.end.6")
def test_an_emptied_pile_is_told() -> None:
    table = position("final round", piles=["", "1A", ""])
    assert table.ending.reason == Saying("only", {"seat": B, "card": "1A"})
    assert [row.place for row in table.ending.rows] == [2, 1, 2]
    assert [row.parts["top"] for row in table.ending.rows] == [None, "1A", None]
    assert steps(table) == [
        ("No red card has acted.", []),
        ("Wojtek has no pile left.", ["pile/0"]),
        ("Monika has no pile left.", ["pile/2"]),
        ("Karol has 1A on top.", ["pile/1"]),
        ("1A is the highest, and no two cards are equal: Karol wins.", ["card/1A"]),
    ]


@pytest.mark.rule("RAV.end.3")
def test_of_the_red_cards_those_are_told_that_acted() -> None:
    """The 5A steals, the 6A passes, and the 8A that was stolen has no pile of two cards to shuffle."""
    table = position("final round", piles=["1A", "2A"], fields=["5A", "6A 8A"])
    play(table, (A, "steal 8A"), (B, "pass"))
    assert table.over
    assert steps(table)[0] == ("A red card has acted: 5A.", ["card/5A"])


@pytest.mark.rule("RAV.phase2.1", "RAV.phase1.1")
def test_skirmishes_and_rounds_are_counted_through_the_whole_game() -> None:
    """Karol rules the first round with 7A and wins it; his 4A falls in the second, which he rules as well."""
    table = position("order", piles=["6A", "7A"], hands=["5A 5B", "5C 4A"], rest="under")
    play(table, (B, "order 2-1"), (B, "lay 5C"), (A, "lay 5A"))  # 5C stays, 5A falls
    table.forget()
    play(table, (B, "order 1-2"), (A, "lay 5B"), (B, "lay 4A"))  # 5B stays, 4A falls and acts
    play(table, (B, "pass"))
    while not table.over:
        assert table.pending is not None
        table.apply(table.pending.seats[0], "pass")
    assert [row.parts["skirmishes"] for row in table.ending.rows] == [1, 1]
    assert [row.parts["rounds"] for row in table.ending.rows] == [0, 2]


# --- a round in two sentences ---


def told(event: str, **values: Any) -> dict[str, Any]:
    return {"event": event, **values}


ORDERED = [told("round_began", number=4), told("ordered", seat=A, seat2=A, seat3=B, seat4=C)]
FOUGHT = [
    *ORDERED,
    *(told("laid", seat=seat, card=card) for seat, card in enumerate(("6B", "1A", "5A"))),
    told("skirmish_won", seat=A, card="6B"),
    told("fell", seat=B, card="1A"),
    told("fell", seat=C, card="5A"),
    told("offered", seat=B, card="1A"),
]


def paragraph(language: str, events: list[dict[str, Any]], reader: int | None = None) -> list[str]:
    return [sentence(language, "digest", saying, reader) for saying in digest(events)]


def test_a_round_is_told_as_far_as_it_has_come() -> None:
    assert paragraph("en", ORDERED[:1]) == []
    assert paragraph("en", ORDERED) == ["Round 4: Wojtek’s order."]
    assert paragraph("en", FOUGHT) == ["Round 4: Wojtek’s order; Wojtek’s 6B wins; 1A to Karol, 5A to Monika."]


def test_what_cards_did_is_told_and_what_they_did_not_is_not() -> None:
    swapped = told("swapped", seat=B, card="6C", seat2=C, card2="5A")
    passed = [told("offered", seat=A, card="2A"), told("passed", seat=A, card="2A"), told("no_use", seat=C, card="3A")]
    assert paragraph("en", [*FOUGHT, swapped, *passed]) == [
        "Round 4: Wojtek’s order; Wojtek’s 6B wins; 1A to Karol, 5A to Monika; Karol swaps 6C for Monika’s 5A."
    ]
    assert paragraph("en", [*FOUGHT, swapped, *passed], C) == [
        "Round 4: Wojtek’s order; Wojtek’s 6B wins; 1A to Karol, 5A to you; Karol swaps 6C for your 5A."
    ]
    assert paragraph("pl", [*FOUGHT, swapped, *passed]) == [
        "Runda 4: kolejność: Wojtek; wygrywa 6B (Wojtek); na stosy 1A (Karol), 5A (Monika); "
        "Karol zamienia 6C na 5A (Monika)."
    ]


def test_how_many_cards_were_exchanged_is_told_and_not_which() -> None:
    put = [told("put", seat=B, card="hidden"), told("put", seat=B, card="hidden"), told("drew", seat=B, card="8A")]
    (round_told,) = paragraph("en", [*FOUGHT, *put])
    assert round_told.endswith("; Karol exchanges 2 cards.")


def test_the_final_round_has_a_sentence_of_its_own() -> None:
    final = [told("final_round"), told("offered_red", seat=A, card="6B")]
    assert paragraph("en", [*FOUGHT, *final])[1] == "The final round: no red card acts."
    sank = told("sank", seat=A, card="5A", seat2=C)
    own = told("moved", seat=A, card="5A", seat2=C, seat3=A)
    assert paragraph("en", [*FOUGHT, *final, sank])[1] == "The final round: Wojtek sinks Monika’s 5A."
    assert paragraph("en", [*FOUGHT, own, *final])[0].endswith("; Wojtek moves 5A to their own pile.")


def test_the_first_cards_are_told_before_the_first_round() -> None:
    shown = [told("shown", seat=A, card="4B"), told("shown", seat=B, card="4C")]
    assert paragraph("en", shown) == ["The piles begin: Wojtek with 4B; Karol with 4C."]
    assert paragraph("pl", shown, B) == ["Początek stosów: Wojtek 4B; ty 4C."]
