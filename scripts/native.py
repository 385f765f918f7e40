"""Which files mypyc compiles: those of the engine and the games that speak of native ints."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src/stolik/engine", "src/stolik/games/*")
TOYS = ("tests/engine/toys",)


def sources(toys: bool = False) -> list[Path]:
    """All of them; with `toys` also the small games of the engine's tests."""
    return [
        path
        for pattern in FOLDERS + (TOYS if toys else ())
        for path in sorted(ROOT.glob(f"{pattern}/*.py"))
        if speaks_of_native_ints(path.read_text(encoding="utf-8"))
    ]


def speaks_of_native_ints(source: str) -> bool:
    return any(
        isinstance(node, ast.ImportFrom)
        and node.module == "mypy_extensions"
        and any(alias.name == "i64" for alias in node.names)
        for node in ast.walk(ast.parse(source))
    )
