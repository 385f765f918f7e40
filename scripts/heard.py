"""What the drills read of a server's messages: the least, so that the same drill can measure two versions.

All that is not named here is skipped unread, which also costs the clients of a drill the least.
"""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct):
    seq: int
    kind: str
    at: float
    seat: int | None = None
    name: str = ""
    text: str = ""


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    id: int
    step: str
    seats: list[int]
    options: list[Option]
    turn: int | None = None
    forced: str = ""


class View(msgspec.Struct):
    decision: Decision | None


class SeatInfo(msgspec.Struct):
    kind: str
    gone: bool = False


class TableInfo(msgspec.Struct):
    id: str
    status: str
    seats: list[SeatInfo]


class Orders(msgspec.Struct):
    possible: list[Option]


class Me(msgspec.Struct):
    id: str


class Problem(msgspec.Struct):
    name: str


class Heard(msgspec.Struct):
    """Any message; `kind` says which."""

    kind: str
    key: str | None = None  # of the command that it answers
    seq: int = 0
    seat: int | None = None
    back: int | None = None
    table: TableInfo | None = None
    frames: list[Frame] = []
    view: View | None = None
    orders: Orders | None = None
    you: Me | None = None
    problem: Problem | None = None
    rule: str = ""

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status == "over"

    @property
    def decision(self) -> Decision | None:
        return None if self.view is None else self.view.decision

    @property
    def fault(self) -> str:
        """The name of what went wrong, or the rule that refuses."""
        return self.problem.name if self.problem is not None else self.rule

    def choices(self) -> tuple[int, list[str]]:
        """The pending decision and what this seat may answer to it; nothing if it is not asked."""
        decision = self.decision
        return (decision.id, [option.text for option in decision.options]) if decision else (0, [])


SITUATIONS = ("welcome", "update")  # the kinds that say where the table stands
decode = msgspec.json.Decoder(Heard).decode
