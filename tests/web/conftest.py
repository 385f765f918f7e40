"""A real Chromium before a real server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.people import Running
from stolik.server.app import STATIC
from stolik.server.settings import Settings
from web.visitor import Visitor

ELSEWHERE = "stolik.test"  # this machine by a name to which browsers give no clipboard, as in a home network
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]
FINDER = Path(__file__).parents[2] / "scripts" / "chromium.py"

Visit = Callable[..., Visitor]


def unavailable(reason: str) -> None:
    """Where the browser is part of the check, its absence is a failure; at home it is only a pity."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not (STATIC / "index.html").is_file():
        unavailable("the client is not built (make test builds it)")
    found = subprocess.run([sys.executable, FINDER], capture_output=True, text=True, check=False)
    path = found.stdout.strip()
    if found.returncode or not shutil.which(path):
        unavailable(found.stderr.strip() or "there is no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("house") / "stolik.sqlite"
    server = Running(Settings(database=f"sqlite:///{database}", pace=0.0, workers=1, guests=1000, requests=1000))
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Browser, house: Running) -> Iterator[Visit]:
    """Brings in a visitor with a browser of their own. Whatever goes wrong on a page fails the test."""
    visitors: list[Visitor] = []

    def come(name: str = "", **settings: Any) -> Visitor:
        visitors.append(Visitor(chromium, house.address, name, **settings))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.go_home()
