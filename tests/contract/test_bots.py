"""Bots: legal answers, the same for the same view and seed, whatever the hidden cards are."""

from __future__ import annotations

import pytest

from stolik import games
from stolik.bots import Bot, make
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.layout import SEALED
from stolik.lab.match import finish
from toys import TOYS

from .games import GAMES, Case
from .play import decisions, is_short, opened

BOTS = ["random", "greedy", "search"]


def made(spec: str, case: Case) -> Bot:
    """A bot of this kind; a search tries less where a game is long."""
    return make({"search": "search:30" if is_short(case) else "search:3"}.get(spec, spec))


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys can be found by their names, but only here."""
    monkeypatch.setattr(games, "_found", {game.id: game for game in GAMES})


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_plays_a_whole_game_by_the_rules(case: Case, spec: str) -> None:
    """Of a long game, its end."""
    table = opened(case, 1) if is_short(case) else [*decisions(case, 1)][-1]
    finish(table, [made(spec, case)] * case.seats, 1)
    assert sum(table.shares) == pytest.approx(1)
    assert 0 < table.answers <= case.game.longest


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_answers_the_same_when_the_hidden_cards_are_swapped(case: Case, spec: str) -> None:
    """It gets the view of a table and of the same table in other worlds that its seat allows."""
    for table in decisions(case, 2):
        assert table.pending is not None
        if table.answers % 3 or any(table.state[SEALED + s] for s in range(table.seats)):
            continue  # enough to look now and then; with picks on the table a world asks them again
        seat = table.pending.seats[0]
        advice = made(spec, case).choose(table.view_for_bot(seat), 7)
        assert table.refuse(seat, advice.option) is None
        for k in range(2):
            world = table.determinise(seat, Rng(table.answers, k))
            assert made(spec, case).choose(world.view_for_bot(seat), 7) == advice


def test_a_seed_changes_what_a_random_bot_does(case: Case) -> None:
    for table in decisions(case, 3):
        assert table.pending is not None
        seat = table.pending.seats[0]
        if len(table.options(seat)) > 2:
            view = table.view_for_bot(seat)
            assert len({make("random").choose(view, seed).option for seed in range(40)}) > 1
            return


def test_every_reason_of_a_bot_can_be_said(game: Game) -> None:
    """Each number that the greedy bot may name as its reason has a text in both languages."""
    if game in TOYS:
        return  # nobody asks for a hint there
    for feature in game.thinking.evaluator.names:
        for language in ("pl", "en"):
            assert game.texts.say(language, f"feature-{feature}")
