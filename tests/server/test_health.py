"""The health check: does the database answer? Nothing else."""

from __future__ import annotations

from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import text, update
from sqlalchemy.orm import Session

from server.people import Come, Open, Running
from stolik.server import limits
from stolik.server.models import TableRow


def asked(server: Running, caller: str = "127.0.0.1") -> tuple[int, object]:
    answer = httpx.get(f"{server.address}/api/health", headers={"X-Forwarded-For": caller})
    return answer.status_code, answer.json()


def test_a_server_whose_database_answers_is_well(house: Running) -> None:
    assert asked(house) == (200, {"database": True})


def test_one_whose_database_does_not_answer_is_not(open_server: Open) -> None:
    server = open_server()

    def rename(old: str, new: str) -> None:
        server.within(lambda: server.house.store.do(lambda db: db.execute(text(f"alter table {old} rename to {new}"))))

    rename("players", "gone")
    assert asked(server) == (503, {"name": "busy", "facts": {}})
    rename("gone", "players")
    assert asked(server) == (200, {"database": True})


def test_a_table_that_cannot_be_read_does_not_matter_to_it(open_server: Open, come: Come) -> None:
    server = open_server()
    table = come("Ala", server).found("me", "open")

    def spoil(db: Session) -> None:
        db.execute(update(TableRow).where(TableRow.id == table).values(info={"what": "ever"}))

    server.within(lambda: server.house.store.do(spoil))
    assert asked(server) == (200, {"database": True})


def test_from_this_machine_it_may_be_asked_as_often_as_one_likes(
    open_server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))
    server = open_server(requests=2)
    for caller in ("127.0.0.1", "::1"):
        assert [asked(server, caller)[0] for _ in range(50)] == [200] * 50
    assert [asked(server, "203.0.113.1")[0] for _ in range(9)] == [200] * 8 + [429]
