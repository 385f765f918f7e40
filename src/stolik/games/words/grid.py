"""The grid on which cards and tapes lie. It has no edge (WORDS.R2); a cell is a column and a line of it.

In the memory a cell is a number that leaves room on all sides, and 0 is nowhere. How far a game can come is known: the
cells that can be reached have numbers of their own, line by line, by which answers name them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import NOTHING, Kind

WIDE: Final = 1024  # cells of a line in the memory

# In each of 24 turns a hand card and one of duty are added at most, and a tape is shifted: what was laid out, at most
# from 1 to 6 (WORDS.S2), grows by no more than 72 in a direction.
SPAN: Final = 160  # columns that can be reached, and lines
FIRST_ONE: Final = -79  # the first of them


def cell_at(x: i64, y: i64) -> i64:
    """The cell of a column and a line; those of the card laid out first are 1 and 1."""
    return (y + WIDE // 2) * WIDE + x + WIDE // 2


def column(cell: i64) -> i64:
    return cell % WIDE - WIDE // 2


def line(cell: i64) -> i64:
    return cell // WIDE - WIDE // 2


def cell_text(cell: i64) -> str:
    return f"{column(cell)}.{line(cell)}"


def read_cell(text: str) -> i64:
    """The cell in reach that a text says, 0 if there is none."""
    x, _, y = text.partition(".")
    if len(text) > LONGEST_TEXT or not x.removeprefix("-").isdecimal() or not y.removeprefix("-").isdecimal():
        return 0
    cell = cell_at(int(x), int(y))
    return cell if in_reach(cell) and cell_text(cell) == text else 0


LONGEST_TEXT: Final = 7  # -79.-79


def in_reach(cell: i64) -> bool:
    return 0 <= column(cell) - FIRST_ONE < SPAN and 0 <= line(cell) - FIRST_ONE < SPAN


def number_of(cell: i64) -> i64:
    """Of a cell in reach."""
    return (line(cell) - FIRST_ONE) * SPAN + column(cell) - FIRST_ONE


def cell_of(number: i64) -> i64:
    return cell_at(number % SPAN + FIRST_ONE, number // SPAN + FIRST_ONE)


@final
class Cell(Kind):
    """A cell in reach by its number, written as its column and line: `3.-1`."""

    def __init__(self) -> None:
        super().__init__("cell", SPAN * SPAN)

    def axes(self) -> list[int]:
        return [SPAN, SPAN]

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        return value % SPAN if axis == 0 else value // SPAN

    def text(self, value: i64) -> str:
        return cell_text(cell_of(value))

    def read(self, text: str) -> i64:
        cell = read_cell(text)
        return number_of(cell) if cell != 0 else -1


@final
class Lying(Kind):
    """Where a card or a tape lies, as the memory has it."""

    def __init__(self) -> None:
        super().__init__("lying", WIDE * WIDE)

    def axes(self) -> list[int]:
        return [SPAN, SPAN]

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        if value == 0:
            return -1
        return column(value) - FIRST_ONE if axis == 0 else line(value) - FIRST_ONE

    def holds(self, value: i64, seats: i64) -> bool:
        return value == 0 or in_reach(value)

    def text(self, value: i64) -> str:
        return NOTHING if value == 0 else cell_text(value)

    def read(self, text: str) -> i64:
        cell = read_cell(text)
        return cell if cell != 0 or text == NOTHING else -1

    def shown(self, value: i64) -> object:
        return None if value == 0 else [column(value), line(value)]

    def schema(self) -> dict[str, object]:
        place = {"type": "array", "items": [{"type": "integer"}, {"type": "integer"}], "minItems": 2, "maxItems": 2}
        return {"anyOf": [place, {"type": "null"}]}
