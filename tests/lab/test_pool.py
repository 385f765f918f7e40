"""Pools: what goes in comes out under its number, whoever dies on the way."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stolik.engine.errors import Abandoned, NoCluster, NotInstalled, StolikError
from stolik.lab import pool
from stolik.lab.cluster import RayCluster
from stolik.lab.pool import SPARE, Processes, TaskPool, ThisProcess


def squared(number: int) -> int:
    return number * number


def dying(task: tuple[str, int]) -> int:
    """Whoever comes first dies of it."""
    folder, number = task
    try:
        Path(folder, "somebody").touch(exist_ok=False)
    except FileExistsError:
        return number
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def deadly(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def missing(_: int) -> None:
    raise NotInstalled("lexicon", "there is no lexicon here")


def everything(workers: TaskPool, left: int) -> dict[int, Any]:
    found: dict[int, Any] = {}
    while len(found) < left:
        for done in workers.ready():
            assert done.seconds >= 0
            found[done.number] = done.result
    return found


@pytest.fixture
def two() -> Iterator[Processes]:
    with closing(Processes(2)) as workers:
        yield workers


def test_this_process_does_one_thing_after_the_other() -> None:
    workers = ThisProcess()
    assert workers.hungry()
    workers.submit(7, squared, 3)
    assert not workers.hungry()
    assert everything(workers, 1) == {7: 9}
    assert workers.hungry()


def test_processes_do_as_much_as_keeps_them_busy(two: Processes) -> None:
    number = 0
    while two.hungry():
        two.submit(number, squared, number)
        number += 1
    assert number == 2 * SPARE
    assert everything(two, number) == {n: n * n for n in range(number)}
    assert two.hungry()


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_what_a_dead_process_had_begun_is_done_again(two: Processes, tmp_path: Path) -> None:
    for number in range(4):
        two.submit(number, dying, (str(tmp_path), number))
    assert everything(two, 4) == {0: 0, 1: 1, 2: 2, 3: 3}
    assert (tmp_path / "somebody").exists()


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_what_kills_everybody_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "DEATHS", 2)
    with closing(Processes(1)) as workers:
        workers.submit(5, deadly, 31)
        with pytest.raises(Abandoned, match="2 times whoever did task 5 has died: 31"):
            workers.ready()


def test_an_error_travels_as_its_words() -> None:
    """It could not be made again from what pickle keeps of it, and would look like a death."""
    with closing(Processes(1)) as workers:
        workers.submit(0, missing, 0)
        with pytest.raises(StolikError, match=r"^there is no lexicon here$"):
            workers.ready()


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("here", "a cluster is auto, local, HOST:PORT or ray://HOST:PORT, not 'here'"),
        ("ray://here", "a cluster is auto"),
        ("127.0.0.1:1", "there is no cluster at 127.0.0.1:1: "),
        ("ray://127.0.0.1:1", "there is no cluster at ray://127.0.0.1:1: "),
        ("127.0.0.1:99999", "there is no cluster at 127.0.0.1:99999: "),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(address: str, told: str) -> None:
    begun = time.monotonic()
    with pytest.raises(NoCluster) as refused:
        RayCluster(address)
    assert str(refused.value).startswith((told, "a cluster needs Ray, which is not here"))
    assert time.monotonic() - begun < 10
