"""The random bot: any legal option."""

from __future__ import annotations

from stolik.bots.base import Advice, View, legal
from stolik.engine.kit import Rng


class Random:
    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        options = legal(view)
        return Advice(options[Rng(seed).below(len(options))], "why-random", {})
