"""`stolik score`: real cards on a real table."""

from __future__ import annotations

import json
from pathlib import Path

from .tool import stolik

STACK = "CCZ\nZPC\n"


def test_a_stack_that_is_typed(tmp_path: Path) -> None:
    done = stolik(tmp_path, "score", "sedlec", typed=STACK)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[:2] == [" 2  C   C   Z", " 1  Z   P   C"]
    assert "Bandit (level 1, place 1): priests beside it 1, points 2." in lines
    assert "Bandit (level 2, place 3): priests beside it 0, points 0." in lines
    assert "Score: 7" in lines  # three peasants, a level with a priest, one bandit beside it


def test_what_an_effect_adds_names_its_reason(tmp_path: Path) -> None:
    lines = stolik(tmp_path, "score", "sedlec", typed="effect szajka\nZZ.Z\n").out.splitlines()
    assert "Bandit (level 1, place 1): no priest, bandits beside it 1, points -1." in lines
    assert "Bandit (level 1, place 4): priests beside it 0, points 0." in lines
    lines = stolik(tmp_path, "score", "sedlec", typed="effect bunt_chlopski\nC...\nK...\n").out.splitlines()
    assert "Peasant (level 2, place 1): kings below 1, points 3." in lines


def test_a_file_in_polish_and_as_json(tmp_path: Path) -> None:
    path = tmp_path / "stack.txt"
    path.write_text(STACK, encoding="utf-8")
    done = stolik(tmp_path, "score", "sedlec", str(path), "--language", "pl")
    assert "Wynik: 7" in done.out.splitlines()
    done = stolik(tmp_path, "score", "sedlec", str(path), "--json")
    (scored,) = json.loads(done.out)["scored"]
    assert scored["total"] == 7
    assert scored["points"] == {"K": 0, "C": 3, "P": 2, "L": 0, "Z": 2, "X": 0}
    assert scored["story"][-1] == {"pl": "Wynik: 7", "en": "Score: 7"}


def test_what_cannot_be_scored(tmp_path: Path) -> None:
    done = stolik(tmp_path, "score", "sedlec", typed="KK")
    assert (done.code, done.out) == (2, "")
    assert done.err == "stolik: The lowest level of a stack has 3 or 4 skulls, not 2: KK\n"
    done = stolik(tmp_path, "score", "raverun", typed="KK")
    assert done.err == "stolik: there is nothing to score in raverun\n"
    done = stolik(tmp_path, "score", "sedlec", str(tmp_path / "none"))
    assert "cannot be read" in done.err
