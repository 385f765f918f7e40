"""A tower in plain text, and what a brawl, an attack or gravity does to it.

One line a level, the highest first; the cells from the left with spaces between them. A cell is `.` or a minion's id,
with marks behind it: ' it lies rotated, * the foreminion rides it, ? a Ninja who is covered. `#` begins a remark.
A line with `=` describes a card of one's own, which then stands in a cell by its name (see `own.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

from stolik.engine.companion import Verdict
from stolik.engine.errors import NotExplained
from stolik.engine.state import State, blank
from stolik.engine.texts import Texts
from stolik.engine.views import dump
from stolik.games.cheers.deck import BRAWL
from stolik.games.cheers.own import IS, described, in_the_deck
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
from stolik.games.cheers.tower import COVER, GRAVITY, SETTLE, face

EMPTY = "."
ROTATED, RIDDEN, HIDDEN = "'", "*", "?"
MARKS = ROTATED + RIDDEN + HIDDEN
LARGEST = 60  # columns or levels: more than anybody can build


class Towers:
    happenings: tuple[str, ...] = ("brawl", "aggression", "gravity", "traits")
    questions = frozenset({"jump", "choose_prey"})

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @contextmanager
    def own_cards(self, picture: str) -> Iterator[None]:
        minions = described(picture, self.texts, MARKS)
        needed = {cell.rstrip(MARKS) for _, cells in _rows(picture) for cell in cells}
        with in_the_deck(minions, needed):
            yield

    def position(self, picture: str, what: str, at: str | None) -> dict[str, Any]:
        """One tower and nobody else; when all is over its owner is asked for a card."""
        g = blank(LAYOUT, 1)
        g[TOWERS] = 1
        laid = _read(g, picture)
        spare = next(card for card in range(FIRST_NINJA) if card not in laid)
        order = next(card for card in range(FIRST_ORDER, len(NAMES)) if SAYS[half_of(card, 0)] == AGGRESSION)
        mark = g.mark()
        if what == "aggression":
            self._aim(g, at)
            g.then(RESOLVE, AGGRESSION)
        elif at is not None:
            raise NotExplained("only-aggression")
        elif what == "brawl":
            g.then(BRAWL)
        else:
            if what == "gravity":
                g.then(GRAVITY, 0)
            g.then(SETTLE, 0)
            g.then(COVER, 0)
        g.then(BEGIN_PLAY, 0, 1)
        g.in_order(mark)
        places = {spare: HAND, order: AIR if what == "aggression" else BOX, FIRST_SMALL: CUT, FIRST_LATE: LATE}
        for card in range(len(NAMES)):
            if card not in laid:
                g.lay(places.get(card, BOX), card)
        return dump(RULES, g)

    def _aim(self, g: State, at: str | None) -> None:
        """TC.O6: at a minion."""
        cells = {f"{g[COL + body]},{g[LEVEL + body]}": body for body in range(BODIES) if g[TOWER + body]}
        if at not in cells:
            raise NotExplained("at", where=at or "–")
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
    rows = _rows(picture)
    laid: set[int] = set()
    if len(rows) > LARGEST or any(len(cells) > LARGEST for _, cells in rows):
        raise NotExplained("large", most=LARGEST)
    for level, (number, cells) in enumerate(reversed(rows), 1):
        for col, cell in enumerate(cells):
            if cell != EMPTY:
                try:
                    laid.add(_put(g, cell, col, level, laid))
                except NotExplained as wrong:
                    raise wrong.at(number) from None
    if not laid:
        raise NotExplained("empty")
    return laid


def _rows(picture: str) -> list[tuple[int, list[str]]]:
    """The levels from the top, each with the number of its line."""
    lines = [(number, line.partition("#")[0]) for number, line in enumerate(picture.splitlines(), 1)]
    return [(number, line.split()) for number, line in lines if line.strip() and IS not in line]


def _put(g: State, cell: str, col: int, level: int, laid: set[int]) -> int:
    name = cell.rstrip(MARKS)
    marks = cell[len(name) :]
    known = NAMES[:MINION_COUNT]
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise NotExplained("minion", name=name, near=near[0] if near else "none")
    card = NAMES.index(name)
    if card in laid:
        raise NotExplained("twice", name=name)
    if len(set(marks)) < len(marks):
        raise NotExplained("mark", cell=cell)
    body = card
    if HIDDEN in marks:
        if card < FIRST_NINJA:
            raise NotExplained("covered", name=name)
        body = next(body for body in range(MINION_COUNT, MINION_COUNT + NINJAS) if g[TOWER + body] == 0)
    if RIDDEN in marks:
        if g[RIDES] != 0:
            raise NotExplained("riders")
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
        cause = died[0]["cause"]
        return Verdict(cause, {"card": card}, _killers(card, cause, died[0]["card2"], events))
    blocked = _hits("blocked", card, events)
    if any(event["event"] == "turned_round" and event["card"] == card for event in events):
        return Verdict("turned-shielded" if blocked else "turned", {"card": card})
    if blocked:
        return Verdict("shielded", {"card": card})
    return Verdict("spared" if _hits("spared", card, events) else "untouched", {"card": card})


def _killers(card: str, cause: str, killer: str, events: list[dict[str, Any]]) -> tuple[str, ...]:
    if cause == "by-attack":
        return tuple(dict.fromkeys(_hits("struck", card, events)))
    return (killer,) if cause in ("crushed", "eaten", "stabbed") else ()


def _hits(name: str, card: str, events: list[dict[str, Any]]) -> list[str]:
    """Who struck at a minion."""
    return [event["card"] for event in events if event["event"] == name and event["card2"] == card]
