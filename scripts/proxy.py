"""A proxy before PostgreSQL that breaks connections at chosen moments: before a write, after it, within its answer.

It reads just enough of the protocol to know where a request ends and whether it writes. A request is what a client
sends until it waits for an answer: a simple query, or all up to a Sync, with which an implicit transaction commits.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

Moment = Literal["before", "after", "within", "silence before", "silence after"]
MOMENTS: tuple[Moment, ...] = ("before", "after", "within", "silence before", "silence after")

WRITES = re.compile(rb"\s*(with\b.*\binsert|insert|update|delete|commit)\b", re.IGNORECASE | re.DOTALL)
HEADER = 5  # bytes: a letter and a length, which counts itself
EXTENDED = b"PBDEC"  # a request goes on after these
READY = ord("Z")
CHUNK = 65536


@dataclass
class Fault:
    """Something that shall happen at the `number`-th write from now."""

    moment: Moment
    number: int
    seconds: float = 0.0  # of silence
    resumes: bool = True  # after the silence all goes on, as delayed packets do; else the connection is cut
    hit: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    at: float = 0.0  # when it was over
    request: bytes = b""  # what it hit


@dataclass
class Request:
    data: bytes
    writes: list[bytes]


class Statements:
    """What a client has prepared, so that a request which only names a statement is known to write."""

    def __init__(self) -> None:
        self._prepared: dict[bytes, bytes] = {}
        self._bound: dict[bytes, bytes] = {}

    def executed(self, kind: int, body: bytes) -> bytes:
        """The statement that a message executes; empty if it executes none."""
        first, _, rest = body.partition(b"\0")
        match chr(kind):
            case "Q":
                return first
            case "P":
                self._prepared[first] = rest.partition(b"\0")[0]
            case "B":
                self._bound[first] = self._prepared.get(rest.partition(b"\0")[0], b"")
            case "E":
                return self._bound.get(first, b"")
        return b""


class Requests:
    """Bytes from a client, cut into requests."""

    def __init__(self) -> None:
        self._started = False
        self._rest = b""
        self._request = Request(b"", [])
        self._statements = Statements()

    def add(self, data: bytes) -> Iterator[Request]:
        self._rest += data
        while True:
            offset = HEADER if self._started else HEADER - 1  # the first message has no letter
            if len(self._rest) < offset:
                return
            length = int.from_bytes(self._rest[offset - 4 : offset], "big") + offset - 4
            if len(self._rest) < length:
                return
            message, self._rest = self._rest[:length], self._rest[length:]
            self._request.data += message
            if self._started:
                statement = self._statements.executed(message[0], message[HEADER:])
                if WRITES.match(statement):
                    self._request.writes.append(statement)
            if not self._started or message[0] not in EXTENDED:
                yield self._request
                self._request = Request(b"", [])
            # A wish for encryption or to cancel is no beginning.
            self._started = self._started or message[4:8] == (3 << 16).to_bytes(4, "big")


class Link:
    """One connection of a client."""

    def __init__(
        self, proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, upstream: asyncio.StreamWriter
    ) -> None:
        self.proxy = proxy
        self.reader = reader
        self.writer = writer
        self.upstream = upstream
        self.fault: Fault | None = None  # that the next answer meets
        self._answer = b""

    def cut(self) -> None:
        self.writer.transport.abort()
        self.upstream.transport.abort()

    async def ask(self) -> None:
        """Pass on what the client says, until it hangs up or is cut off."""
        requests = Requests()
        while data := await self.reader.read(CHUNK):
            for request in requests.add(data):
                await self.proxy.speaks.wait()
                fault = self.proxy.due(request)
                if fault is not None and not await self._before(fault):
                    return
                self.upstream.write(request.data)
                await self.upstream.drain()

    async def _before(self, fault: Fault) -> bool:
        """What happens before a request is passed on; False if it is not."""
        fault.hit.set()
        if fault.moment == "before":
            self.cut()
            self.proxy.end(fault)
            return False
        if fault.moment == "silence before":
            await self.proxy.keep_silent(fault)
            if not fault.resumes:
                self.cut()
            return fault.resumes
        self.fault = fault
        return True

    async def answer(self, upstream: asyncio.StreamReader) -> None:
        """Pass on what PostgreSQL says."""
        while data := await upstream.read(CHUNK):
            if self.fault is None:
                await self.proxy.speaks.wait()
                self.writer.write(data)
                await self.writer.drain()
                continue
            self._answer += data
            if not self._complete():
                continue
            fault, whole = self.fault, self._answer
            self.fault, self._answer = None, b""
            if fault.moment == "within":
                self.writer.write(whole[: len(whole) // 2])
                await self.writer.drain()
            elif fault.moment == "silence after":
                await self.proxy.keep_silent(fault)
                if fault.resumes:
                    self.writer.write(whole)
                    self.proxy.end(fault)
                    continue
            self.cut()
            self.proxy.end(fault)
            return

    def _complete(self) -> bool:
        """Is the whole answer here, and so what was asked for done?"""
        at = 0
        while at + HEADER <= len(self._answer):
            if self._answer[at] == READY:
                return True
            at += 1 + int.from_bytes(self._answer[at + 1 : at + HEADER], "big")
        return False


class Proxy:
    def __init__(self, target: int) -> None:
        self.target = target  # the port of PostgreSQL
        self.port = 0
        self.speaks = asyncio.Event()
        self.speaks.set()
        self.writes = 0
        self._armed: Fault | None = None
        self._links: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._links):
            task.cancel()
        await asyncio.gather(*self._links, return_exceptions=True)

    def arm(self, fault: Fault) -> None:
        self._armed = fault

    def due(self, request: Request) -> Fault | None:
        if not request.writes:
            return None
        self.writes += 1
        fault = self._armed
        if fault is None:
            return None
        fault.number -= 1
        if fault.number > 0:
            return None
        self._armed, fault.request = None, request.writes[-1]
        return fault

    def end(self, fault: Fault) -> None:
        fault.at = time.monotonic()
        fault.over.set()

    async def keep_silent(self, fault: Fault) -> None:
        """Nothing passes, on no connection, and none is closed; also if the client does not wait for its end."""
        await asyncio.shield(asyncio.create_task(self._keep_silent(fault)))

    async def _keep_silent(self, fault: Fault) -> None:
        self.speaks.clear()
        await asyncio.sleep(fault.seconds)
        self.speaks.set()
        self.end(fault)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._links.add(task)
        task.add_done_callback(self._links.discard)
        await self.speaks.wait()
        try:
            upstream, up = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        link = Link(self, reader, writer, up)
        pumps = [asyncio.create_task(link.ask()), asyncio.create_task(link.answer(upstream))]
        try:
            with suppress(OSError):
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            for side in (writer, up):
                side.close()
            if link.fault is not None:  # the database has gone before it could answer
                self.end(link.fault)
