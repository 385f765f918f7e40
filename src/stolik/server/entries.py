"""A table as plain data: what it is from the beginning, and what happened at it. This goes to other processes too."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct):
    """One thing that happened."""

    kind: str
    table: str = ""
    number: int = 0
    at: float = 0.0
    player: str | None = None
    key: str | None = None
    seat: int | None = None
    name: str = ""
    text: str = ""
    spent: float = 0.0
    hash: str = ""


class TableSetup(msgspec.Struct):
    """What a table is from the beginning."""

    id: str
    game: str
    rules: int
    sources: dict[str, str] | None  # where its course depends on something besides the rules
    options: dict[str, str]
    places: int
    host: str
    private: bool
    clock: dict[str, Any] | None
    seed: str
    origin: str | None
    created: float
