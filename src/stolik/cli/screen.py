"""The terminal: consoles, progress and the look of seats."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

# Okabe-Ito colours that can be read on dark and on light; the sign says the same without colour.
SEATS = (
    ("●", "bold #56b4e9"),
    ("▲", "bold #e69f00"),
    ("■", "bold #cc79a7"),
    ("◆", "bold #009e73"),
    ("★", "bold #d55e00"),
    ("✚", "bold #0072b2"),
)
WARNING = "#b58900"  # can be read on dark and on light
WIDEST = 120  # columns; longer lines are hard to follow

CardStyle = Callable[[str], str]


class _Terminal(Console):
    def on_broken_pipe(self) -> None:
        raise  # it is `main` that knows how to leave


def console() -> Console:
    """Standard output. No markup: a card may well be drawn as [6B]."""
    found = _Terminal(markup=False, highlight=False, emoji=False)
    found.width = min(found.width, WIDEST)
    return found


def printable(text: str) -> str:
    """One line without anything that a terminal would take for a command."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))


def signed(seat: int, name: str) -> Text:
    """A player's name as the terminal shows it: the seat's sign first."""
    sign, style = SEATS[seat % len(SEATS)]
    return Text(f"{sign} {name}", style)


def dressed(sentence: str, names: list[str], cards: dict[str, str], card_style: CardStyle) -> Text:
    """A sentence with its players and cards in their colours; `cards` by what the sentence calls them."""
    text = Text(sentence)
    # Longest first, so that "Bot 12" is not taken for "Bot 1".
    for name in sorted(names, key=len, reverse=True):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", SEATS[names.index(name) % len(SEATS)][1])
    called = "|".join(re.escape(name) for name in sorted(cards, key=len, reverse=True))
    for found in re.finditer(rf"(?<!\w)({called})(?!\w)", sentence) if cards else ():
        text.stylize(card_style(cards[found[0]]), *found.span())
    return text


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; call what it yields with each number done.

    What is said meanwhile goes there too, such as what Ray tells of a dead machine: it is no part of the result.
    """
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stderr = Console(stderr=True)
    with (
        redirect_stdout(sys.stderr),
        Progress(*columns, console=stderr, transient=True, disable=not sys.stderr.isatty()) as bar,
    ):
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)
