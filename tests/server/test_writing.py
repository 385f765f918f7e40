"""Whatever a client writes is the same text, with its accents on their letters and without spaces around it."""

from __future__ import annotations

from unicodedata import normalize

from server.people import Come, Running, said, seated
from stolik.server import wire


def apart(text: str) -> str:
    """As some systems paste it."""
    return f"  {normalize('NFD', text)} "


def test_names_lines_and_answers(server: Running, come: Come) -> None:
    ala = come("Ala", server)
    long = "Żółcień Gęślą-Jaźń Źdźbł"
    assert len(long) == 24
    assert ala.http.put("/api/me", json={"name": apart(long)}).json()["name"] == long
    first, second = seated(ala, come("Ola", server))
    assert first.ask("chat", text=apart("Cześć"))["kind"] == "done"
    assert said(second.settled()) == ["Cześć"]
    asked = first if first.my_turn else second
    do = asked.latest["view"]["decision"]["options"][0]["text"]
    assert asked.ask("answer", decision=asked.latest["view"]["decision"]["id"], do=apart(do))["kind"] == "done"


def test_settings_of_a_new_table(server: Running, come: Come) -> None:
    ala = come("Ala", server)
    wanted = {"game": " sedlec ", "seats": ["me", "open"], "options": {" executioners": "yes "}}
    made = ala.http.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    assert ala.http.get(f"/api/tables/{made.json()['id']}").json()["options"]["executioners"] == "yes"


def test_passwords_and_keys_stay_as_they_come() -> None:
    password = apart("zażółć gęślą")
    kept = wire.Keep(password, password)
    assert (kept.password, kept.old) == (password, password)
    assert wire.SignIn(apart("Żółw"), password).password == password
    assert wire.SignIn(apart("Żółw"), password).name == "Żółw"
    assert wire.Chat(key="k-1", text=apart("no")).key == "k-1"
