"""The rules of Skulls of Sedlec, in the order of the leaflet: set-up, the turn and its three actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, has, size
from stolik.engine.layout import TURN
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.sedlec.ending import SCORING
from stolik.games.sedlec.graveyard import (
    DIG_FIRST,
    DIG_SECOND,
    DIG_TEXTS,
    DIGS,
    TURN_UP,
    add_digs,
    dig_label,
    in_order,
    turn_up,
    why_no_collect,
    why_no_dig,
)
from stolik.games.sedlec.laying import STACK_TEXTS, lay, lay_label
from stolik.games.sedlec.monstrance import DRAW_FEATURE, OPENING
from stolik.games.sedlec.placing import STACK_PLACES, open_in_stack, why_not_in_stack
from stolik.games.sedlec.state import (
    ACTIVE,
    BASE_CARDS,
    BOX,
    DOWN,
    EFFECT,
    FEATURE,
    GRAVEYARD,
    HAND,
    LAYOUT,
    MOST_PILES,
    NAMES,
    OPEN,
    PARTS,
    PILES,
    PLACE,
    SCORE,
    SHAPE,
    SKULL_CARDS,
    STACK,
    WIDTH,
    WON,
    filled,
    is_complete,
    is_solo,
    open_places,
    target,
)

STARTS: Final[i64] = i64(PARTS.event("starts", "seat", "SED.setup.2"))
TOOK: Final[i64] = i64(PARTS.event("took", "seat card number", "SED.dig.3", "SED.hand.1"))
COLLECTED: Final[i64] = i64(PARTS.event("collected", "seat card number", "SED.collect.1", "SED.hand.1"))

FULL_HAND: Final = 2  # SED.hand.1

# The options of a turn: the digs, the piles to collect from, then each card at each place of the stack.
COLLECTS: Final = DIGS
STACKS: Final = COLLECTS + MOST_PILES
TURN_TEXTS: Final = [
    *DIG_TEXTS,
    *(f"collect {pile + 1}" for pile in range(MOST_PILES)),
    *(f"stack {NAMES[card]} {place}" for card in range(SKULL_CARDS) for place in STACK_TEXTS),
]
TURN_SPACE: Final = STACKS + SKULL_CARDS * STACK_PLACES


# --- Set-up ----------------------------------------------------------------------------------------


@final
class FirstPlayer(Chance):
    """SED.setup.2: the graveyard is laid out, and chance says who begins."""

    rule = "SED.setup.2"
    rules = ("SED.setup.1", "SED.modes.1", "SED.modes.2", "SED.cards.1", "SED.cards.2")

    def size(self, g: State) -> i64:
        return g.seats

    def take(self, g: State, option: i64) -> None:
        g[ACTIVE] = option
        g.tell(STARTS, option)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


# --- The turn --------------------------------------------------------------------------------------


@final
class NextTurn(Auto):
    """SED.turn.2: the next player clockwise whose stack is not complete; when there is none, the game ends."""

    rule = "SED.turn.2"
    rules = ("SED.end.1",)

    def run(self, g: State) -> None:
        for after in range(g.seats):
            seat = (g[ACTIVE] + after) % g.seats
            if not is_complete(g, seat):
                g[TURN] += 1
                g[ACTIVE] = (seat + 1) % g.seats
                g.then(NEXT_TURN)
                g.then(TAKE_TURN, seat)
                return
        g.then(SCORING)


def whose_turn(g: State) -> str:
    """Why it is not the turn of `g.seat`."""
    return "SED.turn.2" if is_complete(g, g.seat) else "SED.turn.1"


@final
class TakeTurn(Choice):
    """SED.turn.1: dig, collect or stack."""

    rule = "SED.turn.1"
    rules = ("SED.hand.2", "SED.dig.4", "SED.collect.2", "SED.stack.2")

    def whose(self, g: State) -> str:
        return whose_turn(g)

    def options(self, g: State, out: Options) -> None:
        seat = g.a
        hand = g.bag(HAND + seat)
        held = size(hand)
        if held < FULL_HAND:
            add_digs(g, out)
            for pile in range(g[PILES]):
                if g.top(OPEN[pile]) >= 0:
                    out.add(COLLECTS + pile)
        if held > 0:
            places = open_places(g, seat)
            for i in range(held):
                out.add_each(places, STACKS + STACK_PLACES * g.card(HAND + seat, i), 1)

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        if option < COLLECTS:
            if DIG_SECOND[option] >= 0:
                g.then(TAKE, seat, DIG_FIRST[option], DIG_SECOND[option])
            else:
                g.then(TAKE_ONLY, seat, DIG_FIRST[option])
            turn_up(g, seat, option)
        elif option < STACKS:
            pile = option - COLLECTS
            card = g.top(OPEN[pile])
            g.move(card, OPEN[pile], HAND + seat)
            g.tell(COLLECTED, seat, card, pile + 1)
        else:
            card = (option - STACKS) // STACK_PLACES
            lay(g, seat, card, HAND + seat, STACK + seat, (option - STACKS) % STACK_PLACES)

    def goes_on(self, g: State, option: i64) -> bool:
        return option < COLLECTS

    def space(self, g: State) -> i64:
        return TURN_SPACE

    def why(self, g: State, option: i64) -> str:
        held = g.count(HAND + g.seat)
        if option < STACKS:
            if held == FULL_HAND:
                return "SED.hand.2"
            return why_no_dig(g) if option < COLLECTS else why_no_collect(g)
        if held == 0:
            return "SED.stack.2"
        if not g.holds(HAND + g.seat, (option - STACKS) // STACK_PLACES):
            return "SED.stack.1"
        return why_not_in_stack(filled(g, STACK + g.seat), (option - STACKS) % STACK_PLACES)

    def refuses(self, g: State, text: str) -> str:
        """An action that names nothing which is there."""
        verb = text.partition(" ")[0]
        if verb == "dig":
            return self.why(g, 0)
        return self.why(g, COLLECTS) if verb == "collect" else ""

    def text(self, g: State, option: i64) -> str:
        return TURN_TEXTS[option]

    def read(self, g: State, text: str) -> i64:
        return super().read(g, in_order(text))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option < COLLECTS:
            return dig_label(option)
        if option < STACKS:
            pile = option - COLLECTS
            return "collect", {"card": NAMES[g.top(OPEN[pile])], "number": str(pile + 1)}
        card = (option - STACKS) // STACK_PLACES
        return lay_label(g, card, STACK + g.seat, (option - STACKS) % STACK_PLACES)


def into_hand(g: State, seat: i64, pile: i64) -> None:
    card = g.top(OPEN[pile])
    g.move(card, OPEN[pile], HAND + seat)
    g.tell(TOOK, seat, card, pile + 1)


@final
class Take(Choice):
    """SED.dig.3: of the cards just turned, on piles `g.b` and `g.c`, one comes to the hand of `g.a`."""

    rule = "SED.dig.3"

    def whose(self, g: State) -> str:
        return whose_turn(g)

    def options(self, g: State, out: Options) -> None:
        out.add(g.b)
        out.add(g.c)

    def take(self, g: State, option: i64) -> None:
        into_hand(g, g.a, option)

    def space(self, g: State) -> i64:
        return MOST_PILES

    def text(self, g: State, option: i64) -> str:
        return f"take {option + 1}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "take", {"card": NAMES[g.top(OPEN[option])], "number": str(option + 1)}


@final
class TakeOnly(Auto):
    """SED.dig.3: where only one card was turned, that is the one."""

    rule = "SED.dig.3"

    def run(self, g: State) -> None:
        into_hand(g, g.a, g.b)


# --- The game --------------------------------------------------------------------------------------


@final
class Sedlec(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        """SED.setup, SED.solo.3: whoever plays alone has four piles, the others six; the first ones are the larger."""
        cards = SKULL_CARDS if options["executioners"] == "yes" else BASE_CARDS
        for card in range(len(NAMES)):
            g.lay(GRAVEYARD if card < cards else BOX, card)
        g[WIDTH] = 4 if g.seats <= 2 else 3
        g[PILES] = 4 if is_solo(g) else MOST_PILES
        for pile in range(g[PILES]):
            g[DOWN + pile] = (cards + g[PILES] - 1 - pile) // g[PILES]
        if is_solo(g):
            g.then(OPENING, 0)
            g.then(DRAW_FEATURE, EFFECT)
            g.then(DRAW_FEATURE, SHAPE)
        else:
            g.then(NEXT_TURN)
            g.then(TURN_UP, 0)
            g.then(FIRST_PLAYER)

    def share(self, g: State, seat: i64) -> float:
        """SED.tie.2: who ties shares the win."""
        return 1.0 / float(size(g[WON])) if has(g[WON], seat) else 0.0

    def aim(self, g: State, seat: i64) -> float:
        return success(float(g[SCORE])) if is_solo(g) else self.share(g, seat)

    def invariants(self, g: State) -> None:
        lying = sorted([card for zone in range(len(LAYOUT.zones)) for card in g.cards(zone)])
        assert lying == list(range(len(NAMES))), "cards lost or doubled"
        down: i64 = 0
        for pile in range(MOST_PILES):
            assert g[DOWN + pile] >= 0, "less than no cards in a pile"
            down += g[DOWN + pile]
        assert down == g.count(GRAVEYARD), "the piles and the graveyard differ"
        laid: list[int] = []
        for seat in range(g.seats):
            assert g.count(HAND + seat) <= FULL_HAND, "too many cards in a hand"
            self._stands(g, STACK + seat, target(g))
            laid += g.cards(STACK + seat)
        laid += g.cards(FEATURE)
        for card in range(SKULL_CARDS):
            assert (g[PLACE + card] > 0) == (card in laid), "a card that is laid and is not"
        assert len({g[PLACE + card] for card in g.cards(FEATURE)}) == g.count(FEATURE), "two cards in one place"

    def _stands(self, g: State, zone: i64, most: i64) -> None:
        """SED.place: a stack can be laid again, card by card."""
        assert g.count(zone) <= most, "a stack that is too large"
        there: i64 = 0
        for card in g.cards(zone):
            place = g[PLACE + card] - 1
            assert place >= 0, "a card that lies nowhere"
            assert has(open_in_stack(there, g[WIDTH]), place), "a card that hangs in the air"
            there |= bit(place)


def success(total: float) -> float:
    """Points of whoever plays alone as bots see them: in hundreds, and however many there are."""
    return max(0.0, total / 100.0)


FIRST_PLAYER: Final[i64] = i64(PARTS.step(FirstPlayer()))
NEXT_TURN: Final[i64] = i64(PARTS.step(NextTurn()))
TAKE_TURN: Final[i64] = i64(PARTS.step(TakeTurn()))
TAKE: Final[i64] = i64(PARTS.step(Take()))
TAKE_ONLY: Final[i64] = i64(PARTS.step(TakeOnly()))

RULES: Final = Sedlec(LAYOUT, PARTS)
