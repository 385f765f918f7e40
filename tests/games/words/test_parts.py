"""Kinds of this game, and answers that cannot be listed."""

from __future__ import annotations

import pytest

from games.kit import play, refusal
from stolik.engine.state import blank
from stolik.engine.steps import Choice
from stolik.games.words.grid import Lying
from stolik.games.words.rules import RULES
from stolik.games.words.state import LAYOUT, PARTS, READINGS
from stolik.games.words.talking import LIVE_TALK, RULE_OF_TALK, SPELL, TALK, THINK
from stolik.games.words.vocabulary import VOCABULARY

from .positions import A, B, cell, code, position

CELL = PARTS.kinds["cell"]
LYING = Lying()


def test_every_cell_has_one_text() -> None:
    assert [CELL.read(CELL.text(value)) for value in range(CELL.size)] == list(range(CELL.size))


@pytest.mark.parametrize(
    "text", ["", "1", "1.", ".1", "1.1.1", "01.1", "-0.1", "1:1", "+1.1", "1.-80", "81.1", "1025.1"]
)
def test_nothing_else_is_a_cell(text: str) -> None:
    """1025 columns to the right the memory has the first column of the next line."""
    assert CELL.read(text) == -1


@pytest.mark.rule("WORDS.R2")
def test_the_furthest_cells() -> None:
    assert [CELL.text(value) for value in (0, CELL.size - 1)] == ["-79.-79", "80.80"]


def test_cells_are_counted_line_by_line() -> None:
    first = CELL.read("1.1")
    assert [CELL.text(first + 1), CELL.text(first + 160)] == ["2.1", "1.2"]


@pytest.mark.rule("WORDS.P1")
def test_a_cell_that_touches_nothing_is_refused_and_one_out_of_reach_too() -> None:
    table = position("k1 o1", hands=["s1"])
    assert {refusal(table, A, f"add {where}") for where in ("4.1", "1.1", "80.80", "99.99")} == {"WORDS.P1"}


def test_where_something_lies_is_a_cell_or_nowhere() -> None:
    texts = [LYING.text(value) for value in (0, cell(1, 1), cell(80, -79))]
    assert texts == ["none", "1.1", "80.-79"]
    assert [LYING.read(text) for text in (*texts, "nowhere", "81.1")] == [0, cell(1, 1), cell(80, -79), -1, -1]
    assert [LYING.shown(value) for value in (0, cell(-3, 5))] == [None, [-3, 5]]
    number = {"type": "integer"}
    pair = {"type": "array", "items": [number, number], "minItems": 2, "maxItems": 2}
    assert LYING.schema() == {"anyOf": [pair, {"type": "null"}]}
    assert LYING.holds(cell(80, 80), 2)
    assert not LYING.holds(cell(81, 1), 2)


# --- words ---


@pytest.mark.rule("WORDS.H8", "WORDS.H19")
def test_what_is_not_said_is_shown_to_its_seat_alone() -> None:
    """B thinks of KOT for the T; A would haggle with B, who is seat 1, and names no card yet."""
    table = position("k1 o1 t1", added="k1", help="live")
    play(table, (B, "kot"), (B, "price t1"))
    shown = {seat: table.show(seat)["state"] for seat in (A, B, None)}
    assert shown[B]["draft"] == [None, code("kot")]
    assert shown[B]["draft_price"] == [None, ["t1"]]
    for seat in (A, None):
        assert (shown[seat]["draft"][B], shown[seat]["draft_price"][B]) == (None, None)
    play(table, (B, "say"), (A, "counter 1"))
    shown = {seat: table.show(seat)["state"] for seat in (A, B, None)}
    assert (shown[A]["draft"], shown[A]["draft_price"]) == ([B, None], [[], None])
    assert (shown[B]["draft"], shown[B]["offer_word"]) == ([None, None], [None, code("kot")])
    assert shown[A]["offer_word"] == shown[None]["offer_word"] == [None, None]


def test_a_word_has_its_code_as_a_part() -> None:
    table = position("k1 o1 t1", added="k1", help="live")
    kot = code("kot:kota")
    said = {A: RULE_OF_TALK.code(SPELL, kot), B: RULE_OF_TALK.code(THINK, kot)}
    assert {seat: table.option(seat, "kot:kota") for seat in (A, B)} == said
    assert [table.notation(A, option) for option in said.values()] == ["spell kot:kota", "think kot:kota"]
    assert RULE_OF_TALK.which(said[B]) == (THINK, kot)


def test_how_many_words_can_be_named_is_the_lexicons_business() -> None:
    words = VOCABULARY.lexicon.size * READINGS
    for step in (RULES.steps[TALK], RULES.steps[LIVE_TALK]):
        assert step.bound == 0
        assert isinstance(step, Choice)
        assert step.space(blank(LAYOUT, 2)) == RULE_OF_TALK.code(THINK, 0) + words


@pytest.mark.rule("WORDS.N4")
def test_a_number_without_a_word_is_refused() -> None:
    """Behind the last word, and behind the last reading of a word."""
    table = position("k1 o1 t1", added="k1")
    beyond = [VOCABULARY.lexicon.size * READINGS, code("kot") + READINGS - 1]
    for option in [RULE_OF_TALK.code(SPELL, each) for each in beyond]:
        found = table.refuse(A, option)
        assert found is not None
        assert found.rule == "WORDS.N4"
        assert table.option(A, table.notation(A, option)) == -1
