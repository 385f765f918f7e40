"""Seeded random play, and what the tests look at on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from stolik.engine.chain import seed_of
from stolik.engine.kit import Options, Rng
from stolik.engine.loop import play_out
from stolik.engine.state import State
from stolik.engine.table import Table

from .games import CASES, Case

T = TypeVar("T")

SHORT = 250  # decisions: of a game that can be no longer, every position is looked at


def is_short(case: Case) -> bool:
    return case.game.longest <= SHORT


def every(case: Case, looks: int = 20) -> int:
    """Each how many decisions a test looks at a game: every one of a short game, about `looks` in all of a long one."""
    usual = case.game.longest // 10  # of a long game, at random
    cases = len([other for other in CASES if other.game is case.game])
    return 1 if is_short(case) else max(1, usual * max(4, cases) // (4 * looks))  # a game of many cases: fewer of each


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


def play_on(table: Table, random: Random, step: int = 1, first: int = 0) -> Iterator[Table]:
    """The table at each decision, or each `step`-th, then at the end; each is answered at random."""
    while not table.over:
        if table.answers % step == first % step:
            yield table
        table.apply(*random_answer(table, random))
    yield table


def walk(case: Case, number: int, step: int | None = None) -> Iterator[Table]:
    """A random game, always the same for the same number; of a long one some positions, unless `step` is 1."""
    if step is not None or is_short(case):
        return play_on(opened(case, number), Random(number), step or 1)
    return (table.clone() for table in _sampled(case, number))


_samples: dict[tuple[str, int], list[Table]] = {}


def _sampled(case: Case, number: int) -> list[Table]:
    """Some positions of a long game, which is played only once for all the tests."""
    key = case.id, number
    if key not in _samples:
        _samples[key] = [table.clone() for table in play_on(opened(case, number), Random(number), every(case), number)]
    return _samples[key]


def decisions(case: Case, number: int) -> Iterator[Table]:
    """A random game without its end: somebody is always asked."""
    return (table for table in walk(case, number) if not table.over)


def candidates(table: Table, number: int, most: int = 60) -> Sequence[int]:
    """What could be tried, legal or not: some of each kind of answer."""
    step, g = table._step(), table.state
    kinds = [range(answer.base, answer.base + answer.count) for answer in step.verbs] or [range(step.space(g))]
    random, each = Random(number), max(1, most // len(kinds))
    found = [option for kind in kinds for option in random.sample(kind, min(each, len(kind)))]
    return [option for option in found if step.possible(g, option)]


def is_legal(table: Table, seat: int, option: int) -> bool:
    """By the step itself: it lists the option, or allows it."""
    listed = [o.id for o in table.options(seat)]
    step = table._step()
    return option in listed or (step.open and step.allows(table.state, option))


def some(options: Sequence[T], number: int, most: int = 60) -> Sequence[T]:
    """Of very many, one in so many."""
    step = 1 + len(options) // most
    return options[number % step :: step]


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
