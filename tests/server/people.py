"""People as a test needs them: with a session, sockets and a will of their own."""

from __future__ import annotations

import json
import socket
import threading
import time
from types import TracebackType
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from stolik.server.app import create
from stolik.server.settings import Settings

PATIENCE = 20.0

Message = dict[str, Any]


class Running:
    """A server in a thread of its own, on a port of its own."""

    def __init__(self, settings: Settings) -> None:
        self.app = create(settings)
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.address = f"http://{self.host}"
        self._server = uvicorn.Server(
            uvicorn.Config(self.app, log_level="error", ws_max_size=64 * 1024, timeout_graceful_shutdown=1)
        )
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server starts too slowly"
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


class Person:
    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        answer = self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id: str = answer.json()["id"]
        self.sockets: list[TableSocket] = []

    def __enter__(self) -> Person:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for each in self.sockets:
            each.close()
        self.http.close()

    def found(self, *seats: str, game: str = "raverun", **more: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def at(self, table: str, since: int = 0, **headers: str) -> TableSocket:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        self.sockets.append(TableSocket(self.address, table, since, {"Cookie": cookie, **headers}))
        return self.sockets[-1]


class TableSocket:
    """One connection to a table; it remembers all that it heard."""

    def __init__(self, address: str, table: str, since: int, headers: dict[str, str]) -> None:
        url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}?since={since}"
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
            if message.get("key") == key and message["kind"] in ("done", "refused", "fault", "hint"):
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

    def close(self) -> None:
        self.socket.close()
