"""The compiled engine plays the same games as the sources: every end, every length, every search."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from compiled import ROOT, compiled_files, results, sets

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def answers() -> dict[str, Any]:
    """What the compiled engine says, in a process of its own."""
    libraries = sorted((ROOT / "src").glob("stolik__mypyc*"))
    if not libraries:
        pytest.skip("there is no compiled engine here: run make build")
    newest = max(compiled_files(), key=lambda path: path.stat().st_mtime)
    if newest.stat().st_mtime > libraries[-1].stat().st_mtime:
        pytest.fail(f"compiled engine is stale: run make build ({newest.relative_to(ROOT)} is newer)")
    environment = {key: value for key, value in os.environ.items() if key != "STOLIK_PURE"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(HERE)])
    command = [sys.executable, str(HERE / "compiled.py")]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    answer: dict[str, Any] = json.loads(run.stdout)
    if not answer["compiled"]:
        pytest.skip("the engine was not loaded compiled: run make build")
    return answer


@pytest.fixture(scope="module")
def compiled(answers: dict[str, Any]) -> dict[str, Any]:
    """The results of its games."""
    results_there: dict[str, Any] = answers["results"]
    return results_there


def test_bit_sets_are_the_same(answers: dict[str, Any]) -> None:
    assert answers["sets"] == sets()


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(results()))
    return plain


def test_the_same_games_are_compared(compiled: dict[str, Any], interpreted: dict[str, Any]) -> None:
    assert list(compiled) == list(interpreted)


@pytest.mark.usefixtures("answers")  # skipped or stale as the others
@pytest.mark.parametrize("bots", ["random,random", "greedy,random"])
def test_processes_of_the_compiled_engine_work_together(bots: str) -> None:
    """Compiled objects cannot travel between processes: this is where it would show."""
    command = [sys.executable, "-m", "stolik.cli.main", "simulate", "raverun", "--bots", bots, "--json"]
    found = []
    for pure, jobs in (("", "2"), ("1", "1")):
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "STOLIK_PURE": pure}
        run = subprocess.run(
            [*command, "--games", "8", "--jobs", jobs], env=environment, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
        found.append(json.loads(run.stdout))
    assert [result["compiled"] for result in found] == [True, False]
    assert found[0]["wins"] == found[1]["wins"]
    assert found[0]["decisions_per_game"] == found[1]["decisions_per_game"]


def test_random_games_end_alike(compiled: dict[str, Any], interpreted: dict[str, Any]) -> None:
    for name, result in interpreted.items():
        assert compiled[name]["played"] == result["played"], name


def test_searches_find_the_same(compiled: dict[str, Any], interpreted: dict[str, Any]) -> None:
    for name, result in interpreted.items():
        assert compiled[name]["searched"] == result["searched"], name


def test_programs_are_shown_the_same(compiled: dict[str, Any], interpreted: dict[str, Any]) -> None:
    for name, result in interpreted.items():
        assert compiled[name]["encoded"] == result["encoded"], name
