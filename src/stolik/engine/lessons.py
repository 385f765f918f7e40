"""The tutorial of a game: positions with questions, read from its file and checked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from stolik.engine.errors import BadPicture
from stolik.engine.rows import Row, read, rows
from stolik.engine.rulebook import Rulebook
from stolik.engine.teaching import Lesson

ANSWERS = ("count", "best", "label")


def load_lessons(
    path: Path, rulebook: Rulebook, position: Callable[[dict[str, Any], dict[str, str]], dict[str, Any]]
) -> tuple[Lesson, ...]:
    """`position` makes a dump of what the file says about one, with the settings of the game."""

    def lesson(row: Row) -> Lesson:
        settings = row.values.get("settings", {})
        given = [answer for answer in ANSWERS if answer in row.values]
        if len(given) != 1:
            raise row.wrong(f"must have one of {', '.join(ANSWERS)}")
        if not isinstance(row.values.get("position"), dict) or not isinstance(settings, dict):
            raise row.wrong("has no position")
        try:
            made = position(row.values["position"], settings)
        except (BadPicture, TypeError, ValueError) as error:
            raise row.wrong(f"has a wrong position: {error}") from error
        return Lesson(
            id=row.text("id"),
            rule=row.text("rule", rulebook.rules),
            position=made,
            settings=settings,
            count=tuple(row.some("count")) if "count" in given else (),
            best=row.text("best") if "best" in given else "",
            label=row.text("label") if "label" in given else "",
        )

    return tuple(lesson(row) for row in rows(path, read(path), "lesson", "id", Lesson))
