"""The pictures in the README, and sheets that show every game in every window: real games in a real browser."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.people import Person, Running, TableSocket, same_deals  # noqa: E402  (tests have all that a picture needs)
from stolik.server.config import ServerConfig  # noqa: E402

# By game: how many play, how often one is asked before the picture is taken, and at which step it is taken then.
GAMES = {
    "ankhmorpork": (3, 40, "play_card"),
    "cheers": (4, 32, "where"),
    "raverun": (3, 7, "lay"),
    "sedlec": (3, 8, "take_turn"),
    "words": (3, 30, "talk"),
}

SIZES = [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (820, 1180), (390, 844)]
LOOKS = [("pl", "light"), ("pl", "dark"), ("en", "dark")]  # besides English by day,
LOOKED_AT = [(1440, 900), (390, 844)]  # in these windows
NEVER = 10_000  # questions: more than any game has


def main(folder: Path, sheets: Path) -> None:
    found = subprocess.run(
        [sys.executable, ROOT / "scripts" / "chromium.py"], capture_output=True, text=True, check=True
    )
    with tempfile.TemporaryDirectory() as house, sync_playwright() as playwright:
        server = Running(ServerConfig(database=f"sqlite:///{house}/stolik.sqlite", pace=0.0, requests=10_000))
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
            for _ in same_deals(game):
                sheet(game, server, context, sheets / f"{game}.png")
        browser.close()
        server.stop()


def show(game: str, server: Running, context: BrowserContext, target: Path) -> None:
    _, asked, step = GAMES[game]
    page = seen(game, server, context, asked, step)
    page.screenshot(path=target, type="jpeg", quality=80)
    page.close()


def seen(game: str, server: Running, context: BrowserContext, asked: int, step: str) -> Page:
    """A table in the browser, as far as it is played."""
    players, _, _ = GAMES[game]
    with Person(server.address, "Ala") as ala:
        options = {"help": "serial"} if game == "words" else {}
        table = ala.found("me", *["easy"] * (players - 1), game=game, options=options)
        play(ala.here(table), asked, step)
        context.add_cookies([{"name": "stolik", "value": ala.token, "url": server.address}])
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.locator("[data-board]").wait_for()
    page.wait_for_timeout(1000)
    return page


def sheet(game: str, server: Running, context: BrowserContext, target: Path) -> None:
    """A row for the start, one for the middle and one for the end; below each the same in other looks."""
    _, middle, step = GAMES[game]
    rows: list[list[str]] = []
    for asked, at in ((0, ""), (middle, step), (NEVER, "")):
        page = seen(game, server, context, asked, at)
        rows.append([thumbnail(page, *size) for size in SIZES])
        rows.append([])
        for language, scheme in LOOKS:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            if page.evaluate("document.documentElement.lang") != language:
                page.evaluate("document.querySelector('[data-testid=language]').click()")
            rows[-1] += [thumbnail(page, *size, f"{language} {scheme}") for size in LOOKED_AT]
        page.evaluate("localStorage.clear()")
        page.close()
    target.parent.mkdir(parents=True, exist_ok=True)
    page = context.new_page()
    page.set_viewport_size({"width": 3000, "height": 600})
    page.set_content("<style>figure{display:inline-block;margin:4px}img{height:340px;display:block}</style>")
    page.evaluate("html => document.body.innerHTML = html", "".join(f"<div>{''.join(row)}</div>" for row in rows))
    page.screenshot(path=target, full_page=True)
    page.close()


def thumbnail(page: Page, width: int, height: int, look: str = "") -> str:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(300)
    picture = b64encode(page.screenshot(type="jpeg", quality=85)).decode()
    return f'<figure><img src="data:image/jpeg;base64,{picture}">{width}x{height} {look}</figure>'


def play(table: TableSocket, asked: int, step: str) -> None:
    """Take the hint each time, until one has been asked so often and then is asked for this step, or for any."""
    while table.wait_for_turn():
        assert table.decision is not None
        asked -= 1
        if asked < 0 and table.decision["step"].startswith(step):
            return
        hint = table.ask("hint", decision=table.decision["id"])
        if hint["kind"] == "hint":  # and not too late, since somebody else has spoken
            table.ask("answer", decision=table.decision["id"], do=hint["do"])
    assert not step, f"the game was over before {step}"


if __name__ == "__main__":
    main(ROOT / "docs", ROOT / "build" / "sheets")
