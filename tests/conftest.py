"""Tests run interpreted: always the sources as they are, whatever was compiled beside them. And they run the same each
time, however slow the machine; STOLIK_DEALS, whatever it says, has tables deal and examples be made otherwise."""

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

os.environ.setdefault("STOLIK_PURE", "1")  # before anything imports stolik; empty: as compiled
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

settings.register_profile(
    "same",
    deadline=None,
    derandomize="STOLIK_DEALS" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same")
