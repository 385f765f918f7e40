"""Guessing: a toy in which people tell what they do not have, for two to four players.

Everybody holds two hidden cards. Whose turn it is asks another for a card. Who has it lays it open before the asker;
who has not says so, and then all know it. The asker may draw a card for that, unless it is played without drawing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Flag, Named
from stolik.engine.kit import Options, size
from stolik.engine.layout import ALL, NOBODY, OWNER, TURN, Layout
from stolik.engine.parts import Parts
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Deal

CARDS: Final = 10
NAMES: Final = ["c" + str(n + 1) for n in range(CARDS)]
TURNS: Final = 12

LAYOUT: Final = Layout(NAMES, 4, depth=8)
DRAWING: Final = LAYOUT.word("drawing", Flag("drawing"), net=False)  # does a wrong guess draw a card?
DECK: Final = LAYOUT.bag("deck", NOBODY)
HAND: Final = LAYOUT.bags("hand", OWNER)
WON: Final = LAYOUT.bags("won", ALL)

PARTS: Final = Parts(LAYOUT)
PARTS.kind(Named("guess", NAMES))  # what somebody says tells nothing: the name of a card is no secret

FOUND: Final = PARTS.event("found", "seat card seat2", "GUE.ask.2")
DENIED: Final = PARTS.event("denied", "seat guess seat2", "GUE.ask.3")


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
        mark = g.mark()
        g.then(ASK, seat)
        g.then(BEGIN_TURN)
        g.in_order(mark)


BEGIN_TURN: Final = PARTS.step(BeginTurn())


def holders(g: State) -> i64:
    """How many have a hand card."""
    found: i64 = 0
    for seat in range(g.seats):
        if g.bag(HAND + seat) != 0:
            found += 1
    return found


@final
class Ask(Choice):
    """A seat asks another for a card that it cannot see."""

    rule = "GUE.ask.1"
    args = "seat"
    answers = ("ask {asked:seat} for {guess}",)

    def options(self, g: State, out: Options) -> None:
        hidden = g.bag(DECK)
        for other in range(g.seats):
            if other != g.seat:
                hidden |= g.bag(HAND + other)
        for asked in range(g.seats):
            if asked != g.seat and g.bag(HAND + asked) != 0:
                self.with_each(out, asked, hidden)

    def take(self, g: State, option: i64) -> None:
        asked, card = self.both(option)
        if g.holds(HAND + asked, card):
            g.move(card, HAND + asked, WON + g.seat)
            g.tell(FOUND, g.seat, card, asked)
            return
        g.lacks(HAND + asked, [card])
        g.tell(DENIED, g.seat, card, asked)
        if g[DRAWING] != 0 and g.bag(DECK) != 0:
            g.then(DEAL, DECK, HAND + g.seat, 1)


ASK: Final = PARTS.step(Ask())
DEAL: Final = PARTS.step(Deal())


@final
class Guessing(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        g[DRAWING] = 1 if options["draw"] == "yes" else 0
        g.fill(DECK, CARDS)
        mark = g.mark()
        for before in range(g.seats):
            g.then(DEAL, DECK, HAND + g.seats - 1 - before, 2)
        g.then(BEGIN_TURN)
        g.in_order(mark)

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


RULES: Final = Guessing(LAYOUT, PARTS)
EYE: Final = Eye(["won"], [0.4])
