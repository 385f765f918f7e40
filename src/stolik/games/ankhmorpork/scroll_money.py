"""Scrolls about money: taken from others, borrowed, earned."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, lowest
from stolik.engine.state import State
from stolik.engine.steps import Auto
from stolik.games.ankhmorpork.acts import NO
from stolik.games.ankhmorpork.moments import ISLE, OnArea, count_of, earn
from stolik.games.ankhmorpork.scroll import (
    OnPlayer,
    Scroll,
    StrikesSome,
    Unasked,
    others,
    others_with_money,
    scroll,
    strike,
    take_money,
    to_each,
)
from stolik.games.ankhmorpork.state import AREAS, BUILDING, LOAN, PARTS, PLAY, TROUBLE, crowd

BORROWED: Final = PARTS.event("borrowed", "seat card", "AM.M7")


@final
class Take(Auto):
    """A seat takes money from the one that it has struck."""

    args = "victim:seat seat"

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def run(self, g: State) -> None:
        victim, seat = g.two()
        take_money(g, seat, victim, self.amount)


TAKE_TWO: Final = PARTS.step(Take(2), "take_two", "AM.effect.take_2_from_each")
TAKE_THREE: Final = PARTS.step(Take(3), "take_three", "AM.effect.take_3_from_one")


@final
class TakeFromEach(Unasked):
    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0

    def run(self, g: State) -> None:
        seat = g.one()
        to_each(g, seat, others_with_money(g, seat), TAKE_TWO)


scroll("take_2_from_each", TakeFromEach())


@final
class TakeFromOne(StrikesSome):
    def among(self, g: State, seat: i64) -> i64:
        return others_with_money(g, seat)


scroll("take_3_from_one", TakeFromOne(TAKE_THREE))


@final
class Loan(Unasked):
    rules = ("AM.M7",)

    def run(self, g: State) -> None:
        seat, card = g.two()
        earn(g, seat, 10)
        g.move(card, PLAY, LOAN + seat)
        g.tell(BORROWED, seat, card)


scroll("loan", Loan())


@final
class EarnPerFigureIsle(Unasked):
    rules = ("AM.K4",)

    def run(self, g: State) -> None:
        earn(g, g.one(), crowd(g, ISLE))


scroll("earn_1_per_figure_isle", EarnPerFigureIsle())


@final
class EarnPerTrouble(Unasked):
    def run(self, g: State) -> None:
        earn(g, g.one(), count_of(g[TROUBLE]))


scroll("earn_1_per_trouble", EarnPerTrouble())


@final
class EarnPerBuilding(Unasked):
    rules = ("AM.K4",)

    def run(self, g: State) -> None:
        total: i64 = 0
        for area in range(AREAS):
            if g[BUILDING + area] > 0:
                total += 1
        earn(g, g.one(), total)


scroll("earn_1_per_building", EarnPerBuilding())


@final
class EarnAtTrouble(Scroll):
    def usable(self, g: State, seat: i64) -> bool:
        return g[TROUBLE] != 0

    def run(self, g: State) -> None:
        g.then(CHOOSE_TROUBLE, g.one())


scroll("earn_2_per_figure_troubled_area", EarnAtTrouble())


@final
class ChooseTrouble(OnArea):
    rule = "AM.effect.earn_2_per_figure_troubled_area"
    answers = (NO, "choose_trouble {trouble:area}")

    def options(self, g: State, out: Options) -> None:
        self.each(out, g[TROUBLE])

    def take(self, g: State, option: i64) -> None:
        earn(g, g.seat, 2 * crowd(g, self.part(option)))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        return key, {**said, "number": str(2 * crowd(g, self.part(option)))}


CHOOSE_TROUBLE: Final = PARTS.step(ChooseTrouble())


@final
class ForcePayment(Scroll):
    """Hubert: one other player pays another, and is asked once he knows whom (AM.R1)."""

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0 and g.seats > 2

    def run(self, g: State) -> None:
        seat = g.one()
        payers = others_with_money(g, seat)
        if count_of(payers) == 1:
            g.then(CHOOSE_PAYEE, lowest(payers), seat)
        else:
            g.then(CHOOSE_PAYER, seat, payers)


scroll("force_payment_3", ForcePayment())


@final
class ChoosePayer(OnPlayer):
    """Which of these players pays."""

    rule = "AM.effect.force_payment_3"
    args = "seat seats:set_of_seat"

    def options(self, g: State, out: Options) -> None:
        _, seats = g.two()
        self.each(out, seats)

    def take(self, g: State, option: i64) -> None:
        g.then(CHOOSE_PAYEE, self.part(option), g.seat)

    def goes_on(self, g: State, option: i64) -> bool:
        return True


CHOOSE_PAYER: Final = PARTS.step(ChoosePayer())


@final
class ChoosePayee(OnPlayer):
    """Whom the payer pays; the player of the card decides."""

    rule = "AM.effect.force_payment_3"
    args = "seat2 seat"

    def who(self, g: State) -> i64:
        _, seat = g.two()
        return seat

    def options(self, g: State, out: Options) -> None:
        seat2, seat = g.two()
        self.each(out, others(g, seat2) & ~bit(seat))

    def take(self, g: State, option: i64) -> None:
        strike(g, self.part(option), g.one(), TAKE_THREE)

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.one())}


CHOOSE_PAYEE: Final = PARTS.step(ChoosePayee())
