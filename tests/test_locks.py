"""The locks hold exactly what pyproject.toml asks for, and nothing that cannot be checked."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
LOCKED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def asked(*extras: str) -> list[Requirement]:
    """What the project asks for with these extras, and those that they stand for."""
    found = [Requirement(line) for line in PROJECT["project"]["dependencies"]]
    for extra in extras:
        for each in map(Requirement, EXTRAS[extra]):
            found += [each] if each.name != "stolik" else asked(*sorted(each.extras))
    return found


def entries(lock: str) -> dict[str, str]:
    """The lines of each package."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    starts = [*(match.start() for match in LOCKED.finditer(text)), len(text)]
    parts = [text[start:end] for start, end in pairwise(starts)]
    return {canonicalize_name(part.partition("==")[0]): part for part in parts}


def versions(lock: str) -> dict[str, str]:
    return {name: LOCKED.findall(part)[0][1] for name, part in entries(lock).items()}


LOCKS = pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        (f"{name}.lock", asked(extra))
        for name, extra in (
            ("run", "build"),
            ("dev", "dev"),
            ("bench", "bench"),
            ("cluster", "cluster"),
            ("spiel", "spiel"),
        )
    ]
    + [(f"{name}.lock", [Requirement(line) for line in lines]) for name, lines in PROJECT["dependency-groups"].items()],
)


@LOCKS
def test_a_lock_has_what_the_project_asks_for_and_nothing_else(lock: str, wanted: list[Requirement]) -> None:
    locked = versions(lock)
    for each in wanted:
        assert each.specifier.contains(locked[canonicalize_name(each.name)]), each
    because = {name for name, part in entries(lock).items() if "stolik (pyproject.toml" in part}
    assert because == {canonicalize_name(each.name) for each in wanted}


@LOCKS
def test_every_package_of_a_lock_has_its_hashes_and_no_address(lock: str, wanted: list[Requirement]) -> None:
    assert len(entries(lock)) >= len(wanted)
    assert all("--hash=sha256:" in part for part in entries(lock).values())
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")


@LOCKS
def test_the_locks_agree(lock: str, wanted: list[Requirement]) -> None:
    """They are installed into one place, one after another."""
    dev, other = versions("dev.lock"), versions(lock)
    assert {name: dev[name] for name in dev if name in other} == {name: other[name] for name in dev if name in other}
    assert {canonicalize_name(each.name) for each in wanted} <= set(other)


def test_what_is_for_tests_has_all_that_is_for_running() -> None:
    assert set(versions("run.lock")) <= set(versions("dev.lock"))


def test_everything_has_a_lock() -> None:
    used = {name for line in EXTRAS["dev"] for name in Requirement(line).extras if Requirement(line).name == "stolik"}
    assert set(EXTRAS) == {"dev", "bench", "cluster", "spiel"} | used


def test_what_builds_the_project_is_locked_too() -> None:
    assert EXTRAS["build"] == PROJECT["build-system"]["requires"]


def test_what_may_change_under_us_has_a_bound() -> None:
    bound = {each.name for each in asked() if any(part.operator in ("<", "==") for part in each.specifier)}
    assert bound >= {"litestar", "msgspec", "sqlalchemy", "uvicorn"}
