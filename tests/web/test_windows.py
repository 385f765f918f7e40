"""Windows for reactions, as somebody sees them who can do nothing but let it happen."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from games.ankhmorpork.positions import position
from server.people import Running
from stolik.server.config import ServerConfig
from web.faults import check
from web.seating import seat_at
from web.visitor import Visitor

Visit = Callable[..., Visitor]
NEVER = 3600.0


@pytest.fixture
def _open_windows(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows that stay open until the test closes them."""
    monkeypatch.setattr(house.house, "config", dataclasses.replace(house.house.config, pace=ServerConfig.pace))
    monkeypatch.setattr("stolik.server.windows.SHORTEST", NEVER)
    monkeypatch.setattr("stolik.server.windows.LONGEST", NEVER)


@pytest.mark.usefixtures("_open_windows")
@pytest.mark.parametrize(("phone", "language"), [(False, "pl"), (True, "en")])
def test_whoever_can_only_let_it_happen_is_told_why_it_takes_a_moment(
    visit: Visit, house: Running, phone: bool, language: str
) -> None:
    ala, ola = visit("Ala"), visit("Ola", phone=phone, language=language)
    seat_at(house, position({1: "1 2 !"}, hands=["dr-cruces drumknott", "mr-gryle"]), ala, ola)
    table = ola.page.url.rpartition("/")[2]
    ala.page.locator("[data-spot='card/dr-cruces']").click()
    ala.page.locator("[data-spot='figure/1:2'][data-lit]").click()
    expect(ola.by("prompt")).to_have_attribute("data-step", "window")
    nothing = {"pl": "Nie ma tu wyboru", "en": "There is nothing to choose here"}[language]
    expect(ola.by("forced")).to_contain_text(nothing)
    expect(ola.options).to_have_count(0)  # what lets it happen is no choice
    ola.page.keyboard.press("0")
    said = {"pl": "Inni mogą jeszcze zareagować…", "en": "Others may still react…"}[language]
    expect(ola.page.locator(".sending")).to_have_text(said)
    expect(ola.page.locator(".sending")).to_be_visible()
    check(ola.page)
    ola.by("tab-chat").click()  # the rest of the page goes on as ever
    ola.by("chat-input").fill("hm")
    ola.by("chat-send").click()
    expect(ola.by("chat-line")).to_contain_text("hm")
    ola.page.reload()  # the answer is not lost, nor is it asked for again
    ola.by("forced").wait_for()
    ola.page.keyboard.press("0")
    expect(ola.page.locator(".sending")).to_have_text(said)
    room = house.room(table)

    async def close() -> None:
        automatic = room.automatic
        assert automatic._window is not None
        automatic._close(automatic._window.decision)

    house.within(close)
    expect(ola.page.locator("[data-spot='figure/1:2']")).to_have_count(0)
    expect(ola.page.locator(".sending")).to_have_count(0)
    expect(ola.by("notice")).to_have_count(0)
