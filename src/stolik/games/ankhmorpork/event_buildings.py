"""Events that strike buildings and their cards: Fire, Explosion, Earthquake, Subsidence, Johnson (AM.E5, AM.E8, AM.E11,
AM.E12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import Pair, SetOf
from stolik.engine.kit import Options, bit, has
from stolik.engine.state import State
from stolik.engine.steps import Auto
from stolik.games.ankhmorpork.acts import ELSEWHERE, NO, REMOVE, SUSAN
from stolik.games.ankhmorpork.event import Dice, EachInTurn, PayOrNot, ask_victim, can_shield, event
from stolik.games.ankhmorpork.moments import OnArea, count_of
from stolik.games.ankhmorpork.scroll_threats import tear_down
from stolik.games.ankhmorpork.state import (
    AREA,
    AREAS,
    BUILDING,
    LOST,
    MONEY,
    NEAR,
    OWNERS,
    PARTS,
    buildings_of,
    owner_of,
    standing,
)

LEVIED: Final = PARTS.event("levied", "seat number", "AM.E11", "AM.D3")
CARD_LOST: Final = PARTS.event("card_lost", "seat area", "AM.E12")


# --- E5, E8: Fire, Explosion, Earthquake -----------------------------------------------------------

# The areas whose buildings fall, and those for which nobody was asked yet.
DOOMED: Final = 4096
PARTS.kind(Pair("doomed", SetOf(AREA), SetOf(AREA)))


@final
class Fire(Dice):
    """It spreads from the area rolled just before."""

    rule = "AM.E5"
    args = "seat before:maybe_area"

    def take(self, g: State, option: i64) -> None:
        seat, before = g.two()
        self.show(g, option)
        spreads = before == 0 or has(NEAR[before - 1], option)
        if g[BUILDING + option] == 0 or not spreads:
            return
        mark = g.mark()
        threaten(g, bit(option))
        g.then(self.id, seat, option + 1)
        g.in_order(mark)


event("fire", Fire())


@final
class Collapse(Dice):
    rule = "AM.E8"

    def take(self, g: State, option: i64) -> None:
        threaten(g, self.show(g, option))


event("explosion", Collapse(1))
event("earthquake", Collapse(2))


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
    """Buildings in some areas fall; for some of those nobody was asked yet."""

    rule = "AM.E8"
    args = "falling:set_of_area unasked:set_of_area"

    def run(self, g: State) -> None:
        falling, unasked = g.two()
        for area in range(AREAS):
            if has(unasked, area):
                owner = owner_of(g, area)
                if can_shield(g, owner):
                    g.then(SHIELD_HOUSE, owner, area, DOOMED * falling + (unasked & ~bit(area)))
                    return
        for area in range(AREAS):
            if has(falling, area):
                tear_down(g, area)


SHIELD_NEXT: Final = PARTS.step(ShieldNext())


@final
class ShieldHouse(PayOrNot):
    """A seat may save its building in an area."""

    rule = "AM.E2"
    args = "seat area doomed"

    def spared(self, g: State) -> None:
        _, area, doomed = g.three()
        g.then(SHIELD_NEXT, doomed // DOOMED & ~bit(area), doomed % DOOMED)

    def struck(self, g: State) -> None:
        _, _, doomed = g.three()
        g.then(SHIELD_NEXT, doomed // DOOMED, doomed % DOOMED)


SHIELD_HOUSE: Final = PARTS.step(ShieldHouse())


# --- E11: Subsidence -------------------------------------------------------------------------------


@final
class Levy(Auto):
    """A seat pays $2 a building while it can (AM.D3); for the rest it chooses which fall."""

    rule = "AM.E11"
    args = "seat"

    def run(self, g: State) -> None:
        seat = g.one()
        owned = count_of(buildings_of(g, seat))
        payable = min(owned, g[MONEY + seat] // 2)
        g[MONEY + seat] -= 2 * payable
        if owned > 0:
            g.tell(LEVIED, seat, 2 * payable)
        if owned > payable:
            g.then(SINKING, seat, owned - payable)


LEVY: Final = PARTS.step(Levy())
event("subsidence", EachInTurn(LEVY), "AM.E11")


@final
class Sinking(OnArea):
    """A seat loses so many buildings of its choice."""

    rule = "AM.E11"
    args = "seat count"
    answers = (NO, "* {building:area}")

    def options(self, g: State, out: Options) -> None:
        self.each(out, buildings_of(g, g.seat))

    def take(self, g: State, option: i64) -> None:
        seat, count = g.two()
        if count > 1:
            g.then(self.id, seat, count - 1)
        tear_down(g, self.part(option))


SINKING: Final = PARTS.step(Sinking())


# --- E12: Bloody Stupid Johnson --------------------------------------------------------------------


@final
class Johnson(Dice):
    rule = "AM.E12"

    def take(self, g: State, option: i64) -> None:
        self.show(g, option)
        owner = owner_of(g, option)
        if owner < 0 or has(g[LOST], option):
            return
        if can_shield(g, owner):
            g.then(SAVE_CARD, owner, option)
        else:
            blame(g, owner, option, True)


event("johnson", Johnson())


def blame(g: State, owner: i64, area: i64, card: bool) -> None:
    """One agent of the owner goes, if there is one, and unless it was paid for the card too."""
    figure = OWNERS * area + owner
    mark = g.mark()
    if standing(g, area, owner) > 0:
        ask_victim(g, owner, SUSAN + ELSEWHERE, figure)
        g.then(REMOVE, figure)
    if card:
        g.then(LOSE_CARD, owner, area)
    g.in_order(mark)


@final
class SaveCard(PayOrNot):
    """A seat may keep the City Area card of an area; the agent is another matter."""

    rule = "AM.E12"

    def spared(self, g: State) -> None:
        seat, area = g.two()
        blame(g, seat, area, False)

    def struck(self, g: State) -> None:
        seat, area = g.two()
        blame(g, seat, area, True)


SAVE_CARD: Final = PARTS.step(SaveCard())


@final
class LoseCard(Auto):
    """After all has been decided: the City Area card leaves the game."""

    rule = "AM.E12"
    args = "seat area"

    def run(self, g: State) -> None:
        seat, area = g.two()
        g[LOST] |= bit(area)
        g.tell(CARD_LOST, seat, area)


LOSE_CARD: Final = PARTS.step(LoseCard())
