"""Positions of the tutorial: two players, and the stack of the reader as the file shows it."""

from __future__ import annotations

from typing import Any

from stolik.engine.errors import BadPicture
from stolik.games.sedlec.piles import MOST_PILES
from stolik.games.sedlec.state import NAMES, SKULL_CARDS, STACK_POSITIONS

READER = 0
OTHER = 1
WIDTH = 4
TARGET = 9
FIELDS = {"stack", "hand", "open", "down"}


def position(told: dict[str, Any], options: dict[str, str]) -> dict[str, Any]:
    """`stack` is a list of cards with their places, `hand` one of cards; `open` are the face-up cards of the first
    piles, and `down` says how many lie face down in each. The rest is out of the game."""
    for field in told:
        if field not in FIELDS:
            raise BadPicture(f"there is no {field}")
    laid = told.get("stack", [])
    place = [0] * SKULL_CARDS
    for card, x, y in laid:
        if (x, y) not in STACK_POSITIONS:
            raise BadPicture(f"no card lies at {x},{y}")
        place[_number(card)] = 1 + STACK_POSITIONS.index((x, y))
    stack = [card for card, _, _ in laid]
    hand, up = told.get("hand", []), told.get("open", [])
    named = [*stack, *hand, *up]
    if len({_number(card) for card in named}) < len(named) or len(set(place) - {0}) < len(stack):
        raise BadPicture("a card or a place is there twice")
    down = [*told.get("down", []), *[0] * MOST_PILES][:MOST_PILES]
    deck = NAMES[:SKULL_CARDS] if options.get("executioners") == "yes" else NAMES[: SKULL_CARDS - 6]
    graveyard = [card for card in deck if card not in named][: sum(down)]
    if len(graveyard) < sum(down):
        raise BadPicture("there are not so many cards")
    asked = OTHER if len(stack) == TARGET else READER
    return {
        "seats": 2,
        "over": False,
        "turn": 1,
        "sealed": [0, 0],
        "active": 1 - asked,
        "width": WIDTH,
        "piles": MOST_PILES,
        "down": down,
        "place": place,
        "score": [0] * 4,
        "won": 0,
        "todo": [["next_turn", 0, 0, 0], ["take_turn", asked, 0, 0]],
        "graveyard": graveyard,
        **{f"open{pile}": up[pile : pile + 1] for pile in range(MOST_PILES)},
        "hand": [hand, []],
        "stack": [stack, []],
        "feature": [],
        "shape": [],
        "effect": [],
        "box": [card for card in NAMES if card not in (*named, *graveyard)],
    }


def _number(card: object) -> int:
    if card not in NAMES[:SKULL_CARDS]:
        raise BadPicture(f"there is no skull card {card}")
    return NAMES.index(str(card))
