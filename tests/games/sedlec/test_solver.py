"""The solver of the solo game: exact at the end, expectation over what nobody knows, never a look at it."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.bots import make
from stolik.engine.errors import BadSetting, BotError
from stolik.engine.solving import Solver
from stolik.engine.table import Table
from stolik.games.sedlec import GAME

from .positions import ALL, A, derived, position

CROSS = [(0, 1), (0, 3), (0, 5), (0, 7), (0, 9), (-2, 6), (2, 6), (-4, 6), (4, 6)]
STACK = [(0, 1), (2, 1), (4, 1), (6, 1), (1, 3), (3, 3), (5, 3), (2, 5), (4, 5)]


def solved(table: Table, positions: int = 10_000, playouts: int = 50) -> dict[str, float]:
    """Each option and what it comes to, in points."""
    solver = Solver(GAME.rules, GAME.thinking.evaluator, 1)
    found = solver.solve(table.state, positions, playouts)
    assert solver.exact == (positions == 10_000)
    texts = {option.id: option.text for option in table.options(A)}
    return {texts[option]: 100 * value for option, _, value in found}


def total(table: Table, *answers: str) -> int:
    """What a game comes to that ends so."""
    play(table, *((A, text) for text in answers))
    assert table.over
    points: int = derived(table)["totals"][A]
    return points


def late(*dice: int) -> Table:
    """One place of the stack is left; b18 is face up, and three cards that nobody knows lie in pile 2."""
    stack = dict(zip(STACK[:-1], ALL[:8], strict=True))
    feature = dict(zip(CROSS, ALL[8:17], strict=True))
    down = [0, 3, 0, 0]
    return position(stack, feature=feature, opened={1: "b18"}, down=down, dice=dice, executioners="yes")


@pytest.mark.rule("SED.solo.9", "SED.info.1")
def test_the_last_card_by_expectation() -> None:
    """x01, x02 and x03 are equally likely to be turned up."""
    known = total(late(), "collect 1 stack 4,5")
    each = [total(late(fall), "dig 2", "take 2 stack 4,5") for fall in range(3)]
    assert solved(late()) == {
        "collect 1 stack 4,5": pytest.approx(known),
        "dig 2": pytest.approx(sum(each) / 3),
    }


def test_the_better_order_of_the_last_two() -> None:
    """b17 is face up and b18 the only one left: which goes where is all that matters."""
    stack = dict(zip(STACK[:-2], ALL[:7], strict=True))
    feature = dict(zip(CROSS, ALL[7:16], strict=True))

    def end() -> Table:
        return position(stack, feature=feature, opened={1: "b17"}, down=[0, 1, 0, 0])

    left = total(end(), "collect 1 stack 2,5", "dig 2", "take 2 stack 4,5")
    right = total(end(), "collect 1 stack 4,5", "dig 2", "take 2 stack 2,5")
    found = solved(end())
    assert found == {
        "collect 1 stack 2,5": pytest.approx(left),
        "collect 1 stack 4,5": pytest.approx(right),
        "dig 2": pytest.approx(max(left, right)),
    }
    advice = make("solver").choose(end().view_for_bot(A), 1)
    assert advice.why == "why-exact"


def test_when_too_much_is_left_it_plays_on() -> None:
    table = position(feature={(0, 1): "b17"}, opened={1: "b18"})
    found = solved(table, positions=100)
    assert set(found) == {option.text for option in table.options(A)}
    assert all(20 < points < 95 for points in found.values())


def test_it_answers_the_same_whatever_is_hidden() -> None:
    table = position(feature={(0, 1): "b17"}, opened={1: "b18"})
    view = table.view_for_bot(A)
    first = make("solver:20").choose(view, 3)
    assert first.option in [option.id for option in table.options(A)]
    assert make("solver:20").choose(view, 3) == first
    assert first.why == "why-alone"


def test_it_plays_alone() -> None:
    table = position({}, {})
    with pytest.raises(BotError, match="games for one"):
        make("solver").choose(table.view_for_bot(A), 1)
    with pytest.raises(BadSetting, match="there is no bot solver:none"):
        make("solver:none")


@pytest.mark.parametrize("spec", ["search:50", "solver:20"])
def test_its_reason_is_not_a_chance_to_win(spec: str) -> None:
    table = position(feature={(0, 1): "b17"}, opened={1: "b18"})
    assert make(spec).choose(table.view_for_bot(A), 1).why == "why-alone"
