"""The page that the client is served in: what others show of a link to it, and what its board will need first."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from pathlib import Path

from stolik import games
from stolik.engine.errors import UnknownGame
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.texts import Texts
from stolik.server import wire

STATIC = Path(__file__).with_name("static")
TEXTS = Texts(Path(__file__).with_name("text"))


def language_of(accepted: str) -> str:
    """The first language of a browser that we speak; Polish if there is none, as in the client."""
    wanted = [entry.split(";")[0].strip()[:2].lower() for entry in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "pl")


def page(language: str, origin: str, table: wire.TableInfo | None = None) -> str | None:
    """The page, for a table with what it is about; None where the client is not built."""
    index = STATIC / "index.html"
    if not index.is_file():
        return None
    before, mark, after = _source(index, index.stat().st_mtime_ns).partition("</head>")
    head = [*_described(language, origin, table), *([] if table is None else _first_needs(table.game, language))]
    return before.replace('<html lang="pl"', f'<html lang="{language}"', 1) + "\n".join(head) + mark + after


@lru_cache(maxsize=1)
def _source(index: Path, _changed: int) -> str:
    return index.read_text(encoding="utf-8")


def _described(language: str, origin: str, table: wire.TableInfo | None) -> list[str]:
    title, about, picture = "Stolik", TEXTS.say(language, "about"), f"{origin}/icon-512.png"
    if table is not None:
        title, about = _invitation(language, table)
        if (STATIC / "preview" / f"{table.game}.jpg").is_file():
            picture = f"{origin}/preview/{table.game}.jpg"
    said = {"og:title": title, "og:description": about, "og:image": picture, "og:site_name": "Stolik"}
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    return [
        f'<meta name="description" content="{escape(about)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        *lines,
    ]


def _invitation(language: str, table: wire.TableInfo) -> tuple[str, str]:
    name = _name(table.game, language)
    key = "invites" if table.host_name else "invited"
    title = TEXTS.say(language, key, host=table.host_name, game=name)
    free = sum(seat.kind == "empty" for seat in table.seats)
    if table.status == "waiting" and free:
        return title, TEXTS.say(language, "free-seats", free=free, seats=len(table.seats))
    names = ", ".join(seat.name for seat in table.seats)
    about = TEXTS.say(language, "over" if table.status == "over" else "playing", names=names, game=name)
    return (name, about) if table.status == "over" else (title, about)


def _name(game: str, language: str) -> str:
    try:
        return games.get(game).texts.say(language, "name")
    except UnknownGame:
        return game


def _first_needs(game: str, language: str) -> list[str]:
    """The board's code and the game's texts are on their way before the client has asked for them."""
    manifest = STATIC / "manifest.json"
    built = _manifest(manifest, manifest.stat().st_mtime_ns) if manifest.is_file() else {}
    board = f"src/games/{game}/index.ts"
    found = [f'<link rel="modulepreload" href="/{file}" />' for file in _files(built, board)]
    texts = f'<link rel="preload" as="fetch" href="/api/games/{escape(game)}/{language}" crossorigin="anonymous" />'
    return [*found, texts] if found else []


@lru_cache(maxsize=1)
def _manifest(path: Path, _changed: int) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _files(built: dict[str, dict[str, object]], key: str) -> list[str]:
    """A chunk and those that it imports, without the entry, which the page names itself."""
    chunk = built.get(key)
    if chunk is None or chunk.get("isEntry"):
        return []
    imports = chunk.get("imports", [])
    assert isinstance(imports, list)
    return [str(chunk["file"]), *(file for each in imports for file in _files(built, each))]
