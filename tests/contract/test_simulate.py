"""Many games in the engine's own loop: the same for the same seed, however they are split up."""

from __future__ import annotations

import pytest

from stolik.engine.kit import Options, Rng
from stolik.engine.loop import Tally, play_out, simulate

from .games import Case


def results(tally: Tally) -> tuple[int, int, list[float]]:
    return tally.games, tally.decisions, tally.wins


def run(case: Case, first: int, games: int, seed: int) -> Tally:
    return simulate(case.game.rules, case.seats, case.options, first, games, seed)


def test_the_same_seed_gives_the_same_tally(case: Case) -> None:
    assert results(run(case, 0, 20, 1)) == results(run(case, 0, 20, 1))


def test_another_seed_gives_another_tally(case: Case) -> None:
    assert len({(tally.decisions, *tally.wins) for tally in (run(case, 0, 20, seed) for seed in range(5))}) > 1


def test_the_wins_add_up_to_the_games(case: Case) -> None:
    tally = run(case, 0, 30, 2)
    assert tally.games == 30
    assert sum(tally.wins) == pytest.approx(30)


def test_a_game_does_not_depend_on_how_many_are_played(case: Case) -> None:
    whole = run(case, 0, 12, 3)
    parts = [run(case, 0, 5, 3), run(case, 5, 1, 3), run(case, 6, 6, 3)]
    assert whole.decisions == sum(part.decisions for part in parts)
    for seat in range(case.seats):
        assert whole.wins[seat] == pytest.approx(sum(part.wins[seat] for part in parts))


def test_a_tally_is_what_playing_comes_to(case: Case) -> None:
    g = case.game.rules.start(case.seats, case.options)
    taken = play_out(case.game.rules, g, Rng(4, 9), Options(), 10**6)
    case.game.rules.invariants(g)
    shares = [case.game.rules.share(g, seat) for seat in range(case.seats)]
    assert results(run(case, 9, 1, 4)) == (1, taken, shares)


def test_no_simulated_game_is_too_long(case: Case) -> None:
    start = case.game.rules.start(case.seats, case.options)
    for k in range(60):
        g = start.clone()
        assert play_out(case.game.rules, g, Rng(5, k), Options(), 10**6) <= case.game.longest
        case.game.rules.invariants(g)
