"""Positions from which much happens without anybody being asked, for measurements."""

from __future__ import annotations

from stolik.engine.state import State, blank
from stolik.games.cheers.deck import BRAWL_TOWER
from stolik.games.cheers.rules import CLIMB
from stolik.games.cheers.state import COL, FIRST_NINJA, LAYOUT, LEVEL, STANDING, TOWERS, enter

WIDE = 5
HIGH = 4


def brawl_of_twenty() -> State:
    """A brawl in a tower of five columns and four levels; then somebody may climb."""
    g = blank(LAYOUT, 2)
    g[TOWERS] = 2
    for place in range(WIDE * HIGH):
        card = place * FIRST_NINJA // (WIDE * HIGH)  # from all over the deck
        g.lay(STANDING, card)
        enter(g, 0, card)
        g[COL + card] = place % WIDE
        g[LEVEL + card] = 1 + place // WIDE
    mark = g.mark()
    g.then(BRAWL_TOWER, 0)
    g.then(CLIMB, 0)
    g.in_order(mark)
    return g
