"""What a position of Three Cheers for Master consists of.

Towers are made of bodies. The body of a minion that lies face up is its card; a covered Ninja is one of a few nameless
bodies behind them, so that nothing which everybody sees tells who it is. A body stands in a tower at a column (the
first card's is 0, to the owner's right they grow) and a level (1 is the ground row).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Count, Flag, Maybe, Named, SetOf
from stolik.engine.kit import as_ints, bag_bit, bag_word, bit
from stolik.engine.layout import ALL, NOBODY, OWNER, Layout
from stolik.engine.parts import Parts
from stolik.engine.state import State
from stolik.games.cheers.cells import MIDDLE, TOWERFUL, Cell, Offset
from stolik.games.cheers.data import BRAWLS, HIGHEST, HIGHEST_VALUE, MINIONS, ORDERS, SIDES, TRAITS
from stolik.games.cheers.data import KINDS as ORDER_KINDS

MOST_SEATS: Final = 6
CELLS: Final[i64] = i64(MOST_SEATS * TOWERFUL)
BUILDING: Final = 1

# Secret numbers are cards too: how large the small deck is (TC.S2), and how many of its cards hide the Master (TC.S3).
SMALLEST: Final = 20
LARGEST: Final = 30
EARLIEST: Final = -2
LATEST: Final = 2

_plain: Final = [minion for minion in MINIONS if "ninja" not in minion.traits]
_ninjas: Final = [minion for minion in MINIONS if "ninja" in minion.traits]
CARDS: Final = [*_plain, *_ninjas]
NAMES: Final = [
    *(minion.id for minion in CARDS),
    *(order.id for order in ORDERS),
    *(f"brawl-{number}" for number in range(1, BRAWLS + 1)),
    "coming",
    "here",
    *(f"small-{size}" for size in range(SMALLEST, LARGEST + 1)),
    *(f"late-{place}" for place in range(LATEST - EARLIEST + 1)),
]
DECKS: Final = [
    *("minion" for _ in _plain),
    *("ninja" for _ in _ninjas),
    *("order" for _ in ORDERS),
    *("brawl" for _ in range(BRAWLS)),
    "master",
    "master",
    *("small" for _ in range(SMALLEST, LARGEST + 1)),
    *("late" for _ in range(EARLIEST, LATEST + 1)),
]
FIRST_NINJA: Final[i64] = i64(len(_plain))
MINION_COUNT: Final[i64] = i64(len(CARDS))
NINJAS: Final[i64] = i64(len(_ninjas))
BODIES: Final[i64] = i64(MINION_COUNT + NINJAS)  # a nameless body for each Ninja that may lie covered
FIRST_ORDER: Final[i64] = i64(MINION_COUNT)
FIRST_BRAWL: Final[i64] = i64(FIRST_ORDER + len(ORDERS))
COMING: Final[i64] = i64(FIRST_BRAWL + BRAWLS)
HERE: Final[i64] = i64(COMING + 1)
FIRST_SMALL: Final[i64] = i64(HERE + 1)
FIRST_LATE: Final[i64] = i64(FIRST_SMALL + LARGEST - SMALLEST + 1)
PLAYABLE: Final = ("minion", "ninja", "order")

# --- what is printed on minions --------------------------------------------------------------------
# Sides by number: up, right, down, left. A covered body has no value of its own here: its traits are off (TC.M5).

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
STEP_COL: Final[vec[i64]] = as_ints([0, 1, 0, -1])
STEP_LEVEL: Final[vec[i64]] = as_ints([1, 0, -1, 0])

# By `printed`: the four sides of a card as it lies upright, then as it lies rotated (TC.M4).
_TURNS: Final = (*range(4), *((side + 2) % 4 for side in range(4)))
ARROW: Final[vec[i64]] = as_ints([minion.arrows[side] for minion in CARDS for side in _TURNS])
SHIELD: Final[vec[i64]] = as_ints([int(SIDES[side] in minion.shields) for minion in CARDS for side in _TURNS])
VALUE: Final[vec[i64]] = as_ints([minion.value for minion in CARDS])
WEAK: Final = 1
HUNGRY: Final = 2
HEAVY: Final = 4
FLYING: Final = 8
ACROBAT: Final = 16
KAMIKAZE: Final = 32
ARMORED: Final = 64
CLAUSTROPHOBE: Final = 128
NINJA: Final = 256
ASSASSIN: Final = 512
# By body; a covered one is a Ninja and nothing else.
TRAIT: Final[vec[i64]] = as_ints(
    [sum(bit(TRAITS.index(trait)) for trait in minion.traits) for minion in CARDS] + [NINJA] * NINJAS
)

# By body: the numbers of its arrows, as a bit set; those of a covered one are not seen.
NUMBERS: Final[vec[i64]] = as_ints(
    [sum(bit(number) for number in {*minion.arrows} - {0}) for minion in CARDS] + [0] * NINJAS
)

# The same the other way round, as sets of bodies with 32 a word: who has a trait, who has an arrow of a number.
CROWD_WORDS: Final[i64] = i64((BODIES + 31) // 32)


def _bearers(having: vec[i64], most: int) -> vec[i64]:
    """By what they have, as a set of one, and by word."""
    words = [0] * (CROWD_WORDS * (most + 1))
    for body in range(BODIES):
        left = having[body]
        while left != 0:
            words[CROWD_WORDS * (left & -left) + bag_word(body)] |= bag_bit(body)
            left &= left - 1
    return as_ints(words)


BEARERS: Final[vec[i64]] = _bearers(TRAIT, ASSASSIN)
SHOOTERS: Final[vec[i64]] = _bearers(NUMBERS, 8)

# --- the memory ------------------------------------------------------------------------------------

LAYOUT: Final = Layout(NAMES, MOST_SEATS, depth=96, decks=DECKS)


def _shown(card: int) -> list[str]:
    """What is printed on a card, each thing by a name of its own."""
    if card < MINION_COUNT:
        minion = CARDS[card]
        arrows = [f"{side}{number}" for side, number in zip(SIDES, minion.arrows, strict=True) if number]
        return [f"value-{minion.value}", *arrows, *(f"shield-{side}" for side in minion.shields), *minion.traits]
    if card < FIRST_BRAWL:
        options = ORDERS[card - FIRST_ORDER].options
        return [option.kind for option in options] + [
            f"{option.kind}-{across},{up}" for option in options for across, up in option.offsets
        ]
    return ["brawl" if card < COMING else NAMES[card]]


_shows: Final = [_shown(card) for card in range(len(NAMES))]
_things: Final = list(dict.fromkeys([thing for shows in _shows for thing in shows]))
LAYOUT.printed(_things, [[_things.index(thing) for thing in shows] for shows in _shows])

# A tower has the number of its seat, of two that share one that of the first (TC.V2).
BODY: Final = Named("body", NAMES[:MINION_COUNT] + [f"covered{slot}" for slot in range(NINJAS)])
ORDER: Final = Named("order", list(ORDER_KINDS))
CAUSE: Final = Named("cause", ["by-attack", "by-fall", "crushed", "eaten", "suffocated", "blown-up", "stabbed"])
AIM: Final = Named("aim", ["tower", "column", "level", "play", "seat"])

TOWER: Final = LAYOUT.table("tower", BODY, Maybe(LAYOUT.seat))  # where it stands, if it does
CROWD: Final = LAYOUT.sets("crowd", BODY, LAYOUT.seat)  # the same by tower: who stands there
COL: Final = LAYOUT.table("col", BODY, Count("column", MIDDLE - 1, -MIDDLE))
LEVEL: Final = LAYOUT.table("level", BODY, Count("level", HIGHEST))
TURNED: Final = LAYOUT.table("turned", BODY, Flag())  # does it lie rotated (TC.M4)?
RIDES: Final = LAYOUT.table("rides", LAYOUT.seat, Maybe(BODY))  # who is under the foreminion; nobody: the ground
FOUGHT: Final = LAYOUT.sets("fought", LAYOUT.card)  # the Kamikazes that attacked in this fight (TC.B6)
ACTIVE: Final = LAYOUT.word("active", LAYOUT.seat)  # whose turn it is
JOINED: Final = LAYOUT.word("joined", SetOf(LAYOUT.seat))  # who played a card in this turn (TC.S7)
SKIPPED: Final = LAYOUT.word("skipped", Flag())  # was a play of this turn skipped (TC.T7)?
TOWERS: Final = LAYOUT.word("towers", Count("towers", MOST_SEATS, 1), net=False)  # one a seat, two for teams (TC.V2)
HELL: Final = LAYOUT.word("hell", Flag(), net=False)  # without brawls and "Idzie!" (TC.V1)?
HANGING: Final = LAYOUT.word("hanging", Flag(), net=False)  # may any minion be laid beside a higher level (TC.P4)?
PEDRO: Final = LAYOUT.word("pedro", Named("pedro", ["no", "building", "built"]))  # do all build at once (TC.V7)?
PREYS: Final = LAYOUT.table("preys", LAYOUT.seat, Maybe(LAYOUT.card))  # the Hungry that waits for its builder (TC.V9)
SMALL: Final = LAYOUT.word("small", Count("small", LARGEST))  # the size of the small deck, once it is known
# What is announced: at which cell, what of it, and who sends it. It is five things in one table, so no input of a net.
AIMED: Final = LAYOUT.table("aimed", AIM, Count("aimed", MIDDLE - 1, -MIDDLE), net=False)
WON: Final = LAYOUT.word("won", SetOf(LAYOUT.seat))
SCORE: Final = LAYOUT.table("score", LAYOUT.seat, Count("points", HIGHEST_VALUE * HIGHEST * len(CARDS)))  # by tower

DECK: Final = LAYOUT.bag("deck", NOBODY, ("minion", "ninja", "order", "brawl"))
TOP: Final = LAYOUT.bag("top", NOBODY, PLAYABLE)  # TC.S5: everybody sees that it is no event
AGAIN: Final = LAYOUT.bag("again", ALL, ("brawl",))  # TC.S4: put back above "Idzie!"
HAND: Final = LAYOUT.bags("hand", OWNER, PLAYABLE)
PICKED: Final = LAYOUT.bags("picked", OWNER, PLAYABLE)  # to be played, and not yet announced
STANDING: Final = LAYOUT.bag("standing", ALL, ("minion", "ninja"))  # face up in the towers
COVERED: Final[vec[i64]] = as_ints([LAYOUT.bag(f"covered{slot}", NOBODY, ("ninja",)) for slot in range(NINJAS)])
AIR: Final = LAYOUT.bag("air", ALL, PLAYABLE)  # announced, and not yet played (TC.D1)
SHADOW: Final = LAYOUT.bag("shadow", NOBODY, ("ninja",))  # the same for a Ninja (TC.N4)
DISCARD: Final = LAYOUT.bag("discard", ALL, PLAYABLE)  # TC.M3
HAPPENED: Final = LAYOUT.bag("happened", ALL, ("brawl", "master"))
AHEAD: Final = LAYOUT.bag("ahead", ALL, ("master",))  # the Master's cards, somewhere in the deck
BOX: Final = LAYOUT.bag("box", ALL)  # what is left out
ASIDE: Final = LAYOUT.bag("aside", NOBODY, ("minion", "ninja"))  # TC.V7: what was dealt to nobody
CUT: Final = LAYOUT.bag("cut", NOBODY, ("small",))
NOT_CUT: Final = LAYOUT.bag("not_cut", NOBODY, ("small",))
LATE: Final = LAYOUT.bag("late", NOBODY, ("late",))
NOT_LATE: Final = LAYOUT.bag("not_late", NOBODY, ("late",))
RULED_OUT: Final = LAYOUT.bag("ruled_out", ALL, ("small", "late"))  # no secret any more
STACK: Final = LAYOUT.bags("stack", NOBODY, ("minion", "ninja"))  # TC.V7
UP_CARD: Final = LAYOUT.bags("up", OWNER, ("minion", "ninja"))  # TC.V8: turned up, to be laid

# --- what answers, pending steps and events are made of ----------------------------------------------

PARTS: Final = Parts(LAYOUT)
PARTS.kind(Maybe(LAYOUT.seat))
PARTS.kind(BODY)
PARTS.kind(Maybe(BODY))
CELL: Final = PARTS.kind(Cell(MOST_SEATS))
PARTS.kind(Offset())
PARTS.kind(CAUSE)
PARTS.kind(Named("side", ["up", "right", "down", "left"]))
PARTS.kind(Maybe(ORDER))  # what an order says; nothing of a minion
PARTS.kind(Flag())
PARTS.kind(Count("play", 2, 1))  # TC.T1: of a turn
PARTS.kind(Count("priority", 3, 1))  # TC.B1
PARTS.kind(Count("dealt", 3 * MOST_SEATS))  # TC.S4
PARTS.kind(Count("above", COMING - SMALLEST, -LARGEST))  # cards above the small deck, as long as it is whole
PARTS.kind(Count("cards", len(CARDS)))
for _around in ("on", "left", "right", "under"):  # a place is told by who is around it
    PARTS.part(f"{_around}:card", "a place")


def tower_of(g: State, seat: i64) -> i64:
    """TC.M7, TC.V2: the tower of a seat."""
    return seat % g[TOWERS]


def enter(g: State, tower: i64, body: i64) -> None:
    """A body stands in a tower from now on."""
    mem = g.mem
    mem[TOWER + body] = tower + 1
    mem[CROWD + CROWD_WORDS * tower + bag_word(body)] |= bag_bit(body)


def leave(g: State, body: i64) -> None:
    """A body stands nowhere any more."""
    mem = g.mem
    mem[CROWD + CROWD_WORDS * (mem[TOWER + body] - 1) + bag_word(body)] &= ~bag_bit(body)
    mem[TOWER + body] = 0


def anybody(g: State) -> bool:
    """Does anybody stand in any tower?"""
    for word in range(MOST_SEATS * CROWD_WORDS):
        if g[CROWD + word] != 0:
            return True
    return False


def any_with(g: State, tower: i64, trait: i64) -> bool:
    """Has anybody in a tower a trait that works?"""
    return _meet(g, tower, BEARERS, trait)


def any_arrow(g: State, tower: i64, number: i64) -> bool:
    """Has anybody in a tower, face up, an arrow with this number?"""
    return _meet(g, tower, SHOOTERS, bit(number))


def _meet(g: State, tower: i64, sets: vec[i64], what: i64) -> bool:
    mem = g.mem
    here = CROWD + CROWD_WORDS * tower
    there = CROWD_WORDS * what
    found: i64 = 0
    for word in range(CROWD_WORDS):
        found |= mem[here + word] & sets[there + word]
    return found != 0


def is_covered(body: i64) -> bool:
    return body >= MINION_COUNT


def rider_of(g: State, body: i64) -> bool:
    """TC.M8: does a foreminion sit on this body?"""
    for seat in range(g.seats):
        if g[RIDES + seat] == body + 1:
            return True
    return False


def printed(card: i64, turned: i64, side: i64) -> i64:
    """Where it is told what a card shows to a side."""
    return 8 * card + 4 * turned + side


def arrow(g: State, body: i64, side: i64) -> i64:
    """TC.M4: the arrow that a face-up minion points to a side now."""
    return ARROW[printed(body, g[TURNED + body], side)]


def shielded(g: State, body: i64, side: i64) -> bool:
    return SHIELD[printed(body, g[TURNED + body], side)] != 0


def is_a(body: i64, trait: i64) -> bool:
    """Does a trait of a body work? Those of a covered one are off (TC.M5)."""
    return (TRAIT[body] & trait) != 0
