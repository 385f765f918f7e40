"""What anybody can work out from a position of Raverun, for who draws it."""

from __future__ import annotations

from typing import Literal, TypedDict

from stolik.engine.layout import TURN
from stolik.engine.shown import frames
from stolik.engine.state import State
from stolik.games.raverun.data import CARDS
from stolik.games.raverun.state import LAID

Phase = Literal["pick", "order", "lay", "skirmish", "actions", "final", "over"]


class Derived(TypedDict):
    phase: Phase
    laying: list[int]  # the seats that have yet to lay a card, the next one first
    fighting: list[str | None]  # by seat: the card in this round's skirmish, which is not over


def derived(g: State) -> Derived:
    pending = frames(g)
    steps = {step for step, _ in pending}
    fights = "skirmish" in steps
    return {
        "phase": _phase(g, steps),
        "laying": [args["seat"] for step, args in pending if step == "lay"],
        "fighting": [CARDS.names[g[LAID + seat] - 1] if fights and g[LAID + seat] else None for seat in range(g.seats)],
    }


def _phase(g: State, steps: set[str]) -> Phase:
    if g.over:
        return "over"
    if steps & {"red_sweep", "end_game"}:
        return "final"
    if "set_order" in steps:
        return "order"
    if "lay" in steps:
        return "lay"
    if "skirmish" in steps:
        return "skirmish"
    return "actions" if g[TURN] else "pick"
