"""The course of a table, from its entries: what takes long, and so is done in processes of its own."""

from __future__ import annotations

import json
import lzma
from typing import Any

import msgspec

from stolik import games
from stolik.engine.errors import ViewError
from stolik.engine.shown import shown
from stolik.engine.table import EVERYBODY
from stolik.engine.views import load as state_of
from stolik.server import wire
from stolik.server.entries import Entry, TableSetup
from stolik.server.problems import Trouble
from stolik.server.record import RECENT, Record, explained
from stolik.server.showing import MOVES, frames_of, replay_of


class Told(msgspec.Struct):
    """A table and all that happened at it, for one observer (None: a spectator, EVERYBODY: all cards lie open)."""

    setup: TableSetup
    entries: list[Entry]
    observer: int | None = None


class Branching(msgspec.Struct):
    """A game that is over, how far it is played again, and the table at which it goes on, with its first entries."""

    told: Told
    at: int
    setup: TableSetup
    entries: list[Entry]


class Archived(msgspec.Struct):
    replay: bytes  # with all cards open, as JSON
    log: bytes


def packed(payload: Told | Branching) -> bytes:
    return msgspec.msgpack.encode(payload)


def _record(told: Told) -> Record:
    """The table with its whole history."""
    return Record.load(told.setup, told.entries)


def load(payload: bytes) -> bytes:
    """A snapshot of the last moment at which nothing could be taken back."""
    told = msgspec.msgpack.decode(payload, type=Told)
    found = b""
    try:
        record = Record(told.setup)
        for entry in told.entries:
            record.play_on([entry])
            # It is seldom long that something could be taken back.
            if record.can_be_saved and (entry.number > len(told.entries) - RECENT or not entry.number % RECENT):
                found = record.snapshot()
    except Exception as error:
        raise explained(told.setup, error) from error
    return found


def replay(payload: bytes) -> bytes:
    told = msgspec.msgpack.decode(payload, type=Told)
    return msgspec.json.encode(replay_of(_record(told), told.observer))


def history(payload: bytes) -> bytes:
    """All frames; a table that is read so has not forgotten any."""
    told = msgspec.msgpack.decode(payload, type=Told)
    record = _record(told)
    return msgspec.json.encode(wire.History(frames_of(record, record.recent, told.observer)))


def log(payload: bytes) -> bytes:
    told = msgspec.msgpack.decode(payload, type=Told)
    record = _record(told)
    if record.table is None:
        raise Trouble("not-playing")
    lines = record.table.log if record.table.closed else record.table.log_for(told.observer)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()


def review(payload: bytes) -> bytes:
    """What could have been done in a game that is over."""
    from stolik.lab.review import review as look_back

    told = msgspec.msgpack.decode(payload, type=Told)
    table = _record(told).table
    if table is None or table.game.teaching.review is None:
        return msgspec.json.encode(wire.Review([]))
    found = look_back(table.log)
    return msgspec.json.encode(wire.Review(msgspec.convert(found, list[wire.LookBackView], from_attributes=True)))


def archive(payload: bytes) -> bytes:
    """A game that is over as it was told, to be read when these rules are no longer known."""
    told = msgspec.msgpack.decode(payload, type=Told)
    record = _record(told)
    if record.table is None:
        raise Trouble("not-playing")
    lines = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in record.table.log).encode()
    found = Archived(msgspec.json.encode(replay_of(record, EVERYBODY)), lines)
    return lzma.compress(msgspec.msgpack.encode(found))


def archived_replay(payload: bytes) -> bytes:
    return shown_anew(_archived(payload).replay)


def shown_anew(replay: bytes) -> bytes:
    """A replay that was kept when positions were told in the machine's form, as they are shown now."""
    told = json.loads(replay)
    positions = told["positions"]
    if not positions or "todo" not in positions[0]["view"]["state"]:
        return replay
    game = games.get(told["table"]["game"])
    for position in positions:
        view = position["view"]
        try:
            state = state_of(game.rules, {name: value for name, value in view["state"].items() if name != "unsure"})
            derived = game.display.derived(state)
        except (ViewError, IndexError):
            return replay  # of rules that had other cards, or of a lexicon with other words
        (view["state"],) = shown(game.rules, [view["state"]], [int(state.seats)])
        view["derived"] = in_the_words_of(view["derived"], derived)
        for option in filter(None, [position["option"], *(view["decision"] or {"options": []})["options"]]):
            option.update(label=option["label"].replace("-", "_"), parts=[])
        if view["decision"]:
            view["decision"]["answers"] = []
    return json.dumps(told, ensure_ascii=False).encode()


def in_the_words_of(told: Any, now: Any) -> Any:
    """What is worked out now, but with every text that was told there: the numbers of words are each lexicon's own."""
    if isinstance(told, str) and isinstance(now, str):
        return told
    if isinstance(told, dict) and isinstance(now, dict):
        return {key: in_the_words_of(told.get(key), value) for key, value in now.items()}
    if isinstance(told, list) and isinstance(now, list) and len(told) == len(now):
        return [in_the_words_of(one, other) for one, other in zip(told, now, strict=True)]
    return now


def archived_log(payload: bytes) -> bytes:
    return _archived(payload).log


def _archived(data: bytes) -> Archived:
    return msgspec.msgpack.decode(lzma.decompress(data), type=Archived)


def branch(payload: bytes) -> bytes:
    """The entries of a new table that begins with the first moves of a game."""
    wanted = msgspec.msgpack.decode(payload, type=Branching)
    twin = Record(wanted.setup)
    moves = [entry for entry in wanted.told.entries if entry.kind in MOVES]
    if wanted.at >= len(moves):
        raise Trouble("bad-options", reason="there is nothing to play on")
    again = [
        Entry(kind=move.kind, seat=move.seat, text=move.text)
        for move in moves[: wanted.at + 1]
        if move.kind != "resign"  # here nobody has given up
    ]
    entries = [*wanted.entries, *again]
    try:
        for entry in entries:
            twin.take(twin.next(entry), recorded=True)
            entry.hash = twin.hash
    except Exception as error:
        raise explained(wanted.setup, error) from error
    if twin.result is not None:
        raise Trouble("bad-options", reason="there is nothing to play on")
    return msgspec.msgpack.encode(entries)
