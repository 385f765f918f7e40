"""What the tests of workers have in common: little programs in place of them, and a look at whether they run."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

from server.people import PATIENCE
from stolik.server.workers import Pool

T = TypeVar("T")

LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {"asyncio": asyncio.new_event_loop}
with suppress(ImportError):  # there is none for Windows
    import uvloop

    LOOPS["uvloop"] = uvloop.new_event_loop


def program(tmp_path: Path, code: str) -> list[str]:
    """A command that runs this."""
    path = tmp_path / "program.py"
    path.write_text(code, encoding="utf-8")
    return [sys.executable, str(path)]


async def until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.01)


def is_gone(number: int) -> bool:
    """Ended, and not left behind as a zombie."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    return False


def has_ended(number: int) -> bool:
    """The same of somebody else's: it may be left behind."""
    status = Path(f"/proc/{number}/stat")
    return is_gone(number) or (status.exists() and " Z " in status.read_text())


def numbers(path: Path) -> list[int]:
    """The processes that have written theirs there, each as a line."""
    return [int(line) for line in path.read_text().split()] if path.exists() else []


@contextmanager
def impatience(pool: Pool) -> Iterator[None]:
    """Meanwhile a process that runs already has a moment for its answer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "_patience", 0.5)
        yield


def in_loop(loop: str, work: Coroutine[Any, Any, T]) -> T:
    """In a loop of this kind, which has no threads that anything could use."""

    async def whole() -> T:
        asyncio.get_running_loop().run_in_executor = _refuse  # type: ignore[method-assign, assignment]
        return await work

    def run() -> T:
        with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
            return runner.run(whole())

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result(PATIENCE)


def _refuse(*_: object) -> None:
    raise AssertionError("a thread of the default pool")
