"""Cells and offsets as numbers and as texts."""

from __future__ import annotations

import pytest

from stolik.games.cheers.cells import Cell, Offset, cell_of, col_at, level_at, offset_of, tower_at

CELL, OFFSET = Cell(6), Offset()


@pytest.mark.parametrize("tower", [0, 5])
@pytest.mark.parametrize("col", [-256, -1, 0, 7, 255])
@pytest.mark.parametrize("level", [1, 2, 127])
def test_a_cell_is_a_tower_a_column_and_a_level(tower: int, col: int, level: int) -> None:
    cell = cell_of(tower, col, level)
    assert (tower_at(cell), col_at(cell), level_at(cell)) == (tower, col, level)
    assert CELL.holds(cell, 6)
    assert CELL.text(cell) == f"{tower + 1}:{col},{level}"
    assert CELL.read(CELL.text(cell)) == cell


def test_a_cell_beside_another_has_a_number_beside_its_own() -> None:
    assert cell_of(2, -1, 4) == cell_of(2, -1, 3) + 1
    assert cell_of(2, 0, 3) - cell_of(2, -1, 3) == cell_of(2, -1, 3) - cell_of(2, -2, 3)


@pytest.mark.parametrize(
    "text", ["", "1", "1:0", "0:0,1", "7:0,1", "1:-257,1", "1:256,1", "1:0,128", "1:0,-1", "01:0,1", "1:-0,1", "1:0,01"]
)
def test_what_is_no_cell_or_not_written_in_the_plain_way_is_not_read(text: str) -> None:
    assert CELL.read(text) == -1


def test_there_are_as_many_towers_as_seats_and_nothing_below_the_ground() -> None:
    assert CELL.holds(cell_of(2, 0, 1), 3)
    assert not CELL.holds(cell_of(3, 0, 1), 3)
    assert not CELL.holds(cell_of(0, 0, 0), 3)
    assert not CELL.holds(-1, 3)


def test_the_texts_get_a_cell_in_words() -> None:
    assert CELL.said("cell", cell_of(1, -2, 3)) == {"seat": "1", "col": "-2", "level": "3"}
    assert CELL.said("cell2", cell_of(1, -2, 3)) == {"seat2": "1", "col2": "-2", "level2": "3"}
    assert CELL.shown(cell_of(1, -2, 3)) == [1, -2, 3]


def test_every_offset_has_one_text() -> None:
    texts = [OFFSET.text(value) for value in range(OFFSET.size)]
    assert sorted(texts) == sorted(f"{across},{up}" for across in range(-9, 10) for up in range(-9, 10))
    assert [OFFSET.read(text) for text in texts] == [*range(OFFSET.size)]
    assert OFFSET.text(offset_of(-2, 1)) == "-2,1"
    assert OFFSET.shown(offset_of(-2, 1)) == [-2, 1]


@pytest.mark.parametrize("text", ["", "1", "10,0", "0,-10", "+1,0", "-0,1", "1,00"])
def test_what_no_card_shows_is_no_offset(text: str) -> None:
    assert OFFSET.read(text) == -1
