"""What bots see in a position, by hand from the rules."""

from __future__ import annotations

from math import exp

import pytest

from stolik.engine.kit import Options, Rng, floats
from stolik.engine.loop import actor, answer, options_of, settle
from stolik.engine.rules import Evaluator
from stolik.engine.search import Search, one_step
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.engine.views import worlds_of
from stolik.games.cheers import GAME
from stolik.games.cheers.features import FEATURES
from stolik.games.cheers.scoring import result
from stolik.games.cheers.state import DECK, DISCARD, NAMES, STANDING
from stolik.games.cheers.stretches import brawl_of_twenty

from .conftest import Press
from .positions import SPARE, X, Y, lay, position


def measured(g: State, seat: int) -> dict[str, float]:
    out = floats(len(FEATURES.numbers))
    FEATURES.measure(g, seat, out)
    return {name: out[i] for i, name in enumerate(FEATURES.numbers)}


def two_towers() -> Table:
    """X: lefty will strike walltor on his bare side, so that the ridden accountant drops from level 2 to 1.
    Y: the right hook will kill the ram; nobody rides there."""
    return position(
        {(0, 1): "walltor", (1, 1): "lefty", (0, 2): "accountant"},
        {(0, 1): "right-hook", (1, 1): "ram-page"},
        riders=[(0, 2), None],
        hands=["intern wafer", "hippocrite"],
    )


NEAR = 1 - 31 / 87


def late(table: Table) -> Table:
    """With 42 cards in the deck, 12 of them below the Master's, and one on top, 31 of 87 are still to come."""
    for card in table.state.cards(DECK)[42:]:
        table.state.move(card, DECK, DISCARD)
    return table


@pytest.mark.rule("TC.K1", "TC.B1")
def test_a_brawl_is_carried_out_and_not_guessed() -> None:
    """X scores 1 + 1 + 2 x 1 now, and 1 + 1 after a brawl; Y 1 + 1, and then 1."""
    found = measured(two_towers().state, X)
    assert found["risk"] == pytest.approx(2 / 20)
    assert found["minions"] == pytest.approx(3 / 6)
    rival = measured(two_towers().state, Y)
    assert (rival["risk"], rival["minions"], rival["height"]) == pytest.approx((1 / 20, 2 / 6, 0))


def test_a_tower_that_stands_as_before_is_not_fought_out_again_but_another_is() -> None:
    """What was found out about one position is not taken for another."""
    first = two_towers().state
    measured(first, X)
    other = position({(0, 1): "walltor"}, {(0, 1): "right-hook", (1, 1): "ram-page"}, hands=["intern", ""]).state
    assert measured(other, X)["risk"] == 0
    assert measured(other, Y)["risk"] == pytest.approx(1 / 20)
    assert measured(first, X)["risk"] == pytest.approx(2 / 20)


def test_looking_changes_nothing() -> None:
    g = two_towers().state
    before = [g[word] for word in range(len(g.mem))]
    FEATURES.chances(g, floats(2), floats(len(FEATURES.numbers)))
    assert [g[word] for word in range(len(g.mem))] == before


@pytest.mark.rule("TC.S8")
def test_what_three_brawls_leave_counts_by_how_near_the_end_is() -> None:
    found = measured(late(two_towers()).state, X)
    assert found["late"] == pytest.approx(2 / 20 * NEAR * NEAR)
    assert found["height"] == pytest.approx(2 / 4 * (NEAR - 1 / 2))


@pytest.mark.rule("TC.S8")
def test_cards_in_hand_are_for_the_end() -> None:
    """The intern is worth 2, the wafer 1."""
    # 5 cards stand and 3 are held: of the 87, the other 105 - 8 - 12 = 85 are still to come.
    assert measured(two_towers().state, X)["hand"] == pytest.approx(3 / 6 * 2 / 87)
    found = measured(late(two_towers()).state, X)
    assert (found["hand"], found["orders"]) == pytest.approx((3 / 6 * NEAR, 0))
    ordered = late(position({}, {}, hands=["no-thank-you long-run-up wafer", ""]))
    found = measured(ordered.state, X)
    assert (found["hand"], found["orders"]) == pytest.approx((1 / 6 * NEAR, 2 / 3 * NEAR))


@pytest.mark.rule("TC.D1")
def test_what_is_announced_counts_as_done() -> None:
    """X lays the intern in the other tower: while Y thinks about it, one more stands there already."""
    table = late(two_towers())
    table.apply(X, "play intern")
    assert measured(table.state, X)["hand"] == pytest.approx(3 / 6 * NEAR)  # still in his hand, so to speak
    table.apply(X, lay((2, 1), tower=Y))
    assert measured(table.state, Y)["minions"] == pytest.approx(3 / 6)
    assert measured(table.state, X)["hand"] == pytest.approx(1 / 6 * NEAR)


class ByResult(Evaluator):
    def measure(self, g: State, seat: int, out: object) -> None:
        out[0] = float(result(g, seat))  # type: ignore[index]


def test_half_a_move_is_worth_its_best_other_half() -> None:
    """To pick a card changes nothing; laid in the own tower the intern brings 2, the wafer 1."""
    table = position({}, {}, hands=["intern wafer", ""])
    worlds = worlds_of(GAME.rules, table.view(X)["state"], X)
    found = dict(one_step(GAME.rules, ByResult(["result"], [1.0]), worlds, X, 2, 1))
    assert found[NAMES.index("intern")][0] == pytest.approx(2)
    assert found[NAMES.index("wafer")][0] == pytest.approx(1)


@pytest.mark.rule("TC.T4")
def test_steps_to_the_top_are_counted_on_the_way_that_a_foreminion_walks() -> None:
    """X rides at the foot of the left column: over the middle to the top of the right one it is two to the side and
    two up. Y stands on the ground before a column of two: one step onto it, one up."""
    left = {(0, 1): "walltor", (1, 1): "lefty", (2, 1): "intern", (2, 2): "wafer", (2, 3): "accountant"}
    table = position(left, {(0, 1): "right-hook", (0, 2): "ram-page"}, riders=[(0, 1), None], hands=["hippocrite", ""])
    assert measured(table.state, X)["steps"] == pytest.approx(4 / 4)
    assert measured(table.state, Y)["steps"] == pytest.approx(2 / 4)


@pytest.mark.rule("TC.T4", "TC.K2")
def test_whoever_is_on_top_of_what_can_be_reached_has_no_steps_to_take() -> None:
    """Across a gap nobody walks: the higher column on the right is out of reach."""
    apart = {(0, 1): "walltor", (2, 1): "intern", (2, 2): "wafer"}
    table = position(apart, {}, riders=[(0, 1), None], hands=["hippocrite", ""])
    assert measured(table.state, X)["steps"] == 0
    assert measured(table.state, Y)["steps"] == 0


@pytest.mark.rule("TC.D1")
def test_cards_that_deflect_are_counted() -> None:
    """Of these orders only the first deflects."""
    table = position({}, {}, hands=["no-thank-you long-run-up wafer", ""])
    assert measured(table.state, X)["deflects"] == pytest.approx(1 / 3)


@pytest.mark.rule("TC.O6", "TC.M2")
def test_a_threat_is_what_the_worst_of_the_tower_would_strike_down(new: Press) -> None:
    """Enraged, the gunner strikes 3 on level 2 and 2 on level 1, 8 points; a shield saves the one on the other side.
    The archer strikes the gunner alone."""
    gunner, archer = new("U1 L1 R1", value=1), new("D1", value=3)
    victim, safe = new(value=2), new(shields="L", value=3)
    tower = {(0, 1): gunner, (0, 2): archer, (-1, 1): victim, (1, 1): safe}
    table = position(tower, {}, hands=[f"{SPARE}", ""])
    assert measured(table.state, X)["threat"] == pytest.approx((3 * 2 + 2) / 20)
    assert measured(table.state, Y)["threat"] == 0


@pytest.mark.rule("TC.S1")
def test_brawls_to_come_are_the_same_for_all() -> None:
    """105 cards, of which 5 stand, 3 are held and one is on top: 9 brawls among 96, of which 96 - 12 are drawn."""
    table = two_towers()
    assert measured(table.state, X)["brawls"] == measured(table.state, Y)["brawls"] == pytest.approx(9 * 84 / 96 / 3)


def test_half_a_move_is_judged_with_its_other_half() -> None:
    """One iteration picks a card and lays it too: the 2 of the intern, or the 1 of the wafer, lie in a tower."""
    table = position({}, {}, hands=["intern wafer", ""])
    worlds = worlds_of(GAME.rules, table.view(X)["state"], X)
    search = Search(GAME.rules, ByResult(["result"], [1.0]), worlds, X, 1, 0, 0.05)
    search.run(1, 0.0)
    ((option, visits, share),) = search.tried()
    laid = 2 if option == NAMES.index("intern") else 1
    assert visits == 1
    assert max(share, 1 - share) == pytest.approx(1 / (1 + exp(-laid)))


@pytest.mark.rule("TC.V8")
def test_all_build_at_the_same_pace() -> None:
    rules, rng, out = GAME.rules, Rng(1), Options()
    g = rules.start(3, GAME.complete({"variant": "pedro"}))
    settle(rules, g, rng)
    order = []
    for _ in range(9):
        seat = actor(rules, g)
        order.append(seat)
        options_of(rules, g, seat, out)
        answer(rules, g, seat, out.at(0))
        settle(rules, g, rng)
    assert order == [0, 1, 2] * 3


def test_the_brawl_that_is_measured_is_a_real_one() -> None:
    g = brawl_of_twenty()
    assert g.count(STANDING) == 20
    settle(GAME.rules, g, Rng(1))
    assert 0 < g.count(STANDING) < 20
