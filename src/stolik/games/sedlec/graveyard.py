"""The graveyard: piles of cards, of which only the top one can be face up, and the ways to turn and take them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, lowest, size
from stolik.engine.layout import StepId
from stolik.engine.state import State
from stolik.engine.steps import Chance
from stolik.games.sedlec.digs import DIG, FIRST, SECOND, WITH
from stolik.games.sedlec.state import DOWN, GRAVEYARD, NAMES, OPEN, PARTS, PILES

TURNED: Final = PARTS.event("turned", "card pile", "SED.pile.1", "SED.setup.3")
DUG: Final = PARTS.event("dug", "seat pile second", "SED.dig.1", "SED.dig.2")


def piles_up(g: State) -> i64:
    """SED.pile.1: the piles whose top card is face up, as a bit set."""
    found: i64 = 0
    for pile in range(g[PILES]):
        if g.top(OPEN[pile]) >= 0:
            found |= bit(pile)
    return found


def piles_down(g: State, up: i64) -> i64:
    """SED.pile.1: the piles that are face down: they have cards, and are none of those whose top is `up`."""
    found: i64 = 0
    for pile in range(g[PILES]):
        if g[DOWN + pile] > 0:
            found |= bit(pile)
    return found & ~up


def why_no_dig(g: State) -> str:
    return "SED.dig.4" if piles_down(g, piles_up(g)) == 0 else "SED.dig.1"


def why_no_collect(g: State) -> str:
    return "SED.collect.2" if piles_up(g) == 0 else "SED.collect.1"


@final
class TurnUp(Chance):
    """The top card of a pile is turned face up."""

    rule = "SED.pile.1"
    rules = ("SED.info.1",)
    args = "pile"

    def size(self, g: State) -> i64:
        return g.count(GRAVEYARD)

    def take(self, g: State, option: i64) -> None:
        pile = g.one()
        card = g.card(GRAVEYARD, option)
        g[DOWN + pile] -= 1
        g.move(card, GRAVEYARD, OPEN[pile])
        g.tell(TURNED, card, pile)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(GRAVEYARD, option)]


TURN_UP: Final = PARTS.step(TurnUp())


def turn_up(g: State, seat: i64, dig: i64, step: StepId) -> None:
    """SED.dig.2: both piles are named before either card is seen; then a step asks which card is taken."""
    g.tell(DUG, seat, FIRST[dig], SECOND[dig])
    mark = g.mark()
    g.then(TURN_UP, FIRST[dig])
    if SECOND[dig] >= 0:
        g.then(TURN_UP, SECOND[dig])
    g.then(step, seat, FIRST[dig], SECOND[dig])
    g.in_order(mark)


def add_digs(out: Options, down: i64) -> None:
    """SED.dig.1: two face-down piles, or the only one. Digs are the first answer of whoever may dig."""
    if size(down) == 1:
        out.add(lowest(down))
    while down != 0:
        first = lowest(down)
        down &= down - 1
        out.add_each(down, WITH[first], 1)


def read_dig(text: str) -> i64:
    """The option that a dig is, -1 if it is none. An answer finds words one by one, and a dig may have two."""
    verb, _, piles = text.partition(" ")
    return DIG.read(piles) if verb == "dig" else -1
