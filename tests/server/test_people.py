"""Guests, kept names, sessions, passwords."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from server.people import Come, Open, Person, Running
from stolik.server import people
from stolik.server.models import Player, Session
from stolik.server.people import LASTS

REAL = people.HASHER  # before it is made quick for the tests


@pytest.fixture
def own(open_server: Open) -> Running:
    """A house of their own: kept names stay, and passwords are asked for only so often."""
    return open_server()


def named(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["name"]


def keep(person: Person, password: str = "tajne hasło") -> httpx.Response:
    return person.http.post("/api/me/keep", json={"password": password})


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


def test_a_name_that_two_have_is_kept_by_the_first_who_keeps_it(own: Running, come: Come) -> None:
    ala, other = come("Ala", own), come("ala", own)
    assert keep(ala).status_code == 200
    assert named(keep(other)) == (409, "name-taken")
    assert not other.http.get("/api/me").json()["kept"]
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
    assert named(ola.http.get("/api/me")) == (401, "signed-out")
    ola.http.cookies.set("stolik", token)
    assert named(ola.http.get("/api/me")) == (401, "signed-out")  # the token is dead, not only forgotten
    assert ala.http.get("/api/me").status_code == 200  # other sessions live on
    ola.http.cookies.clear()
    assert ola.http.post("/api/sign-out").status_code == 204


def test_passwords_are_tried_only_so_often(own: Running, come: Come) -> None:
    ala, ola = come("Ala", own), come("Ola", own)
    keep(ala)
    answers = [named(sign_in(ola, "Ala", "zgaduję")) for _ in range(12)]
    assert answers[0] == (401, "wrong-password")
    assert answers[-1] == (429, "too-many")
    assert named(sign_in(ola, "Ala")) == (429, "too-many")  # also the right one
    assert named(keep(ola)) == (429, "too-many")  # nor are they hashed without end


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
        players = [await house.who(person.token) for person in several]
        kept = [house.keep(player, "tajne hasło") for player in players if player is not None]
        return await asyncio.gather(*kept, return_exceptions=True)

    outcomes = own.within(all_at_once)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Player", "Trouble", "Trouble"]
    assert sum(person.http.get("/api/me").json()["kept"] for person in several) == 1
