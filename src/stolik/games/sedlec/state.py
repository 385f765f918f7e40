"""What a position of Skulls of Sedlec consists of.

A place is where a card can lie in a structure: in the stack counted from the bottom (`placing.py`), its first card in
the middle; in a feature as its data file lists them. A cell is where a skull lies: the lower one of a place and then
the upper one. A structure has a form: 0 is the stack, the features follow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Code, Count, Kind, Maybe, Named, Numbered, SetOf
from stolik.engine.kit import as_ints, bit, full
from stolik.engine.layout import ALL, NOBODY, Layout
from stolik.engine.parts import Parts
from stolik.engine.state import State
from stolik.games.sedlec.data import (
    CARDS,
    EFFECT_KINDS,
    EFFECTS,
    FARTHEST,
    FEATURES,
    HIGHEST,
    SKULLS,
    Place,
    below,
    beside,
    marked,
)
from stolik.games.sedlec.piles import MOST_PILES, PILE, SECOND_PILE
from stolik.games.sedlec.placing import ROWS, SIZE, STACK_PLACES, open_in_feature, open_in_stack

MOST_SEATS: Final = 4
MOST_DOWN: Final = 6  # cards of a pile: whoever plays alone with the Executioners has four piles of 24 cards
SKULL_CARDS: Final = len(CARDS)
BASE_CARDS: Final = sum(card.deck == "base" for card in CARDS)
FIRST_FEATURE: Final = SKULL_CARDS
NAMES: Final = [*(card.id for card in CARDS), *(feature.id for feature in FEATURES)]

# --- skulls ----------------------------------------------------------------------------------------

KING: Final = 0
PEASANT: Final = 1
PRIEST: Final = 2
LOVER: Final = 3
BANDIT: Final = 4
EXECUTIONER: Final = 5
SKULL_KINDS: Final = len(SKULLS)
UPPER: Final[vec[i64]] = as_ints([SKULLS.index(card.upper) for card in CARDS])
LOWER: Final[vec[i64]] = as_ints([SKULLS.index(card.lower) for card in CARDS])

# --- forms -----------------------------------------------------------------------------------------

STACK_POSITIONS: Final[tuple[Place, ...]] = tuple(
    (2 * number - places + 1, 2 * row + 1) for row, places in enumerate(ROWS) for number in range(places)
)
POSITIONS: Final = (STACK_POSITIONS, *(feature.positions for feature in FEATURES))
FORMS: Final = len(POSITIONS)
CELLS: Final = 2 * STACK_PLACES  # of the largest form
LEVELS: Final = 1 + max(y + 1 for positions in POSITIONS for _, y in positions)  # numbers of levels, 0 included


def _by_place(numbers: list[list[int]]) -> list[int]:
    return [own[place] if place < len(own) else 0 for own in numbers for place in range(STACK_PLACES)]


# By form and place: the left edge of a card there in half-cards, and the level of its lower skull.
PLACE_X: Final[vec[i64]] = as_ints(_by_place([[x for x, _ in positions] for positions in POSITIONS]))
PLACE_Y: Final[vec[i64]] = as_ints(_by_place([[y for _, y in positions] for positions in POSITIONS]))

_cells: Final = [[(x, y + half) for x, y in positions for half in (0, 1)] for positions in POSITIONS]


def _touch(one: Place, other: Place) -> bool:
    """SED.terms.2: side by side on a level, or one above the other along at least half an edge."""
    across, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (up == 0 and across == 2) or (up == 1 and across < 2)


def _set(cells: list[Place], members: list[Place]) -> int:
    return sum(bit(number) for number, cell in enumerate(cells) if cell in members)


# By form and cell: the cells that touch it, its level; by form and level: the cells there, and those below.
TOUCHING: Final[vec[i64]] = as_ints(
    [
        _set(cells, [other for other in cells if _touch(cells[number], other)]) if number < len(cells) else 0
        for cells in _cells
        for number in range(CELLS)
    ]
)
LEVEL: Final[vec[i64]] = as_ints(
    [cells[number][1] if number < len(cells) else 0 for cells in _cells for number in range(CELLS)]
)
ON_LEVEL: Final[vec[i64]] = as_ints(
    [_set(cells, [c for c in cells if c[1] == level]) for cells in _cells for level in range(LEVELS)]
)
BELOW_LEVEL: Final[vec[i64]] = as_ints(
    [_set(cells, [c for c in cells if c[1] < level]) for cells in _cells for level in range(LEVELS)]
)

# By feature.
ANCHORS: Final[vec[i64]] = as_ints([marked(feature.positions, feature.anchors) for feature in FEATURES])
SUPPORTS: Final[vec[i64]] = as_ints([under for feature in FEATURES for under in below(feature.positions)])
SIDES: Final[vec[i64]] = as_ints([sides for feature in FEATURES for sides in beside(feature.positions)])

# The positions of all features together, each once: a feature has some of them. By feature and place: which it is; by
# feature and position: its place there, -1 if the feature has none.
_everywhere: Final = sorted({place for feature in FEATURES for place in feature.positions})
ALL_POSITIONS: Final[i64] = len(_everywhere)
POSITION_AT: Final[vec[i64]] = as_ints([_everywhere.index(at) for feature in FEATURES for at in feature.positions])
PLACE_OF: Final[vec[i64]] = as_ints(
    [feature.positions.index(at) if at in feature.positions else -1 for feature in FEATURES for at in _everywhere]
)

# --- effects ---------------------------------------------------------------------------------------

NO_EFFECT: Final = -1
PEASANTS_OVER_KINGS: Final = 0
KINGS_FALL: Final = 1
LONE_PRIESTS: Final = 2
LOVERS_BY_LEVEL: Final = 3
GANGS: Final = 4
TOP_KINGS: Final = 5
_backs: Final = [next(effect for effect in EFFECTS if effect.id == feature.effect) for feature in FEATURES]
# By feature card: what its back does, and the numbers of that.
EFFECT_KIND: Final[vec[i64]] = as_ints([EFFECT_KINDS.index(effect.kind) for effect in _backs])
EFFECT_FIRST: Final[vec[i64]] = as_ints([effect.numbers[0] for effect in _backs])
EFFECT_SECOND: Final[vec[i64]] = as_ints([effect.numbers[-1] for effect in _backs])

# --- kinds -----------------------------------------------------------------------------------------


def _named(name: str, places: list[Place]) -> Kind:
    return Named(name, [f"{x},{y}" for x, y in places])


SKULL_CARD: Final = Named("skull_card", NAMES[:SKULL_CARDS], card=True)
POINTS: Final = Count("points", 255, -255)  # `scoring.rank` compares such

# --- the memory ------------------------------------------------------------------------------------

LAYOUT: Final = Layout(NAMES, MOST_SEATS, depth=12, decks=["skulls"] * SKULL_CARDS + ["feature"] * len(FEATURES))
LAYOUT.printed(  # SED.cards.3: two skulls, and where they are; a feature card is like no other
    [*(f"upper_{skull}" for skull in SKULLS), *(f"lower_{skull}" for skull in SKULLS), *NAMES[FIRST_FEATURE:]],
    [
        *([UPPER[card], SKULL_KINDS + LOWER[card]] for card in range(SKULL_CARDS)),
        *([2 * SKULL_KINDS + feature] for feature in range(len(FEATURES))),
    ],
)
ACTIVE: Final = LAYOUT.word("active", LAYOUT.seat)  # who comes after the one whose turn it is
WIDTH: Final = LAYOUT.word("width", Count("width", 4, 3), net=False)  # SED.modes.2: cards of the bottom row
PILES: Final = LAYOUT.word("piles", Count("piles", MOST_PILES, 4), net=False)  # how many there are in this game
DOWN: Final = LAYOUT.table("down", PILE, Count("cards", MOST_DOWN))  # how many cards lie face down there
# 1 + its place in its structure, be it the stack or the feature; 0 if in none.
PLACE: Final = LAYOUT.table("place", SKULL_CARD, Maybe(Numbered("spot", STACK_PLACES)))
SCORE: Final = LAYOUT.table("score", LAYOUT.seat, POINTS, net=False)  # when it is over
WON: Final = LAYOUT.word("won", SetOf(LAYOUT.seat), net=False)  # who has won, then

# SED.info.1: nobody knows anything about the order of the cards that lie face down, so chance decides on turning one
# which it is; all piles together are one bag.
GRAVEYARD: Final = LAYOUT.bag("graveyard", NOBODY, ("skulls",))
OPEN: Final[vec[i64]] = as_ints([LAYOUT.row(f"open{pile}", ALL, 1, ("skulls",)) for pile in range(MOST_PILES)])
HAND: Final = LAYOUT.bags("hand", ALL, ("skulls",))
STACK: Final = LAYOUT.rows("stack", ALL, SIZE, ("skulls",))  # in the order of laying
FEATURE: Final = LAYOUT.row("feature", ALL, SIZE, ("skulls",))
SHAPE: Final = LAYOUT.row("shape", ALL, 1, ("feature",))  # SED.solo.1
EFFECT: Final = LAYOUT.row("effect", ALL, 1, ("feature",))  # SED.solo.2
BOX: Final = LAYOUT.bag("box", ALL)  # what is left out

PARTS: Final = Parts(LAYOUT)
PARTS.kind(PILE)
PARTS.kind(SECOND_PILE)
PARTS.kind(_named("place", list(STACK_POSITIONS)))  # of the stack
PARTS.kind(_named("position", _everywhere))  # of the features
PARTS.kind(Count("column", FARTHEST, -FARTHEST))
PARTS.kind(Count("level", HIGHEST))
PARTS.kind(POINTS)
# As their texts are numbered: a skull, a structure (the stack or the feature), a title.
PARTS.kind(Code("skull", SKULL_KINDS))
PARTS.kind(Code("build", 2))
PARTS.kind(Code("title", 5))


def is_solo(g: State) -> bool:
    return g.seats == 1


def filled(g: State, zone: i64) -> i64:
    """The places of a structure where cards lie, as a bit set."""
    found: i64 = 0
    for i in range(g.count(zone)):
        found |= bit(g[PLACE + g.card(zone, i)] - 1)
    return found


def target(g: State) -> i64:
    """SED.modes.2: the cards of a complete stack."""
    return 3 * g[WIDTH] - 3


def is_complete(g: State, seat: i64) -> bool:
    return g.count(STACK + seat) == target(g)


def open_places(g: State, seat: i64) -> i64:
    """The places of a seat's stack where a card may be laid now."""
    return open_in_stack(filled(g, STACK + seat), g[WIDTH])


def feature_of(g: State) -> i64:
    """The feature to build, by its number."""
    return g.top(SHAPE) - FIRST_FEATURE


def form_of(g: State, zone: i64) -> i64:
    return 1 + feature_of(g) if zone == FEATURE else 0


def open_in(g: State) -> i64:
    """The positions of the feature where a card may be laid now."""
    feature = feature_of(g)
    return open_in_feature(filled(g, FEATURE), ANCHORS[feature], SUPPORTS, SIDES, feature * SIZE, SIZE)


def effect_of(g: State) -> i64:
    """The feature card whose back counts, by its number, or NO_EFFECT."""
    card = g.top(EFFECT)
    return card - FIRST_FEATURE if card >= 0 else NO_EFFECT


def skulls_in_play(g: State) -> i64:
    """SED.cards.2: how many kinds of skulls there are; the executioners are the last."""
    return SKULL_KINDS if (g.bag(BOX) & full(SKULL_CARDS)) == 0 else SKULL_KINDS - 1
