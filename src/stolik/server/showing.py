"""What each observer is shown of a table. An observer is a seat, or None for a spectator."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from stolik.engine.forced import Habits, back_to_a_choice
from stolik.engine.table import EVERYBODY, Option, Table
from stolik.server import wire
from stolik.server.entries import Entry
from stolik.server.record import Record, Shown

SAYINGS = list[wire.SayingView]
MOVES = ("start", "answer", "late", "undo", "resign")  # the entries that a replay shows


@dataclass(frozen=True)
class AskedSeats:
    """What is known of the seats of a running game besides the game."""

    course: Callable[[int], str | None]  # what the table is about to answer for a seat
    habits: Callable[[int], Habits]


def view_of(table: Table, observer: int | None, asked: AskedSeats | None = None) -> wire.View:
    return views_of(table, [observer], asked)[observer]


def views_of(
    table: Table, observers: Iterable[int | None], asked: AskedSeats | None = None
) -> dict[int | None, wire.View]:
    """What each observer sees; `asked`, where it is no look back at an old position, but seats could answer."""
    found: dict[int | None, wire.View] = {}
    for observer, data in table.shows(observers).items():
        seat = None if observer == EVERYBODY else observer
        decision = None
        if data["decision"] is not None and not table.closed:
            plain = data["decision"]
            options = [] if seat is None else [_option(table, seat, option) for option in table.offered(seat)]
            turn = -1 if table.pending is None else table.pending.turn
            decision = wire.DecisionView(
                id=plain["id"],
                step=plain["step"],
                kind=plain["kind"],
                seats=plain["seats"],
                rule=plain["rule"],
                facts=plain["facts"],
                answers=plain["answers"],
                options=options,
                turn=None if turn < 0 else turn,
            )
            if asked is not None and seat is not None and options:
                decision.forced = asked.course(seat) or ""
        undo = asked is not None and seat is not None and back_to_a_choice(table, seat, asked.habits(seat)) > 0
        found[observer] = wire.View(seat, data["state"], data["derived"], decision, undo)
    return found


def _option(table: Table, seat: int, option: Option) -> wire.OptionView:
    label, values = table.label(seat, option.id)
    return wire.OptionView(option.text, label, values, _parts(table, seat, option.id), option.skip)


def _parts(table: Table, seat: int, option: int) -> list[wire.PartView]:
    return [wire.PartView(*part) for part in table.parts(seat, option)]


def frames_of(record: Record, new: list[Shown], observer: int | None) -> list[wire.Frame]:
    """What an observer is told of some entries: of thoughts that are somebody else's alone, nothing."""
    known = [shown for shown in new if _knows_of(shown, observer)]
    turns = turns_of(record, known, observer)
    return [_frame(record, shown, observer, each) for shown, each in zip(known, turns, strict=True)]


def _knows_of(shown: Shown, observer: int | None) -> bool:
    return shown.privy is None or observer in (shown.privy, EVERYBODY)


def _frame(record: Record, shown: Shown, observer: int | None, turns: list[wire.TurnView]) -> wire.Frame:
    entry = shown.entry
    hidden = shown.secret and observer != entry.seat
    text = "" if hidden else entry.text
    if entry.kind == "remove":
        text = text.partition(" ")[2]  # the name: whose it is need not be known
    events = [] if record.table is None else record.table.tell(shown.events, observer)
    kind = msgspec.convert(entry.kind, wire.FrameKind)
    taken = shown.taken if observer == entry.seat else None
    return wire.Frame(shown.seen(observer), kind, entry.at, entry.seat, entry.name, text, events, taken, turns)


def turns_of(record: Record, some: list[Shown], observer: int | None) -> list[list[wire.TurnView]]:
    """The turns that each of some entries belongs to; what a turn has brought is told with the last of them."""
    if record.table is None or record.game.display.digest is None:
        return [[] for _ in some]
    last = {turn.number: turn for shown in some for turn in shown.turns}
    digests = {number: record.table.digest(turn.so_far, observer) for number, turn in last.items()}
    told = {number: msgspec.convert(msgspec.to_builtins(digest), SAYINGS) for number, digest in digests.items()}
    return [
        [
            wire.TurnView(turn.number, turn.first, told[turn.number] if last[turn.number] is turn else None)
            for turn in shown.turns
        ]
        for shown in some
    ]


def replay_of(record: Record, observer: int | None) -> wire.Replay:
    """The whole game, position by position. `observer` EVERYBODY: with all cards open."""
    positions: list[wire.ReplayPosition] = []
    valid: list[tuple[int | None, wire.ReplayPosition]] = []  # the answers that nobody has taken back, and whose
    moves: list[Shown] = []
    again = Record(record.setup)
    for shown in record.recent:
        entry = shown.entry
        before = None if again.table is None or entry.kind != "answer" else again.table.clone()
        again.take(entry, recorded=True)
        if again.table is None or entry.kind not in MOVES:
            continue
        if record.result is None and not _knows_of(shown, observer):
            continue  # once it is over everybody may know that there was something
        if entry.kind == "undo":
            last = max(at for at, (seat, _) in enumerate(valid) if seat == entry.seat)
            valid.pop(last)[1].undone = True
        hidden = shown.secret and observer not in (entry.seat, EVERYBODY)
        positions.append(
            wire.ReplayPosition(
                seat=None if entry.kind == "start" else entry.seat,
                do="" if hidden else _done(entry),
                option=None if hidden or before is None else _taken(before, entry),
                undone=False,
                events=again.table.tell(again.recent[-1].events, observer),
                view=view_of(again.table, observer),
            )
        )
        moves.append(again.recent[-1])
        if entry.kind == "answer":
            valid.append((entry.seat, positions[-1]))
    for position, turns in zip(positions, turns_of(again, moves, observer), strict=True):
        position.turns = turns
    names = [seat.name for seat in record.seats] if record.table is None else record.table.names
    seat = None if observer == EVERYBODY else observer
    return wire.Replay(record.info, names, seat, observer == EVERYBODY, positions)


def _taken(table: Table, entry: Entry) -> wire.OptionView:
    """The option that an answer took, in the position that it was given in."""
    assert entry.seat is not None
    option = table.option(entry.seat, entry.text)
    label, values = table.label(entry.seat, option)
    return wire.OptionView(entry.text, label, values, _parts(table, entry.seat, option))


def _done(entry: Entry) -> str:
    return entry.text if entry.kind == "answer" else entry.kind
