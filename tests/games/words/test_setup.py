"""Przygotowanie do gry."""

from __future__ import annotations

from itertools import product

import pytest

from games.kit import events
from stolik.engine.chain import seed_of
from stolik.engine.errors import BadSetting
from stolik.engine.table import Table
from stolik.games.words import GAME
from stolik.games.words.state import NAMES

from .positions import at, derived, state

GRID = {2: (4, 4), 3: (5, 5), 4: (6, 5)}


def begun(seats: int, number: int = 1, **options: str) -> Table:
    return Table(GAME, seats, options, seed_of(number))


def dealt(table: Table, step: str) -> list[str]:
    return [line["is"] for line in table.log_for(None) if line.get("chance") == step]


@pytest.mark.rule("WORDS.S1", "WORDS.S2", "WORDS.S3", "WORDS.S4", "WORDS.X2")
@pytest.mark.parametrize(("seats", "left"), [(2, 110 - 16 - 2), (3, 110 - 25 - 3), (4, 110 - 30 - 4)])
def test_what_lies_where(seats: int, left: int) -> None:
    table = begun(seats, black="on")
    now = state(table)
    columns, lines = GRID[seats]
    there = {at(number) for number in now["cell"] if number}
    assert there == set(product(range(1, columns + 1), range(1, lines + 1)))
    assert len(now["centre"]) == columns * lines
    assert [len(hand) for hand in now["hand"]] == [1] * seats
    assert derived(table)["stack"] == left
    assert now["round"] == 1
    assert not any(now["mark"])
    assert [entry["markers"] for entry in derived(table)["points"]] == [30] * seats


@pytest.mark.rule("WORDS.S1")
def test_black_cards_are_shuffled_in_also_in_the_base_game() -> None:
    black = {"ax", "cx", "ex", "nx", "ox", "sx", "zx", "zz"}
    assert {card for number in range(12) for card in state(begun(4, number))["centre"]} >= black


@pytest.mark.rule("WORDS.S2", "WORDS.S3", "WORDS.R10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_grid_row_by_row_then_hands_clockwise_from_the_first_player(seats: int) -> None:
    table = begun(seats, first="2")
    now = state(table)
    columns, lines = GRID[seats]
    grid = dealt(table, "lay_out")
    for number, card in enumerate(grid):
        assert at(now["cell"][NAMES.index(card)]) == (1 + number % columns, 1 + number // columns)
    assert len(grid) == columns * lines
    assert dealt(table, "draw_card") == [now["hand"][(1 + seat) % seats][0] for seat in range(seats)]


@pytest.mark.rule("WORDS.S5", "WORDS.R10")
def test_chance_or_the_table_says_who_begins() -> None:
    assert {state(begun(3, number))["first"] for number in range(30)} == {0, 1, 2}
    for seat in range(4):
        table = begun(4, first=str(seat + 1))
        assert table.pending is not None
        assert table.pending.seats == (seat,)
        assert [event["seat"] for event in events(table, "starts")] == [seat]


@pytest.mark.rule("WORDS.R10")
def test_only_who_plays_can_begin() -> None:
    with pytest.raises(BadSetting, match="first cannot be 3 with 2 players"):
        begun(2, first="3")
