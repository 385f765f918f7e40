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
from stolik.games.ankhmorpork.scroll import Scroll, ask_text
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

BUILD: Final = 1  # the place of the answer after NO
BOUGHT: Final[i64] = i64(PARTS.event("bought", "seat seat2 area", "AM.M6"))


@final
class PlaceTrouble(Scroll):
    rule = "AM.effect.place_trouble_anywhere"

    def usable(self, g: State, seat: i64) -> bool:
        return g[TROUBLE] != full(AREAS)

    def run(self, g: State) -> None:
        g.then(STIR, g.a, full(AREAS) & ~g[TROUBLE])


def next_to_trouble(g: State) -> i64:
    """AM.P4: areas without a marker, next to one with a marker."""
    found: i64 = 0
    for area in range(AREAS):
        if troubled(g, area):
            found |= NEAR[area]
    return found & ~g[TROUBLE]


@final
class SpreadTrouble(Scroll):
    rule = "AM.effect.spread_trouble"

    def usable(self, g: State, seat: i64) -> bool:
        return next_to_trouble(g) != 0

    def run(self, g: State) -> None:
        g.then(STIR, g.a, next_to_trouble(g))


@final
class BuildHalf(Scroll):
    rule = "AM.effect.build_half_price"
    rules = ("AM.M8",)

    def usable(self, g: State, seat: i64) -> bool:
        return sites(g, seat, 1) != 0

    def run(self, g: State) -> None:
        g.then(BUILD_CHEAP, g.a)


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

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        _, area = self.which(option)
        return with_price(super().label(g, option), area, 1)


def for_sale(g: State, seat: i64, trouble: i64) -> i64:
    """AM.M6: rival buildings, with or without trouble, that a seat can pay."""
    found: i64 = 0
    for area in range(AREAS):
        rival = g[BUILDING + area] > 0 and g[BUILDING + area] != seat + 1
        if rival and troubled(g, area) == (trouble != 0) and COST[area] <= g[MONEY + seat]:
            found |= bit(area)
    return found


class BuyBuilding(Scroll):
    def trouble(self) -> i64:
        raise NotImplementedError

    def usable(self, g: State, seat: i64) -> bool:
        return for_sale(g, seat, self.trouble()) != 0

    def run(self, g: State) -> None:
        g.then(CHOOSE_BUY, g.a, for_sale(g, g.a, self.trouble()))


@final
class BuyQuiet(BuyBuilding):
    rule = "AM.effect.buy_building_no_trouble"

    def trouble(self) -> i64:
        return 0


@final
class BuyTroubled(BuyBuilding):
    rule = "AM.effect.buy_building_trouble"

    def trouble(self) -> i64:
        return 1


@final
class ChooseBuy(OnArea):
    """Seat `g.a` chooses which of the buildings `g.b` to buy."""

    rule = "AM.M6"
    answers = (NO, "choose_buy {area}")

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.b, 1, 1)

    def take(self, g: State, option: i64) -> None:
        g.then(BUY, g.a, option - 1)
        ask_text(g, owner_of(g, option - 1), 0)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        seller = owner_of(g, option - 1)
        return self.name, {"area": str(option), "seat": str(seller), "number": str(COST[option - 1])}


@final
class Buy(Auto):
    """AM.M6: with six buildings out, one is given up first."""

    rule = "AM.M6"

    def run(self, g: State) -> None:
        seat = g.a
        area = g.b
        if count_of(buildings_of(g, seat)) == BUILDINGS:
            g.then(GIVE_UP_FOR, seat, area)
        else:
            buy(g, seat, area)


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
    """Seat `g.a` gives up a building of its own to buy that in area `g.b`."""

    rule = "AM.M10"
    answers = (NO, "give_up_for {area}")

    def options(self, g: State, out: Options) -> None:
        out.add_each(buildings_of(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        give_up(g, g.a, option - 1)
        buy(g, g.a, g.b)

    def facts(self, g: State) -> dict[str, str]:
        return {"area": str(g.b + 1)}


BUILD_CHEAP: Final[i64] = i64(PARTS.step(BuildCheap()))
CHOOSE_BUY: Final[i64] = i64(PARTS.step(ChooseBuy()))
BUY: Final[i64] = i64(PARTS.step(Buy()))
GIVE_UP_FOR: Final[i64] = i64(PARTS.step(GiveUpFor()))
