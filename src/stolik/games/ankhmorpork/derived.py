"""What anybody could work out from what lies open: who controls what, and how near everybody is to each goal."""

from __future__ import annotations

from typing import TypedDict

from stolik.engine.layout import DEPTH, FRAME
from stolik.engine.state import State
from stolik.games.ankhmorpork.acts import deck_size
from stolik.games.ankhmorpork.data import CARDS, PEOPLE
from stolik.games.ankhmorpork.moments import NEEDED, progress, usable
from stolik.games.ankhmorpork.play import PLAY_CARD, SYMBOL
from stolik.games.ankhmorpork.state import ACTIVE, AREAS, BOX, FIRST_PERSON, PLAY, controller, points


class Goal(TypedDict):
    """A personality by the keys of its texts: whose it is, nobody learns here."""

    name: str
    goal: str
    kind: str
    needed: int
    progress: list[int]  # by seat


class Derived(TypedDict):
    goals: list[Goal]
    control: list[int]  # by area: a seat, -1 if nobody controls it
    points: list[int]  # by seat: if the game ended now
    deck: int
    powers: list[int]  # the areas, from 1, whose City Area cards the active player could use now
    symbol: int | None  # the place of the present symbol on the card in play, from 0


def derived(g: State) -> Derived:
    return {
        "goals": [
            {
                "name": f"personality-{person.id}",
                "goal": f"goal-{person.id}",
                "kind": person.goal,
                "needed": NEEDED[5 * number + g.seats],
                "progress": [_progress(g, seat, number) for seat in range(g.seats)],
            }
            for number, person in enumerate(PEOPLE.personalities)
            if not g.holds(BOX, FIRST_PERSON + number)
        ],
        "control": [controller(g, area) for area in range(AREAS)],
        "points": [points(g, seat) for seat in range(g.seats)],
        "deck": deck_size(g),
        "powers": [area + 1 for area in range(AREAS) if not g.over and usable(g, g[ACTIVE], area)],
        "symbol": _symbol(g),
    }


def _progress(g: State, seat: int, person: int) -> int:
    """AM.W7: whoever waits for the deck counts its cards down to none."""
    return deck_size(g) if PEOPLE.personalities[person].goal == "deck" else progress(g, seat, person)


def _symbol(g: State) -> int | None:
    """Below what asks for a symbol the next one is pending; after the last, it may be another card."""
    card = g.only(PLAY)
    if card < 0:
        return None
    stack = g.layout.stack
    of_card = [(g[at], int(g[at + 3])) for at in range(stack, stack + FRAME * g[DEPTH], FRAME) if g[at + 2] == card]
    following = [place for step, place in of_card if step == SYMBOL]
    if following:
        return following[-1] - 1
    symbols = CARDS[card].symbols
    another = "play_another" in symbols and any(step == PLAY_CARD for step, _ in of_card)
    return symbols.index("play_another") if another else None
