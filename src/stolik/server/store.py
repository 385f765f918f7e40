"""The store: one thread, one connection, one transaction at a time, and as many commands in it as are waiting.

Nothing is told to anybody before the transaction that holds it is on disk. Commands that wait for
the same flush share it, so that a busy evening costs no more flushes than a quiet one.

What fails is one of two things: certain not to have happened, or in doubt (the connection broke while the answer to a
commit was under way). Nobody guesses in doubt: whoever wrote an entry looks it up.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.pool import NullPool

from stolik.engine.errors import StolikError
from stolik.server.entries import Entry
from stolik.server.lease import Lock, Replaced, begin_epoch, check_epoch, lock_of
from stolik.server.problems import Trouble

log = logging.getLogger("stolik.server")

T = TypeVar("T")
Work = Callable[[Session], T]

FULL = ("full", "disk i/o", "readonly", "read-only", "no space")
LIMIT = 5.5  # seconds for a piece of work; what takes longer is cut off
CUT = 0.5  # seconds for the thread to notice that
CONNECT = {
    "connect_timeout": 5,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "options": "-c statement_timeout=5000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000",
}
WATCH = 2.0  # seconds between two looks at the lock

COLUMNS = tuple(field.encode_name for field in msgspec.structs.fields(Entry))
NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
KEPT = 'ON CONFLICT DO NOTHING RETURNING "table", number'
TYPES = {"number": "int", "seat": "int", "at": "float8", "spent": "float8"}
ARRAYS = ", ".join(f"%s::{TYPES.get(name, 'text')}[]" for name in COLUMNS)
KEEP = (
    "WITH ours AS (SELECT 1 FROM lease WHERE id = 1 AND epoch = %s FOR SHARE) "
    f"INSERT INTO entries ({NAMES}) SELECT u.* FROM unnest({ARRAYS}) AS u, ours {KEPT}"
)


class Doubt(StolikError):
    """An entry that may be on disk or not: whoever wants to know looks there. `trouble` says why it is so."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.name)
        self.trouble = trouble


class _LostAtCommit(Exception):
    """The connection broke when the transaction may have been on disk already."""


@dataclass
class Piece:
    """What somebody wants done: an entry to be kept, work to be done with it or by itself."""

    future: asyncio.Future[Any]
    entry: Entry | None = None
    work: Work[Any] | None = None
    writes: bool = True
    begun: bool = field(default=False)

    def failed(self, error: Exception, doubtful: bool) -> tuple[None, Exception]:
        if isinstance(error, Replaced):
            return None, Trouble("busy")
        if isinstance(error, IntegrityError) or not isinstance(error, DBAPIError | _LostAtCommit):
            return None, error
        trouble = Trouble("storage-full" if _is_full(error) else "busy")
        if self.entry is not None and doubtful:
            return None, Doubt(trouble)
        return None, trouble


Outcome = tuple[Any, Exception | None]


class Store:
    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self.lock: Lock = lock_of(self.engine)
        self.writable = True  # as long as the lock is ours
        self.epoch = 0
        self._silent = False  # the database has not answered in time, and nothing since
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._lock_thread = ThreadPoolExecutor(1, thread_name_prefix="lock")
        self._waiting: list[Piece] = []
        self._flushing: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Take the database for this server alone, and bring it to this version. Raises Occupied."""
        self.lock.take()
        self.migrate()
        with self.engine.begin() as connection:
            self.epoch = begin_epoch(connection)

    def migrate(self) -> None:
        """Bring the database to the models of this version."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def do(self, work: Work[T]) -> T:
        """Do a piece of work in a transaction; when this returns, it is on disk."""
        value: T = await self._done(Piece(_future(), work=work))
        return value

    async def ask(self, work: Work[T]) -> T:
        """The same for work that only reads."""
        value: T = await self._done(Piece(_future(), work=work, writes=False))
        return value

    async def keep(self, entry: Entry, more: Work[None] | None = None) -> None:
        """Keep an entry for good, and what else changes with it. Doubt: look whether it is there."""
        await self._done(Piece(_future(), entry, more))

    async def _done(self, piece: Piece) -> Any:
        if piece.writes and not self.writable:
            raise Trouble("busy")
        if self._silent and self._flushing is not None:
            raise Trouble("busy")  # one is enough to find out when it speaks again
        self._waiting.append(piece)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await asyncio.wait((piece.future,), timeout=LIMIT)
        if not piece.future.done():
            self._silent = True
            if not piece.begun:
                self._waiting.remove(piece)
                raise Trouble("busy")
            self._cut_off()
            await asyncio.wait((piece.future,), timeout=CUT)
        if not piece.future.done():
            raise Doubt(Trouble("busy")) if piece.entry is not None else Trouble("busy")
        return piece.future.result()

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            for piece in batch:
                piece.begun = True
            working = loop.run_in_executor(self._thread, self._together, batch)
            while not (await asyncio.wait((working,), timeout=LIMIT))[0]:
                self._silent = True
                self._cut_off()  # again and again: what it tries then may meet the same silence
            outcomes = working.result()
            for piece, (value, error) in zip(batch, outcomes, strict=True):
                if error is None:
                    self._silent = False
                    piece.future.set_result(value)
                else:
                    piece.future.set_exception(error)
        self._flushing = None

    # --- in the thread ---

    def _together(self, pieces: list[Piece]) -> list[Outcome]:
        """All in one transaction; if one of them fails, each in its own, so that only that one fails."""
        outcomes: list[Outcome] = []
        if len(pieces) > 1:
            try:
                return self._transaction(pieces)
            except _LostAtCommit as error:
                return [piece.failed(error, piece.writes) for piece in pieces]
            except Exception:
                pass
        for piece in pieces:
            outcomes.append(self._alone(piece))
            if self._connection is None:  # and no other could be had: the others would only wait for the same
                gone = Trouble("busy")
                return [*outcomes, *((None, gone) for _ in pieces[len(outcomes) :])]
        return outcomes

    def _alone(self, piece: Piece) -> Outcome:
        for again in (True, False):
            try:
                return self._transaction([piece])[0]
            except _LostAtCommit as error:
                return piece.failed(error, doubtful=True)
            except DBAPIError as error:
                if again and error.connection_invalidated and self._connect():
                    continue  # it had gone stale, and nothing had happened yet
                return piece.failed(error, doubtful=False)
            except Exception as error:
                return piece.failed(error, doubtful=False)
        raise AssertionError("never reached")

    def _connect(self) -> bool:
        """A new connection; False if there is none to be had."""
        self._disconnect()
        with suppress(DBAPIError):
            self._connection = self.engine.connect()
        return self._connection is not None

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(DBAPIError):
                self._connection.close()
            self._connection = None

    def _transaction(self, pieces: list[Piece]) -> list[Outcome]:
        if self._connection is None:
            self._connection = self.engine.connect()
        connection = self._connection
        writes = any(piece.writes for piece in pieces)
        plain = all(piece.entry is not None and piece.work is None for piece in pieces)
        committing = False
        try:
            if plain and not _is_sqlite(connection):
                # One statement that commits by itself: a whole transaction would cost three.
                connection.execution_options(isolation_level="AUTOCOMMIT")
                committing = True
                outcomes = self._pieces(connection, pieces)
                connection.rollback()  # there is nothing to take back; SQLAlchemy only forgets that it has begun
                return outcomes
            if not _is_sqlite(connection):
                connection.execution_options(isolation_level="READ COMMITTED")
            connection.execution_options(writes=writes)
            with connection.begin():
                if writes:
                    check_epoch(connection, self.epoch)
                outcomes = self._pieces(connection, pieces)
                committing = writes
            return outcomes
        except DBAPIError as error:
            gone = error.connection_invalidated
            if gone:
                self._disconnect()
            elif connection.in_transaction():
                connection.rollback()
            if committing and (gone or not plain):
                raise _LostAtCommit(str(error)) from error
            raise
        except Exception:
            if connection.in_transaction():
                connection.rollback()
            raise

    def _pieces(self, connection: Connection, pieces: list[Piece]) -> list[Outcome]:
        entries = [piece.entry for piece in pieces if piece.entry is not None]
        kept = self._insert(connection, entries) if entries else set()
        outcomes: list[Outcome] = []
        with Session(connection, expire_on_commit=False) as session:
            try:
                for piece in pieces:
                    if piece.entry is not None and (piece.entry.table, piece.entry.number) not in kept:
                        outcomes.append((None, Doubt(Trouble("busy"))))
                        continue
                    outcomes.append((piece.work(session) if piece.work is not None else None, None))
                    session.flush()
            except Exception:
                session.rollback()  # else it would take for kept what was not, when it is tried again
                raise
        return outcomes

    def _insert(self, connection: Connection, entries: list[Entry]) -> set[tuple[str, int]]:
        """The entries that are there now; one that has the place or the key of another is left out."""
        if _is_sqlite(connection):
            places = ", ".join(["(" + ", ".join("?" * len(COLUMNS)) + ")"] * len(entries))
            values = tuple(value for entry in entries for value in msgspec.structs.astuple(entry))
            found = connection.exec_driver_sql(f"INSERT INTO entries ({NAMES}) VALUES {places} {KEPT}", values)
        else:
            columns = [list(column) for column in zip(*map(msgspec.structs.astuple, entries), strict=True)]
            found = connection.exec_driver_sql(KEEP, (self.epoch, *columns))
        return {(table, number) for table, number in found}

    # --- when it does not answer ---

    def _cut_off(self) -> None:
        """The database is silent: end the connection under the thread that waits for it."""
        connection = self._connection
        if connection is None or connection.closed or _is_sqlite(connection):
            return
        with suppress(OSError, DBAPIError, AttributeError):
            raw: Any = connection.connection.dbapi_connection
            with socket.socket(fileno=os.dup(raw.fileno())) as twin:
                twin.shutdown(socket.SHUT_RDWR)

    async def watch(self) -> None:
        """Look after the lock for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(WATCH)
            held = await loop.run_in_executor(self._lock_thread, self._is_ours)
            if held != self.writable:
                log.error("the database is ours again" if held else "the database may be another server's: not writing")
            self.writable = held

    def _is_ours(self) -> bool:
        if not self.lock.held():
            return False
        try:
            with self.engine.connect() as connection:
                check_epoch(connection, self.epoch)
        except (DBAPIError, Replaced):
            return False
        return True

    async def close(self) -> None:
        if self._flushing is not None:
            await self._flushing
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()
        self._lock_thread.shutdown(wait=False)
        self.lock.free()
        self.engine.dispose()


def _future() -> asyncio.Future[Any]:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may be gone
    return future


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def _is_full(error: Exception) -> bool:
    words = str(error.orig if isinstance(error, DBAPIError) else error).lower()
    return any(word in words for word in FULL)


def _engine(address: str) -> Engine:
    if not address.startswith("sqlite"):
        return create_engine(address, poolclass=NullPool, connect_args=CONNECT)
    engine = create_engine(address)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # left to itself, the driver keeps CREATE and ALTER out of transactions
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Whoever reads first and writes then could find that another has written in between.
        immediate = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine
