"""Tables as they lie in the database."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec
from sqlalchemy import exists, select, update
from sqlalchemy.orm import Session

from stolik import games
from stolik.server import talk, wire
from stolik.server.entries import Entry, TableSetup
from stolik.server.models import Archive, ChatRow, EntryRow, OrdersRow, Snapshot, TableRow
from stolik.server.problems import Trouble
from stolik.server.store import COLUMNS


@dataclass
class StoredTable:
    """A table as it lies in the database."""

    setup: TableSetup
    snapshot: bytes | None
    entries: list[Entry]  # those after the snapshot
    orders: list[OrdersRow]
    said: list[wire.Said]


def stored_table(db: Session, table: str, with_snapshot: bool) -> StoredTable:
    try:
        return _stored_table(db, table, with_snapshot)
    except (ValueError, TypeError) as error:  # what other hands have written there
        raise Trouble("broken-table", reason="row") from error


def _stored_table(db: Session, table: str, with_snapshot: bool) -> StoredTable:
    row = db.get(TableRow, table)
    if row is None:
        raise Trouble("unknown-table")
    snapshot = db.get(Snapshot, table) if with_snapshot else None
    if snapshot is not None and (
        row.game not in games.names() or snapshot.rules != games.get(row.game).rulebook.version
    ):
        snapshot = None
    after = 0 if snapshot is None else snapshot.number
    columns = [getattr(EntryRow, name) for name in COLUMNS]
    found = db.execute(
        select(*columns).where(EntryRow.table == table, EntryRow.number > after).order_by(EntryRow.number)
    )
    return StoredTable(
        msgspec.convert(row, TableSetup, from_attributes=True),
        None if snapshot is None else snapshot.data,
        [Entry(*values) for values in found],
        list(db.scalars(select(OrdersRow).where(OrdersRow.table == table))),
        talk.read_talk(db, table),
    )


def not_archived(db: Session, given_up: set[str], most: int) -> list[str]:
    """Games that are over and have been played; of a table that was closed there is nothing to tell."""
    over = select(TableRow.id).where(TableRow.status == "over", ~exists().where(Archive.table == TableRow.id))
    found = db.scalars(over.order_by(TableRow.changed).limit(most + len(given_up)))
    return [table for table in found if table not in given_up][:most]


def archive(db: Session, table: str, data: bytes) -> None:
    db.merge(Archive(table=table, data=data))


def archive_of(db: Session, table: str) -> bytes | None:
    return db.scalar(select(Archive.data).where(Archive.table == table))


def done_before(db: Session, table: str, player: str, key: str) -> int | None:
    """The number of the entry that a command has made, if it has made one."""
    own = (EntryRow.table == table, EntryRow.player == player, EntryRow.key == key)
    return db.scalar(select(EntryRow.number).where(*own))


def said_before(db: Session, table: str, player: str, key: str) -> bool:
    own = (ChatRow.table == table, ChatRow.player == player, ChatRow.key == key)
    return db.scalar(select(ChatRow.number).where(*own)) is not None


def due_now(db: Session, most: int) -> list[str]:
    due = select(TableRow.id).where(TableRow.due <= time.time()).order_by(TableRow.due)
    return list(db.scalars(due.limit(most)))


def not_due(db: Session, table: str) -> None:
    db.execute(update(TableRow).where(TableRow.id == table).values(due=None))
