"""Guests, kept names, sessions, passwords."""

from __future__ import annotations

import asyncio
import hashlib
from itertools import count
from threading import Event, current_thread
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from argon2.exceptions import Argon2Error
from sqlalchemy import select

from server.people import PATIENCE, Come, Open, Person, Running
from stolik.server import limits, people
from stolik.server.models import Player, Session
from stolik.server.people import LASTS

REAL = people.HASHER  # before it is made quick for the tests


@pytest.fixture
def own(open_server: Open) -> Running:
    """A house of their own: kept names stay, and passwords are asked for only so often."""
    return open_server()


def named(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["name"]


def keep(person: Person, password: str = "tajne hasło", old: str = "") -> httpx.Response:
    return person.http.post("/api/me/keep", json={"password": password, "old": old})


def sign_in(person: Person, name: str, password: str = "tajne hasło") -> httpx.Response:
    return person.http.post("/api/sign-in", json={"name": name, "password": password})


def rows(server: Running, model: Any) -> list[Any]:
    return server.within(lambda: server.house.store.do(lambda db: list(db.scalars(select(model)))))


def test_a_guest_has_a_name_and_a_session_that_lasts(come: Come) -> None:
    ala = come("  Ala   z  Łodzi ")
    assert ala.http.get("/api/me").json() == {"id": ala.id, "name": "Ala z Łodzi", "kept": False}
    answer = ala.http.post("/api/me", json={"name": "Ala"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Max-Age={int(LASTS)}" in cookie
    assert "Secure" not in cookie  # at home there is no certificate; with one:
    proxied = ala.http.post("/api/me", json={"name": "Ala"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in proxied.headers["set-cookie"]


BAD = [
    "   ",
    "\t",
    "a\nb",
    "a\x00b",
    "\x1b[31mAla",
    "Ala\u202e",
    "A\u200bla",
    "\ufeffAla",
    "Ala\u2066",
    "<b>Ala</b>",
    "a>b",
]
BAD += ["\u3164", "Ala\u2800", "\u0301la", "\ue000", "\u2028", "\ufdfa" * 8]


def test_a_name_that_could_deceive_is_refused(come: Come) -> None:
    ala = come()
    for name in BAD:
        for ask in (ala.http.post, ala.http.put):
            assert named(ask("/api/me", json={"name": name})) == (422, "bad-name"), repr(name)
    assert ala.http.get("/api/me").json()["name"] == "Ala"


def test_names_of_all_sorts_are_fine(come: Come) -> None:
    ala = come()
    for name in (
        "Ż",
        "Zażółć Gęślą",
        "O'Neil-Smith",
        "李小龍",
        "שרה",
        "Łukasz 2.0",
        "🦊",
        'Zbyszek "Zibi" & co',
        "a" * 24,
    ):
        assert ala.http.put("/api/me", json={"name": name}).json()["name"] == name


def test_a_kept_name_is_nobody_elses_however_it_is_written(own: Running, come: Come) -> None:
    ala, ola = come("Żółwik Ala", own), come("Ola", own)
    assert keep(ala).json() == {"id": ala.id, "name": "Żółwik Ala", "kept": True}
    for name in (
        "Żółwik Ala",
        "żółwik ala",
        "ŻÓŁWIK  ALA",
        "Żółwik\u00a0Ala",
        "Ż\u00f3łwik Ala",
        "Z\u0307ółwik Ala",
        "Żółwik Ａla",
    ):
        for ask in (ola.http.post, ola.http.put):
            assert named(ask("/api/me", json={"name": name})) == (409, "name-taken"), name
    assert ola.http.get("/api/me").json()["name"] == "Ola"
    assert ala.http.put("/api/me", json={"name": "ŻÓŁWIK ALA"}).json()["name"] == "ŻÓŁWIK ALA"  # her own


LOOKALIKES = {
    "Ala": ["AIa", "A1a", "A|a", "\u0410la", "al\u0430", "\u0391LA", "\ua4eela"],
    "Ila": ["ila", "iIa", "lla"],
    "Tomek": ["\u0422omek", "\u0422\u041e\u041c\u0415\u041a", "Tornek", "T0mek"],
    "Łukasz": ["L\u0338ukasz", "l\u0337ukasz", "Łuk\u0430sz"],
    "Gęś": ["Ge\u0322s\u0301"],
}


def test_nor_is_a_name_that_only_looks_like_it(own: Running, come: Come) -> None:
    """Cyrillic and Greek and Lisu letters, a capital I or a one for an l, a nought for an O, marks that look alike."""
    ela = come("Ela", own)
    for name, others in LOOKALIKES.items():
        assert keep(come(name, own)).status_code == 200, name
        for other in others:
            for ask in (ela.http.post, ela.http.put):
                assert named(ask("/api/me", json={"name": other})) == (409, "name-taken"), (name, other)
    for name in ("Ela", "Aia", "Lia", "Tomasz", "Olek", "Alla", "Łukas", "Вова", "Борис"):
        assert ela.http.put("/api/me", json={"name": name}).status_code == 200, name


def test_guests_who_bear_a_name_give_way_to_whoever_keeps_it(own: Running, come: Come) -> None:
    ala, *guests = several = [come(name, own) for name in ("Ala", "ala", "\u0410la", "Ala 2", "Ola")]
    assert keep(ala).status_code == 200
    found = [person.http.get("/api/me").json()["name"] for person in several]
    assert found == ["Ala", "ala 3", "\u0410la 4", "Ala 2", "Ola"]  # each a number that nobody has
    assert [player.name for player in rows(own, Player) if player.kept_as is not None] == ["Ala"]
    ela = guests[-1]
    long = "Ala o bardzo długim imię"
    assert len(long) == 24
    guests[0].http.put("/api/me", json={"name": long})
    keep(ela, "inne hasło")
    assert ela.http.put("/api/me", json={"name": long}).json()["name"] == long  # a kept name moves, and is kept
    assert guests[0].http.get("/api/me").json()["name"] == "Ala o bardzo długim im 2"


def test_a_name_that_two_have_is_kept_by_the_first_who_keeps_it(own: Running, come: Come) -> None:
    ala, other = come("Ala", own), come("ala", own)
    assert keep(ala).status_code == 200
    assert other.http.get("/api/me").json() == {"id": other.id, "name": "ala 2", "kept": False}
    assert named(other.http.put("/api/me", json={"name": "ala"})) == (409, "name-taken")
    other.http.put("/api/me", json={"name": "Ela"})
    assert keep(other).status_code == 200
    assert named(ala.http.put("/api/me", json={"name": "ELA"})) == (409, "name-taken")
    assert ala.http.put("/api/me", json={"name": "Iza"}).status_code == 200
    assert other.http.put("/api/me", json={"name": "Ala"}).status_code == 200  # it is free again


def test_one_signs_in_to_a_kept_name_elsewhere_and_out_again(own: Running, come: Come) -> None:
    ala, ola = come("Ala", own), come("Ola", own)
    keep(ala)
    number = ala.found("me", "open")
    assert named(sign_in(ola, "Ala", "nie to hasło")) == (401, "wrong-password")
    assert named(sign_in(ola, "Nikt")) == (401, "wrong-password")
    assert named(sign_in(ola, "Ala\x00")) == (401, "wrong-password")
    assert ola.http.get("/api/me").json()["name"] == "Ola"
    assert sign_in(ola, " ala ").json() == {"id": ala.id, "name": "Ala", "kept": True}
    assert [table["id"] for table in ola.http.get("/api/tables").json()["mine"]] == [number]
    token = ola.token
    assert ola.http.post("/api/sign-out").status_code == 204
    assert ola.http.get("/api/me").json() is None
    ola.http.cookies.set("stolik", token)
    assert ola.http.get("/api/me").json() is None  # the token is dead, not only forgotten
    assert ala.http.get("/api/me").json()["name"] == "Ala"  # other sessions live on
    ola.http.cookies.clear()
    assert ola.http.post("/api/sign-out").status_code == 204


def test_a_kept_name_gets_a_new_password_only_for_the_old_one(own: Running, come: Come) -> None:
    ala, ola = come("Ala", own), come("Ola", own)
    keep(ala)
    for old in ("", "nie to hasło", "nowe hasło"):
        assert named(keep(ala, "nowe hasło", old)) == (401, "wrong-password")
    assert named(sign_in(ola, "Ala", "nowe hasło")) == (401, "wrong-password")
    assert keep(ala, "nowe hasło", "tajne hasło").json() == {"id": ala.id, "name": "Ala", "kept": True}
    assert named(sign_in(ola, "Ala")) == (401, "wrong-password")
    assert sign_in(ola, "Ala", "nowe hasło").status_code == 200


def test_of_two_who_change_a_password_at_once_one_was_too_late(own: Running, come: Come) -> None:
    ala = come("Ala", own)
    keep(ala)

    async def both() -> list[Any]:
        house = own.house.people
        visits = [await house.visit(ala.token) for _ in range(2)]
        new = [house.keep(visit, f"nowe hasło {n}", "tajne hasło") for n, visit in enumerate(visits) if visit]
        return await asyncio.gather(*new, return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in own.within(both)) == ["Player", "Trouble"]


def test_passwords_are_tried_only_so_often(own: Running, come: Come) -> None:
    ala, ola = come("Ala", own), come("Ola", own)
    keep(ala)
    answers = [named(sign_in(ola, "Ala", "zgaduję")) for _ in range(12)]
    assert answers[0] == (401, "wrong-password")
    assert answers[-1] == (429, "too-many")
    assert named(sign_in(ola, "Ala")) == (429, "too-many")  # also the right one
    assert named(keep(ola)) == (429, "too-many")  # nor are they hashed without end


@pytest.fixture
def _proxied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Callers come from where they say, and time stands still for the limits."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))


def from_elsewhere(person: Person) -> None:
    person.http.headers["X-Forwarded-For"] = f"198.51.100.{next(ADDRESSES)}"


ADDRESSES = count(1)


@pytest.mark.usefixtures("_proxied")
def test_a_name_is_guessed_at_only_so_often_be_it_from_many_addresses(own: Running, come: Come) -> None:
    ala, ola = come("Ala", own), come("Ola", own)
    elsewhere = come("Ela", own)
    keep(ala)
    keep(ola)
    assert sign_in(elsewhere, "Ala").status_code == 200  # the right one does not count
    for _ in range(10):
        from_elsewhere(ola)
        assert named(sign_in(ola, "Ala", "zgaduję")) == (401, "wrong-password")
    from_elsewhere(ola)
    assert named(sign_in(ola, " ALA", "zgaduję")) == (429, "too-many")
    assert named(sign_in(ola, "Ala")) == (429, "too-many")
    assert named(sign_in(ola, "Ola", "zgaduję")) == (401, "wrong-password")  # another name
    # Whoever is signed in to the name is not shut out by that: not from its tables, its password or signing in anew.
    from_elsewhere(ala)
    assert ala.http.get("/api/me").json()["name"] == "Ala"
    assert sign_in(ala, "Ala").status_code == 200
    assert keep(ala, "nowe hasło", "tajne hasło").status_code == 200
    # But the old password is not guessed without end either by whoever has found an open browser.
    answers = [named(keep(ala, "nowe hasło", "zgaduję")) for _ in range(11)]
    assert answers[0] == (401, "wrong-password")
    assert answers[-1] == (429, "too-many")


@pytest.mark.usefixtures("_proxied")
def test_an_owner_does_not_get_more_guesses_by_signing_in_again_and_again(own: Running, come: Come) -> None:
    ala = come("Ala", own)
    keep(ala)
    assert [sign_in(ala, "Ala").status_code for _ in range(12)] == [200] * 10 + [429] * 2
    from_elsewhere(ala)
    for _ in range(10):
        from_elsewhere(ala)
        assert named(keep(ala, "nowe hasło", "zgaduję")) == (401, "wrong-password")
        assert sign_in(ala, "Ala").status_code in (200, 429)
    from_elsewhere(ala)
    assert named(keep(ala, "nowe hasło", "zgaduję")) == (429, "too-many")


def test_hashing_leaves_the_threads_that_others_need_alone(own: Running, come: Come) -> None:
    """However many passwords wait, whoever needs a thread gets one at once."""
    ala = come("Ala", own)
    keep(ala)
    started: list[str] = []
    go_on = Event()

    def slow(*_: object) -> None:
        started.append(current_thread().name)
        assert go_on.wait(PATIENCE)
        raise Argon2Error

    async def many() -> list[Any]:
        house = own.house.people
        waiting = [asyncio.create_task(house.sign_in("Ala", "a", "/")) for _ in range(40)]
        while len(started) < people.HASHING:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(go_on.set)
        return await asyncio.gather(*waiting, return_exceptions=True)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "HASHER", SimpleNamespace(verify=slow))
        outcomes = own.within(many)
    assert len(outcomes) == 40
    assert len(set(started)) == people.HASHING == 2


def test_a_password_that_is_too_short_is_refused(come: Come) -> None:
    ala = come("Jagna")
    assert named(keep(ala, "krótkie")) == (400, "bad-message")
    assert not ala.http.get("/api/me").json()["kept"]


def test_passwords_are_kept_by_argon2_and_tokens_only_as_hashes(own: Running, come: Come) -> None:
    ala = come("Ala", own)
    keep(ala)
    (player,) = rows(own, Player)
    assert player.password.startswith("$argon2id$v=19$")
    assert REAL.memory_cost >= 64 * 1024  # kibibytes
    assert REAL.time_cost >= 3
    assert "tajne" not in player.password
    (session,) = rows(own, Session)
    assert session.token == hashlib.sha256(ala.token.encode()).hexdigest()
    again = come("Ola", own)
    keep(again)
    assert len({player.password for player in rows(own, Player)}) == 2  # salted


def test_two_who_want_one_name_at_the_same_time_do_not_both_get_it(own: Running, come: Come) -> None:
    several = [come("Ala", own) for _ in range(3)]
    house = own.house.people

    async def all_at_once() -> list[Any]:
        visits = [await house.visit(person.token) for person in several]
        kept = [house.keep(visit, "tajne hasło", "") for visit in visits if visit is not None]
        return await asyncio.gather(*kept, return_exceptions=True)

    outcomes = own.within(all_at_once)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Player", "Trouble", "Trouble"]
    assert sum(person.http.get("/api/me").json()["kept"] for person in several) == 1
