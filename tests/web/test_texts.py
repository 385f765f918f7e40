"""The client's own texts: the same keys in both languages, and a sentence for everything that can go wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from stolik.engine.levels import LEVELS
from stolik.server.problems import STATUS

TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the visitor's own name)
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    parsed = FluentParser().parse((TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, Junk)]
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_say_the_same_things() -> None:
    polish, english = messages("pl"), messages("en")
    assert polish.keys() == english.keys()
    assert {key: polish[key] for key in polish} == english


@pytest.mark.parametrize("language", ["pl", "en"])
def test_everything_that_can_go_wrong_has_its_sentence(language: str) -> None:
    told = messages(language)
    assert [name for name in STATUS if f"problem-{name}" not in told] == []
    assert [level for level in LEVELS if f"level-{level}" not in told] == []


def test_what_the_client_says_has_a_text() -> None:
    """In the house's texts, those of the bots and of all games, or in those of a game."""
    root = TEXTS.parents[2]
    known = {"owner-seat"}  # put together with who it is
    for path in (TEXTS / "en.ftl", *root.glob("src/stolik/**/text/en.ftl")):
        known |= set(re.findall(r"^([\w-]+) *=", path.read_text(encoding="utf-8"), re.MULTILINE))
    said: set[str] = set()
    for path in (root / "web" / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts") and "games" not in path.parts:
            said |= set(re.findall(r"\bsay\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8")))
    assert len(said) > 200
    assert sorted(said - known) == []
