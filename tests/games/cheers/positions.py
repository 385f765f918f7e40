"""Exact positions of Three Cheers for Master: towers written down cell by cell.

A tower is a mapping from (column, level) to a minion, which is a card's id, with "'" behind it if it lies rotated and
"?" before it if it is a covered Ninja. `minion(...)` finds a card with what an example shows of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kit import Loaded, table_at
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.cells import cell_of
from stolik.games.cheers.data import MINIONS, SIDES
from stolik.games.cheers.state import (
    BODIES,
    CELL,
    COL,
    COVERED,
    CROWD_WORDS,
    FIRST_BRAWL,
    FIRST_LATE,
    FIRST_NINJA,
    FIRST_SMALL,
    HERE,
    LAYOUT,
    LEVEL,
    MINION_COUNT,
    NAMES,
    NINJAS,
    RIDES,
    TOWER,
    TURNED,
)

Cell = tuple[int, int]
Tower = Mapping[Cell, str]
X, Y, Z = range(3)
PLAYERS = ["Xawery", "Yacek", "Zygfryd", "Wanda", "Ula", "Tola"]
SPARE = NAMES[FIRST_NINJA - 1]  # a card to hold, so that the turn goes on


def minion(
    arrows: str = "", bare: str = "", traits: str = "", *, shield: str = "", idle: str = "", but: str = ""
) -> str:
    """A card, rotated if need be, with exactly these arrows ("L3 U1") and traits, shields on the sides `shield`
    ("R D") and none on the sides `bare`.

    `idle` are traits that it may have besides, since they do nothing in the example; `but` are cards already taken.
    """
    wanted = {arrow[0]: int(arrow[1]) for arrow in arrows.split()}
    for card in MINIONS:
        own = set(card.traits)
        if card.id in [taken.strip("?'") for taken in but.split()]:
            continue
        if not set(traits.split()) <= own <= {*traits.split(), *idle.split()}:
            continue
        for turned in (False, True):
            sides = SIDES[2:] + SIDES[:2] if turned else SIDES
            points = {side: number for side, number in zip(sides, card.arrows, strict=True) if number}
            covers = {sides[SIDES.index(side)] for side in card.shields}
            if points == wanted and covers >= set(shield.split()) and not covers & set(bare.split()):
                return card.id + ("'" if turned else "")
    raise AssertionError(f"no minion has arrows {arrows or '-'}, shields {shield or '-'}, traits {traits or '-'}")


def position(
    *towers: Tower,
    hands: Sequence[str] = (),
    riders: Sequence[Cell | None] = (),
    todo: Sequence[tuple[str, int, int, int]] | None = None,
    active: int = X,
    seats: int | None = None,
    dice: Sequence[int] = (),
    also: Mapping[str, Any] | None = None,
    **options: str,
) -> Table:
    """Towers as given, the rest of the cards in the deck; the active player is about to play, or `todo` is next.

    `also` says what else is different; cards that it leaves out of the deck are in the box.
    """
    seats = seats if seats is not None else max(2, len(towers))
    settings = GAME.complete(options)
    words = {name: [0] * BODIES for name in ("tower", "col", "level", "turned")}
    crowd = [0] * (CROWD_WORDS * 6)
    covered: list[list[str]] = [[] for _ in range(NINJAS)]
    standing: list[str] = []
    bodies: dict[tuple[int, Cell], int] = {}
    for number, tower in enumerate(towers):
        for (col, level), name in tower.items():
            card = name.strip("?'")
            body = NAMES.index(card)
            if name.startswith("?"):
                slot = next(slot for slot in range(NINJAS) if not covered[slot])
                covered[slot].append(card)
                body = MINION_COUNT + slot
            else:
                standing.append(card)
            words["tower"][body] = number + 1
            crowd[CROWD_WORDS * number + body // 32] |= 1 << body % 32
            words["col"][body], words["level"][body] = col, level
            words["turned"][body] = int(name.endswith("'"))
            bodies[number, (col, level)] = body
    towers_there = 2 if settings["variant"] == "teams" else seats
    rides = [0] * 6
    for seat, cell in enumerate(riders):
        if cell is not None:
            rides[seat] = 1 + bodies[seat % towers_there, cell]
    held = [cards.split() for cards in (*hands, *[""] * (seats - len(hands)))]
    named = {*standing, *(card for cards in (*held, *covered) for card in cards)}
    free = [card for card in NAMES[:HERE] if card not in named]
    first_top = next(card for card in free if NAMES.index(card) < FIRST_BRAWL)
    todo = todo if todo is not None else _turn(active)
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
        "hanging": int(settings["hanging"] == "yes"),
        "pedro": 0,
        "preys": [0] * 6,
        "small": 0,
        "aimed": [0] * 5,
        "won": 0,
        "score": [0] * 6,
        "todo": [list(step) for step in todo],
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
    lying = {card for where in LAYOUT.zones for card in _flat(data[where.name])}
    data["box"] = [*data["box"], *(card for card in NAMES if card not in lying)]
    return table_at(GAME, data, PLAYERS, settings, Loaded(*dice) if dice else None)


def building(
    *towers: Tower, up: Sequence[str], stacks: Sequence[str], dice: Sequence[int] = (), hanging: str = "no"
) -> Table:
    """Everybody has turned up a card; the next ones wait in the stacks."""
    also = {
        "pedro": 1,
        "ahead": ["here"],
        "deck": [],
        "top": [],
        "cut": [],
        "not_cut": [],
        "late": [],
        "not_late": [],
        "up": [card.split() for card in up],
        "stack": [cards.split() for cards in stacks],
    }
    todo = [("build", 0, 0, 0)]
    return position(*towers, todo=todo, also=also, dice=dice, variant="pedro", hanging=hanging)


def _flat(cards: list[Any]) -> list[str]:
    return [card for part in cards for card in (part if isinstance(part, list) else [part])]


def _turn(active: int) -> list[tuple[str, int, int, int]]:
    return [
        ("next_player", 0, 0, 0),
        ("refill", 0, 0, 0),
        ("begin_throw", active, 0, 0),
        ("begin_climb", active, 0, 0),
        ("begin_play", active, 2, 0),
        ("begin_play", active, 1, 0),
    ]


def after(*steps: tuple[str, int]) -> list[tuple[str, int, int, int]]:
    """These steps happen at once, each in a tower, and then X plays."""
    return [*_turn(X), *((name, tower, 0, 0) for name, tower in reversed(steps))]


def tower(table: Table, number: int = 0) -> dict[Cell, str]:
    """A tower as `position` takes it."""
    g = table.state
    found: dict[Cell, str] = {}
    for body in range(BODIES):
        if g[TOWER + body] == number + 1:
            covered = body >= MINION_COUNT
            card = g.card(COVERED[body - MINION_COUNT], 0) if covered else body
            name = ("?" if covered else "") + NAMES[card] + ("'" if g[TURNED + body] else "")
            found[int(g[COL + body]), int(g[LEVEL + body])] = name
    return found


def rides(table: Table, seat: int) -> Cell | None:
    """The cell of the minion under a foreminion; None for the ground."""
    g = table.state
    body = g[RIDES + seat] - 1
    return None if body < 0 else (int(g[COL + body]), int(g[LEVEL + body]))


def zone(table: Table, name: str) -> set[str]:
    number = next(i for i, zone in enumerate(LAYOUT.zones) if zone.label == name)
    return {NAMES[card] for card in table.state.cards(number)}


def lay(cell: Cell, tower: int = 0, how: str = "lay") -> str:
    """The notation of an answer about a cell."""
    return f"{how} {CELL.text(cell_of(tower, *cell))}"


def happen(before: Tower, *steps: str, rider: Cell | None = None, **more: Any) -> Table:
    """X's tower after some steps of the rules; X rides the minion at `rider`, and is to play a card next."""
    return position(
        before, {}, riders=[rider], todo=after(*((step, 0) for step in steps)), **{"hands": [SPARE], **more}
    )


def asked(table: Table) -> tuple[str, tuple[int, ...]]:
    """Which step waits for whom."""
    assert table.pending is not None
    return table.pending.step, table.pending.seats
