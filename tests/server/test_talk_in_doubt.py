"""What is said while nobody knows whether the database has it: it is told once, to all, and never lost."""

from __future__ import annotations

from typing import Any

import pytest

from server.people import Come, Running, fault, seated
from stolik.server.problems import Trouble

KEY = "said-in-doubt"


@pytest.fixture
def _doubt(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first thing is kept, but nobody learns of it."""
    do, done = server.house.store.do, []

    async def doing(work: Any) -> Any:
        found = await do(work)
        done.append(work)
        if len(done) == 1:
            raise Trouble("busy")
        return found

    monkeypatch.setattr(server.house.store, "do", doing)


def test_a_line_that_was_kept_in_doubt_is_told_when_it_is_sent_again(
    server: Running, come: Come, request: pytest.FixtureRequest
) -> None:
    first, second = seated(come("Ala", server), come("Ola", server))
    request.getfixturevalue("_doubt")
    assert fault(first.ask("chat", text="Cześć", key=KEY)) == "busy"
    assert second.ask("chat", text="Halo?")["seq"] == 2
    assert first.ask("chat", text="Cześć", key=KEY)["seq"] == 1
    assert first.ask("chat", text="Cześć", key=KEY)["seq"] == 1  # and once more: nothing is said twice
    for table in (first, second):
        lines = [line for told in table.settled().heard if told["kind"] == "chat" for line in told["lines"]]
        assert [(line["number"], line["text"]) for line in lines] == [(2, "Halo?"), (1, "Cześć")]
    newcomer = come("Ewa", server).here(first.latest["table"]["id"])
    assert [line["text"] for line in newcomer.latest["chat"]] == ["Cześć", "Halo?"]


def test_a_line_that_was_kept_in_doubt_is_told_when_the_table_is_read_again(
    server: Running, come: Come, request: pytest.FixtureRequest
) -> None:
    first, second = seated(come("Ala", server), come("Ola", server))
    room = server.room(first.latest["table"]["id"])
    request.getfixturevalue("_doubt")
    assert fault(first.ask("chat", text="Cześć", key=KEY)) == "busy"
    server.within(room.writer.reload)
    assert first.ask("chat", text="Cześć", key=KEY)["seq"] == 1
    lines = [line for told in second.settled().heard if told["kind"] == "chat" for line in told["lines"]]
    assert [line["text"] for line in lines] == ["Cześć"]
