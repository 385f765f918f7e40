"""What each observer is shown of a table: all at once as one by one, and nothing of what others only think."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.errors import CannotUndo
from stolik.engine.table import EVERYBODY, Table
from stolik.server.entries import Entry, TableSetup
from stolik.server.record import Record
from stolik.server.showing import frames_of, replay_of, view_of, views_of

ALA, OLA, EWA = range(3)


def waiting(game: str, **options: str) -> Record:
    """Three people have sat down."""
    found = games.get(game)
    row = TableSetup(
        id="table",
        game=game,
        rules=found.rulebook.version,
        sources=found.settings.sources(found.settle(3, options)),
        options=found.settle(3, options),
        places=3,
        host="ala",
        private=False,
        clock=None,
        seed=seed_of(3).hex(),
        origin=None,
        created=0.0,
    )
    record = Record(row)
    for seat, name in enumerate(("Ala", "Ola", "Ewa")):
        happens(record, "sit", seat, name=name, player=name.lower())
    happens(record, "start", None)
    return record


def happens(record: Record, kind: str, seat: int | None, text: str = "", **columns: Any) -> None:
    record.take(record.next(Entry(kind=kind, seat=seat, text=text, **columns)))


def playing(record: Record) -> Table:
    assert record.table is not None
    return record.table


def first_option(record: Record, seat: int, begins: str = "") -> str:
    return next(option.text for option in playing(record).options(seat) if option.text.startswith(begins))


def thinking() -> tuple[Record, str]:
    """Ala has added a card, Ola has thought of a word, and Ala takes the card back."""
    record = waiting("words", help="live", first="1")
    happens(record, "answer", ALA, first_option(record, ALA))
    thought = first_option(record, OLA, "think")
    happens(record, "answer", OLA, thought)
    happens(record, "undo", ALA)
    return record, thought


def test_a_thought_is_told_to_its_own_seat_alone() -> None:
    record, thought = thinking()
    new = record.recent[-3:]
    assert [frame.kind for frame in frames_of(record, new, OLA)] == ["answer", "answer", "undo"]
    assert frames_of(record, new, OLA)[1].text == thought
    for observer in (ALA, EWA, None):
        frames = frames_of(record, new, observer)
        assert [(frame.kind, frame.seat) for frame in frames] == [("answer", ALA), ("undo", ALA)]


def test_a_replay_shows_a_thought_to_its_own_seat_and_when_all_lies_open() -> None:
    record, thought = thinking()
    for knowing in (OLA, EVERYBODY):
        positions = replay_of(record, knowing).positions
        assert [(p.seat, p.undone) for p in positions] == [(None, False), (ALA, True), (OLA, False), (ALA, False)]
        assert positions[2].do == thought
    for observer in (ALA, EWA, None):
        positions = replay_of(record, observer).positions
        assert [(p.seat, p.undone) for p in positions] == [(None, False), (ALA, True), (ALA, False)]
        assert thought.split()[1] not in msgspec.json.encode(positions).decode()


def test_the_views_of_all_are_those_of_each() -> None:
    for name in games.names():
        record = waiting(name)
        observers = [None, ALA, OLA, EWA, EVERYBODY]
        views = views_of(playing(record), observers)
        assert list(views) == observers
        for observer in observers:
            assert msgspec.json.encode(views[observer]) == msgspec.json.encode(view_of(playing(record), observer))


def test_what_was_once_taken_back_is_taken_back_again_but_not_anew() -> None:
    """A table that was stored when less stood: it is played again, and its players go by the rules of now."""
    record = waiting("sedlec")
    table = playing(record)
    while True:
        mover = table.next_seat
        happens(record, "answer", mover, first_option(record, mover))
        if table.next_seat != mover and not table.may_undo(mover):
            try:
                table.clone().undo(mover, recorded=True)
                break
            except CannotUndo:
                continue
    undo = record.next(Entry(kind="undo", seat=mover))
    with pytest.raises(CannotUndo):
        record.after(undo)
    record.take(undo, recorded=True)
    for shown, hash_ in zip(record.recent, hashes(record), strict=True):
        shown.entry.hash = hash_
    again = Record.load(record.setup, [shown.entry for shown in record.recent])
    assert playing(again).hash == playing(record).hash
    assert playing(again).next_seat == mover


def hashes(record: Record) -> list[str]:
    """What the log's hash was after each entry."""
    again, found = Record(record.setup), []
    for shown in record.recent:
        again.take(shown.entry, recorded=True)
        found.append(again.hash)
    return found
