"""A server that goes away and comes back, forgets or falls behind, before the eyes of somebody who plays."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from server.people import Person, Running, seated
from server.test_words import added, say, words_of
from stolik.server.config import ServerConfig
from stolik.server.problems import Trouble
from web.faults import check
from web.visitor import Visitor

Visit = Callable[..., Visitor]


def turns_told(visitor: Visitor) -> list[str]:
    """The turns that are over, a paragraph each: the last one still grows."""
    turns = visitor.by("log-turn").all_inner_texts()[:-1]
    assert turns
    return turns


def test_a_game_goes_on_after_the_server_was_away(chromium: Browser, tmp_path: Path) -> None:
    config = ServerConfig(database=f"sqlite:///{tmp_path / 'stolik.sqlite'}", pace=0.0, workers=1)
    server = Running(config)
    ala = Visitor(chromium, server.address, "Ala")
    ala.sit_at(ala.found("me", "easy"))
    for _ in range(3):
        assert ala.wait_for_turn()
        ala.move_in_words()
    assert ala.wait_for_turn()
    told = turns_told(ala)
    server.stop()
    connection = ala.by("connection").first
    expect(connection).to_have_attribute("data-state", "offline")
    ala.choose(ala.options.first)  # while nobody listens: it is sent as soon as somebody does
    server = Running(config, port=server.port)
    expect(connection).to_have_attribute("data-state", "online")
    expect(ala.by("log")).to_contain_text(told[-1])
    while ala.wait_for_turn():
        ala.move_in_words()
    assert turns_told(ala)[: len(told)] == told
    faults = [fault for fault in ala.faults if "WebSocket connection" not in fault]  # that it failed is the point
    ala.context.close()
    server.stop()
    assert not faults


def test_a_game_goes_on_from_a_restored_backup(chromium: Browser, tmp_path: Path) -> None:
    """What came after the backup never was: the page must not wait for it."""
    database, backup = tmp_path / "stolik.sqlite", tmp_path / "backup"
    config = ServerConfig(database=f"sqlite:///{database}", pace=0.0, workers=1)
    server = Running(config)
    ala = Visitor(chromium, server.address, "Ala")
    ala.sit_at(ala.found("me", "easy"))
    assert ala.wait_for_turn()
    told = ala.by("log").inner_text()
    server.stop()
    copyfile(database, backup)
    server = Running(config, port=server.port)
    for _ in range(3):
        assert ala.wait_for_turn()
        ala.move_in_words()
    server.stop()
    copyfile(backup, database)
    server = Running(config, port=server.port)
    expect(ala.by("log")).to_have_text(told, use_inner_text=True)
    while ala.wait_for_turn():
        ala.move_in_words()
    ala.context.close()
    server.stop()


# --- what the server has not in memory ---


@pytest.fixture
def _forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that happens at a table, the server holds the last three things."""
    monkeypatch.setattr("stolik.server.record.RECENT", 3)


@pytest.mark.usefixtures("_forgetful")
@pytest.mark.parametrize("game", ["raverun", "sedlec"])
def test_the_log_is_whole_after_a_reload(visit: Visit, game: str) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy", game=game))
    for _ in range(6):
        assert ala.wait_for_turn()
        ala.move_in_words()
    assert ala.wait_for_turn()
    told, before = ala.by("log").inner_text(), turns_told(ala)
    assert len(told.splitlines()) > 6
    ala.page.reload()
    expect(ala.by("log")).to_have_text(told, use_inner_text=True)
    ala.move_in_words()
    assert ala.wait_for_turn()
    assert turns_told(ala)[: len(before)] == before


@pytest.mark.usefixtures("_forgetful")
def test_what_was_taken_back_is_struck_out_after_a_reload_too(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy"))
    undone = ala.page.locator("[data-testid=log-line].undone")
    assert ala.wait_for_turn()
    while not ala.by("undo").is_enabled():
        ala.move_in_words()
        if not ala.wait_for_turn():  # there are games in which nothing can ever be taken back
            ala.sit_at(ala.found("me", "easy"))
            assert ala.wait_for_turn()
    ala.by("undo").click()
    expect(undone.first).to_be_attached()
    for _ in range(4):
        if ala.wait_for_turn():
            ala.move_in_words()
    ala.wait_for_turn()
    struck = undone.all_inner_texts()
    told = ala.by("log").inner_text()
    ala.page.reload()
    expect(ala.by("log")).to_have_text(told, use_inner_text=True)
    assert undone.all_inner_texts() == struck


@pytest.mark.usefixtures("_forgetful")
def test_what_happened_while_one_was_away_takes_its_place_in_the_log(visit: Visit) -> None:
    """One tab loses its connection for longer than the server remembers; another one never does."""
    ala = visit("Ala")
    away = False
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if away:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    other = ala.context.new_page()
    other.route_web_socket("**/ws/tables/*", connect)
    table = ala.found("me", "easy")
    ala.sit_at(table)
    ala.sit_at(table, other)
    for _ in range(2):
        assert ala.wait_for_turn()
        ala.move_in_words()
    assert ala.wait_for_turn()
    log = other.get_by_test_id("log")
    expect(log).to_have_text(ala.by("log").inner_text(), use_inner_text=True)
    away = True
    lines[0].close()
    expect(other.get_by_test_id("connection")).to_have_attribute("data-state", "offline")
    for _ in range(4):
        assert ala.wait_for_turn()
        ala.move_in_words()
    assert ala.wait_for_turn()
    away = False
    expect(log).to_have_text(ala.by("log").inner_text(), use_inner_text=True)
    ala.move_in_words()
    assert ala.wait_for_turn()
    expect(log).to_have_text(ala.by("log").inner_text(), use_inner_text=True)


@pytest.mark.usefixtures("_forgetful")
def test_a_history_that_cannot_be_had_is_asked_for_again_in_silence(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy"))
    for _ in range(4):
        assert ala.wait_for_turn()
        ala.move_in_words()
    assert ala.wait_for_turn()
    told = ala.by("log").inner_text()
    asked = []

    def fail_once(route: Any) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=503, json={"name": "busy", "facts": {}})
        else:
            route.continue_()

    ala.page.route("**/history", fail_once)
    ala.page.reload()
    expect(ala.by("log")).to_have_text(told, use_inner_text=True)
    assert len(asked) == 2
    expect(ala.by("notice")).to_have_count(0)


def test_whoever_hands_over_and_comes_back_misses_nothing(visit: Visit, house: Running) -> None:
    """Of what Ola thinks nobody else learns: as a spectator of her own seat she counts less, and then more again."""
    ola = visit("Ola")
    with Person(house.address, "Ala") as ala, Person(house.address, "", ola.token) as other_tab:
        mover, thinker = tables = seated(ala, other_tab, game="words", options={"first": "1"})
        ola.sit_at(mover.latest["table"]["id"])
        added(tables)
        for word in words_of(house, thinker)[:2]:
            assert say(thinker, word) == "done"
            assert say(thinker, "drop") == "done"
        ola.by("menu").click()
        ola.by("hand-over").click()
        ola.by("confirm").click()
        expect(ola.by("log")).to_contain_text("Ola: a bot plays from here on.")
        ola.by("sit-down").click()
        expect(ola.by("log-line").last).to_have_text("Ola sits down.")
        assert say(mover, words_of(house, mover)[0]) == "done"
        while (asked := mover.settled().decision) and asked["step"] == "assign":
            assert mover.answer()["kind"] == "done"
        expect(ola.by("prompt")).to_have_attribute("data-step", "add")  # of that turn all has been told
    told = ola.by("log").inner_text()
    assert told.splitlines().count("Ola: a bot plays from here on.") == 1
    ola.page.reload()
    expect(ola.by("log")).to_have_text(told, use_inner_text=True)


# --- a server that falls behind ---


@pytest.fixture
def silence(house: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bool], None]]:
    """Whether the database is out of reach."""
    store = house.house.store
    keep, do = store.keep, store.do
    silent = False

    async def keeping(*what: Any) -> None:
        if silent:
            raise Trouble("busy")
        await keep(*what)

    async def doing(work: Any) -> Any:
        if silent:
            raise Trouble("busy")
        return await do(work)

    monkeypatch.setattr(store, "keep", keeping)
    monkeypatch.setattr(store, "do", doing)

    def be(now: bool) -> None:
        nonlocal silent
        silent = now

    yield be
    silent = False


@pytest.mark.parametrize("phone", [False, True])
def test_what_the_server_was_too_busy_for_is_done_once_in_the_end(
    visit: Visit, house: Running, silence: Callable[[bool], None], phone: bool
) -> None:
    ala = visit("Ala", phone=phone)
    table = ala.found("me", "easy")
    ala.sit_at(table)
    assert ala.wait_for_turn()
    before = ala.decision
    silence(True)
    ala.choose(ala.options.first)
    expect(ala.by("catching-up")).to_have_text("The server is catching up. Nothing is lost.")
    ala.by("tab-chat").click()
    ala.by("chat-input").fill("is anybody there?")
    ala.by("chat-send").click()
    check(ala.page)
    told = [json.loads(text) for text in ala.sent]
    key = next(message["key"] for message in told if message["kind"] == "answer")
    while sum(key in text for text in ala.sent) < 3:  # it is tried again, and again
        ala.page.wait_for_timeout(50)
    expect(ala.by("notice")).to_have_count(0)  # nothing has gone wrong
    silence(False)
    ala.wait_for_next(before)
    expect(ala.by("chat-line")).to_have_text(["Ala is anybody there?"])
    expect(ala.by("catching-up")).to_be_empty()
    record = house.room(table).record
    assert [shown.entry.key for shown in record.recent].count(key) == 1


def test_a_server_that_is_too_busy_to_open_the_door_opens_it_in_the_end(
    visit: Visit, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ala = visit("Ala")
    table = ala.found("me", "open")
    room = house.house.room
    busy = True

    async def reached(wanted: str) -> Any:
        if busy:
            raise Trouble("busy")
        return await room(wanted)

    monkeypatch.setattr(house.house, "room", reached)
    ala.page.goto(f"/t/{table}")
    expect(ala.by("catching-up")).not_to_be_empty()
    busy = False
    expect(ala.by("waiting")).to_be_visible()
    expect(ala.by("catching-up")).to_be_empty()
