"""Which lexeme a spelling belongs to, which of several is usual, and what comes of naming a rarer one."""

from __future__ import annotations

import pytest

from games.kit import choices, refusal
from stolik.games.words.related import CLEAR, SAME, WARN
from stolik.games.words.vocabulary import VOCABULARY

from .lists import packaged
from .positions import A, B, Family, asked, code, position, spell, words_used


def lemmas(word: str) -> list[str]:
    number = packaged().number(word)
    assert number >= 0, word
    return packaged().readings(number)


# --- what Morfeusz does not know (WORDS.N3) ---


@pytest.mark.rule("WORDS.N3")
@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("peselu", "pesel"),
        ("fochem", "foch"),
        ("fochowanie", "fochować"),
        ("zakarmiającemu", "zakarmiać"),
        ("odtrąbiano", "odtrąbiać"),
        ("nieprzebookowanej", "przebookować"),
        ("poturbujcież", "poturbować"),
        ("startuperkami", "startuperka"),
        ("labruscowatej", "labruscowaty"),
        ("wysokoemisyjnościami", "wysokoemisyjność"),
        ("przywarłbyś", "przywrzeć"),
        ("okrze", "okra"),
    ],
)
def test_an_unknown_form_has_a_stem(form: str, lemma: str) -> None:
    assert lemma in lemmas(form)


@pytest.mark.rule("WORDS.N3")
@pytest.mark.parametrize(
    ("one", "other"),
    [("workoutowymi", "workoutów"), ("grupowiczami", "grupowiczce"), ("nonplusultrom", "peselom"), ("foch", "okra")],
)
def test_different_unknown_words_stay_apart(one: str, other: str) -> None:
    assert not set(lemmas(one)) & set(lemmas(other))


@pytest.mark.rule("WORDS.N3", "WORDS.W7")
def test_a_form_of_an_unknown_word_is_barred_after_another() -> None:
    table = position("p1 e1 s1 e2 l1 u1", added="u1", used=["pesel"])
    assert refusal(table, A, "spell peselu") == "WORDS.W7"


# --- the usual reading (WORDS.N4) ---


@pytest.mark.rule("WORDS.N4")
@pytest.mark.parametrize(
    ("form", "usual"),
    [
        ("zima", "zima"),  # and zimać
        ("list", "list"),  # and lista, a more frequent lexeme, but this is its rare form
        ("dym", "dym"),
        ("domów", "dom"),
        ("cel", "cel"),
        ("ton", "ton"),
        ("mam", "mieć"),
        ("parą", "para"),
        ("stali", "stać"),
    ],
)
def test_the_most_usual_lexeme_comes_first(form: str, usual: str) -> None:
    assert lemmas(form)[0] == usual


@pytest.mark.rule("WORDS.N4")
@pytest.mark.parametrize(
    ("word", "used"),
    [("zima:zimać", "zimowy"), ("list:lista", "listonosz"), ("dym:dyma", "dymem"), ("domów:domówić", "domowy")],
)
@pytest.mark.parametrize("by_lemma", [False, True])
def test_a_rarer_lexeme_does_not_get_around_the_usual_one(word: str, used: str, by_lemma: bool) -> None:
    """The usual lexeme is related to the used word; where lemmas alone count, ZIMA is no form of ZIMOWY."""
    kin = not by_lemma or used == "dymem"
    assert VOCABULARY.verdict(code(word), code(used), by_lemma) == (WARN if kin else CLEAR)
    if kin:
        told = VOCABULARY.reason(code(word), code(used), by_lemma)
        spelling, _, lemma = word.partition(":")
        assert told == {"kind": "rarer", "lemma": lemma, "usual": lemmas(spelling)[0]}


@pytest.mark.rule("WORDS.N4")
def test_the_same_spelling_is_the_same_word_in_every_sense() -> None:
    assert VOCABULARY.verdict(code("list:lista"), code("list:list"), False) == SAME
    assert VOCABULARY.reason(code("list:lista"), code("list:list"), False) == {"kind": "same"}


@pytest.mark.rule("WORDS.N4")
@pytest.mark.usefixtures("related")
def test_the_usual_sense_is_taken_where_none_is_named() -> None:
    table = position("t1 o1 n1", added="o1", used=["tony:ton"])
    assert refusal(table, A, "spell ton") == "WORDS.W7"
    assert table.preview(A, "spell ton")["reading"] == 0
    table = position("t1 o1 n1", added="o1")
    spell(table, "ton")
    assert table.view(A)["derived"]["used"][0]["lemma"] == "ton"


@pytest.mark.rule("WORDS.N4", "WORDS.Q5", "WORDS.N9")
def test_a_single_voter_may_challenge_a_rarer_sense(related: Family) -> None:
    related("ton", "tonacja", "block")
    table = position("t1 o1 n1 y1", added="o1", seats=2, used=["tonacja"], votes="on")
    reading = table.preview(A, "spell ton:tona")["readings"][lemmas("ton").index("tona")]
    assert (reading["verdict"], reading["other"], reading["reason"]["kind"]) == ("warn", "TONACJA", "rarer")
    table.apply(A, "spell ton:tona")
    assert asked(table) == ("challenge", (B,))
    assert table.pending is not None
    facts = table.pending.facts
    assert (facts["verdict"], facts["kin"], facts["lemma"], facts["usual"]) == ("warn", "rarer", "tona", "ton")
    assert choices(table) == {"pass", "challenge 1"}
    table.apply(B, "challenge 1")
    assert words_used(table) == ["TONACJA"]


@pytest.mark.rule("WORDS.N4", "WORDS.N5")
def test_by_the_strict_standard_a_rarer_sense_is_barred(related: Family) -> None:
    related("ton", "tonacja", "block")
    table = position("t1 o1 n1", added="o1", used=["tonacja"], related="strict")
    assert refusal(table, A, "spell ton:tona") == "WORDS.W7"


@pytest.mark.rule("WORDS.N4")
def test_a_warning_about_the_usual_sense_leaves_the_rarer_one_clear(related: Family) -> None:
    related("ton", "tonacja", "warn")
    table = position("t1 o1 n1 y1", added="o1", seats=2, used=["tonacja"], votes="on")
    assert [each["verdict"] for each in table.preview(A, "spell ton")["readings"]] == ["warn", "clear"]
