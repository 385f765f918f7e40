"""What a position of Raverun consists of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints
from stolik.engine.layout import ALL, NOBODY, OWNER, Layout
from stolik.engine.rules import Parts
from stolik.engine.state import State
from stolik.games.raverun.data import CARDS

NAMES: Final = CARDS.names
FIRST_RED: Final = 12  # RAV.cards.3: 1A-4C are green, 5A-8C red
EFFECT: Final[vec[i64]] = as_ints(CARDS.effects)

PARTS: Final = Parts()
LAYOUT: Final = Layout(CARDS.names, 3, depth=8)
LAST: Final[i64] = i64(LAYOUT.word("last"))  # the last card offered in this sweep, plus one
LAID: Final[i64] = i64(LAYOUT.words("laid", 3))  # the card each seat laid in this round, plus one

HAND: Final[i64] = i64(LAYOUT.bags("hand", OWNER))  # RAV.info.4
FIELD: Final[i64] = i64(LAYOUT.bags("battlefield", ALL))  # RAV.zone.2
PILE: Final[i64] = i64(LAYOUT.rows("pile", ALL, 24))  # RAV.zone.1, RAV.info.1
# RAV.info.5, .6: the deck is lazy. Its upper part is what was never dealt, in an order that
# nobody knows and that chance decides on drawing; below lie the cards put under it, in order.
DECK: Final[i64] = i64(LAYOUT.bag("deck", NOBODY))
UNDER: Final[i64] = i64(LAYOUT.row("under", NOBODY, 24))


def top(g: State, seat: i64) -> i64:
    """The top card of a pile, -1 if it has none."""
    return g.top(PILE + seat)


def deck_size(g: State) -> i64:
    return g.count(DECK) + g.count(UNDER)


def leader(g: State) -> i64:
    """The player whose pile top is the highest: sets the order (RAV.phase1.1) and wins (RAV.end.5).

    Cards never tie (RAV.cards.2), and an empty pile (-1) loses to any card (RAV.end.6).
    """
    best: i64 = 0
    for seat in range(1, g.seats):
        if top(g, seat) > top(g, best):
            best = seat
    return best


def field_of(g: State, card: i64) -> i64:
    """The seat on whose battlefield a card lies, -1 if on none."""
    for seat in range(g.seats):
        if g.holds(FIELD + seat, card):
            return seat
    return -1
