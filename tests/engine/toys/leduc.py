"""Leduc poker as in OpenSpiel's `leduc_poker`: six cards, two rounds of betting, one open card."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Count, Maybe
from stolik.engine.kit import Options, lowest
from stolik.engine.layout import ALL, NOBODY, OWNER, Layout
from stolik.engine.parts import Parts
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Deal

NAMES: Final = ["J1", "J2", "Q1", "Q2", "K1", "K2"]
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

CHIPS: Final = Count("chips", 13)
LAYOUT: Final = Layout(NAMES, 2, depth=6)
PARTS: Final = Parts(LAYOUT)
PARTS.kind(CHIPS)
BETS: Final = LAYOUT.table("bets", LAYOUT.seat, CHIPS)  # the chips that each seat has put in
RAISES: Final = LAYOUT.word("raises", Count("raises", 2))  # in this round
FOLDED: Final = LAYOUT.word("folded", Maybe(LAYOUT.seat))  # who gave up
DECK: Final = LAYOUT.bag("deck", NOBODY)
BOARD: Final = LAYOUT.bag("board", ALL)
HAND: Final = LAYOUT.bags("hand", OWNER)
SHOWN: Final = LAYOUT.bags("shown", ALL)

BET_MADE: Final = PARTS.event("bet_made", "seat number:chips", "LED.bet.1")
SHOWED: Final = PARTS.event("showed", "seat card", "LED.end.2")


@final
class Bet(Choice):
    """One turn of betting; a raise is by so many chips in this round."""

    rule = "LED.bet.1"
    args = "seat by:chips"
    answers = ("fold", "call", "raise")

    def options(self, g: State, out: Options) -> None:
        if g[BETS + 1 - g.seat] > g[BETS + g.seat]:
            out.add(FOLD)
        out.add(CALL)
        if g[RAISES] < 2:
            out.add(RAISE)

    def take(self, g: State, option: i64) -> None:
        seat, by = g.two()
        other = 1 - seat
        if option == FOLD:
            g[FOLDED] = seat + 1
            g.finish()
            return
        g[BETS + seat] = g[BETS + other]
        if option == RAISE:
            g[BETS + seat] += by
            g[RAISES] += 1
        g.tell(BET_MADE, seat, g[BETS + seat])
        if option == CALL and (g[RAISES] > 0 or seat == 1):
            g[RAISES] = 0  # all have matched: the round is over
        else:
            g.then(BET, other, by)

    def why(self, g: State, option: i64) -> str:
        return "LED.fold.1" if option == FOLD else "LED.raise.1"


BET: Final = PARTS.step(Bet())


@final
class Showdown(Auto):
    rule = "LED.end.2"

    def run(self, g: State) -> None:
        for seat in range(g.seats):
            card = lowest(g.bag(HAND + seat))
            g.move(card, HAND + seat, SHOWN + seat)
            g.tell(SHOWED, seat, card)
        g.finish()


SHOWDOWN: Final = PARTS.step(Showdown())
DEAL: Final = PARTS.step(Deal())


def strength(g: State, seat: i64) -> i64:
    """LED.end.3: a pair with the open card beats any single card, then the rank decides."""
    rank = lowest(g.bag(SHOWN + seat)) // 2
    if rank == lowest(g.bag(BOARD)) // 2:
        return rank + 3
    return rank


def chips(g: State, seat: i64) -> i64:
    """What a seat has won or lost, as OpenSpiel counts it."""
    share = RULES.share(g, seat)
    if share == 0.5:
        return 0
    if share == 1.0:
        return g[BETS + 1 - seat]
    return -g[BETS + seat]


@final
class Leduc(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        g.fill(DECK, 6)
        for seat in range(g.seats):
            g[BETS + seat] = 1
        mark = g.mark()
        g.then(DEAL, DECK, HAND, 1)
        g.then(DEAL, DECK, HAND + 1, 1)
        g.then(BET, 0, 2)
        g.then(DEAL, DECK, BOARD, 1)
        g.then(BET, 0, 4)
        g.then(SHOWDOWN)
        g.in_order(mark)

    def share(self, g: State, seat: i64) -> float:
        if g[FOLDED] != 0:
            return 0.0 if g[FOLDED] == seat + 1 else 1.0
        mine = strength(g, seat)
        other = strength(g, 1 - seat)
        if mine == other:
            return 0.5
        return 1.0 if mine > other else 0.0

    def invariants(self, g: State) -> None:
        found: list[int] = g.cards(DECK) + g.cards(BOARD)
        for seat in range(g.seats):
            found += g.cards(HAND + seat) + g.cards(SHOWN + seat)
            if not 1 <= g[BETS + seat] <= 13:
                raise AssertionError("nobody can bet that much")
        if sorted(found) != list(range(6)):
            raise AssertionError(f"cards lost or doubled: {sorted(found)}")


@final
class Eye(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        out[0] = float(lowest(g.bag(HAND + seat) | g.bag(SHOWN + seat)) // 2)


RULES: Final = Leduc(LAYOUT, PARTS)
EYE: Final = Eye(["rank"], [0.5])
