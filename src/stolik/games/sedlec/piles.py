"""The piles of the graveyard by their numbers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kinds import NOTHING, Kind, Numbered

MOST_PILES: Final = 6
PILE: Final = Numbered("pile", MOST_PILES)
NO_PILE: Final = -1


@final
class SecondPile(Kind):
    """The other pile of a dig, NO_PILE where it names only one."""

    def __init__(self) -> None:
        super().__init__("second", MOST_PILES)

    def holds(self, value: i64, seats: i64) -> bool:
        return NO_PILE <= value < self.size

    def text(self, value: i64) -> str:
        return NOTHING if value == NO_PILE else PILE.text(value)

    def shown(self, value: i64) -> object:
        return None if value == NO_PILE else PILE.shown(value)

    def schema(self) -> dict[str, object]:
        return {"anyOf": [PILE.schema(), {"type": "null"}]}


SECOND_PILE: Final = SecondPile()
