"""The page that the client is served in: what others show of a link to it, and what its board will need first."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Required, TypedDict

from stolik import games
from stolik.engine.errors import UnknownGame
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.texts import Texts
from stolik.server import wire

STATIC = Path(__file__).with_name("static")
TEXTS = Texts(Path(__file__).with_name("text"))
CLIENT = {  # the client's page by the first part of an address
    "": "Start",
    "lobby": "Lobby",
    "about": "About",
    "t": "Table",
    "replay": "Replay",
    "rules": "Rules",
    "score": "Score",
    "learn": "Learn",
}


FONTS = ("fraunces-latin-wght", "atkinson-hyperlegible-latin-400")  # what nearly every line is set in


class Chunk(TypedDict, total=False):
    """A file of the client, as the build tells of it."""

    file: Required[str]
    css: list[str]
    assets: list[str]
    imports: list[str]
    isEntry: bool


def language_of(accepted: str) -> str:
    """The first language of a browser that we speak; Polish if there is none, as in the client."""
    wanted = [entry.split(";")[0].strip()[:2].lower() for entry in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "pl")


def page(path: str, language: str, origin: str, table: wire.TableInfo | None = None) -> str | None:
    """The page, for a table with what it is about; None where the client is not built."""
    index = STATIC / "index.html"
    if not index.is_file():
        return None
    before, mark, after = _source(index, index.stat().st_mtime_ns).partition("</head>")
    head = [*_described(language, origin, table), *_first_needs(path, language, table)]
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


def _first_needs(path: str, language: str, table: wire.TableInfo | None) -> list[str]:
    """The page's code, and a table's board and texts, are on their way before the client has asked for them; elsewhere
    the fonts, so that no line breaks otherwise when they come.
    """
    manifest = STATIC / "manifest.json"
    if not manifest.is_file():
        return []
    built = _manifest(manifest, manifest.stat().st_mtime_ns)
    name = CLIENT.get(path.split("/")[1])
    files = _files(built, f"src/pages/{name}.svelte")
    if table is not None:
        files += _files(built, f"src/games/{table.game}/index.ts")
    links = [
        f'<link rel="preload" as="style" href="/{file}" />'
        if file.endswith(".css")
        else f'<link rel="modulepreload" href="/{file}" />'
        for file in dict.fromkeys(files)
    ]
    if table is not None:
        texts = f"/api/games/{escape(table.game)}/{language}"
        links.append(f'<link rel="preload" as="fetch" href="{texts}" crossorigin="anonymous" />')
        return links  # there the board comes first
    fonts = [file for chunk in built.values() for file in chunk.get("assets", []) if Path(file).name.startswith(FONTS)]
    return links + [f'<link rel="preload" as="font" type="font/woff2" href="/{file}" crossorigin />' for file in fonts]


@lru_cache(maxsize=1)
def _manifest(path: Path, _changed: int) -> dict[str, Chunk]:
    found: dict[str, Chunk] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _files(built: dict[str, Chunk], key: str) -> list[str]:
    """A chunk with its style and those that it imports, without what the page names itself: the entry's."""
    chunk = built.get(key)
    entries = [each for each in built.values() if each.get("isEntry")]
    if chunk is None or chunk in entries or any(key in entry.get("imports", []) for entry in entries):
        return []
    own = [chunk["file"], *chunk.get("css", [])]
    return own + [file for each in chunk.get("imports", []) for file in _files(built, each)]
