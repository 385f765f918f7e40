"""Data files of games, entry by entry: what is wrong with one is refused by the name of the file and of the entry."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable
from inspect import get_annotations
from pathlib import Path
from typing import Any

from stolik.engine.errors import DataError


class Item:
    """One entry, a table that `key` names; its fields are those of the class `known`, or the ones named there."""

    def __init__(self, path: Path, kind: str, key: str, values: object, known: type | tuple[str, ...]) -> None:
        if not isinstance(values, dict) or not isinstance(values.get(key), str | int):
            raise DataError(path, f"every {kind} must be a table with its {key}, not {values}")
        self.path = path
        self.name = f"{kind} {values[key]}"
        self.values: dict[str, Any] = values
        fields = known if isinstance(known, tuple) else get_annotations(known)
        for field in values:
            if field not in fields:
                raise self.wrong(f"has an unknown field {field}")

    def wrong(self, what: str) -> DataError:
        return DataError(self.path, f"{self.name} {what}")

    def text(self, key: str, among: Collection[str] | None = None) -> str:
        value = self.values.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(f"has no {key}")
        if among is not None and value not in among:
            raise self.wrong(f"has an unknown {key}: {value}")
        return value

    def number(self, key: str, lowest: int, highest: int) -> int:
        value = self.values.get(key)
        if type(value) is not int or not lowest <= value <= highest:
            raise self.wrong(f"must have {key} from {lowest} to {highest}, not {value}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.wrong(f"must say whether {key} is true or false, not {value}")
        return value

    def some(self, key: str) -> list[Any]:
        value = self.values.get(key)
        if not isinstance(value, list):
            raise self.wrong(f"has no list of {key}")
        return value


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DataError(path, f"cannot be read: {error}") from error


def items(path: Path, data: dict[str, Any], kind: str, key: str, known: type | tuple[str, ...]) -> list[Item]:
    """The entries of one kind, none of them twice."""
    entries = data.get(kind)
    if not isinstance(entries, list):
        raise DataError(path, f"has no list of {kind}")
    found = [Item(path, kind, key, values, known) for values in entries]
    once(path, (item.name for item in found))
    return found


def once(path: Path, things: Iterable[str]) -> None:
    for thing, times in Counter(things).items():
        if times > 1:
            raise DataError(path, f"{thing} stands there twice")
