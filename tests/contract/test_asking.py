"""What people are asked: what skips comes last, whose turn it is, and which kinds of things can be done."""

from __future__ import annotations

import re
from itertools import groupby
from random import Random

import pytest

from stolik import games
from stolik.engine import speech
from stolik.engine.chain import seed_of
from stolik.engine.forced import Habits, by_itself
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Option, Table

from .games import CASES, Case
from .play import decisions, play_on, some

# A cell by its numbers, whatever calls itself a column, or the id of a rule.
NO_WORDS = re.compile(r"-?\d+[.,]-?\d+|\bcolumn\b|kolumn|\b[A-Z]{2,6}\.[a-zA-Z]+\d*")
OPTIONS = 20  # of a question that are read, where there are many
GAMES = 20  # at random, of each game,
READ = 3  # of which each third question is read
NAMES = ["Agata", "Bogdan", "Czesia", "Dobromir", "Eugenia", "Fryderyk"]


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


def like_in_print(table: Table, seat: int, one: int, other: int) -> bool:
    """Are these options the same but for cards between which nobody could tell?"""
    faces = table.game.display.faces
    said = [table.label(seat, option) for option in (one, other)]
    alike = [(key, {name: str(faces.get(value, value)) for name, value in values.items()}) for key, values in said]
    return alike[0] == alike[1]


def wrong_in_words(table: Table, seat: int, offered: list[Option], language: str) -> list[str]:
    """What is wrong with how a seat is asked: a coordinate or an id, the reader's own name, options that read alike."""
    found: dict[str, int] = {}
    for option in some(offered, table.answers, OPTIONS):
        words = speech.option_text(table, language, seat, option.id)
        if words in found and not like_in_print(table, seat, found[words], option.id):
            return [words]
        found[words] = option.id
    told = [speech.prompt(table, language, seat, "!"), *found]
    return [words for words in told if NO_WORDS.search(words) or table.names[seat] in words]


@pytest.mark.parametrize("game", games.names())
def test_questions_are_for_people(game: str) -> None:
    """What skips is never first, and nobody is asked where there is nothing to choose; no coordinates, no ids, no two
    options that read alike, and the reader is never called by name: in many games, of every mode in turn."""
    cases = [case for case in CASES if case.game.id == game]
    for number in range(GAMES):
        case = cases[number % len(cases)]
        table = Table(case.game, case.seats, case.options, seed_of(number), NAMES[: case.seats])
        for _ in play_on(table, Random(number), READ, number):
            decision = table.pending
            for seat in () if decision is None else decision.seats:
                offered = table.offered(seat)
                assert len(offered) < 2 or not offered[0].skip
                if len(offered) == 1 and not is_asked_anyway(table):
                    assert by_itself(table, seat, Habits()) == offered[0].text
                assert wrong_in_words(table, seat, offered, LANGUAGES[table.answers % 2]) == []
        for turn, events in groupby(table.events, key=lambda happened: happened.turn):
            reader, language = turn % table.seats, LANGUAGES[number % 2]
            for saying in table.digest(list(events), reader):
                told = speech.said(table.game, language, "digest", saying, table.names, reader)
                assert table.names[reader] not in told
