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
from stolik.games.ankhmorpork.scroll import Scroll, scroll
from stolik.games.ankhmorpork.state import PARTS


class PlaceOne(Scroll):
    def __init__(self, placing: i64) -> None:
        super().__init__()
        self.placing: i64 = placing

    def usable(self, g: State, seat: i64) -> bool:
        return can_place(g, seat, self.placing)

    def run(self, g: State) -> None:
        g.then(PLACE_AGENT, g.one(), self.placing)


scroll("place_at_own_building", PlaceOne(AT_BUILDING))
scroll("place_at_trouble", PlaceOne(AT_TROUBLE))
scroll("place_1_near_unreal_estate", PlaceOne(AROUND + UNREAL))


@final
class PlaceQuietly(PlaceOne):
    rules = ("AM.P3",)


scroll("place_anywhere_no_trouble", PlaceQuietly(QUIETLY))


@final
class PlaceTwoNearUnreal(Scroll):
    """One must be placed, a second may (section 5)."""

    def usable(self, g: State, seat: i64) -> bool:
        return can_place(g, seat, AROUND + UNREAL)

    def run(self, g: State) -> None:
        seat = g.one()
        mark = g.mark()
        g.then(PLACE_AGENT, seat, AROUND + UNREAL)
        g.then(MAY_PLACE, seat, AROUND + UNREAL, 1)
        g.in_order(mark)


scroll("place_2_near_unreal_estate", PlaceTwoNearUnreal())


@final
class PlaceTwoOrdinary(Scroll):
    """The Bursar of the polish edition (AM.D2)."""

    def asks(self, g: State, seat: i64) -> bool:
        return can_place(g, seat, ORDINARY)

    def run(self, g: State) -> None:
        g.then(MAY_PLACE, g.one(), ORDINARY, 2)


scroll("place_2_ordinary", PlaceTwoOrdinary())


@final
class MayPlace(Auto):
    """A seat may place up to so many agents, while it can."""

    rule = "AM.P5"
    args = "seat placing count"

    def run(self, g: State) -> None:
        seat, placing, count = g.three()
        if count > 0 and can_place(g, seat, placing):
            g.then(PLACE_MORE, seat, placing, count)


MAY_PLACE: Final = PARTS.step(MayPlace())


@final
class PlaceMore(Choice):
    rule = "AM.P5"
    rules = ("AM.D2",)
    args = "seat placing count"
    answers = ("skip: place_no_more = done", *PLACE_OR_LIFT)

    def options(self, g: State, out: Options) -> None:
        _, placing = g.two()
        out.add(DECLINE)
        placing_options(g, self, PLACE, placing, out)

    def take(self, g: State, option: i64) -> None:
        if option != DECLINE:
            seat, placing, count = g.three()
            verb, area = self.which(option)
            mark = g.mark()
            place_or_lift(g, seat, area, placing, verb == LIFT)
            g.then(MAY_PLACE, seat, placing, count - 1)
            g.in_order(mark)

    def goes_on(self, g: State, option: i64) -> bool:
        return self.verb(option) == LIFT


PLACE_MORE: Final = PARTS.step(PlaceMore())
