"""Every one of the 40 rulings of the specification is named by a test that depends on it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULINGS = range(1, 41)


def named_by(path: Path) -> set[int]:
    """The rulings that the docstrings of a file's tests name: "Ruling 7", "Rulings 3, 4 and 9"."""
    docs = [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    lists = re.findall(r"[Rr]ulings? (\d+(?:(?:, | and |, and )\d+)*)", " ".join(docs))
    return {int(number) for found in lists for number in re.findall(r"\d+", found)}


def test_every_ruling_has_a_test() -> None:
    named = set[int]().union(*(named_by(path) for path in Path(__file__).parent.glob("test_*.py")))
    assert set(RULINGS) - named == set()
    assert named - set(RULINGS) == set()
