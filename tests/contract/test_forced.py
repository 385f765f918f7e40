"""That nobody had to be asked tells nothing: everybody could have worked it out."""

from __future__ import annotations

from contextlib import suppress

import pytest

from stolik import games
from stolik.engine.errors import BadGame, Refused
from stolik.engine.forced import Habits, by_itself
from stolik.engine.kit import Rng
from stolik.engine.table import Table

from .games import CASES, Case
from .play import observers, walk

WORLDS = 6  # that are sampled for each observer


def is_hidden(table: Table) -> bool:
    """Where a pause tells nothing: in windows, and in a race, in which nobody waits for another's answer."""
    windows, decision = table.game.windows, table.pending
    assert decision is not None
    return table.racing or (windows is not None and decision.step in windows.steps | windows.guarded)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in games.names()], ids=lambda case: case.id)
def test_whoever_is_not_asked_could_not_have_been_as_far_as_others_know(case: Case, number: int) -> None:
    """In no world that looks the same to an observer, before and after the answer, was there a choice. Where there
    could have been, a game guards the question (`Windows.guarded`), or lets it be a window."""
    for table in walk(case, number, step=1):
        if table.over or is_hidden(table):
            continue
        assert table.pending is not None
        for seat in table.pending.seats:
            answer = by_itself(table, seat, Habits())
            if answer is None:
                continue
            for observer in observers(table):
                if observer != seat:
                    assert all_are_forced(table, seat, answer, observer), (table.pending.step, answer)


def all_are_forced(table: Table, seat: int, answer: str, observer: int | None) -> bool:
    after = answered(table, seat, answer).view(observer)
    for number in range(WORLDS):
        world = table.determinise(observer, Rng(number))
        with suppress(Refused, BadGame):  # what was picked before in secret was something else, as it turns out
            if answered(world, seat, answer).view(observer) == after and by_itself(world, seat, Habits()) is None:
                return False
    return True


def answered(table: Table, seat: int, answer: str) -> Table:
    twin = table.clone()
    twin.apply(seat, answer)
    return twin
