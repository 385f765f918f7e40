"""Positions of the lessons and of the rules pages: towers in pictures, and what happens or is asked next.

A picture is read as `explain.py` reads it: one line a level, the highest first, `.` for an empty place, and behind a
minion's id ' if it lies rotated, * if its owner's foreminion rides it, ? if it is a covered Ninja.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.engine.errors import BadPicture
from stolik.games.cheers.explain import EMPTY, HIDDEN, MARKS, RIDDEN, ROTATED
from stolik.games.cheers.state import (
    BODIES,
    CROWD_WORDS,
    FIRST_BRAWL,
    FIRST_LATE,
    FIRST_NINJA,
    FIRST_ORDER,
    FIRST_SMALL,
    HERE,
    LAYOUT,
    MINION_COUNT,
    MOST_SEATS,
    NAMES,
    NINJAS,
)

Cell = tuple[int, int]  # column, level
Tower = Mapping[Cell, str]  # a card's id, with "'" behind it if it lies rotated and "?" before it if it is covered
Frame = tuple[str, int, int, int]

READER = 0
FIELDS = {"towers", "hands", "active", "todo"}
TURN = ("play", "play", "climb", "throw")


def position(told: dict[str, Any], options: dict[str, str]) -> dict[str, Any]:
    """`towers` are pictures by seat, the reader's first, and `hands` cards; `active` is the seat whose turn it is.

    `todo` says what comes, the next thing first: `play`, `climb` and `throw` are parts of a turn, all other words name
    steps of the rules that happen by themselves, such as `brawl` or `gravity` in the reader's tower.
    """
    for field in told:
        if field not in FIELDS:
            raise BadPicture(f"there is no {field}")
    active = told.get("active", READER)
    read = [_read(picture) for picture in told.get("towers", [])]
    return stand(
        [tower for tower, _ in read],
        [rider for _, rider in read],
        told.get("hands", []),
        todo=_frames(told.get("todo", TURN), active),
        active=active,
        options=options,
    )


def _read(picture: str) -> tuple[Tower, Cell | None]:
    """A tower, and where its foreminion is."""
    tower: dict[Cell, str] = {}
    rider: Cell | None = None
    rows = [line.split() for line in picture.splitlines() if line.split()]
    for level, cells in enumerate(reversed(rows), 1):
        for col, cell in enumerate(cells):
            if cell == EMPTY:
                continue
            name = cell.rstrip(MARKS)
            marks = cell[len(name) :]
            if RIDDEN in marks and rider is not None:
                raise BadPicture("a foreminion rides two minions")
            if RIDDEN in marks:
                rider = col, level
            tower[col, level] = (HIDDEN if HIDDEN in marks else "") + name + (ROTATED if ROTATED in marks else "")
    return tower, rider


def _frames(words: Sequence[str], active: int) -> list[Frame]:
    """What is still to do, the next thing last. Unless the game ends, the turn does."""
    frames: list[Frame] = []
    for at, word in enumerate(words):
        if word == "play":
            frames.append(("begin_play", active, 1 if word in words[at + 1 :] else 2, 0))
        else:
            frames.append((f"begin_{word}", active, 0, 0) if word in TURN else (word, 0, 0, 0))
    if "finish" not in words:
        frames += [("refill", 0, 0, 0), ("next_player", 0, 0, 0)]
    return frames[::-1]


def turn(active: int) -> list[Frame]:
    """A whole turn, of which the last thing comes first."""
    return _frames(TURN, active)


def stand(
    towers: Sequence[Tower],
    riders: Sequence[Cell | None] = (),
    hands: Sequence[str] = (),
    *,
    todo: Sequence[Frame],
    active: int = READER,
    seats: int | None = None,
    also: Mapping[str, Any] | None = None,
    options: Mapping[str, str],
) -> dict[str, Any]:
    """Towers as given, the rest of the cards in the deck, and `todo` is next.

    `also` says what else is different; cards that it leaves out of the deck are in the box.
    """
    seats = seats if seats is not None else max(2, len(towers))
    words = {name: [0] * BODIES for name in ("tower", "col", "level", "turned")}
    crowd = [0] * (CROWD_WORDS * MOST_SEATS)
    covered: list[list[str]] = [[] for _ in range(NINJAS)]
    standing: list[str] = []
    bodies: dict[tuple[int, Cell], int] = {}
    for number, tower in enumerate(towers):
        for (col, level), name in tower.items():
            card = name.strip(MARKS)
            body = _number(card, MINION_COUNT)
            if name.startswith(HIDDEN):
                if body < FIRST_NINJA:
                    raise BadPicture(f"{card} is no Ninja and cannot be covered")
                slot = next(slot for slot in range(NINJAS) if not covered[slot])
                covered[slot].append(card)
                body = MINION_COUNT + slot
            else:
                standing.append(card)
            words["tower"][body] = number + 1
            crowd[CROWD_WORDS * number + body // 32] |= 1 << body % 32
            words["col"][body], words["level"][body] = col, level
            words["turned"][body] = int(name.endswith(ROTATED))
            bodies[number, (col, level)] = body
    towers_there = 2 if options.get("variant") == "teams" else seats
    rides = [0] * MOST_SEATS
    for seat, cell in enumerate(riders):
        if cell is not None:
            rides[seat] = 1 + bodies[seat % towers_there, cell]
    held = [cards.split() for cards in (*hands, *[""] * (seats - len(hands)))]
    named = [*standing, *(card for cards in (*held, *covered) for card in cards)]
    for card in named:
        if named.count(card) > 1:
            raise BadPicture(f"{card} is there twice")
        _number(card, FIRST_BRAWL)
    free = [card for card in NAMES[:HERE] if card not in named]
    first_top = next(card for card in free if NAMES.index(card) < FIRST_BRAWL)
    data: dict[str, Any] = {
        "seats": seats,
        "over": False,
        "turn": 1,
        "sealed": [0] * seats,
        **words,
        "crowd": crowd,
        "rides": rides,
        "fought": [0] * 4,
        "active": active,
        "joined": 0,
        "skipped": 0,
        "towers": towers_there,
        "hell": 0,
        "hanging": int(options.get("hanging") == "yes"),
        "pedro": 0,
        "preys": [0] * MOST_SEATS,
        "small": 0,
        "aimed": [0] * 5,
        "won": 0,
        "score": [0] * MOST_SEATS,
        "todo": [list(frame) for frame in todo],
        "deck": [card for card in free if card not in (first_top, "coming")],
        "top": [first_top],
        "again": [],
        "hand": held,
        "picked": [[] for _ in range(seats)],
        "standing": standing,
        **{f"covered{slot}": cards for slot, cards in enumerate(covered)},
        "air": [],
        "shadow": [],
        "discard": [],
        "happened": [],
        "ahead": ["coming", "here"],
        "box": [],
        "aside": [],
        "cut": [NAMES[FIRST_SMALL]],
        "not_cut": NAMES[FIRST_SMALL + 1 : FIRST_LATE],
        "late": [NAMES[FIRST_LATE]],
        "not_late": NAMES[FIRST_LATE + 1 :],
        "ruled_out": [],
        "stack": [[] for _ in range(seats)],
        "up": [[] for _ in range(seats)],
    }
    data.update(also or {})
    lying = {card for zone in LAYOUT.zones for card in _flat(data[zone.name])}
    data["box"] = [*data["box"], *(card for card in NAMES if card not in lying)]
    return data


def _number(card: str, count: int) -> int:
    """The number of a card, one of the first `count`: those are the minions, and the orders behind them."""
    if card not in NAMES[:count]:
        raise BadPicture(f"there is no {'minion' if count <= FIRST_ORDER else 'card'} {card}")
    return NAMES.index(card)


def _flat(cards: list[Any]) -> list[str]:
    return [card for part in cards for card in (part if isinstance(part, list) else [part])]
