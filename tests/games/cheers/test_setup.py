"""Setting up: which cards are in play, who begins, which variants go together."""

from __future__ import annotations

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.errors import BadSetting
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.data import MINIONS, ORDERS
from stolik.games.cheers.rules import RULES
from stolik.games.cheers.state import SCORE

from .positions import rides, zone

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
ADVANCED = {card.id for card in MINIONS if card.advanced}


def opened(seats: int, number: int = 1, **options: str) -> Table:
    return Table(GAME, seats, options, seed_of(number))


def in_play(table: Table) -> set[str]:
    """All cards that are dealt or still to come."""
    hands = {card for seat in range(table.seats) for card in table.view(seat)["state"]["hand"][seat]}
    return hands | {card for name in ("deck", "top", "again") for card in zone(table, name)}


@pytest.mark.rule("TC.S0")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadSetting, match="2 to 6 players"):
        Table(GAME, seats)


@pytest.mark.rule("TC.S0", "TC.S1")
@SEATS
def test_every_minion_and_order_and_as_many_brawls_as_fit(seats: int) -> None:
    table = opened(seats)
    cards = in_play(table)
    brawls = {card for card in cards if card.startswith("brawl-")}
    assert len(brawls) == {2: 9, 3: 8, 4: 7, 5: 6, 6: 6}[seats]
    assert cards - brawls == {*(card.id for card in MINIONS), *(card.id for card in ORDERS)}
    assert zone(table, "ahead") == {"coming", "here"}
    assert all(len(table.view(seat)["state"]["hand"][seat]) == 3 for seat in range(seats))
    assert all(rides(table, seat) is None for seat in range(seats))


@pytest.mark.rule("TC.S1")
@SEATS
def test_a_first_game_has_two_brawls_less_and_no_advanced_minions(seats: int) -> None:
    table = opened(seats, variant="first")
    cards = in_play(table)
    assert len([card for card in cards if card.startswith("brawl-")]) == {2: 7, 3: 6, 4: 5, 5: 4, 6: 4}[seats]
    assert not cards & ADVANCED
    assert zone(table, "box") >= ADVANCED


@pytest.mark.rule("TC.S1", "TC.V13")
def test_the_minions_of_a_first_game_alone_keep_the_brawls() -> None:
    cards = in_play(opened(3, minions="first"))
    assert len([card for card in cards if card.startswith("brawl-")]) == 8
    assert not cards & ADVANCED


@pytest.mark.rule("TC.S10")
@pytest.mark.parametrize("number", range(10))
def test_any_number_of_brawls_from_0_to_9(number: int) -> None:
    cards = in_play(opened(2, brawls=str(number)))
    assert len([card for card in cards if card.startswith("brawl-")]) == number
    assert "coming" in zone(opened(2, brawls=str(number)), "ahead")


@pytest.mark.rule("TC.S10")
def test_ten_brawls_there_are_not() -> None:
    with pytest.raises(BadSetting, match="brawls can be"):
        opened(2, brawls="10")


@pytest.mark.rule("TC.S9")
def test_chance_decides_who_begins() -> None:
    firsts = {opened(3, number).pending.seats for number in range(30)}  # type: ignore[union-attr]
    assert firsts == {(0,), (1,), (2,)}


@pytest.mark.rule("TC.V13", "TC.V2", "TC.V1")
@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"variant": "teams"}, "exactly 4 players, not 2"),
        (6, {"variant": "teams"}, "exactly 4 players, not 6"),
        (4, {"variant": "pedro", "brawls": "hell"}, "quick Pedro"),
        (4, {"variant": "pedro", "brawls": "3"}, "quick Pedro"),
        (3, {"variant": "hell", "brawls": "3"}, "hell have no brawl cards"),
    ],
)
def test_what_does_not_go_together_is_refused(seats: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        Table(GAME, seats, options)


@pytest.mark.rule("TC.V13", "TC.V1", "TC.V2")
def test_first_game_hell_and_teams_may_all_be_combined() -> None:
    table = opened(4, variant="teams", minions="first", brawls="hell")
    cards = in_play(table)
    assert not any(card.startswith("brawl-") for card in cards)
    assert not cards & ADVANCED
    assert zone(table, "ahead") == {"here"}
    assert table.view(None)["state"]["towers"] == 2
    assert opened(3, variant="first", brawls="hell").view(None)["state"]["hell"] == 1
    assert opened(3, variant="hell", brawls="hell").view(None)["state"]["hell"] == 1


@pytest.mark.rule("TC.V13", "TC.V7")
@pytest.mark.parametrize("seats", [2, 5])
def test_pedro_with_the_minions_of_a_first_game_shares_those(seats: int) -> None:
    table = opened(seats, variant="pedro", minions="first")
    each = (79 - len(ADVANCED)) // seats
    state = table.view(None)["state"]
    assert [len(stack) for stack in state["stack"]] == [each - 1] * seats  # one is turned up
    assert [len(up) for up in state["up"]] == [1] * seats


@pytest.mark.rule("TC.S9")
def test_who_begins_can_be_settled_beforehand() -> None:
    for number in range(1, 6):
        table = opened(5, number, starter="4")
        assert table.pending is not None
        assert table.pending.seats == (3,)
    with pytest.raises(BadSetting, match="seat 4 cannot begin"):
        opened(3, starter="4")


@pytest.mark.rule("TC.S9")
def test_whoever_came_last_may_begin_the_next_game() -> None:
    table = opened(3)
    for results, last in (([9, 4, 7], [1]), ([4, 9, 4], [0, 2]), ([5, 5, 5], [0, 1, 2])):
        for seat, result in enumerate(results):
            table.state[SCORE + seat] = result
        assert RULES.last(table.state) == last
