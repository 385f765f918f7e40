"""The guide of a first game: what it says where, read from the game's file and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stolik.engine.datafile import Item, items, read
from stolik.engine.errors import DataError
from stolik.engine.rulebook import Rulebook
from stolik.engine.texts import Texts

CARD = ("id", "steps", "when", "points", "lesson", "rule")
SURE = ("step", "answer")
# What `when` waits for, and what must and may be said besides.
COMPARED = ("is", "at_least")
WHEN: dict[str, tuple[str, ...]] = {"path": COMPARED, "others": (), "events": ("with", "twice", "since")}


@dataclass(frozen=True)
class GuideCard:
    """A few words (text `guide-ID`) at the first question or event of its kind in a person's games.

    The id is a step, `STEP-own` where the question is about the reader, or `event-NAME`; a card with `when` comes as
    soon as that holds. `when` looks at what the reader sees: `path` leads to a number (`you` in it is the reader's
    seat), `others` to a list of seats that names somebody else. Or it waits for one of `events`, `with` these values
    (`you` is the reader's seat), and where `twice` names a value, for the second that has it in common with another
    `since` that event.
    """

    id: str
    steps: tuple[str, ...]  # other questions that share it
    when: dict[str, Any]
    points: tuple[str, ...]  # parts or zones whose spots pulse once
    lesson: str
    rule: str


@dataclass(frozen=True)
class Sure:
    """An answer that gives something up for good is asked about once a game: text `guide-sure-STEP-ANSWER`."""

    step: str
    answer: str  # the first word of its notation


@dataclass(frozen=True)
class Guide:
    cards: tuple[GuideCard, ...]
    sure: tuple[Sure, ...]
    texts: Texts
    seats: int  # of the guided game
    settings: dict[str, str] = field(default_factory=dict)


def load_guide(folder: Path, rulebook: Rulebook) -> Guide:
    """`guide.toml` in a game's folder, and the texts in `guide` beside it."""
    path = folder / "guide.toml"
    data = read(path)
    first = data.get("first", {})
    seats, settings = first.get("seats"), first.get("settings", {})
    if not isinstance(seats, int) or not isinstance(settings, dict):
        raise DataError(path, "must say with how many seats and which settings the first game is played")
    cards = tuple(_card(item, rulebook) for item in items(path, data, "card", "id", CARD))
    sure = tuple(Sure(item.text("step"), item.text("answer")) for item in _sures(path, data))
    return Guide(cards, sure, Texts(folder / "guide"), seats, settings)


def _sures(path: Path, data: dict[str, Any]) -> list[Item]:
    return [Item(path, "sure", "step", values, SURE) for values in data.get("sure", [])]


def _when(item: Item) -> dict[str, Any]:
    when: dict[str, Any] = item.values.get("when", {})
    looked = [name for name in WHEN if name in when]
    if when and len(looked) != 1:
        raise item.wrong(f"must wait for one of {', '.join(WHEN)}")
    besides = set(when) - {*looked}
    if looked == ["path"] and len(besides) != 1:
        raise item.wrong(f"must compare its path by {' or '.join(COMPARED)}")
    if (when and not besides <= {*WHEN[looked[0]]}) or ("twice" in when) != ("since" in when):
        raise item.wrong(f"says what does not go together: {', '.join(when)}")
    return when


def _card(item: Item, rulebook: Rulebook) -> GuideCard:
    return GuideCard(
        id=item.text("id"),
        steps=tuple(item.some("steps")) if "steps" in item.values else (),
        when=_when(item),
        points=tuple(item.some("points")) if "points" in item.values else (),
        lesson=item.values.get("lesson", ""),
        rule=item.text("rule", rulebook.rules),
    )
