"""The Dragon (AM.E3): everything in an area goes, but for what its owners save, piece by piece."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import Code, Count, Pair, Seats
from stolik.engine.kit import Options, bit
from stolik.engine.state import State
from stolik.engine.steps import PASS, Auto
from stolik.games.ankhmorpork.acts import ELSEWHERE, REACTED, REACTION, RELOCATE, REMOVED, SUSAN, offer_reactions
from stolik.games.ankhmorpork.event import (
    LET_IT,
    SHIELD,
    SHIELD_AGENT,
    Dice,
    Saving,
    can_shield,
    event,
    shield,
    striking,
)
from stolik.games.ankhmorpork.scroll_threats import tear_down
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    BUILDING,
    DISCARD,
    HAND,
    MOST_SEATS,
    OWNERS,
    PARTS,
    TROUBLE,
    leave,
    owner_of,
    standing,
)

DRAGON_CAME: Final = PARTS.event("dragon_came", "area", "AM.E3")

# Who is asked: how many are left to ask, and which seat comes now.
ASKED: Final = 8
PARTS.kind(Pair("asked", Count("left", MOST_SEATS), Seats(ASKED)))

# What is spared is counted in one number: four bits a seat for agents that stay, then a bit for the building, then four
# bits a seat for agents that will go elsewhere.
HOUSE: Final = 65536
GO: Final = 131072
PARTS.kind(Code("spared", GO * HOUSE))


def staying(spared: i64, seat: i64) -> i64:
    return spared // power_of_16(seat) % 16


def going(spared: i64, seat: i64) -> i64:
    return spared // GO // power_of_16(seat) % 16


def power_of_16(seat: i64) -> i64:
    value: i64 = 1
    for _ in range(seat):
        value *= 16
    return value


def agents_exposed(g: State, seat: i64, area: i64, spared: i64) -> i64:
    return standing(g, area, seat) - staying(spared, seat) - going(spared, seat)


def house_exposed(g: State, seat: i64, area: i64, spared: i64) -> bool:
    return owner_of(g, area) == seat and spared // HOUSE % 2 == 0


@final
class Dragon(Dice):
    rule = "AM.E3"

    def take(self, g: State, option: i64) -> None:
        self.show(g, option)
        g.then(DRAGON_ASKS, ASKED * g.seats + g.one(), option, 0)


event("dragon", Dragon())


@final
class DragonAsks(Auto):
    """Shields and reactions are collected from the active player round (AM.E1)."""

    rule = "AM.E1"
    args = "asked area spared"

    def run(self, g: State) -> None:
        asked, area, spared = g.three()
        if asked < ASKED:
            g.then(DRAGON_STRIKES, area, spared)
            return
        seat = asked % ASKED
        agents = agents_exposed(g, seat, area, spared) > 0
        house = house_exposed(g, seat, area, spared)
        if (agents and g.count(HAND + seat) > 0) or ((agents or house) and can_shield(g, seat)):
            g.then(DRAGON_SPARES, asked, area, spared)
        else:
            g.then(self.id, next_asked(g, asked), area, spared)


DRAGON_ASKS: Final = PARTS.step(DragonAsks())


def next_asked(g: State, asked: i64) -> i64:
    return asked - ASKED - asked % ASKED + (asked % ASKED + 1) % g.seats


SHIELD_BUILDING: Final = 2


@final
class DragonSpares(Saving):
    """Save one piece after another: an agent by a reaction or for money, the building for money; or it is enough."""

    rule = "AM.E3"
    rules = ("AM.D6", "AM.R5", "AM.R10")
    args = "asked area spared"
    answers = (LET_IT, SHIELD_AGENT, "shield-building", "react {card}")

    def who(self, g: State) -> i64:
        asked = g.one()
        return asked % ASKED

    def options(self, g: State, out: Options) -> None:
        _, area, spared = g.three()
        agents = agents_exposed(g, g.seat, area, spared) > 0
        out.add(PASS)
        if agents:
            offer_reactions(g, self, SUSAN + ELSEWHERE, out)
        if can_shield(g, g.seat):
            if agents:
                out.add(SHIELD)
            if house_exposed(g, g.seat, area, spared):
                out.add(SHIELD_BUILDING)

    def take(self, g: State, option: i64) -> None:
        asked, area, spared = g.three()
        seat = g.seat
        if option == PASS:
            asked = next_asked(g, asked)
        elif option == SHIELD:
            shield(g, seat, area)
            spared += power_of_16(seat)
        elif option == SHIELD_BUILDING:
            shield(g, seat, area)
            spared += HOUSE
        else:
            card = self.part(option)
            g.move(card, HAND + seat, DISCARD)
            g.tell(REACTED, seat, card)
            spared += power_of_16(seat) * (GO if REACTION[card] == ELSEWHERE else 1)
        g.then(DRAGON_ASKS, asked, area, spared)

    def facts(self, g: State) -> dict[str, str]:
        _, area = g.two()
        return striking(g, area)


DRAGON_SPARES: Final = PARTS.step(DragonSpares())


@final
class DragonStrikes(Auto):
    """Everything in an area goes, but for what is spared; the marker goes in any case (AM.D6)."""

    rule = "AM.E3"
    args = "area spared"

    def run(self, g: State) -> None:
        area, spared = g.two()
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
        mark = g.mark()
        for i in range(g.seats):  # AM.R5: after all of it, from the active player round
            seat = (g[ACTIVE] + i) % g.seats
            for _ in range(going(spared, seat)):
                g.then(RELOCATE, seat, area)
        g.in_order(mark)


DRAGON_STRIKES: Final = PARTS.step(DragonStrikes())
