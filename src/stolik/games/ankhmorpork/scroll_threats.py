"""Scrolls that threaten: pay, or else (AM.M4, AM.M5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit
from stolik.engine.state import State
from stolik.engine.steps import Choice
from stolik.games.ankhmorpork.moments import OnArea
from stolik.games.ankhmorpork.scroll import Scroll, choose_player, others, take_money
from stolik.games.ankhmorpork.state import BUILDING, MONEY, PARTS, PENALTY, PLAY, buildings_of, owner_of

FINED: Final[i64] = i64(PARTS.event("fined", "seat card", "AM.T9", "AM.M5"))
BUILDING_LOST: Final[i64] = i64(PARTS.event("building_lost", "seat area", "AM.M4", "AM.Y3"))


@final
class HandPenalty(Scroll):
    rule = "AM.effect.five_dollars_or_hand_penalty"

    def run(self, g: State) -> None:
        choose_player(g, g.a, others(g, g.a), PAY_OR_PENALTY)


class PayOr(Choice):
    """Seat `g.a` pays seat `g.b` five dollars (1), or takes what comes otherwise (0)."""

    rules = ("AM.M4", "AM.M5")

    def refuse_to_pay(self, g: State) -> None:
        raise NotImplementedError

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        if g[MONEY + g.a] >= 5:
            out.add(1)

    def take(self, g: State, option: i64) -> None:
        if option == 1:
            take_money(g, g.b, g.a, 5)
        else:
            self.refuse_to_pay(g)

    def space(self, g: State) -> i64:
        return 2

    def text(self, g: State, option: i64) -> str:
        return "refuse" if option == 0 else "pay"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return (self.name + "_refuse" if option == 0 else "pay_five"), {}

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b)}


@final
class PayOrPenalty(PayOr):
    rule = "AM.effect.five_dollars_or_hand_penalty"

    def refuse_to_pay(self, g: State) -> None:
        card = g.card(PLAY, 0)
        g.move(card, PLAY, PENALTY + g.a)
        g.tell(FINED, g.a, card)


@final
class FireBrigade(Scroll):
    rule = "AM.effect.five_dollars_or_lose_building"

    def usable(self, g: State, seat: i64) -> bool:
        return self._owners(g, seat) != 0

    def _owners(self, g: State, seat: i64) -> i64:
        found: i64 = 0
        for other in range(g.seats):
            if other != seat and buildings_of(g, other) != 0:
                found |= bit(other)
        return found

    def run(self, g: State) -> None:
        choose_player(g, g.a, self._owners(g, g.a), PAY_OR_BURN)


@final
class PayOrBurn(PayOr):
    rule = "AM.effect.five_dollars_or_lose_building"

    def refuse_to_pay(self, g: State) -> None:
        g.then(BURN, g.b, g.a)


@final
class Burn(OnArea):
    """Seat `g.a` may remove a building of seat `g.b` (AM.M4)."""

    rule = "AM.M4"

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add_each(buildings_of(g, g.b), 1, 1)

    def take(self, g: State, option: i64) -> None:
        if option > 0:
            tear_down(g, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b)}


def tear_down(g: State, area: i64) -> None:
    """AM.M10: a building goes, and its City Area card with it."""
    g.tell(BUILDING_LOST, owner_of(g, area), area)
    g[BUILDING + area] = 0


PAY_OR_PENALTY: Final[i64] = i64(PARTS.step(PayOrPenalty()))
PAY_OR_BURN: Final[i64] = i64(PARTS.step(PayOrBurn()))
BURN: Final[i64] = i64(PARTS.step(Burn()))
