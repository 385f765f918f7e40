"""Moments of a turn: symbols that ask for something, and City Area powers in between (AM.Y2 to AM.Y6, AM.C1)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, has, lowest
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.ankhmorpork.acts import (
    AROUND,
    DISCARD_ONE,
    ORDINARY,
    PLACE_AGENT,
    REACTED,
    attack,
    can_place,
    draw,
    figure_text,
    on_figure,
    place,
    placing_label,
    placing_options,
    placing_text,
)
from stolik.games.ankhmorpork.data import CARDS, PEOPLE
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    AGENTS,
    AREAS,
    BUILDING,
    BUILDINGS,
    COST,
    DISCARD,
    FRESH,
    GAINED,
    HAND,
    LOST,
    MONEY,
    NAMES,
    NEAR,
    OWNERS,
    PARTS,
    PENALTY,
    PLAY,
    PLAYED,
    TROUBLE,
    USED,
    agents_out,
    buildings_of,
    controller,
    crowd,
    haunted,
    owner_of,
    standing,
    troubled,
    worth,
)

TURN_BEGAN: Final[i64] = i64(PARTS.event("turn_began", "seat", "AM.Y1"))
GOAL_MET: Final[i64] = i64(PARTS.event("goal_met", "seat card", "AM.G1", "AM.T1"))
CARD_PLAYED: Final[i64] = i64(PARTS.event("card_played", "seat card", "AM.Y1"))
BUILT: Final[i64] = i64(PARTS.event("built", "seat area number", "AM.Y3"))
GAVE_UP: Final[i64] = i64(PARTS.event("gave_up", "seat area", "AM.M10"))
CALMED: Final[i64] = i64(PARTS.event("calmed", "seat area", "AM.Y5"))
STIRRED: Final[i64] = i64(PARTS.event("stirred", "seat area", "AM.P4"))
EARNED: Final[i64] = i64(PARTS.event("earned", "seat number", "AM.Y6", "AM.M9", "AM.D4"))
_POWERS: Final = "AM.A1 AM.A2 AM.A3 AM.A5 AM.A6 AM.A7 AM.A8 AM.A9 AM.A10 AM.A11 AM.A12"
POWER_USED: Final[i64] = i64(PARTS.event("power_used", "seat area", "AM.C1", *_POWERS.split()))

# The symbols by number.
AGENT: Final = 0
BUILD: Final = 1
KILL: Final = 2
CALM: Final = 3
PAY: Final = 4
SCROLL: Final = 5
EVENT: Final = 6
ANOTHER: Final = 7
REACT: Final = 8
_SYMBOLS: Final = [
    "agent",
    "build",
    "assassinate",
    "remove_trouble",
    "money",
    "scroll",
    "event",
    "play_another",
    "reaction",
]
MOST_SYMBOLS: Final = 4
# Four places a card, -1 where there is no symbol.
SYMBOLS: Final[vec[i64]] = as_ints(
    [
        _SYMBOLS.index(card.symbols[place]) if place < len(card.symbols) else -1
        for card in CARDS
        for place in range(MOST_SYMBOLS)
    ]
)
CASH: Final[vec[i64]] = as_ints([card.money for card in CARDS])
LAWN: Final = NAMES.index("doctor-mossy-lawn")

# What wins: how many spies, areas, markers or dollars, by personality and number of players (AM.W1 to AM.W6).
_GOALS: Final = ["spies", "control", "trouble", "worth", "deck"]
GOAL: Final[vec[i64]] = as_ints([_GOALS.index(person.goal) for person in PEOPLE.personalities])
NEEDED: Final[vec[i64]] = as_ints(
    [person.needed.get(players, 0) for person in PEOPLE.personalities for players in range(5)]
)


def progress(g: State, seat: i64, person: i64) -> i64:
    """How far a seat is towards the goal of a personality (0 to 6): spies, areas, markers or dollars."""
    goal = GOAL[person]
    count: i64 = 0
    if goal == 0:
        for area in range(AREAS):
            if standing(g, area, seat) > 0 and not haunted(g, area):
                count += 1
    elif goal == 1:
        for area in range(AREAS):
            if controller(g, area) == seat:
                count += 1
    elif goal == 2:
        for area in range(AREAS):
            if troubled(g, area):
                count += 1
    elif goal == 3:
        count = worth(g, seat)
    return count


def met(g: State, seat: i64, person: i64) -> bool:
    needed = NEEDED[5 * person + g.seats]
    return needed > 0 and progress(g, seat, person) >= needed


def goals_met(g: State, seat: i64) -> list[int]:
    """The personalities with which a seat would win now."""
    found: list[int] = []
    goal: i64 = -1
    count: i64 = 0
    for person in range(len(GOAL)):
        if GOAL[person] != goal:  # those that have the same stand side by side
            goal = GOAL[person]
            count = progress(g, seat, person)
        needed = NEEDED[5 * person + g.seats]
        if needed > 0 and count >= needed:
            found.append(person)
    return found


# --- City Area powers ------------------------------------------------------------------------------

DOLLY: Final = 0
UNREAL: Final = 1
GODS: Final = 3
SCOURS: Final = 4
SHADES: Final = 6
DIMWELL: Final = 7
ISLE: Final = 9
# What some powers simply pay (AM.A3, AM.A6, AM.A9, AM.A11, AM.A12).
INCOME: Final[vec[i64]] = as_ints([0, 0, 2, 0, 0, 2, 0, 0, 1, 0, 3, 1])


def stirring(g: State, around: i64) -> i64:
    """AM.A7: areas among these with a figure and without a marker."""
    found: i64 = 0
    for area in range(AREAS):
        if has(around, area) and crowd(g, area) > 0 and not troubled(g, area):
            found |= bit(area)
    return found


def has_power(g: State, seat: i64, area: i64) -> bool:
    """Does a seat hold this City Area card, and does it work? (AM.G5, AM.E12)"""
    return owner_of(g, area) == seat and not has(g[LOST], area) and not haunted(g, area)


def usable(g: State, seat: i64, area: i64) -> bool:
    """AM.C1, AM.T4: once a turn, not in the turn it was gained, and only what can be carried out in full."""
    if not has_power(g, seat, area) or has(g[USED] | g[GAINED], area):
        return False
    if area == GODS:
        return False  # AM.A4: only against events
    if area in (DOLLY, DIMWELL):
        return g[MONEY + seat] >= 3 and can_place(g, seat, AROUND + area)
    if area == SCOURS:
        return g.count(HAND + seat) > 0
    if area == SHADES:
        return stirring(g, bit(SHADES) | NEAR[SHADES]) != 0
    if area == ISLE:
        return g[MONEY + seat] >= 2 and g[TROUBLE] != 0
    return True


def why_unusable(g: State, seat: i64, area: i64) -> str:
    """The rule that keeps a seat from using a power now."""
    if owner_of(g, area) != seat:
        return "AM.C1"
    if has(g[LOST], area):
        return "AM.E12"
    if haunted(g, area):
        return "AM.G5"
    if area == GODS:
        return "AM.A4"
    return "AM.C1" if has(g[USED] | g[GAINED], area) else "AM.T4"


def use_power(g: State, seat: i64, area: i64) -> None:
    g[USED] |= bit(area)
    g.tell(POWER_USED, seat, area + 1)
    if INCOME[area] > 0:
        earn(g, seat, INCOME[area])
    elif area in (DOLLY, DIMWELL):
        g[MONEY + seat] -= 3
        g.then(PLACE_AGENT, seat, AROUND + area)
    elif area == UNREAL:
        g.then(DISCARD_ONE, seat)
        draw(g, seat, 1)
    elif area == SCOURS:
        earn(g, seat, 2)
        g.then(DISCARD_ONE, seat)
    elif area == SHADES:
        g.then(STIR, seat, stirring(g, bit(SHADES) | NEAR[SHADES]))
    elif area == ISLE:
        g[MONEY + seat] -= 2
        g.then(SOOTHE, seat)


def earn(g: State, seat: i64, amount: i64) -> None:
    g[MONEY + seat] += amount
    g.tell(EARNED, seat, amount)


class OnArea(Choice):
    """The answer is 1 + an area."""

    def space(self, g: State) -> i64:
        return 1 + AREAS

    def text(self, g: State, option: i64) -> str:
        return "no" if option == 0 else self.name + " " + str(option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return self.name, {"area": str(option)}


@final
class Stir(OnArea):
    """Seat `g.a` puts a trouble marker in one of the areas `g.b`."""

    rule = "AM.P4"
    rules = ("AM.A7",)

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.b, 1, 1)

    def take(self, g: State, option: i64) -> None:
        g[TROUBLE] |= bit(option - 1)
        g.tell(STIRRED, g.a, option)


@final
class Soothe(OnArea):
    """Seat `g.a` takes one marker off the board."""

    rule = "AM.A10"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g[TROUBLE], 1, 1)

    def take(self, g: State, option: i64) -> None:
        g[TROUBLE] &= ~bit(option - 1)
        g.tell(CALMED, g.a, option)


# --- moments: between two symbols ------------------------------------------------------------------

GO_ON: Final = 0
END_AND_KEEP: Final = 13  # Doctor Mossy Lawn
OF_SYMBOLS: Final = ("place", "lift", "build", "give-up", "kill", "calm", "take-money", "scroll")
OWN: Final = 16  # from here up: what the moment itself offers


class Moment(Choice):
    """A pause in the turn of `g.a` (AM.T4): go on (0), use the power of an area (1 to 12), or what comes now."""

    def whose(self, g: State) -> str:
        return "AM.Y1"

    def refuses(self, g: State, text: str) -> str:
        """AM.T3: what another symbol offers is not offered now."""
        verb = text.partition(" ")[0]
        mine = self.width() > 0 and self.target_text(0).startswith(verb)
        return "AM.T3" if verb in OF_SYMBOLS and not mine else ""

    def targets(self, g: State, out: Options) -> None:
        """The options of the symbol itself, from OWN up."""
        raise NotImplementedError

    def use(self, g: State, target: i64) -> None:
        raise NotImplementedError

    def width(self) -> i64:
        """How many targets could be named."""
        raise NotImplementedError

    def target_text(self, target: i64) -> str:
        raise NotImplementedError

    def target_label(self, g: State, target: i64) -> tuple[str, dict[str, str]]:
        return self.name, {"area": str(target + 1)}

    def must(self, g: State) -> bool:
        """Is there no way around it?"""
        return False

    def declined(self, g: State) -> None:
        """Nothing is done with it."""

    def why_not(self, g: State, target: i64) -> str:
        """The rule that forbids a target."""
        return self.rule

    def options(self, g: State, out: Options) -> None:
        if not self.must(g):
            out.add(GO_ON)
        for area in range(AREAS):
            if usable(g, g.a, area):
                out.add(1 + area)
        if lawn_helps(g):
            out.add(END_AND_KEEP)
        self.targets(g, out)

    def take(self, g: State, option: i64) -> None:
        if option == GO_ON:
            self.declined(g)
        elif option <= AREAS:
            g.then(self.id, g.a, g.b, g.c)
            use_power(g, g.a, option - 1)
        elif option == END_AND_KEEP:
            end_and_keep(g)
        else:
            self.use(g, option - OWN)

    def space(self, g: State) -> i64:
        return OWN + self.width()

    def why(self, g: State, option: i64) -> str:
        if option == GO_ON:
            return "AM.T2"
        if option <= AREAS:
            return why_unusable(g, g.a, option - 1)
        return "AM.R9" if option < OWN else self.why_not(g, option - OWN)

    def text(self, g: State, option: i64) -> str:
        if option == GO_ON:
            return "go-on"
        if option <= AREAS:
            return "power " + str(option)
        if option < OWN:
            return "react doctor-mossy-lawn" if option == END_AND_KEEP else "nothing " + str(option)
        return self.target_text(option - OWN)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == GO_ON:
            return "go_on", {}
        if option <= AREAS:
            return "power", {"area": str(option), "power": str(option)}
        if option == END_AND_KEEP:
            return "react", {"card": NAMES[LAWN]}
        return self.target_label(g, option - OWN)

    def facts(self, g: State) -> dict[str, str]:
        return {"card": NAMES[g.b]}


def any_power(g: State, seat: i64) -> bool:
    for area in range(AREAS):
        if usable(g, seat, area):
            return True
    return False


def lawn_helps(g: State) -> bool:
    """AM.R9: in the own turn, once the first symbol of the last card is done."""
    return g[PLAYED] > 0 and g[FRESH] == 0 and g.holds(HAND + g[ACTIVE], LAWN)


def end_and_keep(g: State) -> None:
    """AM.R9: the turn ends, and the card played last goes back to the hand."""
    seat = g[ACTIVE]
    card = g[PLAYED] - 1
    g.move(LAWN, HAND + seat, DISCARD)
    g.tell(REACTED, seat, LAWN)
    if g.holds(PLAY, card):
        g.move(card, PLAY, HAND + seat)
    elif g.holds(DISCARD, card):
        g.move(card, DISCARD, HAND + seat)
    tidy(g)
    while g.pending_step() != REFILL:
        g.drop()


def tidy(g: State) -> None:
    """What is left in play is discarded."""
    while g.count(PLAY) > 0:
        g.move(g.card(PLAY, 0), PLAY, DISCARD)


# --- the symbols -----------------------------------------------------------------------------------


@final
class AgentSymbol(Moment):
    """AM.Y2"""

    rule = "AM.Y2"
    rules = ("AM.P7", "AM.P8")

    def targets(self, g: State, out: Options) -> None:
        placing_options(g, g.a, ORDINARY, OWN, out)

    def use(self, g: State, target: i64) -> None:
        place(g, g.a, ORDINARY, target)

    def why_not(self, g: State, target: i64) -> str:
        return "AM.P7" if target >= AREAS or agents_out(g, g.a) == AGENTS else "AM.Y2"

    def width(self) -> i64:
        return 2 * AREAS

    def target_text(self, target: i64) -> str:
        return placing_text(target)

    def target_label(self, g: State, target: i64) -> tuple[str, dict[str, str]]:
        return placing_label(target)


def sites(g: State, seat: i64, half: i64) -> i64:
    """AM.Y3: where a seat may build now, at the full price or at half of it (AM.M8)."""
    found: i64 = 0
    for area in range(AREAS):
        free = g[BUILDING + area] == 0 and not troubled(g, area) and standing(g, area, seat) > 0
        if free and price(area, half) <= g[MONEY + seat]:
            found |= bit(area)
    return found


def price(area: i64, half: i64) -> i64:
    return COST[area] // 2 if half != 0 else COST[area]


def building_options(g: State, seat: i64, half: i64, base: i64, out: Options) -> None:
    """base + area: build there; base + 12 + area: first give up the building there (AM.M10)."""
    found = sites(g, seat, half)
    own = buildings_of(g, seat)
    if count_of(own) < BUILDINGS:
        out.add_each(found, base, 1)
    elif found != 0:
        out.add_each(own, base + AREAS, 1)


def building_label(target: i64, half: i64) -> tuple[str, dict[str, str]]:
    if target < AREAS:
        return "build", {"area": str(target + 1), "number": str(price(target, half))}
    return "give_up", {"area": str(target - AREAS + 1)}


def count_of(areas: i64) -> i64:
    total: i64 = 0
    while areas != 0:
        areas &= ~bit(lowest(areas))
        total += 1
    return total


def build(g: State, seat: i64, half: i64, target: i64) -> None:
    if target < AREAS:
        g[MONEY + seat] -= price(target, half)
        g[BUILDING + target] = seat + 1
        g[GAINED] |= bit(target)
        g.tell(BUILT, seat, target + 1, price(target, half))
    else:
        area = target - AREAS
        open_sites = sites(g, seat, half)  # AM.M10: free before
        give_up(g, seat, area)
        g.then(BUILD_ON, seat, half, open_sites)


def give_up(g: State, seat: i64, area: i64) -> None:
    """AM.M10: with all six buildings out, one goes first."""
    g[BUILDING + area] = 0
    g.tell(GAVE_UP, seat, area + 1)


@final
class BuildOn(OnArea):
    """Seat `g.a` builds in one of the areas `g.c`, having given up another building."""

    rule = "AM.M10"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.c, 1, 1)

    def take(self, g: State, option: i64) -> None:
        build(g, g.a, g.b, option - 1)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return building_label(option - 1, g.b)


@final
class BuildSymbol(Moment):
    """AM.Y3"""

    rule = "AM.Y3"
    rules = ("AM.B2", "AM.M10", "AM.P9")

    def targets(self, g: State, out: Options) -> None:
        building_options(g, g.a, 0, OWN, out)

    def use(self, g: State, target: i64) -> None:
        build(g, g.a, 0, target)

    def why_not(self, g: State, target: i64) -> str:
        return "AM.M10" if target >= AREAS or count_of(buildings_of(g, g.a)) == BUILDINGS else "AM.Y3"

    def width(self) -> i64:
        return 2 * AREAS

    def target_text(self, target: i64) -> str:
        return "build " + str(target + 1) if target < AREAS else "give-up " + str(target - AREAS + 1)

    def target_label(self, g: State, target: i64) -> tuple[str, dict[str, str]]:
        return building_label(target, 0)


@final
class KillSymbol(Moment):
    """AM.Y4"""

    rule = "AM.Y4"

    def targets(self, g: State, out: Options) -> None:
        victims(g, g.a, g[TROUBLE], OWN, out)

    def use(self, g: State, target: i64) -> None:
        attack(g, g.a, target, False)

    def width(self) -> i64:
        return AREAS * OWNERS

    def target_text(self, target: i64) -> str:
        return "kill " + figure_text(target)

    def target_label(self, g: State, target: i64) -> tuple[str, dict[str, str]]:
        return "kill", on_figure(target)


def victims(g: State, spared: i64, areas: i64, base: i64, out: Options) -> None:
    """Every figure in these areas, but for the agents of one seat."""
    for area in range(AREAS):
        if has(areas, area):
            for owner in range(OWNERS):
                if owner != spared and standing(g, area, owner) > 0:
                    out.add(base + OWNERS * area + owner)


@final
class CalmSymbol(Moment):
    """AM.Y5"""

    rule = "AM.Y5"

    def targets(self, g: State, out: Options) -> None:
        out.add_each(g[TROUBLE], OWN, 1)

    def use(self, g: State, target: i64) -> None:
        g[TROUBLE] &= ~bit(target)
        g.tell(CALMED, g.a, target + 1)

    def width(self) -> i64:
        return AREAS

    def target_text(self, target: i64) -> str:
        return "calm " + str(target + 1)


@final
class MoneySymbol(Moment):
    """AM.Y6"""

    rule = "AM.Y6"

    def targets(self, g: State, out: Options) -> None:
        out.add(OWN)

    def use(self, g: State, target: i64) -> None:
        earn(g, g.a, CASH[g.b])

    def width(self) -> i64:
        return 1

    def target_text(self, target: i64) -> str:
        return "take-money"

    def target_label(self, g: State, target: i64) -> tuple[str, dict[str, str]]:
        return "take_money", {"number": str(CASH[g.b])}


def can_play(g: State, seat: i64) -> bool:
    """Does a seat hold a card that is no reaction? (AM.T2)"""
    for i in range(g.count(HAND + seat)):
        if SYMBOLS[MOST_SYMBOLS * g.card(HAND + seat, i)] != REACT:
            return True
    return False


def prey(g: State, seat: i64) -> bool:
    """Is there a figure in an area with trouble that is no agent of this seat? (AM.Y4)"""
    for area in range(AREAS):
        if troubled(g, area) and crowd(g, area) > standing(g, area, seat):
            return True
    return False


@final
class Refill(Auto):
    """AM.T8, AM.T9: up to five, less the penalty cards; who has more keeps them."""

    rule = "AM.T8"
    rules = ("AM.T9",)

    def run(self, g: State) -> None:
        seat = g.a
        draw(g, seat, 5 - g.count(PENALTY + seat) - g.count(HAND + seat))


STIR: Final[i64] = i64(PARTS.step(Stir()))
SOOTHE: Final[i64] = i64(PARTS.step(Soothe()))
AGENT_SYMBOL: Final[i64] = i64(PARTS.step(AgentSymbol()))
BUILD_SYMBOL: Final[i64] = i64(PARTS.step(BuildSymbol()))
BUILD_ON: Final[i64] = i64(PARTS.step(BuildOn()))
KILL_SYMBOL: Final[i64] = i64(PARTS.step(KillSymbol()))
CALM_SYMBOL: Final[i64] = i64(PARTS.step(CalmSymbol()))
MONEY_SYMBOL: Final[i64] = i64(PARTS.step(MoneySymbol()))
REFILL: Final[i64] = i64(PARTS.step(Refill()))
