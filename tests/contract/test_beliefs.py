"""What bots conclude from the course of a game: from open facts alone, for bots alone, and part of the table."""

from __future__ import annotations

from random import Random

import msgspec

from stolik import games
from stolik.engine.kit import Rng
from stolik.engine.log import verify
from stolik.server.showing import view_of

from .games import Case
from .play import decisions, observers, random_answer, walk


def test_the_leaning_is_the_same_whatever_lies_hidden(case: Case) -> None:
    """The same answer at this table and at one where all that is hidden was dealt anew leads to the same leaning."""
    for table in decisions(case, 1):
        if table.answers % 2:
            continue
        seat, option = random_answer(table, Random(table.answers))
        twin = table.determinise(None, Rng(table.answers))
        assert twin.leaning == table.leaning
        if twin.refuse(seat, option) is None:
            true = table.clone()
            for one in (true, twin):
                one.apply(seat, option)
            assert twin.leaning == true.leaning


def test_only_bots_are_told(case: Case) -> None:
    for table in walk(case, 2):
        if table.answers % 5 and not table.over:
            continue
        for observer in observers(table):
            assert "leaning" not in table.view(observer)
            assert b"leaning" not in msgspec.json.encode(view_of(table, observer))
        for seat in range(table.seats):
            assert table.view_for_bot(seat) == {**table.view(seat), "leaning": table.leaning}


def test_a_leaning_is_taken_back_with_the_answer(case: Case) -> None:
    for table in decisions(case, 3):
        seat, option = random_answer(table, Random(3))
        twin = table.clone()
        twin.apply(seat, option)
        after = twin.leaning
        if twin.can_undo == seat:
            twin.undo(seat)
            assert twin.leaning == table.leaning
            twin.apply(seat, option)
            assert twin.leaning == after


def test_a_replayed_log_leans_the_same_way(case: Case) -> None:
    *_, table = walk(case, 4)
    assert verify(table.log, lambda _: case.game).leaning == table.leaning


def test_each_place_has_one_card_of_those_that_it_leans_to(case: Case) -> None:
    if case.game.thinking.beliefs is None:
        assert case.game.id != "ankhmorpork"
        return
    cards = games.get(case.game.id).rules.layout.cards
    for table in walk(case, 5):
        for likely in table.leaning.values():
            assert set(likely) <= set(cards)
            assert abs(sum(likely.values()) - 1) < 1e-9
            assert min(likely.values()) > 0  # nothing is excluded by a guess
