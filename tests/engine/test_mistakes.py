"""What the author of a game got wrong has a name, whether the engine is compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiled import ROOT
from mistakes import EXPECTED, results

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def interpreted() -> dict[str, str]:
    return results()


@pytest.fixture(scope="module")
def compiled() -> dict[str, str]:
    environment = {key: value for key, value in os.environ.items() if key != "STOLIK_PURE"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(HERE)])
    command = [sys.executable, str(HERE / "mistakes.py")]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    answer = json.loads(run.stdout)
    if not answer["compiled"]:
        pytest.skip("there is no compiled engine here: run make build")
    found: dict[str, str] = answer["results"]
    return found


@pytest.mark.parametrize("mistake", EXPECTED)
def test_a_mistake_is_named(interpreted: dict[str, str], mistake: str) -> None:
    assert interpreted[mistake] == EXPECTED[mistake]


@pytest.mark.parametrize("mistake", EXPECTED)
def test_and_compiled_just_so(compiled: dict[str, str], mistake: str) -> None:
    assert compiled[mistake] == EXPECTED[mistake]
