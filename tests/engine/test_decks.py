"""Decks apart: a card of one kind is never taken for one of another."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from stolik.engine.errors import ViewError
from stolik.engine.kit import Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import NOBODY, OWNER, Layout
from stolik.engine.parts import Parts
from stolik.engine.rules import Rules
from stolik.engine.state import State, blank
from stolik.engine.views import dump, load, view, worlds_of

CARDS = ["g1", "g2", "g3", "g4", "b1", "b2", "p1", "p2", "p3"]
DECKS = ["green"] * 4 + ["brown"] * 2 + ["person"] * 3
ACTIONS = ("green", "brown")

LAYOUT = Layout(CARDS, 2, decks=DECKS)
GREEN = LAYOUT.bag("green", NOBODY, ("green",))
HAND = LAYOUT.bags("hand", OWNER, ACTIONS)
BROWN = LAYOUT.row("brown", NOBODY, 2, ("brown",))
PERSON = LAYOUT.bags("person", OWNER, ("person",))
REST = LAYOUT.bag("rest", NOBODY, ("person",))


class Nothing(Rules):
    def invariants(self, g: State) -> None:
        pass


RULES = Nothing(LAYOUT, Parts(LAYOUT))


def position() -> State:
    """Seat 0 holds g1 and is p1; seat 1 holds g4 and b2 and is p2."""
    g = blank(LAYOUT, 2)
    g.finish()
    lying = {GREEN: ["g2", "g3"], HAND: ["g1"], HAND + 1: ["g4", "b2"], BROWN: ["b1"]}
    for zone, names in {**lying, PERSON: ["p1"], PERSON + 1: ["p2"], REST: ["p3"]}.items():
        for name in names:
            g.lay(zone, CARDS.index(name))
    return g


def sampled(count: int) -> list[dict[str, Any]]:
    g = position()
    worlds = worlds_of(RULES, view(RULES, g, Knowledge.begin(g), 0), 0)
    rng = Rng(1)
    return [dump(RULES, worlds.sample(rng)) for _ in range(count)]


def test_every_world_keeps_the_kinds_apart() -> None:
    for world in sampled(200):
        assert {name[0] for name in world["green"]} == {"g"}
        assert {name[0] for name in world["brown"]} == {"b"}
        assert sorted(name[0] for name in world["hand"][1]) == ["b", "g"]  # by count, one of each must be there
        assert world["hand"][0] == ["g1"]
        assert world["person"][0] == ["p1"]
        assert world["rest"] != world["person"][1]


def test_every_world_is_equally_likely() -> None:
    """Three greens could be in the other hand, with two browns, and two people: twelve worlds."""
    count = 12_000
    found = Counter((*world["hand"][1], *world["person"][1]) for world in sampled(count))
    assert len(found) == 12
    for times in found.values():
        assert abs(times - 1000) < 150  # five deviations of a fair draw


World = tuple[frozenset[str], ...]
HIDDEN = {GREEN: 2, HAND: 1, HAND + 1: 2, BROWN: 1}  # from a spectator, with so many cards


def dealt(order: tuple[str, ...]) -> World:
    cards = iter(order)
    return tuple(frozenset(next(cards) for _ in range(count)) for count in HIDDEN.values())


def test_a_card_that_was_denied_lies_in_every_way_alike() -> None:
    """A green one is not in the second hand; in the first it leaves more greens for the deck, and fewer ways."""
    g = position()
    knowledge = Knowledge.begin(g)
    knowledge.lacked(g, HAND + 1, [CARDS.index("g2")])
    data = view(RULES, g, knowledge, 2)
    assert data["unsure"] == [{"cards": ["g2"], "places": ["green", "hand/0"]}]
    possible = {
        world
        for world in map(dealt, permutations(CARDS[:6]))
        if world[0] <= set(CARDS[:4]) and world[3] <= set(CARDS[4:6]) and "g2" not in world[2]
    }
    sampler, rng, each = worlds_of(RULES, data, 2), Rng(2), 200
    found: Counter[World] = Counter()
    for _ in range(each * len(possible)):
        world = sampler.sample(rng)
        found[tuple(frozenset(CARDS[card] for card in world.cards(zone)) for zone in HIDDEN)] += 1
    assert set(found) == possible
    chi_square = sum((times - each) ** 2 / each for times in found.values())
    assert chi_square < len(possible) + 4 * sqrt(2 * len(possible))


def test_nobody_learns_that_a_card_is_not_where_its_kind_never_lies() -> None:
    g = position()
    knowledge = Knowledge.begin(g)
    before = knowledge.to_json()
    knowledge.lacked(g, BROWN, [CARDS.index("g2")])
    assert knowledge.to_json() == before


def test_a_card_that_cannot_lie_there_is_refused() -> None:
    data = dump(RULES, position())
    data["green"], data["brown"] = ["g2", "b1"], ["g3"]
    with pytest.raises(ViewError, match="card b1 cannot lie in green"):
        load(RULES, data)


def test_kinds_that_share_a_zone_stand_side_by_side() -> None:
    layout = Layout(CARDS, 2, decks=DECKS)
    with pytest.raises(ValueError, match="green, person do not stand side by side"):
        layout.bag("odd", NOBODY, ("green", "person"))


def test_each_card_has_a_kind() -> None:
    with pytest.raises(ValueError, match="each card needs a deck"):
        Layout(CARDS, 2, decks=DECKS[1:])
