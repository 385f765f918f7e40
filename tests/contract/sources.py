"""Programs of these tests, run from the sources, whatever was compiled beside them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from compiled import ROOT

PATHS = [str(ROOT / name) for name in ("src", "tests", "tests/engine")]


def told(program: str, game: str) -> Any:
    """What a program says of a game."""
    environment = {**os.environ, "STOLIK_PURE": "1", "PYTHONPATH": os.pathsep.join(PATHS)}
    command = [sys.executable, "-m", f"contract.{program}", game]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)
