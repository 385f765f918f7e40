"""How a game ended, at the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from games.sedlec import positions as sedlec
from stolik.cli import ending
from stolik.cli.words import Words
from stolik.engine.table import Table

# 24 points each: by kind 10, 8, 4, 2, 0 against 6, 6, 6, 6, 0.
KINGS = {
    **{(0, 1): "b03", (2, 1): "b07", (4, 1): "b04", (6, 1): "b14", (1, 3): "b12", (3, 3): "b01", (5, 3): "b15"},
    **{(2, 5): "b02", (4, 5): "b17"},
}
EVEN = {
    **{(0, 1): "b11", (2, 1): "b08", (4, 1): "b05", (6, 1): "b06", (1, 3): "b13", (3, 3): "b16", (5, 3): "b18"},
    **{(2, 5): "b09", (4, 5): "b10"},
}


def told(table: Table, language: str, reader: int | None = None) -> list[str]:
    """The lines, with single spaces."""
    console = Console(file=io.StringIO(), width=100, color_system=None)
    words = Words(language)
    console.print(ending.sentence(table, words, reader))
    for each in ending.told(table, words, reader):
        console.print(each)
    assert isinstance(console.file, io.StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines() if line.strip()]


def test_a_tie_is_told_with_what_was_compared() -> None:
    table = sedlec.position(KINGS, EVEN, todo=[("score", 0, 0, 0)])
    table.names = ["Ala", "Ola"]
    lines = told(table, "en", reader=0)
    assert lines[0] == "You win: 24 points to 24, and the best kind decides, 10 to 6."
    assert lines[-3] == "Equal points: the best kinds decide, 10 to 6."
    assert [line[line.index("la ") :] for line in lines[-2:]] == ["la [10] 8 4 2 0", "la [6] 6 6 6 0"]
    assert told(table, "pl")[0] == "Wygrywa Ala: 24 pkt do 24, a rozstrzyga najlepszy rodzaj, 10 do 6."


def test_where_nothing_decides_nothing_stands_in_brackets() -> None:
    """A peasant each."""
    table = sedlec.position({(0, 1): "b09"}, {(0, 1): "b10"}, todo=[("score", 0, 0, 0)])
    assert table.ending.tie is not None
    assert [line[-9:] for line in told(table, "en")[-2:]] == ["1 0 0 0 0"] * 2


def test_alone_there_is_a_total_and_a_title_and_nobody_to_compare_with() -> None:
    """A priest on level 1 of each, with a peasant in the stack: 3 and 2."""
    table = sedlec.position({(0, 1): "b05"}, feature={(0, 1): "b01"}, todo=[("score_both", 0, 0, 0)])
    lines = told(table, "en")
    assert (
        lines[0]
        == "It is done: 5 points in all, 2 for the feature and 3 for the stack. That is not enough for a title."
    )
    assert lines[-1].endswith(" 5")
    assert "[" not in "".join(lines)
