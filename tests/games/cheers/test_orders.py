"""Orders: moves, swaps, aggression, and what they may not do."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.table import Table

from .conftest import Press
from .positions import SPARE, Tower, X, Y, asked, lay, position, rides, tower, zone


def holding(order: str, mine: Tower, yours: Tower | None = None) -> Table:
    """X is to say what this order does."""
    table = position(mine, yours or {}, hands=[f"{order} {SPARE}"])
    play(table, (X, f"play {order}"))
    return table


# --- moves ---


@pytest.mark.rule("TC.O1")
def test_a_move_goes_to_any_empty_cell_also_into_the_air(new: Press) -> None:
    low, high = new(), new()
    table = holding(new.order("move 0,1 3,2"), {(0, 1): low, (0, 2): high})
    assert choices(table) == {"move 1:0,1 by 3,2", "move 1:0,2 by 0,1", "move 1:0,2 by 3,2"}
    assert refusal(table, X, "move 1:0,1 by 0,1") == "TC.O1"  # taken
    assert refusal(table, X, "move 1:1,1 by 0,1") == "TC.O1"  # nobody there
    play(table, (X, "move 1:0,2 by 3,2"))
    assert tower(table) == {(0, 1): low, (3, 1): high}


@pytest.mark.rule("TC.O1", "TC.O4", "TC.O6")
def test_far_cells_and_other_offsets_are_refused_by_the_order(new: Press) -> None:
    table = holding(new.order("move 1,0", "swap 1,0"), {(0, 1): new()})
    for text in ("move 1:9,1 by 1,0", "move 1:0,1 by 5,5", "move 1:0,1 by 0,1"):
        assert refusal(table, X, text) == "TC.O1"
    assert refusal(table, X, "swap 1:9,1") == "TC.O4"
    assert refusal(table, X, "rouse 1:9,1") == "TC.O6"


@pytest.mark.rule("TC.O1")
def test_nobody_moves_below_the_ground(new: Press) -> None:
    low, high = new(), new()
    table = holding(new.order("move 0,-1 1,-1"), {(0, 1): low, (0, 2): high})
    assert choices(table) == {"move 1:0,2 by 1,-1"}
    assert refusal(table, X, "move 1:0,1 by 1,-1") == "TC.O1"


@pytest.mark.rule("TC.O1")
def test_cells_on_the_way_do_not_matter(new: Press) -> None:
    left, middle = new(), new()
    table = holding(new.order("move 2,0"), {(0, 1): left, (1, 1): middle})
    play(table, (X, "move 1:0,1 by 2,0"))
    assert tower(table) == {(1, 1): middle, (2, 1): left}


@pytest.mark.rule("TC.O2", "TC.TR1")
def test_a_real_drop_hurts_and_being_set_on_somebody_does_not(new: Press) -> None:
    low, weak, side = new(), new("", "weak"), new()
    move = new.order("move 1,0")
    for right, left in (({(1, 1): side}, {(0, 1): low, (1, 1): side, (1, 2): weak}), ({}, {(0, 1): low})):
        table = holding(move, {(0, 1): low, (0, 2): weak, **right})
        play(table, (X, "move 1:0,2 by 1,0"))
        assert tower(table) == left


@pytest.mark.rule("TC.O2", "TC.TR3")
def test_a_heavy_crushes_only_if_it_drops(new: Press) -> None:
    low, heavy, side, tall = new(), new("", "heavy"), new(), new()
    move = new.order("move 1,0")
    table = holding(move, {(0, 1): low, (0, 2): heavy, (1, 1): side})
    play(table, (X, "move 1:0,2 by 1,0"))
    assert tower(table) == {(0, 1): low, (1, 1): side, (1, 2): heavy}
    table = holding(move, {(0, 1): low, (0, 2): tall, (0, 3): heavy, (1, 1): side})
    play(table, (X, "move 1:0,3 by 1,0"))
    assert tower(table) == {(0, 1): low, (0, 2): tall, (1, 1): heavy}


@pytest.mark.rule("TC.O2", "TC.R2")
def test_whoever_stood_on_the_moved_one_falls(new: Press) -> None:
    low, high = new(), new()
    table = holding(new.order("move 1,0"), {(0, 1): low, (0, 2): high})
    play(table, (X, "move 1:0,1 by 1,0"))
    assert tower(table) == {(0, 1): high, (1, 1): low}


@pytest.mark.rule("TC.O3")
def test_moves_and_swaps_stay_in_one_tower(new: Press) -> None:
    mine, yours = new(), new()
    table = holding(new.order("swap 1,0", "move 1,0"), {(0, 1): mine}, {(1, 1): yours})
    assert choices(table) == {"move 1:0,1 by 1,0", "move 2:1,1 by 1,0"}
    assert refusal(table, X, "swap 1:0,1") == "TC.O4"
    play(table, (X, "move 2:1,1 by 1,0"))
    assert (tower(table, X), tower(table, Y)) == ({(0, 1): mine}, {(2, 1): yours})


# --- swaps ---


@pytest.mark.rule("TC.O4")
def test_two_minions_change_places_as_they_lie(new: Press) -> None:
    turned, ninja, low = new("L1"), new("", "ninja"), new()
    order = new.order("swap 2,1")
    before = {(0, 1): f"{turned}'", (2, 1): low, (2, 2): f"?{ninja}"}
    table = position(before, {}, hands=[f"{order} {SPARE}"], riders=[(2, 2)])
    play(table, (X, f"play {order}"))
    assert choices(table) == {"swap 1:0,1"}
    play(table, (X, "swap 1:0,1"))
    assert tower(table) == {(0, 1): f"?{ninja}", (2, 1): low, (2, 2): f"{turned}'"}
    assert rides(table, X) == (0, 1)


@pytest.mark.rule("TC.O4")
def test_an_empty_place_cannot_be_swapped(new: Press) -> None:
    table = holding(new.order("swap 0,1"), {(0, 1): new(), (0, 2): new()})
    for cell in ((0, 2), (1, 1)):
        assert refusal(table, X, lay(cell, how="swap")) == "TC.O4"


@pytest.mark.rule("TC.O5")
def test_patterns_are_used_as_printed(new: Press) -> None:
    across, diagonal = {(0, 1): new(), (1, 1): new()}, {(0, 2): new("", "flying"), (1, 1): new()}
    assert choices(holding(new.order("swap 1,0"), across)) == {"swap 1:0,1"}
    order = new.order("swap 1,1")
    table = position(diagonal, across, hands=[f"{order} {SPARE}"])
    assert refusal(table, X, f"play {order}") == "TC.T8"  # neither mirrored nor turned
    assert choices(holding(new.order("move 1,0"), across)) == {"move 1:1,1 by 1,0"}


@pytest.mark.rule("TC.O4", "TC.R2")
def test_after_a_swap_traits_work_and_then_gravity(new: Press) -> None:
    """Swapped into the air, the Weak one drops and dies."""
    weak, flyer, low = new("", "weak"), new("", "flying"), new()
    table = holding(new.order("swap 1,1"), {(0, 1): weak, (1, 2): flyer, (-1, 1): low})
    play(table, (X, "swap 1:0,1"))
    assert tower(table) == {(-1, 1): low, (0, 1): flyer}


# --- aggression ---


@pytest.mark.rule("TC.O6")
def test_aggression_needs_a_minion_and_nothing_else(new: Press) -> None:
    harmless, other = new(), new("L1")
    table = holding(new.order("aggression"), {(0, 1): harmless}, {(0, 1): other})
    assert choices(table) == {lay((0, 1), seat, "rouse") for seat in (X, Y)}
    assert refusal(table, X, lay((1, 1), how="rouse")) == "TC.O6"
    play(table, (X, lay((0, 1), how="rouse")))
    assert tower(table) == {(0, 1): harmless}


@pytest.mark.rule("TC.O6", "TC.J1")
def test_a_rider_protects_neither_attacker_nor_victim_from_an_order(new: Press) -> None:
    attacker, victim, rouse = new("R1"), new(), new.order("aggression")
    for rider, mount in (((0, 1), (0, 1)), ((1, 1), (0, 1))):
        table = position({(0, 1): attacker, (1, 1): victim}, {}, hands=[f"{rouse} {SPARE}"], riders=[rider])
        play(table, (X, f"play {rouse}"), (X, lay((0, 1), how="rouse")))
        assert tower(table) == {(0, 1): attacker}
        assert rides(table, X) == mount


@pytest.mark.rule("TC.O7")
def test_all_its_arrows_strike_at_once_and_nobody_strikes_back(new: Press) -> None:
    attacker, left, right, up = new("L1 R3 U2"), new("R3"), new("L3"), new(shields="D")
    table = holding(new.order("aggression"), {(0, 1): left, (1, 1): attacker, (2, 1): right, (1, 2): up})
    play(table, (X, lay((1, 1), how="rouse")))
    assert tower(table) == {(1, 1): attacker, (1, 2): up}


@pytest.mark.rule("TC.O7", "TC.B3")
def test_one_order_is_one_step(new: Press) -> None:
    """A Kamikaze with armour turns only after all its arrows have struck."""
    attacker, left, right = new("L1 R2", "kamikaze armored"), new(), new()
    table = holding(new.order("aggression"), {(0, 1): left, (1, 1): attacker, (2, 1): right})
    play(table, (X, lay((1, 1), how="rouse")))
    assert tower(table) == {(1, 1): f"{attacker}'"}


@pytest.mark.rule("TC.O8", "TC.R2")
def test_after_the_attack_come_meals_blast_gravity_and_traits(new: Press) -> None:
    attacker, clad, food, above = new("R1", "kamikaze"), new("L1", "hungry armored"), new("", "weak"), new()
    before = {(0, 1): attacker, (1, 1): clad, (2, 1): food, (0, 2): above}
    table = holding(new.order("aggression"), before)
    play(table, (X, lay((0, 1), how="rouse")))
    assert tower(table) == {(0, 1): above, (2, 1): f"{clad}'"}
    told = [event["event"] for event in table.events_for(None)]
    assert told.index("turned_round") < told.index("ate") < told.index("fell")


@pytest.mark.rule("TC.O9", "TC.N3", "TC.N5")
def test_aggression_turns_up_all_ninjas_of_that_tower_and_covers_them_again(new: Press) -> None:
    attacker, one, two, elsewhere = new(), new("", "ninja"), new("", "ninja"), new("", "ninja")
    table = holding(new.order("aggression"), {(0, 1): attacker, (1, 1): f"?{one}", (2, 1): f"?{two}"},
                    {(0, 1): f"?{elsewhere}"})  # fmt: skip
    play(table, (X, lay((0, 1), how="rouse")))
    assert {event["card"] for event in events(table, "revealed")} == {one, two}
    assert tower(table) == {(0, 1): attacker, (1, 1): f"?{one}", (2, 1): f"?{two}"}


@pytest.mark.rule("TC.O10")
def test_what_the_reveal_sets_off_comes_first(new: Press) -> None:
    """A Ninja turns out to be Hungry: it eats the chosen one, which attacks no more; or moves on and attacks there."""
    ninja, chosen, victim, rouse = new("R1", "ninja hungry"), new("R1", "weak"), new(), new.order("aggression")
    table = holding(rouse, {(0, 1): f"?{ninja}", (1, 1): chosen, (2, 1): victim})
    play(table, (X, lay((1, 1), how="rouse")))
    assert tower(table) == {(1, 1): f"?{ninja}", (2, 1): victim}
    assert zone(table, "discard") == {chosen, rouse}
    table = holding(rouse, {(0, 1): f"?{ninja}", (1, 1): chosen, (2, 1): victim})
    play(table, (X, lay((0, 1), how="rouse")))
    assert tower(table) == {(1, 1): f"?{ninja}"}


@pytest.mark.rule("TC.O1", "TC.O4")
def test_of_two_options_one_is_used_and_the_card_is_discarded(new: Press) -> None:
    low, high = new(), new()
    order = new.order("move 1,0", "swap 0,1")
    table = holding(order, {(0, 1): low, (0, 2): high})
    assert choices(table) == {"move 1:0,1 by 1,0", "move 1:0,2 by 1,0", "swap 1:0,1"}
    play(table, (X, "swap 1:0,1"))
    assert zone(table, "discard") == {order}
    assert asked(table) == ("play_card", (X,))
