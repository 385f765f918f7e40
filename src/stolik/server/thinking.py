"""Bots think in processes of their own, never where the server answers."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from functools import partial

from stolik.bots import Advice, make, protocol
from stolik.bots.base import View, forced
from stolik.bots.levels import LONGEST, adviser, behind
from stolik.bots.roots import added_up, parted, seeds_of
from stolik.bots.search import advised
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
        many = parted(bot)
        try:
            if many is not None and get(view["game"]).thinking.own_bot is None:
                return await self._search(*many, view, seed, person, low, limit)
            request = protocol.request(view, seed, limit, bot)
            return await self._pool.ask(request, lambda answer: protocol.advice(bot, answer, view), person, low)
        except WorkerError as error:
            # The game must go on: the simplest bot answers here and now, and a new process is started later.
            log.error("%s", error)
            return make("random").choose(view, seed)

    async def _search(
        self, bot: str, roots: int, view: View, seed: int, person: str, low: bool, limit: float | None
    ) -> Advice:
        """With as many of the roots as there are workers idle, at least with one; what fails is left out."""
        seeds = seeds_of(seed, 1 if low else min(roots, max(1, self._pool.spare(person))))
        works = [
            self._pool.submit(
                protocol.shared(view, [root], limit, bot),
                partial(protocol.tried, bot, seeds=[root], view=view),
                person,
                low,
            )
            for root in seeds
        ]
        try:
            found = await asyncio.gather(*[work.answer for work in works], return_exceptions=True)
        finally:
            for work in works:
                self._pool.drop(work)
        searches = [one for tried in found if not isinstance(tried, BaseException) for one in tried]
        if not searches:
            raise next(error for error in found if isinstance(error, BaseException))
        return advised(added_up(searches), view)

    async def close(self) -> None:
        await self._pool.close()
