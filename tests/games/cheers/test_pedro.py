"""Szybki Pedro: all build at once, each from a stack of his own."""

from __future__ import annotations

from random import Random

import pytest

from games.kit import events, play, received, refusal
from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.log import verify
from stolik.engine.table import EVERYBODY, Table
from stolik.games.cheers import GAME

from .conftest import Press
from .positions import SPARE, X, Y, building, lay, tower, zone


def answers(table: Table, seat: int) -> set[str]:
    return {option.text for option in table.options(seat)}


@pytest.mark.rule("TC.V7")
@pytest.mark.parametrize(("seats", "each", "rest"), [(2, 39, 1), (3, 26, 1), (4, 19, 3), (5, 15, 4), (6, 13, 1)])
def test_minions_alone_are_shared_out_evenly(seats: int, each: int, rest: int) -> None:
    table = Table(GAME, seats, {"variant": "pedro"}, seed_of(1))
    state = table.view(None)["state"]
    assert [len(stack) + len(up) for stack, up in zip(state["stack"], state["up"], strict=True)] == [each] * seats
    assert state["aside"] == [None] * rest
    assert state["hand"] == [[]] * seats
    assert {"coming", "brawl-1", "no-thank-you"} <= set(state["box"])
    assert state["rides"] == [0] * 6


@pytest.mark.rule("TC.V8")
def test_one_builds_only_in_the_own_tower_and_knows_only_the_card_that_is_up(new: Press) -> None:
    mine, yours, mine_next, yours_next = new(), new(), new(), new()
    table = building({}, {}, up=[mine, yours], stacks=[f"{mine_next} {SPARE}", yours_next], dice=[0])
    assert table.pending is not None
    assert table.pending.seats == (X, Y)  # everybody at the same time
    assert answers(table, X) == {lay((0, 1), X)}
    assert refusal(table, X, lay((0, 1), Y)) == "TC.V8"
    assert refusal(table, X, lay((1, 1), X)) == "TC.P1"
    assert mine_next not in received(table, X)
    play(table, (X, lay((0, 1), X)))
    assert tower(table, X) == {(0, 1): mine}
    assert table.view(X)["state"]["up"][X] == [mine_next]
    assert table.view(Y)["state"]["up"][X] == [None]
    play(table, (X, lay((1, 1), X)))  # without waiting for Y
    assert len(tower(table, X)) == 2


@pytest.mark.rule("TC.V8")
def test_there_is_no_passing(new: Press) -> None:
    table = building({}, {}, up=[new(), new()], stacks=[SPARE, new()])
    assert refusal(table, X, 0) == "TC.V9"


@pytest.mark.rule("TC.V9", "TC.P7", "TC.P9", "TC.P10")
def test_acrobats_assassins_and_ninjas_work_as_usual(new: Press) -> None:
    base, acrobat, assassin, ninja = new(), new("L1", "acrobat"), new("", "assassin"), new("", "ninja")
    table = building({(0, 1): base}, {}, up=[acrobat, new()], stacks=[f"{assassin} {ninja} {SPARE}", new()],
                     dice=[0, 1])  # fmt: skip
    assert lay((1, 1), X, "turn") in answers(table, X)
    play(table, (X, lay((1, 1), X, "turn")))
    play(table, (X, lay((0, 1), X, "stab")))
    assert tower(table, X) == {(0, 1): assassin, (1, 1): f"{acrobat}'"}
    assert zone(table, "discard") == {base}
    play(table, (X, lay((0, 2), X)))
    assert tower(table, X)[0, 2] == f"?{ninja}"
    assert ninja in received(table, X)
    assert ninja not in received(table, Y)


@pytest.mark.rule("TC.V9", "TC.R1", "TC.E4")
def test_the_builder_chooses_a_meal_before_the_next_card_while_others_go_on(new: Press) -> None:
    hungry, up, right, yours = new("U1 R1", "hungry"), new("", "weak flying"), new("", "weak"), new()
    table = building({(0, 2): up, (1, 1): right}, {}, up=[hungry, yours], stacks=[SPARE, f"{new()} {new()}"], dice=[0])
    play(table, (X, lay((0, 1), X)))
    assert answers(table, X) == {"eat up", "eat right"}
    assert refusal(table, X, lay((2, 1), X)) == "TC.V9"
    assert table.view(X)["state"]["up"][X] == []
    play(table, (Y, lay((0, 1), Y)))
    play(table, (X, "eat right"))
    assert tower(table, X) == {(0, 2): up, (1, 1): hungry}
    assert table.view(X)["state"]["up"][X] == [SPARE]


@pytest.mark.rule("TC.V9", "TC.N5", "TC.G10")
def test_a_hungry_ninja_that_fell_waits_face_up_for_the_choice(new: Press) -> None:
    """A Claustrophobe dies under it; it drops between two Weak, eats the one that was chosen, and is covered then."""
    ninja, squeezed, right = new("R1 L1", "ninja hungry"), new("", "claustrophobe"), new("", "weak")
    left, yours = new("", "weak"), new()
    before = {(0, 1): left, (1, 1): squeezed, (1, 2): f"?{ninja}"}
    table = building(before, {}, up=[right, yours], stacks=[SPARE, new()])
    play(table, (X, lay((2, 1), X)))
    assert answers(table, X) == {"eat left", "eat right"}
    assert tower(table, X) == {(0, 1): left, (1, 1): ninja, (2, 1): right}
    play(table, (X, "eat left"))
    assert tower(table, X) == {(0, 1): f"?{ninja}", (2, 1): right}


@pytest.mark.rule("TC.V9", "TC.R2", "TC.P9")
def test_a_meal_to_be_chosen_comes_before_an_assassin_s_fall(new: Press) -> None:
    """In the place of a Flyer, beside two levels of food, it eats in the air."""
    assassin, flyer, low = new("R1 U1", "assassin hungry"), new("", "flying"), new()
    above, side, yours = new("", "weak flying"), new("", "weak"), new()
    before = {(0, 2): flyer, (0, 3): above, (1, 1): low, (1, 2): side}
    table = building(before, {}, up=[assassin, yours], stacks=[SPARE, new()])
    play(table, (X, lay((0, 2), X, "stab")))
    assert tower(table, X)[0, 2] == assassin
    assert answers(table, X) == {"eat up", "eat right"}
    play(table, (X, "eat right"))
    assert tower(table, X) == {(0, 3): above, (1, 1): low, (1, 2): assassin}


@pytest.mark.rule("TC.V10")
def test_who_lays_the_last_card_ends_it_and_open_cards_are_put_aside(new: Press) -> None:
    last, open_card, waiting, small, tall = new(value=1), new(), new(), new(value=2), new(value=2)
    table = building({}, {(0, 1): small, (0, 2): tall}, up=[last, open_card], stacks=["", waiting])
    play(table, (X, lay((0, 1), X)))
    assert table.over
    assert [event["seat"] for event in events(table, "first_done")] == [X]
    assert zone(table, "happened") == {"here"}
    assert open_card in zone(table, "aside")
    assert table.shares == [0.0, 1.0]  # to be first gives no points: 1 against 2 + 4


@pytest.mark.rule("TC.V10", "TC.V9")
def test_a_last_card_must_be_settled_first(new: Press) -> None:
    hungry, up, right = new("U1 R1", "hungry"), new("", "weak flying"), new("", "weak")
    table = building({(0, 2): up, (1, 1): right}, {}, up=[hungry, new()], stacks=["", new()])
    play(table, (X, lay((0, 1), X)))
    assert not table.over
    play(table, (X, "eat right"))
    assert table.over


@pytest.mark.rule("TC.V11", "TC.B5")
def test_three_brawls_without_riders(new: Press) -> None:
    left, right, last = new("R1"), new("L1"), new("U1", value=2)
    table = building({(0, 1): left, (1, 1): right}, {}, up=[last, new()], stacks=["", new()])
    play(table, (X, lay((2, 1), X)))
    assert tower(table, X) == {(2, 1): last}
    assert len(events(table, "brawl_at")) == 6


@pytest.mark.rule("TC.V11", "TC.K1")
def test_the_score_is_counted_from_the_best_of_the_highest_minions(new: Press) -> None:
    """Two groups of two levels: from the right one 1 + 1 + 3 + 6, from the left one 1 + 2 + 3 + 3."""
    mine = {(0, 1): new(value=1), (0, 2): new(value=1), (3, 1): new(value=3), (3, 2): new(value=3)}
    last = new(value=1)
    table = building(mine, {}, up=[last, new()], stacks=["", new()])
    play(table, (X, lay((4, 1), X)))
    assert [event["number"] for event in events(table, "scored")] == [1 + 1 + 3 + 6 + 1, 0]
    assert table.shares == [1.0, 0.0]


@pytest.mark.rule("TC.V11", "TC.K4")
def test_ties_stay_ties(new: Press) -> None:
    table = building({}, {(0, 1): new(value=2)}, up=[new(value=2), new()], stacks=["", new()])
    play(table, (X, lay((0, 1), X)))
    assert table.shares == [0.5, 0.5]


@pytest.mark.rule("TC.V12")
@pytest.mark.parametrize("number", range(3))
def test_a_legal_cell_always_exists_so_somebody_finishes(number: int) -> None:
    table = Table(GAME, 2 + number, {"variant": "pedro"}, seed_of(number))
    random = Random(number)
    while table.pending is not None:
        assert all(table.options(seat) for seat in table.pending.seats)
        seat = random.choice(table.pending.seats)
        table.apply(seat, random.choice(table.options(seat)).id)
    assert len(events(table, "first_done")) == 1


@pytest.mark.rule("TC.V12", "TC.V10", "TC.V11")
def test_when_time_is_up_it_ends_with_what_stands() -> None:
    table = Table(GAME, 2, {"variant": "pedro"}, seed_of(3))
    for _ in range(4):
        play(table, (X, table.options(X)[0].text))
    up = [table.view(seat)["state"]["up"][seat][0] for seat in (X, Y)]
    assert GAME.timing.limit(table.settings) == 600
    table.time_is_up(Y)
    assert table.over
    assert [len(events(table, name)) for name in ("time_up", "here", "first_done", "brawl_at")] == [1, 1, 0, 2 * 3]
    assert set(up) <= set(table.view(EVERYBODY)["state"]["aside"])
    assert table.shares == [1.0, 0.0]  # against a tower that is empty
    assert verify(table.log, games.get).hash == table.hash


@pytest.mark.rule("TC.V12", "TC.V8")
def test_only_the_clock_can_stop_it(new: Press) -> None:
    table = building({}, {}, up=[new(), new()], stacks=[SPARE, new()])
    assert "stop" not in answers(table, X)
    assert refusal(table, X, "stop") == "TC.V8"
    assert GAME.timing.limit(GAME.settle(2, {"variant": "pedro", "minutes": "5"})) == 300
    assert GAME.timing.limit(GAME.settle(2, {"minutes": "5"})) == 0  # in no other variant
