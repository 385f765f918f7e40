"""The pictures in the README: real games in a real browser."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.people import Person, Running, TableSocket, same_deals  # noqa: E402  (tests have all that a picture needs)
from stolik.server.config import ServerConfig  # noqa: E402

# By game: how many play, how often one is asked before the picture is taken, and at which step it is taken then.
GAMES = {
    "ankhmorpork": (3, 40, "play_card"),
    "cheers": (4, 32, "where"),
    "raverun": (3, 14, "lay"),
    "sedlec": (3, 8, "take_turn"),
    "words": (3, 30, "talk"),
}


def main(folder: Path) -> None:
    found = subprocess.run(
        [sys.executable, ROOT / "scripts" / "chromium.py"], capture_output=True, text=True, check=True
    )
    with tempfile.TemporaryDirectory() as house, sync_playwright() as playwright:
        server = Running(ServerConfig(database=f"sqlite:///{house}/stolik.sqlite", pace=0.0))
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": 1280, "height": 800},
            locale="en-GB",
            color_scheme="light",
            reduced_motion="reduce",
        )
        for game in GAMES:
            for _ in same_deals(game):
                show(game, server, context, folder / f"{game}.jpg")
        browser.close()
        server.stop()


def show(game: str, server: Running, context: BrowserContext, target: Path) -> None:
    players, asked, step = GAMES[game]
    with Person(server.address, "Ala") as ala:
        options = {"help": "serial"} if game == "words" else {}
        table = ala.found("me", *["easy"] * (players - 1), game=game, options=options)
        play(ala.here(table), asked, step)
        context.add_cookies([{"name": "stolik", "value": ala.token, "url": server.address}])
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator("[data-board]").wait_for()
    page.wait_for_timeout(1000)
    page.screenshot(path=target, type="jpeg", quality=80)
    page.close()


def play(table: TableSocket, asked: int, step: str) -> None:
    """Take the hint each time, until the middle of the game."""
    while table.wait_for_turn():
        assert table.decision is not None
        asked -= 1
        if asked < 0 and table.decision["step"] == step:
            return
        hint = table.ask("hint", decision=table.decision["id"])
        if hint["kind"] == "hint":  # and not too late, since somebody else has spoken
            table.ask("answer", decision=table.decision["id"], do=hint["do"])


if __name__ == "__main__":
    main(ROOT / "docs")
