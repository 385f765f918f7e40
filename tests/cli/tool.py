"""Running the command line as people do: real processes with pipes, or in this process where that is quicker."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"
COMMAND = [sys.executable, "-m", "stolik.cli.main"]
PATIENCE = 120  # seconds for any command


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


def environment(data: Path) -> dict[str, str]:
    """Sources, an own data folder, no colour, 80 columns, English unless a test says otherwise."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    return {
        **kept,
        "PYTHONPATH": str(SRC),
        "PYTHONUTF8": "1",
        "STOLIK_PURE": "1",
        "STOLIK_DATA": str(data),
        "COLUMNS": "80",
    }


def stolik(data: Path, *arguments: str, typed: str = "", **env: str) -> Done:
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**environment(data), **env},
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def only_log(data: Path) -> Path:
    (path,) = (data / "logs").iterdir()
    return path
