"""The questions that the rulebook answers itself (F1 to F9; F6 is with the city)."""

from __future__ import annotations

import pytest

from games.kit import choices, play, refusal

from .positions import (
    GREEN,
    RED,
    YELLOW,
    asks,
    begin_scroll,
    city,
    discarded,
    falls,
    hand,
    money,
    penalties,
    position,
)


@pytest.mark.rule("AM.T6", "AM.T5", "AM.T7", "AM.effect.play_two_cards")
@pytest.mark.parametrize("card", ["drumknott", "ponder-stibbons"])
def test_f1_two_more_cards_each_with_its_own_chain_the_second_after_all_of_the_first(card: str) -> None:
    table = position({1: "1"}, hands=[card + " pink-pussycat-club groat ruby"], events="")
    begin_scroll(table, card)
    assert choices(table) == {"go-on", "play pink-pussycat-club", "play groat", "play ruby"}
    play(table, (RED, "play pink-pussycat-club"))
    assert discarded(table) == {card}
    play(table, (RED, "take-money"))
    # The chain of the first card comes first.
    assert choices(table) == {"go-on", "play groat", "play ruby"}
    play(table, (RED, "play groat"), (RED, "place 2"))
    assert asks(table) == (RED, "play_card")
    assert choices(table) == {"go-on", "play ruby"}
    play(table, (RED, "play ruby"), (RED, "place 3"), (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    assert city(table) == {1: "1", 2: "1", 3: "1"}
    assert money(table) == [13, 10]
    assert discarded(table) == {card, "pink-pussycat-club", "groat", "ruby"}


@pytest.mark.rule("AM.T6", "AM.Y9")
def test_f1_a_chain_that_is_not_continued_does_not_cost_the_second_card() -> None:
    table = position({1: "1"}, hands=["drumknott pink-pussycat-club groat"])
    begin_scroll(table, "drumknott")
    play(table, (RED, "play pink-pussycat-club"), (RED, "go-on"), (RED, "go-on"))
    assert choices(table) == {"go-on", "play groat"}  # now as the second of the two
    play(table, (RED, "play groat"), (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")


@pytest.mark.rule("AM.T6")
def test_f1_the_second_card_may_be_one_that_the_first_has_brought() -> None:
    table = position({}, hands=["drumknott librarian"], deck="groat modo hex shonky-shop ruby", dice=[0, 0, 0])
    begin_scroll(table, "drumknott")
    begin_scroll(table, "librarian")
    assert asks(table) == (RED, "play_card")
    assert choices(table) == {"go-on", "play groat", "play modo", "play hex", "play shonky-shop"}


@pytest.mark.rule("AM.T6")
def test_f1_declining_ends_it() -> None:
    table = position({1: "1"}, hands=["drumknott groat ruby"])
    begin_scroll(table, "drumknott")
    play(table, (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    assert discarded(table) == {"drumknott"}


@pytest.mark.rule("AM.T7", "AM.T6")
def test_f1_drumknott_is_in_the_pile_already_when_history_monks_look_there() -> None:
    table = position({1: "1"}, hands=["drumknott history-monks"])
    begin_scroll(table, "drumknott")
    begin_scroll(table, "history-monks")
    assert hand(table, RED) == {"drumknott"}


@pytest.mark.rule("AM.R3", "AM.R10")
@pytest.mark.parametrize("reaction", ["gaspode", "susan"])
def test_f2_one_card_saves_one_agent_from_one_attempt(reaction: str) -> None:
    table = position({5: "2 2 !"}, hands=["hello-death", reaction + " groat"])
    play(table, (RED, "play hello-death"), (RED, "kill 5:2"), (YELLOW, "react " + reaction), (RED, "kill 5:2"))
    assert choices(table) == {"pass"}
    play(table, (YELLOW, "pass"))
    assert city(table) == {5: "2"}


@pytest.mark.rule("AM.R6", "AM.R7")
def test_f3_wallace_sonky_stops_carcer_who_then_hits_nobody_else() -> None:
    table = position({5: "2", 9: "3"}, seats=3, hands=["carcer groat", "wallace-sonky", "ruby"], dice=[falls(5, 9)])
    begin_scroll(table, "carcer")
    play(table, (RED, "kill-one 5:2"), (YELLOW, "react wallace-sonky"))
    assert city(table) == {5: "2", 9: "3"}
    play(table, (RED, "go-on"))
    assert discarded(table) == {"carcer", "wallace-sonky"}


@pytest.mark.rule("AM.R6")
def test_f3_wallace_sonky_protects_nobody_else_and_stops_no_symbol() -> None:
    table = position({5: "2 3 !"}, seats=3, hands=["errol groat", "wallace-sonky", "ruby"], dice=[11])
    begin_scroll(table, "errol")
    play(table, (RED, "kill-one 5:3"))
    assert asks(table) == (GREEN, "window")
    assert refusal(table, YELLOW, "react wallace-sonky") == "AM.R1"
    play(table, (GREEN, "pass"))
    assert city(table) == {5: "2"}
    table = position({5: "2 3 !"}, seats=3, hands=["mr-gryle", "wallace-sonky"])
    play(table, (RED, "play mr-gryle"), (RED, "kill 5:2"))
    assert choices(table) == {"pass"}


@pytest.mark.rule("AM.E10", "AM.A4")
def test_f4_small_gods_turn_a_demon_away_for_good() -> None:
    table = position(
        {4: "H2", 9: "2"}, hands=["the-dean", "groat"], events="demons", dice=[falls(9, 9, 3, 3)], money=[0, 7]
    )
    play(table, (RED, "play the-dean"))
    assert asks(table) == (YELLOW, "repel")
    play(table, (YELLOW, "shield"), (YELLOW, "pass"))
    # Four were rolled, one is put aside; nobody lives in Dragon's Landing to be asked for.
    assert city(table) == {3: "d d !", 4: "H2", 9: "2 d !"}
    assert money(table) == [0, 4]


@pytest.mark.rule("AM.K6")
def test_f5_carcer_removes_trolls_and_demons() -> None:
    table = position({5: "t", 9: "d !"}, hands=["carcer", "groat"], dice=[falls(5, 9)])
    begin_scroll(table, "carcer")
    play(table, (RED, "kill-one 5:t"), (RED, "kill-one 9:d"))
    assert city(table) == {}


@pytest.mark.rule("AM.Y3")
def test_f7_one_agent_without_trouble_is_enough_to_build() -> None:
    table = position({9: "1 2 2 2 t"}, hands=["the-mended-drum"], money=[12, 0])
    play(table, (RED, "play the-mended-drum"), (RED, "build 9"))
    assert city(table) == {9: "1 2 2 2 t H1"}


@pytest.mark.rule("AM.Z1", "AM.Z2", "AM.P1")
def test_f8_a_figure_that_is_moved_makes_trouble_too() -> None:
    table = position({5: "2", 8: "2"}, hands=["the-duckman"])
    begin_scroll(table, "the-duckman")
    play(table, (RED, "move-whom 5:2"), (RED, "move_where 8"))
    assert city(table) == {8: "2 2 !"}
    table = position({5: "1", 8: "t"}, hands=["dorfl"])
    begin_scroll(table, "dorfl")
    play(table, (RED, "move_from 5"), (RED, "move_to 8"))
    assert city(table) == {8: "1 t !"}


@pytest.mark.rule("AM.T9", "AM.A5", "AM.A2")
def test_f9_a_penalty_card_is_never_got_rid_of() -> None:
    fined = ["the-fools-guild dr-whiteface"]
    # The Scours: no hand card to discard, so nothing is offered.
    table = position({5: "H1"}, hands=["the-peeled-nuts"], penalties=fined)
    play(table, (RED, "play the-peeled-nuts"))
    assert choices(table) == {"go-on"}
    # Unreal Estate: of the card drawn and the one in hand one must go, the penalty cards are no choice.
    table = position({2: "H1"}, hands=["groat the-peeled-nuts"], penalties=fined, deck="modo ruby")
    play(table, (RED, "play the-peeled-nuts"), (RED, "power 2"))
    assert choices(table) == {"discard groat", "discard modo"}
    # Nor do they wander with an exchanged or stolen hand, and they keep their places to the end.
    chair = "the-chair-of-indefinite-studies"
    table = position({}, hands=[chair, "groat ruby"], penalties=fined, events="")
    begin_scroll(table, chair)
    play(table, (YELLOW, "pass"))
    assert penalties(table, RED) == set(fined[0].split())
    assert hand(table, YELLOW) == set()
    play(table, (RED, "go-on"), (RED, "go-on"))
    assert len(hand(table, RED)) == 3
