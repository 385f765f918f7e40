"""Monstrancja: the opening, the turns, where a card of the feature may lie, and the titles."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.chain import seed_of
from stolik.engine.kit import as_ints, bit
from stolik.engine.table import Table
from stolik.games.sedlec import GAME
from stolik.games.sedlec.data import Place, below, beside, marked
from stolik.games.sedlec.ending import title
from stolik.games.sedlec.placing import open_in_feature

from .positions import BASE, asked, derived, position, state

ME = 0
CROSS = [(0, 1), (0, 3), (0, 5), (0, 7), (0, 9), (-2, 6), (2, 6), (-4, 6), (4, 6)]
STACK = [(0, 1), (2, 1), (4, 1), (6, 1), (1, 3), (3, 3), (5, 3), (2, 5), (4, 5)]


def laid(places: list[Place], cards: list[str]) -> dict[Place, str]:
    return dict(zip(places, cards, strict=True))


# --- the diagrams of the leaflet ---


def legal(positions: tuple[Place, ...], anchors: tuple[Place, ...], *filled: Place) -> set[Place]:
    found = open_in_feature(
        marked(positions, filled),
        marked(positions, anchors),
        as_ints(below(positions)),
        as_ints(beside(positions)),
        0,
        len(positions),
    )
    return {place for number, place in enumerate(positions) if found & bit(number)}


@pytest.mark.rule("SED.feature.1", "SED.feature.2")
def test_half_over_one_card_is_enough_where_the_shape_has_only_one() -> None:
    shape = ((0, 1), (1, 3))
    assert legal(shape, ((0, 1),)) == {(0, 1)}
    assert legal(shape, ((0, 1),), (0, 1)) == {(1, 3)}


@pytest.mark.rule("SED.feature.1", "SED.feature.2")
def test_over_two_cards_both_must_lie_there() -> None:
    shape = ((0, 1), (2, 1), (1, 3))
    anchors = ((0, 1), (2, 1))
    assert legal(shape, anchors) == {(0, 1), (2, 1)}
    assert legal(shape, anchors, (0, 1)) == {(2, 1)}
    assert legal(shape, anchors, (0, 1), (2, 1)) == {(1, 3)}


@pytest.mark.rule("SED.feature.2", "SED.feature.3")
def test_straight_on_top_and_at_the_side() -> None:
    shape = ((0, 1), (0, 3), (2, 2))
    assert legal(shape, ((0, 1),), (0, 1)) == {(0, 3), (2, 2)}


@pytest.mark.rule("SED.feature.1")
def test_an_anchor_needs_nothing_below() -> None:
    shape = ((0, 1), (0, 3))
    assert legal(shape, ((0, 1), (0, 3))) == {(0, 1), (0, 3)}


@pytest.mark.rule("SED.feature.2", "SED.feature.3")
def test_neither_what_lies_above_nor_what_touches_at_a_corner_holds_a_card() -> None:
    shape = ((0, 3), (1, 1), (2, 5), (2, 1))
    assert legal(((0, 3), (1, 1)), ((0, 3),), (0, 3)) == set()
    assert legal(((0, 1), (2, 3)), ((0, 1),), (0, 1)) == set()
    assert legal(shape[:1], ((0, 3),)) == {(0, 3)}


# --- the opening ---


def opened() -> Table:
    return position(feature={}, todo=[("opening", 0, 0, 0)], dice=[0, 3])  # b01, then b05


@pytest.mark.rule("SED.solo.5", "SED.dig.2")
def test_two_piles_are_named_and_turned() -> None:
    table = opened()
    assert choices(table) == {f"dig {a} {b}" for a, b in ("12", "13", "14", "23", "24", "34")}
    for text in ("dig 1", "dig 2 2", "dig 1 5"):
        assert refusal(table, ME, text) == "SED.solo.5"
    for text in ("collect 1 feature 0,1", "collect 1", "take 1 feature 0,1", "pass"):
        assert refusal(table, ME, text) == "SED.solo.5"
    play(table, (ME, "dig 4 2"))  # in either order
    assert (state(table)["open1"], state(table)["open3"]) == (["b01"], ["b05"])


@pytest.mark.rule("SED.solo.5", "SED.feature.1")
def test_one_of_the_two_goes_on_an_anchor_and_the_other_stays() -> None:
    table = opened()
    play(table, (ME, "dig 2 4"))
    assert choices(table) == {"take 2 feature 0,1", "take 4 feature 0,1"}
    assert refusal(table, ME, "take 1 feature 0,1") == "SED.dig.3"
    assert refusal(table, ME, "take 2 stack 0,1") == "SED.solo.5"
    assert refusal(table, ME, "take 2 feature 0,3") == "SED.feature.1"
    play(table, (ME, "take 4 feature 0,1"))
    assert state(table)["feature"] == ["b05"]
    assert state(table)["open1"] == ["b01"]
    assert asked(table) == ("turn_alone", ME)
    assert state(table)["turn"] == 2  # the first turn comes now


# --- the turns ---


@pytest.mark.rule("SED.solo.6", "SED.solo.7", "SED.collect.1")
def test_a_collected_card_is_laid_at_once_in_either_structure() -> None:
    table = position({(0, 1): "b02"}, feature={(0, 1): "b03"}, opened={1: "b04", 3: "b05"})
    places = {"stack -2,1", "stack 2,1", "feature 0,3"}
    assert {text for text in choices(table) if text.startswith("collect")} == {
        f"collect {pile} {place}" for pile in (1, 3) for place in places
    }
    assert refusal(table, ME, "collect 2 feature 0,3") == "SED.collect.1"
    assert refusal(table, ME, "collect 1 feature 0,5") == "SED.feature.2"
    assert refusal(table, ME, "collect 1 feature -2,6") == "SED.feature.3"
    assert refusal(table, ME, "collect 1 feature 0,1") == "SED.place.5"
    assert refusal(table, ME, "collect 1 stack 1,3") == "SED.place.3"
    play(table, (ME, "collect 3 feature 0,3"))
    assert state(table)["feature"] == ["b03", "b05"]
    assert state(table)["hand"] == [[]]
    assert events(table, "built") == [{"event": "built", "seat": ME, "card": "b05", "column": 0, "number2": 3}]
    assert asked(table) == ("turn_alone", ME)


@pytest.mark.rule("SED.collect.2", "SED.dig.4", "SED.solo.6")
def test_what_cannot_be_done_is_refused_as_in_the_base_game() -> None:
    nothing_up = position(feature={(0, 1): "b03"})
    assert refusal(nothing_up, ME, "collect 1 stack 0,1") == "SED.collect.2"
    assert refusal(nothing_up, ME, "dig 1") == "SED.dig.1"
    all_up = position(feature={(0, 1): "b03"}, opened={1: "b04", 2: "b05", 3: "b06", 4: "b07"})
    assert refusal(all_up, ME, "dig 1 2") == "SED.dig.4"


@pytest.mark.rule("SED.solo.5", "SED.solo.7", "SED.collect.1", "SED.dig.3")
def test_what_this_game_has_not_is_refused_by_the_rule_that_asks_for_it() -> None:
    """The cross has no position at -4,5, which the chandelier has; and there are only four piles."""
    table = position(feature={(0, 1): "b03"}, opened={1: "b04"}, dice=[0, 0])
    assert refusal(table, ME, "collect 1 feature -4,5") == "SED.solo.7"
    assert refusal(table, ME, "collect 5 stack 0,1") == "SED.collect.1"
    assert refusal(table, ME, "collect 1 feature 9,9") == "SED.solo.6"  # which no feature has
    play(table, (ME, "dig 2 3"))
    assert refusal(table, ME, "take 2 feature -4,5") == "SED.solo.7"
    assert refusal(table, ME, "take 5 feature 0,3") == "SED.dig.3"
    table = opened()
    play(table, (ME, "dig 2 4"))
    assert refusal(table, ME, "take 2 feature -4,5") == "SED.solo.5"


@pytest.mark.rule("SED.solo.7", "SED.solo.6", "SED.dig.3")
def test_a_dig_lays_one_of_the_two() -> None:
    table = position(feature={(0, 1): "b03"}, opened={1: "b04"}, dice=[0, 0])
    play(table, (ME, "dig 2 3"))
    assert asked(table) == ("lay_turned", ME)
    assert choices(table) == {f"take {pile} {place}" for pile in (2, 3) for place in ("stack 0,1", "feature 0,3")}
    assert refusal(table, ME, "take 1 stack 0,1") == "SED.dig.3"
    assert refusal(table, ME, "take 2 stack 2,1") == "SED.place.1"
    play(table, (ME, "take 2 stack 0,1"))  # the stack may be begun before the feature is complete
    assert state(table)["stack"] == [["b01"]]
    assert state(table)["open2"] == ["b02"]


@pytest.mark.rule("SED.dig.1", "SED.solo.7")
def test_the_only_face_down_pile() -> None:
    up = {1: "b04", 2: "b05", 4: "b06"}
    table = position(feature={(0, 1): "b03"}, opened=up, down=[1, 1, 2, 1], dice=[0])
    assert "dig 3" in choices(table)
    play(table, (ME, "dig 3"))
    assert choices(table) == {"take 3 stack 0,1", "take 3 feature 0,3"}


@pytest.mark.rule("SED.solo.7", "SED.solo.4")
def test_a_complete_structure_takes_no_more_cards() -> None:
    table = position(feature=laid(CROSS, BASE[:9]), opened={1: BASE[9]})
    assert {text for text in choices(table) if text.startswith("collect")} == {"collect 1 stack 0,1"}
    assert refusal(table, ME, "collect 1 feature 0,1") == "SED.solo.7"
    table = position(laid(STACK, BASE[:9]), feature={(0, 1): BASE[9]}, opened={1: BASE[10]})
    assert {text for text in choices(table) if text.startswith("collect")} == {"collect 1 feature 0,3"}
    assert refusal(table, ME, "collect 1 stack -2,1") == "SED.solo.7"
    assert refusal(table, ME, "collect 1 stack 3,7") == "SED.solo.7"


@pytest.mark.rule("SED.solo.8", "SED.solo.9", "SED.solo.10", "SED.end.1")
def test_both_are_scored_apart_and_added_up() -> None:
    """The cross of b10 to b18, and the stack of the others, whose last card is laid now."""
    table = position(laid(STACK[:-1], BASE[:8]), feature=laid(CROSS, BASE[9:]), opened={1: BASE[8]}, back="kielich")
    play(table, (ME, "collect 1 stack 4,5"))
    assert table.over
    both = [derived(table)["stacks"][ME], derived(table)["feature"]]
    told = {(event["build"], event["skull"]): event["number"] for event in events(table, "scored")}
    for build, structure in enumerate(both):
        assert [told[build, kind] for kind in range(5)] == list(structure["points"].values())
    total = sum(structure["total"] for structure in both)
    assert derived(table)["totals"] == [total]
    assert events(table, "total") == [{"event": "total", "seat": ME, "number": total}]
    assert events(table, "titled") == [{"event": "titled", "seat": ME, "title": title(total), "number": total}]
    assert table.shares == [1.0]


@pytest.mark.rule("SED.solo.9")
def test_nothing_reaches_from_one_structure_into_the_other() -> None:
    """A priest on level 1 of each counts twice, and a bandit beside no priest of its own structure gets nothing."""
    table = position({(0, 1): "b05"}, feature={(0, 1): "b01"}, opened={1: "b18"})  # C/P and K/P
    assert derived(table)["stacks"][ME]["points"] == {"K": 0, "C": 1, "P": 2, "L": 0, "Z": 0}
    assert derived(table)["feature"]["points"] == {"K": 0, "C": 0, "P": 2, "L": 0, "Z": 0}
    assert derived(table)["totals"] == [5]


@pytest.mark.rule("SED.solo.9", "SED.effect.szajka")
def test_the_effect_counts_in_both() -> None:
    table = position({(0, 1): "b18"}, feature={(0, 1): "x04", (0, 3): "b03"}, back="zyrandol", executioners="yes")
    # Z/Z in the stack: -1 each. In the cross Z/X below K/Z: the bandits touch, -1 each; the executioner reaches both.
    assert derived(table)["stacks"][ME]["points"]["Z"] == -2
    assert derived(table)["feature"]["points"]["Z"] == -2
    assert derived(table)["feature"]["points"]["X"] == 3
    assert derived(table)["totals"] == [-2 - 2 + 3]


@pytest.mark.rule("SED.solo.10")
@pytest.mark.parametrize(
    ("points", "expected"),
    [(-3, 0), (0, 0), (59, 0), (60, 1), (64, 1), (65, 2), (69, 2), (70, 3), (74, 3), (75, 4), (120, 4)],
)
def test_titles(points: int, expected: int) -> None:
    assert title(points) == expected


@pytest.mark.rule("SED.solo.8")
@pytest.mark.parametrize(("executioners", "left"), [("no", 0), ("yes", 6)])
def test_seventeen_turns(executioners: str, left: int) -> None:
    for number in range(10):
        table = Table(GAME, 1, {"executioners": executioners}, seed_of(number))
        while table.pending is not None:
            table.apply(ME, table.options(ME)[-1 - number % len(table.options(ME))].id)
        assert state(table)["turn"] == 17
        graveyard = len(state(table)["graveyard"]) + sum(len(state(table)[f"open{pile}"]) for pile in range(4))
        assert graveyard == left
