"""What a game offers to people with the real cards in front of them: to score what lies there, to explain it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from stolik.engine.state import State


@dataclass(frozen=True)
class Verdict:
    """Why something came out as it did: a text and its values, as an option has them."""

    label: str
    values: dict[str, str] = field(default_factory=dict)
    cards: tuple[str, ...] = ()  # said one after the other, as `cards`


class Explainer(Protocol):
    """Positions in plain text, and what happens in them by itself."""

    happenings: tuple[str, ...]  # what can be explained, the usual one first
    questions: frozenset[str]  # the steps that ask while it happens; any other means that it is over

    def own_cards(self, picture: str) -> AbstractContextManager[None]:
        """While this lasts, the cards that a picture describes are in the game, by the names that it gives them."""
        ...

    def position(self, picture: str, what: str, at: str | None) -> dict[str, Any]:
        """A position, as a dump, in which this is about to happen; what cannot be read is refused (NotExplained)."""
        ...

    def picture(self, g: State) -> str: ...

    def verdicts(self, before: State, events: list[dict[str, Any]]) -> list[Verdict]:
        """What the events mean in the end; texts `explain-LABEL`."""
        ...


@dataclass(frozen=True)
class Scored:
    """Something that lies on a real table, as it was understood, what it scores and why."""

    picture: str
    verdicts: list[Verdict]  # texts `score-LABEL`, the total last
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Form:
    """Something that can lie on a real table: its name as a text, the line that says so, and where its marks go."""

    text: str
    header: str
    lines: list[list[tuple[int, int]]]  # from the top; each mark by its column, in half-cards, and its level


@dataclass(frozen=True)
class Extra:
    """What can count as well: its name as a text, and the line that says so."""

    text: str
    header: str


@dataclass(frozen=True)
class Sheet:
    """What a scorer understands, for a page to be filled in by pointing."""

    marks: str
    nothing: str  # the mark of what is not there
    forms: list[Form]
    extras: list[Extra]


class Scorer(Protocol):
    """Scores what is given in plain text, for people with the real cards in front of them."""

    told: Any  # the TypedDict of what is scored, as data

    def sheet(self) -> Sheet: ...

    def score(self, text: str) -> list[Scored]:
        """All that the text shows; NotScored says why not."""
        ...
