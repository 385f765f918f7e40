"""The turn around the word: adding cards, the stack, drawing (WORDS.P1, WORDS.W9, WORDS.D1)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, full, ints, longer
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.words.marking import top_text
from stolik.games.words.state import (
    ADDED,
    ADDED_COUNT,
    CELL,
    CENTRE,
    DECK,
    DECK_SIZE,
    DUTY,
    HAND,
    LAYOUT,
    MOST_SEATS,
    MOVER,
    NAMES,
    PARTS,
    TAPE_CELL,
    TAPES,
    UNDER,
    WIDE,
    cell_at,
    cell_text,
    column,
    line,
    stack_size,
)

PLACED: Final[i64] = i64(PARTS.event("placed", "seat card", "WORDS.P1"))
UNDER_STACK: Final[i64] = i64(PARTS.event("under_stack", "seat card", "WORDS.W9", "WORDS.R7"))
PASSED: Final[i64] = i64(PARTS.event("passed", "seat", "WORDS.R7"))
DREW: Final[i64] = i64(PARTS.event("drew", "seat card", "WORDS.D1"))
CHARGED: Final[i64] = i64(PARTS.event("charged", "seat seat2 card", "WORDS.V1"))


# --- the grid around what lies there ---------------------------------------------------------------


@final
class Grid:
    """The lines and columns in which cards lie, and two more on each side: one to add cards in, one that is too far."""

    def __init__(self) -> None:
        self.left: i64 = 0
        self.right: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        self._taken: vec[i64] = ints(256)  # by number: does a letter card or a tape lie there?

    def read(self, g: State) -> None:
        self.left = WIDE
        self.right = -WIDE
        self.top = WIDE
        self.bottom = -WIDE
        for card in range(DECK_SIZE):
            self._stretch(g[CELL + card])
        for tape in range(g[TAPES]):
            self._stretch(g[TAPE_CELL + tape])
        while len(self._taken) < self.cells:
            self._taken = longer(self._taken, 0)
        for number in range(self.cells):
            self._taken[number] = 0
        for card in range(DECK_SIZE):
            if g[CELL + card] != 0:
                self._taken[self.number(g[CELL + card])] = 1
        for tape in range(g[TAPES]):
            self._taken[self.number(g[TAPE_CELL + tape])] = 1

    def _stretch(self, cell: i64) -> None:
        if cell != 0:
            self.left = min(self.left, column(cell))
            self.right = max(self.right, column(cell))
            self.top = min(self.top, line(cell))
            self.bottom = max(self.bottom, line(cell))

    @property
    def width(self) -> i64:
        return self.right - self.left + 5

    @property
    def cells(self) -> i64:
        return self.width * (self.bottom - self.top + 5)

    def cell(self, number: i64) -> i64:
        return cell_at(self.left - 2 + number % self.width, self.top - 2 + number // self.width)

    def number(self, cell: i64) -> i64:
        return (line(cell) - self.top + 2) * self.width + column(cell) - self.left + 2

    def is_open(self, number: i64, but: i64) -> bool:
        """WORDS.P1, WORDS.R2: is this cell free, and does it share a side with a card other than that at `but`?"""
        width = self.width
        if self._taken[number] != 0:
            return False
        x = number % width
        y = number // width
        if x == 0 or x == width - 1 or y == 0 or (y + 1) * width == self.cells:
            return False
        return self.neighbours(number, but) > 0

    def neighbours(self, number: i64, but: i64) -> i64:
        """How many cards other than that at `but` share a side with this cell."""
        width = self.width
        found: i64 = 0
        for side in range(4):
            near = number + (1 if side == 0 else -1 if side == 1 else width if side == 2 else -width)
            if near != but and self._taken[near] != 0:
                found += 1
        return found


_FRAME: Final[i64] = i64(LAYOUT.scratch(Grid))


def frame_of(g: State) -> Grid:
    """As the cards lie there now."""
    frame = cast(Grid, g.scratch(_FRAME))
    frame.read(g)
    return frame


# --- adding ----------------------------------------------------------------------------------------


@final
class Add(Choice):
    """WORDS.P1: the hand card goes to the centre, then each duty card in the order received (WORDS.V1)."""

    rule = "WORDS.P1"
    rules = ("WORDS.R2", "WORDS.R25", "WORDS.R28")

    def whose(self, g: State) -> str:
        return "WORDS.T1"

    def options(self, g: State, out: Options) -> None:
        frame = frame_of(g)
        for number in range(frame.cells):
            if frame.is_open(number, -1):
                out.add(1 + number)

    def take(self, g: State, option: i64) -> None:
        mover = g[MOVER]
        if option == LATE:
            g.tell(PASSED, mover)
            put_under(g)
            g.drop()  # no word either
            return
        cell = frame_of(g).cell(option - 1)
        zone = to_add(g)
        card = g.card(zone, 0)
        g[CELL + card] = cell
        g[ADDED + g[ADDED_COUNT]] = card + 1
        g[ADDED_COUNT] += 1
        g.move(card, zone, CENTRE)
        g.tell(PLACED, mover, card)
        if to_add(g) >= 0:
            g.then(self.id, mover)

    def retractable(self, g: State, option: i64) -> bool:
        return True  # WORDS.R28: until somebody speaks, which is later than being asked

    def late(self, g: State) -> i64:
        return LATE  # WORDS.R26

    def space(self, g: State) -> i64:
        return 1 + frame_of(g).cells

    def why(self, g: State, option: i64) -> str:
        return "WORDS.R26" if option == LATE else "WORDS.P1"

    def text(self, g: State, option: i64) -> str:
        if option == LATE:
            return "pass"
        return f"add {cell_text(frame_of(g).cell(option - 1))}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        cell = frame_of(g).cell(max(0, option - 1))
        return "add", {"number": str(column(cell)), "number2": str(line(cell)), **self.facts(g)}

    def facts(self, g: State) -> dict[str, str]:
        zone = to_add(g)
        return {"card": NAMES[g.card(zone, 0)]} if zone >= 0 else {}


LATE: Final = 0  # the clock says so, nobody else can


def to_add(g: State) -> i64:
    """Where the next card to be added lies, -1 if there is none."""
    mover = g[MOVER]
    if not g.bare(HAND + mover):
        return HAND + mover
    return DUTY + mover if g.count(DUTY + mover) > 0 else -1


@final
class Adding(Auto):
    """WORDS.R17: whoever has no card adds none."""

    rule = "WORDS.P1"
    rules = ("WORDS.R17",)

    def run(self, g: State) -> None:
        g[ADDED_COUNT] = 0
        if to_add(g) >= 0:
            g.then(ADD, g[MOVER])


def put_under(g: State) -> None:
    """WORDS.R7: what was added, or was still to be added, goes under the stack: the hand card first."""
    mover = g[MOVER]
    for i in range(g[ADDED_COUNT]):
        card = g[ADDED + i] - 1
        g[ADDED + i] = 0
        g[CELL + card] = 0
        g.move(card, CENTRE, UNDER)
        g.tell(UNDER_STACK, mover, card)
    g[ADDED_COUNT] = 0
    while to_add(g) >= 0:
        zone = to_add(g)
        card = g.card(zone, 0)
        g.move(card, zone, UNDER)
        g.tell(UNDER_STACK, mover, card)


@final
class SwapCards(Auto):
    """WORDS.R7: the top card of the stack is added in place of those that were put under it."""

    rule = "WORDS.R7"
    rules = ("WORDS.W9",)

    def run(self, g: State) -> None:
        g.then(ADDING)
        g.then(DRAW_CARD, HAND + g[MOVER])


# --- drawing ---------------------------------------------------------------------------------------


@final
class DrawCard(Chance):
    """The top card of the stack goes face up to zone `g.a`; if there is none, nothing happens."""

    rule = "WORDS.D1"

    def size(self, g: State) -> i64:
        return max(1, g.count(DECK))

    def take(self, g: State, option: i64) -> None:
        if stack_size(g) == 0:
            return  # WORDS.R17
        zone = g.a
        source: i64 = DECK if not g.bare(DECK) else UNDER
        card = g.card(source, option)
        g.move(card, source, zone)
        if DUTY <= zone < DUTY + MOST_SEATS:
            g.tell(CHARGED, g[MOVER], zone - DUTY, card)
        else:
            g.tell(DREW, zone - HAND if HAND <= zone < HAND + MOST_SEATS else g[MOVER], card)

    def seen_by(self, g: State) -> i64:
        return full(g.seats + 1)

    def text(self, g: State, option: i64) -> str:
        return top_text(g, option)


ADD: Final[i64] = i64(PARTS.step(Add()))
ADDING: Final[i64] = i64(PARTS.step(Adding()))
SWAP_CARDS: Final[i64] = i64(PARTS.step(SwapCards()))
DRAW_CARD: Final[i64] = i64(PARTS.step(DrawCard()))
