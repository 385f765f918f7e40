"""What is looked after all the time, whoever is here."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Protocol

from stolik.server.config import ServerConfig
from stolik.server.disk import archive, due_now, not_archived, not_due
from stolik.server.history import Told, packed
from stolik.server.problems import Trouble
from stolik.server.readers import Readers
from stolik.server.room import Room
from stolik.server.store import Store

log = logging.getLogger("stolik.server")

SWEEP = 30.0  # seconds between two looks for tables that nobody is at
WAKE = 5.0  # seconds between two looks for tables at which something is due
FOLD = 10.0  # seconds between two looks for games that are over and not yet kept as they were told
AT_ONCE = 50  # tables that are woken or folded away
NOBODY = ""  # who asks for what nobody has asked for


class TendedHouse(Protocol):
    """What the caretaker knows of the house."""

    config: ServerConfig
    store: Store
    readers: Readers
    rooms: dict[str, asyncio.Task[Room]]

    async def room(self, table: str) -> Room: ...

    async def told(self, table: str, observer: int | None = None) -> Told: ...


class Caretaker:
    def __init__(self, house: TendedHouse) -> None:
        self._house = house
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        for work in (self._house.store.watch, self._sweep, self._wake, self._fold_away):
            self._tasks.append(asyncio.create_task(work()))

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _sweep(self) -> None:
        """Tables that nobody is at leave the memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self._house.config.idle))
            for table, task in list(self._house.rooms.items()):
                if task.done() and (task.exception() is not None or task.result().idle):
                    del self._house.rooms[table]
                    if task.exception() is None:
                        await task.result().close()

    async def _wake(self) -> None:
        """Tables at which something is due come into memory, though nobody is there."""
        house = self._house
        while True:
            with suppress(Trouble):
                # Those in memory look after themselves; they must not keep others out of sight.
                for table in await house.store.ask(partial(due_now, most=AT_ONCE + len(house.rooms))):
                    if table not in house.rooms:
                        await self._wake_one(table)
            await asyncio.sleep(WAKE)

    async def _wake_one(self, table: str) -> None:
        try:
            await self._house.room(table)
        except Trouble as trouble:
            if trouble.name == "busy":
                raise
            log.error("table %s: %s", table, trouble.name)  # those who come for it are told as well
            await self._house.store.do(partial(not_due, table=table))

    async def _fold_away(self) -> None:
        """Games that are over are kept as they were told, one after another."""
        given_up: set[str] = set()
        while True:
            await asyncio.sleep(FOLD)
            with suppress(Trouble):
                for table in await self._house.store.ask(partial(not_archived, given_up=given_up, most=AT_ONCE)):
                    try:
                        await self._fold_one(table)
                    except Trouble as trouble:
                        if trouble.name == "busy":
                            raise
                        given_up.add(table)

    async def _fold_one(self, table: str) -> None:
        told = packed(await self._house.told(table))
        data = await self._house.readers.read("archive", told, person=NOBODY)
        await self._house.store.do(partial(archive, table=table, data=data))
