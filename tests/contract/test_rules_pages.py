"""The rules to read: every rule has one place, the same in both languages, and all that is shown there can be so."""

from __future__ import annotations

import re

import pytest

from stolik import games
from stolik.engine.game import Game
from stolik.engine.pages import BoardBlock, Pages
from stolik.engine.rulebook import LANGUAGES
from stolik.lab.pages import complaints

from .games import GAMES

WRITTEN = [(game, game.pages) for game in GAMES if game.pages is not None and game.pages.folder.is_dir()]
EACH = pytest.mark.parametrize(("game", "pages"), WRITTEN, ids=[game.id for game, _ in WRITTEN])


def test_every_bundled_game_has_pages() -> None:
    assert {game.id for game, _ in WRITTEN} >= set(games.names())


@EACH
def test_nothing_is_wrong_with_the_pages(game: Game, pages: Pages) -> None:
    assert "\n".join(complaints(game, pages)) == ""


@EACH
def test_every_page_has_boards(game: Game, pages: Pages) -> None:
    for language in LANGUAGES:
        assert any(isinstance(block, BoardBlock) for block in pages.page(language).all_blocks), game.id


def test_nothing_english_is_polish(game: Game) -> None:
    """But letters by themselves, the capitals of Polish words, and what stands behind an English name in brackets."""
    for rule in game.rulebook.rules.values():
        assert not re.search("[ąćęłńóśźż]", rule.source["en"]), rule.id
        for text in (rule.text["en"], rule.why.get("en", "")):
            polish = r"[ąćęłńóśźż]|[ĄĆĘŁŃÓŚŹŻ]\w"
            assert not re.search(polish, re.sub(r"\(.*?\)", "", text)), rule.id
