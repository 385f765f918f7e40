"""The twelve events (AM.E1 to AM.E13), and Small Gods against them (AM.A4, AM.E2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.ankhmorpork.acts import (
    ELSEWHERE,
    GASPODE,
    REACTED,
    REACTION,
    RELOCATE,
    REMOVE,
    REMOVED,
    SUSAN,
    deck,
    deck_runs_out,
    deck_size,
    why_no_answer,
    win_by_points,
)
from stolik.games.ankhmorpork.data import PEOPLE
from stolik.games.ankhmorpork.moments import GODS, OnArea, count_of, has_power, victims
from stolik.games.ankhmorpork.scroll_figures import OnFigure
from stolik.games.ankhmorpork.scroll_threats import tear_down
from stolik.games.ankhmorpork.state import (
    ACTION_CARDS,
    ACTIVE,
    AREAS,
    BUILDING,
    DEMON,
    DISCARD,
    EVENT_DECK,
    FIRST_EVENT,
    HAND,
    HAPPENED,
    LOST,
    MONEY,
    NAMES,
    NEAR,
    OWNERS,
    PARTS,
    RIVER,
    TROLL,
    TROUBLE,
    UNFOLDING,
    arrive,
    buildings_of,
    crowd,
    leave,
    owner_of,
    pieces,
    standing,
)

TURNED_UP: Final[i64] = i64(PARTS.event("turned_up", "seat card", "AM.Y8"))
DICE: Final[i64] = i64(PARTS.event("dice", "area", "AM.E1", "AM.B2", "AM.D9"))
SHIELDED: Final[i64] = i64(PARTS.event("shielded", "seat area", "AM.A4", "AM.E2"))
LANDED: Final[i64] = i64(PARTS.event("landed", "owner area", "AM.Z3"))
REPELLED: Final[i64] = i64(PARTS.event("repelled", "seat owner area", "AM.E10"))
FLED: Final[i64] = i64(PARTS.event("fled", "seat area area2", "AM.E4"))
FOGGED: Final[i64] = i64(PARTS.event("fogged", "card", "AM.E6"))
RIOTS_END: Final[i64] = i64(PARTS.event("riots_end", "number", "AM.E7"))
LEVIED: Final[i64] = i64(PARTS.event("levied", "seat number", "AM.E11", "AM.D3"))
CARD_LOST: Final[i64] = i64(PARTS.event("card_lost", "seat area", "AM.E12"))
DRAGON_CAME: Final[i64] = i64(PARTS.event("dragon_came", "area", "AM.E3"))

PRICE: Final = 3  # of a shield
PAY_UP: Final = 1 + ACTION_CARDS  # the option to pay it


# --- Small Gods ------------------------------------------------------------------------------------


def can_shield(g: State, seat: i64) -> bool:
    """AM.E2: whoever holds Small Gods can pay, in anybody's turn."""
    return has_power(g, seat, GODS) and g[MONEY + seat] >= PRICE


def unfolding(g: State, area: i64) -> dict[str, str]:
    """What a prompt says of an event: which, and where it strikes."""
    return {"event-card": NAMES[g[UNFOLDING] - 1], "area": str(area + 1)}


def shield(g: State, seat: i64, area: i64) -> None:
    g[MONEY + seat] -= PRICE
    g.tell(SHIELDED, seat, area)


@final
class EventWindow(Choice):
    """Seat `g.a` is about to lose its agent `g.c`: pay $3, use a reaction that `g.b` allows, or let it go."""

    rule = "AM.R1"
    rules = ("AM.A4", "AM.D7", "AM.E2", "AM.R12")

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for i in range(g.count(HAND + g.a)):
            card = g.card(HAND + g.a, i)
            if (REACTION[card] & g.b) != 0:
                out.add(1 + card)
        if can_shield(g, g.a):
            out.add(PAY_UP)

    def take(self, g: State, option: i64) -> None:
        if option == 0:
            return
        seat = g.a
        figure = g.c
        g.drop()
        if option == PAY_UP:
            shield(g, seat, figure // OWNERS)
            return
        card = option - 1
        g.move(card, HAND + seat, DISCARD)
        g.tell(REACTED, seat, card)
        if REACTION[card] == ELSEWHERE:
            g.then(RELOCATE, seat, figure // OWNERS)
            g.then(REMOVE, figure)

    def space(self, g: State) -> i64:
        return 1 + PAY_UP

    def why(self, g: State, option: i64) -> str:
        return reply_why(option)

    def text(self, g: State, option: i64) -> str:
        return reply_text(option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return reply_label(option)

    def facts(self, g: State) -> dict[str, str]:
        return unfolding(g, g.c // OWNERS)


def reply_text(option: i64) -> str:
    if option == 0:
        return "pass"
    return "shield" if option == PAY_UP else "react " + NAMES[option - 1]


def reply_why(option: i64) -> str:
    return "AM.E2" if option >= PAY_UP else why_no_answer(option - 1)


def reply_label(option: i64) -> tuple[str, dict[str, str]]:
    if option == 0:
        return "no_reaction", {}
    if option == PAY_UP:
        return "shield", {}
    return "react", {"card": NAMES[option - 1]}


def ask_victim(g: State, seat: i64, may: i64, figure: i64) -> None:
    if g.count(HAND + seat) > 0 or can_shield(g, seat):
        g.then(EVENT_WINDOW, seat, may, figure)


class PayOrNot(Choice):
    """Seat `g.a` may pay $3 (1) or not (0)."""

    def spared(self, g: State) -> None:
        """It was paid."""
        raise NotImplementedError

    def struck(self, g: State) -> None:
        raise NotImplementedError

    def place(self, g: State) -> i64:
        """The area that it is about."""
        return g.b

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add(1)

    def take(self, g: State, option: i64) -> None:
        if option == 1:
            shield(g, g.a, self.place(g))
            self.spared(g)
        else:
            self.struck(g)

    def space(self, g: State) -> i64:
        return 2

    def text(self, g: State, option: i64) -> str:
        return "pass" if option == 0 else "shield"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return ("no_reaction" if option == 0 else "shield"), {}

    def facts(self, g: State) -> dict[str, str]:
        return unfolding(g, self.place(g))


# --- turning up an event ---------------------------------------------------------------------------


@final
class DrawEvent(Chance):
    """AM.Y8: the top event is turned up, carried out and removed from the game."""

    rule = "AM.Y8"

    def size(self, g: State) -> i64:
        return g.count(EVENT_DECK)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        card = g.card(EVENT_DECK, option)
        g.move(card, EVENT_DECK, HAPPENED)
        g[UNFOLDING] = card + 1
        g.tell(TURNED_UP, seat, card)
        g.then(BY_EVENT[card - FIRST_EVENT], seat)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(EVENT_DECK, option)]


class Dice(Chance):
    """Several dice at once, `count` of them, in one number: the first die is its last digit to base 12."""

    def count(self) -> i64:
        return 1

    def size(self, g: State) -> i64:
        total: i64 = 1
        for _ in range(self.count()):
            total *= 12
        return total

    def text(self, g: State, option: i64) -> str:
        shown: list[str] = []
        for _ in range(self.count()):
            shown.append(str(option % 12 + 1))
            option //= 12
        return " ".join(shown)


# --- E3: the Dragon --------------------------------------------------------------------------------
# Who is spared is counted in one number: four bits a seat for agents that stay, then a bit for the building,
# then four bits a seat for agents that will go elsewhere.

HOUSE: Final = 65536
GO: Final = 131072
ASKED: Final = 8


def staying(spared: i64, seat: i64) -> i64:
    return spared // power_of_16(seat) % 16


def going(spared: i64, seat: i64) -> i64:
    return spared // GO // power_of_16(seat) % 16


def power_of_16(seat: i64) -> i64:
    value: i64 = 1
    for _ in range(seat):
        value *= 16
    return value


@final
class Dragon(Dice):
    rule = "AM.E3"

    def take(self, g: State, option: i64) -> None:
        g.tell(DICE, option)
        g.then(DRAGON_ASKS, ASKED * g.seats + g.a, option, 0)


@final
class DragonAsks(Auto):
    """Shields and reactions are collected from the active player round (AM.E1).

    `g.a` is the seat to be asked, and how many are left to ask, times ASKED.
    """

    rule = "AM.E1"

    def run(self, g: State) -> None:
        seat = g.a % ASKED
        area = g.b
        spared = g.c
        if g.a < ASKED:
            g.then(DRAGON_STRIKES, area, spared)
            return
        left = standing(g, area, seat) - staying(spared, seat) - going(spared, seat)
        house = owner_of(g, area) == seat and spared // HOUSE % 2 == 0
        if (left > 0 and (g.count(HAND + seat) > 0 or can_shield(g, seat))) or (house and can_shield(g, seat)):
            g.then(DRAGON_SPARES, g.a, area, spared)
        else:
            g.then(self.id, next_asked(g, g.a), area, spared)


def next_asked(g: State, asked: i64) -> i64:
    return asked - ASKED - asked % ASKED + (asked % ASKED + 1) % g.seats


@final
class DragonSpares(Choice):
    """Save one piece after another: by a reaction, by $3 for an agent or the building; 0 is enough."""

    rule = "AM.E3"
    rules = ("AM.D6", "AM.R5", "AM.R10")

    def who(self, g: State) -> i64:
        return g.a % ASKED

    def options(self, g: State, out: Options) -> None:
        seat = g.a % ASKED
        out.add(0)
        left = standing(g, g.b, seat) - staying(g.c, seat) - going(g.c, seat)
        if left > 0:
            for i in range(g.count(HAND + seat)):
                card = g.card(HAND + seat, i)
                if (REACTION[card] & (SUSAN + ELSEWHERE)) != 0:
                    out.add(1 + card)
        if can_shield(g, seat):
            if left > 0:
                out.add(PAY_UP)
            if owner_of(g, g.b) == seat and g.c // HOUSE % 2 == 0:
                out.add(1 + PAY_UP)

    def take(self, g: State, option: i64) -> None:
        at = g.a
        seat = at % ASKED
        area = g.b
        spared = g.c
        if option == 0:
            g.then(DRAGON_ASKS, next_asked(g, at), area, spared)
            return
        if option == PAY_UP:
            shield(g, seat, area)
            spared += power_of_16(seat)
        elif option > PAY_UP:
            shield(g, seat, area)
            spared += HOUSE
        else:
            card = option - 1
            g.move(card, HAND + seat, DISCARD)
            g.tell(REACTED, seat, card)
            if REACTION[card] == ELSEWHERE:
                spared += GO * power_of_16(seat)
            else:
                spared += power_of_16(seat)
        g.then(DRAGON_ASKS, at, area, spared)

    def space(self, g: State) -> i64:
        return 2 + PAY_UP

    def why(self, g: State, option: i64) -> str:
        return reply_why(option)

    def text(self, g: State, option: i64) -> str:
        return "shield-building" if option > PAY_UP else reply_text(option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return ("shield_building", {}) if option > PAY_UP else reply_label(option)

    def facts(self, g: State) -> dict[str, str]:
        return unfolding(g, g.b)


@final
class DragonStrikes(Auto):
    """Everything in area `g.a` goes, but for what is spared; the marker goes in any case (AM.D6)."""

    rule = "AM.E3"

    def run(self, g: State) -> None:
        area = g.a
        spared = g.b
        g.tell(DRAGON_CAME, area)
        for owner in range(OWNERS):
            stay: i64 = 0
            if owner < g.seats:
                stay = staying(spared, owner)
            while standing(g, area, owner) > stay:
                leave(g, area, owner)
                g.tell(REMOVED, area, owner)
        g[TROUBLE] &= ~bit(area)
        if g[BUILDING + area] > 0 and spared // HOUSE % 2 == 0:
            tear_down(g, area)
        i = g.seats - 1
        while i >= 0:  # AM.R5: after all of it, from the active player round
            seat = (g[ACTIVE] + i) % g.seats
            for _ in range(going(spared, seat)):
                g.then(RELOCATE, seat, area)
            i -= 1


# --- E4: Flood -------------------------------------------------------------------------------------


@final
class Flood(Dice):
    rule = "AM.E4"

    def count(self) -> i64:
        return 2

    def take(self, g: State, option: i64) -> None:
        first = option % 12
        second = option // 12
        g.tell(DICE, first)
        g.tell(DICE, second)
        flooded = (bit(first) | bit(second)) & RIVER
        active = g.a
        i = g.seats - 1
        while i >= 0:
            g.then(FLEE_ON, (active + i) % g.seats, flooded, 0)
            i -= 1


@final
class FleeOn(Auto):
    """Seat `g.a` moves its agents out of the areas `g.b`; `g.c` counts those that were paid for, 16 ** n an area."""

    rule = "AM.E4"

    def run(self, g: State) -> None:
        if wet(g, g.a, g.b, g.c) != 0:
            g.then(FLEE, g.a, g.b, g.c)


def wet(g: State, seat: i64, flooded: i64, kept: i64) -> i64:
    """The flooded areas from which a seat still has to move an agent."""
    found: i64 = 0
    for area in range(AREAS):
        if has(flooded, area):
            if standing(g, area, seat) > kept % 16:
                found |= bit(area)
            kept //= 16  # at most two areas are flooded, the lower one first
    return found


@final
class Flee(Choice):
    """One agent goes next door, or is kept in place for $3."""

    rule = "AM.E4"

    def options(self, g: State, out: Options) -> None:
        from_areas = wet(g, g.a, g.b, g.c)
        for area in range(AREAS):
            if has(from_areas, area):
                out.add_each(NEAR[area] & ~g.b, 1 + AREAS * area, 1)
                if can_shield(g, g.a):
                    out.add(1 + AREAS * AREAS + area)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        flooded = g.b
        kept = g.c
        target = option - 1
        if target < AREAS * AREAS:
            g.then(FLEE_ON, seat, flooded, kept)
            leave(g, target // AREAS, seat)
            arrive(g, target % AREAS, seat)
            g.tell(FLED, seat, target // AREAS, target % AREAS)
        else:
            area = target - AREAS * AREAS
            shield(g, seat, area)
            lower = (flooded & (bit(area) - 1)) != 0
            g.then(FLEE_ON, seat, flooded, kept + (16 if lower else 1))

    def space(self, g: State) -> i64:
        return 1 + AREAS * AREAS + AREAS

    def why(self, g: State, option: i64) -> str:
        return "AM.E2" if option > AREAS * AREAS and not can_shield(g, g.a) else "AM.E4"

    def text(self, g: State, option: i64) -> str:
        target = option - 1
        if target < 0:
            return "no"
        if target < AREAS * AREAS:
            return "flee " + str(target // AREAS + 1) + "-" + str(target % AREAS + 1)
        return "stay " + str(target - AREAS * AREAS + 1)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        target = option - 1
        if target < AREAS * AREAS:
            return "flee", {"area": str(target // AREAS + 1), "area2": str(target % AREAS + 1)}
        return "stay", {"area": str(target - AREAS * AREAS + 1)}


# --- E5, E8: Fire, Explosion, Earthquake -----------------------------------------------------------


@final
class Fire(Dice):
    """`g.b` is 1 + the area rolled just before, 0 at first."""

    rule = "AM.E5"

    def take(self, g: State, option: i64) -> None:
        before = g.b - 1
        g.tell(DICE, option)
        spreads = before < 0 or has(NEAR[before], option)
        if g[BUILDING + option] == 0 or not spreads:
            return
        g.then(self.id, g.a, option + 1)
        threaten(g, bit(option))


@final
class Explosion(Dice):
    rule = "AM.E8"

    def take(self, g: State, option: i64) -> None:
        g.tell(DICE, option)
        threaten(g, bit(option))


@final
class Earthquake(Dice):
    rule = "AM.E8"

    def count(self) -> i64:
        return 2

    def take(self, g: State, option: i64) -> None:
        g.tell(DICE, option % 12)
        g.tell(DICE, option // 12)
        threaten(g, bit(option % 12) | bit(option // 12))


def threaten(g: State, areas: i64) -> None:
    """The buildings in these areas will fall, all at once; whoever holds Small Gods may save his own first."""
    falling: i64 = 0
    for area in range(AREAS):
        if has(areas, area) and g[BUILDING + area] > 0:
            falling |= bit(area)
    if falling != 0:
        g.then(SHIELD_NEXT, falling, falling)


@final
class ShieldNext(Auto):
    """Buildings in `g.a` fall; for those in `g.b` nobody was asked yet."""

    rule = "AM.E8"

    def run(self, g: State) -> None:
        falling = g.a
        for area in range(AREAS):
            if has(g.b, area):
                owner = owner_of(g, area)
                if can_shield(g, owner):
                    g.then(SHIELD_HOUSE, owner, area, falling * 4096 + (g.b & ~bit(area)))
                    return
        for area in range(AREAS):
            if has(falling, area):
                tear_down(g, area)


@final
class ShieldHouse(PayOrNot):
    """Seat `g.a` may save its building in area `g.b`."""

    rule = "AM.E2"

    def spared(self, g: State) -> None:
        g.then(SHIELD_NEXT, g.c // 4096 & ~bit(g.b), g.c % 4096)

    def struck(self, g: State) -> None:
        g.then(SHIELD_NEXT, g.c // 4096, g.c % 4096)


# --- E6, E7: Fog, Riots ----------------------------------------------------------------------------


@final
class Fog(Auto):
    rule = "AM.E6"

    def run(self, g: State) -> None:
        g.then(FOG_TAKES, 5)


@final
class FogTakes(Chance):
    """The top cards of the deck go face up to the discard pile; `g.a` of them are left to go."""

    rule = "AM.E6"
    rules = ("AM.V2",)

    def size(self, g: State) -> i64:
        return g.count(deck(g))

    def take(self, g: State, option: i64) -> None:
        more = g.a - 1
        source = deck(g)
        card = g.card(source, option)
        g.move(card, source, DISCARD)
        g.tell(FOGGED, card)
        if deck_size(g) == 0:
            deck_runs_out(g)
        elif more > 0:
            g.then(self.id, more)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(deck(g), option)]


@final
class Riots(Auto):
    rule = "AM.E7"
    rules = ("AM.V10",)

    def run(self, g: State) -> None:
        if count_of(g[TROUBLE]) >= 8:
            g.tell(RIOTS_END, count_of(g[TROUBLE]))
            win_by_points(g)


# --- E9: Mysterious Murders ------------------------------------------------------------------------


@final
class Murders(Auto):
    rule = "AM.E9"

    def run(self, g: State) -> None:
        active = g.a
        i = g.seats - 1
        while i >= 0:
            g.then(MURDER_ROLL, (active + i) % g.seats)
            i -= 1


@final
class MurderRoll(Dice):
    rule = "AM.E9"

    def take(self, g: State, option: i64) -> None:
        g.tell(DICE, option)
        if crowd(g, option) > 0:
            g.then(MURDER, g.a, option)


@final
class Murder(OnFigure):
    """Seat `g.a` must remove a figure from area `g.b`."""

    rule = "AM.E9"
    rules = ("AM.R2",)

    def options(self, g: State, out: Options) -> None:
        victims(g, -1, bit(g.b), 1, out)

    def take(self, g: State, option: i64) -> None:
        figure = option - 1
        owner = figure % OWNERS
        g.then(REMOVE, figure)
        if owner < g.seats:
            may: i64 = SUSAN + ELSEWHERE
            if owner != g.a:
                may += GASPODE
            ask_victim(g, owner, may, figure)

    def facts(self, g: State) -> dict[str, str]:
        return unfolding(g, g.b)


# --- E10, E13: Demons, Trolls ----------------------------------------------------------------------


@final
class Demons(Dice):
    rule = "AM.E10"

    def count(self) -> i64:
        return 4

    def take(self, g: State, option: i64) -> None:
        rain(g, option, 4, DEMON)


@final
class Trolls(Dice):
    rule = "AM.E13"

    def count(self) -> i64:
        return 3

    def take(self, g: State, option: i64) -> None:
        rain(g, option, 3, TROLL)


def rain(g: State, dice: i64, count: i64, kind: i64) -> None:
    """One after the other, in the order of the dice (AM.E1)."""
    areas: i64 = 0
    for _ in range(count):
        g.tell(DICE, dice % 12)
        areas = 12 * areas + dice % 12
        dice //= 12
    for _ in range(count):
        g.then(LAND, areas % 12, kind)
        areas //= 12


@final
class Land(Auto):
    """A demon or a troll (`g.b`) comes to area `g.a`, unless somebody pays to be rid of it."""

    rule = "AM.E10"

    def run(self, g: State) -> None:
        area = g.a
        kind = g.b
        for seat in range(g.seats):
            if pieces(g, area, seat) > 0 and can_shield(g, seat):
                g.then(REPEL, seat, area, kind)
                return
        land(g, area, kind)


def land(g: State, area: i64, kind: i64) -> None:
    arrive(g, area, kind)
    if kind == DEMON:
        g[TROUBLE] |= bit(area)  # whether or not anything else is there
    g.tell(LANDED, kind, area)


@final
class Repel(PayOrNot):
    """AM.E10, AM.E13: for $3 it leaves the game and brings no marker."""

    rule = "AM.E10"
    rules = ("AM.E13",)

    def spared(self, g: State) -> None:
        g.tell(REPELLED, g.a, g.c, g.b)

    def struck(self, g: State) -> None:
        land(g, g.b, g.c)

    def facts(self, g: State) -> dict[str, str]:
        return {**unfolding(g, g.b), "owner": str(g.c)}


# --- E11, E12: Subsidence, Bloody Stupid Johnson ---------------------------------------------------


@final
class Subsidence(Auto):
    rule = "AM.E11"

    def run(self, g: State) -> None:
        active = g.a
        i = g.seats - 1
        while i >= 0:
            g.then(LEVY, (active + i) % g.seats)
            i -= 1


@final
class Levy(Auto):
    """Seat `g.a` pays $2 a building while it can (AM.D3); for the rest it chooses which fall."""

    rule = "AM.E11"

    def run(self, g: State) -> None:
        seat = g.a
        owned = count_of(buildings_of(g, seat))
        payable = min(owned, g[MONEY + seat] // 2)
        g[MONEY + seat] -= 2 * payable
        if owned > 0:
            g.tell(LEVIED, seat, 2 * payable)
        if owned > payable:
            g.then(SINKING, seat, owned - payable)


@final
class Sinking(OnArea):
    """Seat `g.a` loses `g.b` buildings of its choice."""

    rule = "AM.E11"

    def options(self, g: State, out: Options) -> None:
        out.add_each(buildings_of(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        if g.b > 1:
            g.then(self.id, g.a, g.b - 1)
        tear_down(g, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return {"count": str(g.b)}


@final
class Johnson(Dice):
    rule = "AM.E12"

    def take(self, g: State, option: i64) -> None:
        g.tell(DICE, option)
        owner = owner_of(g, option)
        if owner < 0 or has(g[LOST], option):
            return
        if can_shield(g, owner):
            g.then(SAVE_CARD, owner, option)
        else:
            g.then(LOSE_CARD, owner, option)
            blame(g, owner, option)


def blame(g: State, owner: i64, area: i64) -> None:
    """One agent of the owner goes too, if there is one."""
    if standing(g, area, owner) > 0:
        g.then(REMOVE, OWNERS * area + owner)
        ask_victim(g, owner, SUSAN + ELSEWHERE, OWNERS * area + owner)


@final
class SaveCard(PayOrNot):
    """Seat `g.a` may keep the City Area card of area `g.b` for $3; the agent is another matter."""

    rule = "AM.E12"

    def spared(self, g: State) -> None:
        blame(g, g.a, g.b)

    def struck(self, g: State) -> None:
        owner = g.a
        area = g.b
        g.then(LOSE_CARD, owner, area)
        blame(g, owner, area)


@final
class LoseCard(Auto):
    """After all has been decided: the City Area card leaves the game."""

    rule = "AM.E12"

    def run(self, g: State) -> None:
        g[LOST] |= bit(g.b)
        g.tell(CARD_LOST, g.a, g.b)


EVENT_WINDOW: Final[i64] = i64(PARTS.step(EventWindow()))
DRAW_EVENT: Final[i64] = i64(PARTS.step(DrawEvent()))
DRAGON_ASKS: Final[i64] = i64(PARTS.step(DragonAsks()))
DRAGON_SPARES: Final[i64] = i64(PARTS.step(DragonSpares()))
DRAGON_STRIKES: Final[i64] = i64(PARTS.step(DragonStrikes()))
FLEE_ON: Final[i64] = i64(PARTS.step(FleeOn()))
FLEE: Final[i64] = i64(PARTS.step(Flee()))
SHIELD_NEXT: Final[i64] = i64(PARTS.step(ShieldNext()))
SHIELD_HOUSE: Final[i64] = i64(PARTS.step(ShieldHouse()))
FOG_TAKES: Final[i64] = i64(PARTS.step(FogTakes()))
MURDER_ROLL: Final[i64] = i64(PARTS.step(MurderRoll()))
MURDER: Final[i64] = i64(PARTS.step(Murder()))
LAND: Final[i64] = i64(PARTS.step(Land()))
REPEL: Final[i64] = i64(PARTS.step(Repel()))
LEVY: Final[i64] = i64(PARTS.step(Levy()))
SINKING: Final[i64] = i64(PARTS.step(Sinking()))
SAVE_CARD: Final[i64] = i64(PARTS.step(SaveCard()))
LOSE_CARD: Final[i64] = i64(PARTS.step(LoseCard()))

# In the order of people.toml.
_EVENTS: Final = {
    "dragon": Dragon(),
    "flood": Flood(),
    "fire": Fire(),
    "fog": Fog(),
    "riots": Riots(),
    "explosion": Explosion(),
    "murders": Murders(),
    "demons": Demons(),
    "subsidence": Subsidence(),
    "johnson": Johnson(),
    "trolls": Trolls(),
    "earthquake": Earthquake(),
}
BY_EVENT: Final[vec[i64]] = as_ints([int(PARTS.step(_EVENTS[event.id])) for event in PEOPLE.events])
