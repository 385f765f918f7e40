"""Scrolls about personalities, and what is known of them (V6, V7, H2, H3)."""

from __future__ import annotations

import pytest

from games.kit import Loaded, events, play, received
from stolik.engine.table import Table
from stolik.games.ankhmorpork.state import FIRST_EVENT, FIRST_PERSON, LAYOUT

from .positions import GREEN, RED, YELLOW, asks, begin_scroll, position

PERSONS = LAYOUT.cards[FIRST_PERSON:FIRST_EVENT]


def named(table: Table, observer: int | None) -> set[str]:
    """The personalities that ever reached an observer by name."""
    everything = received(table, observer)
    return {person for person in PERSONS if f'"{person}"' in everything}


def undealt(table: Table, observer: int | None) -> list[str | None]:
    found: list[str | None] = table.view(observer)["state"]["undealt"]
    return found


@pytest.mark.rule("AM.effect.peek_unused_personalities", "AM.V7", "AM.H3")
@pytest.mark.parametrize(
    ("people", "left", "out"),
    [
        ("vetinari selachii", ["rust", "de-worde", "dragon-king", "vimes"], {"chrysoprase"}),
        ("vetinari selachii rust", ["de-worde", "dragon-king", "chrysoprase", "vimes"], set()),
        ("vetinari selachii rust de-worde", ["dragon-king", "chrysoprase", "vimes"], set()),
    ],
)
def test_mrs_cake_shows_all_undealt_personalities_but_one_to_her_player_alone(
    people: str, left: list[str], out: set[str]
) -> None:
    seats = len(people.split())
    shown = {2: 3, 3: 3, 4: 2}[seats]
    # The second of the undealt ones stays unseen. What two players leave out is seen by all.
    table = position({1: "1"}, seats=seats, hands=["mrs-cake"], people=people.split(), dice=[1])
    begin_scroll(table, "mrs-cake")
    assert named(table, RED) == {"vetinari", *left} - {left[1]} | out
    assert [card for card in undealt(table, RED) if card] == [left[0], *left[2:]]
    assert undealt(table, RED).count(None) == 1
    assert undealt(table, YELLOW).count(None) == shown + 1
    assert named(table, None) == out
    assert events(table, "peeked", YELLOW) == [{"event": "peeked", "seat": RED, "number": shown}]
    assert asks(table) == (RED, "money_symbol")


@pytest.mark.rule("AM.H3")
def test_what_mrs_cake_showed_stays_known() -> None:
    table = position({1: "1", 5: "2"}, hands=["mrs-cake", "groat"], people=["vetinari", "rust"], dice=[0, *[0] * 9])
    begin_scroll(table, "mrs-cake")
    known = undealt(table, RED)
    assert known.count(None) == 1
    while asks(table) != (YELLOW, "play_card"):
        play(table, (RED, "go-on"))
    play(table, (YELLOW, "play groat"))
    assert undealt(table, RED) == known


@pytest.mark.rule("AM.effect.swap_personality", "AM.V6", "AM.H2", "AM.H3")
def test_zorgo_a_random_new_personality_and_the_old_one_goes_among_the_undealt() -> None:
    # Undealt with three players and these three: selachii, de-worde, dragon-king, chrysoprase. The third one falls.
    table = position({1: "1"}, seats=3, hands=["zorgo-the-retro-phrenologist"], people=["vetinari", "rust", "vimes"])
    table.dice = Loaded(2)
    begin_scroll(table, "zorgo-the-retro-phrenologist")
    state = table.view(RED)["state"]
    assert state["person"][RED] == ["dragon-king"]
    assert undealt(table, RED) == ["vetinari", None, None, None]
    assert named(table, RED) == {"vetinari", "dragon-king"}
    assert named(table, YELLOW) == {"rust"}
    assert named(table, GREEN) == {"vimes"}
    assert named(table, None) == set()


@pytest.mark.rule("AM.V6")
def test_zorgo_never_gives_the_old_one_back() -> None:
    for fall in range(4):
        table = position(
            {1: "1"}, seats=3, hands=["zorgo-the-retro-phrenologist"], people=["vetinari", "rust", "vimes"]
        )
        table.dice = Loaded(fall)
        begin_scroll(table, "zorgo-the-retro-phrenologist")
        assert table.view(RED)["state"]["person"][RED] == [
            ["selachii", "de-worde", "dragon-king", "chrysoprase"][fall],
        ]


@pytest.mark.rule("AM.V6", "AM.T1")
def test_a_goal_that_zorgo_brings_counts_at_the_start_of_the_next_own_turn() -> None:
    eight = dict.fromkeys(range(5, 13), "!")  # what the Dragon King waits for
    table = position(
        {1: "1", **eight},
        seats=3,
        hands=["zorgo-the-retro-phrenologist", "the-peeled-nuts", "gimlets-dwarf-delicatessen"],
        people=["vetinari", "rust", "vimes"],
    )
    table.dice = Loaded(2, *[0] * 20)
    begin_scroll(table, "zorgo-the-retro-phrenologist")
    assert not table.over
    play(table, (RED, "go-on"), (RED, "go-on"), (YELLOW, "play the-peeled-nuts"), (YELLOW, "go-on"))
    play(table, (GREEN, "play gimlets-dwarf-delicatessen"), (GREEN, "go-on"), (GREEN, "go-on"))
    assert not table.over
    play(table, (GREEN, "go-on"))
    assert table.over
    assert table.shares == [1.0, 0.0, 0.0]


@pytest.mark.rule("AM.H3", "AM.V6")
def test_what_mrs_cake_showed_is_less_certain_once_another_has_been_at_zorgos() -> None:
    table = position(
        {1: "1", 5: "2"},
        seats=3,
        hands=["mrs-cake", "zorgo-the-retro-phrenologist"],
        people=["vetinari", "rust", "vimes"],
    )
    table.dice = Loaded(0, *[0] * 20)
    begin_scroll(table, "mrs-cake")  # all but selachii
    while asks(table) != (YELLOW, "play_card"):
        play(table, (RED, "go-on"))
    begin_scroll(table, "zorgo-the-retro-phrenologist")
    # Any of the three that Red has seen may be Yellow's now; that it was selachii, nobody but Yellow knows.
    assert undealt(table, RED) == [None] * 4
    assert table.view(RED)["state"]["person"][YELLOW] == [None]
    (unsure,) = table.view(RED)["state"]["unsure"]
    assert unsure == {"cards": ["de-worde", "dragon-king", "chrysoprase"], "places": ["person/1", "undealt"]}
