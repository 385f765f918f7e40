"""What bots see in a position, by hand from the rules."""

from __future__ import annotations

import pytest

from stolik.engine.kit import Options, Rng, floats
from stolik.engine.loop import actor, answer, options_of, settle
from stolik.engine.rules import Evaluator
from stolik.engine.search import one_step
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.engine.views import worlds_of
from stolik.games.cheers import GAME
from stolik.games.cheers.features import FEATURES
from stolik.games.cheers.features import NAMES as FEATURE_NAMES
from stolik.games.cheers.scoring import result
from stolik.games.cheers.state import DECK, DISCARD, NAMES, STANDING
from stolik.games.cheers.stretches import brawl_of_twenty

from .positions import X, Y, lay, position


def measured(g: State, seat: int) -> dict[str, float]:
    out = floats(len(FEATURE_NAMES))
    FEATURES.measure(g, seat, out)
    return {name: out[i] for i, name in enumerate(FEATURE_NAMES)}


def two_towers() -> Table:
    """X: lefty will strike walltor on his bare side, so that the ridden accountant drops from level 2 to 1.
    Y: the right hook will kill the ram; nobody rides there."""
    return position(
        {(0, 1): "walltor", (1, 1): "lefty", (0, 2): "accountant"},
        {(0, 1): "right-hook", (1, 1): "ram-page"},
        riders=[(0, 2), None],
        hands=["intern wafer", "hippocrite"],
    )


NEAR = 1 - 30 / 75


def late(table: Table) -> Table:
    """With 42 cards in the deck, 12 of them below the Master's, 30 of about 75 are still to come."""
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
    FEATURES.chances(g, floats(2), floats(len(FEATURE_NAMES)))
    assert [g[word] for word in range(len(g.mem))] == before


@pytest.mark.rule("TC.S8")
def test_what_three_brawls_leave_counts_by_how_near_the_end_is() -> None:
    found = measured(late(two_towers()).state, X)
    assert found["late"] == pytest.approx(2 / 20 * NEAR * NEAR)
    assert found["height"] == pytest.approx(2 / 4 * (NEAR - 1 / 2))


@pytest.mark.rule("TC.S8")
def test_cards_in_hand_are_for_the_end() -> None:
    """The intern is worth 2, the wafer 1."""
    assert measured(two_towers().state, X)["hand"] == 0  # the deck is whole: nothing of the game is over
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


def promised(table: Table, seat: int) -> dict[str, float]:
    options = Options()
    options_of(GAME.rules, table.state, seat, options)
    out = floats(options.count)
    FEATURES.promise(table.state, options, out)
    texts = {option.id: option.text for option in table.options(seat)}
    return {texts[options.at(i)]: out[i] for i in range(options.count)}


def test_promising_cells_are_high_and_safe_in_the_own_tower() -> None:
    """The jack hammer, worth 2, strikes down: at home on the lone walltor he gains 4 and endangers 1, beside him he
    gains 2. The same in the other tower is to the other's good, and stands for a loss."""
    table = position({(0, 1): "walltor"}, {(0, 1): "accountant"}, hands=["jack-hammer", ""])
    table.apply(X, "play jack-hammer")
    found = promised(table, X)
    assert found[lay((0, 2))] == pytest.approx(3)
    assert found[lay((1, 1))] == pytest.approx(2)
    assert found[lay((1, 1), tower=Y)] == pytest.approx(-2)


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
