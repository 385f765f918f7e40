"""Moments of a turn: symbols that ask for something, and City Area powers in between (AM.Y2 to AM.Y6, AM.C1)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import NOTHING
from stolik.engine.kit import Options, as_ints, bit, has, lowest
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.ankhmorpork.acts import (
    AROUND,
    DISCARD_ONE,
    NO,
    ORDINARY,
    PLACE_AGENT,
    PLACE_OR_LIFT,
    REACTED,
    attack,
    can_place,
    draw,
    place_or_lift,
    placing_options,
)
from stolik.games.ankhmorpork.data import CARDS, PEOPLE
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    AGENTS,
    AREA,
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

TURN_BEGAN: Final = PARTS.event("turn_began", "seat", "AM.Y1")
GOAL_MET: Final = PARTS.event("goal_met", "seat card", "AM.G1", "AM.T1")
CARD_PLAYED: Final = PARTS.event("card_played", "seat card", "AM.Y1")
BUILT: Final = PARTS.event("built", "seat area number", "AM.Y3")
GAVE_UP: Final = PARTS.event("gave_up", "seat area", "AM.M10")
CALMED: Final = PARTS.event("calmed", "seat area", "AM.Y5")
STIRRED: Final = PARTS.event("stirred", "seat area", "AM.P4")
EARNED: Final = PARTS.event("earned", "seat number", "AM.Y6", "AM.M9", "AM.D4")
_POWERS: Final = "AM.A1 AM.A2 AM.A3 AM.A5 AM.A6 AM.A7 AM.A8 AM.A9 AM.A10 AM.A11 AM.A12"
POWER_USED: Final = PARTS.event("power_used", "seat area", "AM.C1", *_POWERS.split())

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
    g.tell(POWER_USED, seat, area)
    mark = g.mark()
    if INCOME[area] > 0:
        earn(g, seat, INCOME[area])
    elif area in (DOLLY, DIMWELL):
        g[MONEY + seat] -= 3
        g.then(PLACE_AGENT, seat, AROUND + area)
    elif area == UNREAL:
        draw(g, seat, 1)
        g.then(DISCARD_ONE, seat)
    elif area == SCOURS:
        earn(g, seat, 2)
        g.then(DISCARD_ONE, seat)
    elif area == SHADES:
        g.then(STIR, seat, stirring(g, bit(SHADES) | NEAR[SHADES]))
    elif area == ISLE:
        g[MONEY + seat] -= 2
        g.then(SOOTHE, seat)
    g.in_order(mark)


def earn(g: State, seat: i64, amount: i64) -> None:
    g[MONEY + seat] += amount
    g.tell(EARNED, seat, amount)


class OnArea(Choice):
    """An area: everybody sees which could have been chosen."""

    args = "seat"
    answers = (NO, "* {area}")


@final
class Stir(OnArea):
    """A seat puts a trouble marker in one of these areas."""

    rule = "AM.P4"
    rules = ("AM.A7",)
    args = "seat areas:set_of_area"

    def options(self, g: State, out: Options) -> None:
        _, areas = g.two()
        self.each(out, areas)

    def take(self, g: State, option: i64) -> None:
        area = self.part(option)
        g[TROUBLE] |= bit(area)
        g.tell(STIRRED, g.seat, area)


STIR: Final = PARTS.step(Stir())


@final
class Soothe(OnArea):
    """A seat takes one marker off the board."""

    rule = "AM.A10"
    answers = (NO, "* {trouble:area}")

    def options(self, g: State, out: Options) -> None:
        self.each(out, g[TROUBLE])

    def take(self, g: State, option: i64) -> None:
        area = self.part(option)
        g[TROUBLE] &= ~bit(area)
        g.tell(CALMED, g.seat, area)


SOOTHE: Final = PARTS.step(Soothe())


# --- moments: between two symbols ------------------------------------------------------------------

GO_ON: Final = 0
END_AND_KEEP: Final = 1
PAUSE: Final = ("skip: go-on", "react doctor-mossy-lawn")
USE_POWER: Final = "power {power}"  # the first answer of a moment that has a part
MOMENT: Final = (*PAUSE, USE_POWER)
OWN: Final = 3  # the place of what a moment adds to those
AT_ONCE: Final = 2  # or between them, if it has no part
OF_SYMBOLS: Final = ("place", "lift", "build", "give-up", "kill", "calm", "take-money", "scroll")


class Moment(Choice):
    """A pause in the turn of a seat (AM.T4): go on, use the power of an area, or what comes now."""

    args = "seat card"

    def whose(self, g: State) -> str:
        return "AM.Y1"

    def refuses(self, g: State, text: str) -> str:
        """AM.T3: what another symbol offers is not offered now."""
        first = text.partition(" ")[0]
        for answer in self.verbs:
            if answer.words[0] == first:
                return ""
        return "AM.T3" if first in OF_SYMBOLS else ""

    def targets(self, g: State, out: Options) -> None:
        """The options of the symbol itself."""
        raise NotImplementedError

    def use(self, g: State, option: i64) -> None:
        """Carry out one of those."""
        raise NotImplementedError

    def must(self, g: State) -> bool:
        """Is there no way around it?"""
        return False

    def declined(self, g: State) -> None:
        """Nothing is done with it."""

    def half(self, g: State, option: i64) -> bool:
        """Is an option of the symbol itself only half of what is done with it?"""
        return False

    def why_not(self, g: State, option: i64) -> str:
        """The rule that forbids an option of the symbol itself."""
        return self.law

    def options(self, g: State, out: Options) -> None:
        if not self.must(g):
            out.add(GO_ON)
        for area in range(AREAS):
            if usable(g, g.seat, area):
                self.offer(out, area)
        if lawn_helps(g):
            out.add(END_AND_KEEP)
        self.targets(g, out)

    def take(self, g: State, option: i64) -> None:
        area = self.part(option)
        if option == GO_ON:
            self.declined(g)
        elif option == END_AND_KEEP:
            end_and_keep(g)
        elif 0 <= area < AREAS:
            g.again(self.id)
            use_power(g, g.seat, area)
        else:
            self.use(g, option)

    def goes_on(self, g: State, option: i64) -> bool:
        area = self.part(option)
        if 0 <= area < AREAS:
            return INCOME[area] == 0  # what does not simply pay asks what to do with it
        return option > END_AND_KEEP and self.half(g, option)

    def why(self, g: State, option: i64) -> str:
        area = self.part(option)
        if option == GO_ON:
            return "AM.T2"
        if option == END_AND_KEEP:
            return "AM.R9"
        return why_unusable(g, g.seat, area) if 0 <= area < AREAS else self.why_not(g, option)

    def rank(self, g: State, option: i64) -> i64:
        """First what is asked, then powers, and last what ends the turn."""
        if option == END_AND_KEEP:
            return 2
        return int(0 <= self.part(option) < AREAS)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if option == GO_ON:
            said["step"] = self.name  # what is skipped
        elif option == END_AND_KEEP:
            return key, {"card": NAMES[LAWN], "how": "keep"}
        elif key == "power":
            said["area"] = said["power"]  # whose it is, besides what it does
        return key, said


def any_power(g: State, seat: i64) -> bool:
    for area in range(AREAS):
        if usable(g, seat, area):
            return True
    return False


def powers(g: State, seat: i64) -> dict[str, str]:
    """The areas whose powers a seat could use now, for a prompt: `area`, `area2` and so on; `none` where there are no
    more."""
    said = {"area" if i == 0 else f"area{i + 1}": NOTHING for i in range(BUILDINGS)}
    could = [area for area in range(AREAS) if usable(g, seat, area)]
    return said | dict(zip(said, [AREA.text(area) for area in could], strict=False))


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
    answers = (*MOMENT, *PLACE_OR_LIFT)

    def targets(self, g: State, out: Options) -> None:
        placing_options(g, self, OWN, ORDINARY, out)

    def use(self, g: State, option: i64) -> None:
        verb, area = self.which(option)
        place_or_lift(g, g.seat, area, ORDINARY, verb > OWN)

    def half(self, g: State, option: i64) -> bool:
        return self.verb(option) > OWN

    def why_not(self, g: State, option: i64) -> str:
        return "AM.P7" if self.verb(option) > OWN or agents_out(g, g.seat) == AGENTS else "AM.Y2"

    def facts(self, g: State) -> dict[str, str]:
        return {**super().facts(g), "how": "place" if agents_out(g, g.one()) < AGENTS else "lift"}


AGENT_SYMBOL: Final = PARTS.step(AgentSymbol())


def sites(g: State, seat: i64, half: i64) -> i64:
    """AM.Y3: where a seat may build now, at the full price or at half of it (AM.M8)."""
    found: i64 = 0
    for area in range(AREAS):
        if free(g, seat, area) and price(area, half) <= g[MONEY + seat]:
            found |= bit(area)
    return found


def free(g: State, seat: i64, area: i64) -> bool:
    """AM.Y3: could a seat build here, if it had the money?"""
    return g[BUILDING + area] == 0 and not troubled(g, area) and standing(g, area, seat) > 0


def price(area: i64, half: i64) -> i64:
    return COST[area] // 2 if half != 0 else COST[area]


BUILD_OR_GIVE_UP: Final = ("build {area}", "give-up {building:area}")  # with all buildings out, one goes first (AM.M10)


def building_options(g: State, step: Choice, place: i64, half: i64, out: Options) -> None:
    """Of a step that has BUILD_OR_GIVE_UP among its answers, from `place` on."""
    found = sites(g, g.seat, half)
    own = buildings_of(g, g.seat)
    if count_of(own) < BUILDINGS:
        step.each_of(out, place, found)
    elif found != 0:
        step.each_of(out, place + 1, own)


def with_price(label: tuple[str, dict[str, str]], area: i64, half: i64) -> tuple[str, dict[str, str]]:
    """What an option to build says, with what it costs."""
    key, said = label
    if key == "build":
        said["number"] = str(price(area, half))
    return key, said


def count_of(areas: i64) -> i64:
    total: i64 = 0
    while areas != 0:
        areas &= ~bit(lowest(areas))
        total += 1
    return total


def build_or_give_up(g: State, seat: i64, area: i64, half: i64, giving_up: bool) -> None:
    if giving_up:
        open_sites = sites(g, seat, half)  # AM.M10: free before
        give_up(g, seat, area)
        g.then(BUILD_ON, seat, half, open_sites)
    else:
        build(g, seat, area, half)


def build(g: State, seat: i64, area: i64, half: i64) -> None:
    g[MONEY + seat] -= price(area, half)
    g[BUILDING + area] = seat + 1
    g[GAINED] |= bit(area)
    g.tell(BUILT, seat, area, price(area, half))


def give_up(g: State, seat: i64, area: i64) -> None:
    """AM.M10: with all six buildings out, one goes first."""
    g[BUILDING + area] = 0
    g.tell(GAVE_UP, seat, area)


@final
class BuildOn(OnArea):
    """A seat builds in one of these areas, having given up another building."""

    rule = "AM.M10"
    args = "seat half:flag areas:set_of_area"
    answers = (NO, "build = build_on {area}")

    def options(self, g: State, out: Options) -> None:
        _, _, areas = g.three()
        self.each(out, areas)

    def take(self, g: State, option: i64) -> None:
        seat, half = g.two()
        build(g, seat, self.part(option), half)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        _, half = g.two()
        return with_price(super().label(g, option), self.part(option), half)


BUILD_ON: Final = PARTS.step(BuildOn())


@final
class BuildSymbol(Moment):
    """AM.Y3"""

    rule = "AM.Y3"
    rules = ("AM.B2", "AM.M10", "AM.P9")
    answers = (*MOMENT, *BUILD_OR_GIVE_UP)

    def targets(self, g: State, out: Options) -> None:
        building_options(g, self, OWN, 0, out)

    def use(self, g: State, option: i64) -> None:
        verb, area = self.which(option)
        build_or_give_up(g, g.seat, area, 0, verb > OWN)

    def half(self, g: State, option: i64) -> bool:
        return self.verb(option) > OWN

    def why_not(self, g: State, option: i64) -> str:
        return "AM.M10" if self.verb(option) > OWN or count_of(buildings_of(g, g.seat)) == BUILDINGS else "AM.Y3"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        _, area = self.which(option)
        return with_price(super().label(g, option), area, 0)

    def facts(self, g: State) -> dict[str, str]:
        """Where nothing can be built, what a seat has (`number`) and what would be the cheapest (`number2`)."""
        seat = g.one()
        costs = [COST[area] for area in range(AREAS) if free(g, seat, area)]
        how = "nowhere" if not costs else "poor" if sites(g, seat, 0) == 0 else "build"
        if how == "build" and count_of(buildings_of(g, seat)) == BUILDINGS:
            how = "give_up"
        return {**super().facts(g), "how": how, "number": str(g[MONEY + seat]), "number2": str(min(costs, default=0))}


BUILD_SYMBOL: Final = PARTS.step(BuildSymbol())


@final
class KillSymbol(Moment):
    """AM.Y4"""

    rule = "AM.Y4"
    answers = (*MOMENT, "kill {figure}")

    def targets(self, g: State, out: Options) -> None:
        victims(g, g.seat, g[TROUBLE], self.code(OWN, 0), out)

    def use(self, g: State, option: i64) -> None:
        _, figure = self.which(option)
        attack(g, g.seat, figure, False)

    def facts(self, g: State) -> dict[str, str]:
        return {**super().facts(g), "how": "kill" if prey(g, g.one()) else "nobody"}


KILL_SYMBOL: Final = PARTS.step(KillSymbol())


def victims(g: State, spared: i64, areas: i64, first: i64, out: Options) -> None:
    """Every figure in these areas, but for the agents of one seat; `first` is the option with figure 0."""
    for area in range(AREAS):
        if has(areas, area):
            for owner in range(OWNERS):
                if owner != spared and standing(g, area, owner) > 0:
                    out.add(first + OWNERS * area + owner)


@final
class CalmSymbol(Moment):
    """AM.Y5"""

    rule = "AM.Y5"
    answers = (*MOMENT, "calm_symbol = calm {trouble:area}")

    def targets(self, g: State, out: Options) -> None:
        self.each_of(out, OWN, g[TROUBLE])

    def use(self, g: State, option: i64) -> None:
        _, area = self.which(option)
        g[TROUBLE] &= ~bit(area)
        g.tell(CALMED, g.seat, area)

    def facts(self, g: State) -> dict[str, str]:
        return {**super().facts(g), "how": "calm" if g[TROUBLE] != 0 else "nothing"}


CALM_SYMBOL: Final = PARTS.step(CalmSymbol())


@final
class MoneySymbol(Moment):
    """AM.Y6"""

    rule = "AM.Y6"
    answers = (*PAUSE, "gain: take-money", USE_POWER)

    def targets(self, g: State, out: Options) -> None:
        out.add(AT_ONCE)

    def use(self, g: State, option: i64) -> None:
        seat, card = g.two()
        earn(g, seat, CASH[card])

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        _, card = g.two()
        key, said = super().label(g, option)
        said["number"] = str(CASH[card])
        return key, said


MONEY_SYMBOL: Final = PARTS.step(MoneySymbol())


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
    args = "seat"

    def run(self, g: State) -> None:
        seat = g.one()
        draw(g, seat, 5 - g.count(PENALTY + seat) - g.count(HAND + seat))


REFILL: Final = PARTS.step(Refill())
