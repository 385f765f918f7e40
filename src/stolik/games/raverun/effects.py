"""The eight effects (RAV.effect.1-.8), one small choice each, which can always be passed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import NOTHING
from stolik.engine.kit import Options, bit
from stolik.engine.state import State
from stolik.engine.steps import PASS, Chance, Choice, Shuffle
from stolik.games.raverun.data import CARDS
from stolik.games.raverun.state import DECK, FIELD, FIRST_RED, HAND, PARTS, PILE, UNDER, deck_size, field_of

PASSED: Final = PARTS.event("passed", "seat card", "RAV.phase3.2")
SWAPPED: Final = PARTS.event("swapped", "seat card seat2 card2", "RAV.effect.1", "RAV.info.4")
PUT: Final = PARTS.event("put", "seat card", "RAV.effect.2", "RAV.info.6")
DREW: Final = PARTS.event("drew", "seat card", "RAV.info.5", "RAV.info.9")
USED_DRAW: Final = PARTS.event("used_draw", "seat", "RAV.effect.3", "RAV.zone.3")
MOVED: Final = PARTS.event("moved", "seat card seat2 seat3", "RAV.effect.4")
STOLE: Final = PARTS.event("stole", "seat card seat2", "RAV.effect.5")
SANK: Final = PARTS.event("sank", "seat card seat2", "RAV.effect.6", "RAV.info.8")
RECALLED: Final = PARTS.event("recalled", "seat card", "RAV.effect.7")
SHUFFLED: Final = PARTS.event("shuffled", "seat seat2", "RAV.effect.8", "RAV.info.7")

DRAW: Final = 1  # the second answer of `Draw`, and of `Exchange`
DONE: Final = 1


class Effect(Choice):
    """The first answer passes; the others use the acting card on a card, a pile, or both."""

    args = "seat card"

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        """RAV.effect.0: can this card change the position?"""
        raise NotImplementedError

    def use(self, g: State, option: i64) -> None:
        raise NotImplementedError

    def whose(self, g: State) -> str:
        _, card = g.two()
        return "RAV.phase3.1" if card < FIRST_RED else "RAV.end.3"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        """A pile is told by its top, too: that is what is at stake."""
        key, said = super().label(g, option)
        if "pile" in said:
            top = g.top(PILE + int(said["pile"]))
            said["card2"] = CARDS.names[top] if top >= 0 else NOTHING
        return key, said

    def take(self, g: State, option: i64) -> None:
        if option == PASS:
            seat, card = g.two()
            g.tell(PASSED, seat, card)
        else:
            self.use(g, option)


@final
class Swap(Effect):
    """RAV.effect.1: a hand card changes places with the top of any pile."""

    rule = "RAV.effect.1"
    answers = ("skip: pass", "swap {card} pile {pile:seat}")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        return g.bag(HAND + seat) != 0

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        for pile in range(g.seats):
            self.each_with(out, g.bag(HAND + g.seat), pile)

    def use(self, g: State, option: i64) -> None:
        given, pile = self.both(option)
        taken = g.top(PILE + pile)
        g.move(given, HAND + g.seat, PILE + pile)
        g.move(taken, PILE + pile, HAND + g.seat)
        g.tell(SWAPPED, g.seat, given, pile, taken)


@final
class Exchange(Effect):
    """RAV.effect.2, asked card by card: `count` are down. After the first, one is done and no longer passes."""

    rule = "RAV.effect.2"
    rules = ("RAV.info.6",)
    args = "seat card count:cards"
    answers = ("skip: pass", "skip: done", "exchange {card}")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        return g.bag(HAND + seat) != 0 and deck_size(g) > 0

    def options(self, g: State, out: Options) -> None:
        _, _, count = g.three()
        out.add(PASS if count == 0 else DONE)
        self.each(out, g.bag(HAND + g.seat))

    def use(self, g: State, option: i64) -> None:
        seat, card, count = g.three()
        if option == DONE:
            g.then(DRAW_CARDS, seat, count)
            return
        given = self.part(option)
        g.move(given, HAND + seat, UNDER)
        g.tell(PUT, seat, given)
        if g.bag(HAND + seat) != 0:
            g.then(self.id, seat, card, count + 1)
        else:
            g.then(DRAW_CARDS, seat, count + 1)  # no card left to ask about

    def secret(self, g: State, option: i64) -> bool:
        return option > DONE  # RAV.info.6: how many is open, which is not


@final
class DrawCards(Chance):
    """Cards from the top of the deck: by chance from the part nobody knows, then in order."""

    rule = "RAV.info.5"
    args = "seat count:cards"

    def size(self, g: State) -> i64:
        undealt = g.count(DECK)
        if undealt == 0:
            return 1  # the order is settled: no chance any more
        return undealt

    def take(self, g: State, option: i64) -> None:
        seat, count = g.two()
        if count > 1:
            g.then(self.id, seat, count - 1)
        source = DECK if g.count(DECK) > 0 else UNDER
        card = g.card(source, option)
        g.move(card, source, HAND + seat)
        g.tell(DREW, seat, card)

    def seen_by(self, g: State) -> i64:
        return bit(g.one())

    def text(self, g: State, option: i64) -> str:
        return CARDS.names[g.card(DECK if g.count(DECK) > 0 else UNDER, option)]


DRAW_CARDS: Final = PARTS.step(DrawCards())


@final
class Draw(Effect):
    """RAV.effect.3: draw the top card of the deck."""

    rule = "RAV.effect.3"
    answers = ("skip: pass", "draw")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        return deck_size(g) > 0

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        out.add(DRAW)

    def use(self, g: State, option: i64) -> None:
        g.tell(USED_DRAW, g.seat)
        g.then(DRAW_CARDS, g.seat, 1)


@final
class Move(Effect):
    """RAV.effect.4: a card from any battlefield to the top of any pile."""

    rule = "RAV.effect.4"
    answers = ("skip: pass", "move {card} pile {pile:seat}")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        for other in range(g.seats):
            if g.bag(FIELD + other) != 0:
                return True
        return False

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        lying: i64 = 0
        for other in range(g.seats):
            lying |= g.bag(FIELD + other)
        for pile in range(g.seats):
            self.each_with(out, lying, pile)

    def use(self, g: State, option: i64) -> None:
        card, pile = self.both(option)
        source = field_of(g, card)
        g.move(card, FIELD + source, PILE + pile)
        g.tell(MOVED, g.seat, card, source, pile)


@final
class Steal(Effect):
    """RAV.effect.5: a card from another player's battlefield to the own one."""

    rule = "RAV.effect.5"
    answers = ("skip: pass", "steal {card}")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        for other in range(g.seats):
            if other != seat and g.bag(FIELD + other) != 0:
                return True
        return False

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        for other in range(g.seats):
            if other != g.seat:
                self.each(out, g.bag(FIELD + other))

    def use(self, g: State, option: i64) -> None:
        card = self.part(option)
        source = field_of(g, card)
        g.move(card, FIELD + source, FIELD + g.seat)
        g.tell(STOLE, g.seat, card, source)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if option != PASS:
            said["seat"] = str(field_of(g, self.part(option)))
        return key, said


@final
class Sink(Effect):
    """RAV.effect.6: the top card of any pile goes under the deck."""

    rule = "RAV.effect.6"
    answers = ("skip: pass", "sink pile {pile:seat}")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        return True  # RAV.end.6: never are all piles empty

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        for pile in range(g.seats):
            if g.count(PILE + pile) > 0:
                self.offer(out, pile)

    def use(self, g: State, option: i64) -> None:
        pile = self.part(option)
        sunk = g.top(PILE + pile)
        g.move(sunk, PILE + pile, UNDER)
        g.tell(SANK, g.seat, sunk, pile)


@final
class Recall(Effect):
    """RAV.effect.7: a card with the letter of the acting 7, from below the own top, to the top."""

    rule = "RAV.effect.7"
    answers = ("skip: pass", "recall {card}")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        return self._first(g, seat, card, 0) >= 0

    def _first(self, g: State, seat: i64, card: i64, place: i64) -> i64:
        """The first place from `place` up, below the top, with the letter of the acting card."""
        for i in range(place, g.count(PILE + seat) - 1):
            if g.card(PILE + seat, i) % 3 == card % 3:
                return i
        return -1

    def options(self, g: State, out: Options) -> None:
        seat, card = g.two()
        out.add(PASS)
        place = self._first(g, seat, card, 0)
        while place >= 0:
            self.offer(out, g.card(PILE + seat, place))
            place = self._first(g, seat, card, place + 1)

    def use(self, g: State, option: i64) -> None:
        card = self.part(option)
        g.move(card, PILE + g.seat, PILE + g.seat)
        g.tell(RECALLED, g.seat, card)


@final
class Reshuffle(Effect):
    """RAV.effect.8: shuffle any pile of two or more cards."""

    rule = "RAV.effect.8"
    answers = ("skip: pass", "reshuffle pile {pile:seat}")

    def usable(self, g: State, seat: i64, card: i64) -> bool:
        for pile in range(g.seats):
            if g.count(PILE + pile) > 1:
                return True
        return False

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        for pile in range(g.seats):
            if g.count(PILE + pile) > 1:
                self.offer(out, pile)

    def use(self, g: State, option: i64) -> None:
        pile = self.part(option)
        g.tell(SHUFFLED, g.seat, pile)
        g.then(SHUFFLE, PILE + pile, g.count(PILE + pile) - 1)


SHUFFLE: Final = PARTS.step(Shuffle())

# By the numbers of data.EFFECTS.
BY_EFFECT: Final[vec[Effect]] = vec[Effect](
    [Swap(), Exchange(), Draw(), Move(), Steal(), Sink(), Recall(), Reshuffle()]
)
for _effect in BY_EFFECT:
    PARTS.step(_effect)
