"""Who plays the other seats: bots by their names, and the levels that people choose."""

from __future__ import annotations

import pytest

from stolik.bots.levels import behind
from stolik.engine.errors import BadSetting
from stolik.engine.opponents import BestNext, Searching
from stolik.rl.mode import mode
from stolik.rl.opponents import Seeing, opponent


def test_a_level_is_who_sits_behind_it_in_this_game() -> None:
    sedlec = mode("sedlec", 2)
    easy, hard = opponent(sedlec, "easy"), opponent(sedlec, "hard")
    assert isinstance(easy, BestNext)
    assert isinstance(hard, Searching)
    assert f"greedy:{easy.samples}" == behind("easy", sedlec.game, 2)
    assert f"search:{hard.iterations}" == behind("hard", sedlec.game, 2)


def test_who_cannot_play_in_core_is_shown_views() -> None:
    assert isinstance(opponent(mode("words", 2), "easy"), Seeing)
    assert isinstance(opponent(mode("sedlec", 1), "master"), Seeing)
    assert isinstance(opponent(mode("raverun", 2), "search:5ms"), Seeing)
    with pytest.raises(BadSetting, match="no bot grandmaster"):
        opponent(mode("raverun", 2), "grandmaster")
