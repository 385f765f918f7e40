"""Three Cheers for Master in the terminal: the towers side by side, what everybody has, the own hand in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from stolik.games.cheers import GAME
from stolik.games.cheers.data import BY_ID, MINIONS, ORDERS, SIDES, Minion, Order, OrderOption, Side
from stolik.games.cheers.derived import Derived
from stolik.games.cheers.state import BODY, MINION_COUNT, NAMES

MINION = "bold #56b4e9"
ORDER = "bold #e69f00"
QUIET = "dim"
COVERED = "dim italic"

ORDER_BY_ID: dict[str, Order] = {order.id: order for order in ORDERS}
POINTERS = dict(zip(SIDES, "↑→↓←", strict=True))
COMPASS = {(0, 1): "↑", (1, 1): "↗", (1, 0): "→", (1, -1): "↘", (0, -1): "↓", (-1, -1): "↙", (-1, 0): "←", (-1, 1): "↖"}
WIDEST = 12  # of a cell; a name is cut to what fits
NARROWEST = 9
MARGIN = 3  # left of a tower, for the numbers of its levels
LINES = 4  # of a cell


def draw(view: dict[str, Any], language: str, names: list[Text]) -> RenderableType:
    """The table as the view's seat sees it; each name begins with the sign of its seat."""
    return Group(*_Board(view, language, names).parts())


def picture(view: dict[str, Any], language: str, names: list[Text]) -> RenderableType:
    """The towers alone."""
    board = _Board(view, language, names, hands=False)
    return Group(board.towers(), board.legend())


def card_style(card: str) -> str:
    """Events are bold, without a colour."""
    if card in BY_ID:
        return MINION
    return ORDER if card in ORDER_BY_ID else "bold"


def _sides(minion: Minion, *, turned: bool) -> dict[Side, tuple[int, bool]]:
    """TC.M4: by side as it points now, the arrow and whether there is a shield."""
    return {
        side: (minion.arrows[there], SIDES[there] in minion.shields)
        for number, side in enumerate(SIDES)
        for there in [(number + 2 * turned) % 4]
    }


@dataclass(frozen=True)
class _Body:
    """A minion in its cell; `minion` is None for a Ninja whom the observer does not know."""

    col: int
    level: int
    minion: Minion | None
    turned: bool
    covered: bool
    riders: Text


class _Board:
    def __init__(self, view: dict[str, Any], language: str, names: list[Text], *, hands: bool = True) -> None:
        self.state: dict[str, Any] = view["state"]
        self.derived: Derived = view["derived"]
        self.seat: int = view["seat"]  # whose view it is; a spectator's is no seat
        self.pedro = view["options"]["variant"] == "pedro"
        self.language = language
        self.names = names
        self.hands = hands
        self.seats = range(self.state["seats"])

    def say(self, key: str, **values: str | int) -> str:
        return GAME.texts.say(self.language, key, **values)

    def name(self, card: str) -> str:
        """By the texts; a card of one's own has the name that its owner has given it."""
        return self.say(f"card-{card}") if GAME.texts.has(self.language, f"card-{card}") else card

    def parts(self) -> Iterator[RenderableType]:
        yield self._when()
        yield self.towers()
        yield self.legend()
        if self.seat in self.seats:
            yield from self._own()

    def _when(self) -> Text:
        """The turn and whose it is, and what is still to come."""
        state, derived = self.state, self.derived
        told: list[str] = []
        if state["over"]:
            text = Text(self.say("terminal-over"), "bold")
        elif self.pedro:
            text = Text(self.say("terminal-build"), "bold")
        else:
            text = Text.assemble((self.say("terminal-turn", number=state["turn"]), "bold"), " ")
            text.append_text(self.names[derived["active"]])
            if derived["play"]:
                told.append(self.say("terminal-play", number=derived["play"]))
        if not self.pedro:
            told.append(self.say("terminal-deck", count=derived["deck"]))
            told.append(self.say("terminal-brawls", count=derived["brawls"]))
            told.append(self.say("terminal-discard", count=len(state["discard"])))
        for key, above in (("coming", derived["coming"]), ("here", derived["here"])):
            if above:
                fewest, most = above
                told.append(self.say(f"terminal-{key}", fewest=fewest, most=most))
                break
        for part in told:
            text.append(f" · {part}", QUIET)
        flying = state["air"] or (["ninja"] if state["shadow"] else [])
        for card in flying:
            text.append("\n").append(self.say("terminal-flying", card=self.name(card)), "bold")
        return text.append("\n")

    # --- the towers ---

    def towers(self) -> _Towers:
        return _Towers(self, [self._tower(number) for number in range(len(self.derived["towers"]))])

    def _tower(self, number: int) -> _Tower:
        told = self.derived["towers"][number]
        title = Text(" + ").join(self.names[seat] for seat in told["seats"])
        score = self.say("terminal-score", count=told["score"])
        if told["covered"]:
            score += f" {self.say('terminal-covered', count=told['covered'])}"
        return _Tower(title, [score, *self._people(told["seats"])], list(self._bodies(number)), self)

    def _people(self, seats: list[int]) -> Iterator[str]:
        """Of each player of a tower: how high he sits and how many cards he has."""
        for seat in seats:
            if self.pedro:
                yield self.say(
                    "terminal-hand-count", count=len(self.state["stack"][seat]) + len(self.state["up"][seat])
                )
                continue
            level = self.derived["riders"][seat]["level"]
            where = self.say("terminal-level", number=level) if level else self.say("terminal-ground")
            cards = len(self.state["hand"][seat]) + len(self.state["picked"][seat])
            held = f", {self.say('terminal-hand-count', count=cards)}" if self.hands else ""
            yield f"{self.names[seat].plain[:1]} {where}{held}"

    def _bodies(self, tower: int) -> Iterator[_Body]:
        state = self.state
        for body, name in enumerate(BODY.names):
            if state["tower"][body] == tower:
                covered = body >= MINION_COUNT
                card = state[name][0] if covered else NAMES[body]
                riders = Text.assemble(*(self.names[seat][:1] for seat in self.seats if state["rides"][seat] == name))
                turned = state["turned"][body]
                yield _Body(state["col"][body], state["level"][body], BY_ID.get(card), turned, covered, riders)

    def legend(self) -> Text:
        """The signs, and the traits that can be seen now."""
        seen = {
            trait
            for body, tower in enumerate(self.state["tower"])
            if tower is not None and body < MINION_COUNT
            for trait in BY_ID[NAMES[body]].traits
        }
        traits = [f"{self.say(f'short-{t}')} {self.say(f'trait-{t}')}" for t in TRAIT_ORDER if t in seen]
        return Text(" · ".join([self.say("terminal-signs"), *traits]) + "\n", QUIET)

    # --- one's own cards ---

    def _own(self) -> Iterator[RenderableType]:
        for zone in ("picked", "up", "hand"):
            cards = self.state[zone][self.seat]
            if cards:
                yield Text(self.say(f"terminal-{zone}"), "bold")
                grid = Grid.grid(padding=(0, 2, 0, 0))
                for card in cards:
                    grid.add_row(Text(f"  {self.name(card)}", card_style(card)), self.face(card))
                yield grid

    def face(self, card: str) -> Text:
        """What is printed on a card, in words."""
        if card in BY_ID:
            return Text(" · ").join(map(Text, self._minion_words(BY_ID[card])))
        return Text(" · ").join(map(Text, map(self._order_words, ORDER_BY_ID[card].options)))

    def _minion_words(self, minion: Minion) -> Iterator[str]:
        yield self.say("terminal-value", number=minion.value)
        arrows = [POINTERS[side] + str(count) for side, count in zip(SIDES, minion.arrows, strict=True) if count]
        if arrows:
            yield self.say("terminal-arrows", arrows=" ".join(arrows))
        if minion.shields:
            yield self.say("terminal-shields", shields=" ".join(POINTERS[side] for side in minion.shields))
        for trait in minion.traits:
            yield self.say(f"trait-{trait}")

    def _order_words(self, option: OrderOption) -> str:
        told = self.say(f"order-{option.kind}")
        if option.kind == "swap":
            (col, level), (col2, level2) = option.cells
            return f"{told} {offset((col2 - col, level2 - level))}"
        return " ".join([told, *map(offset, option.to)])


TRAIT_ORDER = tuple(dict.fromkeys(trait for minion in MINIONS for trait in minion.traits))


def offset(place: tuple[int, int]) -> str:
    """A direction, with the number of cells if there are several."""
    across, up = place
    far = max(abs(across), abs(up))
    pointer = COMPASS.get((across // far, up // far)) if across % far == up % far == 0 else None
    if pointer is None:
        return f"({across:+},{up:+})"
    return pointer if far == 1 else f"{pointer}{far}"


class _Tower:
    """One tower in lines of its own: the cells from the top down, then the columns, then what it is worth."""

    def __init__(self, title: Text, told: list[str], bodies: list[_Body], board: _Board) -> None:
        self.title = title
        self.told = told
        self.cells = {(body.col, body.level): body for body in bodies}
        self.board = board
        columns = [body.col for body in bodies] or [0]
        self.left, self.right = min(columns), max(columns)
        self.height = max((body.level for body in bodies), default=0)

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    def lines(self, width: int, first: int, last: int) -> list[Text]:
        """Columns `first` to `last`, each cell so wide."""
        found = [line for level in range(self.height, 0, -1) for line in self._level(level, width, first, last)]
        if self.cells:
            ground = Text(" " * MARGIN)
            for col in range(first, last + 1):
                ground.append(str(col).center(width, "▔"), QUIET)
            found.append(ground)
        else:
            found.append(Text(" " * MARGIN + self.board.say("terminal-empty"), QUIET))
        return [*found, self.title, *(Text(line, QUIET) for line in self.told)]

    def _level(self, level: int, width: int, first: int, last: int) -> list[Text]:
        lines = [Text(" " * MARGIN) for _ in range(LINES)]
        lines[1] = Text(str(level).rjust(MARGIN - 1) + " ", QUIET)
        for col in range(first, last + 1):
            body = self.cells.get((col, level))
            drawn = [Text(" " * width)] * LINES if body is None else self._body(body, width)
            for line, part in zip(lines, drawn, strict=True):
                line.append_text(part)
        return lines

    def _body(self, body: _Body, width: int) -> list[Text]:
        inside = width - 2
        if body.minion is None:
            sides = dict.fromkeys(SIDES, (0, False))
            name, what = self.board.say("trait-ninja"), "?"
        else:
            sides = _sides(body.minion, turned=body.turned)
            name = self.board.name(body.minion.id)
            traits = "".join(self.board.say(f"short-{trait}") for trait in body.minion.traits)
            what = f"{'?' if body.covered else ' '}{body.minion.value} {traits}"
        style = COVERED if body.covered else ""
        left, right = self._edge(sides["L"], "L"), self._edge(sides["R"], "R")
        top = Text.assemble("╭", body.riders, self._flat(sides["U"], "U", inside - len(body.riders) - 1))
        return [
            top.append("↻" if body.turned else "═" if sides["U"][1] else "─").append("╮"),
            Text.assemble(left[0], (set_cell_size(name, inside), style), right[0]),
            Text.assemble(left[1], (set_cell_size(what, inside), style), right[1]),
            Text(f"╰{self._flat(sides['D'], 'D', inside)}╯"),
        ]

    def _flat(self, edge: tuple[int, bool], side: Side, width: int) -> str:
        """A top or bottom edge: an arrow with its number in the middle, or a shield all along."""
        number, shield = edge
        if number:
            return f"{POINTERS[side]}{number}".center(width, "─")
        return ("═" if shield else "─") * width

    def _edge(self, edge: tuple[int, bool], side: Side) -> tuple[str, str]:
        """A left or right edge, two lines high: an arrow over its number, or a shield."""
        number, shield = edge
        if number:
            return POINTERS[side], str(number)
        return ("║", "║") if shield else ("│", "│")


class _Towers:
    """Towers side by side as long as there is room, standing on the same ground; then the next row."""

    def __init__(self, board: _Board, towers: list[_Tower]) -> None:
        self.board = board
        self.towers = towers

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width
        row: list[list[Text]] = []
        used = 0
        for drawn in self._pieces(room):
            width = max(line.cell_len for line in drawn) + 1
            if row and used + width > room:
                yield from _side_by_side(row)
                row, used = [], 0
            row.append(drawn)
            used += width
        yield from _side_by_side(row)

    def _pieces(self, room: int) -> Iterator[list[Text]]:
        """The lines of each tower; one that is too wide for the screen comes in several pieces."""
        for tower in self.towers:
            width = max(NARROWEST, min(WIDEST, (room - MARGIN - 1) // tower.columns))
            width = min(width, max(NARROWEST, (room // min(3, len(self.towers)) - MARGIN - 1) // tower.columns))
            most = max(1, (room - MARGIN - 1) // width)
            for first in range(tower.left, tower.right + 1, most):
                yield tower.lines(width, first, min(tower.right, first + most - 1))


def _side_by_side(row: list[list[Text]]) -> Iterator[Text]:
    """Their last lines are level."""
    high = max(map(len, row), default=0)
    widths = [max(line.cell_len for line in drawn) + 1 for drawn in row]
    for number in range(high):
        text = Text(no_wrap=True)
        for drawn, width in zip(row, widths, strict=True):
            at = number - (high - len(drawn))
            part = drawn[at] if at >= 0 else Text()
            text.append_text(part).append(" " * (width - part.cell_len))
        text.rstrip()
        yield text
    yield Text()
