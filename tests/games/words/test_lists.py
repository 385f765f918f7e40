"""WORDS.L5: each table plays with the list of words that it has chosen, several of them at the same time.

Lists are looked for when the game is loaded, so whatever depends on them happens in processes of their own.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import words_lexicon
from stolik.engine.errors import LogError, NotInstalled
from stolik.engine.log import verify
from stolik.engine.table import Table
from stolik.games.words import GAME, lists
from stolik.games.words.lexicon import FORMAT
from stolik.games.words.vocabulary import vocabulary_of

pytestmark = pytest.mark.rule("WORDS.L5")

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
WORDS = ("kot", "okop", "tok", "toksyk")  # TOKSYK is in no dictionary


def install(folder: Path, name: str, *words: str, file: str = "") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{file or name}.bin"
    words_lexicon.written(path, name, [(word, ((-1, 0, ""),), 0) for word in sorted(words)])
    return path


def in_a_process(folder: Path | None, what: str) -> Any:
    """What `played.py` finds with the lists of a folder."""
    kept = {name: text for name, text in os.environ.items() if name != lists.FOLDER}
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT / "tests", ROOT / "tests/engine", ROOT / "scripts")))
    env = {**kept, "PYTHONPATH": path, **({lists.FOLDER: str(folder)} if folder else {})}
    command = [sys.executable, "-m", "games.words.played", what]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_there_is_always_that_of_the_package_and_what_is_installed_is_added(tmp_path: Path) -> None:
    assert GAME.settings.values["lexicon"] == ("packaged",)
    install(tmp_path, "mine", *WORDS)
    install(tmp_path, "another one", "dom", file="b")
    assert in_a_process(tmp_path, "values") == ["packaged", "another one", "mine"]


def test_two_tables_play_with_two_lists_at_the_same_time(tmp_path: Path) -> None:
    install(tmp_path, "mine", *WORDS)
    found = in_a_process(tmp_path, "two")
    assert found["packaged"] == {"toksyk": "WORDS.L4", "kot": "", "kto": "", "said": "KOT"}
    assert found["mine"] == {"toksyk": "", "kot": "", "kto": "WORDS.L4", "said": "TOKSYK"}


def test_bots_play_whole_games_with_both_in_two_threads_and_their_logs_hold(tmp_path: Path) -> None:
    install(tmp_path, "mine", *WORDS)
    found = in_a_process(tmp_path, "threads")
    assert found["verified"] == [True, True]
    assert set(found["mine"]) <= {word.upper() for word in WORDS}
    assert found["packaged"]
    assert not set(found["packaged"]) <= {word.upper() for word in WORDS}


def test_a_log_names_its_list_and_cannot_be_read_where_that_is_not(tmp_path: Path) -> None:
    install(tmp_path / "here", "mine", *WORDS)
    told = in_a_process(tmp_path / "here", "log")
    assert told["log"][0]["options"]["lexicon"] == "mine"
    assert told["log"][0]["sources"]["lexicon"].startswith("mine ")
    with pytest.raises(LogError, match="lexicon mine is not installed here"):
        verify(told["log"], lambda _: GAME)
    with pytest.raises(NotInstalled, match="lexicon mine is not installed here"):
        Table.from_json(GAME, told["table"])
    with pytest.raises(NotInstalled):
        vocabulary_of(told["table"]["state"]["lexicon"])


def test_nor_where_another_list_has_its_name(tmp_path: Path) -> None:
    install(tmp_path, "mine", *WORDS)
    (tmp_path / "log.json").write_text(json.dumps(in_a_process(tmp_path, "log")["log"]), encoding="utf-8")
    assert in_a_process(tmp_path, "verify") == "right"
    install(tmp_path, "mine", *WORDS, "kotka")
    assert in_a_process(tmp_path, "verify").startswith("line 1: was played with lexicon mine ")


def test_a_position_of_the_packages_list_is_told_as_ever() -> None:
    """Older logs hold no word of it, and stay what they are."""
    table = Table(GAME, 2)
    assert "lexicon" not in table.to_json()["state"]
    assert "lexicon" not in table.view(None)["state"]


@pytest.mark.parametrize("name", ["../mine", "/etc/passwd", "mine.bin", "MINE", ""])
def test_a_name_is_no_path(name: str) -> None:
    with pytest.raises(NotInstalled):
        GAME.settle(2, {"lexicon": name})


def test_what_cannot_be_used_is_left_out_and_said_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    good = install(tmp_path, "mine", *WORDS)
    install(tmp_path, "mine", "dom", file="z-again")
    install(tmp_path, lists.PACKAGED, "dom", file="taken")
    install(tmp_path, " mine", "dom", file="spaced")
    (tmp_path / "text.bin").write_text("dom\nkot\n", encoding="utf-8")
    (tmp_path / "old.bin").write_bytes(good.read_bytes().replace(FORMAT.encode(), b"stolik-lexicon-0"))
    (tmp_path / "folder.bin").mkdir()
    with caplog.at_level(logging.WARNING):
        found = dict(lists._scanned(tmp_path))
    assert list(found) == ["mine"]
    assert found["mine"].path == good
    assert [record.getMessage() for record in caplog.records] == [
        "stolik: a lexicon is left out: folder.bin: cannot be read (Is a directory)",
        "stolik: a lexicon is left out: old.bin: is no lexicon of this version",
        "stolik: a lexicon is left out: spaced.bin: needs a name of up to 60 signs",
        "stolik: a lexicon is left out: taken.bin: there is a lexicon called packaged already",
        "stolik: a lexicon is left out: text.bin: is no lexicon of this version",
        "stolik: a lexicon is left out: z-again.bin: there is a lexicon called mine already",
    ]


def test_a_folder_that_is_none_is_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert dict(lists._scanned(tmp_path / "none")) == {}
    assert "STOLIK_LEXICONS names no folder" in caplog.text


def test_nothing_but_the_tables_own_list_is_asked() -> None:
    """Whoever asks for VOCABULARY has the package's list, whatever the table has chosen."""
    folder = ROOT / "src/stolik/games/words"
    using = [path.name for path in sorted(folder.glob("*.py")) if "VOCABULARY" in path.read_text(encoding="utf-8")]
    assert using == ["bench.py", "vocabulary.py"]
