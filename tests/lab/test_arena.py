"""The arena and the simulation: the same seed gives the same games, whatever the number of jobs."""

from __future__ import annotations

import pytest

from stolik.engine.errors import BadSetting
from stolik.lab import arena, simulation
from stolik.lab.crew import Crew


def test_wilson_interval_against_hand_computed_values() -> None:
    """50 of 100: centre (0.5 + 1.9208/100) / 1.038416 = 0.5; half-width 0.5 * 1.96 / 10 / sqrt(1.0384) = 0.0962."""
    low, high = arena.interval(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert arena.interval(0, 10)[0] == pytest.approx(0, abs=1e-9)
    assert arena.interval(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)  # z^2 / (n + z^2) = 3.8415 / 13.8415


def test_greedy_beats_random() -> None:
    """60 games of two: an equal bot would win 30; 40 would already be beyond the 99th percentile."""
    (duel,) = arena.duels("raverun", ["greedy", "random"], [2], {}, 60, 1, Crew())
    assert duel.wins >= 40
    assert duel.low <= duel.share <= duel.high
    assert duel.even == 0.5


def test_each_bot_meets_a_field_of_each_behind_it() -> None:
    found = list(arena.duels("raverun", ["greedy", "random", "search:5"], [2, 3], {}, 3, 1, Crew()))
    assert [(d.bot, d.field, d.players) for d in found] == [
        ("greedy", "random", 2),
        ("greedy", "search:5", 2),
        ("random", "search:5", 2),
        ("greedy", "random", 3),
        ("greedy", "search:5", 3),
        ("random", "search:5", 3),
    ]


@pytest.mark.parametrize("bots", [["random", "random"], ["greedy", "random", "random"]])
def test_the_number_of_jobs_changes_no_game(bots: list[str]) -> None:
    count = 300 if set(bots) == {"random"} else 6
    one = simulation.run("raverun", bots, {}, count, 5, Crew())
    two = simulation.run("raverun", bots, {}, count, 5, Crew(2))
    assert (one.games, one.decisions, one.wins) == (two.games, two.decisions, two.wins)
    assert sum(one.wins) == one.games == count
    other = simulation.run("raverun", bots, {}, count, 6, Crew())
    assert other.decisions != one.decisions


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetting, match="2 to 3 players"):
        simulation.run("raverun", ["random"] * 4, {}, 1, 1, Crew())
    with pytest.raises(BadSetting, match="no option colour"):
        simulation.run("raverun", ["random"] * 2, {"colour": "red"}, 1, 1, Crew())
    with pytest.raises(BadSetting, match="no bot genius"):
        simulation.run("raverun", ["random", "genius"], {}, 1, 1, Crew())
    for spec in ("search:0", "search:x", "search:-5", "greedy:0", "random:1", "search:5s", "own:4", "own"):
        with pytest.raises(BadSetting, match="no bot"):
            simulation.run("raverun", ["random", spec], {}, 1, 1, Crew())
