"""The devices of the black cards that act after the word (WORDS.V1 to WORDS.V5, WORDS.V8); Ś and Ź spell with it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice
from stolik.games.words.grid import cell_of, number_of
from stolik.games.words.marking import capture, lay_marker, outcome, picked_times
from stolik.games.words.places import lies_at, place_of
from stolik.games.words.refusing import why_no_place
from stolik.games.words.state import (
    ACTIONS,
    BAN_NEW,
    BLASTER,
    CENTRE,
    CORE,
    DRAWN,
    DUTY,
    GEL,
    HAND,
    MARK,
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
    is_last_turn,
    stack_size,
)
from stolik.games.words.turning import DRAW_CARD, frame_of

BLASTED: Final = PARTS.event("blasted", "seat card", "WORDS.V3")
SHIFTED: Final = PARTS.event("shifted", "seat seat2", "WORDS.V4")
REMOVED: Final = PARTS.event("removed", "seat seat2 card", "WORDS.V5")
KEPT: Final = PARTS.event("kept", "seat card", "WORDS.V2")
TURNED: Final = PARTS.event("turned", "seat card", "WORDS.V8")

# What can be done after the word.
DONE: Final = 0
CHARGE: Final = 1
CAST: Final = 2
BLAST: Final = 3
RESIST: Final = 4


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

    args = "seat"
    answers = ("skip: done", "core {seat}", "shadow {tape}", "blast {card}", "resist {card}")

    def options(self, g: State, out: Options) -> None:
        out.add(DONE)
        if still(g, CORE) and stack_size(g) > 0:
            self.each_of(out, CHARGE, full(g.seats) & ~bit(g[MOVER]))
        if still(g, SHADOW) and g[TAPES] + g.count(CENTRE) > 1:
            for tape in range(g[TAPES]):
                out.add(self.code(CAST, tape))
        if still(g, BLASTER):
            self._add_cards(g, out, BLAST)
        if still(g, RESISTANCE):
            self._add_cards(g, out, RESIST)

    def _add_cards(self, g: State, out: Options, verb: i64) -> None:
        """WORDS.V3: what is not in the word; WORDS.V5: what has a marker."""
        card = g.after(CENTRE, -1)
        while card >= 0:
            fits = picked_times(g, card) == 0 if verb == BLAST else g[MARK + card] != 0
            if fits:
                out.add(self.code(verb, card))
            card = g.after(CENTRE, card)

    def take(self, g: State, option: i64) -> None:
        mover = g[MOVER]
        verb, target = self.which(option)
        if verb == DONE:
            return
        mark = g.mark()
        if verb == CHARGE:
            spend(g, CORE)
            g.then(DRAW_CARD, DUTY + target)
        elif verb == CAST:
            spend(g, SHADOW)
            g.then(SHIFT, mover, target)
        elif verb == BLAST:
            spend(g, BLASTER)
            g.tell(BLASTED, mover, target)
            if g[MARK + target] == mover + 1:
                capture(g, mover, target)
            else:
                lay_marker(g, mover, target)
        else:
            spend(g, RESISTANCE)
            g.tell(REMOVED, mover, g[MARK + target] - 1, target)
            g[MARK + target] = 0
        g.then(ACTING)
        g.in_order(mark)

    def late(self, g: State) -> i64:
        return DONE

    def goes_on(self, g: State, option: i64) -> bool:
        return self.verb(option) == CAST

    def why(self, g: State, option: i64) -> str:
        return ("", "WORDS.V1", "WORDS.V4", "WORDS.V3", "WORDS.V5")[self.verb(option)]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        verb, target = self.which(option)
        if verb == CAST:
            said.update(place_of(g, g[TAPE_CELL + target]))
            said["seat"] = str(max(0, g[TAPE_MARK + target] - 1))
        elif verb == BLAST:
            said.update(lies_at(g, target))
            said["result"] = outcome(g, target, g[MOVER])
        elif verb == RESIST:
            said.update(lies_at(g, target))
            said["seat"] = str(max(0, g[MARK + target] - 1))
        return key, said


RULE_OF_DEVICES: Final = Act()
ACT: Final = PARTS.step(RULE_OF_DEVICES)


@final
class Acting(Auto):
    """WORDS.V10: as long as a device may still act, the mover is asked."""

    rule = "WORDS.V0"

    def run(self, g: State) -> None:
        if g[ACTIONS] == 0:
            return
        out = Options()
        RULE_OF_DEVICES.options(g, out)
        if out.count > 1:
            g.then(ACT, g[MOVER])


ACTING: Final = PARTS.step(Acting())


@final
class Shift(Choice):
    """WORDS.V4: a tape moves to another free cell that touches a card other than itself."""

    rule = "WORDS.V4"
    rules = ("WORDS.R23",)
    args = "seat tape"
    answers = ("to {cell}",)

    def options(self, g: State, out: Options) -> None:
        _, tape = g.two()
        cells = frame_of(g).open_cells(number_of(g[TAPE_CELL + tape]))
        for i in range(cells.count):
            self.offer(out, cells.at(i))

    def take(self, g: State, option: i64) -> None:
        _, tape = g.two()
        cell = cell_of(self.part(option))
        if cell != g[TAPE_CELL + tape]:
            g[TAPE_CELL + tape] = cell
            g.tell(SHIFTED, g[MOVER], g[TAPE_MARK + tape] - 1)

    def late(self, g: State) -> i64:
        """WORDS.R26: it stays."""
        _, tape = g.two()
        return self.code(0, number_of(g[TAPE_CELL + tape]))

    def because(self, g: State, rule: str, text: str) -> dict[str, str]:
        option = self.read(g, text)
        return why_no_place(g, cell_of(self.part(option))) if option >= 0 else {}

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, _ = super().label(g, option)
        return key, place_of(g, cell_of(self.part(option)))

    def facts(self, g: State) -> dict[str, str]:
        _, tape = g.two()
        return {"seat2": str(g[TAPE_MARK + tape] - 1)}


SHIFT: Final = PARTS.step(Shift())


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


DRAW: Final = PARTS.step(Draw())


@final
class Fly(Choice):
    """WORDS.V2: one card, or one of two?"""

    rule = "WORDS.V2"
    rules = ("WORDS.V10",)
    args = "seat"
    answers = ("draw_one = draw one", "draw_two = draw two")

    def options(self, g: State, out: Options) -> None:
        out.add(DRAW_ONE)
        out.add(DRAW_TWO)

    def take(self, g: State, option: i64) -> None:
        mover = g[MOVER]
        if option == DRAW_ONE:
            g.then(DRAW_CARD, HAND + mover)
            return
        mark = g.mark()
        g.then(DRAW_CARD, DRAWN)
        g.then(DRAW_CARD, DRAWN)
        g.then(KEEP, mover)
        g.in_order(mark)

    def late(self, g: State) -> i64:
        return DRAW_TWO


DRAW_ONE: Final = 0
DRAW_TWO: Final = 1

FLY: Final = PARTS.step(Fly())


@final
class Keep(Choice):
    """WORDS.V2: one is kept, the other goes under the stack."""

    rule = "WORDS.V2"
    args = "seat"
    answers = ("keep = keep first", "keep = keep second")  # by their places among those that were drawn

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

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        return key, {**said, "card": NAMES[g.card(DRAWN, option)]}


KEEP: Final = PARTS.step(Keep())


@final
class Gelling(Auto):
    """WORDS.V8, WORDS.R19: the gel comes last."""

    rule = "WORDS.V8"

    def run(self, g: State) -> None:
        if still(g, GEL):
            g.then(TURN_CARD, g[MOVER])


GELLING: Final = PARTS.step(Gelling())


@final
class TurnCard(Choice):
    """WORDS.V8: a letter card is turned: nobody may use it until the end of the mover's next turn."""

    rule = "WORDS.V8"
    rules = ("WORDS.R24",)
    args = "seat"
    answers = ("skip: turn_none = none", "turn {card}")

    def options(self, g: State, out: Options) -> None:
        out.add(TURN_NONE)
        self.each_in(g, out, CENTRE)

    def take(self, g: State, option: i64) -> None:
        g[ACTIONS] = 0
        if option != TURN_NONE:
            card = self.part(option)
            g[BAN_NEW + g[MOVER]] = card + 1
            g.tell(TURNED, g[MOVER], card)

    def late(self, g: State) -> i64:
        return TURN_NONE

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if option != TURN_NONE:
            said.update(lies_at(g, self.part(option)))
        return key, said


TURN_NONE: Final = 0
TURN_ONE: Final = 1

RULE_OF_GEL: Final = TurnCard()
TURN_CARD: Final = PARTS.step(RULE_OF_GEL)
