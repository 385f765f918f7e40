"""An answer can be taken back until something was rolled or shown, or another seat has answered."""

from __future__ import annotations

from random import Random

import pytest

from stolik.engine.errors import CannotUndo
from stolik.engine.table import Table

from .games import Case
from .play import as_bytes, decisions, everything, observers, random_answer, walk
from .secrets import known_cards

GAMES_PLAYED = [1, 2, 3]


def seen(table: Table) -> list[object]:
    """What everybody sees, without the running number of the decision."""
    views = [table.view(observer) for observer in observers(table)]
    for view in views:
        if view["decision"] is not None:
            del view["decision"]["id"]
    return [*views, *(table.events_for(observer) for observer in observers(table))]


def must_stand(before: Table, known: list[set[str]], after: Table) -> bool:
    """Was something rolled, shown, picked in secret or said in a window, or is the game over?"""
    assert before.pending is not None
    rolled = any("chance" in line for line in after.log[len(before.log) :])
    shown = any(known_cards(after, o) - cards for o, cards in zip(observers(before), known, strict=True))
    standing = before.game.standing
    in_window = standing is not None and before.pending.step in standing.windows
    return before.pending.kind == "sealed" or in_window or after.over or rolled or shown


def binds(table: Table, seat: int, option: int) -> bool:
    """Does the step say that this answer stands?"""
    table.state.seat = seat
    return table._step().binding(table.state, option)


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_undo_and_redo(case: Case, number: int) -> None:
    for table in decisions(case, number):
        seat, option = random_answer(table, Random(number))
        twin = table.clone()
        twin.apply(seat, option)
        if twin.can_undo == seat:
            after = twin.hash, seen(twin)
            twin.undo(seat)
            assert (twin.hash, seen(twin)) == (table.hash, seen(table))
            twin.apply(seat, option)
            assert (twin.hash, seen(twin)) == after


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_what_was_rolled_or_shown_stands(case: Case, number: int) -> None:
    for table in decisions(case, number):
        assert table.pending is not None
        known = [known_cards(table, observer) for observer in observers(table)]
        for seat in table.pending.seats:
            for option in table.options(seat):
                twin = table.clone()
                twin.apply(seat, option.id)
                if must_stand(table, known, twin) or binds(table, seat, option.id):
                    with pytest.raises(CannotUndo):
                        twin.undo(seat)
                    assert twin.can_undo is None
                else:
                    assert twin.can_undo == seat


def test_nobody_takes_back_for_another(case: Case) -> None:
    for table in walk(case, 4):
        before = everything(table)
        for seat in range(table.seats):
            if seat != table.can_undo:
                with pytest.raises(CannotUndo):
                    table.undo(seat)
        assert everything(table) == before


def test_an_answer_of_another_seat_stands_in_the_way(case: Case) -> None:
    for table in decisions(case, 5):
        seat, option = random_answer(table, Random(5))
        earlier = table.can_undo
        twin = table.clone()
        twin.apply(seat, option)
        if earlier is not None and earlier != seat:
            with pytest.raises(CannotUndo):
                twin.undo(earlier)
            if twin.can_undo == seat:
                twin.undo(seat)  # nor does it help when that one is taken back
            with pytest.raises(CannotUndo):
                twin.undo(earlier)


def test_undo_goes_back_answer_by_answer(case: Case) -> None:
    hashes: list[str] = []
    for table in walk(case, 6, step=1):
        if table.can_undo is None:
            hashes.clear()
        if len(hashes) > 1:
            twin = table.clone()
            for earlier in reversed(hashes[-2:]):
                if twin.can_undo is not None:
                    twin.undo(twin.can_undo)
                    assert twin.hash == earlier
        hashes.append(table.hash)


def test_a_taken_back_answer_leaves_a_trace(case: Case) -> None:
    """Decisions never share a number, and the log tells what was taken back."""
    for table in decisions(case, 7):
        twin = table.clone()
        twin.apply(*random_answer(twin, Random(7)))
        if twin.can_undo is not None:
            seat = twin.can_undo
            twin.undo(seat)
            assert twin.answers == table.answers + 2
            assert twin.log[-1]["undo"] == seat
            assert as_bytes(twin.log[: len(table.log)]) == as_bytes(table.log)
