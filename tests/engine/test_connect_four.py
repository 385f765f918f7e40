"""Connect four: lines in all four directions, the draw, full columns, and the option `width`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.engine.chain import seed_of
from stolik.engine.errors import Refused
from stolik.engine.kit import bit
from stolik.engine.table import Table
from toys import CONNECT_FOUR, connect_four


def after(columns: str, width: str = "7") -> Table:
    """The table after discs in these columns, seat by seat in turn."""
    table = Table(CONNECT_FOUR, 2, {"width": width}, seed_of(1))
    for turn, column in enumerate(columns):
        table.apply(turn % 2, column)
    return table


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("1212121", 0),  # up
        ("71212121", 1),
        ("1122334", 0),  # across
        ("4455667", 0),
        ("71122334", 1),
        ("12234334464", 0),  # a diagonal that rises to the right
        ("76654554424", 0),  # and one that rises to the left
    ],
)
def test_four_in_a_line_win(columns: str, winner: int) -> None:
    assert not after(columns[:-1]).over
    table = after(columns)
    assert table.over
    assert table.shares == [float(seat == winner) for seat in (0, 1)]


@pytest.mark.parametrize("columns", ["121212", "112233", "1223433446", "112277"])
def test_three_are_not_enough(columns: str) -> None:
    assert not after(columns).over


def plainly(cells: set[tuple[int, int]]) -> bool:
    """Four in a line, cell by cell."""
    directions = [(0, 1), (1, 0), (1, 1), (1, -1)]
    return any(
        all((column + k * right, row + k * up) in cells for k in range(4))
        for column, row in cells
        for right, up in directions
    )


@given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 5)), max_size=26))
def test_lines_on_any_board(cells: set[tuple[int, int]]) -> None:
    """No line runs over the edge of the board into the next column."""
    board = sum(bit(7 * column + row) for column, row in cells)
    assert connect_four.four(board) == plainly(cells)


def test_a_full_board_is_a_draw() -> None:
    columns = "234221122525155553413131344443"
    assert not after(columns[:-1], "5").over
    table = after(columns, "5")
    assert table.over
    assert table.state[connect_four.FREE] == 0
    assert table.shares == [0.5, 0.5]


def test_a_full_column_takes_no_more() -> None:
    table = after("333333")
    with pytest.raises(Refused, match=r"CON\.drop\.2"):
        table.apply(0, "3")
    assert [option.text for option in table.options(0)] == ["1", "2", "4", "5", "6", "7"]


@pytest.mark.parametrize("width", ["7", "6", "5"])
def test_the_board_is_as_wide_as_the_option_says(width: str) -> None:
    table = after("", width)
    assert [option.text for option in table.options(0)] == [str(n + 1) for n in range(int(width))]
    assert table.view(None)["options"] == {"width": width}
    assert table.log[0]["options"] == {"width": width}
    if width != "7":
        with pytest.raises(Refused, match=r"CON\.board\.1"):
            table.apply(0, "7")


def test_a_game_without_cards_has_one_world() -> None:
    table = after("4432")
    for seat in (0, 1, None):
        assert table.view(seat)["state"]["board"] == table.view(0)["state"]["board"]
        assert table.view(seat)["state"]["unsure"] == []
