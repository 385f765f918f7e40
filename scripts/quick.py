"""A server whose bots do not think long: for drills in which nobody waits for a good answer."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from stolik.cli.main import main
from stolik.server import thinking

COMMAND = [sys.executable, str(Path(__file__)), "serve"]

if __name__ == "__main__":
    with patch.object(thinking, "behind", lambda *_: "greedy"):
        sys.exit(main())
