from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.bots import make
from stolik.cli.main import main
from stolik.engine.chain import seed_of
from stolik.engine.log import write_log
from stolik.engine.table import Table
from stolik.games import get

from .tool import Done


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., Done]:
    """The command line in this process."""
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str) -> Done:
        capsys.readouterr()
        code = main(list(arguments))
        told = capsys.readouterr()
        return Done(code, told.out, told.err)

    return call


@pytest.fixture(scope="session")
def finished() -> Table:
    """A game of three to its end, with something taken back on the way."""
    table = Table(get("raverun"), 3, {}, seed_of(5), ["Ala", "Ola", "Żaneta"])
    bot = make("random")
    undone = False
    while (decision := table.pending) is not None:
        seat = decision.seats[0]
        table.apply(seat, bot.choose(table.view(seat), table.answers).option)
        if table.can_undo == seat and not undone:
            table.undo(seat)
            undone = True
    assert undone
    return table


@pytest.fixture
def log(finished: Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    write_log(finished, path)
    return path
