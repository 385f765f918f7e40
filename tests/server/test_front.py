"""The head of the page: what is shown of a link before anybody follows it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import msgspec
import pytest

from server.people import Come, Running
from stolik.server import front, wire

INDEX = '<!doctype html><html lang="pl"><head><title>Stolik</title></head><body></body></html>'
MANIFEST = {
    "_base.js": {
        "file": "assets/base.js",
        "css": ["assets/base.css"],
        "assets": ["assets/fraunces-latin-wght.woff2", "assets/fraunces-latin-ext-wght.woff2"],
    },
    "src/main.ts": {"file": "assets/main.js", "isEntry": True, "imports": ["_base.js"]},
    "_board.js": {"file": "assets/board.js", "css": ["assets/board.css"], "imports": ["src/main.ts", "_base.js"]},
    "src/pages/Start.svelte": {"file": "assets/start.js", "imports": ["_base.js"]},
    "src/pages/Table.svelte": {"file": "assets/table.js", "imports": ["_board.js", "_base.js"]},
    "src/games/raverun/index.ts": {
        "file": "assets/raverun.js",
        "css": ["assets/raverun.css"],
        "imports": ["_board.js", "src/main.ts"],
    },
}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST))
    (tmp_path / "preview").mkdir()
    (tmp_path / "preview" / "raverun.jpg").write_bytes(b"")
    monkeypatch.setattr(front, "STATIC", tmp_path)
    return tmp_path


def looked_at(server: Running, path: str, language: str, method: str = "GET") -> httpx.Response:
    return httpx.request(method, server.address + path, headers={"Accept-Language": language, "Accept": "text/html"})


def said(page: str, name: str) -> str:
    _, _, rest = page.partition(f'property="{name}" content="')
    return rest.partition('"')[0]


def needs(page: str) -> list[str]:
    """What the page asks for beforehand."""
    return re.findall(r'<link rel="(?:module)?preload" (?:as="(?:style|fetch)" )?href="([^"]*)"', page)


def test_a_link_to_a_table_says_who_invites_to_what(server: Running, come: Come) -> None:
    table = come("Ala", server).found("me", "open", "easy", game="raverun")
    page = looked_at(server, f"/t/{table}", "en-GB,en;q=0.9,pl;q=0.8").text
    assert said(page, "og:title") == "Ala invites you: Raverun"
    assert said(page, "og:description") == "One free seat of 3. Sit down, or watch."
    assert said(page, "og:image") == f"{server.address}/preview/raverun.jpg"
    polish = looked_at(server, f"/t/{table}", "de, pl;q=0.5").text
    assert said(polish, "og:title") == "Ala zaprasza: Raverun"
    assert '<html lang="en"' in page
    assert '<html lang="pl"' in polish


def test_when_it_is_full_one_can_watch(server: Running, come: Come) -> None:
    table = come("Ala", server).found("me", "easy", game="raverun")
    assert said(looked_at(server, f"/t/{table}", "en").text, "og:description").startswith("At the table: Ala, ")


def test_a_name_is_no_markup(server: Running, come: Come) -> None:
    ala = come("Ala", server)
    found = ala.http.get(f"/api/tables/{ala.found('me', 'open', game='raverun')}").content
    info = msgspec.structs.replace(msgspec.json.decode(found, type=wire.TableInfo), host_name='"><b>')
    page = front.page("/t/x", "en", "", info)
    assert page is not None
    assert "<b>" not in page
    assert said(page, "og:title") == "&quot;&gt;&lt;b&gt; invites you: Raverun"


def test_the_board_and_its_texts_are_on_their_way_at_once(server: Running, come: Come) -> None:
    table = come("Ala", server).found("me", "easy", game="raverun")
    files = ["table.js", "board.js", "board.css", "raverun.js", "raverun.css"]  # the page names main and base itself
    assert needs(looked_at(server, f"/t/{table}", "en").text) == [
        *(f"/assets/{file}" for file in files),
        "/api/games/raverun/en",
    ]
    assert needs(looked_at(server, "/", "en").text) == ["/assets/start.js"]
    assert needs(looked_at(server, "/lobby", "en").text) == []


def test_the_fonts_are_on_their_way_but_not_before_a_board(server: Running, come: Come) -> None:
    table = come("Ala", server).found("me", "easy", game="raverun")
    font = '<link rel="preload" as="font" type="font/woff2" href="/assets/fraunces-latin-wght.woff2" crossorigin />'
    assert font in looked_at(server, "/", "en").text
    assert "latin-ext" not in looked_at(server, "/", "pl").text
    assert "fraunces" not in looked_at(server, f"/t/{table}", "en").text


@pytest.mark.parametrize("path", ["/", "/t/none-such", "/rules/raverun"])
def test_whatever_else_is_just_the_table(server: Running, path: str) -> None:
    page = looked_at(server, path, "en")
    assert page.status_code == 200
    assert said(page.text, "og:title") == "Stolik"


def test_whoever_asks_for_the_head_alone_gets_it(server: Running, come: Come) -> None:
    table = come("Ala", server).found("me", "open", game="raverun")
    whole, head = (looked_at(server, f"/t/{table}", "en", method) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_client_that_is_not_built_is_missed(built: Path, server: Running) -> None:
    (built / "index.html").unlink()
    assert looked_at(server, "/", "en").status_code == 503
