"""Sign-ins: their owner sees and ends them, and a socket lives no longer than its session."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from server.people import Come, Open, Person, Running, TableSocket, catch_up, eventually, said, seated
from stolik.server import agents, people, sockets
from stolik.server.models import Session

PASSWORD = "tajne hasło"
BROWSERS = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0": "Firefox/Linux",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36": (
        "Chrome/Windows"
    ),
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"
    " Edg/126.0.0.0": "Edge/Windows",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36": (
        "Chrome/Android"
    ),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5"
    " Mobile/15E148 Safari/604.1": "Safari/iPhone",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5"
    " Safari/605.1.15": "Safari/macOS",
    "curl/8.5.0": "curl/",
    "\u202eevil": "/",
    "": "/",
}


@pytest.fixture
def own(open_server: Open) -> Running:
    """A house of their own: kept names stay, and passwords are asked for only so often."""
    return open_server()


@pytest.fixture
def ala(own: Running, come: Come) -> Person:
    ala = come("Ala", own)
    assert ala.http.post("/api/me/keep", json={"password": PASSWORD}).status_code == 200
    return ala


def again(ala: Person, own: Running, come: Come, agent: str = "curl/8") -> Person:
    """The same person, signed in once more elsewhere."""
    other = come("Gość", own)
    answer = other.http.post("/api/sign-in", json={"name": "Ala", "password": PASSWORD}, headers={"User-Agent": agent})
    assert answer.json()["id"] == ala.id
    return other


def sessions(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.http.get("/api/me/sessions").json()["sessions"]
    return found


def alive(person: Person) -> bool:
    return person.http.get("/api/me").json() is not None


@pytest.mark.parametrize(("agent", "told"), BROWSERS.items())
def test_a_browser_is_described_by_its_name_and_its_system(agent: str, told: str) -> None:
    assert agents.described(agent) == told


def test_what_a_browser_says_of_itself_fits_whatever_it_says() -> None:
    assert len(agents.described("a" * 5000)) < agents.LONGEST


def test_the_owner_sees_where_the_name_is_signed_in(own: Running, ala: Person, come: Come) -> None:
    began = time.time()
    firefox = again(ala, own, come, next(iter(BROWSERS)))
    listed = sessions(firefox)
    assert [(session["here"], session["agent"]) for session in listed] == [
        (True, "Firefox/Linux"),
        (False, "python-httpx/"),
    ]
    assert all(began - 60 < session["seen"] <= time.time() for session in listed)
    assert sorted(session["id"] for session in listed) == sorted(session["id"] for session in sessions(ala))
    assert not {session["id"] for session in listed} & {ala.token, firefox.token}
    assert len(sessions(come("Ola", own))) == 1  # of nobody else


def test_when_a_session_was_in_use_is_noted_now_and_then(
    own: Running, ala: Person, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = again(ala, own, come)
    unused = update(Session).values(seen=1000.0)
    own.within(lambda: own.house.store.do(lambda db: db.execute(unused)))
    assert alive(ala)
    assert [session["seen"] > 1000.0 for session in sessions(ala)] == [True, False]
    number = other.found("me", "open")
    own.within(lambda: own.house.store.do(lambda db: db.execute(unused)))
    monkeypatch.setattr(people, "NOTED", 1e12)  # it has just been noted
    at = other.here(number)
    assert [session["seen"] > 1000.0 for session in sessions(ala)] == [False, True]  # whoever is at a table is here
    at.close()
    eventually(lambda: [session["seen"] for session in sessions(ala)] == [1000.0, 1000.0])


def test_the_owner_ends_one_sign_in_and_then_all_others(own: Running, ala: Person, come: Come) -> None:
    first, second, third = (again(ala, own, come) for _ in range(3))
    (id,) = (session["id"] for session in sessions(first) if session["here"])
    ola = come("Ola", own)
    assert ola.http.delete(f"/api/me/sessions/{id}").status_code == 204
    assert alive(first)  # nobody ends somebody else's
    assert ala.http.delete(f"/api/me/sessions/{id}").status_code == 204
    assert ala.http.delete(f"/api/me/sessions/{id}").status_code == 204  # it has ended
    assert [alive(person) for person in (ala, first, second, third)] == [True, False, True, True]
    assert second.http.delete("/api/me/sessions").status_code == 204
    assert [alive(person) for person in (ala, second, third, ola)] == [False, True, False, True]
    assert len(sessions(second)) == 1


def test_a_new_password_ends_all_other_sessions(own: Running, ala: Person, come: Come) -> None:
    other = again(ala, own, come)
    assert other.http.post("/api/me/keep", json={"password": "nowe hasło", "old": "nie to"}).status_code == 401
    assert alive(ala)
    assert other.http.post("/api/me/keep", json={"password": "nowe hasło", "old": PASSWORD}).status_code == 200
    assert not alive(ala)
    assert alive(other)


def sign_out(ala: Person, _: Person) -> None:
    ala.http.post("/api/sign-out")


def ended_elsewhere(ala: Person, other: Person) -> None:
    (id,) = (session["id"] for session in sessions(ala) if session["here"])
    other.http.delete(f"/api/me/sessions/{id}")


def all_others_ended(_: Person, other: Person) -> None:
    other.http.delete("/api/me/sessions")


def new_password(_: Person, other: Person) -> None:
    assert other.http.post("/api/me/keep", json={"password": "nowe hasło", "old": PASSWORD}).status_code == 200


@pytest.mark.parametrize("end", [sign_out, ended_elsewhere, all_others_ended, new_password])
def test_a_socket_ends_with_its_session_and_nothing_that_it_sends_counts(
    own: Running, ala: Person, come: Come, end: Callable[[Person, Person], None]
) -> None:
    other, ola = again(ala, own, come), come("Ola", own)
    first, second = seated(ala, ola)
    number = first.latest["table"]["id"]
    third = other.here(number)
    tab = ala.here(number)
    end(ala, other)
    with suppress(ConnectionClosed):
        for _ in range(3):
            first.send("chat", text="Jeszcze ja!")
    assert first.end() == tab.end() == (1008, "signed-out")
    assert own.room(number).record.seq == second.latest["seq"]
    assert third.ask("chat", text="Ja tak.")["kind"] == "done"  # the other session lives on
    assert said(second.settled()) == ["Ja tak."]
    (session,) = own.within(
        lambda: own.house.store.do(lambda db: list(db.scalars(select(Session).where(Session.player == ala.id))))
    )
    assert own.house.visitors.sessions >= {session.id}
    assert len(own.house.visitors.sessions) == 2


def test_what_is_on_its_way_when_a_session_ends_does_not_count(
    own: Running, ala: Person, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = seated(ala, come("Ola", own))
    # The line stays open until something comes through it.
    monkeypatch.setattr(sockets.Connection, "end", lambda self, trouble: setattr(self, "trouble", trouble))
    sign_out(ala, ala)
    first.send("chat", text="Jeszcze ja!")
    assert first.end() == (1008, "signed-out")
    assert own.room(first.latest["table"]["id"]).record.seq == second.latest["seq"]


def names_of(table: TableSocket) -> list[str]:
    return [line["name"] for message in table.heard if message["kind"] == "chat" for line in message["lines"]]


def test_open_sockets_bear_a_new_name_at_once(own: Running, ala: Person, come: Come) -> None:
    other, ola = again(ala, own, come), come("Ola", own)
    first, second = tables = seated(ala, ola)
    elsewhere = other.here(first.latest["table"]["id"])
    assert first.ask("chat", text="Ala")["kind"] == "done"
    assert other.http.put("/api/me", json={"name": "Iza"}).status_code == 200
    for table in (first, elsewhere):
        assert table.ask("chat", text="Iza")["kind"] == "done"
        assert [message["you"]["name"] for message in table.heard if message["kind"] == "you"] == ["Iza"]
    assert ola.http.put("/api/me", json={"name": "Ela"}).status_code == 200
    assert second.ask("chat", text="Ela")["kind"] == "done"
    assert names_of(first.settled()) == names_of(second) == ["Ala", "Iza", "Iza", "Ela"]
    assert first.answer()["kind"] == "done"
    catch_up(tables)
    # The seat is called as when she sat down: by another name it would tell which answers she gave with her own hand.
    assert second.latest["frames"][-1]["name"] == "Ala"


def test_a_guest_at_a_table_gives_way_to_whoever_keeps_the_name(own: Running, come: Come) -> None:
    guest, ola = come("Ala", own), come("Ola", own)
    first, second = seated(guest, ola)
    ala = come("ALA", own)
    assert ala.http.post("/api/me/keep", json={"password": PASSWORD}).status_code == 200
    assert first.until("you")["you"] == {"id": guest.id, "name": "Ala 2", "kept": False}
    assert first.ask("chat", text="To nie ja.")["kind"] == "done"
    assert names_of(second.settled()) == ["Ala 2"]


def test_whose_new_name_cannot_be_read_comes_back_with_it(
    own: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    ola = come("Ola", own)
    table = ola.here(ola.found("me", "open"))

    async def broken(_: str) -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(own.house.people, "named", broken)
        assert ola.http.put("/api/me", json={"name": "Ela"}).status_code == 200
    assert table.end() == (1013, "busy")
    assert ola.here(table.latest["table"]["id"]).latest["you"]["name"] == "Ela"
