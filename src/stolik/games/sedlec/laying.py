"""A card is laid in a structure: what that does, and how places are written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stolik.engine.state import State
from stolik.games.sedlec.data import SIZE
from stolik.games.sedlec.placing import STACK_PLACES
from stolik.games.sedlec.scoring import gains
from stolik.games.sedlec.state import (
    FEATURE,
    NAMES,
    PARTS,
    PLACE,
    PLACE_X,
    PLACE_Y,
    STACK_POSITIONS,
    effect_of,
    form_of,
    is_complete,
)

STACKED: Final[i64] = i64(
    PARTS.event(
        "stacked",
        "seat card number number2",
        *("SED.stack.1", "SED.place.1", "SED.place.2", "SED.place.3", "SED.place.4", "SED.place.5", "SED.cards.3"),
    )
)
BUILT: Final[i64] = i64(PARTS.event("built", "seat card number number2", "SED.solo.7", "SED.cards.3"))
COMPLETED: Final[i64] = i64(PARTS.event("completed", "seat build", "SED.turn.2", "SED.modes.2"))

IN_STACK: Final = 0
IN_FEATURE: Final = 1

STACK_TEXTS: Final = [f"{x},{y}" for x, y in STACK_POSITIONS]
PLACES: Final = STACK_PLACES + SIZE  # whoever plays alone: the places of the stack, then those of the feature


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


def place_text(g: State, place: i64) -> str:
    """Of one of the PLACES: `stack -2,1` or `feature 0,3`."""
    if place < STACK_PLACES:
        return "stack " + STACK_TEXTS[place]
    at = STACK_PLACES * form_of(g, FEATURE) + place - STACK_PLACES
    return f"feature {PLACE_X[at]},{PLACE_Y[at]}"


def lay_label(g: State, card: i64, zone: i64, place: i64) -> tuple[str, dict[str, str]]:
    """Where the card goes, and what that would bring: all in all, and each of its skulls."""
    at = STACK_PLACES * form_of(g, zone) + place
    change, lower, upper = gains(g, zone, effect_of(g), card, place)
    return "build" if zone == FEATURE else "stack", {
        "card": NAMES[card],
        "number": str(PLACE_X[at]),
        "number2": str(PLACE_Y[at]),
        "gain": f"{change:+d}",
        "upper": f"{upper:+d}",
        "lower": f"{lower:+d}",
    }
