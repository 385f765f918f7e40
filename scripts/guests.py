"""People for the drills: guests with a session who talk to tables through sockets, many at a time."""

from __future__ import annotations

import ssl
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stolik.server import wire

ENCODE = msgspec.json.Encoder().encode
DECODER = msgspec.json.Decoder[wire.FromServer](wire.FromServer)
PATIENCE = 60.0  # seconds for an answer
LIMITS = httpx.Limits(keepalive_expiry=1.0)  # seconds, before the server would close the connection


class Guest:
    def __init__(self, name: str, address: str, trusted: ssl.SSLContext | None = None) -> None:
        self.name = name
        self.address = address
        self._trusted = trusted
        # False: hundreds of guests need not load all the certificates of the world to speak plain HTTP.
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=trusted or False, limits=LIMITS)

    async def arrive(self) -> httpx.Response:
        return (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()

    async def found(self, *seats: str, **more: Any) -> str:
        """A new table; its id."""
        answer = await self.http.post("/api/tables", json={"game": "raverun", "seats": seats, **more})
        return str(answer.raise_for_status().json()["id"])

    def at(self, table: str, since: int = 0) -> connect:
        """A connection to a table."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}?since={since}",
            ssl=self._trusted,
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
            ping_interval=None,  # many clients in one process: it is the server that is tested
            proxy=None,
        )


async def hear(socket: ClientConnection) -> wire.FromServer:
    message: wire.FromServer = DECODER.decode(await socket.recv())
    return message


async def ask(socket: ClientConnection, command: wire.FromClient) -> wire.Update | wire.Welcome | None:
    """Send a command and wait until it is done; the latest position that was heard meanwhile."""
    await socket.send(ENCODE(command).decode())
    latest: wire.Update | wire.Welcome | None = None
    while True:
        message = await hear(socket)
        if isinstance(message, wire.Update | wire.Welcome):
            latest = message
        elif isinstance(message, wire.Refused | wire.Fault):
            raise RuntimeError(f"{command} got {message}")
        elif isinstance(message, wire.Done) and message.key == command.key:
            return latest


def new_key() -> str:
    return uuid4().hex


def choices(message: wire.Update | wire.Welcome) -> tuple[int, list[str]]:
    """The pending decision and what this seat may answer to it; nothing if it is not asked."""
    decision = message.view and message.view.decision
    return (decision.id, [option.text for option in decision.options]) if decision else (0, [])
