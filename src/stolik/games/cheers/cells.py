"""Cells of towers, and ways from one to another, each as one number."""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import Kind, turned
from stolik.games.cheers.data import FARTHEST

MIDDLE: Final = 256  # column 0; no minion gets further than that many from it
COLUMNS: Final = 512
LEVELS: Final = 128  # also from a cell to the next one on its right
TOWERFUL: Final = 65536  # cells of one tower
FAR: Final[i64] = i64(FARTHEST)  # what a card shows around a minion lies at most so far away, to each side
WIDTH: Final[i64] = i64(2 * FAR + 1)

_CELL: Final = re.compile(r"([0-9]{1,2}):(-?[0-9]{1,3}),([0-9]{1,3})")
_OFFSET: Final = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


def cell_of(tower: i64, col: i64, level: i64) -> i64:
    """A cell of a tower as one number."""
    return (tower * COLUMNS + col + MIDDLE) * LEVELS + level


def tower_at(cell: i64) -> i64:
    return cell // TOWERFUL


def col_at(cell: i64) -> i64:
    return cell // LEVELS % COLUMNS - MIDDLE


def level_at(cell: i64) -> i64:
    return cell % LEVELS


@final
class Cell(Kind):
    """`2:-1,3` is the third level of the second tower, one column left of its first card.

    The texts get `seat` (whose tower it is), `col` and `level`.
    """

    def __init__(self, towers: i64) -> None:
        super().__init__("cell", towers * TOWERFUL)

    def bound(self, seats: i64) -> i64:
        return seats * TOWERFUL

    def holds(self, value: i64, seats: i64) -> bool:
        return 0 <= value < self.size and tower_at(value) < seats and level_at(value) > 0

    def turns(self) -> bool:
        return True

    def turned(self, value: i64, seat: i64, seats: i64) -> i64:
        tower = tower_at(value)
        return value + (turned(tower, seat, seats) - tower) * TOWERFUL if tower < seats else value

    def axes(self) -> list[int]:
        return [int(self.size) // TOWERFUL, COLUMNS, LEVELS]

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        if axis == 0:
            return turned(tower_at(value), seat, seats)
        return col_at(value) + MIDDLE if axis == 1 else level_at(value)

    def text(self, value: i64) -> str:
        return f"{tower_at(value) + 1}:{col_at(value)},{level_at(value)}"

    def read(self, text: str) -> i64:
        found = _CELL.fullmatch(text)
        if found is None:
            return -1
        col = int(found[2])
        level = int(found[3])
        if not (-MIDDLE <= col < COLUMNS - MIDDLE and level < LEVELS):
            return -1
        value = cell_of(int(found[1]) - 1, col, level)
        return value if 0 <= value < self.size and self.text(value) == text else -1

    def shown(self, value: i64) -> object:
        return [tower_at(value), col_at(value), level_at(value)]

    def said(self, name: str, value: i64) -> dict[str, str]:
        """`cell2` fills in `seat2`, `col2` and `level2`."""
        digits = name[len(name.rstrip("0123456789")) :]
        return {
            f"seat{digits}": str(tower_at(value)),
            f"col{digits}": str(col_at(value)),
            f"level{digits}": str(level_at(value)),
        }

    def schema(self) -> dict[str, object]:
        return _numbers(3)


def _numbers(count: int) -> dict[str, object]:
    return {"type": "array", "items": [{"type": "integer"}] * count, "minItems": count, "maxItems": count}


def offset_of(across: i64, up: i64) -> i64:
    """So many columns to the right and levels up as one number."""
    return (across + FAR) * WIDTH + up + FAR


def across_of(offset: i64) -> i64:
    return offset // WIDTH - FAR


def up_of(offset: i64) -> i64:
    return offset % WIDTH - FAR


@final
class Offset(Kind):
    """`-1,2` is one column to the left and two levels up: as far as a card can show it."""

    def __init__(self) -> None:
        super().__init__("offset", WIDTH * WIDTH)

    def axes(self) -> list[int]:
        return [int(WIDTH), int(WIDTH)]

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        return value // WIDTH if axis == 0 else value % WIDTH

    def text(self, value: i64) -> str:
        return f"{across_of(value)},{up_of(value)}"

    def read(self, text: str) -> i64:
        found = _OFFSET.fullmatch(text)
        if found is None:
            return -1
        across = int(found[1])
        up = int(found[2])
        if not (-FAR <= across <= FAR and -FAR <= up <= FAR):
            return -1
        value = offset_of(across, up)
        return value if self.text(value) == text else -1

    def shown(self, value: i64) -> object:
        return [across_of(value), up_of(value)]

    def schema(self) -> dict[str, object]:
        return _numbers(2)
