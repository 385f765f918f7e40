"""What a table costs on a slow line: bytes as they are sent, not seconds, which depend on the machine."""

from __future__ import annotations

from typing import Any

import pytest

from stolik import games
from web.conftest import Visit

MOST = 150_000  # bytes of script and style, compressed


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
