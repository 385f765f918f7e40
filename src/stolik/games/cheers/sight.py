"""A look at all towers at once: who stands in which cell.

The state lists bodies with their cells, since towers have no bounds (TC.M7). Whoever needs neighbours reads the towers
into this map, and wipes it afterwards.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import ints, longer
from stolik.engine.state import State
from stolik.games.cheers.state import BODIES, COL, LEVEL, MOST_SEATS, TOWER

MIDDLE: Final = 256  # column 0; no minion gets further than that many from it
COLUMNS: Final = 512
LEVELS: Final = 128


def cell_of(tower: i64, col: i64, level: i64) -> i64:
    """A cell of a tower as one number."""
    return (tower * COLUMNS + col + MIDDLE) * LEVELS + level


def tower_at(cell: i64) -> i64:
    return cell // (COLUMNS * LEVELS)


def col_at(cell: i64) -> i64:
    return cell // LEVELS % COLUMNS - MIDDLE


def level_at(cell: i64) -> i64:
    return cell % LEVELS


def cell_text(cell: i64) -> str:
    """`2:-1,3` is the third level of the second tower, one column left of its first card."""
    return f"{tower_at(cell) + 1}:{col_at(cell)},{level_at(cell)}"


@final
class Sight:
    def __init__(self) -> None:
        self._cells: vec[i64] = ints(MOST_SEATS * COLUMNS * LEVELS)  # 1 + the body in a cell
        self._used: vec[i64] = ints(4 * BODIES)  # the cells to wipe
        self._count: i64 = 0
        self.bodies: vec[i64] = ints(BODIES)  # those that were read
        self.standing: i64 = 0
        # By tower: the outermost columns and the highest level.
        self.left: vec[i64] = ints(MOST_SEATS)
        self.right: vec[i64] = ints(MOST_SEATS)
        self.height: vec[i64] = ints(MOST_SEATS)

    def read(self, g: State, tower: i64) -> None:
        """One tower, or all of them (-1)."""
        self.wipe()
        for t in range(MOST_SEATS):
            self.left[t] = 0
            self.right[t] = 0
            self.height[t] = 0
        mem = g.mem
        for body in range(BODIES):
            t = mem[TOWER + body] - 1
            if t >= 0 and (tower < 0 or t == tower):
                col = mem[COL + body]
                level = mem[LEVEL + body]
                self.bodies[self.standing] = body
                self.standing += 1
                self._mark(cell_of(t, col, level), body + 1)
                if self.height[t] == 0:
                    self.left[t] = col
                    self.right[t] = col
                elif col < self.left[t]:
                    self.left[t] = col
                elif col > self.right[t]:
                    self.right[t] = col
                if level > self.height[t]:
                    self.height[t] = level

    def _mark(self, cell: i64, what: i64) -> None:
        self._cells[cell] = what
        if self._count == len(self._used):
            self._used = longer(self._used, 0)
        self._used[self._count] = cell
        self._count += 1

    def wipe(self) -> None:
        cells = self._cells
        used = self._used
        for i in range(self._count):
            cells[used[i]] = 0
        self._count = 0
        self.standing = 0

    # --- every cell that somebody could point at, as one number: two more to each side than there are minions ---

    def cells(self, towers: i64) -> i64:
        """How many there are."""
        total: i64 = 0
        for t in range(towers):
            total += (self.right[t] - self.left[t] + 5) * (self.height[t] + 2)
        return total

    def index(self, tower: i64, col: i64, level: i64) -> i64:
        return self.cells(tower) + (col - self.left[tower] + 2) * (self.height[tower] + 2) + level - 1

    def cell(self, index: i64) -> i64:
        """The cell with this number."""
        tower: i64 = 0
        left = index
        while True:
            size = (self.right[tower] - self.left[tower] + 5) * (self.height[tower] + 2)
            if left < size:
                high = self.height[tower] + 2
                return cell_of(tower, self.left[tower] - 2 + left // high, 1 + left % high)
            left -= size
            tower += 1

    def at(self, tower: i64, col: i64, level: i64) -> i64:
        """The body in a cell, -1 if there is none."""
        return self._cells[cell_of(tower, col, level)] - 1

    def empty(self, tower: i64, col: i64, level: i64) -> bool:
        return self._cells[cell_of(tower, col, level)] == 0

    def put(self, tower: i64, col: i64, level: i64, body: i64) -> None:
        """Somebody is in this cell now."""
        self._mark(cell_of(tower, col, level), body + 1)

    def lift(self, tower: i64, col: i64, level: i64) -> None:
        """Nobody is in this cell any more."""
        self._cells[cell_of(tower, col, level)] = 0


SIGHT: Final = Sight()
