"""Positions of Skulls of Sedlec, as they lie on the table: for lessons, pages of rules and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.engine.errors import BadPicture
from stolik.games.sedlec.data import FEATURES
from stolik.games.sedlec.piles import MOST_PILES
from stolik.games.sedlec.state import NAMES, POSITIONS, SKULL_CARDS, STACK_POSITIONS

READER = 0
OTHER = 1
TARGET = 9
BASE = NAMES[: SKULL_CARDS - 6]  # without the Executioners
ALL = NAMES[:SKULL_CARDS]
SHAPES = [feature.id for feature in FEATURES]
FIELDS = {"stack", "rival", "hand", "open", "down", "todo", "shape", "back", "feature"}

Laid = Mapping[tuple[int, int], str]  # cards by their places
Todo = Sequence[Sequence[Any]]


def position(told: dict[str, Any], options: dict[str, str]) -> dict[str, Any]:
    """Two players: `stack` is the reader's, a list of cards with their places, `rival` the other's; `hand` is the
    reader's. `open` are the face-up cards of the first piles, and `down` says how many lie face down in each; the rest
    is out of the game. The reader is to take a turn, or `todo` is next.

    With `shape`, the reader plays alone: it is a feature card, `back` another, and `feature` what lies in the shape."""
    for field in told:
        if field not in FIELDS:
            raise BadPicture(f"there is no {field}")
    stacks = [_laid(told.get("stack", []), STACK_POSITIONS), _laid(told.get("rival", []), STACK_POSITIONS)]
    alone = "shape" in told
    shape = told.get("shape", SHAPES[0])
    return laid_down(
        stacks[:1] if alone else stacks,
        hands=[] if alone else [told.get("hand", [])],
        seats=1 if alone else 2,
        shape=shape,
        back=told.get("back", SHAPES[-1]),
        feature=_laid(told.get("feature", []), POSITIONS[1 + SHAPES.index(shape)]),
        opened=dict(enumerate(told.get("open", []), 1)),
        down=told.get("down", []),
        deck=ALL if options.get("executioners") == "yes" else BASE,
        active=OTHER if len(stacks[READER]) == TARGET else READER,
        todo=told.get("todo"),
    )


def _laid(told: list[list[Any]], places: Sequence[tuple[int, int]]) -> Laid:
    found: dict[tuple[int, int], str] = {}
    for card, x, y in told:
        if (x, y) not in places:
            raise BadPicture(f"no card lies at {x},{y}")
        if (x, y) in found:
            raise BadPicture(f"two cards lie at {x},{y}")
        found[x, y] = card
    return found


def laid_down(
    stacks: Sequence[Laid],
    *,
    deck: Sequence[str],
    hands: Sequence[Sequence[str]] = (),
    opened: Mapping[int, str] | None = None,
    down: Sequence[int] | None = None,
    feature: Laid | None = None,
    shape: str = "krzyz",
    back: str = "luk",
    seats: int = 2,
    active: int = READER,
    todo: Todo | None = None,
) -> dict[str, Any]:
    """The active player is to take a turn, or `todo` is next. `opened` are the face-up cards by pile, from 1.

    Cards that are named nowhere lie in the graveyard, as many as `down` says by pile; the last ones are in the box.
    """
    solo = seats == 1
    piles = 4 if solo else MOST_PILES
    opened = opened or {}
    feature = feature or {}
    held = [*map(list, hands), *[[]] * (seats - len(hands))]
    named = [card for laid in (*stacks, feature) for card in laid.values()]
    named += [*(card for cards in held for card in cards), *opened.values()]
    for card in named:
        if card not in ALL:
            raise BadPicture(f"there is no skull card {card}")
    if len(set(named)) < len(named):
        raise BadPicture("a card is there twice")
    place = [0] * len(ALL)
    for laid in stacks:
        for at, card in laid.items():
            place[ALL.index(card)] = 1 + STACK_POSITIONS.index(at)
    for at, card in feature.items():
        place[ALL.index(card)] = 1 + POSITIONS[1 + SHAPES.index(shape)].index(at)
    free = [card for card in deck if card not in named]
    if down is None:
        down = [len(free) // piles + (pile < len(free) % piles) for pile in range(piles)]
    if sum(down) > len(free):
        raise BadPicture("there are not so many cards")
    graveyard = free[: sum(down)]
    drawn = [shape, back] if solo else []
    return {
        "seats": seats,
        "over": False,
        "turn": 1,
        "sealed": [0] * seats,
        "active": (active + 1) % seats,
        "width": 4 if seats <= 2 else 3,
        "piles": piles,
        "down": [*down, *[0] * (MOST_PILES - len(down))],
        "place": place,
        "score": [0] * 4,
        "won": 0,
        "todo": [list(step) for step in todo or _turn(active, solo=solo)],
        "graveyard": graveyard,
        **{f"open{pile}": [opened[pile + 1]] if pile + 1 in opened else [] for pile in range(MOST_PILES)},
        "hand": held,
        "stack": [[*laid.values()] for laid in (*stacks, *[{}] * (seats - len(stacks)))],
        "feature": [*feature.values()],
        "shape": drawn[:1],
        "effect": drawn[1:],
        "box": [card for card in NAMES if card not in (*named, *graveyard, *drawn)],
    }


def _turn(active: int, *, solo: bool) -> Todo:
    if solo:
        return [("next_turn_alone", 0, 0, 0), ("turn_alone", 0, 0, 0)]
    return [("next_turn", 0, 0, 0), ("take_turn", active, 0, 0)]
