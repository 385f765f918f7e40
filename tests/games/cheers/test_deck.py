"""The deck and its events: brawls, "Idzie!", "Już tu jest!"."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import events, play
from stolik.engine.chain import seed_of
from stolik.engine.kit import Options, Rng
from stolik.engine.loop import play_out, settle
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.state import CUT, DECK, FIRST_NINJA, LATE, NAMES, SMALL

from .conftest import Press
from .positions import SPARE, X, Y, asked, position, rides, tower, zone

CARDS = NAMES[FIRST_NINJA - 31 : FIRST_NINJA - 1]  # minions that nobody else uses here
REFILL = [("next_player", 0, 0, 0), ("refill", 0, 0, 0)]


def stacked(count: int, brawls: str = "", again: str = "", late: int = 0) -> dict[str, Any]:
    """A deck of so many minions over a top card, with these brawls; 20 cards are the small deck."""
    return {
        "top": [CARDS[0]],
        "deck": [*CARDS[1 : count + 1], *brawls.split()],
        "again": again.split(),
        "late": [f"late-{late}"],
        "not_late": [f"late-{other}" for other in range(5) if other != late],
    }


def near_the_end(count: int, late: int = 0) -> dict[str, Any]:
    """ "Idzie!" has come."""
    return stacked(count, late=late) | {
        "happened": ["coming"],
        "ahead": ["here"],
        "small": 20,
        "cut": [],
        "ruled_out": ["small-20"],
    }


def course(table: Table) -> list[str]:
    """What came of the deck, in order."""
    return [event["event"] for event in table.events_for(None) if event["event"] in ("drew", "brawl", "coming", "here")]


# --- brawls ---


@pytest.mark.rule("TC.S5", "TC.S6")
def test_a_brawl_on_top_fires_at_once_also_when_the_hand_is_full(new: Press) -> None:
    left, right = new("R1"), new("L1")
    table = position({(0, 1): left, (1, 1): right}, {}, hands=[f"{new()} {new()}", SPARE], todo=REFILL,
                     also=stacked(24, "brawl-3"), dice=[24, 0])  # fmt: skip
    assert course(table) == ["drew", "brawl"]
    assert zone(table, "happened") == {"brawl-3"}
    assert tower(table) == {}
    assert len(table.view(X)["state"]["hand"][X]) == 3
    assert asked(table) == ("play_card", (Y,))


@pytest.mark.rule("TC.S5")
def test_after_an_event_one_goes_on_drawing(new: Press) -> None:
    table = position(
        {}, {}, hands=[new(), SPARE], todo=REFILL, also=stacked(24, "brawl-1 brawl-2"), dice=[25, 24, 0, 0]
    )
    assert course(table) == ["drew", "brawl", "brawl", "drew"]
    assert zone(table, "happened") == {"brawl-1", "brawl-2"}
    assert len(zone(table, "top")) == 1


@pytest.mark.rule("TC.S5", "TC.R2", "TC.J1")
def test_a_choice_in_a_brawl_interrupts_the_drawing(new: Press) -> None:
    """X's mount is eaten in the brawl, by a Hungry that was turned; the drawing waits for the jump."""
    hungry, food, above, other = new("R1", "hungry armored"), new("", "weak"), new("D3"), new()
    before = {(0, 1): food, (1, 1): hungry, (1, 2): above, (3, 1): other}
    table = position(before, {}, hands=[new(), SPARE], riders=[(0, 1)], todo=REFILL, also=stacked(24, "brawl-1"),
                     dice=[24, 0, 0])  # fmt: skip
    assert asked(table) == ("jump", (X,))
    play(table, (X, "jump 1:3,1"))
    assert course(table) == ["drew", "brawl", "drew"]


@pytest.mark.rule("TC.S4")
def test_brawls_that_were_dealt_come_back_above_the_coming(new: Press) -> None:
    """Not one of the small deck's cards is drawn before the brawl that was put back."""
    table = position(
        {}, {}, hands=[f"{new()} {new()}", SPARE], todo=REFILL, also=stacked(20, again="brawl-7"), dice=[0]
    )
    assert course(table) == ["drew", "brawl", "coming"]


@pytest.mark.rule("TC.S4")
@pytest.mark.parametrize(("fall", "brawl"), [(0, True), (1, False), (2, False), (3, False)])
def test_a_brawl_that_was_put_back_lies_anywhere_above_the_coming(new: Press, fall: int, brawl: bool) -> None:
    """Three other cards lie there, so it is on top one time in four."""
    table = position({}, {}, hands=[f"{new()} {new()}", SPARE], todo=REFILL, also=stacked(23, again="brawl-7"),
                     dice=[fall, 0])  # fmt: skip
    assert course(table) == (["drew", "brawl"] if brawl else ["drew"])
    assert zone(table, "again") == (set() if brawl else {"brawl-7"})


@pytest.mark.rule("TC.S4")
def test_nobody_ever_holds_an_event_and_none_is_on_top() -> None:
    back = 0
    for number in range(40):
        table = Table(GAME, 2 + number % 5, seed=seed_of(number))
        for seat in range(table.seats):
            assert len(table.view(seat)["state"]["hand"][seat]) == 3
            assert not any(card.startswith("brawl") for card in table.view(seat)["state"]["hand"][seat])
        (top,) = zone(table, "top")
        assert not top.startswith("brawl")
        back += len(zone(table, "again"))
        there = [card for card in zone(table, "deck") | zone(table, "again") if card.startswith("brawl")]
        assert len(there) == {2: 9, 3: 8, 4: 7, 5: 6, 6: 6}[table.seats]
    assert back > 10


# --- the Master ---


@pytest.mark.rule("TC.S11", "TC.S5")
def test_coming_is_shown_and_does_nothing_else(new: Press) -> None:
    left, right = new("R1"), new("L1")
    before = {(0, 1): left, (1, 1): right}
    table = position(before, {}, hands=[new(), SPARE], todo=REFILL, also=stacked(21), dice=[0, 0])
    assert course(table) == ["drew", "drew", "coming"]
    assert zone(table, "happened") == {"coming"}
    assert zone(table, "ahead") == {"here"}
    assert tower(table) == before
    assert asked(table) == ("play_card", (Y,))


@pytest.mark.rule("TC.S2", "TC.S11")
def test_how_large_the_small_deck_is_shows_when_coming_comes(new: Press) -> None:
    hands = [f"{new()} {new()}", SPARE]
    table = position({}, {}, hands=hands, todo=REFILL, also=stacked(21), dice=[0])
    assert [table.view(seat)["state"]["cut"] for seat in (X, Y, None)] == [[None]] * 3
    assert "small-20" not in str(table.view(X)["state"])
    assert "small-21" in table.view(None)["state"]["ruled_out"]  # the card just seen was not the last above it
    table = position({}, {}, hands=hands, todo=REFILL, also=stacked(20), dice=[0])
    assert table.view(None)["state"]["small"] == 20
    assert "small-20" in table.view(None)["state"]["ruled_out"]


@pytest.mark.rule("TC.S3", "TC.S8")
@pytest.mark.parametrize("late", range(5))
def test_here_lies_about_the_middle_of_the_small_deck(new: Press, late: int) -> None:
    """Of 20 cards, 10 - 2 + late lie above it: 12 - late below."""
    for above in (1, 0):
        also = near_the_end(12 - late + above, late)
        table = position({}, {}, hands=[f"{new()} {new()}", SPARE], todo=REFILL, also=also, dice=[0])
        assert table.over == (above == 0)


@pytest.mark.rule("TC.S8", "TC.K1")
def test_here_stops_everything_and_three_brawls_follow(new: Press) -> None:
    """Each priority-1 pair dies in one brawl; what drops beside another fights in the next."""
    a, b, c, d = new("R1", value=3), new("L1"), new(), new(value=2)
    before = {(0, 1): a, (1, 1): b, (0, 2): c, (3, 1): d}
    table = position(before, {}, hands=["", SPARE], riders=[(3, 1)], todo=REFILL, also=near_the_end(13), dice=[0])
    assert course(table) == ["drew", "drew", "here"]
    assert table.over
    assert len(table.view(X)["state"]["hand"][X]) == 2  # the third card is not drawn any more
    assert [event["seat"] for event in events(table, "brawl_at")] == [X, Y] * 3
    assert {cell: card.strip("?") for cell, card in tower(table).items()} == {(0, 1): c, (3, 1): d}
    assert rides(table, X) == (3, 1)
    assert [event["number"] for event in events(table, "scored")] == [3, 0]
    assert table.shares == [1.0, 0.0]


@pytest.mark.rule("TC.S8", "TC.B5", "TC.R3")
def test_three_full_brawls_each_with_its_own_gravity(new: Press) -> None:
    """Brawl 1 kills the base, so the striker drops beside the second; brawl 2 kills that, and so on; riders protect."""
    striker, support = new("R1"), new()
    killer = new("L3")
    ridden = new()
    row = {(0, 1): support, (1, 1): killer, (0, 2): striker, (4, 1): new("R1"), (5, 1): ridden}
    also = near_the_end(12)
    table = position(row, {}, hands=[f"{new()} {new()}", SPARE], riders=[(5, 1)], todo=REFILL, also=also)
    left = tower(table)
    # 1: the support dies, the striker drops to (0,1). 2: priority 3 first: the striker dies too.
    assert left == {(1, 1): killer, (4, 1): row[4, 1], (5, 1): ridden}


@pytest.mark.rule("TC.S12", "TC.M3")
def test_the_cards_below_here_are_never_seen(new: Press) -> None:
    table = position({}, {}, hands=[f"{new()} {new()}", SPARE], todo=REFILL, also=near_the_end(12))
    assert table.over
    for seat in (X, Y, None):
        assert table.view(seat)["state"]["deck"] == [None] * 12


@pytest.mark.rule("TC.S2", "TC.S3")
def test_every_size_and_every_place_comes_up() -> None:
    sizes, places = set(), set()
    start = GAME.rules.start(2, GAME.complete({}))
    for number in range(80):
        g = start.clone()
        settle(GAME.rules, g, Rng(number))
        sizes.add(NAMES[g.card(CUT, 0)])
        places.add(NAMES[g.card(LATE, 0)])
    assert sizes == {f"small-{size}" for size in range(20, 31)}
    assert places == {f"late-{place}" for place in range(5)}


@pytest.mark.rule("TC.S3", "TC.S8", "TC.S12")
def test_the_deck_never_runs_out() -> None:
    for number in range(6):
        g = GAME.rules.start(2 + number % 5, GAME.complete({}))
        play_out(GAME.rules, g, Rng(number), Options(), GAME.longest)
        assert g.over
        size, left = int(g[SMALL]), int(g.count(DECK))
        assert size - left - size // 2 in (-2, -1, 0, 1, 2)
