"""The sockets: one for each table that somebody looks at, one for the lobby."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from stolik.server import wire
from stolik.server.house import House
from stolik.server.http import COOKIE, caller, check_rate, visit_of
from stolik.server.limits import Bucket, too_deep
from stolik.server.models import Player
from stolik.server.people import Visit, me
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


class OpenSocket:
    """One open socket: what it is to be told waits in a queue of its own, so that nobody waits for a slow reader."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.trouble: Trouble | None = None  # why it is closed from here
        self.over = asyncio.Event()
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(UNREAD)

    def tell(self, message: bytes) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.end(Trouble("too-slow"))

    def end(self, trouble: Trouble) -> None:
        self.trouble = self.trouble or trouble
        self.over.set()

    async def listens(self) -> bool:
        """Does what comes from it still count?"""
        return self.trouble is None

    async def send(self, first: bytes | None = None) -> None:
        """Send what waits, and `first` before it, until the client is gone or takes too long."""
        message = first or await self._waiting.get()
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.socket.send_data(message.decode(), mode="text")
            except TimeoutError:
                self.end(Trouble("too-slow"))
                return
            message = await self._waiting.get()


class Connection(OpenSocket):
    """That of somebody whom we know."""

    def __init__(self, socket: Socket, visit: Visit) -> None:
        super().__init__(socket)
        self.visit = visit
        self.player = visit.player
        self._asked: asyncio.Task[Player] | None = None  # under which name it speaks now

    def rename(self, player: asyncio.Task[Player]) -> None:
        self._asked = player
        player.add_done_callback(self._renamed)

    def _renamed(self, asked: asyncio.Task[Player]) -> None:
        if asked.cancelled() or asked.exception() is not None:
            self.end(Trouble("busy"))  # whoever comes back bears the new name
            return
        if self._asked is asked:
            self._asked = None
        self.player = asked.result()
        self.renamed()

    def renamed(self) -> None:
        self.tell(ENCODE(wire.You(me(self.player))))

    async def listens(self) -> bool:
        """Only under its name of now."""
        if self._asked is not None:
            await asyncio.wait((self._asked,))
        return self.trouble is None


class LobbyConnection(Connection):
    """There nobody is called by a name."""

    def renamed(self) -> None:
        pass


def own_origin(host: str | None, origin: str | None, others: str) -> bool:
    """May a page from there talk to us? A client that is no browser names no origin, and has no cookie to steal."""
    if origin is None:
        return True
    return origin in (f"http://{host}", f"https://{host}", *others.split(","))


def _code(trouble: Trouble) -> int:
    return OVERLOADED if trouble.status >= 503 else REFUSED


async def _refuse(socket: Socket, trouble: Trouble) -> None:
    """A browser learns nothing of a refused handshake, so the refusal is told behind the door."""
    with suppress(WebSocketException, RuntimeError):
        await socket.send_data(ENCODE(wire.Fault(None, trouble.problem)).decode(), mode="text")
        await socket.close(_code(trouble), trouble.name)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    try:
        visit = await _visit(socket, house)
        if visit is None:
            raise Trouble("signed-out")
        connection = Connection(socket, visit)
        with house.visitors.here(connection, house.config.sockets):
            since, said = _number(socket, "since"), _number(socket, "said")
            await house.people.saw(visit.session)
            room = await house.room(table)
            room.enter(connection, since, said)
            try:
                await _converse(socket, connection, lambda told: room.hear(connection, told), house.config.requests)
            finally:
                room.leave(connection)
        await house.people.saw(visit.session)
    except Trouble as trouble:
        await _refuse(socket, trouble)


def _number(socket: Socket, name: str) -> int:
    """What a client says that it knows already."""
    text = socket.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise Trouble("bad-message", reason=name)
    return int(text)


async def _visit(socket: Socket, house: House) -> Visit | None:
    if not own_origin(socket.headers.get("host"), socket.headers.get("origin"), house.config.origins):
        raise Trouble("foreign-origin")
    check_rate(socket)
    return await visit_of(house, socket.cookies.get(COOKIE))


async def _converse(socket: Socket, line: OpenSocket, order: Any, rate: int, first: bytes | None = None) -> None:
    """Hear and tell until one side has enough."""
    hearing = asyncio.create_task(_hear(socket, line, order, rate))
    sending = asyncio.create_task(line.send(first))
    over = asyncio.create_task(line.over.wait())
    try:
        await asyncio.wait((hearing, sending, over), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (hearing, sending, over):
            task.cancel()
        await asyncio.gather(hearing, sending, over, return_exceptions=True)
    trouble = line.trouble
    with suppress(Exception):
        async with asyncio.timeout(1):
            await (socket.close(NORMAL) if trouble is None else socket.close(_code(trouble), trouble.name))


async def _hear(socket: Socket, line: OpenSocket, order: Any, rate: int) -> None:
    bucket = Bucket(rate, 2 * rate)
    offences = 0
    while offences < OFFENCES:
        try:
            data = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, WebSocketException, KeyError, RuntimeError):
            return
        if not await line.listens():
            return
        trouble = _wrong(data, bucket)
        if trouble is None:
            try:
                order(DECODE(data))
                continue
            except msgspec.MsgspecError as error:
                trouble = Trouble("bad-message", reason=str(error)[:200])
        offences += 1
        line.tell(ENCODE(wire.Fault(None, trouble.problem)))
    line.end(Trouble("too-many"))


def _wrong(data: object, bucket: Bucket) -> Trouble | None:
    if not bucket.take():
        return Trouble("too-many")
    if not isinstance(data, str):
        return Trouble("bad-message", reason="not text")
    if len(data.encode()) > LONGEST:
        return Trouble("too-large")
    if too_deep(data):
        return Trouble("bad-message", reason="too deep")
    return None


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    """Tells the lobby at once and then what changes of it; nothing is heard here."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        visit = await _visit(socket, house)
        if visit is None:
            await _look_on(socket, house, OpenSocket(socket), None)
            return
        connection = LobbyConnection(socket, visit)
        with house.visitors.here(connection, house.config.sockets):
            await _look_on(socket, house, connection, visit.player.id)
    except Trouble as trouble:
        await _refuse(socket, trouble)


async def _look_on(socket: Socket, house: House, line: OpenSocket, player: str | None) -> None:
    with house.lobby.visited(line, player, caller(socket)):
        first = ENCODE(await house.lobby.welcome(line))
        await _converse(socket, line, lambda _: None, house.config.requests, first)
