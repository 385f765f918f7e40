"""What the sources of rules say agrees with what their steps declare."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from compiled import ROOT, compiled_files

UNPACKING = {"one": 1, "two": 2, "three": 3}
RULES = [path for path in compiled_files() if path.parent.name != "engine"]


def names_of(args: str) -> list[str]:
    return [said.partition(":")[0] for said in args.split()]


def declared(tree: ast.Module) -> dict[str, list[str]]:
    """By class: the names of its arguments, its own or those of a class of the same file above it."""
    found: dict[str, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                if isinstance(base, ast.Name) and base.id in found:
                    found[node.name] = found[base.id]
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "args":
                    assert isinstance(line.value, ast.Constant)
                    found[node.name] = names_of(str(line.value.value))
    return found


def unpacked(node: ast.AST) -> list[list[str]]:
    """The names that each `g.two()` and the like is unpacked into."""
    found = []
    for line in ast.walk(node):
        call = line.value if isinstance(line, ast.Assign) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "g":
            target = line.targets[0] if isinstance(line, ast.Assign) else None
            if call.func.attr in UNPACKING and not call.args:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                found.append([ast.unparse(name) for name in names if name is not None])
    return found


def wrongly_unpacked(source: str) -> list[str]:
    """Classes in which an argument is given another name than it was declared by; `_` skips one."""
    tree = ast.parse(source)
    known = declared(tree)
    return [
        f"{node.name}: {', '.join(names)}"
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name in known
        for names in unpacked(node)
        if any(
            place >= len(known[node.name]) or name not in ("_", known[node.name][place])
            for place, name in enumerate(names)
        )
    ]


def pushed_in_reverse(source: str) -> list[int]:
    """Lines in which a step is put on the stack right after another, and nothing turns them round."""
    return sorted(set(_reversed(ast.parse(source).body, marked=False)))


def _reversed(block: list[ast.stmt], marked: bool) -> Iterator[int]:
    before = ""
    for line in block:
        text = ast.unparse(line)
        if text.startswith("g.then(") and before.startswith("g.then(") and not marked:
            yield line.lineno
        if text == "mark = g.mark()":
            marked = True
        elif text.startswith("g.in_order("):
            marked = False
        for inner in (getattr(line, name, None) for name in ("body", "orelse")):
            if isinstance(inner, list):
                yield from _reversed(inner, marked)
        before = text


def test_what_is_wrong_is_found() -> None:
    step = 'class Lay(Choice):\n    args = "seat card"\n    def take(self, g):\n        '
    assert wrongly_unpacked(step + "seat, card = g.two()") == []
    assert wrongly_unpacked(step + "_, card = g.two()") == []
    assert wrongly_unpacked(step + "seat = g.one()") == []
    assert wrongly_unpacked(step + "card, seat = g.two()") == ["Lay: card, seat"]
    assert wrongly_unpacked(step + "seat, card, left = g.three()") == ["Lay: seat, card, left"]
    assert pushed_in_reverse("g.then(A)\ng.then(B)\n") == [2]
    assert pushed_in_reverse("mark = g.mark()\ng.then(A)\ng.then(B)\ng.in_order(mark)\n") == []
    nested = "    if x:\n        g.then(A)\n        g.then(B)\n"
    assert pushed_in_reverse("def f():\n    mark = g.mark()\n" + nested + "    g.in_order(mark)\n") == []
    assert pushed_in_reverse("def f():\n" + nested) == [4]
    assert pushed_in_reverse("if x:\n    g.then(A)\nelse:\n    g.then(B)\n") == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_arguments_are_unpacked_by_their_names(path: Path) -> None:
    assert wrongly_unpacked(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_follows_is_put_down_in_its_order(path: Path) -> None:
    assert pushed_in_reverse(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_numbers_go_by_names(path: Path) -> None:
    """No bare argument, and nothing said of a number that its registration says already."""
    source = path.read_text(encoding="utf-8")
    assert re.findall(r"\bg\.[abc]\b", source) == []
    assert re.findall(r"Final\[i64\] = i64\((?:PARTS|LAYOUT)\.", source) == []
