"""How a game ended, at the terminal: why, what decided, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stolik.cli.screen import signed
from stolik.cli.words import Words
from stolik.engine import speech
from stolik.engine.ending import Ending, Tie
from stolik.engine.table import Table


def sentence(table: Table, words: Words, reader: int | None = None) -> str:
    return speech.said(table.game, words.language, "ending", table.ending.reason, table.names, reader)


def told(table: Table, words: Words, reader: int | None = None) -> Iterator[RenderableType]:
    """What comes below the sentence."""
    ending = table.ending
    if ending.columns or ending.points:
        yield _rows(table, ending, words)
    if ending.tie is not None:
        told = speech.said(table.game, words.language, "ending-tie", ending.tie.says, table.names, reader)
        yield Text(told, "italic")
        yield _compared(table, ending.tie)


def _compared(table: Table, tie: Tie) -> Grid:
    """What was compared, number by number; the first that is not the same for all stands in brackets."""
    grid = Grid(box=None, show_header=False, pad_edge=False)
    decides = next((place for place, numbers in enumerate(zip(*tie.numbers, strict=True)) if len(set(numbers)) > 1), -1)
    for seat, numbers in zip(tie.seats, tie.numbers, strict=True):
        shown = [Text(f"[{n}]", "bold") if place == decides else Text(str(n)) for place, n in enumerate(numbers)]
        grid.add_row(signed(seat, table.names[seat]), *shown)
    return grid


def _rows(table: Table, ending: Ending, words: Words) -> Grid:
    """The best first."""
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(words.say("column-place"), justify="right")
    grid.add_column(words.say("column-name"))
    for column in ending.columns:
        grid.add_column(words.of(table.game, f"ending-part-{column}"), justify="right")
    if ending.points:
        grid.add_column(words.say("column-total"), justify="right", style="bold")
    for seat, row in sorted(enumerate(ending.rows), key=lambda each: each[1].place):
        parts = speech.filled_in(table.game, words.language, dict(row.parts), table.names)
        shown = ["–" if row.parts[column] is None else str(parts[column]) for column in ending.columns]
        total = [] if row.total is None else [str(row.total)]
        grid.add_row(str(row.place), signed(seat, table.names[seat]), *shown, *total)
    return grid
