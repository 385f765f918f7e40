"""What a bot looks at in a position of Three Cheers for Master."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.cheers.scoring import result
from stolik.games.cheers.state import tower_of

NAMES: Final = ["result"]


@final
class Features(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        out[0] = float(result(g, tower_of(g, seat))) / 20.0


FEATURES: Final = Features(NAMES, [1.0])
