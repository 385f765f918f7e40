"""What one can do with a table beyond playing: take back, ask for a hint, look back, play on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

from server.people import Come, Message, Open, Person, Running, TableSocket, catch_up, eventually, fault, play, seated
from stolik import games
from stolik.engine.errors import LogError
from stolik.engine.log import verify
from stolik.engine.table import Table


def test_the_shelf_and_the_texts_of_a_game(house: Running) -> None:
    with httpx.Client(base_url=house.address) as client:
        shelf = client.get("/api/games").json()
        players = {game["id"]: game["players"] for game in shelf["games"]}
        assert players == {
            "ankhmorpork": [2, 3, 4],
            "cheers": [2, 3, 4, 5, 6],
            "raverun": [2, 3],
            "sedlec": [1, 2, 3, 4],
            "words": [2, 3, 4],
        }
        assert shelf["levels"] == ["easy", "medium", "hard", "master"]
        for language in ("pl", "en"):
            texts = client.get(f"/api/games/raverun/{language}").json()
            assert texts["language"] == language
            assert "prompt-first_card" in texts["texts"]
            assert {"RAV.setup.3"} <= {rule["id"] for rule in texts["rules"]}
            assert {"STOLIK.turn"} <= {rule["id"] for rule in texts["house"]}
            assert len(texts["cards"]) == 24
            assert texts["faces"] == {}
        faces = client.get("/api/games/ankhmorpork/pl").json()["faces"]
        assert len(faces) == 101
        assert faces["captain-carrot"] == {
            "deck": "green",
            "symbols": ["agent", "remove_trouble", "money"],
            "money": 1,
            "effect": "",
            "effect_english": "",
        }


# --- a table for one --------------------------------------------------------------------------------


def test_a_table_for_one_begins_at_once_and_is_played_to_its_end(house: Running, come: Come) -> None:
    """What a single seat leaves no choice about need not be said; wrong options are refused with the reason."""
    ala = come("Ala")
    (table,) = seated(ala, game="sedlec")
    assert table.latest["table"]["options"] == {"executioners": "no", "monstrance": "yes"}
    assert table.decision is not None
    assert table.decision["step"] == "opening"
    play([table], Random(1))
    assert house.room(table.latest["table"]["id"]).record.status == "over"
    refused = ala.http.post("/api/tables", json={"game": "sedlec", "seats": ["me"], "options": {"monstrance": "no"}})
    assert refused.status_code == 422
    assert "one player plays the Monstrance" in refused.text


# --- taking back ------------------------------------------------------------------------------------


def undoable(house: Running, tables: list[TableSocket], rng: Random, answers: int = 1) -> TableSocket | None:
    """Play until somebody could take so many answers back; None if it never comes to that."""
    room = house.room(tables[0].latest["table"]["id"])
    while room.record.status == "playing":
        game = room.record.table
        assert game is not None
        seat = takes_back(game, answers)
        if seat is not None:
            return tables[seat]
        play(tables, rng, 1)
    return None


def takes_back(game: Table, answers: int) -> int | None:
    """The seat that could take so many answers back."""
    twin = game.clone()
    for _ in range(answers):
        seat = twin.can_undo
        if seat is None:
            return None
        twin.undo(seat)
    return seat


def undo(table: TableSocket) -> Message:
    assert table.decision is not None
    return table.ask("undo", decision=table.decision["id"])


def test_one_takes_back_the_own_last_answer_and_nobody_else_does(house: Running, come: Come) -> None:
    first, second = tables = seated(come("Ala"), come("Ola"))
    assert fault(undo(first)) == "cannot-undo"  # nothing was done yet
    mover = undoable(house, tables, Random(3))
    assert mover is not None
    assert mover.latest["view"]["can_undo"]
    other = second if mover is first else first
    assert not other.latest["view"]["can_undo"]
    assert fault(undo(other)) == "cannot-undo"
    before = mover.latest
    assert undo(mover)["kind"] == "done"
    catch_up(tables)
    assert mover.latest["frames"][-1]["kind"] == "undo"
    assert mover.latest["view"]["decision"]["id"] > before["view"]["decision"]["id"]
    assert mover.my_turn


def test_nothing_is_taken_back_past_a_reveal(come: Come) -> None:
    first, second = tables = seated(come("Ala"), come("Ola"))
    first.answer()
    assert not first.latest["view"]["can_undo"]  # a sealed pick is binding
    assert fault(undo(first)) == "cannot-undo"
    second.answer()
    catch_up(tables)
    for table in tables:
        assert not table.latest["view"]["can_undo"]
        assert fault(undo(table)) == "cannot-undo"


def test_what_was_taken_back_twice_is_shown_so_in_the_replay(house: Running, come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    mover = None
    for number in range(30):
        tables = seated(ala, ola)
        mover = undoable(house, tables, Random(number), 2)
        if mover is not None:
            break
    assert mover is not None
    assert undo(mover)["kind"] == undo(mover)["kind"] == "done"
    catch_up(tables)
    tables[0].ask("resign")
    positions = ala.http.get(f"/api/tables/{tables[0].latest['table']['id']}/replay").json()["positions"]
    assert [position["do"] for position in positions[-3:]] == ["undo", "undo", "resign"]
    assert [position["undone"] for position in positions[-6:]] == [False, True, True, False, False, False]
    assert positions[-2]["view"]["state"] == positions[-6]["view"]["state"]


# --- hints ------------------------------------------------------------------------------------------


def test_a_hint_names_a_legal_option_and_a_reason(come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"))
    assert first.decision is not None
    hint = first.ask("hint", decision=0)
    assert hint["kind"] == "hint"
    assert hint["do"] in [option["text"] for option in first.decision["options"]]
    assert hint["decision"] == 0
    assert hint["why"]
    assert first.settled().latest["seq"] == second.latest["seq"]  # it is no move
    assert "hint" not in [message["kind"] for message in second.settled().heard]
    assert first.ask("answer", decision=0, do=hint["do"])["kind"] == "done"


def test_one_hint_is_thought_up_at_a_time(come: Come) -> None:
    """Where the machine is so busy that a hint is there before anybody can ask again, another table is tried."""
    refused: list[Message] = []
    for _ in range(5):
        (table,) = seated(come(), bots=("easy",))
        keys = [table.send("hint", decision=0) for _ in range(20)]
        answers: dict[str, Message] = {}
        while len(answers) < 20:
            message = table.hear()
            if message.get("key") in keys:
                answers[message["key"]] = message
        assert answers[keys[0]]["kind"] == "hint"
        assert table.ask("hint", decision=0)["kind"] == "hint"
        refused = [answer for answer in answers.values() if answer["kind"] == "fault"]
        if refused:
            break
    assert {fault(answer) for answer in refused} == {"too-many"}


# --- looking back -----------------------------------------------------------------------------------


def finished(people: list[Person], number: int) -> list[TableSocket]:
    tables = seated(*people)
    play(tables, Random(number))
    assert tables[0].latest["table"]["status"] == "over"
    return tables


def test_the_log_of_a_finished_game_can_be_verified_and_no_line_of_it_changed(come: Come) -> None:
    ala, ewa = come("Ala"), come("Ewa")
    tables = finished([ala, come("Ola")], 1)
    number = tables[0].latest["table"]["id"]
    answer = ewa.http.get(f"/api/tables/{number}/log")
    assert answer.headers["content-disposition"] == f'attachment; filename="raverun-{number}.jsonl"'
    lines = [json.loads(line) for line in answer.text.splitlines()]
    table = verify(lines, games.get)
    assert table.shares == tables[0].latest["table"]["result"]["shares"]
    assert table.names == ["Ala", "Ola"]
    assert lines[0]["commitment"] == tables[0].latest["table"]["commitment"]
    lines[5]["hash"] = lines[4]["hash"]
    with pytest.raises(LogError):
        verify(lines, games.get)


def test_a_game_that_has_not_begun_has_neither_log_nor_replay(come: Come) -> None:
    ala = come()
    number = ala.found("me", "open")
    for path in ("log", "replay"):
        answer = ala.http.get(f"/api/tables/{number}/{path}")
        assert (answer.status_code, answer.json()["name"]) == (409, "not-playing")


def test_a_finished_game_is_replayed_from_every_seat_and_with_all_cards_open(come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    tables = finished([ala, ola], 2)
    number = tables[0].latest["table"]["id"]
    opened = ewa.http.get(f"/api/tables/{number}/replay").json()
    assert (opened["open"], opened["seat"], opened["names"]) == (True, None, ["Ala", "Ola"])
    assert opened["positions"][0]["do"] == "start"
    assert None not in opened["positions"][0]["view"]["state"]["hand"][0]
    assert opened["positions"][-1]["view"]["decision"] is None
    moves = [frame for table in tables[:1] for message in table.heard for frame in message.get("frames", ())]
    played = [frame for frame in moves if frame["kind"] in ("start", "answer")]
    assert len(opened["positions"]) == len(played)
    for seat in (0, 1):
        eyes = ewa.http.get(f"/api/tables/{number}/replay", params={"seat": seat}).json()
        assert (eyes["open"], eyes["seat"]) == (False, seat)
        first = eyes["positions"][0]["view"]["state"]
        assert first["hand"][seat] == opened["positions"][0]["view"]["state"]["hand"][seat]
        assert set(first["hand"][1 - seat]) == {None}
        # As it was: the views that this seat was shown while it played.
        shown = [message["view"]["state"] for message in tables[seat].heard if message.get("view")]
        assert eyes["positions"][-1]["view"]["state"] == shown[-1]
        for position in eyes["positions"]:
            assert position["view"]["state"] in shown
    refused = ewa.http.get(f"/api/tables/{number}/replay", params={"seat": 2})
    assert (refused.status_code, refused.json()["name"]) == (404, "no-such-seat")
    refused = ewa.http.get(f"/api/tables/{number}/replay", params={"seat": 12})
    assert (refused.status_code, refused.json()["name"]) == (400, "bad-message")


def branch(person: Person, number: str, **values: Any) -> httpx.Response:
    return person.http.post(f"/api/tables/{number}/branch", json={"seat": 0, "level": "easy", **values})


def test_one_plays_on_from_any_position_of_a_finished_game(come: Come) -> None:
    ala, ewa = come("Ala"), come("Ewa")
    tables = finished([ala, come("Ola")], 3)
    number = tables[0].latest["table"]["id"]
    positions = ala.http.get(f"/api/tables/{number}/replay").json()["positions"]
    for at in (0, 1, 7, len(positions) - 2):
        answer = branch(ewa, number, at=at, seat=1)
        assert answer.status_code == 201, answer.text
        info = ewa.http.get(f"/api/tables/{answer.json()['id']}").json()
        assert (info["origin"], info["private"], info["status"]) == (number, True, "playing")
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        replay = ewa.http.get(f"/api/tables/{answer.json()['id']}/replay").json()
        eyes = ewa.http.get(f"/api/tables/{number}/replay", params={"seat": 1}).json()
        assert replay["positions"][at]["view"]["state"] == eyes["positions"][at]["view"]["state"]
    table = ewa.here(answer.json()["id"])
    while table.wait_for_turn():
        assert table.answer()["kind"] == "done"
    assert table.latest["table"]["result"]["reason"] == "over"


def test_a_branch_of_a_game_that_somebody_left_begins_where_the_replay_shows_it(come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    tables = seated(ala, ola, ewa)
    play(tables, Random(1), 4)
    tables[2].ask("resign")
    catch_up(tables)
    number = tables[0].latest["table"]["id"]
    for _ in range(3):
        while not any(table.my_turn for table in tables[:2]):
            tables[0].hear()
            catch_up(tables)
        play(tables[:2], Random(2), 1)
        catch_up(tables)
    tables[0].ask("resign")
    tables[1].ask("resign")
    positions = ala.http.get(f"/api/tables/{number}/replay").json()["positions"]
    at = next(i for i, position in enumerate(positions) if position["do"] == "resign") + 1
    eyes = ala.http.get(f"/api/tables/{number}/replay", params={"seat": 0}).json()["positions"]
    assert positions[at]["do"] != "resign"
    made = branch(ala, number, at=at).json()["id"]
    own = ala.http.get(f"/api/tables/{made}/replay").json()["positions"]
    assert own[at - 1]["view"]["state"] == eyes[at]["view"]["state"]


def test_a_branch_that_cannot_be_is_refused(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    running = seated(ala, ola)[0].latest["table"]["id"]
    tables = finished([ala, ola], 4)
    number = tables[0].latest["table"]["id"]
    last = len(ala.http.get(f"/api/tables/{number}/replay").json()["positions"]) - 1

    def refusal(answer: httpx.Response) -> tuple[int, str]:
        return answer.status_code, answer.json()["name"]

    assert refusal(branch(ala, running, at=0)) == (409, "not-over")
    assert refusal(branch(ala, number, at=last)) == (422, "bad-options")  # there it is over
    assert refusal(branch(ala, number, at=last + 1)) == (422, "bad-options")
    assert refusal(branch(ala, number, at=-1)) == (400, "bad-message")
    assert refusal(branch(ala, number, at=0, seat=2)) == (404, "no-such-seat")
    assert refusal(branch(ala, number, at=0, seat=12)) == (400, "bad-message")
    assert refusal(branch(ala, number, at=0, level="genius")) == (400, "bad-message")
    assert refusal(branch(ala, "nowhere", at=0)) == (404, "unknown-table")
    assert number in [table["id"] for table in ala.http.get("/api/tables/mine").json()["tables"]]


# --- tables in memory -------------------------------------------------------------------------------


def test_a_table_that_nobody_is_at_leaves_the_memory_and_comes_back_as_it_was(open_server: Open, come: Come) -> None:
    server = open_server(idle=0.05)
    ala, ola = come("Ala", server), come("Ola", server)
    tables = seated(ala, ola)
    play(tables, Random(1), 5)
    number = tables[0].latest["table"]["id"]
    seen = tables[0].latest["view"]
    room = server.room(number)
    for table in tables:
        table.close()
    eventually(lambda: number not in server.house.rooms)
    back = ala.here(number)
    assert server.room(number) is not room
    assert back.latest["view"] == seen
