"""Foreminions: climbing in one's own turn, and jumping to safety when the mount dies."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.table import Table

from .conftest import Press
from .positions import SPARE, Cell, Tower, X, Y, asked, lay, position, rides, tower


def climbing(before: Tower, rider: Cell | None = None, theirs: Tower | None = None) -> Table:
    """X may step with the foreminion."""
    todo = [("begin_throw", X, 0, 0), ("begin_climb", X, 0, 0)]
    return position(before, theirs or {}, hands=[SPARE], riders=[rider], todo=todo)


@pytest.mark.rule("TC.T4")
def test_one_step_to_a_neighbour_up_too_and_never_off_the_tower(new: Press) -> None:
    before = {(col, level): new() for col in range(3) for level in range(1, 4)} | {(4, 1): new()}
    table = climbing(before, (1, 2), {(0, 1): new()})
    assert choices(table) == {"stay", "climb 1:0,2", "climb 1:2,2", "climb 1:1,1", "climb 1:1,3"}
    for cell in ("1:0,1", "1:2,3", "1:1,2", "1:4,1", "2:0,1"):
        assert refusal(table, X, f"climb {cell}") == "TC.T4"
    play(table, (X, "climb 1:1,3"))
    assert rides(table, X) == (1, 3)


@pytest.mark.rule("TC.T4", "TC.T5")
def test_from_the_ground_onto_the_ground_row_alone(new: Press) -> None:
    before = {(0, 1): new(), (0, 2): new(), (5, 1): new()}
    table = climbing(before, None, {(0, 1): new()})
    assert choices(table) == {"stay", "climb 1:0,1", "climb 1:5,1"}
    assert refusal(table, X, "climb 1:0,2") == "TC.T5"
    assert refusal(table, X, "climb 2:0,1") == "TC.T4"


@pytest.mark.rule("TC.T5")
def test_nobody_boards_a_tower_that_only_hovers(new: Press) -> None:
    assert asked(climbing({(0, 2): new("", "flying")})) == ("throw", (X,))


@pytest.mark.rule("TC.T6")
def test_one_may_step_on_a_covered_ninja(new: Press) -> None:
    ninja = new("", "ninja")
    table = climbing({(0, 1): new(), (0, 2): f"?{ninja}"}, (0, 1))
    play(table, (X, "climb 1:0,2"))
    assert rides(table, X) == (0, 2)
    assert tower(table)[0, 2] == f"?{ninja}"


# --- jumps ---


def struck(new: Press, before: Tower, rider: Cell, attacker: Cell) -> Table:
    """Y rouses the minion at `attacker`, which kills X's mount."""
    rouse = new.order("aggression")
    table = position(before, {}, hands=["", f"{rouse} {SPARE}"], riders=[rider], active=Y)
    play(table, (Y, f"play {rouse}"), (Y, lay(attacker, X, "rouse")))
    return table


@pytest.mark.rule("TC.J1", "TC.J7")
def test_beside_below_or_anywhere_on_the_ground_row(new: Press) -> None:
    before = {(col, level): new() for col in range(4) for level in (1, 2)}
    before |= {
        (0, 3): new(),
        (1, 3): new("D1"),
        (2, 3): new(),
        (6, 1): f"?{new('', 'ninja')}",
        (7, 2): new("", "flying"),
    }
    table = struck(new, before, (1, 2), (1, 3))
    ground = {f"jump 1:{col},1" for col in (0, 1, 2, 3, 6)}
    assert asked(table) == ("jump", (X,))
    assert choices(table) == ground | {"jump 1:0,2", "jump 1:2,2"}
    for cell in ("1:1,3", "1:0,3", "1:2,3", "1:3,2", "1:7,2"):
        assert refusal(table, X, f"jump {cell}") == "TC.J1"
    play(table, (X, "jump 1:6,1"))
    assert rides(table, X) == (6, 1)


@pytest.mark.rule("TC.J2", "TC.R5")
def test_without_a_way_to_go_one_lands_on_the_ground_and_with_one_nobody_is_asked(new: Press) -> None:
    attacker, mount, low = new("D1", "flying"), new("", "flying"), new()
    table = struck(new, {(0, 3): attacker, (0, 2): mount}, (0, 2), (0, 3))
    assert rides(table, X) is None
    assert events(table, "to_ground") == [{"event": "to_ground", "seat": X}]
    assert asked(table) == ("play_card", (Y,))
    table = struck(new, {(0, 3): attacker, (0, 2): mount, (4, 1): low}, (0, 2), (0, 3))
    assert rides(table, X) == (4, 1)
    assert events(table, "to_ground") == []
    assert asked(table) == ("play_card", (Y,))


@pytest.mark.rule("TC.J2")
def test_a_jump_is_compulsory(new: Press) -> None:
    before = {(0, 1): new(), (0, 2): new(), (0, 3): new("D1"), (1, 1): new()}
    table = struck(new, before, (0, 2), (0, 3))
    assert choices(table) == {"jump 1:0,1", "jump 1:1,1"}
    assert refusal(table, X, "no") == "TC.J1"


@pytest.mark.rule("TC.J7", "TC.J2")
def test_the_new_mount_may_fall_next_and_takes_its_rider_along(new: Press) -> None:
    left, low, mount, attacker = new("", "flying"), new(), new(), new("D1")
    heavy = new("", "heavy")
    before = {(0, 2): left, (1, 1): low, (1, 2): mount, (1, 3): attacker, (0, 3): heavy}
    table = struck(new, before, (1, 2), (1, 3))
    # aggression settles first: the Heavy brings the Flyer down and crushes it before anybody strikes
    assert tower(table) == {(0, 1): heavy, (1, 1): low, (1, 3): attacker}
    assert choices(table) == {"jump 1:0,1", "jump 1:1,1"}
    hanging = {(0, 2): new(), (1, 1): low, (1, 2): mount, (1, 3): attacker}
    table = struck(new, hanging, (1, 2), (1, 3))
    assert choices(table) == {"jump 1:0,2", "jump 1:1,1"}
    play(table, (X, "jump 1:0,2"))
    assert rides(table, X) == (0, 1)


@pytest.mark.rule("TC.J7")
def test_the_new_mount_may_die_next_and_the_rider_jumps_again(new: Press) -> None:
    low, mount, attacker, weak = new(), new(), new("D1"), new("", "weak")
    before = {(1, 1): low, (1, 2): mount, (1, 3): attacker, (0, 2): weak}
    table = struck(new, before, (1, 2), (1, 3))
    play(table, (X, "jump 1:0,2"))
    assert tower(table) == {(1, 1): low, (1, 2): attacker}
    assert rides(table, X) == (1, 1)


@pytest.mark.rule("TC.R4", "TC.J3", "TC.V4")
@pytest.mark.parametrize("active", [0, 2, 1, 3])
def test_two_riders_jump_in_seat_order_from_the_active_player(new: Press, active: int) -> None:
    first, second = (2, 0) if active in (1, 2) else (0, 2)
    mounts = {0: new(), 2: new()}
    attacker, low, rouse = new("L1 R1"), new(), new.order("aggression")
    flip = {(0, 1): mounts[second], (1, 1): attacker, (2, 1): mounts[first], (3, 1): low}
    riders: list[Cell | None] = [None] * 4
    riders[first], riders[second] = (2, 1), (0, 1)
    hands = [""] * 4
    hands[active] = f"{rouse} {SPARE}"
    table = position(flip, {(0, 1): new()}, seats=4, hands=hands, riders=riders, active=active, variant="teams")
    play(table, (active, f"play {rouse}"), (active, lay((1, 1), 0, "rouse")))
    assert asked(table) == ("jump", (first,))
    assert choices(table) == {"jump 1:1,1", "jump 1:3,1"}  # both mounts are gone
    play(table, (first, "jump 1:1,1"))
    assert asked(table) == ("jump", (second,))
    play(table, (second, "jump 1:1,1"))  # both may sit on one
    assert rides(table, 0) == rides(table, 2) == (1, 1)
