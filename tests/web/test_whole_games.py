"""Whole games of Raverun in real browsers: by mouse, by finger, by keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.visitor import Visitor

Visit = Callable[..., Visitor]

CARD = re.compile(r"\b[1-8][ABC]\b")  # the names of Raverun; nothing else looks so


def test_two_people_and_a_bot_play_to_the_end(visit: Visit) -> None:
    """One opens a table in the lobby, the other sits down, both point at the board; a reload in the middle."""
    ala, ola = visit("Ala"), visit("Ola", language="pl")
    ala.page.goto("/lobby")
    ala.by("new-table").click()
    ala.by("new-players").get_by_role("radio", name="3").check()
    ala.by("new-seat-0").select_option("me")
    ala.by("new-seat-1").select_option("open")
    ala.by("new-seat-2").select_option("easy")
    ala.by("create").click()
    ala.page.wait_for_url("**/t/*")
    ola.sit_at(ala.page.url.rsplit("/", 1)[1])
    ola.by("sit-1").click()
    ala.by("start").click()
    moves, reloaded = 0, False
    while not ala.over:
        assert moves < 200
        for visitor in (ala, ola):
            if visitor.options.count() and not visitor.over:
                point(visitor)
                moves += 1
        if moves > 5 and not reloaded and ala.options.count():
            before = ala.by("log").inner_text()  # after the first, secret, cards all wait for her: nothing is written
            ala.page.reload()
            expect(ala.by("log")).to_have_text(before, use_inner_text=True)
            reloaded = True
        ala.page.wait_for_timeout(30)
    expect(ola.by("result")).to_be_visible()
    assert reloaded


def point(visitor: Visitor) -> None:
    """Choose by pointing at lit things on the board; by words where the board has nothing to point at."""
    before = visitor.decision
    for _ in range(10):
        if visitor.decision != before or visitor.over or not visitor.options.count():
            return
        (visitor.lit if visitor.lit.count() else visitor.options).first.click()
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"pointing at the board does not answer: {visitor.by('prompt').inner_text()}")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_on_a_phone_a_game_is_played_by_finger(visit: Visit, language: str) -> None:
    ala = visit("Ala", phone=True, language=language)
    ala.sit_at(ala.found("me", "easy"))
    while ala.wait_for_turn():
        before = ala.decision
        (ala.lit if ala.lit.count() else ala.options).first.tap()
        ala.page.wait_for_timeout(20)
        if ala.decision == before and not ala.over and ala.options.count():
            ala.options.last.tap()
            ala.wait_for_next(before)
    width = ala.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390  # nothing hangs over the edge


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_game_is_played_by_keyboard_alone(visit: Visit, language: str) -> None:
    """From the start page to the result without a mouse: Tab, arrows, Enter, and the numbers of options."""
    ala = visit("Ala", language=language)
    page = ala.page
    page.goto("/")
    play = ala.by("start-play-raverun")
    play.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    by_board = 0
    while ala.wait_for_turn():
        before = ala.decision
        if by_board < 6 and ala.lit.count():
            by_board += focus_board(ala)
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        if ala.decision == before and not ala.over:
            page.keyboard.press("Escape")
            page.keyboard.press("1")
        ala.wait_for_next(before)
    assert by_board
    expect(ala.by("result")).to_be_visible()


def focus_board(visitor: Visitor) -> bool:
    """Tab until a lit spot of the board has the focus."""
    for _ in range(60):
        if visitor.page.evaluate("document.activeElement?.matches('[data-spot][data-lit]')"):
            return True
        visitor.page.keyboard.press("Tab")
    raise AssertionError("the board cannot be reached by keyboard")


def test_a_spectator_never_receives_a_hand(visit: Visit) -> None:
    """Not on the screen, and not in the bytes on the wire, before the card was shown to all."""
    ala, guest = visit("Ala"), visit("Guest")
    table = ala.found("me", "easy", "easy")
    guest.sit_at(table)
    ala.sit_at(table)
    while ala.wait_for_turn():
        ala.move_in_words()
    expect(guest.by("result")).to_be_visible()
    told: set[str] = set()  # the cards of all that has happened openly
    for text in guest.received:
        message = json.loads(text)
        if message["kind"] in ("welcome", "update"):
            events = [event for frame in message["frames"] for event in frame["events"]]
            told |= {str(value) for event in events for key, value in event.items() if key.startswith("card")}
            if message["table"]["status"] == "playing":
                assert set(CARD.findall(text)) <= told  # in views, moves and notations alike
    assert len(told) > 10
