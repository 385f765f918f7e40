"""`stolik rules` and `stolik games`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik import games
from stolik.games import get

from .tool import Done

Run = Callable[..., Done]


@pytest.mark.parametrize("game", games.names())
def test_games(run: Run, game: str) -> None:
    for language, players in (("pl", "gracze"), ("en", "players")):
        told = " ".join(run("games", "--language", language).out.split())
        fewest, most = get(game).players[0], get(game).players[-1]
        name, tagline = (get(game).texts.say(language, key) for key in ("name", "tagline"))
        assert f"{game} {players}: {fewest}–{most} {name} {tagline}" in told


def test_all_rules(run: Run) -> None:
    done = run("rules", "raverun", "--language", "pl")
    book = get("raverun").rulebook
    told = " ".join(done.out.split())
    for rule in book.rules.values():
        assert f"{rule.id} " in done.out
        assert " ".join(rule.text["pl"].split()) in told


@pytest.mark.parametrize("name", ["RAV.effect.2", "rav.EFFECT.2"])
def test_one_rule(run: Run, name: str) -> None:
    done = run("rules", "raverun", name)
    assert done.out.startswith("RAV.effect.2  source: Polish rulebook, chapter “The cards described”\n")
    assert "Why: Ruling 14" in done.out
    assert "RAV.effect.3" not in done.out


def test_a_chapter_and_a_rule_of_the_house(run: Run) -> None:
    chapter = run("rules", "raverun", "RAV.phase1").out
    assert [line.split()[0] for line in chapter.splitlines() if line.startswith("RAV.")] == [
        "RAV.phase1.1",
        "RAV.phase1.2",
        "RAV.phase1.3",
    ]
    assert "somebody else’s decision" in run("rules", "raverun", "STOLIK.turn").out


def folder_with(folder: Path, rules: list[str]) -> Path:
    """A tests folder with one test for these rules."""
    path = folder / "tests" / "games" / "raverun" / "test_it.py"
    path.parent.mkdir(parents=True)
    marks = ", ".join(map(repr, rules))
    path.write_text(f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_it(): pass\n", encoding="utf-8")
    return folder / "tests"


def test_coverage(run: Run, tmp_path: Path) -> None:
    rules = list(get("raverun").rulebook.rules)
    full, short = folder_with(tmp_path / "1", rules), folder_with(tmp_path / "2", rules[:-1])
    arguments = ["rules", "raverun", "--coverage", "--games", "2"]
    done = run(*arguments, "--tests", str(full), "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert list(found) == ["rules", "tested", "exercised", "missing"]
    assert (found["rules"], found["tested"], found["missing"]) == (len(rules), len(rules), [])
    done = run(*arguments, "--tests", str(short), "--json")
    assert done.code == 1
    assert json.loads(done.out)["missing"] == rules[-1:]
    done = run(*arguments, "--tests", str(short), "--language", "pl")
    assert done.code == 1
    for rule in rules:
        assert rule in done.out
    assert f"{len(rules)} zasad, z testem: {len(rules) - 1}" in done.out
    assert f"Bez testu: {rules[-1]}" in done.out
