"""Słowo: which words can be spelled with which cards, and which rule a refusal names."""

from __future__ import annotations

import pytest

from games.kit import choices, events, refusal
from stolik.engine.table import Table

from .positions import A, B, Family, asked, derived, marks, position, spell, state, words_used

pytestmark = pytest.mark.usefixtures("related")

# --- cards ---


@pytest.mark.rule("WORDS.W1")
def test_only_letters_that_lie_open() -> None:
    table = position("k1 o1 t1", added="k1", hands=["", "a1"])
    assert refusal(table, A, "spell kra") == "WORDS.W1"
    assert refusal(table, A, "spell tak") == "WORDS.W1"  # a card in a hand is not in the centre
    spell(table, "kot")
    assert words_used(table) == ["KOT"]


@pytest.mark.rule("WORDS.W1", "WORDS.C5", "WORDS.W5")
def test_letters_that_the_mover_has_captured_serve_without_a_marker() -> None:
    table = position("k1 #A t1", captured=["o1"], added="k1")
    spell(table, "kot")
    assert marks(table, A) == {"k1", "t1"}
    assert state(table)["captured"][A] == ["o1"]


@pytest.mark.rule("WORDS.W6")
def test_never_letters_that_others_have_captured() -> None:
    table = position("k1 #B t1", captured=["", "o1"], added="k1")
    assert refusal(table, A, "spell kot") == "WORDS.W6"


@pytest.mark.rule("WORDS.R9")
def test_a_tape_has_no_letter() -> None:
    """Under the tape lies the last card of all, a Ż."""
    table = position("k1 #A t1", captured=["o1"], added="k1", black="on")
    assert state(table)["tape"] == [None]
    assert all(None in table.view(seat)["state"]["tape"] for seat in (A, B))
    assert refusal(table, A, "spell tożk") == "WORDS.W1"


@pytest.mark.rule("WORDS.W2", "WORDS.R1")
def test_the_card_just_added_itself() -> None:
    table = position("k1/A k2 o1 t1 a1", added="k2")
    assert refusal(table, A, "spell ta") == "WORDS.W2"
    spell(table, "kot")  # there is no choice: it is the second K
    assert marks(table, A) == {"k1", "k2", "o1", "t1"}
    assert state(table)["captured"][A] == []


@pytest.mark.rule("WORDS.W4")
def test_cards_need_not_touch_and_are_not_moved() -> None:
    table = position("k1 . . o1\n. . . .\n. t1 . .", added="k1")
    before = state(table)["cell"]
    spell(table, "kot")
    assert state(table)["cell"] == before


@pytest.mark.rule("WORDS.R3")
@pytest.mark.parametrize(("least", "allowed"), [("2", True), ("3", False)])
def test_the_shortest_word(least: str, allowed: bool) -> None:
    table = position("t1 o1 k1", added="o1", min_length=least)
    if allowed:
        spell(table, "to")
        assert words_used(table) == ["TO"]
    else:
        assert refusal(table, A, "spell to") == "WORDS.R3"
        spell(table, "kot")


@pytest.mark.rule("WORDS.R3")
def test_one_letter_is_no_word() -> None:
    assert refusal(position("o1 k1", added="o1"), A, "spell o") == "WORDS.R3"


@pytest.mark.rule("WORDS.R4")
@pytest.mark.parametrize(("cards", "word"), [("l1 a1 s1 k1 a2", "łaska"), ("k1 a1 t1", "kąt"), ("s1 o1 l1", "sól")])
def test_letters_with_marks_are_other_letters(cards: str, word: str) -> None:
    assert refusal(position(cards, added="k1" if "k1" in cards else "l1"), A, f"spell {word}") == "WORDS.W1"


@pytest.mark.rule("WORDS.R4")
def test_two_letters_for_one_sound() -> None:
    table = position("d1 a1 c1 h1", added="h1")
    spell(table, "dach")
    assert marks(table, A) == {"d1", "a1", "c1", "h1"}


@pytest.mark.rule("WORDS.R5", "WORDS.R14")
def test_the_mover_chooses_between_equal_letters() -> None:
    table = position("k1 o1/A o2/B o3 t1 #A", captured=["o4"], added="k1")
    table.apply(A, "spell kot")
    assert asked(table) == ("assign", (A,))
    assert choices(table) == {"use o1", "use o2", "use o3", "use o4"}
    assert refusal(table, A, "use t1") == "WORDS.R14"
    assert refusal(table, A, "use o5") == "WORDS.W1"
    table.apply(A, "use o4")
    assert marks(table, A) == {"k1", "o1", "t1"}
    assert marks(table, B) == {"o2"}


@pytest.mark.rule("WORDS.R5")
def test_nobody_is_asked_where_all_of_them_are_used() -> None:
    table = position("o1 k1 o2", added="k1")
    table.apply(A, "spell oko")
    assert marks(table, A) == {"o1", "k1", "o2"}


@pytest.mark.rule("WORDS.R5", "WORDS.W3")
def test_two_of_three() -> None:
    table = position("o1 k1 o2 o3", added="k1")
    table.apply(A, "spell oko")
    table.apply(A, "use o2")
    assert choices(table) == {"use o1", "use o3"}
    assert refusal(table, A, "use o2") == "WORDS.W3"
    table.apply(A, "use o3")
    assert marks(table, A) == {"k1", "o2", "o3"}


@pytest.mark.rule("WORDS.R5", "WORDS.C5")
def test_one_in_the_centre_and_two_captured_leave_a_choice() -> None:
    table = position("o1 k1 #A #A", captured=["o2 o3"], added="k1")
    table.apply(A, "spell oko")
    assert asked(table) == ("assign", (A,))
    table.apply(A, "use o2")
    assert choices(table) == {"use o1", "use o3"}
    table.apply(A, "use o3")
    assert marks(table, A) == {"k1"}


@pytest.mark.rule("WORDS.R6")
def test_the_added_card_and_captured_ones_alone() -> None:
    table = position("k1 #A #A z1", captured=["o1 t1"], added="k1")
    spell(table, "kot")
    assert marks(table, A) == {"k1"}


# --- words ---


@pytest.mark.rule("WORDS.W8", "WORDS.L4")
def test_the_lexicon_decides() -> None:
    table = position("k1 o1 t1", added="k1")
    assert refusal(table, A, "spell otk") == "WORDS.L4"
    spell(table, "tok")


@pytest.mark.rule("WORDS.L1")
def test_other_letters_do_not_exist() -> None:
    table = position("k1 o1 t1", added="k1")
    for word in ("koxt", "kov"):  # no card has such a letter, and cards come before the lexicon
        assert refusal(table, A, f"spell {word}") == "WORDS.W1"
    for text in ("k-t", "kot7", "kot.", "ko't"):
        assert refusal(table, A, f"spell {text}") == "WORDS.L1"


@pytest.mark.rule("WORDS.L1")
@pytest.mark.parametrize("text", ["spell", "spell ", "spell kot kot", "spel kot", "spell kot k1 o1 t99"])
def test_what_is_no_word_at_all(text: str) -> None:
    assert refusal(position("k1 o1 t1", added="k1"), A, text) == "WORDS.W1"


@pytest.mark.rule("WORDS.L2")
def test_forms_are_words() -> None:
    table = position("s1 t1 r1 o1 m1 e1", added="e1")
    spell(table, "strome")
    assert derived(table)["used"][0]["lemma"] == "stromy"


# --- used and related ones ---


@pytest.mark.rule("WORDS.W7", "WORDS.R12", "WORDS.Q1")
def test_no_word_and_no_lexeme_twice() -> None:
    table = position("d1 o1 m1 u1 y1", added="o1", used=["dom"])
    for word in ("dom", "domu", "domy"):
        assert refusal(table, A, f"spell {word}") == "WORDS.W7"
        assert refusal(table, A, f"appeal {word}") == "WORDS.W7"


@pytest.mark.rule("WORDS.R12", "WORDS.W7")
def test_whoever_has_used_it() -> None:
    table = position("k1 t1", hands=["o1", "o2"], top="z1")
    table.apply(A, "add 3.1")
    spell(table, "kot")
    table.apply(B, "add 4.1")
    assert refusal(table, B, "spell kot") == "WORDS.W7"
    spell(table, "tok", "o2")
    assert [(entry["word"], entry["seat"], entry["helper"]) for entry in derived(table)["used"]] == [
        ("KOT", A, None),
        ("TOK", B, None),
    ]


@pytest.mark.rule("WORDS.N5", "WORDS.W7", "WORDS.Q11")
@pytest.mark.parametrize(
    ("level", "verdict", "allowed"),
    [
        ("standard", "block", False),
        ("standard", "warn", True),
        ("standard", "clear", True),
        ("strict", "block", False),
        ("strict", "warn", False),
        ("strict", "clear", True),
        ("lemma", "block", True),
        ("lemma", "warn", True),
    ],
)
def test_how_strictly_kinship_is_taken(related: Family, level: str, verdict: str, allowed: bool) -> None:
    related("kot", "tok", verdict)
    table = position("k1 o1 t1 u1", added="o1", used=["kot:kot"], related=level)
    assert refusal(table, A, "spell kotu") == "WORDS.W7"
    if allowed:
        spell(table, "tok")
    else:
        assert refusal(table, A, "spell tok") == "WORDS.W7"


@pytest.mark.rule("WORDS.N2")
def test_the_worst_of_all_used_words_counts(related: Family) -> None:
    related("tok", "rak", "block")
    table = position("k1 o1 t1", added="o1", used=["kot", "rak", "sen"])
    assert refusal(table, A, "spell tok") == "WORDS.W7"


@pytest.mark.rule("WORDS.N4", "WORDS.N2")
def test_only_the_lexeme_that_is_meant_is_compared() -> None:
    """TON can be a form of `ton` and of `tona`."""
    table = position("t1 o1 n1 y1 ax", added="o1", used=["tony:ton"])
    assert refusal(table, A, "spell ton:ton") == "WORDS.W7"
    assert refusal(table, A, "spell ton:dom") == "WORDS.N4"
    table.apply(A, "spell ton:tona")
    assert [derived(table)["used"][1][part] for part in ("word", "lemma", "seat")] == ["TON", "tona", A]


@pytest.mark.rule("WORDS.N4")
def test_the_same_spelling_in_another_sense_is_the_same_word() -> None:
    table = position("t1 o1 n1", added="o1", used=["ton:ton"])
    assert refusal(table, A, "spell ton:tona") == "WORDS.W7"


# --- the first rule that is broken (WORDS.R13) ---


def everything_wrong() -> Table:
    """In the centre K O T A and a banned E, the rival has R and S, the stack M; K was added, 3 letters are needed, KOT
    was used."""
    return position(
        "k1 o1 t1 a1 e1 #B #B",
        captured=["", "r1 s1"],
        added="k1",
        banned={B: "e1"},
        used=["kot"],
        min_length="3",
        black="yes",
    )


@pytest.mark.rule("WORDS.R13")
@pytest.mark.parametrize(
    ("word", "rule"),
    [
        pytest.param("zoo", "WORDS.W1", id="W1 before W3: no Z, one O"),
        pytest.param("oorak", "WORDS.W3", id="W3 before W6: one O, another's R"),
        pytest.param("rek", "WORDS.W6", id="W6 before V8: another's R, a banned E"),
        pytest.param("te", "WORDS.V8", id="V8 before W2, R3: a banned E, no K"),
        pytest.param("to", "WORDS.W2", id="W2 before R3: no K, two letters"),
        pytest.param("ok", "WORDS.R3", id="R3 before L4 or W7"),
        pytest.param("kt", "WORDS.R3", id="R3 before L4: two letters, no word"),
        pytest.param("okt", "WORDS.L4", id="L4: no word"),
        pytest.param("kot", "WORDS.W7", id="W7: used"),
        pytest.param("zre", "WORDS.W1", id="W1 before W6, V8"),
        pytest.param("aatte", "WORDS.W3", id="W3 before V8"),
        pytest.param("kar", "WORDS.W6", id="W6 alone"),
        pytest.param("kate", "WORDS.V8", id="V8 alone"),
        pytest.param("xo", "WORDS.W1", id="W1 before L1: no card has an X"),
    ],
)
def test_the_first_broken_rule_is_named(word: str, rule: str) -> None:
    assert refusal(everything_wrong(), A, f"spell {word}") == rule


# --- a word with its cards (WORDS.R14) ---


@pytest.mark.rule("WORDS.R13", "WORDS.R14")
@pytest.mark.parametrize(
    ("declared", "rule"),
    [
        pytest.param("kto m1 k1 k1", "WORDS.W1", id="W1 before W3: M lies nowhere, K twice"),
        pytest.param("kto k1 k1 r1", "WORDS.W3", id="W3 before W6: K twice, another's R"),
        pytest.param("rek r1 e1 k1", "WORDS.W6", id="W6 before V8: another's R, a banned E"),
        pytest.param("kot k1 o1 e1", "WORDS.V8", id="V8 before the letters: a banned E for the T"),
        pytest.param("tak t1 a1 o1", "WORDS.R14", id="letters before W2: O for the K, and no K"),
        pytest.param("tak t1 a1", "WORDS.R14", id="letters before W2: too few cards"),
        pytest.param("koxt k1 o1 a1 t1", "WORDS.R14", id="letters before L1: A for an X"),
        pytest.param("to t1 o1", "WORDS.W2", id="W2 before R3: no K, two letters"),
        pytest.param("kt k1 t1", "WORDS.R3", id="R3 before L4: two letters, no word"),
        pytest.param("okt o1 k1 t1", "WORDS.L4", id="L4: no word"),
        pytest.param("kot:kra k1 o1 t1", "WORDS.N4", id="N4 before W7: no such lexeme, and used"),
        pytest.param("kot k1 o1 t1", "WORDS.W7", id="W7: used"),
    ],
)
def test_the_first_broken_rule_is_named_of_a_word_with_its_cards(declared: str, rule: str) -> None:
    assert refusal(everything_wrong(), A, f"spell {declared}") == rule


@pytest.mark.rule("WORDS.R13", "WORDS.V1", "WORDS.R3")
def test_the_card_of_the_hand_before_those_of_the_duty_before_the_length() -> None:
    table = position("k1 o1 t1 a1", added="k1 o1", min_length="3")
    assert refusal(table, A, "spell ta t1 a1") == "WORDS.W2"
    assert refusal(table, A, "spell ak a1 k1") == "WORDS.V1"
    assert refusal(table, A, "spell ok o1 k1") == "WORDS.R3"


@pytest.mark.rule("WORDS.R14", "WORDS.R1")
def test_a_word_with_its_cards_is_one_answer() -> None:
    table = position("k1/A k2 o1/A o2 t1 t2/B", added="k2")
    assert refusal(table, A, "spell kot k1 o1 t1") == "WORDS.W2"  # the very card that was added
    table.apply(A, "spell kot k2 o1 t2")
    assert events(table, "spelled") == [{"event": "spelled", "seat": A, "word": "KOT"}]
    assert words_used(table) == ["KOT"]
    assert state(table)["captured"][A] == ["o1"]
    assert marks(table, A) == {"k1", "k2", "t2"}
    assert [line["do"] for line in table.log if "do" in line] == ["spell kot:kot k2 o1 t2"]


@pytest.mark.rule("WORDS.R14")
def test_a_word_with_its_cards_is_taken_back_as_one_and_read_again_from_the_log() -> None:
    table = position("k1 ax t1 t2/B", added="k1", black="on")
    before = table.hash
    table.apply(A, "kąt k1 ax t2")
    told = next(line["do"] for line in table.log if "do" in line)
    after = table.hash
    assert asked(table) == ("act", (A,))
    assert told.endswith(" k1 ax t2")
    table.undo(A)
    assert table.hash == before
    table.apply(A, told)
    assert table.hash == after


@pytest.mark.rule("WORDS.R14", "WORDS.R5", "WORDS.C5")
def test_captured_cards_that_are_all_the_same_may_be_named_by_any_name() -> None:
    table = position("o1/A k1 #A #A", captured=["o2 o3"], added="k1")
    table.apply(A, "spell oko o3 k1 o2")
    assert marks(table, A) == {"o1", "k1"}
    table = position("o1/A k1 #A #A", captured=["o2 o3"], added="k1")
    table.apply(A, "spell oko o3 k1 o1")
    assert set(state(table)["captured"][A]) == {"o1", "o2", "o3"}


@pytest.mark.rule("WORDS.R14", "WORDS.V6", "WORDS.V7")
def test_the_borrowed_and_the_doubled_card_are_named_with_the_word() -> None:
    table = position("sx w1 t1 i2/A #B", captured=["", "i1"], added="w1", black="on")
    table.apply(A, "spell świt sx w1 i1 t1")
    assert marks(table, A) == {"sx", "w1", "t1", "i2"}
    table = position("g1 a1/A a2 zx n1 i1 k1", added="k1", black="on")
    assert refusal(table, A, "spell gaźnika g1 a2 zx n1 n1 k1 a2") == "WORDS.W3"  # one card, not two
    table.apply(A, "spell gaźnika g1 a2 zx n1 i1 k1 a2")
    assert state(table)["captured"][A] == ["a2"]
    assert marks(table, A) == {"a1", "g1", "zx", "n1", "i1", "k1"}


@pytest.mark.rule("WORDS.V6", "WORDS.V7", "WORDS.V0")
@pytest.mark.parametrize(
    ("picture", "captured", "declared", "black", "rule"),
    [
        pytest.param("sx w1 t1 #B", "i1", "świt sx w1 i1 t1", "off", "WORDS.W6", id="no gust in the base game"),
        pytest.param("sx w1 #B #B", "i1 t1", "świt sx w1 i1 t1", "on", "WORDS.W6", id="two of the rival's"),
        pytest.param("w1 i1 t1 #B", "sx", "świt sx w1 i1 t1", "on", "WORDS.W6", id="the gust itself"),
        pytest.param("zx d1 b1 lx1 o1 w1", "", "źdźbło zx d1 zx b1 lx1 o1", "off", "WORDS.W3", id="no pupils either"),
        pytest.param("o1 k1 w1", "", "oko o1 k1 o1", "on", "WORDS.W3", id="nor without the Ź"),
    ],
)
def test_devices_that_are_not_there(picture: str, captured: str, declared: str, black: str, rule: str) -> None:
    table = position(picture, captured=["", captured], added="w1", black=black)
    assert refusal(table, A, f"spell {declared}") == rule


@pytest.mark.rule("WORDS.R13", "WORDS.W6")
def test_the_first_broken_rule_is_named_of_a_card_too() -> None:
    """KOT is declared, and there are two cards for the O: what else the mover could point at."""
    table = position("k1 o1 o2 t1 a1 e1 #B #B", captured=["", "r1 s1"], added="k1", banned={B: "s1", A: "e1"})
    table.apply(A, "spell kot")
    told = {"m1": "W1", "k1": "W3", "r1": "W6", "s1": "W6", "e1": "V8", "a1": "R14"}
    assert {card: refusal(table, A, f"use {card}") for card in told} == {c: f"WORDS.{r}" for c, r in told.items()}


@pytest.mark.rule("WORDS.R15")
def test_an_offer_names_no_cards_but_its_price() -> None:
    table = position("k1 o1 t1", added="k1", help="serial")
    assert refusal(table, B, "think kot k1 o1 t1") == "WORDS.W1"


@pytest.mark.rule("WORDS.R13")
def test_a_refusal_costs_nothing() -> None:
    table = position("k1 o1 t1", added="k1")
    for _ in range(5):
        refusal(table, A, "spell otk")
    spell(table, "kot")
    assert words_used(table) == ["KOT"]


@pytest.mark.rule("WORDS.V8", "WORDS.R13")
def test_a_banned_card_that_one_has_captured_stays_banned() -> None:
    table = position("k1 #A t1", captured=["o1"], added="k1", banned={B: "o1"}, black="on")
    assert refusal(table, A, "spell kot") == "WORDS.V8"


@pytest.mark.rule("WORDS.R15")
def test_who_may_spell() -> None:
    table = position("k1 o1 t1", added="k1", help="live")
    assert refusal(table, B, "spell kot") == "WORDS.R15"
    assert refusal(table, A, "think kot") == "WORDS.R15"


@pytest.mark.rule("WORDS.R14", "WORDS.R13")
def test_what_would_come_of_a_word_depends_on_the_cards_that_are_named() -> None:
    table = position("k1 o1/A o2/B t1", added="k1", hands=["", "z1"])
    assert [table.preview(A, text)["captures"] for text in ("spell kot", "spell kot k1 o2 t1")] == [1, 0]
    assert [letter["pick"] for letter in table.preview(A, "kot k1 o2 t1")["letters"]] == ["k1", "o2", "t1"]
    assert table.preview(A, "spell otk o1 t1 z1")["broken"] == "WORDS.W1"
    assert table.preview(A, "spell otk o1 t1 k1")["broken"] == "WORDS.L4"
