"""Turning up an event (AM.Y8), and the two that strike no piece: Fog and Riots (AM.E6, AM.E7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance
from stolik.games.ankhmorpork.acts import deck, deck_runs_out, deck_size, win_by_points
from stolik.games.ankhmorpork.moments import count_of
from stolik.games.ankhmorpork.state import DISCARD, EVENT_DECK, HAPPENED, NAMES, PARTS, TROUBLE, UNFOLDING

# isort: split
# Saved positions hold the numbers of some steps of these scrolls, which come before those of the events.
from stolik.games.ankhmorpork import scroll_figures, scroll_threats  # noqa: F401

# isort: split
# Each says what its events do.
from stolik.games.ankhmorpork import event_buildings, event_dragon, event_figures  # noqa: F401
from stolik.games.ankhmorpork.event import BY_EVENT, event

TURNED_UP: Final = PARTS.event("turned_up", "seat card", "AM.Y8")
FOGGED: Final = PARTS.event("fogged", "card", "AM.E6")
RIOTS_END: Final = PARTS.event("riots_end", "number", "AM.E7")


@final
class DrawEvent(Chance):
    """AM.Y8: the top event is turned up, carried out and removed from the game."""

    rule = "AM.Y8"
    args = "seat"

    def size(self, g: State) -> i64:
        return g.count(EVENT_DECK)

    def take(self, g: State, option: i64) -> None:
        seat = g.one()
        card = g.card(EVENT_DECK, option)
        g.move(card, EVENT_DECK, HAPPENED)
        g[UNFOLDING] = card + 1
        g.tell(TURNED_UP, seat, card)
        g.then(BY_EVENT[NAMES[card]], seat)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(EVENT_DECK, option)]


DRAW_EVENT: Final = PARTS.step(DrawEvent())


@final
class Fog(Auto):
    rule = "AM.E6"
    args = "seat"

    def run(self, g: State) -> None:
        g.then(FOG_TAKES, 5)


event("fog", Fog())


@final
class FogTakes(Chance):
    """So many cards from the top of the deck go face up to the discard pile, one by one."""

    rule = "AM.E6"
    rules = ("AM.V2",)
    args = "count"

    def size(self, g: State) -> i64:
        return g.count(deck(g))

    def take(self, g: State, option: i64) -> None:
        count = g.one()
        source = deck(g)
        card = g.card(source, option)
        g.move(card, source, DISCARD)
        g.tell(FOGGED, card)
        if deck_size(g) == 0:
            deck_runs_out(g)
        elif count > 1:
            g.then(self.id, count - 1)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(deck(g), option)]


FOG_TAKES: Final = PARTS.step(FogTakes())


@final
class Riots(Auto):
    rule = "AM.E7"
    rules = ("AM.V10",)
    args = "seat"

    def run(self, g: State) -> None:
        if count_of(g[TROUBLE]) >= 8:
            g.tell(RIOTS_END, count_of(g[TROUBLE]))
            win_by_points(g)


event("riots", Riots())
