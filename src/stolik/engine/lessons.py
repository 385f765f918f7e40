"""The tutorial of a game: positions with questions, read from its file and checked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from stolik.engine.datafile import Item, items, read
from stolik.engine.errors import BadPicture
from stolik.engine.rulebook import Rulebook
from stolik.engine.teaching import Lesson

ANSWERS = ("count", "best", "label")


def load_lessons(
    path: Path, rulebook: Rulebook, position: Callable[[dict[str, Any], dict[str, str]], dict[str, Any]]
) -> tuple[Lesson, ...]:
    """`position` makes a dump of what the file says about one, with the settings of the game."""

    def lesson(item: Item) -> Lesson:
        settings = item.values.get("settings", {})
        given = [answer for answer in ANSWERS if answer in item.values]
        if len(given) != 1:
            raise item.wrong(f"must have one of {', '.join(ANSWERS)}")
        if not isinstance(item.values.get("position"), dict) or not isinstance(settings, dict):
            raise item.wrong("has no position")
        try:
            made = position(item.values["position"], settings)
        except (BadPicture, TypeError, ValueError) as error:
            raise item.wrong(f"has a wrong position: {error}") from error
        return Lesson(
            id=item.text("id"),
            rule=item.text("rule", rulebook.rules),
            position=made,
            settings=settings,
            count=tuple(item.some("count")) if "count" in given else (),
            best=item.text("best") if "best" in given else "",
            label=item.text("label") if "label" in given else "",
        )

    return tuple(lesson(item) for item in items(path, read(path), "lesson", "id", Lesson))
