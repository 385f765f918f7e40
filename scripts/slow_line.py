"""How long until something can be done: a table's first board on a slow line, and the way of somebody who is new.

The slow line carries 50 kB/s and answers after 400 ms; nothing is kept from before. The newcomer goes from the start
page through a tile to the first question of a guided game, with a server that is warm.
"""

from __future__ import annotations

import sys
import time

from playwright.sync_api import Browser, Page, sync_playwright

from chromium import own
from drills.ground import server
from stolik import games

LINE = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
BOARD, NEWCOMER = 6.0, 5.0  # seconds at most
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 60_000  # ms


def main() -> int:
    fine = True
    with server(ram=True) as found, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own(), args=FLAGS)
        for game in games.names():
            newcomer, table = decides(browser, found.address, game)
            board = sees(browser, table)
            fine = fine and board <= BOARD and newcomer <= NEWCOMER
            print(f"{game}: first board on a slow line {board:.1f} s, a newcomer's first question {newcomer:.1f} s")
        browser.close()
    return 0 if fine else 1


def _page(browser: Browser) -> Page:
    context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def decides(browser: Browser, address: str, game: str) -> tuple[float, str]:
    """From the start page to the first question; and the table that it is asked at."""
    page = _page(browser)
    began = time.monotonic()
    page.goto(address)
    page.get_by_test_id(f"tile-{game}").click()
    page.get_by_test_id(f"guided-{game}").click()
    page.locator("[data-testid=option], [data-testid=list], [data-spot][data-lit]").first.wait_for()
    took = time.monotonic() - began
    return took, page.url


def sees(browser: Browser, table: str) -> float:
    """By a link that somebody was sent who has a name already: the board, as whoever looks on sees it."""
    page = _page(browser)
    address = table.partition("/t/")[0]
    assert page.context.request.post(f"{address}/api/me", data={"name": "Ola"}).ok
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", LINE)
    began = time.monotonic()
    page.goto(table, wait_until="commit")
    page.locator("[data-board]").first.wait_for()
    return time.monotonic() - began


if __name__ == "__main__":
    sys.exit(main())
