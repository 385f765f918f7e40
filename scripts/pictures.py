"""Pictures that the client brings with it: icons of the installed app, and what previews of links show of each game."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
sys.path.insert(0, str(ROOT / "tests"))

from server.people import Running  # noqa: E402  (tests have all that a picture needs)
from stolik import games  # noqa: E402
from stolik.server.config import ServerConfig  # noqa: E402

ICONS = {"icon-192": (192, 0.0), "icon-512": (512, 0.0), "icon-maskable": (512, 0.12)}  # px, and the margin
PREVIEW: ViewportSize = {"width": 1200, "height": 630}


def icons(browser: Browser) -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    for name, (size, margin) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        inner = size * (1 - 2 * margin)
        background = "#2c221a" if margin else "transparent"
        page.set_content(
            f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{background}">'
            f'<div style="width:{inner}px;height:{inner}px">{drawing}</div>'
        )
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def previews(browser: Browser, address: str) -> None:
    page = browser.new_page(viewport=PREVIEW, base_url=address, reduced_motion="reduce")
    page.goto("/")
    for game in games.names():
        picture = page.locator(f'[data-game="{game}"] .picture')
        picture.wait_for()
        picture.evaluate("picture => { picture.style.cssText = 'position:fixed;inset:0;z-index:99;padding:24px' }")
        page.wait_for_timeout(300)
        page.screenshot(path=PUBLIC / "preview" / f"{game}.jpg", type="jpeg", quality=75)
        picture.evaluate("picture => { picture.style.cssText = '' }")


def main() -> None:
    (PUBLIC / "preview").mkdir(exist_ok=True)
    found = subprocess.run(
        [sys.executable, ROOT / "scripts" / "chromium.py"], capture_output=True, text=True, check=True
    )
    with tempfile.TemporaryDirectory() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        icons(browser)
        server = Running(ServerConfig(database=f"sqlite:///{house}/stolik.sqlite", pace=0.0))
        previews(browser, server.address)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
