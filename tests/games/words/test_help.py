"""Pomoc: what is said about it, what it is worth, and what stays secret."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from games.kit import choices, events, play, received, refusal
from stolik.engine.errors import Refused
from stolik.engine.kit import Rng
from stolik.engine.table import Table

from .positions import (
    A,
    B,
    C,
    D,
    Family,
    asked,
    assign,
    captured_by,
    counter,
    derived,
    marks,
    offer,
    offers,
    position,
    spell,
    state,
    words_used,
)

pytestmark = pytest.mark.usefixtures("related")

# A has markers on E, N, A and K, B on O; R was added and has to be in the word.
BOARD = "s1 e1/A n1/A a1/A\nt1 o1/B r1 k1/A"


def window(way: str = "live", seats: int = 3) -> Table:
    return position(BOARD, added="r1", seats=seats, help=way, hands=["", "z1", "z2"][:seats])


# --- who may speak, and when ---


@pytest.mark.rule("WORDS.H0", "WORDS.H7")
def test_all_may_speak_at_once_or_in_turn_or_not_at_all() -> None:
    assert asked(window("live")) == ("live_talk", (A, B, C))
    assert asked(window("serial")) == ("talk", (B,))
    table = window("off")
    assert asked(table) == ("talk", (A,))
    assert refusal(table, B, "think rak") == "WORDS.T1"


@pytest.mark.rule("WORDS.H7")
def test_the_mover_need_not_wait() -> None:
    table = window()
    spell(table, "rok")
    assert words_used(table) == ["ROK"]


@pytest.mark.rule("WORDS.H7", "WORDS.R7", "WORDS.H20")
def test_a_swap_opens_another_window_with_all_counts_at_zero() -> None:
    table = position("s1 e1 k1 a1", hands=["r1"], top="o1 z1", seats=3, help="live")
    table.apply(A, "add 1.2")
    for price in ("k1", "a1", "r1"):
        offer(table, B, "rak", price)
    assert refusal(table, B, "think rak") == "WORDS.H20"
    counter(table, 3, "a1")
    table.apply(A, "swap")
    assert offers(table) == {}
    assert derived(table)["counter"] is None
    table.apply(A, "add 1.2")
    assert refusal(table, A, "accept 3") == "WORDS.H21"
    for number, price in enumerate(("k1", "o1", "s1"), start=1):
        assert offer(table, B, "sok", price) == number


@pytest.mark.rule("WORDS.H7", "WORDS.H20")
def test_a_word_that_the_table_bars_leaves_offers_and_counts(related: Family) -> None:
    related("rak", "kra", "warn")
    table = position(BOARD, added="r1", seats=3, help="live", votes="on", used=["kra"])
    offer(table, B, "rok", "k1")
    offer(table, B, "rok", "o1")
    number = offer(table, C, "ser", "s1")
    play(table, (A, "spell rak"), (B, "challenge 1"), (C, "bar"))
    assert asked(table) == ("live_talk", (A, B, C))
    assert set(offers(table)) == {2, number}
    assert offer(table, B, "rok", "r1") == number + 1
    assert refusal(table, B, "think rok") == "WORDS.H20"
    table.apply(A, f"accept {number}")
    assert words_used(table) == ["KRA", "SER"]


@pytest.mark.rule("WORDS.H25")
@pytest.mark.parametrize(("mover", "order"), [(A, [B, C, D, A]), (C, [D, A, B, C])])
def test_in_turn_clockwise_from_the_movers_left(mover: int, order: list[int]) -> None:
    table = position(BOARD, added="r1", seats=4, help="serial", mover=mover)
    spoke = []
    for _ in range(4):
        assert table.pending is not None
        spoke.append(table.pending.seats[0])
        if spoke[-1] != mover:
            table.apply(spoke[-1], "silent")
    assert spoke == order


@pytest.mark.rule("WORDS.H25")
def test_in_turn_each_offers_once_and_nobody_withdraws() -> None:
    table = window("serial")
    number = offer(table, B, "rak", "r1")
    assert asked(table) == ("talk", (C,))
    table.apply(C, "silent")
    assert asked(table) == ("talk", (A,))
    assert refusal(table, B, "withdraw") == "WORDS.H25"
    asks = counter(table, number, "k1")
    assert asked(table) == ("talk", (B,))
    assert {option.text for option in table.shown_options(B)} == {f"agree {asks}", f"refuse {asks}"}
    assert refusal(table, B, "withdraw") == "WORDS.H10"
    assert refusal(table, B, "silent") != ""
    table.apply(B, f"refuse {asks}")
    assert asked(table) == ("talk", (A,))
    assert refusal(table, A, "take back") == "WORDS.H12"


@pytest.mark.rule("WORDS.H25", "WORDS.H13")
def test_in_turn_a_new_offer_is_an_answer_too() -> None:
    table = window("serial", seats=2)
    number = offer(table, B, "rak", "r1")
    counter(table, number, "k1")
    again = offer(table, B, "rok", "o1")
    assert asked(table) == ("talk", (A,))
    assert set(offers(table)) == {again}
    assert derived(table)["counter"] is None


@pytest.mark.rule("WORDS.H25", "WORDS.H13")
def test_in_turn_an_agreement_that_brings_less_goes_back_to_the_mover() -> None:
    table = window("serial", seats=2)
    asks = counter(table, offer(table, B, "rak", "r1"), "k1")
    table.apply(B, f"agree {asks}")
    assert asked(table) == ("talk", (A,))
    assert offers(table) == {2: (B, 3, 1, {"k1"})}
    table.apply(A, "accept 2")
    assert marks(table, B) == {"k1", "o1"}
    assert captured_by(table, A) == {"a1"}


@pytest.mark.rule("WORDS.H0")
def test_silence_is_until_one_is_spoken_to() -> None:
    table = window()
    number = offer(table, B, "rak", "k1")
    play(table, (B, "silent"), (C, "silent"))
    assert asked(table) == ("live_talk", (A,))
    counter(table, number, "r1")
    assert asked(table) == ("live_talk", (A, B))


# --- the messages ---


@pytest.mark.rule("WORDS.H1", "WORDS.H8", "WORDS.H9")
def test_an_offer_says_letters_captures_and_price_to_all() -> None:
    table = window()
    number = offer(table, B, "senator", "s1", "n1")
    for observer in (A, B, C, None):
        (told,) = table.view(observer)["derived"]["offers"]
        assert (told["number"], told["seat"], told["length"], told["captures"]) == (number, B, 7, 2)
        assert events(table, "offered", observer) == [
            {"event": "offered", "seat": B, "number": 7, "count": 2, "offer": number}
        ]
        assert {event["card"] for event in events(table, "priced", observer)} == {"s1", "n1"}


@pytest.mark.rule("WORDS.H9", "WORDS.H0")
def test_an_offer_is_never_for_nothing() -> None:
    table = window()
    assert refusal(table, B, "say") == "WORDS.H9"
    assert refusal(table, B, "price r1") == "WORDS.H9"
    table.apply(B, "think rak")
    assert refusal(table, B, "say") == "WORDS.H9"
    table.apply(B, "drop")
    assert refusal(table, B, "drop") == "WORDS.H9"


@pytest.mark.rule("WORDS.H9")
def test_another_offer_of_the_same_rival_ends_the_first() -> None:
    table = window()
    first = offer(table, B, "rak", "k1")
    second = offer(table, B, "senator", "s1")
    assert offers(table) == {second: (B, 7, 3, {"s1"})}
    assert refusal(table, A, f"accept {first}") == "WORDS.H21"


@pytest.mark.rule("WORDS.H9", "WORDS.H12", "WORDS.H21")
def test_it_also_ends_a_counter_and_one_that_is_being_prepared() -> None:
    table = window()
    asks = counter(table, offer(table, B, "senator", "s1"), "n1")
    number = offer(table, B, "rak", "k1")
    assert derived(table)["counter"] is None
    assert refusal(table, B, f"agree {asks}") == "WORDS.H21"
    play(table, (A, f"counter {number}"), (A, "price n1"))
    offer(table, B, "rak", "r1")
    assert refusal(table, A, "say") == "WORDS.H12"
    assert refusal(table, A, "price n1") == "WORDS.H9"


@pytest.mark.rule("WORDS.H10")
def test_withdrawing_ends_the_offer_and_a_counter_to_it() -> None:
    table = window()
    asks = counter(table, offer(table, B, "senator", "s1"), "n1")
    table.apply(B, "withdraw")
    assert offers(table) == {}
    assert derived(table)["counter"] is None
    assert refusal(table, B, f"refuse {asks}") == "WORDS.H21"
    assert refusal(table, B, "withdraw") == "WORDS.H10"
    assert refusal(table, C, "withdraw") == "WORDS.H10"


@pytest.mark.rule("WORDS.H11")
def test_declining_ends_the_offer_of_one() -> None:
    table = window()
    first, second = offer(table, B, "rak", "k1"), offer(table, C, "rok", "o1")
    assert refusal(table, C, f"decline {first}") == "WORDS.H11"
    assert refusal(table, C, f"accept {first}") == "WORDS.H11"
    table.apply(A, f"decline {first}")
    assert set(offers(table)) == {second}
    assert refusal(table, A, f"decline {first}") == "WORDS.H21"


@pytest.mark.rule("WORDS.H11", "WORDS.H3", "WORDS.H4", "WORDS.H17")
def test_accepting_concludes() -> None:
    table = window()
    offer(table, C, "rok", "o1")
    table.apply(A, f"accept {offer(table, B, 'senator', 's1', 'n1')}")
    assert words_used(table) == ["SENATOR"]
    assert derived(table)["used"][0]["helper"] == B
    assert marks(table, B) == {"s1", "n1"}
    assert captured_by(table, A) == {"e1", "a1"}
    assert marks(table, A) == {"t1", "o1", "r1", "k1"}
    assert offers(table) == {}
    assert asked(table) == ("add", (B,))


@pytest.mark.rule("WORDS.H12", "WORDS.H2")
def test_a_counter_names_one_to_n_letter_cards_and_not_the_same_price() -> None:
    table = window()
    number = offer(table, B, "rak", "k1")
    table.apply(A, f"counter {number}")
    assert refusal(table, A, "say") == "WORDS.H12"
    table.apply(A, "price k1")
    assert refusal(table, A, "say") == "WORDS.H12"
    table.apply(A, "price s1")
    assert refusal(table, A, "price s1") == "WORDS.H12"
    assert refusal(table, A, "price z1") == "WORDS.R15"  # in a hand
    table.apply(A, "price t1")
    assert refusal(table, A, "price n1") == "WORDS.H12"  # the word has three letters
    table.apply(A, "say")
    for observer in (A, B, C, None):
        told = table.view(observer)["derived"]["counter"]
        assert (told["seat"], len(told["price"])) == (B, 3)
    assert offers(table)[number] == (B, 3, 1, {"k1"})


@pytest.mark.rule("WORDS.H12", "WORDS.H22")
def test_one_counter_at_a_time_until_it_is_taken_back() -> None:
    table = window()
    first, second = offer(table, B, "rak", "k1"), offer(table, C, "rok", "o1")
    counter(table, first, "r1")
    assert refusal(table, A, f"counter {second}") == "WORDS.H12"
    table.apply(A, "take back")
    assert derived(table)["counter"] is None
    assert refusal(table, A, "take back") == "WORDS.H12"
    counter(table, second, "r1")
    table.apply(A, f"accept {first}")  # both stay open at their own price
    assert marks(table, B) == {"k1", "o1"}


@pytest.mark.rule("WORDS.H13", "WORDS.H15")
def test_agreeing_to_what_brings_no_less_concludes_at_once() -> None:
    table = window()
    asks = counter(table, offer(table, B, "senator", "s1", "n1"), "s1")
    table.apply(B, f"agree {asks}")
    assert captured_by(table, A) == {"e1", "n1", "a1"}
    assert marks(table, B) == {"s1"}


@pytest.mark.rule("WORDS.H13", "WORDS.H21")
def test_agreeing_to_what_brings_less_is_another_offer() -> None:
    table = window()
    number = offer(table, B, "senator", "s1")
    asks = counter(table, number, "n1", "e1")
    table.apply(B, f"agree {asks}")
    assert words_used(table) == []
    assert offers(table) == {number + 1: (B, 7, 1, {"n1", "e1"})}
    assert refusal(table, A, f"accept {number}") == "WORDS.H21"
    table.apply(A, f"accept {number + 1}")
    assert marks(table, B) == {"n1", "e1"}
    assert captured_by(table, A) == {"a1"}


@pytest.mark.rule("WORDS.H13")
def test_refusing_leaves_the_offer_at_its_own_price() -> None:
    table = window()
    number = offer(table, B, "senator", "s1")
    asks = counter(table, number, "n1")
    assert refusal(table, C, f"refuse {asks}") == "WORDS.H21"
    assert refusal(table, C, f"agree {asks}") == "WORDS.H21"
    table.apply(B, f"refuse {asks}")
    assert derived(table)["counter"] is None
    table.apply(A, f"accept {number}")
    assert marks(table, B) == {"s1"}


# --- what is checked ---


@pytest.mark.rule("WORDS.H14", "WORDS.R15")
@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("rama", "WORDS.W1"),
        ("rara", "WORDS.W3"),
        ("ruk", "WORDS.W6"),  # the helper's own card does not serve the mover
        ("sen", "WORDS.W2"),
        ("rka", "WORDS.L4"),
        ("kra", "WORDS.W7"),
        ("aktory", "WORDS.W7"),
        ("ark", "WORDS.W7"),
    ],
)
def test_a_word_that_the_mover_could_not_spell_is_refused_in_secret(related: Family, word: str, rule: str) -> None:
    related("arka", "rok", "block")
    table = position(
        BOARD.replace("k1/A", "k1/A y1 #B"),
        added="r1",
        seats=3,
        help="live",
        captured=["", "u1"],
        used=["kra", "aktor", "rok"],
    )
    before = [received(table, observer) for observer in (A, C, None)]
    assert refusal(table, B, f"think {word}") == rule
    assert [received(table, observer) for observer in (A, C, None)] == before
    assert state(table)["offers_made"][B] == 0


@pytest.mark.rule("WORDS.H14")
def test_a_warning_does_not_stop_an_offer(related: Family) -> None:
    related("rak", "kra", "warn")
    table = position(BOARD, added="r1", help="live", used=["kra"])
    assert offers_after(table, "rak", "k1") == 1


@pytest.mark.rule("WORDS.R15")
def test_the_movers_captured_cards_serve_and_the_helpers_do_not() -> None:
    table = position("r1 k1 #A", captured=["o1"], added="r1", help="serial")
    number = offer(table, B, "rok", "k1")
    assert offers(table)[number] == (B, 3, 0, {"k1"})
    table = position("r1 k1 #B", captured=["", "o1"], added="r1", help="serial")
    assert refusal(table, B, "think rok") == "WORDS.W6"


@pytest.mark.rule("WORDS.R15", "WORDS.H9")
def test_a_price_is_of_letter_cards_in_the_centre() -> None:
    table = position("r1 k1 o1/B #A", captured=["o2"], added="r1", help="serial", hands=["", "a1"])
    table.apply(B, "think rok")
    for elsewhere in ("o2", "a1", "z1"):
        assert refusal(table, B, f"price {elsewhere}") == "WORDS.R15"
    play(table, (B, "price r1"), (B, "price k1"), (B, "price o1"), (B, "say"))  # all of them, the added one too
    table.apply(A, "accept 1")
    assert marks(table, B) == {"r1", "k1"}
    assert captured_by(table, B) == {"o1"}
    assert [derived(table)["used"][-1][part] for part in ("took", "paid")] == [0, 1]
    assert marks(table, A) == set()


@pytest.mark.rule("WORDS.H14", "WORDS.H15")
def test_price_and_added_cards_must_all_be_in_the_word() -> None:
    table = position("r1 r2 o1 k1 k2 s1", added="r2", help="serial")
    table.apply(B, "think rok")
    assert refusal(table, B, "price s1") == "WORDS.H14"
    assert refusal(table, B, "price r1") == "WORDS.H14"  # the one R is the added one
    table.apply(B, "price k1")
    assert refusal(table, B, "price k2") == "WORDS.H14"
    assert refusal(table, B, "price k1") == "WORDS.H14"


@pytest.mark.rule("WORDS.H14", "WORDS.V6", "WORDS.V7")
def test_an_offer_must_do_without_gust_and_pupils() -> None:
    table = position("zx d1 b1 lx1 o1", added="d1", black="on", help="serial")
    assert refusal(table, B, "think źdźbło") == "WORDS.W3"
    table = position("sx t1 w1 #B", captured=["", "i1"], added="w1", black="on", help="serial")
    assert refusal(table, B, "think świt") == "WORDS.W6"


@pytest.mark.rule("WORDS.V8", "WORDS.H14")
def test_neither_the_word_nor_the_price_may_have_a_banned_card() -> None:
    table = position("r1 o1 o2 k1", added="r1", black="on", help="serial", banned={B: "o2"})
    table.apply(B, "think rok")
    assert refusal(table, B, "price o2") == "WORDS.H14"
    table = position("r1 o1 k1", added="r1", black="on", help="serial", banned={B: "o1"})
    assert refusal(table, B, "think rok") == "WORDS.V8"


# --- what an offer brings (WORDS.H15) ---

ALIKE = "a1/A a2/A a3 r1 k1"


@pytest.mark.rule("WORDS.H15")
@pytest.mark.parametrize(
    ("picture", "word", "price", "captures"),
    [
        pytest.param(BOARD, "senator", "s1", 3, id="E N A"),
        pytest.param(BOARD, "senator", "n1", 2, id="the price is not counted"),
        pytest.param(BOARD, "senator", "o1", 3, id="nor is a rival's marker"),
        pytest.param(BOARD, "senator", "r1", 3, id="the added card as the price"),
        pytest.param(BOARD, "senator", "s1 e1 n1 a1 t1 o1 r1", 0, id="all of it"),
        pytest.param(BOARD, "aktor", "t1", 2, id="A K"),
        pytest.param(ALIKE, "kara", "k1", 2, id="two of three"),
        pytest.param(ALIKE, "kara", "a3", 1, id="one place is left"),
        pytest.param(ALIKE, "kara", "a1", 1, id="one marker is left"),
        pytest.param(ALIKE, "kara", "a1 a2", 0, id="none is left"),
        pytest.param(ALIKE, "rak", "k1", 1, id="two markers, one place"),
    ],
)
def test_what_the_mover_can_capture(picture: str, word: str, price: str, captures: int) -> None:
    table = position(picture, added="r1", help="serial")
    number = offer(table, B, word, *price.split())
    assert offers(table)[number] == (B, len(word), captures, set(price.split()))


@pytest.mark.rule("WORDS.H15")
def test_the_movers_captured_cards_can_take_a_place_but_are_no_captures() -> None:
    table = position("a1/A r1 k1 #A", captured=["a2"], added="r1", help="serial")
    assert offers(table) == {}
    assert offers_after(table, "kara", "k1") == 1


@pytest.mark.rule("WORDS.H15", "WORDS.V8")
def test_banned_cards_are_not_counted() -> None:
    table = position("a1/A a2 r1 k1", added="r1", help="serial", black="on", banned={B: "a1"})
    assert offers_after(table, "rak", "k1") == 0


def offers_after(table: Table, word: str, *price: str) -> int:
    number = offer(table, B, word, *price)
    return offers(table)[number][2]


@pytest.mark.rule("WORDS.H16")
def test_the_rival_sees_what_the_counter_brings_before_answering() -> None:
    table = window()
    asks = counter(table, offer(table, B, "senator", "s1"), "n1", "e1")
    assert table.label(B, table.option(B, f"agree {asks}")) == ("agree", {"counter": str(asks), "count": "1"})


# --- the end of it ---


@pytest.mark.rule("WORDS.H17", "WORDS.R14", "WORDS.R5")
def test_the_mover_chooses_cards_for_the_other_letters() -> None:
    table = position("k1 a1 a2/A a3 r1 a4/B", added="r1", help="serial")
    table.apply(A, f"accept {offer(table, B, 'kara', 'a4')}")
    assert asked(table) == ("assign", (A,))
    assert choices(table) == {"use a1", "use a2", "use a3"}
    assert refusal(table, A, "use a4") == "WORDS.W3"
    assign(table, "a3")
    assert captured_by(table, B) == {"a4"}
    assert marks(table, A) == {"k1", "a2", "a3", "r1"}


@pytest.mark.rule("WORDS.H17")
def test_the_movers_devices_serve_in_a_helped_word() -> None:
    """One A serves for both and is captured, if it is not in the price."""
    table = position("g1 a1 a2 zx n1 i1 k1", added="k1", help="serial", black="on")
    table.apply(A, f"accept {offer(table, B, 'gaźnika', 'g1')}")
    assert choices(table) == {"use a1", "use a2"}
    table.apply(A, "use a1")
    assert choices(table) == {"use a1", "use a2"}
    table.apply(A, "use a1")
    assert captured_by(table, A) == {"a1"}
    assert marks(table, A) == {"zx", "n1", "i1", "k1"}
    table = position("g1 a1 a2 zx n1 i1 k1", added="k1", help="serial", black="on")
    table.apply(A, f"accept {offer(table, B, 'gaźnika', 'a1')}")
    assert marks(table, B) == {"a1"}
    assert marks(table, A) == {"g1", "a2", "zx", "n1", "i1", "k1"}


@pytest.mark.rule("WORDS.H18", "WORDS.Q8")
def test_a_helped_word_that_is_barred_is_void(related: Family) -> None:
    related("rak", "kra", "warn")
    table = position(BOARD, added="r1", seats=3, help="live", votes="on", used=["kra"])
    first, second = offer(table, B, "rak", "k1"), offer(table, C, "rok", "o1")
    before = state(table)["mark"]
    play(table, (A, f"accept {first}"), (C, "challenge 1"))
    assert words_used(table) == ["KRA"]
    assert state(table)["mark"] == before
    assert set(offers(table)) == {second}
    assert [event["word"] for event in events(table, "struck_out")] == ["RAK"]
    assert refusal(table, A, f"accept {first}") == "WORDS.H21"
    assert refusal(table, B, "think rak") == "WORDS.W7"
    table.apply(A, f"accept {second}")
    assert words_used(table) == ["KRA", "ROK"]


@pytest.mark.rule("WORDS.H17", "WORDS.Q9")
def test_an_offer_whose_word_was_barred_since_is_void_too(related: Family) -> None:
    related("rak", "kra", "warn")
    table = position(BOARD, added="r1", seats=3, help="live", votes="on", used=["kra"])
    number = offer(table, B, "rak", "k1")
    asks = counter(table, number, "r1")
    play(table, (C, "think rak"), (C, "price a1"))
    play(table, (A, "spell rak"), (B, "challenge 1"), (C, "bar"))
    assert refusal(table, B, f"agree {asks}") == "WORDS.H16"
    assert refusal(table, C, "say") == "WORDS.H9"
    table.apply(A, f"accept {number}")
    assert offers(table) == {}
    assert words_used(table) == ["KRA"]
    assert asked(table) == ("live_talk", (A, B, C))


@pytest.mark.rule("WORDS.H19")
def test_what_is_known_afterwards() -> None:
    table = window()
    counter(table, offer(table, B, "senator", "s1", "n1"), "s1")
    table.apply(B, "agree 1")
    for observer in (C, None):
        assert events(table, "helped", observer) == [{"event": "helped", "seat": A, "seat2": B, "word": "SENATOR"}]
        assert [event["card"] for event in events(table, "priced", observer)] == ["n1", "s1", "s1"]
        assert [event["count"] for event in events(table, "agreed", observer)] == [3]


@pytest.mark.rule("WORDS.H20")
def test_three_offers_a_rival_and_three_counters_to_each() -> None:
    table = window()
    other = offer(table, C, "rok", "o1")
    for _ in range(3):
        assert refusal(table, B, "think rka") == "WORDS.L4"  # what is refused does not count
        number = offer(table, B, "rak", "k1")
    assert refusal(table, B, "think rak") == "WORDS.H20"
    for _ in range(3):
        counter(table, number, "r1")
        table.apply(A, "take back")
    assert refusal(table, A, f"counter {number}") == "WORDS.H20"
    counter(table, other, "r1")


@pytest.mark.rule("WORDS.H20")
def test_what_was_begun_and_dropped_does_not_count() -> None:
    table = window()
    for _ in range(8):
        play(table, (B, "think rak"), (B, "price k1"), (B, "drop"))
    assert [offer(table, B, "rak", "k1") for _ in range(3)] == [1, 2, 3]
    for _ in range(8):
        play(table, (A, "counter 3"), (A, "price r1"), (A, "drop"))
    assert counter(table, 3, "r1") == 1


@pytest.mark.rule("WORDS.H20")
def test_three_counters_to_each_of_three_rivals() -> None:
    table = position(BOARD, added="r1", seats=4, help="live")
    numbers = [offer(table, rival, "rak", "k1") for rival in (B, C, D)]
    for number in numbers:
        for _ in range(3):
            counter(table, number, "r1")
            table.apply(A, "take back")
        assert refusal(table, A, f"counter {number}") == "WORDS.H20"
    assert state(table)["counters_made"][1:] == [3, 3, 3]


@pytest.mark.rule("WORDS.H20")
def test_what_is_suggested_comes_to_an_end() -> None:
    """Who does whatever is listed last, thinking and dropping above all, has spoken sooner or later."""
    table = window("serial", seats=2)
    for _ in range(60):
        if asked(table) != ("talk", (B,)):
            break
        table.apply(B, [option.id for option in table.options(B) if option.text != "silent"][-1])
    assert asked(table) == ("talk", (A,))
    assert len(offers(table)) == 1


@pytest.mark.rule("WORDS.H8")
@pytest.mark.parametrize("text", ["think rok", "silent"])
def test_who_was_spoken_to_and_is_silent_is_not_roused_by_another(text: str) -> None:
    table = window()
    counter(table, offer(table, B, "rak", "k1"), "r1")
    table.apply(B, "silent")
    assert asked(table) == ("live_talk", (A, C))
    before = [received(table, observer) for observer in (A, B, None)]
    table.apply(C, text)
    assert asked(table)[1] == ((A, C) if text != "silent" else (A,))
    if text != "silent":
        assert [received(table, observer) for observer in (A, B, None)] == before
    play(table, (A, "take back"), (A, "counter 1"), (A, "price a1"), (A, "say"))
    assert B in asked(table)[1]  # but by another word to it


@pytest.mark.rule("WORDS.H10", "WORDS.H11", "WORDS.H12", "WORDS.H13", "WORDS.R7")
def test_what_is_said_is_told_to_all() -> None:
    table = window()
    first, other = offer(table, B, "rak", "k1"), offer(table, C, "rok", "o1")
    counter(table, first, "r1")
    table.apply(A, "take back")
    counter(table, first, "a1")
    play(table, (B, "refuse 2"), (B, "withdraw"), (A, f"decline {other}"), (A, "swap"))
    said = ("countered", "counter_withdrawn", "refused", "withdrew", "declined", "swapped")
    told = [(e["event"], e["seat"], e.get("seat2")) for e in table.events_for(None) if e["event"] in said]
    assert told == [
        ("countered", A, B),
        ("counter_withdrawn", A, B),
        ("countered", A, B),
        ("refused", B, A),
        ("withdrew", B, None),
        ("declined", A, C),
        ("swapped", A, None),
    ]


@pytest.mark.rule("WORDS.H21")
def test_what_one_says_is_no_new_question_to_the_others() -> None:
    table = window()
    ids = [table.view(seat)["decision"]["id"] for seat in (A, C)]
    number = offer(table, B, "rak", "k1")
    assert [table.view(seat)["decision"]["id"] for seat in (A, C)] == ids
    table.apply(C, "think rok")
    table.apply(A, f"decline {number}")
    play(table, (C, "price o1"), (C, "say"))
    assert set(offers(table)) == {number + 1}


@pytest.mark.rule("WORDS.H22", "WORDS.H23")
def test_an_open_offer_needs_nothing_more_of_the_rival() -> None:
    table = window()
    number = offer(table, B, "rak", "k1")
    counter(table, number, "r1")
    with pytest.raises(Refused) as caught:
        table.time_is_up(B)
    assert caught.value.rule == "STOLIK.time"
    table.apply(B, "silent")
    table.apply(A, f"accept {number}")
    assert marks(table, B) == {"k1", "o1"}


@pytest.mark.rule("WORDS.R15")
def test_two_can_help_each_other() -> None:
    table = window(seats=2)
    table.apply(A, f"accept {offer(table, B, 'rak', 'k1')}")
    assert derived(table)["used"][0]["helper"] == B
    assert events(table, "accepted") == [{"event": "accepted", "seat": A, "seat2": B}]


# --- what stays secret ---

Talk = Callable[[Table], None]


def everything(table: Table, seat: int | None) -> str:
    """All that reaches somebody, what he could do included."""
    found = [received(table, seat)]
    if seat is not None and not table.over:
        found += [option.text for option in table.options(seat)]
        found += [str(table.label(seat, option.id)) for option in table.options(seat)]
        found += [json.dumps(table.preview(seat, "spell rak")), json.dumps(table.preview(seat, "think rok for o1"))]
        tried = ("agree 1", "refuse 1", "accept 1", "accept 2", "say", "price k1", "withdraw", "counter 1")
        found += [str(refused and refused.rule) for refused in (table.refuse(seat, text) for text in tried)]
    return "\n".join(found)


SCRIPT: list[tuple[int, str]] = [
    (B, "price r1"),
    (B, "say"),
    (C, "think rok"),
    (A, "counter 1"),
    (A, "price k1"),  # a card of one of the words and not of the other
    (A, "say"),
    (B, "refuse 1"),
    (A, "decline 1"),
    (A, "spell kra"),
]


@pytest.mark.rule("WORDS.H16", "WORDS.H19", "WORDS.H8")
def test_nothing_that_others_learn_depends_on_the_word() -> None:
    """Two tables that differ in nothing but the word of an offer: RAK or RAN, both of which capture two."""
    one, other = window(), window()
    one.apply(B, "think rak")
    other.apply(B, "think ran")
    for observer in (A, C, None):
        assert everything(one, observer) == everything(other, observer)
    assert everything(one, B) != everything(other, B)
    for seat, text in SCRIPT:
        one.apply(seat, text)
        other.apply(seat, text)
        for observer in (A, C, None):
            assert everything(one, observer) == everything(other, observer), text
    assert one.hash == other.hash


@pytest.mark.rule("WORDS.H16", "WORDS.H25")
def test_nor_where_all_speak_in_turn() -> None:
    one, other = window("serial"), window("serial")
    one.apply(B, "think rak")
    other.apply(B, "think ran")
    script = [*SCRIPT[:2], (C, "silent"), *SCRIPT[3:]]
    for seat, text in script:
        for observer in (A, C, None):
            assert everything(one, observer) == everything(other, observer), text
        one.apply(seat, text)
        other.apply(seat, text)


@pytest.mark.rule("WORDS.H19")
@pytest.mark.parametrize("seat", [A, C])
def test_in_the_world_of_another_the_offer_has_some_word_that_fits(seat: int) -> None:
    table = window()
    number = offer(table, B, "senator", "s1", "n1")
    for trial in range(3):
        world = table.determinise(seat, Rng(trial))
        world.apply(A, f"accept {number}")
        while world.pending is not None and world.pending.step == "assign":
            world.apply(A, world.options(A)[0].id)
        (word,) = words_used(world)
        assert len(word) == 7
        assert {"S", "N", "R"} <= set(word) <= set("SENATORK")
        assert {"s1", "n1"} <= marks(world, B)


@pytest.mark.rule("WORDS.H12", "WORDS.H8")
def test_a_counter_that_is_being_prepared_is_nobody_elses_business() -> None:
    one, other = window(), window()
    for table in (one, other):
        offer(table, B, "rak", "k1")
        offer(table, C, "rok", "o1")
    for table, number, price in ((one, 1, "r1"), (other, 2, "s1")):
        play(table, (A, f"counter {number}"), (A, f"price {price}"))
    for observer in (B, C, None):
        assert everything(one, observer) == everything(other, observer)


@pytest.mark.rule("WORDS.H19")
def test_a_private_line_of_the_log_is_open_to_its_seat_only() -> None:
    table = window()
    offer(table, B, "senator", "s1")
    assert "senator" in received(table, B)
    for observer in (A, C, None):
        assert "senator" not in received(table, observer)
