"""Who knows what (H1 to H3, R12): every hidden thing of the game, as each observer gets it."""

from __future__ import annotations

import re

import pytest

from games.kit import events, play, received
from stolik.engine.kit import Rng
from stolik.engine.table import EVERYBODY, Table
from stolik.games.ankhmorpork.state import UNDEALT

from .positions import GREEN, RED, YELLOW, asks, hand, position

THREE = ["rust", "vimes", "chrysoprase"]
OTHERS = ("vetinari", "selachii", "de-worde", "dragon-king")


def tells(table: Table, observer: int | None, *cards: str) -> set[str]:
    """Which of these cards are named anywhere in what an observer gets."""
    words = set(re.findall(r"[\w-]+", received(table, observer)))
    return words & set(cards)


@pytest.mark.rule("AM.H2", "AM.H1")
def test_hands_and_personalities_are_known_to_their_owners_alone() -> None:
    hands = ["mrs-cake hex", "gaspode ruby", "modo"]
    table = position({1: "1"}, seats=3, hands=hands, people=THREE)
    for observer in (RED, YELLOW, GREEN, None):
        for seat, cards in enumerate(hands):
            expected = {*cards.split(), THREE[seat]} if seat == observer else set()
            assert tells(table, observer, *cards.split(), THREE[seat]) == expected


@pytest.mark.rule("AM.H3", "AM.V7", "AM.effect.peek_unused_personalities")
def test_what_mrs_cake_shows_is_seen_by_one_player() -> None:
    table = position({1: "1"}, seats=3, hands=["mrs-cake"], people=THREE)
    play(table, (RED, "play mrs-cake"), (RED, "scroll"))
    assert len(tells(table, RED, *OTHERS)) == 3
    for observer in (YELLOW, GREEN, None):
        assert tells(table, observer, *OTHERS) == set()
        assert [told["card"] for told in events(table, "show", observer)] == ["hidden"] * 3


@pytest.mark.rule("AM.H3", "AM.V7")
def test_who_has_looked_before_does_not_learn_what_another_is_shown() -> None:
    """Red knows three of the undealt; which ones Yellow is shown afterwards must not be named to him."""
    table = position({1: "1"}, seats=3, hands=["mrs-cake"], people=THREE)
    play(table, (RED, "play mrs-cake"), (RED, "scroll"))
    known = len(events(table, "show", RED))
    g = table.state
    for card in g.cards(UNDEALT)[:3]:
        table.showed(g, card, UNDEALT, YELLOW)
    later = events(table, "show", RED)[known:]
    assert [told["card"] for told in later] == ["hidden"] * 3
    assert "hidden" not in [told["card"] for told in events(table, "show", YELLOW)[known:]]


@pytest.mark.rule("AM.H3", "AM.V6", "AM.effect.swap_personality")
def test_zorgo_shows_nobody_else_which_one_came_and_which_one_went() -> None:
    table = position({1: "1"}, seats=3, hands=["zorgo-the-retro-phrenologist"], people=THREE)
    play(table, (RED, "play zorgo-the-retro-phrenologist"), (RED, "scroll"))
    (new,) = table.view(RED)["state"]["person"][RED]
    assert new in OTHERS
    for observer in (YELLOW, GREEN, None):
        own = {THREE[observer]} if observer is not None else set()
        assert tells(table, observer, *OTHERS, *THREE) == own
    # What he put back he knows: it lies among the undealt.
    assert "rust" in table.view(RED)["state"]["undealt"]


@pytest.mark.rule("AM.H3", "AM.effect.look_and_discard")
def test_the_hand_that_cable_street_saw_stays_known_to_that_player() -> None:
    table = position({1: "1"}, seats=3, hands=["cable-street-particulars", "modo hex ruby"], people=THREE)
    play(table, (RED, "play cable-street-particulars"), (RED, "scroll"), (YELLOW, "pass"), (RED, "pick hex"))
    assert hand(table, YELLOW) == {"modo", "ruby"}
    assert set(table.view(RED)["state"]["hand"][YELLOW]) == {"modo", "ruby"}
    for observer in (GREEN, None):
        assert tells(table, observer, "modo", "ruby") == set()
        assert tells(table, observer, "hex") == {"hex"}  # the discard pile lies open


@pytest.mark.rule("AM.H3", "AM.effect.steal_one_of_two_random")
def test_what_stanley_saw_is_known_to_him_and_his_victim_alone() -> None:
    table = position({1: "1"}, seats=3, hands=["stanley", "modo hex"], people=THREE)
    play(table, (RED, "play stanley"), (RED, "scroll"))
    play(table, (YELLOW, "pass"), (RED, "keep hex"))
    assert (hand(table, RED), hand(table, YELLOW)) == ({"hex"}, {"modo"})
    assert table.view(RED)["state"]["hand"][YELLOW] == ["modo"]
    assert table.view(YELLOW)["state"]["hand"][RED] == ["hex"]
    for observer in (GREEN, None):
        assert tells(table, observer, "modo", "hex") == set()


@pytest.mark.rule("AM.H3", "AM.M2", "AM.effect.victim_gives_2_cards")
def test_cards_that_are_given_are_known_to_giver_and_taker() -> None:
    table = position({1: "1"}, seats=3, hands=["the-beggars-guild", "modo hex ruby"], people=THREE)
    play(table, (RED, "play the-beggars-guild"), (RED, "scroll"))
    play(table, (YELLOW, "pass"), (YELLOW, "give modo"), (YELLOW, "give hex"))
    assert hand(table, RED) == {"modo", "hex"}
    assert set(table.view(YELLOW)["state"]["hand"][RED]) == {"modo", "hex"}
    assert table.view(RED)["state"]["hand"][YELLOW] == [None]
    for observer in (GREEN, None):
        assert tells(table, observer, "modo", "hex", "ruby") == set()


@pytest.mark.rule("AM.R12", "AM.H2")
@pytest.mark.parametrize("played", ["dr-cruces", "nobby-nobbs"])
def test_a_window_looks_the_same_whatever_is_held(played: str) -> None:
    """To the others; gaspode and wallace-sonky would answer, modo and groat never."""
    seen: dict[int | None, set[str]] = {RED: set(), GREEN: set(), None: set()}
    for held in ("gaspode", "wallace-sonky", "modo", "groat"):
        table = position({1: "1 2 !"}, seats=3, hands=[played, held], people=THREE)
        play(table, (RED, f"play {played}"), (RED, "kill 1:2" if played == "dr-cruces" else "scroll"))
        if asks(table) == (RED, "choose_player"):
            play(table, (RED, "player 2"))
        assert table.pending is not None
        assert table.pending.seats == (YELLOW,)
        for observer, texts in seen.items():
            texts.add(received(table, observer))
    assert [len(texts) for texts in seen.values()] == [1, 1, 1]


TROUBLE = dict.fromkeys(range(1, 9), "!")  # as much as the Dragon King needs


@pytest.mark.rule("AM.T1", "AM.G1", "AM.H2")
def test_whoever_meets_a_goal_and_does_not_win_has_another() -> None:
    table = position(TROUBLE, seats=3, hands=["groat"], people=THREE, begin=True)
    places = [["person/2", "undealt"], ["person/1", "undealt"], ["person/1", "person/2", "undealt"]]
    for observer, where in zip((YELLOW, GREEN, None), places, strict=True):
        assert table.view(observer)["state"]["unsure"] == [{"cards": ["dragon-king"], "places": where}]
    assert table.view(RED)["state"]["unsure"] == []
    for seed in range(20):
        assert table.determinise(GREEN, Rng(seed)).view(EVERYBODY)["state"]["person"][RED] != ["dragon-king"]


@pytest.mark.rule("AM.T1", "AM.V6")
def test_after_zorgo_he_may_have_it_after_all() -> None:
    table = position(TROUBLE, seats=3, hands=["zorgo-the-retro-phrenologist"], people=THREE, begin=True)
    play(table, (RED, "play zorgo-the-retro-phrenologist"), (RED, "scroll"))
    (unsure,) = table.view(YELLOW)["state"]["unsure"]
    assert unsure == {"cards": ["dragon-king"], "places": ["person/0", "person/2", "undealt"]}


@pytest.mark.rule("AM.T2", "AM.H2")
def test_who_plays_nothing_holds_nothing_but_reactions() -> None:
    table = position({1: "1"}, seats=3, hands=["gaspode susan", "groat hex", "modo"], people=THREE)
    play(table, (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    groups = table.view(YELLOW)["state"]["unsure"]
    assert groups
    assert all("hand/0" not in group["places"] for group in groups)
    unsure = {card for group in groups for card in group["cards"]}
    assert {"modo", "ruby"} <= unsure
    assert not {"gaspode", "susan", "igor"} & unsure  # any of those may be there
    assert table.can_undo is None
    for seed in range(20):
        imagined = table.determinise(YELLOW, Rng(seed)).view(EVERYBODY)["state"]["hand"]
        assert not unsure & set(imagined[RED])
    table.undo(RED, recorded=True)  # older logs may say so
    assert table.view(YELLOW)["state"]["unsure"] == []
