"""What only one seat learns of leaves no trace with the others: no number, no line, no lost right."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.engine.table import Table

from .games import Case
from .play import as_bytes, decisions, observers, random_answer, some
from .secrets import number_of, without_hashes

FURTHER = 6  # answers that we look at afterwards


def told(table: Table, observer: int | None, hashes: bool = True) -> bytes:
    """All that reaches an observer."""
    log = table.log_for(observer)
    seat = number_of(table, observer)
    known: list[Any] = [
        table.view(observer),
        table.events_for(observer),
        log if hashes else without_hashes(log),
        table.heard(observer),
        observer is not None and table.may_undo(observer),
        None if table.over or observer is None else table.asked_at[seat],
        [] if table.over or observer is None else [option.text for option in table.options(seat)],
    ]
    return as_bytes(known)


def seen(table: Table, observer: int | None) -> bytes:
    """What lies on the table for an observer, without the number of what is asked."""
    view = table.view(observer)
    if view["decision"] is not None:
        del view["decision"]["id"]
    return as_bytes(view)


def answers(table: Table, number: int) -> list[tuple[int, int]]:
    assert table.pending is not None
    return [(seat, o.id) for seat in table.pending.seats for o in some(table.options(seat), number, 12)]


def test_a_thought_leaves_no_trace(case: Case) -> None:
    for count, table in enumerate(decisions(case, 1)):
        for seat, option in answers(table, count):
            twin = table.clone()
            twin.apply(seat, option)
            if twin.privy is None:
                continue
            assert twin.privy == seat
            others = [observer for observer in observers(table) if observer != seat]
            assert [told(twin, o) for o in others] == [told(table, o) for o in others]
            assert twin.asked_at[seat] > table.asked_at[seat]  # what was meant for the old question is stale
            assert twin.may_undo(seat)
            twin.undo(seat)
            assert twin.hash == table.hash
            assert [told(twin, o) for o in others] == [told(table, o) for o in others]


def test_nor_does_it_while_the_others_play_on_and_take_back(case: Case) -> None:
    for count, table in enumerate(decisions(case, 2)):
        for seat, option in answers(table, count):
            twin = table.clone()
            twin.apply(seat, option)
            if twin.privy is None:
                continue
            thinker = seat
            others = [observer for observer in observers(table) if observer != thinker]
            without, random = table.clone(), Random(count)
            for _ in range(FURTHER):
                if without.pending is None or without.pending.seats == (thinker,):
                    break
                back = next((o for o in range(table.seats) if o != thinker and without.may_undo(o)), None)
                if back is not None and random.random() < 0.4:
                    without.undo(back)
                    twin.undo(back)
                else:
                    seat, option = random_answer(without, random)
                    if seat == thinker:
                        continue
                    without.apply(seat, option)
                    twin.apply(seat, option)
                for observer in others:
                    assert told(twin, observer, hashes=False) == told(without, observer, hashes=False)


def test_what_is_hidden_and_shows_nowhere_is_a_thought(case: Case) -> None:
    """Nothing that the others do not see may count its number up."""
    for count, table in enumerate(decisions(case, 3)):
        for seat, option in answers(table, count):
            if not table.hides(seat, option):
                continue
            others = [observer for observer in observers(table) if observer != seat]
            before = [seen(table, observer) for observer in others]
            twin = table.clone()
            twin.apply(seat, option)
            shows = len(twin.events) > len(table.events) or [seen(twin, observer) for observer in others] != before
            assert shows or twin.privy == seat
