"""Who sits behind the levels that people choose, and who gives them hints."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.bots import make
from stolik.bots.levels import adviser, behind
from stolik.engine.errors import DataError
from stolik.engine.levels import LEVELS, USUAL, Ladder, load_ladder
from stolik.games import get, names

EVERY = "".join(f'{level} = "random"\n' for level in LEVELS)
WHOLE = f"surely = 2\n[2]\n{EVERY}[3]\n{EVERY}"


@pytest.mark.parametrize("name", names())
def test_every_level_has_a_bot_for_every_number_of_players(name: str) -> None:
    game = get(name)
    assert game.thinking.ladder.surely in game.players
    for players in game.players:
        specs = [behind(level, game, players) for level in LEVELS]
        assert len(set(specs)) == len(LEVELS)
        for spec in specs:
            make(spec)  # there is such a bot
            assert not spec.endswith("ms")  # the same view and seed give the same answer, on whatever machine


def test_with_others_hints_are_the_usual_ones_and_alone_the_best() -> None:
    assert adviser(get("raverun"), 2, "search:7") == "search:7"
    assert adviser(get("sedlec"), 1, "search:7") == behind("master", get("sedlec"), 1) == "solver"


def test_a_game_that_says_nothing_has_the_usual_ones() -> None:
    assert Ladder().levels(2) == USUAL
    assert list(USUAL) == list(LEVELS)


def loaded(folder: Path, text: str) -> Ladder:
    (folder / "levels.toml").write_text(text)
    return load_ladder(folder, range(2, 4))


def test_a_file_is_read(tmp_path: Path) -> None:
    found = loaded(tmp_path, WHOLE.replace('easy = "random"', 'easy = "greedy"', 1))
    assert found.surely == 2
    assert found.levels(2)["easy"] == "greedy"
    assert found.levels(3)["easy"] == "random"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (WHOLE.replace("surely = 2", "surely = 4"), "surely must be a number of players, not 4"),
        (WHOLE.replace("surely = 2", ""), "surely must be a number of players, not None"),
        (WHOLE.replace("[3]", "[4]"), "must have a table for each of 2, 3 players, not 2, 4"),
        (WHOLE.replace("hard", "harder", 1), "with 2 players there must be easy, medium, hard, master"),
        (WHOLE.replace('"random"', '""', 1), "easy with 2 players must be the name of a bot"),
        (WHOLE.replace('"random"', "3", 1), "easy with 2 players must be the name of a bot, not 3"),
    ],
)
def test_what_is_wrong_with_one_is_said(tmp_path: Path, text: str, what: str) -> None:
    with pytest.raises(DataError, match=f"levels.toml: .*{what}"):
        loaded(tmp_path, text)
