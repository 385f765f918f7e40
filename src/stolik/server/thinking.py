"""Bots think in processes of their own, never where the server answers."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE
from typing import Any

from stolik.bots import LEVELS, Advice, make
from stolik.bots.process import BotProcess
from stolik.engine.errors import BotError

log = logging.getLogger("stolik.server")

PATIENCE = 60.0  # seconds for one answer
ADVISER = "search:3000"  # who gives hints


class Thinkers:
    def __init__(self, workers: int) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._idle: asyncio.LifoQueue[BotProcess | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._idle.put_nowait(None)  # a process is started when it is first needed
        self._running: set[BotProcess] = set()
        self._hindsight = asyncio.Lock()

    async def answer(self, level: str, view: dict[str, Any], seed: int) -> Advice:
        return await self._choose(LEVELS[level], view, seed)

    async def hint(self, view: dict[str, Any], seed: int) -> Advice:
        return await self._choose(ADVISER, view, seed)

    async def _choose(self, bot: str, view: dict[str, Any], seed: int) -> Advice:
        process = await self._idle.get()
        try:
            if process is None:
                process = await asyncio.to_thread(BotProcess, ADVISER, PATIENCE)
                self._running.add(process)
            return await asyncio.to_thread(process.choose, view, seed, bot)
        except (BotError, OSError) as error:
            # The game must go on: the simplest bot answers here and now, and a new process is started later.
            log.error("%s", error)
            if process is not None:
                self._running.discard(process)
                process = None
            return make("random").choose(view, seed)
        finally:
            self._idle.put_nowait(process)

    async def look_back(self, log: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What could have been done in a game, from its log; one game at a time."""
        async with self._hindsight:
            command = (sys.executable, "-P", "-m", "stolik.lab.review")
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
            try:
                answer, _ = await asyncio.wait_for(process.communicate(json.dumps(log).encode()), PATIENCE)
                found: list[dict[str, Any]] = json.loads(answer)
                return found
            finally:
                if process.returncode is None:
                    process.kill()

    def close(self) -> None:
        for process in self._running:
            process.close()
