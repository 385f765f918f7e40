"""Demons and Trolls (E10, E13, Z3, G4, G5): they come one by one, in the order of the dice."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play
from stolik.games.ankhmorpork.state import controller

from .positions import RED, YELLOW, asks, city, falls, money, position
from .striking import OVER, strike


@pytest.mark.rule("AM.E10", "AM.Z3", "AM.P1")
def test_four_demons_and_a_marker_wherever_one_lands() -> None:
    table = strike("demons", {1: "1", 7: "2 !", 9: "H2"}, [1, 7, 9, 12])
    assert city(table) == {1: "1 d !", 7: "2 d !", 9: "d H2 !", 12: "d !"}
    assert [told["area"] for told in events(table, "dice")] == [1, 7, 9, 12]
    assert asks(table) in OVER


@pytest.mark.rule("AM.E10")
def test_several_demons_in_one_area() -> None:
    assert city(strike("demons", {}, [5, 5, 5, 2])) == {2: "d !", 5: "d d d !"}


@pytest.mark.rule("AM.E10", "AM.A4", "AM.E2")
def test_a_demon_is_kept_off_for_three_dollars_and_brings_no_marker() -> None:
    """F4: by whoever holds Small Gods and has a piece there; in dice order, as long as the money lasts."""
    table = strike("demons", {4: "H2", 7: "2", 9: "H2", 1: "2"}, [7, 12, 9, 1], money=[0, 7])
    assert (asks(table), choices(table)) == ((YELLOW, "repel"), {"pass", "shield"})
    assert table.view(None)["decision"]["facts"]["area"] == "7"
    play(table, (YELLOW, "shield"))
    # Nobody of Yellow's is in Nap Hill: no question there.
    assert table.view(None)["decision"]["facts"]["area"] == "9"
    assert city(table) == {4: "H2", 7: "2", 9: "H2", 1: "2", 12: "d !"}
    play(table, (YELLOW, "shield"))
    assert money(table) == [0, 1]
    assert city(table) == {4: "H2", 7: "2", 9: "H2", 12: "d !", 1: "2 d !"}
    assert asks(table) in OVER


@pytest.mark.rule("AM.E10", "AM.E2")
def test_a_demon_in_small_gods_ends_its_power_for_the_rest_of_the_event() -> None:
    table = strike("demons", {4: "H2", 7: "2"}, [7, 4, 7, 7], money=[0, 30])
    play(table, (YELLOW, "shield"))
    assert table.view(None)["decision"]["facts"]["area"] == "4"
    play(table, (YELLOW, "pass"))
    assert (city(table), money(table)) == ({4: "d H2 !", 7: "2 d d !"}, [0, 27])
    assert asks(table) in OVER


@pytest.mark.rule("AM.E10", "AM.E2")
def test_a_demon_kept_off_small_gods_leaves_its_power() -> None:
    table = strike("demons", {4: "H2", 7: "2"}, [4, 7, 12, 12], money=[0, 30])
    play(table, (YELLOW, "shield"), (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "H2", 7: "2", 12: "d d !"}, [0, 24])


@pytest.mark.rule("AM.E2", "AM.C1", "AM.A4")
def test_small_gods_works_in_the_own_turn_and_in_the_turn_it_was_built() -> None:
    table = position({4: "1"}, hands=["drumknott ruby rincewind"], money=[24], events="trolls", dice=[falls(4, 4, 1)])
    play(table, (RED, "play drumknott"), (RED, "scroll"), (RED, "play ruby"), (RED, "go-on"), (RED, "build 4"))
    play(table, (RED, "play rincewind"))  # the dice: 4, 4 and 1
    assert (asks(table), money(table)) == ((RED, "repel"), [6, 10])
    play(table, (RED, "shield"), (RED, "shield"))
    assert (city(table), money(table)) == ({1: "t", 4: "1 H1"}, [0, 10])


@pytest.mark.rule("AM.E13", "AM.Z3", "AM.P1", "AM.G4")
def test_a_troll_makes_trouble_only_where_a_figure_stands() -> None:
    """The second troll in Longwall finds the first one there."""
    table = strike("trolls", {1: "1", 7: "H2"}, [9, 1, 9])
    assert city(table) == {1: "1 t !", 7: "H2", 9: "t t !"}
    table = strike("trolls", {7: "H2", 8: "d", 5: "2 !"}, [7, 8, 5])
    assert city(table) == {5: "2 t !", 7: "t H2", 8: "t d !"}


@pytest.mark.rule("AM.E13", "AM.A4", "AM.E2")
def test_a_troll_is_kept_off_like_a_demon() -> None:
    table = strike("trolls", {4: "H2", 7: "1 2"}, [7, 7, 3], money=[0, 5])
    play(table, (YELLOW, "shield"))
    # Two dollars are left, so the second troll comes, and makes trouble.
    assert (city(table), money(table)) == ({3: "t", 4: "H2", 7: "1 2 t !"}, [0, 2])
    (told,) = events(table, "repelled")
    assert (told["seat"], told["area"]) == (YELLOW, 7)


@pytest.mark.rule("AM.E13", "AM.E10")
def test_only_for_an_area_with_a_piece_of_ones_own() -> None:
    table = strike("trolls", {4: "H2", 7: "1", 8: "H1"}, [7, 8, 9], money=[0, 30])
    assert city(table) == {4: "H2", 7: "1 t !", 8: "t H1", 9: "t"}


@pytest.mark.rule("AM.G2", "AM.G4", "AM.G5", "AM.V1")
@pytest.mark.parametrize(
    ("there", "who"),
    [
        ("1", RED),
        ("H1", RED),
        ("1 !", RED),
        ("1 t", -1),
        ("1 H1 t", RED),
        ("1 H1 t t", -1),
        ("1 1 1 d", -1),
        ("1 1 2 3", RED),
        ("1 1 2 2 3", -1),
        ("1 2 H2 3", YELLOW),
        ("t", -1),
        ("", -1),
    ],
)
def test_control(there: str, who: int) -> None:
    table = position({7: there}, seats=3, hands=["groat"])
    assert controller(table.state, 6) == who


@pytest.mark.rule("AM.G4", "AM.G5", "AM.P1", "AM.P2")
@pytest.mark.parametrize("kind", ["t", "d"])
def test_trolls_and_demons_are_moved_as_agents_are(kind: str) -> None:
    """Moved by the Duckman from one crowd to another: the marker goes there and comes here."""
    table = position({7: f"2 {kind} !", 8: "2", 5: "1"}, hands=["the-duckman", "gaspode"])
    play(table, (RED, "play the-duckman"), (RED, "scroll"), (RED, f"move-whom 7:{kind}"), (RED, "move_where 8"))
    assert asks(table) == (RED, "end_turn")  # nobody was asked
    assert city(table) == {7: "2", 8: f"2 {kind} !", 5: "1"}
