"""The fuzzer finds what is wrong, says where, and the same number gives the same game again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolik import games
from stolik.cli.main import main
from stolik.engine.game import Game
from stolik.engine.log import verify
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.lab import fuzz
from stolik.lab.crew import Crew
from toys import BAZAAR, CONNECT_FOUR, TOYS

GAMES = [games.get("raverun"), *TOYS]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_wrong(game: Game) -> None:
    for number in range(25):
        assert fuzz.try_game(game, number) is None


def test_all_players_and_options_come_up() -> None:
    trials = [fuzz.Trial(CONNECT_FOUR, number) for number in range(40)]
    assert {trial.settings["width"] for trial in trials} == {"5", "6", "7"}
    assert {fuzz.Trial(BAZAAR, number).seats for number in range(40)} == {2, 3, 4}


def test_the_number_of_jobs_changes_nothing() -> None:
    done: list[int] = []
    assert fuzz.run("raverun", 45, 3, Crew(2, step=done.append)) is None
    assert sum(done) == 45
    done.clear()
    assert fuzz.run("raverun", 25, 3, Crew(step=done.append)) is None
    assert sum(done) == 25


def test_a_game_has_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that begins with the number of a game plays that game first."""
    logs: list[Any] = []
    play_again = fuzz.Trial.play_again

    def noted(trial: fuzz.Trial) -> None:
        logs.append(trial.log)
        play_again(trial)

    monkeypatch.setattr(fuzz.Trial, "play_again", noted)
    fuzz.run("raverun", 3, 10, Crew())
    fuzz.run("raverun", 1, 12, Crew())
    assert logs[3] == logs[2] != logs[1]


# --- faults, one of each kind ---------------------------------------------------------------------


def break_invariants(monkeypatch: pytest.MonkeyPatch) -> None:
    def invariants(_: Rules, g: State) -> None:
        if g.count(0) < 4:  # the first hand
            raise AssertionError("a card is lost")

    monkeypatch.setattr(type(games.get("raverun").rules), "invariants", invariants)


def break_saving(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Table.to_json

    def to_json(table: Table) -> dict[str, Any]:
        data = whole(table)
        data["state"]["turn"] += 1
        return data

    monkeypatch.setattr(Table, "to_json", to_json)


def break_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak: the view names a card that lies face down."""
    honest = Table.view

    def view(table: Table, seat: int | None) -> dict[str, Any]:
        return {**honest(table, seat), "leak": table.state.cards(0)}

    monkeypatch.setattr(Table, "view", view)


def break_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    for step in games.get("raverun").rules.steps:
        monkeypatch.setattr(type(step), "why", lambda *_: "RAV.nowhere", raising=False)


def break_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo(table: Table, _: int) -> None:
        table.answers += 1

    monkeypatch.setattr(Table, "undo", undo)


def break_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "shares", property(lambda table: [1.0] * table.seats))


def break_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is written down wrongly."""
    write = Table._write

    def wrong(table: Table, line: dict[str, Any]) -> None:
        write(table, {**line, "do": "pass"} if table.answers == 8 and "do" in line else line)

    monkeypatch.setattr(Table, "_write", wrong)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (break_invariants, "AssertionError: a card is lost"),
        (break_saving, "a table changes when it is saved and loaded"),
        (break_views, "can tell its worlds apart"),
        (break_refusals, "is refused by an unknown rule 'RAV.nowhere'"),
        (break_undo, "taking back does not lead back|what cannot be taken back was taken back"),
        (break_the_end, "do not add up to 1"),
        (break_the_log, "LogError: line "),
    ],
)
def test_a_fault_is_found_and_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    fault: Callable[[pytest.MonkeyPatch], None],
    told: str,
) -> None:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    fault(monkeypatch)
    assert main(["fuzz", "raverun", "--games", "60", "--seed", "5", "--language", "en"]) == 1
    first, again, saved = capsys.readouterr().out.splitlines()
    assert first.startswith("fault: raverun, seed ")
    assert any(part in first for part in told.split("|"))
    assert again.startswith("again: stolik fuzz raverun --games 1 --seed ")
    (path,) = (tmp_path / "logs").iterdir()
    assert str(path) in saved
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["game"] == "raverun"
    # What it tells to do leads to the same fault.
    assert main([*again.split()[2:], "--language", "en"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == first
    monkeypatch.undo()
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    assert main([*again.split()[2:], "--language", "en"]) == 0
    assert capsys.readouterr().out == "ok: 1 game without a fault\n"


def test_a_log_of_the_fuzzer_can_be_verified() -> None:
    trial = fuzz.Trial(games.get("raverun"), 1)
    trial.play()
    assert verify(trial.log, games.get).over


@pytest.mark.parametrize(("decisions", "games"), [("1440", 12), ("1", 10)])
def test_there_are_as_many_games_as_have_so_many_decisions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], decisions: str, games: int
) -> None:
    """No game of Sedlec has more than 120 decisions."""
    played: list[int] = []
    monkeypatch.setattr(fuzz, "try_game", lambda _, number: played.append(number))
    assert main(["fuzz", "sedlec", "--decisions", decisions, "--language", "en"]) == 0
    assert len(played) == games
    assert capsys.readouterr().out == f"ok: {games} games without a fault\n"
