"""WORDS.L5: the lists of words that a table can choose from: that of the package, and what the host has installed.

A host names a folder by STOLIK_LEXICONS and lays files there that scripts/words_lexicon.py has made. They are looked
for once, when the game is loaded. A table chooses by the name that stands in the file: nothing that comes from outside
is ever used as a path. What is no lexicon of this version, or has a name that is taken, is left out, and said so.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from stolik.engine.errors import DataError, NotInstalled
from stolik.engine.writing import tidy
from stolik.games.words.lexicon import FORMAT

log = logging.getLogger("stolik.games")

PACKAGED: Final = "packaged"
FOLDER: Final = "STOLIK_LEXICONS"
LONGEST_HEAD: Final = 65536  # bytes of a file's first line
LONGEST_NAME: Final = 60


@dataclass(frozen=True)
class Installed:
    path: Path
    source: str  # as the log names it: its name and a hash over its words

    @property
    def number(self) -> int:
        """By which positions name it, wherever they are read: never 0, and no more than a browser can hold."""
        return 1 + int.from_bytes(blake2b(self.source.encode(), digest_size=6).digest(), "big")


def _described(path: Path) -> tuple[str, Installed]:
    """By the head of a file; the rest is read when somebody plays with it."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.readline(LONGEST_HEAD))
    except OSError as error:
        raise DataError(path, f"cannot be read ({error.strerror})") from None
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise DataError(path, "is no lexicon of this version")
    name = head.get("name")
    if not isinstance(name, str) or name != tidy(name) or not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME:
        raise DataError(path, f"needs a name of up to {LONGEST_NAME} signs")
    return name, Installed(path, f"{name} {head.get('digest')}")


def _scanned(folder: Path) -> Iterator[tuple[str, Installed]]:
    taken = {PACKAGED}
    if not folder.is_dir():
        log.warning("stolik: %s names no folder: %s", FOLDER, folder)
        return
    for path in sorted(folder.glob("*.bin")):
        try:
            name, found = _described(path)
            if name in taken:
                raise DataError(path, f"there is a lexicon called {name} already")
        except DataError as error:
            log.warning("stolik: a lexicon is left out: %s", error)
            continue
        taken.add(name)
        yield name, found


INSTALLED: Final[dict[str, Installed]] = dict(_scanned(Path(os.environ[FOLDER]))) if os.environ.get(FOLDER) else {}


def number_of(name: str) -> int:
    """The number of a list that a table has chosen; 0 is that of the package."""
    return 0 if name == PACKAGED else INSTALLED[name].number


def missing(number: int) -> NotInstalled:
    return NotInstalled(str(number), "this is played with a lexicon that is not installed here")
