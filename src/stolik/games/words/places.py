"""Where something lies, for texts: by the letter cards beside it, never by columns and lines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.engine.kinds import NOTHING
from stolik.engine.state import State
from stolik.games.words.grid import cell_at, column, line
from stolik.games.words.state import CELL, DECK_SIZE, NAMES, PARTS

SIDES: Final = ("left", "right", "above", "below")  # what lies there is a card, in all labels
for _side in (*SIDES, "near"):
    PARTS.part(f"{_side}:card", "a place")


def place_of(g: State, cell: i64) -> dict[str, str]:
    """The letters on both sides of a cell, or those above and below it: each of them names it alone.

    Where there are none but tapes, or nothing at all: the nearest letter, and how far it is from there.
    """
    x = column(cell)
    y = line(cell)
    found = dict.fromkeys((*SIDES, "near", "across", "down"), NOTHING)
    found["left"] = card_at(g, cell_at(x - 1, y))
    found["right"] = card_at(g, cell_at(x + 1, y))
    if found["left"] == NOTHING and found["right"] == NOTHING:
        found["above"] = card_at(g, cell_at(x, y - 1))
        found["below"] = card_at(g, cell_at(x, y + 1))
    near = -1 if any(found[side] != NOTHING for side in SIDES) else nearest(g, cell)
    if near >= 0:
        found["near"] = NAMES[near]
        across = x - column(g[CELL + near])
        down = y - line(g[CELL + near])
        found["across"] = "right" if across > 0 else "left" if across < 0 else NOTHING
        found["down"] = "below" if down > 0 else "above" if down < 0 else NOTHING
        found["count"] = str(away(across))
        found["count2"] = str(away(down))
    return found


def lies_at(g: State, card: i64) -> dict[str, str]:
    """The same of a letter card, unless somebody has captured it."""
    cell = g[CELL + card]
    return {"lies": "captured"} if cell == 0 else {"lies": "centre", **place_of(g, cell)}


def card_at(g: State, cell: i64) -> str:
    for card in range(DECK_SIZE):
        if g[CELL + card] == cell:
            return NAMES[card]
    return NOTHING


def nearest(g: State, cell: i64) -> i64:
    """The letter card that is fewest cells away, in a straight line if there is one so near; -1 if there is no card."""
    best: i64 = -1
    least: i64 = 0
    for card in range(DECK_SIZE):
        if g[CELL + card] == 0 or g[CELL + card] == cell:
            continue
        across = away(column(g[CELL + card]) - column(cell))
        down = away(line(g[CELL + card]) - line(cell))
        steps = 2 * (across + down) + (1 if across > 0 and down > 0 else 0)
        if best < 0 or steps < least:
            best = card
            least = steps
    return best


def away(cells: i64) -> i64:
    return max(cells, -cells)
