"""Tests run interpreted: always the sources as they are, whatever was compiled beside them."""

import os
import sys
from pathlib import Path

os.environ.setdefault("STOLIK_PURE", "1")  # before anything imports stolik; empty: as compiled
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
