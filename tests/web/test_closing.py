"""Tables that end without a winner, and games that can no longer be played."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.people import Running
from stolik.server.config import ServerConfig
from web.faults import check
from web.test_table import played_out
from web.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("phone", [False, True])
def test_the_host_closes_a_table_that_waits(visit: Visit, phone: bool) -> None:
    ala, ola = visit("Ala", phone=phone), visit("Ola", language="pl")
    table = ala.found("me", "open")
    ala.sit_at(table)
    ola.sit_at(table)
    expect(ola.by("close-table")).to_have_count(0)
    ola.by("sit-1").click()
    expect(ala.by("close-table")).to_have_count(0)  # it is not only the host's now
    ola.by("stand").click()
    ala.by("close-table").click()
    check(ala.page)
    ala.by("confirm").click()
    expect(ala.by("closed")).to_contain_text("The host has closed this table.")
    expect(ola.by("closed")).to_contain_text("Gospodarz zamknął ten stół.")
    check(ola.page)
    ala.page.goto("/lobby")
    listed = ala.page.locator(f"[data-table='{table}']")
    expect(listed).to_have_count(1)  # among one's own, but nobody can join it
    expect(listed).to_contain_text("The host has closed this table.")


@pytest.fixture
def _slow_bots(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think for ever."""

    async def think(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(house.house.thinkers, "answer", think)


@pytest.mark.usefixtures("_slow_bots")
@pytest.mark.parametrize("phone", [False, True])
def test_the_host_closes_a_table_of_bots_alone(visit: Visit, phone: bool) -> None:
    ala, ola = visit("Ala", phone=phone), visit("Ola", language="pl")
    table = ala.found("easy", "easy")
    ala.sit_at(table)
    ola.sit_at(table)
    ola.by("menu").click()
    expect(ola.by("close-table")).to_have_count(0)
    ala.by("menu").click()
    ala.by("close-table").click()
    ala.by("confirm").click()
    expect(ala.by("result")).to_contain_text("The host has closed this table.")
    expect(ola.by("result")).to_contain_text("Gospodarz zamknął ten stół.")
    check(ala.page)
    ala.by("tab-log").click()
    expect(ala.by("log")).to_contain_text("Ala closes the table.")
    ala.page.reload()
    ala.by("replay-link").click()
    expect(ala.by("replay-told")).to_contain_text("The host has closed this table.")
    ala.by("verify").click()
    expect(ala.by("verify-result")).to_have_attribute("data-fine", "true")


@pytest.mark.usefixtures("_slow_bots")
def test_who_hands_over_to_bots_may_close_the_table_but_not_over_others(visit: Visit) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    ala.sit_at(ala.found("me", "easy"))
    assert ala.wait_for_turn()
    ala.by("menu").click()
    expect(ala.by("close-table")).to_have_count(0)  # whoever plays can resign
    hand_over(ala)
    ala.by("menu").click()
    expect(ala.by("close-table")).to_be_visible()
    table = ala.found("me", "open")
    ala.sit_at(table)
    ola.sit_at(table)
    ola.by("sit-1").click()
    ala.by("start").click()
    assert ala.wait_for_turn()
    ala.by("menu").click()
    hand_over(ala)
    ala.by("menu").click()
    expect(ala.by("close-table")).to_have_count(0)


def hand_over(visitor: Visitor) -> None:
    visitor.by("hand-over").click()
    visitor.by("confirm").click()
    expect(visitor.by("sit-down")).to_be_visible()


def test_who_has_too_many_tables_is_told_what_to_do(chromium: Browser, tmp_path: Path) -> None:
    server = Running(ServerConfig(database=f"sqlite:///{tmp_path / 'stolik.sqlite'}", pace=0.0, workers=1, tables=1))
    ala = Visitor(chromium, server.address, "Ala")
    ala.found("me", "open")
    ala.page.goto("/lobby")
    ala.by("new-table").click()
    ala.by("create").click()
    expect(ala.page.locator("dialog [role=alert]")).to_contain_text("(1). Finish, leave or close one")
    ala.go_home()
    server.stop()


def test_a_game_of_older_rules_says_so_and_its_replay_is_still_there(chromium: Browser, tmp_path: Path) -> None:
    database = tmp_path / "stolik.sqlite"
    config = ServerConfig(database=f"sqlite:///{database}", pace=0.0, workers=1)
    server = Running(config)
    ala = Visitor(chromium, server.address, "Ala")
    over = played_out(ala)
    table = ala.found("me", "easy")
    ala.sit_at(table)
    assert ala.wait_for_turn()
    server.within(lambda: server.house._caretaker._fold_one(over))
    ala.page.goto("/about")
    server.stop()
    with sqlite3.connect(database) as db:  # rules by which it all would have gone otherwise
        db.execute("UPDATE tables SET rules = 0")
        db.execute("UPDATE entries SET hash = 'other' WHERE kind = 'answer'")
        db.execute("DELETE FROM snapshots")
    server = Running(config, port=server.port)
    ala.page.goto(f"/t/{table}")
    expect(ala.by("trouble")).to_have_attribute("data-problem", "old-rules")
    expect(ala.page.get_by_role("heading")).to_contain_text("older rules (version 0, today ")
    expect(ala.by("replay-link")).to_have_count(0)
    ala.page.goto(f"/t/{over}")
    expect(ala.by("trouble")).to_have_attribute("data-problem", "old-rules")
    check(ala.page)
    ala.by("replay-link").click()
    ala.by("replay-slider").press("End")
    expect(ala.by("replay-told")).not_to_be_empty()
    expect(ala.page.locator("[data-card]").first).to_be_visible()
    ala.go_home()
    server.stop()
