"""Bots think in processes of their own, never where the server answers."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence

from stolik.bots import Advice, make, protocol
from stolik.bots.base import View, forced
from stolik.bots.levels import LONGEST, adviser, behind
from stolik.games import get
from stolik.server.workers import Lines, Pool, WorkerError

log = logging.getLogger("stolik.server")

PATIENCE = 60.0  # seconds for one answer
ADVISER = "search:3000"  # who gives hints, unless the game names another


class Thinkers:
    def __init__(self, workers: int, command: Sequence[str] | None = None) -> None:
        """`workers` 0: one for each core but one. `command` starts one that speaks as `stolik.bots.worker` does."""
        size = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = Pool(
            "a bot's process",
            command or protocol.command(ADVISER),
            Lines(),
            size=size,
            share=max(1, size - 1),
            patience=PATIENCE,
        )

    async def answer(
        self, level: str, view: View, seed: int, *, person: str, low: bool = False, limit: float | None = None
    ) -> Advice:
        """`person`: for whose table it thinks; `low`: only when nobody else waits; `limit`: seconds of thought at most.

        Cancelled, it leaves nothing behind.
        """
        bot = behind(level, get(view["game"]), view["state"]["seats"])
        return await self._choose(bot, view, seed, person, low, LONGEST if limit is None else min(limit, LONGEST))

    async def hint(self, view: View, seed: int, *, person: str) -> Advice:
        bot = adviser(get(view["game"]), view["state"]["seats"], ADVISER)
        return await self._choose(bot, view, seed, person)

    async def _choose(
        self, bot: str, view: View, seed: int, person: str, low: bool = False, limit: float | None = None
    ) -> Advice:
        if (only := forced(view)) is not None:
            return only
        request = protocol.request(view, seed, limit, bot)
        try:
            return await self._pool.ask(request, lambda answer: protocol.advice(bot, answer, view), person, low)
        except WorkerError as error:
            # The game must go on: the simplest bot answers here and now, and a new process is started later.
            log.error("%s", error)
            return make("random").choose(view, seed)

    async def close(self) -> None:
        await self._pool.close()
