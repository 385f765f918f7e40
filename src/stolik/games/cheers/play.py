"""Playing cards: minions, orders, and deflecting them (TC.P1 to TC.D9)."""

from __future__ import annotations

import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, full, has
from stolik.engine.state import State
from stolik.engine.steps import PASS, Auto, Choice, Sealed
from stolik.games.cheers.cells import COLUMNS, LEVELS, cell_of, col_at, level_at, offset_of, tower_at
from stolik.games.cheers.data import KINDS as ORDER_KINDS
from stolik.games.cheers.data import ORDERS
from stolik.games.cheers.naming import NINJA, name_at, said_place, said_strikes, said_way
from stolik.games.cheers.sight import Sight, sight_of
from stolik.games.cheers.state import (
    ACROBAT,
    ACTIVE,
    AIMED,
    AIR,
    ASSASSIN,
    BODIES,
    CELL,
    CELLS,
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
    body_at,
    body_cell,
    face,
    kill,
    reveal_all,
    seat_again,
    toll_of,
)

ANNOUNCED: Final = PARTS.event("announced", "seat card seat2 order:maybe_order", "TC.D1")
LAID: Final = PARTS.event("laid", "card seat number number2", "TC.P2")
MOVED: Final = PARTS.event("moved", "seat card number number2", "TC.O1")
SWAPPED: Final = PARTS.event("swapped", "seat card card2", "TC.O4")
ROUSED: Final = PARTS.event("roused", "seat card number number2", "TC.O6")
DEFLECTED: Final = PARTS.event("deflected", "seat card card2", "TC.D2", "TC.D9")
NO_PLAY: Final = PARTS.event("no_play", "seat", "TC.T1")

# What an order says.
MOVE: Final = 1
SWAP: Final = 2
AGGRESSION: Final = 3
DEFLECT: Final = 4
_SAID: Final = ["", *ORDER_KINDS]


def _halves() -> list[tuple[int, list[tuple[int, int]]]]:
    found: list[tuple[int, list[tuple[int, int]]]] = []
    for order in ORDERS:
        for half in range(2):
            if half < len(order.options):
                option = order.options[half]
                found.append((_SAID.index(option.kind), option.offsets))
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


# What is done in a cell with the card that is announced: a minion is laid in one of four ways, a move has the place of
# its offset on the card, and what else orders do comes behind those.
TURN_IT: Final = 1  # TC.P7: an Acrobat laid rotated
STAB: Final = 2  # TC.P9: an Assassin in the place of another
SWAP_IT: Final[i64] = MOST_OFFSETS
ROUSE_IT: Final[i64] = i64(SWAP_IT + 1)

# Answers by their places: what an order can say, in its order, and then the ways to lay a minion. Where those are the
# answers of another step too, they stand in the same places.
MOVES: Final = 0
SWAPS: Final = 1
ROUSES: Final = 2
LAY: Final = 3
LAYS: Final = ("lay {cell}", "lay_turned = turn {cell}", "stab {cell}", "stab-turned {cell}")


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
        play = base + cell_of(tower, col, level)
        if sight.claim(tower, col, level + 1):
            add_ways(play + 1, turns, out)
        if level == 1 or floats:
            if sight.claim(tower, col - 1, level):
                add_ways(play - LEVELS, turns, out)
            if sight.claim(tower, col + 1, level):
                add_ways(play + LEVELS, turns, out)
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
                add_ways(base + cell_of(tower, col, 1), turns, out)


def add_ways(play: i64, turns: bool, out: Options) -> None:
    """TC.P7: a play, and the same with the card rotated."""
    out.add(play)
    if turns:
        out.add(play + TURN_IT * CELLS)


def stabs(g: State, sight: Sight, towers: i64, turns: bool, base: i64, out: Options) -> None:
    """TC.P9: an Assassin may take the place of anybody, in each of its ways (TC.P7)."""
    for i in range(sight.standing):
        body = sight.bodies[i]
        tower = g[TOWER + body] - 1
        if has(towers, tower):
            add_ways(base + STAB * CELLS + cell_of(tower, g[COL + body], g[LEVEL + body]), turns, out)


def floats_there(g: State, card: i64) -> bool:
    """TC.P3: only a Flyer that is laid face up (TC.P11) needs nobody below; TC.P4 lets anybody hang."""
    return g[HANGING] != 0 or (TRAIT[card] & FLYING != 0 and card < FIRST_NINJA)


def minion_cells(g: State, card: i64, towers: i64, base: i64, out: Options) -> None:
    """Where a minion may be laid in some towers (a bit set); `base`: the number of the first answer that lays one."""
    sight = sight_of(g)
    sight.survey(g)
    turns = (TRAIT[card] & ACROBAT) != 0
    if (TRAIT[card] & ASSASSIN) != 0:
        stabs(g, sight, towers, turns, base, out)
    free_cells(g, sight, towers, floats_there(g, card), turns, base, out)


# --- what an order may do --------------------------------------------------------------------------


def reaches(g: State, sight: Sight, half: i64, k: i64, body: i64) -> bool:
    """TC.O1, TC.O4: can a half of an order move this minion by its k-th offset, or swap it with whoever is there?"""
    offset = MOST_OFFSETS * half + k
    level = g[LEVEL + body] + UPWARDS[offset]
    if level < 1:
        return False
    there = sight.at(g[TOWER + body] - 1, g[COL + body] + ACROSS[offset], level)
    return there < 0 if SAYS[half] == MOVE else there >= 0


# --- the plays of a turn ---------------------------------------------------------------------------


def can_play(g: State, card: i64) -> bool:
    """TC.T8: has a card a legal use?"""
    if card < FIRST_ORDER:
        return True
    if ANYBODY[half_of(card, 0)] + ANYBODY[half_of(card, 1)] > 0:
        return anybody(g)
    sight = sight_of(g)
    sight.survey(g)
    for half in range(half_of(card, 0), half_of(card, 0) + 2):
        for i in range(sight.standing):
            for k in range(OFFSETS[half]):
                if reaches(g, sight, half, k, sight.bodies[i]):
                    return True
    return False


@final
class BeginPlay(Auto):
    """TC.T1: a seat's first or second play; it is skipped only where no card can be played."""

    rule = "TC.T1"
    rules = ("TC.T8",)
    args = "seat play"

    def run(self, g: State) -> None:
        seat, play = g.two()
        card = g.after(HAND + seat, -1)
        while card >= 0:
            if can_play(g, card):
                g.then(PLAY_CARD, seat, play)
                return
            card = g.after(HAND + seat, card)
        g[SKIPPED] = 1
        g.tell(NO_PLAY, seat)
        if g.watch is not None:
            g.lacks(HAND + seat, [other for other in range(FIRST_BRAWL) if can_play(g, other)])


BEGIN_PLAY: Final = PARTS.step(BeginPlay())


@final
class PlayCard(Choice):
    """TC.T1: which card is played? Nobody sees it before it is announced."""

    rule = "TC.T1"
    rules = ("TC.T3", "TC.T8")
    args = "seat play"
    answers = ("play {card}",)

    def options(self, g: State, out: Options) -> None:
        card = g.after(HAND + g.seat, -1)
        while card >= 0:
            if can_play(g, card):
                self.offer(out, card)
            card = g.after(HAND + g.seat, card)

    def take(self, g: State, option: i64) -> None:
        g.then(WHERE, g.seat)
        g.move(self.part(option), HAND + g.seat, PICKED + g.seat)

    def goes_on(self, g: State, option: i64) -> bool:
        return True

    def secret(self, g: State, option: i64) -> bool:
        return True

    def why(self, g: State, option: i64) -> str:
        card = self.part(option)
        if card < FIRST_ORDER or not g.holds(HAND + g.seat, card):
            return "TC.T1"
        only_deflects = SAYS[half_of(card, 0)] == DEFLECT and SAYS[half_of(card, 1)] == 0
        return "TC.T3" if only_deflects else "TC.T8"


PLAY_CARD: Final = PARTS.step(PlayCard())


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


def beyond(card: i64, order: i64, cell: i64, play: i64) -> i64:
    """TC.O1, TC.O4: where a move brings the minion of a cell, or with which cell it swaps."""
    offset = MOST_OFFSETS * half_that_says(card, order)
    if order == MOVE:
        offset += play
    return cell_of(tower_at(cell), col_at(cell) + ACROSS[offset], level_at(cell) + UPWARDS[offset])


def place_of(card: i64, offset: i64) -> i64:
    """Which of its moves a card shows so; -1 if none."""
    if card < FIRST_ORDER:
        return -1
    half = half_that_says(card, MOVE)
    if half >= 0:
        for k in range(OFFSETS[half]):
            if offset_of(ACROSS[MOST_OFFSETS * half + k], UPWARDS[MOST_OFFSETS * half + k]) == offset:
                return k
    return -1


@final
class Where(Choice):
    """Where is the card played?

    `order`: what a deflected order says (TC.D5); `spared`: the tower that is forbidden (TC.D3).
    """

    rule = "TC.P2"
    rules = (
        *("TC.M7", "TC.P1", "TC.P3", "TC.P4", "TC.P6", "TC.P7", "TC.P9", "TC.P11", "TC.TR5", "TC.TR10"),
        *("TC.O1", "TC.O4", "TC.O6", "TC.D3", "TC.D5", "TC.D8"),
    )
    args = "seat order:maybe_order spared:maybe_seat"
    answers = ("move {cell} by {offset}", "swap {cell}", "rouse {cell}", *LAYS)

    def whose(self, g: State) -> str:
        return "TC.T1" if g.count(PICKED + g.one()) > 0 else "TC.D2"

    def options(self, g: State, out: Options) -> None:
        seat, order, spared = g.three()
        card = in_hand(g, seat)
        if card < FIRST_ORDER:
            towers = full(g[TOWERS])
            if spared > 0:
                towers &= ~bit(spared - 1)
            minion_cells(g, card, towers, self.code(LAY, 0), out)
            return
        sight = sight_of(g)
        sight.survey(g)
        for half in range(half_of(card, 0), half_of(card, 0) + 2):
            says = SAYS[half]
            if says != 0 and says != DEFLECT and (order == 0 or order == says):
                self._targets(g, sight, half, spared, out)

    def _targets(self, g: State, sight: Sight, half: i64, spared: i64, out: Options) -> None:
        """TC.T8: every target of a half of an order, when all is surveyed."""
        says = SAYS[half]
        for i in range(sight.standing):
            body = sight.bodies[i]
            if g[TOWER + body] == spared:
                continue
            cell = body_cell(g, body)
            if says == AGGRESSION:
                out.add(self.code(ROUSES, cell))
            for k in range(OFFSETS[half]):
                if reaches(g, sight, half, k, body):
                    if says == MOVE:
                        offset = offset_of(ACROSS[MOST_OFFSETS * half + k], UPWARDS[MOST_OFFSETS * half + k])
                        out.add(self.code(MOVES, cell, offset))
                    else:
                        out.add(self.code(SWAPS, cell))

    def aimed(self, card: i64, option: i64) -> tuple[i64, i64, i64]:
        """What the card says there (0 of a minion), the cell, and what is done in it."""
        verb, cell = self.which(option)
        if verb >= LAY:
            return 0, cell, verb - LAY
        if verb == MOVES:
            cell, offset = self.both_of(verb, option)
            return MOVE, cell, place_of(card, offset)
        if verb == SWAPS:
            return SWAP, cell, SWAP_IT
        return AGGRESSION, cell, ROUSE_IT

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        card = in_hand(g, seat)
        order, cell, play = self.aimed(card, option)
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
        g.tell(ANNOUNCED, seat, card, tower, order)
        mark = g.mark()
        if tower != tower_of(g, seat):
            g.then(DEFLECTING, tower, order)
        g.then(RESOLVE, order)
        g.in_order(mark)

    def why(self, g: State, option: i64) -> str:
        order, cell, play = self.aimed(in_hand(g, g.seat), option)
        return self._why(g, order, play, tower_at(cell), col_at(cell), level_at(cell))

    def refuses(self, g: State, text: str) -> str:
        said = said_at(text)
        if said is None:
            return ""
        verb, tower, col, level = said
        tried = verb + 1 if verb < LAY else 0
        return self._why(g, tried, verb - LAY, tower, col, level)

    def _why(self, g: State, tried: i64, way: i64, tower: i64, col: i64, level: i64) -> str:
        """`tried`: what the order would say, 0 where a minion would be laid."""
        _, order, spared = g.three()
        card = in_hand(g, g.seat)
        if spared > 0 and tower == spared - 1:
            return "TC.D3"
        if (card < FIRST_ORDER) != (tried == 0):
            return self.law
        if tried == 0:
            return why_not_here(g, card, way, tower, col, level)
        return "TC.D5" if order != 0 and order != tried else ("TC.O1", "TC.O4", "TC.O6")[tried - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        card = in_hand(g, g.seat)
        order, cell, play = self.aimed(card, option)
        said["card"] = name_at(g, cell)
        said.update(effect_at(g, card, order, cell, play))
        if order in (MOVE, SWAP):
            said.update(CELL.said("cell2", beyond(card, order, cell, play)))
        if tower_at(cell) == tower_of(g, g.seat):
            said["seat"] = str(g.seat)  # TC.V2: the tower of a team is called after the first of it
        return key, said

    def rank(self, g: State, option: i64) -> i64:
        """Last comes whoever would be enraged and strike nobody."""
        order, cell, _ = self.aimed(in_hand(g, g.seat), option)
        return int(order == AGGRESSION and said_strikes(g, body_at(g, cell))["strikes"] == "nobody")

    def facts(self, g: State) -> dict[str, str]:
        """Of a card that nobody has seen yet, nothing; what is deflected lies open."""
        seat, order, spared = g.three()
        if g.count(PICKED + seat) > 0:
            return {"how": "play"}
        return {"how": "deflect" if spared == 0 else "elsewhere", "seat2": str(spared - 1), **flying_facts(g, order)}

    def confided(self, g: State) -> dict[str, str]:
        """The card that is about to be played."""
        return {"card": NAMES[in_hand(g, g.seat)]} if g.count(PICKED + g.seat) > 0 else {}


WHERE: Final = PARTS.step(Where())


def flying_facts(g: State, order: i64) -> dict[str, str]:
    """What everybody knows of the card that is announced (TC.N4)."""
    return {"card": NINJA if g.count(SHADOW) > 0 else NAMES[flying(g)], "order": _SAID[order]}


def effect_at(g: State, card: i64, order: i64, cell: i64, play: i64) -> dict[str, str]:
    """What a card does in a cell, for a sentence: where it comes to lie, where it brings a minion,
    with whom that swaps (`card3`), whom it strikes."""
    if order == AGGRESSION:
        return said_strikes(g, body_at(g, cell))
    if order == 0:
        return said_place(g, cell)
    there = beyond(card, order, cell, play)
    if order == SWAP:
        return {"card3": name_at(g, there)}
    way = said_way(col_at(there) - col_at(cell), level_at(there) - level_at(cell))
    return {**way, **said_place(g, there, body_at(g, cell))}


def why_not_here(g: State, card: i64, way: i64, tower: i64, col: i64, level: i64) -> str:
    """Why may this minion not be laid there in this way, at whatever cell?"""
    if not 0 <= tower < g[TOWERS]:
        return "TC.M7"
    empty = True
    anywhere = False
    grounded = False
    beside = False
    for body in range(BODIES):
        if g[TOWER + body] == tower + 1:
            anywhere = True
            grounded = grounded or g[LEVEL + body] == 1
            if g[LEVEL + body] == level:
                across = g[COL + body] - col
                empty = empty and across != 0
                beside = beside or across == 1 or across == -1
    if way >= STAB and ((TRAIT[card] & ASSASSIN) == 0 or empty):
        return "TC.P9"
    if way != 0 and (TRAIT[card] & ACROBAT) == 0:
        return "TC.P7"
    if not anywhere:
        return "TC.P1"
    if level == 1:
        return "TC.P2" if grounded else "TC.P6"
    return "TC.P3" if beside and empty else "TC.P2"


# A play at any cell whatever, also at one where no minion can get.
_VERBS: Final = ("move", "swap", "rouse", "lay", "turn", "stab", "stab-turned")
_AT_A_CELL: Final = re.compile(r"(?P<verb>[a-z-]+) (?P<tower>[0-9]+):(?P<col>-?[0-9]+),(?P<level>-?[0-9]+)( .*)?")


def said_at(text: str) -> tuple[i64, i64, i64, i64] | None:
    """The answer of `Where` that a text begins, by its place, and tower, column and level; None if it begins none."""
    found = _AT_A_CELL.fullmatch(text)
    if found is None or found["verb"] not in _VERBS:
        return None
    verb = _VERBS.index(found["verb"])
    return verb, _near(found["tower"]) - 1, _near(found["col"]), _near(found["level"])


def _near(digits: str) -> i64:
    """A number; of what is too far from everything, one that is too."""
    return max(-COLUMNS, min(COLUMNS, int(digits)))


# --- deflecting ------------------------------------------------------------------------------------


@final
class Deflecting(Sealed):
    """TC.D1: the owner of a tower may deflect what is announced there; of a team either may (TC.V5)."""

    rule = "TC.D1"
    rules = ("TC.D2", "TC.D3", "TC.D4", "TC.D6", "TC.D7", "TC.D9", "TC.N2", "TC.N4", "TC.V5")
    args = "tower:seat order:maybe_order"
    answers = ("skip: let_it = pass", "deflect {card}")

    def seats(self, g: State) -> i64:
        found: i64 = 0
        tower = g.one()
        seat = tower  # TC.V2: and each that shares the tower with this one
        while seat < g.seats:
            if not g.bare(HAND + seat):
                found |= bit(seat)
            seat += g[TOWERS]
        return found

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        card = g.after(HAND + g.seat, FIRST_ORDER - 1)
        while card >= 0:
            if DEFLECTS[card] != 0:
                self.offer(out, card)
            card = g.after(HAND + g.seat, card)

    def goes_on(self, g: State, option: i64) -> bool:
        return option != PASS

    def reveal(self, g: State) -> None:
        tower, order = g.two()
        for i in range(g.seats):
            seat = (g[ACTIVE] + i) % g.seats
            if tower_of(g, seat) == tower and self.picked(g, seat) >= 0:
                deflect(g, seat, self.picked(g, seat), order)
                return

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        """To pass is to say nothing about the card: it is worded as it is ordered beforehand."""
        key, said = super().label(g, option)
        return key, said if option != PASS else {}

    def facts(self, g: State) -> dict[str, str]:
        _, order = g.two()
        how = _SAID[order] or ("minion" if g[AIMED + 3] < STAB else "stab")
        cell = cell_of(g[AIMED], g[AIMED + 1], g[AIMED + 2])
        return {
            **effect_at(g, flying(g), order, cell, g[AIMED + 3]),
            **flying_facts(g, order),
            "how": how,
            "what": how,  # said in words, where an order beforehand is bound to it
            "seat2": str(g[AIMED + 4]),
            "card2": name_at(g, cell),  # whom it is aimed at
        }


DEFLECTING: Final = PARTS.step(Deflecting())


def deflect(g: State, seat: i64, shield: i64, order: i64) -> None:
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
    g.then(WHERE, seat, order, spared)


# --- what comes of it ------------------------------------------------------------------------------


@final
class Resolve(Auto):
    """What was announced happens (TC.R2)."""

    rule = "TC.R2"
    rules = ("TC.P5", "TC.O2", "TC.O3", "TC.O5", "TC.O8", "TC.O9", "TC.M3")
    args = "order:maybe_order"

    def run(self, g: State) -> None:
        order = g.one()
        tower = g[AIMED]
        cell = cell_of(tower, g[AIMED + 1], g[AIMED + 2])
        play = g[AIMED + 3]
        if order == AGGRESSION:
            rouse(g, tower, cell)
            return
        falls = order != 0 or play >= STAB  # TC.P5: whoever is only laid makes nobody fall
        mark = g.mark()
        if order == 0:
            g.then(STAND, cell, play % 2)
            if falls:
                g.then(SETTLE, tower)
        else:
            card = g.only(AIR)
            g.move(card, AIR, DISCARD)
            displace(g, card, order, cell, play)
            g.then(SETTLE, tower)
        if falls:
            g.then(GRAVITY, tower)
        g.then(SETTLE, tower)
        g.then(COVER, tower)
        g.in_order(mark)
        if order == 0 and falls:
            kill(g, body_at(g, cell), STABBED, flying(g), 0)
            seat_again(g, toll_of(g))


RESOLVE: Final = PARTS.step(Resolve())


def displace(g: State, card: i64, order: i64, cell: i64, play: i64) -> None:
    """TC.O1, TC.O4: a minion is moved, or changes places with another."""
    tower = tower_at(cell)
    body = body_at(g, cell)
    offset = MOST_OFFSETS * half_that_says(card, order)
    if order == MOVE:
        g[COL + body] += ACROSS[offset + play]
        g[LEVEL + body] += UPWARDS[offset + play]
        g.tell(MOVED, tower, face(g, body), g[COL + body], g[LEVEL + body])
    else:
        other = body_at(g, cell_of(tower, g[COL + body] + ACROSS[offset], g[LEVEL + body] + UPWARDS[offset]))
        g[COL + body] = g[COL + other]
        g[LEVEL + body] = g[LEVEL + other]
        g[COL + other] = col_at(cell)
        g[LEVEL + other] = level_at(cell)
        g.tell(SWAPPED, tower, face(g, body), face(g, other))


def rouse(g: State, tower: i64, cell: i64) -> None:
    """TC.R2: reveal; then settle, attacks, meals, Kamikaze, meals, and all that follows every play."""
    g.move(g.only(AIR), AIR, DISCARD)
    reveal_all(g, tower)
    card = body_at(g, cell)
    g.tell(ROUSED, tower_at(cell), card, col_at(cell), level_at(cell))
    for word in range(4):
        g[FOUGHT + word] = 0
    mark = g.mark()
    g.then(SETTLE, tower)
    g.then(ROUSE, card)
    g.then(MEALS, tower)
    g.then(BLAST, tower)
    g.then(MEALS, tower)
    g.then(GRAVITY, tower)
    g.then(SETTLE, tower)
    g.then(COVER, tower)
    g.in_order(mark)


@final
class Stand(Auto):
    """The minion that was announced stands in a cell, rotated or not; a Ninja lies face down (TC.P10)."""

    rule = "TC.P2"
    rules = ("TC.P8", "TC.P10", "TC.M5", "TC.N1")
    args = "cell turned:flag"

    def run(self, g: State) -> None:
        cell, turned = g.two()
        stand(g, flying(g), cell, turned)


STAND: Final = PARTS.step(Stand())


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
