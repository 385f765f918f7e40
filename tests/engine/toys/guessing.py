"""Guessing: a toy in which people tell what they do not have, for two to four players.

Everybody holds two hidden cards. Whose turn it is asks another for a card. Who has it lays it open before the asker;
who has not says so, and then all know it. The asker may draw a card for that, unless it is played without drawing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, size
from stolik.engine.layout import ALL, NOBODY, OWNER, TURN, Layout
from stolik.engine.rules import Evaluator, Parts, Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Deal

CARDS: Final = 10
NAMES: Final = ["c" + str(n + 1) for n in range(CARDS)]
TURNS: Final = 12

PARTS: Final = Parts()
LAYOUT: Final = Layout(NAMES, 4, depth=8)
DRAWING: Final[i64] = i64(LAYOUT.word("drawing"))  # 1 where a wrong guess draws a card
DECK: Final[i64] = i64(LAYOUT.bag("deck", NOBODY))
HAND: Final[i64] = i64(LAYOUT.bags("hand", OWNER))
WON: Final[i64] = i64(LAYOUT.bags("won", ALL))

FOUND: Final[i64] = i64(PARTS.event("found", "seat card seat2", "GUE.ask.2"))
DENIED: Final[i64] = i64(PARTS.event("denied", "seat card seat2", "GUE.ask.3"))


@final
class BeginTurn(Auto):
    rule = "GUE.end.1"
    rules = ("GUE.setup.1",)

    def run(self, g: State) -> None:
        if g[TURN] == TURNS or holders(g) < 2:
            g.finish()
            return
        seat = g[TURN] % g.seats
        g[TURN] += 1
        g.then(BEGIN_TURN)
        g.then(ASK, seat)


def holders(g: State) -> i64:
    """How many have a hand card."""
    found: i64 = 0
    for seat in range(g.seats):
        if g.bag(HAND + seat) != 0:
            found += 1
    return found


@final
class Ask(Choice):
    """Seat `g.a` asks another for a card that it cannot see."""

    rule = "GUE.ask.1"

    def options(self, g: State, out: Options) -> None:
        hidden = g.bag(DECK)
        for seat in range(g.seats):
            if seat != g.a:
                hidden |= g.bag(HAND + seat)
        for seat in range(g.seats):
            if seat != g.a and g.bag(HAND + seat) != 0:
                out.add_each(hidden, CARDS * seat, 1)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        card = option % CARDS
        asked = option // CARDS
        if g.holds(HAND + asked, card):
            g.move(card, HAND + asked, WON + seat)
            g.tell(FOUND, seat, card, asked)
            return
        g.lacks(HAND + asked, [card])
        g.tell(DENIED, seat, card, asked)
        if g[DRAWING] != 0 and g.bag(DECK) != 0:
            g.then(DEAL, DECK, HAND + seat, 1)

    def space(self, g: State) -> i64:
        return g.seats * CARDS

    def text(self, g: State, option: i64) -> str:
        return "ask " + str(option // CARDS + 1) + " for " + NAMES[option % CARDS]


@final
class Guessing(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        g[DRAWING] = 1 if options["draw"] == "yes" else 0
        g.fill(DECK, CARDS)
        g.then(BEGIN_TURN)
        for seat in range(g.seats):
            g.then(DEAL, DECK, HAND + seat, 2)

    def share(self, g: State, seat: i64) -> float:
        winners: i64 = 0
        for other in range(g.seats):
            if size(g.bag(WON + other)) > size(g.bag(WON + seat)):
                return 0.0
            if size(g.bag(WON + other)) == size(g.bag(WON + seat)):
                winners += 1
        return 1.0 / float(winners)

    def invariants(self, g: State) -> None:
        found: list[int] = g.cards(DECK)
        for seat in range(g.seats):
            found += g.cards(HAND + seat) + g.cards(WON + seat)
        if sorted(found) != list(range(CARDS)):
            raise AssertionError(f"cards lost or doubled: {sorted(found)}")


@final
class Eye(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        out[0] = float(size(g.bag(WON + seat)))


DEAL: Final[i64] = i64(PARTS.step(Deal()))
BEGIN_TURN: Final[i64] = i64(PARTS.step(BeginTurn()))
ASK: Final[i64] = i64(PARTS.step(Ask()))

RULES: Final = Guessing(LAYOUT, PARTS)
EYE: Final = Eye(["won"], [0.4])
