"""A long run of many games: its tasks are done by a pool, and their results come in the order of the tasks.

So sums, and whatever is found first, are the same for any number of workers, on one machine or many. Games are cut into
tasks by their number alone: a run that was stopped can go on with another crew.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from stolik.engine.game import Game
from stolik.lab.cluster import RayCluster
from stolik.lab.journal import Job, Journal
from stolik.lab.pool import Processes, TaskPool, ThisProcess

Progress = Callable[[int], None]  # called with the number of games just finished
Task = tuple[Any, ...]  # plain data; the last entry says how many games it is

PARTS = 64  # at least so many tasks where there are as many games, so that as many workers have something to do
BATCH = 10  # games of bots in a task at most
LEAD = 1000  # results that are kept until one is there that belongs before them


def cut(games: int, most: int) -> Iterator[tuple[int, int]]:
    """The first game of each task, and how many they are."""
    size = max(1, min(most, -(-games // PARTS)))
    return ((first, min(size, games - first)) for first in range(0, games, size))


def job(command: str, game: Game, **what: Any) -> Job:
    """What a run is: whoever goes on with it must want the same."""
    return {"command": command, "game": game.id, "rules": game.rulebook.version, **what}


def nobody(_: int) -> None:
    """Progress that nobody looks at."""


class _Clock:
    """How long the work has taken, without the time in which workers start; in all parts of a run that was stopped."""

    def __init__(self, before: float) -> None:
        self._before = before
        self._begun = float("inf")

    def after(self, seconds: float) -> float:
        """A task of so many seconds has just come back. Clocks of other machines need not be right."""
        now = perf_counter()
        self._begun = min(self._begun, now - seconds)
        return self._before + now - self._begun


@dataclass
class Crew:
    """Who does the work of a run, where what is done is kept, and who is told."""

    jobs: int = 1
    cluster: str | None = None  # where it is, if one does the work
    resume: Path | None = None
    step: Progress = nobody
    seconds: float = 0.0  # what the work has taken so far

    def results(self, job: Job, work: Callable[[Any], Any], tasks: Iterable[Task]) -> Generator[Any]:
        """What comes of each task. What was kept in a file has lists where there were tuples."""
        early: dict[int, Any] = {}
        turn = 0
        with ExitStack() as stack:
            journal = None if self.resume is None else stack.enter_context(closing(Journal(self.resume, job)))
            for number, result in stack.enter_context(closing(self._as_they_come(journal, work, tasks, early))):
                early[number] = result
                while turn in early:
                    yield early.pop(turn)
                    turn += 1

    def _as_they_come(
        self, journal: Journal | None, work: Callable[[Any], Any], tasks: Iterable[Task], early: dict[int, Any]
    ) -> Generator[tuple[int, Any]]:
        clock = _Clock(journal.seconds if journal is not None else 0.0)
        self.seconds = journal.seconds if journal is not None else 0.0
        games: dict[int, int] = {}  # of each task that is under way

        def ready(pool: TaskPool) -> Iterator[tuple[int, Any]]:
            for done in pool.ready():
                self.seconds = clock.after(done.seconds)
                if journal is not None:
                    journal.add(done.number, self.seconds, done.result)
                self.step(games.pop(done.number))
                yield done.number, done.result

        with ExitStack() as stack:
            pool: TaskPool | None = None  # nobody is called for what is done already
            for number, task in enumerate(tasks):
                while pool is not None and (not pool.hungry() or len(early) >= LEAD):
                    yield from ready(pool)
                if journal is not None and number in journal:
                    self.step(task[-1])
                    yield number, journal.result(number)
                    continue
                if pool is None:
                    pool = stack.enter_context(closing(self._pool()))
                games[number] = task[-1]
                pool.submit(number, work, task)
            while pool is not None and games:
                yield from ready(pool)

    def _pool(self) -> TaskPool:
        if self.cluster is not None:
            return RayCluster(self.cluster)
        return ThisProcess() if self.jobs == 1 else Processes(self.jobs)
