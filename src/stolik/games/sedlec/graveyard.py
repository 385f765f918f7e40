"""The graveyard: piles of cards, of which only the top one can be face up, and the ways to turn and take them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, has, lowest, size
from stolik.engine.state import State
from stolik.engine.steps import Chance
from stolik.games.sedlec.state import DOWN, GRAVEYARD, MOST_PILES, NAMES, OPEN, PARTS, PILES

TURNED: Final[i64] = i64(PARTS.event("turned", "card number", "SED.pile.1", "SED.setup.3"))
DUG: Final[i64] = i64(PARTS.event("dug", "seat number number2", "SED.dig.1", "SED.dig.2"))

# What a Dig can name: first each pile alone, then two (not in both orders). The same pile twice is never legal.
_digs: Final = [
    *((pile, -1) for pile in range(MOST_PILES)),
    *((pile, other) for pile in range(MOST_PILES) for other in range(pile, MOST_PILES)),
]
DIGS: Final = len(_digs)
DIG_FIRST: Final[vec[i64]] = as_ints([pile for pile, _ in _digs])
DIG_SECOND: Final[vec[i64]] = as_ints([other for _, other in _digs])
DIG_TEXTS: Final = ["dig " + " ".join([str(pile + 1) for pile in dig if pile >= 0]) for dig in _digs]


def piles_down(g: State) -> i64:
    """SED.pile.1: the piles that are face down, as a bit set: they have cards, and the top is not turned."""
    found: i64 = 0
    for pile in range(g[PILES]):
        if g[DOWN + pile] > 0 and g.top(OPEN[pile]) < 0:
            found |= bit(pile)
    return found


def any_open(g: State) -> bool:
    for pile in range(g[PILES]):
        if g.top(OPEN[pile]) >= 0:
            return True
    return False


def add_digs(g: State, out: Options) -> None:
    """SED.dig.1: two face-down piles, or the only one."""
    down = piles_down(g)
    if size(down) == 1:
        out.add(lowest(down))
        return
    for dig in range(MOST_PILES, DIGS):
        first = DIG_FIRST[dig]
        second = DIG_SECOND[dig]
        if first != second and has(down, first) and has(down, second):
            out.add(dig)


def why_no_dig(g: State) -> str:
    return "SED.dig.4" if piles_down(g) == 0 else "SED.dig.1"


def why_no_collect(g: State) -> str:
    return "SED.collect.1" if any_open(g) else "SED.collect.2"


def turn_up(g: State, seat: i64, dig: i64) -> None:
    """SED.dig.2: both piles are named before either card is seen."""
    g.tell(DUG, seat, DIG_FIRST[dig] + 1, DIG_SECOND[dig] + 1)
    if DIG_SECOND[dig] >= 0:
        g.then(TURN_UP, DIG_SECOND[dig])
    g.then(TURN_UP, DIG_FIRST[dig])


def in_order(text: str) -> str:
    """SED.dig.2: two piles are named together, so either may stand first."""
    words = text.split(" ")
    if len(words) == 3 and words[0] == "dig":
        return " ".join(["dig", *sorted(words[1:])])
    return text


def dig_label(dig: i64) -> tuple[str, dict[str, str]]:
    return "dig", {"number": str(DIG_FIRST[dig] + 1), "number2": str(DIG_SECOND[dig] + 1)}


@final
class TurnUp(Chance):
    """The top card of pile `g.a` is turned face up."""

    rule = "SED.pile.1"
    rules = ("SED.info.1",)

    def size(self, g: State) -> i64:
        return g.count(GRAVEYARD)

    def take(self, g: State, option: i64) -> None:
        card = g.card(GRAVEYARD, option)
        g[DOWN + g.a] -= 1
        g.move(card, GRAVEYARD, OPEN[g.a])
        g.tell(TURNED, card, g.a + 1)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(GRAVEYARD, option)]


TURN_UP: Final[i64] = i64(PARTS.step(TurnUp()))
