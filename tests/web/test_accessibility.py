"""No page has a fault that axe-core knows of: in both languages, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stolik import games
from web.conftest import Sit
from web.faults import SIZES, check_looks
from web.visitor import Visitor

Visit = Callable[..., Visitor]


@SIZES
@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_page_speaks_the_language_of_its_reader(visit: Visit, language: str, phone: bool) -> None:
    ala = visit("Ala", language=language, phone=phone)
    ala.page.goto("/lobby")
    expect(ala.page.locator("html")).to_have_attribute("lang", language)


@SIZES
def test_no_page_has_a_fault(visit: Visit, phone: bool) -> None:
    ala = visit("Ala", phone=phone)
    for path in (
        "/",
        "/lobby",
        "/rules/raverun",
        "/rules/ankhmorpork",
        "/rules/cheers",
        "/rules/sedlec",
        "/rules/words",
        "/about",
        "/nowhere",
    ):
        ala.page.goto(path)
        expect(ala.page.locator("main, [role=main]").first).to_be_visible()
        check_looks(ala.page)
    ala.sit_at(ala.found("me", "open", "easy"))
    check_looks(ala.page)


@SIZES
def test_no_opened_tile_has_a_fault(visit: Visit, phone: bool) -> None:
    ala = visit("Ala", phone=phone)
    ala.page.goto("/")
    ala.by("tile-words").click()  # which has a note besides
    expect(ala.by("set-words")).to_be_visible()
    check_looks(ala.page)


@SIZES
def test_a_guest_is_invited_to_a_page_without_a_fault(visit: Visit, phone: bool) -> None:
    table = visit("Ala").found("me", "open")
    guest = visit(phone=phone)
    guest.page.goto(f"/t/{table}")
    expect(guest.by("invite")).to_be_visible()
    check_looks(guest.page)
    guest.by("waiting-aid").locator("summary").click()
    expect(guest.by("aid-text")).to_be_visible()
    check_looks(guest.page)


@pytest.mark.parametrize("game", games.names())
def test_no_table_has_a_fault(visit: Visit, sit_down: Sit, game: str) -> None:
    """One game, seen on two screens at once, of which one is looked at in each turn."""
    ala = visit("Ala")
    phone = visit(phone=True, storage_state=ala.context.storage_state())
    table = ala.found("me", "easy", "easy", game=game)
    for screen in (ala, phone):
        screen.sit_at(table)
    for screen in (ala, phone) * 2:
        for each in (phone, ala):
            each.wait_for_turn()
        check_looks(screen.page)
        before = ala.decision
        ala.move_in_words()
        phone.wait_for_next(before)
    table = sit_down(ala, game)
    phone.sit_at(table)
    while ala.wait_for_turn():
        ala.move_in_words()
    for screen in (ala, phone):
        expect(screen.by("result")).to_be_visible()
        check_looks(screen.page)
        screen.page.goto(f"/replay/{table}")
        expect(screen.by("replay-slider")).to_be_visible()
        check_looks(screen.page)
