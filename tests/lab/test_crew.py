"""A run comes to the same whoever does it, however often it was stopped; and it keeps little in memory."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from stolik.engine.errors import BadJournal
from stolik.lab import arena, balance, crew, fuzz, simulation
from stolik.lab.crew import Crew, cut
from stolik.lab.pool import SPARE

JOB = {"command": "test"}


def tenth(task: tuple[int, int]) -> float:
    return task[0] / 10


def late(task: tuple[int, str, int]) -> int:
    """The first one waits for a file."""
    while task[0] == 0 and not Path(task[1]).exists():
        time.sleep(0.01)
    return task[0]


def test_games_are_cut_by_their_number_alone() -> None:
    assert list(cut(3, 10)) == [(0, 1), (1, 1), (2, 1)]
    assert list(cut(130, 10))[-2:] == [(126, 3), (129, 1)]
    for games in (1, 63, 64, 65, 641, 5000):
        firsts, sizes = zip(*cut(games, 10), strict=True)
        assert sum(sizes) == games
        assert max(sizes) <= 10
        assert list(firsts) == [sum(sizes[:k]) for k in range(len(sizes))]


def test_results_come_in_order_and_progress_as_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the first result is missing, others are done; but no more than memory shall hold."""
    monkeypatch.setattr(crew, "LEAD", 10)
    now = tmp_path / "now"
    told: list[int] = []
    drawn = 0

    def step(games: int) -> None:
        told.append(games)
        if len(told) == 10:
            Timer(0.3, now.touch).start()  # time enough to do hundreds

    def tasks() -> Iterator[tuple[int, str, int]]:
        nonlocal drawn
        for drawn in count():
            yield drawn, str(now), 3

    results = Crew(2, step=step).results(JOB, late, tasks())
    assert next(results) == 0
    assert 10 < len(told) <= 10 + 2 * SPARE
    assert drawn <= 10 + 2 * SPARE
    assert [next(results) for _ in range(30)] == list(range(1, 31))
    assert set(told) == {3}
    results.close()


def test_nothing_is_drawn_before_it_is_needed() -> None:
    numbers = count()
    results = Crew().results(JOB, tenth, ((number, 1) for number in numbers))
    assert [next(results) for _ in range(100)] == [number / 10 for number in range(100)]
    assert next(numbers) <= 102


def test_a_run_goes_on_wherever_it_was_stopped(tmp_path: Path) -> None:
    tasks = [(number, 2) for number in range(7)]
    expected = [number / 10 for number in range(7)]
    path, done = tmp_path / "run.jsonl", list[int]()

    def again(task: tuple[int, int]) -> float:
        done.append(task[0])
        return tenth(task)

    assert list(Crew(resume=path).results(JOB, tenth, tasks)) == expected
    whole = path.read_bytes()
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        done.clear()
        told: list[int] = []
        assert list(Crew(resume=path, step=told.append).results(JOB, again, tasks)) == expected
        assert done == list(range(max(0, whole[:length].count(b"\n") - 1), 7))
        assert told == [2] * 7


def test_what_is_done_is_not_done_again_by_another_crew(tmp_path: Path) -> None:
    """Nobody is even called for it: there is no such cluster."""
    path = tmp_path / "run.jsonl"
    first = Crew(resume=path)
    assert list(first.results(JOB, tenth, [(1, 1), (2, 1)])) == [0.1, 0.2]
    second = Crew(cluster="nowhere:1", resume=path)
    assert list(second.results(JOB, tenth, [(1, 1), (2, 1)])) == [0.1, 0.2]
    assert second.seconds == first.seconds > 0


def told(which: str, someone: Crew) -> Any:
    """What is reported, without what depends on the clock."""
    if which == "simulate":
        found = simulation.run("raverun", ["random"] * 3, {}, 70, 1, someone)
        return found.games, found.decisions, found.wins
    if which == "arena":
        return [d.to_json() for d in arena.duels("raverun", ["random"] * 2, [2, 3], {}, 3, 1, someone)]
    if which == "balance":
        return [r.to_json() for r in balance.reports("raverun", "random", [2, 3], {}, 3, 1, someone)]
    return fuzz.run("raverun", 2, 1, someone)


@pytest.mark.parametrize("which", ["simulate", "arena", "balance", "fuzz"])
def test_every_run_is_the_same_after_a_stop(tmp_path: Path, which: str) -> None:
    path = tmp_path / "run.jsonl"
    expected = told(which, Crew())
    assert told(which, Crew(resume=path)) == expected
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]) + lines[2][:9])  # the first task, and a piece of the second
    assert told(which, Crew(resume=path)) == expected
    assert path.read_bytes().count(b"\n") == len(lines)
    with pytest.raises(BadJournal, match="belongs to another run"):
        told({"simulate": "arena"}.get(which, "simulate"), Crew(resume=path))
