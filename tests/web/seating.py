"""Visitors at a table that stands in an exact position."""

from __future__ import annotations

from typing import Any

from server.people import Person, Running, begin
from stolik.engine.table import Table
from web.visitor import Visitor


def seat_at(house: Running, at: Table, *visitors: Visitor, **more: Any) -> None:
    first, *others = visitors
    table = first.found("me", *("open" for _ in others), game=at.game.id, **more)
    for seat, other in enumerate(others, 1):
        with Person(house.address, "", other.token) as person:
            assert person.here(table).ask("sit", seat=seat)["kind"] == "done"
    if others:  # whoever is alone begins at once
        with Person(house.address, "", first.token) as person:
            begin([person.here(table)])  # a race only after its signal
    house.room(table).record.table = at
    for visitor in visitors:
        visitor.sit_at(table)
