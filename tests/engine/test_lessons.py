"""The file of a tutorial: what is wrong in it is refused by its name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolik.engine.errors import BadPicture, DataError
from stolik.engine.lessons import load_lessons
from stolik.engine.teaching import Lesson
from stolik.games.sedlec import GAME, RULEBOOK
from stolik.lab.lessons import laid

GOOD = """
[[lesson]]
id = "one"
rules = ["SED.dig.1"]
position = { stack = [["b01", 0, 1]], hand = ["b02"], down = [3, 3] }
variant = { executioners = "yes" }
begin = [[0, "stack b02 2,1"]]
dice = [1, 4]
[[lesson.beat]]
ask = "do"
right = ["dig 1 2"]
goal = { event = { event = "dug", seat = 0 } }
wrong = { "stack b02 2,1" = "stacked" }
refused = { "collect 1" = "SED.collect.2" }
reply = "pass"
play = [[1, "dig 1"]]
[[lesson.beat]]
ask = "say"
try = ["one", "two"]
right = ["one"]
goal = { any = [{ reach = { path = ["over"], is = true }, steps = 2 }, { win = 0 }, { no_event = { event = "dug" } }] }
[[lesson.beat]]
ask = "point"
of = "card"
events = { event = "took", seat = 0 }
field = "card"
from_start = true
right = ["b01", 7]
[[lesson]]
id = "two"
rules = ["SED.dig.1"]
position = {}
[[lesson.beat]]
ask = "count"
sum = [["derived", "totals", 0], ["turn"]]
right = 3
before = [[0, "dig 1 2"]]
[[lesson.beat]]
ask = "which"
right = 1
choice = [{ events = { event = "dug" }, at_least = 2 }, { path = ["state", "stack", 0, "len"], at_most = 3 }]
[[lesson.beat]]
ask = "do"
right = ["dig 1 2", "dig 2 3"]
goal = { most = ["derived", "totals", 0] }
"""


def load(folder: Path, text: str) -> tuple[Lesson, ...]:
    path = folder / "tutorial.toml"
    path.write_text(text, encoding="utf-8")
    return load_lessons(path, RULEBOOK)


def test_a_good_one(tmp_path: Path) -> None:
    one, two = load(tmp_path, GOOD)
    assert (one.id, one.rules, one.questions) == ("one", ("SED.dig.1",), 3)
    assert (one.settings, one.variant) == ({"executioners": "yes"}, {"executioners": "yes"})
    assert (one.begin, one.dice) == (((0, "stack b02 2,1"),), (0, 3))
    do, say, point = one.beats
    assert (do.right, do.reply, do.play) == (("dig 1 2",), None, ((1, "dig 1"),))
    assert (say.tries, say.reply, say.seat) == (("one", "two"), (), 0)
    assert (point.right, point.of, point.from_start) == (("b01", "7"), "card", True)
    assert point.reads == {"events": {"event": "took", "seat": 0}, "field": "card"}
    count, which, best = two.beats
    assert (count.right, count.before, which.right) == (("3",), ((0, "dig 1 2"),), ("1",))
    assert best.goal == {"most": {"path": ["derived", "totals", 0]}}
    assert (two.settings, two.variant, two.dice) == ({}, {}, ())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "one"', 'id = "one"\ncolour = "red"', "lesson one has an unknown field colour"),
        ('id = "two"', 'id = "one"', "lesson one stands there twice"),
        ("SED.dig.1", "SED.dig.99", "lesson one has an unknown rule: SED.dig.99"),
        ('["SED.dig.1"]', "[]", "lesson one has no rules"),
        ('["SED.dig.1"]', "[1]", "must have texts as its rules"),
        ("position = {}", "", "lesson two has no position"),
        ('"yes"', "true", "must have texts by name as its variant"),
        ('[[0, "stack b02 2,1"]]', '["stack b02 2,1"]', "must have [seat, answer] in its begin"),
        ("dice = [1, 4]", "dice = [0]", "must have numbers from 1 as its dice"),
        (
            'ask = "do"',
            'ask = "guess"',
            "lesson one question 1 must ask one of do, say, point, count, which,",
        ),
        ('ask = "do"', 'ask = "do"\nof = "card"', "lesson one, question 1: do has an unknown field of"),
        ('right = ["dig 1 2"]', "", "1: do must have a list of what is right"),
        ('right = ["dig 1 2"]', "right = []", "1: do has no right answer"),
        ('right = ["dig 1 2"]', 'right = ["a", "b"]', "several right answers to question 1"),
        ("SED.collect.2", "SED.collect.9", "1: do has an unknown rule"),
        ('goal = { event = { event = "dug", seat = 0 } }', "", "1: do has no goal"),
        ('{ event = "dug", seat = 0 }', "{ seat = 0 }", "must name an event"),
        ('{ event = { event = "dug", seat = 0 } }', "{ path = [1] }", "must compare by one of is"),
        ('{ event = { event = "dug", seat = 0 } }', "{ path = [], is = 1 }", "has no path"),
        ('{ event = { event = "dug", seat = 0 } }', "{ most = { way = [1] } }", "must measure by one of path"),
        ('{ event = { event = "dug", seat = 0 } }', "{ win = 0, all = [] }", "cannot have all and win"),
        ('{ event = { event = "dug", seat = 0 } }', "{ all = [] }", "must have a list behind all"),
        ("steps = 2", "stones = 2", "has an unknown stones beside reach"),
        ('try = ["one", "two"]', "", "2: say has no list of try"),
        ('of = "card"', "", "3: point has no of"),
        ('field = "card"', "", "3: point has no field"),
        ('[["derived", "totals", 0], ["turn"]]', "[]", "has no paths to sum up"),
        ("right = 3", 'right = "3"', "must say by a number what is right"),
        ("right = 1\n", "right = 2\n", "question 2: which has no sentence 2"),
        ('[[lesson.beat]]\nask = "count"', '[[lesson.question]]\nask = "count"', "unknown field question"),
    ],
)
def test_a_wrong_one(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert GOOD.count(old) >= 1
    with pytest.raises(DataError, match=r"^tutorial\.toml: ") as caught:
        load(tmp_path, GOOD.replace(old, new, 1))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"stack": [["b99", 0, 1]]}, "there is no skull card b99"),
        ({"stack": [["b01", 1, 1]]}, "no card lies at 1,1"),
        ({"stack": [["b01", 0]]}, "is no position"),
        ({"stack": [["b01", 0, 1], ["b02", 0, 1]]}, "two cards lie at 0,1"),
        ({"stack": [["b01", 0, 1]], "hand": ["b01"]}, "twice"),
        ({"down": [30]}, "not so many cards"),
        ({"up": []}, "there is no up"),
    ],
)
def test_a_wrong_position(told: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPicture, match=said):
        laid(GAME, told, {}, ["1", "2"])
