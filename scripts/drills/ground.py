"""Where a drill takes place: a server of this checkout on a fresh database, with limits that let a drill in."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import uvloop

from servers import HERE, Server

T = TypeVar("T")

LONGEST = 2000  # letters of its complaints
RAM = Path("/dev/shm")
# All clients of a drill come from one address: what is meant for a crowd of strangers must not hold them back.
OPEN_DOORS: dict[str, str | float] = {
    **dict.fromkeys(("guests", "requests"), 1_000_000),
    **dict.fromkeys(("sockets", "lobby", "lobby_per_address", "tables", "day_tables", "bot_tables"), 100_000),
}


class Spoke(Exception):
    """The server had something to complain about."""


@contextmanager
def server(ram: bool = False, **settings: str | float) -> Iterator[Server]:
    """`ram`: the database lies in memory, so that no disk is measured."""
    with TemporaryDirectory(dir=RAM if ram and RAM.is_dir() else None) as folder:
        chosen = {"database": f"sqlite:///{folder}/stolik.sqlite", **OPEN_DOORS, **settings}
        found = Server(Path(folder) / "server.log", HERE, **chosen)
        found.start()
        try:
            yield found
        finally:
            found.stop()
        words = found.log.read_text()
    if words:
        raise Spoke(f"{len(words.splitlines())} lines, the last of them:\n{words[-LONGEST:]}")


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)
