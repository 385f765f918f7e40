"""The six reactions, and the windows in which they are asked for (Y10, R1 to R12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kit import choices, events, play, received, refusal
from stolik.engine.errors import CannotUndo
from stolik.engine.table import Table

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
    loans,
    money,
    penalties,
    position,
)

# --- against an assassination ---


@pytest.mark.rule("AM.Y10", "AM.Y4", "AM.R2", "AM.R3", "AM.effect.react_block_move_or_remove")
@pytest.mark.parametrize("reaction", ["gaspode", "susan"])
def test_a_blocked_assassination_is_spent_and_the_marker_stays(reaction: str) -> None:
    table = position({5: "1 2 2 t !"}, hands=["dr-cruces", reaction + " groat"])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"))
    assert asks(table) == (YELLOW, "window")
    assert table.pending is not None
    assert table.pending.facts["area"] == "5"
    play(table, (YELLOW, "react " + reaction))
    assert city(table) == {5: "1 2 2 t !"}
    assert asks(table) == (RED, "money_symbol")  # no new target
    assert discarded(table) == {reaction}
    assert hand(table, YELLOW) == {"groat"}


@pytest.mark.rule("AM.R5", "AM.effect.react_relocate_removed", "AM.Z1", "AM.Z2")
@pytest.mark.parametrize("reaction", ["fresh-start-club", "igor"])
def test_a_removed_agent_begins_anew_in_any_other_area(reaction: str) -> None:
    table = position({5: "1 2 2 !", 9: "d"}, hands=["dr-cruces", reaction])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"), (YELLOW, "react " + reaction))
    assert city(table)[5] == "1 2"  # it is gone, and the marker with it
    assert choices(table) == {f"place {area}" for area in range(1, 13) if area != 5}
    play(table, (YELLOW, "place 9"))
    assert city(table) == {5: "1 2", 9: "2 d !"}
    assert asks(table) == (RED, "money_symbol")


@pytest.mark.rule("AM.R6")
def test_wallace_sonky_does_not_stop_a_symbol() -> None:
    table = position({5: "1 2 !"}, hands=["dr-cruces", "wallace-sonky"])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"))
    assert choices(table) == {"pass"}
    assert refusal(table, YELLOW, "react wallace-sonky") == "AM.R6"
    play(table, (YELLOW, "pass"))
    assert city(table) == {5: "1"}


@pytest.mark.rule("AM.R1")
def test_nobody_reacts_for_another() -> None:
    table = position({5: "1 2 3 !"}, seats=3, hands=["dr-cruces", "groat", "gaspode"])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"))
    assert refusal(table, GREEN, "react gaspode") == "AM.R1"
    play(table, (YELLOW, "pass"))
    assert city(table) == {5: "1 3"}


@pytest.mark.rule("AM.R3", "AM.R10")
def test_the_second_skull_of_hello_may_strike_the_same_agent_and_be_blocked_again() -> None:
    table = position({5: "2 !"}, hands=["hello-death", "gaspode susan"])
    play(table, (RED, "play hello-death"), (RED, "kill 5:2"), (YELLOW, "react gaspode"))
    assert choices(table) == {"go-on", "kill 5:2"}
    play(table, (RED, "kill 5:2"), (YELLOW, "react susan"))
    assert city(table) == {5: "2 !"}
    assert discarded(table) >= {"gaspode", "susan"}


@pytest.mark.rule("AM.R10")
def test_a_reaction_is_not_answered() -> None:
    table = position({5: "1 2 !"}, seats=3, hands=["dr-cruces wallace-sonky", "gaspode", "susan"])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"), (YELLOW, "react gaspode"))
    assert asks(table) == (RED, "money_symbol")


@pytest.mark.rule("AM.R10", "AM.R5", "AM.E3")
def test_several_reactions_answer_one_dragon_each_for_another_agent() -> None:
    table = position(
        {5: "2 2 2 t H2 !"}, hands=["the-dean", "susan igor gaspode"], events="dragon", dice=[falls(5), *[0] * 9]
    )
    play(table, (RED, "play the-dean"))
    assert choices(table) == {"pass", "react susan", "react igor"}  # nobody chose this: Gaspode is no help
    play(table, (YELLOW, "react susan"), (YELLOW, "react igor"), (YELLOW, "pass"))
    assert city(table) == {5: "2"}  # one stays, one is lost, and one is still on its way
    play(table, (YELLOW, "place 2"))
    assert city(table) == {2: "2", 5: "2"}


@pytest.mark.rule("AM.R2", "AM.E9")
def test_gaspode_against_murders_that_another_player_picked() -> None:
    table = position({5: "1 2"}, hands=["the-dean gaspode susan"], events="murders", dice=[4, 4])
    play(table, (RED, "play the-dean"), (RED, "murder 5:1"))
    assert choices(table) == {"pass", "react susan"}  # his own pick
    play(table, (RED, "pass"))
    assert city(table) == {5: "2"}
    table = position({5: "1 2"}, hands=["the-dean", "gaspode"], events="murders", dice=[4, 2])
    play(table, (RED, "play the-dean"), (RED, "murder 5:2"), (YELLOW, "react gaspode"))
    assert city(table) == {5: "1 2"}


@pytest.mark.rule("AM.D7", "AM.R6", "AM.E9")
def test_wallace_sonky_does_not_stop_an_event() -> None:
    table = position({5: "1 2"}, hands=["the-dean", "wallace-sonky"], events="murders", dice=[4, 2])
    play(table, (RED, "play the-dean"), (RED, "murder 5:2"))
    assert choices(table) == {"pass"}


@pytest.mark.rule("AM.T8")
def test_who_reacts_draws_no_card_before_the_end_of_his_own_turn() -> None:
    table = position({5: "1 2 !"}, hands=["mr-gryle", "gaspode groat"])
    play(table, (RED, "play mr-gryle"), (RED, "kill 5:2"), (YELLOW, "react gaspode"), (RED, "go-on"), (RED, "go-on"))
    assert asks(table) == (YELLOW, "play_card")
    assert hand(table, YELLOW) == {"groat"}


# --- Doctor Mossy Lawn ---

LAWN = "react doctor-mossy-lawn"


@pytest.mark.rule("AM.R9", "AM.effect.react_end_turn_keep_card", "AM.T8")
def test_lawn_ends_the_turn_and_the_card_in_play_goes_back_to_the_hand() -> None:
    table = position({5: "1 2 !"}, hands=["inigo-skimmer doctor-mossy-lawn", "groat"])
    play(table, (RED, "play inigo-skimmer"))
    assert LAWN not in choices(table)  # the first symbol is not done yet
    play(table, (RED, "kill 5:2"), (YELLOW, "pass"))
    assert asks(table) == (RED, "money_symbol")
    play(table, (RED, LAWN))
    assert asks(table) == (YELLOW, "play_card")
    assert city(table) == {5: "1"}  # what was done stays done
    assert money(table) == [10, 10]  # and what was not done is gone
    assert discarded(table) == {"doctor-mossy-lawn"}
    assert "inigo-skimmer" in hand(table, RED)
    assert len(hand(table, RED)) == 5  # the refill follows


@pytest.mark.rule("AM.R9", "AM.T4")
def test_what_is_asked_is_shown_first_then_powers_and_then_what_ends_the_turn() -> None:
    table = position({5: "1 2 !", 12: "H1"}, hands=["inigo-skimmer doctor-mossy-lawn", ""])
    play(table, (RED, "play inigo-skimmer"))
    assert [option.text for option in table.offered(RED)] == ["kill 5:2", "power 12", "go-on"]
    play(table, (RED, "kill 5:2"))
    assert [option.text for option in table.offered(RED)] == ["take-money", "power 12", LAWN, "go-on"]


@pytest.mark.rule("AM.R9")
def test_lawn_brings_a_card_back_from_the_discard_pile() -> None:
    table = position({1: "1"}, hands=["groat doctor-mossy-lawn"])
    play(table, (RED, "play groat"), (RED, "place 2"))
    assert asks(table) == (RED, "end_turn")
    assert discarded(table) == {"groat"}
    play(table, (RED, LAWN))
    assert discarded(table) == {"doctor-mossy-lawn"}
    assert "groat" in hand(table, RED)


@pytest.mark.rule("AM.R9")
def test_lawn_after_a_skipped_first_symbol() -> None:
    table = position({1: "1"}, hands=["the-watch doctor-mossy-lawn"], money=[6, 0])
    play(table, (RED, "play the-watch"), (RED, "go-on"))
    assert LAWN in choices(table)


@pytest.mark.rule("AM.R9", "AM.Y8")
def test_lawn_cannot_dodge_an_event() -> None:
    table = position({2: "1", 9: "H1"}, hands=["the-dean doctor-mossy-lawn"], events="explosion", dice=[8, *[0] * 9])
    play(table, (RED, "play the-dean"))
    assert city(table) == {2: "1"}  # it was never asked before the event
    assert asks(table) == (RED, "scroll_symbol")
    play(table, (RED, LAWN))
    assert "the-dean" in hand(table, RED)


@pytest.mark.rule("AM.R9")
def test_lawn_at_once_after_the_peeled_nuts() -> None:
    table = position({}, hands=["the-peeled-nuts doctor-mossy-lawn"])
    play(table, (RED, "play the-peeled-nuts"))
    assert choices(table) == {"go-on", LAWN}
    play(table, (RED, LAWN))
    assert "the-peeled-nuts" in hand(table, RED)


@pytest.mark.rule("AM.R9", "AM.M7")
def test_lawn_does_not_bring_a_loan_back_but_ends_the_turn() -> None:
    table = position({}, hands=["mr-bent doctor-mossy-lawn groat"])
    begin_scroll(table, "mr-bent")
    play(table, (RED, LAWN))
    assert asks(table) == (YELLOW, "play_card")
    assert loans(table, RED) == {"mr-bent"}
    assert hand(table, RED) > {"groat"}
    assert "mr-bent" not in hand(table, RED)


@pytest.mark.rule("AM.R9", "AM.M5")
def test_lawn_does_not_bring_a_penalty_card_back_but_ends_the_turn() -> None:
    table = position({1: "1"}, hands=["dr-whiteface doctor-mossy-lawn"], money=[0, 0])
    begin_scroll(table, "dr-whiteface")
    play(table, (YELLOW, "refuse"))
    assert asks(table) == (RED, "agent_symbol")
    play(table, (RED, LAWN))
    assert penalties(table, YELLOW) == {"dr-whiteface"}
    assert "dr-whiteface" not in hand(table, RED)
    assert city(table) == {1: "1"}
    assert len(hand(table, RED)) == 5


@pytest.mark.rule("AM.R9", "AM.T5")
def test_lawn_brings_back_the_last_card_of_a_chain() -> None:
    table = position({1: "1"}, hands=["pink-pussycat-club groat doctor-mossy-lawn"])
    play(table, (RED, "play pink-pussycat-club"), (RED, "go-on"))
    assert choices(table) == {"go-on", "play groat", LAWN}
    play(table, (RED, "play groat"))
    assert LAWN not in choices(table)  # a new card, and its first symbol
    play(table, (RED, "go-on"), (RED, LAWN))
    assert "groat" in hand(table, RED)
    assert discarded(table) == {"pink-pussycat-club", "doctor-mossy-lawn"}


@pytest.mark.rule("AM.R9", "AM.T6")
def test_lawn_ends_pending_plays() -> None:
    table = position({1: "1"}, hands=["drumknott groat ruby doctor-mossy-lawn", "modo"])
    begin_scroll(table, "drumknott")
    play(table, (RED, "play groat"), (RED, "go-on"))
    assert choices(table) == {"go-on", "play ruby", LAWN}
    play(table, (RED, LAWN))
    assert asks(table) == (YELLOW, "play_card")
    assert hand(table, RED) >= {"groat", "ruby"}
    assert discarded(table) == {"drumknott", "doctor-mossy-lawn"}


@pytest.mark.rule("AM.R9", "AM.R11")
def test_lawn_not_before_a_card_is_played_and_not_in_another_turn() -> None:
    table = position({5: "1 2 !", 11: "H1"}, hands=["dr-cruces doctor-mossy-lawn", ""])
    assert choices(table) == {"power 11", "play dr-cruces"}
    table = position({5: "1 2 !"}, hands=["dr-cruces", "doctor-mossy-lawn"])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"))
    assert choices(table) == {"pass"}


@pytest.mark.rule("AM.R9", "AM.T2")
def test_with_reactions_alone_no_card_is_played_and_lawn_has_nothing_to_bring_back() -> None:
    table = position({}, hands=["gaspode doctor-mossy-lawn"])
    assert choices(table) == {"go-on"}
    play(table, (RED, "go-on"))
    assert choices(table) == {"go-on"}


# --- a reaction card is a card like any other ---


@pytest.mark.rule("AM.R11")
def test_a_reaction_is_no_action_but_may_be_given_sold_and_discarded() -> None:
    table = position({1: "1"}, hands=["rosie-palm gaspode", "susan"])
    begin_scroll(table, "rosie-palm")
    play(table, (YELLOW, "pass"), (RED, "sell gaspode"))
    assert hand(table, YELLOW) == {"susan", "gaspode"}
    table = position({1: "1"}, hands=["the-beggars-guild", "susan"])
    begin_scroll(table, "the-beggars-guild")
    play(table, (YELLOW, "pass"), (YELLOW, "give susan"))
    assert hand(table, RED) == {"susan"}
    table = position({1: "1"}, hands=["modo gaspode"])
    begin_scroll(table, "modo")
    play(table, (RED, "discard gaspode"))
    assert "gaspode" in discarded(table)


# --- nobody learns from a window what the asked player holds ---


def _assassinate(hands: list[str]) -> Table:
    table = position({5: "1 2 3 !"}, seats=3, hands=["dr-cruces", *hands])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"))
    return table


def _remove(hands: list[str]) -> Table:
    table = position({2: "1 2"}, seats=3, hands=["the-dean", *hands], events="")
    begin_scroll(table, "the-dean")
    play(table, (RED, "kill-one 2:2"))
    return table


def _move(hands: list[str]) -> Table:
    table = position({2: "1 2"}, seats=3, hands=["the-duckman", *hands])
    begin_scroll(table, "the-duckman")
    play(table, (RED, "move-whom 2:2"), (RED, "move_where 3"))
    return table


def _swap(hands: list[str]) -> Table:
    table = position({2: "1", 5: "2"}, seats=3, hands=["the-bursar", *hands], events="", edition="english")
    begin_scroll(table, "the-bursar")
    play(table, (RED, "swap-first 2:1"), (RED, "swap-second 5:2"))
    return table


def _lose(hands: list[str]) -> Table:
    table = position({5: "2"}, seats=3, hands=["the-auditors", *hands])
    begin_scroll(table, "the-auditors")
    play(table, (YELLOW, "pass"), (YELLOW, "lose_where 5"))
    return table


def _text(hands: list[str]) -> Table:
    table = position({}, seats=3, hands=["nobby-nobbs", *hands])
    begin_scroll(table, "nobby-nobbs")
    play(table, (RED, "player 2"))
    return table


def _text_each(hands: list[str]) -> Table:
    table = position({1: "1"}, seats=3, hands=["mr-boggis", *hands])
    begin_scroll(table, "mr-boggis")
    return table


def _event(hands: list[str]) -> Table:
    table = position({5: "2"}, seats=3, hands=["the-dean", *hands], events="murders", dice=[4, 2, 2])
    play(table, (RED, "play the-dean"), (RED, "murder 5:2"))
    return table


def _dragon(hands: list[str]) -> Table:
    table = position({5: "2"}, seats=3, hands=["the-dean", *hands], events="dragon", dice=[4])
    play(table, (RED, "play the-dean"))
    return table


@pytest.mark.rule("AM.R12", "AM.H2")
@pytest.mark.parametrize(
    "window", [_assassinate, _remove, _move, _swap, _lose, _text, _text_each, _event, _dragon], ids=lambda w: w.__name__
)
@pytest.mark.parametrize(
    ("reaction", "harmless"),
    [
        ("gaspode", "groat"),
        ("wallace-sonky", "groat"),
        ("fresh-start-club", "groat"),
        ("susan", "ruby"),
        ("igor", "ruby"),
    ],
)
def test_a_window_looks_the_same_whatever_the_asked_player_holds(
    window: Callable[[list[str]], Table], reaction: str, harmless: str
) -> None:
    with_it = window([reaction + " modo", "hex"])
    without = window([harmless + " modo", "hex"])
    assert with_it.pending == without.pending
    assert with_it.pending is not None
    assert with_it.pending.seats == (YELLOW,)
    for observer in (RED, GREEN, None):
        assert received(with_it, observer) == received(without, observer)
    play(with_it, (YELLOW, "pass"))
    play(without, (YELLOW, "pass"))
    for observer in (RED, GREEN, None):
        assert received(with_it, observer) == received(without, observer)


@pytest.mark.rule("AM.R12")
def test_who_has_no_card_is_not_asked() -> None:
    table = position({5: "1 2 !"}, hands=["dr-cruces", ""])
    play(table, (RED, "play dr-cruces"), (RED, "kill 5:2"))
    assert asks(table) == (RED, "money_symbol")
    assert city(table) == {5: "1"}


@pytest.mark.rule("AM.R12", "AM.Y9")
@pytest.mark.parametrize("other", ["doctor-mossy-lawn", "ruby"])
def test_what_is_asked_in_the_own_turn_does_not_tell_of_lawn_either(other: str) -> None:
    # Nothing can be done with the scroll and nothing is left to play: the questions are the same all the same.
    asked = []
    table = position({}, hands=["willikins " + other, ""])
    play(table, (RED, "play willikins"))
    while table.pending is not None and table.pending.seats == (RED,):
        asked.append(asks(table))
        play(table, (RED, "go-on"))
    assert asked == [(RED, "scroll_symbol"), (RED, "end_turn")]
    assert events(table, "reacted") == []


@pytest.mark.rule("AM.R1", "AM.Y10")
def test_an_attack_stands_as_soon_as_its_victim_is_asked() -> None:
    """Else the attacker could watch the victim hesitate, and attack somebody else."""
    table = position({7: "1 2 !"}, hands=["inigo-skimmer", ""])
    play(table, (RED, "play inigo-skimmer"), (RED, "kill 7:2"))
    assert table.can_undo == RED  # nobody could have reacted, and nobody was asked
    table = position({7: "1 2 !"}, hands=["inigo-skimmer", "gaspode"])
    play(table, (RED, "play inigo-skimmer"), (RED, "kill 7:2"))
    assert asks(table) == (YELLOW, "window")
    assert table.can_undo is None
    with pytest.raises(CannotUndo):
        table.undo(RED)
    play(table, (YELLOW, "react gaspode"))
    with pytest.raises(CannotUndo):
        table.undo(RED)


@pytest.mark.rule("AM.R1", "AM.Y10")
def test_whoever_has_passed_cannot_take_it_back() -> None:
    table = position({7: "1 2 !"}, hands=["inigo-skimmer", "gaspode"])
    play(table, (RED, "play inigo-skimmer"), (RED, "kill 7:2"), (YELLOW, "pass"))
    assert table.can_undo is None
    with pytest.raises(CannotUndo):
        table.undo(YELLOW)
