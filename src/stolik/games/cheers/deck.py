"""The deck and its events: drawing, brawls, "Idzie!" and "Już tu jest!" (TC.S2 to TC.S12, TC.B1 to TC.B9).

Only what somebody has seen of the deck is decided: which card is the new top is drawn when it becomes the top. The
secret numbers of the set-up are cards that nobody sees.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import bit, has
from stolik.engine.layout import DEPTH
from stolik.engine.parts import sequence
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance
from stolik.games.cheers.scoring import result
from stolik.games.cheers.state import (
    ACTIVE,
    AGAIN,
    AHEAD,
    COMING,
    CUT,
    DECK,
    EARLIEST,
    FIRST_BRAWL,
    FIRST_LATE,
    FIRST_SMALL,
    FOUGHT,
    HAND,
    HAPPENED,
    HERE,
    JOINED,
    KAMIKAZE,
    LARGEST,
    LATE,
    LATEST,
    NAMES,
    NOT_CUT,
    NOT_LATE,
    PARTS,
    RULED_OUT,
    SCORE,
    SMALL,
    SMALLEST,
    TOP,
    TOWERS,
    WON,
    any_arrow,
    any_with,
    tower_of,
)
from stolik.games.cheers.tower import ATTACK, BLAST, COVER, GRAVITY, MEALS, SETTLE, feeding, reveal_all

DREW: Final = PARTS.event("drew", "seat card", "TC.S7")
BRAWL_CAME: Final = PARTS.event("brawl", "card", "TC.S5")
BRAWL_AT: Final = PARTS.event("brawl_at", "seat", "TC.R3")
COMING_CAME: Final = PARTS.event("coming", "card", "TC.S11")
HERE_CAME: Final = PARTS.event("here", "card", "TC.S8")
SCORED: Final = PARTS.event("scored", "seat number", "TC.K1")

DEALING: Final = 1  # a brawl that shows while cards are dealt is set aside (TC.S4)


def size_of_small(g: State) -> i64:
    if g[SMALL] > 0:
        return g[SMALL]
    return SMALLEST + g.only(CUT) - FIRST_SMALL


def before_here(g: State, size: i64) -> i64:
    """TC.S3: how many cards of the small deck lie above "Już tu jest!"."""
    return size // 2 + EARLIEST + g.only(LATE) - FIRST_LATE


@final
class Look(Auto):
    """TC.S5: what is on top of the deck now?"""

    rule = "TC.S5"
    rules = ("TC.S2", "TC.S3", "TC.S6", "TC.S12", "TC.V1")
    args = "dealing:flag"

    def run(self, g: State) -> None:
        dealing = g.one()
        left = g.count(DECK)
        size = size_of_small(g)
        if g.holds(AHEAD, COMING):
            if dealing == 0 and not g.bare(AGAIN):
                g.then(LOOK_AGAIN, left - size)
                return
            if left <= size:
                g.move(COMING, AHEAD, HAPPENED)
                g.move(g.only(CUT), CUT, RULED_OUT)  # whoever counts knows it now
                g[SMALL] = size
                g.tell(COMING_CAME, COMING)
                g.then(self.id)
                return
        elif left <= size - before_here(g, size):
            g.move(HERE, AHEAD, HAPPENED)
            g.tell(HERE_CAME, HERE)
            end_with_brawls(g)
            return
        g.then(LOOK_DECK, dealing)


LOOK: Final = PARTS.step(Look())


@final
class LookAgain(Chance):
    """TC.S4: is it a brawl that was put back among the cards above "Idzie!"?"""

    rule = "TC.S4"
    args = "above"

    def size(self, g: State) -> i64:
        return max(0, g.one()) + g.count(AGAIN)

    def take(self, g: State, option: i64) -> None:
        if option < g.count(AGAIN):
            brawl(g, g.card(AGAIN, option), AGAIN)
        else:
            g.then(LOOK_DECK)

    def seen_by(self, g: State) -> i64:
        return 0

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(AGAIN, option)] if option < g.count(AGAIN) else "another"


LOOK_AGAIN: Final = PARTS.step(LookAgain())


@final
class LookDeck(Chance):
    """Any card that is left may be the next."""

    rule = "TC.S5"
    args = "dealing:flag"

    def size(self, g: State) -> i64:
        return g.count(DECK)

    def take(self, g: State, option: i64) -> None:
        dealing = g.one()
        card = g.card(DECK, option)
        rule_out(g)
        if card < FIRST_BRAWL:
            g.move(card, DECK, TOP)
        elif dealing != 0:
            g.move(card, DECK, AGAIN)
            g.then(LOOK, dealing)
        else:
            brawl(g, card, DECK)

    def seen_by(self, g: State) -> i64:
        return 0

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(DECK, option)]


LOOK_DECK: Final = PARTS.step(LookDeck())


def rule_out(g: State) -> None:
    """Everybody who counts knows now what the secret numbers are not: this card is still above the Master's."""
    left = g.count(DECK)
    if g.holds(AHEAD, COMING):
        if SMALLEST <= left <= LARGEST and g.holds(NOT_CUT, FIRST_SMALL + left - SMALLEST):
            g.move(FIRST_SMALL + left - SMALLEST, NOT_CUT, RULED_OUT)
    elif g.holds(HAPPENED, COMING):
        size = size_of_small(g)
        late = size - left - size // 2
        if EARLIEST <= late <= LATEST and g.holds(NOT_LATE, FIRST_LATE + late - EARLIEST):
            g.move(FIRST_LATE + late - EARLIEST, NOT_LATE, RULED_OUT)


@final
class DealCard(Auto):
    """TC.S4: three cards each, one after the other; so many are dealt."""

    rule = "TC.S4"
    args = "dealt"

    def run(self, g: State) -> None:
        dealt = g.one()
        if dealt < 3 * g.seats:
            mark = g.mark()
            g.then(LOOK, DEALING)
            g.then(self.id, dealt + 1)
            g.in_order(mark)
            draw_top(g, (g[ACTIVE] + dealt) % g.seats)


DEAL_CARD: Final = PARTS.step(DealCard())


def draw_top(g: State, seat: i64) -> None:
    card = g.only(TOP)
    g.move(card, TOP, HAND + seat)
    g.tell(DREW, seat, card)


@final
class Refill(Auto):
    """TC.S7: the active player up to three cards, then clockwise all who played a card in this turn."""

    rule = "TC.S7"
    rules = ("TC.S5", "TC.S6", "TC.D6")

    def run(self, g: State) -> None:
        for i in range(g.seats):
            seat = (g[ACTIVE] + i) % g.seats
            if (i == 0 or has(g[JOINED], seat)) and g.count(HAND + seat) < 3:
                g.then_all(DRAWN)
                draw_top(g, seat)
                return


REFILL: Final = PARTS.step(Refill())
DRAWN: Final = sequence([LOOK, REFILL])


# --- brawls ----------------------------------------------------------------------------------------


def brawl(g: State, card: i64, source: i64) -> None:
    """A brawl card shows: it is removed and carried out, and then one looks on (TC.S5)."""
    g.move(card, source, HAPPENED)
    g.tell(BRAWL_CAME, card)
    g.then_all(SHOWN)


@final
class Brawl(Auto):
    """TC.R3: all Ninjas are turned up together, then tower by tower from the active player's on."""

    rule = "TC.R3"
    rules = ("TC.B1", "TC.B5", "TC.N3")

    def run(self, g: State) -> None:
        reveal_all(g, -1)
        towers = g[TOWERS]
        first = tower_of(g, g[ACTIVE])
        mark = g.mark()
        for i in range(towers):
            g.then(BRAWL_TOWER, (first + i) % towers)
        g.in_order(mark)


BRAWL: Final = PARTS.step(Brawl())
SHOWN: Final = sequence([BRAWL, LOOK])


@final
class BrawlTower(Auto):
    """The whole brawl in a tower."""

    rule = "TC.R2"
    rules = ("TC.B1", "TC.B9")
    args = "tower:seat"

    def run(self, g: State) -> None:
        tower = g.one()
        g.tell(BRAWL_AT, tower)
        for word in range(4):
            g[FOUGHT + word] = 0
        # Nobody new comes during a brawl: what nobody here can do now needs no step.
        meals = feeding(g, tower)
        mark = g.mark()
        g.then(SETTLE, tower)
        for priority in range(3, 0, -1):
            if any_arrow(g, tower, priority):
                g.then(ATTACK, tower, priority)
                if meals:
                    g.then(MEALS, tower)
        if any_with(g, tower, KAMIKAZE):
            g.then(BLAST, tower)
            if meals:
                g.then(MEALS, tower)
        g.then(GRAVITY, tower)
        g.then(SETTLE, tower)
        g.then(COVER, tower)
        g.in_order(mark)


BRAWL_TOWER: Final = PARTS.step(BrawlTower())


def end_with_brawls(g: State) -> None:
    """TC.S8: no more turns; three brawls, and the score."""
    while g[DEPTH] > 0:  # nothing else pends any more
        g.drop()
    g.then_all(LAST_BRAWLS)


@final
class Finish(Auto):
    """TC.K1 to TC.K4: the highest result wins, and ties stay ties."""

    rule = "TC.K1"
    rules = ("TC.K2", "TC.K3", "TC.K4", "TC.V6", "TC.V11")

    def run(self, g: State) -> None:
        reveal_all(g, -1)
        best: i64 = -1
        for tower in range(g[TOWERS]):
            g[SCORE + tower] = result(g, tower)
            g.tell(SCORED, tower, g[SCORE + tower])
            best = max(best, g[SCORE + tower])
        won: i64 = 0
        for seat in range(g.seats):
            if g[SCORE + tower_of(g, seat)] == best:
                won |= bit(seat)
        g[WON] = won
        g.finish()


FINISH: Final = PARTS.step(Finish())
LAST_BRAWLS: Final = sequence([BRAWL, BRAWL, BRAWL, FINISH])
