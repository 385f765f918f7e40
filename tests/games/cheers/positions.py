"""Exact positions of Three Cheers for Master: towers written down cell by cell.

The towers stand as the lessons' do; `minion(...)` finds a card with what an example shows of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kit import Loaded, table_at
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.cells import cell_of
from stolik.games.cheers.data import MINIONS, SIDES
from stolik.games.cheers.lessons import Cell as Cell
from stolik.games.cheers.lessons import Tower as Tower
from stolik.games.cheers.lessons import stand, turn
from stolik.games.cheers.state import (
    BODIES,
    CELL,
    COL,
    COVERED,
    FIRST_NINJA,
    LAYOUT,
    LEVEL,
    MINION_COUNT,
    NAMES,
    RIDES,
    TOWER,
    TURNED,
)

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
    settings = GAME.complete(options)
    data = stand(
        towers,
        riders,
        hands,
        todo=todo if todo is not None else turn(active),
        active=active,
        seats=seats,
        also=also,
        options=settings,
    )
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


def after(*steps: tuple[str, int]) -> list[tuple[str, int, int, int]]:
    """These steps happen at once, each in a tower, and then X plays."""
    return [*turn(X), *((name, tower, 0, 0) for name, tower in reversed(steps))]


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
