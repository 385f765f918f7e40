"""The worked examples: gravity, brawls, scoring, orders, deflecting, and what the publisher has clarified."""

from __future__ import annotations

import pytest

from games.kit import choices, play
from stolik.games.cheers.data import MINIONS
from stolik.games.cheers.scoring import worth
from stolik.games.cheers.state import NAMES

from .positions import Cell, X, Y, Z, after, lay, minion, position, rides, tower, zone

VALUES = {card.id: card.value for card in MINIONS}


def brawl(before: dict[Cell, str], **more: object) -> dict[Cell, str]:
    """A tower after a brawl."""
    return tower(position(before, {}, todo=after(("brawl_tower", 0)), **more))  # type: ignore[arg-type]


# --- 5.1 gravity ---


def one_with(traits: str, *but: str) -> str:
    """Any card with exactly these traits."""
    return next(card.id for card in MINIONS if set(card.traits) == set(traits.split()) and card.id not in but)


@pytest.mark.rule("TC.G1", "TC.G3", "TC.G4", "TC.G8", "TC.N5", "TC.TR3", "TC.TR4")
def test_the_gravity_example() -> None:
    flyer, heavy = one_with("flying"), one_with("heavy ninja")
    weak, other = one_with("weak armored"), one_with("flying", flyer)
    table = position(
        {(0, 2): flyer, (0, 3): heavy, (0, 4): weak, (0, 5): other}, {}, todo=after(("gravity", 0), ("cover", 0))
    )
    assert tower(table) == {(0, 1): f"?{heavy}", (0, 2): f"{weak}'", (0, 5): other}
    assert zone(table, "discard") == {flyer}


# --- 5.2 to 5.4 brawls ---


@pytest.mark.rule("TC.B1", "TC.M1", "TC.M6", "TC.G1")
@pytest.mark.parametrize("side_c", ["U2", "R2", "D2", "L2"])
@pytest.mark.parametrize("side_a", ["L1", "U1", "D1"])
@pytest.mark.parametrize("side_b", ["U1", "R1"])
def test_brawl_example_1a_as_printed(side_c: str, side_a: str, side_b: str) -> None:
    c = minion(side_c, "R", idle="weak heavy flying acrobat kamikaze")
    d = minion("L3", idle="weak heavy flying acrobat armored claustrophobe", but=c)
    b = minion(side_b, idle="weak flying acrobat armored claustrophobe", but=f"{c} {d}")
    a = minion(side_a, idle="acrobat armored kamikaze assassin claustrophobe", but=f"{b} {c} {d}")
    assert brawl({(0, 1): c, (1, 1): d, (0, 2): a, (1, 2): b}) == {(0, 1): a, (1, 2): b, (1, 1): d}


@pytest.mark.rule("TC.TR4", "TC.G3")
def test_brawl_example_1b_as_pictured_the_flyer_stays_in_the_air() -> None:
    c = minion("U2", "R", idle="weak heavy flying acrobat kamikaze")
    d = minion("L3", idle="weak flying acrobat armored claustrophobe", but=c)
    b = minion("R1", idle="weak acrobat armored claustrophobe", but=f"{c} {d}")
    a = next(m for m in (found("L1"), found("U1"), found("D1")) if m)
    assert brawl({(0, 1): c, (1, 1): d, (0, 2): a, (1, 2): b}) == {(0, 2): a, (1, 2): b, (1, 1): d}


def found(arrows: str) -> str:
    """A Flyer that points there, or nothing."""
    try:
        return minion(arrows, traits="flying", idle="weak acrobat armored hungry claustrophobe")
    except AssertionError:
        return ""


@pytest.mark.rule("TC.B1", "TC.M2")
@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize("fast", ["L2", "L1"])
def test_brawl_example_2(left: int, fast: str) -> None:
    c = minion("", shield="R", idle="weak heavy acrobat armored claustrophobe")
    d = minion("L3", "R", idle="weak heavy flying acrobat kamikaze", but=c)
    e = minion(fast, idle="weak heavy flying acrobat armored", but=f"{c} {d}")
    a = minion("R1", "R", idle="weak flying acrobat kamikaze", but=f"{c} {d} {e}")
    b = minion("L1", "L", idle="weak flying acrobat kamikaze", but=f"{a} {c} {d} {e}")
    before = {(0, 1): c, (1, 1): d, (2, 1): e, (left, 2): a, (left + 1, 2): b}
    assert brawl(before) == {(0, 1): c, (2, 1): e}


@pytest.mark.rule("TC.B2", "TC.TR6", "TC.TR7", "TC.M2", "TC.M4")
@pytest.mark.parametrize("side_a", ["L2", "U2"])
def test_brawl_example_3(side_a: str) -> None:
    e = minion("L1 U1 R1", traits="kamikaze")
    b = minion("R1", "U", traits="armored", shield="D")
    d = minion("", shield="R", idle="weak heavy acrobat armored claustrophobe")
    c = minion("D3", idle="acrobat armored claustrophobe", but=f"{b} {d} {e}")
    f = minion("L1", "L", idle="weak heavy flying acrobat kamikaze", but=f"{b} {c} {d} {e}")
    a = minion(side_a, "R", idle="weak flying acrobat kamikaze", but=f"{b} {c} {d} {e} {f}")
    before = {(0, 1): d, (1, 1): e, (2, 1): f, (0, 2): a, (1, 2): b, (1, 3): c}
    assert brawl(before) == {(0, 1): d, (1, 1): c}


# --- 5.5 scoring ---

SC1 = {(0, 1): 2, (0, 2): 3, (0, 3): 2, (1, 1): 1, (1, 2): 1}
SC2 = {(0, 1): 2, (0, 2): 3, (0, 3): 2, (1, 2): 2}
SC3 = {**SC1, (3, 1): 2, (3, 2): 3}


@pytest.mark.rule("TC.K1", "TC.K2")
@pytest.mark.parametrize(
    ("cells", "rider", "total"),
    [
        (SC1, (0, 3), 17),
        (SC2, (0, 2), 14),
        (SC2, (1, 2), 14),
        (SC3, (0, 2), 18),
        (SC3, (1, 2), 18),
        ({**SC3, (2, 1): 1}, (0, 2), 22),
        ({**SC3, (2, 1): 3}, (1, 2), 24),
        ({(0, 1): 1, (1, 1): 3, (2, 1): 1}, (1, 1), 5),
        (SC1, None, 9),
    ],
)
def test_the_scoring_examples(cells: dict[Cell, int], rider: Cell | None, total: int) -> None:
    seen = [card for card in MINIONS if "ninja" not in card.traits]
    cards = {value: [card.id for card in seen if card.value == value] for value in (1, 2, 3)}
    laid = {cell: cards[value].pop() for cell, value in cells.items()}
    table = position(laid, {}, riders=[rider])
    assert worth(table.state, 0, -1 if rider is None else NAMES.index(laid[rider])) == total


# --- 5.6 orders ---


def plain(*but: str) -> str:
    """A minion that does nothing by itself."""
    return minion("", but=" ".join(but))


@pytest.mark.rule("TC.O1", "TC.O2", "TC.G1")
def test_a_move_to_the_right_on_the_second_level_and_off_the_tower() -> None:
    x, y = plain(), plain(plain())
    z = minion("U1", idle="acrobat armored", but=f"{x} {y}")
    table = position({(0, 1): x, (1, 1): y, (0, 2): z}, {}, hands=["move-along"])
    play(table, (X, "play move-along"), (X, "move 1:0,2 by 1,0"))
    assert tower(table) == {(0, 1): x, (1, 1): y, (1, 2): z}
    table = position({(0, 1): x, (0, 2): z}, {}, hands=["move-along"])
    play(table, (X, "play move-along"), (X, "move 1:0,2 by 1,0"))
    assert tower(table) == {(0, 1): x, (1, 1): z}
    weak = minion("U1", traits="weak")
    table = position({(0, 1): x, (0, 2): weak}, {}, hands=["move-along"])
    play(table, (X, "play move-along"), (X, "move 1:0,2 by 1,0"))
    assert tower(table) == {(0, 1): x}


@pytest.mark.rule("TC.O1")
def test_a_move_needs_an_empty_place_and_jumps_over_others() -> None:
    x, y = plain(), plain(plain())
    table = position({(0, 1): x, (1, 1): y}, {}, hands=["long-run-up move-along"])
    play(table, (X, "play long-run-up"))
    assert "move 1:0,1 by 2,0" in choices(table)
    table = position({(0, 1): x, (1, 1): y}, {}, hands=["move-along"])
    play(table, (X, "play move-along"))
    assert choices(table) == {"move 1:0,1 by -1,0", "move 1:1,1 by 1,0"}


@pytest.mark.rule("TC.O4")
def test_a_swap_needs_two_minions() -> None:
    p, q = plain(), plain(plain())
    table = position({(0, 1): p, (0, 2): q}, {}, hands=["topsy-turvy"])
    play(table, (X, "play topsy-turvy"))
    assert choices(table) == {"swap 1:0,1"}
    play(table, (X, "swap 1:0,1"))
    assert tower(table) == {(0, 1): q, (0, 2): p}


@pytest.mark.rule("TC.O6", "TC.O7", "TC.J1", "TC.M9")
@pytest.mark.parametrize("ridden", [False, True])
def test_aggression_kills_the_one_below_and_a_rider_does_not_help(ridden: bool) -> None:
    x, v = plain(), minion("", "U", idle="acrobat weak flying heavy claustrophobe", but=plain())
    w = minion("D1", idle="acrobat armored claustrophobe", but=f"{x} {v}")
    table = position({(0, 1): x, (0, 2): v, (0, 3): w}, {}, hands=["kick-back"], riders=[(0, 2) if ridden else None])
    play(table, (X, "play kick-back"), (X, "rouse 1:0,3"))
    assert tower(table) == {(0, 1): x, (0, 2): w}
    assert rides(table, X) == ((0, 1) if ridden else None)


# --- 5.7 deflecting ---


@pytest.mark.rule("TC.D1", "TC.D2", "TC.D3", "TC.D4", "TC.D6", "TC.S7")
def test_deflecting_in_threes() -> None:
    card = plain()
    table = position(
        {},
        {},
        {},
        hands=[f"{card} grand-reshuffle", "no-thank-you topsy-turvy", "wrong-address demotion"],
        dice=[0] * 40,
    )
    play(table, (X, f"play {card}"), (X, lay((0, 1), Y)), (Y, "deflect no-thank-you"))
    assert choices(table) == {lay((0, 1), Y), lay((0, 1), Z)}  # not the sender's
    play(table, (Y, lay((0, 1), Z)), (Z, "deflect wrong-address"))
    assert choices(table) == {lay((0, 1), X), lay((0, 1), Z)}
    play(table, (Z, lay((0, 1), X)))
    play(table, (X, "pass"))
    assert tower(table, X) == {(0, 1): card}


@pytest.mark.rule("TC.D3")
def test_two_players_may_send_it_back() -> None:
    card = plain()
    table = position({}, {}, hands=[f"{card} kick-back demotion", "no-thank-you"])
    play(table, (X, f"play {card}"), (X, lay((0, 1), Y)), (Y, "deflect no-thank-you"))
    assert lay((0, 1), X) in choices(table)
    play(table, (Y, lay((0, 1), X)), (X, "deflect kick-back"), (X, lay((0, 1), Y)))
    assert tower(table, Y) == {(0, 1): card}


@pytest.mark.rule("TC.D5")
def test_a_deflected_order_keeps_its_half() -> None:
    x, y = plain(), plain(plain())
    table = position({(0, 1): x}, {(0, 1): y}, hands=["shove-and-shout", "no-thank-you"])
    play(table, (X, "play shove-and-shout"), (X, "move 2:0,1 by 1,0"), (Y, "deflect no-thank-you"))
    assert choices(table) == {f"move {seat}:0,1 by {across},0" for seat in (1, 2) for across in (-1, 1)}


# --- 5.8 from the publisher's material ---


@pytest.mark.rule("TC.B1", "TC.M2")
def test_the_named_minions_fight() -> None:
    before = {
        (0, 1): "shydra",
        (1, 1): "walltor",
        (2, 1): "unicone",
        (3, 1): "jawcer",
        (0, 2): "lowkey",
        (1, 2): "hughbert",
        (0, 3): "nomnom",
        (3, 2): "slay-team",
    }
    assert {cell: card.strip("?") for cell, card in brawl(before).items()} == {
        (0, 1): "shydra",
        (3, 1): "jawcer",
        (0, 2): "lowkey",
        (1, 1): "hughbert",
        (0, 3): "nomnom",
        (3, 2): "slay-team",
    }


@pytest.mark.rule("TC.TR2", "TC.E2")
def test_a_hungry_eats_the_weak_that_is_laid_before_it() -> None:
    hungry = minion("R1", traits="hungry", idle="flying")
    weak = minion("L2", traits="weak")
    table = position({(0, 1): hungry}, {}, hands=[weak.strip("'")])
    play(table, (X, f"play {weak.strip(chr(39))}"), (X, lay((1, 1))))
    assert tower(table) == {(1, 1): hungry}


@pytest.mark.rule("TC.G4", "TC.G5")
def test_stacked_heavies_crush_one_after_the_other() -> None:
    x, y = plain(), plain(plain())
    h1 = one_with("heavy")
    h2 = one_with("heavy", h1)
    before = {(0, 2): x, (0, 3): h1, (0, 4): h2, (0, 5): y}
    assert tower(position(before, {}, todo=after(("gravity", 0)))) == {(0, 1): h2, (0, 2): y}


@pytest.mark.rule("TC.G7")
def test_of_two_flyers_under_a_heavy_the_lower_lives() -> None:
    low = one_with("flying")
    high, heavy = one_with("flying", low), one_with("heavy")
    before = {(0, 2): low, (0, 3): high, (0, 4): heavy}
    assert tower(position(before, {}, todo=after(("gravity", 0)))) == {(0, 1): low, (0, 2): heavy}
