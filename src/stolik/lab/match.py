"""One game between bots at a real table: each bot sees its seat's view and no more."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.bots import Bot
from stolik.engine.chain import seed_of
from stolik.engine.errors import BotError, Refused
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.loop import actor
from stolik.engine.table import Table


@dataclass(frozen=True)
class Match:
    shares: list[float]
    decisions: int


def play(game: Game, bots: list[Bot], settings: dict[str, str], seed: int) -> Match:
    table = played(game, bots, settings, seed)
    return Match(table.shares, table.answers)


def played(game: Game, bots: list[Bot], settings: dict[str, str], seed: int) -> Table:
    """The table after a whole game."""
    table = Table(game, len(bots), settings, seed_of(seed))
    finish(table, bots, seed)
    return table


def finish(table: Table, bots: list[Bot], seed: int) -> None:
    """Play on to the end."""
    rng = Rng(seed)
    while table.pending is not None:
        seat = actor(table.game.rules, table.state)
        advice = bots[seat].choose(table.view_for_bot(seat), rng.word())
        try:
            table.apply(seat, advice.option)
        except Refused as refusal:
            raise BotError(f"seat {seat + 1} answered {advice.option}, which rule {refusal.rule} forbids") from refusal
