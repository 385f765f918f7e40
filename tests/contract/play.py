"""Seeded random play, and what the tests look at on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from stolik.engine.chain import seed_of
from stolik.engine.kit import Options, Rng
from stolik.engine.loop import play_out
from stolik.engine.state import State
from stolik.engine.table import Table

from .games import Case


def opened(case: Case, number: int) -> Table:
    """Game `number`, right after the deal."""
    return Table(case.game, case.seats, case.options, seed_of(number))


def observers(table: Table) -> list[int | None]:
    """Every seat and the spectator."""
    return [*range(table.seats), None]


def random_answer(table: Table, random: Random) -> tuple[int, int]:
    """A seat that is asked, and one of its options."""
    assert table.pending is not None
    seat = random.choice(table.pending.seats)
    return seat, random.choice(table.options(seat)).id


def play_on(table: Table, random: Random) -> Iterator[Table]:
    """The table at each decision, then at the end; each is answered at random once the test has looked at it."""
    while not table.over:
        yield table
        table.apply(*random_answer(table, random))
    yield table


def walk(case: Case, number: int) -> Iterator[Table]:
    """A whole random game, always the same for the same number."""
    yield from play_on(opened(case, number), Random(number))


def decisions(case: Case, number: int) -> Iterator[Table]:
    """A random game without its end: somebody is always asked."""
    return (table for table in walk(case, number) if not table.over)


def finish(table: Table, number: int) -> None:
    """Play on to the end, always the same way for the same number."""
    for _ in play_on(table, Random(number)):
        pass


def played_out(case: Case, state: State, number: int) -> State:
    """The end of a random game from here, by the engine's own loop; the state itself stays."""
    end = state.clone()
    play_out(case.game.rules, end, Rng(number), Options(), case.game.longest)
    assert end.over
    return end


def as_bytes(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()


def everything(table: Table) -> bytes:
    """All that a table holds: equal bytes, equal tables."""
    happened = [repr(event) for event in table.events]
    return as_bytes([table.to_json(), happened, table.can_undo, sorted(table.exercised.items())])
