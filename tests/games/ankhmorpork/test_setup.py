"""Przygotowanie rozgrywki: the deal and what lies on the table (S1 to S9, T10)."""

from __future__ import annotations

import pytest

from games.kit import events, play
from stolik.engine.chain import seed_of
from stolik.engine.errors import BadSetting
from stolik.engine.table import Table
from stolik.games.ankhmorpork import GAME
from stolik.games.ankhmorpork.data import CARDS, PEOPLE

from .positions import RED, asks, city, hand, money, position

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
GREEN_CARDS = {card.id for card in CARDS if card.deck == "green"}


def opened(seats: int, number: int = 1) -> Table:
    return Table(GAME, seats, seed=seed_of(number))


@pytest.mark.rule("AM.S1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetting, match="2 to 4 players"):
        Table(GAME, seats)


@pytest.mark.rule("AM.S2", "AM.S3")
@SEATS
def test_everybody_stands_in_three_areas_in_trouble_and_has_ten_dollars(seats: int) -> None:
    table = opened(seats)
    everybody = " ".join("1234"[:seats]) + " !"
    assert city(table) == {1: everybody, 5: everybody, 7: everybody}
    assert money(table) == [10] * seats
    assert table.view(None)["state"]["money"][:seats] == [10] * seats


@pytest.mark.rule("AM.S4", "AM.S9", "AM.V9", "AM.H2")
@pytest.mark.parametrize(("seats", "undealt"), [(2, 4), (3, 4), (4, 3)])
def test_one_personality_each_known_to_its_owner_alone(seats: int, undealt: int) -> None:
    table = opened(seats)
    for observer in (*range(seats), None):
        state = table.view(observer)["state"]
        assert state["undealt"] == [None] * undealt
        for seat in range(seats):
            (shown,) = state["person"][seat]
            assert (shown is None) == (seat != observer)


@pytest.mark.rule("AM.S4", "AM.S9", "AM.V9")
@pytest.mark.parametrize(("seats", "out"), [(2, {"chrysoprase"}), (4, set())])
def test_every_personality_of_the_game_comes_to_every_seat(seats: int, out: set[str]) -> None:
    dealt = {
        (seat, table.view(seat)["state"]["person"][seat][0])
        for table in (opened(seats, number) for number in range(120))
        for seat in range(seats)
    }
    people = {person.id for person in PEOPLE.personalities} - out
    assert dealt == {(seat, person) for seat in range(seats) for person in people}


@pytest.mark.rule("AM.S5", "AM.S6")
@pytest.mark.parametrize(("seats", "green", "brown"), [(2, 38, 51), (3, 33, 53), (4, 28, 53)])
def test_five_green_cards_each_and_the_decks_face_down(seats: int, green: int, brown: int) -> None:
    table = opened(seats)
    for seat in range(seats):
        assert len(hand(table, seat)) == 5
        assert hand(table, seat) <= GREEN_CARDS
    for observer in (*range(seats), None):
        state = table.view(observer)["state"]
        assert (state["green"], state["brown"]) == ([None] * green, [None] * brown)
        assert state["event_deck"] == [None] * 12
        assert [cards == [None] * 5 for cards in state["hand"]] == [seat != observer for seat in range(seats)]


@pytest.mark.rule("AM.S9", "AM.V9")
@pytest.mark.parametrize(("seats", "out"), [(2, ["hubert", "cosmo-lavish", "chrysoprase"]), (3, []), (4, [])])
def test_what_two_players_leave_in_the_box(seats: int, out: list[str]) -> None:
    assert sorted(opened(seats).view(None)["state"]["box"]) == sorted(out)


@pytest.mark.rule("AM.S6")
def test_the_green_cards_lie_above_the_brown_ones() -> None:
    """Three cards to draw, two of them green: both are drawn before the first brown one."""
    deck = "groat mr-gryle errol dwarves ruby susan"
    table = position({1: "1"}, hands=["the-peeled-nuts otto-chriek gargoyles"], deck=deck)
    play(table, (RED, "play the-peeled-nuts"), (RED, "go-on"))
    drawn = hand(table, RED) - {"otto-chriek", "gargoyles"}
    assert len(drawn) == 3
    assert {"groat", "mr-gryle"} < drawn


@pytest.mark.rule("AM.S7", "AM.C1")
@SEATS
def test_nobody_holds_a_city_area_card(seats: int) -> None:
    table = opened(seats)
    assert table.view(None)["state"]["building"] == [0] * 12
    assert asks(table) is not None
    (seat,) = table.pending.seats if table.pending is not None else ()
    assert not [option for option in table.options(seat) if option.text.startswith("power")]


@pytest.mark.rule("AM.S8", "AM.T10")
@SEATS
def test_the_die_decides_who_starts(seats: int) -> None:
    starters = set()
    for number in range(40):
        table = opened(seats, number)
        (told,) = events(table, "starts")
        assert asks(table) == (told["seat"], "play_card")
        starters.add(told["seat"])
    assert starters == set(range(seats))


@pytest.mark.rule("AM.D1", "AM.D2")
def test_the_polish_edition_unless_the_english_is_asked_for() -> None:
    assert opened(2).view(None)["state"]["english"] == 0
    assert Table(GAME, 2, {"edition": "english"}).view(None)["state"]["english"] == 1
    with pytest.raises(BadSetting):
        Table(GAME, 2, {"edition": "german"})
