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
    DIG_ONE,
    DIG_TWO,
    DIGS,
    TURN_UP,
    add_digs,
    dug,
    is_dig,
    lower_first,
    piles_down,
    piles_up,
    turn_up,
    why_no_collect,
    why_no_dig,
)
from stolik.games.sedlec.laying import lay, say_where
from stolik.games.sedlec.monstrance import DRAW_FEATURE, ME, OPENING
from stolik.games.sedlec.piles import MOST_PILES
from stolik.games.sedlec.placing import open_in_stack, why_not_in_stack
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

STARTS: Final = PARTS.event("starts", "seat", "SED.setup.2")
TOOK: Final = PARTS.event("took", "seat card pile", "SED.dig.3", "SED.hand.1")
COLLECTED: Final = PARTS.event("collected", "seat card pile", "SED.collect.1", "SED.hand.1")

FULL_HAND: Final = 2  # SED.hand.1

# The answers of a turn, after the digs.
COLLECT: Final = 2
STACK_ONE: Final = 3


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


FIRST_PLAYER: Final = PARTS.step(FirstPlayer())


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
                mark = g.mark()
                g.then(TAKE_TURN, seat)
                g.then(NEXT_TURN)
                g.in_order(mark)
                return
        g.then(SCORING)


NEXT_TURN: Final = PARTS.step(NextTurn())


def whose_turn(g: State) -> str:
    """Why it is not the turn of `g.seat`."""
    return "SED.turn.2" if is_complete(g, g.seat) else "SED.turn.1"


@final
class TakeTurn(Choice):
    """SED.turn.1: dig, collect or stack."""

    rule = "SED.turn.1"
    rules = ("SED.hand.2", "SED.dig.4", "SED.collect.2", "SED.stack.2")
    args = "seat"
    answers = (*DIGS, "collect {pile}", "stack {card} {stack:place}")

    def whose(self, g: State) -> str:
        return whose_turn(g)

    def facts(self, g: State) -> dict[str, str]:
        return {"held": str(g.count(HAND + g.one()))}

    def options(self, g: State, out: Options) -> None:
        hand = HAND + g.seat
        held = size(g.bag(hand))
        if held < FULL_HAND:
            up = piles_up(g)
            add_digs(self, out, piles_down(g, up))
            self.each_of(out, COLLECT, up)
        if held > 0:
            places = open_places(g, g.seat)
            for i in range(held):
                out.add_each(places, self.code(STACK_ONE, g.card(hand, i)), 1)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        verb, part = self.which(option)
        if verb <= DIG_TWO:
            pile, second = dug(self, option)
            turn_up(g, seat, pile, second, TAKE if verb == DIG_TWO else TAKE_ONLY)
        elif verb == COLLECT:
            card = g.top(OPEN[part])
            g.move(card, OPEN[part], HAND + seat)
            g.tell(COLLECTED, seat, card, part)
        else:
            card, place = self.both_of(STACK_ONE, option)
            lay(g, seat, card, HAND + seat, STACK + seat, place)

    def goes_on(self, g: State, option: i64) -> bool:
        return is_dig(self, option)

    def why(self, g: State, option: i64) -> str:
        held = g.count(HAND + g.seat)
        verb = self.verb(option)
        if verb != STACK_ONE:
            if held == FULL_HAND:
                return "SED.hand.2"
            return why_no_dig(g) if verb <= DIG_TWO else why_no_collect(g)
        card, place = self.both_of(STACK_ONE, option)
        if held == 0:
            return "SED.stack.2"
        if not g.holds(HAND + g.seat, card):
            return "SED.stack.1"
        return why_not_in_stack(filled(g, STACK + g.seat), place)

    def refuses(self, g: State, text: str) -> str:
        """An action that names nothing which is there."""
        verb = text.partition(" ")[0]
        if verb == "dig":
            return self.why(g, self.code(DIG_ONE, 0))
        return self.why(g, self.code(COLLECT, 0)) if verb == "collect" else ""

    def read(self, g: State, text: str) -> i64:
        return lower_first(self, super().read(g, text))

    def possible(self, g: State, option: i64) -> bool:
        return super().possible(g, option) and lower_first(self, option) == option

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        verb, part = self.which(option)
        if verb == COLLECT:
            said["card"] = NAMES[g.top(OPEN[part])]
        elif verb == STACK_ONE:
            card, place = self.both_of(STACK_ONE, option)
            say_where(g, said, card, STACK + g.seat, place)
        return key, said


TAKE_TURN: Final = PARTS.step(TakeTurn())


def into_hand(g: State, seat: i64, pile: i64) -> None:
    card = g.top(OPEN[pile])
    g.move(card, OPEN[pile], HAND + seat)
    g.tell(TOOK, seat, card, pile)


@final
class Take(Choice):
    """SED.dig.3: of the cards just turned, on two piles, one comes to the hand."""

    rule = "SED.dig.3"
    args = "seat pile second"
    answers = ("take {pile}",)

    def whose(self, g: State) -> str:
        return whose_turn(g)

    def options(self, g: State, out: Options) -> None:
        _, pile, second = g.three()
        self.offer(out, pile)
        self.offer(out, second)

    def take(self, g: State, option: i64) -> None:
        into_hand(g, g.seat, self.part(option))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        said["card"] = NAMES[g.top(OPEN[self.part(option)])]
        return key, said


TAKE: Final = PARTS.step(Take())


@final
class TakeOnly(Auto):
    """SED.dig.3: where only one card was turned, that is the one."""

    rule = "SED.dig.3"
    args = "seat pile second"

    def run(self, g: State) -> None:
        seat, pile = g.two()
        into_hand(g, seat, pile)


TAKE_ONLY: Final = PARTS.step(TakeOnly())


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
            mark = g.mark()
            g.then(DRAW_FEATURE, SHAPE)
            g.then(DRAW_FEATURE, EFFECT)
            g.then(OPENING, ME)
            g.in_order(mark)
        else:
            mark = g.mark()
            g.then(FIRST_PLAYER)
            g.then(TURN_UP, 0)
            g.then(NEXT_TURN)
            g.in_order(mark)

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


RULES: Final = Sedlec(LAYOUT, PARTS)
