"""Scrolls that place agents (AM.P5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.ankhmorpork.acts import (
    AROUND,
    AT_BUILDING,
    AT_TROUBLE,
    DECLINE,
    LIFT,
    ORDINARY,
    PLACE,
    PLACE_AGENT,
    PLACE_OR_LIFT,
    QUIETLY,
    can_place,
    place_or_lift,
    placing_options,
)
from stolik.games.ankhmorpork.moments import UNREAL
from stolik.games.ankhmorpork.scroll import Scroll
from stolik.games.ankhmorpork.state import PARTS


class PlaceOne(Scroll):
    def how(self) -> i64:
        raise NotImplementedError

    def usable(self, g: State, seat: i64) -> bool:
        return can_place(g, seat, self.how())

    def run(self, g: State) -> None:
        g.then(PLACE_AGENT, g.a, self.how())


@final
class PlaceQuietly(PlaceOne):
    rule = "AM.effect.place_anywhere_no_trouble"
    rules = ("AM.P3",)

    def how(self) -> i64:
        return QUIETLY


@final
class PlaceAtBuilding(PlaceOne):
    rule = "AM.effect.place_at_own_building"

    def how(self) -> i64:
        return AT_BUILDING


@final
class PlaceAtTrouble(PlaceOne):
    rule = "AM.effect.place_at_trouble"

    def how(self) -> i64:
        return AT_TROUBLE


@final
class PlaceNearUnreal(PlaceOne):
    rule = "AM.effect.place_1_near_unreal_estate"

    def how(self) -> i64:
        return AROUND + UNREAL


@final
class PlaceTwoNearUnreal(Scroll):
    """One must be placed, a second may (section 5)."""

    rule = "AM.effect.place_2_near_unreal_estate"

    def usable(self, g: State, seat: i64) -> bool:
        return can_place(g, seat, AROUND + UNREAL)

    def run(self, g: State) -> None:
        g.then(MAY_PLACE, g.a, AROUND + UNREAL, 1)
        g.then(PLACE_AGENT, g.a, AROUND + UNREAL)


@final
class PlaceTwoOrdinary(Scroll):
    """The Bursar of the polish edition (AM.D2)."""

    rule = "AM.effect.place_2_ordinary"

    def run(self, g: State) -> None:
        g.then(MAY_PLACE, g.a, ORDINARY, 2)


@final
class MayPlace(Auto):
    """Seat `g.a` may place up to `g.c` agents, as `g.b` says, while it can."""

    rule = "AM.P5"

    def run(self, g: State) -> None:
        if g.c > 0 and can_place(g, g.a, g.b):
            g.then(PLACE_MORE, g.a, g.b, g.c)


@final
class PlaceMore(Choice):
    rule = "AM.P5"
    rules = ("AM.D2",)
    args = "seat placing count"
    answers = ("decline = done", *PLACE_OR_LIFT)

    def options(self, g: State, out: Options) -> None:
        _, placing = g.two()
        out.add(DECLINE)
        placing_options(g, self, PLACE, placing, out)

    def take(self, g: State, option: i64) -> None:
        seat, placing, count = g.three()
        if option != DECLINE:
            verb, area = self.which(option)
            mark = g.mark()
            place_or_lift(g, seat, area, placing, verb == LIFT)
            g.then(MAY_PLACE, seat, placing, count - 1)
            g.in_order(mark)


MAY_PLACE: Final[i64] = i64(PARTS.step(MayPlace()))
PLACE_MORE: Final[i64] = i64(PARTS.step(PlaceMore()))
