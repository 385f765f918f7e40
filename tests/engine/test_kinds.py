"""Decks apart: a card of one kind is never taken for one of another."""

from __future__ import annotations

from collections import Counter
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
KINDS = ["green"] * 4 + ["brown"] * 2 + ["person"] * 3
ACTIONS = ("green", "brown")

LAYOUT = Layout(CARDS, 2, kinds=KINDS)
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


def test_a_card_that_cannot_lie_there_is_refused() -> None:
    data = dump(RULES, position())
    data["green"], data["brown"] = ["g2", "b1"], ["g3"]
    with pytest.raises(ViewError, match="card b1 cannot lie in green"):
        load(RULES, data)


def test_kinds_that_share_a_zone_stand_side_by_side() -> None:
    layout = Layout(CARDS, 2, kinds=KINDS)
    with pytest.raises(ValueError, match="green, person do not stand side by side"):
        layout.bag("odd", NOBODY, ("green", "person"))


def test_each_card_has_a_kind() -> None:
    with pytest.raises(ValueError, match="each card needs a kind"):
        Layout(CARDS, 2, kinds=KINDS[1:])
