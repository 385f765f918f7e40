"""Przebieg gry: the turn around the word."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.errors import CannotUndo
from stolik.engine.table import Table

from .positions import A, B, C, asked, derived, marks, offer, position, spell, state, where, words_used

pytestmark = pytest.mark.usefixtures("related")

# --- rounds ---


@pytest.mark.rule("WORDS.T1", "WORDS.T3", "WORDS.R10")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 0)])
def test_six_rounds_clockwise_from_the_first_player(seats: int, first: int) -> None:
    """With no cards left at all everybody can only pass."""
    table = position("s1", stack="", seats=seats, first=first, mover=first)
    movers = []
    while table.pending is not None:
        movers.append((state(table)["round"], table.pending.seats))
        table.apply(table.pending.seats[0], "pass")
    assert movers == [(number, ((first + seat) % seats,)) for number in range(1, 7) for seat in range(seats)]
    assert [event["round"] for event in events(table, "round_begins")][-5:] == [2, 3, 4, 5, 6]


@pytest.mark.rule("WORDS.T2", "WORDS.D1")
def test_add_then_spell_then_draw() -> None:
    table = position("k1 t1", hands=["o1", "a1"], top="z1 z2")
    assert asked(table) == ("add", (A,))
    table.apply(A, "add 3.1")
    assert asked(table) == ("talk", (A,))
    assert state(table)["hand"] == [[], ["a1"]]
    spell(table, "kot")
    assert state(table)["hand"] == [["z1"], ["a1"]]
    assert asked(table) == ("add", (B,))


# --- adding ---


@pytest.mark.rule("WORDS.P1", "WORDS.R2")
def test_every_free_cell_that_touches_by_a_side() -> None:
    """There is a hole at 2.1, and the grid has no edge."""
    table = position("s1 . a1\nt1 o1 k1", hands=["e1"])
    cells = "1.0 3.0 0.1 2.1 4.1 0.2 4.2 1.3 2.3 3.3"
    assert choices(table) == {f"add {cell}" for cell in cells.split()}
    for corner_or_farther in ("0.0", "2.0", "4.0", "0.3", "4.3", "2.-1", "5.1"):
        assert refusal(table, A, f"add {corner_or_farther}") == "WORDS.P1"
    assert refusal(table, A, "add 1.1") == "WORDS.P1"
    table.apply(A, "add 2.1")
    assert where(table, "e1") == (2, 1)
    assert marks(table, A) == set()


@pytest.mark.rule("WORDS.P1", "WORDS.R2")
def test_a_card_may_touch_nothing_but_a_tape() -> None:
    table = position("s1 . . #B", hands=["e1"], captured=["", "k1"])
    table.apply(A, "add 4.0")
    assert where(table, "e1") == (4, 0)


# --- swapping and passing ---


@pytest.mark.rule("WORDS.R7", "WORDS.W9")
@pytest.mark.parametrize("swaps", [0, 1, 2, 3])
@pytest.mark.parametrize("stack", ["z1", ""])
@pytest.mark.parametrize("added", ["o1", ""])
def test_when_one_may_swap_and_when_pass(swaps: int, stack: str, added: str) -> None:
    table = position("k1 o1", added=added, stack=stack, also={"swaps": swaps})
    offered = {option.text for option in table.options(A)} & {"swap", "pass"}
    may_swap = added != "" and stack != "" and swaps < 3
    may_pass = added == "" or stack == "" or swaps == 3
    assert offered == ({"swap"} if may_swap else set()) | ({"pass"} if may_pass else set())
    for text in {"swap", "pass"} - offered:
        assert refusal(table, A, text) == "WORDS.R7"


@pytest.mark.rule("WORDS.R7", "WORDS.W9")
def test_three_swaps_and_a_pass() -> None:
    table = position("k1 t1", hands=["a1"], top="a2 a3 a4 a5", seats=3)
    size = derived(table)["stack"]
    for number, card in enumerate(("a1", "a2", "a3")):
        assert state(table)["hand"][A] == [card]
        table.apply(A, f"add {3 - number}.{0 if number else 1}")
        assert derived(table)["stack"] == size
        table.apply(A, "swap")
        assert state(table)["under"][-1] == card
        assert asked(table) == ("add", (A,))
    table.apply(A, "add 0.1")
    assert refusal(table, A, "swap") == "WORDS.R7"
    table.apply(A, "pass")
    assert state(table)["under"][-4:] == ["a1", "a2", "a3", "a4"]
    assert state(table)["centre"] == ["k1", "t1"]
    assert state(table)["hand"][A] == ["a5"]  # a pass is followed by the draw
    assert words_used(table) == []
    assert asked(table) == ("talk", (B,))  # who has no card to add
    assert events(table, "passed") == [{"event": "passed", "seat": A}]
    assert [event["card"] for event in events(table, "under_stack")] == ["a1", "a2", "a3", "a4"]
    assert [event["card"] for event in events(table, "placed")] == ["a1", "a2", "a3", "a4"]
    assert [event["card"] for event in events(table, "drew")] == ["a2", "a3", "a4", "a5"]


@pytest.mark.rule("WORDS.R7", "WORDS.V1")
def test_all_that_was_added_goes_under_the_stack_the_hand_card_first() -> None:
    table = position("k1 t1", hands=["z1"], duty={A: "e1 a1"}, top="o1", black="on")
    play(table, (A, "add 3.1"), (A, "add 4.1"), (A, "add 5.1"), (A, "swap"))
    assert state(table)["under"][-3:] == ["z1", "e1", "a1"]
    assert state(table)["duty"] == [[], []]
    table.apply(A, "add 3.1")
    spell(table, "kot")  # the duty has ended
    assert words_used(table) == ["KOT"]


@pytest.mark.rule("WORDS.R7")
def test_the_last_card_of_the_stack_can_still_be_swapped_for() -> None:
    table = position("k1 t1 z1", hands=["", "e2"], added="z1", stack="o1")
    play(table, (A, "swap"), (A, "add 3.1"))
    assert where(table, "o1") == (3, 1)
    assert state(table)["under"] == ["z1"]


@pytest.mark.rule("WORDS.W9")
def test_the_word_is_then_about_the_new_card() -> None:
    table = position("k1 t1 a1", hands=["z1"], top="o1")
    play(table, (A, "add 4.1"), (A, "swap"), (A, "add 4.1"))
    assert refusal(table, A, "spell tak") == "WORDS.W2"
    assert refusal(table, A, "spell koza") == "WORDS.W1"
    spell(table, "kot")


# --- drawing ---


@pytest.mark.rule("WORDS.R11", "WORDS.D1")
@pytest.mark.parametrize(("round_", "mover", "draws"), [(5, B, True), (6, A, True), (6, B, False)])
def test_everybody_draws_but_whoever_moves_last(round_: int, mover: int, draws: bool) -> None:
    table = position("k1 o1 t1", added="o1", round_=round_, mover=mover, top="z1")
    spell(table, "kot")
    assert state(table)["hand"][mover] == (["z1"] if draws else [])
    assert table.over == (not draws)


@pytest.mark.rule("WORDS.R11")
def test_the_last_turn_is_that_of_the_player_before_the_first() -> None:
    table = position("k1 o1 t1", added="o1", round_=6, first=C, mover=B, seats=3, top="z1")
    spell(table, "kot")
    assert table.over
    assert state(table)["hand"][B] == []
    for mover in (A, C):
        table = position("k1 o1 t1", added="o1", round_=6, first=C, mover=mover, seats=3, top="z1")
        spell(table, "kot")
        assert state(table)["hand"][mover] == ["z1"]


@pytest.mark.rule("WORDS.R17", "WORDS.W2")
def test_without_a_stack_nobody_draws_and_whoever_has_no_card_spells_anything() -> None:
    table = position("k1 o1 t1", hands=["a1", ""], stack="")
    table.apply(A, "add 0.1")
    spell(table, "atak", "k1", "t1", "a2")
    assert state(table)["hand"] == [[], []]
    assert asked(table) == ("talk", (B,))
    assert "pass" in choices(table)
    spell(table, "kot", "k1", "o1", "t1")
    assert marks(table, B) == {"k1", "o1", "t1"}


# --- taking back ---


def undone(table: Table, seat: int) -> bool:
    try:
        table.undo(seat)
    except CannotUndo:
        return False
    return True


@pytest.mark.rule("WORDS.R28")
@pytest.mark.parametrize("way", ["off", "serial", "live"])
def test_an_added_card_can_be_taken_back(way: str) -> None:
    table = position("k1 t1", hands=["o1"], help=way)
    table.apply(A, "add 3.1")
    assert undone(table, A)
    assert asked(table) == ("add", (A,))
    assert state(table)["hand"][A] == ["o1"]


@pytest.mark.rule("WORDS.R28")
@pytest.mark.parametrize("way", ["serial", "live"])
def test_not_after_somebody_has_spoken(way: str) -> None:
    table = position("k1 t1", hands=["o1"], help=way)
    table.apply(A, "add 3.1")
    number = offer(table, B, "kot", "k1")
    assert not undone(table, A)
    assert not undone(table, B)
    table.apply(A, f"decline {number}")
    assert not undone(table, A)


@pytest.mark.rule("WORDS.R28")
def test_not_after_a_swap_and_not_after_the_draw() -> None:
    table = position("k1 t1", hands=["o1"], top="a1 a2")
    play(table, (A, "add 3.1"), (A, "swap"))
    assert not undone(table, A)
    table.apply(A, "add 3.1")
    spell(table, "tak")
    assert not undone(table, A)


@pytest.mark.rule("WORDS.R28")
def test_not_after_the_word_of_an_offer_was_shown() -> None:
    table = position("k1 t1 o1 o2", added="k1", help="live")
    number = offer(table, B, "kot", "t1")
    table.apply(A, f"accept {number}")
    assert asked(table) == ("assign", (A,))
    assert not undone(table, A)
