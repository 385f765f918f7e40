"""Somebody with a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocket, expect
from playwright.sync_api import TimeoutError as Gone

from server.people import PATIENCE

DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
PASSWORDS = ("/api/sign-in", "/api/me/keep")  # where one is asked for
SOON = 5000  # ms, for a thing that is there
PATIENT = 4  # tries


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "",
        language: str = "en",
        phone: bool = False,
        motion: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            reduced_motion="no-preference" if motion else "reduce",
            base_url=address,
            **{"service_workers": "block", **more},  # what it keeps would hide what the server says
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.received: list[str] = []  # every text that came through a socket,
        self.sent: list[str] = []  # and every one that went
        self.faults: list[str] = []
        self.thinks: Callable[[], str] = lambda: ""  # a word, where one has to think of it oneself
        self.context.on("weberror", lambda error: self.faults.append(str(error.error)))
        self.context.on("page", self._watch)
        if name:
            assert self.context.request.post("/api/me", data={"name": name}).ok
        self.page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._listen)
        page.on("console", lambda said: self.faults.append(said.text) if self._bad(said) else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    @staticmethod
    def _bad(said: Any) -> bool:
        """A console error is a fault of ours; that the server refuses what a visitor asks for is not. But a page asks
        for nothing that needs a name before there is one, so 401 is what a wrong password says, and nothing else.
        """
        if said.type != "error" or "Failed to load resource" not in said.text:
            return bool(said.type == "error")
        return "status of 401" in said.text and not said.location["url"].endswith(PASSWORDS)

    def go_home(self) -> None:
        faults = list(self.faults)
        self.context.close()
        assert not faults, faults

    def wait_until_kept(self, game: str) -> None:
        """All that there is to read and to learn, for times without a network: what comes last says so."""
        self.page.evaluate(
            """async game => {
                while (!(await caches.match(`/kept/${game}`))) await new Promise(then => setTimeout(then, 50));
            }""",
            game,
        )

    # --- tables ---

    def found(self, *seats: str, game: str = "raverun", **more: Any) -> str:
        """Open a table without walking through the lobby."""
        return self._made("/api/tables", {"game": game, "seats": list(seats), **more})

    def play_on(self, table: str, at: int) -> str:
        """Open a table that goes on from a position of a finished game, in its first seat against bots."""
        return self._made(f"/api/tables/{table}/branch", {"at": at, "seat": 0, "level": "easy"})

    def _made(self, path: str, wanted: dict[str, Any]) -> str:
        answer = self.context.request.post(path, data=wanted)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        return table

    @property
    def token(self) -> str:
        """With it the same person can come through a socket."""
        return next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "stolik")

    def sit_at(self, table: str, page: Page | None = None) -> Page:
        at = page or self.page
        at.goto(f"/t/{table}")
        expect(at.get_by_test_id("connection").first).to_have_attribute("data-state", "online")
        at.locator("[data-board], [data-testid=waiting]").wait_for()  # whoever comes to a table sees it
        return at

    def by(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def options(self) -> Locator:
        return self.by("option")

    @property
    def lit(self) -> Locator:
        return self.page.locator("[data-spot][data-lit]")

    @staticmethod
    def figure(spot: Locator) -> Locator:
        """Where a spot is several figures, the first of them: between them may stand others."""
        figures = spot.locator(".over")
        return figures.first if figures.count() else spot

    @property
    def over(self) -> bool:
        return self.by("result").is_visible()

    def wait_for_turn(self) -> bool:
        """Until this visitor is asked; False if the game is over before."""
        self.page.wait_for_function(
            """() => document.querySelector("[data-testid=result]") || document.querySelector("[data-testid=option]")"""
        )
        return not self.over

    @property
    def step(self) -> str:
        """What the pending decision is about."""
        return self.by("prompt").get_attribute("data-step") or ""

    @property
    def decision(self) -> str:
        """The id of the pending decision; empty once the game is over."""
        found: str = self.page.evaluate("document.querySelector('[data-testid=prompt]')?.dataset.decision ?? ''")
        return found

    def wait_for_next(self, before: str) -> None:
        self.page.wait_for_function(
            """before => document.querySelector("[data-testid=result]") ||
                (document.querySelector("[data-testid=prompt]")?.dataset.decision ?? "") !== before""",
            arg=before,
        )

    def wait_until_heard(self) -> None:
        """Until no answer is on its way: so long the board does not listen."""
        expect(self.page.locator(".sending")).to_have_count(0)

    @staticmethod
    def choose(option: Locator, by: str = "click") -> None:
        """An option in words: a list that is folded away unfolds where the focus is in it.

        What is drawn anew meanwhile loses the focus, and the list folds: then once more.
        """
        for _ in range(PATIENT):
            option.focus()
            try:
                getattr(option, by)(timeout=SOON // PATIENT)
            except Gone:
                continue
            return
        option.focus()
        getattr(option, by)(timeout=SOON)

    def move_in_words(self, which: int = 0) -> None:
        before = self.decision
        self.choose(self.options.nth(which))
        self.wait_for_next(before)

    def wait_for_word(self, before: str) -> None:
        """Until what was said is done with, cards and all."""
        self.page.wait_for_function(
            """before => {
                const prompt = document.querySelector("[data-testid=prompt]");
                return !prompt || (prompt.dataset.decision !== before && prompt.dataset.step !== "assign");
            }""",
            arg=before,
        )

    def point(self) -> None:
        """Choose by pointing at lit things on the board; by words where the board has nothing to point at."""
        before = self.decision
        for _ in range(10):
            if self.decision != before or self.over or not self.options.count():
                return
            self.point_once(before)
            self.page.wait_for_timeout(50)
        raise AssertionError(f"pointing at the board does not answer: {self.by('prompt').inner_text()}")

    def point_once(self, decision: str, by: str = "click") -> None:
        try:
            if self.lit.count():
                getattr(self.figure(self.lit.first), by)(timeout=SOON)
            else:
                self.choose(self.options.first, by)
        except Gone:  # the room has answered what was forced, or a window has closed, under the visitor's hand
            if self.decision == decision and not self.over:
                raise
