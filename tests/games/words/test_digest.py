"""A turn of Word Domination in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import play
from stolik.engine import speech
from stolik.games.words import GAME
from stolik.games.words.digest import digest

from .positions import PLAYERS, A, B, C, assign, offer, position

pytestmark = pytest.mark.usefixtures("related")


def event(name: str, **values: Any) -> dict[str, Any]:
    return {"event": name, **values}


def said(*events: dict[str, Any], language: str = "en", reader: int | None = None) -> list[str]:
    return [speech.said(GAME, language, "digest", saying, PLAYERS, reader) for saying in digest(list(events))]


PLACED = event("placed", seat=A, card="k1")
SPELLED = event("spelled", seat=A, word="KOT")
LAID = [event("marked", seat=A, card="k1"), event("ousted", seat=A, seat2=B, card="o1")]
TAKEN = event("captures", seat=A, card="t1")


def test_the_word_with_the_added_letter_and_what_it_brings() -> None:
    turn = [event("round_begins", round=2), PLACED, event("declared", seat=A, word="KOT"), SPELLED, *LAID, TAKEN]
    end = event("drew", seat=A, card="a1")
    assert said(*turn, end) == ["Ala: KOT with K; 2 marked, 1 captured."]
    assert said(*turn, end, reader=A) == ["You: KOT with K; 2 marked, 1 captured."]
    assert said(*turn, end, language="pl") == ["Ala: KOT z K; 2 karty oznaczone, 1 zdobyta."]
    assert said(*turn, end, language="pl", reader=A) == ["Ty: KOT z K; 2 karty oznaczone, 1 zdobyta."]


def test_nothing_is_said_before_there_is_a_word() -> None:
    assert said(event("round_begins", round=1)) == []
    assert said(PLACED, event("offered", seat=B, number=5, count=1, offer=0), event("priced", seat=B, card="o1")) == []
    assert said(event("starts", seat=B), event("drew", seat=B, card="a1")) == ["Bolek begins."]


@pytest.mark.rule("WORDS.H4")
def test_a_word_that_was_bought_says_from_whom_and_what_it_cost() -> None:
    bought = [PLACED, event("helped", seat=A, seat2=B, word="KOT"), event("marked", seat=A, card="k1")]
    paid = [event("marked", seat=B, card="t1"), event("captures", seat=B, card="o1")]
    assert said(*bought, *paid) == [
        "Ala: KOT with K, sold by Bolek; 1 marked, 0 captured; Bolek marks 1 and captures 1."
    ]
    assert said(*bought, *paid, reader=B) == [
        "Ala: KOT with K, sold by you; 1 marked, 0 captured; you mark 1 and capture 1."
    ]
    assert said(*bought, *paid, language="pl", reader=B) == [
        "Ala: KOT z K, a podsuwasz ty; 1 karta oznaczona, bez zdobyczy; oznaczasz 1, a zdobywasz 1."
    ]


@pytest.mark.rule("WORDS.C3", "WORDS.V7")
def test_a_card_that_is_marked_and_captured_at_once_is_captured() -> None:
    assert said(PLACED, SPELLED, *LAID, event("captures", seat=A, card="k1")) == [
        "Ala: KOT with K; 1 marked, 1 captured."
    ]


@pytest.mark.rule("WORDS.R7")
def test_swaps_and_no_word() -> None:
    swap = [event("swapped", seat=A), event("under_stack", seat=A, card="k1"), event("drew", seat=A, card="a1")]
    again = event("placed", seat=A, card="a1")
    assert said(PLACED, *swap) == ["Ala: K swapped."]
    assert said(PLACED, *swap, again, event("passed", seat=A)) == ["Ala: K swapped; no word."]
    assert said(PLACED, *swap, again, event("spelled", seat=A, word="RAMA"), language="pl") == [
        "Ala: wymiana K; RAMA z A; 0 kart oznaczonych, bez zdobyczy."
    ]
    assert said(event("passed", seat=A), event("under_stack", seat=A, card="k1")) == ["Ala: no word."]


@pytest.mark.rule("WORDS.Q8")
def test_what_came_of_a_challenge_and_of_an_appeal() -> None:
    challenged = [PLACED, event("challenged", seat=C, word="KOTEK", word2="KOT")]
    assert said(*challenged) == []
    struck = event("struck_out", word="KOTEK")
    assert said(*challenged, event("voted", seat=C, ballot="bar"), struck, SPELLED) == [
        "Ala: KOTEK struck out; KOT with K; 0 marked, 0 captured."
    ]
    stands = event("allowed", word="KOTEK")
    assert said(*challenged, stands) == ["Ala: Celina challenges KOTEK, but it stands."]
    assert said(*challenged, stands, reader=C) == ["Ala: you challenge KOTEK, but it stands."]
    appealed = event("appeal", seat=A, word="KOTEK")
    assert said(*challenged, struck, appealed, stands) == ["Ala: KOTEK struck out; KOTEK allowed on appeal."]


@pytest.mark.rule("WORDS.V1", "WORDS.V2", "WORDS.V3", "WORDS.V4", "WORDS.V5", "WORDS.V8")
def test_devices_are_named_with_their_letters() -> None:
    acts = [
        event("charged", seat=A, seat2=B, card="l1"),
        event("blasted", seat=A, card="m1"),
        event("shifted", seat=A, seat2=C),
        event("removed", seat=A, seat2=B, card="o1"),
        event("kept", seat=A, card="e1"),
        event("turned", seat=A, card="z1"),
    ]
    assert said(PLACED, SPELLED, *acts, reader=B) == [
        "Ala: KOT with K; 0 marked, 0 captured; Core of Power (L for you); Bulging Blaster (M); Shadow of Doom; "
        "Resistance of Matter (O); Training Zeppelin (E kept); Gel of Oblivion (Z)."
    ]


@pytest.mark.rule("WORDS.H17")
def test_a_turn_as_it_is_played() -> None:
    """Bolek is paid with the O, and the S captures nothing: only the K has Ala's marker."""
    table = position("k1/A o1 t1/B", hands=["s1", "a1"], help="live")
    play(table, (A, "add 4.1"))
    assert table.digest(table.course.events, None) == []
    number = offer(table, B, "kos", "o1")
    table.apply(A, f"accept {number}")
    assign(table, "k1", "s1")
    told = [speech.said(GAME, "en", "digest", saying, PLAYERS) for saying in table.digest(table.course.events, None)]
    assert told == ["Ala: KOS with S, sold by Bolek; 1 marked, 1 captured; Bolek marks 1 and captures nothing."]
