"""Cards that an owner of the box has typed in: whatever the loader allows is played by the rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.rule("TC.O1", "TC.O4")
def test_a_move_may_have_any_number_of_arrows() -> None:
    """Eight of them, on a card that also swaps: each goes where it points, and the swap is still a swap."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("src", "tests"))
    environment = {**os.environ, "STOLIK_PURE": "1", "PYTHONPATH": paths}
    command = [sys.executable, "-m", "games.cheers.own_cards"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    aslant, aside, swapped = json.loads(run.stdout)
    # Three in a row on the ground: the outer ones have a free side, and everybody has the three cells above.
    above = {f"move 1:{col},1 by {across},1" for col in range(3) for across in (-1, 0, 1)}
    assert set(aslant["choices"]) == above | {"move 1:0,1 by -1,0", "move 1:2,1 by 1,0", "swap 1:0,1"}
    assert aslant["choices"] == aside["choices"] == swapped["choices"]
    assert (aslant["label"], aslant["facts"]["col2"], aslant["facts"]["level2"]) == ("move", "2", "2")
    assert aslant["after"] == {"0,1": "walltor", "2,1": "unicone", "2,2": "accountant"}
    assert aside["after"] == {"0,1": "walltor", "1,1": "accountant", "3,1": "unicone"}
    assert swapped["label"] == "swap"
    assert swapped["after"] == {"0,1": "unicone", "1,1": "accountant", "2,1": "walltor"}
