"""Connect four: perfect information, no cards, no chance; the option `width` makes the board narrower.

A board is a bit set: cell 7 * column + row, the seventh row always empty, so that a line never
runs from one column into the next.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, bit, has, lowered
from stolik.engine.layout import Layout
from stolik.engine.parts import Parts
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import Choice

HEIGHT: Final = 6

LAYOUT: Final = Layout([], 2, depth=2)
PARTS: Final = Parts(LAYOUT)
WIDTH: Final[i64] = i64(LAYOUT.word("width"))
FREE: Final[i64] = i64(LAYOUT.word("free"))  # cells
WINNER: Final[i64] = i64(LAYOUT.word("winner"))  # the seat plus one, 0 for a draw
BOARD: Final[i64] = i64(LAYOUT.words("board", 2))  # the cells of each seat
HEIGHTS: Final[i64] = i64(LAYOUT.words("heights", 7))

DROPPED: Final[i64] = i64(PARTS.event("dropped", "seat number", "CON.drop.1"))


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

    def options(self, g: State, out: Options) -> None:
        for column in range(g[WIDTH]):
            if g[HEIGHTS + column] < HEIGHT:
                out.add(column)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        board = g[BOARD + seat] | bit(7 * option + g[HEIGHTS + option])
        g[BOARD + seat] = board
        g[HEIGHTS + option] += 1
        g[FREE] -= 1
        g.tell(DROPPED, seat, option + 1)
        if four(board):
            g[WINNER] = seat + 1
            g.finish()
        elif g[FREE] == 0:
            g.finish()
        else:
            g.then(DROP, 1 - seat)

    def space(self, g: State) -> i64:
        return 7

    def why(self, g: State, option: i64) -> str:
        return "CON.board.1" if option >= g[WIDTH] else "CON.drop.2"

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


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


DROP: Final[i64] = i64(PARTS.step(Drop()))

RULES: Final = ConnectFour(LAYOUT, PARTS)
EYE: Final = Eye(["middle"], [0.2])
