"""Replays, reviews and whatever else is long and needs the rules: read elsewhere, so that nobody waits for it here."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import msgspec

from stolik.server.cache import Cache
from stolik.server.problems import Trouble
from stolik.server.reading import Denied, Failed, Found, Reply, Request, encode
from stolik.server.workers import Frames, Pool, Work, WorkerError

log = logging.getLogger("stolik.server")

COMMAND = (sys.executable, "-P", "-m", "stolik.server.reading")
SIZE = 2  # processes
SHARE = 1  # request of one person at a time
MOST_WAITING = 32  # requests of one person
PATIENCE = 60.0  # seconds for one of them
ROOM = 64 << 20  # bytes of replies that are kept

DECODER = msgspec.msgpack.Decoder(Reply)


@dataclass(eq=False)
class Shared:
    """Work that several may be waiting for."""

    work: Work[Reply]
    askers: int = 0


class Readers:
    """Processes of `stolik.server.reading`, and what they have found for good."""

    def __init__(self, command: Sequence[str] = COMMAND, room: int = ROOM) -> None:
        self._pool = Pool("a reader", command, Frames(), size=SIZE, share=SHARE, patience=PATIENCE)
        self._kept = Cache(room)
        self._shared: dict[Hashable, Shared] = {}

    def kept(self, key: Hashable) -> bytes | None:
        """What was read before under a key."""
        return self._kept.get(key)

    async def read(self, task: str, payload: bytes, *, person: str, key: Hashable = None) -> bytes:
        """What a task makes of a payload, or the Trouble that it has with it.

        `person`: who asks. `key` is for what does not change any more: it is read once, for all who ask, and kept.
        """
        found = None if key is None else self._kept.get(key)
        if found is not None:
            return found
        shared = None if key is None else self._shared.get(key)
        if shared is None or shared.work.answer.cancelled():
            shared = self._begin(task, payload, person, key)
        shared.askers += 1
        try:
            await asyncio.wait([shared.work.answer])
        finally:
            shared.askers -= 1
            if shared.askers == 0:
                self._pool.drop(shared.work)
        return _found(task, shared.work.answer)

    def _begin(self, task: str, payload: bytes, person: str, key: Hashable) -> Shared:
        if self._pool.waiting(person) >= MOST_WAITING:
            raise Trouble("too-many")
        shared = Shared(self._pool.submit(encode(Request(task, payload)), _understand, person))
        if key is not None:
            self._shared[key] = shared

        def done(answer: asyncio.Future[Reply]) -> None:
            if self._shared.get(key) is shared:
                del self._shared[key]
            # Those who asked may all be gone by now: what was found is kept all the same.
            if not answer.cancelled() and answer.exception() is None and key is not None:
                reply = answer.result()
                if isinstance(reply, Found):
                    self._kept.keep(key, reply.found)

        shared.work.answer.add_done_callback(done)
        return shared

    async def close(self) -> None:
        await self._pool.close()


def _understand(answer: bytes) -> Reply:
    reply: Reply = DECODER.decode(answer)
    return reply


def _found(task: str, answer: asyncio.Future[Reply]) -> bytes:
    if answer.cancelled():
        raise Trouble("busy")  # the server is closing
    try:
        reply = answer.result()
    except WorkerError as error:
        reply = Failed(str(error))
    match reply:
        case Found():
            return reply.found
        case Denied():
            raise Trouble(reply.name, **reply.facts)
        case Failed():
            log.error("%s: %s", task, reply.words)
            raise Trouble("internal")
