"""What anybody could work out from what lies open: where the cards lie, what they score now, and thanks to whom."""

from __future__ import annotations

from typing import TypedDict

from stolik.engine.kit import has, ints
from stolik.engine.state import State
from stolik.games.sedlec.account import Cell, Entry, account, cells_of, place_at
from stolik.games.sedlec.data import SKULLS
from stolik.games.sedlec.ending import title
from stolik.games.sedlec.placing import STACK_PLACES
from stolik.games.sedlec.scoring import Bones, rank
from stolik.games.sedlec.state import (
    DOWN,
    FEATURE,
    PILES,
    PLACE,
    SKULL_KINDS,
    STACK,
    effect_of,
    feature_of,
    form_of,
    is_solo,
    open_in,
    open_places,
    skulls_in_play,
    target,
)


class StructureScore(TypedDict):
    """What a structure scores: in all, by the letters of the skulls, and skull by skull."""

    total: int
    points: dict[str, int]
    account: list[Entry]
    down: list[Cell]  # cells of the cards that an effect turns face down


class Structure(StructureScore):
    at: list[Cell]  # where its cards lie, in the order of the zone
    open: list[Cell]  # where a card may be laid now


class Derived(TypedDict):
    skulls: str  # the kinds that are in this game
    target: int  # cards of a complete stack
    piles: list[int]  # cards that lie face down in each
    stacks: list[Structure]  # by seat
    feature: Structure | None
    totals: list[int]  # by seat
    ranks: list[int]  # by seat: 1 is the first place, and equals share one
    title: int  # 0: none, or nobody plays alone


def derived(g: State) -> Derived:
    stacks = [_structure(g, STACK + seat, open_places(g, seat)) for seat in range(g.seats)]
    building = is_solo(g) and feature_of(g) >= 0
    feature = _structure(g, FEATURE, open_in(g)) if building else None
    totals = [stack["total"] for stack in stacks]
    if feature is not None:
        totals[0] += feature["total"]
    return {
        "skulls": SKULLS[: skulls_in_play(g)],
        "target": target(g),
        "piles": [g[DOWN + pile] for pile in range(g[PILES])],
        "stacks": stacks,
        "feature": feature,
        "totals": totals,
        "ranks": _ranks(stacks),
        "title": title(totals[0]) if is_solo(g) else 0,
    }


def scored(bones: Bones, kinds: int) -> StructureScore:
    down = bones.fallen()
    points = ints(SKULL_KINDS)
    total = bones.score(points)
    return {
        "total": int(total),
        "points": {SKULLS[kind]: int(points[kind]) for kind in range(kinds)},
        "account": account(bones),
        "down": cells_of(bones, down),
    }


def _structure(g: State, zone: int, places: int) -> Structure:
    bones = Bones()
    bones.read(g, zone, effect_of(g))
    form = form_of(g, zone)
    return {
        "at": [place_at(form, g[PLACE + card] - 1) for card in g.cards(zone)],
        "open": [place_at(form, place) for place in range(STACK_PLACES) if has(places, place)],
        **scored(bones, skulls_in_play(g)),
    }


def _ranks(stacks: list[Structure]) -> list[int]:
    """SED.tie.1, SED.tie.2."""
    keys = []
    for stack in stacks:
        points = ints(SKULL_KINDS)
        for number, count in enumerate(stack["points"].values()):
            points[number] = count
        keys.append(int(rank(points)))
    return [1 + sum(other > key for other in keys) for key in keys]
