"""Minions: wounds, shields, rotation, what a card is worth face down, and each trait in short."""

from __future__ import annotations

import pytest

from games.kit import choices, play

from .conftest import Press
from .positions import SPARE, Cell, X, Y, after, asked, happen, lay, position, rides, tower, zone

# --- wounds ---


@pytest.mark.rule("TC.M1", "TC.TR7")
@pytest.mark.parametrize(("traits", "rotated", "left"), [("", "", ""), ("armored", "", "'"), ("armored", "'", "")])
def test_a_wound_kills_unless_the_armour_turns(new: Press, traits: str, rotated: str, left: str) -> None:
    attacker, victim = new("R1"), new("", traits)
    left_over = tower(happen({(0, 1): attacker, (1, 1): victim + rotated}, "brawl_tower"))
    lives = {(1, 1): victim + left} if left else {}
    assert left_over == {(0, 1): attacker, **lives}


@pytest.mark.rule("TC.M1")
def test_three_small_arrows_are_one_wound(new: Press) -> None:
    attacker, victim = new("R3"), new("", "armored")
    assert tower(happen({(0, 1): attacker, (1, 1): victim}, "brawl_tower"))[1, 1] == f"{victim}'"


@pytest.mark.rule("TC.M2")
@pytest.mark.parametrize(("shields", "dies"), [("L", False), ("R U D", True)])
def test_a_shield_stops_attacks_from_its_own_side(new: Press, shields: str, dies: bool) -> None:
    attacker, victim = new("R1"), new(shields=shields)
    assert ((1, 1) not in tower(happen({(0, 1): attacker, (1, 1): victim}, "brawl_tower"))) == dies


ALL_SHIELDS = "U R D L"


@pytest.mark.rule("TC.M2", "TC.E2")
def test_a_shield_does_not_stop_a_meal(new: Press) -> None:
    eater, weak = new("R1", "hungry"), new("", "weak armored", shields=ALL_SHIELDS)
    assert tower(happen({(0, 1): eater, (1, 1): weak}, "settle")) == {(1, 1): eater}


@pytest.mark.rule("TC.M2", "TC.G4", "TC.TR3")
def test_neither_shield_nor_armour_stops_a_falling_heavy(new: Press) -> None:
    below, heavy = new("", "armored", shields=ALL_SHIELDS), new("", "heavy")
    assert tower(happen({(0, 1): below, (0, 3): heavy}, "gravity")) == {(0, 1): heavy}


@pytest.mark.rule("TC.M2", "TC.TR1", "TC.G8")
def test_a_shield_does_not_soften_a_fall(new: Press) -> None:
    assert tower(happen({(0, 2): new("", "weak", shields=ALL_SHIELDS)}, "gravity")) == {}


@pytest.mark.rule("TC.M2", "TC.TR6", "TC.B8")
def test_a_shield_does_not_contain_a_kamikaze(new: Press) -> None:
    kamikaze, target = new("R1", "kamikaze", shields="U D L"), new(shields="L")
    assert tower(happen({(0, 1): kamikaze, (1, 1): target}, "brawl_tower")) == {(1, 1): target}


@pytest.mark.rule("TC.M2", "TC.TR10", "TC.P9")
def test_neither_shield_nor_armour_stops_an_assassin(new: Press) -> None:
    victim, assassin = new("", "armored", shields=ALL_SHIELDS), new("", "assassin")
    table = position({(0, 1): victim}, {}, hands=[f"{assassin} {SPARE}"])
    play(table, (X, f"play {assassin}"), (X, lay((0, 1), how="stab")))
    assert tower(table) == {(0, 1): assassin}
    assert zone(table, "discard") == {victim}


@pytest.mark.rule("TC.M2", "TC.TR8", "TC.E7")
def test_neither_shield_nor_armour_lets_a_claustrophobe_breathe(new: Press) -> None:
    left, top, right = new(), new(), new()
    squeezed = new("", "claustrophobe armored", shields=ALL_SHIELDS)
    table = happen({(0, 1): left, (1, 1): squeezed, (2, 1): right, (1, 2): top}, "settle")
    assert tower(table) == {(0, 1): left, (1, 1): top, (2, 1): right}


# --- rotation ---


@pytest.mark.rule("TC.M4")
def test_a_rotated_card_points_and_shields_the_other_way(new: Press) -> None:
    turned, left, right = new("L1"), new(), new()
    table = happen({(0, 1): left, (1, 1): f"{turned}'", (2, 1): right}, "brawl_tower")
    assert tower(table) == {(0, 1): left, (1, 1): f"{turned}'"}
    attacker, shield = new("D1"), new(shields="D")
    assert tower(happen({(0, 1): f"{shield}'", (0, 2): attacker}, "brawl_tower"))[0, 1] == f"{shield}'"
    assert tower(happen({(0, 1): shield, (0, 2): attacker}, "brawl_tower")) == {(0, 1): attacker}


# --- arrows reach the next cell and nothing else ---


@pytest.mark.rule("TC.M6")
@pytest.mark.parametrize("cell", [(2, 1), (-1, 1), (1, 2), (0, 3)])
def test_an_arrow_hits_nobody_but_the_neighbour(new: Press, cell: Cell) -> None:
    attacker, other, prop = new("R1"), new("", "flying"), new()
    before = {(0, 1): attacker, (0, 2): prop, cell: other}
    assert tower(happen(before, "brawl_tower")) == before


@pytest.mark.rule("TC.M6")
def test_no_attack_goes_from_tower_to_tower(new: Press) -> None:
    mine, yours = new("R3 L3 U3"), new("R3 L3 U3")
    table = position({(0, 1): mine}, {(1, 1): yours}, hands=[SPARE], todo=after(("brawl", 0)))
    assert (tower(table, X), tower(table, Y)) == ({(0, 1): mine}, {(1, 1): yours})


# --- dead and played cards ---


@pytest.mark.rule("TC.M3")
def test_the_discard_pile_lies_open(new: Press) -> None:
    victim, attacker, rouse, thrown = new(), new("D1"), new.order("aggression"), new()
    table = position({(0, 1): victim, (0, 2): attacker}, {}, hands=[f"{rouse} {thrown} {new()}"])
    play(table, (X, f"play {rouse}"), (X, lay((0, 2), how="rouse")))
    assert set(table.view(None)["state"]["discard"]) == {victim, rouse}


# --- towers and their owners ---


@pytest.mark.rule("TC.M7")
def test_a_tower_grows_to_both_sides_and_stays_its_owners(new: Press) -> None:
    first, second = new(), new()
    table = position({}, {(0, 1): first}, hands=[f"{second} {SPARE}"])
    play(table, (X, f"play {second}"), (X, lay((-1, 1), Y)))
    assert tower(table, Y) == {(-1, 1): second, (0, 1): first}
    assert tower(table, X) == {}


@pytest.mark.rule("TC.M10", "TC.E4")
def test_the_owner_of_the_tower_chooses_a_meal_whoever_laid_the_card(new: Press) -> None:
    up, right, hungry = new("", "weak flying"), new("", "weak"), new("U1 R1", "hungry")
    table = position({}, {(0, 2): up, (1, 1): right}, hands=[f"{hungry} {new()}"])
    play(table, (X, f"play {hungry}"), (X, lay((0, 1), Y)))
    assert asked(table) == ("choose_prey", (Y,))
    assert choices(table) == {"eat up", "eat right"}
    play(table, (Y, "eat right"))
    assert tower(table, Y) == {(0, 2): up, (1, 1): hungry}


# --- a covered Ninja is a minion like others, without its traits ---


@pytest.mark.rule("TC.M5", "TC.E6", "TC.TR9")
def test_a_covered_ninja_neither_eats_nor_is_food_nor_suffocates(new: Press) -> None:
    eater, food, hungry, weak = new("R1", "ninja hungry"), new("", "weak"), new("L1", "hungry"), new("", "ninja weak")
    before = {(0, 1): f"?{eater}", (1, 1): food}
    assert tower(happen(before, "settle")) == before
    before = {(0, 1): f"?{weak}", (1, 1): hungry}
    assert tower(happen(before, "settle")) == before
    squeezed = new("", "ninja claustrophobe")
    before = {(0, 1): food, (1, 1): f"?{squeezed}", (2, 1): new(), (1, 2): new()}
    assert tower(happen(before, "settle")) == before


@pytest.mark.rule("TC.M5", "TC.E7")
def test_a_covered_ninja_carries_and_encloses(new: Press) -> None:
    ninja, squeezed, right, top = new("", "ninja"), new("", "claustrophobe"), new(), new()
    table = happen({(0, 1): f"?{ninja}", (1, 1): squeezed, (2, 1): right, (1, 2): top, (0, 2): new()}, "settle")
    assert (1, 1) in tower(table)
    assert tower(table)[1, 1] == top
    assert (0, 2) in tower(table)


@pytest.mark.rule("TC.M5", "TC.O9")
def test_a_covered_ninja_can_be_ordered_to_attack(new: Press) -> None:
    ninja, victim, rouse = new("R1", "ninja"), new(), new.order("aggression")
    table = position({(0, 1): f"?{ninja}", (1, 1): victim}, {}, hands=[f"{rouse} {new()}"])
    play(table, (X, f"play {rouse}"), (X, lay((0, 1), how="rouse")))
    assert tower(table) == {(0, 1): f"?{ninja}"}


# --- riders go along ---


@pytest.mark.rule("TC.M8", "TC.M9")
def test_a_rider_goes_along_wherever_its_minion_goes(new: Press) -> None:
    plain, eater, weak = new(), new("R1", "hungry"), new("", "weak")
    assert rides(happen({(0, 3): plain}, "gravity", rider=(0, 3)), X) == (0, 1)
    assert rides(happen({(0, 1): eater, (1, 1): weak}, "settle", rider=(0, 1)), X) == (1, 1)
    move, swap = new.order("move 1,0"), new.order("swap 0,1")
    for order, answer, end in ((move, "move 1:0,1 by 1,0", (1, 1)), (swap, "swap 1:0,1", (0, 2))):
        table = position({(0, 1): plain, (0, 2): eater}, {}, hands=[f"{order} {new()}"], riders=[(0, 1)])
        play(table, (X, f"play {order}"), (X, answer))
        assert rides(table, X) == end


@pytest.mark.rule("TC.M8")
def test_a_foreminion_starts_on_the_ground(new: Press) -> None:
    assert rides(position({(0, 1): new()}, {}), X) is None
