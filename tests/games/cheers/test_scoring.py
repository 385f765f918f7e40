"""What towers are worth, and who wins."""

from __future__ import annotations

import pytest

from games.kit import events, play, refusal
from stolik.engine.table import Table

from .conftest import Press
from .positions import Cell, Tower, X, Y, position, tower

FINISH = [("finish", 0, 0, 0)]


def finished(*towers: Tower, riders: list[Cell | None]) -> Table:
    return position(*towers, riders=riders, todo=FINISH)


def scores(table: Table) -> list[int]:
    return [event["number"] for event in events(table, "scored")]


@pytest.mark.rule("TC.S8", "TC.V10")
def test_after_the_end_nothing_can_be_done(new: Press) -> None:
    mine = {(0, 1): new()}
    assert refusal(finished(mine, {}, riders=[None]), X, "stay") == "TC.S8"
    raced = position(mine, {}, todo=FINISH, also={"pedro": 2}, variant="pedro")
    assert refusal(raced, X, "lay 1:1,1") == "TC.V10"


@pytest.mark.rule("TC.T1", "TC.D2")
def test_whose_play_it_is(new: Press) -> None:
    """In every step of a turn; whoever deflects a card decides about it as in his own."""
    card, deflect = new(), new.order("deflect")
    table = position({}, {}, hands=[f"{card} {new()} {new()}", deflect])
    assert refusal(table, Y, f"play {deflect}") == "TC.T1"
    play(table, (X, f"play {card}"))
    assert refusal(table, Y, "lay 1:0,1") == "TC.T1"
    play(table, (X, "lay 2:0,1"))
    assert refusal(table, X, "pass") == "TC.D1"
    play(table, (Y, f"deflect {deflect}"))
    assert refusal(table, X, "lay 1:0,1") == "TC.D2"


@pytest.mark.rule("TC.K1")
@pytest.mark.parametrize(
    ("rider", "total"),
    [
        ((0, 1), 1 + 2 + 3),  # level 1 times 1, the rest as it is
        ((0, 2), 1 + 2 * 2 + 3),
        ((0, 3), 1 + 2 * 2 + 3 * 3),
        (None, 6),
    ],
)
def test_levels_up_to_the_foreminion_are_multiplied(new: Press, rider: Cell | None, total: int) -> None:
    mine = {(0, 1): new(value=1), (0, 2): new(value=2), (0, 3): new(value=3)}
    assert scores(finished(mine, {}, riders=[rider])) == [total, 0]


@pytest.mark.rule("TC.K1", "TC.K2")
def test_a_corner_does_not_connect(new: Press) -> None:
    mine = {(0, 1): new(value=1), (0, 2): new(value=2), (1, 3): new(value=3), (2, 2): new(value=3), (2, 1): new()}
    # from (0,2): only its own column counts; (1,3) touches it with a corner, (2,2) stands apart
    assert scores(finished(mine, {}, riders=[(0, 2)])) == [1 + 4 + 3 + 3 + 1, 0]
    # joined over the ground row, level 2 counts there too; (1,3) is still alone
    assert scores(finished({**mine, (1, 1): new(value=2)}, {}, riders=[(0, 2)])) == [1 + 4 + 3 + 6 + 1 + 2, 0]


@pytest.mark.rule("TC.K3", "TC.N3")
def test_ninjas_are_turned_up_and_count_their_value(new: Press) -> None:
    ninja = new("", "ninja", value=3)
    table = finished({(0, 1): new(), (0, 2): f"?{ninja}"}, {}, riders=[(0, 2)])
    assert scores(table) == [1 + 6, 0]
    assert tower(table)[0, 2] == ninja
    assert ninja in table.view(None)["state"]["standing"]


@pytest.mark.rule("TC.K4")
def test_ties_stay_ties(new: Press) -> None:
    table = finished({(0, 1): new(value=2)}, {(0, 1): new(value=2)}, {(0, 1): new(value=1)}, riders=[(0, 1), None])
    assert scores(table) == [2, 2, 1]
    assert table.shares == [0.5, 0.5, 0.0]


@pytest.mark.rule("TC.K4")
def test_with_nothing_built_all_share() -> None:
    assert finished({}, {}, {}, riders=[]).shares == [pytest.approx(1 / 3)] * 3
