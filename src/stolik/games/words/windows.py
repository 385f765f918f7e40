"""What players of Word Domination may order beforehand: to let words stand (WORDS.Q5)."""

from __future__ import annotations

from stolik.engine.state import State
from stolik.engine.windows import Promise, Windows
from stolik.games.words.state import MOVER


def promises(_g: State, _seat: int) -> list[Promise]:
    """Nothing but to let a word stand: a challenge names a word that nobody knows beforehand."""
    return []


def turn_of(g: State) -> int:
    return g[MOVER]


WINDOWS = Windows(
    steps=frozenset({"challenge"}),
    passing=Promise("pass", "let_stand"),
    where={"verdict": ("clear", "warn")},
    promises=promises,
    turn_of=turn_of,
    usual=({"verdict": "clear"},),
)
