"""One question to one human: what it looks like, and what the answer may mean."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from stolik.cli.words import Words
from stolik.engine import speech
from stolik.engine.errors import Refused
from stolik.engine.game import Game
from stolik.engine.rulebook import Rule
from stolik.engine.table import HOUSE_RULES, Table
from stolik.engine.writing import composed

SHORT = 6  # a list up to here needs no second column
MANY = 5000  # answers that nobody goes through one by one


class Choices:
    """The options with their numbers, words and notation, in as many columns as there is room for."""

    def __init__(self, table: Table, seat: int, words: Words, dressed: Callable[[str], Text]) -> None:
        options = speech.told_apart(table, words.language, seat)
        width = len(str(len(options)))
        self.items = [
            Text.assemble(
                (f"{0 if option.skip else number:>{width}} ", "bold"),
                dressed(sentence),
                (f"  {option.text}", "dim"),
            )
            for number, (option, sentence) in enumerate(options, 1)
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widest = max(item.cell_len for item in self.items) + 3
        columns = max(1, min(options.max_width // widest, ceil(len(self.items) / SHORT)))
        rows = ceil(len(self.items) / columns)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for row in range(rows):
            grid.add_row(*self.items[row::rows])
        yield grid


def clean(text: str) -> str:
    """Notation as people type it: capitals and spaces do not matter."""
    return " ".join(composed(text).casefold().split())


def understand(table: Table, seat: int, text: str, words: Words) -> int | str | Refused:
    """What is meant, by its number in the list (0 skips) or its notation, or why it cannot be taken."""
    options = table.offered(seat)
    wanted = clean(text)
    if wanted.isdecimal():
        listed = [option for option, _ in speech.told_apart(table, words.language, seat)]
        numbered = [option for option in listed if option.skip][:1] if int(wanted) == 0 else listed[int(wanted) - 1 :]
        if numbered:
            return numbered[0].id
    for option in options:
        if clean(option.text) == wanted:
            return option.id
    refusal = table.refuse(seat, wanted)
    if refusal is None:
        return wanted
    too_many = table.open or table.space(seat) > MANY
    return refusal if too_many else _refusal(table, seat, wanted) or refusal


def _refusal(table: Table, seat: int, wanted: str) -> Refused | None:
    """Go through all that could be tried here, legal or not, for the rule that forbids it."""
    for number in range(table.space(seat)):
        refusal = table.refuse(seat, number)
        if refusal is not None and clean(refusal.facts["text"]) == wanted:
            return refusal
    return None


def find_rule(game: Game, rule: str) -> Rule | None:
    """A rule by its id, in capitals or not."""
    for book in (game.rulebook, HOUSE_RULES):
        for name, found in book.rules.items():
            if name.casefold() == rule.casefold():
                return found
    return None


def told(rule: Rule, words: Words) -> RenderableType:
    """A rule: its id, where it comes from, what it says and why."""
    origin = words.say("decided") if rule.decision else words.say("source", source=rule.source[words.language])
    lines: list[RenderableType] = [
        Text.assemble((rule.id, "bold cyan"), (f"  {origin}", "dim")),
        Padding(rule.text[words.language], (0, 0, 0, 2)),
    ]
    if words.language in rule.why:
        why = Text(words.say("why", why=rule.why[words.language]), "dim")
        lines.append(Padding(why, (0, 0, 0, 2)))
    return Group(*lines)
