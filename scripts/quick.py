"""A server whose bots do not think long: for drills in which nobody waits for a good answer."""

from __future__ import annotations

import sys
from pathlib import Path

from stolik.bots import LEVELS
from stolik.cli.main import main

COMMAND = [sys.executable, str(Path(__file__)), "serve"]

if __name__ == "__main__":
    for level in LEVELS:
        LEVELS[level] = "greedy"
    sys.exit(main())
