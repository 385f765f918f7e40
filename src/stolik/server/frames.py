"""Messages between processes: each stands behind four bytes that tell its length."""

from __future__ import annotations

from typing import BinaryIO

HEADER = 4


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEADER, "big") + message


def length(header: bytes) -> int:
    return int.from_bytes(header, "big")


def read(pipe: BinaryIO) -> bytes | None:
    """The next message, or None where there is no more."""
    header = pipe.read(HEADER)
    return pipe.read(length(header)) if len(header) == HEADER else None
