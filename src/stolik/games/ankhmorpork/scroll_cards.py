"""Scrolls about cards: drawn, thrown away, given, sold, stolen, exchanged."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.ankhmorpork.acts import DISCARD_ONE, NO, THREW, OnHandCard, draw
from stolik.games.ankhmorpork.moments import count_of, earn
from stolik.games.ankhmorpork.scroll import (
    Scroll,
    choose_player,
    others,
    others_with_cards,
    others_with_money,
    take_money,
    to_each,
)
from stolik.games.ankhmorpork.state import (
    ACTION_CARDS,
    DISCARD,
    FILCHED,
    HAND,
    MONEY,
    NAMES,
    PARTS,
    PENALTY,
    buildings_of,
)

GAVE: Final[i64] = i64(PARTS.event("gave", "seat seat2 card", "AM.M2", "AM.H3"))
FETCHED: Final[i64] = i64(PARTS.event("fetched", "seat card", "AM.T7"))
LOOKED: Final[i64] = i64(PARTS.event("looked", "seat seat2", "AM.H3"))
HANDS_SWAPPED: Final[i64] = i64(PARTS.event("hands_swapped", "seat seat2", "AM.K10"))


class DrawSome(Scroll):
    rules = ("AM.V2",)

    def how_many(self, g: State, seat: i64) -> i64:
        raise NotImplementedError

    def run(self, g: State) -> None:
        draw(g, g.a, self.how_many(g, g.a))


@final
class DrawTwo(DrawSome):
    rule = "AM.effect.draw_2"

    def how_many(self, g: State, seat: i64) -> i64:
        return 2


@final
class DrawThree(DrawSome):
    rule = "AM.effect.draw_3"

    def how_many(self, g: State, seat: i64) -> i64:
        return 3


@final
class DrawFour(DrawSome):
    rule = "AM.effect.draw_4"

    def how_many(self, g: State, seat: i64) -> i64:
        return 4


@final
class DrawPerBuilding(DrawSome):
    rule = "AM.effect.draw_per_own_building"

    def usable(self, g: State, seat: i64) -> bool:
        return buildings_of(g, seat) != 0

    def how_many(self, g: State, seat: i64) -> i64:
        return count_of(buildings_of(g, seat))


@final
class DrawFromDiscard(Scroll):
    rule = "AM.effect.draw_4_random_from_discard"

    def usable(self, g: State, seat: i64) -> bool:
        return g.count(DISCARD) > 0

    def run(self, g: State) -> None:
        g.then(FETCH, g.a, min(4, g.count(DISCARD)))


@final
class Fetch(Chance):
    """Seat `g.a` takes `g.b` random cards from the discard pile; all see which (AM.H1)."""

    rule = "AM.effect.draw_4_random_from_discard"

    def size(self, g: State) -> i64:
        return g.count(DISCARD)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        more = g.b - 1
        card = g.card(DISCARD, option)
        g.move(card, DISCARD, HAND + seat)
        g.tell(FETCHED, seat, card)
        if more > 0:
            g.then(self.id, seat, more)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(DISCARD, option)]


@final
class DiscardOneScroll(Scroll):
    rule = "AM.effect.discard_1"

    def usable(self, g: State, seat: i64) -> bool:
        return g.count(HAND + seat) > 0

    def run(self, g: State) -> None:
        g.then(DISCARD_ONE, g.a)


class DiscardAny(Scroll):
    def pays(self) -> i64:
        raise NotImplementedError

    def usable(self, g: State, seat: i64) -> bool:
        return g.count(HAND + seat) > 0

    def run(self, g: State) -> None:
        g.then(DISCARD_FOR, g.a, self.pays())


@final
class DiscardAnyForTwo(DiscardAny):
    rule = "AM.effect.discard_any_for_2"

    def pays(self) -> i64:
        return 2


@final
class DiscardAnyForOne(DiscardAny):
    rule = "AM.effect.discard_any_for_1"

    def pays(self) -> i64:
        return 1


@final
class DiscardFor(OnHandCard):
    """Seat `g.a` discards a card for `g.b` dollars, as often as it likes."""

    rule = "AM.K9"

    def may_decline(self, g: State) -> bool:
        return True

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        if option == 0:
            return
        if g.count(HAND + seat) > 1:
            g.then(self.id, seat, g.b)
        g.move(option - 1, HAND + seat, DISCARD)
        g.tell(THREW, seat, option - 1)
        earn(g, seat, g.b)

    def facts(self, g: State) -> dict[str, str]:
        return {"number": str(g.b)}


@final
class DiscardThreeRefill(Scroll):
    rule = "AM.effect.discard_3_refill"
    rules = ("AM.T9",)

    def run(self, g: State) -> None:
        g.then(TOP_UP, g.a)
        if g.count(HAND + g.a) > 0:
            g.then(DISCARD_UP_TO, g.a, 3)


@final
class DiscardUpTo(OnHandCard):
    """Seat `g.a` discards up to `g.b` cards."""

    rule = "AM.effect.discard_3_refill"

    def may_decline(self, g: State) -> bool:
        return True

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        if option == 0:
            return
        if g.b > 1 and g.count(HAND + seat) > 1:
            g.then(self.id, seat, g.b - 1)
        g.move(option - 1, HAND + seat, DISCARD)
        g.tell(THREW, seat, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return {"count": str(g.b)}


@final
class TopUp(Auto):
    rule = "AM.effect.discard_3_refill"

    def run(self, g: State) -> None:
        draw(g, g.a, 5 - g.count(PENALTY + g.a) - g.count(HAND + g.a))


class OnHolder(Scroll):
    """Strikes another player, of those who hold cards."""

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_cards(g, seat) != 0

    def run(self, g: State) -> None:
        choose_player(g, g.a, others_with_cards(g, g.a), self.follow())

    def follow(self) -> i64:
        """The step that runs then."""
        raise NotImplementedError


@final
class VictimGivesTwo(OnHolder):
    rule = "AM.effect.victim_gives_2_cards"

    def follow(self) -> i64:
        return BEGIN_GIVING


@final
class BeginGiving(Auto):
    rule = "AM.M2"

    def run(self, g: State) -> None:
        g.then(GIVE, g.a, g.b, min(2, g.count(HAND + g.a)))


@final
class Give(OnHandCard):
    """Seat `g.a` gives `g.c` cards of its choice to seat `g.b`."""

    rule = "AM.M2"
    rules = ("AM.H3",)

    def take(self, g: State, option: i64) -> None:
        giver = g.a
        taker = g.b
        if g.c > 1:
            g.then(self.id, giver, taker, g.c - 1)
        g.move(option - 1, HAND + giver, HAND + taker)
        g.tell(GAVE, giver, taker, option - 1)

    def secret(self, g: State, option: i64) -> bool:
        return True

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b), "count": str(g.c)}


@final
class EachGives(Scroll):
    rule = "AM.effect.each_gives_1_or_card"
    rules = ("AM.M3",)

    def usable(self, g: State, seat: i64) -> bool:
        return (others_with_cards(g, seat) | others_with_money(g, seat)) != 0

    def run(self, g: State) -> None:
        to_each(g, g.a, others_with_cards(g, g.a) | others_with_money(g, g.a), BEGIN_GIFT)


@final
class BeginGift(Auto):
    rule = "AM.M3"

    def run(self, g: State) -> None:
        if g.count(HAND + g.a) > 0:
            g.then(GIFT, g.a, g.b)
        elif g[MONEY + g.a] > 0:
            take_money(g, g.b, g.a, 1)


@final
class Gift(OnHandCard):
    """Seat `g.a` gives seat `g.b` a card, or a dollar (0)."""

    rule = "AM.M3"

    def may_decline(self, g: State) -> bool:
        return g[MONEY + g.a] > 0

    def take(self, g: State, option: i64) -> None:
        if option == 0:
            take_money(g, g.b, g.a, 1)
        else:
            g.move(option - 1, HAND + g.a, HAND + g.b)
            g.tell(GAVE, g.a, g.b, option - 1)

    def secret(self, g: State, option: i64) -> bool:
        return option > 0

    answers = ("dollar", "give = gift {card}")

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b)}


@final
class SellCard(Scroll):
    rule = "AM.effect.sell_card_for_2"

    def usable(self, g: State, seat: i64) -> bool:
        return g.count(HAND + seat) > 0

    def run(self, g: State) -> None:
        choose_player(g, g.a, others(g, g.a), SELL)


@final
class Sell(OnHandCard):
    """Seat `g.b` sells a card to seat `g.a`."""

    rule = "AM.effect.sell_card_for_2"
    rules = ("AM.H3",)

    def who(self, g: State) -> i64:
        return g.b

    def take(self, g: State, option: i64) -> None:
        g.move(option - 1, HAND + g.b, HAND + g.a)
        g.tell(GAVE, g.b, g.a, option - 1)
        take_money(g, g.b, g.a, 2)

    def secret(self, g: State, option: i64) -> bool:
        return True

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.a)}


@final
class SwapHands(Scroll):
    rule = "AM.effect.swap_hands"

    def run(self, g: State) -> None:
        choose_player(g, g.a, others(g, g.a), EXCHANGE_HANDS)


@final
class ExchangeHands(Auto):
    rule = "AM.K10"

    def run(self, g: State) -> None:
        # One hand waits aside: whoever knew a card of either knows whose it is now (AM.H3).
        pass_all(g, HAND + g.a, FILCHED + g.b)
        pass_all(g, HAND + g.b, HAND + g.a)
        pass_all(g, FILCHED + g.b, HAND + g.b)
        g.tell(HANDS_SWAPPED, g.b, g.a)


def pass_all(g: State, source: i64, target: i64) -> None:
    for card in g.cards(source):
        g.move(card, source, target)


@final
class LookAndDiscard(OnHolder):
    rule = "AM.effect.look_and_discard"

    def follow(self) -> i64:
        return LOOK


@final
class Look(Auto):
    """Seat `g.b` looks at the whole hand of seat `g.a` and picks a card of it."""

    rule = "AM.effect.look_and_discard"
    rules = ("AM.H3",)

    def run(self, g: State) -> None:
        victim = g.a
        seat = g.b
        for card in g.cards(HAND + victim):
            g.show(card, HAND + victim, seat)
        g.tell(LOOKED, seat, victim)
        g.then(PICK_DISCARD, seat, victim)


@final
class PickDiscard(Choice):
    """Seat `g.a` chooses a card of seat `g.b`, whose hand it has seen; it is discarded."""

    rule = "AM.effect.look_and_discard"

    args = "seat seat2"
    answers = (NO, "pick_discard = pick {card}")

    def options(self, g: State, out: Options) -> None:
        _, victim = g.two()
        self.each_in(g, out, HAND + victim)

    def take(self, g: State, option: i64) -> None:
        _, victim = g.two()
        card = self.part(option)
        g.move(card, HAND + victim, DISCARD)
        g.tell(THREW, victim, card)


@final
class StealOneOfTwo(OnHolder):
    rule = "AM.effect.steal_one_of_two_random"

    def follow(self) -> i64:
        return FILCH


@final
class Filch(Chance):
    """A random card of `g.a` goes to `g.b`, and then another; one of the two goes back (AM.M2)."""

    rule = "AM.effect.steal_one_of_two_random"

    def size(self, g: State) -> i64:
        return g.count(HAND + g.a)

    def take(self, g: State, option: i64) -> None:
        victim = g.a
        seat = g.b
        card = g.card(HAND + victim, option)
        g.move(card, HAND + victim, FILCHED + seat)
        if g.c == 0 and g.count(HAND + victim) > 0:
            g.then(self.id, victim, seat, 1)
        elif g.c == 0:
            g.move(card, FILCHED + seat, HAND + seat)
            g.tell(GAVE, victim, seat, card)
        else:
            g.then(KEEP_ONE, seat, victim)

    def seen_by(self, g: State) -> i64:
        return bit(g.a) | bit(g.b)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(HAND + g.a, option)]


@final
class KeepOne(Choice):
    """Seat `g.a` keeps one of the two cards it has filched from seat `g.b`, and gives the other back."""

    rule = "AM.effect.steal_one_of_two_random"

    def options(self, g: State, out: Options) -> None:
        for i in range(g.count(FILCHED + g.a)):
            out.add(1 + g.card(FILCHED + g.a, i))

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        victim = g.b
        back = g.card(FILCHED + seat, 0)
        if back == option - 1:
            back = g.card(FILCHED + seat, 1)
        g.move(back, FILCHED + seat, HAND + victim)  # first, so that the victim knows which one is gone (AM.H3)
        g.move(option - 1, FILCHED + seat, HAND + seat)
        g.tell(GAVE, victim, seat, option - 1)

    def secret(self, g: State, option: i64) -> bool:
        return True

    def space(self, g: State) -> i64:
        return 1 + ACTION_CARDS

    def text(self, g: State, option: i64) -> str:
        return "no" if option == 0 else "keep " + NAMES[option - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "keep", {"card": NAMES[option - 1]}

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b)}


FETCH: Final[i64] = i64(PARTS.step(Fetch()))
DISCARD_FOR: Final[i64] = i64(PARTS.step(DiscardFor()))
DISCARD_UP_TO: Final[i64] = i64(PARTS.step(DiscardUpTo()))
TOP_UP: Final[i64] = i64(PARTS.step(TopUp()))
BEGIN_GIVING: Final[i64] = i64(PARTS.step(BeginGiving()))
GIVE: Final[i64] = i64(PARTS.step(Give()))
BEGIN_GIFT: Final[i64] = i64(PARTS.step(BeginGift()))
GIFT: Final[i64] = i64(PARTS.step(Gift()))
SELL: Final[i64] = i64(PARTS.step(Sell()))
EXCHANGE_HANDS: Final[i64] = i64(PARTS.step(ExchangeHands()))
LOOK: Final[i64] = i64(PARTS.step(Look()))
PICK_DISCARD: Final[i64] = i64(PARTS.step(PickDiscard()))
FILCH: Final[i64] = i64(PARTS.step(Filch()))
KEEP_ONE: Final[i64] = i64(PARTS.step(KeepOne()))
