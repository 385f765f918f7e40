"""One table as its entries make it. The same entries make the same record, live and after a restart."""

from __future__ import annotations

import time
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from stolik import games
from stolik.engine.chain import commitment
from stolik.engine.game import Tally
from stolik.engine.table import Happened, Table
from stolik.server import wire
from stolik.server.models import Entry, TableRow
from stolik.server.problems import Trouble


@dataclass
class Seat:
    player: str | None = None  # a person's id, also after a bot has taken over
    name: str = ""
    level: wire.Level | None = None  # a bot of this level sits here
    resigned: bool = False

    @property
    def empty(self) -> bool:
        return self.player is None and self.level is None

    @property
    def person(self) -> str | None:
        """Who answers here, if a person does."""
        return self.player if self.level is None else None

    @property
    def info(self) -> wire.SeatInfo:
        kind: wire.SeatKind = "empty" if self.empty else "person" if self.level is None else "bot"
        gone = self.level is not None and self.player is not None
        return wire.SeatInfo(kind, self.name, self.level, gone)


@dataclass
class Shown:
    """An entry with what came of it."""

    entry: Entry
    events: list[Happened] = field(default_factory=list)
    secret: bool = False


class Record:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = games.get(row.game)
        self.clock = None if row.clock is None else msgspec.convert(row.clock, wire.Clock)
        self.seats = [Seat() for _ in range(row.places)]
        self.table: Table | None = None
        self.shown: list[Shown] = []
        self.keys: dict[tuple[str, str], int] = {}  # what each client has had done, by the entry's number
        self.left = [float(self.clock.seconds) if self.clock else 0.0] * row.places
        self.result: wire.Result | None = None
        self.rematch: str | None = None

    @classmethod
    def load(cls, row: TableRow, entries: list[Entry]) -> Record:
        """Play the entries again; the hashes tell whether it is still the same game."""
        try:
            record = cls(row)
            if row.rules != record.game.rulebook.version:
                raise Trouble("broken-table", reason="rules")
            for number, entry in enumerate(entries, 1):
                record.take(entry)
                if entry.number != number or entry.hash != record.hash:
                    raise Trouble("broken-table", reason="hash", entry=str(number))
        except Trouble:
            raise
        except Exception as error:  # whatever other hands have written there
            raise Trouble("broken-table", reason="replay") from error
        return record

    # --- asking ---

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return len(self.shown)

    @property
    def hash(self) -> str:
        """Of the game's log; empty before the game."""
        return "" if self.table is None else str(self.table.log[-1]["hash"])

    @property
    def status(self) -> wire.Status:
        if self.table is None:
            return "waiting"
        return "over" if self.result is not None else "playing"

    def seat_of(self, player: str) -> int | None:
        """The seat that a person answers for."""
        for number, seat in enumerate(self.seats):
            if seat.person == player:
                return number
        return None

    def back_of(self, player: str) -> int | None:
        """A seat that a person has handed over and may take back."""
        for number, seat in enumerate(self.seats):
            if seat.player == player and seat.level is not None and not seat.resigned and self.status == "playing":
                return number
        return None

    @property
    def info(self) -> wire.TableInfo:
        return wire.TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=self.row.options,
            status=self.status,
            seats=[seat.info for seat in self.seats],
            host=self.row.host,
            private=self.row.private,
            clock=self.clock,
            created=self.row.created,
            result=self.result,
            rematch=self.rematch,
            origin=self.row.origin,
            commitment=commitment(bytes.fromhex(self.row.seed)),
        )

    @property
    def lasted(self) -> float:
        """How many seconds the game had lasted when the last thing happened."""
        times = [shown.entry.at for shown in self.shown if shown.entry.kind in ("start", "answer")]
        return max(0.0, times[-1] - times[0]) if times else 0.0

    # --- taking an entry ---

    def next(self, entry: Entry) -> Entry:
        """An entry as the next one of this table."""
        entry.table, entry.number, entry.at = self.id, self.seq + 1, time.time()
        return entry

    def after(self, entry: Entry) -> Record:
        """The record that this one becomes by an entry. An illegal answer raises Refused."""
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.shown = list(self.shown)
        twin.keys = dict(self.keys)
        twin.left = list(self.left)
        twin.table = None if self.table is None else self.table.clone()
        twin.take(entry)
        return twin

    def take(self, entry: Entry) -> None:
        """Let an entry happen."""
        msgspec.convert(entry.kind, wire.FrameKind)  # another kind could not be told of
        table = self.table
        events, lines = (0, 0) if table is None else (len(table.events), len(table.log))
        self._play(entry)
        self._seat(entry)
        shown = Shown(entry)
        if self.table is not None and entry.kind in ("start", "answer", "late"):
            shown.events = self.table.events[events:]
            shown.secret = bool(self.table.log[lines].get("secret"))
        self.shown.append(shown)
        if entry.player is not None and entry.key is not None:
            self.keys[entry.player, entry.key] = entry.number
        if entry.kind == "rematch":
            self.rematch = entry.text

    def _play(self, entry: Entry) -> None:
        if entry.kind == "start":
            names = [seat.name for seat in self.seats]
            seed = bytes.fromhex(self.row.seed)
            self.table = Table(self.game, self.row.places, self.row.options, seed, names)
        if self.table is None or entry.seat is None:
            return
        if entry.kind == "answer":
            self.table.apply(entry.seat, entry.text)
        elif entry.kind == "late":
            self.table.time_is_up(entry.seat)
        elif entry.kind == "undo":
            self.table.undo(entry.seat)
        elif entry.kind == "resign" and self._ends_without(entry.seat):
            self.table.close("resigned")
            playing = [number != entry.seat and not seat.resigned for number, seat in enumerate(self.seats)]
            self.result = wire.Result("resigned", [plays / max(1, sum(playing)) for plays in playing])
        if self.table.over and self.result is None:
            tally = self.game.tally(self.table.state) if self.game.tally is not None else Tally([])
            self.result = wire.Result("over", self.table.shares, tally.points, tally.titles)

    def _ends_without(self, gone: int) -> bool:
        """Does the game end when this seat gives up? It does with two seats, and where no person is left."""
        others = [seat for number, seat in enumerate(self.seats) if number != gone]
        return len(others) < 2 or all(seat.person is None for seat in others)

    def _seat(self, entry: Entry) -> None:
        if entry.seat is None:
            return
        seat = self.seats[entry.seat]
        self._count_time(entry, seat)
        if entry.kind == "sit":
            seat.player, seat.name, seat.level = entry.player, entry.name, None
        elif entry.kind == "stand":
            self.seats[entry.seat] = Seat()
        elif entry.kind == "bot":
            level = msgspec.convert(entry.text, wire.Level) if entry.text else None
            self.seats[entry.seat] = Seat(name=entry.name, level=level)
        elif entry.kind in ("hand_over", "resign"):
            seat.resigned = seat.resigned or entry.kind == "resign"
            if self.result is None:
                seat.level = "hard"  # the others play on

    def _count_time(self, entry: Entry, seat: Seat) -> None:
        """A person's answer takes time and brings some; whoever comes back has at least as much."""
        if self.clock is None or self.table is None or entry.seat is None:
            return
        left = max(0.0, self.left[entry.seat] - entry.spent)
        answered = entry.kind == "answer" and seat.level is None
        if self.clock.kind == "days" and (answered or entry.kind == "sit"):
            left = float(self.clock.seconds)
        elif answered:
            left += self.clock.more
        elif entry.kind == "sit":
            left = max(left, float(self.clock.more))
        self.left[entry.seat] = left


def row_info(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(record.info)
    return found
