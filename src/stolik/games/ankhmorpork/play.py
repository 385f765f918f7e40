"""The turn: playing cards and carrying out their symbols from left to right (AM.Y1, AM.T1 to AM.T9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

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
    BUILD,
    BUILD_SYMBOL,
    CALM,
    CALM_SYMBOL,
    CARD_PLAYED,
    EVENT,
    GOAL_MET,
    KILL,
    KILL_SYMBOL,
    MONEY_SYMBOL,
    MOST_SYMBOLS,
    OWN,
    PAY,
    REACT,
    REFILL,
    SCROLL,
    SYMBOLS,
    TURN_BEGAN,
    Moment,
    any_power,
    can_play,
    goals_met,
    met,
    prey,
    sites,
    tidy,
)
from stolik.games.ankhmorpork.scroll import Scroll
from stolik.games.ankhmorpork.scrolls import BY_EFFECT
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

# How a card is played.
MUST: Final = 0  # the card of the turn (AM.T2)
MAY: Final = 1  # another one (AM.Y9)
FIRST_OF_TWO: Final = 2  # and a second one after it (AM.T6)


@final
class PlayCard(Moment):
    """Seat `g.a` plays a hand card (AM.Y1, AM.T2), or may play another (AM.Y9) where `g.c` is not MUST.

    `g.b` is the card whose last symbol this is.
    """

    rule = "AM.Y1"
    rules = ("AM.T2", "AM.Y9", "AM.T5", "AM.T6", "AM.R11")

    def must(self, g: State) -> bool:
        return g.c == MUST and can_play(g, g.a)

    def targets(self, g: State, out: Options) -> None:
        for i in range(g.count(HAND + g.a)):
            card = g.card(HAND + g.a, i)
            if SYMBOLS[MOST_SYMBOLS * card] != REACT:
                out.add(OWN + card)

    def use(self, g: State, target: i64) -> None:
        seat = g.a
        if g.c == FIRST_OF_TWO:
            g.then(PLAY_SECOND, seat, g.b)
        tidy(g)  # AM.T5: the finished card is discarded first
        g.move(target, HAND + seat, PLAY)
        g[PLAYED] = target + 1
        g[FRESH] = 1
        g.tell(CARD_PLAYED, seat, target)
        g.then(SYMBOL, seat, target, 0)

    def declined(self, g: State) -> None:
        if g.watch is not None and g.c == MUST:  # AM.T2: he would have to play
            g.lacks(HAND + g.a, [i for i in range(ACTION_CARDS) if SYMBOLS[MOST_SYMBOLS * i] != REACT])
        tidy(g)

    def why_not(self, g: State, target: i64) -> str:
        if g.holds(PENALTY + g.a, target):
            return "AM.T9"
        return "AM.R11" if g.holds(HAND + g.a, target) else "AM.Y1"

    def width(self) -> i64:
        return ACTION_CARDS

    def target_text(self, target: i64) -> str:
        return "play " + NAMES[target]

    def target_label(self, g: State, target: i64) -> tuple[str, dict[str, str]]:
        return "play_card", {"card": NAMES[target]}

    def facts(self, g: State) -> dict[str, str]:
        if g.c == MUST:
            return {"how": "must"}
        return {"how": "two" if g.c == FIRST_OF_TWO else "may", "card": NAMES[g.b]}


@final
class PlaySecond(Auto):
    """AM.T6: the second of two plays; after all of the first, with whatever is in hand then."""

    rule = "AM.T6"

    def run(self, g: State) -> None:
        if g.count(HAND + g.a) > 0 or any_power(g, g.a):
            g.then(PLAY_CARD, g.a, g.b, MAY)


@final
class PlayTwo(Scroll):
    """Drumknott, Ponder Stibbons: two more cards, each with its own chain (AM.T6)."""

    rule = "AM.effect.play_two_cards"

    def usable(self, g: State, seat: i64) -> bool:
        return can_play(g, seat)

    def run(self, g: State) -> None:
        g.then(PLAY_CARD, g.a, g.b, FIRST_OF_TWO)


@final
class ScrollSymbol(Moment):
    """AM.Y7: the text of card `g.b`, if it can be carried out."""

    rule = "AM.Y7"
    rules = ("AM.K9",)

    def targets(self, g: State, out: Options) -> None:
        if scroll_of(g, g.b).usable(g, g.a):
            out.add(OWN)

    def use(self, g: State, target: i64) -> None:
        seat = g.a
        card = g.b
        g.then(SCROLL_END)
        g.then(scroll_of(g, card).id, seat, card)

    def width(self) -> i64:
        return 1

    def why_not(self, g: State, target: i64) -> str:
        return scroll_of(g, g.b).rule

    def target_text(self, target: i64) -> str:
        return "scroll"

    def target_label(self, g: State, target: i64) -> tuple[str, dict[str, str]]:
        return "scroll", {"effect": effect_of(g, g.b)}

    def facts(self, g: State) -> dict[str, str]:
        return {"card": NAMES[g.b], "effect": effect_of(g, g.b)}


@final
class Symbol(Auto):
    """The symbol number `g.c` of card `g.b`, played by `g.a`; each is finished before the next (AM.T3)."""

    rule = "AM.Y1"
    rules = ("AM.T3",)

    def run(self, g: State) -> None:
        seat = g.a
        card = g.b
        index = g.c
        symbol: i64 = -1
        if index < MOST_SYMBOLS:
            symbol = SYMBOLS[MOST_SYMBOLS * card + index]
        if index > 0 or symbol < 0:
            g[FRESH] = 0
        if symbol < 0:
            tidy(g)
        elif symbol == ANOTHER:
            if g.count(HAND + seat) > 0 or any_power(g, seat):
                g.then(PLAY_CARD, seat, card, MAY)
            else:
                tidy(g)
        else:
            g.then(SYMBOL, seat, card, index + 1)
            offer(g, seat, card, symbol)


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
        g.then(NEXT_PLAYER)
        g.then(REFILL, seat)
        g.then(END_TURN, seat)
        g.then(PLAY_CARD, seat)


@final
class EndTurn(Moment):
    """The last moment of a turn: powers, and then the refill."""

    rule = "AM.Y1"
    rules = ("AM.T4", "AM.T8", "AM.R9", "AM.effect.react_end_turn_keep_card")

    def targets(self, g: State, out: Options) -> None:
        pass

    def use(self, g: State, target: i64) -> None:
        raise ValueError("nothing to use")

    def width(self) -> i64:
        return 0

    def facts(self, g: State) -> dict[str, str]:
        return {}


@final
class NextPlayer(Auto):
    rule = "AM.Y1"

    def run(self, g: State) -> None:
        g[ACTIVE] = (g[ACTIVE] + 1) % g.seats
        g.then(BEGIN_TURN)


def scroll_of(g: State, card: i64) -> Scroll:
    """AM.D2: the Bursar's depends on the edition."""
    return ENGLISH_SCROLLS[card] if g[ENGLISH] != 0 else POLISH_SCROLLS[card]


def effect_of(g: State, card: i64) -> str:
    return CARDS[card].effect_english if g[ENGLISH] != 0 else CARDS[card].effect


PLAY_CARD: Final[i64] = i64(PARTS.step(PlayCard()))
SYMBOL: Final[i64] = i64(PARTS.step(Symbol()))
BEGIN_TURN: Final[i64] = i64(PARTS.step(BeginTurn()))
END_TURN: Final[i64] = i64(PARTS.step(EndTurn()))
NEXT_PLAYER: Final[i64] = i64(PARTS.step(NextPlayer()))
PLAY_SECOND: Final[i64] = i64(PARTS.step(PlaySecond()))
SCROLL_SYMBOL: Final[i64] = i64(PARTS.step(ScrollSymbol()))

_TWO: Final = PlayTwo()
_SCROLLS: Final = {**BY_EFFECT, "play_two_cards": _TWO}
for _scroll in _SCROLLS.values():
    PARTS.step(_scroll)
# By card; what stands at a card without a scroll is never asked for.
POLISH_SCROLLS: Final[list[Scroll]] = [_SCROLLS.get(card.effect, _TWO) for card in CARDS]
ENGLISH_SCROLLS: Final[list[Scroll]] = [_SCROLLS.get(card.effect_english, _TWO) for card in CARDS]
