"""What people are asked: what skips comes last, whose turn it is, and which kinds of things can be done."""

from __future__ import annotations

import re

import pytest

from stolik import games
from stolik.engine import speech
from stolik.engine.forced import Habits, by_itself
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table

from .games import CASES, Case
from .play import decisions, some

# A cell by its numbers, whatever calls itself a column, or the id of a rule.
NO_WORDS = re.compile(r"-?\d+[.,]-?\d+|\bcolumn\b|kolumn|\b[A-Z]{2,6}\.[a-zA-Z]+\d*")
OPTIONS = 40  # of a question that are read, where there are many


def test_people_are_shown_the_same_options_with_those_that_skip_last(case: Case) -> None:
    for table in decisions(case, 1):
        assert table.pending is not None
        for seat in table.pending.seats:
            listed, shown = table.shown_options(seat), table.offered(seat)
            assert sorted(option.id for option in shown) == sorted(option.id for option in listed)
            skips = [option.skip for option in shown]
            assert skips == sorted(skips)
            assert sum(skips) <= 1, "0 skips, and nobody could say what"


def test_it_is_the_turn_of_somebody_who_sits_there_or_everybodys(case: Case) -> None:
    for table in decisions(case, 1):
        decision = table.pending
        assert decision is not None
        assert -1 <= decision.turn < table.seats
        if decision.kind == "single" and (table.game.windows is None or decision.step not in table.game.windows.steps):
            assert decision.turn >= 0
        for seat in decision.seats:
            key, name = speech.opening(table, seat)
            assert (key, name) == {
                -1: ("everybody", ""),
                seat: ("your-turn", ""),
            }.get(decision.turn, ("react-to", table.names[decision.turn]))


def test_a_prompt_has_words_for_whatever_can_be_done(case: Case) -> None:
    for table in decisions(case, 2):
        assert table.pending is not None
        for seat in table.pending.seats:
            can = speech.can(table, seat).split("-")
            assert can == ["none"] or can == sorted(can)
            for language in LANGUAGES:
                assert speech.prompt(table, language, seat, "!").startswith("!: ")


def is_asked_anyway(table: Table) -> bool:
    """Whoever has no choice is asked nevertheless: a pause must tell nothing, or any word may be said."""
    assert table.pending is not None
    windows = table.game.windows
    return table.open or (windows is not None and table.pending.step in windows.steps | windows.guarded)


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in games.names()], ids=lambda case: case.id)
def test_questions_are_for_people(case: Case) -> None:
    """No coordinates and no ids; what skips is never first; and nobody is asked where there is nothing to choose."""
    for table in decisions(case, 1):
        assert table.pending is not None
        for seat in table.pending.seats:
            offered = table.offered(seat)
            assert len(offered) < 2 or not offered[0].skip
            if len(offered) == 1 and not is_asked_anyway(table):
                assert by_itself(table, seat, Habits()) == offered[0].text
            for language in LANGUAGES:
                words = [speech.prompt(table, language, seat)]
                words += [
                    speech.option_text(table, language, seat, o.id) for o in some(offered, table.answers, OPTIONS)
                ]
                assert [told for told in words if NO_WORDS.search(told)] == []
