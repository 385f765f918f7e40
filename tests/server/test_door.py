"""Connections that never say what they want, or never take what they are told."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from server.people import PATIENCE, Come, Open, Running, eventually
from stolik.server import door

HEADERS = b"PUT /api/me HTTP/1.1\r\nHost: stolik\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"
UNFINISHED = {
    "nothing": b"",
    "a line": b"GET / HT",
    "headers": HEADERS,
    "a body": HEADERS + b'\r\n{"name": "A',
    "pieces": HEADERS.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked") + b'\r\n5\r\n{"nam\r\n',
    "the next": b"GET /api/games HTTP/1.1\r\nHost: stolik\r\n\r\nGET /api/ga",
}


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def begin(server: Running, lines: ExitStack, sent: bytes) -> socket.socket:
    """A connection that sends this and then falls silent."""
    line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
    line.sendall(sent)
    return line


def shut(line: socket.socket) -> bool:
    """Heard to its end: it was shut from there."""
    with suppress(ConnectionResetError):
        while line.recv(65536):
            pass
    return True


def still_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


@pytest.mark.parametrize("sent", UNFINISHED.values(), ids=UNFINISHED)
def test_a_request_that_never_ends_is_shut(
    open_server: Open,
    lines: ExitStack,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    sent: bytes,
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)
    server = open_server()
    assert shut(begin(server, lines, sent))
    assert caplog.records == []


def test_one_that_trickles_in_is_shut_as_well(
    open_server: Open, lines: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says something all the time, but never all of it."""
    monkeypatch.setattr(door, "PATIENCE", 0.5)
    line = begin(open_server(), lines, HEADERS)

    def refused() -> bool:
        try:
            line.sendall(b"X-A: b\r\n")
        except ConnectionError:
            return True
        return not still_open(line)

    eventually(refused)


def test_an_answer_that_is_never_taken_is_shut(
    open_server: Open, come: Come, lines: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)
    server = open_server(buffer=2048)
    line = lines.enter_context(socket.socket())
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    line.sendall(b"GET /api/games/words/pl HTTP/1.1\r\nHost: stolik\r\n\r\n" * 20)
    eventually(lambda: not connections(server))
    assert come("Ala", server).http.get("/api/games").status_code == 200


def connections(server: Running) -> int:
    async def count() -> int:
        return len(server._server.server_state.connections)

    return server.within(count)


def test_400_that_keep_us_waiting_keep_nobody_out(
    open_server: Open, come: Come, lines: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "AT_ONCE", 0.0)
    monkeypatch.setattr(door, "PATIENCE", 1000.0)
    server = open_server()
    waiting = [begin(server, lines, sent) for sent in [b"", b"GET / HT", HEADERS, HEADERS + b"\r\n{"] * 100]
    eventually(lambda: sum(map(still_open, waiting)) <= door.WAITING)
    ala = come("Ala", server)
    assert ala.http.get("/api/me").json()["name"] == "Ala"
    assert ala.here(ala.found("me", "easy")).my_turn


def test_many_who_come_at_once_and_ask_are_all_let_in(open_server: Open, lines: ExitStack) -> None:
    server = open_server()
    together = [begin(server, lines, b"") for _ in range(2 * door.WAITING)]
    for line in together:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: stolik\r\nConnection: close\r\n\r\n")
    assert all(line.recv(12) == b"HTTP/1.1 200" for line in together)


def test_a_crowd_is_told_to_come_later(open_server: Open, lines: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "CROWD", 20)
    server = open_server()
    waiting = [begin(server, lines, b"") for _ in range(20)]
    eventually(lambda: connections(server) == 20)
    assert httpx.get(f"{server.address}/api/games").status_code == 503
    for line in waiting:
        line.close()
    eventually(lambda: httpx.get(f"{server.address}/api/games").status_code == 200)


def test_whoever_only_watches_stays(open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "PATIENCE", 0.2)
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    table = ala.here(ala.found("me", "open"))
    watching = ola.here(table.latest["table"]["id"])
    with ExitStack() as lines:
        for _ in range(3):  # each takes longer than anybody at the door may
            assert shut(begin(server, lines, b"GET / HT"))
    assert table.ask("chat", text="Jeszcze tu jesteś?")["kind"] == "done"
    assert watching.until("chat")["lines"][-1]["text"] == "Jeszcze tu jesteś?"
    assert watching.ask("sit", seat=1)["kind"] == "done"
