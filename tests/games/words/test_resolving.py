"""Znaczniki: what becomes of the markers of a word."""

from __future__ import annotations

import pytest

from games.kit import events
from stolik.engine.table import EVERYBODY
from stolik.games.words.state import NAMES

from .positions import A, B, C, asked, captured_by, derived, marks, pool, position, spell, state, tapes, where

pytestmark = pytest.mark.usefixtures("related")


@pytest.mark.rule("WORDS.C1", "WORDS.W5")
def test_a_marker_alone_stays() -> None:
    table = position("k1 o1 t1 a1", added="k1")
    spell(table, "kot")
    assert marks(table, A) == {"k1", "o1", "t1"}
    assert pool(table, A) == 27


@pytest.mark.rule("WORDS.C2")
def test_the_new_one_of_two_different_markers_stays() -> None:
    table = position("k1 o1/B t1/C", added="k1", seats=3)
    assert (pool(table, B), pool(table, C)) == (29, 29)
    spell(table, "kot")
    assert marks(table, A) == {"k1", "o1", "t1"}
    assert (pool(table, A), pool(table, B), pool(table, C)) == (27, 30, 30)


@pytest.mark.rule("WORDS.C3")
def test_two_of_the_same_player_capture() -> None:
    table = position("k1 o1/A t1", added="k1")
    size = derived(table)["stack"]
    spell(table, "kot")
    assert captured_by(table, A) == {"o1"}
    assert state(table)["cell"][NAMES.index("o1")] == 0
    assert tapes(table, A) == [(2, 1)]
    assert marks(table, A) == {"k1", "t1"}
    assert pool(table, A) == 27  # both markers came back, one lies on the tape
    assert derived(table)["stack"] == size - 2  # the tape, and what was drawn


@pytest.mark.rule("WORDS.C4", "WORDS.R8")
def test_several_captures_in_the_order_of_the_letters() -> None:
    table = position("t1/A o1/A\ns1/B k1/A p1", added="p1", top="z1 z2 z3 z4 z5")
    spell(table, "stop")
    assert captured_by(table, A) == {"t1", "o1"}
    assert tapes(table, A) == [(1, 1), (2, 1)]
    assert table.view(EVERYBODY)["state"]["tape"] == ["z1", "z2"]
    assert state(table)["hand"][A] == ["z3"]
    assert [event["card"] for event in events(table, "captures")] == ["t1", "o1"]
    assert marks(table, A) == {"k1", "s1", "p1"}
    assert marks(table, B) == set()


@pytest.mark.rule("WORDS.R8")
def test_the_word_says_in_which_order_not_the_grid() -> None:
    table = position("o1/A t1/A k1", added="k1", top="z1 z2 z3")
    spell(table, "kto")
    assert tapes(table, A) == [(2, 1), (1, 1)]


@pytest.mark.rule("WORDS.C5", "WORDS.W1")
def test_a_captured_card_serves_its_owner_in_later_turns() -> None:
    table = position("k1 o1/A t1", added="k1", hands=["", "a1"], top="z1 r1 z2 z3")
    spell(table, "kot")
    table.apply(B, "add 4.1")
    assert table.refuse(B, "spell okta") is not None
    spell(table, "tak")
    assert state(table)["hand"][A] == ["r1"]
    table.apply(A, "add 5.1")
    spell(table, "rok")
    assert marks(table, A) == {"r1", "k1"}
    assert captured_by(table, A) == {"o1"}


@pytest.mark.rule("WORDS.R9", "WORDS.C3")
def test_nobody_sees_the_face_of_a_tape() -> None:
    table = position("k1 o1/A t1", added="k1")
    spell(table, "kot")
    for observer in (A, B, None):
        assert table.view(observer)["state"]["tape"] == [None]
    laid = [event for event in events(table, "move", A) if event["zone2"] == "tape"]
    assert [event["card"] for event in laid] == ["hidden"]


THIRTY = """
a1/A a2/A a3/A a4/A a5/A a6/A a7/A a8/A a9/A a10/A
e1/A e2/A e3/A e4/A e5/A e6/A e7/A e8/A b1/A b2/A
i1/A i2/A i3/A i4/A i5/A i6/A i7/A i8/A i9/A k1
o1 t1 n1
"""


@pytest.mark.rule("WORDS.R16")
def test_markers_do_not_run_out() -> None:
    table = position(THIRTY, added="k1")
    assert pool(table, A) == 1
    spell(table, "kot")
    assert pool(table, A) == -2
    assert len(marks(table, A)) == 32


@pytest.mark.rule("WORDS.R16")
def test_what_comes_back_counts() -> None:
    table = position(THIRTY.replace("o1", "o1/A").replace("t1", "t1/A"), added="k1")
    assert pool(table, A) == -1
    spell(table, "kot")
    assert pool(table, A) == -2  # K is new; on O and T a tape has one marker for the one before


@pytest.mark.rule("WORDS.C3", "WORDS.R17")
def test_a_gap_is_filled_at_once_so_that_cells_stay_taken() -> None:
    table = position("k1 o1/A t1", added="k1", hands=["", "a1"])
    spell(table, "kot")
    assert asked(table) == ("add", (B,))
    assert table.refuse(B, "add 2.1") is not None
    assert where(table, "k1") == (1, 1)
