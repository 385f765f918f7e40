"""Bytes worth keeping: as many as there is room for, and those that nobody has asked for longest go first."""

from __future__ import annotations

from collections.abc import Hashable


class Cache:
    def __init__(self, room: int) -> None:
        """`room`: bytes."""
        self._room = room
        self._size = 0
        self._found: dict[Hashable, bytes] = {}  # last asked for, last

    def get(self, key: Hashable) -> bytes | None:
        found = self._found.pop(key, None)
        if found is not None:
            self._found[key] = found
        return found

    def keep(self, key: Hashable, found: bytes) -> None:
        """What does not fit at all is not kept, and pushes nothing out."""
        if len(found) > self._room:
            return
        self._size += len(found) - len(self._found.pop(key, b""))
        self._found[key] = found
        while self._size > self._room:
            self._size -= len(self._found.pop(next(iter(self._found))))
