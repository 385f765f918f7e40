"""Scrolls that roll the die (AM.K8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options
from stolik.engine.state import State
from stolik.engine.steps import Chance
from stolik.games.ankhmorpork.acts import lose
from stolik.games.ankhmorpork.moments import OnArea, earn
from stolik.games.ankhmorpork.scroll import ROLLED, Scroll, choose_player, others_with_money
from stolik.games.ankhmorpork.scroll_figures import LOSE_OWN, must_kill
from stolik.games.ankhmorpork.scroll_money import TAKE_THREE
from stolik.games.ankhmorpork.state import MONEY, PARTS, TROUBLE, areas_with


class OneDie(Chance):
    """Seat `g.a` rolls: 7 to 12 is good, 1 is bad, the rest nothing (AM.K8)."""

    def good(self, g: State) -> None:
        raise NotImplementedError

    def bad(self, g: State) -> None:
        g.then(LOSE_OWN, g.a)

    def size(self, g: State) -> i64:
        return 12

    def take(self, g: State, option: i64) -> None:
        g.tell(ROLLED, g.a, option + 1)
        if option >= 6:
            self.good(g)
        elif option == 0:
            self.bad(g)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


@final
class DibblerRoll(OneDie):
    rule = "AM.effect.dibbler_roll"

    def good(self, g: State) -> None:
        earn(g, g.a, 4)

    def bad(self, g: State) -> None:
        if g[MONEY + g.a] >= 2 or areas_with(g, g.a) != 0:
            g.then(DIBBLER_LOSS, g.a)


@final
class DibblerLoss(OnArea):
    """Seat `g.a` pays two dollars (0) or loses an agent."""

    rule = "AM.K8"

    def options(self, g: State, out: Options) -> None:
        if g[MONEY + g.a] >= 2:
            out.add(0)
        out.add_each(areas_with(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        if option == 0:
            earn(g, g.a, -2)
        else:
            lose(g, g.a, option - 1)

    answers = ("pay_two = pay", "lose_where = lose {area}")


@final
class HerennowRoll(OneDie):
    rule = "AM.effect.herennow_roll"

    def good(self, g: State) -> None:
        choose_player(g, g.a, others_with_money(g, g.a), TAKE_THREE)


@final
class ErrolRoll(OneDie):
    rule = "AM.effect.errol_roll"

    def good(self, g: State) -> None:
        must_kill(g, g.a, g[TROUBLE])


@final
class Dibbler(Scroll):
    rule = "AM.effect.dibbler_roll"

    def run(self, g: State) -> None:
        g.then(DIBBLER_ROLL, g.a)


@final
class Herennow(Scroll):
    rule = "AM.effect.herennow_roll"

    def run(self, g: State) -> None:
        g.then(HERENNOW_ROLL, g.a)


@final
class Errol(Scroll):
    rule = "AM.effect.errol_roll"

    def run(self, g: State) -> None:
        g.then(ERROL_ROLL, g.a)


DIBBLER_ROLL: Final[i64] = i64(PARTS.step(DibblerRoll()))
DIBBLER_LOSS: Final[i64] = i64(PARTS.step(DibblerLoss()))
HERENNOW_ROLL: Final[i64] = i64(PARTS.step(HerennowRoll()))
ERROL_ROLL: Final[i64] = i64(PARTS.step(ErrolRoll()))
