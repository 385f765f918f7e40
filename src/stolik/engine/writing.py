"""Text as it comes in, wherever somebody writes: the same word is the same text.

An accent can be a sign of its own behind its letter, as some systems paste it; and spaces around a text mean nothing.
"""

from __future__ import annotations

from unicodedata import normalize


def composed(text: str) -> str:
    """Each letter with its marks as one sign (NFC)."""
    return normalize("NFC", text)


def tidy(text: str) -> str:
    """The same, without spaces around it."""
    return composed(text).strip()
