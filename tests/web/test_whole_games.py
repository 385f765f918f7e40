"""Whole games of Raverun in real browsers: by mouse, by finger, by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.visitor import Visitor

Visit = Callable[..., Visitor]


def seat_name(visitor: Visitor, seat: int) -> str:
    return visitor.by(f"seat-{seat}").inner_text()


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
    moves = 0
    people = [ala, ola]
    while not ala.over:
        assert moves < 200
        for visitor in people:
            if visitor.options.count() and not visitor.over:
                point(visitor)
                moves += 1
        if moves in (5, 6):
            before = ala.by("log").inner_text()
            ala.page.reload()
            expect(ala.by("log")).to_have_text(before, use_inner_text=True)
            moves += 2
        ala.page.wait_for_timeout(30)
    expect(ola.by("result")).to_be_visible()
    assert moves > 10


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


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    """From the start page to the result without a mouse: Tab, arrows, Enter, and the numbers of options."""
    ala = visit("Ala")
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
    told: set[str] = set()  # what all were told so far
    for text in guest.received:
        message = json.loads(text)
        for frame in message.get("frames", []):
            told |= {str(value) for event in frame["events"] for key, value in event.items() if key.startswith("card")}
            if frame["kind"] == "answer" and frame["events"]:
                told |= set(frame["text"].split())
        if message["kind"] in ("welcome", "update") and message["view"] and not message["view"]["state"]["over"]:
            cards = {f"{digit}{letter}" for digit in "12345678" for letter in "ABC"}
            shown = {card for card in cards if f'"{card}"' in text}
            assert shown <= told, shown - told
