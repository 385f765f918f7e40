"""Whatever comes in, it gets a name, changes nothing and disturbs nobody else."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.people import (
    PATIENCE,
    Come,
    Message,
    Open,
    Person,
    Running,
    TableSocket,
    catch_up,
    eventually,
    fault,
    said,
    seated,
    talkative,
)
from stolik.server import limits
from stolik.server.models import Session

NAMELESS = [
    "",
    "hallo",
    "{",
    "null",
    "[]",
    "42",
    '"chat"',
    "{}",
    '{"kind": "chat"}',
    '{"kind": "chat", "key": "a"}',
    '{"key": "a", "text": "hallo"}',
    '{"kind": "cheat", "key": "a"}',
    '{"kind": ["chat"], "key": "a", "text": "hallo"}',
    '{"kind": "chat", "key": 1, "text": "hallo"}',
    '{"kind": "chat", "key": "", "text": "hallo"}',
    '{"kind": "chat", "key": "\\u0000", "text": "hallo"}',
    '{"kind": "chat", "key": "' + 65 * "a" + '", "text": "hallo"}',
    '{"kind": "chat", "key": "a", "text": ""}',
    '{"kind": "chat", "key": "a", "text": "\\ud800"}',
    '{"kind": "chat", "key": "a", "text": "' + 501 * "a" + '"}',
    '{"kind": "chat", "key": "a", "text": "hallo", "as": "Ola"}',
    '{"kind": "answer", "key": "a", "decision": "0", "do": "pick"}',
    '{"kind": "answer", "key": "a", "decision": -1, "do": "pick"}',
    '{"kind": "answer", "key": "a", "decision": 1e99, "do": "pick"}',
    '{"kind": "answer", "key": "a", "decision": 0, "do": "' + 201 * "a" + '"}',
    '{"kind": "sit", "key": "a", "seat": -1}',
    '{"kind": "sit", "key": "a", "seat": 12}',
    '{"kind": "bot", "key": "a", "seat": 1, "level": "genius"}',
    "[" * 2000,
]


def everything(server: Running, table: str) -> tuple[Any, ...]:
    """What must not change: in memory and on disk."""
    room = server.room(table)
    game = room.record.table
    kept = server.within(lambda: server.house.read(table)).record
    assert kept.seq == room.record.seq
    assert game is not None
    assert kept.table is not None
    assert kept.table.hash == game.hash
    return room.record.seq, game.hash, game.lines, room.record.info, [game.view(seat) for seat in (None, 0, 1)]


def named(answer: httpx.Response) -> tuple[int, str]:
    problem = answer.json()
    assert set(problem) == {"name", "facts"}
    return answer.status_code, problem["name"]


def test_a_message_that_cannot_be_read_is_named_and_changes_nothing(house: Running, come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"))
    number = first.latest["table"]["id"]
    before = everything(house, number)
    for text in NAMELESS:
        first.socket.send(text)
        message = first.until("fault")
        assert (message["key"], message["problem"]["name"]) == (None, "bad-message"), text
    second.settled()
    assert second.latest["seq"] == before[0]
    assert everything(house, number) == before
    assert first.answer()["kind"] == "done"  # and the table is still good


def test_binary_messages_are_named(come: Come) -> None:
    (table,) = seated(come(), bots=("easy",))
    for data in (b"", b"\x00\xff", json.dumps({"kind": "chat", "key": "a", "text": "hallo"}).encode()):
        table.socket.send(data)
        assert fault(table.until("fault")) == "bad-message"
    assert table.answer()["kind"] == "done"


@pytest.mark.parametrize("text", ["a" * 4097, "ż" * 2100, "a" * 60_000])
def test_a_message_that_is_too_large_is_named(come: Come, text: str) -> None:
    (table,) = seated(come(), bots=("easy",))
    table.socket.send(text)
    assert fault(table.until("fault")) == "too-large"
    assert table.answer()["kind"] == "done"


def test_a_message_that_is_far_too_large_ends_only_its_own_connection(come: Come) -> None:
    ala = come("Ala")
    first, second = seated(ala, come("Ola"))
    first.socket.send("a" * 70_000)
    assert first.end()[0] == 1009
    while second.until("presence")["online"][0]:
        pass
    assert second.answer()["kind"] == "done"
    assert ala.here(first.latest["table"]["id"]).my_turn


def test_an_answer_to_an_old_question_is_stale_and_comes_back_with_the_new_one(house: Running, come: Come) -> None:
    first, second = tables = seated(come("Ala"), come("Ola"))
    old = first.decision
    assert old is not None
    first.answer()
    second.answer()
    catch_up(tables)
    before = everything(house, first.latest["table"]["id"])
    first.heard.clear()
    assert fault(first.ask("answer", decision=old["id"], do=old["options"][0]["text"])) == "stale-decision"
    fresh = first.until("update")
    assert (fresh["seq"], fresh["frames"]) == (before[0], [])
    assert fresh["view"]["decision"]["id"] > old["id"]
    for kind, values in (("undo", {}), ("hint", {}), ("answer", {"do": "pick"})):
        assert fault(second.ask(kind, decision=old["id"], **values)) == "stale-decision"
        assert fault(second.ask(kind, decision=999_999, **values)) == "stale-decision"
    assert everything(house, first.latest["table"]["id"]) == before


def test_what_a_rule_forbids_is_refused_by_its_id_and_changes_nothing(house: Running, come: Come) -> None:
    first, second = tables = seated(come("Ala"), come("Ola"))
    number = first.latest["table"]["id"]
    mine = [option["text"] for option in first.decision["options"]] if first.decision else []
    foreign = [option["text"] for option in second.decision["options"]] if second.decision else []
    before = everything(house, number)
    for do, rule in (("pick 9", "RAV.setup.3"), ("\u202e", "RAV.setup.3"), (foreign[0], "RAV.setup.3")):
        refused = first.ask("answer", decision=0, do=do)
        assert (refused["kind"], refused["rule"]) == ("refused", rule)
    assert everything(house, number) == before
    first.ask("answer", decision=0, do=mine[0])
    between = everything(house, number)
    again = first.ask("answer", decision=0, do=mine[1])
    assert (again["kind"], again["rule"]) == ("refused", "RAV.setup.3")  # a sealed pick is binding
    assert everything(house, number) == between
    second.answer()
    catch_up(tables)
    waiting = next(table for table in tables if not table.my_turn)
    assert waiting.decision is not None
    refused = waiting.ask("answer", decision=waiting.decision["id"], do="order 1-2")
    assert (refused["kind"], refused["rule"]) == ("refused", "RAV.phase1.1")
    assert waiting.ask("hint", decision=waiting.decision["id"])["rule"] == "STOLIK.turn"


@pytest.mark.parametrize("token", [None, "", "wrong", "ż", "a" * 3000])
def test_without_a_good_token_one_is_signed_out(house: Running, come: Come, token: str | None) -> None:
    number = come().found("me", "easy")
    cookie = [] if token is None else [(b"Cookie", f"stolik={token}".encode())]
    with httpx.Client(base_url=house.address, headers=cookie) as client:
        assert (client.get("/api/me").status_code, client.get("/api/me").json()) == (200, None)  # that is no error
        assert named(client.post("/api/tables", json={"game": "raverun", "seats": ["me", "easy"]})) == (
            401,
            "signed-out",
        )
        assert named(client.put("/api/me", json={"name": "Ala"})) == (401, "signed-out")
        assert named(client.post("/api/me/keep", json={"password": "tajne haslo"})) == (401, "signed-out")
        assert client.get("/api/tables").json()["mine"] == []
    if token != "ż":
        plain = {"Cookie": f"stolik={token}"} if token is not None else {}
        table = TableSocket(house.address, number, "since=0", plain)
        assert fault(table.hear()) == "signed-out"
        assert table.end() == (1008, "signed-out")


def test_a_token_expires(house: Running, come: Come) -> None:
    ala = come()
    number = ala.found("me", "easy")
    expire = update(Session).where(Session.player == ala.id).values(expires=time.time() - 1)
    house.within(lambda: house.house.store.do(lambda db: db.execute(expire)))
    assert ala.http.get("/api/me").json() is None
    assert "stolik" not in ala.http.cookies  # the browser forgets it
    ala.http.cookies.set("stolik", "gone")
    assert ala.at(number).end() == (1008, "signed-out")


FOREIGN = ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "http://127.0.0.1"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_can_neither_ask_nor_listen(house: Running, come: Come, origin: str) -> None:
    ala = come()
    number = ala.found("me", "easy")
    for path, body in (("/api/tables", {"game": "raverun", "seats": ["me", "easy"]}), ("/api/sign-out", None)):
        assert named(ala.http.post(path, json=body, headers={"Origin": origin})) == (403, "foreign-origin")
    table = ala.at(number, Origin=origin)
    assert fault(table.hear()) == "foreign-origin"
    assert table.end() == (1008, "foreign-origin")
    headers = {"Cookie": f"stolik={ala.token}", "Origin": origin}
    with connect(f"ws://{house.host}/ws/lobby", additional_headers=headers) as lobby:
        assert fault(json.loads(lobby.recv(5))) == "foreign-origin"
        with pytest.raises(ConnectionClosed):
            lobby.recv(5)


def test_our_own_pages_and_those_that_were_named_may(open_server: Open, come: Come) -> None:
    server = open_server(origins="https://stolik.example,https://other.example")
    ala = come("Ala", server)
    number = ala.found("me", "easy")
    for origin in (server.address, "https://stolik.example", "https://other.example"):
        assert ala.at(number, Origin=origin).hear()["kind"] == "welcome"
        assert ala.http.put("/api/me", json={"name": "Ela"}, headers={"Origin": origin}).status_code == 200


@pytest.mark.parametrize("since", ["x", "-1", "1.5", "٣", "999999999", ""])
def test_a_number_that_is_none_is_named(come: Come, since: str) -> None:
    ala = come()
    table = ala.at(ala.found("me", "easy"), since)
    assert fault(table.hear()) == "bad-message"
    assert table.end() == (1008, "bad-message")


BODIES = [
    ("/api/me", "POST", b"", 400, "bad-message"),
    ("/api/me", "POST", b"{", 400, "bad-message"),
    ("/api/me", "POST", b"\xff\xfe", 400, "bad-message"),
    ("/api/me", "POST", b"[]", 400, "bad-message"),
    ("/api/me", "POST", b'{"name": 1}', 400, "bad-message"),
    ("/api/me", "POST", b'{"nam": "Ala"}', 400, "bad-message"),
    ("/api/me", "POST", b'{"name": "Ala", "admin": true}', 400, "bad-message"),
    ("/api/me", "POST", b'{"name": ""}', 400, "bad-message"),
    ("/api/me", "POST", b'{"name": "' + 25 * b"a" + b'"}', 422, "bad-name"),
    ("/api/me", "POST", b'{"name": "' + 49 * b"a" + b'"}', 400, "bad-message"),
    ("/api/me", "POST", b'{"name": "' + 20_000 * b"a" + b'"}', 413, "too-large"),
    ("/api/tables", "POST", b'{"game": "raverun"}', 400, "bad-message"),
    ("/api/tables", "POST", b'{"game": "raverun", "seats": []}', 400, "bad-message"),
    ("/api/tables", "POST", b'{"game": "raverun", "seats": ["me", "you"]}', 400, "bad-message"),
    ("/api/tables", "POST", b'{"game": "raverun", "seats": ["me"]}', 422, "bad-options"),
    ("/api/tables", "POST", b'{"game": "raverun", "seats": ["me", "me"]}', 422, "bad-options"),
    ("/api/tables", "POST", b'{"game": "chess", "seats": ["me", "open"]}', 404, "unknown-game"),
    ("/api/tables", "POST", b'{"game": "raverun", "seats": ["me", "easy"], "options": {"a": "b"}}', 422, "bad-options"),
    ("/api/tables", "POST", b'{"game": "raverun", "seats": ["me", "easy"], "options": {"a": 1}}', 400, "bad-message"),
    (
        "/api/tables",
        "POST",
        b'{"game": "raverun", "seats": ["me", "easy"], "clock": {"kind": "live", "seconds": 1}}',
        400,
        "bad-message",
    ),
    ("/api/nothing", "GET", b"", 404, "unknown-address"),
    ("/api/games/chess/pl", "GET", b"", 404, "unknown-game"),
    ("/api/games/raverun/de", "GET", b"", 400, "bad-message"),
    ("/api/tables", "DELETE", b"", 405, "bad-message"),
]


@pytest.mark.parametrize(("path", "method", "body", "status", "name"), BODIES)
def test_a_bad_request_is_named(come: Come, path: str, method: str, body: bytes, status: int, name: str) -> None:
    ala = come()
    before = ala.http.get("/api/tables").json()["mine"]
    answer = ala.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
    assert named(answer) == (status, name)
    assert ala.http.get("/api/tables").json()["mine"] == before
    assert ala.http.get("/api/me").json()["name"] == "Ala"


DEEP = [
    "[" * 16_000,
    '{"name": ' + "[" * 16_000,
    '{"name":' * 2_000,
    '{"name": "Ala", "more": ' + "[" * 8_000 + "]" * 8_000 + "}",
    '{"name": "Ala", "more": ' + "[" * 32 + "]" * 32 + "}",
    '{"name": "\\"[[[", "more": ' + '{"a":' * 33 + "1" + "}" * 34,
]


@pytest.mark.parametrize("body", DEEP)
def test_a_message_that_is_too_deep_is_named(come: Come, caplog: pytest.LogCaptureFixture, body: str) -> None:
    ala = come()
    (table,) = seated(ala, bots=("easy",))
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/games/sedlec/score")):
        answer = ala.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
        assert named(answer) == (400, "bad-message")
        assert answer.json()["facts"] == {"reason": "too deep"}
    table.socket.send(body[:4000])
    assert table.until("fault")["problem"] == {"name": "bad-message", "facts": {"reason": "too deep"}}
    assert table.answer()["kind"] == "done"
    assert caplog.records == []


def test_brackets_in_what_somebody_says_are_no_depth(come: Come) -> None:
    (table,) = seated(come(), bots=("easy",))
    for text in ("[" * 100, '"[{' * 50, "\\" * 99 + "[[" * 50):
        assert table.ask("chat", text=text)["kind"] == "done"


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00",
        "/index.html%00",
        "/t/%00",
        "/api/%00",
        "/api/tables/%00",
        "/api/tables/%00/log",
        "/api/games/%00/pl",
        "/assets/" + "a" * 300,
        "/assets/" + "%C4%85" * 130,
    ],
)
def test_a_path_that_cannot_be_leads_nowhere(come: Come, caplog: pytest.LogCaptureFixture, path: str) -> None:
    assert named(come().http.get(path)) == (404, "unknown-address")
    assert caplog.records == []


def test_a_socket_to_nowhere_is_refused(house: Running, come: Come, caplog: pytest.LogCaptureFixture) -> None:
    ala = come()
    assert ala.at("%00").end() == (1008, "unknown-table")
    assert ala.at("a" * 300).end() == (1008, "unknown-table")
    for path in ("/ws/%00", "/ws/lobby%00", "/%00"):
        with pytest.raises(InvalidStatus), connect(f"ws://{house.host}{path}"):
            pass
    assert caplog.records == []


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_foreign_form_could_send_is_no_message(come: Come, kind: str) -> None:
    """Such types a browser sends anywhere without asking first."""
    ala = come()
    answer = ala.http.put("/api/me", content=b'{"name": "Ela"}', headers={"Content-Type": kind})
    assert named(answer) == (415, "bad-message")
    assert ala.http.get("/api/me").json()["name"] == "Ala"


def test_every_answer_forbids_what_a_browser_should_not_do(come: Come) -> None:
    ala = come()
    for answer in (ala.http.get("/api/me"), ala.http.get("/api/tables/none"), ala.http.get("/api/nothing")):
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers
    assert ala.http.get("/api/schema").headers["cache-control"] == "no-store"
    for answer in (ala.http.get("/"), ala.http.get("/nothing.html")):
        assert answer.headers.get("cache-control", "") != "no-store"
        assert "server" not in answer.headers


def test_a_chat_line_that_could_break_or_turn_around_is_refused(open_server: Open, come: Come) -> None:
    server = open_server()
    talkative(server)
    first, second = seated(come("Ala", server), come("Ola", server))
    seq = first.latest["seq"]
    for text in (" ", "\n", "a\nb", "\x00", "a\u202eb", "\u200b", "a\u2028b", "\u200d", "\x1b[31m", "\ue000"):
        assert fault(first.ask("chat", text=text)) == "bad-text"
    assert second.settled().latest["seq"] == seq
    assert said(second) == []


def test_a_chat_line_is_told_as_it_was_said(open_server: Open, come: Come) -> None:
    server = open_server()
    talkative(server)
    first, second = seated(come("Ala", server), come("Ola", server))
    lines = ["Cześć!", "<b>& \"quoted\" 'text'</b>", "👩‍💻 ❤️", "שלום", "{$name}", "a" * 500]
    for text in lines:
        first.ask("chat", text=text)
    assert said(second.settled()) == lines


# --- too much --------------------------------------------------------------------------------------


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits, so that a slow machine floods as well as a quick one. The clock stops where it is: other servers
    of this process go on afterwards, on a machine that may have been started a minute ago."""
    now = time.monotonic()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))


@pytest.mark.usefixtures("_no_time_passes")
def test_a_flood_of_messages_is_stemmed_and_the_others_play_on(open_server: Open, come: Come) -> None:
    server = open_server(requests=20)
    ala, ola = come("Ala", server), come("Ola", server)
    first, second = seated(ala, ola)
    for _ in range(60):
        first.send("chat", text="!")
    problem = first.until("fault")["problem"]["name"]
    assert problem == "too-many"
    assert second.answer()["kind"] == "done"
    assert len(said(second)) == 5  # what may be said at once
    for _ in range(200):
        first.socket.send("!")
    assert first.end() == (1008, "too-many")
    assert second.ask("chat", text="Spokój.")["kind"] == "done"


@pytest.mark.usefixtures("_no_time_passes")
def test_a_flood_of_requests_is_stemmed_for_one_client_alone(open_server: Open, come: Come) -> None:
    server = open_server(requests=5)
    ala, ola = come("Ala", server), come("Ola", server)
    answers = [ala.http.get("/api/me") for _ in range(25)]
    assert answers[0].status_code == 200
    assert named(answers[-1]) == (429, "too-many")
    assert ola.http.get("/api/me").status_code == 200


@pytest.mark.usefixtures("_no_time_passes")
def test_making_up_tokens_does_not_help_a_flood(open_server: Open) -> None:
    server = open_server(requests=2)
    with httpx.Client(base_url=server.address, verify=False) as client:
        answers = [client.get("/api/me/sessions", headers={"Cookie": f"stolik={n}"}).status_code for n in range(85)]
    assert answers == [401] * 80 + [429] * 5
    table = TableSocket(server.address, "nowhere", "since=0", {"Cookie": "stolik=85"})
    assert table.end() == (1008, "too-many")


@pytest.mark.usefixtures("_no_time_passes")
def test_guests_cannot_be_made_without_end(open_server: Open) -> None:
    server = open_server(guests=5)
    with httpx.Client(base_url=server.address) as client:
        for _ in range(5):
            assert client.post("/api/me", json={"name": "Ala"}).status_code == 200
        assert named(client.post("/api/me", json={"name": "Ala"})) == (429, "too-many")


@pytest.mark.usefixtures("_no_time_passes")
def test_neighbours_of_one_ipv6_network_count_as_one_caller(open_server: Open) -> None:
    server = open_server(guests=5)

    def guests(*addresses: str) -> list[int]:
        with httpx.Client(base_url=server.address, verify=False) as client:
            headers = [{"X-Forwarded-For": address} for address in addresses]
            return [client.post("/api/me", json={"name": "Ala"}, headers=each).status_code for each in headers]

    assert guests(*(f"2001:db8:0:1::{n}" for n in range(7))) == [200] * 5 + [429] * 2
    assert guests("2001:db8:0:2::1") == [200]
    assert guests("203.0.113.1", "::ffff:203.0.113.1", "::ffff:cb00:7101") == [200] * 3
    assert guests("203.0.113.1", "::ffff:203.0.113.1", "203.0.113.1", "203.0.113.2") == [200, 200, 429, 200]


def test_one_person_has_so_many_connections_and_no_more(open_server: Open, come: Come) -> None:
    server = open_server(sockets=3)
    ala, ola = come("Ala", server), come("Ola", server)
    number = ala.found("me", "open")
    tabs = [ala.here(number) for _ in range(3)]
    more = ala.at(number)
    assert fault(more.hear()) == "too-many"
    assert more.end() == (1008, "too-many")
    assert ola.here(number).latest["kind"] == "welcome"
    tabs[0].close()
    eventually(lambda: ala.at(number).hear()["kind"] == "welcome")


def deaf(ala: Person, path: str) -> socket.socket:
    """A client that never reads what it is told."""
    host, port = ala.address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((host, int(port)))
    raw.sendall(
        f"GET /ws/{path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: stolik={ala.token}\r\n\r\n".encode()
    )
    return raw


@pytest.mark.parametrize(("unread", "patience"), [(20, 600.0), (100_000, 1.0)])
def test_a_client_that_never_reads_is_dropped_and_the_others_play_on(
    open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch, unread: int, patience: float
) -> None:
    """Since too much waits for it, or since it takes nothing for too long."""
    monkeypatch.setattr("stolik.server.sockets.UNREAD", unread)
    monkeypatch.setattr("stolik.server.sockets.PATIENCE", patience)
    server = open_server(buffer=2048)
    ala, ola = come("Ala", server), come("Ola", server)
    talkative(server)
    (table,) = seated(ala, bots=("easy",))
    with deaf(ola, f"tables/{table.latest['table']['id']}") as raw:
        while not table.until("presence")["watching"]:
            pass
        told: Message = {"watching": 1}
        for _ in range(10_000):
            if not told["watching"]:
                break
            assert table.ask("chat", text="a" * 500)["kind"] == "done"
            told = [message for message in table.heard if message["kind"] == "presence"][-1]
        assert not told["watching"]
        assert table.answer()["kind"] == "done"
        assert len(server.room(table.latest["table"]["id"]).company.listeners) == 1
        raw.settimeout(PATIENCE)
        while raw.recv(65536):
            pass  # it may read what was on the way, and then the line is dead


@pytest.mark.parametrize(("unread", "patience"), [(5, 600.0), (100_000, 1.0)])
def test_nor_does_the_lobby_wait_for_a_client_that_never_reads(
    open_server: Open, come: Come, monkeypatch: pytest.MonkeyPatch, unread: int, patience: float
) -> None:
    monkeypatch.setattr("stolik.server.sockets.UNREAD", unread)
    monkeypatch.setattr("stolik.server.sockets.PATIENCE", patience)
    server = open_server(buffer=2048, lobby=1)
    ala = come("Ala", server)

    def let_in() -> bool:
        with connect(f"ws://{server.host}/ws/lobby") as lobby:
            return bool(json.loads(lobby.recv(PATIENCE))["kind"] == "lobby")

    with deaf(ala, "lobby") as raw:
        heard = b""
        while b'"lobby"' not in heard:
            heard += raw.recv(64)  # it hears that it is let in, and nothing more
        assert not let_in()
        for _ in range(10_000):
            ala.found("me", "open")
            if let_in():
                break
        eventually(let_in)
        raw.settimeout(PATIENCE)
        while raw.recv(65536):
            pass


@pytest.mark.usefixtures("_no_time_passes")
def test_whoever_talks_to_the_lobby_without_end_is_shut_out(house: Running) -> None:
    with connect(f"ws://{house.host}/ws/lobby") as lobby:
        with suppress(ConnectionClosed):
            for _ in range(100):
                lobby.send("hallo?")
            while True:
                lobby.recv(PATIENCE)
        assert (lobby.close_code, lobby.close_reason) == (1008, "too-many")
