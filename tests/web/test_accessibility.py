"""No page has a fault that axe-core knows of: in both languages, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Sit
from web.visitor import Visitor

Visit = Callable[..., Visitor]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def check(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    faults = [
        f"{page.url} {fault['id']}: {fault['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    assert not faults, "\n".join(faults)


LOOKS = pytest.mark.parametrize(
    ("language", "scheme", "phone"),
    [("pl", "light", False), ("pl", "dark", True), ("en", "light", True), ("en", "dark", False)],
)


@LOOKS
def test_no_page_has_a_fault(visit: Visit, language: str, scheme: str, phone: bool) -> None:
    ala = visit("Ala", language=language, phone=phone, color_scheme=scheme)
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
        check(ala.page)
    assert ala.page.locator("html").get_attribute("lang") == language
    ala.sit_at(ala.found("me", "open", "easy"))
    check(ala.page)


@LOOKS
@pytest.mark.parametrize("game", ["raverun", "ankhmorpork", "cheers", "sedlec", "words"])
def test_no_table_has_a_fault(visit: Visit, sit_down: Sit, game: str, language: str, scheme: str, phone: bool) -> None:
    ala = visit("Ala", language=language, phone=phone, color_scheme=scheme)
    ala.sit_at(ala.found("me", "easy", "easy", game=game))
    for _ in range(4):
        ala.wait_for_turn()
        check(ala.page)
        ala.move_in_words()
    table = sit_down(ala, game)
    while ala.wait_for_turn():
        ala.move_in_words()
    check(ala.page)
    ala.page.goto(f"/replay/{table}")
    expect(ala.by("replay-slider")).to_be_visible()
    check(ala.page)
