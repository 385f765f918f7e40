"""What a table costs on a slow line: bytes as they are sent, not seconds, which depend on the machine."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest

from stolik import games
from web.conftest import Visit
from web.faults import SIZES

STARTS = ("/", "/lobby", "/rules/raverun", "/learn/raverun")
MOST = 150_000  # bytes of script and style, compressed
SHIFTS = """
    window.shifted = 0;
    new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (window.shifted += value)))
        .observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_light(visit: Visit, game: str) -> None:
    ala = visit("Ala")
    line = ala.context.new_cdp_session(ala.page)
    code: set[str] = set()
    sent: dict[str, int] = {}

    def begins(said: dict[str, Any]) -> None:
        if said["type"] in ("Script", "Stylesheet"):
            code.add(said["requestId"])

    def ends(said: dict[str, Any]) -> None:
        sent[said["requestId"]] = said["encodedDataLength"]

    line.on("Network.responseReceived", begins)
    line.on("Network.loadingFinished", ends)
    line.send("Network.enable")
    ala.sit_at(ala.found("me", "easy", game=game))
    ala.page.wait_for_load_state("networkidle")
    assert code
    assert sum(sent[each] for each in code) < MOST


@pytest.mark.parametrize("path", STARTS)
def test_whoever_comes_to_no_table_loads_nothing_of_it(visit: Visit, path: str) -> None:
    """No code of tables; and no board where its miniature does."""
    ala = visit()
    asked: list[str] = []
    ala.page.on("request", lambda request: asked.append(urlsplit(request.url).path.removeprefix("/assets/")))
    ala.page.goto(path)
    ala.page.get_by_role("heading", level=1).wait_for()
    ala.page.wait_for_load_state("networkidle")
    boards = () if "raverun" in path else games.names()
    code = [
        file for file in asked if file.endswith(".js") and file.startswith(("table-", *(f"{game}-" for game in boards)))
    ]
    assert code == []


@SIZES
@pytest.mark.parametrize("path", ["/", "/rules/raverun", "table"])
def test_what_is_read_stays_where_it_is_while_the_rest_comes(visit: Visit, path: str, phone: bool) -> None:
    """As browsers count it: 0.1 is what a reader hardly notices."""
    ala = visit("Ala", phone=phone)
    page = f"/t/{ala.found('me', 'easy')}" if path == "table" else path
    ala.page.add_init_script(SHIFTS)
    ala.page.goto(page)
    ala.page.get_by_role("heading", level=1).or_(ala.page.locator(".play [data-board]")).first.wait_for()
    ala.page.wait_for_load_state("networkidle")
    ala.page.wait_for_timeout(500)
    assert ala.page.evaluate("shifted") < 0.1
