"""Where a minion may be laid, and why it may not go elsewhere."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.table import Table
from stolik.games.cheers.data import MINIONS

from .conftest import Press
from .positions import SPARE, Cell, Tower, X, Y, happen, lay, position, rides, tower, zone


def holding(card: str, mine: Tower, yours: Tower | None = None, hanging: str = "no") -> Table:
    """X is to say where this card goes."""
    table = position(mine, yours or {}, hands=[f"{card} {SPARE}"], hanging=hanging)
    play(table, (X, f"play {card}"))
    return table


def cells(table: Table, number: int = 0, how: str = "lay") -> set[Cell]:
    """Where it may go in a tower."""
    start = f"{how} {number + 1}:"
    found = [text.removeprefix(start).split(",") for text in choices(table) if text.startswith(start)]
    return {(int(col), int(level)) for col, level in found}


@pytest.mark.rule("TC.P1")
def test_an_empty_tower_has_one_cell_and_anybody_may_start_it(new: Press) -> None:
    card = new()
    table = holding(card, {})
    assert choices(table) == {lay((0, 1), X), lay((0, 1), Y)}
    for cell in ((1, 1), (-1, 1), (0, 2)):
        assert refusal(table, X, lay(cell, Y)) == "TC.P1"
    play(table, (X, lay((0, 1), Y)))
    assert tower(table, Y) == {(0, 1): card}


@pytest.mark.rule("TC.P2")
def test_on_a_minion_or_beside_the_ground_row(new: Press) -> None:
    base = {(0, 1): new(), (0, 2): new(), (2, 1): new()}
    table = holding(new(), base)
    assert cells(table) == {(-1, 1), (0, 3), (1, 1), (2, 2), (3, 1)}
    for cell in ((0, 1), (0, 2), (2, 1)):  # taken: nobody makes room
        assert refusal(table, X, lay(cell)) == "TC.P2"
    for cell in ((-2, 1), (4, 1), (0, 4), (3, 2)):  # touching nobody, or only a corner
        assert refusal(table, X, lay(cell)) == "TC.P2"


@pytest.mark.rule("TC.P2")
def test_on_a_hovering_minion_and_in_the_hole_under_it(new: Press) -> None:
    table = holding(new(), {(0, 1): new(), (1, 2): new("", "flying")})
    assert cells(table) == {(-1, 1), (0, 2), (1, 1), (1, 3)}


@pytest.mark.rule("TC.P3")
def test_beside_a_higher_level_only_a_flyer_may_float(new: Press) -> None:
    base = {(0, 1): new(), (0, 2): new()}
    table = holding(new(), base)
    assert cells(table) == {(-1, 1), (1, 1), (0, 3)}
    assert refusal(table, X, lay((1, 2))) == "TC.P3"
    assert refusal(table, X, lay((-1, 2))) == "TC.P3"
    table = holding(new("", "flying"), base)
    assert cells(table) == {(-1, 1), (1, 1), (0, 3), (-1, 2), (1, 2)}
    assert refusal(table, X, lay((1, 3))) == "TC.P2"  # it must still touch a level that is there


@pytest.mark.rule("TC.P4")
def test_by_the_letter_anybody_may_hang_there(new: Press) -> None:
    base = {(0, 1): new(), (0, 2): new()}
    assert cells(holding(new(), base, hanging="yes")) == {(-1, 1), (1, 1), (0, 3), (-1, 2), (1, 2)}
    assert cells(holding(new("", "ninja"), base, hanging="yes")) == {(-1, 1), (1, 1), (0, 3), (-1, 2), (1, 2)}


@pytest.mark.rule("TC.P5")
def test_a_minion_that_is_laid_makes_nobody_fall(new: Press) -> None:
    hanging, card = new(), new()
    table = holding(card, {(0, 1): new(), (3, 4): hanging})
    play(table, (X, lay((0, 2))))
    assert tower(table)[3, 4] == hanging


@pytest.mark.rule("TC.P6")
def test_under_a_tower_that_only_hovers_a_new_base_may_be_laid(new: Press) -> None:
    hovering = {(0, 2): new("", "flying"), (2, 3): new("", "flying")}
    table = holding(new(), hovering)
    assert cells(table) == {(0, 3), (2, 4), (-1, 1), (0, 1), (1, 1), (2, 1), (3, 1)}
    for col in (-2, 4):
        assert refusal(table, X, lay((col, 1))) == "TC.P6"
    assert refusal(table, X, lay((-2, 2))) == "TC.P2"


@pytest.mark.rule("TC.P7", "TC.TR5")
def test_only_an_acrobat_may_be_laid_rotated(new: Press) -> None:
    table = holding(new(), {})
    assert refusal(table, X, lay((0, 1), how="turn")) == "TC.P7"
    acrobat = new("L1", "acrobat")
    table = holding(acrobat, {})
    assert choices(table) == {lay((0, 1), seat, how) for seat in (X, Y) for how in ("lay", "turn")}
    play(table, (X, lay((0, 1), how="turn")))
    assert tower(table) == {(0, 1): f"{acrobat}'"}


@pytest.mark.rule("TC.P8")
def test_an_armored_acrobat_laid_rotated_has_spent_its_armour(new: Press) -> None:
    acrobat, attacker, rouse = new("", "acrobat armored"), new("R1"), new.order("aggression")
    for how, left in (("turn", {}), ("lay", {(1, 1): f"{acrobat}'"})):
        table = position({(0, 1): attacker}, {}, hands=[f"{acrobat} {rouse} {SPARE}"])
        play(table, (X, f"play {acrobat}"), (X, lay((1, 1), how=how)))
        play(table, (X, f"play {rouse}"), (X, lay((0, 1), how="rouse")))
        assert tower(table) == {(0, 1): attacker, **left}


@pytest.mark.rule("TC.P1", "TC.P2", "TC.P6", "TC.P7", "TC.P9", "TC.M7")
def test_far_cells_are_refused_by_the_same_rules(new: Press) -> None:
    """However far away: no cell is legal that touches nothing."""
    standing, card = {(0, 1): new(), (0, 2): new()}, new()
    table = holding(card, standing)
    for cell in ((9, 1), (-40, 1), (0, 30), (7, 7), (0, 0), (0, -3), (10**30, 1)):
        assert refusal(table, X, f"lay 1:{cell[0]},{cell[1]}") == "TC.P2"
    assert refusal(table, X, "turn 1:9,1") == "TC.P7"
    assert refusal(table, X, "stab 1:9,1") == refusal(table, X, "stab-turned 1:9,1") == "TC.P9"
    assert refusal(table, X, "lay 2:9,1") == "TC.P1"  # an empty tower begins at 0,1
    assert refusal(table, X, "lay 3:0,1") == refusal(table, X, "lay 0:0,1") == "TC.M7"
    hovering = holding(card, {(0, 3): new("", "flying")})
    assert refusal(hovering, X, "lay 1:9,1") == "TC.P6"
    assert refusal(hovering, X, "lay 1:9,2") == "TC.P2"


@pytest.mark.rule("TC.P2", "TC.M7")
def test_a_minion_is_laid_and_obeys_no_order_and_an_order_is_not_laid(new: Press) -> None:
    minion, order = new(), new.order("move 1,0")
    table = holding(minion, {(0, 1): new()})
    for text in ("move 1:0,1 by 1,0", "swap 1:0,1", "rouse 1:0,1"):
        assert refusal(table, X, text) == "TC.P2"
    table = holding(order, {(0, 1): new()})
    assert refusal(table, X, lay((1, 1))) == "TC.P2"


# --- Assassins ---


@pytest.mark.rule("TC.P9", "TC.TR10")
def test_an_assassin_is_laid_like_others_or_in_anybody_s_place(new: Press) -> None:
    assassin, mine, ninja = new("", "assassin"), new("", "armored"), new("", "ninja")
    table = holding(assassin, {(0, 1): mine}, {(0, 1): f"?{ninja}"})
    assert cells(table, X, "lay") == cells(table, Y, "lay") == {(-1, 1), (1, 1), (0, 2)}
    assert cells(table, X, "stab") == cells(table, Y, "stab") == {(0, 1)}
    assert refusal(table, X, lay((1, 1), how="stab")) == "TC.P9"
    assert refusal(table, X, lay((1, 1), how="stab-turned")) == "TC.P9"  # nobody there
    assert refusal(table, X, lay((0, 1), how="stab-turned")) == "TC.P7"  # no Acrobat
    play(table, (X, lay((0, 1), Y, "stab")))
    assert tower(table, Y) == {(0, 1): assassin}
    assert zone(table, "discard") == {ninja}
    plain = holding(new(), {(0, 1): mine})
    for how in ("stab", "stab-turned"):
        assert refusal(plain, X, lay((0, 1), how=how)) == "TC.P9"


@pytest.mark.rule("TC.P9", "TC.J4", "TC.B5")
def test_a_rider_saves_nobody_from_an_assassin_and_never_mounts_it(new: Press) -> None:
    assassin, ridden, low = new("", "assassin"), new(), new()
    table = position({}, {(0, 1): low, (0, 2): ridden}, riders=[None, (0, 2)], hands=[f"{assassin} {SPARE}"])
    play(table, (X, f"play {assassin}"), (X, lay((0, 2), Y, "stab")))
    assert rides(table, Y) == (0, 1)
    table = position({}, {(0, 1): ridden}, riders=[None, (0, 1)], hands=[f"{assassin} {SPARE}"])
    play(table, (X, f"play {assassin}"), (X, lay((0, 1), Y, "stab")))
    assert tower(table, Y) == {(0, 1): assassin}
    assert rides(table, Y) is None


@pytest.mark.rule("TC.P9", "TC.J1")
def test_the_assassin_takes_its_place_after_the_rider_has_chosen(new: Press) -> None:
    assassin, ridden, left, right = new("", "assassin"), new(), new(), new()
    before = {(0, 1): left, (1, 1): ridden, (2, 1): right}
    table = position({}, before, riders=[None, (1, 1)], hands=[f"{assassin} {SPARE}"])
    play(table, (X, f"play {assassin}"), (X, lay((1, 1), Y, "stab")))
    assert choices(table) == {"jump 2:0,1", "jump 2:2,1"}
    assert (1, 1) not in tower(table, Y)
    play(table, (Y, "jump 2:2,1"))
    assert tower(table, Y)[1, 1] == assassin


@pytest.mark.rule("TC.P9", "TC.R2", "TC.G2")
def test_in_the_place_of_a_hovering_flyer_the_assassin_falls(new: Press) -> None:
    assassin, flyer = new("", "assassin"), new("", "flying")
    table = holding(assassin, {(0, 3): flyer})
    play(table, (X, lay((0, 3), how="stab")))
    assert tower(table) == {(0, 1): assassin}


@pytest.mark.rule("TC.P9", "TC.R2")
def test_traits_work_before_the_assassin_falls(new: Press) -> None:
    """A Weak Assassin in the air beside a Hungry is eaten; a fall would only have turned it."""
    assassin, flyer, low, hungry = new("", "assassin weak armored"), new("", "flying"), new(), new("R1", "hungry")
    table = holding(assassin, {(0, 1): low, (0, 2): hungry, (1, 2): flyer})
    play(table, (X, lay((1, 2), how="stab")))
    assert tower(table) == {(0, 1): low, (1, 1): hungry}
    assert events(table, "turned_round") == []


@pytest.mark.rule("TC.P7", "TC.P9")
def test_an_acrobatic_assassin_may_stab_head_over_heels(new: Press) -> None:
    assassin, victim = new("L1", "assassin acrobat"), new()
    table = holding(assassin, {(0, 1): victim})
    assert cells(table, X, "stab") == cells(table, X, "stab-turned") == {(0, 1)}
    play(table, (X, lay((0, 1), how="stab-turned")))
    assert tower(table) == {(0, 1): f"{assassin}'"}


# --- Ninjas ---


@pytest.mark.rule("TC.P10", "TC.TR9")
def test_a_ninja_is_laid_face_down_and_upright(new: Press) -> None:
    ninja = new("R1", "ninja")
    table = holding(ninja, {})
    assert choices(table) == {lay((0, 1), X), lay((0, 1), Y)}
    play(table, (X, lay((0, 1))))
    assert tower(table) == {(0, 1): f"?{ninja}"}


@pytest.mark.rule("TC.P10", "TC.E6")
def test_a_ninja_works_no_trait_when_it_is_laid(new: Press) -> None:
    ninja, food = new("R1", "ninja hungry heavy"), new("", "weak flying")
    table = holding(ninja, {(0, 1): new(), (1, 2): food})
    play(table, (X, lay((0, 2))))
    assert tower(table)[1, 2] == food


@pytest.mark.rule("TC.P11", "TC.P3")
def test_a_flying_ninja_is_laid_like_any_other_and_a_ninja_assassin_stabs(new: Press) -> None:
    base = {(0, 1): new(), (0, 2): new()}
    table = holding(new("", "ninja flying"), base)
    assert cells(table) == {(-1, 1), (1, 1), (0, 3)}
    assert refusal(table, X, lay((1, 2))) == "TC.P3"
    ninja = new("", "ninja assassin")
    table = holding(ninja, base)
    play(table, (X, lay((0, 2), how="stab")))
    assert tower(table)[0, 2] == f"?{ninja}"
    assert zone(table, "discard") == {base[0, 2]}


@pytest.mark.rule("TC.P11")
def test_the_deck_has_no_ninja_whose_traits_are_used_when_it_is_laid() -> None:
    for card in MINIONS:
        assert "ninja" not in card.traits or not {"acrobat", "assassin", "flying"} & set(card.traits)


@pytest.mark.rule("TC.R2")
def test_a_plain_play_is_settled_at_once(new: Press) -> None:
    hungry, weak = new("R1", "hungry"), new("", "weak")
    table = holding(hungry, {(1, 1): weak})
    play(table, (X, lay((0, 1))))
    assert tower(table) == {(1, 1): hungry}
    assert tower(happen({(0, 1): hungry, (1, 1): weak})) == {(0, 1): hungry, (1, 1): weak}  # nothing has checked it
