"""How much of a game is over, and how many brawls it still has: counted by hand from the rules."""

from __future__ import annotations

import pytest

from stolik.engine.kit import Options, Rng
from stolik.engine.loop import actor, answer, options_of, settle
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.length import brawls_to_come, nearness
from stolik.games.cheers.state import AGAIN, DECK, DISCARD, NAMES

from .positions import building, position

SETTINGS = [
    *((seats, {}) for seats in range(2, 7)),
    *((seats, {"variant": "hell"}) for seats in range(2, 7)),
    *((seats, {"variant": "first"}) for seats in range(2, 7)),
    *((seats, {"variant": "pedro"}) for seats in range(2, 7)),
    (4, {"variant": "teams"}),
    (4, {"variant": "teams", "brawls": "hell", "minions": "first"}),
    (3, {"brawls": "0"}),
    (2, {"variant": "pedro", "minions": "first"}),
]


@pytest.mark.parametrize(("seats", "settings"), SETTINGS)
def test_a_game_begins_at_nought_and_ends_at_one(seats: int, settings: dict[str, str]) -> None:
    """As all see it who play it at random: it never goes back, and the last turns are close to the end."""
    rules, rng, out = GAME.rules, Rng(seats), Options()
    g = rules.start(seats, GAME.complete(settings))
    settle(rules, g, rng)
    before = nearness(g)
    assert before == 0
    last = before
    while not g.over:
        last = nearness(g)
        assert before <= last <= 1  # whoever rides may still be asked where to jump in the last brawls
        before = last
        seat = actor(rules, g)
        options_of(rules, g, seat, out)
        answer(rules, g, seat, out.at(rng.below(out.count)))
        settle(rules, g, rng)
    assert last > 0.85
    assert nearness(g) == 1
    assert brawls_to_come(g) == 0


def two() -> Table:
    """79 minions, 17 orders and 9 brawls: of those 105 cards the seats got 6, and 12 lie below the Master's."""
    return position({}, {}, hands=["intern wafer", ""])


def thin(g: State, cards: int) -> None:
    """So many are left in the deck, all brawls among them."""
    for card in g.cards(DECK)[: g.count(DECK) - cards]:
        g.move(card, DECK, DISCARD)


@pytest.mark.rule("TC.S3")
def test_what_lies_below_the_master_is_never_drawn() -> None:
    """Of the 87 cards that are drawn in the whole game, 42 - 12 = 30 are left, and the one that shows on top."""
    g = two().state
    thin(g, 42)
    assert nearness(g) == pytest.approx(1 - 31 / 87)


@pytest.mark.rule("TC.S8")
def test_brawls_are_expected_as_often_as_they_lie_above_the_master() -> None:
    """9 brawls among 42 cards, of which 30 come: 9 x 30 / 42. One that is to come again is certain."""
    g = two().state
    thin(g, 42)
    assert brawls_to_come(g) == pytest.approx(9 * 30 / 42)
    g.move(NAMES.index("brawl-1"), DECK, AGAIN)
    assert brawls_to_come(g) == pytest.approx(1 + 8 * 29 / 41)


@pytest.mark.rule("TC.V1", "TC.S1")
@pytest.mark.parametrize(("variant", "brawls"), [("hell", 0), ("base", 9), ("first", 7)])
def test_brawls_at_the_start(variant: str, brawls: int) -> None:
    """Two seats: whether a brawl lies below the Master's is not known, so nearly all are still to come."""
    g = GAME.rules.start(2, GAME.complete({"variant": variant}))
    settle(GAME.rules, g, Rng(1))
    assert 0.8 * brawls <= brawls_to_come(g) <= brawls


@pytest.mark.rule("TC.V10")
def test_who_builds_fastest_tells_how_near_the_end_is() -> None:
    """Six cards are in play, three for each: one seat has laid two of its cards, the other one."""
    left, right = {(0, 1): "walltor", (1, 1): "lefty"}, {(0, 1): "accountant"}
    table = building(left, right, up=["intern", "wafer"], stacks=["", "ram-page"])
    assert nearness(table.state) == pytest.approx(2 / 3)
