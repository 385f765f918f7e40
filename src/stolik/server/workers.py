"""Processes that work for the server, each at one request at a time, and a fair queue before them.

They hear and answer over pipes that the event loop reads, so that none of them needs a thread. Whatever goes wrong
with one costs the request that it was at: its place is taken by a new one when it is next needed.
"""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from tempfile import TemporaryFile
from typing import IO, Any, Generic, Protocol, TypeVar

from stolik.engine.errors import StolikError
from stolik.server import frames
from stolik.server.fair import FairQueue, Ticket

T = TypeVar("T")

GRACE = 1.0  # seconds for what was killed to be gone
LONGEST_LINE = 1 << 20  # bytes of an answer: a worker gone wild must not fill the memory
LONGEST_FRAME = 64 << 20

# A worker needs none of the server's secrets, so of its surroundings it is told what Python and the games look for.
TOLD = ("HOME", "LANG", "LD_LIBRARY_PATH", "PATH", "STOLIK_LEXICONS", "STOLIK_PURE", "SYSTEMROOT")
TOLD_TOO = ("LC_", "PYTHON")


class WorkerError(StolikError):
    """A worker that cannot be started, died, was too slow or answered nonsense."""


class Framing(Protocol):
    """Where a message ends."""

    def wrap(self, message: bytes) -> bytes: ...

    async def read(self, pipe: asyncio.StreamReader) -> bytes: ...


class Lines:
    """One message a line."""

    def wrap(self, message: bytes) -> bytes:
        return message + b"\n"

    async def read(self, pipe: asyncio.StreamReader) -> bytes:
        try:
            return await pipe.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise WorkerError("it answers too much") from None


class Frames:
    """One message a frame."""

    def wrap(self, message: bytes) -> bytes:
        return frames.framed(message)

    async def read(self, pipe: asyncio.StreamReader) -> bytes:
        length = frames.length(await pipe.readexactly(frames.HEADER))
        if length > LONGEST_FRAME:
            raise WorkerError("it answers too much")
        return await pipe.readexactly(length)


class Worker:
    """A process; a request may be asked when the one before it has been answered."""

    def __init__(self, process: Process, framing: Framing, last_words: IO[bytes]) -> None:
        self._process = process
        self._framing = framing
        self._last_words = last_words

    @classmethod
    async def start(cls, command: Sequence[str], framing: Framing) -> Worker:
        surroundings = {name: text for name, text in os.environ.items() if name in TOLD or name.startswith(TOLD_TOO)}
        last_words = TemporaryFile()  # noqa: SIM115  (open as long as the process)
        try:
            # A session of its own: Ctrl-C is for the server, which then ends its workers.
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=last_words,
                limit=LONGEST_LINE,
                env=surroundings,
                start_new_session=True,
            )
        except BaseException as error:
            last_words.close()
            if isinstance(error, OSError):
                raise WorkerError(f"it cannot be started: {error.strerror}") from error
            raise
        return cls(process, framing, last_words)

    @property
    def alive(self) -> bool:
        assert self._process.stdout is not None
        return self._process.returncode is None and not self._process.stdout.at_eof()

    async def ask(self, request: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(self._framing.wrap(request))
            await self._process.stdin.drain()
            return await self._framing.read(self._process.stdout)
        except (OSError, EOFError):
            await self._kill()
            raise WorkerError(f"it died (exit status {self._process.returncode}){self._said()}") from None

    async def end(self) -> None:
        """Whatever it was doing."""
        await self._kill()
        self._last_words.close()

    async def _kill(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                if os.name == "posix":
                    os.killpg(self._process.pid, signal.SIGKILL)  # and what it has started
                else:
                    self._process.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), GRACE)

    def _said(self) -> str:
        self._last_words.seek(0)
        words = self._last_words.read().decode(errors="replace").strip().splitlines()
        return f": {words[-1]}" if words else ""


@dataclass(eq=False)
class Work(Generic[T]):
    """A request, from when it is asked until it is answered."""

    request: bytes
    understand: Callable[[bytes], T]
    answer: asyncio.Future[T]
    place: Ticket = field(init=False)


class Pool:
    """`size` workers at most, each started when it is first needed."""

    def __init__(
        self, name: str, command: Sequence[str], framing: Framing, *, size: int, share: int, patience: float
    ) -> None:
        """`share`: of one person at once. `patience`: seconds for one answer, the start of the process included."""
        self._name = name
        self._command = command
        self._framing = framing
        self._patience = patience
        self._queue = FairQueue(size, share)
        self._idle: list[Worker] = []
        self._works: set[Work[Any]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    async def ask(self, request: bytes, understand: Callable[[bytes], T], person: str, low: bool = False) -> T:
        """As `submit`. Cancelled while it waits, it leaves the queue; later, its answer is read and forgotten."""
        work = self.submit(request, understand, person, low)
        try:
            return await work.answer
        finally:
            self.drop(work)

    def submit(self, request: bytes, understand: Callable[[bytes], T], person: str, low: bool = False) -> Work[T]:
        """`understand` makes something of an answer; what it raises is the worker's fault."""
        work = Work(request, understand, asyncio.get_running_loop().create_future())
        if self.closed:
            work.answer.cancel()
            return work
        self._works.add(work)
        work.place = self._queue.join(person, lambda: self._begin(work), low)
        return work

    def drop(self, work: Work[Any]) -> None:
        """Nobody wants it any more: unless a worker is at it, it never begins."""
        if work in self._works and not work.place.served:
            self._works.discard(work)
            self._queue.leave(work.place)
            work.answer.cancel()

    def spare(self, person: str) -> int:
        """How many requests of this person would begin at once, and let nobody wait."""
        return self._queue.spare(person)

    def waiting(self, person: str) -> int:
        return self._queue.waiting(person)

    async def close(self) -> None:
        """Nobody gets an answer any more: who waits for one is cancelled."""
        self.closed = True
        for work in list(self._works):
            self.drop(work)
            work.answer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._idle:
            await self._idle.pop().end()

    def _begin(self, work: Work[Any]) -> None:
        task = asyncio.create_task(self._serve(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, work: Work[Any]) -> None:
        try:
            if not work.answer.cancelled():  # which may have been in this very moment
                found = await self._exchange(work)
                if not work.answer.cancelled():
                    work.answer.set_result(found)
        except WorkerError as error:
            if not work.answer.cancelled():
                work.answer.set_exception(error)
        finally:
            self._works.discard(work)
            self._queue.leave(work.place)

    async def _exchange(self, work: Work[T]) -> T:
        worker: Worker | None = None
        try:
            async with asyncio.timeout(self._patience):
                worker = await self._ready()
                found = work.understand(await worker.ask(work.request))
        except BaseException as error:
            if worker is not None:
                await worker.end()
            if not isinstance(error, Exception):
                raise
            slow = f"no answer within {self._patience:g} s"
            raise WorkerError(f"{self._name}: {slow if isinstance(error, TimeoutError) else error}") from error
        self._idle.append(worker)
        return found

    async def _ready(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await worker.end()  # killed while it had nothing to do
        return await Worker.start(self._command, self._framing)
