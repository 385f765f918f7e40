"""One server writes in a database. Whoever finds another there does not start, and whoever is replaced stops writing.

A lock tells a second server at once; it can be lost without a word (a connection that breaks, a file that somebody
deletes). So each server that takes the lock counts up an epoch in the database, and every transaction that writes looks
whether it is still its own: that alone is enough for nothing to be written twice.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from stolik.engine.errors import StolikError

ADVISORY = 5_710_871_010_427_310_443  # the name of our lock among all that others may take in the same database
COUNT_UP = text("UPDATE lease SET epoch = epoch + 1 WHERE id = 1 RETURNING epoch")
STILL_OURS = text("SELECT epoch FROM lease WHERE id = 1")
STILL_OURS_SHARED = text("SELECT epoch FROM lease WHERE id = 1 FOR SHARE")  # a successor waits for what is under way


class Occupied(StolikError):
    """Another server has this database."""

    def __init__(self) -> None:
        super().__init__("another Stolik server already runs on this database; only one can write there")


class Replaced(StolikError):
    """Another server has taken this database over."""


class Lock(Protocol):
    """What keeps a second server out from the start."""

    def take(self) -> None:
        """Raises Occupied."""
        ...

    def held(self) -> bool:
        """Is it certain that it is still ours? If it was lost and nobody has it, it is taken again."""
        ...

    def free(self) -> None: ...


class FileLock:
    """A file of SQLite beside the database, locked by SQLite's own means: they work on every system."""

    def __init__(self, database: str) -> None:
        self._path = f"{database}.lock"
        self._file: sqlite3.Connection | None = None

    def take(self) -> None:
        self._file = sqlite3.connect(self._path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._file.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.free()
            raise Occupied from error

    def held(self) -> bool:
        return self._file is not None

    def free(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


class AdvisoryLock:
    """PostgreSQL's own, for as long as a connection lasts."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def take(self) -> None:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": ADVISORY}):
            connection.close()
            raise Occupied
        connection.detach()  # it is nobody else's
        self._connection = connection

    def held(self) -> bool:
        try:
            if self._connection is not None:
                self._connection.scalar(text("SELECT 1"))
                return True
        except SQLAlchemyError:
            self.free()
        with suppress(SQLAlchemyError, Occupied):
            self.take()
        return self._connection is not None

    def free(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                # Said aloud: the server would notice only in a while that the connection is gone.
                self._connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": ADVISORY})
                self._connection.close()
            self._connection = None


class NoLock:
    """For a database that is in memory: nobody else can come to it."""

    def take(self) -> None:
        pass

    def held(self) -> bool:
        return True

    def free(self) -> None:
        pass


def lock_of(engine: Engine) -> Lock:
    if engine.dialect.name != "sqlite":
        return AdvisoryLock(engine)
    return FileLock(engine.url.database) if engine.url.database else NoLock()


def begin_epoch(db: Any) -> int:
    return int(db.execute(COUNT_UP).scalar_one())


def check_epoch(connection: Connection, epoch: int) -> None:
    """To be asked in every transaction that writes, before it writes."""
    shared = connection.dialect.name != "sqlite"  # SQLite has one writer at a time as it is
    if connection.execute(STILL_OURS_SHARED if shared else STILL_OURS).scalar_one() != epoch:
        raise Replaced
