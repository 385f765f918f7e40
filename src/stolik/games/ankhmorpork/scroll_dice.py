"""Scrolls that roll the die (AM.K8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options
from stolik.engine.state import State
from stolik.engine.steps import Chance
from stolik.games.ankhmorpork.acts import lose
from stolik.games.ankhmorpork.moments import OnArea, earn
from stolik.games.ankhmorpork.scroll import ROLLED, Begins, choose_player, others_with_money, scroll
from stolik.games.ankhmorpork.scroll_figures import LOSE_OWN, must_kill
from stolik.games.ankhmorpork.scroll_money import TAKE_THREE
from stolik.games.ankhmorpork.state import MONEY, PARTS, TROUBLE, areas_with


class OneDie(Chance):
    """A seat rolls: 7 to 12 is good, 1 is bad, the rest nothing (AM.K8)."""

    args = "seat"

    def good(self, g: State, seat: i64) -> None:
        raise NotImplementedError

    def bad(self, g: State, seat: i64) -> None:
        g.then(LOSE_OWN, seat)

    def size(self, g: State) -> i64:
        return 12

    def take(self, g: State, option: i64) -> None:
        seat = g.one()
        g.tell(ROLLED, seat, option + 1)
        if option >= 6:
            self.good(g, seat)
        elif option == 0:
            self.bad(g, seat)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


@final
class DibblerRoll(OneDie):
    rule = "AM.effect.dibbler_roll"

    def good(self, g: State, seat: i64) -> None:
        earn(g, seat, 4)

    def bad(self, g: State, seat: i64) -> None:
        if g[MONEY + seat] >= 2 or areas_with(g, seat) != 0:
            g.then(DIBBLER_LOSS, seat)


scroll("dibbler_roll", Begins(PARTS.step(DibblerRoll())), "dibbler")

PAY: Final = 0


@final
class DibblerLoss(OnArea):
    """A seat pays two dollars or loses an agent."""

    rule = "AM.K8"
    answers = ("pay_two = pay", "lose_where = lose {agent:area}")

    def options(self, g: State, out: Options) -> None:
        if g[MONEY + g.seat] >= 2:
            out.add(PAY)
        self.each(out, areas_with(g, g.seat))

    def take(self, g: State, option: i64) -> None:
        if option == PAY:
            earn(g, g.seat, -2)
        else:
            lose(g, g.seat, self.part(option))


DIBBLER_LOSS: Final = PARTS.step(DibblerLoss())


@final
class HerennowRoll(OneDie):
    rule = "AM.effect.herennow_roll"

    def good(self, g: State, seat: i64) -> None:
        choose_player(g, seat, others_with_money(g, seat), TAKE_THREE)


scroll("herennow_roll", Begins(PARTS.step(HerennowRoll())), "herennow")


@final
class ErrolRoll(OneDie):
    rule = "AM.effect.errol_roll"

    def good(self, g: State, seat: i64) -> None:
        must_kill(g, seat, g[TROUBLE])


scroll("errol_roll", Begins(PARTS.step(ErrolRoll())), "errol")
