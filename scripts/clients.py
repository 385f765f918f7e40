"""Clients in processes of their own: what they compute is not in each other's way, nor in that of who measures."""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import uvloop

from crowd import Count, Crowd, Thinking, shares

SPAWN = multiprocessing.get_context("spawn")
Make = Callable[..., Any]


def allow_many_files() -> None:
    """As many sockets as the system lets us have; what we start inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _live(pipe: Connection, make: Make, arguments: tuple[Any, ...]) -> None:
    """A process: make something, then do with it what is asked through the pipe, until there is no more."""

    async def obey() -> None:
        thing, loop = make(*arguments), asyncio.get_running_loop()
        while True:
            try:
                method, values = await loop.run_in_executor(None, pipe.recv)
            except EOFError:
                return
            try:
                pipe.send((await getattr(thing, method)(*values), None))
            except Exception as error:
                pipe.send((None, f"{method}: {type(error).__name__}: {error}"))

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(obey())


class Elsewhere:
    """Something that lives in a process of its own; its methods are called by name."""

    def __init__(self, make: Make, *arguments: Any) -> None:
        self._pipe, other = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_live, args=(other, make, arguments), daemon=True)
        self._process.start()
        other.close()

    async def call(self, method: str, *values: Any) -> Any:
        self._pipe.send((method, values))
        result, error = await asyncio.to_thread(self._pipe.recv)
        if error is not None:
            raise RuntimeError(error)
        return result

    def end(self) -> None:
        self._process.terminate()
        self._process.join()


class Crowds:
    """A crowd spread over some processes."""

    def __init__(self, address: str, tables: int, processes: int = 1) -> None:
        self._parts = [Elsewhere(Crowd, numbers, address) for numbers in shares(tables, processes)]

    async def _all(self, method: str, *values: Any) -> list[Any]:
        return await asyncio.gather(*(part.call(method, *values) for part in self._parts))

    async def arrive(self) -> None:
        await self._all("arrive")

    async def sit_down(self) -> int:
        """At new tables; how many sockets that makes."""
        return sum(await self._all("sit_down"))

    async def play(self, thinking: Thinking, seconds: float) -> Count:
        whole = Count()
        for count in await self._all("play", thinking, seconds):
            whole.add(count)
        return whole

    def end(self) -> None:
        for part in self._parts:
            part.end()
