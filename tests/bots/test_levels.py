"""Who sits behind the levels that people choose, and who gives them hints."""

from __future__ import annotations

import pytest

from stolik.bots import LEVELS, adviser, behind, make
from stolik.games import get, names


@pytest.mark.parametrize("name", names())
def test_with_others_everybody_plays_by_the_same_ladder(name: str) -> None:
    for level, bot in LEVELS.items():
        assert behind(level, get(name), 2) == bot
    assert adviser(get(name), 2, "search:7") == "search:7"


@pytest.mark.parametrize("name", [name for name in names() if 1 in get(name).players])
def test_whoever_plays_alone_gets_what_the_game_names(name: str) -> None:
    """At the highest level and for hints; the weaker ones stay as weak as they are."""
    soloist = get(name).thinking.soloist
    make(soloist)  # there is such a bot
    assert behind("master", get(name), 1) == adviser(get(name), 1, "search:7") == soloist
    assert [behind(level, get(name), 1) for level in ("easy", "medium", "hard")] == [*LEVELS.values()][:3]


def test_sedlec_alone_is_for_the_solver() -> None:
    assert get("sedlec").thinking.soloist == "solver"
