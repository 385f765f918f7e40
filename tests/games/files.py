"""A game's data files with something wrong in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.engine.errors import DataError

Loader = Callable[[Path], object]


class Files:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def whole(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def line(self, name: str, start: str) -> str:
        """The row of a file that begins so, with its line break."""
        (found,) = (row for row in self.whole(name).splitlines(keepends=True) if row.strip().startswith(start))
        return found

    def changed(self, name: str, old: str, new: str) -> str:
        """The file with one piece of text replaced, once."""
        assert old in self.whole(name)
        return self.whole(name).replace(old, new, 1)


def refused(folder: Path, name: str, load: Loader, text: str) -> str:
    """What the loader says to a file with this text."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load(path)
    said = str(caught.value)
    assert said.startswith(f"{name}: ")
    return said.removeprefix(f"{name}: ")
