"""What is printed on the minions and the orders, as plain data for whoever draws them."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from stolik.games.cheers.data import MINIONS, ORDERS, Minion, Order, OrderKind, Side, Trait


class Arrows(TypedDict):
    """By side; 0: none."""

    U: int
    R: int
    D: int
    L: int


class MinionFace(TypedDict):
    kind: Literal["minion"]
    value: int
    arrows: Arrows
    shields: list[Side]
    traits: list[Trait]
    advanced: bool
    source: str


class Half(TypedDict):
    kind: OrderKind
    to: list[list[int]]  # of a move: where to, seen from the minion
    cells: list[list[int]]  # of a swap: how the two minions lie to each other


class OrderFace(TypedDict):
    kind: Literal["order"]
    options: list[Half]
    source: str


def _minion(minion: Minion) -> MinionFace:
    up, right, down, left = minion.arrows
    return {
        "kind": "minion",
        "value": minion.value,
        "arrows": {"U": up, "R": right, "D": down, "L": left},
        "shields": list(minion.shields),
        "traits": list(minion.traits),
        "advanced": minion.advanced,
        "source": minion.source,
    }


def _order(order: Order) -> OrderFace:
    halves: list[Half] = [
        {"kind": option.kind, "to": [list(to) for to in option.to], "cells": [list(cell) for cell in option.cells]}
        for option in order.options
    ]
    return {"kind": "order", "options": halves, "source": order.source}


FACES: Final[dict[str, MinionFace | OrderFace]] = {
    **{minion.id: _minion(minion) for minion in MINIONS},
    **{order.id: _order(order) for order in ORDERS},
}
