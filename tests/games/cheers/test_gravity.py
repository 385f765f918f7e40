"""Gravity: who falls, in which order, and on whom."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play

from .conftest import Press
from .positions import SPARE, Cell, X, happen, lay, position, rides, tower


@pytest.mark.rule("TC.G1", "TC.G11")
def test_everybody_falls_as_far_as_possible_and_the_ground_row_stays(new: Press) -> None:
    low, mid, high, far = new(), new(), new(), new()
    table = happen({(0, 1): low, (0, 3): mid, (0, 4): high, (2, 7): far}, "gravity")
    assert tower(table) == {(0, 1): low, (0, 2): mid, (0, 3): high, (2, 1): far}


@pytest.mark.rule("TC.G1", "TC.J5")
@pytest.mark.parametrize(
    ("weak", "other", "jumps"),
    [
        ((0, 3), (1, 3), None),  # the right one has not fallen yet
        ((1, 3), (0, 3), (0, 1)),  # the left one lies on the ground row already
        ((0, 3), (1, 2), (1, 1)),  # a lower level comes first
        ((1, 3), (0, 4), None),
    ],
)
def test_level_by_level_and_from_left_to_right(new: Press, weak: Cell, other: Cell, jumps: Cell | None) -> None:
    """A rider whose minion dies by its fall sees the others where they are at that moment."""
    table = happen({weak: new("", "weak"), other: new()}, "gravity", rider=weak)
    assert rides(table, X) == jumps
    assert set(tower(table)) == {(other[0], 1)}


@pytest.mark.rule("TC.G2", "TC.P4", "TC.P5")
def test_laying_a_minion_is_no_moment_of_gravity(new: Press) -> None:
    low, high, hanging, elsewhere = new(), new(), new(), new.order("move 1,0")
    table = position({(0, 1): low, (0, 2): high}, {}, hands=[f"{hanging} {elsewhere} {new()}"], hanging="yes")
    play(table, (X, f"play {hanging}"), (X, lay((1, 2))))
    assert tower(table)[1, 2] == hanging
    play(table, (X, f"play {elsewhere}"), (X, "move 1:1,2 by 1,0"))
    assert tower(table) == {(0, 1): low, (0, 2): high, (2, 1): hanging}


@pytest.mark.rule("TC.G3", "TC.TR4", "TC.R1")
def test_a_heavy_presses_flyers_down_over_a_gap(new: Press) -> None:
    flyer, heavy = new("", "flying"), new("", "heavy flying")
    assert tower(happen({(0, 2): flyer, (0, 5): heavy}, "settle")) == {(0, 1): flyer, (0, 5): heavy}
    before = {(0, 2): heavy, (0, 5): flyer}  # below, or in another column, it presses nobody
    assert tower(happen(before, "settle", "gravity")) == before
    before = {(0, 2): flyer, (1, 5): heavy}
    assert tower(happen(before, "settle", "gravity")) == before


@pytest.mark.rule("TC.G3")
def test_a_heavy_flyer_does_not_press_itself_but_another_does(new: Press) -> None:
    low, high = new("", "heavy flying"), new("", "heavy flying")
    assert tower(happen({(0, 3): low, (0, 5): high}, "gravity")) == {(0, 1): low, (0, 5): high}


@pytest.mark.rule("TC.G4", "TC.TR3")
def test_a_heavy_crushes_one_and_only_by_falling(new: Press) -> None:
    low, victim, heavy, top = new(), new("", "armored"), new("", "heavy"), new()
    table = happen({(0, 1): low, (0, 2): victim, (0, 4): heavy, (0, 5): top}, "gravity")
    assert tower(table) == {(0, 1): low, (0, 2): heavy, (0, 3): top}
    before = {(0, 1): low, (0, 2): heavy}
    assert tower(happen(before, "settle", "gravity")) == before


@pytest.mark.rule("TC.G4")
def test_a_heavy_that_is_laid_on_somebody_does_nothing(new: Press) -> None:
    weak, heavy = new("", "weak"), new("", "heavy")
    table = position({(0, 1): weak}, {}, hands=[f"{heavy} {SPARE}"])
    play(table, (X, f"play {heavy}"), (X, lay((0, 2))))
    assert tower(table) == {(0, 1): weak, (0, 2): heavy}


@pytest.mark.rule("TC.G5")
def test_who_falls_right_below_a_heavy_is_crushed(new: Press) -> None:
    lower, heavy = new(), new("", "heavy")
    assert tower(happen({(0, 3): lower, (0, 4): heavy}, "gravity")) == {(0, 1): heavy}


@pytest.mark.rule("TC.G6")
def test_a_heavy_laid_on_a_hovering_flyer_comes_down_with_it(new: Press) -> None:
    flyer, heavy = new("", "flying"), new("", "heavy")
    table = position({(0, 2): flyer}, {}, hands=[f"{heavy} {SPARE}"])
    play(table, (X, f"play {heavy}"), (X, lay((0, 3))))
    assert tower(table) == {(0, 1): heavy}


@pytest.mark.rule("TC.G7")
def test_three_flyers_under_a_heavy_lose_the_highest(new: Press) -> None:
    one, two, three, heavy = (new("", traits) for traits in ("flying", "flying", "flying", "heavy"))
    table = happen({(0, 2): one, (0, 3): two, (0, 5): three, (0, 6): heavy}, "gravity")
    assert tower(table) == {(0, 1): one, (0, 2): two, (0, 3): heavy}


@pytest.mark.rule("TC.G8", "TC.TR1")
def test_every_weak_in_the_moving_part_is_wounded_once_whatever_the_height(new: Press) -> None:
    plain, weak, clad, turned = new(), new("", "weak"), new("", "weak armored"), new("", "weak armored")
    table = happen({(0, 2): plain, (0, 3): weak, (0, 7): clad, (0, 8): f"{turned}'"}, "gravity")
    assert tower(table) == {(0, 1): plain, (0, 2): f"{clad}'"}


@pytest.mark.rule("TC.G8")
def test_only_the_weak_are_hurt_by_a_fall(new: Press) -> None:
    before = {(0, 5): new("", "armored"), (1, 5): new("", "kamikaze"), (2, 5): new("", "claustrophobe")}
    assert tower(happen(before, "gravity")) == {(col, 1): card for (col, _), card in before.items()}


@pytest.mark.rule("TC.G9")
@pytest.mark.parametrize(("armour", "left"), [("", False), (" armored", True)])
def test_a_weak_heavy_crushes_first_and_is_wounded_then(new: Press, armour: str, left: bool) -> None:
    victim, heavy = new(), new("", f"heavy weak{armour}")
    assert tower(happen({(0, 1): victim, (0, 3): heavy}, "gravity")) == ({(0, 1): f"{heavy}'"} if left else {})


@pytest.mark.rule("TC.G9", "TC.J3", "TC.J4")
def test_the_rider_of_the_crushed_goes_elsewhere(new: Press) -> None:
    low, victim, heavy = new(), new(), new("", "heavy")
    table = happen({(0, 1): low, (0, 2): victim, (0, 4): heavy}, "gravity", rider=(0, 2))
    assert rides(table, X) == (0, 1)
    table = happen({(0, 1): victim, (0, 3): heavy}, "gravity", rider=(0, 1))
    assert rides(table, X) is None  # never the one who crushed
    assert tower(table) == {(0, 1): heavy}


# --- covered Ninjas ---


@pytest.mark.rule("TC.G10", "TC.TR9", "TC.N3")
def test_a_ninja_without_support_is_turned_up_and_falls_with_its_traits(new: Press) -> None:
    low, ninja = new(), new("", "ninja heavy")
    table = happen({(0, 1): low, (0, 3): f"?{ninja}"}, "gravity", "cover")
    assert tower(table) == {(0, 1): f"?{ninja}"}
    assert [event["card"] for event in events(table, "revealed")] == [ninja]


@pytest.mark.rule("TC.G10")
def test_flying_does_not_hold_a_covered_ninja(new: Press) -> None:
    ninja = new("", "ninja flying")
    assert tower(happen({(0, 3): f"?{ninja}"}, "gravity", "cover")) == {(0, 1): f"?{ninja}"}
    before = {(0, 3): f"?{ninja}"}
    assert tower(happen(before, "brawl")) == before


@pytest.mark.rule("TC.G10", "TC.M5")
def test_a_covered_heavy_with_support_presses_nobody(new: Press) -> None:
    before = {(0, 2): new("", "flying"), (0, 3): new(), (0, 4): f"?{new('', 'ninja heavy')}"}
    table = happen(before, "settle", "gravity")
    assert tower(table) == before
    assert events(table, "revealed") == []


@pytest.mark.rule("TC.G10", "TC.G1")
def test_a_heavy_ninja_brings_down_flyers_and_whoever_stands_on_them(new: Press) -> None:
    flyer, rider, ninja, top = new("", "flying"), new(), new("", "ninja heavy"), new()
    table = happen({(0, 2): flyer, (0, 3): rider, (0, 5): f"?{ninja}", (0, 6): top}, "gravity", "cover")
    assert tower(table) == {(0, 1): flyer, (0, 2): f"?{ninja}", (0, 3): top}


@pytest.mark.rule("TC.G10", "TC.J2")
def test_a_ninja_that_was_turned_up_falls_also_after_a_jump(new: Press) -> None:
    flyer, ninja, left, right = new("", "weak flying"), new("", "ninja heavy flying"), new(), new()
    table = happen({(0, 3): flyer, (0, 5): f"?{ninja}", (1, 1): left, (2, 1): right}, "gravity", rider=(0, 3))
    assert choices(table) == {"jump 1:1,1", "jump 1:2,1"}
    assert tower(table)[0, 5] == ninja
    play(table, (X, "jump 1:2,1"))
    assert tower(table) == {(0, 1): ninja, (1, 1): left, (2, 1): right}


@pytest.mark.rule("TC.G10", "TC.G3")
def test_a_heavy_flying_ninja_falls_also_when_another_ninja_is_turned_up_below_it(new: Press) -> None:
    """The Heavy is turned up and presses the Flyer down; the second Ninja loses its support, is turned up and falls
    on the Flyer; then the Heavy itself falls, and crushes it."""
    flyer, second, heavy, top = new("", "flying"), new("", "ninja"), new("", "ninja heavy flying"), new()
    before = {(0, 2): flyer, (0, 3): f"?{second}", (0, 5): f"?{heavy}", (0, 6): top}
    table = happen(before, "gravity", "cover")
    assert [event["card"] for event in events(table, "revealed")] == [heavy, second]
    assert [(event["card"], event["number"], event["number2"]) for event in events(table, "fell")] == [
        (flyer, 2, 1),
        (second, 3, 2),
        (heavy, 5, 2),
        (top, 6, 3),
    ]
    assert tower(table) == {(0, 1): flyer, (0, 2): f"?{heavy}", (0, 3): top}


@pytest.mark.rule("TC.G10", "TC.G4")
def test_two_heavy_flying_ninjas_of_one_column_fall_one_after_the_other(new: Press) -> None:
    """The lower one is turned up second and is crushed by the upper one."""
    flyer, low, high = new("", "flying"), new("", "ninja heavy flying"), new("", "ninja heavy flying")
    table = happen({(0, 3): flyer, (0, 4): f"?{low}", (0, 6): f"?{high}"}, "gravity", "cover")
    assert [event["card"] for event in events(table, "revealed")] == [high, low]
    assert tower(table) == {(0, 1): f"?{high}"}


@pytest.mark.rule("TC.G10")
def test_heavy_flying_ninjas_of_two_columns_both_fall(new: Press) -> None:
    left, right = new("", "ninja heavy flying"), new("", "ninja heavy flying")
    table = happen({(0, 3): f"?{left}", (1, 3): f"?{right}"}, "gravity", "cover")
    assert tower(table) == {(0, 1): f"?{left}", (1, 1): f"?{right}"}


# --- jumps interrupt the pass, which goes on from there ---


@pytest.mark.rule("TC.J2", "TC.J5", "TC.G1")
def test_gravity_goes_on_after_a_jump(new: Press) -> None:
    weak, above, left, right = new("", "weak"), new(), new(), new()
    table = happen({(0, 1): left, (1, 2): weak, (1, 3): above, (2, 1): right}, "gravity", rider=(1, 2))
    assert tower(table) == {(0, 1): left, (1, 3): above, (2, 1): right}
    play(table, (X, "jump 1:0,1"))
    assert tower(table) == {(0, 1): left, (1, 1): above, (2, 1): right}
    assert rides(table, X) == (0, 1)


@pytest.mark.rule("TC.J5", "TC.J7")
def test_one_can_jump_from_fall_to_fall(new: Press) -> None:
    """The rider of the first Weak jumps to the second, which falls and dies next."""
    one, two, ground = new("", "weak"), new("", "weak flying"), new()
    heavy = new("", "heavy flying")
    before = {(0, 2): one, (1, 1): ground, (1, 3): two, (1, 5): heavy}
    table = happen(before, "gravity", rider=(0, 2))
    assert rides(table, X) == (1, 1)  # level 1 only: the second is above
    table = happen({(0, 2): one, (1, 2): two, (1, 4): heavy}, "gravity", rider=(0, 2))
    assert rides(table, X) is None  # it landed at level 1: (1,2) is no neighbour any more


@pytest.mark.rule("TC.J2", "TC.R5")
def test_it_is_told_who_finds_nobody_and_who_jumps_where(new: Press) -> None:
    """With nobody left, with one, and with two to choose from: the ground is told only where it comes to that."""
    weak, one, two = new("", "weak"), new(), new()
    alone = happen({(0, 2): weak}, "gravity", rider=(0, 2))
    assert events(alone, "to_ground") == [{"event": "to_ground", "seat": X}]
    assert events(alone, "jumped") == []
    single = happen({(0, 2): weak, (2, 1): one}, "gravity", rider=(0, 2))
    assert events(single, "to_ground") == []
    assert events(single, "jumped") == [{"event": "jumped", "seat": X, "card": one, "number": 2, "number2": 1}]
    several = happen({(0, 2): weak, (2, 1): one, (3, 1): two}, "gravity", rider=(0, 2))
    assert events(several, "to_ground") == events(several, "jumped") == []
    play(several, (X, "jump 1:3,1"))
    assert events(several, "to_ground") == []
    assert events(several, "jumped") == [{"event": "jumped", "seat": X, "card": two, "number": 3, "number2": 1}]
