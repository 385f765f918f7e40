"""Names of people and bots."""

from __future__ import annotations

import unicodedata

from stolik.server.problems import Trouble

LONGEST = 24
BOTS = ("Zenon", "Halina", "Mietek", "Wanda", "Stefan", "Bożena", "Bogdan", "Jadwiga", "Lech", "Irena", "Rysiek", "Ola")
LONGEST_COMPARED = 64  # some signs stand for many
FORBIDDEN = frozenset("<>")  # nobody is called so, and what looks like markup was meant to be some
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # control signs, reversed writing, things that nobody sees


def clean(name: str) -> str:
    """A name as it is shown; one that could deceive or break a line is refused."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST or len(compared(shown)) > LONGEST_COMPARED:
        raise Trouble("bad-name")
    if not visible(name) or unicodedata.combining(shown[0]) or (FORBIDDEN | BLANK) & set(shown):
        raise Trouble("bad-name")
    return shown


def visible(text: str) -> bool:
    return not any(unicodedata.category(sign) in UNSEEN for sign in text)


def compared(name: str) -> str:
    """Two names that are the same here are the same name."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def for_bot(taken: list[str]) -> str:
    used = {compared(name) for name in taken}
    return next(name for name in BOTS if compared(name) not in used)
