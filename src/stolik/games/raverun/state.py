"""What a position of Raverun consists of."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Count, Kind, Maybe, turned
from stolik.engine.kit import as_ints
from stolik.engine.layout import ALL, NOBODY, OWNER, Layout
from stolik.engine.parts import Parts
from stolik.engine.state import State
from stolik.games.raverun.data import CARDS

FIRST_RED: Final = 12  # RAV.cards.3: 1A-4C are green, 5A-8C red
DECK_SIZE: Final = 24  # RAV.cards.1
EFFECT: Final[vec[i64]] = as_ints(CARDS.effects)

LAYOUT: Final = Layout(CARDS.names, 3, depth=8)
LAYOUT.printed(
    [*"12345678", *"ABC"], [[card // 3, 8 + card % 3] for card in range(DECK_SIZE)]
)  # RAV.cards.2: a number and a letter

# The last card offered in this sweep, and the card that each seat laid in this round.
LAST: Final = LAYOUT.word("last", Maybe(LAYOUT.card))
LAID: Final = LAYOUT.table("laid", LAYOUT.seat, Maybe(LAYOUT.card))

HAND: Final = LAYOUT.bags("hand", OWNER)  # RAV.info.4
FIELD: Final = LAYOUT.bags("battlefield", ALL)  # RAV.zone.2
PILE: Final = LAYOUT.rows("pile", ALL, 24)  # RAV.zone.1, RAV.info.1
# RAV.info.5, .6: the deck is lazy. Its upper part is what was never dealt, in an order that
# nobody knows and that chance decides on drawing; below lie the cards put under it, in order.
DECK: Final = LAYOUT.bag("deck", NOBODY)
UNDER: Final = LAYOUT.row("under", NOBODY, 24)


# RAV.phase1.1: who lays first, second, third; two players' orders first, then three players'.
_ORDERS: Final = [[0, 1, -1], [1, 0, -1], [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
ORDERS: Final[vec[i64]] = as_ints([seat for order in _ORDERS for seat in order])
FIRST_OF_3: Final = 2


def _is_turned(order: i64, other: i64, seat: i64, seats: i64) -> bool:
    for place in range(seats):
        if ORDERS[3 * other + place] != turned(ORDERS[3 * order + place], seat, seats):
            return False
    return True


@final
class Order(Kind):
    """An order of all seats: `2-1-3`; the texts get `seat`, `seat2` and `seat3`."""

    def __init__(self) -> None:
        super().__init__("order", len(_ORDERS))

    def holds(self, value: i64, seats: i64) -> bool:
        return 0 <= value < FIRST_OF_3 if seats == 2 else FIRST_OF_3 <= value < self.size

    def turns(self) -> bool:
        return True

    def turned(self, value: i64, seat: i64, seats: i64) -> i64:
        """The same order, with the seats as one of them counts them."""
        if not self.holds(value, seats):
            return value
        for other in range(self.size):
            if self.holds(other, seats) and _is_turned(value, other, seat, seats):
                return other
        raise ValueError("an order of other seats")

    def text(self, value: i64) -> str:
        return "-".join([str(seat + 1) for seat in _ORDERS[value] if seat >= 0])

    def said(self, name: str, value: i64) -> dict[str, str]:
        return dict(zip(("seat", "seat2", "seat3"), [str(seat) for seat in _ORDERS[value]], strict=True))


PARTS: Final = Parts(LAYOUT)
PARTS.kind(Order())
PARTS.kind(Count("round", 7))  # RAV.end.1: a hand card is laid in each
PARTS.kind(Count("cards", 7))
PARTS.kind(Maybe(LAYOUT.seat))


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
