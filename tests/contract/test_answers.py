"""Every option is accepted; everything else is refused with a rule, and nothing changes."""

from __future__ import annotations

import pytest

from stolik.engine.errors import Refused
from stolik.engine.layout import SEALED
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from toys import TOYS

from .games import Case
from .play import candidates, decisions, everything, is_legal, some, walk


def refused(table: Table, seat: int, option: int | str) -> Refused:
    """Try something illegal: it must be refused, with a rule that can be read."""
    with pytest.raises(Refused) as caught:
        table.apply(seat, option)
    refusal = caught.value
    foreseen = table.refuse(seat, option)
    assert foreseen is not None
    assert (foreseen.rule, foreseen.facts) == (refusal.rule, refusal.facts)
    rule = table.rule(refusal.rule)
    assert rule.id == refusal.rule
    assert all(rule.text[language] for language in LANGUAGES)
    return refusal


@pytest.mark.parametrize("number", [1, 2])
def test_every_option_is_accepted(case: Case, number: int) -> None:
    for table in decisions(case, number):
        assert table.pending is not None
        for seat in table.pending.seats:
            options = table.options(seat)
            for option in some(options, number):
                assert table.refuse(seat, option.id) is None
                twin = table.clone()
                twin.apply(seat, option.id)
                assert twin.hash != table.hash
                assert twin.answers == table.answers + 1
                case.game.rules.invariants(twin.state)


@pytest.mark.parametrize("number", [1, 2])
def test_every_other_candidate_is_refused_by_a_rule_of_the_game(case: Case, number: int) -> None:
    for table in decisions(case, number):
        assert table.pending is not None
        before = everything(table)
        for seat in table.pending.seats:
            for option in candidates(table, number):
                if not is_legal(table, seat, option):
                    assert refused(table, seat, option).rule in case.game.rulebook.rules
        assert everything(table) == before


def test_what_is_allowed_without_being_listed_is_accepted(case: Case) -> None:
    """Where there are too many options to list, any of them that the step allows can be taken."""
    for table in decisions(case, 5):
        assert table.pending is not None
        for seat in table.pending.seats if table._step().open else ():
            listed = [option.id for option in table.options(seat)]
            for option in candidates(table, 5):
                if option not in listed and is_legal(table, seat, option):
                    twin = table.clone()
                    twin.apply(seat, option)
                    case.game.rules.invariants(twin.state)


def test_what_is_no_candidate_at_all_is_refused(case: Case) -> None:
    for table in decisions(case, 3):
        assert table.pending is not None
        before = everything(table)
        for seat in table.pending.seats:
            space = table._step().space(table.state)
            assert all(option.id < space for option in table.options(seat))
            for number in (-1, space, space + 10**6):
                assert refused(table, seat, number).rule == "STOLIK.notation"
            for nonsense in ("", "no such move", "1:9,9", "\u202e"):
                assert refused(table, seat, nonsense).rule in case.game.rulebook.rules
        assert everything(table) == before


def test_who_is_not_asked_is_refused_by_a_rule_of_the_game(case: Case) -> None:
    """By the rule that says whose decision it is; whoever has picked in secret, by the rule of the pick."""
    for table in walk(case, 4):
        before = everything(table)
        if table.pending is None:
            continue
        for seat in {*range(table.seats)} - {*table.pending.seats}:
            for attempt in (0, "no such move"):
                rule = refused(table, seat, attempt).rule
                assert rule in case.game.rulebook.rules
                if table.state[SEALED + seat]:
                    assert rule == table.pending.rule
        for nobody in (-1, table.seats):
            assert refused(table, nobody, 0).rule == "STOLIK.turn"
        assert everything(table) == before


def test_after_the_end_everything_is_refused_by_the_rule_that_ended_it(case: Case) -> None:
    """A game that was left has not been ended by its rules."""
    *_, table = walk(case, 4)
    assert table.over
    ended = table.ending.rule or "STOLIK.over"
    assert ended in case.game.rulebook.rules or case.game in TOYS
    for seat in range(-1, table.seats + 1):
        for attempt in (0, "pass", "no such move"):
            assert refused(table, seat, attempt).rule == ended
    left = next(iter(walk(case, 4)))
    left.close("left")
    assert refused(left, 0, 0).rule == "STOLIK.over"
