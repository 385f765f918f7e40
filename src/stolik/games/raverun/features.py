"""What bots look at in Raverun."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import full
from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.raverun.state import FIELD, FIRST_RED, HAND, top

NUMBERS: Final = ["top", "lead", "hand", "hand_top", "field_red"]


@final
class Features(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        mine = top(g, seat)
        best_other: i64 = -1
        for other in range(g.seats):
            if other != seat and top(g, other) > best_other:
                best_other = top(g, other)
        out[0] = float(mine) / 23.0
        out[1] = 1.0 if mine > best_other else 0.0
        hand = g.bag(HAND + seat)
        held: i64 = 0
        highest: i64 = 0
        for card in range(24):
            if g.holds(HAND + seat, card):
                held += card
                highest = card
        out[2] = float(held) / 100.0
        out[3] = float(highest) / 23.0 if hand != 0 else 0.0
        red = g.bag(FIELD + seat) & ~full(FIRST_RED)
        out[4] = 1.0 if red != 0 else 0.0


FEATURES: Final = Features(NUMBERS, [2.0, 1.0, 0.3, 1.0, 0.5])
