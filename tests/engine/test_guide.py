"""The file of a guide: what is wrong in it is refused by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.engine.errors import DataError
from stolik.engine.guide import load_guide
from stolik.games.sedlec import RULEBOOK

FILE = """
[first]
seats = 2

[[card]]
id = "one"
rule = "SED.dig.1"
when = {when}
"""


@pytest.mark.parametrize(
    ("when", "error"),
    [
        ('{ with = { seat = "you" } }', "one must wait for one of path, others, events"),
        ('{ path = ["over"], others = ["near"] }', "one must wait for one of path, others, events"),
        ('{ path = ["over"] }', "one must compare its path by is or at_least"),
        ('{ path = ["over"], is = 1, at_least = 1 }', "one must compare its path by is or at_least"),
        ('{ events = ["dug"], is = 1 }', "one says what does not go together: events, is"),
        ('{ events = ["dug"], twice = "seat" }', "one says what does not go together: events, twice"),
    ],
)
def test_what_a_card_waits_for_can_be_read(tmp_path: Path, when: str, error: str) -> None:
    (tmp_path / "guide.toml").write_text(FILE.replace("{when}", when))
    with pytest.raises(DataError, match=error):
        load_guide(tmp_path, RULEBOOK)
