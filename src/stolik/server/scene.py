"""A table as it is now, and who is at it: what all parts of a room share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from stolik.server.company import Company
from stolik.server.services import Listener, Loaded, Services
from stolik.server.wishes import Wish


class Scene:
    def __init__(self, loaded: Loaded, house: Services) -> None:
        self.house = house
        self.company = Company()
        self.wishes: asyncio.Queue[tuple[Listener | None, Wish]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self.set(loaded)

    def set(self, loaded: Loaded) -> None:
        """The table is as the database has it."""
        self.record, self.book, self.talk = loaded.record, loaded.book.after(loaded.record.table), loaded.talk

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are to answer now."""
        table = self.record.table
        pending = None if table is None or self.record.status != "playing" else table.pending
        return () if pending is None else pending.seats

    @property
    def attended(self) -> bool:
        """Is there anybody for whom bots should play on?"""
        return self.company.attends(self.record)

    def wish(self, wish: Wish) -> None:
        """What bots, clocks and orders want comes through the same door as what people send."""
        self.wishes.put_nowait((None, wish))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on as long as the room is open."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
