"""What every scroll is (AM.Y7), and whether those whom it strikes stand for it (AM.R6 to AM.R8).

A scroll is begun only if it is usable; from then on its steps are compulsory as far as they are possible (AM.K9).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, has, lowest
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.ankhmorpork.acts import REACTED, REACTION, SONKY, Reacting, end_scroll, on_card
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.moments import count_of
from stolik.games.ankhmorpork.state import DISCARD, HAND, MONEY, PARTS, PLAY

TOOK: Final[i64] = i64(PARTS.event("took", "seat seat2 number", "AM.M1"))
ROLLED: Final[i64] = i64(PARTS.event("rolled", "seat number", "AM.K9"))


class Scroll(Auto):
    """Carried out by seat `g.a` with card `g.b`."""

    def usable(self, g: State, seat: i64) -> bool:
        return True


_RULES: Final = ["AM.effect." + card.effect for card in CARDS]


def text_in_play(g: State, option: i64) -> str:
    """The rule behind a refusal in a step that several cards share: that of the card in play."""
    return "AM.K9" if option == 0 else _RULES[g.card(PLAY, 0)]


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


def take_money(g: State, seat: i64, victim: i64, amount: i64) -> None:
    """AM.M1: what there is, and no debts."""
    got = min(amount, g[MONEY + victim])
    g[MONEY + victim] -= got
    g[MONEY + seat] += got
    g.tell(TOOK, seat, victim, got)


CHOOSE_PLAYER: Final[i64] = i64(PARTS.step(ChoosePlayer()))
TEXT_WINDOW: Final[i64] = i64(PARTS.step(TextWindow()))
EACH: Final[i64] = i64(PARTS.step(Each()))
