"""What happens in a tower by itself: wounds, deaths, falling, meals, suffocation, fights (TC.R1 to TC.R5).

Nothing here is played by anybody. The only choices are which Weak is eaten (TC.E4) and where a rider jumps (TC.J1);
each of them interrupts the step, which puts itself back on the stack and goes on from the position that it finds.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import NOTHING
from stolik.engine.kit import Options, bag_bit, bag_lowest, bag_word, has, ints
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.cheers.cells import cell_of, col_at, level_at, tower_at
from stolik.games.cheers.naming import name_at
from stolik.games.cheers.sight import Sight, sight_of
from stolik.games.cheers.state import (
    ACTIVE,
    ARMORED,
    ARROW,
    BODIES,
    BUILDING,
    CLAUSTROPHOBE,
    COL,
    COVERED,
    DISCARD,
    FLYING,
    FOUGHT,
    HEAVY,
    HUNGRY,
    KAMIKAZE,
    LAYOUT,
    LEVEL,
    MINION_COUNT,
    MOST_SEATS,
    NAMES,
    NINJAS,
    NUMBERS,
    PARTS,
    PEDRO,
    PREYS,
    RIDES,
    STANDING,
    STEP_COL,
    STEP_LEVEL,
    TOWER,
    TURNED,
    WEAK,
    any_with,
    arrow,
    enter,
    is_a,
    is_covered,
    leave,
    printed,
    rider_of,
    shielded,
    tower_of,
)

FIGHT: Final = PARTS.event("fight", "number", "TC.B1")  # the attacks of this priority
STRUCK: Final = PARTS.event("struck", "card card2 number", "TC.M1")
BLOCKED: Final = PARTS.event("blocked", "card card2 number", "TC.M2")
SPARED: Final = PARTS.event("spared", "card card2 number", "TC.B5")
HELD_BACK: Final = PARTS.event("held_back", "card number", "TC.B5")
TURNED_ROUND: Final = PARTS.event("turned_round", "card cause", "TC.TR7", "TC.M1", "TC.M4")
DIED: Final = PARTS.event("died", "card cause card2", "TC.M3")  # of what, and by whom: itself if nobody
FELL: Final = PARTS.event("fell", "card number number2", "TC.G1")
ATE: Final = PARTS.event("ate", "card card2", "TC.TR2", "TC.E2")
REVEALED: Final = PARTS.event("revealed", "card", "TC.TR9", "TC.N3")
HID: Final = PARTS.event("hid", "card", "TC.TR9", "TC.N5")
JUMPED: Final = PARTS.event("jumped", "seat card number number2", "TC.J1")
TO_GROUND: Final = PARTS.event("to_ground", "seat", "TC.J2")

# Why a minion died, or its armour turned it.
BY_ATTACK: Final = 0
BY_FALL: Final = 1
CRUSHED: Final = 2
EATEN: Final = 3
SUFFOCATED: Final = 4
BLOWN_UP: Final = 5
STABBED: Final = 6


@final
class Toll:
    """What one thing that happens brings with it, gathered until all of it has happened."""

    def __init__(self) -> None:
        # The riders who must find another minion (TC.J3).
        self.riders: i64 = 0
        self.seat: vec[i64] = ints(MOST_SEATS)
        self.cell: vec[i64] = ints(MOST_SEATS)
        self.newcomer: vec[i64] = ints(MOST_SEATS)  # 1 + the body that has taken the place: no target (TC.J4)
        # The wounds that are still to be dealt (TC.B3).
        self.wounds: vec[i64] = ints(BODIES)
        self.hurt: vec[i64] = ints(4)  # the bodies with wounds, 32 a word


_TOLL: Final = LAYOUT.scratch(Toll)


def toll_of(g: State) -> Toll:
    return cast(Toll, g.scratch(_TOLL))


# --- riders whose minion has died ------------------------------------------------------------------


def unseat(g: State, body: i64, newcomer: i64) -> None:
    for seat in range(g.seats):
        if g[RIDES + seat] == body + 1:
            toll = toll_of(g)
            g[RIDES + seat] = 0
            toll.seat[toll.riders] = seat
            toll.cell[toll.riders] = cell_of(g[TOWER + body] - 1, g[COL + body], g[LEVEL + body])
            toll.newcomer[toll.riders] = newcomer
            toll.riders += 1


def seat_again(g: State, toll: Toll) -> None:
    """TC.J2, TC.R4: they jump next, from the active player round."""
    if toll.riders == 0:
        return
    mark = g.mark()
    for place in range(g.seats):
        seat = (g[ACTIVE] + place) % g.seats
        for i in range(toll.riders):
            if toll.seat[i] == seat:
                g.then(LEAP, seat, toll.cell[i], toll.newcomer[i])
    g.in_order(mark)
    toll.riders = 0


@final
class Leap(Auto):
    """A seat has lost its minion at a cell; with one way to go, or none, nobody is asked (TC.R5)."""

    rule = "TC.J1"
    rules = ("TC.J2", "TC.J3", "TC.J4", "TC.J5", "TC.R4", "TC.R5")
    args = "seat cell newcomer:maybe_body"

    def run(self, g: State) -> None:
        seat, cell, newcomer = g.three()
        sight = sight_of(g)
        sight.gather(g, tower_at(cell))
        found: i64 = -1
        count: i64 = 0
        for i in range(sight.standing):
            body = sight.bodies[i]
            if can_leap(g, body, cell, newcomer):
                found = body
                count += 1
        if count == 0:
            g.tell(TO_GROUND, seat)
        elif count == 1:
            mount(g, seat, found)
        else:
            g.then(JUMP, seat, cell, newcomer)


LEAP: Final = PARTS.step(Leap())


def can_leap(g: State, body: i64, cell: i64, newcomer: i64) -> bool:
    """TC.J1: beside or below the place of death, or anywhere on the ground row."""
    if body + 1 == newcomer:
        return False
    level = g[LEVEL + body]
    if level == 1:
        return True
    across = g[COL + body] - col_at(cell)
    if level == level_at(cell):
        return across == 1 or across == -1
    return across == 0 and level == level_at(cell) - 1


def mount(g: State, seat: i64, body: i64) -> None:
    g[RIDES + seat] = body + 1
    g.tell(JUMPED, seat, face(g, body), g[COL + body], g[LEVEL + body])


class OnBody(Choice):
    """The answer is the cell where somebody stands."""

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if self.part(option) >= 0:
            said["card"] = name_at(g, self.part(option))
        return key, said


def body_cell(g: State, body: i64) -> i64:
    return cell_of(g[TOWER + body] - 1, g[COL + body], g[LEVEL + body])


def body_at(g: State, cell: i64) -> i64:
    """Who stands in a cell, however far away it is; -1 if nobody does."""
    sight = sight_of(g)
    sight.gather(g, tower_at(cell))
    for i in range(sight.standing):
        body = sight.bodies[i]
        if g[COL + body] == col_at(cell) and g[LEVEL + body] == level_at(cell):
            return body
    return -1


@final
class Jump(OnBody):
    """TC.J1: where does the foreminion go?"""

    rule = "TC.J1"
    rules = ("TC.J6", "TC.J7")
    args = "seat cell newcomer:maybe_body"
    answers = ("jump {cell}",)

    def options(self, g: State, out: Options) -> None:
        _, cell, newcomer = g.three()
        sight = sight_of(g)
        sight.gather(g, tower_at(cell))
        for i in range(sight.standing):
            if can_leap(g, sight.bodies[i], cell, newcomer):
                self.offer(out, body_cell(g, sight.bodies[i]))

    def take(self, g: State, option: i64) -> None:
        mount(g, g.seat, body_at(g, self.part(option)))

    def facts(self, g: State) -> dict[str, str]:
        return {}  # a cell would say whose tower it is instead of who is asked


JUMP: Final = PARTS.step(Jump())


# --- wounds and deaths -----------------------------------------------------------------------------


def face(g: State, body: i64) -> i64:
    """The card of a body, covered or not."""
    if is_covered(body):
        return g.only(COVERED[body - MINION_COUNT])
    return body


def kill(g: State, body: i64, cause: i64, killer: i64, newcomer: i64) -> None:
    """TC.M3: it is discarded face up; whoever rides it must jump. `killer`: a card, its own if there is none."""
    unseat(g, body, newcomer)
    leave(g, body)
    card = face(g, body)
    source = STANDING
    if is_covered(body):
        source = COVERED[body - MINION_COUNT]
    g.move(card, source, DISCARD)
    g.tell(DIED, card, cause, killer)


def wound(g: State, body: i64, cause: i64) -> bool:
    """TC.M1: kills, unless it is Armored and upright. True if it lives."""
    if is_a(body, ARMORED) and g[TURNED + body] == 0:
        g[TURNED + body] = 1
        g.tell(TURNED_ROUND, body, cause)
        return True
    kill(g, body, cause, body, 0)
    return False


# --- covering --------------------------------------------------------------------------------------


def change_body(g: State, old: i64, new: i64) -> None:
    """The same minion in the same place, named or nameless."""
    enter(g, g[TOWER + old] - 1, new)
    leave(g, old)
    for word in (COL, LEVEL, TURNED):
        g[word + new] = g[word + old]
    for seat in range(g.seats):
        if g[RIDES + seat] == old + 1:
            g[RIDES + seat] = new + 1


def reveal(g: State, body: i64) -> i64:
    """A covered Ninja is turned up; its body from now on."""
    slot = COVERED[body - MINION_COUNT]
    card = g.only(slot)
    g.move(card, slot, STANDING)
    change_body(g, body, card)
    g.tell(REVEALED, card)
    return card


def reveal_all(g: State, tower: i64) -> None:
    """All Ninjas of a tower, or of all of them (-1)."""
    for body in range(MINION_COUNT, BODIES):
        if g[TOWER + body] > 0 and (tower < 0 or g[TOWER + body] == tower + 1):
            reveal(g, body)


def cover(g: State, body: i64) -> None:
    """TC.N5: a Ninja that was turned up lies face down again, or is laid so."""
    for slot in range(NINJAS):
        if g[TOWER + MINION_COUNT + slot] == 0:
            g.move(body, STANDING, COVERED[slot])
            change_body(g, body, MINION_COUNT + slot)
            g.tell(HID, body)
            return


@final
class Cover(Auto):
    """TC.R2: everything in a tower ends by covering its Ninjas."""

    rule = "TC.R2"
    rules = ("TC.N5",)
    args = "tower:seat"

    def run(self, g: State) -> None:
        tower = g.one()
        for body in range(MINION_COUNT - NINJAS, MINION_COUNT):
            if g[TOWER + body] == tower + 1:
                cover(g, body)


COVER: Final = PARTS.step(Cover())


# --- gravity ---------------------------------------------------------------------------------------


def pressed(sight: Sight, tower: i64, col: i64, level: i64) -> bool:
    """TC.G3: is a face-up Heavy anywhere above in this column?"""
    for above in range(level + 1, sight.height[tower] + 1):
        body = sight.at(tower, col, above)
        if body >= 0 and is_a(body, HEAVY):
            return True
    return False


def fall(g: State, sight: Sight, tower: i64, body: i64) -> None:
    """It falls as far as it can (TC.G1), crushes if it is Heavy (TC.G4), is wounded if it is Weak (TC.G8)."""
    col = g[COL + body]
    high = g[LEVEL + body]
    level = high - 1
    while level > 1 and sight.empty(tower, col, level - 1):
        level -= 1
    if level > 1 and is_a(body, HEAVY):
        level -= 1
        victim = sight.at(tower, col, level)
        kill(g, victim, CRUSHED, body, body + 1)
    sight.lift(tower, col, high)
    sight.put(tower, col, level, body)
    g[LEVEL + body] = level
    g.tell(FELL, body, high, level)
    if is_a(body, WEAK) and not wound(g, body, BY_FALL):
        sight.lift(tower, col, level)


def hangs(g: State, sight: Sight, body: i64) -> bool:
    """Does a Flyer hover face up? Nobody does if there is none (-1)."""
    if body < 0 or g[TOWER + body] == 0 or not is_a(body, FLYING) or g[LEVEL + body] == 1:
        return False
    return sight.empty(g[TOWER + body] - 1, g[COL + body], g[LEVEL + body] - 1)


@final
class Gravity(Auto):
    """TC.G1: a tower, level by level from the second up, from left to right.

    `falling`: the Ninja that was turned up because it falls, so that Flying does not hold it (TC.G10). Where one is
    Heavy and waits for those below it, it presses down every other that is turned up there: one is enough to know.
    """

    rule = "TC.G1"
    rules = (
        *("TC.G2", "TC.G3", "TC.G4", "TC.G5", "TC.G6", "TC.G7", "TC.G8", "TC.G9", "TC.G10", "TC.G11"),
        *("TC.TR1", "TC.TR3", "TC.TR4", "TC.E10"),
    )
    args = "tower:seat falling:maybe_body"

    def run(self, g: State) -> None:
        tower, falling = g.two()
        sight = sight_of(g)
        sight.read(g, tower)
        for level in range(2, sight.height[tower] + 1):
            for col in range(sight.left[tower], sight.right[tower] + 1):
                body = sight.at(tower, col, level)
                if body < 0 or not sight.empty(tower, col, level - 1):
                    continue
                if is_covered(body):
                    body = reveal(g, body)  # TC.G10
                    if not hangs(g, sight, falling - 1):
                        falling = body + 1
                    if is_a(body, HEAVY):  # Flyers below drop before it, and whoever stands on them
                        g.then(self.id, tower, falling)
                        return
                    sight.put(tower, col, level, body)
                elif is_a(body, FLYING) and body + 1 != falling and not pressed(sight, tower, col, level):
                    continue
                fall(g, sight, tower, body)
                toll = toll_of(g)
                if toll.riders > 0:
                    g.then(self.id, tower, falling)
                    seat_again(g, toll)
                    return


GRAVITY: Final = PARTS.step(Gravity())


# --- immediate traits ------------------------------------------------------------------------------


def feeding(g: State, tower: i64) -> bool:
    """Could anybody eat in this tower at all?"""
    return any_with(g, tower, HUNGRY) and any_with(g, tower, WEAK)


def eats(g: State, sight: Sight, tower: i64, body: i64, side: i64) -> i64:
    """TC.E2: the Weak that a Hungry points at on this side, -1 if there is none."""
    if arrow(g, body, side) == 0:
        return -1
    prey = sight.at(tower, g[COL + body] + STEP_COL[side], g[LEVEL + body] + STEP_LEVEL[side])
    if prey < 0 or not is_a(prey, WEAK):
        return -1
    return prey


def next_eater(g: State, sight: Sight, tower: i64) -> i64:
    """TC.E5: of all who can eat the lowest, then the leftmost; -1 if nobody can."""
    found: i64 = -1
    for i in range(sight.standing):
        body = sight.bodies[i]
        if not is_a(body, HUNGRY):
            continue
        for side in range(4):
            if eats(g, sight, tower, body, side) >= 0:
                if found < 0 or before(g, body, found):
                    found = body
                break
    return found


def before(g: State, one: i64, other: i64) -> bool:
    """Lower, or on the same level further left."""
    if g[LEVEL + one] != g[LEVEL + other]:
        return g[LEVEL + one] < g[LEVEL + other]
    return g[COL + one] < g[COL + other]


def serve(g: State, sight: Sight, tower: i64, eater: i64) -> None:
    """One meal: whom it eats is asked where there are several (TC.E4)."""
    prey: i64 = -1
    count: i64 = 0
    for side in range(4):
        found = eats(g, sight, tower, eater, side)
        if found >= 0:
            prey = found
            count += 1
    if count == 1:
        g.then(EAT, eater, prey)
    elif g[PEDRO] == BUILDING:
        # TC.V9: the others go on building; this tower waits for its builder, and with it all that was to follow.
        while g.pending_step() != COVER:
            g.drop()
        g.drop()
        g.drop()  # nor is the next card turned up
        g[PREYS + tower] = eater + 1
    else:
        g.then(CHOOSE_PREY, chooser(g, tower), eater)


def chooser(g: State, tower: i64) -> i64:
    """TC.M10, TC.V4: who decides for a tower: of a team, the member whose turn is now or comes first."""
    for i in range(g.seats):
        seat = (g[ACTIVE] + i) % g.seats
        if tower_of(g, seat) == tower:
            return seat
    return tower


def prey_name(g: State, eater: i64, side: i64) -> str:
    """Whom it would eat on a side, for a sentence."""
    tower = g[TOWER + eater] - 1
    sight = sight_of(g)
    sight.read(g, tower)
    prey = eats(g, sight, tower, eater, side)
    return NAMES[prey] if prey >= 0 else NOTHING


@final
class ChoosePrey(Choice):
    """TC.E4: whom does a Hungry eat?"""

    rule = "TC.E4"
    rules = ("TC.M10", "TC.V4")
    args = "seat eater:card"
    answers = ("eat {side}",)

    def options(self, g: State, out: Options) -> None:
        _, eater = g.two()
        tower = g[TOWER + eater] - 1
        sight = sight_of(g)
        sight.read(g, tower)
        for side in range(4):
            if eats(g, sight, tower, eater, side) >= 0:
                self.offer(out, side)

    def take(self, g: State, option: i64) -> None:
        _, eater = g.two()
        tower = g[TOWER + eater] - 1
        sight = sight_of(g)
        sight.read(g, tower)
        g.then(EAT, eater, eats(g, sight, tower, eater, self.part(option)))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        _, eater = g.two()
        key, said = super().label(g, option)
        said["card"] = prey_name(g, eater, self.part(option))
        return key, said


CHOOSE_PREY: Final = PARTS.step(ChoosePrey())


@final
class Eat(Auto):
    """TC.E2: a Hungry eats a Weak; no shield, armour or rider helps. Then it takes the place."""

    rule = "TC.E2"
    rules = ("TC.E3", "TC.E5", "TC.J4")
    args = "eater:card prey:card"

    def run(self, g: State) -> None:
        eater, prey = g.two()
        g.tell(ATE, eater, prey)
        g.then(STEP_IN, eater, body_cell(g, prey))
        kill(g, prey, EATEN, eater, 0)
        seat_again(g, toll_of(g))


EAT: Final = PARTS.step(Eat())


@final
class StepIn(Auto):
    """A minion steps into a cell, its rider with it (TC.M9)."""

    rule = "TC.M9"
    args = "eater:card cell"

    def run(self, g: State) -> None:
        eater, cell = g.two()
        g[COL + eater] = col_at(cell)
        g[LEVEL + eater] = level_at(cell)


STEP_IN: Final = PARTS.step(StepIn())


def enclosed(g: State, sight: Sight, tower: i64, body: i64) -> bool:
    """TC.E7: minions left, right and on top, and below a minion or the ground."""
    col = g[COL + body]
    level = g[LEVEL + body]
    if sight.empty(tower, col - 1, level) or sight.empty(tower, col + 1, level) or sight.empty(tower, col, level + 1):
        return False
    return level == 1 or not sight.empty(tower, col, level - 1)


@final
class Settle(Auto):
    """TC.R1: what traits do at once in a tower, one thing at a time, until nothing is left to do."""

    rule = "TC.R1"
    rules = ("TC.E1", "TC.E6", "TC.E7", "TC.E8", "TC.E9", "TC.TR8")
    args = "tower:seat"

    def run(self, g: State) -> None:
        tower = g.one()
        hungry = feeding(g, tower)
        pressing = any_with(g, tower, HEAVY) and any_with(g, tower, FLYING)
        frightened = any_with(g, tower, CLAUSTROPHOBE)
        if not hungry and not pressing and not frightened:
            return
        sight = sight_of(g)
        sight.read(g, tower)
        if pressing and self._flyer_falls(g, sight, tower):
            self._again(g, tower)
            return
        if hungry:
            eater = next_eater(g, sight, tower)
            if eater >= 0:
                self._again(g, tower)
                serve(g, sight, tower, eater)
                return
        if frightened:
            self._suffocate(g, sight, tower)

    def _again(self, g: State, tower: i64) -> None:
        """Something happens; then gravity, and then traits once more."""
        mark = g.mark()
        g.then(GRAVITY, tower)
        g.then(self.id, tower)
        g.in_order(mark)

    def _flyer_falls(self, g: State, sight: Sight, tower: i64) -> bool:
        for i in range(sight.standing):
            body = sight.bodies[i]
            level = g[LEVEL + body]
            hovers = is_a(body, FLYING) and level > 1 and sight.empty(tower, g[COL + body], level - 1)
            if hovers and pressed(sight, tower, g[COL + body], level):
                return True
        return False

    def _suffocate(self, g: State, sight: Sight, tower: i64) -> None:
        """TC.E9: all who are enclosed now die together."""
        dying: i64 = 0
        for i in range(sight.standing):
            body = sight.bodies[i]
            if is_a(body, CLAUSTROPHOBE) and enclosed(g, sight, tower, body):
                if dying == 0:
                    self._again(g, tower)
                dying += 1
                kill(g, body, SUFFOCATED, body, 0)
        seat_again(g, toll_of(g))


SETTLE: Final = PARTS.step(Settle())


@final
class Meals(Auto):
    """TC.B9: in the middle of a fight only meals happen, and nothing falls."""

    rule = "TC.B9"
    args = "tower:seat"

    def run(self, g: State) -> None:
        tower = g.one()
        if not feeding(g, tower):
            return
        sight = sight_of(g)
        sight.read(g, tower)
        eater = next_eater(g, sight, tower)
        if eater >= 0:
            g.then(self.id, tower)
            serve(g, sight, tower, eater)


MEALS: Final = PARTS.step(Meals())


# --- fights ----------------------------------------------------------------------------------------


def hurt(g: State, body: i64) -> None:
    """One wound more, to be dealt."""
    toll = toll_of(g)
    toll.wounds[body] += 1
    toll.hurt[bag_word(body)] |= bag_bit(body)


def strike(g: State, sight: Sight, tower: i64, body: i64, side: i64, brawl: bool) -> None:
    """One arrow strikes: the wound is counted, and dealt when all of this step have struck (TC.B3)."""
    target = sight.at(tower, g[COL + body] + STEP_COL[side], g[LEVEL + body] + STEP_LEVEL[side])
    if target < 0:
        return  # TC.B6: without a target it has not attacked
    number = arrow(g, body, side)
    if brawl and rider_of(g, target):
        g.tell(SPARED, body, target, number)
        return
    if is_a(body, KAMIKAZE):
        g[FOUGHT + bag_word(body)] |= bag_bit(body)
    if shielded(g, target, (side + 2) % 4):
        g.tell(BLOCKED, body, target, number)
    else:
        hurt(g, target)
        g.tell(STRUCK, body, target, number)


def deal_wounds(g: State, cause: i64) -> None:
    """TC.B4: every wound counts; an Armored that gets two at once turns and dies."""
    toll = toll_of(g)
    wounds = toll.wounds
    words = toll.hurt
    for word in range(len(words)):
        left = words[word]
        words[word] = 0
        while left != 0:
            body = 32 * word + bag_lowest(left)
            left &= left - 1
            while wounds[body] > 0:
                wounds[body] -= 1
                if g[TOWER + body] > 0:
                    wound(g, body, cause)
    seat_again(g, toll)


@final
class Attack(Auto):
    """TC.B1: all arrows of a number, their priority, strike together in a tower."""

    rule = "TC.B1"
    rules = ("TC.B2", "TC.B3", "TC.B4", "TC.B5", "TC.B6", "TC.M6")
    args = "tower:seat priority"

    def run(self, g: State) -> None:
        tower, priority = g.two()
        sight = sight_of(g)
        sight.read(g, tower)
        told = False
        for i in range(sight.standing):
            body = sight.bodies[i]
            if not has(NUMBERS[body], priority):
                continue
            shown = printed(body, g[TURNED + body], 0)
            for side in range(4):
                if ARROW[shown + side] != priority:
                    continue
                if not told:
                    g.tell(FIGHT, priority)
                    told = True
                if rider_of(g, body):
                    g.tell(HELD_BACK, body, priority)
                    break  # of all its arrows
                strike(g, sight, tower, body, side, True)
        deal_wounds(g, BY_ATTACK)


ATTACK: Final = PARTS.step(Attack())


@final
class Rouse(Auto):
    """TC.O6, TC.O7: a minion, and nobody else, strikes with all its arrows; riders protect nobody."""

    rule = "TC.O6"
    rules = ("TC.O7", "TC.O10")
    args = "card"

    def run(self, g: State) -> None:
        card = g.one()
        if g[TOWER + card] == 0:
            return  # it died when the Ninjas were turned up
        tower = g[TOWER + card] - 1
        sight = sight_of(g)
        sight.read(g, tower)
        for side in range(4):
            if arrow(g, card, side) > 0:
                strike(g, sight, tower, card, side, False)
        deal_wounds(g, BY_ATTACK)


ROUSE: Final = PARTS.step(Rouse())


@final
class Blast(Auto):
    """TC.TR6: every Kamikaze of a tower that attacked takes one wound, all together."""

    rule = "TC.TR6"
    rules = ("TC.B7", "TC.B8", "TC.O8")
    args = "tower:seat"

    def run(self, g: State) -> None:
        tower = g.one()
        for word in range(4):
            left = g[FOUGHT + word]
            g[FOUGHT + word] = 0
            while left != 0:
                body = 32 * word + bag_lowest(left)
                left &= left - 1
                if g[TOWER + body] == tower + 1:
                    hurt(g, body)
        deal_wounds(g, BLOWN_UP)


BLAST: Final = PARTS.step(Blast())
