"""A look at all towers at once: who stands in which cell.

The state lists bodies with their cells, since towers have no bounds (TC.M7). Whoever needs neighbours reads the towers
into this map; what an earlier look has left there counts for nothing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import bag_lowest, ints
from stolik.engine.state import State
from stolik.games.cheers.state import BODIES, COL, CROWD, CROWD_WORDS, LEVEL, MOST_SEATS, TOWERS

MIDDLE: Final = 256  # column 0; no minion gets further than that many from it
COLUMNS: Final = 512
LEVELS: Final = 128
_STEP: Final = 128  # from one look to the next: more than there are bodies


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
        self._cells: vec[i64] = ints(MOST_SEATS * COLUMNS * LEVELS)  # by cell: which look found whom there
        self._look: i64 = 0  # what is noted in a cell by an earlier look is less than this
        self.bodies: vec[i64] = ints(BODIES)  # those that were read
        self.standing: i64 = 0
        # By tower, once it is read: the outermost columns, the highest level, and the first index of its cells.
        self.left: vec[i64] = ints(MOST_SEATS)
        self.right: vec[i64] = ints(MOST_SEATS)
        self.height: vec[i64] = ints(MOST_SEATS)
        self.column: vec[i64] = ints(MOST_SEATS)  # how many cells that have an index lie in one column
        self._start: vec[i64] = ints(MOST_SEATS + 1)

    def gather(self, g: State, tower: i64) -> None:
        """Who stands in a tower, and nothing else; the cells stay as they were read."""
        self.standing = 0
        for word in range(CROWD_WORDS):
            self._add(g.mem[CROWD + CROWD_WORDS * tower + word], 32 * word)

    def _add(self, members: i64, base: i64) -> None:
        bodies = self.bodies
        standing = self.standing
        left = members
        while left != 0:
            bodies[standing] = base + bag_lowest(left)
            standing += 1
            left &= left - 1
        self.standing = standing

    def read(self, g: State, tower: i64) -> None:
        """One tower: who stands where, and how wide and high it is."""
        self._look += _STEP
        self._note(g, tower)

    def survey(self, g: State) -> None:
        """All towers; their bodies by number."""
        mem = g.mem
        towers = mem[TOWERS]
        self._look += _STEP
        for tower in range(towers):
            self._note(g, tower)
            self._start[tower + 1] = self._start[tower] + self._room(tower)
        self.standing = 0
        for word in range(CROWD_WORDS):
            everybody: i64 = 0
            for tower in range(towers):
                everybody |= mem[CROWD + CROWD_WORDS * tower + word]
            self._add(everybody, 32 * word)

    def _note(self, g: State, tower: i64) -> None:
        """The bodies of a tower, each in its cell, and the bounds of all of them."""
        mem = g.mem
        bodies = self.bodies
        cells = self._cells
        origin = cell_of(tower, 0, 0)
        note = self._look + 1
        cols = COL
        levels = LEVEL
        standing: i64 = 0
        first: i64 = MIDDLE
        last: i64 = -MIDDLE
        height: i64 = 0
        for word in range(CROWD_WORDS):
            left = mem[CROWD + CROWD_WORDS * tower + word]
            while left != 0:
                body = 32 * word + bag_lowest(left)
                left &= left - 1
                col = mem[cols + body]
                level = mem[levels + body]
                cells[origin + LEVELS * col + level] = note + body
                if col < first:
                    first = col
                if col > last:
                    last = col
                if level > height:
                    height = level
                bodies[standing] = body
                standing += 1
        if standing == 0:
            first = 0
            last = 0
        self.standing = standing
        self.left[tower] = first
        self.right[tower] = last
        self.height[tower] = height
        self.column[tower] = height + 2

    # --- every cell that somebody could point at, as one number: two more to each side than there are minions ---

    def _room(self, tower: i64) -> i64:
        return (self.right[tower] - self.left[tower] + 5) * self.column[tower]

    def cells(self, towers: i64) -> i64:
        """How many there are."""
        return self._start[towers]

    def index(self, tower: i64, col: i64, level: i64) -> i64:
        return self._start[tower] + (col - self.left[tower] + 2) * self.column[tower] + level - 1

    def cell(self, index: i64) -> i64:
        """The cell with this number."""
        tower: i64 = 0
        while index >= self._start[tower + 1]:
            tower += 1
        return self._cell_in(tower, index - self._start[tower])

    def find(self, g: State, index: i64) -> i64:
        """The same without a survey: only the towers up to this cell are read."""
        tower: i64 = 0
        self.read(g, tower)
        left = index
        while left >= self._room(tower):
            left -= self._room(tower)
            tower += 1
            self.read(g, tower)
        return self._cell_in(tower, left)

    def _cell_in(self, tower: i64, index: i64) -> i64:
        high = self.column[tower]
        return cell_of(tower, self.left[tower] - 2 + index // high, 1 + index % high)

    # --- who is in a cell ---

    def at(self, tower: i64, col: i64, level: i64) -> i64:
        """The body in a cell, -1 if there is none."""
        return max(-1, self._cells[cell_of(tower, col, level)] - self._look - 1)

    def empty(self, tower: i64, col: i64, level: i64) -> bool:
        return self._cells[cell_of(tower, col, level)] < self._look

    def claim(self, cell: i64) -> bool:
        """Is a cell empty? Who asks again is told that it is taken, though nobody stands there."""
        if self._cells[cell] >= self._look:
            return False
        self._cells[cell] = self._look
        return True

    def put(self, tower: i64, col: i64, level: i64, body: i64) -> None:
        """Somebody is in this cell now."""
        self._cells[cell_of(tower, col, level)] = self._look + 1 + body

    def lift(self, tower: i64, col: i64, level: i64) -> None:
        """Nobody is in this cell any more."""
        self._cells[cell_of(tower, col, level)] = 0


SIGHT: Final = Sight()
