"""What a position of Ankh-Morpork consists of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Code, Count, Flag, Kind, Maybe, Named, Numbered, Pair, SetOf
from stolik.engine.kit import as_ints, bit, has
from stolik.engine.layout import ALL, NOBODY, OWNER, Layout
from stolik.engine.parts import Parts
from stolik.engine.state import State
from stolik.games.ankhmorpork.data import BOARD, CARDS, PEOPLE

# One run of numbers for everything that is drawn or dealt: green, brown, personalities, events.
NAMES: Final = [
    *(card.id for card in CARDS),
    *(person.id for person in PEOPLE.personalities),
    *(event.id for event in PEOPLE.events),
]
DECKS: Final = [
    *(card.deck for card in CARDS),
    *("personality" for _ in PEOPLE.personalities),
    *("event" for _ in PEOPLE.events),
]
ACTION_CARDS: Final = len(CARDS)
FIRST_BROWN: Final = 48
FIRST_PERSON: Final = 101
FIRST_EVENT: Final = 108
ACTIONS: Final = ("green", "brown")

MOST_SEATS: Final = 4
AREAS: Final = 12
AGENTS: Final = 12  # AM.S1
BUILDINGS: Final = 6
TROLL: Final = 4  # owners of figures: the seats 0 to 3, then trolls and demons, whom nobody owns (AM.G4, AM.G5)
DEMON: Final = 5
OWNERS: Final = 6

COST: Final[vec[i64]] = as_ints([area.cost for area in BOARD.areas])
NEAR: Final[vec[i64]] = as_ints([sum(bit(other - 1) for other in area.adjacent) for area in BOARD.areas])
RIVER: Final = sum(bit(area.no - 1) for area in BOARD.areas if area.river)


# --- what the numbers mean -------------------------------------------------------------------------


@final
class Owner(Kind):
    """Whose a figure is: `1` to `4` are seats, `t` is a troll and `d` a demon."""

    def __init__(self) -> None:
        super().__init__("owner", OWNERS, MOST_SEATS)

    def holds(self, value: i64, seats: i64) -> bool:
        return 0 <= value < OWNERS and (value < seats or value >= TROLL)

    def text(self, value: i64) -> str:
        return "1234td"[value]

    def shown(self, value: i64) -> object:
        return value

    def pointed(self, value: i64) -> str:
        return str(value)

    def said(self, name: str, value: i64) -> dict[str, str]:
        return {name: str(value)}

    def schema(self) -> dict[str, object]:
        return {"type": "integer"}


AREA: Final = Numbered("area", AREAS)
WHOSE: Final = Owner()
FIGURE: Final = Pair("figure", AREA, WHOSE)  # figures of one owner in one area are alike

LAYOUT: Final = Layout(NAMES, MOST_SEATS, depth=48, decks=DECKS)

# What is printed on a card: its deck, what stands in each place of it and what that does; a goal; or which event it is.
_PRINTED: Final[list[Sequence[str]]] = [
    *(
        [
            card.deck,
            *(f"{symbol}-{place + 1}" for place, symbol in enumerate(card.symbols)),
            *([f"${card.money}"] if card.money > 0 else []),
            *dict.fromkeys(effect for effect in (card.effect, card.effect_english) if effect),
        ]
        for card in CARDS
    ),
    *([person.goal] for person in PEOPLE.personalities),
    *([event.id] for event in PEOPLE.events),
]
_TRAITS: Final = list(dict.fromkeys([trait for traits in _PRINTED for trait in traits]))
LAYOUT.printed(_TRAITS, [[_TRAITS.index(trait) for trait in traits] for traits in _PRINTED])

FIGURES: Final = LAYOUT.table("figures", (AREA, WHOSE), Count("figures", AGENTS))  # how many of each in each
BUILDING: Final = LAYOUT.table("building", AREA, Maybe(LAYOUT.seat))  # whose building stands there
TROUBLE: Final = LAYOUT.word("trouble", SetOf(AREA))  # the areas with a marker
MONEY: Final = LAYOUT.table("money", LAYOUT.seat, Count("dollars", 300))  # AM.S3; nobody comes near so much
LOST: Final = LAYOUT.word("lost", SetOf(AREA))  # the areas whose City Area card Johnson took (AM.E12)
USED: Final = LAYOUT.word("used", SetOf(AREA))  # the powers used in this turn (AM.C1)
GAINED: Final = LAYOUT.word("gained", SetOf(AREA))  # the City Area cards gained in this turn
ACTIVE: Final = LAYOUT.word("active", LAYOUT.seat)  # whose turn it is
PLAYED: Final = LAYOUT.word("played", Maybe(LAYOUT.card))  # the card that was played last in this turn (AM.R9)
FRESH: Final = LAYOUT.word("fresh", Flag())  # until the first symbol of that card is done or skipped
WON: Final = LAYOUT.word("won", SetOf(LAYOUT.seat))  # who has won
UNFOLDING: Final = LAYOUT.word("unfolding", Maybe(LAYOUT.card))  # the event that was turned up last
ENGLISH: Final = LAYOUT.word("english", Flag())  # the edition (AM.D1, AM.D2)

GREEN: Final = LAYOUT.bag("green", NOBODY, ("green",))  # AM.S6: above the brown cards
BROWN: Final = LAYOUT.bag("brown", NOBODY, ("brown",))
HAND: Final = LAYOUT.bags("hand", OWNER, ACTIONS)  # AM.H2
PLAY: Final = LAYOUT.bag("play", ALL, ACTIONS)  # AM.T7: in no hand and no pile
DISCARD: Final = LAYOUT.bag("discard", ALL, ACTIONS)  # AM.H1
LOAN: Final = LAYOUT.bags("loan", ALL, ACTIONS)  # AM.M7
PENALTY: Final = LAYOUT.bags("penalty", ALL, ACTIONS)  # AM.T9
PERSON: Final = LAYOUT.bags("person", OWNER, ("personality",))  # AM.S4
FACE: Final = LAYOUT.bags("face", ALL, ("personality",))  # AM.H2: shown when the game ends
UNDEALT: Final = LAYOUT.bag("undealt", NOBODY, ("personality",))
EVENT_DECK: Final = LAYOUT.bag("event_deck", NOBODY, ("event",))  # AM.S5
HAPPENED: Final = LAYOUT.bag("happened", ALL, ("event",))  # AM.Y8: removed from the game
BOX: Final = LAYOUT.bag("box", ALL)  # AM.S9: what two players leave out
FILCHED: Final = LAYOUT.bags("filched", OWNER, ACTIONS)  # on the way from hand to hand

PARTS: Final = Parts(LAYOUT)
PARTS.kind(AREA)
PARTS.kind(Numbered("power", AREAS))  # of the City Area card of an area
PARTS.kind(WHOSE)
PARTS.kind(FIGURE)
PARTS.kind(Maybe(AREA))
PARTS.kind(SetOf(AREA))
PARTS.kind(SetOf(LAYOUT.seat))
PARTS.kind(Flag())
PARTS.kind(Code("code"))  # several things in one number, which only its step takes apart
PARTS.kind(Count("count", 6))  # how many cards, agents or buildings a step is still about
PARTS.kind(Count("symbol", 4))  # a place on a card, from 0
PARTS.kind(Named("action", [card.id for card in CARDS]))  # a card that was played, for all to see
PARTS.kind(Named("outbreak", ["none", "trouble"]))  # what somebody who comes sets off
PARTS.kind(Count("exempt", MOST_SEATS - 1, -1))  # the seat whose agents are spared, -1 if nobody's are


# --- who stands where ------------------------------------------------------------------------------


def standing(g: State, area: i64, owner: i64) -> i64:
    """How many figures of an owner stand in an area."""
    return g[FIGURES + OWNERS * area + owner]


def crowd(g: State, area: i64) -> i64:
    """How many figures stand in an area, whosesoever."""
    at = FIGURES + OWNERS * area
    return g[at] + g[at + 1] + g[at + 2] + g[at + 3] + g[at + 4] + g[at + 5]


def agents_out(g: State, seat: i64) -> i64:
    """How many agents of a seat are on the board."""
    total: i64 = 0
    for area in range(AREAS):
        total += g[FIGURES + OWNERS * area + seat]
    return total


def areas_with(g: State, owner: i64) -> i64:
    """The areas where a figure of an owner stands."""
    found: i64 = 0
    for area in range(AREAS):
        if g[FIGURES + OWNERS * area + owner] > 0:
            found |= bit(area)
    return found


def areas_around(areas: i64) -> i64:
    """These areas and all that are adjacent to one of them (AM.B1)."""
    found = areas
    for area in range(AREAS):
        if has(areas, area):
            found |= NEAR[area]
    return found


def owner_of(g: State, area: i64) -> i64:
    """The seat whose building stands in an area, -1 if there is none."""
    return g[BUILDING + area] - 1


def buildings_of(g: State, seat: i64) -> i64:
    """The areas where a seat has a building."""
    found: i64 = 0
    for area in range(AREAS):
        if g[BUILDING + area] == seat + 1:
            found |= bit(area)
    return found


def haunted(g: State, area: i64) -> bool:
    """AM.G5: while a demon is here, nothing counts and no power works."""
    return standing(g, area, DEMON) > 0


def troubled(g: State, area: i64) -> bool:
    return has(g[TROUBLE], area)


# --- figures come and go ---------------------------------------------------------------------------


def arrive(g: State, area: i64, owner: i64) -> None:
    """AM.Z1, AM.P1: whoever joins another figure makes trouble."""
    if crowd(g, area) > 0:
        g[TROUBLE] |= bit(area)
    g[FIGURES + OWNERS * area + owner] += 1


def outbreak(g: State, area: i64, before: i64) -> i64:
    """Is there a marker in an area that was not there before? As events tell it."""
    return 1 if has(g[TROUBLE] & ~before, area) else 0


def slip_in(g: State, area: i64, owner: i64) -> None:
    """AM.P3: an arrival that sets no marker, and clears none."""
    g[FIGURES + OWNERS * area + owner] += 1


def leave(g: State, area: i64, owner: i64) -> None:
    """AM.Z2, AM.P2: whoever goes takes the marker along."""
    g[FIGURES + OWNERS * area + owner] -= 1
    g[TROUBLE] &= ~bit(area)


# --- what counts -----------------------------------------------------------------------------------


def pieces(g: State, area: i64, seat: i64) -> i64:
    """Agents and building of a seat in an area."""
    if g[BUILDING + area] == seat + 1:
        return standing(g, area, seat) + 1
    return standing(g, area, seat)


def controller(g: State, area: i64) -> i64:
    """AM.G2, AM.V1: the seat that controls an area, -1 if none does."""
    if haunted(g, area):
        return -1
    best: i64 = -1
    most = standing(g, area, TROLL)
    for seat in range(g.seats):
        here = pieces(g, area, seat)
        if here > most:
            most = here
            best = seat
        elif here == most:
            best = -1
    return best


def worth(g: State, seat: i64) -> i64:
    """AM.V3: cash and buildings at their printed cost, less 12 a loan."""
    total = g[MONEY + seat] - 12 * g.count(LOAN + seat)
    for area in range(AREAS):
        if g[BUILDING + area] == seat + 1 and not haunted(g, area):
            total += COST[area]
    return total


def points(g: State, seat: i64) -> i64:
    """AM.G3, AM.V5, AM.M7: what counts when nobody has met a goal."""
    factor: i64 = 2
    if g[ENGLISH] != 0:
        factor = 1  # AM.D1
    total: i64 = 0
    for area in range(AREAS):
        if not haunted(g, area):
            total += 5 * standing(g, area, seat)
            if g[BUILDING + area] == seat + 1:
                total += factor * COST[area]
    cash = g[MONEY + seat]
    loans = g.count(LOAN + seat)
    while loans > 0:
        loans -= 1
        if cash >= 12:
            cash -= 12
        else:
            total -= 15
    return total + cash


def best_card(g: State, seat: i64) -> i64:
    """AM.V8: the cost of the dearest City Area card held, those of haunted areas and Johnson's left out."""
    best: i64 = 0
    for area in range(AREAS):
        held = g[BUILDING + area] == seat + 1 and not has(g[LOST], area) and not haunted(g, area)
        if held and COST[area] > best:
            best = COST[area]
    return best
