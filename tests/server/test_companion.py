"""The table companion over HTTP, and the best games of whoever plays alone."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

from server.people import Come, Person, Running, play, seated

F_SOS = "PK\nPZ\nZPC\nZKL\nPLLC\nCPZP"


@pytest.fixture
def asking(house: Running) -> httpx.Client:
    return httpx.Client(base_url=house.address)


def name(answer: httpx.Response) -> str:
    return str(answer.json()["name"])


# --- the companion ----------------------------------------------------------------------------------


def test_a_real_stack_is_scored_and_explained(asking: httpx.Client) -> None:
    """F-sos: K6 C3 P10 L6 Z8."""
    answer = asking.post("/api/games/sedlec/score", json={"text": F_SOS})
    assert answer.status_code == 200
    (scored,) = answer.json()["scored"]
    assert scored["data"]["points"] == {"K": 6, "C": 3, "P": 10, "L": 6, "Z": 8, "X": 0}
    assert scored["verdicts"][-1] == {"label": "total", "values": {"points": "33"}}
    assert [0, 1, "C"] in scored["data"]["marks"]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("", {"label": "bad-empty"}),
        ("KQKK", {"label": "bad-mark", "names": "K C P L Z X .", "line": "Q"}),
        ("KK", {"label": "bad-width", "count": "2", "line": "KK"}),
        ("K\nKK\nKKKK", {"label": "bad-level", "number": "2", "most": "4", "count": "2", "line": "KK"}),
        ("stack", {"label": "bad-below", "line": "stack"}),
        ("KK..\nKKKK", {"label": "bad-box", "skull": "0", "most": "5", "count": "6"}),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(asking: httpx.Client, text: str, facts: dict[str, str]) -> None:
    answer = asking.post("/api/games/sedlec/score", json={"text": text})
    assert (answer.status_code, name(answer)) == (422, "not-scored")
    assert answer.json()["facts"] == facts


def test_bad_messages_are_refused(asking: httpx.Client) -> None:
    for body in ({}, {"text": 5}, {"text": "K" * 1001}, {"text": F_SOS, "more": 1}):
        assert name(asking.post("/api/games/sedlec/score", json=body)) == "bad-message"
    assert name(asking.post("/api/games/raverun/score", json={"text": F_SOS})) == "nothing-to-score"
    assert name(asking.get("/api/games/raverun/score")) == "nothing-to-score"
    assert name(asking.post("/api/games/nothing/score", json={"text": F_SOS})) == "unknown-game"


def test_the_sheet_shows_all_that_can_be_scored(asking: httpx.Client) -> None:
    sheet = asking.get("/api/games/sedlec/score").json()
    assert (sheet["marks"], sheet["nothing"], len(sheet["forms"]), len(sheet["extras"])) == ("KCPLZX", ".", 8, 6)
    wide, slim, *features = sheet["forms"]
    assert [len(line) for line in wide["lines"]] == [2, 2, 3, 3, 4, 4]
    assert [len(line) for line in slim["lines"]] == [1, 1, 2, 2, 3, 3]
    assert wide["lines"][0] == [[2, 6], [4, 6]]
    for form in (wide, slim, *features):  # and each is understood as it is written
        lines = ["." * len(line) for line in form["lines"]]
        text = "\n".join([sheet["extras"][0]["header"], form["header"], *lines])
        assert asking.post("/api/games/sedlec/score", json={"text": text}).status_code == 200, form
        assert sum(map(len, form["lines"])) == (12 if form is slim else 18)


# --- the shelf, and the best games ------------------------------------------------------------------


def test_the_shelf_says_what_a_number_of_players_brings_with_it(asking: httpx.Client) -> None:
    shelf = {game["id"]: game for game in asking.get("/api/games").json()["games"]}
    assert shelf["sedlec"]["usual"] == [{"monstrance": "yes"}, {}, {}, {"executioners": "yes"}]
    assert shelf["sedlec"]["scores"] is True
    assert (shelf["raverun"]["usual"], shelf["raverun"]["scores"]) == ([{}, {}], False)


def alone(person: Person, seed: int, **more: Any) -> dict[str, Any]:
    """A game played alone at random; the table as it ended."""
    tables = seated(person, game="sedlec", **more)
    play(tables, Random(seed))
    table: dict[str, Any] = tables[0].latest["table"]
    assert table["status"] == "over"
    return table


def test_the_best_games_of_whoever_plays_alone(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    played = [alone(ala, 1), alone(ala, 2), alone(ala, 3, options={"executioners": "yes"})]
    for table in played:
        (points,) = table["result"]["points"]
        title = table["result"]["says"]["values"]["title"]
        assert title == sum(points >= needed for needed in (60, 65, 70, 75))  # SED.solo.10
    bests = ala.http.get("/api/games/sedlec/bests").json()["tables"]
    order = sorted(played, key=lambda table: -table["result"]["points"][0])
    assert [table["result"]["points"] for table in bests] == [table["result"]["points"] for table in order]
    assert {table["id"] for table in bests} == {table["id"] for table in played}
    assert ola.http.get("/api/games/sedlec/bests").json() == {"tables": []}


def test_only_own_games_alone_that_were_played_to_the_end_count(come: Come) -> None:
    """Whoever plays on from a position has seen what comes."""
    ala, ola = come("Ala"), come("Ola")
    (given_up,) = seated(ala, game="sedlec")
    assert given_up.ask("resign")["kind"] == "done"
    both = seated(ala, ola, game="sedlec")
    play(both, Random(1))
    finished = alone(ala, 4)
    again = ala.http.post(f"/api/tables/{finished['id']}/branch", json={"at": 2, "seat": 0, "level": "easy"}).json()
    branch = ala.here(again["id"])
    play([branch], Random(5))
    assert branch.latest["table"]["status"] == "over"
    bests = ala.http.get("/api/games/sedlec/bests").json()["tables"]
    assert [table["id"] for table in bests] == [finished["id"]]
    assert len(both[0].latest["table"]["result"]["points"]) == 2


def test_nobody_in_particular_has_no_best_games(asking: httpx.Client, come: Come) -> None:
    assert name(asking.get("/api/games/sedlec/bests")) == "signed-out"
    assert name(come("Ala").http.get("/api/games/nothing/bests")) == "unknown-game"
