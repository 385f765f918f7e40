"""An event that strikes at once: the active player plays a card whose first symbol turns it up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kit import play
from stolik.engine.table import Table

from .positions import RED, falls, position

OVER = [(seat, step) for seat in range(4) for step in ("scroll_symbol", "play_card", "end_turn")]


def strike(event: str, city: Mapping[int, str], dice: Sequence[int], *more: int, **given: Any) -> Table:
    """`dice` are thrown together, `more` one by one after that; Rincewind is played by whoever is active."""
    active = given.setdefault("active", RED)
    if "hands" not in given:
        given["hands"] = ["rincewind" if seat == active else "" for seat in range(given.get("seats", 2))]
    rolls = [*([falls(*dice)] if dice else []), *(falls(number) for number in more)]
    table = position(city, events=event, dice=rolls, **given)
    play(table, (active, "play rincewind"))
    return table
