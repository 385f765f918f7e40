"""Where a card would lie, by the cards around it: for sentences, so without numbers of columns."""

from __future__ import annotations

from stolik.engine.kinds import NOTHING
from stolik.engine.kit import has
from stolik.engine.state import State
from stolik.games.sedlec.account import place_at
from stolik.games.sedlec.data import CARDS, FEATURES, Place
from stolik.games.sedlec.placing import STACK_PLACES
from stolik.games.sedlec.state import FEATURE, NAMES, PLACE, STACK, feature_of, form_of, open_in, open_places

FACES = {card.id: (card.upper, card.lower) for card in CARDS}

Where = tuple[str, str, str]  # how it lies, and the cards by which that is said


def signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def said_place(g: State, zone: int, place: int) -> dict[str, str]:
    """What the texts need for a place of a structure: `lies`, by which cards, and `side` where two would read the same.

    Two cards are the same in print, so two places can have the same neighbours; then one is the left or lower one.
    """
    form = int(form_of(g, zone))
    at = place_at(form, place)
    lying = {place_at(form, g[PLACE + card] - 1): NAMES[card] for card in g.cards(zone)}
    free = open_in(g) if zone == FEATURE else open_places(g, zone - STACK)
    anchors = list(FEATURES[int(feature_of(g))].anchors) if zone == FEATURE else []
    lies, card, other = _where(lying, at, anchors)
    same = [
        there
        for there in (place_at(form, number) for number in range(STACK_PLACES) if has(free, number))
        if there != at and _print(_where(lying, there, anchors)) == _print((lies, card, other))
    ]
    return {"lies": lies, "card2": card, "card3": other, "side": _side(at, same[0]) if same else NOTHING}


def _where(lying: dict[Place, str], at: Place, anchors: list[Place]) -> Where:
    if at in anchors:
        others = [anchor for anchor in anchors if anchor != at]
        return (f"anchor_{_side(at, others[0])}" if others else "anchor"), NOTHING, NOTHING
    x, y = at
    under = sorted((there[0] - x, card) for there, card in lying.items() if there[1] + 2 == y and abs(there[0] - x) < 2)
    if len(under) == 2:
        return "on", under[0][1], under[1][1]
    if under:
        across, card = under[0]
        return {-1: "on_right", 0: "on_one", 1: "on_left"}[across], card, NOTHING
    return _beside(lying, at, anchors)


def _beside(lying: dict[Place, str], at: Place, anchors: list[Place]) -> Where:
    """Nothing below: at an end of the stack's bottom row, or beside cards of a feature."""
    x, y = at
    if lying and not anchors:
        return ("end_left" if (x + 2, y) in lying else "end_right"), NOTHING, NOTHING
    near = sorted((level, across, card) for (across, level), card in lying.items() if abs(level - y) < 2)
    left = [card for _, across, card in near if across == x - 2]
    right = [card for _, across, card in near if across == x + 2]
    if left and right:
        return "between", left[0], right[0]
    cards = [*left, *right, NOTHING, NOTHING]
    side = "right" if left else "left" if right else "first"
    return f"{side}_two" if len(left + right) > 1 else side, cards[0], cards[1]


def _side(one: Place, other: Place) -> str:
    if one[0] != other[0]:
        return "left" if one[0] < other[0] else "right"
    return "low" if one[1] < other[1] else "high"


def _print(where: Where) -> tuple[object, ...]:
    lies, card, other = where
    return lies, FACES.get(card), FACES.get(other)
