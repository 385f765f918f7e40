"""Bots that can also play inside the compiled part, where no view is written for them: they answer the same."""

from __future__ import annotations

from stolik.bots.base import Bot
from stolik.bots.greedy import Greedy
from stolik.bots.minds import mind
from stolik.bots.random import Random
from stolik.bots.search import Searcher
from stolik.engine.game import Game
from stolik.engine.opponents import AtRandom, BestNext, Searching


def in_core(game: Game, seats: int, bot: Bot) -> AtRandom | BestNext | Searching | None:
    """The same bot there; None for one that needs views, or looks at the clock."""
    thinking = game.thinking
    if isinstance(bot, Random):
        return AtRandom()
    if thinking.own_bot is not None:
        return None
    if isinstance(bot, Greedy):
        return BestNext(thinking.evaluator, bot.worlds or thinking.samples, game.reacting)
    if isinstance(bot, Searcher) and not bot.milliseconds:
        by = mind(game, seats, bot.which)
        return Searching(by.evaluator, bot.iterations, by.cut, by.exploration)
    return None
