"""What a seat knows: of a covered Ninja, and of a card that is picked and not yet announced."""

from __future__ import annotations

import json

import pytest

from games.kit import events, play, received
from stolik.engine.table import Table

from .conftest import Press
from .positions import SPARE, X, Y, Z, asked, lay, position, rides, tower, zone

EVERYBODY = (X, Y, Z, None)


def know(table: Table, card: str) -> set[int | None]:
    """Who sees where this card lies."""
    return {seat for seat in EVERYBODY if card in json.dumps(table.view(seat)["state"])}


def laid(new: Press, ninja: str) -> Table:
    """X has laid a Ninja in Y's tower, and Y lets it."""
    table = position({}, {}, {}, hands=[f"{ninja} {new()} {SPARE}", new(), new()])
    play(table, (X, f"play {ninja}"), (X, lay((0, 1), Y)), (Y, "pass"))
    return table


@pytest.mark.rule("TC.N1", "TC.N2")
def test_only_who_laid_a_ninja_knows_its_face(new: Press) -> None:
    ninja = new("R1", "ninja heavy", value=3)
    table = laid(new, ninja)
    assert tower(table, Y) == {(0, 1): f"?{ninja}"}
    assert know(table, ninja) == {X}
    for observer in (Y, Z, None):
        assert ninja not in received(table, observer)
        state = table.view(observer)["state"]
        assert state["covered0"] == [None]  # that there is one is plain to see, and where
        (body,) = [n for n, number in enumerate(state["tower"]) if number]
        assert (state["col"][body], state["level"][body]) == (0, 1)
        (announced,) = events(table, "announced", observer)
        assert (announced["seat"], announced["card"]) == (X, "hidden")


@pytest.mark.rule("TC.N1", "TC.M5")
def test_moves_and_riders_give_no_look(new: Press) -> None:
    ninja, move = new("R1", "ninja"), new.order("move 1,0")
    table = position({}, {}, {}, hands=[f"{ninja} {move} {SPARE}", new(), new()])
    play(table, (X, f"play {ninja}"), (X, lay((0, 1), Y)), (Y, "pass"))
    play(table, (X, f"play {move}"), (X, "move 2:0,1 by 1,0"), (Y, "pass"))
    assert tower(table, Y) == {(1, 1): f"?{ninja}"}
    for observer in (Y, Z, None):
        assert ninja not in received(table, observer)


@pytest.mark.rule("TC.N1", "TC.T6")
def test_who_rides_a_ninja_does_not_learn_who_it_is(new: Press) -> None:
    ninja = new("", "ninja")
    todo = [("begin_throw", X, 0, 0), ("begin_climb", X, 0, 0)]
    table = position({(0, 1): f"?{ninja}"}, {}, {}, hands=[SPARE], todo=todo)
    play(table, (X, "climb 1:0,1"))
    assert rides(table, X) == (0, 1)
    assert know(table, ninja) == set()


@pytest.mark.rule("TC.N2", "TC.N4", "TC.D8")
def test_in_a_deflect_window_a_ninja_is_only_a_ninja_and_the_deflector_takes_it_up(new: Press) -> None:
    ninja, one, two = new("R1", "ninja"), new.order("deflect"), new.order("deflect")
    table = position({}, {}, {}, hands=[f"{ninja} {SPARE}", one, two])
    play(table, (X, f"play {ninja}"), (X, lay((0, 1), Y)))
    assert table.pending is not None
    assert table.pending.facts["card"] == "ninja"
    assert know(table, ninja) == {X}
    play(table, (Y, f"deflect {one}"))
    assert know(table, ninja) == {X, Y}
    play(table, (Y, lay((0, 1), Z)), (Z, f"deflect {two}"), (Z, lay((0, 1), Z)))
    assert tower(table, Z) == {(0, 1): f"?{ninja}"}
    assert know(table, ninja) == {X, Y, Z}
    assert ninja not in received(table, None)


@pytest.mark.rule("TC.N2", "TC.V2")
def test_a_partner_gets_no_look(new: Press) -> None:
    ninja = new("", "ninja")
    table = position({}, {}, seats=4, hands=[f"{ninja} {SPARE}", *[new() for _ in range(3)]], variant="teams")
    play(table, (0, f"play {ninja}"), (0, lay((0, 1), 0)))
    assert ninja not in received(table, 2)
    assert ninja in received(table, 0)


@pytest.mark.rule("TC.N3")
def test_once_seen_by_all_it_stays_known_and_covered(new: Press) -> None:
    ninja, mine, rouse, move = new("", "ninja heavy"), new(), new.order("aggression"), new.order("move 1,0")
    before = {(0, 1): f"?{ninja}", (1, 1): mine}
    table = position(before, {}, {}, hands=[f"{rouse} {move} {SPARE}"])
    assert know(table, ninja) == set()
    play(table, (X, f"play {rouse}"), (X, lay((1, 1), X, "rouse")))
    assert tower(table) == before
    assert know(table, ninja) == set(EVERYBODY)
    assert [table.view(seat)["state"]["covered0"] for seat in EVERYBODY] == [[ninja]] * 4
    play(table, (X, f"play {move}"), (X, "move 1:1,1 by 1,0"))
    assert know(table, ninja) == set(EVERYBODY)


@pytest.mark.rule("TC.N3", "TC.M3")
def test_a_ninja_that_dies_face_down_is_shown(new: Press) -> None:
    ninja, assassin = new("", "ninja"), new("", "assassin")
    table = position({(0, 1): f"?{ninja}"}, {}, {}, hands=[f"{assassin} {SPARE}"])
    play(table, (X, f"play {assassin}"), (X, lay((0, 1), X, "stab")))
    assert zone(table, "discard") == {ninja}
    assert know(table, ninja) == set(EVERYBODY)


@pytest.mark.rule("TC.N3")
def test_a_fall_shows_only_the_one_that_falls(new: Press) -> None:
    falls, stays, low, move = new("", "ninja"), new("", "ninja"), new(), new.order("move 2,0")
    before = {(0, 1): low, (0, 2): f"?{falls}", (1, 1): f"?{stays}"}
    table = position(before, {}, {}, hands=[f"{move} {SPARE}"])
    play(table, (X, f"play {move}"), (X, "move 1:0,1 by 2,0"))
    assert tower(table) == {(0, 1): f"?{falls}", (1, 1): f"?{stays}", (2, 1): low}
    assert know(table, falls) == set(EVERYBODY)
    assert know(table, stays) == set()


@pytest.mark.rule("TC.N5", "TC.G3")
def test_a_ninja_that_was_turned_up_works_until_all_is_over(new: Press) -> None:
    """The Ninja falls, turns out to be Hungry, and eats what stands beside it before it is covered again."""
    low, ninja, food, move = new(), new("R1", "ninja hungry"), new("", "weak"), new.order("move -1,0")
    before = {(0, 1): low, (0, 2): f"?{ninja}", (1, 1): food}
    table = position(before, {}, {}, hands=[f"{move} {SPARE}"])
    play(table, (X, f"play {move}"), (X, "move 1:0,1 by -1,0"))
    assert tower(table) == {(-1, 1): low, (1, 1): f"?{ninja}"}


@pytest.mark.rule("TC.N5", "TC.J1")
def test_it_lies_open_while_somebody_chooses(new: Press) -> None:
    ninja, attacker, rouse = new("", "ninja"), new("R1"), new.order("aggression")
    before = {(0, 1): attacker, (1, 1): new(), (2, 1): f"?{ninja}"}
    table = position(before, {}, {}, hands=[f"{rouse} {SPARE}"], riders=[(1, 1)])
    play(table, (X, f"play {rouse}"), (X, lay((0, 1), X, "rouse")))
    assert asked(table) == ("jump", (X,))
    assert tower(table)[2, 1] == ninja
    play(table, (X, "jump 1:2,1"))
    assert tower(table)[2, 1] == f"?{ninja}"
    assert rides(table, X) == (2, 1)


@pytest.mark.rule("TC.T1", "TC.D1")
def test_a_picked_card_is_secret_until_it_is_announced(new: Press) -> None:
    card, ninja = new(), new("", "ninja")
    for picked in (card, ninja):
        table = position({}, {}, {}, hands=[f"{picked} {SPARE}", new(), new()])
        before = [received(table, observer) for observer in (Y, Z, None)]
        play(table, (X, f"play {picked}"))
        assert all(picked not in received(table, observer) for observer in (Y, Z, None))
        assert all(picked not in text for text in before)
        play(table, (X, lay((0, 1), Y)))
        assert all((picked in received(table, observer)) == (picked == card) for observer in (Y, Z, None))
