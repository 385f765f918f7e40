"""Scrolls that threaten: pay, or else (AM.M4, AM.M5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit
from stolik.engine.state import State
from stolik.engine.steps import Choice
from stolik.games.ankhmorpork.acts import DECLINE
from stolik.games.ankhmorpork.moments import OnArea
from stolik.games.ankhmorpork.scroll import Strikes, StrikesSome, scroll, take_money
from stolik.games.ankhmorpork.state import BUILDING, MONEY, PARTS, PENALTY, PLAY, buildings_of, owner_of

FINED: Final = PARTS.event("fined", "seat card", "AM.T9", "AM.M5")
BUILDING_LOST: Final = PARTS.event("building_lost", "seat area", "AM.M4", "AM.Y3")

PRICE: Final = 5
REFUSE: Final = 0
PAY: Final = 1


class PayOr(Choice):
    """A seat pays another five dollars, or takes what comes otherwise."""

    rules = ("AM.M4", "AM.M5")
    args = "seat seat2"

    def refuse_to_pay(self, g: State) -> None:
        raise NotImplementedError

    def options(self, g: State, out: Options) -> None:
        out.add(REFUSE)
        if g[MONEY + g.seat] >= PRICE:
            out.add(PAY)

    def take(self, g: State, option: i64) -> None:
        if option == PAY:
            seat, seat2 = g.two()
            take_money(g, seat2, seat, PRICE)
        else:
            self.refuse_to_pay(g)


@final
class PayOrPenalty(PayOr):
    rule = "AM.effect.five_dollars_or_hand_penalty"
    answers = ("pay_or_penalty_refuse = refuse", "pay_five = pay")

    def refuse_to_pay(self, g: State) -> None:
        card = g.card(PLAY, 0)
        g.move(card, PLAY, PENALTY + g.seat)
        g.tell(FINED, g.seat, card)


PAY_OR_PENALTY: Final = PARTS.step(PayOrPenalty())
scroll("five_dollars_or_hand_penalty", Strikes(PAY_OR_PENALTY))


@final
class PayOrBurn(PayOr):
    rule = "AM.effect.five_dollars_or_lose_building"
    answers = ("pay_or_burn_refuse = refuse", "pay_five = pay")

    def refuse_to_pay(self, g: State) -> None:
        seat, seat2 = g.two()
        g.then(BURN, seat2, seat)


PAY_OR_BURN: Final = PARTS.step(PayOrBurn())


@final
class FireBrigade(StrikesSome):
    def among(self, g: State, seat: i64) -> i64:
        found: i64 = 0
        for other in range(g.seats):
            if other != seat and buildings_of(g, other) != 0:
                found |= bit(other)
        return found


scroll("five_dollars_or_lose_building", FireBrigade(PAY_OR_BURN))


@final
class Burn(OnArea):
    """A seat may remove a building of another (AM.M4)."""

    rule = "AM.M4"
    args = "seat seat2"
    answers = ("skip: spare = no", "* {building:area}")

    def options(self, g: State, out: Options) -> None:
        _, seat2 = g.two()
        out.add(DECLINE)
        self.each(out, buildings_of(g, seat2))

    def take(self, g: State, option: i64) -> None:
        if option != DECLINE:
            tear_down(g, self.part(option))


BURN: Final = PARTS.step(Burn())


def tear_down(g: State, area: i64) -> None:
    """AM.M10: a building goes, and its City Area card with it."""
    g.tell(BUILDING_LOST, owner_of(g, area), area)
    g[BUILDING + area] = 0
