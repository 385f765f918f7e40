"""What bots look at in Raverun."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import full, lowest, size
from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.raverun.state import EFFECT, FIELD, FIRST_RED, HAND, LAID, PILE, top

NAMES: Final = [
    "lead",
    "late_top",
    "late_lead",
    "hand",
    "hand_size",
    "green",
    "steals",
    "sinks",
    "recall",
    "shuffles",
]


def coming_top(g: State, seat: i64) -> i64:
    """The top as it will be after the skirmish, as far as cards are laid: a beaten card falls on it."""
    laid = g[LAID + seat]
    if laid > 0 and g.holds(FIELD + seat, laid - 1):
        for other in range(g.seats):
            if g[LAID + other] > laid:
                return laid - 1
    return top(g, seat)


@final
class Features(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        mine = coming_top(g, seat)
        best_other: i64 = -1
        fewest: i64 = 7  # cards in the smallest hand: how near the end is
        for other in range(g.seats):
            if other != seat:
                theirs = coming_top(g, other)
                if theirs > best_other:
                    best_other = theirs
            held = size(g.bag(HAND + other))
            if held < fewest:
                fewest = held
        late = float(6 - fewest) / 6.0
        high = float(mine) / 23.0
        lead = 0.0
        if mine > best_other:
            lead = 1.0
        hand = g.bag(HAND + seat)
        total: i64 = 0
        rest = hand
        while rest != 0:
            total += lowest(rest)
            rest &= rest - 1
        out[0] = lead
        out[1] = late * high
        out[2] = late * lead
        out[3] = float(total) / 60.0
        out[4] = float(size(hand)) / 6.0
        out[5] = 0.0
        if mine < FIRST_RED:
            out[5] = 1.0
        self._reds(g, seat, out)

    def _reds(self, g: State, seat: i64, out: vec[float]) -> None:
        """The red cards on the own battlefield: what they can do in the final round."""
        steals: i64 = 0
        sinks: i64 = 0
        shuffles: i64 = 0
        recall: i64 = 0
        rest = g.bag(FIELD + seat) & ~full(FIRST_RED)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            effect = EFFECT[card]
            if effect == 4:
                steals += 1
            elif effect == 5:
                sinks += 1
            elif effect == 7:
                shuffles += 1
            else:
                for i in range(g.count(PILE + seat)):
                    below = g.card(PILE + seat, i)
                    if below % 3 == card % 3 and below > recall:
                        recall = below
        out[6] = float(steals)
        out[7] = float(sinks)
        out[8] = float(recall) / 23.0
        out[9] = float(shuffles)


FEATURES: Final = Features(NAMES, [-0.2, 1.75, 0.45, 1.0, -0.45, 0.25, 0.4, 0.5, 0.65, 0.23])
