"""A look at all towers at once: who stands in which cell.

The state lists bodies with their cells, since towers have no bounds (TC.M7). Whoever needs neighbours reads the towers
into this map, and wipes it afterwards.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import ints, longer, lowest
from stolik.engine.state import State
from stolik.games.cheers.state import (
    BODIES,
    COL,
    LEVEL,
    MINION_COUNT,
    MOST_SEATS,
    NUMBERS,
    STANDING,
    TOWER,
    TOWERS,
    TRAIT,
)

MIDDLE: Final = 256  # column 0; no minion gets further than that many from it
COLUMNS: Final = 512
LEVELS: Final = 128
_WORDS: Final[i64] = i64((MINION_COUNT + 31) // 32)  # of a bag that hold minions


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


def anybody(g: State) -> bool:
    """Does anybody stand in any tower?"""
    for body in range(BODIES):
        if g[TOWER + body] > 0:
            return True
    return False


@final
class Sight:
    def __init__(self) -> None:
        self._cells: vec[i64] = ints(MOST_SEATS * COLUMNS * LEVELS)  # 1 + the body in a cell
        self._used: vec[i64] = ints(8 * BODIES)  # the cells to wipe
        self._count: i64 = 0
        self.bodies: vec[i64] = ints(BODIES)  # those that were read
        self.standing: i64 = 0
        self.traits: i64 = 0  # all of theirs together
        self.numbers: i64 = 0  # and the numbers of their arrows, as a bit set
        # By tower, once they are measured: the outermost columns, the highest level, and the first index of its cells.
        self.left: vec[i64] = ints(MOST_SEATS)
        self.right: vec[i64] = ints(MOST_SEATS)
        self.height: vec[i64] = ints(MOST_SEATS)
        self._start: vec[i64] = ints(MOST_SEATS + 1)

    def read(self, g: State, tower: i64) -> None:
        """One tower, or all of them (-1), with all their cells."""
        self.gather(g, tower)
        self.spread(g)

    def survey(self, g: State) -> None:
        """All towers, with their cells and how wide and high they are."""
        self.read(g, -1)
        self.measure(g)

    def gather(self, g: State, tower: i64) -> None:
        """Who stands in a tower, or in any (-1), and what they have; the cells stay as they were read."""
        mem = g.mem
        trait = TRAIT
        number = NUMBERS
        bodies = self.bodies
        standing: i64 = 0
        traits: i64 = 0
        numbers: i64 = 0
        at = g.layout.zone_at[STANDING]
        for word in range(_WORDS):
            left = mem[at + word]
            while left != 0:
                body = 32 * word + lowest(left)
                left &= left - 1
                if tower < 0 or mem[TOWER + body] == tower + 1:
                    bodies[standing] = body
                    standing += 1
                    traits |= trait[body]
                    numbers |= number[body]
        for body in range(MINION_COUNT, BODIES):
            t = mem[TOWER + body]
            if t > 0 and (tower < 0 or t == tower + 1):
                bodies[standing] = body
                standing += 1
        self.standing = standing
        self.traits = traits
        self.numbers = numbers

    def spread(self, g: State) -> None:
        """The cells of those who were gathered."""
        self.wipe()
        mem = g.mem
        bodies = self.bodies
        cells = self._cells
        used = self._used
        standing = self.standing
        for i in range(standing):
            body = bodies[i]
            cell = cell_of(mem[TOWER + body] - 1, mem[COL + body], mem[LEVEL + body])
            cells[cell] = body + 1
            used[i] = cell
        self._count = standing

    def measure(self, g: State) -> None:
        """How wide and high the towers of those who were gathered are: enough to tell cells by their index."""
        mem = g.mem
        lefts = self.left
        rights = self.right
        heights = self.height
        bodies = self.bodies
        towers = mem[TOWERS]
        for t in range(towers):
            lefts[t] = 0
            rights[t] = 0
            heights[t] = 0
        for i in range(self.standing):
            body = bodies[i]
            t = mem[TOWER + body] - 1
            col = mem[COL + body]
            level = mem[LEVEL + body]
            if heights[t] == 0:
                lefts[t] = col
                rights[t] = col
            elif col < lefts[t]:
                lefts[t] = col
            elif col > rights[t]:
                rights[t] = col
            if level > heights[t]:
                heights[t] = level
        start = self._start
        total: i64 = 0
        for t in range(towers):
            total += (rights[t] - lefts[t] + 5) * (heights[t] + 2)
            start[t + 1] = total

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

    # --- every cell that somebody could point at, as one number: two more to each side than there are minions ---

    def cells(self, towers: i64) -> i64:
        """How many there are."""
        return self._start[towers]

    def index(self, tower: i64, col: i64, level: i64) -> i64:
        return self._start[tower] + (col - self.left[tower] + 2) * (self.height[tower] + 2) + level - 1

    def cell(self, index: i64) -> i64:
        """The cell with this number."""
        tower: i64 = 0
        while index >= self._start[tower + 1]:
            tower += 1
        left = index - self._start[tower]
        high = self.height[tower] + 2
        return cell_of(tower, self.left[tower] - 2 + left // high, 1 + left % high)

    def at(self, tower: i64, col: i64, level: i64) -> i64:
        """The body in a cell, -1 if there is none."""
        return self._cells[cell_of(tower, col, level)] - 1

    def empty(self, tower: i64, col: i64, level: i64) -> bool:
        return self._cells[cell_of(tower, col, level)] == 0

    def claim(self, tower: i64, col: i64, level: i64) -> bool:
        """Is a cell empty? Who asks again is told that it is taken, though nobody stands there."""
        cell = cell_of(tower, col, level)
        if self._cells[cell] != 0:
            return False
        self._mark(cell, -1)
        return True

    def put(self, tower: i64, col: i64, level: i64, body: i64) -> None:
        """Somebody is in this cell now."""
        self._mark(cell_of(tower, col, level), body + 1)

    def lift(self, tower: i64, col: i64, level: i64) -> None:
        """Nobody is in this cell any more."""
        self._cells[cell_of(tower, col, level)] = 0


SIGHT: Final = Sight()
