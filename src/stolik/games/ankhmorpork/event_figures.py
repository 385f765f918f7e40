"""Events that move, remove or bring figures: Flood, Murders, Demons, Trolls (AM.E4, AM.E9, AM.E10, AM.E13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import Code, Kind
from stolik.engine.kit import Options, bit, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.ankhmorpork.acts import ELSEWHERE, GASPODE, NO, REMOVE, SUSAN
from stolik.games.ankhmorpork.event import (
    Dice,
    EachInTurn,
    PayOrNot,
    ask_victim,
    can_shield,
    each_in_turn,
    event,
    shield,
    striking,
)
from stolik.games.ankhmorpork.moments import victims
from stolik.games.ankhmorpork.scroll_figures import OnFigure
from stolik.games.ankhmorpork.state import (
    AREA,
    AREAS,
    DEMON,
    NEAR,
    OWNERS,
    PARTS,
    RIVER,
    TROLL,
    TROUBLE,
    WHOSE,
    arrive,
    crowd,
    leave,
    outbreak,
    pieces,
    standing,
)

FLED: Final = PARTS.event("fled", "seat area area2 outbreak", "AM.E4")
LANDED: Final = PARTS.event("landed", "owner area outbreak", "AM.Z3")
REPELLED: Final = PARTS.event("repelled", "seat owner area", "AM.E10")


# --- E4: Flood -------------------------------------------------------------------------------------


@final
class Way(Kind):
    """From an area to another, `7-6`; the texts get `area` and `area2`."""

    def __init__(self) -> None:
        super().__init__("way", AREAS * AREAS)

    def axes(self) -> list[int]:
        return [AREAS, AREAS]

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        return value // AREAS if axis == 0 else value % AREAS

    def text(self, value: i64) -> str:
        return f"{AREA.text(value // AREAS)}-{AREA.text(value % AREAS)}"

    def said(self, name: str, value: i64) -> dict[str, str]:
        return {**AREA.said("area", value // AREAS), **AREA.said("area2", value % AREAS)}


PARTS.kind(Way())

KEPT: Final = 16  # agents that were paid for, of the lower flooded area; of the higher one times this
PARTS.kind(Code("kept", KEPT * KEPT))


@final
class Flood(Dice):
    rule = "AM.E4"

    def take(self, g: State, option: i64) -> None:
        each_in_turn(g, g.one(), FLEE_ON, self.show(g, option) & RIVER)


event("flood", Flood(2))


@final
class FleeOn(Auto):
    """A seat moves its agents out of the flooded areas, but for those that it keeps there."""

    rule = "AM.E4"
    args = "seat flooded:set_of_area kept"

    def run(self, g: State) -> None:
        seat, flooded, kept = g.three()
        if wet(g, seat, flooded, kept) != 0:
            g.then(FLEE, seat, flooded, kept)


FLEE_ON: Final = PARTS.step(FleeOn())


def wet(g: State, seat: i64, flooded: i64, kept: i64) -> i64:
    """The flooded areas from which a seat still has to move an agent."""
    found: i64 = 0
    for area in range(AREAS):
        if has(flooded, area):
            if standing(g, area, seat) > kept % KEPT:
                found |= bit(area)
            kept //= KEPT  # at most two areas are flooded, the lower one first
    return found


AWAY: Final = 1  # the answers of `Flee`
STAY: Final = 2


@final
class Flee(Choice):
    """One agent goes next door, or is kept in place for money."""

    rule = "AM.E4"
    args = "seat flooded:set_of_area kept"
    answers = (NO, "flee {way}", "stay {agent:area}")

    def options(self, g: State, out: Options) -> None:
        seat, flooded, kept = g.three()
        from_areas = wet(g, seat, flooded, kept)
        for area in range(AREAS):
            if has(from_areas, area):
                out.add_each(NEAR[area] & ~flooded, self.code(AWAY, AREAS * area), 1)
                if can_shield(g, seat):
                    out.add(self.code(STAY, area))

    def take(self, g: State, option: i64) -> None:
        seat, flooded, kept = g.three()
        verb, where = self.which(option)
        if verb == STAY:
            shield(g, seat, where)
            lower = (flooded & (bit(where) - 1)) != 0
            kept += KEPT if lower else 1
        else:
            leave(g, where // AREAS, seat)
            before = g[TROUBLE]
            arrive(g, where % AREAS, seat)
            g.tell(FLED, seat, where // AREAS, where % AREAS, outbreak(g, where % AREAS, before))
        g.then(FLEE_ON, seat, flooded, kept)

    def why(self, g: State, option: i64) -> str:
        return "AM.E2" if self.verb(option) == STAY and not can_shield(g, g.seat) else "AM.E4"


FLEE: Final = PARTS.step(Flee())


# --- E9: Mysterious Murders ------------------------------------------------------------------------


@final
class MurderRoll(Dice):
    rule = "AM.E9"

    def take(self, g: State, option: i64) -> None:
        self.show(g, option)
        if crowd(g, option) > 0:
            g.then(MURDER, g.one(), option)


MURDER_ROLL: Final = PARTS.step(MurderRoll())
event("murders", EachInTurn(MURDER_ROLL), "AM.E9")


@final
class Murder(OnFigure):
    """A seat must remove a figure from an area."""

    rule = "AM.E9"
    rules = ("AM.R2",)
    args = "seat area"

    def options(self, g: State, out: Options) -> None:
        _, area = g.two()
        victims(g, -1, bit(area), self.code(1, 0), out)

    def take(self, g: State, option: i64) -> None:
        figure = self.part(option)
        owner = figure % OWNERS
        mark = g.mark()
        if owner < g.seats:
            may: i64 = SUSAN + ELSEWHERE
            if owner != g.seat:
                may += GASPODE
            ask_victim(g, owner, may, figure)
        g.then(REMOVE, figure)
        g.in_order(mark)

    def facts(self, g: State) -> dict[str, str]:
        _, area = g.two()
        return striking(g, area)


MURDER: Final = PARTS.step(Murder())


# --- E10, E13: Demons, Trolls ----------------------------------------------------------------------


@final
class Intruders(Dice):
    """One a die comes, one after the other, in the order of the dice (AM.E1)."""

    def __init__(self, dice: i64, owner: i64) -> None:
        super().__init__(dice)
        self.owner: i64 = owner

    def take(self, g: State, option: i64) -> None:
        self.show(g, option)
        mark = g.mark()
        for _ in range(self.dice):
            g.then(LAND, option % AREAS, self.owner)
            option //= AREAS
        g.in_order(mark)


event("demons", Intruders(4, DEMON), "AM.E10")
event("trolls", Intruders(3, TROLL), "AM.E13")


@final
class Land(Auto):
    """A demon or a troll comes to an area, unless somebody pays to be rid of it."""

    rule = "AM.E10"
    args = "area owner"

    def run(self, g: State) -> None:
        area, owner = g.two()
        for seat in range(g.seats):
            if pieces(g, area, seat) > 0 and can_shield(g, seat):
                g.then(REPEL, seat, area, owner)
                return
        land(g, area, owner)


LAND: Final = PARTS.step(Land())


def land(g: State, area: i64, owner: i64) -> None:
    before = g[TROUBLE]
    arrive(g, area, owner)
    if owner == DEMON:
        g[TROUBLE] |= bit(area)  # whether or not anything else is there
    g.tell(LANDED, owner, area, outbreak(g, area, before))


@final
class Repel(PayOrNot):
    """AM.E10, AM.E13: for money it leaves the game and brings no marker."""

    rule = "AM.E10"
    rules = ("AM.E13",)
    args = "seat area owner"

    def spared(self, g: State) -> None:
        seat, area, owner = g.three()
        g.tell(REPELLED, seat, owner, area)

    def struck(self, g: State) -> None:
        _, area, owner = g.three()
        land(g, area, owner)

    def facts(self, g: State) -> dict[str, str]:
        _, _, owner = g.three()
        return {**super().facts(g), **WHOSE.said("owner", owner)}


REPEL: Final = PARTS.step(Repel())
