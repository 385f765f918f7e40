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
    choose_player,
    others,
    others_with_money,
    strike,
    take_money,
    to_each,
)
from stolik.games.ankhmorpork.state import AREAS, BUILDING, LOAN, PARTS, PLAY, TROUBLE, crowd

BORROWED: Final[i64] = i64(PARTS.event("borrowed", "seat card", "AM.M7"))


@final
class TakeTwo(Auto):
    rule = "AM.effect.take_2_from_each"

    def run(self, g: State) -> None:
        take_money(g, g.b, g.a, 2)


@final
class TakeThree(Auto):
    rule = "AM.effect.take_3_from_one"

    def run(self, g: State) -> None:
        take_money(g, g.b, g.a, 3)


@final
class TakeTwoFromEach(Scroll):
    rule = "AM.effect.take_2_from_each"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0

    def run(self, g: State) -> None:
        to_each(g, g.a, others_with_money(g, g.a), TAKE_TWO)


@final
class TakeThreeFromOne(Scroll):
    rule = "AM.effect.take_3_from_one"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0

    def run(self, g: State) -> None:
        choose_player(g, g.a, others_with_money(g, g.a), TAKE_THREE)


@final
class Loan(Scroll):
    rule = "AM.effect.loan"
    rules = ("AM.M7",)

    def run(self, g: State) -> None:
        seat = g.a
        card = g.b
        earn(g, seat, 10)
        g.move(card, PLAY, LOAN + seat)
        g.tell(BORROWED, seat, card)


@final
class EarnPerFigureIsle(Scroll):
    rule = "AM.effect.earn_1_per_figure_isle"
    rules = ("AM.K4",)

    def run(self, g: State) -> None:
        earn(g, g.a, crowd(g, ISLE))


@final
class EarnPerTrouble(Scroll):
    rule = "AM.effect.earn_1_per_trouble"

    def run(self, g: State) -> None:
        earn(g, g.a, count_of(g[TROUBLE]))


@final
class EarnPerBuilding(Scroll):
    rule = "AM.effect.earn_1_per_building"
    rules = ("AM.K4",)

    def run(self, g: State) -> None:
        total: i64 = 0
        for area in range(AREAS):
            if g[BUILDING + area] > 0:
                total += 1
        earn(g, g.a, total)


@final
class EarnAtTrouble(Scroll):
    rule = "AM.effect.earn_2_per_figure_troubled_area"

    def usable(self, g: State, seat: i64) -> bool:
        return g[TROUBLE] != 0

    def run(self, g: State) -> None:
        g.then(CHOOSE_TROUBLE, g.a)


@final
class ChooseTrouble(OnArea):
    rule = "AM.effect.earn_2_per_figure_troubled_area"
    answers = (NO, "choose_trouble {area}")

    def options(self, g: State, out: Options) -> None:
        out.add_each(g[TROUBLE], 1, 1)

    def take(self, g: State, option: i64) -> None:
        earn(g, g.a, 2 * crowd(g, option - 1))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return self.name, {"area": str(option), "number": str(2 * crowd(g, option - 1))}


@final
class ForcePayment(Scroll):
    """Hubert: one other player pays another, and is asked once he knows whom (AM.R1)."""

    rule = "AM.effect.force_payment_3"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0 and g.seats > 2

    def run(self, g: State) -> None:
        payers = others_with_money(g, g.a)
        if count_of(payers) == 1:
            g.then(CHOOSE_PAYEE, lowest(payers), g.a)
        else:
            g.then(CHOOSE_PAYER, g.a, payers)


@final
class ChoosePayer(OnPlayer):
    """Seat `g.a` chooses which of the seats `g.b` pays."""

    rule = "AM.effect.force_payment_3"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.b, 1, 1)

    def take(self, g: State, option: i64) -> None:
        g.then(CHOOSE_PAYEE, option - 1, g.a)


@final
class ChoosePayee(OnPlayer):
    """Whom does `g.a` pay? The player of the card, `g.b`, decides."""

    rule = "AM.effect.force_payment_3"

    def who(self, g: State) -> i64:
        return g.b

    def options(self, g: State, out: Options) -> None:
        out.add_each(others(g, g.a) & ~bit(g.b), 1, 1)

    def take(self, g: State, option: i64) -> None:
        strike(g, option - 1, g.a, TAKE_THREE)

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.a)}


TAKE_TWO: Final[i64] = i64(PARTS.step(TakeTwo()))
TAKE_THREE: Final[i64] = i64(PARTS.step(TakeThree()))
CHOOSE_TROUBLE: Final[i64] = i64(PARTS.step(ChooseTrouble()))
CHOOSE_PAYER: Final[i64] = i64(PARTS.step(ChoosePayer()))
CHOOSE_PAYEE: Final[i64] = i64(PARTS.step(ChoosePayee()))
