"""The confidence sequence: its interval by hand, how seldom it is wrong, and when it stops."""

from __future__ import annotations

from random import Random

import pytest

from stolik.lab.sequence import LOOK, ConfidenceSequence


def seen(numbers: list[float]) -> ConfidenceSequence:
    found = ConfidenceSequence()
    for number in numbers:
        found.add(number)
    return found


def test_an_interval_by_hand() -> None:
    """100 numbers, half of them 0.5 and half -0.5: s^2 = (25 + 0.25) / 99. m r^2 = 1, so
    s sqrt(2 * 2 / 100 * ln(sqrt(2) / 0.05)) = 0.50503 * sqrt(0.04 * 3.34237) = 0.50503 * 0.36564 = 0.18466."""
    found = seen([0.5, -0.5] * 50)
    assert found.mean == pytest.approx(0)
    assert found.deviation == pytest.approx(0.50503, abs=1e-5)
    assert found.radius == pytest.approx(0.18466, abs=1e-4)
    assert found.radius_at_once == pytest.approx(0.09898, abs=1e-4)  # 1.96 * 0.50503 / 10
    assert found.verdict is None


def test_what_it_says() -> None:
    """With the interval of +-0.18466 from above."""
    assert seen([0.7, -0.3] * 50).verdict == "better"  # 0.2
    assert seen([0.3, -0.7] * 50).verdict == "worse"
    assert seen([0.68, -0.32] * 50).verdict is None  # 0.18
    small = [number / 20 for number in (0.5, -0.5)]
    assert seen(small * 50).verdict == "equal"  # +-0.0205
    assert seen([number + 0.025 for number in small] * 50).verdict == "better"  # no difference worth having, but sure
    assert seen([number / 5 for number in (0.5, -0.5)] * 50).verdict is None  # +-0.041


def test_few_tell_nothing() -> None:
    found = seen([0.5] * (LOOK - 1))
    assert found.verdict is None
    assert not found.due
    found.add(0.5)
    assert found.due
    assert found.verdict == "better"
    assert found.radius > 0.1  # the next one may be the first that is lost


def deal(rng: Random, players: int, share: float) -> float:
    """What a bot that wins so many games gets of a deal, each game apart, less what an equal bot would get."""
    return sum(rng.random() < share for _ in range(players)) / players - 1 / players


def stopped(rng: Random, players: int, share: float, most: int) -> ConfidenceSequence:
    """Look after every 25 deals, until it is sure or there were so many."""
    found = ConfidenceSequence()
    while found.count < most and not (found.due and found.verdict):
        found.add(deal(rng, players, share))
    return found


def test_false_alarms_are_rare() -> None:
    """Two equals, 1000 deals, looked at 40 times: at most one in twenty is called better or worse; two thirds of that
    more would be seen here (300 runs: 5 % is 15, with a deviation of 3.8)."""
    rng = Random(7)
    alarms = sum(stopped(rng, 2, 0.5, 1000).verdict in ("better", "worse") for _ in range(300))
    assert alarms < 15


@pytest.mark.parametrize(("players", "games"), [(2, 324), (4, 396)])
def test_how_many_games_it_takes(players: int, games: int) -> None:
    """For a bot that wins 10 points more than its part; on average, within a tenth and a half."""
    rng = Random(11)
    found = [stopped(rng, players, 1 / players + 0.1, 5000) for _ in range(200)]
    assert all(each.verdict == "better" for each in found)
    assert players * sum(each.count for each in found) / len(found) == pytest.approx(games, rel=0.15)
