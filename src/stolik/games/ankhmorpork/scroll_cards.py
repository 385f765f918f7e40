"""Scrolls about cards: drawn, thrown away, given, sold, stolen, exchanged."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit
from stolik.engine.layout import StepId
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.ankhmorpork.acts import DECLINE, DISCARD_ONE, NO, THREW, OnHandCard, draw
from stolik.games.ankhmorpork.moments import count_of, earn
from stolik.games.ankhmorpork.scroll import (
    Scroll,
    Strikes,
    StrikesSome,
    Unasked,
    others_with_cards,
    others_with_money,
    picks,
    scroll,
    take_money,
    to_each,
)
from stolik.games.ankhmorpork.state import DISCARD, FILCHED, HAND, MONEY, NAMES, PARTS, PENALTY, buildings_of

GAVE: Final = PARTS.event("gave", "seat seat2 card", "AM.M2", "AM.H3")
FETCHED: Final = PARTS.event("fetched", "seat card", "AM.T7")
LOOKED: Final = PARTS.event("looked", "seat seat2", "AM.H3")
HANDS_SWAPPED: Final = PARTS.event("hands_swapped", "seat seat2", "AM.K10")


# --- drawn -----------------------------------------------------------------------------------------


@final
class DrawSome(Unasked):
    rules = ("AM.V2",)

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count: i64 = count

    def run(self, g: State) -> None:
        draw(g, g.one(), self.count)


scroll("draw_2", DrawSome(2))
scroll("draw_3", DrawSome(3))
scroll("draw_4", DrawSome(4))


@final
class DrawPerBuilding(Unasked):
    rules = ("AM.V2",)

    def usable(self, g: State, seat: i64) -> bool:
        return buildings_of(g, seat) != 0

    def run(self, g: State) -> None:
        seat = g.one()
        draw(g, seat, count_of(buildings_of(g, seat)))


scroll("draw_per_own_building", DrawPerBuilding())


@final
class DrawFromDiscard(Unasked):
    def usable(self, g: State, seat: i64) -> bool:
        return g.count(DISCARD) > 0

    def run(self, g: State) -> None:
        g.then(FETCH, g.one(), min(4, g.count(DISCARD)))


scroll("draw_4_random_from_discard", DrawFromDiscard())


@final
class Fetch(Chance):
    """A seat takes so many random cards from the discard pile; all see which (AM.H1)."""

    rule = "AM.effect.draw_4_random_from_discard"
    args = "seat count"

    def size(self, g: State) -> i64:
        return g.count(DISCARD)

    def take(self, g: State, option: i64) -> None:
        seat, count = g.two()
        card = g.card(DISCARD, option)
        g.move(card, DISCARD, HAND + seat)
        g.tell(FETCHED, seat, card)
        if count > 1:
            g.then(self.id, seat, count - 1)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(DISCARD, option)]


FETCH: Final = PARTS.step(Fetch())


# --- thrown away -----------------------------------------------------------------------------------


@final
class OnOwnHand(Scroll):
    """Whoever holds cards goes on with one step about them."""

    def __init__(self, follow: StepId, number: i64 = 0) -> None:
        super().__init__()
        self.follow: StepId = follow
        self.number: i64 = number  # of dollars, for that step

    def usable(self, g: State, seat: i64) -> bool:
        return g.count(HAND + seat) > 0

    def run(self, g: State) -> None:
        g.then(self.follow, g.one(), self.number)


scroll("discard_1", OnOwnHand(DISCARD_ONE))


@final
class DiscardFor(OnHandCard):
    """A seat discards a card for so many dollars, as often as it likes."""

    rule = "AM.K9"
    args = "seat number"
    answers = ("skip: discard_no_more = no", "* {card}")

    def may_decline(self, g: State) -> bool:
        return True

    def take(self, g: State, option: i64) -> None:
        if option == DECLINE:
            return
        seat, number = g.two()
        if g.count(HAND + seat) > 1:
            g.then(self.id, seat, number)
        card = self.part(option)
        g.move(card, HAND + seat, DISCARD)
        g.tell(THREW, seat, card)
        earn(g, seat, number)


DISCARD_FOR: Final = PARTS.step(DiscardFor())
scroll("discard_any_for_1", OnOwnHand(DISCARD_FOR, 1))
scroll("discard_any_for_2", OnOwnHand(DISCARD_FOR, 2))


@final
class DiscardAndRefill(Scroll):
    rules = ("AM.T9",)

    def __init__(self, up_to: i64) -> None:
        super().__init__()
        self.up_to: i64 = up_to

    def run(self, g: State) -> None:
        seat = g.one()
        mark = g.mark()
        if g.count(HAND + seat) > 0:
            g.then(DISCARD_UP_TO, seat, self.up_to)
        g.then(TOP_UP, seat)
        g.in_order(mark)

    def asks(self, g: State, seat: i64) -> bool:
        return g.count(HAND + seat) > 0


scroll("discard_3_refill", DiscardAndRefill(3))


@final
class DiscardUpTo(OnHandCard):
    rule = "AM.effect.discard_3_refill"
    args = "seat count"
    answers = ("skip: discard_enough = no", "* {card}")

    def may_decline(self, g: State) -> bool:
        return True

    def take(self, g: State, option: i64) -> None:
        if option == DECLINE:
            return
        seat, count = g.two()
        if count > 1 and g.count(HAND + seat) > 1:
            g.then(self.id, seat, count - 1)
        card = self.part(option)
        g.move(card, HAND + seat, DISCARD)
        g.tell(THREW, seat, card)

    def goes_on(self, g: State, option: i64) -> bool:
        """Only what is drawn afterwards pays for it."""
        seat, count = g.two()
        return option != DECLINE and count > 1 and g.count(HAND + seat) > 1


DISCARD_UP_TO: Final = PARTS.step(DiscardUpTo())


@final
class TopUp(Auto):
    rule = "AM.effect.discard_3_refill"
    args = "seat"

    def run(self, g: State) -> None:
        seat = g.one()
        draw(g, seat, 5 - g.count(PENALTY + seat) - g.count(HAND + seat))


TOP_UP: Final = PARTS.step(TopUp())


# --- given and sold --------------------------------------------------------------------------------


@final
class OnHolder(StrikesSome):
    """Strikes another player, of those who hold cards."""

    def among(self, g: State, seat: i64) -> i64:
        return others_with_cards(g, seat)


@final
class BeginGiving(Auto):
    rule = "AM.M2"
    args = "victim:seat seat"

    def run(self, g: State) -> None:
        victim, seat = g.two()
        g.then(GIVE, victim, seat, min(2, g.count(HAND + victim)))


BEGIN_GIVING: Final = PARTS.step(BeginGiving())
scroll("victim_gives_2_cards", OnHolder(BEGIN_GIVING))


@final
class Give(OnHandCard):
    """A seat gives so many cards of its choice to another."""

    rule = "AM.M2"
    rules = ("AM.H3",)
    args = "seat seat2 count"

    def take(self, g: State, option: i64) -> None:
        seat, seat2, count = g.three()
        if count > 1:
            g.then(self.id, seat, seat2, count - 1)
        card = self.part(option)
        g.move(card, HAND + seat, HAND + seat2)
        g.tell(GAVE, seat, seat2, card)

    def secret(self, g: State, option: i64) -> bool:
        return True


GIVE: Final = PARTS.step(Give())


@final
class EachGives(Unasked):
    rules = ("AM.M3",)

    def usable(self, g: State, seat: i64) -> bool:
        return (others_with_cards(g, seat) | others_with_money(g, seat)) != 0

    def run(self, g: State) -> None:
        seat = g.one()
        to_each(g, seat, others_with_cards(g, seat) | others_with_money(g, seat), BEGIN_GIFT)


scroll("each_gives_1_or_card", EachGives())


@final
class BeginGift(Auto):
    rule = "AM.M3"
    args = "victim:seat seat"

    def run(self, g: State) -> None:
        victim, seat = g.two()
        if g.count(HAND + victim) > 0:
            g.then(GIFT, victim, seat)
        elif g[MONEY + victim] > 0:
            take_money(g, seat, victim, 1)


BEGIN_GIFT: Final = PARTS.step(BeginGift())

DOLLAR: Final = 0


@final
class Gift(OnHandCard):
    """A seat gives another a card, or a dollar."""

    rule = "AM.M3"
    args = "seat seat2"
    answers = ("dollar", "give = gift {card}")

    def may_decline(self, g: State) -> bool:
        return g[MONEY + g.seat] > 0

    def take(self, g: State, option: i64) -> None:
        seat, seat2 = g.two()
        if option == DOLLAR:
            take_money(g, seat2, seat, 1)
        else:
            card = self.part(option)
            g.move(card, HAND + seat, HAND + seat2)
            g.tell(GAVE, seat, seat2, card)

    def secret(self, g: State, option: i64) -> bool:
        return option != DOLLAR


GIFT: Final = PARTS.step(Gift())


@final
class Sell(OnHandCard):
    """A seat sells a card to the one that it has struck."""

    rule = "AM.effect.sell_card_for_2"
    rules = ("AM.H3",)
    args = "seat2 seat"

    def who(self, g: State) -> i64:
        _, seat = g.two()
        return seat

    def take(self, g: State, option: i64) -> None:
        seat2, seat = g.two()
        card = self.part(option)
        g.move(card, HAND + seat, HAND + seat2)
        g.tell(GAVE, seat, seat2, card)
        take_money(g, seat, seat2, 2)

    def secret(self, g: State, option: i64) -> bool:
        return True


SELL: Final = picks(PARTS.step(Sell()), victim_holds=0)


@final
class SellCard(Strikes):
    def usable(self, g: State, seat: i64) -> bool:
        return g.count(HAND + seat) > 0


scroll("sell_card_for_2", SellCard(SELL))


# --- exchanged and stolen --------------------------------------------------------------------------


@final
class ExchangeHands(Auto):
    rule = "AM.K10"
    args = "victim:seat seat"

    def run(self, g: State) -> None:
        # One hand waits aside: whoever knew a card of either knows whose it is now (AM.H3).
        victim, seat = g.two()
        pass_all(g, HAND + victim, FILCHED + seat)
        pass_all(g, HAND + seat, HAND + victim)
        pass_all(g, FILCHED + seat, HAND + seat)
        g.tell(HANDS_SWAPPED, seat, victim)


EXCHANGE_HANDS: Final = PARTS.step(ExchangeHands())
scroll("swap_hands", Strikes(EXCHANGE_HANDS))


def pass_all(g: State, source: i64, target: i64) -> None:
    for card in g.cards(source):
        g.move(card, source, target)


@final
class Look(Auto):
    """A seat looks at the whole hand of another and picks a card of it."""

    rule = "AM.effect.look_and_discard"
    rules = ("AM.H3",)
    args = "victim:seat seat"

    def run(self, g: State) -> None:
        victim, seat = g.two()
        for card in g.cards(HAND + victim):
            g.show(card, HAND + victim, seat)
        g.tell(LOOKED, seat, victim)
        g.then(PICK_DISCARD, seat, victim)


LOOK: Final = picks(PARTS.step(Look()), victim_holds=1)
scroll("look_and_discard", OnHolder(LOOK))


@final
class PickDiscard(Choice):
    """A seat chooses a card of another, whose hand it has seen; it is discarded."""

    rule = "AM.effect.look_and_discard"
    args = "seat seat2"
    answers = (NO, "pick_discard = pick {card}")

    def options(self, g: State, out: Options) -> None:
        _, seat2 = g.two()
        self.each_in(g, out, HAND + seat2)

    def take(self, g: State, option: i64) -> None:
        _, seat2 = g.two()
        card = self.part(option)
        g.move(card, HAND + seat2, DISCARD)
        g.tell(THREW, seat2, card)


PICK_DISCARD: Final = PARTS.step(PickDiscard())


@final
class Filch(Chance):
    """A random card goes from one seat to another, and then a second one; one of the two goes back (AM.M2)."""

    rule = "AM.effect.steal_one_of_two_random"
    args = "victim:seat seat second:flag"

    def size(self, g: State) -> i64:
        return g.count(HAND + g.one())

    def take(self, g: State, option: i64) -> None:
        victim, seat, second = g.three()
        card = g.card(HAND + victim, option)
        g.move(card, HAND + victim, FILCHED + seat)
        if second != 0:
            g.then(KEEP_ONE, seat, victim)
        elif g.count(HAND + victim) > 0:
            g.then(self.id, victim, seat, 1)
        else:
            g.move(card, FILCHED + seat, HAND + seat)
            g.tell(GAVE, victim, seat, card)

    def seen_by(self, g: State) -> i64:
        victim, seat = g.two()
        return bit(victim) | bit(seat)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(HAND + g.one(), option)]


FILCH: Final = picks(PARTS.step(Filch()), victim_holds=2)
scroll("steal_one_of_two_random", OnHolder(FILCH))


@final
class KeepOne(Choice):
    """A seat keeps one of the two cards it has filched, and gives the other back."""

    rule = "AM.effect.steal_one_of_two_random"
    args = "seat seat2"
    answers = (NO, "keep {card}")

    def options(self, g: State, out: Options) -> None:
        self.each_in(g, out, FILCHED + g.seat)

    def take(self, g: State, option: i64) -> None:
        seat, seat2 = g.two()
        kept = self.part(option)
        back = g.card(FILCHED + seat, 0)
        if back == kept:
            back = g.card(FILCHED + seat, 1)
        g.move(back, FILCHED + seat, HAND + seat2)  # first, so that its owner knows which one is gone (AM.H3)
        g.move(kept, FILCHED + seat, HAND + seat)
        g.tell(GAVE, seat2, seat, kept)

    def secret(self, g: State, option: i64) -> bool:
        return True


KEEP_ONE: Final = PARTS.step(KeepOne())
