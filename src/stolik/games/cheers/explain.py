"""A tower in plain text, and what a brawl, an attack or gravity does to it.

One line a level, the highest first; the cells from the left with spaces between them. A cell is `.` or a minion's id,
with marks behind it: ' it lies rotated, * the foreminion rides it, ? a Ninja who is covered. `#` begins a remark.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from stolik.engine.errors import BadPicture
from stolik.engine.game import Verdict
from stolik.engine.state import State, blank
from stolik.engine.views import dump
from stolik.games.cheers.data import MINIONS
from stolik.games.cheers.deck import BRAWL
from stolik.games.cheers.play import AGGRESSION, BEGIN_PLAY, RESOLVE, ROUSE_IT, SAYS, half_of
from stolik.games.cheers.rules import RULES
from stolik.games.cheers.state import (
    AIMED,
    AIR,
    BODIES,
    BOX,
    COL,
    COVERED,
    CUT,
    FIRST_LATE,
    FIRST_NINJA,
    FIRST_ORDER,
    FIRST_SMALL,
    HAND,
    LATE,
    LAYOUT,
    LEVEL,
    MINION_COUNT,
    NAMES,
    NINJAS,
    RIDES,
    STANDING,
    TOWER,
    TOWERS,
    TURNED,
    enter,
)
from stolik.games.cheers.tower import BY_ATTACK, COVER, CRUSHED, EATEN, GRAVITY, SETTLE, STABBED, face

EMPTY = "."
ROTATED, RIDDEN, HIDDEN = "'", "*", "?"
MARKS = ROTATED + RIDDEN + HIDDEN
LARGEST = 60  # columns or levels: more than anybody can build
FATES = ("", "by-attack", "by-fall", "crushed", "eaten", "suffocated", "blown-up", "stabbed")


class Towers:
    happenings: tuple[str, ...] = ("brawl", "aggression", "gravity", "traits")
    questions = frozenset({"jump", "choose_prey"})

    def position(self, picture: str, what: str, at: str | None) -> dict[str, Any]:
        """One tower and nobody else; when all is over its owner is asked for a card."""
        g = blank(LAYOUT, 1)
        g[TOWERS] = 1
        laid = _read(g, picture)
        spare = next(card for card in range(FIRST_NINJA) if card not in laid)
        order = next(card for card in range(FIRST_ORDER, len(NAMES)) if SAYS[half_of(card, 0)] == AGGRESSION)
        g.then(BEGIN_PLAY, 0, 1)
        if what == "aggression":
            self._aim(g, at)
            g.then(RESOLVE, AGGRESSION)
        elif at is not None:
            raise BadPicture(f"only aggression is at a cell, not {what}")
        elif what == "brawl":
            g.then(BRAWL)
        else:
            g.then(COVER, 0)
            g.then(SETTLE, 0)
            if what == "gravity":
                g.then(GRAVITY, 0)
        places = {spare: HAND, order: AIR if what == "aggression" else BOX, FIRST_SMALL: CUT, FIRST_LATE: LATE}
        for card in range(len(NAMES)):
            if card not in laid:
                g.lay(places.get(card, BOX), card)
        return dump(RULES, g)

    def _aim(self, g: State, at: str | None) -> None:
        """TC.O6: at a minion."""
        cells = {f"{g[COL + body]},{g[LEVEL + body]}": body for body in range(BODIES) if g[TOWER + body]}
        if at not in cells:
            where = "nowhere" if at is None else at
            raise BadPicture(f"aggression must be at a minion, as COLUMN,LEVEL from 0,1 at the lower left, not {where}")
        body = cells[at]
        for word, value in enumerate((0, g[COL + body], g[LEVEL + body], ROUSE_IT, 0)):
            g[AIMED + word] = value

    def picture(self, g: State) -> str:
        bodies = {(g[COL + body], g[LEVEL + body]): body for body in range(BODIES) if g[TOWER + body]}
        if not bodies:
            return EMPTY
        wide, high = max(col for col, _ in bodies), max(level for _, level in bodies)
        rows = [
            [_cell(g, bodies[col, level]) if (col, level) in bodies else EMPTY for col in range(wide + 1)]
            for level in range(high, 0, -1)
        ]
        widths = [max(len(row[col]) for row in rows) for col in range(wide + 1)]
        lines = (" ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
        return "\n".join(line.rstrip() for line in lines)

    def verdicts(self, before: State, events: list[dict[str, Any]]) -> list[Verdict]:
        """Every minion from the top, row by row: how it came through."""
        bodies = [body for body in range(BODIES) if before[TOWER + body]]
        bodies.sort(key=lambda body: (-before[LEVEL + body], before[COL + body]))
        return [_verdict(NAMES[face(before, body)], events) for body in bodies]


# --- reading ---


def _read(g: State, picture: str) -> set[int]:
    """The minions of a picture stand in the only tower."""
    lines = [(number, line.partition("#")[0].split()) for number, line in enumerate(picture.splitlines(), 1)]
    rows = [(number, cells) for number, cells in lines if cells]
    laid: set[int] = set()
    if len(rows) > LARGEST or any(len(cells) > LARGEST for _, cells in rows):
        raise BadPicture(f"a tower is at most {LARGEST} columns wide and {LARGEST} levels high")
    for level, (number, cells) in enumerate(reversed(rows), 1):
        for col, cell in enumerate(cells):
            if cell != EMPTY:
                try:
                    laid.add(_put(g, cell, col, level, laid))
                except BadPicture as error:
                    raise BadPicture(f"line {number}: {error}") from None
    if not laid:
        raise BadPicture("there is no minion in the tower")
    return laid


def _put(g: State, cell: str, col: int, level: int, laid: set[int]) -> int:
    name = cell.rstrip(MARKS)
    marks = cell[len(name) :]
    known = [minion.id for minion in MINIONS]
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise BadPicture(f"there is no minion {name!r}" + (f" (is it {near[0]}?)" if near else ""))
    card = NAMES.index(name)
    if card in laid:
        raise BadPicture(f"{name} stands there twice")
    if len(set(marks)) < len(marks):
        raise BadPicture(f"a mark stands twice: {cell}")
    body = card
    if HIDDEN in marks:
        if card < FIRST_NINJA:
            raise BadPicture(f"only a Ninja can be covered, and {name} is none")
        body = next(body for body in range(MINION_COUNT, MINION_COUNT + NINJAS) if g[TOWER + body] == 0)
    if RIDDEN in marks:
        if g[RIDES] != 0:
            raise BadPicture("there is one foreminion, and it rides two minions")
        g[RIDES] = body + 1
    g.lay(COVERED[body - MINION_COUNT] if HIDDEN in marks else STANDING, card)
    enter(g, 0, body)
    g[COL + body] = col
    g[LEVEL + body] = level
    g[TURNED + body] = int(ROTATED in marks)
    return card


def _cell(g: State, body: int) -> str:
    rotated = ROTATED if g[TURNED + body] else ""
    ridden = RIDDEN if g[RIDES] == body + 1 else ""
    return NAMES[face(g, body)] + rotated + ridden + (HIDDEN if body >= MINION_COUNT else "")


# --- what came of it ---


def _verdict(card: str, events: list[dict[str, Any]]) -> Verdict:
    died = [event for event in events if event["event"] == "died" and event["card"] == card]
    if died:
        cause = died[0]["number"]
        return Verdict(FATES[cause], {"card": card}, _killers(card, cause, died[0]["card2"], events))
    blocked = _hits("blocked", card, events)
    if any(event["event"] == "turned_round" and event["card"] == card for event in events):
        return Verdict("turned-shielded" if blocked else "turned", {"card": card})
    if blocked:
        return Verdict("shielded", {"card": card})
    return Verdict("spared" if _hits("spared", card, events) else "untouched", {"card": card})


def _killers(card: str, cause: int, killer: str, events: list[dict[str, Any]]) -> tuple[str, ...]:
    if cause == BY_ATTACK:
        return tuple(dict.fromkeys(_hits("struck", card, events)))
    return (killer,) if cause in (CRUSHED, EATEN, STABBED) else ()


def _hits(name: str, card: str, events: list[dict[str, Any]]) -> list[str]:
    """Who struck at a minion."""
    return [event["card"] for event in events if event["event"] == name and event["card2"] == card]
