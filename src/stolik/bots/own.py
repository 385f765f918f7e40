"""The bot that a game brings itself, where its answers are too many to be tried one by one."""

from __future__ import annotations

from stolik.bots.base import Advice, View, forced
from stolik.engine.errors import BotError
from stolik.games import get

STRONGEST = 3


class GamesOwn:
    def __init__(self, strength: int) -> None:
        self.strength = strength

    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        if (only := forced(view)) is not None:
            return only
        own = get(view["game"]).thinking.own_bot
        if own is None:
            raise BotError(f"{view['game']} has no bot of its own")
        return Advice(*own.choose(view, self.strength, seed))
