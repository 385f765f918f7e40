"""What a game teaches: lessons before it is played, looks back after, and answers about the real table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stolik.engine.companion import Explainer, Scorer
from stolik.engine.state import State


@dataclass(frozen=True)
class Lesson:
    """A position of the tutorial with a question about it; texts `lesson-ID` with `.says`, `.asks`, `.right`, `.wrong`.

    The rules themselves know the answer: `count` is where in `derived` a number stands; `best` names a value of the
    options' labels, of which the right one has most; `label` is what the right option is called.
    """

    id: str
    rule: str
    position: dict[str, Any]  # a dump; the first seat is the reader's
    settings: dict[str, str]
    count: tuple[str | int, ...] = ()
    best: str = ""
    label: str = ""


@dataclass(frozen=True)
class GivenAnswer:
    """An answer in a game that is over, and the position in which it was given."""

    at: int  # how many answers had come before
    state: State
    seat: int
    do: str


@dataclass(frozen=True)
class Try:
    """What was or could have been done in a turn: texts `review-KIND`, and `review-values` with what it brings."""

    kind: str
    text: str
    values: dict[str, int]


@dataclass(frozen=True)
class LookBack:
    """A turn in hindsight: what was done, then what else there was; text `review-note-NOTE`."""

    at: int  # of the answer that was looked at
    turn: int
    seat: int
    note: str
    tries: list[Try]


@dataclass(frozen=True)
class Teaching:
    lessons: tuple[Lesson, ...] = ()
    explainer: Explainer | None = None
    scorer: Scorer | None = None
    # What could have been done in each turn of a game that is over; the state is the last one.
    review: Callable[[list[GivenAnswer], State], list[LookBack]] | None = None
