"""The devices of the black cards that act after the word (WORDS.V1 to WORDS.V5, WORDS.V8); Ś and Ź spell with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.words.marking import capture, card_label, lay_marker, outcome, picked_times
from stolik.games.words.state import (
    ACTIONS,
    BAN_NEW,
    BLASTER,
    CENTRE,
    CORE,
    DECK_SIZE,
    DRAWN,
    DUTY,
    GEL,
    HAND,
    MARK,
    MOST_SEATS,
    MOVER,
    NAMES,
    PARTS,
    RESISTANCE,
    SHADOW,
    TAPE_CELL,
    TAPE_MARK,
    TAPES,
    UNDER,
    ZEPPELIN,
    cell_text,
    column,
    is_last_turn,
    line,
    stack_size,
)
from stolik.games.words.turning import DRAW_CARD, frame_of

BLASTED: Final[i64] = i64(PARTS.event("blasted", "seat card", "WORDS.V3"))
SHIFTED: Final[i64] = i64(PARTS.event("shifted", "seat seat2", "WORDS.V4"))
REMOVED: Final[i64] = i64(PARTS.event("removed", "seat seat2 card", "WORDS.V5"))
KEPT: Final[i64] = i64(PARTS.event("kept", "seat card", "WORDS.V2"))
TURNED: Final[i64] = i64(PARTS.event("turned", "seat card", "WORDS.V8"))

# The options after the word: done, the core for each seat, the shadow for each tape, then a card for each of two.
DONE: Final = 0
CORES: Final = 1
SHADOWS: Final = CORES + MOST_SEATS
BLASTS: Final = SHADOWS + DECK_SIZE
REMOVALS: Final = BLASTS + DECK_SIZE
ACTS: Final = REMOVALS + DECK_SIZE


def still(g: State, device: i64) -> bool:
    return has(g[ACTIONS], device)


def spend(g: State, device: i64) -> None:
    g[ACTIONS] &= ~bit(device)


@final
class Act(Choice):
    """WORDS.V0, WORDS.R19: any of the devices in the word, in any order, or none."""

    rule = "WORDS.V0"
    rules = (
        *("WORDS.V10", "WORDS.V11", "WORDS.V12", "WORDS.V13", "WORDS.V14"),
        *("WORDS.R18", "WORDS.R19", "WORDS.R20", "WORDS.R21"),
    )

    def options(self, g: State, out: Options) -> None:
        out.add(DONE)
        for option in range(CORES, ACTS):
            if self._can(g, option):
                out.add(option)

    def _can(self, g: State, option: i64) -> bool:
        if option < SHADOWS:
            seat = option - CORES
            return still(g, CORE) and seat < g.seats and seat != g[MOVER] and stack_size(g) > 0
        if option < BLASTS:
            return still(g, SHADOW) and option - SHADOWS < g[TAPES] and g[TAPES] + g.count(CENTRE) > 1
        if option < REMOVALS:
            card = option - BLASTS
            return still(g, BLASTER) and g.holds(CENTRE, card) and picked_times(g, card) == 0
        card = option - REMOVALS
        return still(g, RESISTANCE) and g.holds(CENTRE, card) and g[MARK + card] != 0

    def take(self, g: State, option: i64) -> None:
        mover = g[MOVER]
        if option == DONE:
            return
        g.then(ACTING)
        if option < SHADOWS:
            spend(g, CORE)
            g.then(DRAW_CARD, DUTY + option - CORES)
        elif option < BLASTS:
            spend(g, SHADOW)
            g.then(SHIFT, mover, option - SHADOWS)
        elif option < REMOVALS:
            card = option - BLASTS
            spend(g, BLASTER)
            g.tell(BLASTED, mover, card)
            if g[MARK + card] == mover + 1:
                capture(g, mover, card)
            else:
                lay_marker(g, mover, card)
        else:
            card = option - REMOVALS
            spend(g, RESISTANCE)
            g.tell(REMOVED, mover, g[MARK + card] - 1, card)
            g[MARK + card] = 0

    def late(self, g: State) -> i64:
        return DONE

    def goes_on(self, g: State, option: i64) -> bool:
        return SHADOWS <= option < BLASTS

    def space(self, g: State) -> i64:
        return ACTS

    def why(self, g: State, option: i64) -> str:
        if option < SHADOWS:
            return "WORDS.V1"
        return "WORDS.V4" if option < BLASTS else "WORDS.V3" if option < REMOVALS else "WORDS.V5"

    def text(self, g: State, option: i64) -> str:
        if option == DONE:
            return "done"
        if option < SHADOWS:
            return f"core {option - CORES + 1}"
        if option < BLASTS:
            return f"shadow {option - SHADOWS + 1}"
        if option < REMOVALS:
            return f"blast {NAMES[option - BLASTS]}"
        return f"resist {NAMES[option - REMOVALS]}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == DONE:
            return "done", {}
        if option < SHADOWS:
            return "core", {"seat": str(option - CORES)}
        if option < BLASTS:
            cell = g[TAPE_CELL + option - SHADOWS]
            owner = max(0, g[TAPE_MARK + option - SHADOWS] - 1)
            return "shadow", {"seat": str(owner), "number": str(column(cell)), "number2": str(line(cell))}
        if option < REMOVALS:
            card = option - BLASTS
            return "blast", {**card_label(g, card), "result": outcome(g, card, g[MOVER])}
        card = option - REMOVALS
        return "resist", {**card_label(g, card), "seat": str(max(0, g[MARK + card] - 1))}


@final
class Acting(Auto):
    """WORDS.V10: as long as a device may still act, the mover is asked."""

    rule = "WORDS.V0"

    def run(self, g: State) -> None:
        mover = g[MOVER]
        for option in range(CORES, ACTS):
            if THE_ACT._can(g, option):
                g.then(ACT, mover)
                return


@final
class Shift(Choice):
    """WORDS.V4: tape `g.b` moves to another free cell that touches a card other than itself."""

    rule = "WORDS.V4"
    rules = ("WORDS.R23",)

    def options(self, g: State, out: Options) -> None:
        frame = frame_of(g)
        old = frame.number(g[TAPE_CELL + g.b])
        for number in range(frame.cells):
            if frame.is_open(number, old):
                out.add(number)

    def take(self, g: State, option: i64) -> None:
        cell = frame_of(g).cell(option)
        if cell != g[TAPE_CELL + g.b]:
            g[TAPE_CELL + g.b] = cell
            g.tell(SHIFTED, g[MOVER], g[TAPE_MARK + g.b] - 1)

    def late(self, g: State) -> i64:
        """WORDS.R26: it stays."""
        return frame_of(g).number(g[TAPE_CELL + g.b])

    def space(self, g: State) -> i64:
        return frame_of(g).cells

    def text(self, g: State, option: i64) -> str:
        return f"to {cell_text(frame_of(g).cell(option))}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        cell = frame_of(g).cell(option)
        return "to", {"number": str(column(cell)), "number2": str(line(cell))}


# --- drawing and turning ---------------------------------------------------------------------------


@final
class Draw(Auto):
    """WORDS.D1, WORDS.R11: one card, but not in the last turn; with the zeppelin one of two (WORDS.V2)."""

    rule = "WORDS.D1"
    rules = ("WORDS.R11", "WORDS.V2")

    def run(self, g: State) -> None:
        if is_last_turn(g) or stack_size(g) == 0:
            return
        if still(g, ZEPPELIN) and stack_size(g) > 1:
            g.then(FLY, g[MOVER])
        else:
            g.then(DRAW_CARD, HAND + g[MOVER])


@final
class Fly(Choice):
    """WORDS.V2: one card, or one of two?"""

    rule = "WORDS.V2"
    rules = ("WORDS.V10",)

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add(1)

    def take(self, g: State, option: i64) -> None:
        mover = g[MOVER]
        if option == 0:
            g.then(DRAW_CARD, HAND + mover)
            return
        g.then(KEEP, mover)
        g.then(DRAW_CARD, DRAWN)
        g.then(DRAW_CARD, DRAWN)

    def late(self, g: State) -> i64:
        return 1

    def space(self, g: State) -> i64:
        return 2

    def text(self, g: State, option: i64) -> str:
        return "draw two" if option == 1 else "draw one"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "draw-two" if option == 1 else "draw-one", {}


@final
class Keep(Choice):
    """WORDS.V2: one is kept, the other goes under the stack."""

    rule = "WORDS.V2"

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add(1)

    def take(self, g: State, option: i64) -> None:
        mover = g[MOVER]
        card = g.card(DRAWN, option)
        g.move(card, DRAWN, HAND + mover)
        g.move(g.card(DRAWN, 0), DRAWN, UNDER)
        g.tell(KEPT, mover, card)

    def late(self, g: State) -> i64:
        return 0

    def space(self, g: State) -> i64:
        return 2

    def text(self, g: State, option: i64) -> str:
        return "keep second" if option == 1 else "keep first"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return "keep", {"card": NAMES[g.card(DRAWN, option)]}


@final
class Gelling(Auto):
    """WORDS.V8, WORDS.R19: the gel comes last."""

    rule = "WORDS.V8"

    def run(self, g: State) -> None:
        if still(g, GEL):
            g.then(TURN_CARD, g[MOVER])


@final
class TurnCard(Choice):
    """WORDS.V8: a letter card is turned: nobody may use it until the end of the mover's next turn."""

    rule = "WORDS.V8"
    rules = ("WORDS.R24",)

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        card = g.after(CENTRE, -1)
        while card >= 0:
            out.add(1 + card)
            card = g.after(CENTRE, card)

    def take(self, g: State, option: i64) -> None:
        g[ACTIONS] = 0
        if option > 0:
            g[BAN_NEW + g[MOVER]] = option
            g.tell(TURNED, g[MOVER], option - 1)

    def late(self, g: State) -> i64:
        return 0

    def space(self, g: State) -> i64:
        return 1 + DECK_SIZE

    def text(self, g: State, option: i64) -> str:
        return "none" if option == 0 else f"turn {NAMES[option - 1]}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return ("turn-none", {}) if option == 0 else ("turn", card_label(g, option - 1))


THE_ACT: Final = Act()
ACT: Final[i64] = i64(PARTS.step(THE_ACT))
ACTING: Final[i64] = i64(PARTS.step(Acting()))
SHIFT: Final[i64] = i64(PARTS.step(Shift()))
DRAW: Final[i64] = i64(PARTS.step(Draw()))
FLY: Final[i64] = i64(PARTS.step(Fly()))
KEEP: Final[i64] = i64(PARTS.step(Keep()))
GELLING: Final[i64] = i64(PARTS.step(Gelling()))
TURN_CARD: Final[i64] = i64(PARTS.step(TurnCard()))
