"""Names of people and bots."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from pathlib import Path

from stolik.engine.writing import composed
from stolik.server.problems import Trouble

LONGEST = 24
BOTS = ("Zenon", "Halina", "Mietek", "Wanda", "Stefan", "Bożena", "Bogdan", "Jadwiga", "Lech", "Irena", "Rysiek", "Ola")
LONGEST_COMPARED = 64  # some signs stand for many
FORBIDDEN = frozenset("<>")  # nobody is called so, and what looks like markup was meant to be some
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
LOOKALIKES = Path(__file__).with_name("lookalikes.toml")
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # control signs, reversed writing, things that nobody sees


def clean(name: str) -> str:
    """A name as it is shown; one that could deceive or break a line is refused."""
    shown = " ".join(composed(name).split())
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


@cache
def _lookalikes() -> dict[int, str]:
    listed = tomllib.loads(LOOKALIKES.read_text(encoding="ascii"))
    return {ord(sign): like for like, signs in listed.items() for sign in signs}


def looks(name: str) -> str:
    """Two names that are the same here look the same, or nearly: letters of other alphabets, I for l, 0 for O."""
    for _ in range(2):  # again, for what looks like something only as a small letter
        name = compared(unicodedata.normalize("NFKD", name).translate(_lookalikes()))
    return name[:LONGEST_COMPARED]


def numbered(name: str, number: int) -> str:
    """The same name with a number behind it, no longer than a name may be."""
    end = f" {number}"
    return name[: LONGEST - len(end)].rstrip() + end


def for_bot(taken: list[str]) -> str:
    used = {compared(name) for name in taken}
    return next(name for name in BOTS if compared(name) not in used)
