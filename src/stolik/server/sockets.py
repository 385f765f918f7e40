"""The sockets: one for each table that somebody looks at, one for the lobby."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from stolik.server import wire
from stolik.server.house import House
from stolik.server.http import COOKIE, check_rate, player_of
from stolik.server.limits import Bucket
from stolik.server.models import Player
from stolik.server.problems import Trouble

log = logging.getLogger("stolik.server")
ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(wire.FromClient).decode

LONGEST = 4096  # bytes of a message
UNREAD = 256  # messages that may wait for a client that does not read
PATIENCE = 20.0  # seconds for a client to take a message
OFFENCES = 50  # messages too many, or not to be read, before the door is shut
NORMAL, REFUSED, OVERLOADED = 1000, 1008, 1013

Socket = WebSocket[Any, Any, State]


class Connection:
    """One open socket: what it is to be told waits in a queue of its own, so that nobody waits for a slow reader."""

    def __init__(self, socket: Socket, player: Player) -> None:
        self.socket = socket
        self.player = player
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(UNREAD)
        self.too_slow = asyncio.Event()

    def tell(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    async def send(self) -> None:
        """Send what waits, until the client is gone or takes too long."""
        while True:
            message = await self._waiting.get()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.socket.send_data(message.decode(), mode="text")
            except TimeoutError:
                self.too_slow.set()
                return


def own_origin(host: str | None, origin: str | None, others: str) -> bool:
    """May a page from there talk to us? A client that is no browser names no origin, and has no cookie to steal."""
    if origin is None:
        return True
    return origin in (f"http://{host}", f"https://{host}", *others.split(","))


async def _refuse(socket: Socket, trouble: Trouble) -> None:
    """A browser learns nothing of a refused handshake, so the refusal is told behind the door."""
    with suppress(WebSocketException, RuntimeError):
        await socket.send_data(ENCODE(wire.Fault(None, trouble.problem)).decode(), mode="text")
        await socket.close(OVERLOADED if trouble.status >= 503 else REFUSED, trouble.name)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    try:
        player = await _who(socket, house)
        if player is None:
            raise Trouble("signed-out")
        since = socket.query_params.get("since", "0")
        if not (since.isascii() and since.isdecimal() and len(since) < 9):
            raise Trouble("bad-message", reason="since")
        with _counted(socket, player, house.settings.sockets):
            room = await house.room(table)
            connection = Connection(socket, player)
            room.enter(connection, int(since))
            try:
                await _converse(socket, connection, lambda told: room.hear(connection, told), house.settings.requests)
            finally:
                room.leave(connection)
    except Trouble as trouble:
        await _refuse(socket, trouble)


async def _who(socket: Socket, house: House) -> Player | None:
    if not own_origin(socket.headers.get("host"), socket.headers.get("origin"), house.settings.origins):
        raise Trouble("foreign-origin")
    check_rate(socket)
    return await player_of(house, socket.cookies.get(COOKIE))


@contextmanager
def _counted(socket: Socket, player: Player, most: int) -> Iterator[None]:
    """One more connection of a person, as long as it lasts."""
    sockets: dict[str, int] = socket.app.state.sockets
    if sockets.get(player.id, 0) >= most:
        raise Trouble("too-many")
    sockets[player.id] = sockets.get(player.id, 0) + 1
    try:
        yield
    finally:
        sockets[player.id] -= 1
        if not sockets[player.id]:
            del sockets[player.id]


async def _converse(socket: Socket, connection: Connection, order: Any, rate: int) -> None:
    """Hear and tell until one side has enough."""
    hearing = asyncio.create_task(_hear(socket, connection, order, rate))
    sending = asyncio.create_task(connection.send())
    slow = asyncio.create_task(connection.too_slow.wait())
    try:
        await asyncio.wait((hearing, sending, slow), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (hearing, sending, slow):
            task.cancel()
        await asyncio.gather(hearing, sending, slow, return_exceptions=True)
    with suppress(Exception):
        async with asyncio.timeout(1):
            if connection.too_slow.is_set():
                await socket.close(OVERLOADED, "too-slow")
            elif hearing.result():
                await socket.close(REFUSED, "too-many")
            else:
                await socket.close(NORMAL)


async def _hear(socket: Socket, connection: Connection, order: Any, rate: int) -> bool:
    """True if it was too much to listen to."""
    bucket = Bucket(rate, 2 * rate)
    offences = 0
    while offences < OFFENCES:
        try:
            data = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, WebSocketException, KeyError, RuntimeError):
            return False
        trouble = _wrong(data, bucket)
        if trouble is None:
            try:
                order(DECODE(data))
                continue
            except msgspec.MsgspecError as error:
                trouble = Trouble("bad-message", reason=str(error)[:200])
        offences += 1
        connection.tell(ENCODE(wire.Fault(None, trouble.problem)))
    return True


def _wrong(data: object, bucket: Bucket) -> Trouble | None:
    if not bucket.take():
        return Trouble("too-many")
    if not isinstance(data, str):
        return Trouble("bad-message", reason="not text")
    if len(data.encode()) > LONGEST:
        return Trouble("too-large")
    return None


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    """Tells the lobby at once and whenever it has changed; nothing is heard here."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        await _who(socket, house)
    except Trouble as trouble:
        await _refuse(socket, trouble)
        return
    changed = asyncio.Event()
    changed.set()
    house.watchers.add(changed.set)

    async def tell() -> None:
        while True:
            await changed.wait()
            changed.clear()
            player = await player_of(house, socket.cookies.get(COOKIE))
            lobby = ENCODE(await house.lobby(player)).decode()
            async with asyncio.timeout(PATIENCE):
                await socket.send_data(lobby, mode="text")
            await asyncio.sleep(0.5)  # a busy house is told of in one go

    telling = asyncio.create_task(tell())
    hearing = asyncio.create_task(_ignore(socket))
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.watchers.discard(changed.set)
        for task in (telling, hearing):
            task.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)
    with suppress(Exception):
        await socket.close(OVERLOADED)  # if it is still there, then we could not tell it


async def _ignore(socket: Socket) -> None:
    with suppress(WebSocketDisconnect, WebSocketException, KeyError, RuntimeError):
        while True:
            await socket.receive_data(mode="text")
