"""What every scroll is (AM.Y7), and whether those whom it strikes stand for it (AM.R6 to AM.R8).

A scroll is begun only if it is usable; from then on its steps are compulsory as far as they are possible (AM.K9).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, has, lowest
from stolik.engine.layout import StepId
from stolik.engine.state import State
from stolik.engine.steps import PASS, Auto, Choice
from stolik.games.ankhmorpork.acts import (
    DECLINE,
    REACTED,
    SONKY,
    STOPPED,
    Reacting,
    end_scroll,
    guarded,
    offer_reactions,
    on_card,
)
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.moments import count_of
from stolik.games.ankhmorpork.state import AREA, COST, DISCARD, ENGLISH, HAND, MONEY, PARTS, PLAY, PLAYED

TOOK: Final = PARTS.event("took", "seat seat2 number", "AM.M1")
ROLLED: Final = PARTS.event("rolled", "seat number", "AM.K9")


class Scroll(Auto):
    """Carried out by a seat with a card."""

    args = "seat card"

    def usable(self, g: State, seat: i64) -> bool:
        return True

    def asks(self, g: State, seat: i64) -> bool:
        """Does the seat choose something before anything comes of it? A bot then looks at the best of that."""
        return True


class Unasked(Scroll):
    """The seat chooses nothing, or not before the dice have fallen."""

    def asks(self, g: State, seat: i64) -> bool:
        return False


BY_EFFECT: Final[dict[str, Scroll]] = {}


def scroll(effect: str, step: Scroll, name: str = "") -> None:
    """Say what carries out an effect of the cards; it goes by the effect's key, unless it has a name of its own."""
    step.name = name or effect
    BY_EFFECT[effect] = step


@final
class Begins(Unasked):
    """A scroll that is always usable, and all of it is a chance step of the seat."""

    def __init__(self, step: StepId) -> None:
        super().__init__()
        self.step: StepId = step

    def run(self, g: State) -> None:
        g.then(self.step, g.one())


_RULES: Final = ["AM.effect." + card.effect for card in CARDS]


def text_in_play(g: State, option: i64) -> str:
    """The rule behind a refusal in a step that several cards share: that of the card in play."""
    return "AM.K9" if option == DECLINE else _RULES[g.card(PLAY, 0)]


def effect_of(g: State, card: i64) -> str:
    """AM.D2: the Bursar's depends on the edition."""
    return CARDS[card].effect_english if g[ENGLISH] != 0 else CARDS[card].effect


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


def choose_player(g: State, seat: i64, among: i64, follow: StepId) -> None:
    """Seat chooses another player; then, unless that one blocks it, step `follow` runs with both."""
    if count_of(among) == 1:
        strike(g, seat, lowest(among), follow)
    elif among != 0:
        g.then(CHOOSE_PLAYER, seat, among, follow)


# Steps that follow a choice of a player, and in which the seat chooses once more: by how many cards that player must
# hold for it.
PICKED: Final[dict[int, int]] = {}


def picks(follow: StepId, victim_holds: int) -> StepId:
    """Say that this step is one of those."""
    PICKED[int(follow)] = victim_holds
    return follow


def picks_from(g: State, victim: i64, follow: i64) -> bool:
    least = PICKED.get(int(follow))
    return least is not None and g.count(HAND + victim) >= least


class Strikes(Scroll):
    """Strikes another player, whom the seat chooses; then a step runs with both."""

    def __init__(self, follow: StepId) -> None:
        super().__init__()
        self.follow: StepId = follow

    def among(self, g: State, seat: i64) -> i64:
        """Who can be struck."""
        return others(g, seat)

    def asks(self, g: State, seat: i64) -> bool:
        among = self.among(g, seat)
        return count_of(among) > 1 or picks_from(g, lowest(among), self.follow)

    def run(self, g: State) -> None:
        seat = g.one()
        choose_player(g, seat, self.among(g, seat), self.follow)


class StrikesSome(Strikes):
    """The same where not everybody can be struck."""

    def usable(self, g: State, seat: i64) -> bool:
        return self.among(g, seat) != 0


def strike(g: State, seat: i64, victim: i64, follow: StepId) -> None:
    mark = g.mark()
    ask_text(g, victim, 0)
    g.then(follow, victim, seat)
    g.in_order(mark)


def ask_text(g: State, victim: i64, each: i64) -> None:
    """AM.R6: the text of a card is about to affect somebody; who has cards is asked (AM.R12)."""
    if g.count(HAND + victim) > 0:
        g.then(TEXT_WINDOW, victim, each)


def to_each(g: State, seat: i64, among: i64, follow: StepId) -> None:
    """In turn order after the seat, `follow` runs for each player among these, who may exempt himself (AM.R8)."""
    mark = g.mark()
    for i in range(1, g.seats):
        other = (seat + i) % g.seats
        if has(among, other):
            g.then(EACH, other, seat, follow)
    g.in_order(mark)


class OnPlayer(Choice):
    """A player."""

    args = "seat"
    answers = ("skip: decline = nobody", "player {seat}")

    def facts(self, g: State) -> dict[str, str]:
        return on_card(g)


@final
class ChoosePlayer(OnPlayer):
    """Who of these is struck."""

    rule = "AM.Y7"
    args = "seat seats:set_of_seat follow:step"

    def options(self, g: State, out: Options) -> None:
        _, seats = g.two()
        self.each(out, seats)

    def take(self, g: State, option: i64) -> None:
        seat, _, follow = g.three()
        strike(g, seat, self.part(option), StepId(follow))

    def goes_on(self, g: State, option: i64) -> bool:
        _, _, follow = g.three()
        return picks_from(g, self.part(option), follow)

    def why(self, g: State, option: i64) -> str:
        return text_in_play(g, option)

    def facts(self, g: State) -> dict[str, str]:
        return {**on_card(g), "effect": effect_of(g, g[PLAYED] - 1)}


CHOOSE_PLAYER: Final = PARTS.step(ChoosePlayer())


@final
class TextWindow(Reacting):
    """AM.R6 to AM.R8: a seat may stop the text of the card in play; for itself alone where it strikes each player."""

    rule = "AM.R6"
    rules = ("AM.R1", "AM.R7", "AM.R8", "AM.R12", "AM.effect.react_immune_to_text")
    args = "seat each:flag"

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        offer_reactions(g, self, SONKY, out)

    def take(self, g: State, option: i64) -> None:
        if option == PASS:
            return
        seat, each = g.two()
        card = self.part(option)
        g.move(card, HAND + seat, DISCARD)
        g.tell(REACTED, seat, card)
        if each != 0:
            g.drop()
        else:
            end_scroll(g)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if option != PASS:
            _, each = g.two()
            said["how"] = STOPPED if each == 0 else "exempt"
        return key, said

    def facts(self, g: State) -> dict[str, str]:
        """What the text does (`text`), and where that does not say it: which building goes, who gets the money."""
        text = effect_of(g, g[PLAYED] - 1)
        said = {**on_card(g), "text": text}
        _, second = guarded(g).two()
        if text.startswith("buy_building"):
            return {**said, "building": AREA.text(second), "number": str(COST[second])}
        return {**said, "seat3": str(second)} if text == "force_payment_3" else said


TEXT_WINDOW: Final = PARTS.step(TextWindow())


@final
class Each(Auto):
    """It is the turn of a player to be struck by the card of another: the window, and then what follows."""

    rule = "AM.R8"
    args = "victim:seat seat follow:step"

    def run(self, g: State) -> None:
        victim, seat, follow = g.three()
        mark = g.mark()
        ask_text(g, victim, 1)
        g.then(StepId(follow), victim, seat)
        g.in_order(mark)


EACH: Final = PARTS.step(Each())


def take_money(g: State, seat: i64, victim: i64, amount: i64) -> None:
    """AM.M1: what there is, and no debts."""
    got = min(amount, g[MONEY + victim])
    g[MONEY + victim] -= got
    g[MONEY + seat] += got
    g.tell(TOOK, seat, victim, got)
