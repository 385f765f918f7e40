"""Exact positions of Skulls of Sedlec, and structures written down skull by skull.

A board is a line a level, the highest first, as the leaflet's pictures show it: `K C P L Z X`, and `.` for a skull that
is of no matter. The stack is drawn without its offsets: each row of cards lies over the middle of the one below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kit import Loaded, table_at
from stolik.engine.kit import ints
from stolik.engine.table import Table
from stolik.games.sedlec import GAME
from stolik.games.sedlec.data import CARDS, FEATURES, SKULLS
from stolik.games.sedlec.lessons import ALL as ALL
from stolik.games.sedlec.lessons import BASE as BASE
from stolik.games.sedlec.lessons import SHAPES as SHAPES
from stolik.games.sedlec.lessons import Laid, laid_down
from stolik.games.sedlec.scoring import Bones
from stolik.games.sedlec.state import NO_EFFECT, POSITIONS, SKULL_KINDS, STACK_POSITIONS

A, B, C, D = range(4)
PLAYERS = ["Ala", "Bolek", "Celina", "Darek"]
FACE = {card.id: (card.upper, card.lower) for card in CARDS}

Place = tuple[int, int]


def effect(name: str) -> int:
    """The feature card with this effect on its back, by its number."""
    return next(number for number, feature in enumerate(FEATURES) if feature.effect == name)


def bones(board: str, by: str | None = None) -> Bones:
    """The skulls of a stack; `by` is the effect that counts."""
    found = Bones()
    found.clear(0, NO_EFFECT if by is None else effect(by))
    lines = board.replace(" ", "").split("/")
    width = len(lines[-1])
    for number, line in enumerate(reversed(lines)):
        row = number // 2
        assert len(line) == width - row, f"level {number + 1} must have {width - row} skulls: {line}"
        for column, skull in enumerate(line):
            if skull != ".":
                place = STACK_POSITIONS.index((row + 2 * column, 2 * row + 1))
                found.of[SKULLS.index(skull)] |= 1 << (2 * place + number % 2)
    return found


def points(board: str, by: str | None = None) -> dict[str, int]:
    """What a stack scores, by kind; kinds without points are left out."""
    out = ints(SKULL_KINDS)
    total = bones(board, by).score(out)
    assert total == sum(out)
    return {skull: out[kind] for kind, skull in enumerate(SKULLS) if out[kind] != 0}


def feature_bones(shape: str, skulls: Mapping[Place, str], by: str | None = None) -> Bones:
    """The skulls of a feature by their cells (left edge, level)."""
    form = 1 + SHAPES.index(shape)
    cells = [(x, y + half) for x, y in POSITIONS[form] for half in (0, 1)]
    found = Bones()
    found.clear(form, NO_EFFECT if by is None else effect(by))
    for cell, skull in skulls.items():
        found.of[SKULLS.index(skull)] |= 1 << cells.index(cell)
    return found


def pair(upper_and_lower: str, but: Sequence[str] = ()) -> str:
    """A card by its skulls, `K/P`."""
    upper, lower = upper_and_lower.split("/")
    return next(card.id for card in CARDS if (card.upper, card.lower) == (upper, lower) and card.id not in but)


def position(
    *stacks: Laid,
    hands: Sequence[str] = (),
    opened: Mapping[int, str] | None = None,
    down: Sequence[int] | None = None,
    feature: Laid | None = None,
    shape: str = "krzyz",
    back: str = "luk",
    seats: int | None = None,
    active: int = A,
    todo: Sequence[tuple[str, int, int, int]] | None = None,
    dice: Sequence[int] = (),
    **options: str,
) -> Table:
    """As `laid_down` has it, with hands as texts and the settings of the table."""
    seats = seats if seats is not None else max(1 if feature is not None else 2, len(stacks))
    settings = GAME.settle(seats, options)
    data = laid_down(
        stacks,
        deck=ALL if settings["executioners"] == "yes" else BASE,
        hands=[cards.split() for cards in hands],
        opened=opened,
        down=down,
        feature=feature,
        shape=shape,
        back=back,
        seats=seats,
        active=active,
        todo=todo,
    )
    return table_at(GAME, data, PLAYERS, settings, Loaded(*dice) if dice else None)


def state(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["state"]
    return found


def derived(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["derived"]
    return found


def asked(table: Table) -> tuple[str, int]:
    """Which step waits for whom."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    return table.pending.step, seat
