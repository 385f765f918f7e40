"""What anybody could work out from what lies open: what the towers score now, and how near the Master is."""

from __future__ import annotations

from typing import TypedDict

from stolik.engine.shown import frames
from stolik.engine.state import State
from stolik.games.cheers.cells import cell_of, col_at, level_at, tower_at
from stolik.games.cheers.play import MOVE, SWAP, beyond, flying
from stolik.games.cheers.scoring import multiplied, result, worth
from stolik.games.cheers.state import (
    ACTIVE,
    AGAIN,
    AHEAD,
    AIMED,
    BODIES,
    BODY,
    BOX,
    COMING,
    DECK,
    EARLIEST,
    FIRST_BRAWL,
    FIRST_LATE,
    FIRST_SMALL,
    HAPPENED,
    HERE,
    LARGEST,
    LATEST,
    LEVEL,
    PEDRO,
    RIDES,
    RULED_OUT,
    SMALL,
    SMALLEST,
    TOP,
    TOWER,
    TOWERS,
    is_covered,
    tower_of,
)


class Tower(TypedDict):
    score: int  # without the covered Ninjas, whose value nobody may learn here
    multiplied: list[str]  # the bodies that count times their level
    covered: int
    minions: int
    height: int
    seats: list[int]


class Rider(TypedDict):
    tower: int
    level: int  # of its minion; 0 is the ground


class CellView(TypedDict):
    tower: int
    col: int
    level: int


class Aim(TypedDict):
    sender: int
    cells: list[CellView]  # the one that it is played on, and where a move or swap would bring whoever is there


class Derived(TypedDict):
    towers: list[Tower]
    riders: list[Rider]
    active: int  # whose turn it is; -1: nobody's
    play: int  # TC.T1: the first or the second of the turn, 0 if neither
    aimed: Aim | None  # TC.D1: what is announced, as long as it may be deflected
    deck: int
    brawls: int  # still to come
    coming: list[int] | None  # at least and at most so many cards lie above "Idzie!",
    here: list[int] | None  # and above "Już tu jest!"


def derived(g: State) -> Derived:
    return {
        "towers": [_tower(g, tower) for tower in range(g[TOWERS])],
        "riders": [_rider(g, seat) for seat in range(g.seats)],
        "active": -1 if g.over or g[PEDRO] != 0 else g[ACTIVE],
        "play": _play(g),
        "aimed": _aimed(g),
        "deck": g.count(DECK) + g.count(AGAIN) + g.count(TOP),
        "brawls": sum(not g.holds(HAPPENED, card) and not g.holds(BOX, card) for card in range(FIRST_BRAWL, COMING)),
        "coming": _until_coming(g),
        "here": _until_here(g),
    }


def bodies_of(g: State, tower: int) -> list[int]:
    return [body for body in range(BODIES) if g[TOWER + body] == tower + 1]


def seats_of(g: State, tower: int) -> list[int]:
    """TC.V2: whose tower it is."""
    return [seat for seat in range(g.seats) if tower_of(g, seat) == tower]


def _tower(g: State, tower: int) -> Tower:
    bodies = bodies_of(g, tower)
    return {
        "score": result(g, tower, True),
        "multiplied": [BODY.names[body] for body in multiplied(g, tower, scorer(g, tower))],
        "covered": sum(is_covered(body) for body in bodies),
        "minions": len(bodies),
        "height": max((g[LEVEL + body] for body in bodies), default=0),
        "seats": seats_of(g, tower),
    }


def scorer(g: State, tower: int) -> int:
    """The body under the foreminion that counts: of two the higher one (TC.V6), in Pedro a highest body (TC.V11)."""
    bodies = bodies_of(g, tower)
    top = max((g[LEVEL + body] for body in bodies), default=0)
    highest = [body for body in bodies if g[LEVEL + body] == top]
    ridden = [g[RIDES + seat] - 1 for seat in seats_of(g, tower) if g[RIDES + seat] != 0]
    return max(
        highest if g[PEDRO] != 0 else ridden,
        key=lambda body: (g[LEVEL + body], worth(g, tower, body, True)),
        default=-1,
    )


def _rider(g: State, seat: int) -> Rider:
    body = g[RIDES + seat] - 1
    return {"tower": tower_of(g, seat), "level": g[LEVEL + body] if body >= 0 else 0}


def _play(g: State) -> int:
    """What of a turn is still to come tells which play it is."""
    pending = frames(g)
    if any(step == "begin_play" and args["play"] == 2 for step, args in pending):
        return 1
    return 2 if any(step == "begin_climb" for step, _ in pending) else 0


def _aimed(g: State) -> Aim | None:
    for step, args in frames(g):
        if step == "deflecting":
            cells = [cell_of(g[AIMED], g[AIMED + 1], g[AIMED + 2])]
            if args["order"] in (MOVE, SWAP):
                cells.append(beyond(flying(g), args["order"], cells[0], g[AIMED + 3]))
            return {"sender": g[AIMED + 4], "cells": [_cell(cell) for cell in cells]}
    return None


def _cell(cell: int) -> CellView:
    return {"tower": tower_at(cell), "col": col_at(cell), "level": level_at(cell)}


# --- how many cards still lie above the Master's ---


def _sizes(g: State) -> list[int]:
    """TC.S2: how large the small deck may be; "Idzie!" has told it."""
    if g[SMALL] != 0:
        return [g[SMALL]]
    return [size for size in range(SMALLEST, LARGEST + 1) if not g.holds(RULED_OUT, FIRST_SMALL + size - SMALLEST)]


def _until_coming(g: State) -> list[int] | None:
    """TC.S3, TC.S4: at least and at most so many cards lie above "Idzie!"."""
    if not g.holds(AHEAD, COMING):
        return None
    return _between(g, _sizes(g))


def _until_here(g: State) -> list[int] | None:
    """TC.S3: at least and at most so many cards lie above "Już tu jest!", "Idzie!" not counted."""
    if not g.holds(AHEAD, HERE) or g[PEDRO] != 0:
        return None
    late = [late for late in range(EARLIEST, LATEST + 1) if not g.holds(RULED_OUT, FIRST_LATE + late - EARLIEST)]
    return _between(g, [size - size // 2 - j for size in _sizes(g) for j in late])


def _between(g: State, below: list[int]) -> list[int]:
    above = g.count(DECK) + g.count(AGAIN) + g.count(TOP)
    seen = g.count(TOP)  # it is no event, so it lies above
    return [max(seen, above - max(below)), max(seen, above - min(below))]
