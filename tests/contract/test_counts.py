"""Counts of legal sequences of answers to a small depth, worked out by hand: an oracle for the rules."""

from __future__ import annotations

import pytest

from stolik.engine.kit import Options, Rng
from stolik.engine.loop import actor, answer, options_of, settle
from stolik.engine.rules import Rules
from stolik.engine.state import State

from .games import CASES, Case

# Connect four: as many options as columns. The first disc that finds a full column is the seventh,
# after six in the same one: 5**7 sequences but for 5. (Nobody has four before the seventh disc.)
#
# Leduc, betting without the cards: c or r; then cc, cr, rf, rc, rr. A round is over after cc, rc,
# crc, rrc or crrc, the game after rf, crf, rrf or crrf. Third: 2 after cc, 3 after cr, 2 after rc,
# 2 after rr. Fourth: (2 + 3) after cc, (0 + 2 + 2) after cr, (2 + 3) after rc, (0 + 2) after rr.
#
# Raverun: 7 hand cards each to pick from (6 with three players), one of all orders of laying, then each
# lays one of the 6 (5) cards left. After that it depends on the cards.
#
# Skulls of Sedlec: two of five face-down piles, or the one face-up card. After a dig one of two cards is taken, after
# collecting the next player can only dig, in two of six piles. Then, after a dig, two cards are face up and four piles
# face down, 6 + 2; after collecting and digging, again one of two cards is taken. Alone: two of four piles.
#
# Bazaar: one of 4 hand cards or none, from each; then the dice decide.
COUNTS = {
    "connect_four-2": [7, 49, 343, 2401],
    "connect_four-2-width-6": [6, 36, 216],
    "connect_four-2-width-5": [5, 25, 125, 625, 3125, 15625, 78120],
    "leduc-2": [2, 5, 9, 16],
    "raverun-2": [7, 7 * 7, 7 * 7 * 2, 7 * 7 * 2 * 6, 7 * 7 * 2 * 6 * 6],
    "raverun-3": [6, 6**2, 6**3, 6**4, 6**4 * 5],
    "sedlec-1-monstrance-yes": [6],
    "sedlec-2": [10 + 1, 10 * 2 + 15, 20 * 8 + 15 * 2],
    "sedlec-3": [10 + 1, 10 * 2 + 15, 20 * 8 + 15 * 2],
    "sedlec-4-executioners-yes": [10 + 1, 10 * 2 + 15, 20 * 8 + 15 * 2],
    "bazaar-2": [5, 25],
    "bazaar-3": [5, 25, 125],
    "bazaar-4": [5, 25, 125, 625],
}


def count(rules: Rules, g: State, depth: int) -> int:
    """Sequences of so many answers, seats that are asked together answering one by one."""
    settle(rules, g, Rng(depth))
    if g.over:
        return 0
    seat = actor(rules, g)
    out = Options()
    options_of(rules, g, seat, out)
    if depth == 1:
        return out.count
    total = 0
    for option in out.to_list():
        following = g.clone()
        answer(rules, following, seat, option)
        total += count(rules, following, depth - 1)
    return total


@pytest.mark.parametrize("case", [case for case in CASES if case.id in COUNTS], ids=lambda case: case.id)
def test_legal_sequences(case: Case) -> None:
    start = case.game.rules.start(case.seats, case.options)
    expected = COUNTS[case.id]
    assert [count(case.game.rules, start.clone(), depth) for depth in range(1, len(expected) + 1)] == expected


def test_the_cases_are_there() -> None:
    assert set(COUNTS) <= {case.id for case in CASES}
