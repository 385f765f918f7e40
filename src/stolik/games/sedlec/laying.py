"""A card is laid in a structure: what that does, and what it would bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.engine.kinds import NOTHING
from stolik.engine.state import State
from stolik.games.sedlec.naming import said_place, signed
from stolik.games.sedlec.placing import SIZE, STACK_PLACES
from stolik.games.sedlec.scoring import gains
from stolik.games.sedlec.state import (
    FEATURE,
    NAMES,
    PARTS,
    PLACE,
    PLACE_X,
    PLACE_Y,
    effect_of,
    form_of,
    is_complete,
)

STACKED: Final = PARTS.event(
    "stacked",
    "seat card column number2:level",
    *("SED.stack.1", "SED.place.1", "SED.place.2", "SED.place.3", "SED.place.4", "SED.place.5", "SED.cards.3"),
)
BUILT: Final = PARTS.event("built", "seat card column number2:level", "SED.solo.7", "SED.cards.3")
COMPLETED: Final = PARTS.event("completed", "seat build", "SED.turn.2", "SED.modes.2")

IN_STACK: Final = 0
IN_FEATURE: Final = 1


def lay(g: State, seat: i64, card: i64, source: i64, zone: i64, place: i64) -> None:
    g[PLACE + card] = 1 + place
    g.move(card, source, zone)
    at = STACK_PLACES * form_of(g, zone) + place
    x = PLACE_X[at]
    y = PLACE_Y[at]
    if zone == FEATURE:
        g.tell(BUILT, seat, card, x, y)
        if g.count(FEATURE) == SIZE:
            g.tell(COMPLETED, seat, IN_FEATURE)
    else:
        g.tell(STACKED, seat, card, x, y)
        if is_complete(g, seat):
            g.tell(COMPLETED, seat, IN_STACK)


def say_where(g: State, said: dict[str, str], card: i64, zone: i64, place: i64) -> None:
    """Add to the words of an answer where a card goes, and what that would bring: in all, and each of its skulls."""
    change, lower, upper = gains(g, zone, effect_of(g), card, place)
    said["card"] = NAMES[card]
    said.setdefault("pile", NOTHING)  # from where, unless it comes from the hand
    said.update(said_place(g, zone, place))
    said["gain"] = signed(change)
    said["upper"] = signed(upper)
    said["lower"] = signed(lower)
