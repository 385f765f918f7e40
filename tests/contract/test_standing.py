"""What a game lets its players order beforehand can be done in its windows, and only there."""

from __future__ import annotations

from stolik.engine import orders

from .games import Case
from .play import decisions


def test_every_window_can_be_passed_and_every_promise_is_an_answer_in_words(case: Case) -> None:
    standing = case.game.standing
    for table in decisions(case, 1):
        decision = table.pending
        assert decision is not None
        if standing is None:
            assert [orders.possible(table, seat) for seat in decision.seats] == [[]] * len(decision.seats)
            return
        for seat in decision.seats:
            texts = {option.text: table.label(seat, option.id) for option in table.options(seat)}
            if decision.step not in standing.windows:
                assert texts.get(standing.passing.do) != (standing.passing.label, standing.passing.values)
                continue
            for promise in orders.possible(table, seat):
                if promise.do in texts:
                    assert texts[promise.do] == (promise.label, promise.values)
            assert standing.passing.do in texts
            # An order for a place holds exactly where the decision is about that place.
            for name, values in standing.where.items():
                given = [orders.give(table, seat, standing.passing.do, {name: value}) for value in values]
                fits = [order.where[name] for order in given if orders.ordered(table, [order]) is not None]
                assert fits == [value for value in values if value == decision.facts.get(name)]
