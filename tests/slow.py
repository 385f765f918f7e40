"""A plugin for pytest (`make slow`): everything takes its time, at random. A test that fails here waits for the clock
and not for what it looks at, and will fail one day on a busy machine."""

from __future__ import annotations

import asyncio
import functools
import os
import random
import time
from typing import Any

from playwright.sync_api import Keyboard, Locator, Page
from playwright.sync_api._generated import LocatorAssertions

from server import people
from stolik.server.app import create

HANDS = {  # what somebody does who is called away in between
    Locator: ("click", "count", "fill", "focus", "hover", "inner_text", "press"),
    LocatorAssertions: ("to_be_visible", "to_contain_text", "to_have_attribute", "to_have_count", "to_have_text"),
    Page: ("evaluate",),
    Keyboard: ("press",),
}


class Slow:
    """A server whose files come late, and what it says through sockets too."""

    def __init__(self, app: Any, rng: random.Random) -> None:
        self.app = app
        self.state = app.state
        self.rng = rng

    async def _pause(self, chance: float, seconds: float) -> None:
        if self.rng.random() < chance:
            await asyncio.sleep(self.rng.random() * seconds)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def late(message: Any) -> None:
            if scope["type"] == "websocket":
                await self._pause(0.3, 0.6)
            await send(message)

        if scope["type"] == "http":
            await self._pause(0.4, 0.2 if scope["path"].startswith("/api/") else 1.2)
        await self.app(scope, receive, late)


def pytest_collection_finish() -> None:
    rng = random.Random(os.environ.get("PYTEST_XDIST_WORKER", ""))
    setattr(people, "create", lambda settings: Slow(create(settings), rng))  # noqa: B010  (mypy would not have it)
    for kind, names in HANDS.items():
        for name in names:
            setattr(kind, name, called_away(getattr(kind, name), rng))


def called_away(act: Any, rng: random.Random) -> Any:
    @functools.wraps(act)
    def acts(*args: Any, **more: Any) -> Any:
        if rng.random() < 0.08:
            time.sleep(3.2)  # longer than anything stays that goes away by itself
        return act(*args, **more)

    return acts
