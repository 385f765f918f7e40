"""Who does the tasks of a long run: this process, others of this machine, or a cluster of many machines.

A pool takes tasks and gives their results back as they are ready, in whatever order. What a process or a machine had
begun when it died is begun again elsewhere. Tasks and results are plain data, so that they can travel and be kept.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from time import perf_counter
from typing import Any, Protocol, TypeVar

from stolik.engine.errors import Abandoned, StolikError

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T], R]

SPARE = 2  # tasks for each worker: the one that it does, and the next
DEATHS = 5  # so often a task may be cut off by the death of whoever does it


@dataclass(frozen=True)
class Finished:
    """A task that is done. What a clock showed at the worker would mean nothing here, so it says how long it took."""

    number: int
    seconds: float
    result: Any


class TaskPool(Protocol):
    def hungry(self) -> bool:
        """Would another task keep somebody busy?"""

    def submit(self, number: int, work: Work[T, R], task: T) -> None: ...

    def ready(self) -> list[Finished]:
        """What is done, once anything is; the numbers are those under which tasks were submitted."""

    def close(self) -> None: ...


def timed(work: Work[T, R], task: T) -> tuple[float, R]:
    begun = perf_counter()
    result = work(task)
    return perf_counter() - begun, result


def afar(work: Work[T, R], task: T) -> tuple[float, R]:
    """What a worker elsewhere does. An error travels as its words: not all could be put together again."""
    try:
        return timed(work, task)
    except StolikError as error:
        raise StolikError(str(error)) from None


class ThisProcess:
    """One task after the other."""

    def __init__(self) -> None:
        self._next: tuple[int, Work[Any, Any], Any] | None = None

    def hungry(self) -> bool:
        return self._next is None

    def submit(self, number: int, work: Work[T, R], task: T) -> None:
        self._next = number, work, task

    def ready(self) -> list[Finished]:
        assert self._next is not None
        number, work, task = self._next
        self._next = None
        return [Finished(number, *timed(work, task))]

    def close(self) -> None:
        pass


@dataclass
class _Errand:
    number: int
    work: Work[Any, Any]
    task: Any
    deaths: int = 0


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._executor = _workers(jobs)
        self._under_way: dict[Future[tuple[float, Any]], _Errand] = {}

    def hungry(self) -> bool:
        return len(self._under_way) < SPARE * self._jobs

    def submit(self, number: int, work: Work[T, R], task: T) -> None:
        self._begin(_Errand(number, work, task))

    def _begin(self, errand: _Errand) -> None:
        try:
            future = self._executor.submit(afar, errand.work, errand.task)
        except BrokenProcessPool:
            self._again([errand])
        else:
            self._under_way[future] = errand

    def ready(self) -> list[Finished]:
        while True:
            found: list[Finished] = []
            broken = False
            for future in wait(self._under_way, return_when=FIRST_COMPLETED).done:
                if isinstance(future.exception(), BrokenProcessPool):
                    broken = True
                else:
                    found.append(Finished(self._under_way.pop(future).number, *future.result()))
            if broken:
                self._again([])
            if found:
                return found

    def _again(self, lost: list[_Errand]) -> None:
        """One process has died, and with it the executor, which ends all others: new ones do what was under way."""
        self._executor.shutdown()
        self._executor = _workers(self._jobs)
        for future, errand in list(self._under_way.items()):
            if isinstance(future.exception(), BrokenProcessPool):
                del self._under_way[future]
                lost.append(errand)
        for errand in lost:
            errand.deaths += 1
            if errand.deaths >= DEATHS:
                raise Abandoned(f"{errand.deaths} times whoever did task {errand.number} has died: {errand.task}")
        for errand in lost:
            self._begin(errand)

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)


def _workers(jobs: int) -> ProcessPoolExecutor:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_settle_in)
    if current_thread() is main_thread():
        # Ctrl-C reaches these processes too. Not a word of it while they start: they inherit that it is ignored.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        for _ in range(jobs):
            pool.submit(int)
        signal.signal(signal.SIGINT, before)
    return pool


def _settle_in() -> None:
    """In a worker: it dies of Ctrl-C without a word, and does not outlive whoever it works for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_leave_with, args=(parent_process(),), daemon=True).start()


def _leave_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)
