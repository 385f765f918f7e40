"""Every question has an id of its own: an answer to another one is stale, and the server refuses it by the id alone."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.engine.table import Table

from .games import Case
from .play import opened, random_answer

LONGEST = 150  # answers that are looked at, of a long game


def question(table: Table, seat: int) -> Any:
    """What a seat is asked, what it sees and all that was told. Where all act at once, only what they are at."""
    asked = [table._step().name, table.state.a, table.state.b]
    if table.racing:
        return asked
    seen = {name: value for name, value in table.view(seat)["state"].items() if name not in ("todo", "sealed")}
    return [*asked, len(table.events), seen, [option.text for option in table.options(seat)]]


def test_whoever_is_asked_something_else_gets_a_new_id_and_whoever_is_asked_the_same_keeps_it(case: Case) -> None:
    table, random = opened(case, 1), Random(1)
    had: dict[tuple[int, int], Any] = {}  # by seat and id
    before: dict[int, tuple[int, Any]] = {}  # by seat: the id and what was asked
    answered = -1
    while table.pending is not None and table.answers < LONGEST:
        now = {seat: (table.asked_at[seat], question(table, seat)) for seat in table.pending.seats}
        all_still_asked = before.keys() - {answered} <= now.keys()
        for seat, (number, asked) in now.items():
            if seat == answered:
                assert number > before.get(seat, (-1, None))[0]
            elif seat in before and all_still_asked and before[seat][1] == asked:
                assert number == before[seat][0]
            assert had.setdefault((seat, number), asked) == asked
        before = now
        answered, option = random_answer(table, random)
        table.apply(answered, option)
