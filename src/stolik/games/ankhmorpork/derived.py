"""What anybody could work out from what lies open: who controls what, and how near everybody is to each goal."""

from __future__ import annotations

from typing import TypedDict

from stolik.engine.shown import frames
from stolik.engine.state import State
from stolik.games.ankhmorpork.acts import deck_size
from stolik.games.ankhmorpork.data import CARDS, PEOPLE, Aim
from stolik.games.ankhmorpork.moments import NEEDED, progress, usable
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    AREAS,
    BOX,
    COST,
    ENGLISH,
    FIRST_PERSON,
    LOAN,
    MONEY,
    PLAY,
    controller,
    haunted,
    owner_of,
    points,
    standing,
)


class Goal(TypedDict):
    """A personality by the keys of its texts: whose it is, nobody learns here."""

    name: str
    goal: str
    kind: Aim
    needed: int
    progress: list[int]  # by seat


class Derived(TypedDict):
    goals: list[Goal]
    control: list[int | None]  # by area: the seat that controls it
    points: list[int]  # by seat: if the game ended now,
    parts: list[dict[str, int]]  # and what they are made of
    deck: int
    powers: list[int]  # the areas, from 1, whose City Area cards the active player could use now
    near: list[int]  # seats that are one short of somebody's goal; the deck runs down for everybody
    symbol: int | None  # the place of the present symbol on the card in play, from 0


def derived(g: State) -> Derived:
    goals: list[Goal] = [
        {
            "name": f"personality-{person.id}",
            "goal": f"goal-{person.id}",
            "kind": person.goal,
            "needed": NEEDED[5 * number + g.seats],
            "progress": [_progress(g, seat, number) for seat in range(g.seats)],
        }
        for number, person in enumerate(PEOPLE.personalities)
        if not g.holds(BOX, FIRST_PERSON + number)
    ]
    return {
        "goals": goals,
        "near": [seat for seat in range(g.seats) if any(_is_near(goal, seat) for goal in goals)],
        "control": [seat if (seat := controller(g, area)) >= 0 else None for area in range(AREAS)],
        "points": [points(g, seat) for seat in range(g.seats)],
        "parts": [parts_of(g, seat) for seat in range(g.seats)],
        "deck": deck_size(g),
        "powers": [area + 1 for area in range(AREAS) if not g.over and usable(g, g[ACTIVE], area)],
        "symbol": _symbol(g),
    }


def parts_of(g: State, seat: int) -> dict[str, int]:
    """AM.V5, AM.M7: what the points are made of; each loan is paid back while there is money for it."""
    factor = 1 if g[ENGLISH] != 0 else 2
    free = [area for area in range(AREAS) if not haunted(g, area)]
    cash, loans = int(g[MONEY + seat]), int(g.count(LOAN + seat))
    paid = min(loans, cash // 12)
    return {
        "agent_points": 5 * sum(int(standing(g, area, seat)) for area in free),
        "building_points": factor * sum(int(COST[area]) for area in free if owner_of(g, area) == seat),
        "cash": cash - 12 * paid,
        "debts": -15 * (loans - paid),
    }


def _is_near(goal: Goal, seat: int) -> bool:
    return goal["kind"] != "deck" and goal["progress"][seat] == goal["needed"] - 1


def _progress(g: State, seat: int, person: int) -> int:
    """AM.W7: whoever waits for the deck counts its cards down to none."""
    return deck_size(g) if PEOPLE.personalities[person].goal == "deck" else progress(g, seat, person)


def _symbol(g: State) -> int | None:
    """Below what asks for a symbol the next one is pending; after the last, it may be another card."""
    card = g.only(PLAY)
    if card < 0:
        return None
    pending = frames(g)
    following = [args["place"] for step, args in pending if step == "symbol" and args["card"] == card]
    if following:
        return following[0] - 1
    another = any(step == "play_card" and args["after"] == card for step, args in pending)
    symbols = CARDS[card].symbols
    return symbols.index("play_another") if another and "play_another" in symbols else None
