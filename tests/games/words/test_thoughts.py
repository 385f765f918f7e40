"""What a rival thinks of, asks for and drops before it says anything is known to itself alone."""

from __future__ import annotations

import json

import pytest

from games.kit import play, received
from stolik.engine.chain import seed_of
from stolik.engine.log import verify
from stolik.engine.table import Table
from stolik.games.words import GAME

from .positions import A, B, C, asked, offer, position, state

pytestmark = pytest.mark.usefixtures("related")

BOARD = "s1 e1/A n1/A a1/A\nt1 o1/B r1 k1/A"
OTHERS = (A, C, None)

# What B has thought of before, and what it now does.
THOUGHTS = {
    "think": ([], "think rak"),
    "price": (["think rak"], "price k1"),
    "drop": (["think rak", "price k1"], "drop"),
}


def window(before: list[str], way: str) -> Table:
    """A has added R, and B has thought of something."""
    table = position(BOARD.replace("r1", "."), hands=["r1", "z1", "z2"], seats=3, help=way)
    play(table, (A, "add 3.2"), *((B, text) for text in before))
    return table


def reaches(table: Table, observer: int | None) -> list[object]:
    """All that an observer is told, its rights and the number of its question included."""
    number = None if observer is None else table.asked_at[observer]
    return [received(table, observer), number, observer is not None and table.may_undo(observer), table.heard(observer)]


def thought(table: Table, seat: int) -> list[object]:
    view = table.view(seat)["state"]
    return [view["draft"][seat], view["draft_price"], view["drafts_made"][seat]]


@pytest.mark.rule("WORDS.H8")
@pytest.mark.parametrize("way", ["serial", "live"])
@pytest.mark.parametrize("kind", THOUGHTS)
def test_nobody_else_learns_that_there_was_a_thought(kind: str, way: str) -> None:
    before, text = THOUGHTS[kind]
    table = window(before, way)
    twin = table.clone()
    twin.apply(B, text)
    assert twin.privy == B
    assert twin.hash != table.hash
    for observer in OTHERS:
        assert reaches(twin, observer) == reaches(table, observer)
        assert twin.log_for(observer) == table.log_for(observer)
    assert [line.get("do") for line in twin.log_for(B)][-1] == text
    assert twin.asked_at[B] == table.asked_at[B] + 1


@pytest.mark.rule("WORDS.R28")
@pytest.mark.parametrize("way", ["serial", "live"])
@pytest.mark.parametrize("kind", THOUGHTS)
def test_the_mover_takes_back_all_the_same_and_the_thought_outlasts_it(kind: str, way: str) -> None:
    before, text = THOUGHTS[kind]
    table = window(before, way)
    twin = table.clone()
    twin.apply(B, text)
    kept = thought(twin, B)
    for each in (table, twin):
        assert each.may_undo(A)
        each.undo(A)
        assert asked(each) == ("add", (A,))
        assert state(each)["hand"][A] == ["r1"]
    for observer in OTHERS:
        assert reaches(twin, observer) == reaches(table, observer)
    assert thought(twin, B) == kept
    for each in (table, twin):
        each.apply(A, "add 3.2")
    for observer in OTHERS:
        assert reaches(twin, observer) == reaches(table, observer)


def test_the_number_of_thoughts_is_nobody_elses_business() -> None:
    table = window(["think rak", "drop", "think rok", "drop"], "live")
    assert table.view(B)["state"]["drafts_made"][B] == 2
    for observer in OTHERS:
        assert table.view(observer)["state"]["drafts_made"][B] == -1


def test_two_think_apart_and_each_takes_back_its_own() -> None:
    table = window([], "live")
    play(table, (B, "think rak"), (C, "think rok"), (B, "price k1"))
    kept = thought(table, C)
    assert all(table.may_undo(seat) for seat in (A, B, C))
    table.undo(B)
    table.undo(B)
    assert thought(table, B) == thought(window([], "live"), B)
    assert thought(table, C) == kept
    table.undo(A)
    assert thought(table, C) == kept
    assert not table.may_undo(C)  # all have heard of something since


def test_what_is_said_aloud_ends_the_movers_right() -> None:
    table = window([], "live")
    offer(table, B, "rak", "k1")
    assert table.privy is None
    assert not any(table.may_undo(seat) for seat in (A, B, C))


def test_the_mover_thinks_of_a_counter_without_a_trace_too() -> None:
    table = window([], "live")
    number = offer(table, B, "rak", "k1")
    for text in (f"counter {number}", "price a1", "drop"):
        twin = table.clone()
        twin.apply(A, text)
        assert twin.privy == A
        for observer in (B, C, None):
            assert reaches(twin, observer) == reaches(table, observer)
        table = twin


def test_a_log_with_thoughts_between_an_answer_and_its_taking_back_verifies() -> None:
    table = Table(GAME, 3, {"help": "live", "first": "1"}, seed_of(3))
    assert table.pending is not None
    mover, *_ = table.pending.seats
    table.apply(mover, table.options(mover)[0].id)
    rival = (mover + 1) % 3
    word = next(option for option in table.options(rival) if option.text.startswith("think"))
    table.apply(rival, word.id)
    table.undo(mover)
    table.close("left")
    assert verify(json.loads(json.dumps(table.log)), lambda _: GAME).hash == table.hash
