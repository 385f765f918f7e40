"""The door of the server: how uvicorn runs it, and how long a connection may take to say what it wants."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stolik.server.deflating import Deflating
from stolik.server.limits import network

PATIENCE = 10.0  # seconds for a request to come in whole, or for a client to take some of an answer
WAITING = 100  # connections of one caller that may keep us waiting; of more, those that took their time are shut
AT_ONCE = 1.0  # seconds that nobody has to hurry
CROWD = 10_000  # connections in all; beyond that, requests are told to come later
LARGEST = 64 * 1024  # bytes of a message: what is longer ends the connection


class Door(HttpToolsProtocol):
    """A connection, until it becomes a socket."""

    config: DoorConfig
    _alarm: asyncio.TimerHandle | None = None
    _since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._go_on()

    def handle_websocket_upgrade(self) -> None:
        self._go_on()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """The client has to do something now."""
        self._go_on()
        self._since = self.loop.time()
        self._alarm = self.loop.call_later(PATIENCE, self.transport.abort)
        waiting = self.config.waiting.setdefault(self._caller, {})
        waiting[self] = None
        slowest = next(iter(waiting))
        if len(waiting) > WAITING and slowest._since < self._since - AT_ONCE:
            slowest.transport.abort()

    def _go_on(self) -> None:
        if self._alarm is None:
            return
        self._alarm.cancel()
        self._alarm = None
        waiting = self.config.waiting[self._caller]
        del waiting[self]
        if not waiting:
            del self.config.waiting[self._caller]

    @property
    def _caller(self) -> str:
        return network(self.client[0]) if self.client else ""


class DoorConfig(uvicorn.Config):
    """Of every server, at home and in tests."""

    def __init__(self, app: Any, **more: Any) -> None:
        super().__init__(
            app,
            http=Door,
            ws=Deflating,
            server_header=False,
            limit_concurrency=CROWD,
            ws_max_size=LARGEST,
            ws_ping_interval=20,
            **more,
        )
        self.waiting: dict[str, dict[Door, None]] = {}  # who keeps us waiting, by caller, the longest first
