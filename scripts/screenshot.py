"""The picture in the README: a real game in a real browser."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.people import Running  # noqa: E402  (the tests' server is all that a picture needs)
from stolik.server.settings import Settings  # noqa: E402

LAYS = 3  # cards to lay before the picture is taken: the middle of a game


def main(target: Path) -> None:
    path = subprocess.run(
        [sys.executable, ROOT / "scripts" / "chromium.py"], capture_output=True, text=True, check=True
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Settings(database=f"sqlite:///{folder}/stolik.sqlite", pace=0.0))
        browser = playwright.chromium.launch(executable_path=path.stdout.strip(), args=["--no-sandbox"])
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": 1280, "height": 800},
            locale="en-GB",
            color_scheme="dark",
            reduced_motion="reduce",
        )
        context.request.post("/api/me", data={"name": "Ala"})
        found = context.request.post("/api/tables", data={"game": "raverun", "seats": ["me", "hard", "hard"]})
        page = context.new_page()
        page.goto(f"/t/{found.json()['id']}")
        laid = 0
        while laid < LAYS:
            page.get_by_test_id("option").first.wait_for()
            if page.get_by_test_id("prompt").get_attribute("data-step") == "lay":
                laid += 1
            if laid < LAYS:
                page.get_by_test_id("option").last.click()
            page.wait_for_timeout(500)
        page.screenshot(path=target)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(ROOT / "docs" / "table.png")
