"""Scrolls about trouble and buildings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.ankhmorpork.acts import NO
from stolik.games.ankhmorpork.moments import (
    BUILD_OR_GIVE_UP,
    STIR,
    OnArea,
    build_or_give_up,
    building_options,
    count_of,
    give_up,
    sites,
    with_price,
)
from stolik.games.ankhmorpork.scroll import Scroll, ask_text, scroll
from stolik.games.ankhmorpork.state import (
    AREAS,
    BUILDING,
    BUILDINGS,
    COST,
    GAINED,
    LOST,
    MONEY,
    NEAR,
    PARTS,
    TROUBLE,
    buildings_of,
    owner_of,
    troubled,
)

BOUGHT: Final = PARTS.event("bought", "seat seat2 area", "AM.M6")


@final
class PlaceTrouble(Scroll):
    def usable(self, g: State, seat: i64) -> bool:
        return g[TROUBLE] != full(AREAS)

    def run(self, g: State) -> None:
        g.then(STIR, g.one(), full(AREAS) & ~g[TROUBLE])


scroll("place_trouble_anywhere", PlaceTrouble())


def next_to_trouble(g: State) -> i64:
    """AM.P4: areas without a marker, next to one with a marker."""
    found: i64 = 0
    for area in range(AREAS):
        if troubled(g, area):
            found |= NEAR[area]
    return found & ~g[TROUBLE]


@final
class SpreadTrouble(Scroll):
    def usable(self, g: State, seat: i64) -> bool:
        return next_to_trouble(g) != 0

    def run(self, g: State) -> None:
        g.then(STIR, g.one(), next_to_trouble(g))


scroll("spread_trouble", SpreadTrouble())


@final
class BuildHalf(Scroll):
    rules = ("AM.M8",)

    def usable(self, g: State, seat: i64) -> bool:
        return sites(g, seat, 1) != 0

    def run(self, g: State) -> None:
        g.then(BUILD_CHEAP, g.one())


scroll("build_half_price", BuildHalf())

BUILD: Final = 1  # the place of BUILD_OR_GIVE_UP after NO


@final
class BuildCheap(Choice):
    rule = "AM.effect.build_half_price"
    args = "seat"
    answers = (NO, *BUILD_OR_GIVE_UP)

    def options(self, g: State, out: Options) -> None:
        building_options(g, self, BUILD, 1, out)

    def take(self, g: State, option: i64) -> None:
        verb, area = self.which(option)
        build_or_give_up(g, g.seat, area, 1, verb > BUILD)

    def goes_on(self, g: State, option: i64) -> bool:
        return self.verb(option) > BUILD

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        _, area = self.which(option)
        return with_price(super().label(g, option), area, 1)


BUILD_CHEAP: Final = PARTS.step(BuildCheap())


def for_sale(g: State, seat: i64, trouble: bool) -> i64:
    """AM.M6: rival buildings, with or without trouble, that a seat can pay."""
    found: i64 = 0
    for area in range(AREAS):
        rival = g[BUILDING + area] > 0 and g[BUILDING + area] != seat + 1
        if rival and troubled(g, area) == trouble and COST[area] <= g[MONEY + seat]:
            found |= bit(area)
    return found


@final
class BuyBuilding(Scroll):
    def __init__(self, trouble: bool) -> None:
        super().__init__()
        self.trouble = trouble

    def usable(self, g: State, seat: i64) -> bool:
        return for_sale(g, seat, self.trouble) != 0

    def run(self, g: State) -> None:
        seat = g.one()
        g.then(CHOOSE_BUY, seat, for_sale(g, seat, self.trouble))


scroll("buy_building_no_trouble", BuyBuilding(trouble=False))
scroll("buy_building_trouble", BuyBuilding(trouble=True))


@final
class ChooseBuy(OnArea):
    """Which of the buildings in these areas a seat buys."""

    rule = "AM.M6"
    args = "seat areas:set_of_area"
    answers = (NO, "choose_buy {building:area}")

    def options(self, g: State, out: Options) -> None:
        _, areas = g.two()
        self.each(out, areas)

    def take(self, g: State, option: i64) -> None:
        area = self.part(option)
        mark = g.mark()
        ask_text(g, owner_of(g, area), 0)
        g.then(BUY, g.seat, area)
        g.in_order(mark)

    def goes_on(self, g: State, option: i64) -> bool:
        return gives_up_first(g, g.one())

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        area = self.part(option)
        return key, {**said, "seat": str(owner_of(g, area)), "number": str(COST[area])}


CHOOSE_BUY: Final = PARTS.step(ChooseBuy())


def gives_up_first(g: State, seat: i64) -> bool:
    """AM.M10: are all six buildings out?"""
    return count_of(buildings_of(g, seat)) == BUILDINGS


@final
class Buy(Auto):
    """AM.M6: with six buildings out, one is given up first."""

    rule = "AM.M6"
    args = "seat area"

    def run(self, g: State) -> None:
        seat, area = g.two()
        if gives_up_first(g, seat):
            g.then(GIVE_UP_FOR, seat, area)
        else:
            buy(g, seat, area)


BUY: Final = PARTS.step(Buy())


def buy(g: State, seat: i64, area: i64) -> None:
    owner = owner_of(g, area)
    g[MONEY + seat] -= COST[area]
    g[MONEY + owner] += COST[area]
    g[BUILDING + area] = seat + 1
    if not has(g[LOST], area):
        g[GAINED] |= bit(area)
    g.tell(BOUGHT, seat, owner, area)


@final
class GiveUpFor(OnArea):
    """A seat gives up a building of its own to buy that in an area."""

    rule = "AM.M10"
    args = "seat area"
    answers = (NO, "give_up_for {building:area}")

    def options(self, g: State, out: Options) -> None:
        self.each(out, buildings_of(g, g.seat))

    def take(self, g: State, option: i64) -> None:
        seat, area = g.two()
        give_up(g, seat, self.part(option))
        buy(g, seat, area)


GIVE_UP_FOR: Final = PARTS.step(GiveUpFor())
