"""How much of a game of Three Cheers for Master is over, and how many brawls it still has."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.engine.state import State
from stolik.games.cheers.deck import before_here, size_of_small
from stolik.games.cheers.state import (
    AGAIN,
    AHEAD,
    BOX,
    BUILDING,
    COMING,
    DECK,
    FIRST_BRAWL,
    HERE,
    MINION_COUNT,
    NAMES,
    PEDRO,
    STACK,
    TOP,
    UP_CARD,
)


def nearness(g: State) -> float:
    """How much of the game is over: from 0 where all have got their first cards to 1 where no turn follows any more."""
    if g[PEDRO] != 0:
        return _built(g)
    if not g.holds(AHEAD, HERE):
        return 1.0
    below = _below(g)
    boxed = g.count(BOX)
    if g.holds(BOX, COMING):
        boxed -= 1
    whole = COMING - boxed - 3 * g.seats - below  # cards between the deal and the end: minions, orders and brawls
    return min(1.0, max(0.0, 1.0 - float(_above(g, below)) / float(whole)))


def brawls_to_come(g: State) -> float:
    """How many brawls are still to be expected before "Już tu jest!": those that are ahead, and not below it."""
    if g[PEDRO] != 0 or not g.holds(AHEAD, HERE):
        return 0.0
    again = g.count(AGAIN)
    deck = g.count(DECK)
    ahead: i64 = 0
    for card in range(FIRST_BRAWL, COMING):
        if g.holds(DECK, card):
            ahead += 1
    if ahead == 0:
        return float(again)
    return float(again) + float(ahead) * float(max(0, deck - _below(g))) / float(deck)


def _below(g: State) -> i64:
    """TC.S3: how many cards lie below "Już tu jest!"."""
    size = size_of_small(g)
    return size - before_here(g, size)


def _above(g: State, below: i64) -> i64:
    return g.count(DECK) + g.count(AGAIN) + g.count(TOP) - below


def _built(g: State) -> float:
    """TC.V10: whoever has laid most cards ends it."""
    if g[PEDRO] != BUILDING:
        return 1.0
    boxed = g.count(BOX) - (len(NAMES) - MINION_COUNT - 1)  # of all that are no minions, only the Master is here
    each = (MINION_COUNT - boxed) // g.seats
    least = each
    for seat in range(g.seats):
        least = min(least, g.count(STACK + seat) + g.count(UP_CARD + seat))
    return 1.0 - float(least) / float(each)
