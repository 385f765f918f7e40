"""What a bot looks at."""

from __future__ import annotations

import pytest

from games.kit import refusal
from stolik.bots import make
from stolik.engine.kit import floats
from stolik.engine.table import Table
from stolik.games.sedlec import GAME
from stolik.games.sedlec.features import reachable
from stolik.games.sedlec.rules import success
from stolik.games.sedlec.state import STACK_POSITIONS

from .positions import A, B, position


def looks(table: Table, seat: int = A) -> dict[str, float]:
    out = floats(len(GAME.thinking.evaluator.weights))
    GAME.thinking.evaluator.measure(table.state, seat, out)
    return dict(zip(GAME.thinking.evaluator.numbers, out, strict=True))


def chances(table: Table) -> list[float]:
    out, scratch = floats(table.seats), floats(len(GAME.thinking.evaluator.weights))
    GAME.thinking.evaluator.chances(table.state, out, scratch)
    return list(out)


def test_the_score_and_the_rivals_in_tens() -> None:
    table = position({(0, 1): "b05"}, {(0, 1): "b17"})
    assert looks(table)["score"] == pytest.approx(0.3)
    assert looks(table)["rivals"] == pytest.approx(0.4)
    assert looks(table, B)["score"] == pytest.approx(0.4)


def test_the_hand_is_worth_what_it_would_bring_where_it_is_best() -> None:
    """Z/Z beside P/P redeems both of its bandits."""
    table = position({(0, 1): "b17"}, {}, hands=["b18"])
    assert looks(table)["hand"] == pytest.approx(0.4)
    assert looks(table, B)["hand"] == 0.0


def test_lovers_and_bandits_that_wait() -> None:
    table = position({(0, 1): "b15"}, {})  # L/Z
    assert looks(table)["lovers"] == pytest.approx(0.1)
    assert looks(table)["bandits"] == pytest.approx(0.1)
    beside = position({(0, 1): "b15", (2, 1): "b14"}, {})  # L/P: a pair, and the priest beside the bandit
    assert (looks(beside)["lovers"], looks(beside)["bandits"]) == (0.0, 0.0)


@pytest.mark.rule("SED.place.2")
def test_what_can_still_be_reached() -> None:
    def places(*filled: tuple[int, int], width: int) -> set[tuple[int, int]]:
        there = sum(1 << STACK_POSITIONS.index(place) for place in filled)
        found = reachable(there, width)
        return {place for number, place in enumerate(STACK_POSITIONS) if found >> number & 1}

    assert places((0, 1), (2, 1), (4, 1), width=3) == {(1, 3), (3, 3), (2, 5)}
    assert places((0, 1), (2, 1), (1, 3), width=3) == {(-2, 1), (4, 1), (-1, 3), (3, 3), (0, 5), (2, 5)}
    assert places((0, 1), (2, 1), (4, 1), (6, 1), (1, 3), width=4) == {(3, 3), (5, 3), (2, 5), (4, 5)}


def test_more_points_more_chances() -> None:
    table = position({(0, 1): "b17"}, {(0, 1): "b09"})
    mine, other = chances(table)
    assert mine > other
    assert mine + other == pytest.approx(1.0)


@pytest.mark.rule("SED.solo.9")
def test_alone_it_is_the_points_that_count() -> None:
    poor = position(feature={(0, 1): "b09"})
    rich = position(feature={(0, 1): "b17"})
    assert 0.0 < chances(poor)[0] < chances(rich)[0] < 1.0
    assert looks(rich)["score"] == pytest.approx(0.4)


@pytest.mark.rule("SED.solo.10", "SED.tie.2")
def test_what_bots_strive_for() -> None:
    """Alone the points, however many; with others the share of the win."""
    stacks: tuple[dict[tuple[int, int], str], ...] = ({(0, 1): "b17"}, {(0, 1): "b09"})
    ended = position(*stacks, todo=[("score", 0, 0, 0)])
    assert [GAME.rules.aim(ended.state, seat) for seat in (A, B)] == [1.0, 0.0]
    alone = position(feature={(0, 1): "b17"}, todo=[("score_both", 0, 0, 0)])
    assert GAME.rules.aim(alone.state, A) == pytest.approx(0.04)
    assert GAME.rules.share(alone.state, A) == 1.0
    assert refusal(alone, A, "dig 1 2") == "SED.solo.8"
    assert (success(-3.0), success(75.0), success(100.0), success(130.0)) == (0.0, 0.75, 1.0, 1.3)


def test_greed_takes_what_scores() -> None:
    """C/Z twice in hand, P/P and C/L laid: the bandit scores too beside or above the priests, and not on the right."""
    table = position({(0, 1): "b17", (2, 1): "b07"}, {}, hands=["b09 b10"])
    assert {option.text.split()[2] for option in table.options(A)} == {"-2,1", "4,1", "1,3"}
    advice = make("greedy").choose(table.view_for_bot(A), 1)
    (text,) = (option.text for option in table.options(A) if option.id == advice.option)
    assert text.split()[2] in ("-2,1", "1,3")


@pytest.mark.parametrize("spec", ["greedy", "search:100"])
def test_bots_play_alone(spec: str) -> None:
    table = position(feature={(0, 1): "b17"}, opened={1: "b18"})
    advice = make(spec).choose(table.view_for_bot(A), 1)
    assert advice.option in [option.id for option in table.options(A)]
