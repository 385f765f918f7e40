"""Scrolls that move and remove figures."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, has, lowest
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.ankhmorpork.acts import (
    GASPODE,
    NO,
    SONKY,
    WHOLE,
    ask_owner,
    attack,
    lose,
    move_figure,
    on_card,
    push,
)
from stolik.games.ankhmorpork.moments import UNREAL, OnArea, count_of, prey, victims
from stolik.games.ankhmorpork.scroll import (
    ROLLED,
    Begins,
    OnPlayer,
    Scroll,
    Unasked,
    ask_text,
    others,
    scroll,
    text_in_play,
    to_each,
)
from stolik.games.ankhmorpork.state import (
    AREA,
    AREAS,
    MONEY,
    NEAR,
    OWNERS,
    PARTS,
    TROUBLE,
    areas_with,
    arrive,
    crowd,
    leave,
    standing,
)

PAID: Final = PARTS.event("paid", "seat seat2 number", "AM.K2")
TRADED_PLACES: Final = PARTS.event("traded_places", "owner area owner2 area2", "AM.P6")

NOBODY: Final = -1  # whose agents are exempt


class OnFigure(Choice):
    """A figure: everybody sees which could have been chosen."""

    args = "seat"
    answers = (NO, "* {figure}")

    def offer_victims(self, g: State, exempt: i64, areas: i64, out: Options) -> None:
        """Every figure in these areas, but for the agents of one seat."""
        victims(g, exempt, areas, self.code(1, 0), out)  # the answer after NO


def any_figure(g: State, spared: i64) -> bool:
    """Is there a figure on the board that is no agent of this seat?"""
    for area in range(AREAS):
        if crowd(g, area) > standing(g, area, spared):
            return True
    return False


# --- moving ----------------------------------------------------------------------------------------


@final
class MoveEnemy(Scroll):
    rules = ("AM.K3",)

    def usable(self, g: State, seat: i64) -> bool:
        return any_figure(g, seat)

    def run(self, g: State) -> None:
        g.then(MOVE_WHOM, g.one())


scroll("move_enemy_adjacent", MoveEnemy())


@final
class MoveWhom(OnFigure):
    rule = "AM.effect.move_enemy_adjacent"

    def options(self, g: State, out: Options) -> None:
        self.offer_victims(g, g.seat, full(AREAS), out)

    def take(self, g: State, option: i64) -> None:
        g.then(MOVE_WHERE, g.seat, self.part(option))

    def goes_on(self, g: State, option: i64) -> bool:
        return True


MOVE_WHOM: Final = PARTS.step(MoveWhom())


@final
class MoveWhere(OnArea):
    """A seat moves a figure of somebody else to an adjacent area."""

    rule = "AM.effect.move_enemy_adjacent"
    args = "seat figure"
    answers = (NO, "move_where {area}")

    def options(self, g: State, out: Options) -> None:
        _, figure = g.two()
        self.each(out, NEAR[figure // OWNERS])

    def take(self, g: State, option: i64) -> None:
        seat, figure = g.two()
        push(g, seat, figure, self.part(option))


MOVE_WHERE: Final = PARTS.step(MoveWhere())


@final
class MoveOwnOut(Scroll):
    """Rincewind runs."""

    def usable(self, g: State, seat: i64) -> bool:
        return (areas_with(g, seat) & g[TROUBLE]) != 0

    def run(self, g: State) -> None:
        seat = g.one()
        g.then(MOVE_FROM, seat, areas_with(g, seat) & g[TROUBLE], 1)


scroll("move_own_out_of_trouble", MoveOwnOut())


@final
class MoveOwnAnywhere(Scroll):
    def usable(self, g: State, seat: i64) -> bool:
        return areas_with(g, seat) != 0

    def run(self, g: State) -> None:
        seat = g.one()
        g.then(MOVE_FROM, seat, areas_with(g, seat), 0)


scroll("move_own_anywhere", MoveOwnAnywhere())


@final
class MoveFrom(OnArea):
    """A seat moves an agent out of one of these areas: anywhere, or only next door."""

    rule = "AM.P2"
    args = "seat areas:set_of_area near:flag"
    answers = (NO, "move_from {agent:area}")

    def options(self, g: State, out: Options) -> None:
        _, areas = g.two()
        self.each(out, areas)

    def take(self, g: State, option: i64) -> None:
        seat, _, near = g.three()
        g.then(MOVE_TO, seat, self.part(option), near)

    def goes_on(self, g: State, option: i64) -> bool:
        return True

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        _, _, near = g.three()
        return {"how": "trouble" if near != 0 else "anywhere"}


MOVE_FROM: Final = PARTS.step(MoveFrom())


@final
class MoveTo(OnArea):
    """Where the agent goes that leaves an area."""

    rule = "AM.P1"
    args = "seat area near:flag"
    answers = (NO, "move_to {area}")

    def options(self, g: State, out: Options) -> None:
        _, area, near = g.three()
        self.each(out, NEAR[area] if near != 0 else full(AREAS) & ~bit(area))

    def take(self, g: State, option: i64) -> None:
        seat, area = g.two()
        move_figure(g, OWNERS * area + seat, self.part(option))

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        _, area, near = g.three()
        return {"area": AREA.text(area), "how": "near" if near != 0 else "anywhere"}


MOVE_TO: Final = PARTS.step(MoveTo())


@final
class PayAndMove(Scroll):
    """Hobsons's: pay somebody, then move an own agent anywhere (AM.K2)."""

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and areas_with(g, seat) != 0

    def run(self, g: State) -> None:
        seat = g.one()
        mark = g.mark()
        g.then(PAY_SOMEBODY, seat)
        g.then(MOVE_FROM, seat, areas_with(g, seat), 0)
        g.in_order(mark)


scroll("pay_2_move_own_anywhere", PayAndMove())


class PayTwo(OnPlayer):
    """A seat pays two dollars to another player."""

    answers = ("skip: decline = nobody", "pay_player = pay {seat}")

    def options(self, g: State, out: Options) -> None:
        self.each(out, others(g, g.seat))

    def take(self, g: State, option: i64) -> None:
        paid = self.part(option)
        g[MONEY + g.seat] -= 2
        g[MONEY + paid] += 2
        g.tell(PAID, g.seat, paid, 2)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)


@final
class PaySomebody(PayTwo):
    rule = "AM.K2"

    def goes_on(self, g: State, option: i64) -> bool:
        return True


PAY_SOMEBODY: Final = PARTS.step(PaySomebody())


# --- removing --------------------------------------------------------------------------------------


@final
class PayAndKill(Scroll):
    """Burleigh & Stronginthearm (AM.K2)."""

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and prey(g, seat)

    def run(self, g: State) -> None:
        seat = g.one()
        mark = g.mark()
        g.then(PAY_SOMEBODY, seat)
        g.then(KILL_ONE, seat, g[TROUBLE], seat)
        g.in_order(mark)


scroll("pay_2_assassinate", PayAndKill())


@final
class KillOne(OnFigure):
    """A seat must remove a figure from one of these areas."""

    rule = "AM.K9"
    args = "seat areas:set_of_area exempt"

    def options(self, g: State, out: Options) -> None:
        _, areas, exempt = g.three()
        self.offer_victims(g, exempt, areas, out)

    def take(self, g: State, option: i64) -> None:
        attack(g, g.seat, self.part(option), True)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        _, areas = g.two()
        return {**on_card(g), "area": AREA.text(lowest(areas)) if count_of(areas) == 1 else "trouble"}


KILL_ONE: Final = PARTS.step(KillOne())


def must_kill(g: State, seat: i64, areas: i64) -> None:
    """One figure of any owner in these areas, if there is one (AM.K5, AM.K6)."""
    for area in range(AREAS):
        if has(areas, area) and crowd(g, area) > 0:
            g.then(KILL_ONE, seat, areas, NOBODY)
            return


@final
class Dean(Scroll):
    rules = ("AM.K5",)

    def usable(self, g: State, seat: i64) -> bool:
        return crowd(g, UNREAL) > 0

    def run(self, g: State) -> None:
        must_kill(g, g.one(), bit(UNREAL))


scroll("remove_from_unreal_estate", Dean())


@final
class Cosmo(Scroll):
    """Somebody else is paid to remove a figure (AM.K1)."""

    rules = ("AM.K1",)

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and prey(g, seat)

    def run(self, g: State) -> None:
        g.then(HIRE, g.one())


scroll("pay_2_other_player_removes", Cosmo())


@final
class Hire(PayTwo):
    """Who is paid must remove a figure, but none of the payer's."""

    rule = "AM.effect.pay_2_other_player_removes"
    answers = ("skip: decline = nobody", "hire = pay {seat}")

    def take(self, g: State, option: i64) -> None:
        super().take(g, option)
        hired = self.part(option)
        mark = g.mark()
        ask_text(g, hired, 0)
        g.then(KILL_ONE, hired, g[TROUBLE], g.seat)
        g.in_order(mark)


HIRE: Final = PARTS.step(Hire())


@final
class CarcerRolls(Chance):
    """Both dice at once, in one number: the first is its last digit to base 12, as in the events (AM.K6)."""

    rule = "AM.effect.roll_two_remove"
    rules = ("AM.K6",)
    args = "seat"
    most = 144

    def size(self, g: State) -> i64:
        return 144

    def take(self, g: State, option: i64) -> None:
        seat = g.one()
        first = option % 12
        second = option // 12
        g.tell(ROLLED, seat, first + 1)
        g.tell(ROLLED, seat, second + 1)
        mark = g.mark()
        g.then(STRIKE_AREA, seat, first)
        g.then(STRIKE_AREA, seat, second)
        g.in_order(mark)

    def text(self, g: State, option: i64) -> str:
        return str(option % 12 + 1) + " " + str(option // 12 + 1)


scroll("roll_two_remove", Begins(PARTS.step(CarcerRolls())))


@final
class StrikeArea(Auto):
    """A seat must remove a figure from an area, if one is there."""

    rule = "AM.K6"
    args = "seat area"

    def run(self, g: State) -> None:
        seat, area = g.two()
        must_kill(g, seat, bit(area))


STRIKE_AREA: Final = PARTS.step(StrikeArea())


# --- trading places --------------------------------------------------------------------------------


@final
class SwapFigures(Scroll):
    """The Bursar of the english edition (AM.D2, AM.P6)."""

    def usable(self, g: State, seat: i64) -> bool:
        inhabited: i64 = 0
        for area in range(AREAS):
            if crowd(g, area) > 0:
                inhabited += 1
        return inhabited > 1

    def run(self, g: State) -> None:
        g.then(SWAP_FIRST, g.one())


scroll("swap_two_figures", SwapFigures())


@final
class SwapFirst(OnFigure):
    rule = "AM.effect.swap_two_figures"

    def options(self, g: State, out: Options) -> None:
        self.offer_victims(g, NOBODY, full(AREAS), out)

    def take(self, g: State, option: i64) -> None:
        g.then(SWAP_SECOND, g.seat, self.part(option))

    def goes_on(self, g: State, option: i64) -> bool:
        return True


SWAP_FIRST: Final = PARTS.step(SwapFirst())


@final
class SwapSecond(OnFigure):
    rule = "AM.effect.swap_two_figures"
    rules = ("AM.R4",)
    args = "seat figure"

    def options(self, g: State, out: Options) -> None:
        _, figure = g.two()
        self.offer_victims(g, NOBODY, full(AREAS) & ~bit(figure // OWNERS), out)

    def take(self, g: State, option: i64) -> None:
        seat, figure = g.two()
        second = self.part(option)
        mark = g.mark()
        for i in range(1, g.seats):  # each owner once, in turn order (AM.R1)
            owner = (seat + i) % g.seats
            if figure % OWNERS == owner:
                ask_owner(g, owner, GASPODE + SONKY + WHOLE, figure)
            elif second % OWNERS == owner:
                ask_owner(g, owner, GASPODE + SONKY + WHOLE, second)
        g.then(TRADE_PLACES, figure, second)
        g.in_order(mark)


SWAP_SECOND: Final = PARTS.step(SwapSecond())


@final
class TradePlaces(Auto):
    """AM.P6: both leave, then both arrive."""

    rule = "AM.P6"
    args = "figure figure2"

    def run(self, g: State) -> None:
        figure, figure2 = g.two()
        here = figure // OWNERS
        there = figure2 // OWNERS
        leave(g, here, figure % OWNERS)
        leave(g, there, figure2 % OWNERS)
        arrive(g, there, figure % OWNERS)
        arrive(g, here, figure2 % OWNERS)
        g.tell(TRADED_PLACES, figure % OWNERS, here, figure2 % OWNERS, there)


TRADE_PLACES: Final = PARTS.step(TradePlaces())


# --- losing one's own ------------------------------------------------------------------------------


@final
class Auditors(Unasked):
    rules = ("AM.K7",)

    def usable(self, g: State, seat: i64) -> bool:
        return self._struck(g, seat) != 0

    def _struck(self, g: State, seat: i64) -> i64:
        found: i64 = 0
        for other in range(g.seats):
            if other != seat and areas_with(g, other) != 0:
                found |= bit(other)
        return found

    def run(self, g: State) -> None:
        seat = g.one()
        to_each(g, seat, self._struck(g, seat), LOSE_OWN)


scroll("each_other_removes_own", Auditors())


@final
class LoseOwn(Auto):
    """Whoever is struck must lose an agent, if he has one on the board."""

    rule = "AM.K8"
    args = "victim:seat seat"

    def run(self, g: State) -> None:
        victim = g.one()
        if areas_with(g, victim) != 0:
            g.then(LOSE_WHERE, victim)


LOSE_OWN: Final = PARTS.step(LoseOwn())


@final
class LoseWhere(OnArea):
    """Which of its own agents a seat loses."""

    rule = "AM.K7"
    answers = (NO, "lose_where {agent:area}")

    def options(self, g: State, out: Options) -> None:
        self.each(out, areas_with(g, g.seat))

    def take(self, g: State, option: i64) -> None:
        lose(g, g.seat, self.part(option))

    def facts(self, g: State) -> dict[str, str]:
        return on_card(g)


LOSE_WHERE: Final = PARTS.step(LoseWhere())
