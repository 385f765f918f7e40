"""What bots see in a position of Word Domination."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.words.scoring import ZONE, ZONES
from stolik.games.words.state import CAPTURED, DECK_SIZE, FIRST, MARK, MOVER, ROUND, ROUNDS


@final
class Features(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        ZONES.read(g, seat)
        captured = float(g.count(CAPTURED + seat))
        out[0] = captured
        out[1] = float(ZONES.points)
        near = 0.0
        for group in range(ZONES.count):
            if ZONES.group[group] == group and 0 < ZONES.tapes_of(group) < ZONE:
                near += float(ZONES.tapes_of(group))
        marks = 0.0
        for card in range(DECK_SIZE):
            if g[MARK + card] == seat + 1:
                marks += 1.0
        # Markers are worth what the turns that are left can make of them.
        done = (g[ROUND] - 1) * g.seats + (g[MOVER] + g.seats - g[FIRST]) % g.seats
        left = 1.0 - float(done) / float(ROUNDS * g.seats)
        out[2] = near * left
        out[3] = marks * left


FEATURES: Final = Features(["captured", "zones", "near", "markers"], [0.35, 0.35, 0.2, 0.15])
