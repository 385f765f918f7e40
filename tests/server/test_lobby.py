"""The lobby: what is listed for whom, what goes through its socket, and what that costs."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from random import Random
from threading import Event
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.orm import Session
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.people import PATIENCE, Come, Message, Open, Person, Running, eventually, fault, play, seated
from stolik.server import lobby, wire

STATUS = {"open": "waiting", "playing": "playing"}

Look = Callable[..., "Page"]


class Page:
    """What the page of the lobby makes of what it hears."""

    def __init__(self, server: Running, person: Person | None = None, address: str = "127.0.0.1") -> None:
        headers = {} if person is None else {"Cookie": f"stolik={person.token}"}
        line = socket.create_connection(("127.0.0.1", server.port), source_address=(address, 0))
        self.socket = connect(f"ws://{server.host}/ws/lobby", additional_headers=headers, sock=line, legacy=True)
        self.heard: list[Message] = []
        self.lists: dict[str, list[Message]] = {}

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["kind"] == "lobby":
            self.lists = {name: message[name] for name in ("open", "playing", "mine")}
        elif message["kind"] == "mine":
            new = [table["id"] for table in message["tables"]]
            self.lists["mine"] = [*message["tables"], *(row for row in self.lists["mine"] if row["id"] not in new)]
        elif message["kind"] == "change":
            first, last = message["first"], message["last"]
            touched = {*message["gone"], *(table["id"] for table in first + last)}
            for name, status in STATUS.items():
                stay = [table for table in self.lists[name] if table["id"] not in touched]
                new, old = ([table for table in tables if table["status"] == status] for tables in (first, last))
                self.lists[name] = [*new, *stay, *old]
        return message

    def until(self, so: Callable[[], bool]) -> None:
        while not so():
            self.hear()

    def shows(self, which: str) -> list[str]:
        return [table["id"] for table in self.lists[which]]

    @property
    def said(self) -> str:
        return json.dumps(self.heard)

    def turned_away(self) -> bool:
        """Was it told that there are too many, and was the door shut?"""
        if self.hear()["kind"] != "fault":
            return False
        assert fault(self.heard[0]) == "too-many"
        with pytest.raises(ConnectionClosed):
            self.hear()
        assert (self.socket.close_code, self.socket.close_reason) == (1008, "too-many")
        return True


@pytest.fixture
def look() -> Iterator[Look]:
    """Pages that are opened and at the end closed."""
    pages: list[Page] = []

    def looking(server: Running, person: Person | None = None, **more: Any) -> Page:
        pages.append(Page(server, person, **more))
        return pages[-1]

    yield looking
    for page in pages:
        page.socket.close()


def listed(person: Person, which: str) -> list[str]:
    return [table["id"] for table in person.http.get("/api/tables").json()[which]]


# --- what is listed ---------------------------------------------------------------------------------


def test_the_lobby_lists_what_is_open_what_is_played_and_what_is_mine(come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    number = ala.found("me", "open")
    assert number in listed(ola, "open")
    assert number in listed(ala, "mine")
    assert number not in listed(ola, "mine")
    first, second = ala.here(number), ola.here(number)
    second.ask("sit", seat=1)
    assert number in listed(ola, "mine")
    first.ask("start")
    assert number not in listed(ewa, "open")
    assert number in listed(ewa, "playing")
    second.ask("resign")
    assert number not in listed(ewa, "playing")
    assert number in listed(ola, "mine")
    shown = next(table for table in ola.http.get("/api/tables").json()["mine"] if table["id"] == number)
    assert shown == ewa.http.get(f"/api/tables/{number}").json()
    assert shown["result"]["shares"] == [1.0, 0.0]
    assert ola.http.get("/api/tables/mine").json() == {"kind": "mine", "tables": [shown]}
    ola.http.cookies.clear()
    assert ola.http.get("/api/tables/mine").json()["name"] == "signed-out"


def test_a_private_table_is_listed_only_for_those_who_sit_there(server: Running, come: Come, look: Look) -> None:
    ala, ola, ewa = (come(name, server) for name in ("Ala", "Ola", "Ewa"))
    pages = [look(server), look(server, ewa)]
    number = ala.found("me", "open", private=True)
    second = ola.here(number)  # whoever has the link may come
    second.ask("sit", seat=1)
    for status in ("open", "playing"):
        for person in (ala, ola, ewa):
            assert number not in listed(person, status)
        if status == "open":
            second.ask("start")
    assert number in listed(ala, "mine")
    assert number in listed(ola, "mine")
    assert number not in listed(ewa, "mine")
    late = look(server)
    public = ala.found("me", "open")  # whatever was to be told has been told by then
    for page in (*pages, late):
        page.hear()
        page.until(lambda page=page: public in page.shows("open"))  # type: ignore[misc]
        assert number not in page.said


def test_the_list_is_there_again_after_a_restart(open_server: Open, come: Come, look: Look) -> None:
    server = open_server()
    ala = come("Ala", server)
    tables = [ala.found("me", "open"), ala.found("me", game="sedlec"), ala.found("me", "open", private=True)]
    before = ala.http.get("/api/tables").json()
    server.stop()
    server = open_server()
    page = look(server, come("Ala", server, ala.token))
    assert page.hear() == before
    assert (page.shows("open"), page.shows("playing"), page.shows("mine")) == ([tables[0]], [tables[1]], tables[::-1])


# --- what goes through the socket -------------------------------------------------------------------


def test_first_all_is_told_and_then_what_has_changed(server: Running, come: Come, look: Look) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    old = ala.found("me", "open")
    page = look(server)
    first = page.hear()
    assert first == {"kind": "lobby", "open": [ala.http.get(f"/api/tables/{old}").json()], "playing": [], "mine": []}
    number = ala.found("me", "open")

    def row() -> Message:
        found: Message = ala.http.get(f"/api/tables/{number}").json()
        return found

    assert page.hear() == {"kind": "change", "first": [row()], "last": [], "gone": [], "same": []}
    assert page.shows("open") == [number, old]
    tables = ala.here(number), ola.here(number)
    for table, command in ((tables[1], {"kind": "sit", "seat": 1}), (tables[0], {"kind": "start"})):
        assert table.ask(**command)["kind"] == "done"
        assert page.hear() == {"kind": "change", "first": [row()], "last": [], "gone": [], "same": []}
    assert (page.shows("open"), page.shows("playing")) == ([old], [number])
    tables[0].ask("chat", text="Cześć")  # changes nothing that the lobby shows
    tables[0].answer()
    assert row()["asked"] == [1]
    assert page.hear() == {"kind": "change", "first": [], "last": [], "gone": [], "same": [row()]}
    tables[0].ask("resign")
    assert page.hear() == {"kind": "change", "first": [], "last": [], "gone": [number], "same": []}


def test_many_changes_at_once_are_told_in_one_go(server: Running, come: Come, look: Look) -> None:
    ala = come("Ala", server)
    pages = [look(server), look(server)]
    for page in pages:
        page.hear()
    wanted = wire.NewTable("raverun", ["me", "open"])

    async def open_many() -> list[str]:
        visit = await server.house.people.visit(ala.token)
        assert visit is not None
        return await asyncio.gather(*(server.house.create(visit.player, wanted) for _ in range(10)))

    tables = server.within(open_many)
    for page in pages:
        assert {table["id"] for table in page.hear()["first"]} == set(tables)


def test_what_is_mine_is_told_to_me_alone(server: Running, come: Come, look: Look) -> None:
    ala, ola, ewa = (come(name, server) for name in ("Ala", "Ola", "Ewa"))
    number = ala.found("me", "open", private=True)
    hers, second, others, nobodys = (look(server, person) for person in (ala, ola, ewa, None))
    assert [table["id"] for table in hers.hear()["mine"]] == [number]
    assert second.hear()["mine"] == others.hear()["mine"] == nobodys.hear()["mine"] == []
    table = ola.here(number)
    table.ask("sit", seat=1)
    shown = ala.http.get(f"/api/tables/{number}").json()
    assert hers.hear() == second.hear() == {"kind": "mine", "tables": [shown]}
    table.ask("stand")  # it stays in one's list, so one still hears of it
    table.ask("sit", seat=1)
    ala.here(number).ask("start")
    for page in (hers, second):
        page.until(lambda page=page: page.lists["mine"][0]["status"] == "playing")  # type: ignore[misc]
        assert {message["kind"] for message in page.heard} == {"lobby", "mine"}
    public = ewa.found("me", "open")
    for page in (others, nobodys):
        page.until(lambda page=page: public in page.shows("open"))  # type: ignore[misc]
        assert number not in page.said
    assert others.shows("mine") == [public]
    assert nobodys.shows("mine") == []


def test_whoever_got_up_still_hears_of_the_table(server: Running, come: Come, look: Look) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    number = ala.found("me", "open")
    table = ola.here(number)
    table.ask("sit", seat=1)
    table.ask("stand")
    page = look(server, ola)
    assert [row["id"] for row in page.hear()["mine"]] == [number]
    ala.here(number).ask("bot", seat=1, level="easy")
    page.until(lambda: page.lists["mine"][0]["seats"][1]["kind"] == "bot")


def test_others_come_into_sight_when_tables_go(
    open_server: Open, come: Come, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that were not in memory."""
    monkeypatch.setattr(lobby, "LISTED", 3)
    monkeypatch.setattr(lobby, "KEPT", 5)
    server = open_server(sockets=100)
    ala = come("Ala", server)
    page = look(server)
    page.hear()
    tables = [ala.found("me", game="sedlec") for _ in range(9)][::-1]
    page.until(lambda: page.shows("playing") == tables[:3])
    late = look(server)
    late.hear()
    while tables:
        ala.here(tables.pop(0)).ask("resign")
        for each in (page, late):
            each.until(lambda each=each: each.shows("playing") == tables[:3])  # type: ignore[misc]


def test_whatever_happens_all_pages_show_what_is(
    open_server: Open, come: Come, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LISTED", 4)
    monkeypatch.setattr(lobby, "KEPT", 6)
    monkeypatch.setattr(lobby, "PACE", 0.01)
    server = open_server(sockets=200)
    ala, rng = come("Ala", server), Random(1)
    waiting: list[str] = []
    playing: list[str] = []
    pages = [look(server, ala)]
    pages[0].hear()
    for turn in range(60):
        what = rng.choice(["wait", "wait", "play", "begin", "end", "end"])
        if what == "wait":
            waiting.append(ala.found("me", "open", private=rng.random() < 0.2))
        elif what == "play":
            playing.append(ala.found("me", game="sedlec"))
        elif what == "begin" and waiting:
            table = ala.here(waiting.pop(rng.randrange(len(waiting))))
            table.ask("bot", seat=1, level="easy")
            table.ask("start")
            playing.append(table.latest["table"]["id"])
        elif what == "end" and playing:
            ala.here(playing.pop(rng.randrange(len(playing)))).ask("resign")
        if turn % 20 == 10:
            pages.append(look(server, ala))
            pages[-1].hear()
    for page in pages:
        page.until(lambda page=page: as_listed(page) == as_asked(ala))  # type: ignore[misc]
    now = as_asked(ala)
    server.stop()
    assert as_asked(come("Ala", open_server(), ala.token)) == now


def as_asked(person: Person) -> dict[str, list[Message]]:
    answer = person.http.get("/api/tables").json()
    return {name: answer[name] for name in ("open", "playing", "mine")}


def as_listed(page: Page) -> dict[str, list[Message]]:
    return {name: tables[: lobby.LISTED] for name, tables in page.lists.items()}


# --- nothing is missed ------------------------------------------------------------------------------


def test_what_changes_while_the_first_list_is_made_is_told_after_it(
    server: Running, come: Come, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    old = ala.found("me", "open")
    read, go_on = Event(), Event()
    mine = server.house.lobby.mine

    async def slowly(player: str) -> list[wire.TableInfo]:
        found = await mine(player)
        read.set()
        await asyncio.to_thread(go_on.wait, PATIENCE)
        return found

    monkeypatch.setattr(server.house.lobby, "mine", slowly)
    page = look(server, ala)
    assert read.wait(PATIENCE)
    ola.here(old).ask("sit", seat=1)
    new = ala.found("me", "open")
    go_on.set()
    assert page.hear()["mine"][0]["seats"][1]["kind"] == "empty"
    page.until(lambda: page.shows("mine") == page.shows("open") == [new, old])
    page.until(lambda: all(page.lists[name][1]["seats"][1]["name"] == "Ola" for name in ("mine", "open")))


def test_what_changes_while_the_database_is_asked_again_is_not_lost(
    server: Running, come: Come, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    old, over = ala.found("me", "open"), ala.found("me", game="sedlec")
    page = look(server)
    page.hear()
    read, go_on = Event(), Event()
    load = server.house.store.ask

    async def slowly(work: Any) -> Any:
        monkeypatch.setattr(server.house.store, "ask", load)  # the others go on meanwhile
        found = await load(work)
        read.set()
        await asyncio.to_thread(go_on.wait, PATIENCE)
        return found

    async def doubt() -> None:
        monkeypatch.setattr(server.house.store, "ask", slowly)
        server.house.lobby.doubt()

    server.within(doubt)
    assert read.wait(PATIENCE)
    ola.here(old).ask("sit", seat=1)
    ala.here(over).ask("resign")
    new = ala.found("me", "open")
    go_on.set()
    page.until(lambda: page.shows("open") == [new, old] and not page.shows("playing"))
    assert page.lists["open"][1]["seats"][1]["name"] == "Ola"
    assert page.lists["open"] == ala.http.get("/api/tables").json()["open"]


def test_what_came_and_went_between_two_tellings_stays_in_nobodys_list(
    server: Running, come: Come, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()
    pause = asyncio.sleep

    async def long(seconds: float) -> None:
        await (asyncio.to_thread(go_on.wait, PATIENCE) if seconds == lobby.PACE else pause(seconds))

    monkeypatch.setattr("stolik.server.lobby.asyncio.sleep", long)
    ala = come("Ala", server)
    ala.found("me", "open")  # it is told of, and then nothing for a while
    brief = ala.found("me", game="sedlec")
    page = look(server)
    page.hear()
    ala.here(brief).ask("resign")
    last = ala.found("me", "open")
    go_on.set()
    page.until(lambda: last in page.shows("open"))
    assert page.shows("playing") == []


def test_in_doubt_the_database_decides(server: Running, come: Come, look: Look, caplog: Any) -> None:
    """Also if it does not answer at first."""
    ala = come("Ala", server)
    tables = [ala.found("me", "open") for _ in range(3)]
    page = look(server)
    page.hear()

    async def forget() -> None:
        await server.house.store.do(lambda db: db.execute(text("alter table tables rename to gone")))
        server.house.lobby.doubt()

    def change(db: Session) -> None:
        db.execute(text("alter table gone rename to tables"))
        playing = "update tables set status = 'playing', info = json_set(info, '$.status', 'playing') where id = :id"
        db.execute(text(playing), {"id": tables[1]})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "RETRY", 0.01)
        server.within(forget)
        eventually(lambda: "the lobby cannot be read" in caplog.text)
        assert listed_by(server) == tables[::-1]
        server.within(lambda: server.house.store.do(change))
        page.until(lambda: page.shows("playing") == [tables[1]])
    assert page.shows("open") == [tables[2], tables[0]]


def listed_by(server: Running) -> list[str]:
    async def open_tables() -> list[str]:
        return [table.id for table in (await server.house.lobby.seen_by(None)).open]

    return server.within(open_tables)


# --- what cannot be read ----------------------------------------------------------------------------


@pytest.mark.parametrize("info", ["'{'", "'{}'", "'[1]'", "X'ff'", """'{"id": "a", "game": 1}'"""])
def test_a_row_that_cannot_be_read_costs_its_table_alone(
    open_server: Open, come: Come, look: Look, caplog: pytest.LogCaptureFixture, info: str
) -> None:
    server = open_server()
    ala = come("Ala", server)
    spoilt, good = ala.found("me", "open"), ala.found("me", "open")
    spoil = text(f"update tables set info = {info} where id = '{spoilt}'")
    server.within(lambda: server.house.store.do(lambda db: db.execute(spoil)))
    server.stop()
    server = open_server()
    ala = come("Ala", server, ala.token)
    for _ in range(2):
        page = look(server, ala)
        assert page.hear() == ala.http.get("/api/tables").json()
        assert page.shows("open") == page.shows("mine") == [good]
    assert len([record for record in caplog.records if spoilt in record.getMessage()]) == 1
    new = ala.found("me", "open")
    page.until(lambda: page.shows("open") == page.shows("mine") == [new, good])


def test_nor_does_it_cost_the_table_of_the_best(server: Running, come: Come) -> None:
    ala = come("Ala", server)
    games = [seated(ala, game="sedlec") for _ in range(2)]
    for table in games:
        play(table, Random(1))
    spoilt, good = (table[0].latest["table"]["id"] for table in games)
    spoil = text(f"update tables set info = '{{' where id = '{spoilt}'")
    server.within(lambda: server.house.store.do(lambda db: db.execute(spoil)))
    bests = ala.http.get("/api/games/sedlec/bests").json()
    assert [table["id"] for table in bests["tables"]] == [good]


# --- nobody takes more than a share -----------------------------------------------------------------


def test_many_visitors_cost_the_database_no_more_than_one(server: Running, come: Come, look: Look) -> None:
    ala, ola = come("Ala", server), come("Ola", server)
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        statements.append(statement)

    def change(*pages: Page) -> int:
        """A table is opened and begun; how many statements that took until all pages showed it."""
        statements.clear()
        number = ala.found("me", "easy")
        for page in pages:
            page.until(lambda page=page: number in page.shows("playing"))  # type: ignore[misc]
        return len(statements)

    one = look(server)
    one.hear()
    event.listen(server.house.store.engine, "before_cursor_execute", note)
    before = change(one)
    assert before > 0
    more = [look(server), look(server, ala), look(server, ola), look(server, ala)]
    for page in more:
        page.hear()
    assert change(one, *more) == before
    event.remove(server.house.store.engine, "before_cursor_execute", note)


def test_one_address_has_so_many_connections_to_the_lobby(open_server: Open, look: Look) -> None:
    server = open_server(lobby_per_address=2)
    pages = [look(server) for _ in range(2)]
    assert not any(page.turned_away() for page in pages)
    assert look(server).turned_away()
    assert not look(server, address="127.0.0.2").turned_away()
    pages[0].socket.close()
    eventually(lambda: not look(server).turned_away())
    assert look(server).turned_away()


def test_the_lobby_has_room_for_so_many(open_server: Open, come: Come, look: Look) -> None:
    server = open_server(lobby=2)
    ala = come("Ala", server)
    pages = [look(server), look(server, ala, address="127.0.0.2")]
    assert not any(page.turned_away() for page in pages)
    assert look(server, address="127.0.0.3").turned_away()
    assert ala.http.get("/api/tables").status_code == 200  # so one can still ask
    pages[1].socket.close()
    eventually(lambda: not look(server, address="127.0.0.3").turned_away())


def test_the_lobby_counts_among_the_connections_of_a_person(open_server: Open, come: Come, look: Look) -> None:
    server = open_server(sockets=2)
    ala, ola = come("Ala", server), come("Ola", server)
    table = ala.here(ala.found("me", "open"))
    assert not look(server, ala).turned_away()
    assert look(server, ala).turned_away()
    assert not look(server, ola).turned_away()
    assert not look(server).turned_away()
    table.close()
    eventually(lambda: not look(server, ala).turned_away())
