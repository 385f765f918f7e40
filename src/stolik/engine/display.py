"""What a game shows besides its bare position, to whoever draws or tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from stolik.engine.ending import Ending, Saying, SoFar, plain
from stolik.engine.state import State

if TYPE_CHECKING:
    from stolik.engine.table import Table


def nothing_more(_: State) -> dict[str, Any]:
    """A position that speaks for itself."""
    return {}


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
    ending: Callable[[Table], Ending] = plain  # of a game that is over
    so_far: Callable[[Table], SoFar] | None = None  # what is told where a game ends before its end
    # What a turn brought, in a sentence or two (texts `digest-KEY`), from its events as one observer may know them.
    digest: Callable[[list[dict[str, Any]]], list[Saying]] | None = None
    # Events that only announce others, each with those that can stand below it, and whether one is worth the heading:
    # without such a one, nothing has come of it, and it is not told.
    headings: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)
