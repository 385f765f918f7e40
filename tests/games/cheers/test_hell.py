"""Wieże piekieł: no brawls, and nobody says that the Master is coming."""

from __future__ import annotations

from random import Random

import pytest

from games.kit import events
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.games.cheers import GAME

from .conftest import Press
from .positions import SPARE, X, position, zone
from .test_deck import REFILL, course, stacked

HELL = {"hell": 1, "ahead": ["here"]}


@pytest.mark.rule("TC.V1")
def test_of_the_events_only_here_is_in_the_deck() -> None:
    table = Table(GAME, 3, {"variant": "hell"}, seed_of(3))
    assert zone(table, "ahead") == {"here"}
    assert zone(table, "box") == {*(f"brawl-{number}" for number in range(1, 10)), "coming"}


@pytest.mark.rule("TC.V1", "TC.S3")
@pytest.mark.parametrize(("left", "over"), [(21, False), (20, False), (13, False), (12, True)])
def test_here_comes_at_its_place_without_a_warning(new: Press, left: int, over: bool) -> None:
    """20 cards in the small deck and 8 above "Już tu jest!": 12 below."""
    table = position({}, {}, hands=[f"{new()} {new()}", SPARE], todo=REFILL, also=stacked(left) | HELL, dice=[0])
    assert course(table) == (["drew", "here"] if over else ["drew"])
    assert table.over == over


@pytest.mark.rule("TC.V1", "TC.S8")
def test_a_whole_game_has_three_brawls_at_its_end_and_no_other() -> None:
    table = Table(GAME, 2, {"variant": "hell"}, seed_of(4))
    random = Random(4)
    while table.pending is not None:
        seat = table.pending.seats[0]
        table.apply(seat, random.choice(table.options(seat)).id)
    told = [event["event"] for event in table.events_for(X)]
    assert told.count("brawl") == told.count("coming") == 0
    assert told.count("here") == 1
    assert len(events(table, "brawl_at")) == 6
    assert told.index("brawl_at") > told.index("here")
