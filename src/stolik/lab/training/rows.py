"""Positions of games, as nets learn from them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
Floats = NDArray[np.floating[Any]]


@dataclass(frozen=True)
class Positions:
    """One entry a position; of each, one or more seats look at it. What is missing in a list is filled up with -1."""

    on: Ints  # [positions, looks, most]: the inputs that are on
    seat: Ints  # [positions]: who is asked
    numbers: Floats  # [positions, looks, numbers]: what the own evaluator measures
    own: Floats  # [positions, seats]: its chances
    worth: Floats  # [positions, seats]: those of whoever played, cards open
    thought: Floats  # [positions, seats]: what the search thought
    result: Floats  # [positions, seats]
    game: Ints  # [positions]
    depth: Floats  # [positions]: from 0 at the beginning to 1 at the end
    actions: Ints  # [positions, most]: what could be answered, by number
    tried: Floats  # [positions, most]: how often the search tried it, as a part of all

    def __len__(self) -> int:
        return len(self.seat)

    def part(self, which: NDArray[np.bool_]) -> Positions:
        return Positions(*(getattr(self, each.name)[which] for each in fields(self)))

    def to_bytes(self) -> bytes:
        out = BytesIO()
        np.savez_compressed(out, **{each.name: getattr(self, each.name) for each in fields(self)})
        return out.getvalue()


def read(data: bytes) -> Positions:
    with np.load(BytesIO(data)) as found:
        return Positions(*(found[each.name] for each in fields(Positions)))


def gather(files: list[Path]) -> Positions:
    """All of several files, one after another."""
    parts = [read(file.read_bytes()) for file in files]

    def joined(name: str) -> NDArray[Any]:
        arrays = [getattr(part, name) for part in parts]
        if (arrays[0].ndim > 1 and arrays[0].dtype.kind == "i") or name == "tried":
            most = max(array.shape[-1] for array in arrays)
            arrays = [padded(array, most) for array in arrays]
        return np.concatenate(arrays)

    return Positions(*(joined(each.name) for each in fields(Positions)))


def padded(array: NDArray[Any], most: int) -> NDArray[Any]:
    short = most - array.shape[-1]
    if short == 0:
        return array
    widths = [(0, 0)] * (array.ndim - 1) + [(0, short)]
    return np.pad(array, widths, constant_values=-1 if array.dtype.kind == "i" else 0)
