"""Raverun in the terminal: battlefields and piles around the mercenary deck, the own hand below.

A green card has a round frame and a red one an angular frame, in colour and without.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from stolik.engine.speech import OTHER, YOU
from stolik.games.raverun import GAME
from stolik.games.raverun.data import CARDS
from stolik.games.raverun.derived import Derived
from stolik.games.raverun.state import FIRST_RED

GREEN = "bold #009e73"
RED = "bold #d55e00"
BACK = "▒▒"
UNKNOWN = "dim"
QUIET = "dim"
FRAME = "bright_black"  # dim would make the name in it dim too

# Left, bar and right of a frame's top and bottom, and its side.
ROUND = ("╭─╮", "╰─╯", "│")
ANGULAR = ("┏━┓", "┗━┛", "┃")

BORDER = 4  # columns that a panel needs around what it holds
NARROWEST = 38  # columns that a panel looks good in

Block = list[Text]  # three lines of the same width


def draw(view: dict[str, Any], language: str, names: list[Text]) -> RenderableType:
    """The board as the view's seat sees it; each name begins with the sign of its seat."""
    return _Board(view["state"], view["derived"], view["seat"], language, names)


def card_style(card: str) -> str:
    return RED if CARDS.names.index(card) >= FIRST_RED else GREEN


# --- cards ---------------------------------------------------------------------------------------


def _frame(card: str | None) -> tuple[str, str, str]:
    return ANGULAR if card is not None and CARDS.names.index(card) >= FIRST_RED else ROUND


def _style(card: str | None) -> str:
    return UNKNOWN if card is None else card_style(card)


def _face(card: str | None, pad: str = "") -> Block:
    """A whole card."""
    top, bottom, side = _frame(card)
    name = f"{pad}{card or BACK}{pad}"
    rows = [
        top[0] + top[1] * len(name) + top[2],
        f"{side}{name}{side}",
        bottom[0] + bottom[1] * len(name) + bottom[2],
    ]
    return [Text(row, _style(card)) for row in rows]


def _edge(card: str | None) -> Block:
    """What shows of a card below another one."""
    return [row[:3] for row in _face(card)]


def _beside(blocks: list[Block]) -> Block:
    return [Text.assemble(*(block[row] for block in blocks)) for row in range(3)]


def _gap(mark: str) -> Block:
    return [Text(" " * len(mark)), Text(mark, "bold"), Text(" " * len(mark))]


def _chip(card: str | None) -> Text:
    """A card within a line of text: (3B) is green, [7C] is red."""
    if card is None:
        return Text(f" {BACK} ", UNKNOWN)
    left, right = "[]" if _frame(card) is ANGULAR else "()"
    return Text(f"{left}{card}{right}", card_style(card))


def _chips(cards: list[str | None] | list[str]) -> Text:
    return Text("").join(_chip(card) for card in cards)


# --- the board -----------------------------------------------------------------------------------


class _Board:
    def __init__(self, state: dict[str, Any], derived: Derived, seat: int, language: str, names: list[Text]) -> None:
        self.state = state
        self.derived = derived
        self.seat = seat  # whose view it is; a spectator's is no seat
        self.language = language
        self.names = names

    def _say(self, key: str, **values: str | int) -> str:
        return GAME.texts.say(self.language, key, **values)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        others = [seat for seat in range(self.state["seats"]) if seat != self.seat]
        across = self._across(others, width)
        for first in range(0, len(others), across):
            row = others[first : first + across]
            grid = Grid.grid(expand=True)
            for _ in row:
                grid.add_column(ratio=1)
            grid.add_row(*(self._panel(seat, width // len(row) - BORDER) for seat in row))
            yield grid
        for line in self._middle():
            yield Align.center(line)
        if self.seat in range(self.state["seats"]):
            yield self._panel(self.seat, width - BORDER)

    def _across(self, seats: list[int], width: int) -> int:
        """How many panels fit side by side."""
        widest = max(len(block[0]) for seat in seats for block in (self._pile(seat), self._field(seat)))
        return max(1, min(len(seats), width // max(NARROWEST, widest + BORDER)))

    # --- a player ---

    def _panel(self, seat: int, width: int) -> Panel:
        own = seat == self.seat
        parts: list[RenderableType] = list(self._cards_of(seat, width))
        parts.append(self._hand(seat) if own else self._others_hand(seat))
        return Panel(
            Group(*parts),
            title=self.names[seat],
            title_align="left",
            border_style=self.names[seat].style if own else FRAME,
        )

    def _cards_of(self, seat: int, width: int) -> Iterator[RenderableType]:
        """Pile and battlefield, side by side where there is room."""
        pile, field = self._pile(seat), self._field(seat)
        places = [("zone-pile", pile), ("zone-battlefield", field)]
        if len(pile[0]) + len(field[0]) + 4 > width:
            for key, block in places:
                yield Text(self._say(key), QUIET)
                yield from block
            return
        grid = Grid.grid(padding=(0, 4, 0, 0))
        grid.add_row(*(Text(self._say(key), QUIET) for key, _ in places))
        for row in range(3):
            grid.add_row(pile[row], field[row])
        yield grid

    def _pile(self, seat: int) -> Block:
        """The top whole, left of it the edges of the cards below, the lowest first."""
        cards = self.state["pile"][seat]
        if not cards:
            return self._nothing()
        return _beside([_edge(card) for card in cards[:-1]] + [_face(cards[-1], " ")])

    def _field(self, seat: int) -> Block:
        """The cards that stay from earlier rounds, then the one that fights in this round."""
        cards = self.state["battlefield"][seat]
        if not cards:
            return self._nothing()
        fights = self.derived["fighting"][seat]
        blocks = [_face(card) for card in cards if card != fights]
        if fights is not None:
            blocks += [_gap(" ▸"), _face(fights)]
        return _beside(blocks)

    def _nothing(self) -> Block:
        return [Text(" "), Text(self._say("board-empty"), QUIET), Text(" ")]

    def _others_hand(self, seat: int) -> Text:
        cards = self.state["hand"][seat]
        known = [card for card in cards if card is not None]
        text = Text.assemble((self._say("board-hand", count=len(cards)), QUIET), " ", _chips(known))
        return text.append(f" {BACK}" * (len(cards) - len(known)), UNKNOWN)

    def _hand(self, seat: int) -> RenderableType:
        """The own cards, those that do the same together, and what they do."""
        cards = self.state["hand"][seat]
        if not cards:
            return Text(self._say("board-hand", count=0), QUIET)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for number, same in groupby(cards, key=lambda card: card[0]):
            told = Text.assemble((self._say(f"number-{number}"), "bold"), "  ", self._say(f"effect-{number}"))
            grid.add_row(_chips(list(same)), told)
        return Group(Text(self._say("board-hand", count=len(cards)), QUIET), grid)

    # --- between the players ---

    def _middle(self) -> Iterator[Text]:
        yield self._when()
        if self.derived["phase"] == "actions":
            yield self._sweep(0)
        elif self.derived["phase"] == "final":
            yield self._sweep(FIRST_RED)
        yield from self._deck()
        yield from self._doubts()

    def _when(self) -> Text:
        """The round, and who lays a card in which order."""
        phase = self.derived["phase"]
        key = {"over": "board-over", "final": "board-final", "pick": "board-setup"}.get(phase, "board-round")
        text = Text(self._say(key, number=self.state["turn"]), "bold")
        laying = self.derived["laying"]
        if laying:
            text.append(f" · {self._say('board-to-lay')} ", QUIET)
            text.append_text(Text(" → ").join(self.names[seat] for seat in laying))
        return text

    def _sweep(self, first: int) -> Text:
        """The ruler of the sweep: where it stands, and whose cards wait on it."""
        now = CARDS.names.index(self.state["last"]) if self.state["last"] else -1
        marks, values, owners = Text(), Text(), Text()
        for number in range(first, first + FIRST_RED):
            card = CARDS.names[number]
            marks.append("▼  " if number == now else "   ", "bold")
            style = f"{card_style(card)} reverse" if number == now else card_style(card) if number > now else QUIET
            values.append(card, style).append(" ")
            owners.append_text(self._owner(card, first)).append("  ")
        return Text("\n").join([marks, values, owners])

    def _owner(self, card: str, first: int) -> Text:
        """The sign of the seat for which a card acts: from a pile's top (green) or a battlefield (red)."""
        for seat, name in enumerate(self.names):
            acting = self.state["pile"][seat][-1:] if first == 0 else self.state["battlefield"][seat]
            if card in acting:
                return name[:1]
        return Text(" ")

    def _deck(self) -> Iterator[Text]:
        deck, under = self.state["deck"], self.state["under"]
        count = self._say("board-deck", count=len(deck) + len(under))
        known = [card for card in deck if card is not None]  # all of them once the game is over
        yield Text.assemble((f"{count} ", QUIET), _chips(known)) if known else Text(count, QUIET)
        if under:
            yield Text.assemble((f"{self._say('board-under')} ", QUIET), _chips(under))

    def _doubts(self) -> Iterator[Text]:
        """What the seat knows roughly, and the cards that it has never seen."""
        unseen = set(CARDS.names)
        for zone in (*self.state["hand"], *self.state["battlefield"], *self.state["pile"]):
            unseen.difference_update(zone)
        unseen.difference_update(self.state["under"], self.state["deck"])
        for group in self.state["unsure"]:
            unseen.difference_update(group["cards"])
            places = dict.fromkeys(self._place(label) for label in group["places"])
            key = "board-unsure" if len(places) > 1 else "board-unordered"
            told = self._say(key, places=self._say("board-or").join(places))
            yield Text.assemble(_chips(group["cards"]), (f" {told}", QUIET))
        if unseen:
            yield Text(f"{self._say('board-unseen')} {' '.join(sorted(unseen))}", QUIET)

    def _place(self, label: str) -> str:
        zone, _, seat = label.partition(":")[0].partition("/")
        if not seat:
            return self._say(f"board-in-{zone}")
        who = YOU if int(seat) == self.seat else OTHER
        return self._say(f"board-in-{zone}", **{"name": self.names[int(seat)].plain[2:], "is": who})
