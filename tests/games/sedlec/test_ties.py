"""Rozstrzyganie remisów: equal totals by the best kinds, and then the win is shared."""

from __future__ import annotations

import pytest

from games.kit import events
from stolik.engine.kit import as_ints
from stolik.engine.table import Table
from stolik.games.sedlec.data import SKULLS
from stolik.games.sedlec.scoring import rank

from .positions import A, B, C, derived, position


def key(**points: int) -> int:
    return int(rank(as_ints([points.get(skull, 0) for skull in SKULLS])))


@pytest.mark.rule("SED.tie.1")
def test_the_best_kinds_are_compared_one_by_one() -> None:
    """30 each: 12, 8, 6, 4, 0 against 12, 10, 4, 4, 0."""
    assert key(K=12, Z=8, P=6, C=4) < key(L=12, P=10, C=4, Z=4)


@pytest.mark.rule("SED.tie.1")
def test_zeros_count_and_kinds_do_not() -> None:
    assert key(K=10, C=2) == key(P=2, L=10)
    assert key(K=6, C=6) < key(K=8, C=4)
    assert key(K=6, C=4, P=2) < key(K=6, C=6)
    assert key(X=12) > key(K=11, C=1)


@pytest.mark.rule("SED.tie.1", "SED.score.total")
def test_a_higher_total_comes_before_everything() -> None:
    assert key(K=31) > key(K=30)
    assert key(C=7, P=8, L=6, Z=10) > key(K=30)


# Scores of a few cards: b17 has a priest on each of two levels, which is 4. C/P and C/L side by side are two peasants
# and one level with a priest, 4 as well.
PRIESTS = {(0, 1): "b17"}
MIXED = {(0, 1): "b05", (2, 1): "b07"}
PEASANT = {(0, 1): "b09"}  # beside a bandit: 1
SAME = {(0, 1): "b10"}  # the same card again


def end(*stacks: dict[tuple[int, int], str]) -> Table:
    """These stacks are scored as they are."""
    table = position(*stacks, todo=[("score", 0, 0, 0)])
    assert table.over
    return table


@pytest.mark.rule("SED.tie.1")
def test_equal_totals_are_decided_by_the_best_kind() -> None:
    table = end(MIXED, PRIESTS)
    assert derived(table)["totals"] == [4, 4]
    assert table.shares == [0.0, 1.0]
    assert derived(table)["ranks"] == [2, 1]
    assert events(table, "won") == [{"event": "won", "seat": B, "number": 4}]
    assert not events(table, "shared")


@pytest.mark.rule("SED.tie.2")
def test_equal_in_everything_is_a_shared_win() -> None:
    table = end(PEASANT, SAME)
    assert table.shares == [0.5, 0.5]
    assert [event["seat"] for event in events(table, "shared")] == [A, B]
    assert not events(table, "won")


@pytest.mark.rule("SED.tie.2", "SED.tie.1")
def test_others_do_not_matter_and_are_ranked_alike() -> None:
    table = end(PEASANT, PRIESTS, SAME)
    assert derived(table)["totals"] == [1, 4, 1]
    assert table.shares == [0.0, 1.0, 0.0]
    assert derived(table)["ranks"] == [2, 1, 2]
    shared = end(PEASANT, SAME, {})
    assert shared.shares == [0.5, 0.5, 0.0]
    assert derived(shared)["ranks"] == [1, 1, 3]


@pytest.mark.rule("SED.score.total", "SED.end.1")
def test_the_points_are_told_kind_by_kind() -> None:
    table = end(PRIESTS, {(0, 1): "b07", (2, 1): "b08"}, {})
    told = {(event["seat"], event["skull"]): event["number"] for event in events(table, "scored")}
    # C/L beside L/C: the peasants and the lovers lie crosswise, so nobody pairs up.
    assert told == {(A, 0): 0, (A, 1): 0, (A, 2): 4, (A, 3): 0, (A, 4): 0} | {
        (B, kind): points for kind, points in enumerate([0, 2, 0, 0, 0])
    } | {(C, kind): 0 for kind in range(5)}
    assert [event["number"] for event in events(table, "total")] == [4, 2, 0]
