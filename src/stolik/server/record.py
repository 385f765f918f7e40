"""One table as its entries make it. The same entries make the same record, live and after a restart.

A record holds the present and the last of what happened; whoever wants the whole course plays the entries again.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from copy import copy
from itertools import groupby
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from stolik import games
from stolik.engine.chain import commitment
from stolik.engine.course import Happened
from stolik.engine.ending import Ending, closed, resigned
from stolik.engine.errors import BadSetting, NotInstalled, UnknownGame
from stolik.engine.table import EVERYBODY, Table
from stolik.server import wire
from stolik.server.entries import Entry, TableSetup
from stolik.server.problems import Trouble

RECENT = 64  # entries that are held in memory with what came of them
BETWEEN = 20  # entries from one snapshot to the next, at least


class Seat(msgspec.Struct):
    player: str | None = None  # a person's id, also after a bot has taken over
    name: str = ""
    level: wire.Level | None = None  # a bot of this level sits here
    resigned: bool = False
    refilled: bool = False  # whoever came back once has had the time for it

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
        return wire.SeatInfo(kind, self.name, self.level, gone, self.player)


class Turn(msgspec.Struct):
    """A turn that an entry belongs to."""

    number: int
    first: int  # of the entry's events, the first that is in it
    events: list[Happened]  # of the turn: it may grow with later entries,
    count: int  # and had so many with this one

    @property
    def so_far(self) -> list[Happened]:
        return self.events[: self.count]


class Shown(msgspec.Struct):
    """An entry with what came of it."""

    entry: Entry
    events: list[Happened] = []
    turns: list[Turn] = []
    secret: bool = False
    privy: int | None = None  # the only seat that knows of it; None: all do
    unseen: tuple[int, ...] = ()  # by seat, how many such entries there were up to this one
    taken: wire.TakenView | None = None  # what was asked and answered, where nobody's hand was moved for a person

    def seen(self, observer: int | None) -> int:
        """The entry's number among those that an observer may know of."""
        if observer == EVERYBODY:
            return self.entry.number
        return self.entry.number - sum(count for seat, count in enumerate(self.unseen) if seat != observer)


class Saved(msgspec.Struct):
    """A record as a snapshot keeps it: all but the history."""

    number: int
    seats: list[Seat]
    left: list[float]
    unseen: list[int]
    began: float | None
    moved: float
    touched: float
    result: wire.Result | None
    rematch: str | None
    seated_chat: bool
    removed: list[str]
    table: bytes | None  # as JSON: knowledge has whole numbers of more than 64 bits
    asked: list[int] = []
    since: float = 0.0


SAVED = msgspec.msgpack.Decoder(Saved)


class Record:
    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self.game = games.get(setup.game)
        self.clock = None if setup.clock is None else msgspec.convert(setup.clock, wire.Clock)
        self.seats = [Seat() for _ in range(setup.places)]
        self.table: Table | None = None
        self.seq = 0  # the number of the last entry
        self.recent: list[Shown] = []
        self.left = [float(self.clock.seconds) if self.clock else 0.0] * setup.places
        self.unseen = [0] * setup.places  # by seat, how many entries nobody else may know of
        self.began: float | None = None  # when the game began,
        self.moved = 0.0  # when somebody last answered, and
        self.touched = 0.0  # when anything last happened
        self.result: wire.Result | None = None
        self.rematch: str | None = None
        self.seated_chat = False  # only those who sit here may chat
        self.removed: list[str] = []  # people who were sent away
        self.asked: list[int] = []  # the people whose turn it is; while bots think, those who were asked last
        self.since = setup.created  # when that began, or the game ended
        self.saved = 0  # the number of the last snapshot

    @classmethod
    def load(cls, setup: TableSetup, entries: list[Entry]) -> Record:
        """Play all entries again."""
        try:
            record = cls(setup)
            record.play_on(entries)
        except Exception as error:
            raise explained(setup, error) from error
        return record

    def play_on(self, entries: list[Entry]) -> None:
        """Let the entries happen that came after; the hashes tell whether it is still the same game."""
        for entry in entries:
            if entry.number != self.seq + 1:
                raise Trouble("broken-table", reason="hash", entry=str(self.seq + 1))
            self.take(entry, recorded=True)
            if entry.hash != self.hash:
                raise Trouble("broken-table", reason="hash", entry=str(entry.number))

    # --- snapshots ---

    @property
    def can_be_saved(self) -> bool:
        """Not while something could be taken back: a snapshot forgets what was before."""
        return self.table is None or self.table.can_undo is None

    @property
    def wants_saving(self) -> bool:
        return self.seq - self.saved >= BETWEEN and self.can_be_saved

    def snapshot(self) -> bytes:
        saved = Saved(
            number=self.seq,
            seats=self.seats,
            left=self.left,
            unseen=self.unseen,
            began=self.began,
            moved=self.moved,
            touched=self.touched,
            result=self.result,
            rematch=self.rematch,
            seated_chat=self.seated_chat,
            removed=self.removed,
            table=None if self.table is None else json.dumps(self.table.to_json(history=False)).encode(),
            asked=self.asked,
            since=self.since,
        )
        return msgspec.msgpack.encode(saved)

    @classmethod
    def from_snapshot(cls, setup: TableSetup, data: bytes) -> Record:
        """The record as it was saved; one that cannot be read raises whatever is wrong with it."""
        record = cls(setup)
        saved = SAVED.decode(data)
        if len(saved.seats) != setup.places:
            raise ValueError("a snapshot of another table")
        if saved.table is not None:
            told = json.loads(saved.table)
            if "course" not in told:
                raise ValueError("a snapshot of before there were endings")
            record.table = Table.from_json(record.game, told)
        record.seq = record.saved = saved.number
        for name in ("seats", "left", "unseen", "began", "moved", "touched", "result", "rematch", "asked", "since"):
            setattr(record, name, getattr(saved, name))
        record.seated_chat, record.removed = saved.seated_chat, saved.removed
        return record

    # --- asking ---

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def hash(self) -> str:
        """Of the game's log; empty before the game."""
        return "" if self.table is None else self.table.log_hash

    @property
    def status(self) -> wire.Status:
        if self.result is not None:
            return "over"
        return "waiting" if self.table is None else "playing"

    @property
    def people(self) -> set[str]:
        """Who sits here, also where a bot has taken over."""
        return {seat.player for seat in self.seats if seat.player is not None}

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
    def bots_alone(self) -> bool:
        """Does nobody play here but bots?"""
        return all(seat.level is not None for seat in self.seats)

    def seen(self, observer: int | None) -> int:
        """How many entries there have been as far as an observer may know."""
        return self.seq - sum(count for seat, count in enumerate(self.unseen) if seat != observer)

    @property
    def info(self) -> wire.TableInfo:
        return wire.TableInfo(
            id=self.setup.id,
            game=self.setup.game,
            options=self.setup.options,
            status=self.status,
            seats=[seat.info for seat in self.seats],
            host=self.setup.host,
            private=self.setup.private,
            clock=self.clock,
            created=self.setup.created,
            result=self.result,
            rematch=self.rematch,
            origin=self.setup.origin,
            commitment=commitment(bytes.fromhex(self.setup.seed)),
            seated_chat=self.seated_chat,
            host_name=next((seat.name for seat in self.seats if seat.player == self.setup.host), ""),
            asked=self.asked,
            since=self.since,
            began=self.began,
        )

    @property
    def listed(self) -> wire.TableInfo:
        """The same as lists have it: how it ended in a sentence."""
        info = self.info
        return info if info.result is None else replace(info, result=replace(info.result, ending=None))

    @property
    def lasted(self) -> float:
        """How many seconds the game had lasted when somebody last answered."""
        return 0.0 if self.began is None else max(0.0, self.moved - self.began)

    # --- taking an entry ---

    def next(self, entry: Entry) -> Entry:
        """An entry as the next one of this table."""
        entry.table, entry.number, entry.at = self.id, self.seq + 1, time.time()
        return entry

    def after(self, entry: Entry) -> Record:
        """The record that this one becomes by an entry. An illegal answer raises Refused."""
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.recent = list(self.recent)
        twin.left = list(self.left)
        twin.unseen = list(self.unseen)
        twin.removed = list(self.removed)
        twin.table = None if self.table is None else self.table.clone()
        twin.take(entry)
        twin.forget()
        return twin

    def forget(self) -> None:
        """Let go of all but the last of what happened."""
        del self.recent[:-RECENT]
        if self.table is not None:
            self.table.forget()

    def take(self, entry: Entry, recorded: bool = False) -> None:
        """Let an entry happen; `recorded`: it has happened before, by the rules of that time."""
        msgspec.convert(entry.kind, wire.FrameKind)  # another kind could not be told of
        table = self.table
        events, lines = (0, 0) if table is None else (len(table.events), len(table.log))
        shown = Shown(entry, taken=self._taken(entry))
        running = [] if table is None else table.course.events
        self._play(entry, recorded)
        self._seat(entry)
        if self.table is not None and entry.kind in ("start", "answer", "late"):
            shown.events = self.table.events[events:]
            shown.secret = bool(self.table.log[lines].get("secret"))
            shown.turns = _turns(running, shown.events, self.table.course.events)
        elif self.table is not None and entry.kind == "undo" and self.table.course.events:
            course = self.table.course.events
            shown.turns = [Turn(course[0].turn, 0, course, len(course))]
        if self.table is not None and entry.kind in ("answer", "undo"):
            shown.privy = self.table.privy
        if shown.privy is not None:
            self.unseen[shown.privy] += 1
        self.seq = entry.number
        shown.unseen = tuple(self.unseen)
        self.recent.append(shown)
        if entry.kind in ("start", "answer"):
            self.began = entry.at if self.began is None else self.began
            self.moved = entry.at
        if entry.kind != "chat":
            self.touched = entry.at
        if entry.kind == "rematch":
            self.rematch = entry.text
        self._note_who_is_asked(entry.at)

    def _note_who_is_asked(self, at: float) -> None:
        pending = None if self.table is None or self.result is not None else self.table.pending
        asked = [seat for seat in (() if pending is None else pending.seats) if self.seats[seat].level is None]
        waits = self.result is None and pending is not None and not asked  # bots answer in a moment
        if asked != self.asked and not waits:
            self.asked, self.since = asked, at

    def _taken(self, entry: Entry) -> wire.TakenView | None:
        """What is about to be answered for a person. That a window is passed is told only where a game has words for
        it: it goes without saying."""
        decision = None if self.table is None else self.table.pending
        if entry.kind != "answer" or entry.player is not None or entry.seat is None or decision is None:
            return None
        assert self.table is not None
        game = self.table.game
        silent = game.windows is not None and decision.step in game.windows.steps
        if self.seats[entry.seat].level is not None or (silent and not game.texts.has("en", f"forced-{decision.step}")):
            return None
        label = self.table.label(entry.seat, self.table.option(entry.seat, entry.text))
        return wire.TakenView(decision.step, decision.facts, *label)

    def _play(self, entry: Entry, recorded: bool) -> None:
        if entry.kind == "close":
            self.result = result_of("closed", [], closed())
            if self.table is not None:
                self.table.close("closed")
        if entry.kind == "start":
            names = [seat.name for seat in self.seats]
            seed = bytes.fromhex(self.setup.seed)
            begun = (self.setup.rules, self.setup.sources or {})
            self.table = Table(self.game, self.setup.places, self.setup.options, seed, names, *begun)
        if self.table is None or entry.seat is None:
            return
        if entry.kind == "answer":
            self.table.apply(entry.seat, entry.text)
        elif entry.kind == "late":
            self.table.time_is_up(entry.seat)
        elif entry.kind == "undo":
            self.table.undo(entry.seat, recorded)
        elif entry.kind == "resign" and self._ends_without(entry.seat):
            self.table.close("resigned")
            playing = [number != entry.seat and not seat.resigned for number, seat in enumerate(self.seats)]
            shares = [plays / max(1, sum(playing)) for plays in playing]
            so_far = self.game.display.so_far
            told = resigned(shares, None if so_far is None else so_far(self.table))
            self.result = result_of("resigned", shares, told)
        if self.table.over and self.result is None:
            self.result = result_of("over", self.table.shares, self.table.ending)

    def _ends_without(self, gone: int) -> bool:
        """Does the game end when this seat gives up? It does with two seats, and where no person is left."""
        others = [seat for number, seat in enumerate(self.seats) if number != gone]
        return len(others) < 2 or all(seat.person is None for seat in others)

    def _seat(self, entry: Entry) -> None:
        if entry.kind == "remove":
            self.removed.append(entry.text.partition(" ")[0])
        elif entry.kind == "hush":
            self.seated_chat = entry.text == "on"
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
        """An answer takes time and brings some. Coming back brings none, but once the little that an answer brings."""
        if self.clock is None or self.table is None or entry.seat is None:
            return
        if entry.kind in ("answer", "undo") and self.table.privy is not None:
            return  # its clock would tell the others that somebody thinks
        left = max(0.0, self.left[entry.seat] - entry.spent)
        if self.clock.kind == "days":
            if entry.kind == "answer":  # what is asked next has a time of its own, whoever answered
                left = float(self.clock.seconds)
        elif entry.kind == "answer" and seat.level is None:
            left += self.clock.more
        elif entry.kind == "sit" and not seat.refilled:
            seat.refilled = True
            left = max(left, float(self.clock.more))
        self.left[entry.seat] = left


def explained(setup: TableSetup, error: Exception) -> Trouble:
    """What is wrong with a table that cannot be played again.

    A game of other rules that does not come out as it did is not broken: the rules have changed under it.
    """
    if isinstance(error, NotInstalled):
        return Trouble("not-installed", name=error.name)
    with suppress(UnknownGame, BadSetting):
        game = games.get(setup.game)
        ours = game.settings.sources(game.complete(setup.options))
        if setup.rules != game.rulebook.version or (setup.sources or {}) != ours:
            return Trouble("old-rules", rules=str(setup.rules), ours=str(game.rulebook.version))
    return error if isinstance(error, Trouble) else Trouble("broken-table", reason="replay")


def result_of(reason: Literal["over", "resigned", "closed"], shares: list[float], ending: Ending) -> wire.Result:
    told = msgspec.to_builtins(ending)
    says = msgspec.convert(told["reason"], wire.SayingView)
    points = ending.points if reason == "over" else []  # what was not played to its end is no record
    return wire.Result(reason, shares, points, says, msgspec.convert(told, wire.EndingView))


def _turns(running: list[Happened], new: list[Happened], now: list[Happened]) -> list[Turn]:
    """The turns that an entry's events are in: the one that was running, others, and the one that is running now."""
    found: list[Turn] = []
    first = 0
    for number, same in groupby(new, key=lambda happened: happened.turn):
        events = list(same)
        whole = next((turn for turn in (running, now) if turn and turn[0].turn == number), events)
        found.append(Turn(number, first, whole, len(whole)))
        first += len(events)
    return found


def row_info(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(record.listed)
    return found
