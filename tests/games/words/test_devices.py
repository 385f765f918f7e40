"""Czarne karty: what each device does, what it cannot do, and what it does together with others."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.table import Table

from .positions import (
    A,
    B,
    C,
    asked,
    assign,
    captured_by,
    derived,
    marks,
    offer,
    pool,
    position,
    spell,
    state,
    tapes,
    where,
    words_used,
)

pytestmark = pytest.mark.usefixtures("related")


def black(picture: str, added: str, **more: object) -> Table:
    return position(picture, added=added, black="on", **more)  # type: ignore[arg-type]


# --- in general ---


@pytest.mark.rule("WORDS.V0", "WORDS.V10")
def test_an_action_may_be_left_and_is_then_gone() -> None:
    table = black("k1 ax t1 o1", "k1", hands=["", "a1"])
    spell(table, "kąt")
    assert asked(table) == ("act", (A,))
    table.apply(A, "done")
    assert asked(table) == ("add", (B,))
    table.apply(B, "add 5.1")
    spell(table, "tak")
    assert asked(table) == ("add", (A,))


@pytest.mark.rule("WORDS.V9", "WORDS.R18")
def test_the_card_itself_must_be_in_the_word() -> None:
    table = black("k1 o1 t1 ax/A ex", "k1", hands=["", "a1"])
    spell(table, "kot")
    assert asked(table) == ("add", (B,))
    table = black("k1 #A t1", "k1", captured=["ax"])
    spell(table, "kąt")  # a card that one has captured acts each time
    assert "core 2" in choices(table)
    table = black("k1 ax/A t1", "k1")
    spell(table, "kąt")  # and so does one that this very word captures
    assert captured_by(table, A) == {"ax"}
    assert "core 2" in choices(table)


@pytest.mark.rule("WORDS.V9")
def test_capturing_a_black_card_with_the_blaster_gives_no_action() -> None:
    table = black("k1 ex s1 ax/A", "k1")
    spell(table, "kęs")
    table.apply(A, "blast ax")
    assert captured_by(table, A) == {"ax"}
    assert state(table)["mover"] == B


@pytest.mark.rule("WORDS.V10")
def test_each_acts_once() -> None:
    table = black("k1 ax s1 a1 cx", "k1", seats=3, top="z1 z2 z3")
    spell(table, "kąsać")
    assert choices(table) == {"done", "core 2", "core 3"}
    table.apply(A, "core 3")
    assert state(table)["duty"] == [[], [], ["z1"]]
    assert asked(table) == ("fly", (A,))


@pytest.mark.rule("WORDS.V10", "WORDS.V1", "WORDS.R19")
def test_several_in_any_order_each_once() -> None:
    table = black("ox r1 nx e1/B #B", "r1", captured=["", "z1"], also=ready(actions=("shadow", "resistance")))
    assert choices(table) >= {"done", "shadow 1", "resist e1"}
    table.apply(A, "resist e1")
    assert refusal(table, A, "resist e1") == "WORDS.V5"
    assert choices(table) == {"done", "shadow 1"}
    play(table, (A, "shadow 1"), (A, "to 1.2"))
    assert tapes(table, B) == [(1, 2)]
    assert state(table)["mover"] == B


def ready(actions: tuple[str, ...]) -> dict[str, object]:
    """After a word that had these devices."""
    names = ("core", "zeppelin", "blaster", "shadow", "resistance", "gust", "pupils", "gel")
    todo = [[step, 0, 0, 0] for step in ("end_turn", "gelling", "draw", "acting")]
    return {"actions": sum(1 << names.index(name) for name in actions), "todo": todo}


@pytest.mark.rule("WORDS.R19", "WORDS.V2", "WORDS.V8")
def test_the_zeppelin_draws_and_the_gel_comes_last() -> None:
    table = black("zz y1 cx o1", "y1", top="a1 a2 a3")
    spell(table, "żyć")
    play(table, (A, "draw two"), (A, "keep second"))
    assert asked(table) == ("turn_card", (A,))
    assert state(table)["hand"][A] == ["a2"]


@pytest.mark.rule("WORDS.V11")
@pytest.mark.parametrize(
    ("picture", "added", "word"),
    [
        pytest.param("k1 ex s1", "k1", "kęs", id="no card but those of the word"),
        pytest.param("k1 o1 nx", "k1", "koń", id="no tape"),
    ],
)
def test_without_a_target_nobody_is_asked(picture: str, added: str, word: str) -> None:
    table = black(picture, added, hands=["", "a1"])
    spell(table, word)
    assert asked(table) == ("add", (B,))


@pytest.mark.rule("WORDS.V12", "WORDS.R15")
def test_the_actions_of_a_helped_word_are_the_movers() -> None:
    table = black("k1 ax t1", "k1", help="serial")
    table.apply(A, f"accept {offer(table, B, 'kąt', 'ax')}")
    assert marks(table, B) == {"ax"}
    assert asked(table) == ("act", (A,))
    assert choices(table) == {"done", "core 2"}


@pytest.mark.rule("WORDS.V13")
def test_actions_see_what_the_word_has_done() -> None:
    table = black("k1 o1/A nx s1", "k1")
    spell(table, "koń")
    assert choices(table) == {"done", "shadow 1"}  # the tape that was just laid


# --- the core ---


@pytest.mark.rule("WORDS.V1")
def test_the_core_charges_a_rival() -> None:
    table = black("k1 ax t1", "k1", hands=["", "o1", "e1"], seats=3, top="s1 z1")
    spell(table, "kąt")
    assert refusal(table, A, "core 1") == "WORDS.V1"
    assert refusal(table, A, "core 4") == "WORDS.V0"  # nobody sits there
    table.apply(A, "core 3")
    assert state(table)["duty"][C] == ["s1"]
    assert events(table, "charged") == [{"event": "charged", "seat": A, "seat2": C, "card": "s1"}]


@pytest.mark.rule("WORDS.V1", "WORDS.R17")
def test_no_core_without_a_stack() -> None:
    table = black("k1 ax t1", "k1", stack="")
    spell(table, "kąt", "k1", "t1")
    assert state(table)["mover"] == B


@pytest.mark.rule("WORDS.V1", "WORDS.R25", "WORDS.P1")
def test_hand_card_and_all_duty_cards_are_added_and_used() -> None:
    table = position("k1 t1", hands=["o1"], duty={A: "s1 a1"}, black="on")
    play(table, (A, "add 3.1"), (A, "add 4.1"), (A, "add 5.1"))  # each touches only the one before
    assert [where(table, card) for card in ("o1", "s1", "a1")] == [(3, 1), (4, 1), (5, 1)]
    assert refusal(table, A, "spell tak") == "WORDS.W2"
    assert refusal(table, A, "spell kot") == "WORDS.V1"
    assert refusal(table, A, "spell sok") == "WORDS.V1"
    spell(table, "kosa")
    assert marks(table, A) == {"k1", "o1", "s1", "a1"}
    assert state(table)["duty"] == [[], []]


@pytest.mark.rule("WORDS.V1", "WORDS.H14", "WORDS.H15")
def test_a_helped_word_uses_them_too() -> None:
    table = position("k1 t1", hands=["o1"], duty={A: "s1"}, black="on", help="serial")
    play(table, (A, "add 3.1"), (A, "add 4.1"))
    assert refusal(table, B, "think kot") == "WORDS.V1"
    table.apply(A, f"accept {offer(table, B, 'sok', 'k1')}")
    assert marks(table, A) == {"s1", "o1"}


@pytest.mark.rule("WORDS.V1")
def test_a_black_duty_card_acts_for_whoever_uses_it() -> None:
    table = position("k1 t1", hands=["s1"], duty={A: "ex"}, black="on")
    play(table, (A, "add 3.1"), (A, "add 4.1"))
    spell(table, "kęs")
    assert choices(table) == {"done", "blast t1"}


@pytest.mark.rule("WORDS.V1")
def test_whoever_has_no_turn_left_keeps_the_card_for_nothing() -> None:
    table = black("k1 ax t1", "k1", round_=6, mover=B, top="s1")
    spell(table, "kąt")
    table.apply(B, "core 1")
    assert table.over
    assert state(table)["duty"][A] == ["s1"]
    assert [event["points"] for event in events(table, "scored")] == [0, 0]


# --- the zeppelin ---


@pytest.mark.rule("WORDS.V2")
@pytest.mark.parametrize(("keep", "kept", "under"), [("first", "a1", "a2"), ("second", "a2", "a1")])
def test_one_of_two(keep: str, kept: str, under: str) -> None:
    table = black("n1 i1 cx", "n1", top="a1 a2 a3")
    size = derived(table)["stack"]
    spell(table, "nić")
    table.apply(A, "draw two")
    assert table.view(B)["state"]["drawn"] == ["a1", "a2"]
    table.apply(A, f"keep {keep}")
    assert state(table)["hand"][A] == [kept]
    assert state(table)["under"][-1] == under
    assert derived(table)["stack"] == size - 1


@pytest.mark.rule("WORDS.V2", "WORDS.V10")
def test_the_zeppelin_need_not_fly() -> None:
    table = black("n1 i1 cx", "n1", top="a1 a2 a3")
    play(table, (A, "spell nić"), (A, "draw one"))
    assert state(table)["hand"][A] == ["a1"]
    assert state(table)["under"][0] == "a2"


@pytest.mark.rule("WORDS.V2", "WORDS.R17")
@pytest.mark.parametrize(("stack", "hand"), [("z1", ["z1"]), ("", [])])
def test_the_zeppelin_when_the_stack_runs_out(stack: str, hand: list[str]) -> None:
    table = black("n1 i1 cx", "n1", stack=stack)
    spell(table, "nić", "n1", "i1")
    assert state(table)["mover"] == B
    assert state(table)["hand"][A] == hand


@pytest.mark.rule("WORDS.V2", "WORDS.R11")
def test_no_zeppelin_in_the_last_turn() -> None:
    table = black("n1 i1 cx", "n1", round_=6, mover=B)
    spell(table, "nić")
    assert table.over


# --- the blaster ---


@pytest.mark.rule("WORDS.V3", "WORDS.R20")
def test_the_blaster_marks_ousts_or_captures() -> None:
    picture = "k1 ex s1 a1 b1/B d1/A"
    for card, outcome in (("a1", "marks"), ("b1", "ousts"), ("d1", "captures")):
        table = black(picture, "k1")
        spell(table, "kęs")
        assert choices(table) == {"done", "blast a1", "blast b1", "blast d1"}
        table.apply(A, f"blast {card}")
        assert events(table, "blasted") == [{"event": "blasted", "seat": A, "card": card}]
        assert (card in marks(table, A)) == (outcome != "captures")
        assert pool(table, B) == (30 if outcome == "ousts" else 29)
        assert captured_by(table, A) == ({"d1"} if outcome == "captures" else set())
        assert tapes(table, A) == ([(6, 1)] if outcome == "captures" else [])
        assert state(table)["mover"] == B


@pytest.mark.rule("WORDS.V3", "WORDS.V14", "WORDS.R20")
def test_what_the_blaster_cannot_hit() -> None:
    table = black("k1 ex s1 a1 #B", "k1", help="serial", captured=["", "t1"], hands=["", "o1"])
    table.apply(A, f"accept {offer(table, B, 'kęs', 's1')}")
    for card in ("k1", "s1", "t1", "o1", "z1"):  # of the word, its price, captured, in a hand, in the stack
        assert refusal(table, A, f"blast {card}") == "WORDS.V3"


@pytest.mark.rule("WORDS.V3", "WORDS.V8", "WORDS.V5")
def test_a_banned_card_can_be_hit_and_freed() -> None:
    table = black("k1 ex s1 a1/B", "k1", banned={B: "a1"})
    spell(table, "kęs")
    table.apply(A, "blast a1")
    assert "a1" in marks(table, A)
    table = black("r1 ox g1 a1/B", "r1", banned={B: "a1"})
    spell(table, "róg")
    table.apply(A, "resist a1")
    assert marks(table, B) == set()


# --- the shadow ---


@pytest.mark.rule("WORDS.V4", "WORDS.R23")
def test_a_tape_of_anybody_moves_with_its_marker() -> None:
    table = black("k1 o1 nx\n#A . #B", "k1", captured=["z1", "z2"], hands=["", "a1"])
    spell(table, "koń")
    assert choices(table) == {"done", "shadow 1", "shadow 2"}
    table.apply(A, "shadow 2")
    table.apply(A, "to 2.2")
    assert tapes(table, B) == [(2, 2)]
    assert tapes(table, A) == [(1, 2)]
    table.apply(B, "add 3.2")  # what it left is free
    assert where(table, "a1") == (3, 2)


@pytest.mark.rule("WORDS.V4")
def test_the_layout_may_fall_apart() -> None:
    table = black("k1 o1 nx #B z1", "k1", captured=["", "z2"], hands=["", "a1"])
    spell(table, "koń")
    play(table, (A, "shadow 1"), (A, "to 0.1"))
    assert tapes(table, B) == [(0, 1)]
    table.apply(B, "add 6.1")
    assert where(table, "a1") == (6, 1)


@pytest.mark.rule("WORDS.V4", "WORDS.V13", "WORDS.E2")
def test_a_tape_laid_by_this_word_can_make_a_zone() -> None:
    table = black("k1 o1/A nx\n. . .\n#A #A .", "k1", captured=["z1 z2"])
    spell(table, "koń")
    play(table, (A, "shadow 3"), (A, "to 3.3"))
    assert derived(table)["points"][A] == {"captured": 3, "zones": 3, "markers": 25}


@pytest.mark.rule("WORDS.V4")
def test_there_is_no_such_tape() -> None:
    table = black("k1 o1 nx #B", "k1", captured=["", "z1"])
    spell(table, "koń")
    assert refusal(table, A, "shadow 2") == "WORDS.V4"


# --- the resistance ---


@pytest.mark.rule("WORDS.V5", "WORDS.R21")
@pytest.mark.parametrize(("card", "owner"), [("a1", B), ("r1", A), ("b1", A)])
def test_a_marker_goes_back_to_its_owner(card: str, owner: int) -> None:
    table = black("r1 ox g1 a1/B b1/A d1", "r1")
    spell(table, "róg")
    before = pool(table, owner)
    table.apply(A, f"resist {card}")
    assert events(table, "removed") == [{"event": "removed", "seat": A, "seat2": owner, "card": card}]
    assert card not in marks(table, owner)
    assert pool(table, owner) == before + 1
    assert state(table)["mover"] == B


@pytest.mark.rule("WORDS.V5", "WORDS.V14")
def test_there_must_be_a_marker_on_a_letter_card() -> None:
    table = black("r1 ox g1 d1 #B", "r1", captured=["", "t1"], hands=["", "o1"])
    spell(table, "róg")
    for card in ("d1", "t1", "o1"):
        assert refusal(table, A, f"resist {card}") == "WORDS.V5"


# --- the gust ---


@pytest.mark.rule("WORDS.V6")
def test_a_rivals_card_serves_as_a_letter_and_stays_there() -> None:
    table = black("sx w1 t1 #B", "w1", captured=["", "i1"])
    spell(table, "świt")
    assert marks(table, A) == {"sx", "w1", "t1"}
    assert captured_by(table, B) == {"i1"}


@pytest.mark.rule("WORDS.V6", "WORDS.R14")
def test_the_mover_chooses_between_a_rivals_card_and_others() -> None:
    table = black("sx w1 t1 i2/A #B", "w1", captured=["", "i1"])
    table.apply(A, "spell świt")
    assert choices(table) == {"use i1", "use i2"}
    table.apply(A, "use i1")
    assert captured_by(table, A) == set()
    assert marks(table, A) == {"sx", "w1", "t1", "i2"}


@pytest.mark.rule("WORDS.V6", "WORDS.R14")
def test_the_one_card_that_is_borrowed_is_the_one_that_is_missing() -> None:
    """Only the rival has a Ż: whoever borrowed the I, which lies in the centre too, could not go on."""
    table = black("sx w1 i2 e1 y1 #B #B", "w1", captured=["", "i1 zz"])
    table.apply(A, "spell świeży")
    assert marks(table, A) == {"sx", "w1", "i2", "e1", "y1"}


@pytest.mark.rule("WORDS.V6", "WORDS.W6")
@pytest.mark.parametrize(
    ("picture", "captured", "word"),
    [
        pytest.param("sx w1 #B #B", "i1 t1", "świt", id="two cards"),
        pytest.param("w1 i1 t1 #B", "sx", "świt", id="the gust itself"),
        pytest.param("sx w1 t1 #B", "o1", "two", id="a word without it"),
    ],
)
def test_what_the_gust_cannot_do(picture: str, captured: str, word: str) -> None:
    table = black(picture, "w1", captured=["", captured])
    assert refusal(table, A, f"spell {word}") == "WORDS.W6"


@pytest.mark.rule("WORDS.V6", "WORDS.V8", "WORDS.V0")
def test_no_gust_with_a_banned_card_and_none_in_the_base_game() -> None:
    table = black("sx w1 t1 #B", "w1", captured=["", "i1"], banned={B: "i1"})
    assert table.refuse(A, "spell świt") is not None
    table = position("sx w1 t1 #B", added="w1", captured=["", "i1"])
    assert refusal(table, A, "spell świt") == "WORDS.W6"


@pytest.mark.rule("WORDS.V6", "WORDS.W2")
def test_the_card_added_must_still_be_used() -> None:
    table = black("sx w1 t1 o1 #B", "o1", captured=["", "i1"])
    assert refusal(table, A, "spell świt") == "WORDS.W2"


@pytest.mark.rule("WORDS.V6", "WORDS.V9")
def test_a_borrowed_black_card_acts() -> None:
    table = black("k1 o1 sx #B", "k1", captured=["", "cx"])
    spell(table, "kość")
    assert asked(table) == ("fly", (A,))
    assert captured_by(table, B) == {"cx"}


@pytest.mark.rule("WORDS.V6", "WORDS.V7")
def test_borrowed_pupils_double_within_the_same_word() -> None:
    table = black("j1 e1 e2 d1 z1 i1/B\ni2 l1 sx c1 #B", "j1", captured=["", "zx"])
    spell(table, "jeździliście", "e1", "i1", "i1", "i2")
    assert captured_by(table, A) == {"i1"}
    assert marks(table, A) == {"j1", "e1", "e2", "d1", "z1", "i2", "l1", "sx", "c1"}
    assert captured_by(table, B) == {"zx"}


# --- the pupils ---


@pytest.mark.rule("WORDS.V7", "WORDS.R22")
@pytest.mark.parametrize(("mark", "left"), [("", 25), ("/B", 25), ("/A", 25)])
def test_two_markers_on_one_card_capture_it(mark: str, left: int) -> None:
    """Whoever's marker lies there goes back; a third one of one's own too."""
    table = black(f"zx{mark} d1 b1 lx1 o1", "d1")
    spell(table, "źdźbło")
    assert captured_by(table, A) == {"zx"}
    assert tapes(table, A) == [(1, 1)]
    assert (pool(table, A), pool(table, B)) == (left, 30)


@pytest.mark.rule("WORDS.V7")
def test_a_captured_card_supplies_its_letter_twice_without_a_marker() -> None:
    table = black("#A d1 b1 lx1 o1", "d1", captured=["zx"])
    spell(table, "źdźbło")
    assert marks(table, A) == {"d1", "b1", "lx1", "o1"}
    assert captured_by(table, A) == {"zx"}


@pytest.mark.rule("WORDS.V7")
def test_the_added_card_may_be_doubled() -> None:
    table = black("zx d1 b1 lx1 o1", "zx")
    spell(table, "źdźbło")
    assert captured_by(table, A) == {"zx"}


@pytest.mark.rule("WORDS.V7", "WORDS.W3")
@pytest.mark.parametrize(
    ("picture", "word"),
    [
        pytest.param("d1 o1 m1 zx", "oo", id="a word without them"),
        pytest.param("d1 zx b1 lx1 o1", "źdźbłodoo", id="twice, not three times"),
        pytest.param("d1 zx b1 lx1 o1", "źdźdbło", id="one card only"),
    ],
)
def test_what_the_pupils_cannot_do(picture: str, word: str) -> None:
    assert refusal(black(picture, "d1"), A, f"spell {word}") == "WORDS.W3"


@pytest.mark.rule("WORDS.V7", "WORDS.V0")
def test_no_pupils_in_the_base_game() -> None:
    table = position("zx d1 b1 lx1 o1", added="d1")
    assert refusal(table, A, "spell źdźbło") == "WORDS.W3"


@pytest.mark.rule("WORDS.V7", "WORDS.R14")
def test_the_mover_chooses_which_card_is_doubled() -> None:
    table = black("g1 a1/A a2 zx n1 i1 k1", "k1")
    table.apply(A, "spell gaźnika")
    assign(table, "a2", "a2")
    assert captured_by(table, A) == {"a2"}
    assert marks(table, A) == {"g1", "a1", "zx", "n1", "i1", "k1"}


# --- the gel ---


@pytest.mark.rule("WORDS.V8", "WORDS.R24", "WORDS.V14")
def test_only_letter_cards_can_be_turned_or_none() -> None:
    table = black("zz a1 b1 a2 k1 #B", "b1", captured=["", "t1"], hands=["", "o1"], top="e1")
    spell(table, "żaba")
    assert choices(table) == {"none", "turn zz", "turn a1", "turn b1", "turn a2", "turn k1"}
    for card in ("t1", "o1", "e1"):
        assert refusal(table, A, f"turn {card}") == "WORDS.V8"
    again = table.clone()
    table.apply(A, "none")
    assert not any(state(table)["ban_old"])
    assert events(table, "turned") == []
    again.apply(A, "turn k1")
    assert events(again, "turned") == [{"event": "turned", "seat": A, "card": "k1"}]


@pytest.mark.rule("WORDS.V8")
def test_bans_of_different_players_run_each_their_own_time() -> None:
    table = black("k1 o1 t1 a1", "", banned={A: "k1", B: "k1"}, stack="")
    table.apply(A, "pass")  # a pass ends one's own ban all the same
    table.apply(B, "spell kot")
    assert refusal(table, B, "use k1") == "WORDS.V8"
    assign(table, "k2", "o1", "t1")
    table.apply(A, "spell kra")  # now the other has ended, too
    table.apply(A, "use k1")


@pytest.mark.rule("WORDS.V8", "WORDS.E2")
def test_a_banned_card_still_links_a_zone() -> None:
    table = black("#A o1/A #A\n. #A .", "", captured=["k1 k2 k3"], banned={B: "o1"})
    assert derived(table)["points"][A]["zones"] == 3


@pytest.mark.rule("WORDS.V8", "WORDS.W1")
def test_a_banned_card_is_not_among_those_to_choose_from() -> None:
    table = black("k1 o1 o2 o3 t1", "k1", banned={B: "o2"})
    table.apply(A, "spell kot")
    assert choices(table) == {"use o1", "use o3"}
    assert refusal(table, A, "use o2") == "WORDS.V8"


@pytest.mark.rule("WORDS.V8")
def test_a_second_gel_of_the_same_player_replaces_nothing_too_early() -> None:
    """Turned in turn n, K is free again after turn n + 1, in which another card is turned."""
    table = black("zz a1 b1 a2 k1 t1", "b1", captured=["", ""], banned={A: "k1"}, hands=["", "o1"], top="e1 e2")
    spell(table, "żaba")
    table.apply(A, "turn t1")
    table.apply(B, "add 7.1")
    assert refusal(table, B, "spell to") == "WORDS.V8"
    spell(table, "oka", "a1")
    assert words_used(table) == ["ŻABA", "OKA"]
