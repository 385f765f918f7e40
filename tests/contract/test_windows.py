"""What a game lets its players order beforehand can be done in its windows, and only there."""

from __future__ import annotations

from stolik.engine import orders
from stolik.engine.windows import Promise

from .games import Case
from .play import decisions, opened


def is_said(promise: Promise, label: tuple[str, dict[str, str]] | None) -> bool:
    """Is an answer worded as its promise? In the window it may know more, such as what it is about."""
    return label is not None and label[0] == promise.label and promise.values.items() <= label[1].items()


def test_every_window_can_be_passed_and_every_promise_is_an_answer_in_words(case: Case) -> None:
    windows = case.game.windows
    for table in decisions(case, 1):
        decision = table.pending
        assert decision is not None
        if windows is None:
            assert [orders.possible(table, seat) for seat in decision.seats] == [[]] * len(decision.seats)
            return
        for seat in decision.seats:
            texts = {option.text: table.label(seat, option.id) for option in table.options(seat)}
            if decision.step not in windows.steps:
                assert not is_said(windows.passing, texts.get(windows.passing.do))
                continue
            for promise in orders.possible(table, seat):
                if promise.do in texts:
                    assert is_said(promise, texts[promise.do])
            assert windows.passing.do in texts
            # An order for a place holds exactly where the decision is about that place.
            for name, values in windows.where.items():
                given = [orders.give(table, seat, windows.passing.do, {name: value}) for value in values]
                fits = [order.where[name] for order in given if orders.ordered(table, [order]) is not None]
                assert fits == [value for value in values if value == decision.facts.get(name)]


def test_a_lasting_pass_holds_through_ones_own_turns_and_answers_every_window(case: Case) -> None:
    windows = case.game.windows
    if windows is None or windows.turn_of(opened(case, 1).state) < 0:
        return
    table = opened(case, 1)
    order = orders.give(table, 0, windows.passing.do, {}, lasting=True)
    for table in decisions(case, 1):
        assert orders.lasting(table, [order]) == [order]
        assert table.pending is not None
        if table.pending.step in windows.steps and 0 in table.pending.seats:
            assert orders.ordered(table, [order]) == order
