"""Lessons over HTTP: each carries what is said to every answer that can be listed, and other answers are judged."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.people import Come, Person, Running
from stolik import games

HERE = "/api/games"


@pytest.fixture
def asking(house: Running) -> httpx.Client:
    return httpx.Client(base_url=house.address)


def name(answer: httpx.Response) -> str:
    return str(answer.json()["name"])


def attempt(asking: httpx.Client, lesson: str, question: int, answer: str) -> dict[str, Any]:
    judged = asking.post(f"{HERE}/{lesson}", json={"question": question, "answer": answer})
    assert judged.status_code == 200
    found: dict[str, Any] = judged.json()
    return found


def test_the_shelf_lists_the_lessons(asking: httpx.Client) -> None:
    shelf = {game["id"]: game["lessons"] for game in asking.get(HERE).json()["games"]}
    row = [lesson["id"] for lesson in shelf["sedlec"] if not lesson["variant"]]
    assert row == ["dig", "hand", "place", "peasant", "king", "priest", "lover", "bandit", "tie"]
    assert shelf["sedlec"][-1] == {"id": "executioner", "questions": 1, "variant": {"executioners": "yes"}}
    assert [lesson["questions"] for lesson in shelf["raverun"]] == [1, 1, 1, 1, 3, 1, 2, 1, 2]


def test_the_shelf_says_what_is_reconstructed(asking: httpx.Client) -> None:
    """The data files of all but Raverun say of themselves that something in them is."""
    made = {game["id"]: game["made"] for game in asking.get(HERE).json()["games"]}
    assert {game for game, said in made.items() if said} == {"ankhmorpork", "cheers", "sedlec", "words"}
    assert made["cheers"] == {"pl": "Karty są odtworzone", "en": "The cards are reconstructed"}


@pytest.mark.parametrize("game", [name for name in games.names() if games.get(name).teaching.lessons])
def test_every_listed_answer_is_judged_as_it_says(asking: httpx.Client, game: str) -> None:
    """In full for every lesson: the replies are what judging gives, and one of them is right."""
    for lesson in games.get(game).teaching.lessons:
        found = asking.get(f"{HERE}/{game}/lessons/{lesson.id}").json()
        assert (found["id"], found["rules"]) == (lesson.id, list(lesson.rules))
        assert found["names"][:2] == ["", "Zenon"][: len(found["names"])]
        for number, (beat, question) in enumerate(zip(lesson.beats, found["questions"], strict=True)):
            replies = question["replies"]
            assert any(reply["right"] for reply in replies.values()), lesson.id
            assert set(beat.refused) == {answer for answer, reply in replies.items() if reply["rule"]}
            judged = beat.right[0] if beat.ask in ("do", "say") else " ".join(sorted(beat.right))
            assert attempt(asking, f"{game}/lessons/{lesson.id}", number, judged) == replies[judged]


def test_what_comes_of_an_answer_is_shown(asking: httpx.Client) -> None:
    right = attempt(asking, "sedlec/lessons/priest", 0, "stack b14 1,3")
    assert right["view"]["state"]["stack"][0] == ["b05", "b07", "b14"]
    assert (right["right"], right["says"], right["rule"]) == (True, "right-1", None)
    assert {"event": "stacked", "seat": 0, "card": "b14", "column": 1, "number2": 3} in right["events"]
    wrong = attempt(asking, "sedlec/lessons/priest", 0, "stack b14 4,1")
    assert (wrong["right"], wrong["says"], wrong["view"]["state"]["stack"][0][-1]) == (False, "wrong-1", "b14")
    refused = attempt(asking, "sedlec/lessons/priest", 0, "stack b14 3,3")
    assert (refused["right"], refused["says"], refused["rule"]) == (False, "", "SED.place.3")
    assert (refused["events"], refused["view"]) == ([], None)
    assert attempt(asking, "sedlec/lessons/priest", 0, "dance")["rule"] == "SED.turn.1"


def test_numbers_and_marks_are_judged(asking: httpx.Client) -> None:
    assert attempt(asking, "sedlec/lessons/king", 0, "5")["right"]
    assert attempt(asking, "sedlec/lessons/king", 0, "4")["says"] == "wrong-1-king"
    assert attempt(asking, "sedlec/lessons/king", 0, "many")["says"] == "wrong-1"
    assert attempt(asking, "sedlec/lessons/tie", 1, "0")["right"]
    assert attempt(asking, "sedlec/lessons/tie", 1, "1 0")["says"] == "wrong-2-shared"
    assert attempt(asking, "sedlec/lessons/tie", 1, "")["says"] == "wrong-2-shared"
    assert attempt(asking, "raverun/lessons/top", 0, "2")["says"] == "wrong-1-below"


def test_the_moment_before_is_shown_and_nobody_is_asked_in_it(asking: httpx.Client) -> None:
    first, second, _ = asking.get(f"{HERE}/raverun/lessons/greens").json()["questions"]
    assert first["view"]["decision"] is None
    told = [event["event"] for event in first["replies"]["0"]["events"]]
    assert "offered" in told
    assert first["replies"]["0"]["view"] is None  # the next question shows it
    assert second["view"]["decision"]["seats"] == [0]


def test_what_is_thought_of_is_judged_without_being_done(asking: httpx.Client) -> None:
    def thought(answer: str) -> dict[str, Any]:
        given = {"question": 0, "answer": answer}
        found: dict[str, Any] = asking.post(f"{HERE}/sedlec/lessons/priest/thought", json=given).json()
        return found

    assert thought("stack b14 1,3") == {"rule": "", "preview": {}}
    assert thought("stack b14 3,3") == {"rule": "SED.place.3", "preview": {}}
    assert (
        name(asking.post(f"{HERE}/sedlec/lessons/none/thought", json={"question": 0, "answer": "1"}))
        == "no-such-lesson"
    )


def test_lessons_may_be_kept(asking: httpx.Client) -> None:
    for path in ("raverun/lessons/top", "raverun/pl/lessons"):
        first = asking.get(f"{HERE}/{path}")
        assert first.headers["Cache-Control"] == "no-cache"
        again = asking.get(f"{HERE}/{path}", headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
        assert asking.get(f"{HERE}/{path}", headers={"If-None-Match": '"other"'}).status_code == 200
    assert "lesson-top = Wierzch stosu" in asking.get(f"{HERE}/raverun/pl/lessons").json()["texts"]


def test_there_are_no_other_lessons(asking: httpx.Client) -> None:
    for path in ("sedlec/lessons/1", "sedlec/lessons/nothing", "raverun/lessons/dig"):
        assert name(asking.get(f"{HERE}/{path}")) == "no-such-lesson", path
        assert name(asking.post(f"{HERE}/{path}", json={"question": 0, "answer": "1"})) == "no-such-lesson"
    assert name(asking.post(f"{HERE}/raverun/lessons/top", json={"question": 1, "answer": "1"})) == "no-such-lesson"
    assert name(asking.get(f"{HERE}/nothing/lessons/top")) == "unknown-game"
    assert asking.get(f"{HERE}/raverun/de/lessons").status_code == 400
    for body in ({}, {"answer": "1"}, {"question": -1, "answer": "1"}, {"question": 0, "answer": "x" * 201}):
        assert name(asking.post(f"{HERE}/raverun/lessons/top", json=body)) == "bad-message"


# --- what somebody has done ---


def done(person: Person) -> list[str]:
    found: list[str] = person.http.get("/api/me/lessons").json()["done"]
    return found


def learn(person: Person, *lessons: str) -> list[str]:
    found: list[str] = person.http.post("/api/me/lessons", json={"done": lessons}).json()["done"]
    return found


def test_what_is_done_is_kept_in_the_order_of_the_lessons(come: Come) -> None:
    ala, bolek = come("Ala"), come("Bolek")
    assert done(ala) == []
    assert learn(ala, "sedlec/dig") == ["sedlec/dig"]
    assert learn(ala, "raverun/win", "raverun/top", "sedlec/dig", "raverun/nothing", "") == [
        *("raverun/top", "raverun/win", "sedlec/dig"),
    ]
    assert done(ala) == ["raverun/top", "raverun/win", "sedlec/dig"]
    assert done(bolek) == []


def test_it_is_kept_with_the_name_wherever_one_signs_in(ala: Person, ola: Person) -> None:
    learn(ala, "raverun/top")
    assert ala.http.post("/api/me/keep", json={"password": "tajne hasło", "old": ""}).status_code == 200
    assert done(ola) == []
    assert ola.http.post("/api/sign-in", json={"name": "Ala", "password": "tajne hasło"}).status_code == 200
    assert done(ola) == ["raverun/top"]


def test_nobody_learns_without_a_name(asking: httpx.Client) -> None:
    assert name(asking.get("/api/me/lessons")) == "signed-out"
    assert name(asking.post("/api/me/lessons", json={"done": []})) == "signed-out"


def test_a_message_is_not_endless(come: Come) -> None:
    ala = come("Ala")
    for body in ({}, {"done": "raverun/top"}, {"done": ["x"] * 501}, {"done": ["x" * 82]}):
        assert name(ala.http.post("/api/me/lessons", json=body)) == "bad-message"
