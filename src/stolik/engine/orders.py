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


def usual(game: Game, seat: int) -> list[StandingOrder]:
    """What a seat lets happen unless it says otherwise; this does not lapse."""
    windows = game.windows
    return [] if windows is None else [StandingOrder(seat, windows.passing.do, where, 0) for where in windows.usual]


def possible(table: Table, seat: int) -> list[Promise]:
    """What a seat could order now."""
    windows = table.game.windows
    if windows is None or table.closed or not 0 <= seat < table.seats or windows.turn_of(table.state) < 0:
        return []
    return [windows.passing, *windows.promises(table.state, seat)]


def give(table: Table, seat: int, do: str, where: dict[str, str]) -> StandingOrder:
    """The order, if it could be carried out as things stand; else Refused."""
    do = tidy(do)
    if do not in [promise.do for promise in possible(table, seat)] or not _can_be_bound(table, where):
        raise Refused("STOLIK.order", {"text": do})
    return StandingOrder(seat, do, where, int(table.state[TURN]))


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
    if order in usual(table.game, order.seat):
        return True
    own_turn = windows.turn_of(table.state) == order.seat and table.state[TURN] > order.turn
    if order.do == windows.passing.do and own_turn:
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
