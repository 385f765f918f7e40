"""Exactly what all are told, and in which order: a trade, the devices, an appeal, a swap and a turn without a word."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.engine.table import Table

from .positions import A, B, C, Family, counter, offer, position, spell

pytestmark = pytest.mark.usefixtures("related")

# A has markers on E, N, A and K, B on O; R was added and has to be in the word.
BOARD = "s1 e1/A n1/A a1/A\nt1 o1/B r1 k1/A"

Line = tuple[object, ...]


def told(table: Table) -> list[Line]:
    """The game's own events: their names and arguments."""
    of_the_engine = ("move", "show", "shuffle")
    return [tuple(event.values()) for event in table.events_for(None) if event["event"] not in of_the_engine]


@pytest.mark.rule("WORDS.H9", "WORDS.H10", "WORDS.H11", "WORDS.H12", "WORDS.H13")
def test_a_trade_with_all_that_can_be_said_in_it() -> None:
    """ROK for O and K in turn; A could capture K, which is worth one card where B does not ask for it."""
    table = position(BOARD, added="r1", seats=3, help="live", hands=["", "z1", "z2"])
    first = offer(table, B, "rok", "o1")
    table.apply(B, "withdraw")
    second = offer(table, B, "rok", "k1")
    third = offer(table, C, "rak", "a1")
    one = counter(table, second, "r1")
    table.apply(B, f"refuse {one}")
    counter(table, second, "r1", "o1")
    table.apply(A, "take back")
    table.apply(A, f"decline {second}")
    two = counter(table, third, "r1")
    assert told(table) == [
        *[("offered", B, 3, 1, first), ("priced", B, "o1"), ("withdrew", B)],
        *[("offered", B, 3, 0, second), ("priced", B, "k1")],
        *[("offered", C, 3, 1, third), ("priced", C, "a1")],
        *[("countered", A, B), ("priced", A, "r1"), ("refused", B, A)],
        *[("countered", A, B), ("priced", A, "o1"), ("priced", A, "r1"), ("counter_withdrawn", A, B)],
        ("declined", A, B),
        *[("countered", A, C), ("priced", A, "r1")],
    ]
    before = len(told(table))
    table.apply(C, f"agree {two}")
    assert told(table)[before:][:3] == [("agreed", C, A, 2), ("declared", A, "RAK"), ("helped", A, C, "RAK")]


@pytest.mark.rule("WORDS.H11", "WORDS.H17", "WORDS.C1", "WORDS.C3")
def test_an_offer_that_is_accepted() -> None:
    table = position(BOARD, added="r1", seats=3, help="live", hands=["", "z1", "z2"])
    number = offer(table, B, "rok", "o1")
    table.apply(A, f"accept {number}")
    lines = told(table)[2:]
    assert lines[:3] == [("accepted", A, B), ("declared", A, "ROK"), ("helped", A, B, "ROK")]
    assert set(lines[3:6]) == {("marked", A, "r1"), ("captures", A, "k1"), ("captures", B, "o1")}
    assert [name for name, *_ in lines[6:]] == ["drew"]


@pytest.mark.rule("WORDS.V3", "WORDS.V5", "WORDS.V8", "WORDS.V4", "WORDS.V2")
def test_devices_are_told_with_what_they_strike() -> None:
    table = position("k1 ex s1 a1 b1/B", added="k1", black="on")
    spell(table, "kęs")
    table.apply(A, "blast b1")
    assert told(table)[-3:-1] == [("blasted", A, "b1"), ("ousted", A, B, "b1")]
    table = position("r1 ox g1 a1/B", added="r1", black="on")
    spell(table, "róg")
    table.apply(A, "resist a1")
    assert ("removed", A, B, "a1") in told(table)
    table = position("k1 o1 nx\n#A . #B", added="k1", black="on", captured=["z1", "z2"], hands=["", "a1"])
    spell(table, "koń")
    play(table, (A, "shadow 2"), (A, "to 2.2"))
    assert ("shifted", A, B) in told(table)
    table = position("n1 i1 cx", added="n1", black="on", top="a1 a2 a3")
    spell(table, "nić")
    play(table, (A, "draw two"), (A, "keep second"))
    assert told(table)[-3:] == [("drew", A, "a1"), ("drew", A, "a2"), ("kept", A, "a2")]
    table = position("zz a1 b1 a2 k1", added="b1", black="on", top="e1")
    spell(table, "żaba")
    table.apply(A, "turn k1")
    assert told(table)[-2:] == [("drew", A, "e1"), ("turned", A, "k1")]


@pytest.mark.rule("WORDS.Q4", "WORDS.Q6", "WORDS.Q8")
@pytest.mark.parametrize(("ballot", "outcome"), [("allow", "allowed"), ("bar", "struck_out")])
def test_an_appeal_and_what_the_table_says(related: Family, ballot: str, outcome: str) -> None:
    related("tok", "kra", "block")
    table = position("k1 t1 u1 r1 a1", hands=["o1", "o2"], used=["kra"], votes="on")
    play(table, (A, "add 1.2"), (A, "appeal tok"), (B, ballot))
    lines = told(table)
    assert lines[:4] == [("placed", A, "o1"), ("appeal", A, "TOK"), ("voted", B, ballot), (outcome, "TOK")]
    assert (("spelled", A, "TOK") in lines) == (outcome == "allowed")


@pytest.mark.rule("WORDS.R7", "WORDS.W9")
def test_a_swap_and_a_turn_without_a_word() -> None:
    table = position("s1 e1 k1 a1", hands=["r1"], stack="o1")
    play(table, (A, "add 1.2"), (A, "swap"))
    swapped: list[Line] = [("placed", A, "r1"), ("swapped", A), ("under_stack", A, "r1"), ("drew", A, "o1")]
    assert told(table) == swapped
    table = position("s1 e1 k1 a1", hands=["r1"], stack="")
    play(table, (A, "add 1.2"), (A, "pass"))
    assert told(table) == [("placed", A, "r1"), ("passed", A), ("under_stack", A, "r1"), ("drew", A, "r1")]


@pytest.mark.rule("WORDS.Q9", "WORDS.H18")
def test_a_word_that_was_barred_after_it_was_offered_is_struck_out_at_once(related: Family) -> None:
    related("rak", "kra", "warn")
    table = position(BOARD, added="r1", seats=3, help="live", votes="on", used=["kra"])
    first, second = offer(table, B, "rak", "k1"), offer(table, C, "rak", "a1")
    play(table, (A, f"accept {first}"), (C, "challenge 1"), (A, f"accept {second}"))
    assert told(table)[4:] == [
        *[("accepted", A, B), ("declared", A, "RAK"), ("challenged", C, "RAK", "KRA")],
        *[("voted", C, "bar"), ("struck_out", "RAK")],
        *[("accepted", A, C), ("declared", A, "RAK"), ("struck_out", "RAK")],
    ]
