"""A clone is equal, and what happens to one never shows in the other."""

from __future__ import annotations

from random import Random

from stolik.engine.views import state_hash

from .games import Case
from .play import decisions, everything, finish, observers, opened, played_out, random_answer, walk


def test_a_state_clone_is_equal_and_independent(case: Case) -> None:
    for table in walk(case, 1):
        before = table.hash
        twin = table.state.clone()
        assert state_hash(twin) == before
        if not table.over:
            end = played_out(case, twin, 7)
            assert state_hash(end) != before
            assert state_hash(played_out(case, table.state, 7)) == state_hash(end)
        twin[0] += 1
        assert table.hash == before


def test_a_table_clone_is_equal(case: Case) -> None:
    for table in walk(case, 2):
        twin = table.clone()
        assert everything(twin) == everything(table)
        assert [twin.view(o) for o in observers(twin)] == [table.view(o) for o in observers(table)]


def test_a_table_clone_is_independent(case: Case) -> None:
    for table in decisions(case, 3):
        before = everything(table)
        twin = table.clone()
        twin.apply(*random_answer(twin, Random(1)))
        if twin.can_undo is not None:
            twin.undo(twin.can_undo)
        assert everything(table) == before


def test_clones_play_on_alike(case: Case) -> None:
    table = opened(case, 4)
    twin = table.clone()
    finish(table, 4)
    finish(twin, 4)
    assert everything(twin) == everything(table)


def test_two_clones_go_back_to_the_same_place_and_on_from_it_apart(case: Case) -> None:
    for table in decisions(case, 5):
        if table.can_undo is None:
            continue
        twin, other = table.clone(), table.clone()
        twin.undo(table.can_undo)
        back = everything(twin)
        twin.apply(*random_answer(twin, Random(1)))
        other.undo(table.can_undo)
        assert everything(other) == back
