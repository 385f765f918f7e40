"""What bots see in a position, by hand from the rulebook."""

from __future__ import annotations

from math import log

import pytest

from stolik.engine.kit import bit, floats
from stolik.engine.state import State, blank
from stolik.games.ankhmorpork.features import FEATURES, NAMES, TERMS
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    BUILDING,
    FIGURES,
    FIRST_PERSON,
    GREEN,
    LAYOUT,
    MONEY,
    OWNERS,
    PERSON,
    TROUBLE,
)
from stolik.games.ankhmorpork.state import (
    NAMES as CARDS,
)


def city(*people: str) -> State:
    """An empty city, a full deck of ninety cards, and these personalities."""
    g = blank(LAYOUT, len(people))
    for seat, name in enumerate(people):
        g.lay(PERSON + seat, CARDS.index(name))
    for card in range(90):
        g.lay(GREEN, card)
    return g


def stand(g: State, area: int, owner: int, count: int = 1) -> None:
    g[FIGURES + OWNERS * (area - 1) + owner] = count


def terms(g: State, seat: int) -> dict[str, float]:
    out = floats(len(TERMS))
    FEATURES.terms(g, seat, out)
    return {name: out[i] for i, name in enumerate(TERMS)}


@pytest.mark.rule("AM.W1", "AM.G5")
def test_vetinari_counts_areas_without_demons() -> None:
    """Four areas of the ten that three players need, and one more where a demon stands."""
    g = city("vetinari", "vimes", "rust")
    for area in (1, 2, 3, 4, 5):
        stand(g, area, 0)
    stand(g, 5, 5)
    found = terms(g, 0)
    assert found["goal.near"] == pytest.approx(0.4)
    assert found["goal.nearer"] == pytest.approx(0.16)
    assert found["agents.out"] == pytest.approx(5 / 12)
    assert found["goal.met"] == found["goal.almost"] == 0


@pytest.mark.rule("AM.W2", "AM.G2")
def test_a_lord_counts_what_he_controls() -> None:
    """Of the four areas that four players need: 1 alone, 2 by building and agent against one; 3 is level."""
    g = city("rust", "vimes", "selachii", "vetinari")
    stand(g, 1, 0)
    stand(g, 2, 0)
    stand(g, 2, 1)
    g[BUILDING + 1] = 1
    stand(g, 3, 0)
    stand(g, 3, 2)
    found = terms(g, 0)
    assert found["goal.near"] == pytest.approx(2 / 4)
    assert found["goal.reach"] > 0  # one agent more would bring the third
    assert found["buildings.cost"] == pytest.approx(18 / 50)
    assert terms(g, 2)["goal.near"] == 0


@pytest.mark.rule("AM.W5", "AM.T1")
def test_a_goal_that_is_met_counts_the_more_the_sooner_the_turn_comes() -> None:
    g = city("vimes", "dragon-king", "rust")
    g[TROUBLE] = sum(bit(area) for area in range(7))
    assert terms(g, 1)["goal.almost"] == 1
    g[TROUBLE] |= bit(7)
    g[ACTIVE] = 0
    assert (terms(g, 1)["goal.met"], terms(g, 1)["goal.soon"]) == (1, 1)  # next
    g[ACTIVE] = 2
    assert terms(g, 1)["goal.soon"] == pytest.approx(1 / 2)  # after one other
    g[ACTIVE] = 1
    assert terms(g, 1)["goal.soon"] == 0  # only after everybody else
    assert terms(g, 0)["goal.met"] == 0


@pytest.mark.rule("AM.W6", "AM.S9")
def test_chrysoprase_counts_money_and_buildings() -> None:
    g = city("chrysoprase", "vimes", "rust")
    g[MONEY] = 13
    g[BUILDING + 1] = 1  # $18
    assert terms(g, 0)["goal.near"] == pytest.approx(31 / 50)
    two = city("vetinari", "vimes")
    assert FEATURES.potential(two, 0, CARDS.index("chrysoprase") - FIRST_PERSON) == pytest.approx(
        FEATURES.potential(two, 1, CARDS.index("chrysoprase") - FIRST_PERSON)
    )


def reserve(g: State, seat: int) -> list[float]:
    """Of a goal: so much more than needed, whether it is firm, and what no single stroke takes away."""
    found = terms(g, seat)
    return [found["goal.spare"], found["goal.firm"], found["goal.safe"]]


@pytest.mark.rule("AM.W1", "AM.Y4")
def test_a_spy_who_is_alone_in_trouble_can_be_killed() -> None:
    """With four players it takes nine areas."""
    g = city("vetinari", "vimes", "rust", "selachii")
    for area in range(1, 10):
        stand(g, area, 0)
    assert reserve(g, 0) == pytest.approx([0, 1, 9 / 9])
    g[TROUBLE] = bit(2) | bit(10)  # in area 3, and where nobody stands
    assert reserve(g, 0) == pytest.approx([0, 0, 8 / 9])
    stand(g, 3, 0, 2)
    assert reserve(g, 0) == pytest.approx([0, 1, 9 / 9])
    stand(g, 3, 0, 1)
    stand(g, 12, 0)  # a tenth area: the goal is still met without the third
    assert reserve(g, 0) == pytest.approx([1 / 3, 1, 9 / 9])
    stand(g, 12, 0, 0)
    stand(g, 9, 0, 0)  # eight are not enough: only what is met is firm
    assert reserve(g, 0) == pytest.approx([0, 0, 7 / 9])


@pytest.mark.rule("AM.W2", "AM.G2", "AM.Y2", "AM.Y4")
def test_control_by_one_is_lost_to_one_agent_who_comes_or_dies() -> None:
    """With four players it takes four areas."""
    g = city("rust", "vimes", "selachii", "vetinari")
    for area in (1, 2, 3, 4):
        stand(g, area, 0)
    assert reserve(g, 0) == pytest.approx([0, 0, 0])  # in each, one that comes is level
    stand(g, 1, 0, 2)
    stand(g, 1, 1)
    stand(g, 4, 0, 0)
    g[BUILDING + 3] = 1
    assert reserve(g, 0) == pytest.approx([0, 0, 0])  # two against one, and a building alone, are no better
    stand(g, 2, 0, 2)
    assert reserve(g, 0) == pytest.approx([0, 0, 1 / 4])  # two against nobody are out of reach
    stand(g, 5, 0)
    assert reserve(g, 0) == pytest.approx([1 / 3, 1, 1 / 4])  # one area to spare
    stand(g, 5, 0, 0)
    for area in (1, 2, 3, 4):
        stand(g, area, 0, 3)
    assert reserve(g, 0) == pytest.approx([0, 1, 4 / 4])


@pytest.mark.rule("AM.W5", "AM.Y5")
def test_any_marker_can_be_taken_off() -> None:
    """It takes eight; at most three to spare are counted."""
    g = city("vimes", "dragon-king", "rust")
    for markers, found in ((7, [0, 0, 0]), (8, [0, 0, 0]), (9, [1 / 3, 1, 0]), (12, [3 / 3, 1, 0])):
        g[TROUBLE] = bit(markers) - 1
        assert reserve(g, 1) == pytest.approx(found)


@pytest.mark.rule("AM.W6", "AM.M4", "AM.V3")
def test_what_is_worth_fifty_dollars_shrinks_by_five_or_by_a_building() -> None:
    """Whoever has five dollars can pay what The Fire Brigade demands; from whoever has not, a building is taken."""
    g = city("chrysoprase", "vimes", "rust")
    for money, found in (
        (54, [0, 0, 49 / 50]),
        (55, [0, 1, 50 / 50]),
        (56, [1 / 3, 1, 51 / 50]),  # six more than needed
    ):
        g[MONEY] = money
        assert reserve(g, 0) == pytest.approx(found)
    g[MONEY] = 4
    for area in (2, 4, 3):  # $18, $18 and $12
        g[BUILDING + area - 1] = 1
    assert reserve(g, 0) == pytest.approx([0, 0, (52 - 18) / 50])
    g[BUILDING + 10] = 1  # another $18, and one of $12
    g[BUILDING + 5] = 1
    assert reserve(g, 0) == pytest.approx([3 / 3, 1, (82 - 18) / 50])
    stand(g, 2, 5)  # a demon: AM.G5
    stand(g, 4, 5)
    stand(g, 11, 5)
    assert terms(g, 0)["goal.safe"] == pytest.approx((28 - 12) / 50)


@pytest.mark.rule("AM.T1")
def test_a_firm_goal_counts_the_more_the_sooner_the_turn_comes() -> None:
    g = city("vimes", "dragon-king", "rust")
    g[ACTIVE] = 2
    g[TROUBLE] = bit(8) - 1
    assert terms(g, 1)["goal.held"] == 0
    g[TROUBLE] = bit(9) - 1
    assert terms(g, 1)["goal.held"] == terms(g, 1)["goal.soon"] == pytest.approx(1 / 2)


@pytest.mark.rule("AM.W7", "AM.V2")
def test_vimes_lives_on_the_deck_and_the_others_see_it_coming() -> None:
    g = blank(LAYOUT, 3)
    for seat, name in enumerate(("rust", "vimes", "selachii")):
        g.lay(PERSON + seat, CARDS.index(name))
    for card in range(45):
        g.lay(GREEN, card)
    assert terms(g, 1)["deck.drawn"] == pytest.approx(0.5)
    assert terms(g, 1)["vimes.about"] == 0
    assert terms(g, 0)["vimes.about"] == pytest.approx(0.5)
    scratch = floats(len(NAMES))
    full = FEATURES.worth(city("rust", "vimes", "selachii"), 1, scratch)
    assert FEATURES.worth(g, 1, scratch) > full


def test_what_is_told_adds_up_to_the_log_odds_of_winning() -> None:
    g = city("vetinari", "rust", "dragon-king")
    for area in (1, 2, 3, 4):
        stand(g, area, 0)
    stand(g, 7, 1, 2)
    g[MONEY + 1] = 20
    told, shares = floats(len(NAMES)), floats(3)
    FEATURES.chances(g, shares, floats(len(NAMES)))
    assert sum(shares[seat] for seat in range(3)) == pytest.approx(1)
    for seat in range(3):
        FEATURES.measure(g, seat, told)
        assert sum(told[i] for i in range(len(NAMES))) == pytest.approx(log(shares[seat] / (1 - shares[seat])))


def test_only_known_words_are_told() -> None:
    words = "goal rivals agents areas control trouble buildings money cards loans points deck vimes"
    assert sorted(NAMES) == sorted(words.split())
