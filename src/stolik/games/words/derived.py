"""What anybody could work out from what lies open: points as of now, zones, markers, the words so far, offers."""

from __future__ import annotations

from typing import TypedDict

from stolik.engine.state import State
from stolik.games.words.grid import column, line
from stolik.games.words.scoring import ZONE, zone_points, zones_of
from stolik.games.words.state import (
    CAPTURED,
    COUNTER,
    COUNTER_PRICE,
    COUNTER_TO,
    DECK_SIZE,
    NAMES,
    OFFER,
    OFFER_CAPTURES,
    OFFER_LENGTH,
    OFFER_PRICE,
    SET,
    USED_BY,
    USED_COUNT,
    USED_PAID,
    USED_TOOK,
    USED_WITH,
    USED_WORD,
    WORD,
    in_set,
    markers_left,
    stack_size,
)
from stolik.games.words.vocabulary import vocabulary


class SeatPoints(TypedDict):
    captured: int
    zones: int
    markers: int  # that are left; less than nothing where more are laid than there are


class ScoringZone(TypedDict):
    seat: int
    tapes: int
    cells: list[tuple[int, int]]  # column and line


class UsedWord(TypedDict):
    word: str
    lemma: str
    seat: int
    helper: int | None
    took: int  # cards that it brought the mover,
    paid: int  # and the helper


class Offer(TypedDict):
    number: int
    seat: int
    length: int
    captures: int
    price: list[str]  # cards


class Counter(TypedDict):
    number: int
    seat: int  # to whom
    price: list[str]


class Derived(TypedDict):
    points: list[SeatPoints]  # by seat
    joined: list[int]  # by seat: the tapes in the largest group, be it a zone or not
    zones: list[ScoringZone]
    used: list[UsedWord]
    word: str  # that is declared
    offers: list[Offer]
    counter: Counter | None
    stack: int  # cards


def derived(g: State) -> Derived:
    seats = range(g.seats)
    return {
        "points": [
            {"captured": g.count(CAPTURED + seat), "zones": zone_points(g, seat), "markers": markers_left(g, seat)}
            for seat in seats
        ],
        "joined": [_joined(g, seat) for seat in seats],
        "zones": [zone for seat in seats for zone in _zones(g, seat)],
        "used": [_used(g, i) for i in range(g[USED_COUNT])],
        "word": vocabulary(g).word(g[WORD] - 1).upper() if g[WORD] > 0 else "",
        "offers": [_offer(g, seat) for seat in seats if g[OFFER + seat] > 0],
        "counter": {"number": g[COUNTER], "seat": g[COUNTER_TO] - 1, "price": _cards_in(g, COUNTER_PRICE)}
        if g[COUNTER] > 0
        else None,
        "stack": stack_size(g),
    }


def _used(g: State, i: int) -> UsedWord:
    return {
        "word": vocabulary(g).word(g[USED_WORD + i] - 1).upper(),
        "lemma": vocabulary(g).lemma(g[USED_WORD + i] - 1),
        "seat": g[USED_BY + i],
        "helper": g[USED_WITH + i] - 1 if g[USED_WITH + i] > 0 else None,
        "took": g[USED_TOOK + i],
        "paid": g[USED_PAID + i],
    }


def _offer(g: State, seat: int) -> Offer:
    return {
        "number": g[OFFER + seat],
        "seat": seat,
        "length": g[OFFER_LENGTH + seat],
        "captures": g[OFFER_CAPTURES + seat],
        "price": _cards_in(g, OFFER_PRICE + SET * seat),
    }


def _cards_in(g: State, at: int) -> list[str]:
    return [NAMES[card] for card in range(DECK_SIZE) if in_set(g, at, card)]


def _joined(g: State, seat: int) -> int:
    zones = zones_of(g, seat)
    groups = [group for group in range(zones.count) if zones.group[group] == group]
    return max((int(zones.tapes_of(group)) for group in groups), default=0)


def _zones(g: State, seat: int) -> list[ScoringZone]:
    """WORDS.E2: the zones of a seat and the groups that could become one, by their cells."""
    zones = zones_of(g, seat)
    found: list[ScoringZone] = []
    for group in range(zones.count):
        tapes = zones.tapes_of(group) if zones.group[group] == group else 0
        if tapes >= ZONE:
            cells = [zones.cells[i] for i in range(zones.count) if zones.group[i] == group]
            found.append({"seat": seat, "tapes": tapes, "cells": [(column(cell), line(cell)) for cell in cells]})
    return found
