"""One word, one meaning: no class name occurs twice, and docs/glossary.md speaks of what there is."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from stolik import games

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "stolik"
OURS = ("engine", "bots", "rl", "lab", "server", "cli")


def statements(folder: Path) -> Iterator[ast.stmt]:
    for path in sorted(folder.rglob("*.py")):
        yield from ast.parse(path.read_text(encoding="utf-8")).body


def classes(folder: Path) -> list[ast.ClassDef]:
    return [each for each in statements(folder) if isinstance(each, ast.ClassDef)]


def assigned(node: ast.AST) -> Iterator[str]:
    """The names that a statement gives to something, those of fields among them."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    for target in targets:
        if isinstance(target, ast.Name):
            yield target.id
        elif isinstance(target, ast.Attribute):
            yield target.attr


def there_is() -> set[str]:
    """Everything that a module of ours defines, and `Class.member` for what its classes have."""
    found: set[str] = set()
    for part in OURS:
        for each in statements(SOURCES / part):
            found.update(assigned(each))
            if isinstance(each, ast.ClassDef):
                found.update(f"{each.name}.{name}" for node in ast.walk(each) for name in assigned(node))
    return found


def entries() -> list[list[str]]:
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [row for row in rows if row[0] != "---" and row[1] != "what it means"]


def twice(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def test_no_two_classes_have_one_name() -> None:
    assert twice([each.name for part in OURS for each in classes(SOURCES / part)]) == []


def test_no_class_of_a_game_has_the_name_of_one_of_ours() -> None:
    """But steps: what they are called is what the rulebook calls them."""
    ours = {each.name for part in OURS for each in classes(SOURCES / part)}
    for name in games.names():
        steps = {each.__name__ for step in games.get(name).rules.steps for each in type(step).__mro__}
        own = [each.name for each in classes(SOURCES / "games" / name)]
        assert twice(own) == [], name
        assert ours.intersection(own) <= steps, name


def test_a_word_stands_in_the_glossary_once_with_all_that_belongs_to_it() -> None:
    assert twice([row[0] for row in entries()]) == []
    assert all(len(row) == 4 and all(row) for row in entries())


def test_what_the_glossary_names_exists() -> None:
    names = [name.strip(" `") for row in entries() for name in row[3].split(",")]
    assert len(names) > 50
    assert sorted(set(names) - there_is()) == []
