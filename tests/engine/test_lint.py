"""Habits that no type checker holds."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from compiled import ROOT, compiled_files


def test_the_compiled_files_are_found() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in compiled_files()}
    assert {"src/stolik/engine/kit.py", "src/stolik/games/raverun/rules.py", "tests/engine/toys/leduc.py"} <= names


def raw_shifts(source: str) -> list[int]:
    """The lines with a shift."""
    operators = (ast.LShift, ast.RShift)
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, operators)
    )


def test_a_shift_is_found() -> None:
    assert raw_shifts("x = 1\ny = x << 3\ny >>= 2\n") == [2, 3]


@pytest.mark.parametrize("path", compiled_files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_raw_shifts_only_in_the_kit(path: Path) -> None:
    """A shift of a literal one is compiled as a 32-bit shift; the kit knows how to do it right."""
    if path.name != "kit.py":
        assert raw_shifts(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", compiled_files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rules_ask_neither_a_clock_nor_chance(path: Path) -> None:
    """Chance comes from whoever drives a state; only the search may look at a clock, to stop in time."""
    imported = {
        alias.name if isinstance(node, ast.Import) else str(node.module)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    forbidden = {"random", "secrets", "os", "datetime", "uuid"}
    if path.name != "search.py":
        forbidden.add("time")
    assert not imported & forbidden
