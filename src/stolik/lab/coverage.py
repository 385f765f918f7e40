"""Which rules the code names, which the tests check, and which come up in random games.

Tests are read, never run or imported: a test belongs to the rules that `pytest.mark.rule` names on it,
on its class or, as `pytestmark`, in its file.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stolik.engine.chain import seed_of
from stolik.engine.errors import StolikError
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.table import Table

HERE = Path(__file__).parents[3] / "tests"  # of a checkout

_NEXT = r"( ?- ?| to |,? and |, )\.(\d+)"  # "RAV.effect.1-.4, .7 and .8" names six rules


@dataclass(frozen=True)
class RuleCoverage:
    rule: str
    checks: list[str]  # file:line of the game's sources
    tests: list[str]  # as pytest names them
    exercised: int  # how often it came up


def coverage(game: Game, tests: Path | None, games: int, seed: int) -> list[RuleCoverage]:
    """Each rule of a game; its tests are those in `games/<id>` of the tests folder (None: of this checkout).

    An id that the rulebook does not have, in the sources or in the tests, is an error.
    """
    tests = HERE if tests is None else tests
    folder = tests / "games" / game.id
    if not folder.is_dir():
        raise StolikError(f"there is no folder {folder} with tests of {game.id}")
    code = Path(sys.modules[type(game.rules).__module__].__file__ or "").parent
    checks = [*_named(game, code, code.parent), *((step.law, f"step {step.name}") for step in game.rules.steps)]
    checks = [(rule, where) for rule, where in checks if rule]
    for rule, where in [*checks, *_named(game, folder, tests.parent)]:
        if not _exists(game, rule):
            raise StolikError(f"{where} names the rule {rule}, which {game.id} does not have")
    marked = [pair for path in sorted(folder.rglob("test_*.py")) for pair in _marked(path, tests.parent)]
    exercised = _exercised(game, games, seed)
    return [
        RuleCoverage(
            rule,
            [where for name, where in checks if name == rule],  # by its id in a source, or by a step's registration
            [test for test, rules in marked if rule in rules],
            exercised[rule],
        )
        for rule in game.rulebook.rules
    ]


def summary(rows: list[RuleCoverage]) -> dict[str, Any]:
    return {
        "rules": len(rows),
        "tested": sum(bool(row.tests) for row in rows),
        "exercised": sum(row.exercised > 0 for row in rows),
        "missing": [row.rule for row in rows if not row.tests],
    }


def _exists(game: Game, name: str) -> bool:
    """Is it a rule, or a chapter of rules?"""
    return any(rule == name or rule.startswith(name + ".") for rule in game.rulebook.rules)


def _named(game: Game, folder: Path, root: Path) -> Iterator[tuple[str, str]]:
    """Every rule that the Python files of a folder name, comments included, and where."""
    prefixes = "|".join(sorted({re.escape(rule.split(".")[0]) for rule in game.rulebook.rules}))
    pattern = re.compile(rf"\b(?:{prefixes})\.[\w.]*\w(?:{_NEXT})*")
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for found in pattern.finditer(line):
                for rule in _spelled_out(found.group()):
                    yield rule, f"{path.relative_to(root).as_posix()}:{number}"


def _spelled_out(text: str) -> Iterator[str]:
    first = re.sub(rf"(?:{_NEXT})+$", "", text)
    yield first
    chapter, _, last = first.rpartition(".")
    for link, number in re.findall(_NEXT, text[len(first) :]):
        start = int(last) + 1 if link.strip() in ("-", "to") else int(number)
        yield from (f"{chapter}.{n}" for n in range(start, int(number) + 1))
        last = number


def _marked(path: Path, root: Path) -> Iterator[tuple[str, list[str]]]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return _tests(tree.body, path.relative_to(root).as_posix(), [])


def _tests(body: list[ast.stmt], name: str, rules: list[str]) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            rules = rules + _rules([node.value])
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield f"{name}::{node.name}", rules + _rules(node.decorator_list)
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{name}::{node.name}", rules + _rules(node.decorator_list))


def _rules(marks: list[ast.expr]) -> list[str]:
    return [
        argument.value
        for mark in marks
        for call in ast.walk(mark)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _exercised(game: Game, games: int, seed: int) -> Counter[str]:
    total: Counter[str] = Counter()
    for seats in game.players:
        for number in range(games):
            settings = {name: values[number % len(values)] for name, values in game.settings.values.items()}
            table = Table(game, seats, game.closest(seats, settings), seed_of(seed + number))
            rng = Rng(seed, number)
            while (decision := table.pending) is not None:
                seat = decision.seats[rng.below(len(decision.seats))]
                legal = table.options(seat)
                table.apply(seat, legal[rng.below(len(legal))].id)
            total.update(table.exercised)
    return total
