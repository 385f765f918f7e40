"""Bazaar: a toy with everything that the real games need, for two to four players and four rounds.

A sealed choice, a die, thefts that can be stopped or turned aside, bribes against such reactions
(and against bribes), optional swaps with an unseen card under the deck and a private draw, a riot
that shuffles a stall. An answer is 0 for "no", or 1 + a card (or a seat).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, full
from stolik.engine.layout import ALL, NOBODY, OWNER, TURN, Layout
from stolik.engine.parts import Parts
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice, Deal, Sealed, Shuffle, Speak

KINDS: Final = [("coin", 8), ("guard", 4), ("decoy", 4), ("bribe", 4)]
NAMES: Final = [kind + str(n + 1) for kind, count in KINDS for n in range(count)]
CARDS: Final = 20
FIRST_GUARD: Final = 8
FIRST_DECOY: Final = 12
FIRST_BRIBE: Final = 16

LAYOUT: Final = Layout(NAMES, 4, depth=14)
PARTS: Final = Parts(LAYOUT)
HAND: Final[i64] = i64(LAYOUT.bags("hand", OWNER))
STALL: Final[i64] = i64(LAYOUT.rows("stall", ALL, CARDS))
HEAP: Final[i64] = i64(LAYOUT.row("heap", ALL, CARDS))
DECK: Final[i64] = i64(LAYOUT.bag("deck", NOBODY))  # never dealt; below it lie the cards of `under`
UNDER: Final[i64] = i64(LAYOUT.row("under", NOBODY, CARDS))

PLAYED: Final[i64] = i64(PARTS.event("played", "seat card", "BAZ.window.1"))
STOLE: Final[i64] = i64(PARTS.event("stole", "seat card seat2", "BAZ.rob.2"))


def with_cards(g: State) -> i64:
    """The seats with a hand card: each could hold a reaction, and who has cards is open."""
    found: i64 = 0
    for seat in range(g.seats):
        if g.bag(HAND + seat) != 0:
            found |= bit(seat)
    return found


def rob(g: State, thief: i64, victim: i64) -> None:
    """The one way to steal: the theft, and on top of it the window of those who may stop it (BAZ.window.1)."""
    g.then(STEAL, thief, victim)
    g.then(WINDOW, thief, victim)


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


@final
class Show(Sealed):
    """Everybody picks a card for the own stall, or none."""

    rule = "BAZ.show.1"

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add_each(g.bag(HAND + g.seat), 1, 1)

    def reveal(self, g: State) -> None:
        for seat in range(g.seats):
            card = self.picked(g, seat) - 1
            if card >= 0:
                g.move(card, HAND + seat, STALL + seat)

    def space(self, g: State) -> i64:
        return 1 + CARDS

    def text(self, g: State, option: i64) -> str:
        return "nothing" if option == 0 else "show " + NAMES[option - 1]


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


@final
class Aim(Choice):
    """The thief names a victim, or nobody."""

    rule = "BAZ.rob.1"

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for seat in range(g.seats):
            if seat != g.a and g.count(STALL + seat) > 0:
                out.add(1 + seat)

    def take(self, g: State, option: i64) -> None:
        if option > 0:
            rob(g, g.a, option - 1)

    def space(self, g: State) -> i64:
        return 1 + g.seats

    def text(self, g: State, option: i64) -> str:
        return "nobody" if option == 0 else "rob " + str(option)


@final
class Steal(Auto):
    """The top of stall `g.b` goes to the thief `g.a`; who was led to his own stall loses it."""

    rule = "BAZ.rob.2"

    def run(self, g: State) -> None:
        card = g.top(STALL + g.b)
        if card >= 0:
            if g.a == g.b:
                g.move(card, STALL + g.b, UNDER)
            else:
                g.move(card, STALL + g.b, STALL + g.a)
            g.tell(STOLE, g.a, card, g.b)


class Play(Speak):
    """Whoever has hand cards, except `g.a`, may play one of the right kind."""

    def kind_of_cards(self) -> i64:
        raise NotImplementedError

    def seats(self, g: State) -> i64:
        return with_cards(g) & ~bit(g.a)

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add_each(g.bag(HAND + g.seat) & self.kind_of_cards(), 1, 1)

    def space(self, g: State) -> i64:
        return 1 + CARDS

    def why(self, g: State, option: i64) -> str:
        return "BAZ.window.3" if g.holds(HAND + g.seat, option - 1) else "BAZ.window.2"

    def text(self, g: State, option: i64) -> str:
        return "pass" if option == 0 else "play " + NAMES[option - 1]

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.a), "seat3": str(g.b)}


@final
class Window(Play):
    """`g.a` is about to rob `g.b`: a guard stops it, a decoy leads the thief to the next stall."""

    rule = "BAZ.window.1"

    def kind_of_cards(self) -> i64:
        return full(FIRST_BRIBE) & ~full(FIRST_GUARD)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        g.move(option - 1, HAND + seat, HEAP)
        g.tell(PLAYED, seat, option - 1)
        if option - 1 < FIRST_DECOY:
            g.then(STOP)
        else:
            g.then(TURN_ASIDE, g.a, (g.b + 1) % g.seats)
        g.then(COUNTER, seat, 0)


@final
class Counter(Play):
    """A reaction of `g.a` can be bribed away, and so can a bribe."""

    rule = "BAZ.bribe.1"

    def kind_of_cards(self) -> i64:
        return full(CARDS) & ~full(FIRST_BRIBE)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        g.move(option - 1, HAND + seat, HEAP)
        g.tell(PLAYED, seat, option - 1)
        g.then(STOP)
        g.then(COUNTER, seat, 0)


@final
class Stop(Auto):
    """What lies below does not happen."""

    rule = "BAZ.guard.1"

    def run(self, g: State) -> None:
        g.drop()


@final
class TurnAside(Auto):
    """The theft below does not happen; `g.a` robs `g.b` instead, and there is a new window."""

    rule = "BAZ.decoy.1"

    def run(self, g: State) -> None:
        g.drop()
        rob(g, g.a, g.b)


@final
class OpenSwaps(Auto):
    rule = "BAZ.swap.1"

    def run(self, g: State) -> None:
        g.then(SWAP, g.seats, 0)


@final
class Swap(Play):
    """Each may put a card under the deck, unseen, and draw one; `g.c` are those who have answered."""

    rule = "BAZ.swap.1"

    def kind_of_cards(self) -> i64:
        return full(CARDS)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        answered = g.c | bit(seat)
        if (self.seats(g) & ~answered) != 0:
            g.then(self.id, g.a, 0, answered)
        g.then(DRAW, seat)
        g.move(option - 1, HAND + seat, UNDER)

    def secret(self, g: State, option: i64) -> bool:
        return option != 0


@final
class Draw(Chance):
    """The top of the deck: by chance from the part that nobody knows, then in order."""

    rule = "BAZ.swap.2"

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
        g.move(g.card(source, option), source, HAND + g.a)

    def seen_by(self, g: State) -> i64:
        return bit(g.a)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(self.source(g), option)]


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
        g.then(BEGIN_ROUND)
        for seat in range(g.seats):
            g.then(DEAL, DECK, HAND + seat, 4)

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


DEAL: Final[i64] = i64(PARTS.step(Deal()))
SHUFFLE: Final[i64] = i64(PARTS.step(Shuffle()))
BEGIN_ROUND: Final[i64] = i64(PARTS.step(BeginRound()))
SHOW: Final[i64] = i64(PARTS.step(Show()))
ROLL: Final[i64] = i64(PARTS.step(Roll()))
AIM: Final[i64] = i64(PARTS.step(Aim()))
STEAL: Final[i64] = i64(PARTS.step(Steal()))
WINDOW: Final[i64] = i64(PARTS.step(Window()))
COUNTER: Final[i64] = i64(PARTS.step(Counter()))
STOP: Final[i64] = i64(PARTS.step(Stop()))
TURN_ASIDE: Final[i64] = i64(PARTS.step(TurnAside()))
OPEN_SWAPS: Final[i64] = i64(PARTS.step(OpenSwaps()))
SWAP: Final[i64] = i64(PARTS.step(Swap()))
DRAW: Final[i64] = i64(PARTS.step(Draw()))

ROUND: Final[vec[i64]] = as_ints([SHOW, ROLL, OPEN_SWAPS, BEGIN_ROUND])

RULES: Final = Bazaar(LAYOUT, PARTS)
EYE: Final = Eye(["worth"], [0.3])
