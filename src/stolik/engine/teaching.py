"""What a game teaches: lessons before it is played, looks back after, and answers about the real table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.companion import Explainer, Scorer
from stolik.engine.guide import Guide
from stolik.engine.state import State
from stolik.engine.texts import Texts

Answers = tuple[tuple[int, str], ...]  # seats with what they say, one after the other
Condition = dict[str, Any]  # as a tutorial's file says it; `engine/lessons.py` knows which there are


@dataclass(frozen=True)
class Beat:
    """One question of a lesson; answers are texts throughout.

    `do` takes a legal option, `say` one of a few (or any other that can be typed): right is what brings the goal about.
    `point` marks some things, `count` says a number, `which` the number of a sentence: the rules have the answer.
    """

    ask: str
    right: tuple[str, ...]  # written by hand; a test holds it to what the rules find
    seat: int = 0  # the reader's
    of: str = ""  # what is pointed at: the name of a part, such as `card`
    lit: tuple[str, ...] = ()  # of do: the verbs whose spots are lit; none: all that can be done
    goal: Condition = field(default_factory=dict)  # of do and say
    reads: Condition = field(default_factory=dict)  # of point and count: where the answer is found
    choice: tuple[Condition, ...] = ()  # of which: what each sentence claims
    tries: tuple[str, ...] = ()  # of say: what is offered
    from_start: bool = False  # it is about everything that happens after the position was laid out
    before: Answers = ()  # what happens before the rules are asked: the reader is shown the moment before
    reply: Answers | None = ()  # what others say before an answer is judged; None: they pass
    play: Answers = ()  # what others say after the right one
    wrong: dict[str, str] = field(default_factory=dict)  # answers with the keys of what is said to them
    refused: dict[str, str] = field(default_factory=dict)  # attempts with the rules that forbid them


@dataclass(frozen=True)
class Lesson:
    """A position with one to three questions; the texts are those of `Teaching.texts`, under `lesson-ID`."""

    id: str
    rules: tuple[str, ...]
    position: dict[str, Any]  # as the file tells it; `Teaching.position` makes a dump of it
    settings: dict[str, str]
    variant: dict[str, str]  # not in the row: for whoever plays with these settings for the first time
    begin: Answers  # what happens before the first question
    dice: tuple[int, ...]  # what falls, in order, from 0
    beats: tuple[Beat, ...]

    @property
    def questions(self) -> int:
        return len(self.beats)


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
    # Makes a dump of a position as files of lessons and rules tell it, with the settings of its table.
    position: Callable[[dict[str, Any], dict[str, str]], dict[str, Any]] | None = None
    texts: Texts | None = None  # of the lessons
    guide: Guide | None = None  # of a first game
    explainer: Explainer | None = None
    scorer: Scorer | None = None
    # What could have been done in each turn of a game that is over; the state is the last one.
    review: Callable[[list[GivenAnswer], State], list[LookBack]] | None = None
