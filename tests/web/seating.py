"""Visitors at a table that stands in an exact position."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from server.people import Person, Running, begin
from stolik.engine.table import Table
from web.visitor import Visitor


def seat_at(house: Running, at: Table, *visitors: Visitor, **more: Any) -> None:
    first, *others = visitors
    table = first.found("me", *("open" for _ in others), game=at.game.id, **more)
    with ExitStack() as stack:
        come = [stack.enter_context(Person(house.address, "", visitor.token)).here(table) for visitor in visitors]
        for seat, other in enumerate(come[1:], 1):
            assert other.ask("sit", seat=seat)["kind"] == "done"
        if others:  # whoever is alone begins at once
            begin(come)  # a race only after its signal
    house.room(table).record.table = at
    for visitor in visitors:
        visitor.sit_at(table)
