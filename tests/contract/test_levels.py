"""The levels that people choose: in every game, for every number of players, they answer by the rules and say why."""

from __future__ import annotations

from random import Random

import pytest

from stolik import games
from stolik.bots import make
from stolik.bots.levels import behind
from stolik.cli.words import Words
from stolik.engine.chain import seed_of
from stolik.engine.game import Game
from stolik.engine.levels import LEVELS
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table

from .play import play_on

CHOICES = (5, 60)  # real choices of a random game at which a level is asked
LIMIT = 0.01  # seconds: enough for an answer
EVERY = [(game, players) for game in map(games.get, games.names()) for players in game.players]


def chosen(game: Game, players: int) -> list[Table]:
    """A position near the deal, and one in the middle of a game."""
    found = []
    table, random = Table(game, players, {}, seed_of(1)), Random(1)
    choices = 0
    for here in play_on(table, random):
        if here.pending is not None and (here.open or len(here.options(here.next_seat)) > 1):
            choices += 1
            if choices in CHOICES:
                found.append(here.clone())
            if choices == max(CHOICES):
                break
    return found


@pytest.mark.parametrize(("game", "players"), EVERY, ids=lambda one: getattr(one, "id", str(one)))
def test_every_level_answers_by_the_rules_and_says_why(game: Game, players: int) -> None:
    tables = chosen(game, players)
    assert tables
    for table in tables:
        seat = table.next_seat
        view = table.view_for_bot(seat)
        for level in LEVELS:
            advice = make(behind(level, game, players)).choose(view, 7, LIMIT)
            assert table.refuse(seat, advice.option) is None
            told = {Words(language).reason(game, advice) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES)
            assert all(len(sentence) > len("why") for sentence in told)
