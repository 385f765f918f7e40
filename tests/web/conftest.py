"""A real Chromium before a real server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.people import PATIENCE, Person, Running, TableSocket, catch_up, play, same_deals, seated
from stolik.server.config import ServerConfig
from stolik.server.front import STATIC
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
Sit = Callable[[Visitor, str], str]
Late = Callable[[str], tuple[str, int]]


def unavailable(reason: str) -> None:
    """Where the browser is part of the check, its absence is a failure; at home it is only a pity."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="package", autouse=True)
def _quick_bots() -> Iterator[None]:
    """Bots think in processes of their own, compiled where that was possible: here people wait for them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("STOLIK_PURE", raising=False)
        yield


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest) -> Iterator[None]:
    yield from same_deals(request.node.nodeid)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not (STATIC / "index.html").is_file():
        unavailable("the client is not built (make test builds it)")
    found = subprocess.run([sys.executable, FINDER], capture_output=True, text=True, check=False)
    path = found.stdout.strip()
    if found.returncode or not shutil.which(path):
        unavailable(found.stderr.strip() or "there is no Chromium")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("house") / "stolik.sqlite"
    config = ServerConfig(
        database=f"sqlite:///{database}", pace=0.0, workers=1, guests=1000, requests=1000, tables=1000
    )
    server = Running(config)
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


@pytest.fixture(scope="session")
def long_game(house: Running) -> tuple[str, int]:
    """A game of Ankh-Morpork that is over, and a position of it with the deck nearly run out: seat 0 is to play."""
    for attempt in range(8):
        with Person(house.address, "Iza") as iza, Person(house.address, "Ela") as ela:
            table = idle_away(seated(iza, ela, game="ankhmorpork"), Random(attempt))
            positions = iza.http.get(f"/api/tables/{table}/replay").json()["positions"]
        late = [at for at, position in enumerate(positions) if nearly_over(position["view"])]
        if late:
            return table, late[0]
    raise AssertionError("somebody always wins before the deck runs out")


def nearly_over(view: dict[str, Any]) -> bool:
    asked = view["decision"]
    return view["derived"]["deck"] <= 16 and asked is not None and asked["step"] == "play_card" and 0 in asked["seats"]


def idle_away(tables: list[TableSocket], rng: Random) -> str:
    """People who mostly skip what they could do are in no danger of winning."""
    while asked := next((table for table in tables if table.my_turn), None):
        assert asked.decision is not None
        among = len(asked.decision["options"])
        assert asked.answer(rng.randrange(among) if rng.random() < 0.3 else 0)["kind"] == "done"
        catch_up(tables)
    table: str = tables[0].latest["table"]["id"]
    return table


@pytest.fixture(scope="session")
def tall_towers(house: Running) -> Late:
    """Games of Three Cheers for Master that are over, by their variant, and a position of each when the Master was
    nearly there."""

    @cache
    def find(variant: str) -> tuple[str, int]:
        people = [Person(house.address, name) for name in ("Iza", "Ela")]
        tables = seated(*people, game="cheers", options={"variant": variant})
        play(tables, Random(1))
        table: str = tables[0].latest["table"]["id"]
        positions = people[0].http.get(f"/api/tables/{table}/replay").json()["positions"]
        for person in people:
            person.close()
        return table, [at for at, position in enumerate(positions) if first_may_play(position["view"])][-4]

    return find


def first_may_play(view: dict[str, Any]) -> bool:
    asked = view["decision"]
    return asked is not None and 0 in asked["seats"] and asked["step"] in ("play_card", "build")


@pytest.fixture
def company(house: Running) -> Iterator[Sit]:
    """Opens a table of Three Cheers for Master in a variant, for a visitor and others who always answer at once."""
    threads: list[Thread] = []

    def join(visitor: Visitor, variant: str) -> str:
        names = ("Iza", "Ela", "Ada") if variant == "teams" else ("Iza",)
        table = visitor.found("me", *["open" for _ in names], game="cheers", options={"variant": variant})
        others = [Person(house.address, name).here(table) for name in names]
        for seat, other in enumerate(others, 1):
            assert other.ask("sit", seat=seat)["kind"] == "done"
        with Person(house.address, "", visitor.token) as founder:
            assert founder.here(table).ask("start")["kind"] == "done"
        threads.extend(Thread(target=play_along, args=(other,), daemon=True) for other in others)
        for thread in threads:
            thread.start()
        return table

    yield join
    for thread in threads:
        thread.join(PATIENCE)


def play_along(table: TableSocket) -> None:
    while table.wait_for_turn():
        table.answer()
    table.close()


def a_word(house: Running, table: str) -> str:
    """One that the first seat can spell now, if it is to spell; the longest that the table itself would suggest."""
    at = house.room(table).record.table
    found = [] if at is None else [option.text for option in at.options(0) if option.text.startswith("spell ")]
    return max((text.split()[1].partition(":")[0] for text in found), key=len, default="")


@pytest.fixture
def sit_down(request: pytest.FixtureRequest) -> Sit:
    """Takes a visitor to a table of some game that can be played to its end in a minute."""

    def sit(visitor: Visitor, game: str) -> str:
        if game == "ankhmorpork":
            table = visitor.play_on(*request.getfixturevalue("long_game"))
        elif game == "cheers":
            table = visitor.play_on(*request.getfixturevalue("tall_towers")("base"))
        elif game == "words":
            table = visitor.found("me", "easy", game=game, options={"help": "serial", "first": "1"})
            house: Running = request.getfixturevalue("house")
            visitor.thinks = lambda: a_word(house, table)
        else:
            table = visitor.found("me", "easy", game=game)
        visitor.sit_at(table)
        return table

    return sit
