"""What people are asked: what skips comes last, whose turn it is, and which kinds of things can be done."""

from __future__ import annotations

from stolik.engine import speech
from stolik.engine.rulebook import LANGUAGES

from .games import Case
from .play import decisions


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
