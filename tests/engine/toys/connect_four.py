"""Connect four: perfect information, no cards, no chance; the option `width` makes the board narrower.

A board is a bit set: cell 7 * column + row, the seventh row always empty, so that a line never
runs from one column into the next.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Count, Maybe, Numbered, SetOf
from stolik.engine.kit import Options, bit, has, lowered
from stolik.engine.layout import Layout
from stolik.engine.parts import Parts
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import Choice

HEIGHT: Final = 6

LAYOUT: Final = Layout([], 2, depth=2)
PARTS: Final = Parts(LAYOUT)
COLUMN: Final = PARTS.kind(Numbered("column", 7))
CELL: Final = Numbered("cell", 49)
WIDTH: Final = LAYOUT.word("width", Count("width", 7), net=False)
FREE: Final = LAYOUT.word("free", Count("free", 42))  # cells
WINNER: Final = LAYOUT.word("winner", Maybe(LAYOUT.seat))  # nobody for a draw
BOARD: Final = LAYOUT.table("board", LAYOUT.seat, SetOf(CELL))  # the cells of each seat
HEIGHTS: Final = LAYOUT.table("heights", COLUMN, Count("height", HEIGHT))

DROPPED: Final = PARTS.event("dropped", "seat number:column", "CON.drop.1")


def in_line(board: i64, step: i64) -> bool:
    """Are there four in a row, each `step` cells from the one before?"""
    pairs = board & lowered(board, step)
    return (pairs & lowered(pairs, 2 * step)) != 0


def four(board: i64) -> bool:
    """CON.end.1: up, across, or along one of the diagonals."""
    return in_line(board, 1) or in_line(board, 7) or in_line(board, 6) or in_line(board, 8)


@final
class Drop(Choice):
    rule = "CON.drop.1"
    rules = ("CON.end.1", "CON.end.2")
    args = "seat"
    answers = ("drop = {column}",)

    def options(self, g: State, out: Options) -> None:
        for column in range(g[WIDTH]):
            if g[HEIGHTS + column] < HEIGHT:
                self.offer(out, column)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        column = self.part(option)
        board = g[BOARD + seat] | bit(7 * column + g[HEIGHTS + column])
        g[BOARD + seat] = board
        g[HEIGHTS + column] += 1
        g[FREE] -= 1
        g.tell(DROPPED, seat, column)
        if four(board):
            g[WINNER] = seat + 1
            g.finish()
        elif g[FREE] == 0:
            g.finish()
        else:
            g.then(DROP, 1 - seat)

    def why(self, g: State, option: i64) -> str:
        return "CON.board.1" if self.part(option) >= g[WIDTH] else "CON.drop.2"


DROP: Final = PARTS.step(Drop())


@final
class ConnectFour(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        g[WIDTH] = int(options["width"])
        g[FREE] = g[WIDTH] * HEIGHT
        g.then(DROP, 0)

    def share(self, g: State, seat: i64) -> float:
        if g[WINNER] == 0:
            return 0.5
        return 1.0 if g[WINNER] == seat + 1 else 0.0

    def invariants(self, g: State) -> None:
        if g[BOARD] & g[BOARD + 1] != 0:
            raise AssertionError("two discs in one cell")
        filled = g[BOARD] | g[BOARD + 1]
        free = g[WIDTH] * HEIGHT
        for column in range(7):
            for row in range(7):
                if has(filled, 7 * column + row) != (row < g[HEIGHTS + column]):
                    raise AssertionError("a disc hangs in the air")
            free -= g[HEIGHTS + column]
        if free != g[FREE]:
            raise AssertionError("the free cells are miscounted")


@final
class Eye(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        """Discs in the middle column."""
        out[0] = 0.0
        for row in range(HEIGHT):
            if has(g[BOARD + seat], 7 * (g[WIDTH] // 2) + row):
                out[0] += 1.0


RULES: Final = ConnectFour(LAYOUT, PARTS)
EYE: Final = Eye(["middle"], [0.2])
