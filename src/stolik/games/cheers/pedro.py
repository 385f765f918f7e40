"""Szybki Pedro: all build at once, each from a stack of his own (TC.V7 to TC.V12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import NOTHING
from stolik.engine.kit import Options, bit, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Speak
from stolik.games.cheers.cells import col_at, level_at, tower_at
from stolik.games.cheers.deck import HERE_CAME, end_with_brawls
from stolik.games.cheers.naming import name_at, said_place
from stolik.games.cheers.play import LAY, LAYS, STAB, minion_cells, said_at, stand, why_not_here
from stolik.games.cheers.sight import sight_of
from stolik.games.cheers.state import (
    AHEAD,
    AIR,
    ASIDE,
    BUILDING,
    FIRST_NINJA,
    HAPPENED,
    HERE,
    NAMES,
    PARTS,
    PEDRO,
    PREYS,
    SHADOW,
    STACK,
    UP_CARD,
)
from stolik.games.cheers.tower import (
    COVER,
    EAT,
    GRAVITY,
    SETTLE,
    STABBED,
    body_at,
    eats,
    kill,
    prey_name,
)

TURNED_UP: Final = PARTS.event("turned_up", "seat card", "TC.V8")
FIRST_DONE: Final = PARTS.event("first_done", "seat", "TC.V10")
TIME_UP: Final = PARTS.event("time_up", "", "TC.V12")

# Answers of `Build` by their places, before those that lay a card; the first passes, which nobody can (TC.V8).
STOP: Final = 1  # the clock says so, nobody else can
MEAL: Final = 2


@final
class DealStacks(Auto):
    """TC.V7: as many minions for each as can be shared out evenly; the rest is put aside."""

    rule = "TC.V7"
    rules = ("TC.V13",)

    def run(self, g: State) -> None:
        each = g.count(ASIDE) // g.seats
        mark = g.mark()
        for before in range(g.seats):
            g.then(DEAL_STACK, g.seats - 1 - before, each)
        for before in range(g.seats):
            g.then(TURN_UP, g.seats - 1 - before)
        g.then(BUILD)
        g.in_order(mark)


DEAL_STACKS: Final = PARTS.step(DealStacks())


@final
class DealStack(Chance):
    """A seat gets so many cards that nobody sees."""

    rule = "TC.V7"
    args = "seat rest:cards"

    def size(self, g: State) -> i64:
        return g.count(ASIDE)

    def take(self, g: State, option: i64) -> None:
        seat, rest = g.two()
        if rest > 1:
            g.then(self.id, seat, rest - 1)
        g.move(g.card(ASIDE, option), ASIDE, STACK + seat)

    def seen_by(self, g: State) -> i64:
        return 0

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(ASIDE, option)]


DEAL_STACK: Final = PARTS.step(DealStack())


@final
class TurnUp(Chance):
    """TC.V8: a seat turns up the top card of its stack; who has none left ends it (TC.V10)."""

    rule = "TC.V8"
    rules = ("TC.V10",)
    args = "seat"

    def size(self, g: State) -> i64:
        return max(1, g.count(STACK + g.one()))

    def take(self, g: State, option: i64) -> None:
        seat = g.one()
        if g.count(STACK + seat) > 0:
            card = g.card(STACK + seat, option)
            g.move(card, STACK + seat, UP_CARD + seat)
            g.tell(TURNED_UP, seat, card)
        else:
            g.tell(FIRST_DONE, seat)
            stop_building(g)

    def seen_by(self, g: State) -> i64:
        return bit(g.one())

    def text(self, g: State, option: i64) -> str:
        seat = g.one()
        return NAMES[g.card(STACK + seat, option)] if g.count(STACK + seat) > 0 else NOTHING


TURN_UP: Final = PARTS.step(TurnUp())


def stop_building(g: State) -> None:
    """TC.V10: the others stop at once; a card that is turned up and not laid is put aside."""
    g[PEDRO] = 1 + BUILDING
    for seat in range(g.seats):
        g[PREYS + seat] = 0
        if g.count(UP_CARD + seat) > 0:
            g.move(g.card(UP_CARD + seat, 0), UP_CARD + seat, ASIDE)
    g.move(HERE, AHEAD, HAPPENED)
    g.tell(HERE_CAME, HERE)
    end_with_brawls(g)


@final
class Build(Speak):
    """TC.V8: whoever is ready lays his card in his own tower, or says whom a Hungry eats there."""

    rule = "TC.V8"
    rules = ("TC.V9", "TC.V12")
    apart = True
    answers = ("no", "stop", "eat {side}", *LAYS)

    def seats(self, g: State) -> i64:
        found: i64 = 0
        for seat in range(g.seats):
            if g.count(UP_CARD + seat) > 0 or g[PREYS + seat] != 0:
                found |= bit(seat)
        return found

    def first(self, g: State, waiting: i64) -> i64:
        """All build at the same pace: whoever has most cards left comes next."""
        found = super().first(g, waiting)
        for seat in range(g.seats):
            if has(waiting, seat) and g.count(STACK + seat) > g.count(STACK + found):
                found = seat
        return found

    def options(self, g: State, out: Options) -> None:
        seat = g.seat
        if g[PREYS + seat] != 0:
            sight = sight_of(g)
            sight.read(g, seat)
            for side in range(4):
                if eats(g, sight, seat, g[PREYS + seat] - 1, side) >= 0:
                    self.offer(out, side)
            return
        minion_cells(g, g.card(UP_CARD + seat, 0), bit(seat), self.code(LAY, 0), out)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        verb, part = self.which(option)
        if verb == STOP:
            g.tell(TIME_UP)
            stop_building(g)
            return
        stabs = verb >= LAY + STAB
        mark = g.mark()
        if verb == MEAL:
            eater = g[PREYS + seat] - 1
            g[PREYS + seat] = 0
            sight = sight_of(g)
            sight.read(g, seat)
            g.then(EAT, eater, eats(g, sight, seat, eater, part))
        else:
            card = g.card(UP_CARD + seat, 0)
            if stabs:
                kill(g, body_at(g, part), STABBED, card, 0)
                g.then(SETTLE, seat)
            g.move(card, UP_CARD + seat, SHADOW if card >= FIRST_NINJA else AIR)
            stand(g, card, part, (verb - LAY) % 2)
        if stabs or verb == MEAL:
            g.then(GRAVITY, seat)
        g.then(SETTLE, seat)
        g.then(COVER, seat)
        g.then(TURN_UP, seat)
        g.then(self.id)
        g.in_order(mark)

    def late(self, g: State) -> i64:
        return STOP  # TC.V12: it ends for all

    def why(self, g: State, option: i64) -> str:
        verb, cell = self.which(option)
        if verb == STOP:
            return "TC.V8"
        if verb < LAY or g[PREYS + g.seat] != 0:
            return "TC.V9"
        return self._why(g, verb - LAY, tower_at(cell), col_at(cell), level_at(cell))

    def refuses(self, g: State, text: str) -> str:
        if g[PREYS + g.seat] != 0:
            return "TC.V9"
        said = said_at(text)
        if said is None or said[0] < LAY:
            return ""
        verb, tower, col, level = said
        return self._why(g, verb - LAY, tower, col, level)

    def _why(self, g: State, way: i64, tower: i64, col: i64, level: i64) -> str:
        if tower != g.seat:
            return "TC.V8"
        return why_not_here(g, g.card(UP_CARD + g.seat, 0), way, tower, col, level)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        verb, part = self.which(option)
        if verb == MEAL:
            said["card"] = prey_name(g, g[PREYS + g.seat] - 1, part)
        elif verb >= LAY:
            said["card"] = name_at(g, part)
            said.update(said_place(g, part))
        return key, said


BUILD: Final = PARTS.step(Build())
