"""A file of finished tasks: nothing in it is lost or believed that should not be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.engine.errors import BadJournal
from stolik.lab.journal import Job, Journal, sources

JOB: Job = {"command": "simulate", "game": "raverun", "seed": 1}
RESULTS: list[Any] = [[10, [0.1, 1 / 3]], None, {"Żółw": [1, 2.5]}]


@contextmanager
def journal(path: Path, job: Job = JOB) -> Iterator[Journal]:
    with closing(Journal(path, job)) as opened:
        yield opened


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The tasks 2, 0 and 7 are done."""
    path = tmp_path / "run.jsonl"
    with journal(path) as opened:
        for seconds, (number, result) in enumerate(zip((2, 0, 7), RESULTS, strict=True), 1):
            opened.add(number, seconds / 2, result)
    return path


def held(path: Path) -> dict[int, Any]:
    with journal(path) as opened:
        return {number: opened.result(number) for number in range(10) if number in opened}


def test_what_is_kept_comes_back_to_the_bit(kept: Path) -> None:
    assert held(kept) == dict(zip((2, 0, 7), RESULTS, strict=True))
    with journal(kept) as opened:
        assert opened.seconds == 1.5
    first = json.loads(kept.read_text(encoding="utf-8").splitlines()[0])
    assert first == {"stolik": "run", "sources": sources(), **JOB}


def test_wherever_it_was_cut_whole_lines_count_and_it_can_be_gone_on_with(kept: Path) -> None:
    whole = kept.read_bytes()
    for length in range(0, len(whole), 3):
        kept.write_bytes(whole[:length])
        lines = whole[:length].count(b"\n")
        assert len(held(kept)) == max(0, lines - 1), length
        with journal(kept) as opened:
            opened.add(9, 2, "more")
        assert held(kept)[9] == "more"
        assert kept.read_bytes().startswith(b"".join(whole.splitlines(keepends=True)[: max(1, lines)]))


@pytest.mark.parametrize(
    ("job", "told"),
    [
        ({**JOB, "seed": 2}, "belongs to another run: its seed is 1, not 2"),
        ({**JOB, "command": "arena"}, 'belongs to another run: its command is "simulate", not "arena"'),
        ({**JOB, "bots": ["greedy"]}, r"belongs to another run: its bots is null, not \[\"greedy\"\]"),
        ({"command": "simulate", "game": "raverun"}, "belongs to another run: its seed is 1, not null"),
    ],
)
def test_the_file_of_another_run_is_refused_and_left_alone(kept: Path, job: Job, told: str) -> None:
    before = kept.read_bytes()
    with pytest.raises(BadJournal, match=f"run.jsonl {told}"), journal(kept, job):
        pass
    assert kept.read_bytes() == before


def test_other_sources_may_play_otherwise(kept: Path) -> None:
    kept.write_text(kept.read_text(encoding="utf-8").replace(sources(), "0123"), encoding="utf-8")
    with pytest.raises(BadJournal, match="its sources is"), journal(kept):
        pass


@pytest.mark.parametrize("text", ["a letter", "a letter\n", "{}\n", "[]\n", '{"stolik": "log"}\n', "\0\0\0\n"])
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadJournal, match=r"letter.txt is something else than a file of a run"), journal(path):
        pass
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["nonsense", "{}", "[1]", '{"task": 1, "seconds": 2}', '{"task": [], "result": 1}'])
def test_a_line_that_is_none_is_named(kept: Path, line: str) -> None:
    with kept.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    with pytest.raises(BadJournal, match="holds no task in line 5"), journal(kept):
        pass


def test_two_runs_do_not_write_into_one_file(kept: Path) -> None:
    with journal(kept), pytest.raises(BadJournal, match="is in use"), journal(kept):
        pass


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "such"):
        with pytest.raises(BadJournal, match="cannot be used: "), journal(path):
            pass
