"""Names of people and bots."""

from __future__ import annotations

import unicodedata

from stolik.server.problems import Trouble

LONGEST = 24
BOTS = ("Zenon", "Halina", "Mietek", "Wanda", "Stefan", "Bożena", "Bogdan", "Jadwiga", "Lech", "Irena", "Rysiek", "Ola")
FORBIDDEN = frozenset("<>")  # nobody is called so, and what looks like markup was meant to be some
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # control signs, reversed writing, things that nobody sees


def clean(name: str) -> str:
    """A name as it is shown; one that could deceive or break a line is refused."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST or not visible(name) or FORBIDDEN & set(shown):
        raise Trouble("bad-name")
    return shown


def visible(text: str) -> bool:
    return not any(unicodedata.category(sign) in UNSEEN for sign in text)


def compared(name: str) -> str:
    """Two names that are the same here are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()


def for_bot(taken: list[str]) -> str:
    used = {compared(name) for name in taken}
    return next(name for name in BOTS if compared(name) not in used)
