"""Limit czasu: what is done for whoever runs out of it."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.engine.errors import BadSetting, Refused
from stolik.games.words import GAME

from .positions import (
    A,
    B,
    asked,
    captured_by,
    derived,
    marks,
    offer,
    offers,
    position,
    spell,
    state,
    tapes,
    words_used,
)

pytestmark = [pytest.mark.usefixtures("related"), pytest.mark.rule("WORDS.R26")]


def test_a_card_that_was_not_added_goes_under_the_stack() -> None:
    table = position("k1 t1", hands=["o1", "z1"], top="a1 a2")
    table.time_is_up(A)
    assert state(table)["under"][-1] == "o1"
    assert state(table)["hand"][A] == ["a1"]
    assert state(table)["centre"] == ["k1", "t1"]
    assert asked(table) == ("add", (B,))
    assert words_used(table) == []


def test_with_duty_cards_half_of_which_were_added() -> None:
    table = position("k1 t1", hands=["o1", "z1"], duty={A: "s1 e1"}, top="a1", black="on")
    play(table, (A, "add 3.1"))
    table.time_is_up(A)
    assert state(table)["under"][-3:] == ["o1", "s1", "e1"]
    assert state(table)["centre"] == ["k1", "t1"]
    assert state(table)["duty"] == [[], []]
    assert asked(table) == ("add", (B,))


def test_after_a_swap() -> None:
    table = position("k1 t1 o1", added="o1", hands=["", "z1"], top="a1 a2")
    table.apply(A, "swap")
    table.time_is_up(A)
    assert state(table)["under"][-2:] == ["o1", "a1"]
    assert state(table)["hand"][A] == ["a2"]
    assert asked(table) == ("add", (B,))


@pytest.mark.parametrize("way", ["off", "live"])
def test_without_a_word_in_time_it_is_a_pass_with_swaps_left_or_not(way: str) -> None:
    table = position("k1 t1 o1", added="o1", hands=["", "z1"], top="a1", help=way)
    table.time_is_up(A)
    assert state(table)["under"][-1] == "o1"
    assert state(table)["hand"][A] == ["a1"]
    assert asked(table) == ("add", (B,))


@pytest.mark.rule("WORDS.H7")
def test_offers_end_with_it() -> None:
    table = position("k1 t1 o1", added="o1", hands=["", "z1"], help="live")
    offer(table, B, "kot", "k1")
    table.time_is_up(A)
    assert asked(table) == ("add", (B,))
    assert offers(table) == {}


def test_rivals_have_no_clock() -> None:
    table = position("k1 t1 o1", added="o1", help="live")
    with pytest.raises(Refused) as caught:
        table.time_is_up(B)
    assert caught.value.rule == "STOLIK.time"


@pytest.mark.parametrize(
    ("picture", "captured", "cards", "marked"),
    [
        pytest.param("k1 o1 o2/A t1", "", {"o2"}, {"k1", "t1"}, id="a capture first"),
        pytest.param("k1 . o2/A t1\no1/A . . .", "", {"o2"}, {"k1", "t1", "o1"}, id="the upper row of two"),
        pytest.param("k1 t1\no2/A . o1/A", "", {"o2"}, {"k1", "t1", "o1"}, id="the left column of two"),
        pytest.param("k1 t1 . o2\no1/B", "", set(), {"k1", "t1", "o2"}, id="nothing to capture: the upper row"),
        pytest.param("k1 t1 . o5 #A", "o1", {"o1"}, {"k1", "t1", "o5"}, id="the centre before what is captured"),
    ],
)
def test_the_cards_that_capture_most(picture: str, captured: str, cards: set[str], marked: set[str]) -> None:
    table = position(picture, captured=[captured], added="k1", hands=["", "z1"])
    table.apply(A, "spell kot")
    assert asked(table) == ("assign", (A,))
    table.time_is_up(A)
    assert captured_by(table, A) == cards
    assert marks(table, A) == marked


@pytest.mark.rule("WORDS.V7")
@pytest.mark.parametrize(
    ("first", "second", "captured"),
    [
        pytest.param("a1/A", "a2/A", {"a1", "a2"}, id="two cards rather than one of them twice"),
        pytest.param("a1", "a2/B", {"a1"}, id="one twice where neither has a marker"),
        pytest.param("a1", "a2/A", {"a2"}, id="one is captured in any case"),
    ],
)
def test_the_pupils_serve_only_if_they_bring_something(first: str, second: str, captured: set[str]) -> None:
    table = position(f"g1 {first} {second} zx n1 i1 k1", added="k1", black="on", hands=["", "z1"])
    table.apply(A, "spell gaźnika")
    while asked(table) == ("assign", (A,)):
        table.time_is_up(A)
    assert captured_by(table, A) == captured


@pytest.mark.rule("WORDS.V0")
def test_actions_are_declined() -> None:
    table = position("k1 ex s1 a1", added="k1", black="on", hands=["", "z1"])
    spell(table, "kęs")
    table.time_is_up(A)
    assert "a1" not in marks(table, A)
    assert asked(table) == ("add", (B,))


@pytest.mark.rule("WORDS.V4")
def test_a_tape_that_was_to_move_stays() -> None:
    table = position("k1 o1 nx #B", added="k1", captured=["", "t1"], black="on", hands=["", "z1"])
    spell(table, "koń")
    table.apply(A, "shadow 1")
    table.time_is_up(A)
    assert tapes(table, B) == [(4, 1)]
    assert not [event for event in table.events_for(None) if event["event"] == "shifted"]
    assert asked(table) == ("add", (B,))


@pytest.mark.rule("WORDS.V2")
@pytest.mark.parametrize("before", [True, False])
def test_the_first_card_is_kept(before: bool) -> None:
    table = position("n1 i1 cx", added="n1", black="on", top="a1 a2 a3", hands=["", "z1"])
    spell(table, "nić")
    if before:
        table.time_is_up(A)
    else:
        table.apply(A, "draw two")
    table.time_is_up(A)
    assert state(table)["hand"][A] == ["a1"]
    assert state(table)["under"][-1] == "a2"
    assert derived(table)["stack"] > 0


@pytest.mark.rule("WORDS.V8")
def test_no_card_is_turned() -> None:
    table = position("zz a1 b1 a2 k1", added="b1", black="on", hands=["", "z1"])
    spell(table, "żaba")
    table.time_is_up(A)
    assert not any(state(table)["ban_old"])
    assert asked(table) == ("add", (B,))


@pytest.mark.rule("WORDS.H6")
def test_a_limit_may_be_agreed() -> None:
    assert GAME.settle(2, {})["clock"] == "off"
    assert [GAME.settle(2, {"clock": limit})["clock"] for limit in ("60", "90", "120", "180")]
    with pytest.raises(BadSetting):
        GAME.settle(2, {"clock": "30"})


@pytest.mark.rule("WORDS.R27")
def test_a_seat_that_is_never_there_passes_every_turn_and_can_win() -> None:
    table = position("#A #A #A k1/A o1 t1", captured=["a1 a2 a3"], hands=["z1", "z2"], round_=5, top="z3 z4 z5 i1 i2")
    while table.pending is not None:
        table.time_is_up(table.pending.seats[0])
    assert words_used(table) == []
    assert marks(table, A) == {"k1"}
    assert captured_by(table, A) == {"a1", "a2", "a3"}
    assert table.shares == [1.0, 0.0]
