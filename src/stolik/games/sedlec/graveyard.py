"""The graveyard: piles of cards, of which only the top one can be face up, and the ways to turn and take them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, lowest, size
from stolik.engine.layout import StepId
from stolik.engine.state import State
from stolik.engine.steps import Chance, Choice
from stolik.games.sedlec.piles import NO_PILE
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


def turn_up(g: State, seat: i64, pile: i64, second: i64, step: StepId) -> None:
    """SED.dig.2: both piles are named before either card is seen; then a step asks which card is taken."""
    g.tell(DUG, seat, pile, second)
    mark = g.mark()
    g.then(TURN_UP, pile)
    if second != NO_PILE:
        g.then(TURN_UP, second)
    g.then(step, seat, pile, second)
    g.in_order(mark)


# --- digs: the first answers of whoever may dig --------------------------------------------------------

DIGS: Final = ("dig_one = dig {pile}", "dig {pile} {pile2}")
DIG_ONE: Final = 0
DIG_TWO: Final = 1


def add_digs(step: Choice, out: Options, down: i64) -> None:
    """SED.dig.1: two face-down piles, or the only one."""
    if size(down) == 1:
        step.each_of(out, DIG_ONE, down)
    while down != 0:
        first = lowest(down)
        down &= down - 1
        out.add_each(down, step.code(DIG_TWO, first), 1)


def is_dig(step: Choice, option: i64) -> bool:
    return step.verb(option) <= DIG_TWO


def dug(step: Choice, option: i64) -> tuple[i64, i64]:
    """The piles that a dig names; the second may be NO_PILE."""
    verb, pile = step.which(option)
    if verb == DIG_ONE:
        return pile, NO_PILE
    return step.both_of(DIG_TWO, option)


def lower_first(step: Choice, option: i64) -> i64:
    """SED.dig.2: two piles are named together, so either may stand first; it is the option with the lower one there."""
    if option < 0 or step.verb(option) != DIG_TWO:
        return option
    first, second = step.both_of(DIG_TWO, option)
    return option if first <= second else step.code(DIG_TWO, second, first)
