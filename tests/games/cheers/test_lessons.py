"""Positions as lessons and pages of rules tell them."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import events, table_at
from stolik.engine.errors import BadPicture
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.lessons import position

from .positions import PLAYERS, X, Y, asked, rides, tower, zone

TWO = ["walltor", "lefty"]


def told(**said: Any) -> Table:
    settings = GAME.complete({})
    return table_at(GAME, position(said, settings), PLAYERS, settings)


def test_a_picture_is_read_from_the_top() -> None:
    table = told(
        towers=["""
            .        elephant?
            cyclops* walltor'
            tortoise lefty
        """, ""],
        hands=["ram-page no-thank-you"],
    )  # fmt: skip
    assert tower(table, X) == {
        (0, 1): "tortoise",
        (1, 1): "lefty",
        (0, 2): "cyclops",
        (1, 2): "walltor'",
        (1, 3): "?elephant",
    }
    assert rides(table, X) == (0, 2)
    assert rides(table, Y) is None
    assert zone(table, "hand/0") == {"ram-page", "no-thank-you"}
    assert asked(table) == ("play_card", (X,))
    GAME.rules.invariants(table.state)


def test_what_comes_next_is_said_in_its_order() -> None:
    table = told(towers=["right-hook lefty", ""], hands=["ram-page", "unicone"], todo=["brawl", "throw"], active=Y)
    assert tower(table, X) == {}  # the two have killed each other
    assert len(events(table, "died")) == 2
    assert asked(table) == ("throw", (Y,))


def test_a_game_can_be_at_its_end() -> None:
    table = told(towers=TWO, todo=["brawl", "brawl", "brawl", "finish"])
    assert table.over
    assert [table.state.seats, *table.shares] == [2, 0.5, 0.5]


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"towers": ["wall-e"]}, "there is no minion wall-e"),
        ({"towers": ["no-thank-you"]}, "there is no minion no-thank-you"),
        ({"towers": TWO, "hands": ["brawl-1"]}, "there is no card brawl-1"),
        ({"towers": TWO, "hands": ["lefty"]}, "lefty is there twice"),
        ({"towers": ["walltor?"]}, "walltor is no Ninja and cannot be covered"),
        ({"towers": ["walltor* lefty*"]}, "a foreminion rides two minions"),
        ({"towers": TWO, "deck": ["brawl-1"]}, "there is no deck"),
    ],
)
def test_what_cannot_be_is_told(said: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadPicture, match=wrong):
        position(said, {})
