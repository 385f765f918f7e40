"""The turn around the word: adding cards, the stack, drawing (WORDS.P1, WORDS.W9, WORDS.D1)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, full, ints
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.words.grid import SPAN, WIDE, cell_at, cell_of, column, line, number_of
from stolik.games.words.marking import top_text
from stolik.games.words.places import place_of
from stolik.games.words.refusing import why_no_place
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
    stack_size,
)

PLACED: Final = PARTS.event("placed", "seat card", "WORDS.P1")
UNDER_STACK: Final = PARTS.event("under_stack", "seat card", "WORDS.W9", "WORDS.R7")
PASSED: Final = PARTS.event("passed", "seat", "WORDS.R7")
DREW: Final = PARTS.event("drew", "seat card", "WORDS.D1")
CHARGED: Final = PARTS.event("charged", "seat seat2 card", "WORDS.V1")


# --- the grid around what lies there ---------------------------------------------------------------


@final
class Grid:
    """The lines and columns in which cards lie, and which of their cells are taken; cells by their numbers."""

    def __init__(self) -> None:
        self.left: i64 = 0
        self.right: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        self._taken: vec[i64] = ints(SPAN * SPAN)  # by cell: does a letter card or a tape lie there?
        self._there = Options()  # those that are taken,
        self._open = Options()  # and those next to them

    def read(self, g: State) -> None:
        for i in range(self._there.count):
            self._taken[self._there.at(i)] = 0
        self._there.clear()
        self.left = WIDE
        self.right = -WIDE
        self.top = WIDE
        self.bottom = -WIDE
        for card in range(DECK_SIZE):
            if g[CELL + card] != 0:
                self._add(g[CELL + card])
        for tape in range(g[TAPES]):
            self._add(g[TAPE_CELL + tape])

    def _add(self, cell: i64) -> None:
        self.left = min(self.left, column(cell))
        self.right = max(self.right, column(cell))
        self.top = min(self.top, line(cell))
        self.bottom = max(self.bottom, line(cell))
        self._taken[number_of(cell)] = 1
        self._there.add(number_of(cell))

    def open_cells(self, but: i64) -> Options:
        """WORDS.P1, WORDS.R2: all that are free and share a side with a card other than that at `but`, line by line."""
        found = self._open
        found.clear()
        for y in range(self.top - 1, self.bottom + 2):
            first = number_of(cell_at(self.left - 1, y))
            for number in range(first, first + self.right - self.left + 3):
                if self._taken[number] == 0 and self.neighbours(number, but) > 0:
                    found.add(number)
        return found

    def neighbours(self, number: i64, but: i64) -> i64:
        """How many cards other than that at `but` share a side with this cell."""
        found: i64 = 0
        for side in range(4):
            near = number + (1 if side == 0 else -1 if side == 1 else SPAN if side == 2 else -SPAN)
            if near != but and self._taken[near] != 0:
                found += 1
        return found


_FRAME: Final = LAYOUT.scratch(Grid)


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
    args = "seat"
    answers = ("skip: pass", "add {cell}")

    def whose(self, g: State) -> str:
        return "WORDS.T1"

    def options(self, g: State, out: Options) -> None:
        cells = frame_of(g).open_cells(-1)
        for i in range(cells.count):
            self.offer(out, cells.at(i))

    def take(self, g: State, option: i64) -> None:
        mover = g[MOVER]
        if option == LATE:
            g.tell(PASSED, mover)
            put_under(g)
            g.drop()  # no word either
            return
        zone = to_add(g)
        card = g.card(zone, 0)
        g[CELL + card] = cell_of(self.part(option))
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

    def why(self, g: State, option: i64) -> str:
        return "WORDS.R26" if option == LATE else "WORDS.P1"

    def because(self, g: State, rule: str, text: str) -> dict[str, str]:
        option = self.read(g, text)
        return why_no_place(g, cell_of(self.part(option))) if option > LATE else {}

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        return (key, said) if option == LATE else (key, place_of(g, cell_of(self.part(option))))

    def facts(self, g: State) -> dict[str, str]:
        zone = to_add(g)
        if zone < 0:
            return {}
        return {"card": NAMES[g.card(zone, 0)], "duty": "no" if zone == HAND + g[MOVER] else "yes"}


LATE: Final = 0  # the clock says so, nobody else can
IN_CELL: Final = 1

RULE_OF_ADDING: Final = Add()
ADD: Final = PARTS.step(RULE_OF_ADDING)


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


ADDING: Final = PARTS.step(Adding())


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
        mark = g.mark()
        g.then(DRAW_CARD, HAND + g[MOVER])
        g.then(ADDING)
        g.in_order(mark)


SWAP_CARDS: Final = PARTS.step(SwapCards())


# --- drawing ---------------------------------------------------------------------------------------


@final
class DrawCard(Chance):
    """The top card of the stack goes face up to a zone; if there is none, nothing happens."""

    rule = "WORDS.D1"
    args = "zone"

    def size(self, g: State) -> i64:
        return max(1, g.count(DECK))

    def take(self, g: State, option: i64) -> None:
        if stack_size(g) == 0:
            return  # WORDS.R17
        zone = g.one()
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


DRAW_CARD: Final = PARTS.step(DrawCard())
