"""What a game shows besides its bare position, to whoever draws or tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.state import State


def nothing_more(_: State) -> dict[str, Any]:
    """A position that speaks for itself."""
    return {}


def by_the_house(_: State) -> str:
    """No rule of the game says that it is over."""
    return ""


@dataclass(frozen=True)
class Totals:
    """What each seat has in the end, where points are counted; titles as keys of texts."""

    points: list[int]
    titles: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Display:
    faces: Mapping[str, Any] = field(default_factory=dict)  # what is printed on the cards,
    face: Any = None  # each by a TypedDict, or one of several
    # Kinds of event arguments that are numbers of something with a name of its own, such as a word of the lexicon.
    spoken: dict[str, Callable[[State, int], str]] = field(default_factory=dict)
    # What anybody could work out from what lies open; a TypedDict, by its annotation.
    derived: Callable[[State], Mapping[str, Any]] = nothing_more
    constants: dict[str, int | str | list[str]] = field(default_factory=dict)  # of the rules, for who draws it
    # What would come of an answer (by its text) that a seat is thinking about: plain data, for that seat alone.
    preview: Callable[[State, int, str], dict[str, Any]] | None = None
    totals: Callable[[State], Totals] | None = None  # of a game that is over
    ended: Callable[[State], str] = by_the_house  # the rule by which it is over
