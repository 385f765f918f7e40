"""The standing orders of one table. A book is never changed: whoever orders something gets a new one."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy.orm import Session

from stolik.engine import orders
from stolik.engine.orders import StandingOrder
from stolik.engine.table import Table
from stolik.server import wire
from stolik.server.models import OrdersRow


class OrderBook:
    def __init__(self, given: Iterable[StandingOrder]) -> None:
        self.given = list(given)

    def with_order(self, table: Table, seat: int, do: str, where: dict[str, str], lasting: bool) -> OrderBook:
        """An order that could not be carried out raises Refused; the same one again replaces the first."""
        order = orders.give(table, seat, do, where, lasting)
        return OrderBook([*self.without(seat, do, where).given, order])

    def without(self, seat: int, do: str, where: dict[str, str]) -> OrderBook:
        return OrderBook(orders.without(self.given, seat, do, where))

    def after(self, table: Table | None) -> OrderBook:
        """What still holds when the table stands like this."""
        return self if table is None or not self.given else OrderBook(orders.lasting(table, self.given))

    def shown(self, table: Table | None, seat: int | None) -> wire.OrdersView | None:
        """To the seat alone."""
        possible = [] if table is None or seat is None else orders.possible(table, seat)
        if table is None or table.game.windows is None or not possible:
            return None
        words = {promise.do: promise for promise in possible}
        return wire.OrdersView(
            given=[
                wire.OrderView(
                    text=order.do,
                    label=words[order.do].label,
                    values=words[order.do].values,
                    where=order.where,
                    lasting=order.lasting,
                    usual=orders.is_usual(table.game, order),
                )
                for order in self.given
                if order.seat == seat and order.do in words
            ],
            possible=[wire.OptionView(promise.do, promise.label, promise.values) for promise in possible],
            where={name: list(values) for name, values in table.game.windows.where.items()},
        )

    def keep(self, db: Session, table: str, before: OrderBook) -> None:
        """Write down the orders of those seats for which they are others than before."""
        for seat in {order.seat for order in (*self.given, *before.given)}:
            own = [order for order in self.given if order.seat == seat]
            if own != [order for order in before.given if order.seat == seat]:
                db.merge(OrdersRow(table=table, seat=seat, orders=msgspec.to_builtins(own)))
