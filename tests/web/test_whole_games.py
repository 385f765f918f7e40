"""Whole games in real browsers: by mouse, by finger, by keyboard. Of long ones, the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from server.people import Person, Running
from web.conftest import Sit
from web.visitor import Visitor

Visit = Callable[..., Visitor]

CARD = re.compile(r"\b[1-8][ABC]\b")  # the names of Raverun; nothing else looks so


def test_two_people_and_a_bot_play_to_the_end(visit: Visit) -> None:
    """One opens a table in the lobby, the other sits down, both point at the board; a reload in the middle."""
    ala, ola = visit("Ala"), visit("Ola", language="pl")
    ala.page.goto("/lobby")
    ala.by("new-table").click()
    ala.by("new-game").select_option("raverun")
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
                visitor.point()
                moves += 1
        if moves > 5 and not reloaded and ala.options.count():
            before = ala.by("log").inner_text()  # after the first, secret, cards all wait for her: nothing is written
            ala.page.reload()
            expect(ala.by("log")).to_have_text(before, use_inner_text=True)
            reloaded = True
        ala.page.wait_for_timeout(30)
    expect(ola.by("result")).to_be_visible()
    assert reloaded


@pytest.mark.parametrize(
    ("game", "language"), [("ankhmorpork", "en"), ("cheers", "pl"), ("sedlec", "en"), ("words", "pl")]
)
def test_a_game_is_played_by_mouse(visit: Visit, sit_down: Sit, game: str, language: str) -> None:
    ala = visit("Ala", language=language)
    sit_down(ala, game)
    play_by_mouse(ala)


def play_by_mouse(visitor: Visitor) -> None:
    while visitor.wait_for_turn():
        before = visitor.decision
        if word := visitor.thinks():
            for letter in word.upper():
                visitor.page.locator(f"[aria-pressed=false][aria-label^='{letter},']").first.click()
            visitor.by("say").click()
            visitor.wait_for_word(before)
        else:
            visitor.point()
    expect(visitor.by("result")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language"),
    [("raverun", "en"), ("ankhmorpork", "pl"), ("cheers", "en"), ("sedlec", "pl"), ("words", "en")],
)
def test_on_a_phone_a_game_is_played_by_finger(visit: Visit, sit_down: Sit, game: str, language: str) -> None:
    ala = visit("Ala", phone=True, language=language)
    sit_down(ala, game)
    play_by_finger(ala)


def play_by_finger(visitor: Visitor) -> None:
    while visitor.wait_for_turn():
        before = visitor.decision
        if word := visitor.thinks():
            if not visitor.by("letters").is_visible():  # offers have its place until one begins to write
                visitor.by("word").tap()
            for letter in word.upper():
                visitor.by("letters").locator(f"[data-letter='{letter}']").tap()
            visitor.by("say").tap()
            visitor.wait_for_word(before)
            continue
        visitor.point_once(before, "tap")
        visitor.page.wait_for_timeout(20)
        if visitor.decision == before and not visitor.over and visitor.options.count():
            visitor.choose(visitor.options.last, "tap")
            visitor.wait_for_next(before)
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390  # nothing hangs over the edge


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_game_is_played_by_keyboard_alone(visit: Visit, language: str) -> None:
    """From the start page to the result without a mouse: Tab, arrows, Enter, and the numbers of options."""
    ala = visit("Ala", language=language)
    page = ala.page
    page.goto("/")
    for name in ("tile-raverun", "start-play-raverun"):
        button = ala.by(name)
        button.wait_for()
        for _ in range(40):
            if button.evaluate("button => button === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    play_by_keyboard(ala)


@pytest.mark.parametrize("game", ["ankhmorpork", "cheers", "sedlec", "words"])
def test_a_long_game_is_played_by_keyboard_too(visit: Visit, sit_down: Sit, game: str) -> None:
    ala = visit("Ala", language="pl")
    sit_down(ala, game)
    play_by_keyboard(ala)


def play_by_keyboard(visitor: Visitor) -> None:
    keyboard = visitor.page.keyboard
    by_board = 0
    while visitor.wait_for_turn():
        before = visitor.decision
        if word := visitor.thinks():
            keyboard.type(word)
            keyboard.press("Enter")
            visitor.wait_for_word(before)
            continue
        if by_board < 6 and visitor.lit.count() and focus_board(visitor, before):
            by_board += 1
            keyboard.press("ArrowRight")
            keyboard.press("Enter")
        if visitor.decision == before and not visitor.over:
            keyboard.press("Escape")
            keyboard.press("1")
        visitor.wait_for_next(before)
    assert by_board
    expect(visitor.by("result")).to_be_visible()


@pytest.mark.parametrize(
    ("variant", "by", "phone"),
    [
        ("first", play_by_mouse, False),
        ("hell", play_by_keyboard, False),
        ("teams", play_by_finger, True),
    ],
)
def test_towers_are_built_from_the_first_card_to_the_last(
    visit: Visit, company: Sit, variant: str, by: Callable[[Visitor], None], phone: bool
) -> None:
    ala = visit("Ala", language="pl", phone=phone)
    ala.sit_at(company(ala, variant))
    by(ala)
    expect(ala.page.locator("[data-mood=here]")).to_have_count(1)


def test_pedro_is_played_to_the_end(visit: Visit, house: Running) -> None:
    """By six, of whom five only watch: no bot ends it while somebody points."""
    ala = visit("Ala")
    table = ala.found("me", *["open"] * 5, game="cheers", options={"variant": "pedro"})
    with ExitStack() as stack:
        others = [stack.enter_context(Person(house.address, f"Ela{seat}")).here(table) for seat in range(1, 6)]
        for seat, other in enumerate(others, 1):
            assert other.ask("sit", seat=seat)["kind"] == "done"
        ala.sit_at(table)
        for other in others:
            assert other.ask("start")["kind"] == "done"
        ala.by("start").click()
        play_by_mouse(ala)


def focus_board(visitor: Visitor, decision: str) -> bool:
    """Tab until a lit spot of the board has the focus. Not if the question goes meanwhile: the room answers what is
    forced, and windows close."""
    for _ in range(80):
        if visitor.page.evaluate("document.activeElement?.matches('[data-spot][data-lit]')"):
            return True
        if visitor.decision != decision or not visitor.lit.count():
            return False
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
