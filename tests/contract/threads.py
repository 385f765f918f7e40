"""Tables of one game, played one after the other and at once in threads.

As a program (`python -m contract.threads GAME`) it tells which of them came out otherwise at once: so a compiled suite
can try the sources too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import cycle, islice, zip_longest
from random import Random
from threading import Barrier

from stolik.engine.game import Game
from stolik.engine.log import verify
from stolik.engine.search import one_step
from stolik.engine.table import Table
from stolik.engine.views import worlds_of

from .games import CASES, GAMES, Case
from .play import as_bytes, candidates, observers, opened, random_answer

AT_ONCE = 4  # tables at least
DECISIONS = 30  # of each table
LOOKS = 10  # every so many decisions all of it is looked at
INTERVAL = 1e-5  # seconds until another thread has its turn

Job = Callable[[], list[str]]


def jobs(game: Game, first: int = 0) -> list[Job]:
    """Tables of all modes, each played, looked at, loaded and played again from its log; and clones of one table."""
    cases = [case for case in CASES if case.game is game]
    tables = list(islice(cycle(cases), max(AT_ONCE, len(cases))))
    courses: list[Job] = [partial(course, case, first + number) for number, case in enumerate(tables)]
    common = opened(cases[0], first)
    for _ in play_on(common, Random(first)):
        pass
    return courses + [partial(fork, common, first + number) for number in range(2)]


def course(case: Case, number: int) -> list[str]:
    table = opened(case, number)
    told = []
    for seat in play_on(table, Random(number)):
        told.append(table.hash)
        if len(told) % LOOKS == number % LOOKS:
            told += looks(table, seat)
    loaded = Table.from_json(case.game, json.loads(as_bytes(table.to_json())))
    told += [as_bytes(one.to_json()).decode() for one in (table, loaded)]
    loaded.close("left")
    return [*told, verify(loaded.log, lambda _: case.game).hash]


def fork(table: Table, number: int) -> list[str]:
    """A clone plays on by itself; first it may take back what the others take back too."""
    twin = table.clone()
    if twin.can_undo is not None:
        twin.undo(twin.can_undo)
    return [twin.hash for _ in play_on(twin, Random(number))]


def play_on(table: Table, random: Random) -> Iterator[int]:
    """The seat that answers, before each of some decisions."""
    for _ in range(DECISIONS):
        if not table.over:
            seat, option = random_answer(table, random)
            yield seat
            table.apply(seat, option)


def looks(table: Table, seat: int) -> list[str]:
    """What people and bots want to know of a position."""
    game = table.game
    options = table.options(seat)
    view = table.view_for_bot(seat)
    worlds = worlds_of(game.rules, view["state"], seat, view["leaning"])
    found = [
        [table.view(observer) for observer in observers(table)],
        [table.label(seat, option.id) for option in options[:LOOKS]],
        [str(table.refuse(seat, option)) for option in candidates(table, table.answers, LOOKS)],
        [table.preview(seat, option.text) for option in options[:LOOKS]],
        one_step(game.rules, game.thinking.evaluator, worlds, seat, 1, 0) if game.thinking.own_bot is None else [],
        game.thinking.own_bot.choose(view, 0, 0) if game.thinking.own_bot is not None else [],
    ]
    return [as_bytes(each).decode() for each in found]


@contextmanager
def hardly_any_time() -> Iterator[None]:
    """Threads take turns all the time."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def _told(job: Job, barrier: Barrier | None = None) -> list[str]:
    if barrier is not None:
        barrier.wait()
    try:
        return job()
    except Exception as error:  # whatever goes wrong in one thread alone is what we look for
        return [repr(error)]


def at_once(some: list[Job]) -> list[list[str]]:
    with hardly_any_time(), ThreadPoolExecutor(len(some)) as pool:
        return list(pool.map(_told, some, [Barrier(len(some))] * len(some)))


def differing(game: Game) -> list[str]:
    """The tables that came out otherwise, and the first difference in what was told of each."""
    some = jobs(game)
    pairs = zip([_told(job) for job in some], at_once(some), strict=True)
    return [
        f"table {number}: {other[:200]} and not {one[:200]}"
        for number, (alone, together) in enumerate(pairs)
        for one, other in islice(((a, b) for a, b in zip_longest(alone, together, fillvalue="nothing") if a != b), 1)
    ]


if __name__ == "__main__":
    print(json.dumps(differing(next(game for game in GAMES if game.id == sys.argv[1]))))
