"""Answers that nobody has to be asked for.

They are given around the engine, by whoever asks: it wants all of them, and a game's log has them all.
"""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.table import Table


@dataclass(frozen=True)
class Habits:
    """What somebody leaves to the table to answer."""

    forced: bool = True  # answers to which there is no other,
    gains: bool = True  # and such as only bring something


def only_answer(table: Table, seat: int) -> str | None:
    """What a seat has to answer, where it has no choice. Where any word may be said, it has one."""
    options = [] if table.open else table.options(seat)
    return options[0].text if len(options) == 1 else None


def is_guarded(table: Table) -> bool:
    """Is it a question in somebody's own turn of which hidden cards may be why there is a choice, or none?"""
    windows, decision = table.game.windows, table.pending
    return windows is not None and decision is not None and decision.step in windows.guarded


def seems_forced(table: Table, seat: int) -> bool:
    """Is there nothing but to pass, as far as others know, who see no hand?"""
    windows = table.game.windows
    if windows is None or not is_guarded(table):
        return False
    return all(option.skip or option.text.partition(" ")[0] in windows.from_hand for option in table.offered(seat))


def tells_by_time(table: Table, seat: int) -> bool:
    """Would the others learn what a seat holds, were its only answer given for it?

    They wait for a pass as long as for that of somebody who has a choice and wants none. But which card is played is
    chosen as long as one likes, and longer than any moment that could be drawn: one that is played by itself would be
    known by its time, and the rest of the hand by that as cards that cannot be played.
    """
    return is_guarded(table) and all(not option.skip for option in table.offered(seat))


def by_itself(table: Table, seat: int, habits: Habits) -> str | None:
    """What a seat that is asked answers without being asked."""
    if habits.forced and (only := only_answer(table, seat)) is not None:
        return only
    return table.gain(seat) if habits.gains else None


def back_to_a_choice(table: Table, seat: int, habits: Habits) -> int:
    """How many answers a seat has to take back to be asked again; 0 if it may not go back so far."""
    count = 0
    if table.may_undo(seat):
        table = table.clone()
        while table.may_undo(seat):
            table.undo(seat)
            count += 1
            if by_itself(table, seat, habits) is None:
                return count
    return 0
