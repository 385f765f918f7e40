"""The rules of Raverun, top to bottom in the order of the leaflet."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, full, lowest
from stolik.engine.layout import TURN
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Deal, Sealed
from stolik.games.raverun.effects import BY_EFFECT
from stolik.games.raverun.state import (
    DECK,
    EFFECT,
    FIELD,
    FIRST_RED,
    HAND,
    LAID,
    LAST,
    LAYOUT,
    NAMES,
    PARTS,
    PILE,
    UNDER,
    leader,
    top,
)

SHOWN: Final[i64] = i64(PARTS.event("shown", "seat card", "RAV.setup.4", "RAV.info.2"))
ROUND_BEGAN: Final[i64] = i64(PARTS.event("round_began", "number", "RAV.round.1"))
ORDERED: Final[i64] = i64(PARTS.event("ordered", "seat seat2 seat3 seat4", "RAV.phase1.1", "RAV.setup.5", "RAV.info.3"))
LAY_DOWN: Final[i64] = i64(PARTS.event("laid", "seat card", "RAV.phase1.3", "RAV.zone.2"))
SKIRMISH_WON: Final[i64] = i64(PARTS.event("skirmish_won", "seat card", "RAV.phase2.1", "RAV.phase2.3"))
FELL: Final[i64] = i64(PARTS.event("fell", "seat card", "RAV.phase2.2", "RAV.zone.1", "RAV.info.1"))
OFFERED: Final[i64] = i64(PARTS.event("offered", "seat card", "RAV.phase3.1", "RAV.phase3.5"))
OFFERED_RED: Final[i64] = i64(PARTS.event("offered_red", "seat card", "RAV.end.3"))
NO_USE: Final[i64] = i64(PARTS.event("no_use", "seat card", "RAV.effect.0"))
FINAL_ROUND: Final[i64] = i64(PARTS.event("final_round", "", "RAV.end.2", "RAV.phase3.6"))
WON: Final[i64] = i64(PARTS.event("won", "seat card", "RAV.goal.1", "RAV.end.5"))

# The orders of two and of three seats, one after the other; the option is the number of the order.
ORDERS_OF_2: Final[vec[i64]] = as_ints([0, 1, 1, 0])
ORDERS_OF_3: Final[vec[i64]] = as_ints([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])


def in_order(g: State, option: i64, place: i64) -> i64:
    """The seat that lays at this place of an order."""
    return ORDERS_OF_2[2 * option + place] if g.seats == 2 else ORDERS_OF_3[3 * option + place]


# --- Set-up ---------------------------------------------------------------------------------------


@final
class FirstCard(Sealed):
    """RAV.setup.3, .4: everybody picks one hand card in secret; all are shown together."""

    rule = "RAV.setup.3"
    rules = ("RAV.setup.1", "RAV.setup.2", "RAV.cards.1", "RAV.info.2")

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.bag(HAND + g.seat), 0, 1)

    def reveal(self, g: State) -> None:
        for seat in range(g.seats):
            card = self.picked(g, seat)
            g.move(card, HAND + seat, PILE + seat)
            g.tell(SHOWN, seat, card)

    def space(self, g: State) -> i64:
        return 24

    def text(self, g: State, option: i64) -> str:
        return "pick " + NAMES[option]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "first_card", {"card": NAMES[option]}


# --- Phase 1: laying cards ------------------------------------------------------------------------


@final
class BeginRound(Auto):
    """RAV.round.1: a round is its three phases, in this order."""

    rule = "RAV.round.1"

    def run(self, g: State) -> None:
        g[TURN] += 1
        for seat in range(g.seats):
            g[LAID + seat] = 0
        g.tell(ROUND_BEGAN, g[TURN])
        g.then_all(ROUND)


@final
class SetOrder(Choice):
    """RAV.phase1.1, .2: who has the highest top announces the whole order, himself anywhere."""

    rule = "RAV.phase1.2"
    rules = ("RAV.phase1.1", "RAV.info.3")

    def who(self, g: State) -> i64:
        return leader(g)

    def whose(self, g: State) -> str:
        return "RAV.phase1.1"

    def options(self, g: State, out: Options) -> None:
        for option in range(self.space(g)):
            out.add(option)

    def take(self, g: State, option: i64) -> None:
        place = g.seats - 1
        while place >= 0:
            g.then(LAY, in_order(g, option, place))
            place -= 1
        third: i64 = -1
        if g.seats > 2:
            third = in_order(g, option, 2)
        g.tell(ORDERED, leader(g), in_order(g, option, 0), in_order(g, option, 1), third)

    def space(self, g: State) -> i64:
        return 2 if g.seats == 2 else 6

    def _order(self, g: State, option: i64) -> list[int]:
        return [in_order(g, option, place) for place in range(g.seats)]

    def text(self, g: State, option: i64) -> str:
        return "order " + "-".join([str(seat + 1) for seat in self._order(g, option)])

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        order = self._order(g, option)
        return "set_order", {
            "seat": str(order[0]),
            "seat2": str(order[1]),
            "seat3": str(order[2]) if g.seats > 2 else "-1",
        }


@final
class Lay(Choice):
    """RAV.phase1.3: lay exactly one hand card face up on the own battlefield."""

    rule = "RAV.phase1.3"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.bag(HAND + g.a), 0, 1)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        g.move(option, HAND + seat, FIELD + seat)
        g[LAID + seat] = option + 1
        g.tell(LAY_DOWN, seat, option)

    def space(self, g: State) -> i64:
        return 24

    def refuses(self, g: State, text: str) -> str:
        return "RAV.phase1.2" if text.startswith("order ") else ""  # announced once, before any card

    def text(self, g: State, option: i64) -> str:
        return "lay " + NAMES[option]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "lay", {"card": NAMES[option]}


# --- Phase 2: the skirmish ------------------------------------------------------------------------


@final
class Skirmish(Auto):
    """RAV.phase2.1-.3: of the cards laid in this round the highest stays, the others fall."""

    rule = "RAV.phase2.1"
    rules = ("RAV.phase2.2", "RAV.phase2.3", "RAV.cards.2")

    def run(self, g: State) -> None:
        winner: i64 = 0
        for seat in range(1, g.seats):
            if g[LAID + seat] > g[LAID + winner]:
                winner = seat
        g.tell(SKIRMISH_WON, winner, g[LAID + winner] - 1)
        for seat in range(g.seats):
            if seat != winner:
                card = g[LAID + seat] - 1
                g.move(card, FIELD + seat, PILE + seat)
                g.tell(FELL, seat, card)
        g[LAST] = 0


# --- Phase 3: the actions -------------------------------------------------------------------------


def offer(g: State, sweep: i64, seat: i64, card: i64, event: i64) -> None:
    """Offer a card to a seat, then go on with the sweep above its value (RAV.phase3.2, .4)."""
    g[LAST] = card + 1
    g.then(sweep)
    effect = BY_EFFECT[EFFECT[card]]
    g.tell(event, seat, card)
    g.b = card
    if effect.usable(g, seat):
        g.then(effect.id, seat, card)
    else:
        g.tell(NO_USE, seat, card)


@final
class GreenSweep(Auto):
    """RAV.phase3.1-.6: the green pile tops act from 1A up to 4C, each value once."""

    rule = "RAV.phase3.1"
    rules = ("RAV.phase3.2", "RAV.phase3.3", "RAV.phase3.4", "RAV.phase3.5", "RAV.phase3.6", "RAV.cards.3")

    def run(self, g: State) -> None:
        next_card: i64 = FIRST_RED
        owner: i64 = -1
        for seat in range(g.seats):
            card = top(g, seat)
            if g[LAST] <= card < next_card:
                next_card = card
                owner = seat
        if owner >= 0:
            offer(g, GREEN_SWEEP, owner, next_card, OFFERED)


@final
class EndRound(Auto):
    """RAV.end.1, .2: a new round while everybody has a hand card, otherwise the final round."""

    rule = "RAV.end.1"
    rules = ("RAV.end.2",)

    def run(self, g: State) -> None:
        for seat in range(g.seats):
            if g.bag(HAND + seat) == 0:
                g[LAST] = 0
                g.tell(FINAL_ROUND)
                g.then_all(FINAL)
                return
        g.then(BEGIN_ROUND)


# --- The end --------------------------------------------------------------------------------------


@final
class RedSweep(Auto):
    """RAV.end.3, .4: red cards on battlefields act from 5A up to 8C for whoever holds them then."""

    rule = "RAV.end.3"
    rules = ("RAV.end.4",)

    def run(self, g: State) -> None:
        next_card: i64 = 24
        owner: i64 = -1
        least = max(g[LAST], FIRST_RED)
        for seat in range(g.seats):
            above = g.bag(FIELD + seat) & ~full(least)
            if above != 0 and lowest(above) < next_card:
                next_card = lowest(above)
                owner = seat
        if owner >= 0:
            offer(g, RED_SWEEP, owner, next_card, OFFERED_RED)


@final
class EndGame(Auto):
    """RAV.end.5: the highest pile top wins."""

    rule = "RAV.end.5"
    rules = ("RAV.end.6", "RAV.goal.1")

    def run(self, g: State) -> None:
        g.finish()
        g.tell(WON, leader(g), top(g, leader(g)))


@final
class Raverun(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        """RAV.setup.1, .2: 7 cards each (2 players) or 6 each (3 players), the rest is the deck."""
        g.fill(DECK, 24)
        g.then_all(GAME)
        for seat in range(g.seats):
            g.then(DEAL, DECK, HAND + seat, 7 if g.seats == 2 else 6)

    def share(self, g: State, seat: i64) -> float:
        return 1.0 if leader(g) == seat else 0.0

    def invariants(self, g: State) -> None:
        """RAV.zone.3, RAV.cards.1: a card is always in a hand, a pile, a battlefield or the deck."""
        found: list[int] = g.cards(DECK) + g.cards(UNDER)
        for seat in range(g.seats):
            found += g.cards(HAND + seat) + g.cards(FIELD + seat) + g.cards(PILE + seat)
        if sorted(found) != list(range(24)):
            raise AssertionError(f"cards lost or doubled: {sorted(found)}")


DEAL: Final[i64] = i64(PARTS.step(Deal()))
FIRST_CARD: Final[i64] = i64(PARTS.step(FirstCard()))
BEGIN_ROUND: Final[i64] = i64(PARTS.step(BeginRound()))
SET_ORDER: Final[i64] = i64(PARTS.step(SetOrder()))
LAY: Final[i64] = i64(PARTS.step(Lay()))
SKIRMISH: Final[i64] = i64(PARTS.step(Skirmish()))
GREEN_SWEEP: Final[i64] = i64(PARTS.step(GreenSweep()))
END_ROUND: Final[i64] = i64(PARTS.step(EndRound()))
RED_SWEEP: Final[i64] = i64(PARTS.step(RedSweep()))
END_GAME: Final[i64] = i64(PARTS.step(EndGame()))

GAME: Final[vec[i64]] = as_ints([FIRST_CARD, BEGIN_ROUND])
ROUND: Final[vec[i64]] = as_ints([SET_ORDER, SKIRMISH, GREEN_SWEEP, END_ROUND])  # SET_ORDER is followed by the laying
FINAL: Final[vec[i64]] = as_ints([RED_SWEEP, END_GAME])

RULES: Final = Raverun(LAYOUT, PARTS)
