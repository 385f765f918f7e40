"""Positions as lessons and rules pages tell them: what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.engine.errors import BadPicture
from stolik.games.ankhmorpork.lessons import position


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"town": {}}, "there is no town"),
        ({"city": {13: "1"}}, "there is no area 13"),
        ({"city": {0: "1"}}, "there is no area 0"),
        ({"city": {1: "1 x"}}, "nothing is written x"),
        ({"hands": ["groat moist"]}, "there is no card moist"),
        ({"hands": ["groat"], "discard": "groat"}, "the card groat is there twice"),
        ({"people": ["rust", "rust"]}, "the card rust is there twice"),
        ({"events": "fire storm"}, "there is no card storm"),
        ({"deck": "groat fire"}, "there is no card fire"),
    ],
)
def test_what_cannot_be_is_refused(told: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPicture, match=why):
        position(told, {})


def test_areas_may_be_named_by_texts_as_files_do() -> None:
    assert position({"city": {"7": "1 t !"}}, {}) == position({"city": {7: "1 t !"}}, {})


def test_what_is_not_named_lies_where_it_belongs() -> None:
    data = position({"seats": 3, "deck": "hex igor", "events": "fog", "people": ["vimes"]}, {"edition": "english"})
    assert (data["green"], data["brown"], data["event_deck"], data["english"]) == (["hex"], ["igor"], ["fog"], 1)
    assert data["person"] == [["vimes"], ["vetinari"], ["selachii"]]
    assert data["undealt"] == ["rust", "de-worde", "dragon-king", "chrysoprase"]
    assert {"groat", "fire"} <= set(data["box"])


def test_two_players_leave_cards_in_the_box() -> None:
    """AM.S9."""
    data = position({}, {})
    assert sorted(data["box"]) == ["chrysoprase", "cosmo-lavish", "hubert"]
