"""Word Domination in the terminal: the grid with its markers and tapes, what everybody has, words and offers.

A cell is a letter and whose marker lies on it, after a sign for a card that was added or is forbidden; a tape is
hatched, more densely in a zone. Columns and lines are numbered as the notation has them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from stolik.games.words import GAME
from stolik.games.words.state import NAMES
from stolik.games.words.vocabulary import vocabulary_of

QUIET = "dim"
CARD = "bold"
TAPE, ZONE_TAPE = "▒▒", "▓▓"
ADDED, BANNED = "+", "×"
GLUE = "\N{NO-BREAK SPACE}"
CELL = 3  # columns of a cell
MARGIN = 4  # left of the grid, for the numbers of its lines

Place = tuple[int, int]


def draw(view: dict[str, Any], language: str, names: list[Text]) -> RenderableType:
    """The table as the view's seat sees it; each name begins with the sign of its seat."""
    return Group(*_Board(view, language, names).parts())


def picture(view: dict[str, Any], language: str, names: list[Text]) -> RenderableType:
    """The grid alone."""
    return _Board(view, language, names).grid()


def card_style(_: str) -> str:
    return CARD


def remark(view: dict[str, Any], preview: dict[str, Any], language: str) -> str:
    """WORDS.N9: to which word a refused one is related, and why; and what can be done about it."""
    if preview.get("broken", "none") or not preview["readings"]:
        return ""
    reading = preview["readings"][preview["reading"]]
    if reading["verdict"] not in ("block", "same"):
        return ""
    told = {"word": preview["word"], "other": reading["other"], "affix": "", "root": "", **reading["reason"]}
    sentence = GAME.texts.say(language, f"reason-{told['kind']}", **told)
    if reading["verdict"] == "block" and view["options"]["votes"] == "yes":
        sentence += " " + GAME.texts.say(language, "terminal-appeal", word=preview["word"].lower())
    milder = [each["lemma"] for each in preview["readings"] if each["verdict"] in ("clear", "warn")]
    if milder:  # WORDS.N4
        readings = ", ".join(f"{preview['word'].lower()}:{lemma}" for lemma in milder)
        sentence += " " + GAME.texts.say(language, "terminal-readings", readings=readings)
    return sentence


class _Board:
    def __init__(self, view: dict[str, Any], language: str, names: list[Text]) -> None:
        self.state: dict[str, Any] = view["state"]
        self.derived: dict[str, Any] = view["derived"]
        self.seat: int = view["seat"]  # whose view it is; a spectator's is no seat
        self.language = language
        self.names = names
        self.seats = range(self.state["seats"])
        self.banned = {*self.state["ban_old"], *self.state["ban_new"]} - {None}

    def say(self, key: str, **values: str | int) -> str:
        return GAME.texts.say(self.language, key, **values)

    def sign(self, seat: int) -> Text:
        return self.names[seat][:1]

    def parts(self) -> Iterator[RenderableType]:
        yield self._when()
        yield self.grid()
        yield self._legend()
        yield self._people()
        yield from self._words()
        yield from self._offers()
        yield from self._drafts()

    def _when(self) -> Text:
        if self.state["over"]:
            return Text(self.say("terminal-over"), "bold")
        text = Text.assemble((self.say("terminal-round", number=self.state["round"]), "bold"), " ")
        text.append_text(self.names[self.state["mover"]])
        return text.append(f" · {self.say('terminal-stack', count=self.derived['stack'])}", QUIET)

    # --- the grid ---

    def grid(self) -> _Grid:
        state = self.state
        added = state["added"][: state["added_count"]]
        cells: dict[Place, Text] = {}
        for card, cell, owner in zip(NAMES, state["cell"], state["mark"], strict=True):
            if cell is not None:
                before = BANNED if card in self.banned else ADDED if card in added else " "
                marker = Text(" ") if owner is None else self.sign(owner)
                cells[tuple(cell)] = Text.assemble((before, QUIET), (letter(card), CARD), marker)
        in_zones = {tuple(cell) for zone in self.derived["zones"] for cell in zone["cells"]}
        for cell, owner in zip(state["tape_cell"], state["tape_mark"], strict=True):
            if cell is not None:
                hatched = ZONE_TAPE if tuple(cell) in in_zones else TAPE
                cells[tuple(cell)] = Text.assemble((hatched, self.names[owner].style), self.sign(owner))
        return _Grid(cells)

    def _legend(self) -> Text:
        signs = [self.say("terminal-signs")]
        if self.state["added_count"]:
            signs.append(self.say("terminal-sign-added"))
        if self.banned:
            signs.append(self.say("terminal-sign-banned"))
        return Text(" · ".join(signs) + "\n", QUIET)

    # --- the players ---

    def _people(self) -> Grid:
        """Points as of now and what they come from, markers that are left, cards that everybody can see."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column()
        for _ in range(4):
            grid.add_column(justify="right")
        titles = ("points", "captured", "zones", "markers", "hand", "letters")
        grid.add_row("", *(Text(self.say(f"terminal-{title}"), QUIET) for title in titles))
        for seat in self.seats:
            told = self.derived["points"][seat]
            hand = [*self.state["hand"][seat], *self.state["duty"][seat]]
            grid.add_row(
                self.names[seat],
                Text(str(told["captured"] + told["zones"]), "bold"),
                *(str(told[part]) for part in ("captured", "zones", "markers")),
                _letters(hand),
                _letters(self.state["captured"][seat]),
            )
        return grid

    # --- words and offers ---

    def _words(self) -> Iterator[Text]:
        """Numbered, since a challenge names one by its number."""
        used = Text(self.say("terminal-used"), QUIET)
        for number, word in enumerate(self.derived["used"], 1):
            used.append(f" {number}{GLUE}", QUIET).append(word["word"], CARD).append_text(self.sign(word["seat"]))
            if word["helper"] is not None:
                used.append("+").append_text(self.sign(word["helper"]))
        if self.derived["used"]:
            yield used
        if self.derived["word"] and not any(word["word"] == self.derived["word"] for word in self.derived["used"]):
            yield Text(self.say("terminal-declared", word=self.derived["word"]), CARD)

    def _offers(self) -> Iterator[Text]:
        for offer in self.derived["offers"]:
            told = {"offer": offer["number"], "number": offer["length"], "count": offer["captures"]}
            text = self.names[offer["seat"]] + Text(" · ")
            yield text.append(self.say("terminal-offer", price=self._price(offer["price"]), **told), "not bold default")
        counter = self.derived["counter"]
        if counter:
            told_price = self._price(counter["price"])
            text = self.names[self.state["mover"]] + Text(" · ")
            text.append(self.say("terminal-counter", number=counter["number"], price=told_price), "not bold default")
            yield text.append(" ").append_text(self.names[counter["seat"]])

    def _drafts(self) -> Iterator[Text]:
        """What only the reader knows: the word of the own offer, and what is not yet said."""
        if self.seat not in self.seats:
            return
        own = self.state["offer_word"][self.seat]
        if own is not None:
            yield Text(self.say("terminal-own-offer", word=self._word(own)))
        draft = self.state["draft"][self.seat]
        if draft is not None:
            price = self._price(self.state["draft_price"][self.seat])
            if self.seat == self.state["mover"]:
                yield Text(self.say("terminal-draft-counter", price=price))
            else:
                yield Text(self.say("terminal-draft", word=self._word(draft), price=price))

    def _price(self, cards: list[str]) -> str:
        """With the letters beside them, since several have the same letter; a price lies open."""
        return ", ".join(f"{letter(card)}{self._beside(card)}" for card in cards) or "–"

    def _beside(self, card: str) -> str:
        cells = {tuple(cell): card for card, cell in zip(NAMES, self.state["cell"], strict=True) if cell is not None}
        x, y = self.state["cell"][NAMES.index(card)]
        places = {"left": (x - 1, y), "right": (x + 1, y), "above": (x, y - 1), "below": (x, y + 1)}
        found = {side: letter(cells[place]) if place in cells else "none" for side, place in places.items()}
        return f" ({self.say('at-cell', **found)})" if set(found.values()) > {"none"} else ""

    def _word(self, code: int) -> str:
        return vocabulary_of(self.state["lexicon"]).word(code).upper()


def letter(card: str) -> str:
    found: str = GAME.display.faces[card]["letter"]
    return found


def _letters(cards: list[str]) -> Text:
    return Text(" ".join(map(letter, cards)) or "–", CARD if cards else QUIET)


class _Grid:
    """The cells in lines; what is too wide for the screen comes in several pieces."""

    def __init__(self, cells: dict[Place, Text]) -> None:
        self.cells = cells

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.cells:
            return
        left, right = min(x for x, _ in self.cells), max(x for x, _ in self.cells)
        for gap in (2, 1, 0):
            width = CELL + gap
            if MARGIN + width * (right - left + 1) <= options.max_width:
                break
        most = max(1, (options.max_width - MARGIN) // width)
        for first in range(left, right + 1, most):
            yield from self._piece(first, min(right, first + most - 1), width)

    def _piece(self, first: int, last: int, width: int) -> Iterator[Text]:
        yield Text(" " * MARGIN + "".join(str(x).center(CELL).ljust(width) for x in range(first, last + 1)), QUIET)
        for y in range(min(y for _, y in self.cells), max(y for _, y in self.cells) + 1):
            text = Text(str(y).rjust(MARGIN - 1) + " ", QUIET, no_wrap=True)
            for x in range(first, last + 1):
                text.append_text(self.cells.get((x, y), Text(" " * CELL))).append(" " * (width - CELL))
            text.rstrip()
            yield text
