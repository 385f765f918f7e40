"""Playing cards: minions, orders, and deflecting them (TC.P1 to TC.D9)."""

from __future__ import annotations

import re
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, full, has
from stolik.engine.layout import SEALED
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Sealed
from stolik.games.cheers.data import ORDERS
from stolik.games.cheers.sight import Sight, cell_of, cell_text, col_at, level_at, sight_of, tower_at
from stolik.games.cheers.state import (
    ACROBAT,
    ACTIVE,
    AIMED,
    AIR,
    ASSASSIN,
    COL,
    COVERED,
    DISCARD,
    FIRST_BRAWL,
    FIRST_NINJA,
    FIRST_ORDER,
    FLYING,
    FOUGHT,
    HAND,
    HANGING,
    JOINED,
    LAYOUT,
    LEVEL,
    MINION_COUNT,
    NAMES,
    NINJAS,
    PARTS,
    PICKED,
    SHADOW,
    SKIPPED,
    STANDING,
    TOWER,
    TOWERS,
    TRAIT,
    TURNED,
    anybody,
    enter,
    tower_of,
)
from stolik.games.cheers.tower import (
    BLAST,
    COVER,
    GRAVITY,
    MEALS,
    ROUSE,
    SETTLE,
    STABBED,
    body_name,
    face,
    kill,
    reveal_all,
    seat_again,
    toll_of,
)

ANNOUNCED: Final[i64] = i64(PARTS.event("announced", "seat card seat2 number", "TC.D1"))
LAID: Final[i64] = i64(PARTS.event("laid", "card seat number number2", "TC.P2"))
MOVED: Final[i64] = i64(PARTS.event("moved", "seat card number number2", "TC.O1"))
SWAPPED: Final[i64] = i64(PARTS.event("swapped", "seat card card2", "TC.O4"))
ROUSED: Final[i64] = i64(PARTS.event("roused", "seat card number number2", "TC.O6"))
DEFLECTED: Final[i64] = i64(PARTS.event("deflected", "seat card card2", "TC.D2", "TC.D9"))
NO_PLAY: Final[i64] = i64(PARTS.event("no_play", "seat", "TC.T1"))

# What an order says.
MOVE: Final = 1
SWAP: Final = 2
AGGRESSION: Final = 3
DEFLECT: Final = 4
_ORDER_KINDS: Final = ["", "move", "swap", "aggression", "deflect"]
_ORDER_VERBS: Final = ["", "move", "swap", "rouse"]


def _halves() -> list[tuple[int, list[tuple[int, int]]]]:
    found: list[tuple[int, list[tuple[int, int]]]] = []
    for order in ORDERS:
        for half in range(2):
            if half < len(order.options):
                option = order.options[half]
                found.append((_ORDER_KINDS.index(option.kind), option.offsets))
            else:
                found.append((0, []))
    return found


_HALVES: Final = _halves()
# Two halves an order: what each says, and its offsets to the right and up, with room for as many as any has.
MOST_OFFSETS: Final[i64] = i64(max([4, *[len(offsets) for _, offsets in _HALVES]]))
SAYS: Final[vec[i64]] = as_ints([kind for kind, _ in _HALVES])
OFFSETS: Final[vec[i64]] = as_ints([len(offsets) for _, offsets in _HALVES])
ACROSS: Final[vec[i64]] = as_ints(
    [offsets[i][0] if i < len(offsets) else 0 for _, offsets in _HALVES for i in range(MOST_OFFSETS)]
)
UPWARDS: Final[vec[i64]] = as_ints(
    [offsets[i][1] if i < len(offsets) else 0 for _, offsets in _HALVES for i in range(MOST_OFFSETS)]
)
# By half: 1 where it can be played as soon as anybody stands. Aggression can, and so can a move to the side or up,
# since whoever stands furthest that way has nobody there.
ANYBODY: Final[vec[i64]] = as_ints(
    [int(kind == AGGRESSION or (kind == MOVE and any(level >= 0 for _, level in offsets))) for kind, offsets in _HALVES]
)
DEFLECTS: Final[vec[i64]] = as_ints(
    [0] * MINION_COUNT + [int(any(option.kind == "deflect" for option in order.options)) for order in ORDERS]
)


def half_of(card: i64, half: i64) -> i64:
    return 2 * (card - FIRST_ORDER) + half


# What is done with a card: each cell that can be pointed at stands for so many plays.
PLAYS: Final[i64] = i64(MOST_OFFSETS + 4)
TURN_IT: Final = 1  # TC.P7: an Acrobat laid rotated
STAB: Final = 2  # TC.P9: an Assassin in the place of another
SWAP_IT: Final[i64] = MOST_OFFSETS  # behind the four ways to lay a minion, and the offsets of a move
ROUSE_IT: Final[i64] = i64(SWAP_IT + 1)


# --- where a minion may go -------------------------------------------------------------------------


def free_cells(g: State, sight: Sight, towers: i64, floats: bool, turns: bool, base: i64, out: Options) -> None:
    """TC.P1 to TC.P6: every empty cell of some towers (a bit set) where a minion may be laid, in each of its ways."""
    grounded: i64 = 0
    for i in range(sight.standing):
        body = sight.bodies[i]
        tower = g[TOWER + body] - 1
        if not has(towers, tower):
            continue
        col = g[COL + body]
        level = g[LEVEL + body]
        play = base + PLAYS * sight.index(tower, col, level)
        if sight.claim(tower, col, level + 1):
            add_ways(play + PLAYS, turns, out)
        if level == 1 or floats:
            aside = PLAYS * sight.column[tower]
            if sight.claim(tower, col - 1, level):
                add_ways(play - aside, turns, out)
            if sight.claim(tower, col + 1, level):
                add_ways(play + aside, turns, out)
        if level == 1:
            grounded |= bit(tower)
    for tower in range(g[TOWERS]):
        if not has(towers & ~grounded, tower):
            continue
        first = sight.left[tower]
        last = sight.right[tower]
        if sight.height[tower] > 0:
            first -= 1
            last += 1
        for col in range(first, last + 1):
            if sight.claim(tower, col, 1):
                add_ways(base + PLAYS * sight.index(tower, col, 1), turns, out)


def grounded(g: State, sight: Sight, tower: i64) -> bool:
    """Does anybody of a tower stand on the ground row?"""
    for i in range(sight.standing):
        body = sight.bodies[i]
        if g[TOWER + body] == tower + 1 and g[LEVEL + body] == 1:
            return True
    return False


def add_ways(play: i64, turns: bool, out: Options) -> None:
    """TC.P7: a play, and the same with the card rotated."""
    out.add(play)
    if turns:
        out.add(play + TURN_IT)


def stabs(g: State, sight: Sight, towers: i64, turns: bool, base: i64, out: Options) -> None:
    """TC.P9: an Assassin may take the place of anybody, in each of its ways (TC.P7)."""
    for i in range(sight.standing):
        body = sight.bodies[i]
        tower = g[TOWER + body] - 1
        if has(towers, tower):
            add_ways(base + PLAYS * sight.index(tower, g[COL + body], g[LEVEL + body]) + STAB, turns, out)


def floats_there(g: State, card: i64) -> bool:
    """TC.P3: only a Flyer that is laid face up (TC.P11) needs nobody below; TC.P4 lets anybody hang."""
    return g[HANGING] != 0 or (TRAIT[card] & FLYING != 0 and card < FIRST_NINJA)


def minion_cells(g: State, card: i64, towers: i64, base: i64, out: Options) -> None:
    """Where a minion may be laid in some towers (a bit set)."""
    sight = sight_of(g)
    sight.survey(g)
    turns = (TRAIT[card] & ACROBAT) != 0
    if (TRAIT[card] & ASSASSIN) != 0:
        stabs(g, sight, towers, turns, base, out)
    free_cells(g, sight, towers, floats_there(g, card), turns, base, out)


# --- what an order may do --------------------------------------------------------------------------


def order_targets(g: State, sight: Sight, half: i64, spared: i64, first_only: bool, out: Options) -> None:
    """TC.T8: every target of a half of an order, when all is surveyed; one is enough to know that it can be played."""
    says = SAYS[half]
    for i in range(sight.standing):
        body = sight.bodies[i]
        tower = g[TOWER + body] - 1
        if tower == spared:
            continue
        if says == AGGRESSION:
            out.add(PLAYS * sight.index(tower, g[COL + body], g[LEVEL + body]) + ROUSE_IT)
        else:
            for k in range(OFFSETS[half]):
                col = g[COL + body] + ACROSS[MOST_OFFSETS * half + k]
                level = g[LEVEL + body] + UPWARDS[MOST_OFFSETS * half + k]
                if level < 1:
                    continue
                there = sight.at(tower, col, level)
                if says == MOVE and there < 0:
                    out.add(PLAYS * sight.index(tower, g[COL + body], g[LEVEL + body]) + k)
                elif says == SWAP and there >= 0:
                    out.add(PLAYS * sight.index(tower, g[COL + body], g[LEVEL + body]) + SWAP_IT)
        if first_only and out.count > 0:
            return


# --- the plays of a turn ---------------------------------------------------------------------------


_PROBE: Final[i64] = i64(LAYOUT.scratch(Options))


def can_play(g: State, card: i64) -> bool:
    """TC.T8: has a card a legal use?"""
    if card < FIRST_ORDER:
        return True
    if ANYBODY[half_of(card, 0)] + ANYBODY[half_of(card, 1)] > 0:
        return anybody(g)
    probe = cast(Options, g.scratch(_PROBE))
    probe.clear()
    sight = sight_of(g)
    sight.survey(g)
    for half in range(2):
        number = half_of(card, half)
        if SAYS[number] != 0 and SAYS[number] != DEFLECT:
            order_targets(g, sight, number, -1, True, probe)
    return probe.count > 0


@final
class BeginPlay(Auto):
    """TC.T1: play number `g.b` of seat `g.a`; it is skipped only where no card can be played."""

    rule = "TC.T1"
    rules = ("TC.T8",)

    def run(self, g: State) -> None:
        seat = g.a
        card = g.after(HAND + seat, -1)
        while card >= 0:
            if can_play(g, card):
                g.then(PLAY_CARD, seat, g.b)
                return
            card = g.after(HAND + seat, card)
        g[SKIPPED] = 1
        g.tell(NO_PLAY, seat)
        if g.watch is not None:
            g.lacks(HAND + seat, [other for other in range(FIRST_BRAWL) if can_play(g, other)])


@final
class PlayCard(Choice):
    """TC.T1: which card does `g.a` play? It is play number `g.b` of the turn. Nobody sees it before it is announced."""

    rule = "TC.T1"
    rules = ("TC.T3", "TC.T8")

    def options(self, g: State, out: Options) -> None:
        card = g.after(HAND + g.a, -1)
        while card >= 0:
            if can_play(g, card):
                out.add(card)
            card = g.after(HAND + g.a, card)

    def take(self, g: State, option: i64) -> None:
        g.then(WHERE, g.a)
        g.move(option, HAND + g.a, PICKED + g.a)

    def goes_on(self, g: State, option: i64) -> bool:
        return True

    def secret(self, g: State, option: i64) -> bool:
        return True

    def space(self, g: State) -> i64:
        return FIRST_ORDER + len(ORDERS)

    def why(self, g: State, option: i64) -> str:
        if option < FIRST_ORDER or not g.holds(HAND + g.seat, option):
            return "TC.T1"
        only_deflects = SAYS[half_of(option, 0)] == DEFLECT and SAYS[half_of(option, 1)] == 0
        return "TC.T3" if only_deflects else "TC.T8"

    def text(self, g: State, option: i64) -> str:
        return "play " + NAMES[option]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "play", {"card": NAMES[option]}

    def facts(self, g: State) -> dict[str, str]:
        return {"number": str(g.b)}


def in_hand(g: State, seat: i64) -> i64:
    """The card that a seat is about to play: its own pick, or the one that it deflects."""
    card = g.only(PICKED + seat)
    if card >= 0:
        return card
    return flying(g)


def flying(g: State) -> i64:
    """The card that is announced and not yet played."""
    card = g.only(AIR)
    if card >= 0:
        return card
    return g.only(SHADOW)


def half_that_says(card: i64, kind: i64) -> i64:
    """The half of an order that says this, as a number; -1 if none does."""
    for half in range(2):
        if SAYS[half_of(card, half)] == kind:
            return half_of(card, half)
    return -1


def kind_of(card: i64, play: i64) -> i64:
    """What a play is: 0 for a minion, or what the order says."""
    if card < FIRST_ORDER:
        return 0
    if play < SWAP_IT:
        return MOVE
    return SWAP if play == SWAP_IT else AGGRESSION


@final
class Where(Choice):
    """Where does `g.a` play the card?

    `g.b`: what a deflected order says (TC.D5); `g.c`: 1 + the tower that is forbidden (TC.D3).
    """

    rule = "TC.P2"
    rules = (
        *("TC.M7", "TC.P1", "TC.P3", "TC.P4", "TC.P6", "TC.P7", "TC.P9", "TC.P11", "TC.TR5", "TC.TR10"),
        *("TC.O1", "TC.O4", "TC.O6", "TC.D3", "TC.D5", "TC.D8"),
    )

    def whose(self, g: State) -> str:
        return "TC.T1" if g.count(PICKED + g.a) > 0 else "TC.D2"

    def options(self, g: State, out: Options) -> None:
        card = in_hand(g, g.a)
        spared = g.c - 1
        if card < FIRST_ORDER:
            towers = full(g[TOWERS])
            if spared >= 0:
                towers &= ~bit(spared)
            minion_cells(g, card, towers, 0, out)
            return
        sight = sight_of(g)
        sight.survey(g)
        for half in range(2):
            number = half_of(card, half)
            says = SAYS[number]
            if says != 0 and says != DEFLECT and (g.b == 0 or g.b == says):
                order_targets(g, sight, number, spared, False, out)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        card = in_hand(g, seat)
        cell = pointed_at(g, option)
        play = option % PLAYS
        kind = kind_of(card, play)
        tower = tower_at(cell)
        g[AIMED] = tower
        g[AIMED + 1] = col_at(cell)
        g[AIMED + 2] = level_at(cell)
        g[AIMED + 3] = play
        g[AIMED + 4] = seat
        g[JOINED] |= bit(seat)
        if g.holds(PICKED + seat, card):
            target = AIR
            if FIRST_NINJA <= card < FIRST_ORDER:
                target = SHADOW
            g.move(card, PICKED + seat, target)
        g.tell(ANNOUNCED, seat, card, tower, kind)
        g.then(RESOLVE, kind)
        if tower != tower_of(g, seat):
            g.then(DEFLECTING, tower, kind)

    def space(self, g: State) -> i64:
        return plays_at_most(g)

    def why(self, g: State, option: i64) -> str:
        card = in_hand(g, g.seat)
        cell = pointed_at(g, option)
        play = option % PLAYS
        if tower_at(cell) == g.c - 1:
            return "TC.D3"
        if card < FIRST_ORDER:
            return why_not_here(g, card, cell, play)
        kind = kind_of(card, play)
        if g.b != 0 and kind != g.b:
            return "TC.D5"
        return ("TC.O1", "TC.O4", "TC.O6")[kind - 1]

    def text(self, g: State, option: i64) -> str:
        card = in_hand(g, g.seat)
        place = cell_text(pointed_at(g, option))
        play = option % PLAYS
        if card < FIRST_ORDER:
            return f"{lay_word(play)} {place}"
        if play == SWAP_IT:
            return f"swap {place}"
        if play == ROUSE_IT:
            return f"rouse {place}"
        if play > ROUSE_IT:
            return f"nothing {play} {place}"
        number = half_that_says(card, MOVE)
        if number < 0 or play >= OFFSETS[number]:
            return f"move {place} {play}"
        return f"move {place} by {ACROSS[MOST_OFFSETS * number + play]},{UPWARDS[MOST_OFFSETS * number + play]}"

    def refuses(self, g: State, text: str) -> str:
        card = in_hand(g, g.seat)
        found = AT_A_CELL.fullmatch(text)
        if found is None:
            return ""
        if g.c > 0 and found["tower"] == str(g.c):
            return "TC.D3"
        if card < FIRST_ORDER:
            return why_not_so_far(g, card, text)
        if found["verb"] not in _ORDER_VERBS:
            return ""
        kind = _ORDER_VERBS.index(found["verb"])
        return "TC.D5" if g.b != 0 and kind != g.b else ("TC.O1", "TC.O4", "TC.O6")[kind - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        card = in_hand(g, g.seat)
        cell = pointed_at(g, option)
        play = option % PLAYS
        if card < FIRST_ORDER:
            return lay_label(g, cell, play)
        words = cell_words(g, cell)
        if play == ROUSE_IT:
            return "rouse", words
        number = half_that_says(card, SWAP if play == SWAP_IT else MOVE)
        offset = MOST_OFFSETS * number + (0 if play == SWAP_IT else play)
        there = cell_of(tower_at(cell), col_at(cell) + ACROSS[offset], level_at(cell) + UPWARDS[offset])
        return ("swap" if play == SWAP_IT else "move"), {**words, **cell_words(g, there, "2")}

    def facts(self, g: State) -> dict[str, str]:
        """Of a card that nobody has seen yet, nothing; what is deflected lies open."""
        if g.count(PICKED + g.a) > 0:
            return {"how": "play"}
        return {"how": "deflect" if g.c == 0 else "elsewhere", "seat2": str(g.c - 1), **flying_facts(g, g.b)}


def flying_facts(g: State, kind: i64) -> dict[str, str]:
    """What everybody knows of the card that is announced (TC.N4)."""
    return {"card": "ninja" if g.count(SHADOW) > 0 else NAMES[flying(g)], "order": _ORDER_KINDS[kind]}


def cell_words(g: State, cell: i64, which: str = "") -> dict[str, str]:
    """A cell for a sentence, and who stands there."""
    tower = tower_at(cell)
    sight = sight_of(g)
    sight.read(g, tower)
    body = sight.at(tower, col_at(cell), level_at(cell))
    return {
        f"seat{which}": str(tower),
        f"col{which}": str(col_at(cell)),
        f"level{which}": str(level_at(cell)),
        f"card{which}": body_name(body) if body >= 0 else "none",
    }


def lay_label(g: State, cell: i64, way: i64) -> tuple[str, dict[str, str]]:
    return ("lay", "lay_turned", "stab", "stab_turned")[way], cell_words(g, cell)


LAY_WORDS: Final = ("lay", "turn", "stab", "stab-turned")


def lay_word(way: i64) -> str:
    return LAY_WORDS[way] if way < len(LAY_WORDS) else f"nothing-{way}"


def plays_at_most(g: State) -> i64:
    """Plays are numbers below this one."""
    sight = sight_of(g)
    sight.survey(g)
    return PLAYS * sight.cells(g[TOWERS])


def pointed_at(g: State, option: i64) -> i64:
    return sight_of(g).find(g, option // PLAYS)


def why_not_here(g: State, card: i64, cell: i64, way: i64) -> str:
    """Why may this minion not go there?"""
    sight = sight_of(g)
    sight.survey(g)
    tower = tower_at(cell)
    col = col_at(cell)
    level = level_at(cell)
    if way >= STAB and ((TRAIT[card] & ASSASSIN) == 0 or sight.empty(tower, col, level)):
        return "TC.P9"
    if way != 0 and (TRAIT[card] & ACROBAT) == 0:
        return "TC.P7"
    if sight.height[tower] == 0:
        return "TC.P1"
    if level == 1:
        return "TC.P2" if grounded(g, sight, tower) else "TC.P6"
    beside = not sight.empty(tower, col - 1, level) or not sight.empty(tower, col + 1, level)
    return "TC.P3" if beside and sight.empty(tower, col, level) else "TC.P2"


# A play at any cell whatever, also one that is too far from everything to be pointed at.
AT_A_CELL: Final = re.compile(r"(?P<verb>[a-z-]+) (?P<tower>[0-9]+):(?P<col>-?[0-9]+),(?P<level>-?[0-9]+)( by .*)?")


def why_not_so_far(g: State, card: i64, text: str) -> str:
    """The same for a cell that cannot be pointed at; nothing if the text does not lay a minion anywhere."""
    found = AT_A_CELL.fullmatch(text)
    if found is None or found["verb"] not in LAY_WORDS:
        return ""
    towers = [str(tower + 1) for tower in range(g[TOWERS])]
    if found["tower"] not in towers:
        return "TC.M7"
    tower = towers.index(found["tower"])
    way = LAY_WORDS.index(found["verb"])
    if way >= STAB:
        return "TC.P9"
    if way == TURN_IT and (TRAIT[card] & ACROBAT) == 0:
        return "TC.P7"
    sight = sight_of(g)
    sight.survey(g)
    if sight.height[tower] == 0:
        return "TC.P1"
    return "TC.P6" if found["level"] == "1" and not grounded(g, sight, tower) else "TC.P2"


# --- deflecting ------------------------------------------------------------------------------------


@final
class Deflecting(Sealed):
    """TC.D1: the owner of tower `g.a` may deflect what is announced; of a team either may (TC.V5).

    `g.b`: what it is, 0 for a minion, or what the order says.
    """

    rule = "TC.D1"
    rules = ("TC.D2", "TC.D3", "TC.D4", "TC.D6", "TC.D7", "TC.D9", "TC.N2", "TC.N4", "TC.V5")

    def seats(self, g: State) -> i64:
        found: i64 = 0
        seat = g.a  # TC.V2: and each that shares the tower with this one
        while seat < g.seats:
            if not g.bare(HAND + seat):
                found |= bit(seat)
            seat += g[TOWERS]
        return found

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        card = g.after(HAND + g.seat, FIRST_ORDER - 1)
        while card >= 0:
            if DEFLECTS[card] != 0:
                out.add(1 + card)
            card = g.after(HAND + g.seat, card)

    def goes_on(self, g: State, option: i64) -> bool:
        return option > 0

    def reveal(self, g: State) -> None:
        tower = g.a
        kind = g.b
        for i in range(g.seats):
            seat = (g[ACTIVE] + i) % g.seats
            if tower_of(g, seat) == tower and g.mem[SEALED + seat] > 1:
                deflect(g, seat, g.mem[SEALED + seat] - 2, kind)
                return

    def space(self, g: State) -> i64:
        return 1 + FIRST_ORDER + len(ORDERS)

    def text(self, g: State, option: i64) -> str:
        return "pass" if option == 0 else "deflect " + NAMES[option - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "let_it", {}
        return "deflect", {"card": NAMES[option - 1]}

    def facts(self, g: State) -> dict[str, str]:
        how = _ORDER_KINDS[g.b] or ("minion" if g[AIMED + 3] < STAB else "stab")
        return {
            **flying_facts(g, g.b),
            "how": how,
            "what": how,  # said in words, where an order beforehand is bound to it
            "seat2": str(g[AIMED + 4]),
            "col": str(g[AIMED + 1]),
            "level": str(g[AIMED + 2]),
            "card2": self._target(g),
        }

    def _target(self, g: State) -> str:
        """Whom an order or an Assassin is aimed at."""
        sight = sight_of(g)
        sight.read(g, g[AIMED])
        body = sight.at(g[AIMED], g[AIMED + 1], g[AIMED + 2])
        return body_name(body) if body >= 0 else "none"


def deflect(g: State, seat: i64, shield: i64, kind: i64) -> None:
    """TC.D5, TC.D8: a minion is played anew in every way, an order only with another target."""
    card = flying(g)
    sender = tower_of(g, g[AIMED + 4])
    g.drop()  # what was announced does not happen
    g.move(shield, HAND + seat, DISCARD)
    g[JOINED] |= bit(seat)
    if g.holds(SHADOW, card):
        g.show(card, SHADOW, seat)  # TC.N2
    g.tell(DEFLECTED, seat, shield, card)
    spared: i64 = 0
    if g[TOWERS] > 2:
        spared = 1 + sender
    g.then(WHERE, seat, kind, spared)


# --- what comes of it ------------------------------------------------------------------------------


@final
class Resolve(Auto):
    """What was announced happens (TC.R2); `g.a`: 0 for a minion, or what the order says."""

    rule = "TC.R2"
    rules = ("TC.P5", "TC.O2", "TC.O3", "TC.O5", "TC.O8", "TC.O9", "TC.M3")

    def run(self, g: State) -> None:
        kind = g.a
        tower = g[AIMED]
        col = g[AIMED + 1]
        level = g[AIMED + 2]
        play = g[AIMED + 3]
        g.then(COVER, tower)
        g.then(SETTLE, tower)
        if kind == 0:
            if play >= STAB:
                g.then(GRAVITY, tower)
                g.then(SETTLE, tower)
                g.then(STAND, cell_of(tower, col, level), play % 2)
                sight = sight_of(g)
                sight.read(g, tower)
                kill(g, sight.at(tower, col, level), STABBED, flying(g), 0)
                seat_again(g, toll_of(g))
            else:
                g.then(STAND, cell_of(tower, col, level), play)
            return
        card = g.only(AIR)
        number = half_that_says(card, kind)
        g.move(card, AIR, DISCARD)
        g.then(GRAVITY, tower)
        if kind == AGGRESSION:
            rouse(g, tower, col, level)
            return
        g.then(SETTLE, tower)
        sight = sight_of(g)
        sight.read(g, tower)
        body = sight.at(tower, col, level)
        if kind == MOVE:
            g[COL + body] += ACROSS[MOST_OFFSETS * number + play]
            g[LEVEL + body] += UPWARDS[MOST_OFFSETS * number + play]
            g.tell(MOVED, tower, face(g, body), g[COL + body], g[LEVEL + body])
        else:
            other = sight.at(tower, col + ACROSS[MOST_OFFSETS * number], level + UPWARDS[MOST_OFFSETS * number])
            g[COL + body] = g[COL + other]
            g[LEVEL + body] = g[LEVEL + other]
            g[COL + other] = col
            g[LEVEL + other] = level
            g.tell(SWAPPED, tower, face(g, body), face(g, other))


def rouse(g: State, tower: i64, col: i64, level: i64) -> None:
    """TC.R2: reveal, settle, attacks, meals, Kamikaze, meals; gravity waits below."""
    reveal_all(g, tower)
    sight = sight_of(g)
    sight.read(g, tower)
    body = sight.at(tower, col, level)
    g.tell(ROUSED, tower, body, col, level)
    for word in range(4):
        g[FOUGHT + word] = 0
    g.then(MEALS, tower)
    g.then(BLAST, tower)
    g.then(MEALS, tower)
    g.then(ROUSE, body)
    g.then(SETTLE, tower)


@final
class Stand(Auto):
    """The minion that was announced stands in cell `g.a`, rotated if `g.b`; a Ninja lies face down (TC.P10)."""

    rule = "TC.P2"
    rules = ("TC.P8", "TC.P10", "TC.M5", "TC.N1")

    def run(self, g: State) -> None:
        stand(g, flying(g), g.a, g.b)


def stand(g: State, card: i64, cell: i64, turned: i64) -> None:
    body = card
    if g.holds(SHADOW, card):
        for slot in range(NINJAS):
            if g[TOWER + MINION_COUNT + slot] == 0:
                body = MINION_COUNT + slot
                g.move(card, SHADOW, COVERED[slot])
                break
    else:
        g.move(card, AIR, STANDING)
    enter(g, tower_at(cell), body)
    g[COL + body] = col_at(cell)
    g[LEVEL + body] = level_at(cell)
    g[TURNED + body] = turned
    g.tell(LAID, card, tower_at(cell), col_at(cell), level_at(cell))


BEGIN_PLAY: Final[i64] = i64(PARTS.step(BeginPlay()))
PLAY_CARD: Final[i64] = i64(PARTS.step(PlayCard()))
WHERE: Final[i64] = i64(PARTS.step(Where()))
DEFLECTING: Final[i64] = i64(PARTS.step(Deflecting()))
RESOLVE: Final[i64] = i64(PARTS.step(Resolve()))
STAND: Final[i64] = i64(PARTS.step(Stand()))
