"""The file of a tutorial: what is wrong in it is refused by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.engine.errors import DataError
from stolik.engine.lessons import load_lessons
from stolik.games.sedlec import RULEBOOK
from stolik.games.sedlec.lessons import position

GOOD = """
[[lesson]]
id = "one"
rule = "SED.dig.1"
label = "dig"
[lesson.position]
stack = [["b01", 0, 1]]
hand = ["b02"]
down = [3, 3]
"""


def load(folder: Path, text: str) -> None:
    path = folder / "tutorial.toml"
    path.write_text(text, encoding="utf-8")
    load_lessons(path, RULEBOOK, position)


def test_a_good_one(tmp_path: Path) -> None:
    load(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "one"', 'id = "one"\ncolour = "red"', "lesson one has an unknown field colour"),
        ("SED.dig.1", "SED.dig.99", "lesson one has an unknown rule: SED.dig.99"),
        ('label = "dig"', "", "lesson one must have one of count, best, label"),
        ('label = "dig"', 'label = "dig"\nbest = "gain"', "lesson one must have one of"),
        ('"b01", 0, 1', '"b99", 0, 1', "there is no skull card b99"),
        ('"b01", 0, 1', '"b01", 1, 1', "no card lies at 1,1"),
        ('"b01", 0, 1', '"b01", 0', "has a wrong position"),
        ('["b02"]', '["b01"]', "twice"),
        ("down = [3, 3]", "down = [30]", "not so many cards"),
        ("down", "up", "there is no up"),
        ("[lesson.position]", "[lesson.settings]", "has no position"),
        ("[[lesson]]", "[[lessons]]", "has no list of lesson"),
    ],
)
def test_a_wrong_one(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert GOOD.count(old) >= 1
    with pytest.raises(DataError, match=r"^tutorial\.toml: ") as caught:
        load(tmp_path, GOOD.replace(old, new, 1))
    assert said in str(caught.value)
