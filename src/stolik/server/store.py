"""The store: one thread, one transaction at a time, and as many commands in it as are waiting.

Nothing is told to anybody before the transaction that holds it is on disk. Commands that wait for
the same flush share it, so that a busy evening costs no more flushes than a quiet one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session

from stolik.server.problems import Trouble

T = TypeVar("T")
Work = Callable[[Session], T]

FULL = ("full", "disk i/o", "readonly", "read-only", "no space")


class Store:
    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._flushing: asyncio.Task[None] | None = None

    def migrate(self) -> None:
        """Bring the database to the models of this version."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def do(self, work: Work[T]) -> T:
        """Do a piece of work in a transaction; when this returns, it is on disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return await future

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await loop.run_in_executor(self._thread, self._together, [work for work, _ in batch])
            for (_, future), (value, error) in zip(batch, outcomes, strict=True):
                if future.cancelled():
                    continue
                if error is None:
                    future.set_result(value)
                else:
                    future.set_exception(error)
        self._flushing = None

    def _together(self, works: list[Work[Any]]) -> list[tuple[Any, Exception | None]]:
        """All in one transaction; if one of them fails, each in its own, so that only that one fails."""
        if len(works) > 1:
            try:
                with Session(self.engine, expire_on_commit=False) as session, session.begin():
                    return [(work(session), None) for work in works]
            except Exception:
                pass
        return [self._alone(work) for work in works]

    def _alone(self, work: Work[Any]) -> tuple[Any, Exception | None]:
        try:
            with Session(self.engine, expire_on_commit=False) as session, session.begin():
                value = work(session)
            return value, None
        except IntegrityError as error:
            return None, error
        except DBAPIError as error:
            words = str(error.orig).lower()
            return None, Trouble("storage-full" if any(word in words for word in FULL) else "busy")
        except Exception as error:
            return None, error

    async def close(self) -> None:
        if self._flushing is not None:
            await self._flushing
        self._thread.shutdown()
        self.engine.dispose()


def _engine(address: str) -> Engine:
    if not address.startswith("sqlite"):
        return create_engine(address, pool_pre_ping=True)
    engine = create_engine(address)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # left to itself, the driver keeps CREATE and ALTER out of transactions
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
