"""A sealed pick tells the others that a seat has picked, and a secret answer that it was given: nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.engine.table import Table

from .games import Case
from .play import as_bytes, decisions, observers
from .secrets import handled_a_card, without_hashes

GAMES_PLAYED = [1, 2, 3]


def told(table: Table, observer: int | None, own_line: int) -> bytes:
    """All that an observer gets, without the hash of one line of the log."""
    log = table.log_for(observer)
    log[own_line] = {key: value for key, value in log[own_line].items() if key != "hash"}
    return as_bytes([table.view(observer), log, table.events_for(observer)])


def not_the_last(table: Table) -> list[int]:
    """The seats whose pick stays sealed, because another is still to come."""
    assert table.pending is not None
    return list(table.pending.seats) if table.pending.kind == "sealed" and len(table.pending.seats) > 1 else []


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_which_pick_it_was_changes_no_byte_for_the_others(case: Case, number: int) -> None:
    for table in decisions(case, number):
        for seat in not_the_last(table):
            found: dict[int | None, set[bytes]] = {observer: set() for observer in observers(table)}
            options = table.options(seat)
            for option in options:
                twin = table.clone()
                twin.apply(seat, option.id)
                for observer in observers(table):
                    found[observer].add(told(twin, observer, len(table.log_for(observer))))
            assert all(len(found[observer]) == 1 for observer in found if observer != seat)
            assert len(found[seat]) == len(options)  # the seat itself remembers its pick


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_a_pick_only_sets_its_mark(case: Case, number: int) -> None:
    for table in decisions(case, number):
        for seat in not_the_last(table):
            twin = table.clone()
            twin.apply(seat, twin.options(seat)[-1].id)
            for observer in observers(table):
                if observer != seat:
                    assert as_bytes(unmarked(twin, observer, seat)) == as_bytes(table.view(observer))
                    assert twin.events_for(observer) == table.events_for(observer)
                    added = twin.log_for(observer)[len(table.log_for(observer)) :]
                    assert [{**line, "hash": ""} for line in added] == [{"seat": seat, "hash": ""}]


def unmarked(table: Table, observer: int | None, seat: int) -> dict[str, Any]:
    """A view with the mark of one pick taken back."""
    view = table.view(observer)
    assert view["state"]["sealed"][seat] == -1
    view["state"]["sealed"][seat] = 0
    assert seat not in view["decision"]["seats"]
    view["decision"]["seats"] = sorted([*view["decision"]["seats"], seat])
    return view


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_the_order_of_picking_does_not_matter(case: Case, number: int) -> None:
    for table in decisions(case, number):
        seats = not_the_last(table)
        if seats and len(seats) == table.seats:
            picks = [(seat, table.options(seat)[0].id) for seat in seats]
            forth, back = table.clone(), table.clone()
            for pick in picks:
                forth.apply(*pick)
            for pick in reversed(picks):
                back.apply(*pick)
            assert forth.hash == back.hash


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_which_secret_answer_it_was_changes_no_byte_for_the_others(case: Case, number: int) -> None:
    """Such as a card put face down: whichever it was, the same is seen, read and told.

    Only who is given the card, or gets it back, sees which it was.
    """
    for table in decisions(case, number):
        assert table.pending is not None
        for seat in table.pending.seats if table.pending.kind != "sealed" else ():
            found: dict[int | None, set[bytes]] = {observer: set() for observer in observers(table)}
            for option in table.options(seat):
                if table._step().secret(table.state, option.id):
                    twin = table.clone()
                    twin.apply(seat, option.id)
                    for observer in observers(table):
                        if observer is not None and handled_a_card(twin, observer, table):
                            continue
                        log = without_hashes(twin.log_for(observer))
                        found[observer].add(as_bytes([twin.view(observer), log, twin.events_for(observer)]))
            assert all(len(found[observer]) <= 1 for observer in found if observer != seat)
