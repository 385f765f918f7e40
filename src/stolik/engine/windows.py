"""Where others' turns ask a player for answers, and what may be ordered there beforehand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stolik.engine.state import State


@dataclass(frozen=True)
class Promise:
    """An answer that a seat could order beforehand: its notation, and its words as an option has them."""

    do: str
    label: str
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Windows:
    """What a game lets its players order beforehand."""

    steps: frozenset[str]  # the steps that an order may answer; an answer there cannot be taken back
    passing: Promise  # to let things happen, until one's own turn
    where: dict[str, tuple[str, ...]]  # facts of such a step that an order may be bound to, and their values
    promises: Callable[[State, int], list[Promise]]  # what else a seat could order now
    turn_of: Callable[[State], int]  # whose turn it is; -1 where there are no turns, and so nothing to order
    # Steps of one's own turn where hidden cards may be why there is a choice, or none: how long it takes tells nothing.
    guarded: frozenset[str] = frozenset()
    from_hand: frozenset[str] = frozenset()  # the first words of what can be done there only with a hidden card
    usual: tuple[dict[str, str], ...] = ()  # where everybody lets things happen, until they order otherwise
