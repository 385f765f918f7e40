"""What traits do at once: meals, suffocation, and the order in which it happens."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play

from .conftest import Press
from .positions import SPARE, Cell, X, asked, happen, lay, position, rides, tower, zone


@pytest.mark.rule("TC.E2", "TC.TR2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_hungry_eats_whatever_the_number_of_its_arrow(new: Press, number: int) -> None:
    hungry, weak = new(f"R{number}", "hungry"), new("", "weak")
    table = happen({(0, 1): hungry, (1, 1): weak}, "settle")
    assert tower(table) == {(1, 1): hungry}
    assert zone(table, "discard") == {weak}


@pytest.mark.rule("TC.E2")
def test_without_an_arrow_on_a_weak_there_is_no_meal(new: Press) -> None:
    hungry, left, far, strong = new("R1", "hungry"), new("", "weak"), new("", "weak"), new()
    before = {(0, 1): left, (1, 1): hungry, (2, 1): strong, (3, 1): far}
    assert tower(happen(before, "settle")) == before


@pytest.mark.rule("TC.E2", "TC.G2")
def test_after_a_meal_whoever_lost_support_falls_the_eater_too(new: Press) -> None:
    low, eater, above, food = new(), new("R1", "hungry"), new(), new("", "weak flying")
    table = happen({(0, 1): low, (0, 2): eater, (0, 3): above, (1, 2): food}, "settle")
    assert tower(table) == {(0, 1): low, (0, 2): above, (1, 1): eater}


@pytest.mark.rule("TC.E2", "TC.J1", "TC.J4")
def test_riders_do_not_help_and_the_prey_s_rider_may_mount_the_eater(new: Press) -> None:
    """The eater stands beside the place of death when the rider jumps, and carries it along."""
    eater, food, low = new("R1", "hungry"), new("", "weak flying"), new()
    table = happen({(0, 1): low, (0, 2): eater, (1, 2): food}, "settle", rider=(1, 2))
    assert choices(table) == {"jump 1:0,1", "jump 1:0,2"}
    play(table, (X, "jump 1:0,2"))
    assert tower(table) == {(0, 1): low, (1, 1): eater}
    assert rides(table, X) == (1, 1)


@pytest.mark.rule("TC.E3")
def test_a_hungry_eats_its_way_along_a_row(new: Press) -> None:
    hungry = new("R1", "hungry")
    before = {(0, 1): hungry, **{(col, 1): new("", "weak") for col in (1, 2, 3)}, (5, 1): new("", "weak")}
    table = happen(before, "settle")
    assert tower(table) == {(3, 1): hungry, (5, 1): before[5, 1]}
    assert len(events(table, "ate")) == 3


@pytest.mark.rule("TC.E4", "TC.R5")
def test_of_several_meals_the_owner_chooses_one_and_the_eater_moves_on(new: Press) -> None:
    hungry, up, right = new("U1 R2", "hungry"), new("", "weak flying"), new("", "weak")
    table = happen({(0, 1): hungry, (0, 2): up, (1, 1): right}, "settle")
    assert asked(table) == ("choose_prey", (X,))
    assert choices(table) == {"eat up", "eat right"}
    play(table, (X, "eat up"))
    # it steps up, finds nothing below and falls back; then it eats the other
    assert tower(table) == {(1, 1): hungry}
    assert zone(table, "discard") == {up, right}


@pytest.mark.rule("TC.E5")
@pytest.mark.parametrize(("arrow", "cell"), [("R1", (0, 2)), ("L1", (2, 2)), ("D1", (1, 3))])
def test_of_several_eaters_the_lowest_is_first(new: Press, arrow: str, cell: Cell) -> None:
    high, food, low = new(arrow, "hungry flying"), new("", "weak"), new("U1", "hungry")
    table = happen({(1, 1): low, (1, 2): food, cell: high}, "settle")
    assert [event["card"] for event in events(table, "ate")] == [low]


@pytest.mark.rule("TC.E5")
def test_on_one_level_the_leftmost_eats_first_and_then_all_is_looked_at_anew(new: Press) -> None:
    left, right, food, more = new("R1", "hungry"), new("L1", "hungry"), new("", "weak"), new("", "weak flying")
    table = happen({(0, 1): left, (1, 1): food, (2, 1): right}, "settle")
    assert tower(table) == {(1, 1): left, (2, 1): right}
    cook = new("U1", "hungry")
    table = happen({(3, 1): cook, (3, 2): more, (0, 1): left, (1, 1): food}, "settle")
    assert [event["card"] for event in events(table, "ate")] == [left, cook]


# --- Claustrophobes ---

AROUND: list[Cell] = [(0, 2), (2, 2), (1, 3), (1, 1)]


@pytest.mark.rule("TC.E7", "TC.TR8")
@pytest.mark.parametrize("gap", [None, *AROUND])
def test_a_claustrophobe_dies_when_all_four_sides_are_taken(new: Press, gap: Cell | None) -> None:
    squeezed = new("", "claustrophobe flying")
    before = {cell: new("", "flying") for cell in AROUND if cell != gap} | {(1, 2): squeezed}
    table = happen(before, "settle")
    assert (squeezed in tower(table).values()) == (gap is not None)


@pytest.mark.rule("TC.E7")
def test_the_ground_counts_and_the_one_above_falls(new: Press) -> None:
    squeezed, left, right, top = new("", "claustrophobe"), new(), new(), new()
    table = position({(0, 1): left, (1, 1): squeezed, (1, 2): top}, {}, hands=[f"{right} {SPARE}"])
    play(table, (X, f"play {right}"), (X, lay((2, 1))))
    assert tower(table) == {(0, 1): left, (1, 1): top, (2, 1): right}


@pytest.mark.rule("TC.E9", "TC.J3")
def test_all_who_are_enclosed_at_once_die_together(new: Press) -> None:
    """One after the other would let the upper one live: it would fall, and the Flyer above it would not follow."""
    low, high, flyer = new("", "claustrophobe"), new("", "claustrophobe"), new("", "flying")
    sides = {cell: new() for cell in ((0, 1), (0, 2), (2, 1), (2, 2))}
    table = happen({(1, 1): low, (1, 2): high, (1, 3): flyer, **sides}, "settle", rider=(1, 2))
    # all are removed before the rider looks round: (1,1) below is empty
    assert choices(table) == {"jump 1:0,1", "jump 1:0,2", "jump 1:2,1", "jump 1:2,2"}
    play(table, (X, "jump 1:0,2"))
    assert tower(table) == {**sides, (1, 3): flyer}


# --- the order of it all ---


@pytest.mark.rule("TC.R1", "TC.E1")
def test_pressed_flyers_fall_before_anybody_eats(new: Press) -> None:
    low, hungry, food, heavy = new(), new("R1", "hungry"), new("", "weak flying"), new("", "heavy")
    table = position({(0, 1): low, (0, 2): hungry, (1, 2): food}, {}, hands=[f"{heavy} {SPARE}"])
    # the meal was waiting since nothing has checked it yet; the Heavy sets everything off
    play(table, (X, f"play {heavy}"), (X, lay((1, 3))))
    assert tower(table) == {(0, 1): low, (0, 2): hungry, (1, 1): heavy}
    assert events(table, "ate") == []


@pytest.mark.rule("TC.R1")
def test_meals_come_before_suffocation(new: Press) -> None:
    food, hungry, squeezed, right, top = new("", "weak"), new("L1", "hungry"), new("", "claustrophobe"), new(), new()
    table = happen({(-1, 1): food, (0, 1): hungry, (1, 1): squeezed, (2, 1): right, (1, 2): top}, "settle")
    assert tower(table) == {(-1, 1): hungry, (1, 1): squeezed, (2, 1): right, (1, 2): top}


@pytest.mark.rule("TC.R1", "TC.E1")
def test_what_falls_into_place_is_looked_at_again(new: Press) -> None:
    """A death makes a Weak fall before a Hungry, which eats it: if it survives the fall."""
    hungry, squeezed, clad = new("R1", "hungry"), new("", "claustrophobe"), new("", "weak armored")
    right = new()
    table = happen({(0, 1): hungry, (1, 1): squeezed, (2, 1): right, (1, 2): clad}, "settle")
    assert tower(table) == {(1, 1): hungry, (2, 1): right}
    assert [event["card2"] for event in events(table, "ate")] == [clad]


@pytest.mark.rule("TC.E10")
def test_nobody_is_eaten_while_passing_by(new: Press) -> None:
    low, hungry, flyer = new(), new("R1", "hungry"), new("", "weak armored")
    table = happen({(0, 1): low, (0, 2): hungry, (1, 3): flyer}, "gravity", "settle")
    assert tower(table) == {(0, 1): low, (0, 2): hungry, (1, 1): f"{flyer}'"}


@pytest.mark.rule("TC.E8")
def test_a_long_chain_of_traits_comes_to_an_end(new: Press) -> None:
    """The front eater clears the ground row; what drops behind it is eaten by the second, all but the last."""
    food = {(col, level): new("", "weak armored") for level in (1, 2) for col in range(1, 6)}
    front, back = new("R1", "hungry"), new("R1", "hungry")
    table = happen({(0, 1): front, (0, 2): back, **food}, "settle")
    assert tower(table) == {(5, 1): front, (4, 1): back, (5, 2): food[5, 2]}
    assert len(events(table, "ate")) == 9


@pytest.mark.rule("TC.R2", "TC.O2")
def test_a_moved_hungry_eats_where_it_is_put_before_it_falls(new: Press) -> None:
    low, hungry, tall, food = new(), new("R1", "hungry"), new(), new("", "weak")
    move = new.order("move 1,1")
    before = {(0, 1): hungry, (2, 1): tall, (2, 2): food, (4, 1): low}
    table = position(before, {}, hands=[f"{move} {SPARE}"])
    play(table, (X, f"play {move}"), (X, "move 1:0,1 by 1,1"))
    assert tower(table) == {(2, 1): tall, (2, 2): hungry, (4, 1): low}
