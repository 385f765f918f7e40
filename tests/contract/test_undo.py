"""An answer can be taken back until something was rolled or shown, or another seat was asked or has answered."""

from __future__ import annotations

from random import Random

import pytest

from stolik.engine.errors import CannotUndo
from stolik.engine.table import Table

from .games import Case
from .play import as_bytes, decisions, everything, observers, opened, random_answer, walk
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
    """Was something rolled, shown, picked in secret or said in a window, or is the game over?

    What is known because something was denied was not shown: such an answer may not be taken back, but it could be.
    """
    assert before.pending is not None
    rolled = any("chance" in line for line in after.log[len(before.log) :])
    shown = any(known_cards(after, o) - cards for o, cards in zip(observers(before), known, strict=True))
    shown = shown and not after._learnt
    windows = before.game.windows
    in_window = windows is not None and before.pending.step in windows.steps
    return before.pending.kind == "sealed" or in_window or after.over or rolled or shown


def newly_asked(before: Table, seat: int, after: Table) -> bool:
    """Is another asked now what it was not asked before?"""
    was, now = before.pending, after.pending
    assert was is not None
    return now is not None and any(
        other not in was.seats or now.step != was.step or after.asked_at[other] != before.asked_at[other]
        for other in now.seats
        if other != seat
    )


def binds(table: Table, seat: int, option: int) -> bool:
    """Does the step say that this answer stands?"""
    table.state.seat = seat
    return table._step().binding(table.state, option)


def may_be_retracted(table: Table, seat: int, option: int) -> bool:
    """Does the step say that it does not, even if another is asked because of it?"""
    table.state.seat = seat
    return table._step().retractable(table.state, option)


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
                        twin.undo(seat, recorded=True)
                    assert twin.can_undo is None
                elif twin._learnt or (newly_asked(table, seat, twin) and not may_be_retracted(table, seat, option.id)):
                    with pytest.raises(CannotUndo):
                        twin.undo(seat)
                    assert twin.can_undo is None
                    twin.undo(seat, recorded=True)  # older logs say so
                    assert twin.hash == table.hash
                else:
                    assert twin.can_undo == seat


def test_once_another_is_asked_an_answer_stands(case: Case) -> None:
    table = opened(case, 8)
    random = Random(8)
    while not table.over:
        seat, option = random_answer(table, random)
        retractable = may_be_retracted(table, seat, option)
        before = table.clone()
        table.apply(seat, option)
        if newly_asked(before, seat, table) and not retractable:
            assert table.can_undo is None
            assert not any(table.may_undo(other) for other in range(table.seats))
            with pytest.raises(CannotUndo):
                table.undo(seat)


def test_nobody_takes_back_for_another(case: Case) -> None:
    for table in walk(case, 4):
        before = everything(table)
        for seat in range(table.seats):
            if not table.may_undo(seat):
                with pytest.raises(CannotUndo):
                    table.undo(seat)
        assert everything(table) == before


def test_an_answer_of_another_seat_stands_in_the_way(case: Case) -> None:
    for table in decisions(case, 5):
        seat, option = random_answer(table, Random(5))
        earlier = table.can_undo
        twin = table.clone()
        twin.apply(seat, option)
        if earlier is not None and earlier != seat and twin.privy is None:
            with pytest.raises(CannotUndo):
                twin.undo(earlier)
            if twin.can_undo == seat:
                twin.undo(seat)  # nor does it help when that one is taken back
            with pytest.raises(CannotUndo):
                twin.undo(earlier)


def test_undo_goes_back_answer_by_answer(case: Case) -> None:
    table, random = opened(case, 6), Random(6)
    answered: list[tuple[int, str]] = []  # by whom, and how it stood before
    while not table.over:
        seat, option = random_answer(table, random)
        answered.append((seat, table.hash))
        table.apply(seat, option)
        twin = table.clone()
        for seat, earlier in reversed(answered[-2:]):
            if twin.can_undo != seat:
                break
            twin.undo(seat)
            assert twin.hash == earlier


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
