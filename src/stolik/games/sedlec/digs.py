"""What a dig names: a pile, or two of them together."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import NOTHING, Kind, Numbered
from stolik.engine.kit import as_ints

MOST_PILES: Final = 6
PILE: Final = Numbered("pile", MOST_PILES)

# First each pile alone, then two (not in both orders). The same pile twice is never legal.
_digs: Final = [
    *((pile, -1) for pile in range(MOST_PILES)),
    *((pile, other) for pile in range(MOST_PILES) for other in range(pile, MOST_PILES)),
]
DIGS: Final[i64] = len(_digs)
FIRST: Final[vec[i64]] = as_ints([pile for pile, _ in _digs])
SECOND: Final[vec[i64]] = as_ints([other for _, other in _digs])
WITH: Final[vec[i64]] = as_ints([_digs.index((pile, pile)) - pile for pile in range(MOST_PILES)])  # plus the other pile


@final
class SecondPile(Kind):
    """The other pile of a dig, -1 where it names only one."""

    def __init__(self) -> None:
        super().__init__("second", MOST_PILES)

    def holds(self, value: i64, seats: i64) -> bool:
        return -1 <= value < self.size

    def text(self, value: i64) -> str:
        return NOTHING if value < 0 else PILE.text(value)

    def shown(self, value: i64) -> object:
        return None if value < 0 else PILE.shown(value)

    def typescript(self) -> str:
        return "number | null"


SECOND_PILE: Final = SecondPile()


@final
class Dig(Kind):
    """A dig is written as one word or two, `2` or `1 4`; the texts get `pile` and `second`."""

    def __init__(self) -> None:
        super().__init__("dig", DIGS)

    def text(self, value: i64) -> str:
        return " ".join([PILE.text(pile) for pile in _digs[value] if pile >= 0])

    def read(self, text: str) -> i64:
        """SED.dig.2: two piles are named together, so either may stand first."""
        return super().read(" ".join(sorted(text.split(" "))))

    def shown(self, value: i64) -> object:
        return [PILE.shown(pile) for pile in _digs[value] if pile >= 0]

    def said(self, name: str, value: i64) -> dict[str, str]:
        return {"pile": PILE.text(FIRST[value]), "second": SECOND_PILE.text(SECOND[value])}

    def typescript(self) -> str:
        return "number[]"


DIG: Final = Dig()
