"""The worked cases of the specification: what the rulebook leaves open."""

from __future__ import annotations

import pytest

from games.kit import choices, play, received, refusal

from .positions import (
    A,
    B,
    C,
    Family,
    asked,
    captured_by,
    counter,
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

pytestmark = pytest.mark.usefixtures("related")


@pytest.mark.rule("WORDS.R1", "WORDS.W2")
def test_the_added_s_and_not_an_older_one() -> None:
    table = position("s1/A e1 n1 s2", added="s2")
    table.apply(A, "spell sen")  # nothing to choose: it is the second S
    assert captured_by(table, A) == set()
    assert marks(table, A) == {"s1", "s2", "e1", "n1"}


@pytest.mark.rule("WORDS.R7", "WORDS.W9", "WORDS.D1")
def test_a_swap() -> None:
    table = position("s1 e1", hands=["n1"], top="k1 a1")
    before, size = state(table)["cell"], derived(table)["stack"]
    play(table, (A, "add 3.1"), (A, "swap"))
    assert state(table)["cell"] == before
    assert state(table)["under"][-1] == "n1"
    assert derived(table)["stack"] == size


@pytest.mark.rule("WORDS.H5", "WORDS.C3")
def test_a_helper_captures_too() -> None:
    table = position("s1/B e1/A n1\na1 t1/A o1 r1", added="r1", help="serial")
    number = offer(table, B, "senator", "s1")
    assert offers(table)[number] == (B, 7, 2, {"s1"})
    table.apply(A, f"accept {number}")
    assert captured_by(table, B) == {"s1"}
    assert tapes(table, B) == [(1, 1)]
    assert captured_by(table, A) == {"e1", "t1"}
    assert tapes(table, A) == [(2, 1), (2, 2)]
    assert marks(table, A) == {"n1", "a1", "o1", "r1"}


@pytest.mark.rule("WORDS.H15", "WORDS.H5")
def test_a_price_card_with_the_movers_marker() -> None:
    table = position("s1 e1/A n1/A r1", added="r1", help="serial")
    number = offer(table, B, "ren", "n1")
    assert offers(table)[number] == (B, 3, 1, {"n1"})
    table.apply(A, f"accept {number}")
    assert captured_by(table, A) == {"e1"}
    assert marks(table, B) == {"n1"}
    assert marks(table, A) == {"r1"}


@pytest.mark.rule("WORDS.H16", "WORDS.H14")
def test_a_counter_about_a_card_that_is_not_in_the_word() -> None:
    table = position("s1 e1/A n1 k1 o1", added="e1", help="live", seats=3)
    number = offer(table, B, "sen", "s1")
    asks = counter(table, number, "k1")
    before = [received(table, observer) for observer in (A, C, None)]
    assert refusal(table, B, f"agree {asks}") == "WORDS.H16"
    assert [received(table, observer) for observer in (A, C, None)] == before
    table.apply(B, f"refuse {asks}")
    assert offers(table) == {number: (B, 3, 0, {"s1"})}


@pytest.mark.rule("WORDS.H21", "WORDS.H10")
def test_accepting_what_was_withdrawn() -> None:
    table = position("s1 e1 n1", added="e1", help="live")
    number = offer(table, B, "sen", "s1")
    table.apply(B, "withdraw")
    assert refusal(table, A, f"accept {number}") == "WORDS.H21"


@pytest.mark.rule("WORDS.H19", "WORDS.H3")
def test_of_two_offers_only_the_accepted_one_is_ever_shown() -> None:
    table = position("s1 e1 n1 a1 t1 o1 r1 k1", added="r1", help="live", seats=3, hands=["", "z1"])
    mine = offer(table, B, "senator", "s1")
    offer(table, C, "aktor", "k1")
    table.apply(A, f"accept {mine}")
    assert words_used(table) == ["SENATOR"]
    assert offers(table) == {}
    for observer in (A, B, None):
        assert "aktor" not in received(table, observer).lower()


@pytest.mark.rule("WORDS.Q7")
def test_one_against_one_is_allowed(related: Family) -> None:
    related("kot", "tok", "warn")
    table = position("k1 o1 t1", added="o1", used=["kot:kot"], seats=3, votes="on")
    table.apply(A, "spell tok")
    table.apply(B, "challenge 1")
    table.apply(C, "allow")
    assert words_used(table) == ["KOT", "TOK"]


@pytest.mark.rule("WORDS.Q5")
def test_a_single_voter_cannot_challenge_what_is_clear() -> None:
    table = position("k1 o1 t1", added="o1", used=["kot:kot"], votes="on")
    table.apply(A, "spell tok")
    assert words_used(table) == ["KOT", "TOK"]


@pytest.mark.rule("WORDS.E4")
@pytest.mark.parametrize(
    ("picture", "cards", "shares"),
    [
        # Seven cards and a zone of five against six and a zone of six; then seven and five for both.
        ("#A #A #A #A #A\n. . . . .\n#B #B #B #B #B #B\n. . .\n#A . #A", (7, 6), [1.0, 0.0]),
        ("#A #A #A #A #A\n. . . . .\n#B #B #B #B #B\n. . .\n#A . #A . #B . #B", (7, 7), [0.5, 0.5]),
    ],
)
def test_ties(picture: str, cards: tuple[int, int], shares: list[float]) -> None:
    captured = [" ".join(f"{letter}{n + 1}" for n in range(count)) for letter, count in zip("ai", cards, strict=True)]
    table = position(picture, captured=captured, added="", round_=6, mover=B)
    table.apply(B, "pass")
    points = [entry["captured"] + entry["zones"] for entry in derived(table)["points"]]
    assert points == [12, 12]
    assert table.shares == shares


@pytest.mark.rule("WORDS.V1", "WORDS.R25", "WORDS.R7")
def test_the_core_gives_a_duty() -> None:
    table = position("k1 ax t1", added="k1", hands=["", "o1"], top="s1 z1 e1", black="on")
    spell(table, "kąt")
    table.apply(A, "core 2")
    assert state(table)["duty"] == [[], ["s1"]]
    assert state(table)["hand"] == [["z1"], ["o1"]]
    play(table, (B, "add 4.1"), (B, "add 5.1"))
    assert refusal(table, B, "spell kot") == "WORDS.V1"
    assert refusal(table, B, "spell kąs") == "WORDS.W2"
    swapped = table.clone()
    spell(table, "sok")
    assert marks(table, B) == {"s1", "o1", "k1"}
    swapped.apply(B, "swap")
    assert state(swapped)["under"][-2:] == ["o1", "s1"]
    assert state(swapped)["duty"] == [[], []]
    swapped.apply(B, "add 4.1")
    spell(swapped, "te")


@pytest.mark.rule("WORDS.V7", "WORDS.C3")
def test_the_pupils_on_a_card_with_a_rivals_marker() -> None:
    table = position("zx/B d1 b1 lx1 o1", added="d1", black="on")
    spell(table, "źdźbło")
    assert captured_by(table, A) == {"zx"}
    assert tapes(table, A) == [(1, 1)]
    assert marks(table, A) == {"d1", "b1", "lx1", "o1"}
    assert marks(table, B) == set()


@pytest.mark.rule("WORDS.V8", "WORDS.R24")
def test_the_gel_lasts_to_the_end_of_the_users_next_turn() -> None:
    table = position("zz a1 b1 a2 k1 t1 n1", added="b1", hands=["", "o1"], top="e1 o2 z1 z2 z3", black="on")
    spell(table, "żaba")
    assert asked(table) == ("turn_card", (A,))
    table.apply(A, "turn k1")
    table.apply(B, "add 8.1")
    assert refusal(table, B, "spell kot") == "WORDS.V8"
    spell(table, "to")
    table.apply(A, "add 9.1")
    assert refusal(table, A, "spell ket") == "WORDS.V8"  # whoever has used it, too
    spell(table, "ten")
    table.apply(B, "add 10.1")
    spell(table, "kot")
    assert "k1" in marks(table, B)


@pytest.mark.rule("WORDS.V4", "WORDS.R23")
def test_a_tape_must_touch_something_other_than_the_cell_it_leaves() -> None:
    table = position("k1 o1 nx #B", added="k1", captured=["", "z1"], black="on")
    spell(table, "koń")
    table.apply(A, "shadow 1")
    for beside_itself in ("4.0", "5.1", "4.2"):
        assert refusal(table, A, f"to {beside_itself}") == "WORDS.V4"
    assert refusal(table, A, "to 4.1") == "WORDS.V4"
    assert choices(table) == {f"to {cell}" for cell in ("1.0", "2.0", "3.0", "0.1", "1.2", "2.2", "3.2")}


@pytest.mark.rule("WORDS.V5", "WORDS.R21")
def test_resistance_against_a_tape() -> None:
    table = position("r1 ox g1/B #B", added="r1", captured=["", "z1"], black="on")
    spell(table, "róg")
    assert choices(table) == {"done", "resist r1", "resist ox", "resist g1"}
    assert refusal(table, A, "resist z1") == "WORDS.V5"


@pytest.mark.rule("WORDS.V3", "WORDS.R20")
def test_the_blaster_on_a_card_of_the_word() -> None:
    table = position("g1 ex sx a1", added="g1", black="on")
    spell(table, "gęś")
    assert choices(table) == {"done", "blast a1"}
    assert refusal(table, A, "blast g1") == "WORDS.V3"


@pytest.mark.rule("WORDS.R17", "WORDS.C3", "WORDS.E2")
def test_without_a_stack_a_blank_tape_is_laid() -> None:
    table = position("#A #A o1/A\nk1 t1 .", captured=["z1 z2"], added="k1", stack="")
    assert derived(table)["points"][A]["zones"] == 0
    spell(table, "kot", "o1", "t1")
    assert state(table)["tape_blank"][:3] == [0, 0, 1]
    assert tapes(table, A) == [(1, 1), (2, 1), (3, 1)]
    assert derived(table)["points"][A] == {"captured": 3, "zones": 3, "markers": 25}
