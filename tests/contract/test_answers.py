"""Every option is accepted; everything else is refused with a rule, and nothing changes."""

from __future__ import annotations

import pytest

from stolik.engine.errors import Refused
from stolik.engine.layout import SEALED
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table

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
            for nonsense in (-1, space, space + 10**6, "", "no such move"):
                assert refused(table, seat, nonsense).rule == "STOLIK.notation"
        assert everything(table) == before


def test_who_is_not_asked_is_refused(case: Case) -> None:
    for table in walk(case, 4):
        before = everything(table)
        asked = table.pending.seats if table.pending is not None else ()
        for seat in range(-1, table.seats + 1):
            if seat not in asked:
                picked = table.pending is not None and 0 <= seat < table.seats and table.state[SEALED + seat]
                expected = table.pending.rule if table.pending is not None and picked else "STOLIK.turn"
                assert refused(table, seat, 0).rule == ("STOLIK.over" if table.over else expected)
        assert everything(table) == before
