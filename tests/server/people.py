"""People as a test needs them: with a session, sockets and a will of their own."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from itertools import count
from random import Random
from types import TracebackType
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stolik.server.app import create
from stolik.server.config import ServerConfig
from stolik.server.door import DoorConfig
from stolik.server.house import House
from stolik.server.limits import Buckets
from stolik.server.room import Room

PATIENCE = 30.0

Message = dict[str, Any]
T = TypeVar("T")


def same_deals(test: str) -> Iterator[None]:
    """Within a test tables deal the same each time; STOLIK_DEALS, whatever it says, has them deal otherwise."""
    salt, tables = os.environ.get("STOLIK_DEALS", ""), count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "stolik.server.house.fresh_seed", lambda: sha256(f"{salt} {test} {next(tables)}".encode()).hexdigest()
        )
        yield


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """In a loop and a thread of its own: in this one a browser may be waiting."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result(PATIENCE)


class Server(uvicorn.Server):
    """One that tells where it runs."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Running:
    """A server in a thread of its own, on a port of its own."""

    def __init__(self, config: ServerConfig, buffer: int | None = None, port: int = 0) -> None:
        """`buffer`: bytes that the system keeps for a client that does not read. `port`: of one that was stopped."""
        self.app = create(config)
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if buffer is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        self._socket.bind(("127.0.0.1", port))
        self.port: int = self._socket.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self.address = f"http://{self.host}"
        self._server = Server(DoorConfig(self.app, log_level="error", timeout_graceful_shutdown=1))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server starts too slowly"
            time.sleep(0.01)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def within(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work(), self._server.loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        return self.within(lambda: self.house.room(table))

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


class Person:
    def __init__(self, address: str, name: str, token: str | None = None) -> None:
        """A new guest, or somebody who has been here and still has the token."""
        self.address = address
        self.name = name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)  # certificates take time to load
        if token is None:
            answer = self.http.post("/api/me", json={"name": name})
        else:
            self.http.cookies.set("stolik", token)
            answer = self.http.get("/api/me")
        assert answer.status_code == 200, answer.text
        self.id: str = answer.json()["id"]
        self.sockets: list[TableSocket] = []

    def __enter__(self) -> Person:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        for each in self.sockets:
            each.close()
        self.http.close()

    def found(self, *seats: str, game: str = "raverun", **more: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    @property
    def token(self) -> str:
        return self.http.cookies["stolik"]

    def at(self, table: str, since: int | str = 0, said: int | str = 0, **headers: str) -> TableSocket:
        known = f"since={since}&said={said}"
        self.sockets.append(TableSocket(self.address, table, known, {"Cookie": f"stolik={self.token}", **headers}))
        return self.sockets[-1]

    def here(self, table: str, since: int = 0) -> TableSocket:
        """At a table, and welcomed."""
        found = self.at(table, since)
        found.until("welcome")
        return found


class TableSocket:
    """One connection to a table; it remembers all that it heard."""

    def __init__(self, address: str, table: str, known: str, headers: dict[str, str]) -> None:
        """`known`: what it says that it knows already, as the address has it."""
        url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}?{known}"
        self.socket: ClientConnection = connect(url, additional_headers=headers, max_size=2**24, legacy=True)
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.latest: Message = {}
        self.closed: tuple[int, str] | None = None

    def hear(self, timeout: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["kind"] in ("welcome", "update"):
            self.latest = message
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> Message:
        """Hear on until a message of this kind comes."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(end - time.monotonic())
            if message["kind"] == kind:
                return message

    def send(self, kind: str, **values: Any) -> str:
        key = values.pop("key", None) or uuid4().hex
        self.socket.send(json.dumps({"kind": kind, "key": key, **values}))
        return str(key)

    def ask(self, kind: str, **values: Any) -> Message:
        """Send a command and wait for what becomes of it."""
        key = self.send(kind, **values)
        while True:
            message = self.hear()
            if message.get("key") == key and message["kind"] in ("done", "refused", "fault", "hint", "considered"):
                return message

    @property
    def decision(self) -> Message | None:
        view = self.latest["view"]
        found: Message | None = view and view["decision"]
        return found

    @property
    def my_turn(self) -> bool:
        return bool(self.decision and self.decision["options"])

    def wait_for_turn(self) -> bool:
        """Hear on until this seat is asked; False if the game is over before."""
        while not self.latest or not self.my_turn:
            if self.latest and self.latest["table"]["status"] == "over":
                return False
            self.hear()
        return True

    def answer(self, which: int = 0) -> Message:
        """Take an option of the pending decision."""
        decision = self.decision
        assert decision is not None
        return self.ask("answer", decision=decision["id"], do=decision["options"][which]["text"])

    def settled(self) -> TableSocket:
        """Hear all that was said before now: a wrong command is answered after it."""
        self.ask("sit", seat=11)
        return self

    def end(self) -> tuple[int, str]:
        """Hear on until the other side closes; how it did."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code, self.socket.close_reason or ""

    def close(self) -> None:
        self.socket.close()


Open = Callable[..., Running]
Come = Callable[..., Person]


def talkative(server: Running) -> None:
    """People may say here as much as they like."""
    server.house.chatting = Buckets(1e9, 1e9)


def said(table: TableSocket) -> list[str]:
    """All lines of the chat that it has heard."""
    heard = [message for message in table.heard if message["kind"] in ("welcome", "chat")]
    return [line["text"] for message in heard for line in message["chat" if message["kind"] == "welcome" else "lines"]]


def frames(table: TableSocket) -> list[Message]:
    """All that it has been told of what happened."""
    return [frame for message in table.heard for frame in message.get("frames", ())]


def at_once(told: list[Message]) -> list[Message]:
    """Frames as one message has them: what a turn has brought is told with the last of its frames alone."""
    last = {turn["number"]: frame["seq"] for frame in told for turn in frame["turns"]}

    def once(frame: Message) -> Message:
        turns = [turn if last[turn["number"]] == frame["seq"] else {**turn, "digest": None} for turn in frame["turns"]]
        return {**frame, "turns": turns}

    return [once(frame) for frame in told]


def eventually(so: Callable[[], bool]) -> None:
    """Wait for something that nobody is told of."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)


def fault(message: Message) -> str:
    """The name of what went wrong."""
    assert message["kind"] == "fault", message
    return str(message["problem"]["name"])


def seated(*people: Person, bots: tuple[str, ...] = (), **more: Any) -> list[TableSocket]:
    """These people at a table that has begun."""
    first, *others = people
    number = first.found("me", *["open" for _ in others], *bots, **more)
    tables = [person.here(number) for person in people]
    for seat, table in enumerate(tables[1:], 1):
        assert table.ask("sit", seat=seat)["kind"] == "done"
    if others or tables[0].latest["table"]["status"] == "waiting":
        begin(tables)
    catch_up(tables)
    return tables


def begin(tables: list[TableSocket]) -> None:
    """One of them starts; for a race all say that they are ready."""
    for table in tables:
        assert table.ask("start")["kind"] == "done"
        if table.latest["table"]["status"] != "waiting":
            return
    for table in tables:
        while table.latest["table"]["status"] == "waiting":
            table.hear()


def catch_up(tables: list[TableSocket], seq: int = 0) -> None:
    """Everybody hears all that one of them has heard, and at least up to `seq`."""
    newest = max(seq, *(table.latest["seq"] for table in tables))
    for table in tables:
        while table.latest["seq"] < newest:
            table.hear()


def play(tables: list[TableSocket], rng: Random, moves: int = 1000) -> None:
    """Those who are asked answer at random, until the end or for so many answers. No bot may be asked."""
    for _ in range(moves):
        asked = [table for table in tables if table.my_turn]
        if not asked:
            return
        table = rng.choice(asked)
        assert table.decision is not None
        assert table.answer(rng.randrange(len(table.decision["options"])))["kind"] == "done"
        catch_up(tables)
