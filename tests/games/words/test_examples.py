"""The rulebook's own examples."""

from __future__ import annotations

import pytest

from games.kit import events, play, refusal
from stolik.engine.table import Table

from .positions import (
    A,
    B,
    C,
    Family,
    asked,
    assign,
    captured_by,
    counter,
    derived,
    marks,
    offer,
    offers,
    pool,
    position,
    spell,
    tapes,
    where,
    words_used,
)

pytestmark = pytest.mark.usefixtures("related")

JAGODA, ARTUR, EWA = A, B, C


@pytest.mark.rule("WORDS.W3")
def test_attack_needs_two_cards_with_an_a() -> None:
    table = position("a1 t1 k1", added="k1")
    assert refusal(table, A, "spell atak") == "WORDS.W3"
    table = position("a1 t1 k1 a2", added="k1")
    spell(table, "atak")
    assert marks(table, A) == {"a1", "t1", "a2", "k1"}


@pytest.mark.rule("WORDS.W7")
def test_after_house_come_neither_house_nor_its_family(related: Family) -> None:
    related("dom", "domowy", "block")
    related("dom", "domek", "block")
    table = position("d1 o1 o2 m1 e1 k1 w1 y1 t1", added="o1", used=["dom"])
    for word in ("dom", "domowy", "domek"):
        assert refusal(table, A, f"spell {word}") == "WORDS.W7"
    spell(table, "kot", "o1")
    assert words_used(table) == ["DOM", "KOT"]


START = """
s1 t1 o1 o2 o3
m1 m2 a1 a2 l1
g1 r1 e1 n1 h1
h2 b1 b2 j1 j2
u1 u2 f1 w1 p1
"""


def played() -> list[Table]:
    """The table after each of the four words."""
    table = position(START, hands=["t2", "a3", "t3"], top="s2 z1 z2 z3", seats=3)
    found = []
    for seat, place, word, cards in (
        (JAGODA, "6.1", "stomatolog", ("m1", "a1")),
        (ARTUR, "6.2", "galareta", ("t1",)),
        (EWA, "6.3", "lament", ("a1", "m2")),
        (JAGODA, "6.4", "strome", ("t2", "o1", "m1")),
    ):
        table.apply(seat, f"add {place}")
        spell(table, word, *cards)
        found.append(table.clone())
    return found


@pytest.mark.rule("WORDS.W5", "WORDS.C1")
def test_stomatolog_lays_ten_markers_and_captures_nothing() -> None:
    table = played()[0]
    assert marks(table, JAGODA) == {"s1", "t1", "o1", "m1", "a1", "t2", "o2", "l1", "o3", "g1"}
    assert pool(table, JAGODA) == 20
    assert captured_by(table, JAGODA) == set()
    assert asked(table) == ("add", (ARTUR,))


@pytest.mark.rule("WORDS.C2")
def test_galareta_removes_four_of_them() -> None:
    table = played()[1]
    assert marks(table, ARTUR) == {"g1", "a1", "l1", "a2", "r1", "e1", "t1", "a3"}
    assert marks(table, JAGODA) == {"s1", "o1", "m1", "t2", "o2", "o3"}
    assert {(event["seat"], event["seat2"], event["card"]) for event in events(table, "ousted")} == {
        (ARTUR, JAGODA, card) for card in ("g1", "a1", "l1", "t1")
    }
    assert pool(table, JAGODA) == 24


@pytest.mark.rule("WORDS.C3", "WORDS.C4", "WORDS.R1")
def test_strome_captures_three() -> None:
    before, table = played()[2:]
    assert captured_by(table, JAGODA) == {"t2", "o1", "m1"}
    assert tapes(table, JAGODA) == [where(before, card) for card in ("t2", "o1", "m1")]
    assert marks(table, JAGODA) == {"s1", "s2", "r1", "o2", "o3", "e1"}
    assert marks(table, ARTUR) == {"g1", "a2", "t1", "a3"}
    assert marks(table, EWA) == {"l1", "a1", "m2", "n1", "t3"}
    assert [pool(table, seat) for seat in (JAGODA, ARTUR, EWA)] == [21, 26, 25]
    assert events(table, "ousted")[-2:] == [
        {"event": "ousted", "seat": JAGODA, "seat2": ARTUR, "card": "r1"},
        {"event": "ousted", "seat": JAGODA, "seat2": EWA, "card": "e1"},
    ]
    assert words_used(table) == ["STOMATOLOG", "GALARETA", "LAMENT", "STROME"]
    assert [entry["took"] for entry in derived(table)["used"]] == [0, 0, 0, 3]


@pytest.mark.rule("WORDS.H1", "WORDS.H2", "WORDS.H4", "WORDS.H13", "WORDS.H15")
def test_help_for_one_card_instead_of_two() -> None:
    mover, helper = A, B
    table = position("s1 e1/A n1 a1/A\nt1/A o1/A r1 k1", added="r1", seats=3, help="serial")
    number = offer(table, helper, "senator", "s1", "n1")
    assert offers(table) == {number: (helper, 7, 4, {"s1", "n1"})}
    table.apply(C, "silent")
    asks = counter(table, number, "s1")
    table.apply(helper, f"agree {asks}")  # it brings no less than four, and so it is settled
    assert marks(table, helper) == {"s1"}
    assert captured_by(table, mover) == {"e1", "a1", "t1", "o1"}
    assert marks(table, mover) == {"n1", "r1"}
    told = {"word": "SENATOR", "lemma": "senator", "seat": mover, "helper": helper, "took": 4, "paid": 0}
    assert derived(table)["used"][-1] == told


@pytest.mark.rule("WORDS.E2", "WORDS.E3")
def test_a_letter_card_with_a_marker_links_a_zone_and_scores_nothing() -> None:
    table = position("#A . #A\n. o1/A .\n. #A .", captured=["k1 k2 k3"], added="")
    assert derived(table)["points"][A]["zones"] == 0  # the three touch nothing
    table = position("#A o1/A #A\n. #A .", captured=["k1 k2 k3"], added="")
    assert derived(table)["points"][A] == {"captured": 3, "zones": 3, "markers": 26}
    (zone,) = derived(table)["zones"]
    assert (zone["seat"], zone["tapes"]) == (A, 3)
    assert sorted(zone["cells"]) == [(1, 1), (2, 1), (2, 2), (3, 1)]


FINAL = """
#A #A #A . #B #B #B #B #B . #A
.  .  .  . .  .  .  .  .  . .
#A #A #A . #C #C #C #C #C . #C
.  .  .  . .  .  .  .  .  . .
#B . #C . k1
"""


@pytest.mark.rule("WORDS.E1", "WORDS.E4")
def test_jagoda_wins_with_thirteen() -> None:
    cards = ["a1 a2 a3 a4 a5 a6 a7", "e1 e2 e3 e4 e5 e6", "i1 i2 i3 i4 i5 i6 i7"]
    table = position(FINAL, captured=cards, added="", seats=3, round_=6, mover=C)
    table.apply(C, "pass")
    assert table.over
    scored = [(event["seat"], event["points"], event["captured"], event["zones"]) for event in events(table, "scored")]
    assert scored == [(JAGODA, 13, 7, 6), (ARTUR, 11, 6, 5), (EWA, 12, 7, 5)]
    assert table.shares == [1.0, 0.0, 0.0]


@pytest.mark.rule("WORDS.E2")
@pytest.mark.parametrize(
    ("picture", "captured"),
    [
        pytest.param("#A #A o1", "k1 k2", id="two"),
        pytest.param("#A . #A\no1 #A o2", "k1 k2 k3", id="three by their corners"),
        pytest.param("#A #A #B\no1 #A o2/B", "k1 k2 k3", id="three"),
    ],
)
def test_a_zone_has_three_tapes_side_by_side(picture: str, captured: str) -> None:
    table = position(picture, captured=[captured, *(["z1"] if "#B" in picture else [])], added="")
    assert derived(table)["points"][A]["zones"] == (3 if "#B" in picture else 0)


@pytest.mark.rule("WORDS.V0")
def test_in_the_base_game_black_cards_do_nothing() -> None:
    picture = "k1 ax t1 ex s1 o1/B"
    table = position(picture, added="k1", hands=["", "n1"])
    spell(table, "kąt")
    assert asked(table) == ("add", (B,))
    table = position(picture, added="k1", hands=["", "n1"], black="on")
    spell(table, "kąt")
    assert asked(table) == ("act", (A,))


@pytest.mark.rule("WORDS.H4", "WORDS.H17")
def test_the_helper_says_the_word_and_the_mover_chooses_the_other_cards() -> None:
    table = position("s1 e1/A n1 a1/A\nt1/A o1/A r1 t2", added="r1", seats=2, help="serial")
    number = offer(table, B, "senator", "s1")
    play(table, (A, f"accept {number}"))
    assert asked(table) == ("assign", (A,))
    assign(table, "t2")
    assert marks(table, A) == {"n1", "r1", "t1", "t2"}
