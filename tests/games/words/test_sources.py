"""A game can be played again only with the words that it was played with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.errors import LogError
from stolik.engine.log import verify
from stolik.engine.table import Table
from stolik.games.words import GAME


@pytest.mark.rule("WORDS.L5")
def test_the_log_names_the_lexicon_and_the_model() -> None:
    table = Table(GAME, 2, {"help": "off"}, seed_of(1))
    assert table.log[0]["sources"]["lexicon"].startswith("wpolish")
    table.close("left")
    assert verify(table.log, lambda _: GAME).closed
    own = replace(GAME.settings, sources=lambda _: {"lexicon": "my own", "related": "none"})
    other = replace(GAME, settings=own)
    with pytest.raises(LogError, match="was played with lexicon wpolish"):
        verify(table.log, lambda _: other)
