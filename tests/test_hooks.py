"""The hooks before a commit do what `make lint` does, no more and no less."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")


def recipe(target: str) -> list[str]:
    """The lines of a target, as they stand in the Makefile."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found, target
    return [line.removeprefix("\t").removeprefix("@") for line in found[1].splitlines()]


def spelled_out(line: str) -> str:
    """A line of a recipe as a shell in the project's folder would read it."""
    for name, value in re.findall(r"^(\w+) := (.*)$", MAKEFILE, re.MULTILINE)[::-1]:
        line = line.replace(f"$({name})", value)
    return line.replace("$(CURDIR)", "$PWD").replace("$$", "$")


def linted() -> list[str]:
    (line,) = recipe("lint")
    targets = [word for word in shlex.split(line) if word.startswith("lint-")]
    return [spelled_out(command) for target in targets for command in recipe(target)]


def hooked() -> list[str]:
    entries = re.findall(r"^ +entry: (.*)$", HOOKS, re.MULTILINE)
    words = [(entry, shlex.split(entry)) for entry in entries]
    return [given[2] if given[:2] == ["bash", "-c"] else entry for entry, given in words]


def test_the_hooks_are_the_commands_of_make_lint() -> None:
    assert hooked() == linted()
    assert ".venv/bin/mypy" in hooked()  # and both were really read
    assert not [command for command in hooked() if "$(" in command]


def test_the_hooks_need_nothing_from_elsewhere() -> None:
    assert re.findall(r"\brepo: (.*)", HOOKS) == ["local"]
    hooks = re.split(r"^ +- id: ", HOOKS, flags=re.MULTILINE)[1:]
    assert len(hooks) == len(hooked())
    for hook in hooks:
        assert "language: system" in hook
        assert "pass_filenames: false" in hook  # each looks at everything, as make does


@pytest.mark.parametrize("path", ["src/stolik/engine/kit.py", "web/src/api.ts", "Makefile", "web/src/text/pl.ftl"])
def test_only_documents_are_committed_unseen(path: str) -> None:
    (unseen,) = re.findall(r"^exclude: (.*)$", HOOKS, re.MULTILINE)
    assert not re.search(unseen, path)
    assert re.search(unseen, "docs/architecture.md")
