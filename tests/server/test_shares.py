"""Nobody takes more than a share: bots rest unwatched, tables are counted, what was thought of is not thought again."""

from __future__ import annotations

from random import Random
from time import sleep
from typing import Any

import pytest

from server.people import Come, Open, Person, Running, catch_up, eventually, fault, play, seated

WRITTEN = 0.1  # seconds that the writing of an answer takes at most


def bots_alone(person: Person) -> str:
    return person.found("easy", "easy", "easy")


def seq(server: Running, table: str) -> int:
    return server.room(table).record.seq


def test_a_table_of_bots_alone_plays_only_while_somebody_watches(
    server: Running, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answer = server.house.thinkers.answer

    async def noted(*arguments: Any, **named: Any) -> Any:
        asked.append(named["person"])
        return await answer(*arguments, **named)

    monkeypatch.setattr(server.house.thinkers, "answer", noted)
    ala = come("Ala", server)
    number = bots_alone(ala)
    before = seq(server, number)  # it is in memory now, and has been asked to go on
    assert asked == []
    watcher = come("Ewa", server).here(number)
    while watcher.latest["seq"] < before + 5:
        watcher.hear()
    assert set(asked) == {ala.id}  # whose table it is, whoever watches
    watcher.close()
    eventually(lambda: not server.room(number).company.listeners)

    def is_quiet() -> bool:
        """What was thought to its end is written too, though nobody thinks while it is."""
        before = seq(server, number)
        server.within(lambda: _wake(server, number))
        sleep(WRITTEN)
        return not server.room(number).automatic.thinking and seq(server, number) == before

    eventually(is_quiet)
    rests = seq(server, number)
    server.within(lambda: _wake(server, number))
    assert server.room(number).automatic.thinking == {}
    assert seq(server, number) == rests


async def _wake(server: Running, table: str) -> None:
    (await server.house.room(table)).after_change(0)


def test_bots_play_on_for_a_while_when_the_last_person_has_gone(server: Running, come: Come) -> None:
    table = seated(come("Ala", server), bots=("easy",))[0]
    room = server.room(table.latest["table"]["id"])
    table.close()
    eventually(lambda: not room.company.listeners)
    assert room.attended
    room.company.left_at = {player: at - 121 for player, at in room.company.left_at.items()}
    assert not room.attended
    come("Ewa", server).here(table.latest["table"]["id"])  # whoever only watches is none of those who play
    assert not room.attended


def test_in_a_game_of_days_bots_need_nobody(server: Running, come: Come) -> None:
    table = seated(come("Ala", server), bots=("easy",), clock={"kind": "days", "seconds": 86400})[0]
    room = server.room(table.latest["table"]["id"])
    table.close()
    eventually(lambda: not room.company.listeners)
    room.company.left_at = {}
    room.company.opened -= 1000
    assert room.attended


@pytest.mark.parametrize(
    ("limit", "seats", "more"),
    [
        ("bot_tables", ("easy", "easy"), {}),
        ("tables", ("me", "open"), {}),
        ("day_tables", ("me", "open"), {"clock": {"kind": "days", "seconds": 86400}}),
    ],
)
def test_one_person_has_so_many_unfinished_tables_and_may_close_those_where_nobody_else_sits(
    open_server: Open, come: Come, limit: str, seats: tuple[str, ...], more: dict[str, Any]
) -> None:
    server = open_server(**{limit: 2})
    ala, ola = come("Ala", server), come("Ola", server)
    wanted = {"game": "raverun", "seats": seats, **more}
    first = ala.found(*seats, **more)
    ala.found(*seats, **more)
    answer = ala.http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()) == (429, {"name": "too-many-tables", "facts": {"most": "2"}})
    assert ola.http.post("/api/tables", json=wanted).status_code == 201
    table = ala.here(first)
    assert fault(ola.here(first).ask("close")) == "not-host"
    assert table.ask("close")["kind"] == "done"
    assert table.latest["table"]["status"] == "over"
    assert table.latest["table"]["result"]["reason"] == "closed"
    assert ala.http.post("/api/tables", json=wanted).status_code == 201
    server.stop()
    again = come("Ala", open_server(**{limit: 2}), ala.token).here(first)
    assert again.latest["table"]["result"]["reason"] == "closed"


def test_a_table_at_which_somebody_else_sits_cannot_be_closed(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    first, _ = seated(ala, ola)
    assert fault(first.ask("close")) == "not-alone"


def test_the_same_question_is_thought_about_once(server: Running, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    hint = server.house.thinkers.hint

    async def noted(view: Any, seed: int, *, person: str) -> Any:
        asked.append(seed)
        return await hint(view, seed, person=person)

    monkeypatch.setattr(server.house.thinkers, "hint", noted)
    tables = seated(come("Ala", server), come("Ola", server))
    mover = tables[0]
    assert mover.decision is not None
    first, second = (mover.ask("hint", decision=mover.decision["id"], key=key) for key in ("a", "b"))
    assert {**first, "key": "b"} == second
    assert len(asked) == 1
    play(tables, Random(1), 2)
    catch_up(tables)
    asking = next(table for table in tables if table.my_turn)
    assert asking.decision is not None
    assert asking.ask("hint", decision=asking.decision["id"])["kind"] == "hint"
    assert len(asked) == 2
