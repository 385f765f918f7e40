"""The eight effects (RAV.effect.1-.8), one small choice each: option 0 is always to pass.

`g.a` is the seat that decides, `g.b` the acting card.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, bit
from stolik.engine.state import State
from stolik.engine.steps import Chance, Choice, Shuffle
from stolik.games.raverun.state import DECK, FIELD, FIRST_RED, HAND, NAMES, PARTS, PILE, UNDER, deck_size, field_of

PASSED: Final[i64] = i64(PARTS.event("passed", "seat card", "RAV.phase3.2"))
SWAPPED: Final[i64] = i64(PARTS.event("swapped", "seat card seat2 card2", "RAV.effect.1", "RAV.info.4"))
PUT: Final[i64] = i64(PARTS.event("put", "seat card", "RAV.effect.2", "RAV.info.6"))
DREW: Final[i64] = i64(PARTS.event("drew", "seat card", "RAV.info.5", "RAV.info.9"))
USED_DRAW: Final[i64] = i64(PARTS.event("used_draw", "seat", "RAV.effect.3", "RAV.zone.3"))
MOVED: Final[i64] = i64(PARTS.event("moved", "seat card seat2 seat3", "RAV.effect.4"))
STOLE: Final[i64] = i64(PARTS.event("stole", "seat card seat2", "RAV.effect.5"))
SANK: Final[i64] = i64(PARTS.event("sank", "seat card seat2", "RAV.effect.6", "RAV.info.8"))
RECALLED: Final[i64] = i64(PARTS.event("recalled", "seat card", "RAV.effect.7"))
SHUFFLED: Final[i64] = i64(PARTS.event("shuffled", "seat seat2", "RAV.effect.8", "RAV.info.7"))


class Effect(Choice):
    """Option 0 passes, option 1 + n uses the card on target n: a card, a pile, or both."""

    def usable(self, g: State, seat: i64) -> bool:
        """RAV.effect.0: can this card change the position?"""
        raise NotImplementedError

    def use(self, g: State, seat: i64, target: i64) -> None:
        raise NotImplementedError

    def targets(self) -> i64:
        """How many targets can be named."""
        raise NotImplementedError

    def target_text(self, target: i64) -> str:
        raise NotImplementedError

    def target_facts(self, g: State, target: i64) -> dict[str, str]:
        raise NotImplementedError

    def whose(self, g: State) -> str:
        return "RAV.phase3.1" if g.b < FIRST_RED else "RAV.end.3"

    def take(self, g: State, option: i64) -> None:
        if option == 0:
            g.tell(PASSED, g.a, g.b)
        else:
            self.use(g, g.a, option - 1)

    def space(self, g: State) -> i64:
        return 1 + self.targets()

    def text(self, g: State, option: i64) -> str:
        return "pass" if option == 0 else (self.name + self.target_text(option - 1))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "pass", {"card": NAMES[g.b]}
        return self.name, self.target_facts(g, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return {"card": NAMES[g.b]}


class OnCard(Effect):
    """The target is a card."""

    def targets(self) -> i64:
        return 24

    def target_text(self, target: i64) -> str:
        return " " + NAMES[target]

    def target_facts(self, g: State, target: i64) -> dict[str, str]:
        return {"card": NAMES[target], "seat": str(field_of(g, target))}


class OnPile(Effect):
    """The target is the pile of a seat."""

    def targets(self) -> i64:
        return 3

    def target_text(self, target: i64) -> str:
        return " pile " + str(target + 1)

    def target_facts(self, g: State, target: i64) -> dict[str, str]:
        return {"seat": str(target)}


class OnCardAndPile(Effect):
    """The target is a card, and the pile that it goes to: 3 * card + seat."""

    def targets(self) -> i64:
        return 3 * 24

    def target_text(self, target: i64) -> str:
        return " " + NAMES[target // 3] + " pile " + str(target % 3 + 1)

    def target_facts(self, g: State, target: i64) -> dict[str, str]:
        return {"card": NAMES[target // 3], "seat": str(target % 3)}


@final
class Swap(OnCardAndPile):
    """RAV.effect.1: a hand card changes places with the top of any pile."""

    rule = "RAV.effect.1"

    def usable(self, g: State, seat: i64) -> bool:
        return g.bag(HAND + seat) != 0

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for target in range(g.seats):
            out.add_each(g.bag(HAND + g.a), 1 + target, 3)

    def use(self, g: State, seat: i64, target: i64) -> None:
        given = target // 3
        pile = target % 3
        taken = g.top(PILE + pile)
        g.move(given, HAND + seat, PILE + pile)
        g.move(taken, PILE + pile, HAND + seat)
        g.tell(SWAPPED, seat, given, pile, taken)


@final
class Exchange(OnCard):
    """RAV.effect.2, asked card by card; `g.c` cards are down. After the first, option 0 is "done"."""

    rule = "RAV.effect.2"
    rules = ("RAV.info.6",)

    def usable(self, g: State, seat: i64) -> bool:
        return g.bag(HAND + seat) != 0 and deck_size(g) > 0

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add_each(g.bag(HAND + g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        if option == 0 and g.c > 0:
            g.then(DRAW_CARDS, g.a, g.c)
        else:
            super().take(g, option)

    def use(self, g: State, seat: i64, target: i64) -> None:
        put = g.c + 1
        g.move(target, HAND + seat, UNDER)
        g.tell(PUT, seat, target)
        if g.bag(HAND + seat) != 0:
            g.then(self.id, seat, g.b, put)
        else:
            g.then(DRAW_CARDS, seat, put)  # no card left to ask about

    def secret(self, g: State, option: i64) -> bool:
        return option != 0  # RAV.info.6: how many is open, which is not

    def text(self, g: State, option: i64) -> str:
        return "done" if option == 0 and g.c > 0 else super().text(g, option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return ("done", {"count": str(g.c)}) if option == 0 and g.c > 0 else super().label(g, option)

    def facts(self, g: State) -> dict[str, str]:
        return {"card": NAMES[g.b], "count": str(g.c)}


@final
class DrawCards(Chance):
    """`g.b` cards from the top of the deck: by chance from the part nobody knows, then in order."""

    rule = "RAV.info.5"

    def size(self, g: State) -> i64:
        undealt = g.count(DECK)
        if undealt == 0:
            return 1  # the order is settled: no chance any more
        return undealt

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        if g.b > 1:
            g.then(self.id, seat, g.b - 1)
        source = DECK if g.count(DECK) > 0 else UNDER
        card = g.card(source, option)
        g.move(card, source, HAND + seat)
        g.tell(DREW, seat, card)

    def seen_by(self, g: State) -> i64:
        return bit(g.a)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(DECK if g.count(DECK) > 0 else UNDER, option)]


@final
class Draw(Effect):
    """RAV.effect.3: draw the top card of the deck."""

    rule = "RAV.effect.3"

    def usable(self, g: State, seat: i64) -> bool:
        return deck_size(g) > 0

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add(1)

    def use(self, g: State, seat: i64, target: i64) -> None:
        g.tell(USED_DRAW, seat)
        g.then(DRAW_CARDS, seat, 1)

    def targets(self) -> i64:
        return 1

    def target_text(self, target: i64) -> str:
        return ""

    def target_facts(self, g: State, target: i64) -> dict[str, str]:
        return {}


@final
class Move(OnCardAndPile):
    """RAV.effect.4: a card from any battlefield to the top of any pile."""

    rule = "RAV.effect.4"

    def usable(self, g: State, seat: i64) -> bool:
        for other in range(g.seats):
            if g.bag(FIELD + other) != 0:
                return True
        return False

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        lying: i64 = 0
        for other in range(g.seats):
            lying |= g.bag(FIELD + other)
        for target in range(g.seats):
            out.add_each(lying, 1 + target, 3)

    def use(self, g: State, seat: i64, target: i64) -> None:
        card = target // 3
        pile = target % 3
        source = field_of(g, card)
        g.move(card, FIELD + source, PILE + pile)
        g.tell(MOVED, seat, card, source, pile)


@final
class Steal(OnCard):
    """RAV.effect.5: a card from another player's battlefield to the own one."""

    rule = "RAV.effect.5"

    def usable(self, g: State, seat: i64) -> bool:
        for other in range(g.seats):
            if other != seat and g.bag(FIELD + other) != 0:
                return True
        return False

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for other in range(g.seats):
            if other != g.a:
                out.add_each(g.bag(FIELD + other), 1, 1)

    def use(self, g: State, seat: i64, target: i64) -> None:
        source = field_of(g, target)
        g.move(target, FIELD + source, FIELD + seat)
        g.tell(STOLE, seat, target, source)


@final
class Sink(OnPile):
    """RAV.effect.6: the top card of any pile goes under the deck."""

    rule = "RAV.effect.6"

    def usable(self, g: State, seat: i64) -> bool:
        return True  # RAV.end.6: never are all piles empty

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for target in range(g.seats):
            if g.count(PILE + target) > 0:
                out.add(1 + target)

    def use(self, g: State, seat: i64, target: i64) -> None:
        sunk = g.top(PILE + target)
        g.move(sunk, PILE + target, UNDER)
        g.tell(SANK, seat, sunk, target)


@final
class Recall(OnCard):
    """RAV.effect.7: a card with the letter of the acting 7, from below the own top, to the top."""

    rule = "RAV.effect.7"

    def usable(self, g: State, seat: i64) -> bool:
        return self._first(g, seat, 0) >= 0

    def _first(self, g: State, seat: i64, place: i64) -> i64:
        """The first place from `place` up, below the top, with the letter of the acting card."""
        letter = g.b % 3
        for i in range(place, g.count(PILE + seat) - 1):
            if g.card(PILE + seat, i) % 3 == letter:
                return i
        return -1

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        place = self._first(g, g.a, 0)
        while place >= 0:
            out.add(1 + g.card(PILE + g.a, place))
            place = self._first(g, g.a, place + 1)

    def use(self, g: State, seat: i64, target: i64) -> None:
        g.move(target, PILE + seat, PILE + seat)
        g.tell(RECALLED, seat, target)


@final
class Reshuffle(OnPile):
    """RAV.effect.8: shuffle any pile of two or more cards."""

    rule = "RAV.effect.8"

    def usable(self, g: State, seat: i64) -> bool:
        for target in range(g.seats):
            if g.count(PILE + target) > 1:
                return True
        return False

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for target in range(g.seats):
            if g.count(PILE + target) > 1:
                out.add(1 + target)

    def use(self, g: State, seat: i64, target: i64) -> None:
        g.tell(SHUFFLED, seat, target)
        g.then(SHUFFLE, PILE + target, g.count(PILE + target) - 1)


DRAW_CARDS: Final[i64] = i64(PARTS.step(DrawCards()))
SHUFFLE: Final[i64] = i64(PARTS.step(Shuffle()))

# By the numbers of data.EFFECTS.
BY_EFFECT: Final[vec[Effect]] = vec[Effect](
    [Swap(), Exchange(), Draw(), Move(), Steal(), Sink(), Recall(), Reshuffle()]
)
for _effect in BY_EFFECT:
    PARTS.step(_effect)
