"""A table without its history, saved or forgotten, goes on to the letter as the one that has it."""

from __future__ import annotations

import json
from random import Random

import pytest

from stolik.engine.log import verify
from stolik.engine.table import Table

from .games import Case
from .play import SHORT, as_bytes, decisions, finish, observers, opened, play_on, random_answer

FURTHER = 12  # answers after which we stop looking,
BRIEFLY = 3  # where the next position is looked at too: from each fourth one we go on for long


def without_history(table: Table) -> Table:
    data = json.loads(json.dumps(table.to_json(history=False)))
    assert not {"log", "events"} & data.keys()
    return Table.from_json(table.game, data)


def same(one: Table, other: Table) -> None:
    """In all that a seat, a bot or the store can see."""
    assert (one.hash, one.log_hash, one.lines) == (other.hash, other.log_hash, other.lines)
    assert (one.over, one.closed, one.can_undo) == (other.over, other.closed, other.can_undo)
    assert (one.pending, one.answers) == (other.pending, other.answers)
    assert as_bytes(one.knowledge.to_json()) == as_bytes(other.knowledge.to_json())
    assert as_bytes(one.leaning) == as_bytes(other.leaning)
    for observer in observers(one):
        assert as_bytes(one.view(observer)) == as_bytes(other.view(observer))
    for seat in range(one.seats):
        assert one.options(seat) == other.options(seat)


def go_on(whole: Table, bare: Table, number: int) -> None:
    """Both answer alike, and sometimes take back; what is new must be the same."""
    random = Random(number)
    lines, events = len(whole.log), len(whole.events)
    read = {observer: len(whole.log_for(observer)) for observer in observers(whole)}
    for _ in range(BRIEFLY if whole.game.longest <= SHORT and number % 4 else FURTHER):
        if whole.over:
            return
        if whole.can_undo is not None and random.random() < 0.3:
            seat = whole.can_undo
            whole.undo(seat)
            bare.undo(seat)
            events = min(events, len(whole.events))  # some of the old ones may be gone with it
        else:
            seat, option = random_answer(whole, random)
            whole.apply(seat, option)
            bare.apply(seat, option)
        same(whole, bare)
        assert as_bytes(whole.log[lines:]) == as_bytes(bare.log)
        assert whole.events[events:] == bare.events
        for observer in observers(whole):
            assert as_bytes(whole.log_for(observer)[read[observer] :]) == as_bytes(bare.log_for(observer))


@pytest.mark.parametrize("number", [1, 2])
def test_a_snapshot_goes_on_as_the_table_does(case: Case, number: int) -> None:
    for count, table in enumerate(decisions(case, number)):
        if table.can_undo is None:
            whole, bare = table.clone(), without_history(table)
            assert (bare.log, bare.events) == ([], [])
            same(whole, bare)
            go_on(whole, bare, count)


@pytest.mark.parametrize("number", [3, 4])
def test_a_table_that_forgets_goes_on_as_before(case: Case, number: int) -> None:
    """What was answered before can be taken back as ever, and what came of it since goes with it."""
    for count, table in enumerate(decisions(case, number)):
        whole, bare = table.clone(), table.clone()
        bare.forget()
        assert (bare.log, bare.events, bare.to_json()["private_lines"]) == ([], [], [])
        same(whole, bare)
        go_on(whole, bare, count)


def test_to_forget_all_the_time_changes_nothing(case: Case) -> None:
    whole, bare = opened(case, 5), opened(case, 5)
    lines = list(bare.log)
    for _ in play_on(bare, Random(5)):
        lines += bare.log if bare.lines > len(lines) else []
        bare.forget()
    finish(whole, 5)
    assert bare.closed
    assert as_bytes(lines) == as_bytes(whole.log)
    assert verify(lines, lambda _: case.game).hash == bare.hash


def test_a_game_that_was_left_is_over_in_its_snapshot(case: Case) -> None:
    table = opened(case, 6)
    assert not without_history(table).closed
    table.close("left")
    twin = without_history(table)
    assert twin.closed
    twin.close("again")
    assert (twin.lines, twin.log_hash, twin.log) == (table.lines, table.log_hash, [])
    refusal = twin.refuse(0, 0)
    assert refusal is not None
    assert refusal.rule == "STOLIK.over"
