"""Szybki Pedro: all build at once, each from a stack of his own (TC.V7 to TC.V12)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Speak
from stolik.games.cheers.deck import HERE_CAME, end_with_brawls
from stolik.games.cheers.play import (
    PLAYS,
    STAB,
    lay_label,
    lay_word,
    minion_cells,
    plays_at_most,
    pointed_at,
    stand,
    why_not_here,
    why_not_so_far,
)
from stolik.games.cheers.sight import cell_text, col_at, level_at, sight_of, tower_at
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
from stolik.games.cheers.tower import COVER, EAT, GRAVITY, SETTLE, STABBED, eats, kill

TURNED_UP: Final[i64] = i64(PARTS.event("turned_up", "seat card", "TC.V8"))
FIRST_DONE: Final[i64] = i64(PARTS.event("first_done", "seat", "TC.V10"))
TIME_UP: Final[i64] = i64(PARTS.event("time_up", "", "TC.V12"))

SIDE_WORDS: Final = ("up", "right", "down", "left")


@final
class DealStacks(Auto):
    """TC.V7: as many minions for each as can be shared out evenly; the rest is put aside."""

    rule = "TC.V7"
    rules = ("TC.V13",)

    def run(self, g: State) -> None:
        each = g.count(ASIDE) // g.seats
        g.then(BUILD)
        for seat in range(g.seats):
            g.then(TURN_UP, seat)
        for seat in range(g.seats):
            g.then(DEAL_STACK, seat, each)


@final
class DealStack(Chance):
    """Seat `g.a` gets `g.b` cards that nobody sees."""

    rule = "TC.V7"

    def size(self, g: State) -> i64:
        return g.count(ASIDE)

    def take(self, g: State, option: i64) -> None:
        if g.b > 1:
            g.then(self.id, g.a, g.b - 1)
        g.move(g.card(ASIDE, option), ASIDE, STACK + g.a)

    def seen_by(self, g: State) -> i64:
        return 0

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(ASIDE, option)]


@final
class TurnUp(Chance):
    """TC.V8: seat `g.a` turns up the top card of its stack; who has none left ends it (TC.V10)."""

    rule = "TC.V8"
    rules = ("TC.V10",)

    def size(self, g: State) -> i64:
        return max(1, g.count(STACK + g.a))

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        if g.count(STACK + seat) > 0:
            card = g.card(STACK + seat, option)
            g.move(card, STACK + seat, UP_CARD + seat)
            g.tell(TURNED_UP, seat, card)
        else:
            g.tell(FIRST_DONE, seat)
            stop_building(g)

    def seen_by(self, g: State) -> i64:
        return bit(g.a)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(STACK + g.a, option)] if g.count(STACK + g.a) > 0 else "none"


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
                    out.add(1 + side)
            return
        minion_cells(g, g.card(UP_CARD + seat, 0), bit(seat), FROM, out)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        if option == STOP:
            g.tell(TIME_UP)
            stop_building(g)
            return
        g.then(self.id)
        g.then(TURN_UP, seat)
        if option < FROM:
            eater = g[PREYS + seat] - 1
            g[PREYS + seat] = 0
            sight = sight_of(g)
            sight.read(g, seat)
            prey = eats(g, sight, seat, eater, option - 1)
            g.then(COVER, seat)
            g.then(SETTLE, seat)
            g.then(GRAVITY, seat)
            g.then(EAT, eater, prey)
            return
        cell = pointed_at(g, option - FROM)
        way = (option - FROM) % PLAYS
        card = g.card(UP_CARD + seat, 0)
        g.then(COVER, seat)
        g.then(SETTLE, seat)
        if way >= STAB:
            g.then(GRAVITY, seat)
            g.then(SETTLE, seat)
            sight = sight_of(g)
            sight.read(g, seat)
            kill(g, sight.at(seat, col_at(cell), level_at(cell)), STABBED, card, 0)
        g.move(card, UP_CARD + seat, SHADOW if card >= FIRST_NINJA else AIR)
        stand(g, card, cell, way % 2)

    def space(self, g: State) -> i64:
        return FROM + plays_at_most(g)

    def late(self, g: State) -> i64:
        return STOP  # TC.V12: it ends for all

    def why(self, g: State, option: i64) -> str:
        if option == STOP:
            return "TC.V8"
        if option < FROM or g[PREYS + g.seat] != 0:
            return "TC.V9"
        cell = pointed_at(g, option - FROM)
        if tower_at(cell) != g.seat:
            return "TC.V8"
        return why_not_here(g, g.card(UP_CARD + g.seat, 0), cell, (option - FROM) % PLAYS)

    def refuses(self, g: State, text: str) -> str:
        if g[PREYS + g.seat] != 0:
            return "TC.V9"
        why = why_not_so_far(g, g.card(UP_CARD + g.seat, 0), text)
        return why if why == "" or text.partition(" ")[2].startswith(f"{g.seat + 1}:") else "TC.V8"

    def text(self, g: State, option: i64) -> str:
        if option < FROM:
            return ("no", "eat up", "eat right", "eat down", "eat left", "stop", "no 6", "no 7")[option]
        return f"{lay_word((option - FROM) % PLAYS)} {cell_text(pointed_at(g, option - FROM))}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option < FROM:
            sight = sight_of(g)
            sight.read(g, g.seat)
            prey = eats(g, sight, g.seat, g[PREYS + g.seat] - 1, option - 1)
            return "eat", {"side": SIDE_WORDS[option - 1], "card": NAMES[max(0, prey)]}
        return lay_label(g, pointed_at(g, option - FROM), (option - FROM) % PLAYS)


STOP: Final = 5  # the clock says so, nobody else can
FROM: Final = 8  # the options below are for meals; 0 would be to pass, which nobody can (TC.V8)

DEAL_STACKS: Final[i64] = i64(PARTS.step(DealStacks()))
DEAL_STACK: Final[i64] = i64(PARTS.step(DealStack()))
TURN_UP: Final[i64] = i64(PARTS.step(TurnUp()))
BUILD: Final[i64] = i64(PARTS.step(Build()))
