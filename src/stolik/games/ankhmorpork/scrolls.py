"""The scrolls (AM.effect.*): what each card's text does, one short piece each.

A scroll is begun only if it is usable; from then on its steps are compulsory as far as they are possible (AM.K9).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, has, lowest
from stolik.engine.layout import OWNER
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.ankhmorpork.acts import (
    AROUND,
    AT_BUILDING,
    AT_TROUBLE,
    DISCARD_ONE,
    GASPODE,
    ORDINARY,
    PLACE_AGENT,
    QUIETLY,
    REACTED,
    REACTION,
    SONKY,
    THREW,
    WHOLE,
    OnHandCard,
    Reacting,
    ask_owner,
    attack,
    can_place,
    draw,
    end_scroll,
    figure_text,
    hand_options,
    lose,
    move_figure,
    on_card,
    on_figure,
    place,
    placing_facts,
    placing_label,
    placing_options,
    placing_text,
    push,
)
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.moments import (
    ISLE,
    STIR,
    UNREAL,
    OnArea,
    build,
    building_label,
    building_options,
    count_of,
    earn,
    give_up,
    prey,
    sites,
    victims,
)
from stolik.games.ankhmorpork.state import (
    ACTION_CARDS,
    ACTIONS,
    AREAS,
    BUILDING,
    BUILDINGS,
    COST,
    DISCARD,
    GAINED,
    HAND,
    LAYOUT,
    LOAN,
    LOST,
    MONEY,
    NAMES,
    NEAR,
    OWNERS,
    PARTS,
    PENALTY,
    PERSON,
    PLAY,
    TROUBLE,
    UNDEALT,
    areas_with,
    arrive,
    buildings_of,
    crowd,
    leave,
    owner_of,
    standing,
    troubled,
)

TOOK: Final[i64] = i64(PARTS.event("took", "seat seat2 number", "AM.M1"))
PAID: Final[i64] = i64(PARTS.event("paid", "seat seat2 number", "AM.K2"))
GAVE: Final[i64] = i64(PARTS.event("gave", "seat seat2 card", "AM.M2", "AM.H3"))
BORROWED: Final[i64] = i64(PARTS.event("borrowed", "seat card", "AM.M7"))
PEEKED: Final[i64] = i64(PARTS.event("peeked", "seat number", "AM.V7"))
FINED: Final[i64] = i64(PARTS.event("fined", "seat card", "AM.T9", "AM.M5"))
BUILDING_LOST: Final[i64] = i64(PARTS.event("building_lost", "seat area", "AM.M4", "AM.Y3"))
FETCHED: Final[i64] = i64(PARTS.event("fetched", "seat card", "AM.T7"))
ROLLED: Final[i64] = i64(PARTS.event("rolled", "seat number", "AM.K9"))
CHANGED_FACE: Final[i64] = i64(PARTS.event("changed_face", "seat", "AM.V6"))
LOOKED: Final[i64] = i64(PARTS.event("looked", "seat seat2", "AM.H3"))
HANDS_SWAPPED: Final[i64] = i64(PARTS.event("hands_swapped", "seat seat2", "AM.K10"))
TRADED_PLACES: Final[i64] = i64(PARTS.event("traded_places", "owner area owner2 area2", "AM.P6"))
BOUGHT: Final[i64] = i64(PARTS.event("bought", "seat seat2 area", "AM.M6"))


class Scroll(Auto):
    """Carried out by seat `g.a` with card `g.b`."""

    def usable(self, g: State, seat: i64) -> bool:
        return True


_RULES: Final = ["AM.effect." + card.effect for card in CARDS]


def text_in_play(g: State, option: i64) -> str:
    """The rule behind a refusal in a step that several cards share: that of the card in play."""
    return "AM.K9" if option == 0 else _RULES[g.card(PLAY, 0)]


# --- others: who, and whether they stand for it ----------------------------------------------------


def others_with_cards(g: State, seat: i64) -> i64:
    found: i64 = 0
    for other in range(g.seats):
        if other != seat and g.count(HAND + other) > 0:
            found |= bit(other)
    return found


def others_with_money(g: State, seat: i64) -> i64:
    found: i64 = 0
    for other in range(g.seats):
        if other != seat and g[MONEY + other] > 0:
            found |= bit(other)
    return found


def others(g: State, seat: i64) -> i64:
    return full(g.seats) & ~bit(seat)


def choose_player(g: State, seat: i64, among: i64, follow: i64) -> None:
    """Seat chooses another player; then, unless that one blocks it, step `follow` runs with both."""
    if count_of(among) == 1:
        strike(g, seat, lowest(among), follow)
    elif among != 0:
        g.then(CHOOSE_PLAYER, seat, among, follow)


def strike(g: State, seat: i64, victim: i64, follow: i64) -> None:
    g.then(follow, victim, seat)
    if follow != CHOOSE_PAYEE:  # who must pay learns first whom (AM.R1)
        ask_text(g, victim, 0)


def ask_text(g: State, victim: i64, each: i64) -> None:
    """AM.R6: the text of a card is about to affect somebody; who has cards is asked (AM.R12)."""
    if g.count(HAND + victim) > 0:
        g.then(TEXT_WINDOW, victim, each)


def to_each(g: State, seat: i64, among: i64, follow: i64) -> None:
    """In turn order after the seat, `follow` runs for each player among these, who may exempt himself (AM.R8)."""
    i = g.seats - 1
    while i > 0:
        other = (seat + i) % g.seats
        if has(among, other):
            g.then(EACH, other, seat, follow)
        i -= 1


class OnPlayer(Choice):
    """The answer is 1 + a seat."""

    def space(self, g: State) -> i64:
        return 1 + g.seats

    def text(self, g: State, option: i64) -> str:
        return "nobody" if option == 0 else "player " + str(option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "player", {"seat": str(option - 1)}

    def facts(self, g: State) -> dict[str, str]:
        return on_card(g)


@final
class ChoosePlayer(OnPlayer):
    """Seat `g.a` chooses one of the seats `g.b`."""

    rule = "AM.Y7"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.b, 1, 1)

    def take(self, g: State, option: i64) -> None:
        strike(g, g.a, option - 1, g.c)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)


@final
class TextWindow(Reacting):
    """AM.R6 to AM.R8: seat `g.a` may stop the text of the card in play; `g.b` is 1 where it strikes everybody."""

    rule = "AM.R6"
    rules = ("AM.R1", "AM.R7", "AM.R8", "AM.R12", "AM.effect.react_immune_to_text")

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for i in range(g.count(HAND + g.a)):
            card = g.card(HAND + g.a, i)
            if REACTION[card] == SONKY:
                out.add(1 + card)

    def take(self, g: State, option: i64) -> None:
        if option == 0:
            return
        each = g.b
        g.move(option - 1, HAND + g.a, DISCARD)
        g.tell(REACTED, g.a, option - 1)
        if each != 0:
            g.drop()
        else:
            end_scroll(g)

    def facts(self, g: State) -> dict[str, str]:
        return on_card(g)


@final
class Each(Auto):
    """It is the turn of `g.a` to be struck by the card of `g.b`: the window, and then step `g.c`."""

    rule = "AM.R8"

    def run(self, g: State) -> None:
        victim = g.a
        g.then(g.c, victim, g.b)
        ask_text(g, victim, 1)


# --- money -----------------------------------------------------------------------------------------


def take_money(g: State, seat: i64, victim: i64, amount: i64) -> None:
    """AM.M1: what there is, and no debts."""
    got = min(amount, g[MONEY + victim])
    g[MONEY + victim] -= got
    g[MONEY + seat] += got
    g.tell(TOOK, seat, victim, got)


@final
class TakeTwo(Auto):
    rule = "AM.effect.take_2_from_each"

    def run(self, g: State) -> None:
        take_money(g, g.b, g.a, 2)


@final
class TakeThree(Auto):
    rule = "AM.effect.take_3_from_one"

    def run(self, g: State) -> None:
        take_money(g, g.b, g.a, 3)


@final
class TakeTwoFromEach(Scroll):
    rule = "AM.effect.take_2_from_each"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0

    def run(self, g: State) -> None:
        to_each(g, g.a, others_with_money(g, g.a), TAKE_TWO)


@final
class TakeThreeFromOne(Scroll):
    rule = "AM.effect.take_3_from_one"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0

    def run(self, g: State) -> None:
        choose_player(g, g.a, others_with_money(g, g.a), TAKE_THREE)


@final
class Loan(Scroll):
    rule = "AM.effect.loan"
    rules = ("AM.M7",)

    def run(self, g: State) -> None:
        seat = g.a
        card = g.b
        earn(g, seat, 10)
        g.move(card, PLAY, LOAN + seat)
        g.tell(BORROWED, seat, card)


@final
class EarnPerFigureIsle(Scroll):
    rule = "AM.effect.earn_1_per_figure_isle"
    rules = ("AM.K4",)

    def run(self, g: State) -> None:
        earn(g, g.a, crowd(g, ISLE))


@final
class EarnPerTrouble(Scroll):
    rule = "AM.effect.earn_1_per_trouble"

    def run(self, g: State) -> None:
        earn(g, g.a, count_of(g[TROUBLE]))


@final
class EarnPerBuilding(Scroll):
    rule = "AM.effect.earn_1_per_building"
    rules = ("AM.K4",)

    def run(self, g: State) -> None:
        total: i64 = 0
        for area in range(AREAS):
            if g[BUILDING + area] > 0:
                total += 1
        earn(g, g.a, total)


@final
class EarnAtTrouble(Scroll):
    rule = "AM.effect.earn_2_per_figure_troubled_area"

    def usable(self, g: State, seat: i64) -> bool:
        return g[TROUBLE] != 0

    def run(self, g: State) -> None:
        g.then(CHOOSE_TROUBLE, g.a)


@final
class ChooseTrouble(OnArea):
    rule = "AM.effect.earn_2_per_figure_troubled_area"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g[TROUBLE], 1, 1)

    def take(self, g: State, option: i64) -> None:
        earn(g, g.a, 2 * crowd(g, option - 1))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return self.name, {"area": str(option), "number": str(2 * crowd(g, option - 1))}


@final
class ForcePayment(Scroll):
    """Hubert: one other player pays another."""

    rule = "AM.effect.force_payment_3"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_money(g, seat) != 0 and g.seats > 2

    def run(self, g: State) -> None:
        choose_player(g, g.a, others_with_money(g, g.a), CHOOSE_PAYEE)


@final
class ChoosePayee(OnPlayer):
    """Whom does `g.a` pay? The player of the card, `g.b`, decides."""

    rule = "AM.effect.force_payment_3"

    def who(self, g: State) -> i64:
        return g.b

    def options(self, g: State, out: Options) -> None:
        out.add_each(others(g, g.a) & ~bit(g.b), 1, 1)

    def take(self, g: State, option: i64) -> None:
        strike(g, option - 1, g.a, TAKE_THREE)

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.a)}


# --- cards -----------------------------------------------------------------------------------------


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


@final
class VictimGivesTwo(Scroll):
    rule = "AM.effect.victim_gives_2_cards"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_cards(g, seat) != 0

    def run(self, g: State) -> None:
        choose_player(g, g.a, others_with_cards(g, g.a), BEGIN_GIVING)


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

    def text(self, g: State, option: i64) -> str:
        return "dollar" if option == 0 else "gift " + NAMES[option - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "dollar", {}
        return "give", {"card": NAMES[option - 1]}

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
class LookAndDiscard(Scroll):
    rule = "AM.effect.look_and_discard"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_cards(g, seat) != 0

    def run(self, g: State) -> None:
        choose_player(g, g.a, others_with_cards(g, g.a), LOOK)


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

    def options(self, g: State, out: Options) -> None:
        hand_options(g, g.b, out)

    def take(self, g: State, option: i64) -> None:
        g.move(option - 1, HAND + g.b, DISCARD)
        g.tell(THREW, g.b, option - 1)

    def space(self, g: State) -> i64:
        return 1 + ACTION_CARDS

    def text(self, g: State, option: i64) -> str:
        return "no" if option == 0 else "pick " + NAMES[option - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "pick_discard", {"card": NAMES[option - 1]}

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b)}


@final
class StealOneOfTwo(Scroll):
    rule = "AM.effect.steal_one_of_two_random"

    def usable(self, g: State, seat: i64) -> bool:
        return others_with_cards(g, seat) != 0

    def run(self, g: State) -> None:
        choose_player(g, g.a, others_with_cards(g, g.a), FILCH)


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


# --- pay, or else ----------------------------------------------------------------------------------


@final
class HandPenalty(Scroll):
    rule = "AM.effect.five_dollars_or_hand_penalty"

    def run(self, g: State) -> None:
        choose_player(g, g.a, others(g, g.a), PAY_OR_PENALTY)


class PayOr(Choice):
    """Seat `g.a` pays seat `g.b` five dollars (1), or takes what comes otherwise (0)."""

    rules = ("AM.M4", "AM.M5")

    def refuse_to_pay(self, g: State) -> None:
        raise NotImplementedError

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        if g[MONEY + g.a] >= 5:
            out.add(1)

    def take(self, g: State, option: i64) -> None:
        if option == 1:
            take_money(g, g.b, g.a, 5)
        else:
            self.refuse_to_pay(g)

    def space(self, g: State) -> i64:
        return 2

    def text(self, g: State, option: i64) -> str:
        return "refuse" if option == 0 else "pay"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return (self.name + "_refuse" if option == 0 else "pay_five"), {}

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b)}


@final
class PayOrPenalty(PayOr):
    rule = "AM.effect.five_dollars_or_hand_penalty"

    def refuse_to_pay(self, g: State) -> None:
        card = g.card(PLAY, 0)
        g.move(card, PLAY, PENALTY + g.a)
        g.tell(FINED, g.a, card)


@final
class FireBrigade(Scroll):
    rule = "AM.effect.five_dollars_or_lose_building"

    def usable(self, g: State, seat: i64) -> bool:
        return self._owners(g, seat) != 0

    def _owners(self, g: State, seat: i64) -> i64:
        found: i64 = 0
        for other in range(g.seats):
            if other != seat and buildings_of(g, other) != 0:
                found |= bit(other)
        return found

    def run(self, g: State) -> None:
        choose_player(g, g.a, self._owners(g, g.a), PAY_OR_BURN)


@final
class PayOrBurn(PayOr):
    rule = "AM.effect.five_dollars_or_lose_building"

    def refuse_to_pay(self, g: State) -> None:
        g.then(BURN, g.b, g.a)


@final
class Burn(OnArea):
    """Seat `g.a` may remove a building of seat `g.b` (AM.M4)."""

    rule = "AM.M4"

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add_each(buildings_of(g, g.b), 1, 1)

    def take(self, g: State, option: i64) -> None:
        if option > 0:
            tear_down(g, option - 1)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "decline", {}
        return "burn", {"area": str(option)}

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.b)}


def tear_down(g: State, area: i64) -> None:
    """AM.M10: a building goes, and its City Area card with it."""
    g.tell(BUILDING_LOST, owner_of(g, area), area + 1)
    g[BUILDING + area] = 0


# --- personalities ---------------------------------------------------------------------------------


@final
class Peek(Scroll):
    """Mrs Cake looks at all undealt personalities but one (AM.V7)."""

    rule = "AM.effect.peek_unused_personalities"

    def run(self, g: State) -> None:
        g.then(PEEK_BUT_ONE, g.a)


@final
class PeekButOne(Chance):
    rule = "AM.effect.peek_unused_personalities"
    rules = ("AM.V7", "AM.H3")

    def size(self, g: State) -> i64:
        return g.count(UNDEALT)

    def take(self, g: State, option: i64) -> None:
        hidden = g.card(UNDEALT, option)
        for card in g.cards(UNDEALT):
            if card != hidden:
                g.show(card, UNDEALT, g.a)
        g.tell(PEEKED, g.a, g.count(UNDEALT) - 1)

    def seen_by(self, g: State) -> i64:
        return 0

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(UNDEALT, option)]


@final
class SwapPersonality(Scroll):
    rule = "AM.effect.swap_personality"

    def run(self, g: State) -> None:
        g.then(NEW_FACE, g.a)


@final
class NewFace(Chance):
    """AM.V6: a random one first, then the old one goes among the undealt."""

    rule = "AM.effect.swap_personality"
    rules = ("AM.V6", "AM.H3")

    def size(self, g: State) -> i64:
        return g.count(UNDEALT)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        old = g.card(PERSON + seat, 0)
        g.move(g.card(UNDEALT, option), UNDEALT, PERSON + seat)
        g.move(old, PERSON + seat, UNDEALT)
        g.tell(CHANGED_FACE, seat)

    def seen_by(self, g: State) -> i64:
        return bit(g.a)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(UNDEALT, option)]


# --- figures ---------------------------------------------------------------------------------------


class OnFigure(Choice):
    """The answer is 1 + a figure."""

    def space(self, g: State) -> i64:
        return 1 + AREAS * OWNERS

    def text(self, g: State, option: i64) -> str:
        return "no" if option == 0 else self.name.replace("_", "-") + " " + figure_text(option - 1)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return self.name, on_figure(option - 1)


def any_figure(g: State, spared: i64) -> bool:
    """Is there a figure on the board that is no agent of this seat?"""
    for area in range(AREAS):
        if crowd(g, area) > standing(g, area, spared):
            return True
    return False


@final
class MoveEnemy(Scroll):
    rule = "AM.effect.move_enemy_adjacent"
    rules = ("AM.K3",)

    def usable(self, g: State, seat: i64) -> bool:
        return any_figure(g, seat)

    def run(self, g: State) -> None:
        g.then(MOVE_WHOM, g.a)


@final
class MoveWhom(OnFigure):
    rule = "AM.effect.move_enemy_adjacent"

    def options(self, g: State, out: Options) -> None:
        victims(g, g.a, full(AREAS), 1, out)

    def take(self, g: State, option: i64) -> None:
        g.then(MOVE_WHERE, g.a, option - 1)


@final
class MoveWhere(OnArea):
    """Seat `g.a` moves figure `g.b` of somebody else to an adjacent area."""

    rule = "AM.effect.move_enemy_adjacent"

    def options(self, g: State, out: Options) -> None:
        out.add_each(NEAR[g.b // OWNERS], 1, 1)

    def take(self, g: State, option: i64) -> None:
        push(g, g.a, g.b, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return on_figure(g.b)


@final
class MoveOwnOut(Scroll):
    """Rincewind runs."""

    rule = "AM.effect.move_own_out_of_trouble"

    def usable(self, g: State, seat: i64) -> bool:
        return (areas_with(g, seat) & g[TROUBLE]) != 0

    def run(self, g: State) -> None:
        g.then(MOVE_FROM, g.a, areas_with(g, g.a) & g[TROUBLE], 1)


@final
class MoveOwnAnywhere(Scroll):
    rule = "AM.effect.move_own_anywhere"

    def usable(self, g: State, seat: i64) -> bool:
        return areas_with(g, seat) != 0

    def run(self, g: State) -> None:
        g.then(MOVE_FROM, g.a, areas_with(g, g.a), 0)


@final
class MoveFrom(OnArea):
    """Seat `g.a` moves an agent out of one of the areas `g.b`; only next door where `g.c` is 1."""

    rule = "AM.P2"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.b, 1, 1)

    def take(self, g: State, option: i64) -> None:
        g.then(MOVE_TO, g.a, option - 1, g.c)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        return {"how": "trouble" if g.c != 0 else "anywhere"}


@final
class MoveTo(OnArea):
    rule = "AM.P1"

    def options(self, g: State, out: Options) -> None:
        if g.c != 0:
            out.add_each(NEAR[g.b], 1, 1)
        else:
            out.add_each(full(AREAS) & ~bit(g.b), 1, 1)

    def take(self, g: State, option: i64) -> None:
        move_figure(g, OWNERS * g.b + g.a, option - 1)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        return {"area": str(g.b + 1), "how": "near" if g.c != 0 else "anywhere"}


@final
class PayAndMove(Scroll):
    """Hobsons's: pay somebody, then move an own agent anywhere (AM.K2)."""

    rule = "AM.effect.pay_2_move_own_anywhere"

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and areas_with(g, seat) != 0

    def run(self, g: State) -> None:
        g.then(MOVE_FROM, g.a, areas_with(g, g.a), 0)
        g.then(PAY_SOMEBODY, g.a)


class PayTwo(OnPlayer):
    """Seat `g.a` pays two dollars to another player."""

    def options(self, g: State, out: Options) -> None:
        out.add_each(others(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        g[MONEY + g.a] -= 2
        g[MONEY + option - 1] += 2
        g.tell(PAID, g.a, option - 1, 2)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def text(self, g: State, option: i64) -> str:
        return "nobody" if option == 0 else "pay " + str(option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "pay_player", {"seat": str(option - 1)}


@final
class PaySomebody(PayTwo):
    rule = "AM.K2"


@final
class PayAndKill(Scroll):
    """Burleigh & Stronginthearm (AM.K2)."""

    rule = "AM.effect.pay_2_assassinate"

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and prey(g, seat)

    def run(self, g: State) -> None:
        g.then(KILL_ONE, g.a, g[TROUBLE], g.a)
        g.then(PAY_SOMEBODY, g.a)


@final
class KillOne(OnFigure):
    """Seat `g.a` must remove a figure from one of the areas `g.b`, none of seat `g.c` (-1: of anybody)."""

    rule = "AM.K9"

    def options(self, g: State, out: Options) -> None:
        victims(g, g.c, g.b, 1, out)

    def take(self, g: State, option: i64) -> None:
        attack(g, g.a, option - 1, True)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        one = str(lowest(g.b) + 1) if count_of(g.b) == 1 else "trouble"
        return {**on_card(g), "area": one}


def must_kill(g: State, seat: i64, areas: i64) -> None:
    """One figure of any owner in these areas, if there is one (AM.K5, AM.K6)."""
    for area in range(AREAS):
        if has(areas, area) and crowd(g, area) > 0:
            g.then(KILL_ONE, seat, areas, -1)
            return


@final
class Dean(Scroll):
    rule = "AM.effect.remove_from_unreal_estate"
    rules = ("AM.K5",)

    def usable(self, g: State, seat: i64) -> bool:
        return crowd(g, UNREAL) > 0

    def run(self, g: State) -> None:
        must_kill(g, g.a, bit(UNREAL))


@final
class Cosmo(Scroll):
    """Somebody else is paid to remove a figure (AM.K1)."""

    rule = "AM.effect.pay_2_other_player_removes"
    rules = ("AM.K1",)

    def usable(self, g: State, seat: i64) -> bool:
        return g[MONEY + seat] >= 2 and prey(g, seat)

    def run(self, g: State) -> None:
        g.then(HIRE, g.a)


@final
class Hire(PayTwo):
    """Who is paid must remove a figure, but none of the payer's."""

    rule = "AM.effect.pay_2_other_player_removes"

    def take(self, g: State, option: i64) -> None:
        super().take(g, option)
        g.then(KILL_ONE, option - 1, g[TROUBLE], g.a)
        ask_text(g, option - 1, 0)


@final
class Carcer(Scroll):
    rule = "AM.effect.roll_two_remove"
    rules = ("AM.K6",)

    def run(self, g: State) -> None:
        g.then(CARCER_ROLLS, g.a)


@final
class CarcerRolls(Chance):
    """Both dice at once, in one number: the first is its last digit to base 12, as in the events."""

    rule = "AM.effect.roll_two_remove"

    def size(self, g: State) -> i64:
        return 144

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        first = option % 12
        second = option // 12
        g.tell(ROLLED, seat, first + 1)
        g.tell(ROLLED, seat, second + 1)
        g.then(STRIKE_AREA, seat, second)
        g.then(STRIKE_AREA, seat, first)

    def text(self, g: State, option: i64) -> str:
        return str(option % 12 + 1) + " " + str(option // 12 + 1)


@final
class StrikeArea(Auto):
    """Seat `g.a` must remove a figure from area `g.b`, if one is there."""

    rule = "AM.K6"

    def run(self, g: State) -> None:
        must_kill(g, g.a, bit(g.b))


@final
class SwapFigures(Scroll):
    """The Bursar of the english edition (AM.D2, AM.P6)."""

    rule = "AM.effect.swap_two_figures"

    def usable(self, g: State, seat: i64) -> bool:
        inhabited: i64 = 0
        for area in range(AREAS):
            if crowd(g, area) > 0:
                inhabited += 1
        return inhabited > 1

    def run(self, g: State) -> None:
        g.then(SWAP_FIRST, g.a)


@final
class SwapFirst(OnFigure):
    rule = "AM.effect.swap_two_figures"

    def options(self, g: State, out: Options) -> None:
        victims(g, -1, full(AREAS), 1, out)

    def take(self, g: State, option: i64) -> None:
        g.then(SWAP_SECOND, g.a, option - 1)


@final
class SwapSecond(OnFigure):
    rule = "AM.effect.swap_two_figures"
    rules = ("AM.R4",)

    def options(self, g: State, out: Options) -> None:
        victims(g, -1, full(AREAS) & ~bit(g.b // OWNERS), 1, out)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        first = g.b
        second = option - 1
        g.then(TRADE_PLACES, first, second)
        i = g.seats - 1
        while i > 0:  # each owner once, in turn order (AM.R1)
            owner = (seat + i) % g.seats
            if first % OWNERS == owner:
                ask_owner(g, owner, GASPODE + SONKY + WHOLE, first)
            elif second % OWNERS == owner:
                ask_owner(g, owner, GASPODE + SONKY + WHOLE, second)
            i -= 1

    def facts(self, g: State) -> dict[str, str]:
        return on_figure(g.b)


@final
class TradePlaces(Auto):
    """AM.P6: both leave, then both arrive."""

    rule = "AM.P6"

    def run(self, g: State) -> None:
        first = g.a
        second = g.b
        leave(g, first // OWNERS, first % OWNERS)
        leave(g, second // OWNERS, second % OWNERS)
        arrive(g, second // OWNERS, first % OWNERS)
        arrive(g, first // OWNERS, second % OWNERS)
        g.tell(TRADED_PLACES, first % OWNERS, first // OWNERS + 1, second % OWNERS, second // OWNERS + 1)


@final
class Auditors(Scroll):
    rule = "AM.effect.each_other_removes_own"
    rules = ("AM.K7",)

    def usable(self, g: State, seat: i64) -> bool:
        return self._struck(g, seat) != 0

    def _struck(self, g: State, seat: i64) -> i64:
        found: i64 = 0
        for other in range(g.seats):
            if other != seat and areas_with(g, other) != 0:
                found |= bit(other)
        return found

    def run(self, g: State) -> None:
        to_each(g, g.a, self._struck(g, g.a), LOSE_OWN)


@final
class LoseOwn(Auto):
    """Seat `g.a` must lose an agent, if it has one on the board."""

    rule = "AM.K8"

    def run(self, g: State) -> None:
        if areas_with(g, g.a) != 0:
            g.then(LOSE_WHERE, g.a)


@final
class LoseWhere(OnArea):
    """Seat `g.a` chooses which of its own agents goes."""

    rule = "AM.K7"

    def options(self, g: State, out: Options) -> None:
        out.add_each(areas_with(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        lose(g, g.a, option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return on_card(g)


# --- dice ------------------------------------------------------------------------------------------


class OneDie(Chance):
    """Seat `g.a` rolls: 7 to 12 is good, 1 is bad, the rest nothing (AM.K8)."""

    def good(self, g: State) -> None:
        raise NotImplementedError

    def bad(self, g: State) -> None:
        g.then(LOSE_OWN, g.a)

    def size(self, g: State) -> i64:
        return 12

    def take(self, g: State, option: i64) -> None:
        g.tell(ROLLED, g.a, option + 1)
        if option >= 6:
            self.good(g)
        elif option == 0:
            self.bad(g)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


@final
class DibblerRoll(OneDie):
    rule = "AM.effect.dibbler_roll"

    def good(self, g: State) -> None:
        earn(g, g.a, 4)

    def bad(self, g: State) -> None:
        if g[MONEY + g.a] >= 2 or areas_with(g, g.a) != 0:
            g.then(DIBBLER_LOSS, g.a)


@final
class DibblerLoss(OnArea):
    """Seat `g.a` pays two dollars (0) or loses an agent."""

    rule = "AM.K8"

    def options(self, g: State, out: Options) -> None:
        if g[MONEY + g.a] >= 2:
            out.add(0)
        out.add_each(areas_with(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        if option == 0:
            earn(g, g.a, -2)
        else:
            lose(g, g.a, option - 1)

    def text(self, g: State, option: i64) -> str:
        return "pay" if option == 0 else "lose " + str(option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "pay_two", {}
        return "lose_where", {"area": str(option)}


@final
class HerennowRoll(OneDie):
    rule = "AM.effect.herennow_roll"

    def good(self, g: State) -> None:
        choose_player(g, g.a, others_with_money(g, g.a), TAKE_THREE)


@final
class ErrolRoll(OneDie):
    rule = "AM.effect.errol_roll"

    def good(self, g: State) -> None:
        must_kill(g, g.a, g[TROUBLE])


@final
class Dibbler(Scroll):
    rule = "AM.effect.dibbler_roll"

    def run(self, g: State) -> None:
        g.then(DIBBLER_ROLL, g.a)


@final
class Herennow(Scroll):
    rule = "AM.effect.herennow_roll"

    def run(self, g: State) -> None:
        g.then(HERENNOW_ROLL, g.a)


@final
class Errol(Scroll):
    rule = "AM.effect.errol_roll"

    def run(self, g: State) -> None:
        g.then(ERROL_ROLL, g.a)


# --- placing ---------------------------------------------------------------------------------------


class PlaceOne(Scroll):
    def how(self) -> i64:
        raise NotImplementedError

    def usable(self, g: State, seat: i64) -> bool:
        return can_place(g, seat, self.how())

    def run(self, g: State) -> None:
        g.then(PLACE_AGENT, g.a, self.how())


@final
class PlaceQuietly(PlaceOne):
    rule = "AM.effect.place_anywhere_no_trouble"
    rules = ("AM.P3",)

    def how(self) -> i64:
        return QUIETLY


@final
class PlaceAtBuilding(PlaceOne):
    rule = "AM.effect.place_at_own_building"

    def how(self) -> i64:
        return AT_BUILDING


@final
class PlaceAtTrouble(PlaceOne):
    rule = "AM.effect.place_at_trouble"

    def how(self) -> i64:
        return AT_TROUBLE


@final
class PlaceNearUnreal(PlaceOne):
    rule = "AM.effect.place_1_near_unreal_estate"

    def how(self) -> i64:
        return AROUND + UNREAL


@final
class PlaceTwoNearUnreal(Scroll):
    """One must be placed, a second may (section 5)."""

    rule = "AM.effect.place_2_near_unreal_estate"

    def usable(self, g: State, seat: i64) -> bool:
        return can_place(g, seat, AROUND + UNREAL)

    def run(self, g: State) -> None:
        g.then(MAY_PLACE, g.a, AROUND + UNREAL, 1)
        g.then(PLACE_AGENT, g.a, AROUND + UNREAL)


@final
class PlaceTwoOrdinary(Scroll):
    """The Bursar of the polish edition (AM.D2)."""

    rule = "AM.effect.place_2_ordinary"

    def run(self, g: State) -> None:
        g.then(MAY_PLACE, g.a, ORDINARY, 2)


@final
class MayPlace(Auto):
    """Seat `g.a` may place up to `g.c` agents, as `g.b` says, while it can."""

    rule = "AM.P5"

    def run(self, g: State) -> None:
        if g.c > 0 and can_place(g, g.a, g.b):
            g.then(PLACE_MORE, g.a, g.b, g.c)


@final
class PlaceMore(Choice):
    rule = "AM.P5"
    rules = ("AM.D2",)

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        placing_options(g, g.a, g.b, 1, out)

    def take(self, g: State, option: i64) -> None:
        if option > 0:
            g.then(MAY_PLACE, g.a, g.b, g.c - 1)
            place(g, g.a, g.b, option - 1)

    def space(self, g: State) -> i64:
        return 1 + 2 * AREAS

    def text(self, g: State, option: i64) -> str:
        return "done" if option == 0 else placing_text(option - 1)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "decline", {}
        return placing_label(option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return {**placing_facts(g.b), "count": str(g.c)}


# --- trouble and buildings -------------------------------------------------------------------------


@final
class PlaceTrouble(Scroll):
    rule = "AM.effect.place_trouble_anywhere"

    def usable(self, g: State, seat: i64) -> bool:
        return g[TROUBLE] != full(AREAS)

    def run(self, g: State) -> None:
        g.then(STIR, g.a, full(AREAS) & ~g[TROUBLE])


def next_to_trouble(g: State) -> i64:
    """AM.P4: areas without a marker, next to one with a marker."""
    found: i64 = 0
    for area in range(AREAS):
        if troubled(g, area):
            found |= NEAR[area]
    return found & ~g[TROUBLE]


@final
class SpreadTrouble(Scroll):
    rule = "AM.effect.spread_trouble"

    def usable(self, g: State, seat: i64) -> bool:
        return next_to_trouble(g) != 0

    def run(self, g: State) -> None:
        g.then(STIR, g.a, next_to_trouble(g))


@final
class BuildHalf(Scroll):
    rule = "AM.effect.build_half_price"
    rules = ("AM.M8",)

    def usable(self, g: State, seat: i64) -> bool:
        return sites(g, seat, 1) != 0

    def run(self, g: State) -> None:
        g.then(BUILD_CHEAP, g.a)


@final
class BuildCheap(Choice):
    rule = "AM.effect.build_half_price"

    def options(self, g: State, out: Options) -> None:
        building_options(g, g.a, 1, 1, out)

    def take(self, g: State, option: i64) -> None:
        build(g, g.a, 1, option - 1)

    def space(self, g: State) -> i64:
        return 1 + 2 * AREAS

    def text(self, g: State, option: i64) -> str:
        if option == 0:
            return "no"
        return "build " + str(option) if option <= AREAS else "give-up " + str(option - AREAS)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return building_label(option - 1, 1)


def for_sale(g: State, seat: i64, trouble: i64) -> i64:
    """AM.M6: rival buildings, with or without trouble, that a seat can pay."""
    found: i64 = 0
    for area in range(AREAS):
        rival = g[BUILDING + area] > 0 and g[BUILDING + area] != seat + 1
        if rival and troubled(g, area) == (trouble != 0) and COST[area] <= g[MONEY + seat]:
            found |= bit(area)
    return found


class BuyBuilding(Scroll):
    def trouble(self) -> i64:
        raise NotImplementedError

    def usable(self, g: State, seat: i64) -> bool:
        return for_sale(g, seat, self.trouble()) != 0

    def run(self, g: State) -> None:
        g.then(CHOOSE_BUY, g.a, for_sale(g, g.a, self.trouble()))


@final
class BuyQuiet(BuyBuilding):
    rule = "AM.effect.buy_building_no_trouble"

    def trouble(self) -> i64:
        return 0


@final
class BuyTroubled(BuyBuilding):
    rule = "AM.effect.buy_building_trouble"

    def trouble(self) -> i64:
        return 1


@final
class ChooseBuy(OnArea):
    """Seat `g.a` chooses which of the buildings `g.b` to buy."""

    rule = "AM.M6"

    def options(self, g: State, out: Options) -> None:
        out.add_each(g.b, 1, 1)

    def take(self, g: State, option: i64) -> None:
        g.then(BUY, g.a, option - 1)
        ask_text(g, owner_of(g, option - 1), 0)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        seller = owner_of(g, option - 1)
        return self.name, {"area": str(option), "seat": str(seller), "number": str(COST[option - 1])}


@final
class Buy(Auto):
    """AM.M6: with six buildings out, one is given up first."""

    rule = "AM.M6"

    def run(self, g: State) -> None:
        seat = g.a
        area = g.b
        if count_of(buildings_of(g, seat)) == BUILDINGS:
            g.then(GIVE_UP_FOR, seat, area)
        else:
            buy(g, seat, area)


def buy(g: State, seat: i64, area: i64) -> None:
    owner = owner_of(g, area)
    g[MONEY + seat] -= COST[area]
    g[MONEY + owner] += COST[area]
    g[BUILDING + area] = seat + 1
    if not has(g[LOST], area):
        g[GAINED] |= bit(area)
    g.tell(BOUGHT, seat, owner, area + 1)


@final
class GiveUpFor(OnArea):
    """Seat `g.a` gives up a building of its own to buy that in area `g.b`."""

    rule = "AM.M10"

    def options(self, g: State, out: Options) -> None:
        out.add_each(buildings_of(g, g.a), 1, 1)

    def take(self, g: State, option: i64) -> None:
        give_up(g, g.a, option - 1)
        buy(g, g.a, g.b)

    def facts(self, g: State) -> dict[str, str]:
        return {"area": str(g.b + 1)}


FILCHED: Final[i64] = i64(LAYOUT.bags("filched", OWNER, ACTIONS))  # on the way from hand to hand

CHOOSE_PLAYER: Final[i64] = i64(PARTS.step(ChoosePlayer()))
TEXT_WINDOW: Final[i64] = i64(PARTS.step(TextWindow()))
EACH: Final[i64] = i64(PARTS.step(Each()))
TAKE_TWO: Final[i64] = i64(PARTS.step(TakeTwo()))
TAKE_THREE: Final[i64] = i64(PARTS.step(TakeThree()))
CHOOSE_TROUBLE: Final[i64] = i64(PARTS.step(ChooseTrouble()))
CHOOSE_PAYEE: Final[i64] = i64(PARTS.step(ChoosePayee()))
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
PAY_OR_PENALTY: Final[i64] = i64(PARTS.step(PayOrPenalty()))
PAY_OR_BURN: Final[i64] = i64(PARTS.step(PayOrBurn()))
BURN: Final[i64] = i64(PARTS.step(Burn()))
PEEK_BUT_ONE: Final[i64] = i64(PARTS.step(PeekButOne()))
NEW_FACE: Final[i64] = i64(PARTS.step(NewFace()))
MOVE_WHOM: Final[i64] = i64(PARTS.step(MoveWhom()))
MOVE_WHERE: Final[i64] = i64(PARTS.step(MoveWhere()))
MOVE_FROM: Final[i64] = i64(PARTS.step(MoveFrom()))
MOVE_TO: Final[i64] = i64(PARTS.step(MoveTo()))
PAY_SOMEBODY: Final[i64] = i64(PARTS.step(PaySomebody()))
KILL_ONE: Final[i64] = i64(PARTS.step(KillOne()))
HIRE: Final[i64] = i64(PARTS.step(Hire()))
CARCER_ROLLS: Final[i64] = i64(PARTS.step(CarcerRolls()))
STRIKE_AREA: Final[i64] = i64(PARTS.step(StrikeArea()))
SWAP_FIRST: Final[i64] = i64(PARTS.step(SwapFirst()))
SWAP_SECOND: Final[i64] = i64(PARTS.step(SwapSecond()))
TRADE_PLACES: Final[i64] = i64(PARTS.step(TradePlaces()))
LOSE_OWN: Final[i64] = i64(PARTS.step(LoseOwn()))
LOSE_WHERE: Final[i64] = i64(PARTS.step(LoseWhere()))
DIBBLER_ROLL: Final[i64] = i64(PARTS.step(DibblerRoll()))
DIBBLER_LOSS: Final[i64] = i64(PARTS.step(DibblerLoss()))
HERENNOW_ROLL: Final[i64] = i64(PARTS.step(HerennowRoll()))
ERROL_ROLL: Final[i64] = i64(PARTS.step(ErrolRoll()))
MAY_PLACE: Final[i64] = i64(PARTS.step(MayPlace()))
PLACE_MORE: Final[i64] = i64(PARTS.step(PlaceMore()))
BUILD_CHEAP: Final[i64] = i64(PARTS.step(BuildCheap()))
CHOOSE_BUY: Final[i64] = i64(PARTS.step(ChooseBuy()))
BUY: Final[i64] = i64(PARTS.step(Buy()))
GIVE_UP_FOR: Final[i64] = i64(PARTS.step(GiveUpFor()))

# By the keys of the cards; `play_two_cards` is in play.py, which knows how a card is played.
BY_EFFECT: Final[dict[str, Scroll]] = {
    "take_2_from_each": TakeTwoFromEach(),
    "loan": Loan(),
    "victim_gives_2_cards": VictimGivesTwo(),
    "each_gives_1_or_card": EachGives(),
    "earn_1_per_figure_isle": EarnPerFigureIsle(),
    "move_enemy_adjacent": MoveEnemy(),
    "dibbler_roll": Dibbler(),
    "peek_unused_personalities": Peek(),
    "five_dollars_or_hand_penalty": HandPenalty(),
    "five_dollars_or_lose_building": FireBrigade(),
    "draw_4_random_from_discard": DrawFromDiscard(),
    "draw_3": DrawThree(),
    "herennow_roll": Herennow(),
    "discard_any_for_2": DiscardAnyForTwo(),
    "take_3_from_one": TakeThreeFromOne(),
    "discard_1": DiscardOneScroll(),
    "draw_4": DrawFour(),
    "discard_any_for_1": DiscardAnyForOne(),
    "earn_1_per_trouble": EarnPerTrouble(),
    "sell_card_for_2": SellCard(),
    "move_own_out_of_trouble": MoveOwnOut(),
    "swap_personality": SwapPersonality(),
    "draw_2": DrawTwo(),
    "pay_2_other_player_removes": Cosmo(),
    "remove_from_unreal_estate": Dean(),
    "pay_2_assassinate": PayAndKill(),
    "place_2_ordinary": PlaceTwoOrdinary(),
    "swap_two_figures": SwapFigures(),
    "look_and_discard": LookAndDiscard(),
    "roll_two_remove": Carcer(),
    "swap_hands": SwapHands(),
    "earn_1_per_building": EarnPerBuilding(),
    "move_own_anywhere": MoveOwnAnywhere(),
    "place_anywhere_no_trouble": PlaceQuietly(),
    "discard_3_refill": DiscardThreeRefill(),
    "each_other_removes_own": Auditors(),
    "buy_building_no_trouble": BuyQuiet(),
    "build_half_price": BuildHalf(),
    "place_at_own_building": PlaceAtBuilding(),
    "place_2_near_unreal_estate": PlaceTwoNearUnreal(),
    "place_1_near_unreal_estate": PlaceNearUnreal(),
    "earn_2_per_figure_troubled_area": EarnAtTrouble(),
    "place_at_trouble": PlaceAtTrouble(),
    "steal_one_of_two_random": StealOneOfTwo(),
    "buy_building_trouble": BuyTroubled(),
    "place_trouble_anywhere": PlaceTrouble(),
    "pay_2_move_own_anywhere": PayAndMove(),
    "force_payment_3": ForcePayment(),
    "spread_trouble": SpreadTrouble(),
    "errol_roll": Errol(),
    "draw_per_own_building": DrawPerBuilding(),
}
