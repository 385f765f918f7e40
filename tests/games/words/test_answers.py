"""What rivals would answer: the words that were gathered for that, and the position afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.games.words.planning import KnownWords, answers_of, gains_of, laid, planner_of
from stolik.games.words.repertoire import Repertoire
from stolik.games.words.state import CAPTURED, CENTRE, MARK, MOVER, NAMES, ROUND, WORD
from stolik.games.words.vocabulary import VOCABULARY

from .positions import A, B, position

KNOWN = KnownWords(20, 12)


def ranked(picture: str, added: str, *, limit: int = 64, zipf: int = 20, longest: int = 12, **more: Any) -> list[str]:
    """A's words, the dearest first, of those that were gathered."""
    g = position(picture, added=added, **more).state
    known = Repertoire()
    known.gather(VOCABULARY.lexicon, g, A, zipf, longest)
    gains_of(g).read(g, A, A)
    planner = planner_of(g)
    planner.read(g, A, gains_of(g).of)
    return [VOCABULARY.lexicon.word(number) for number in planner.rank(known, limit)]


def test_words_use_each_card_once_and_the_one_that_was_added() -> None:
    found = ranked("k1 o1 t1 a1", "k1")
    assert {"kot", "kto", "tok", "oka", "kota"} <= set(found)
    assert all("k" in word for word in found)  # no `to`, no `ta`
    assert "kotka" not in found  # there is one K


def test_the_dearest_word_comes_first() -> None:
    # With A's marker on T and O, a word with both captures two cards, and each further letter is a mark.
    found = ranked("k1 o1/A t1/A a1", "k1")
    assert set(found[0]) == set("kota")
    short = found.index("kot")
    assert found.index("kota") < short < found.index("oka")


def test_seldom_words_and_long_ones_are_unknown() -> None:
    zipf = VOCABULARY.lexicon.zipf(VOCABULARY.lexicon.number("tok"))
    assert "tok" in ranked("k1 o1 t1 a1", "k1", zipf=zipf)
    assert "tok" not in ranked("k1 o1 t1 a1", "k1", zipf=zipf + 1)
    assert {len(word) for word in ranked("k1 o1 t1 a1", "k1", longest=3)} == {2, 3}
    assert min(map(len, ranked("k1 o1 t1 a1", "k1", min_length="3"))) == 3


@pytest.mark.parametrize("limit", [1, 8, 40])
def test_they_are_as_dear_as_those_of_the_solver(limit: int) -> None:
    g = position("s1 e1/A n1/A a1/A\nt1/B o1/B r1 k1/A\nz1 w1 i1 y1\n#A . . #A", added="r1", captured=["m1 a2"]).state
    gains = gains_of(g)
    gains.read(g, A, A)
    planner = planner_of(g)
    planner.read(g, A, gains.of)
    known = Repertoire()
    known.gather(VOCABULARY.lexicon, g, A, KNOWN.zipf, KNOWN.longest)

    def worths(numbers: list[int]) -> list[float]:
        words = [planner.cards(VOCABULARY.lexicon.word(number)) for number in numbers]
        return [sum(gains.of[card] for card in cards) for cards in words]

    assert worths(planner.rank(known, limit)) == pytest.approx(worths(planner.search(g, KNOWN, limit)), abs=1e-3)


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.C3", "WORDS.P1")
def test_a_rival_answers_with_its_open_hand() -> None:
    # A marks A and M; then B adds its O, without which it can spell nothing, and captures K and T with KOT or KTO.
    g = position("k1/B f1 t1/B\na1 m1 h1", added="a1", hands=["", "o1"]).state
    answers = answers_of(g)
    answers.read(g, 1, KNOWN, 8)
    after = answers.after(laid(g, A, [NAMES.index("a1"), NAMES.index("m1")]))
    assert {"k1", "t1"} <= {NAMES[card] for card in after.cards(CAPTURED + B)}
    assert after.holds(CENTRE, NAMES.index("o1"))
    assert (after[MOVER], after[WORD], after[ROUND]) == (B, 1, 1)
    assert g.count(CAPTURED + B) == 0  # the position itself stays as it is


@pytest.mark.rule("WORDS.T1")
def test_nobody_answers_the_last_word() -> None:
    g = position("k1/B o1 t1/B\na1 m1 e1", added="a1", hands=["", "o2"], mover=B, round_=6).state
    answers = answers_of(g)
    answers.read(g, 1, KNOWN, 8)
    after = answers.after(laid(g, B, [NAMES.index("a1")]))
    assert after[MARK + NAMES.index("a1")] == B + 1
    assert (after[MOVER], after.count(CAPTURED + A), after.holds(CENTRE, NAMES.index("o1"))) == (B, 0, True)
