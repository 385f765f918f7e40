"""The rules of Raverun, top to bottom in the order of the leaflet."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, full, lowest
from stolik.engine.layout import TURN, EventId, StepId
from stolik.engine.parts import sequence
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Deal, Sealed
from stolik.games.raverun.effects import BY_EFFECT
from stolik.games.raverun.state import (
    DECK,
    DECK_SIZE,
    EFFECT,
    FIELD,
    FIRST_OF_3,
    FIRST_RED,
    HAND,
    LAID,
    LAST,
    LAYOUT,
    ORDERS,
    PARTS,
    PILE,
    UNDER,
    leader,
    top,
)

SHOWN: Final = PARTS.event("shown", "seat card", "RAV.setup.4", "RAV.info.2")
ROUND_BEGAN: Final = PARTS.event("round_began", "number:round", "RAV.round.1")
ORDERED: Final = PARTS.event(
    "ordered", "seat seat2 seat3 seat4:maybe_seat", "RAV.phase1.1", "RAV.setup.5", "RAV.info.3"
)
LAY_DOWN: Final = PARTS.event("laid", "seat card", "RAV.phase1.3", "RAV.zone.2")
SKIRMISH_WON: Final = PARTS.event("skirmish_won", "seat card", "RAV.phase2.1", "RAV.phase2.3")
FELL: Final = PARTS.event("fell", "seat card", "RAV.phase2.2", "RAV.zone.1", "RAV.info.1")
OFFERED: Final = PARTS.event("offered", "seat card", "RAV.phase3.1", "RAV.phase3.5")
OFFERED_RED: Final = PARTS.event("offered_red", "seat card", "RAV.end.3")
NO_USE: Final = PARTS.event("no_use", "seat card", "RAV.effect.0")
FINAL_ROUND: Final = PARTS.event("final_round", "", "RAV.end.2", "RAV.phase3.6")
WON: Final = PARTS.event("won", "seat card", "RAV.goal.1", "RAV.end.5")

# --- Set-up ---------------------------------------------------------------------------------------


@final
class FirstCard(Sealed):
    """RAV.setup.3, .4: everybody picks one hand card in secret; all are shown together."""

    rule = "RAV.setup.3"
    rules = ("RAV.setup.1", "RAV.setup.2", "RAV.cards.1", "RAV.info.2")
    answers = ("first_card = pick {card}",)

    def options(self, g: State, out: Options) -> None:
        self.each(out, g.bag(HAND + g.seat))

    def reveal(self, g: State) -> None:
        for seat in range(g.seats):
            card = self.picked(g, seat)
            g.move(card, HAND + seat, PILE + seat)
            g.tell(SHOWN, seat, card)


FIRST_CARD: Final = PARTS.step(FirstCard())


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


BEGIN_ROUND: Final = PARTS.step(BeginRound())


@final
class SetOrder(Choice):
    """RAV.phase1.1, .2: who has the highest top announces the whole order, himself anywhere."""

    rule = "RAV.phase1.2"
    rules = ("RAV.phase1.1", "RAV.info.3")
    answers = ("set_order = order {order}",)

    def who(self, g: State) -> i64:
        return leader(g)

    def whose(self, g: State) -> str:
        return "RAV.phase1.1"

    def options(self, g: State, out: Options) -> None:
        if g.seats == 2:
            self.each(out, full(FIRST_OF_3))
        else:
            self.each(out, full(len(ORDERS) // 3) & ~full(FIRST_OF_3))

    def rank(self, g: State, option: i64) -> i64:
        """By the own place: whoever lays last has seen the others' cards."""
        order = 3 * self.part(option)
        for place in range(g.seats):
            if ORDERS[order + place] == g.seat:
                return -place
        return 0

    def take(self, g: State, option: i64) -> None:
        order = 3 * self.part(option)
        mark = g.mark()
        for place in range(g.seats):
            g.then(LAY, ORDERS[order + place])
        g.in_order(mark)
        g.tell(ORDERED, leader(g), ORDERS[order], ORDERS[order + 1], ORDERS[order + 2] + 1)


SET_ORDER: Final = PARTS.step(SetOrder())


@final
class Lay(Choice):
    """RAV.phase1.3: lay exactly one hand card face up on the own battlefield."""

    rule = "RAV.phase1.3"
    args = "seat"
    answers = ("lay {card}",)

    def options(self, g: State, out: Options) -> None:
        self.each(out, g.bag(HAND + g.seat))

    def take(self, g: State, option: i64) -> None:
        card = self.part(option)
        g.move(card, HAND + g.seat, FIELD + g.seat)
        g[LAID + g.seat] = card + 1
        g.tell(LAY_DOWN, g.seat, card)

    def refuses(self, g: State, text: str) -> str:
        return "RAV.phase1.2" if text.startswith("order ") else ""  # announced once, before any card


LAY: Final = PARTS.step(Lay())


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


SKIRMISH: Final = PARTS.step(Skirmish())


# --- Phase 3: the actions -------------------------------------------------------------------------


def offer(g: State, sweep: StepId, seat: i64, card: i64, event: EventId) -> None:
    """Offer a card to a seat, then go on with the sweep above its value (RAV.phase3.2, .4)."""
    g[LAST] = card + 1
    g.then(sweep)
    effect = BY_EFFECT[EFFECT[card]]
    g.tell(event, seat, card)
    if effect.usable(g, seat, card):
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


GREEN_SWEEP: Final = PARTS.step(GreenSweep())


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


END_ROUND: Final = PARTS.step(EndRound())

# SET_ORDER is followed by the laying.
ROUND: Final = sequence([SET_ORDER, SKIRMISH, GREEN_SWEEP, END_ROUND])


# --- The end --------------------------------------------------------------------------------------


@final
class RedSweep(Auto):
    """RAV.end.3, .4: red cards on battlefields act from 5A up to 8C for whoever holds them then."""

    rule = "RAV.end.3"
    rules = ("RAV.end.4",)

    def run(self, g: State) -> None:
        next_card: i64 = DECK_SIZE
        owner: i64 = -1
        least = max(g[LAST], FIRST_RED)
        for seat in range(g.seats):
            above = g.bag(FIELD + seat) & ~full(least)
            if above != 0 and lowest(above) < next_card:
                next_card = lowest(above)
                owner = seat
        if owner >= 0:
            offer(g, RED_SWEEP, owner, next_card, OFFERED_RED)


RED_SWEEP: Final = PARTS.step(RedSweep())


@final
class EndGame(Auto):
    """RAV.end.5: the highest pile top wins."""

    rule = "RAV.end.5"
    rules = ("RAV.end.6", "RAV.goal.1")

    def run(self, g: State) -> None:
        g.finish()
        g.tell(WON, leader(g), top(g, leader(g)))


END_GAME: Final = PARTS.step(EndGame())

DEAL: Final = PARTS.step(Deal())
FINAL: Final = sequence([RED_SWEEP, END_GAME])


@final
class Raverun(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        """RAV.setup.1, .2: 7 cards each (2 players) or 6 each (3 players), the rest is the deck."""
        g.fill(DECK, DECK_SIZE)
        mark = g.mark()
        for before in range(g.seats):
            g.then(DEAL, DECK, HAND + g.seats - 1 - before, 7 if g.seats == 2 else 6)
        g.then(FIRST_CARD)
        g.then(BEGIN_ROUND)
        g.in_order(mark)

    def share(self, g: State, seat: i64) -> float:
        return 1.0 if leader(g) == seat else 0.0

    def invariants(self, g: State) -> None:
        """RAV.zone.3, RAV.cards.1: a card is always in a hand, a pile, a battlefield or the deck."""
        found: list[int] = g.cards(DECK) + g.cards(UNDER)
        for seat in range(g.seats):
            found += g.cards(HAND + seat) + g.cards(FIELD + seat) + g.cards(PILE + seat)
        if sorted(found) != list(range(DECK_SIZE)):
            raise AssertionError(f"cards lost or doubled: {sorted(found)}")


RULES: Final = Raverun(LAYOUT, PARTS)
