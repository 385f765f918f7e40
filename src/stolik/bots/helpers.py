"""Processes that carry out some of a bot's searches at the same time, where the machine has cores for them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE, Popen
from types import TracebackType

from stolik.bots import protocol
from stolik.bots.base import View
from stolik.bots.roots import one_by_one
from stolik.bots.search import Searcher, Tried
from stolik.engine.errors import BotError


def cores() -> int:
    """Which this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Helpers:
    """`most` at most, each started when it is first needed.

    They end when this process does, whatever ends it: then nothing can be asked of them any more.
    """

    def __init__(self, bot: str, most: int) -> None:
        self._bot = bot
        self._most = most
        self._processes: list[Popen[bytes]] = []

    @property
    def numbers(self) -> list[int]:
        """Of the processes."""
        return [process.pid for process in self._processes]

    def share(self, searcher: Searcher, view: View, seeds: Sequence[int], limit: float | None) -> list[Tried]:
        """A search for each seed, shared out evenly; what a helper fails to do is done here."""
        hands = min(self._most + 1, len(seeds))
        while len(self._processes) < hands - 1:
            self._processes.append(Popen(protocol.command(self._bot), stdin=PIPE, stdout=PIPE))
        shares = [seeds[hand::hands] for hand in range(hands)]
        for process, share in zip(self._processes, shares[1:], strict=False):
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.write(protocol.shared(view, share, limit) + b"\n")
                process.stdin.flush()
        found: list[Tried] = [[] for _ in seeds]
        found[::hands] = one_by_one(searcher, view, shares[0], limit)
        for hand, process in enumerate(self._processes[: hands - 1], 1):
            assert process.stdout is not None
            try:
                found[hand::hands] = protocol.tried(self._bot, process.stdout.readline(), shares[hand], view)
            except BotError:
                self._end(process)  # the next one may do better
                found[hand::hands] = one_by_one(searcher, view, shares[hand], limit)
        return found

    def _end(self, process: Popen[bytes]) -> None:
        self._processes.remove(process)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was still to be written has no reader any more
                pipe.close()

    def close(self) -> None:
        while self._processes:
            self._end(self._processes[-1])

    def __enter__(self) -> Helpers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
