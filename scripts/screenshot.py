"""The picture in the README: a real game in a real browser. `python scripts/screenshot.py docs/table.png`"""

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

MOVES = 9  # so many of one's own: the middle of a game


def main(target: Path) -> None:
    path = subprocess.run(
        [sys.executable, ROOT / "scripts" / "chromium.py"], capture_output=True, text=True, check=True
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Settings(database=f"sqlite:///{folder}/stolik.sqlite", pace=0.0))
        browser = playwright.chromium.launch(executable_path=path.stdout.strip(), args=["--no-sandbox"])
        context = browser.new_context(
            base_url=server.address, viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
        )
        context.request.post("/api/me", data={"name": "Ala"})
        found = context.request.post("/api/tables", data={"game": "raverun", "seats": ["me", "hard", "hard"]})
        page = context.new_page()
        page.goto(f"/t/{found.json()['id']}")
        for _ in range(MOVES):
            page.get_by_test_id("option").first.click()
            page.wait_for_timeout(300)
        page.get_by_test_id("option").first.wait_for()
        page.wait_for_timeout(500)
        page.screenshot(path=target)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
