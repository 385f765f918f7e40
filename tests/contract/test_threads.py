"""Whoever plays has what the rules note for himself: tables played at once in threads come out as if played alone."""

from __future__ import annotations

import pytest

from stolik.engine.game import Game
from stolik.engine.kit import COMPILED

from .sources import told
from .threads import differing


def test_tables_at_once_are_as_alone(game: Game) -> None:
    assert differing(game) == []


@pytest.mark.skipif(not COMPILED, reason="the test above has played the sources")
def test_and_so_are_those_of_the_sources(game: Game) -> None:
    assert told("threads", game.id) == []
