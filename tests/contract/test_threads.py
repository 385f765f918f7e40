"""Whoever plays has what the rules note for himself: tables played at once in threads come out as if played alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from compiled import ROOT
from stolik.engine.game import Game
from stolik.engine.kit import COMPILED

from .threads import differing


def test_tables_at_once_are_as_alone(game: Game) -> None:
    assert differing(game) == []


@pytest.mark.skipif(not COMPILED, reason="the test above has played the sources")
def test_and_so_are_those_of_the_sources(game: Game) -> None:
    paths = [str(ROOT / name) for name in ("src", "tests", "tests/engine")]
    environment = {**os.environ, "STOLIK_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "contract.threads", game.id]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == []
