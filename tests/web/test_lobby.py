"""The lobby's page while tables come, change and go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from server.people import Person, Running
from stolik.server.config import ServerConfig
from web.visitor import Visitor


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """With room for one visitor of the lobby at a time, and no tables yet."""
    database = f"sqlite:///{tmp_path / 'stolik.sqlite'}"
    running = Running(ServerConfig(database=database, pace=0.0, workers=1, lobby_per_address=1))
    yield running
    running.stop()


def rows(visitor: Visitor, part: str) -> Locator:
    return visitor.by(f"lobby-{part}").get_by_test_id("table")


def shows(visitor: Visitor, part: str, *tables: str) -> None:
    """These and no others, in this order."""
    expect(rows(visitor, part)).to_have_count(len(tables))
    for number, table in enumerate(tables):
        expect(rows(visitor, part).nth(number)).to_have_attribute("data-table", table)


def test_tables_come_change_lists_and_go_before_ones_eyes(chromium: Browser, server: Running) -> None:
    ala = Visitor(chromium, server.address, "Ala")
    ala.page.goto("/lobby")
    expect(ala.by("lobby-open")).to_contain_text("Nobody is waiting right now")
    with Person(server.address, "Ola") as ola, Person(server.address, "Ewa") as ewa:
        first, second = ola.found("me", "open"), ola.found("me", "open")
        shows(ala, "open", second, first)
        other = ewa.here(first)
        other.ask("sit", seat=1)
        shows(ala, "open", first, second)  # what has changed last comes first
        expect(rows(ala, "open").first).to_contain_text("Ewa")
        own = ala.found("me", "open", private=True)
        shows(ala, "mine", own)
        other.ask("start")
        shows(ala, "open", second)
        shows(ala, "playing", first)
        other.ask("resign")
        shows(ala, "playing")
        expect(ala.by("lobby-playing")).to_contain_text("Nothing is being played right now")
        shows(ala, "mine", own)
    told = [text for text in ala.received if '"kind":"lobby"' in text]
    assert len(told) == 1  # all of it only once
    ala.go_home()


def test_the_focus_stays_where_it_is_when_rows_move(chromium: Browser, server: Running) -> None:
    ala = Visitor(chromium, server.address, "Ala")
    with Person(server.address, "Ola") as ola, Person(server.address, "Ewa") as ewa:
        oldest, middle, newest = (ola.found("me", "open") for _ in range(3))
        ala.page.goto("/lobby")
        shows(ala, "open", newest, middle, oldest)
        link = ala.page.locator(f"a[href='/t/{oldest}']")
        ala.page.keyboard.press("Tab")
        for _ in range(30):
            if link.evaluate("element => element === document.activeElement"):
                break
            ala.page.keyboard.press("Tab")
        expect(link).to_be_focused()
        ewa.here(oldest).ask("sit", seat=1)  # the row itself moves to the top
        shows(ala, "open", oldest, newest, middle)
        expect(link).to_be_focused()
        ewa.here(middle).ask("sit", seat=1)  # another does
        shows(ala, "open", middle, oldest, newest)
        expect(link).to_be_focused()
        more = ola.found("me", "open")
        shows(ala, "open", more, middle, oldest, newest)
        expect(link).to_be_focused()
    ala.go_home()


def test_where_the_lobby_is_full_the_page_asks_every_quarter_of_a_minute(chromium: Browser, server: Running) -> None:
    inside, outside = Visitor(chromium, server.address, "Ala"), Visitor(chromium, server.address, "Ola")
    inside.page.goto("/lobby")
    shows(inside, "open")
    outside.page.clock.install()
    outside.page.goto("/lobby")
    shows(outside, "open")
    own, first = outside.found("me", "open", private=True), inside.found("me", "open")
    outside.page.clock.run_for(15_000)
    shows(outside, "mine", own)
    shows(outside, "open", first)
    second = inside.found("me", "open")
    outside.page.clock.run_for(15_000)
    shows(outside, "open", second, first)
    assert [json.loads(text)["problem"]["name"] for text in outside.received] == ["too-many"]
    for visitor in (inside, outside):
        visitor.go_home()
