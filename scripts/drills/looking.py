"""How long does somebody who looks at it in a browser wait until their own turn comes back?

What others do is played to be seen, so the question stands there later than the server has asked it. Timed is from the
last own answer of a turn until the first question of the next one stands there, whatever else is asked between.
"""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, TimeoutError, WebSocket, sync_playwright

from chromium import own
from heard import SITUATIONS, Decision, decode

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 60_000  # ms, for one question
TRIES = 1000  # ms: a number beyond what is listed answers nothing

STANDS = """before => {
    const prompt = document.querySelector("[data-testid=prompt].mine");
    const over = document.querySelector("[data-testid=result]");
    const asked = prompt && prompt.dataset.decision !== before && !document.querySelector("[data-testid=forced]");
    return over ? "over" : asked ? prompt.dataset.decision : false;
}"""
GOES = """now => {
    const prompt = document.querySelector("[data-testid=prompt].mine");
    return !prompt || prompt.dataset.decision !== now || document.querySelector(".sending") !== null;
}"""


class Onlooker:
    """Somebody at a browser who answers at random, with the keys of the options."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: dict[str, Decision] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(text))

    def _hear(self, text: str | bytes) -> None:
        message = decode(text)
        if message.kind in SITUATIONS and message.decision is not None:
            self.asked[str(message.decision.id)] = message.decision

    def waits(self, rounds: int) -> list[float]:
        found: list[float] = []
        answered: float | None = None  # in the own turn
        before = ""
        while len(found) < rounds:
            now = str(self.page.wait_for_function(STANDS, arg=before, polling=20).json_value())
            stands = time.perf_counter()
            if now == "over":
                break
            own_turn = self.asked[now].turn == 0
            between = any(each.turn != 0 for each in self.asked.values())
            if own_turn and between and answered is not None:
                found.append(stands - answered)
            if own_turn:
                self.asked = {now: self.asked[now]}
            pressed = self._answer(now)
            if own_turn:
                answered = pressed
            before = now
        return found

    def _answer(self, now: str) -> float:
        """When what answered was pressed."""
        keys = min(9, len(self.asked[now].options))
        for key in (random.randint(1, keys), 1, 0):
            pressed = time.perf_counter()
            self.page.keyboard.press(str(key))
            try:
                self.page.wait_for_function(GOES, arg=now, polling=20, timeout=TRIES)
            except TimeoutError:
                continue
            return pressed
        raise AssertionError(f"no key answers {self.asked[now].step}")


def waits_seen(address: str, game: str, seats: int, level: str, rounds: int) -> list[float]:
    waits: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own(), args=FLAGS)
        context = browser.new_context(
            base_url=address, viewport={"width": 1280, "height": 800}, reduced_motion="no-preference", locale="en-GB"
        )
        context.set_default_timeout(PATIENCE)
        assert context.request.post("/api/me", data={"name": "Ala"}).ok
        while len(waits) < rounds:
            wanted = {"game": game, "seats": ["me", *[level] * (seats - 1)], "private": True}
            table = context.request.post("/api/tables", data=wanted).json()["id"]
            page = context.new_page()
            onlooker = Onlooker(page)
            page.goto(f"/t/{table}")
            waits += onlooker.waits(rounds - len(waits))
            page.close()
        browser.close()
    return waits
