"""People for the drills: guests with a session who talk to tables through sockets, many at a time."""

from __future__ import annotations

import asyncio
import ssl
from functools import cache
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from heard import SITUATIONS, Heard, decode
from stolik.server import wire

ENCODE = msgspec.json.Encoder().encode
PATIENCE = 60.0  # seconds for an answer
LIMITS = httpx.Limits(keepalive_expiry=1.0)  # seconds, before the server would close the connection


@cache
def _transport(_loop: asyncio.AbstractEventLoop, trusted: ssl.SSLContext | None) -> httpx.AsyncHTTPTransport:
    """One for all: thousands of guests need not each load the certificates of the world to speak plain HTTP."""
    return httpx.AsyncHTTPTransport(verify=trusted or False, limits=LIMITS)


class Guest:
    def __init__(self, name: str, address: str, trusted: ssl.SSLContext | None = None) -> None:
        self.name = name
        self.address = address
        self._trusted = trusted
        transport = _transport(asyncio.get_running_loop(), trusted)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=transport)

    async def arrive(self) -> httpx.Response:
        return (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()

    async def found(self, *seats: str, game: str = "raverun", **more: Any) -> str:
        """A new table; its id."""
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        return str(answer.raise_for_status().json()["id"])

    def at(self, table: str, since: int = 0) -> connect:
        """A connection to a table."""
        return self.socket(f"/ws/tables/{table}?since={since}")

    def socket(self, path: str) -> connect:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return connect(
            f"{self.address.replace('http', 'ws', 1)}{path}",
            ssl=self._trusted,
            additional_headers={"Cookie": cookie} if cookie else None,
            open_timeout=PATIENCE,
            max_size=None,
            ping_interval=None,  # many clients in one process: it is the server that is tested
            proxy=None,
        )


async def hear(socket: ClientConnection) -> Heard:
    return decode(await socket.recv())


async def send(socket: ClientConnection, command: wire.FromClient) -> None:
    await socket.send(ENCODE(command).decode())


async def ask(socket: ClientConnection, command: wire.FromClient) -> Heard | None:
    """Send a command and wait until it is done; the latest position that was heard meanwhile."""
    await send(socket, command)
    latest: Heard | None = None
    while True:
        message = await hear(socket)
        if message.kind in SITUATIONS:
            latest = message
        elif message.key == command.key and message.kind in ("refused", "fault"):
            raise RuntimeError(f"{command} got {message.fault}")
        elif message.key == command.key and message.kind == "done":
            return latest


def new_key() -> str:
    return uuid4().hex
