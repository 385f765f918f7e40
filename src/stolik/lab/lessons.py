"""A lesson at a real table: what it shows, and whether an answer is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stolik.engine.errors import Refused
from stolik.engine.game import Game
from stolik.engine.table import Table
from stolik.engine.teaching import Lesson
from stolik.engine.writing import tidy
from stolik.lab.explain import table_at

READER = 0


@dataclass(frozen=True)
class Judged:
    right: bool
    table: Table  # after the answer, where it was a legal move
    refused: Refused | None = None


def begin(game: Game, lesson: Lesson, names: list[str]) -> Table:
    seats = lesson.position["seats"]
    return table_at(game, lesson.position, names, game.settle(seats, lesson.settings))


def number(table: Table, lesson: Lesson) -> int:
    """What the rules make of the position, where the lesson asks for a number."""
    found: Any = table.derived
    for step in lesson.count:
        found = found[step]
    return int(found)


def right_answers(table: Table, lesson: Lesson) -> list[str]:
    """The notation of every option that is right; of a number, that number."""
    if lesson.count:
        return [str(number(table, lesson))]
    labels = {option.text: table.label(READER, option.id) for option in table.options(READER)}
    if lesson.label:
        return [text for text, (label, _) in labels.items() if label == lesson.label]
    worth = {text: int(values[lesson.best]) for text, (_, values) in labels.items() if lesson.best in values}
    return [text for text, value in worth.items() if value == max(worth.values())]


def judge(game: Game, lesson: Lesson, names: list[str], answer: str) -> Judged:
    table = begin(game, lesson, names)
    right = tidy(answer) in right_answers(table, lesson)
    if lesson.count:
        return Judged(right, table)
    try:
        table.apply(READER, answer)
    except Refused as refused:
        return Judged(False, table, refused)
    return Judged(right, table)
