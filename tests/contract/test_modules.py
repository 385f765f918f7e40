"""Scratch belongs to whoever plays: nothing that a module holds is changed by playing."""

from __future__ import annotations

from stolik.engine.game import Game

from .modules import changes, seen
from .sources import told


def differences(before: object, change: str, **names: object) -> list[str]:
    """What is found after a statement has changed `it`."""
    first = seen(before, {})
    exec(change, {"it": before, **names})
    return list(changes(first, seen(before, {}), "it", set()))


class Pad:
    stolen: list[int] = []  # noqa: RUF012

    def __init__(self) -> None:
        self.count = 0
        self.cells = [0, 0]
        self.best: Pad | None = None


Pad.__module__ = "toys.pad"


def test_what_is_written_is_found() -> None:
    assert differences(Pad(), "it.count += 1") == ["it.count"]
    assert differences(Pad(), "it.cells[1] = 3") == ["it.cells"]
    assert differences([Pad(), 2], "it[0].cells.append(1)") == ["it[0].cells"]
    assert differences({"pad": Pad()}, "it['pad'].count = 5") == ["it['pad'].count"]
    assert differences({"a": 1, "b": 2}, "it['b'] = 3") == ["it['b']"]
    assert differences({"a": 1, "b": [[]]}, "it.clear()") == ["it['a']", "it['b']"]
    assert differences({1, 2}, "it.add(3)") == ["it"]
    assert differences(Pad, "it.stolen.append(1)") == ["it.stolen"]
    assert differences(Pad(), "it.best = it; it.count = 1") == ["it.count"]


def test_answers_may_be_remembered() -> None:
    assert differences({"a": 1}, "it['b'] = 2") == []
    assert differences(Pad(), "it.best = it") == []


def test_playing_changes_nothing_in_modules(game: Game) -> None:
    assert told("modules", game.id) == []
