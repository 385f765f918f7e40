"""The ladder of levels: what is measured against what, when a rung is met, and a page that is put together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stolik import games
from stolik.engine.levels import LEVELS, Ladder
from stolik.lab import ladder_page
from stolik.lab.crew import Crew
from stolik.lab.ladder import Climbed, Rung, climb, deals, rungs
from stolik.lab.paired import PairedDuel
from stolik.lab.sequence import Verdict

RUNG = Rung("raverun", 2, "hard", "medium")
DUEL = PairedDuel("search:9", "search:3", 2, 25, 50, 0.7, 0.65, 0.75, 0.6, "better", True, "core", [])


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raverun and Sedlec with levels that play at once."""
    quick = dict(zip(LEVELS, ("random", "greedy:1", "greedy:2", "search:3"), strict=True))
    found = {}
    for name in ("raverun", "sedlec"):
        game = games.get(name)
        levels = Ladder(dict.fromkeys(game.players, quick), 2)
        found[name] = replace(game, thinking=replace(game.thinking, ladder=levels))
    monkeypatch.setattr(games, "_found", found)


def test_each_level_meets_the_one_below() -> None:
    assert rungs(["raverun"], [3], []) == [
        Rung("raverun", 3, "medium", "easy"),
        Rung("raverun", 3, "hard", "medium"),
        Rung("raverun", 3, "master", "hard"),
    ]
    assert rungs(["raverun", "sedlec"], [1, 2], ["hard"]) == [
        Rung("raverun", 2, "hard", "medium"),
        Rung("sedlec", 1, "hard", "medium"),
        Rung("sedlec", 2, "hard", "medium"),
    ]
    counts = sum(len(games.get(name).players) for name in games.names())
    assert len(rungs([], [], [])) == 3 * counts


def test_one_number_of_players_is_measured_until_it_is_sure() -> None:
    sure = {(rung.game, rung.players) for rung in rungs([], [], []) if deals(rung, 4000) > 100}
    assert sure == {("raverun", 2), ("sedlec", 2), ("ankhmorpork", 4), ("cheers", 4), ("words", 2)}
    assert deals(Rung("ankhmorpork", 4, "hard", "medium"), 4000) == 1000
    assert deals(Rung("ankhmorpork", 3, "hard", "medium"), 4000) == 100
    assert deals(Rung("sedlec", 1, "hard", "medium"), 60) == 30  # each of the two plays a deal


@pytest.mark.parametrize(
    ("share", "verdict", "until_sure", "outcome"),
    [
        (0.70, "better", True, "surely"),
        (0.50, "worse", True, "surely-not"),
        (0.59, "equal", True, "about"),
        (0.61, None, True, "yes"),
        (0.59, None, True, "no"),
        (0.70, "better", False, "yes"),
        (0.60, None, False, "yes"),
    ],
)
def test_when_a_rung_is_met(share: float, verdict: Verdict | None, until_sure: bool, outcome: str) -> None:
    """With two players 60 % are needed."""
    found = Climbed(RUNG, replace(DUEL, share=share, verdict=verdict, until_sure=until_sure))
    assert found.outcome == outcome
    assert found.met == (share >= 0.6)


@pytest.mark.usefixtures("_quick")
def test_it_is_measured_and_goes_on(tmp_path: Path) -> None:
    wanted = [Rung("raverun", 2, "medium", "easy"), Rung("sedlec", 1, "medium", "easy")]
    found = list(climb(wanted, 60, 1, Crew(resume=tmp_path / "kept")))
    assert [each.rung for each in found] == wanted
    assert [(each.duel.bot, each.duel.field, each.duel.way) for each in found] == [("greedy:1", "random", "core")] * 2
    assert [each.duel.until_sure for each in found] == [True, False]
    assert found[0].duel.goal == 0.6
    assert found[1].met
    assert {path.name for path in (tmp_path / "kept").iterdir()} == {"raverun-2-medium.jsonl", "sedlec-1-medium.jsonl"}
    assert list(climb(wanted, 60, 1, Crew(cluster="nowhere:1", resume=tmp_path / "kept"))) == found


# --- the page ---


@pytest.mark.usefixtures("_quick")
def test_a_page_keeps_what_was_measured_of_the_same_bots(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    medium = Climbed(replace(RUNG, level="medium", below="easy"), replace(DUEL, bot="greedy:1", field="random"))
    ladder_page.write(page, [medium])
    older = "| raverun | 2 | hard | `search:7` | `greedy:1` | 80.0 % | 70 to 90 % | 50 % | 60 % | 50 | yes |\n"
    page.write_text(page.read_text() + older)  # another bot sits there now
    master = Climbed(replace(RUNG, level="master", below="hard"), replace(DUEL, bot="search:3", field="greedy:2"))
    ladder_page.write(page, [master])
    ladder_page.write(page, [replace(medium, duel=replace(medium.duel, share=0.625))])
    rest = "65.0 to 75.0 % | 50.0 % | 60.0 % | 50 in core | surely |"
    assert [line for line in page.read_text().splitlines() if line.startswith("| raverun")] == [
        f"| raverun | 2 | medium | `greedy:1` | `random` | 62.5 % | {rest}",
        f"| raverun | 2 | master | `search:3` | `greedy:2` | 70.0 % | {rest}",
    ]


@pytest.mark.usefixtures("_quick")
def test_who_plays_alone_has_points(tmp_path: Path) -> None:
    """An aim is in hundreds of points."""
    alone = replace(
        DUEL,
        bot="greedy:1",
        field="random",
        players=1,
        share=0.123,
        low=0.1,
        high=0.15,
        means=[0.5, 0.377],
        way="tables",
    )
    page = tmp_path / "ladder.md"
    ladder_page.write(page, [Climbed(Rung("sedlec", 1, "medium", "easy"), alone)])
    ladder_page.write(page, [])
    line = "| sedlec | 1 | medium | `greedy:1` | `random` | 50.0 | 37.7 | 12.3 | 10.0 to 15.0 | 50 at tables | surely |"
    assert line in page.read_text().splitlines()
    assert "## Alone" in page.read_text()
