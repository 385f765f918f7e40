"""Standing orders: what a player has said beforehand about the moments when others act.

An order is private. It is checked when it is given, it answers as its seat would, and it lapses by itself when it
can no longer be carried out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stolik.engine.errors import Refused
from stolik.engine.game import Game, Promise, Standing
from stolik.engine.layout import TURN
from stolik.engine.table import Table
from stolik.engine.writing import tidy


@dataclass(frozen=True)
class Order:
    seat: int
    do: str
    where: dict[str, str]
    turn: int  # in which it was given


def usual(game: Game, seat: int) -> list[Order]:
    """What a seat lets happen unless it says otherwise; this does not lapse."""
    standing = game.standing
    return [] if standing is None else [Order(seat, standing.passing.do, where, 0) for where in standing.usual]


def possible(table: Table, seat: int) -> list[Promise]:
    """What a seat could order now."""
    standing = table.game.standing
    if standing is None or table.closed or not 0 <= seat < table.seats or standing.turn_of(table.state) < 0:
        return []
    return [standing.passing, *standing.promises(table.state, seat)]


def give(table: Table, seat: int, do: str, where: dict[str, str]) -> Order:
    """The order, if it could be carried out as things stand; else Refused."""
    do = tidy(do)
    if do not in [promise.do for promise in possible(table, seat)] or not _can_be_bound(table, where):
        raise Refused("STOLIK.order", {"text": do})
    return Order(seat, do, where, int(table.state[TURN]))


def _can_be_bound(table: Table, where: dict[str, str]) -> bool:
    standing = table.game.standing
    return standing is not None and all(value in standing.where.get(name, ()) for name, value in where.items())


def without(orders: Iterable[Order], seat: int, do: str, where: dict[str, str]) -> list[Order]:
    """All but one: a seat orders the same only once."""
    return [order for order in orders if (order.seat, order.do, order.where) != (seat, do, where)]


def lasting(table: Table, orders: Iterable[Order]) -> list[Order]:
    """The orders that still hold; to be asked after every answer, since an order that has lapsed stays so."""
    standing = table.game.standing
    return [order for order in orders if standing is not None and _holds(table, standing, order)]


def _holds(table: Table, standing: Standing, order: Order) -> bool:
    if order in usual(table.game, order.seat):
        return True
    own_turn = standing.turn_of(table.state) == order.seat and table.state[TURN] > order.turn
    if order.do == standing.passing.do and own_turn:
        return False
    return order.do in [promise.do for promise in possible(table, order.seat)]


def ordered(table: Table, orders: Iterable[Order]) -> Order | None:
    """The order that answers the pending decision: one that acts before one that lets it happen."""
    standing, decision = table.game.standing, table.pending
    if standing is None or decision is None or decision.step not in standing.windows:
        return None
    fitting = [
        order
        for order in orders
        if order.seat in decision.seats
        and all(decision.facts.get(name) == value for name, value in order.where.items())
        and order.do in [option.text for option in table.options(order.seat)]
    ]
    return min(fitting, key=lambda order: order.do == standing.passing.do, default=None)
