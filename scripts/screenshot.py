"""The picture in the README: a real game in a real browser."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.people import Person, Running, TableSocket  # noqa: E402  (the tests have all that a picture needs)
from stolik.server.settings import Settings  # noqa: E402

TURNS = 14  # of the own before the picture is taken: the middle of a game


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
            color_scheme="light",
            reduced_motion="reduce",
        )
        with Person(server.address, "Ala") as ala:
            table = ala.found("me", "hard", "hard", game="ankhmorpork")
            play(ala.here(table))
            context.add_cookies([{"name": "stolik", "value": ala.token, "url": server.address}])
        page = context.new_page()
        page.goto(f"/t/{table}")
        page.get_by_test_id("option").first.wait_for()
        page.wait_for_timeout(1000)
        page.screenshot(path=target)
        browser.close()
        server.stop()


def play(table: TableSocket) -> None:
    """Take the hint each time, until the middle of the game."""
    turns = 0
    while turns < TURNS and table.wait_for_turn():
        assert table.decision is not None
        turns += table.decision["step"] == "play_card" and table.decision["facts"]["how"] == "must"
        if turns < TURNS:
            hint = table.ask("hint", decision=table.decision["id"])
            table.ask("answer", decision=table.decision["id"], do=hint["do"])


if __name__ == "__main__":
    main(ROOT / "docs" / "table.png")
