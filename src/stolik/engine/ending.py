"""How a game ended, as data: why, what each seat has, what decided. The same for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stolik.engine.table import Table


@dataclass(frozen=True)
class Saying:
    """A text by the end of its key, and what fills it in, each value by the kind of the part that its name names.

    A list is said one by one: `seat: [0, 2]` is "Ala and Ola". A list of sayings is said in a row, with commas.
    """

    key: str
    values: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """What a seat has in the end."""

    place: int  # 1 is the best; equals share one
    total: int | None = None  # where points are counted
    parts: dict[str, int | str | None] = field(default_factory=dict)  # by column, as `Saying.values` has them


@dataclass(frozen=True)
class SoFar:
    """What each seat has at any moment of a game, by what lies open."""

    columns: list[str]
    parts: list[dict[str, int | str | None]]  # by seat
    totals: list[int] | None = None  # by seat, where points can be counted


@dataclass(frozen=True)
class Tie:
    """What decided between the best where their totals are the same: text `ending-tie-KEY`."""

    says: Saying
    seats: list[int]
    numbers: list[list[int]]  # by those seats: what was compared, in this order


@dataclass(frozen=True)
class Moment:
    """One thing that is told of the end, in order: text `ending-step-KEY`."""

    says: Saying
    spots: list[str] = field(default_factory=list)  # to light up, as the parts of answers name them: `pile/0`


@dataclass(frozen=True)
class Ending:
    reason: Saying  # text `ending-KEY`
    rows: list[Row]  # by seat
    columns: list[str] = field(default_factory=list)  # the parts of the rows, in order: texts `ending-part-COLUMN`
    tie: Tie | None = None
    steps: list[Moment] = field(default_factory=list)
    rule: str = ""  # by which it is over, where a rule of the game says so

    @property
    def points(self) -> list[int]:
        """By seat; none where no points are counted."""
        return [row.total for row in self.rows if row.total is not None]


def places(counts: Sequence[float]) -> list[int]:
    """By what is better the more there is of it: who is first, who second."""
    return [1 + sum(other > count for other in counts) for count in counts]


def by_shares(shares: list[float], rule: str = "") -> Ending:
    """All that can be said of any game: who has won. The house has the texts."""
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    reason = Saying("alone") if len(shares) == 1 else Saying("won", {"seat": winners, "count": len(winners)})
    return Ending(reason, [Row(place) for place in places(shares)], rule=rule)


def plain(table: Table) -> Ending:
    return by_shares(table.shares)


def resigned(shares: list[float], so_far: SoFar | None = None) -> Ending:
    """All but one side gave up: what everybody had by then decides nothing any more."""
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    reason = Saying("resigned", {"seat": winners, "count": len(winners)})
    if so_far is None:
        return Ending(reason, [Row(place) for place in places(shares)])
    totals: Sequence[int | None] = [None] * len(shares) if so_far.totals is None else so_far.totals
    rows = [Row(*row) for row in zip(places(shares), totals, so_far.parts, strict=True)]
    return Ending(reason, rows, so_far.columns)


def closed() -> Ending:
    """The host has closed the table before the end."""
    return Ending(Saying("closed"), [])
