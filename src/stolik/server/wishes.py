"""What a table is asked to do by others than people: bots, clocks, standing orders. It all comes through one door."""

from __future__ import annotations

import msgspec

from stolik.engine.orders import StandingOrder
from stolik.server import wire


class BotAnswer(msgspec.Struct):
    """What a bot has thought up comes through the same door as what people send."""

    seat: int
    decision: int
    do: str


class TimeIsUp(msgspec.Struct):
    seat: int


class TableTimeIsUp(msgspec.Struct):
    """The whole game has lasted as long as it may."""


class AllowanceIsUp(msgspec.Struct):
    """What the rules allow for this is spent."""

    name: str


class Ordered(msgspec.Struct):
    """A standing order answers for its seat."""

    order: StandingOrder
    decision: int


class ByItself(msgspec.Struct):
    """A person has no choice, and is not asked."""

    seat: int
    decision: int


class WindowCloses(msgspec.Struct):
    """Those are heard now who let it happen."""

    decision: int


class Begins(msgspec.Struct):
    """Everybody has been ready for a moment."""


Wish = (
    wire.FromClient | BotAnswer | TimeIsUp | TableTimeIsUp | AllowanceIsUp | Ordered | ByItself | WindowCloses | Begins
)
