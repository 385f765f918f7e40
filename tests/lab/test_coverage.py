"""The rule coverage: every rule of Raverun has a check, a test and a use; what is missing is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik import games as shelf
from stolik.engine.errors import StolikError
from stolik.games.raverun import GAME
from stolik.lab.coverage import RuleCoverage, coverage, summary

TESTS = Path(__file__).parents[1]


def rows_of(tests: Path | None, games: int = 0) -> dict[str, RuleCoverage]:
    return {row.rule: row for row in coverage(GAME, tests, games, seed=1)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A tests folder with nothing in it yet."""
    (tmp_path / "tests" / "games" / "raverun").mkdir(parents=True)
    return tmp_path / "tests"


def write(folder: Path, text: str, name: str = "test_some.py") -> None:
    (folder / "games" / "raverun" / name).write_text(text, encoding="utf-8")


def test_raverun_is_covered_completely() -> None:
    rows = coverage(GAME, TESTS, 60, seed=1)
    count = len(GAME.rulebook.rules)
    assert summary(rows) == {"rules": count, "tested": count, "exercised": count, "missing": []}
    assert [row.rule for row in rows] == list(GAME.rulebook.rules)
    assert [row.rule for row in rows if not row.checks] == []


def test_every_rule_of_every_game_is_named_and_tested() -> None:
    for name in shelf.names():
        rows = coverage(shelf.get(name), TESTS, 0, seed=1)
        assert [row.rule for row in rows if not (row.checks and row.tests)] == []


def test_without_a_folder_the_tests_of_this_checkout_are_read() -> None:
    assert rows_of(None) == rows_of(TESTS)


def test_a_rule_that_loses_its_test_is_reported(tmp_path: Path) -> None:
    kept = tmp_path / "tests" / "games" / "raverun"
    kept.mkdir(parents=True)
    for path in (TESTS / "games" / "raverun").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        (kept / path.name).write_text(text.replace('"RAV.info.8"', ""), encoding="utf-8")
    rows = coverage(GAME, tmp_path / "tests", 0, seed=1)
    assert summary(rows)["missing"] == ["RAV.info.8"]
    assert summary(rows)["tested"] == summary(rows)["rules"] - 1


def test_marks_on_functions_classes_and_files(folder: Path) -> None:
    write(
        folder,
        """
import pytest, does_not_exist  # tests are never imported
pytestmark = [pytest.mark.rule("RAV.goal.1")]

@pytest.mark.rule("RAV.end.1", "RAV.end.2")
@pytest.mark.parametrize("a", [1, pytest.param(2, marks=pytest.mark.rule("RAV.end.3"))])
def test_one(a): ...

@pytest.mark.rule("RAV.setup.1")
class TestMany:
    @pytest.mark.rule("RAV.setup.2")
    def test_two(self): ...

@pytest.mark.rule("RAV.zone.1")
def helper(): ...

@other.mark.rule("RAV.zone.2")
def test_three(): ...
""",
    )
    write(folder, '@pytest.mark.rule("RAV.zone.3")\ndef test_x(): ...', "helpers.py")
    tests = {rule: row.tests for rule, row in rows_of(folder).items() if row.tests}
    file = "tests/games/raverun/test_some.py"
    one, two, three = f"{file}::test_one", f"{file}::TestMany::test_two", f"{file}::test_three"
    assert tests == {
        "RAV.goal.1": [one, two, three],
        "RAV.end.1": [one],
        "RAV.end.2": [one],
        "RAV.end.3": [one],
        "RAV.setup.1": [two],
        "RAV.setup.2": [two],
    }


def test_checks_are_found_in_comments_and_shorthand(folder: Path) -> None:
    rows = rows_of(folder)
    source = Path(GAME.texts.folder.parent / "rules.py").read_text(encoding="utf-8").splitlines()
    line = 1 + next(n for n, text in enumerate(source) if '"""RAV.phase2.1-.3:' in text)
    for rule in ("RAV.phase2.1", "RAV.phase2.2", "RAV.phase2.3"):
        assert f"raverun/rules.py:{line}" in rows[rule].checks


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ('@pytest.mark.rule("RAV.effect.9")\ndef test_x(): ...', "RAV.effect.9"),
        ("def test_x():\n    # RAV.nothing.1\n    ...", "RAV.nothing.1"),
        ('"""RAV.end.5-.7 are tested here."""', "RAV.end.7"),
        ('"""RAV.end.5, .6 and .9 are tested here."""', "RAV.end.9"),
    ],
)
def test_an_unknown_rule_is_an_error_that_names_it(folder: Path, text: str, unknown: str) -> None:
    write(folder, text)
    with pytest.raises(StolikError, match=rf"test_some\.py:\d names the rule {unknown}, .* raverun"):
        rows_of(folder)


def test_a_chapter_may_be_named_as_a_whole(folder: Path) -> None:
    write(folder, '"""All of RAV.info.*, RAV.end and, at the end of a sentence, RAV.goal.1."""')
    assert rows_of(folder)["RAV.info.1"].tests == []


def test_no_tests_no_coverage(tmp_path: Path) -> None:
    with pytest.raises(StolikError, match=r"no folder .*nowhere.* with tests of raverun"):
        rows_of(tmp_path / "nowhere")
    (tmp_path / "games").mkdir()
    with pytest.raises(StolikError, match="no folder"):
        rows_of(tmp_path)


def test_games_are_counted_for_every_number_of_players(folder: Path) -> None:
    """One game with two players and one with three: five first cards are picked."""
    rows = rows_of(folder, games=1)
    assert rows["RAV.setup.3"].exercised == 5
    assert rows["RAV.goal.1"].exercised >= 2
    assert rows_of(folder, games=0)["RAV.setup.3"].exercised == 0
    assert rows_of(folder, games=3) == rows_of(folder, games=3)
