"""Python's collector of garbage looks through everything while nobody is answered: it does so when nobody asks."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from pathlib import Path

QUIET = 2.0  # seconds without a command
LOOK = 0.5  # seconds between two looks
LEAST = 50_000  # new objects that make it worth while
SHARE = 4  # of the machine's memory, one part in so many: by that the process may grow before it is done all the same


class Collector:
    """Collects in pauses, or when the memory grows too much."""

    def __init__(self) -> None:
        self.heard = time.monotonic()  # when somebody last asked for something
        self._held = 0

    def begin(self) -> None:
        """Whatever is there now stays, and is not looked at again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._held = held()

    def hear(self) -> None:
        self.heard = time.monotonic()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            quiet = time.monotonic() - self.heard > QUIET and gc.get_count()[0] > LEAST
            if quiet or held() - self._held > ROOM:
                gc.collect()
                self._held = held()


def room() -> int:
    """Bytes by which the process may grow. Most of it is tables, and no garbage: a machine has to be in need of it."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // SHARE
    except (AttributeError, ValueError):
        return 1 << 30


def held() -> int:
    """Bytes of memory that this process holds, where the system tells; else what it has held at most."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        if sys.platform == "win32":
            return 0
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


ROOM = room()
