"""Bazaar: a toy with everything that the real games need, for two to four players and four rounds.

A sealed choice, a die, thefts that can be stopped or turned aside, bribes against such reactions
(and against bribes), optional swaps with an unseen card under the deck and a private draw, a riot
that shuffles a stall.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full
from stolik.engine.layout import ALL, NOBODY, OWNER, TURN, Layout
from stolik.engine.parts import Parts, sequence
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import PASS, Auto, Chance, Choice, Deal, Sealed, Shuffle, Speak

KINDS: Final = [("coin", 8), ("guard", 4), ("decoy", 4), ("bribe", 4)]
NAMES: Final = [kind + str(n + 1) for kind, count in KINDS for n in range(count)]
CARDS: Final = 20
FIRST_GUARD: Final = 8
FIRST_DECOY: Final = 12
FIRST_BRIBE: Final = 16

LAYOUT: Final = Layout(NAMES, 4, depth=14)
HAND: Final = LAYOUT.bags("hand", OWNER)
STALL: Final = LAYOUT.rows("stall", ALL, CARDS)
HEAP: Final = LAYOUT.row("heap", ALL, CARDS)
DECK: Final = LAYOUT.bag("deck", NOBODY)  # never dealt; below it lie the cards of `under`
UNDER: Final = LAYOUT.row("under", NOBODY, CARDS)

PARTS: Final = Parts(LAYOUT)
PLAYED: Final = PARTS.event("played", "seat card", "BAZ.window.1")
STOLE: Final = PARTS.event("stole", "seat card seat2", "BAZ.rob.2")


def with_cards(g: State) -> i64:
    """The seats with a hand card: each could hold a reaction, and who has cards is open."""
    found: i64 = 0
    for seat in range(g.seats):
        if g.bag(HAND + seat) != 0:
            found |= bit(seat)
    return found


def rob(g: State, thief: i64, victim: i64) -> None:
    """The one way to steal: the theft, and on top of it the window of those who may stop it (BAZ.window.1)."""
    mark = g.mark()
    g.then(WINDOW, thief, victim)
    g.then(STEAL, thief, victim)
    g.in_order(mark)


@final
class BeginRound(Auto):
    rule = "BAZ.end.1"
    rules = ("BAZ.setup.1",)

    def run(self, g: State) -> None:
        if g[TURN] == 4:
            g.finish()
        else:
            g[TURN] += 1
            g.then_all(ROUND)


BEGIN_ROUND: Final = PARTS.step(BeginRound())


@final
class Show(Sealed):
    """Everybody picks a card for the own stall, or none."""

    rule = "BAZ.show.1"
    answers = ("skip: nothing", "show {card}")

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        self.each(out, g.bag(HAND + g.seat))

    def reveal(self, g: State) -> None:
        for seat in range(g.seats):
            card = self.picked(g, seat)
            if card >= 0:
                g.move(card, HAND + seat, STALL + seat)


SHOW: Final = PARTS.step(Show())


@final
class Roll(Chance):
    """An open die: it names the thief, or a six starts a riot at the fullest stall."""

    rule = "BAZ.roll.1"

    def size(self, g: State) -> i64:
        return 6

    def take(self, g: State, option: i64) -> None:
        if option < 5:
            g.then(AIM, (option + g[TURN]) % g.seats)
            return
        fullest: i64 = 0
        for seat in range(1, g.seats):
            if g.count(STALL + seat) > g.count(STALL + fullest):
                fullest = seat
        if g.count(STALL + fullest) > 1:
            g.then(SHUFFLE, STALL + fullest, g.count(STALL + fullest) - 1)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


ROLL: Final = PARTS.step(Roll())


@final
class Aim(Choice):
    """The thief names a victim, or nobody."""

    rule = "BAZ.rob.1"
    args = "seat"
    answers = ("skip: nobody", "rob {victim:seat}")

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        for victim in range(g.seats):
            if victim != g.seat and g.count(STALL + victim) > 0:
                self.offer(out, victim)

    def take(self, g: State, option: i64) -> None:
        if option != PASS:
            rob(g, g.seat, self.part(option))


AIM: Final = PARTS.step(Aim())


@final
class Steal(Auto):
    """The top of a stall goes to the thief; who was led to his own stall loses it."""

    rule = "BAZ.rob.2"
    args = "thief:seat victim:seat"

    def run(self, g: State) -> None:
        thief, victim = g.two()
        card = g.top(STALL + victim)
        if card >= 0:
            if thief == victim:
                g.move(card, STALL + victim, UNDER)
            else:
                g.move(card, STALL + victim, STALL + thief)
            g.tell(STOLE, thief, card, victim)


STEAL: Final = PARTS.step(Steal())


class Play(Speak):
    """Whoever has hand cards, except one seat, may play one of the right kind."""

    args = "actor:seat"
    answers = ("skip: pass", "play {card}")

    def kind_of_cards(self) -> i64:
        raise NotImplementedError

    def seats(self, g: State) -> i64:
        return with_cards(g) & ~bit(g.one())

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        self.each(out, g.bag(HAND + g.seat) & self.kind_of_cards())

    def why(self, g: State, option: i64) -> str:
        return "BAZ.window.3" if g.holds(HAND + g.seat, self.part(option)) else "BAZ.window.2"


@final
class Window(Play):
    """A seat is about to rob another: a guard stops it, a decoy leads the thief to the next stall."""

    rule = "BAZ.window.1"
    args = "thief:seat victim:seat"

    def kind_of_cards(self) -> i64:
        return full(FIRST_BRIBE) & ~full(FIRST_GUARD)

    def take(self, g: State, option: i64) -> None:
        thief, victim = g.two()
        card = self.part(option)
        g.move(card, HAND + g.seat, HEAP)
        g.tell(PLAYED, g.seat, card)
        mark = g.mark()
        g.then(COUNTER, g.seat)
        if card < FIRST_DECOY:
            g.then(STOP)
        else:
            g.then(TURN_ASIDE, thief, (victim + 1) % g.seats)
        g.in_order(mark)


WINDOW: Final = PARTS.step(Window())


@final
class Counter(Play):
    """A reaction of a seat can be bribed away, and so can a bribe."""

    rule = "BAZ.bribe.1"

    def kind_of_cards(self) -> i64:
        return full(CARDS) & ~full(FIRST_BRIBE)

    def take(self, g: State, option: i64) -> None:
        card = self.part(option)
        g.move(card, HAND + g.seat, HEAP)
        g.tell(PLAYED, g.seat, card)
        mark = g.mark()
        g.then(COUNTER, g.seat)
        g.then(STOP)
        g.in_order(mark)


COUNTER: Final = PARTS.step(Counter())


@final
class Stop(Auto):
    """What lies below does not happen."""

    rule = "BAZ.guard.1"

    def run(self, g: State) -> None:
        g.drop()


STOP: Final = PARTS.step(Stop())


@final
class TurnAside(Auto):
    """The theft below does not happen; the thief robs another instead, and there is a new window."""

    rule = "BAZ.decoy.1"
    args = "thief:seat victim:seat"

    def run(self, g: State) -> None:
        thief, victim = g.two()
        g.drop()
        rob(g, thief, victim)


TURN_ASIDE: Final = PARTS.step(TurnAside())


@final
class OpenSwaps(Auto):
    rule = "BAZ.swap.1"

    def run(self, g: State) -> None:
        g.then(SWAP)


OPEN_SWAPS: Final = PARTS.step(OpenSwaps())


@final
class Swap(Play):
    """Each may put a card under the deck, unseen, and draw one."""

    rule = "BAZ.swap.1"
    args = ""

    def kind_of_cards(self) -> i64:
        return full(CARDS)

    def seats(self, g: State) -> i64:
        return with_cards(g)

    def take(self, g: State, option: i64) -> None:
        answered = g.passed() | bit(g.seat)
        mark = g.mark()
        g.then(DRAW, g.seat)
        if (self.seats(g) & ~answered) != 0:
            g.then(self.id, 0, 0, answered)
        g.in_order(mark)
        g.move(self.part(option), HAND + g.seat, UNDER)

    def secret(self, g: State, option: i64) -> bool:
        return option != PASS


SWAP: Final = PARTS.step(Swap())


@final
class Draw(Chance):
    """The top of the deck: by chance from the part that nobody knows, then in order."""

    rule = "BAZ.swap.2"
    args = "seat"

    def source(self, g: State) -> i64:
        if g.count(DECK) > 0:
            return DECK
        return UNDER

    def size(self, g: State) -> i64:
        if g.count(DECK) > 0:
            return g.count(DECK)
        return 1

    def take(self, g: State, option: i64) -> None:
        source = self.source(g)
        g.move(g.card(source, option), source, HAND + g.one())

    def seen_by(self, g: State) -> i64:
        return bit(g.one())

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(self.source(g), option)]


DRAW: Final = PARTS.step(Draw())
DEAL: Final = PARTS.step(Deal())
SHUFFLE: Final = PARTS.step(Shuffle())

ROUND: Final = sequence([SHOW, ROLL, OPEN_SWAPS, BEGIN_ROUND])


def worth(g: State, seat: i64) -> i64:
    """BAZ.end.2: the coins on a stall count what they say, other cards nothing."""
    total: i64 = 0
    for i in range(g.count(STALL + seat)):
        card = g.card(STALL + seat, i)
        if card < FIRST_GUARD:
            total += card + 1
    return total


@final
class Bazaar(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        g.fill(DECK, CARDS)
        mark = g.mark()
        for before in range(g.seats):
            g.then(DEAL, DECK, HAND + g.seats - 1 - before, 4)
        g.then(BEGIN_ROUND)
        g.in_order(mark)

    def share(self, g: State, seat: i64) -> float:
        winners: i64 = 0
        for other in range(g.seats):
            if worth(g, other) > worth(g, seat):
                return 0.0
            if worth(g, other) == worth(g, seat):
                winners += 1
        return 1.0 / float(winners)

    def invariants(self, g: State) -> None:
        found: list[int] = g.cards(DECK) + g.cards(UNDER) + g.cards(HEAP)
        for seat in range(g.seats):
            found += g.cards(HAND + seat) + g.cards(STALL + seat)
        if sorted(found) != list(range(CARDS)):
            raise AssertionError(f"cards lost or doubled: {sorted(found)}")


@final
class Eye(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        out[0] = float(worth(g, seat))


RULES: Final = Bazaar(LAYOUT, PARTS)
EYE: Final = Eye(["worth"], [0.3])
