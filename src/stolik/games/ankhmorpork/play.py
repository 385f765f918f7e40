"""The turn: playing cards and carrying out their symbols from left to right (AM.Y1, AM.T1 to AM.T9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import Named
from stolik.engine.kit import Options, bit
from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.engine.steps import Auto
from stolik.games.ankhmorpork.acts import ORDINARY, SCROLL_END, can_place, win
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.events import DRAW_EVENT
from stolik.games.ankhmorpork.moments import (
    AGENT,
    AGENT_SYMBOL,
    ANOTHER,
    AT_ONCE,
    BUILD,
    BUILD_SYMBOL,
    CALM,
    CALM_SYMBOL,
    CARD_PLAYED,
    EVENT,
    GOAL_MET,
    KILL,
    KILL_SYMBOL,
    MOMENT,
    MONEY_SYMBOL,
    MOST_SYMBOLS,
    OWN,
    PAUSE,
    PAY,
    REACT,
    REFILL,
    SCROLL,
    SYMBOLS,
    TURN_BEGAN,
    USE_POWER,
    Moment,
    any_power,
    can_play,
    goals_met,
    met,
    powers,
    prey,
    sites,
    tidy,
)
from stolik.games.ankhmorpork.scroll import BY_EFFECT, Scroll, Unasked, effect_of, scroll
from stolik.games.ankhmorpork.state import (
    ACTION_CARDS,
    ACTIVE,
    ENGLISH,
    EVENT_DECK,
    FIRST_PERSON,
    FRESH,
    GAINED,
    HAND,
    NAMES,
    PARTS,
    PENALTY,
    PERSON,
    PLAY,
    PLAYED,
    TROUBLE,
    USED,
)

# isort: split
# Each says what its effects do. After the events: saved positions hold the numbers of some of these steps.
from stolik.games.ankhmorpork import (  # noqa: F401
    scroll_buildings,
    scroll_cards,
    scroll_dice,
    scroll_figures,
    scroll_money,
    scroll_people,
    scroll_placing,
    scroll_threats,
)

# How a card is played.
MUST: Final = 0  # the card of the turn (AM.T2)
MAY: Final = 1  # another one (AM.Y9)
FIRST_OF_TWO: Final = 2  # and a second one after it (AM.T6)


PARTS.kind(Named("manner", ["must", "may", "two"]))


@final
class PlayCard(Moment):
    """A seat plays a hand card (AM.Y1, AM.T2), or may play another after that one (AM.Y9)."""

    rule = "AM.Y1"
    rules = ("AM.T2", "AM.Y9", "AM.T5", "AM.T6", "AM.R11")
    args = "seat after:action how:manner"
    answers = (*MOMENT, "play_card = play {card}")

    def must(self, g: State) -> bool:
        seat, _, how = g.three()
        return how == MUST and can_play(g, seat)

    def targets(self, g: State, out: Options) -> None:
        first = self.code(OWN, 0)
        for i in range(g.count(HAND + g.seat)):
            card = g.card(HAND + g.seat, i)
            if SYMBOLS[MOST_SYMBOLS * card] != REACT:
                out.add(first + card)

    def use(self, g: State, option: i64) -> None:
        seat, after, how = g.three()
        _, card = self.which(option)
        tidy(g)  # AM.T5: the finished card is discarded first
        g.move(card, HAND + seat, PLAY)
        g[PLAYED] = card + 1
        g[FRESH] = 1
        g.tell(CARD_PLAYED, seat, card)
        mark = g.mark()
        g.then(SYMBOL, seat, card, 0)
        if how == FIRST_OF_TWO:
            g.then(PLAY_SECOND, seat, after)
        g.in_order(mark)

    def declined(self, g: State) -> None:
        seat, _, how = g.three()
        if g.watch is not None and how == MUST:  # AM.T2: he would have to play
            g.lacks(HAND + seat, [i for i in range(ACTION_CARDS) if SYMBOLS[MOST_SYMBOLS * i] != REACT])
        tidy(g)

    def why_not(self, g: State, option: i64) -> str:
        _, card = self.which(option)
        if g.holds(PENALTY + g.seat, card):
            return "AM.T9"
        return "AM.R11" if g.holds(HAND + g.seat, card) else "AM.Y1"

    def facts(self, g: State) -> dict[str, str]:
        _, after, how = g.three()
        if how == MUST:
            return {"how": "must"}
        return {"how": "two" if how == FIRST_OF_TWO else "may", "card": NAMES[after]}


PLAY_CARD: Final = PARTS.step(PlayCard())


@final
class PlaySecond(Auto):
    """AM.T6: the second of two plays; after all of the first, with whatever is in hand then."""

    rule = "AM.T6"
    args = "seat after:action"

    def run(self, g: State) -> None:
        seat, after = g.two()
        if g.count(HAND + seat) > 0 or any_power(g, seat):
            g.then(PLAY_CARD, seat, after, MAY)


PLAY_SECOND: Final = PARTS.step(PlaySecond())


@final
class PlayTwo(Unasked):
    """Drumknott, Ponder Stibbons: two more cards, each with its own chain (AM.T6)."""

    def usable(self, g: State, seat: i64) -> bool:
        return can_play(g, seat)

    def run(self, g: State) -> None:
        seat, card = g.two()
        g.then(PLAY_CARD, seat, card, FIRST_OF_TWO)


PLAY_TWO: Final = PlayTwo()
scroll("play_two_cards", PLAY_TWO)


@final
class ScrollSymbol(Moment):
    """AM.Y7: the text of a card, if it can be carried out."""

    rule = "AM.Y7"
    rules = ("AM.K9",)
    answers = (*PAUSE, "scroll", USE_POWER)

    def targets(self, g: State, out: Options) -> None:
        seat, card = g.two()
        if scroll_of(g, card).usable(g, seat):
            out.add(AT_ONCE)

    def use(self, g: State, option: i64) -> None:
        seat, card = g.two()
        mark = g.mark()
        g.then(scroll_of(g, card).id, seat, card)
        g.then(SCROLL_END)
        g.in_order(mark)

    def half(self, g: State, option: i64) -> bool:
        seat, card = g.two()
        return scroll_of(g, card).asks(g, seat)

    def why_not(self, g: State, option: i64) -> str:
        _, card = g.two()
        return scroll_of(g, card).law

    def facts(self, g: State) -> dict[str, str]:
        _, card = g.two()
        return {"card": NAMES[card], "effect": effect_of(g, card)}


SCROLL_SYMBOL: Final = PARTS.step(ScrollSymbol())


@final
class Symbol(Auto):
    """The next symbol of a card; each is finished before the next (AM.T3)."""

    rule = "AM.Y1"
    rules = ("AM.T3",)
    args = "seat card place:symbol"

    def run(self, g: State) -> None:
        seat, card, place = g.three()
        symbol: i64 = -1
        if place < MOST_SYMBOLS:
            symbol = SYMBOLS[MOST_SYMBOLS * card + place]
        if place > 0 or symbol < 0:
            g[FRESH] = 0
        if symbol < 0:
            tidy(g)
        elif symbol == ANOTHER:
            if g.count(HAND + seat) > 0 or any_power(g, seat):
                g.then(PLAY_CARD, seat, card, MAY)
            else:
                tidy(g)
        else:
            mark = g.mark()
            offer(g, seat, card, symbol)
            g.then(SYMBOL, seat, card, place + 1)
            g.in_order(mark)


SYMBOL: Final = PARTS.step(Symbol())


def offer(g: State, seat: i64, card: i64, symbol: i64) -> None:
    """Ask what to do with a symbol, unless there is nothing to do; an impossible one is skipped (AM.T3)."""
    power = any_power(g, seat)
    if symbol == AGENT:
        if power or can_place(g, seat, ORDINARY):
            g.then(AGENT_SYMBOL, seat, card)
    elif symbol == BUILD:
        if power or sites(g, seat, 0) != 0:
            g.then(BUILD_SYMBOL, seat, card)
    elif symbol == KILL:
        if power or prey(g, seat):
            g.then(KILL_SYMBOL, seat, card)
    elif symbol == CALM:
        if power or g[TROUBLE] != 0:
            g.then(CALM_SYMBOL, seat, card)
    elif symbol == PAY:
        g.then(MONEY_SYMBOL, seat, card)
    elif symbol == SCROLL:
        # Whether somebody holds a playable card is nobody's business: who holds any is asked.
        if power or scroll_of(g, card).usable(g, seat) or g.count(HAND + seat) > 0:
            g.then(SCROLL_SYMBOL, seat, card)
    elif symbol == EVENT and g.count(EVENT_DECK) > 0:
        g.then(DRAW_EVENT, seat)


# --- the turn --------------------------------------------------------------------------------------


@final
class BeginTurn(Auto):
    """AM.T1: whoever meets his goal at the start of his turn wins; otherwise he plays."""

    rule = "AM.T1"
    rules = (
        "AM.G1",
        "AM.W1",
        "AM.W2",
        "AM.W3",
        "AM.W4",
        "AM.W5",
        "AM.W6",
        "AM.G2",
        "AM.G4",
        "AM.G5",
        "AM.V1",
        "AM.V3",
        "AM.V4",
    )

    def run(self, g: State) -> None:
        seat = g[ACTIVE]
        g[TURN] += 1
        g[USED] = 0
        g[GAINED] = 0
        g[PLAYED] = 0
        g[FRESH] = 0
        g.tell(TURN_BEGAN, seat)
        card = g.card(PERSON + seat, 0)
        if met(g, seat, card - FIRST_PERSON):
            g.tell(GOAL_MET, seat, card)
            win(g, bit(seat))
            return
        if g.watch is not None:  # all see which goals he would have met
            g.lacks(PERSON + seat, [FIRST_PERSON + person for person in goals_met(g, seat)])
        mark = g.mark()
        g.then(PLAY_CARD, seat)
        g.then(END_TURN, seat)
        g.then(REFILL, seat)
        g.then(NEXT_PLAYER)
        g.in_order(mark)


BEGIN_TURN: Final = PARTS.step(BeginTurn())


@final
class EndTurn(Moment):
    """The last moment of a turn: powers, and then the refill."""

    rule = "AM.Y1"
    rules = ("AM.T4", "AM.T8", "AM.R9", "AM.effect.react_end_turn_keep_card")
    args = "seat"
    answers = MOMENT

    def targets(self, g: State, out: Options) -> None:
        pass

    def use(self, g: State, option: i64) -> None:
        raise ValueError("nothing to use")

    def facts(self, g: State) -> dict[str, str]:
        """Whose powers everybody can see; a Doctor Mossy Lawn in hand shows in the options alone."""
        return powers(g, g.one())


END_TURN: Final = PARTS.step(EndTurn())


@final
class NextPlayer(Auto):
    rule = "AM.Y1"

    def run(self, g: State) -> None:
        g[ACTIVE] = (g[ACTIVE] + 1) % g.seats
        g.then(BEGIN_TURN)


NEXT_PLAYER: Final = PARTS.step(NextPlayer())


def scroll_of(g: State, card: i64) -> Scroll:
    """AM.D2: the Bursar's depends on the edition."""
    return ENGLISH_SCROLLS[card] if g[ENGLISH] != 0 else POLISH_SCROLLS[card]


# Last of all, for the same reason.
for _effect, _scroll in BY_EFFECT.items():
    PARTS.step(_scroll, _scroll.name, "AM.effect." + _effect)
# By card; what stands at a card without a scroll is never asked for.
POLISH_SCROLLS: Final[list[Scroll]] = [
    BY_EFFECT[card.effect] if "scroll" in card.symbols else PLAY_TWO for card in CARDS
]
ENGLISH_SCROLLS: Final[list[Scroll]] = [
    BY_EFFECT[card.effect_english] if "scroll" in card.symbols else PLAY_TWO for card in CARDS
]
