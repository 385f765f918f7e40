"""`stolik train`: a net of one's own, and bots that play with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik import games
from stolik.lab.training import recipe, train

from .tool import Done

Run = Callable[..., Done]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A training of a second."""
    for name, value in (("GAMES", 2), ("DEALS", 1), ("LEAST", 2), ("GENERATIONS", (0.005,))):
        monkeypatch.setattr(train, name, value)
    quick = replace(recipe.RECIPES["raverun"], units=(12, 12), iterations=3, epochs=1)
    monkeypatch.setitem(recipe.RECIPES, "raverun", quick)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("language", "said"), [("en", "would be even"), ("pl", "po równo byłoby")])
def test_a_net_is_made_and_plays(run: Run, tmp_path: Path, language: str, said: str) -> None:
    net = tmp_path / "mine.net"
    done = run("train", "raverun", "--minutes", "1", "--jobs", "1", "--out", str(net), "--language", language)
    assert (done.code, done.err) == (0, "")
    assert said in " ".join(done.out.split())
    assert f"stolik play raverun --seats human,search:1000:{net}" in done.out
    played = run("simulate", "raverun", "--bots", f"search:3:{net},search:3:own", "--games", "2")
    assert (played.code, played.err) == (0, "")


@pytest.mark.usefixtures("short")
def test_a_net_goes_on_from_another(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.net", tmp_path / "second.net"
    kept = tmp_path / "kept"
    assert run("train", "raverun", "--minutes", "1", "--jobs", "1", "--out", str(first)).code == 0
    arguments = ["--from", str(first), "--resume", str(kept), "--out", str(second), "--jobs", "1"]
    assert run("train", "raverun", "--minutes", "1", *arguments).code == 0
    assert second.is_file()
    assert sorted(path.name for path in kept.iterdir()) == ["games-1", "generation-1.net"]


def test_a_game_with_a_player_of_its_own_teaches_that(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = games.get("words").thinking.own_bot
    asked: list[Any] = []

    def learn(_: object, *given: object) -> dict[str, Any]:
        asked.append(given)
        return {"games": 12, "loss": {"own": [0.6], "net": [0.5]}}

    monkeypatch.setattr(type(own), "train", learn)
    out = tmp_path / "2.net"
    done = run("train", "words", "--minutes", "3", "--jobs", "2", "--seed", "4", "--out", str(out))
    assert asked == [(2, 3, 2, 4, out)]
    assert "12 games, held out 0.500 (own 0.600)" in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["train", "raverun", "--players", "9"], "2 to 3 players"),
        (["train", "raverun", "--players", "2", "--from", "nothing.net"], "there is no net nothing.net"),
        (["train", "sedlec", "--players", "4", "--from", "shipped"], "comes with no net for 4"),
        (["train", "words", "--resume", "somewhere"], "learns anew"),
        (["simulate", "raverun", "--bots", "search:5:nothing.net,random"], "there is no net nothing.net"),
        (["simulate", "raverun", "--bots", "search:5:pyproject.toml,random"], "pyproject.toml is no net"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(run: Run, arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1
