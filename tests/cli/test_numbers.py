"""`stolik simulate`, `arena` and `bench`: reproducible numbers, for people and as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.cli.screen import progress
from stolik.lab import bench

from .tool import COMMAND, PATIENCE, Done, environment, stolik

Run = Callable[..., Done]

TIMED = ("games_per_s", "decisions_per_s")


def simulated(done: Done) -> dict[str, Any]:
    """What is reported, without what depends on the clock."""
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    assert list(found) == ["games", "games_per_s", "decisions_per_s", "decisions_per_game", "wins", "compiled"]
    assert all(found.pop(key) > 0 for key in TIMED)
    return found


@pytest.mark.parametrize(("bots", "games"), [("random,random,random", 40), ("greedy,random", 3)])
def test_a_simulation_depends_on_its_seed_alone(tmp_path: Path, bots: str, games: int) -> None:
    arguments = ["simulate", "raverun", "--bots", bots, "--games", str(games), "--json"]
    first = simulated(stolik(tmp_path, *arguments, "--seed", "1", "--jobs", "1"))
    assert simulated(stolik(tmp_path, *arguments, "--seed", "1", "--jobs", "2")) == first
    assert simulated(stolik(tmp_path, *arguments, "--seed", "2", "--jobs", "1")) != first
    assert first["games"] == sum(first["wins"]) == games
    assert len(first["wins"]) == len(bots.split(","))
    assert first["compiled"] is False


def test_players_or_bots_or_neither(run: Run) -> None:
    arguments = ["simulate", "raverun", "--games", "20", "--json"]
    assert len(simulated(run(*arguments))["wins"]) == 2
    assert len(simulated(run(*arguments, "--players", "3"))["wins"]) == 3
    both = run(*arguments, "--players", "3", "--bots", "random,random,random")
    assert simulated(both) == simulated(run(*arguments, "--players", "3"))


def test_a_simulation_for_people(run: Run) -> None:
    done = run("simulate", "raverun", "--bots", "random,random", "--games", "22", "--language", "pl")
    assert "22 gry" in done.out
    assert "gier na sekundę: " in done.out
    assert "silnik: interpretowany" in done.out
    assert "random" in done.out


def test_an_arena(tmp_path: Path, run: Run) -> None:
    arguments = ["arena", "raverun", "greedy", "random", "search:5", "--games", "2", "--seed", "3", "--players", "2,3"]
    first = stolik(tmp_path, *arguments, "--jobs", "2", "--json")
    assert (first.code, first.err) == (0, "")
    duels = json.loads(first.out)
    pairs = [("greedy", "random"), ("greedy", "search:5"), ("random", "search:5")]
    assert [(d["players"], d["bot"], d["field"]) for d in duels] == [(n, a, b) for n in (2, 3) for a, b in pairs]
    for duel in duels:
        assert duel["games"] == 2
        assert duel["share"] == duel["wins"] / 2
        assert duel["low"] - 1e-9 <= duel["share"] <= duel["high"] + 1e-9
        assert duel["even"] == 1 / duel["players"]
    assert json.loads(run(*arguments, "--jobs", "1", "--json").out) == duels
    table = run(*arguments).out
    for word in ("Share", "95% interval", "Even share", "33.3%", "search:5"):
        assert word in table


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_run_that_was_killed_goes_on(tmp_path: Path, run: Run) -> None:
    """Killed while it writes, so that half a line is left; its workers do not outlive it."""
    kept = tmp_path / "run.jsonl"
    arguments = ["arena", "raverun", "greedy", "random", "--games", "12", "--json", "--resume", str(kept)]
    process = subprocess.Popen([*COMMAND, *arguments, "--jobs", "2"], env=environment(tmp_path))
    until(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 3)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    workers = [Path("/proc", child) for child in children.read_text().split()] if children.exists() else []
    process.kill()
    process.wait()
    before = kept.read_bytes()
    kept.write_bytes(before + b'{"task": 1')
    expected = run(*arguments[:-2]).out
    assert run(*arguments).out == expected
    assert kept.read_bytes().startswith(before[: before.rindex(b"\n") + 1])
    assert kept.read_bytes().count(b"\n") == 1 + 12
    refused = run(*arguments, "--seed", "2")
    assert (refused.code, refused.out) == (2, "")
    assert "run.jsonl belongs to another run: its seed is 1, not 2" in refused.err
    until(lambda: not any(worker.exists() for worker in workers))


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_what_is_said_on_the_way_is_no_part_of_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(1):
        print("a machine is gone")
    print("[]")
    assert capsys.readouterr() == ("[]\n", "a machine is gone\n")


def test_a_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    result = {
        "machine": {"python": "3", "system": "here", "cores": 1, "compiled": True},
        "results": [{"subject": "us", "measure": "games", "unit": "1/s", "median": 1.0, "best": 2.0}],
        "ratios": [{"name": "us / them", "median": 3.0, "best": 3.6}],
        "skipped": [],
    }
    asked: list[bool] = []

    def measured(quick: bool) -> dict[str, Any]:
        asked.append(quick)
        return result

    monkeypatch.setattr(bench, "run", measured)
    assert json.loads(run("bench", "--json").out) == result
    assert "us / them" in run("bench", "--quick").out
    assert asked == [False, True]


def test_a_balance(run: Run) -> None:
    arguments = ["balance", "raverun", "--bot", "random", "--games", "3", "--players", "2,3"]
    found = json.loads(run(*arguments, "--json").out)
    assert [(report["players"], report["games"], report["bot"]) for report in found] == [
        (2, 3, "random"),
        (3, 3, "random"),
    ]
    assert [len(report["seats"]) for report in found] == [2, 3]
    table = run(*arguments, "--language", "pl").out
    for word in ("2 gracze, 3 gry", "3 gracze, 3 gry", "Wygrane według miejsca", "Karta", "Przedział 95%"):
        assert word in table


def test_two_bots_by_deals(tmp_path: Path, run: Run) -> None:
    """Each deal is played for every seat; a run that goes on may be for more games."""
    kept = tmp_path / "duel.jsonl"
    arguments = ["arena", "raverun", "greedy:1", "random", "--paired", "--players", "3", "--json"]
    (first,) = json.loads(run(*arguments, "--games", "7", "--resume", str(kept)).out)["duels"]
    assert (first["deals"], first["games"], first["way"]) == (2, 6, "core")
    (more,) = json.loads(run(*arguments, "--games", "12", "--resume", str(kept), "--jobs", "2").out)["duels"]
    assert (more["deals"], more["games"]) == (4, 12)
    assert json.loads(run(*arguments, "--games", "12").out)["duels"] == [more]
    there, back = json.loads(run(*arguments, "--games", "3", "--reverse", "--at-tables").out)["duels"]
    assert (there["bot"], back["bot"]) == ("greedy:1", "random")
    assert there["way"] == back["way"] == "tables"
    table = run(*arguments[:-3], "--until-sure", "--games", "150").out
    for word in ("Verdict: better", "(in core)", "50.0%"):
        assert word in table


def test_two_bots_at_equal_time(run: Run) -> None:
    arguments = ["arena", "raverun", "search:4", "search:8", "--equal-time", "--games", "2"]
    told = json.loads(run(*arguments, "--json").out)
    (speeds,) = told["speeds"]
    assert [told["duels"][0][key] for key in ("bot", "field")] == [speeds["bot"], speeds["field"]]
    assert speeds["bot"] == "search:4"
    assert "search:4: " in run(*arguments).out


def test_a_ladder(tmp_path: Path, run: Run) -> None:
    page = tmp_path / "ladder.md"
    arguments = ["arena", "--ladder", "sedlec", "--players", "1", "--level", "medium", "--games", "2"]
    arguments += ["--report", str(page)]
    (rung,) = json.loads(run(*arguments, "--json", "--resume", str(tmp_path / "kept")).out)
    assert (rung["game"], rung["players"], rung["level"], rung["below"]) == ("sedlec", 1, "medium", "easy")
    assert rung["deals"] == 1
    assert (tmp_path / "kept" / "sedlec-1-medium.jsonl").exists()
    assert "| sedlec | 1 | medium |" in page.read_text()
    assert "Needed" in run(*arguments).out
