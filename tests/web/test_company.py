"""Those who watch and talk: what is said stays, nobody has to hear everybody, and the host keeps order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.people import Person, Running
from stolik.server.problems import Trouble
from web.faults import check
from web.visitor import Visitor

Visit = Callable[..., Visitor]


def talking(visitor: Visitor) -> None:
    """At the table's chat."""
    tab = visitor.by("tab-chat")
    if tab.get_attribute("aria-selected") == "false":  # a desk remembers that it was open
        tab.click()
    expect(visitor.by("chat")).to_be_visible()


def say(visitor: Visitor, text: str) -> None:
    visitor.by("chat-input").fill(text)
    visitor.by("chat-send").click()
    expect(visitor.by("chat-line").last).to_contain_text(text)


def at_one_table(house: Running, host: Visitor, *others: Visitor) -> str:
    """The host plays against somebody who is not here; the others watch. All have the chat before them."""
    table = host.found("me", "open")
    with Person(house.address, "Iza") as iza:
        assert iza.here(table).ask("sit", seat=1)["kind"] == "done"
    with Person(house.address, "", host.token) as person:
        assert person.here(table).ask("start")["kind"] == "done"
    for visitor in (host, *others):
        visitor.sit_at(table)
        talking(visitor)
    return table


def test_what_was_said_is_there_after_a_reload(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    at_one_table(house, ala, ola)
    say(ala, "first")
    say(ola, "second")
    expect(ala.by("chat-line")).to_have_count(2)
    ala.page.reload()
    expect(ala.by("tab-chat").locator(".badge")).to_have_count(0)  # nothing of it is new
    talking(ala)
    expect(ala.by("chat-line")).to_have_text(["Ala first", "Ola second"])
    ola.by("tab-log").click()
    say(ala, "third")
    expect(ola.by("tab-chat").locator(".badge")).to_have_text("1")


def test_whoever_comes_back_is_told_only_what_was_said_since(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    table = at_one_table(house, ala, ola)
    say(ala, "before")
    expect(ola.by("chat-line")).to_have_count(1)
    room = house.room(table)
    before = len(ola.received)

    async def cut() -> None:
        for listener in room.company.listeners:
            if listener.player.name == "Ola":
                listener.end(Trouble("too-slow"))

    house.within(cut)
    expect(ola.by("connection")).to_have_attribute("data-state", "offline")
    expect(ola.by("connection")).to_have_attribute("data-state", "online")
    say(ala, "after")
    expect(ola.by("chat-line")).to_have_text(["Ala before", "Ala after"])
    assert not any("before" in text for text in ola.received[before:])


def test_a_line_that_is_refused_is_still_there_to_be_sent(
    visit: Visit, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ala = visit("Ala")
    at_one_table(house, ala)
    with monkeypatch.context() as patch:
        patch.setattr(house.house.chatting, "take", lambda who: False)  # noqa: ARG005  (whoever it is)
        ala.by("chat-input").fill("good evening")
        ala.by("chat-send").click()
        expect(ala.by("notice")).to_have_attribute("data-problem", "too-many")
    expect(ala.by("chat-input")).to_have_value("good evening")
    ala.by("chat-send").click()
    expect(ala.by("chat-line")).to_have_text(["Ala good evening"])


@pytest.mark.parametrize("phone", [False, True])
def test_whom_one_does_not_want_to_hear_can_be_muted(visit: Visit, house: Running, phone: bool) -> None:
    ala, ola, ewa = visit("Ala", phone=phone), visit("Ola"), visit("Ewa")
    at_one_table(house, ala, ola, ewa)
    say(ola, "nonsense")
    say(ewa, "sense")
    expect(ala.by("chat-line")).to_have_count(2)
    ala.by("chat-who").filter(has_text="Ola").click()
    check(ala.page)
    ala.page.locator("[data-testid=person][data-name=Ola]").get_by_role("button", name="Mute").click()
    ala.page.keyboard.press("Escape")
    expect(ala.by("chat-line")).to_have_text(["Ewa sense"])
    expect(ala.by("chat-muted")).to_contain_text("Ola is muted: 1 message hidden.")
    check(ala.page)
    ala.by("tab-log").click()
    say(ola, "more nonsense")
    say(ewa, "more sense")
    expect(ala.by("tab-chat").locator(".badge")).to_have_text("1")
    ala.page.reload()
    talking(ala)
    expect(ala.by("chat-line")).to_have_text(["Ewa sense", "Ewa more sense"])
    expect(ola.by("chat-line")).to_have_count(4)  # nobody else is spared anything
    ala.by("chat-unmute").first.click()
    expect(ala.by("chat-line")).to_have_count(4)


def test_one_mutes_by_keys_alone(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    at_one_table(house, ala, ola)
    say(ola, "nonsense")
    expect(ala.by("chat-line")).to_have_count(1)
    ala.by("chat").focus()
    ala.page.keyboard.press("Tab")
    expect(ala.by("chat-who")).to_be_focused()
    ala.page.keyboard.press("Enter")
    mute = ala.by("mute")
    while not mute.evaluate("it => it === document.activeElement"):
        ala.page.keyboard.press("Tab")
    ala.page.keyboard.press("Enter")
    ala.page.keyboard.press("Escape")
    expect(ala.by("chat-muted")).to_be_visible()
    ala.by("chat").focus()
    ala.page.keyboard.press("Tab")
    ala.page.keyboard.press("Enter")
    expect(ala.by("chat-line")).to_have_count(1)


def test_the_host_keeps_the_chat_to_those_who_sit(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola", language="pl")
    at_one_table(house, ala, ola)
    say(ola, "dzień dobry")
    ola.by("people").click()
    expect(ola.by("hush")).to_have_count(0)  # only the host keeps order
    ola.page.keyboard.press("Escape")
    ala.by("people").click()
    ala.by("hush").check()
    ala.page.keyboard.press("Escape")
    for visitor in (ala, ola):
        expect(visitor.by("chat-seated")).to_be_visible()
    expect(ola.by("chat-input")).to_have_count(0)
    check(ola.page)
    say(ala, "quiet, please")
    expect(ola.by("chat-line")).to_have_count(2)
    ola.by("tab-log").click()
    expect(ola.by("log")).to_contain_text("Ala: od teraz w rozmowie piszą tylko siedzący przy stole.")
    ala.by("people").click()
    ala.by("hush").uncheck()
    talking(ola)
    say(ola, "dziękuję")


@pytest.mark.parametrize("phone", [False, True])
def test_the_host_sends_a_spectator_away(visit: Visit, house: Running, phone: bool) -> None:
    ala, ola = visit("Ala", phone=phone), visit("Ola")
    table = at_one_table(house, ala, ola)
    ala.by("people").click()
    ala.by("remove").click()
    ala.by("confirm").click()
    expect(ala.by("person")).to_have_count(0)
    ala.page.keyboard.press("Escape")
    ala.by("tab-log").click()
    expect(ala.by("log")).to_contain_text("Ala sends Ola away from the table.")
    expect(ola.by("trouble")).to_have_attribute("data-problem", "removed")
    expect(ola.page.get_by_role("heading")).to_have_text("The host has sent you away from this table.")
    expect(ola.page.get_by_text("reconnecting")).to_have_count(0)
    check(ola.page)
    ola.page.goto(f"/t/{table}")
    expect(ola.by("trouble")).to_have_attribute("data-problem", "removed")


def test_who_watches_a_table_that_waits_is_seen_by_its_host(visit: Visit) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    table = ala.found("me", "open")
    ala.sit_at(table)
    ola.sit_at(table)
    ala.by("people").click()
    expect(ala.by("person")).to_contain_text("Ola")
    ala.by("remove").click()
    ala.by("confirm").click()
    expect(ola.by("trouble")).to_have_attribute("data-problem", "removed")
