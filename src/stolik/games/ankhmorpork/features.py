"""What a bot looks at in a position of Ankh-Morpork."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.ankhmorpork.moments import NEEDED, count_of, progress
from stolik.games.ankhmorpork.state import (
    FACE,
    FIRST_PERSON,
    HAND,
    LOAN,
    MONEY,
    PERSON,
    agents_out,
    buildings_of,
    points,
)

NAMES: Final = ["goal", "agents", "buildings", "money", "cards", "loans", "points"]
WEIGHTS: Final = [3.0, 0.3, 0.6, 0.3, 0.2, -0.3, 0.5]


@final
class Features(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        zone = FACE + seat if g.over else PERSON + seat
        person = g.card(zone, 0) - FIRST_PERSON
        needed = NEEDED[5 * person + g.seats]
        out[0] = float(progress(g, seat, person)) / float(needed) if needed > 0 else 0.5
        out[1] = float(agents_out(g, seat)) / 12
        out[2] = float(count_of(buildings_of(g, seat))) / 6
        out[3] = float(g[MONEY + seat]) / 30
        out[4] = float(g.count(HAND + seat)) / 5
        out[5] = float(g.count(LOAN + seat))
        out[6] = float(points(g, seat)) / 100


FEATURES: Final = Features(NAMES, WEIGHTS)
