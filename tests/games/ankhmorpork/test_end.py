"""Koniec gry: the deck runs out, Riots, points, ties (G1, G3, V2, V5, V8, V10, D1, D5, M7, E6, E7)."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.table import Table
from stolik.games.ankhmorpork.state import best_card, points

from .positions import GREEN, RED, YELLOW, asks, city, discarded, hand, money, position
from .striking import OVER, strike

NUTS = "the-peeled-nuts"
NOBODY = ["vetinari", "selachii"]  # neither is Commander Vimes


def drawn_out(city: dict[int, str], **given: Any) -> Table:
    """Red plays a blank, and draws the last card at the refill."""
    table = position(city, hands=[NUTS], deck="groat", **given)
    play(table, (RED, f"play {NUTS}"), (RED, "go-on"))
    assert table.over
    return table


# --- how the deck runs out ---


@pytest.mark.rule("AM.V2", "AM.G1", "AM.W7")
@pytest.mark.parametrize(
    ("left", "over"), [("groat ruby dwarves errol", True), ("groat ruby dwarves errol modo", False)]
)
def test_at_the_refill(left: str, over: bool) -> None:
    """Four are wanted: with four in the deck that is the end, with five one is left."""
    table = position({1: "1"}, hands=[f"{NUTS} gaspode"], deck=left, people=["rust", "vimes"])
    play(table, (RED, f"play {NUTS}"), (RED, "go-on"))
    assert table.over == over
    assert len(hand(table, RED)) == 5
    if over:
        assert table.shares == [0.0, 1.0]  # Vimes wins, whoever draws
        assert len(events(table, "deck_out")) == 1


@pytest.mark.rule("AM.V2", "AM.A2")
def test_by_unreal_estate_before_anything_is_discarded() -> None:
    table = position({2: "H1"}, hands=["ruby"], deck="groat", people=["vimes", "rust"])
    play(table, (RED, "power 2"))
    assert table.over
    assert (hand(table, RED), discarded(table)) == ({"ruby", "groat"}, set())
    assert table.shares == [1.0, 0.0]
    assert refusal(table, RED, "discard ruby") == "AM.G1"


@pytest.mark.rule("AM.V2", "AM.effect.draw_3")
@pytest.mark.parametrize(
    ("left", "over"), [("groat ruby", True), ("groat ruby modo", True), ("groat ruby modo errol", False)]
)
def test_by_a_scroll_with_the_rest_of_the_card_lost(left: str, over: bool) -> None:
    """Hex draws three, then builds."""
    table = position({7: "1"}, hands=["hex"], deck=left, people=NOBODY)
    play(table, (RED, "play hex"), (RED, "scroll"))
    assert table.over == over
    assert asks(table) == (None if over else (RED, "build_symbol"))


@pytest.mark.rule("AM.E6", "AM.V2", "AM.H1")
@pytest.mark.parametrize(
    ("left", "over"),
    [
        ("groat ruby modo errol dwarves hex", False),
        ("groat ruby modo errol dwarves", True),
        ("groat ruby", True),
    ],
)
def test_by_fog(left: str, over: bool) -> None:
    """The top five go to the discard pile, green ones first, for all to see."""
    table = strike("fog", {1: "1"}, [], deck=left, people=["rust", "vimes"])
    assert table.over == over
    gone = discarded(table) - {"rincewind"}
    if over:
        assert gone == set(left.split())
        assert table.shares == [0.0, 1.0]
    else:
        assert len(gone) == 5
        assert {"groat", "modo", "hex"} <= gone
        assert asks(table) in OVER
    assert {told["card"] for told in events(table, "fogged", observer=None)} == gone


@pytest.mark.rule("AM.V2", "AM.T1")
def test_a_goal_is_not_checked_any_more() -> None:
    """Yellow would win at the start of his turn; but the deck runs out before, and there is no Vimes."""
    city = dict.fromkeys(range(1, 9), "1 !")
    table = drawn_out(city, people=["rust", "dragon-king"], money=[0, 0])
    assert table.shares == [1.0, 0.0]  # 40 points to none


@pytest.mark.rule("AM.W7", "AM.V2", "AM.H2")
def test_vimes_wins_against_any_points_and_all_show_who_they_were() -> None:
    table = drawn_out({2: "1 1 1 H1"}, people=["rust", "vimes"], money=[99, 0])
    assert table.shares == [0.0, 1.0]
    assert table.view(None)["state"]["face"] == [["rust"], ["vimes"]]


@pytest.mark.rule("AM.W7")
def test_an_undealt_vimes_does_not_count() -> None:
    table = drawn_out({1: "2"}, people=NOBODY, money=[0, 0])
    assert table.shares == [0.0, 1.0]
    assert "vimes" not in str(table.view(None)["state"]["face"])


# --- Riots ---

EIGHT = dict.fromkeys(range(1, 9), "!")
SEVEN = dict.fromkeys(range(1, 8), "!")


@pytest.mark.rule("AM.E7", "AM.G1", "AM.V10")
def test_riots_with_eight_markers_end_the_game_on_points_vimes_or_not() -> None:
    table = strike("riots", {**EIGHT, 9: "1 1"}, [], people=["rust", "vimes"], money=[0, 9])
    assert table.over
    assert events(table, "riots_end") == [{"event": "riots_end", "number": 8}]
    assert table.shares == [1.0, 0.0]  # 10 to 9


@pytest.mark.rule("AM.V10")
def test_after_riots_vimes_may_win_on_points() -> None:
    table = strike("riots", {**EIGHT, 9: "1 1"}, [], people=["rust", "vimes"], money=[0, 11])
    assert table.shares == [0.0, 1.0]


@pytest.mark.rule("AM.E7")
def test_riots_with_seven_markers_do_nothing() -> None:
    table = strike("riots", {**SEVEN, 9: "1 1"}, [])
    assert city(table) == {**SEVEN, 9: "1 1"}
    assert events(table, "riots_end") == []
    assert asks(table) in OVER


@pytest.mark.rule("AM.E7", "AM.R12")
def test_nobody_is_asked_when_riots_strike() -> None:
    held = "susan gaspode wallace-sonky"
    table = strike("riots", {**EIGHT, 4: "2 H2 !"}, [], hands=["rincewind ruby", held], people=NOBODY)
    assert table.over


# --- points ---


@pytest.mark.rule("AM.G3", "AM.V5", "AM.D1")
@pytest.mark.parametrize(("edition", "factor"), [("polish", 2), ("english", 1)])
def test_points_by_edition(edition: str, factor: int) -> None:
    """Red: three agents, Unreal Estate ($18) and Dolly Sisters ($6), $7. Demon areas count for nothing."""
    city = {1: "1 1 H1", 2: "H1", 7: "1 !", 9: "1 1 d H1"}
    table = position(city, hands=["groat"], money=[7], edition=edition)
    assert points(table.state, RED) == 3 * 5 + factor * (18 + 6) + 7


@pytest.mark.rule("AM.D1", "AM.G3")
@pytest.mark.parametrize(("edition", "shares"), [("polish", [1.0, 0.0]), ("english", [0.0, 1.0])])
def test_the_edition_can_decide(edition: str, shares: list[float]) -> None:
    """A building in Nap Hill is worth 24 or 12; Yellow has $20."""
    assert drawn_out({12: "H1"}, people=NOBODY, money=[0, 20], edition=edition).shares == shares


@pytest.mark.rule("AM.M7", "AM.G3")
@pytest.mark.parametrize(
    ("cash", "loans", "expected"),
    [
        (12, "mr-bent", 0),
        (11, "mr-bent", 11 - 15),
        (30, "mr-bent the-bank-of-ankh-morpork", 6),
        (23, "mr-bent the-bank-of-ankh-morpork", 23 - 12 - 15),
        (0, "mr-bent the-bank-of-ankh-morpork", -30),
    ],
)
def test_loans_are_paid_back_or_cost_fifteen_points(cash: int, loans: str, expected: int) -> None:
    table = position({1: "2"}, hands=["groat"], money=[cash], loans=[loans])
    assert points(table.state, RED) == expected


@pytest.mark.rule("AM.G3", "AM.M7")
def test_points_below_zero_can_win() -> None:
    table = drawn_out({}, people=NOBODY, money=[0, 0], loans=["mr-bent", "the-bank-of-ankh-morpork"])
    assert table.shares == [0.5, 0.5]


@pytest.mark.rule("AM.G3", "AM.V8")
def test_a_tie_goes_to_the_dearest_city_area_card() -> None:
    """Red: 12 + 12 for The Shades twice 6, $12 = 24 points; Yellow: 24 for Nap Hill."""
    table = drawn_out({7: "H1", 12: "H2"}, people=NOBODY, money=[12, 0])
    assert [points(table.state, seat) for seat in (RED, YELLOW)] == [24, 24]
    assert table.shares == [0.0, 1.0]


@pytest.mark.rule("AM.V8", "AM.D5")
@pytest.mark.parametrize(
    ("there", "lost", "cash"),
    [
        ({7: "H1", 12: "H2"}, [12], [12, 0]),  # Johnson's card is not held: Red's is dearer
        ({7: "H1", 12: "d H2"}, [], [0, 12]),  # a haunted one is worth nothing
    ],
)
def test_cards_that_do_not_break_a_tie(there: dict[int, str], lost: list[int], cash: list[int]) -> None:
    table = drawn_out(there, people=NOBODY, money=cash, lost=lost)
    assert points(table.state, RED) == points(table.state, YELLOW)
    assert [best_card(table.state, seat) for seat in (RED, YELLOW)] == [6, 0]
    assert table.shares == [1.0, 0.0]


@pytest.mark.rule("AM.D5", "AM.V8")
def test_still_level_the_win_is_shared() -> None:
    people = ["vetinari", "selachii", "rust"]
    table = drawn_out({9: "H1", 12: "H2"}, seats=3, people=people, money=[1, 1, 24])
    assert table.shares == [0.5, 0.5, 0.0]


@pytest.mark.rule("AM.V8")
def test_the_tie_break_is_among_the_tied_only() -> None:
    people = ["vetinari", "selachii", "rust"]
    table = drawn_out({2: "H1", 7: "H2"}, seats=3, people=people, money=[0, 30, 42])
    assert [points(table.state, seat) for seat in (RED, YELLOW, GREEN)] == [36, 42, 42]
    assert table.shares == [0.0, 1.0, 0.0]


@pytest.mark.rule("AM.H2", "AM.S4")
def test_personalities_stay_hidden_until_the_end() -> None:
    table = position(
        {1: "1"}, hands=[NUTS, "groat"], people=["rust", "vimes"], deck="groat ruby errol modo hex dwarves"
    )
    assert table.view(RED)["state"]["person"] == [["rust"], [None]]
    assert choices(table) == {f"play {NUTS}"}
    assert money(table) == [10, 10]
    table = drawn_out({1: "1"}, people=["rust", "vimes"])
    for observer in (RED, YELLOW, None):
        assert table.view(observer)["state"]["face"] == [["rust"], ["vimes"]]
