"""Brawls and aggression: who strikes when, who is spared, who blows up."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play

from .conftest import Press
from .positions import SPARE, X, Y, Z, after, happen, lay, position, rides, tower


@pytest.mark.rule("TC.B1")
def test_each_side_has_its_own_priority(new: Press) -> None:
    fast, slow, middle = new("R3 L1"), new("L2"), new("R2")
    assert tower(happen({(0, 1): middle, (1, 1): fast, (2, 1): slow}, "brawl_tower")) == {(0, 1): middle}


@pytest.mark.rule("TC.B1")
def test_equal_priorities_strike_together_and_the_dead_strike_no_more(new: Press) -> None:
    left, right = new("R2"), new("L2")
    assert tower(happen({(0, 1): left, (1, 1): right}, "brawl_tower")) == {}
    left, right = new("R2"), new("L1")
    assert tower(happen({(0, 1): left, (1, 1): right}, "brawl_tower")) == {(0, 1): left}


@pytest.mark.rule("TC.B2")
def test_a_turned_minion_strikes_where_it_points_then_and_each_arrow_once(new: Press) -> None:
    """Its triple arrow has struck to the right; rotated by then, it strikes nobody on the left again."""
    clad, above, left, right = new("R3 L2", "armored"), new("D3"), new(), new()
    before = {(0, 1): left, (1, 1): clad, (2, 1): right, (1, 2): above}
    table = happen(before, "brawl_tower")
    # 3: right dies, the Armored turns. 2: its double arrow points right now, where nobody is left.
    assert tower(table) == {(0, 1): left, (1, 1): f"{clad}'", (1, 2): above}


@pytest.mark.rule("TC.B3")
def test_a_turn_counts_only_from_the_next_priority_on(new: Press) -> None:
    clad, above, left, right = new("R1", "armored", shields="L"), new("D1"), new("R1"), new()
    table = happen({(0, 1): left, (1, 1): clad, (2, 1): right, (1, 2): above}, "brawl_tower")
    assert tower(table) == {(0, 1): left, (1, 1): f"{clad}'", (1, 2): above}


@pytest.mark.rule("TC.B4")
def test_two_wounds_at_once_turn_and_kill(new: Press) -> None:
    left, clad, right = new("R1"), new("", "armored"), new("L1")
    assert tower(happen({(0, 1): left, (1, 1): clad, (2, 1): right}, "brawl_tower")) == {(0, 1): left, (2, 1): right}
    later = new("L2")
    table = happen({(0, 1): left, (1, 1): clad, (2, 1): later}, "brawl_tower")
    assert (1, 1) not in tower(table)  # one after the other do the same


@pytest.mark.rule("TC.B5")
def test_a_ridden_minion_neither_strikes_nor_is_struck(new: Press) -> None:
    left, ridden, right = new("R3"), new("R3"), new()
    before = {(0, 1): left, (1, 1): ridden, (2, 1): right}
    assert tower(happen(before, "brawl_tower", rider=(1, 1))) == before
    assert tower(happen(before, "brawl_tower")) == {(0, 1): left}


@pytest.mark.rule("TC.B5")
def test_all_else_touches_a_ridden_minion_as_usual(new: Press) -> None:
    heavy, ridden, clad = new("", "heavy"), new(), new("", "claustrophobe")
    assert tower(happen({(0, 1): ridden, (0, 3): heavy}, "brawl_tower", rider=(0, 1))) == {(0, 1): heavy}
    sides = {(0, 1): new(), (2, 1): new(), (1, 2): new()}
    assert clad not in tower(happen({(1, 1): clad, **sides}, "brawl_tower", rider=(1, 1))).values()


# --- Kamikaze ---


@pytest.mark.rule("TC.B6", "TC.TR6")
def test_a_kamikaze_blows_up_only_if_it_had_a_target(new: Press) -> None:
    kamikaze, target, shielded = new("R1", "kamikaze"), new(), new(shields="L")
    assert tower(happen({(0, 1): kamikaze, (1, 1): target}, "brawl_tower")) == {}
    assert tower(happen({(0, 1): kamikaze, (1, 1): shielded}, "brawl_tower")) == {(1, 1): shielded}
    before = {(0, 1): kamikaze, (-1, 1): target}
    assert tower(happen(before, "brawl_tower")) == before
    before = {(0, 1): kamikaze, (1, 1): target}
    assert tower(happen(before, "brawl_tower", rider=(1, 1))) == before  # whom it may not attack


@pytest.mark.rule("TC.B6")
def test_a_target_that_died_before_is_none(new: Press) -> None:
    kamikaze, target, quick = new("R1", "kamikaze"), new(), new("L2")
    before = {(0, 1): kamikaze, (1, 1): target, (2, 1): quick}
    assert tower(happen(before, "brawl_tower")) == {(0, 1): kamikaze, (2, 1): quick}


@pytest.mark.rule("TC.B7", "TC.O6", "TC.O8")
def test_a_ridden_kamikaze_blows_up_by_order_and_not_in_a_brawl(new: Press) -> None:
    kamikaze, target, rouse = new("R1", "kamikaze"), new(), new.order("aggression")
    before = {(0, 1): kamikaze, (1, 1): target}
    assert tower(happen(before, "brawl_tower", rider=(0, 1))) == before
    table = position(before, {}, hands=[f"{rouse} {SPARE}"], riders=[(0, 1)])
    play(table, (X, f"play {rouse}"), (X, lay((0, 1), how="rouse")))
    assert tower(table) == {}
    assert rides(table, X) is None


@pytest.mark.rule("TC.B8")
def test_armour_helps_a_kamikaze_and_three_arrows_are_one_wound(new: Press) -> None:
    kamikaze = new("L1 U2 R3", "kamikaze armored")
    table = happen({(0, 1): new(), (1, 1): kamikaze, (2, 1): new(), (1, 2): new()}, "brawl_tower")
    assert tower(table) == {(1, 1): f"{kamikaze}'"}


@pytest.mark.rule("TC.TR6", "TC.R2")
def test_a_kamikaze_blows_up_before_anything_falls(new: Press) -> None:
    kamikaze, target, above = new("R1", "kamikaze"), new(), new("", "weak armored")
    table = happen({(0, 1): kamikaze, (1, 1): target, (0, 2): above}, "brawl_tower")
    assert tower(table) == {(0, 1): f"{above}'"}


# --- meals in the middle of a fight ---


@pytest.mark.rule("TC.B9")
def test_a_turned_hungry_eats_in_mid_brawl_and_nothing_falls_before_the_end(new: Press) -> None:
    hungry, food, above = new("R1", "hungry armored"), new("R2", "weak"), new("D3 R2")
    low, high = new(), new()
    before = {(0, 1): food, (1, 1): hungry, (1, 2): above, (2, 1): low, (2, 2): high}
    table = happen(before, "brawl_tower")
    # 3: the one above turns the Hungry, which eats to the left. 2: still above, it strikes on the second level.
    assert tower(table) == {(0, 1): f"{hungry}'", (1, 1): above, (2, 1): low}


@pytest.mark.rule("TC.B9", "TC.G3")
def test_pressed_flyers_wait_for_the_end_of_the_attacks(new: Press) -> None:
    """Its support dies at once; the Flyer under the Heavy still strikes from the air."""
    killer, base, flyer, heavy = new("R3"), new(), new("R1", "flying"), new("", "heavy")
    low, victim = new(), new()
    before = {(0, 1): killer, (1, 1): base, (1, 2): flyer, (1, 3): heavy, (2, 1): low, (2, 2): victim}
    assert tower(happen(before, "brawl_tower")) == {(0, 1): killer, (1, 1): heavy, (2, 1): low}


@pytest.mark.rule("TC.J6", "TC.B9")
def test_the_new_mount_is_protected_from_then_on(new: Press) -> None:
    hungry, food, above = new("R1", "hungry armored"), new("", "weak"), new("D3")
    mount, enemy = new("L1"), new("R1")
    before = {(-2, 1): enemy, (-1, 1): mount, (0, 1): food, (1, 1): hungry, (1, 2): above}
    table = happen(before, "brawl_tower", rider=(0, 1))
    assert choices(table) == {"jump 1:-2,1", "jump 1:-1,1", "jump 1:1,1"}
    play(table, (X, "jump 1:-1,1"))
    assert tower(table) == {(-2, 1): enemy, (-1, 1): mount, (0, 1): f"{hungry}'", (1, 1): above}


# --- the whole of it ---


@pytest.mark.rule("TC.R3", "TC.N3")
def test_all_ninjas_are_turned_up_then_the_active_player_s_tower_comes_first(new: Press) -> None:
    one, two = new("", "ninja"), new("", "ninja")
    table = position({(0, 1): f"?{one}"}, {(0, 1): f"?{two}"}, {}, active=Y, hands=["", SPARE],
                     todo=[("begin_play", Y, 2, 0), ("brawl", 0, 0, 0)])  # fmt: skip
    names = [event["event"] for event in table.events_for(None) if event["event"] in ("revealed", "brawl_at", "hid")]
    assert names == ["revealed", "revealed", "brawl_at", "hid", "brawl_at", "brawl_at", "hid"]
    assert [event["seat"] for event in events(table, "brawl_at")] == [Y, Z, X]
    assert (tower(table, X), tower(table, Y)) == ({(0, 1): f"?{one}"}, {(0, 1): f"?{two}"})


@pytest.mark.rule("TC.R2", "TC.B1")
def test_traits_work_before_the_first_blow_and_after_the_fall(new: Press) -> None:
    """The Ninja turns out to be Hungry and eats its attacker; what falls beside another eater is eaten too."""
    ninja, attacker = new("R1", "ninja hungry"), new("L3", "weak")
    table = position({(0, 1): f"?{ninja}", (1, 1): attacker}, {}, hands=[SPARE], todo=after(("brawl", 0)))
    assert tower(table) == {(1, 1): f"?{ninja}"}
    eater, base, killer, clad = new("R1", "hungry"), new(), new("L3"), new("", "weak armored")
    before = {(0, 1): eater, (1, 1): base, (2, 1): killer, (1, 2): clad}
    assert tower(happen(before, "brawl_tower")) == {(1, 1): eater, (2, 1): killer}
