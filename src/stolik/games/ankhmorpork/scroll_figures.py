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
    on_figure,
    push,
)
from stolik.games.ankhmorpork.moments import UNREAL, OnArea, count_of, prey, victims
from stolik.games.ankhmorpork.scroll import ROLLED, OnPlayer, Scroll, ask_text, others, text_in_play, to_each
from stolik.games.ankhmorpork.state import (
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

PAID: Final[i64] = i64(PARTS.event("paid", "seat seat2 number", "AM.K2"))
TRADED_PLACES: Final[i64] = i64(PARTS.event("traded_places", "owner area owner2 area2", "AM.P6"))


class OnFigure(Choice):
    """A figure: everybody sees which could have been chosen."""

    args = "seat"
    answers = (NO, "* {figure}")


def any_figure(g: State, spared: i64) -> bool:
    """Is there a figure on the board that is no agent of this seat?"""
    for area in range(AREAS):
        if crowd(g, area) > standing(g, area, spared):
            return True
    return False


@final
class MoveEnemy(Scroll):
    rule = "AM.effect.move_enemy_adjacent"
    rules = ("AM.K3",)

    def usable(self, g: State, seat: i64) -> bool:
        return any_figure(g, seat)

    def run(self, g: State) -> None:
        g.then(MOVE_WHOM, g.a)


@final
class MoveWhom(OnFigure):
    rule = "AM.effect.move_enemy_adjacent"

    def options(self, g: State, out: Options) -> None:
        victims(g, g.a, full(AREAS), 1, out)

    def take(self, g: State, option: i64) -> None:
        g.then(MOVE_WHERE, g.a, option - 1)


@final
class MoveWhere(OnArea):
    """Seat `g.a` moves figure `g.b` of somebody else to an adjacent area."""

    rule = "AM.effect.move_enemy_adjacent"
    answers = (NO, "move_where {area}")

    def options(self, g: State, out: Options) -> None:
        out.add_each(NEAR[g.b // OWNERS], 1, 1)

    def take(self, g: State, option: i64) -> None:
        push(g, g.a, g.b, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return on_figure(g.b)


@final
class MoveOwnOut(Scroll):
    """Rincewind runs."""

    rule = "AM.effect.move_own_out_of_trouble"

    def usable(self, g: State, seat: i64) -> bool:
        return (areas_with(g, seat) & g[TROUBLE]) != 0

    def run(self, g: State) -> None:
        g.then(MOVE_FROM, g.a, areas_with(g, g.a) & g[TROUBLE], 1)


@final
class MoveOwnAnywhere(Scroll):
    rule = "AM.effect.move_own_anywhere"

    def usable(self, g: State, seat: i64) -> bool:
        return areas_with(g, seat) != 0

    def run(self, g: State) -> None:
        g.then(MOVE_FROM, g.a, areas_with(g, g.a), 0)


@final
class MoveFrom(OnArea):
    """Seat `g.a` moves an agent out of one of the areas `g.b`; only next door where `g.c` is 1."""

    rule = "AM.P2"
    answers = (NO, "move_from {area}")

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.b, 1, 1)

    def take(self, g: State, option: i64) -> None:
        g.then(MOVE_TO, g.a, option - 1, g.c)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        return {"how": "trouble" if g.c != 0 else "anywhere"}


@final
class MoveTo(OnArea):
    rule = "AM.P1"
    answers = (NO, "move_to {area}")

    def options(self, g: State, out: Options) -> None:
        if g.c != 0:
            out.add_each(NEAR[g.b], 1, 1)
        else:
            out.add_each(full(AREAS) & ~bit(g.b), 1, 1)

    def take(self, g: State, option: i64) -> None:
        move_figure(g, OWNERS * g.b + g.a, option - 1)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        return {"area": str(g.b + 1), "how": "near" if g.c != 0 else "anywhere"}


@final
class PayAndMove(Scroll):
    """Hobsons's: pay somebody, then move an own agent anywhere (AM.K2)."""

    rule = "AM.effect.pay_2_move_own_anywhere"

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and areas_with(g, seat) != 0

    def run(self, g: State) -> None:
        g.then(MOVE_FROM, g.a, areas_with(g, g.a), 0)
        g.then(PAY_SOMEBODY, g.a)


class PayTwo(OnPlayer):
    """Seat `g.a` pays two dollars to another player."""

    def options(self, g: State, out: Options) -> None:
        out.add_each(others(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        g[MONEY + g.a] -= 2
        g[MONEY + option - 1] += 2
        g.tell(PAID, g.a, option - 1, 2)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    answers = ("decline = nobody", "pay_player = pay {seat}")


@final
class PaySomebody(PayTwo):
    rule = "AM.K2"


@final
class PayAndKill(Scroll):
    """Burleigh & Stronginthearm (AM.K2)."""

    rule = "AM.effect.pay_2_assassinate"

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and prey(g, seat)

    def run(self, g: State) -> None:
        g.then(KILL_ONE, g.a, g[TROUBLE], g.a)
        g.then(PAY_SOMEBODY, g.a)


@final
class KillOne(OnFigure):
    """Seat `g.a` must remove a figure from one of the areas `g.b`, none of seat `g.c` (-1: of anybody)."""

    rule = "AM.K9"

    def options(self, g: State, out: Options) -> None:
        victims(g, g.c, g.b, 1, out)

    def take(self, g: State, option: i64) -> None:
        attack(g, g.a, option - 1, True)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        one = str(lowest(g.b) + 1) if count_of(g.b) == 1 else "trouble"
        return {**on_card(g), "area": one}


def must_kill(g: State, seat: i64, areas: i64) -> None:
    """One figure of any owner in these areas, if there is one (AM.K5, AM.K6)."""
    for area in range(AREAS):
        if has(areas, area) and crowd(g, area) > 0:
            g.then(KILL_ONE, seat, areas, -1)
            return


@final
class Dean(Scroll):
    rule = "AM.effect.remove_from_unreal_estate"
    rules = ("AM.K5",)

    def usable(self, g: State, seat: i64) -> bool:
        return crowd(g, UNREAL) > 0

    def run(self, g: State) -> None:
        must_kill(g, g.a, bit(UNREAL))


@final
class Cosmo(Scroll):
    """Somebody else is paid to remove a figure (AM.K1)."""

    rule = "AM.effect.pay_2_other_player_removes"
    rules = ("AM.K1",)

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and prey(g, seat)

    def run(self, g: State) -> None:
        g.then(HIRE, g.a)


@final
class Hire(PayTwo):
    """Who is paid must remove a figure, but none of the payer's."""

    rule = "AM.effect.pay_2_other_player_removes"

    def take(self, g: State, option: i64) -> None:
        super().take(g, option)
        g.then(KILL_ONE, option - 1, g[TROUBLE], g.a)
        ask_text(g, option - 1, 0)


@final
class Carcer(Scroll):
    rule = "AM.effect.roll_two_remove"
    rules = ("AM.K6",)

    def run(self, g: State) -> None:
        g.then(CARCER_ROLLS, g.a)


@final
class CarcerRolls(Chance):
    """Both dice at once, in one number: the first is its last digit to base 12, as in the events."""

    rule = "AM.effect.roll_two_remove"

    def size(self, g: State) -> i64:
        return 144

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        first = option % 12
        second = option // 12
        g.tell(ROLLED, seat, first + 1)
        g.tell(ROLLED, seat, second + 1)
        g.then(STRIKE_AREA, seat, second)
        g.then(STRIKE_AREA, seat, first)

    def text(self, g: State, option: i64) -> str:
        return str(option % 12 + 1) + " " + str(option // 12 + 1)


@final
class StrikeArea(Auto):
    """Seat `g.a` must remove a figure from area `g.b`, if one is there."""

    rule = "AM.K6"

    def run(self, g: State) -> None:
        must_kill(g, g.a, bit(g.b))


@final
class SwapFigures(Scroll):
    """The Bursar of the english edition (AM.D2, AM.P6)."""

    rule = "AM.effect.swap_two_figures"

    def usable(self, g: State, seat: i64) -> bool:
        inhabited: i64 = 0
        for area in range(AREAS):
            if crowd(g, area) > 0:
                inhabited += 1
        return inhabited > 1

    def run(self, g: State) -> None:
        g.then(SWAP_FIRST, g.a)


@final
class SwapFirst(OnFigure):
    rule = "AM.effect.swap_two_figures"

    def options(self, g: State, out: Options) -> None:
        victims(g, -1, full(AREAS), 1, out)

    def take(self, g: State, option: i64) -> None:
        g.then(SWAP_SECOND, g.a, option - 1)


@final
class SwapSecond(OnFigure):
    rule = "AM.effect.swap_two_figures"
    rules = ("AM.R4",)

    def options(self, g: State, out: Options) -> None:
        victims(g, -1, full(AREAS) & ~bit(g.b // OWNERS), 1, out)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        first = g.b
        second = option - 1
        g.then(TRADE_PLACES, first, second)
        i = g.seats - 1
        while i > 0:  # each owner once, in turn order (AM.R1)
            owner = (seat + i) % g.seats
            if first % OWNERS == owner:
                ask_owner(g, owner, GASPODE + SONKY + WHOLE, first)
            elif second % OWNERS == owner:
                ask_owner(g, owner, GASPODE + SONKY + WHOLE, second)
            i -= 1

    def facts(self, g: State) -> dict[str, str]:
        return on_figure(g.b)


@final
class TradePlaces(Auto):
    """AM.P6: both leave, then both arrive."""

    rule = "AM.P6"

    def run(self, g: State) -> None:
        first = g.a
        second = g.b
        leave(g, first // OWNERS, first % OWNERS)
        leave(g, second // OWNERS, second % OWNERS)
        arrive(g, second // OWNERS, first % OWNERS)
        arrive(g, first // OWNERS, second % OWNERS)
        g.tell(TRADED_PLACES, first % OWNERS, first // OWNERS, second % OWNERS, second // OWNERS)


@final
class Auditors(Scroll):
    rule = "AM.effect.each_other_removes_own"
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
        to_each(g, g.a, self._struck(g, g.a), LOSE_OWN)


@final
class LoseOwn(Auto):
    """Seat `g.a` must lose an agent, if it has one on the board."""

    rule = "AM.K8"

    def run(self, g: State) -> None:
        if areas_with(g, g.a) != 0:
            g.then(LOSE_WHERE, g.a)


@final
class LoseWhere(OnArea):
    """Seat `g.a` chooses which of its own agents goes."""

    rule = "AM.K7"
    answers = (NO, "lose_where {area}")

    def options(self, g: State, out: Options) -> None:
        out.add_each(areas_with(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        lose(g, g.a, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return on_card(g)


MOVE_WHOM: Final[i64] = i64(PARTS.step(MoveWhom()))
MOVE_WHERE: Final[i64] = i64(PARTS.step(MoveWhere()))
MOVE_FROM: Final[i64] = i64(PARTS.step(MoveFrom()))
MOVE_TO: Final[i64] = i64(PARTS.step(MoveTo()))
PAY_SOMEBODY: Final[i64] = i64(PARTS.step(PaySomebody()))
KILL_ONE: Final[i64] = i64(PARTS.step(KillOne()))
HIRE: Final[i64] = i64(PARTS.step(Hire()))
CARCER_ROLLS: Final[i64] = i64(PARTS.step(CarcerRolls()))
STRIKE_AREA: Final[i64] = i64(PARTS.step(StrikeArea()))
SWAP_FIRST: Final[i64] = i64(PARTS.step(SwapFirst()))
SWAP_SECOND: Final[i64] = i64(PARTS.step(SwapSecond()))
TRADE_PLACES: Final[i64] = i64(PARTS.step(TradePlaces()))
LOSE_OWN: Final[i64] = i64(PARTS.step(LoseOwn()))
LOSE_WHERE: Final[i64] = i64(PARTS.step(LoseWhere()))
