"""Windows orders: what a player has said beforehand about the moments when others act.

An order is private. It is checked when it is given, it answers as its seat would, and it lapses by itself when it
can no longer be carried out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stolik.engine.errors import Refused
from stolik.engine.game import Game
from stolik.engine.layout import TURN
from stolik.engine.table import Table
from stolik.engine.windows import Promise, Windows
from stolik.engine.writing import tidy


@dataclass(frozen=True)
class StandingOrder:
    seat: int
    do: str
    where: dict[str, str]
    turn: int  # in which it was given
    lasting: bool = False  # one that lets things happen holds beyond one's own turn, until it is cancelled


def usual(game: Game, seat: int) -> list[StandingOrder]:
    """What a seat lets happen unless it says otherwise; this does not lapse."""
    windows = game.windows
    if windows is None:
        return []
    return [StandingOrder(seat, windows.passing.do, where, 0, lasting=True) for where in windows.usual]


def is_usual(game: Game, order: StandingOrder) -> bool:
    """Is it nobody's own: does the seat let this happen as everybody does?"""
    return any((order.do, order.where) == (other.do, other.where) for other in usual(game, order.seat))


def possible(table: Table, seat: int) -> list[Promise]:
    """What a seat could order now."""
    windows = table.game.windows
    if windows is None or table.closed or not 0 <= seat < table.seats or windows.turn_of(table.state) < 0:
        return []
    return [windows.passing, *windows.promises(table.state, seat)]


def give(table: Table, seat: int, do: str, where: dict[str, str], lasting: bool = False) -> StandingOrder:
    """The order, if it could be carried out as things stand; else Refused."""
    do = tidy(do)
    if do not in [promise.do for promise in possible(table, seat)] or not _can_be_bound(table, where):
        raise Refused("STOLIK.order", {"text": do})
    order = StandingOrder(seat, do, where, int(table.state[TURN]), lasting)
    return StandingOrder(seat, do, where, 0, lasting=True) if is_usual(table.game, order) else order


def _can_be_bound(table: Table, where: dict[str, str]) -> bool:
    windows = table.game.windows
    return windows is not None and all(value in windows.where.get(name, ()) for name, value in where.items())


def without(orders: Iterable[StandingOrder], seat: int, do: str, where: dict[str, str]) -> list[StandingOrder]:
    """All but one: a seat orders the same only once."""
    return [order for order in orders if (order.seat, order.do, order.where) != (seat, do, where)]


def lasting(table: Table, orders: Iterable[StandingOrder]) -> list[StandingOrder]:
    """The orders that still hold; to be asked after every answer, since an order that has lapsed stays so."""
    windows = table.game.windows
    return [order for order in orders if windows is not None and _holds(table, windows, order)]


def _holds(table: Table, windows: Windows, order: StandingOrder) -> bool:
    own_turn = windows.turn_of(table.state) == order.seat and table.state[TURN] > order.turn
    if order.do == windows.passing.do and own_turn and not order.lasting and not is_usual(table.game, order):
        return False
    return order.do in [promise.do for promise in possible(table, order.seat)]


def ordered(table: Table, orders: Iterable[StandingOrder]) -> StandingOrder | None:
    """The order that answers the pending decision: one that acts before one that lets it happen."""
    windows, decision = table.game.windows, table.pending
    if windows is None or decision is None or decision.step not in windows.steps:
        return None
    fitting = [
        order
        for order in orders
        if order.seat in decision.seats
        and all(decision.facts.get(name) == value for name, value in order.where.items())
        and order.do in [option.text for option in table.options(order.seat)]
    ]
    return min(fitting, key=lambda order: order.do == windows.passing.do, default=None)
