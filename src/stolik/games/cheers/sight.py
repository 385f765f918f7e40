"""A look at all towers at once: who stands in which cell.

The state lists bodies with their cells, since towers have no bounds (TC.M7). Whoever needs neighbours reads the towers
into this map, which grows with them; what an earlier look has left there counts for nothing.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import bag_lowest, ints
from stolik.engine.state import State
from stolik.games.cheers.cells import COLUMNS, LEVELS, MIDDLE
from stolik.games.cheers.data import ORDERS
from stolik.games.cheers.state import BODIES, COL, CROWD, CROWD_WORDS, LAYOUT, LEVEL, MOST_SEATS, TOWERS

_STEP: Final = 128  # from one look to the next: more than there are bodies
# So many cells beyond all minions somebody may be looked for: beside whoever is laid there, and orders reach further.
_AROUND: Final[i64] = i64(
    3 + max([abs(n) for order in ORDERS for option in order.options for offset in option.offsets for n in offset])
)


@final
class Sight:
    def __init__(self) -> None:
        # The map has as many columns and levels a tower as any tower needs with what is around it: a power of two, of
        # which these are the masks. So a column may have any number; the next free one comes round again.
        self._towers: i64 = 0
        self._wide: i64 = 31
        self._tall: i64 = 31
        self._cells: vec[i64] = ints(0)  # by spot: which look found whom there
        self._look: i64 = 0  # what is noted in a spot by an earlier look is less than this
        self.bodies: vec[i64] = ints(BODIES)  # those that were read
        self.standing: i64 = 0
        # By tower, once it is read: the outermost columns and the highest level.
        self.left: vec[i64] = ints(MOST_SEATS)
        self.right: vec[i64] = ints(MOST_SEATS)
        self.height: vec[i64] = ints(MOST_SEATS)

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
        if tower >= self._towers:
            self._draw(tower + 1, self._wide, self._tall)
        while not self._note(g, tower):
            self._enlarge(tower)

    def survey(self, g: State) -> None:
        """All towers; their bodies by number."""
        mem = g.mem
        towers = mem[TOWERS]
        self._look += _STEP
        if towers > self._towers:
            self._draw(towers, self._wide, self._tall)
        tower: i64 = 0
        while tower < towers:
            if self._note(g, tower):
                tower += 1
            else:
                self._enlarge(tower)
                tower = 0
        self.standing = 0
        for word in range(CROWD_WORDS):
            everybody: i64 = 0
            for tower in range(towers):
                everybody |= mem[CROWD + CROWD_WORDS * tower + word]
            self._add(everybody, 32 * word)

    def _note(self, g: State, tower: i64) -> bool:
        """The bodies of a tower, each in its cell, and the bounds of all of them; False if the map is too small."""
        mem = g.mem
        bodies = self.bodies
        cells = self._cells
        wide = self._wide
        tall = self._tall
        origin = tower * (wide + 1) * (tall + 1)
        note = self._look + 1
        cols = COL
        levels = LEVEL
        crowd = CROWD + CROWD_WORDS * tower
        standing: i64 = 0
        first: i64 = MIDDLE
        last: i64 = -MIDDLE
        height: i64 = 0
        for word in range(CROWD_WORDS):
            left = mem[crowd + word]
            while left != 0:
                body = 32 * word + bag_lowest(left)
                left &= left - 1
                col = mem[cols + body]
                level = mem[levels + body]
                cells[origin + (col & wide) * (tall + 1) + (level & tall)] = note + body
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
        return last - first + 2 * _AROUND <= wide and height + 2 * _AROUND <= tall

    # --- the map ---

    def spot(self, tower: i64, col: i64, level: i64) -> i64:
        """Where a cell is found in the map."""
        return (tower * (self._wide + 1) + (col & self._wide)) * (self._tall + 1) + (level & self._tall)

    def _enlarge(self, tower: i64) -> None:
        """Twice the columns or levels, for a tower that was noted and has no room."""
        if self.right[tower] - self.left[tower] + 2 * _AROUND > self._wide:
            self._draw(self._towers, 2 * self._wide + 1, self._tall)
        else:
            self._draw(self._towers, self._wide, 2 * self._tall + 1)

    def _draw(self, towers: i64, wide: i64, tall: i64) -> None:
        """A map with nobody in it."""
        if wide > 2 * COLUMNS or tall > 2 * LEVELS:
            raise IndexError("a minion where none can get")
        self._towers = towers
        self._wide = wide
        self._tall = tall
        self._cells = ints(towers * (wide + 1) * (tall + 1))

    # --- who is in a cell ---

    def at(self, tower: i64, col: i64, level: i64) -> i64:
        """The body in a cell, -1 if there is none."""
        spot = self.spot(tower, col, level)
        noted = self._cells[spot] - self._look
        if noted <= 0:
            return -1
        return noted - 1

    def empty(self, tower: i64, col: i64, level: i64) -> bool:
        spot = self.spot(tower, col, level)
        return self._cells[spot] < self._look

    def claim(self, tower: i64, col: i64, level: i64) -> bool:
        """Is a cell empty? Who asks again is told that it is taken, though nobody stands there."""
        spot = self.spot(tower, col, level)
        if self._cells[spot] >= self._look:
            return False
        self._cells[spot] = self._look
        return True

    def put(self, tower: i64, col: i64, level: i64, body: i64) -> None:
        """Somebody is in this cell now."""
        self._cells[self.spot(tower, col, level)] = self._look + 1 + body

    def lift(self, tower: i64, col: i64, level: i64) -> None:
        """Nobody is in this cell any more."""
        self._cells[self.spot(tower, col, level)] = 0


_SIGHT: Final = LAYOUT.scratch(Sight)


def sight_of(g: State) -> Sight:
    return cast(Sight, g.scratch(_SIGHT))
