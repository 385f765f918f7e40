"""The cards of Raverun, read from cards.toml and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stolik.engine.errors import DataError

EFFECTS = ("swap", "exchange", "draw", "move", "steal", "sink", "recall", "shuffle")
GREEN = ("swap", "exchange", "draw", "move")
LETTERS = "ABC"


@dataclass(frozen=True)
class Cards:
    names: list[str]  # by rising value (RAV.cards.2)
    effects: list[int]  # card -> index into EFFECTS


def load_cards(path: Path) -> Cards:
    """RAV.cards.1-.3: numbers 1-8 with A, B, C once each; 1-4 green, 5-8 red; each effect once."""
    try:
        return _checked(path, tomllib.loads(path.read_text(encoding="utf-8")).get("number", []))
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise DataError(path, f"cannot be read: {error}") from error


def _checked(path: Path, rows: list[dict[str, Any]]) -> Cards:
    names: list[str] = []
    effects: list[int] = []
    by_number = {}
    for row in rows:
        number = row.get("number")
        if number in by_number:
            raise DataError(path, f"number {number} stands there twice")
        by_number[number] = row
    if sorted(by_number, key=str) != sorted(range(1, 9), key=str):
        raise DataError(path, f"the numbers must be 1 to 8, not {', '.join(map(str, by_number))}")
    used: set[str] = set()
    for number in range(1, 9):
        row = by_number[number]
        effect = row.get("effect")
        if effect not in EFFECTS:
            raise DataError(path, f"number {number} has an unknown effect: {effect}")
        if effect in used:
            raise DataError(path, f"the effect {effect} stands there twice")
        used.add(effect)
        colour = "green" if number <= 4 else "red"
        if row.get("colour") != colour or (effect in GREEN) != (colour == "green"):
            raise DataError(path, f"number {number} must be {colour} and have a {colour} effect")
        cards = list(row.get("cards", []))
        for letter in LETTERS:
            name = f"{number}{letter}"
            if cards.count(name) != 1:
                raise DataError(path, f"card {name} must be there exactly once, not {cards.count(name)} times")
            names.append(name)
            effects.append(EFFECTS.index(effect))
        for name in cards:
            if name not in names[-3:]:
                raise DataError(path, f"there is no card {name} among the {number}s")
    return Cards(names, effects)


CARDS = load_cards(Path(__file__).with_name("cards.toml"))
