"""The search knows a view and nothing else, and comes back with legal answers."""

from __future__ import annotations

import json

from stolik.engine.game import Game
from stolik.engine.search import Search
from stolik.engine.table import Table
from stolik.engine.views import worlds_of

from .games import Case
from .play import SHORT, decisions


def iterations(game: Game) -> int:
    return 50 if game.longest <= SHORT else 12


def search(table: Table, seat: int, seed: int, cut: int | None = None) -> list[tuple[int, int, float]]:
    """What a search finds from the view alone, sent over a wire."""
    view = json.loads(json.dumps(table.view(seat)))
    rules = table.game.rules
    found = Search(
        rules,
        table.game.thinking.evaluator,
        worlds_of(rules, view["state"], seat),
        seat,
        seed,
        cut or table.game.thinking.playout,
        0.7,
    )
    tries = iterations(table.game)
    found.run(tries, 0.0)
    assert found.iterations == tries
    return found.tried()


def test_it_tries_legal_options_only(case: Case) -> None:
    for count, table in enumerate(decisions(case, 1)):
        assert table.pending is not None
        for seat in table.pending.seats if count % 4 == 0 else ():
            tried = search(table, seat, count)
            legal = [option.id for option in table.options(seat)]
            assert {option for option, _, _ in tried} <= set(legal)
            most = min(len(legal), iterations(case.game))
            assert 0 < len(tried) <= most if case.game.thinking.evaluator.widens else len(tried) == most
            assert sum(visits for _, visits, _ in tried) == iterations(case.game)
            assert all(0.0 <= mean <= 1.0 for _, _, mean in tried)


def test_the_same_seed_finds_the_same(case: Case) -> None:
    for count, table in enumerate(decisions(case, 2)):
        assert table.pending is not None
        for seat in table.pending.seats if count % 9 == 0 else ():
            before = table.hash
            assert search(table, seat, 3) == search(table, seat, 3)
            assert table.hash == before


def test_a_playout_may_be_cut_short(case: Case) -> None:
    """The evaluator judges instead of the end of the game; its shares add up as well."""
    for count, table in enumerate(decisions(case, 3)):
        assert table.pending is not None
        if count % 9 == 0:
            seat = table.pending.seats[0]
            assert all(0.0 <= mean <= 1.0 for _, _, mean in search(table, seat, 5, cut=2))
