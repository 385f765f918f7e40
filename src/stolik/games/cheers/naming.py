"""Who is meant, and where: places by their neighbours, covered Ninjas one by one. For sentences, so without numbers."""

from __future__ import annotations

from stolik.engine.kinds import NOTHING
from stolik.engine.state import State
from stolik.games.cheers.cells import col_at, level_at, tower_at
from stolik.games.cheers.state import (
    BODIES,
    COL,
    LEVEL,
    MINION_COUNT,
    NAMES,
    STEP_COL,
    STEP_LEVEL,
    TOWER,
    arrow,
    is_covered,
)

NINJA = "ninja"  # a covered one
GROUND = "ground"
AIR = "air"
Cell = tuple[int, int]  # column, level


def body_name(g: State, body: int) -> str:
    """A covered Ninja is just that; of several in a tower, the first is the lowest, then the leftmost."""
    if not is_covered(body):
        return NAMES[body]
    tower = g[TOWER + body]
    covered = [other for other in range(MINION_COUNT, BODIES) if g[TOWER + other] == tower]
    covered.sort(key=lambda other: (g[LEVEL + other], g[COL + other]))
    return NINJA if len(covered) == 1 else f"{NINJA}-{covered.index(body) + 1}"


def name_at(g: State, cell: int) -> str:
    """Who stands in a cell."""
    return _name(g, _standing(g, tower_at(cell)), (col_at(cell), level_at(cell)))


def said_place(g: State, cell: int, mover: int = -1) -> dict[str, str]:
    """What is around a cell, as if `mover` stood nowhere: what it is on, and who is left and right of it there.

    On the ground, where nobody may stand near: who hangs above, or how many steps away the next one is.
    """
    at = _standing(g, tower_at(cell), mover)
    col, level = int(col_at(cell)), int(level_at(cell))
    said = {
        "on": GROUND if level == 1 else _name(g, at, (col, level - 1), AIR),
        "left": _name(g, at, (col - 1, level)),
        "right": _name(g, at, (col + 1, level)),
        "under": NOTHING,
        "steps": "1",
    }
    if said["on"] == GROUND and said["left"] == said["right"] == NOTHING and at:
        near = min(at, key=lambda other: (abs(other[0] - col), other[0], other[1]))
        side = "under" if near[0] == col else "left" if near[0] < col else "right"
        said |= {side: body_name(g, at[near]), "steps": str(abs(near[0] - col))}
    return said


def said_way(across: int, up: int) -> dict[str, str]:
    """How far to which side, and how far up or down."""
    return {
        "aside": "left" if across < 0 else "right" if across > 0 else NOTHING,
        "far": str(abs(across)),
        "rise": "down" if up < 0 else "up" if up > 0 else NOTHING,
        "high": str(abs(up)),
    }


def said_strikes(g: State, body: int) -> dict[str, str]:
    """TC.O7: whom a minion would strike now (`card3` to `card6`); nobody knows that of a covered Ninja."""
    found = [] if is_covered(body) else _struck(g, body)
    strikes = "somebody" if found else "unknown" if is_covered(body) else "nobody"
    named = [*found, *[NOTHING] * (4 - len(found))]
    return {"strikes": strikes, **{f"card{number}": name for number, name in enumerate(named, 3)}}


def _struck(g: State, body: int) -> list[str]:
    at = _standing(g, int(g[TOWER + body]) - 1)
    cells = [
        (int(g[COL + body] + STEP_COL[side]), int(g[LEVEL + body] + STEP_LEVEL[side]))
        for side in range(4)
        if arrow(g, body, side) > 0
    ]
    return [body_name(g, at[cell]) for cell in cells if cell in at]


def _standing(g: State, tower: int, mover: int = -1) -> dict[Cell, int]:
    return {
        (int(g[COL + body]), int(g[LEVEL + body])): body
        for body in range(BODIES)
        if g[TOWER + body] == tower + 1 and body != mover
    }


def _name(g: State, at: dict[Cell, int], cell: Cell, nobody: str = NOTHING) -> str:
    return body_name(g, at[cell]) if cell in at else nobody
