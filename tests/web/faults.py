"""Faults that axe-core knows of, in whatever look a page can have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from web.visitor import PHONE

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "narrow"])

# Whatever is on its way comes at once: what fades in has too little contrast until then.
COME_TO_REST = """async () => {
    await document.fonts.ready;
    for (const moves of document.getAnimations())
        if (moves.effect.getComputedTiming().endTime !== Infinity) moves.finish();
    await new Promise(requestAnimationFrame);
}"""


def check(page: Page) -> None:
    """As it looks now."""
    page.wait_for_load_state("networkidle")
    page.evaluate(COME_TO_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    faults = [
        f"{page.url} {fault['id']}: {fault['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    assert not faults, "\n".join(faults)


def check_looks(page: Page) -> None:
    """In both languages, light and dark; light is Polish on a desk and English on a phone."""
    assert page.viewport_size is not None
    narrow = page.viewport_size["width"] == PHONE["width"]
    for _ in range(2):
        language = page.evaluate("document.documentElement.lang")
        page.emulate_media(color_scheme="light" if (language == "pl") != narrow else "dark")
        check(page)
        page.evaluate("document.querySelector('[data-testid=language]').click()")
        page.wait_for_function("before => document.documentElement.lang !== before", arg=language)
