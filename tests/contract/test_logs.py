"""Logs: every game can be played again from its own, and what was changed in one is found at its line."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from stolik.engine.chain import Line, link, seed_of
from stolik.engine.errors import LogError, UnknownGame
from stolik.engine.game import Game
from stolik.engine.log import read_log, rebuild, verify, write_log
from stolik.engine.table import Table

from .games import GAMES, Case
from .play import every, finish, opened, walk


def find(name: str) -> Game:
    for game in GAMES:
        if game.id == name:
            return game
    raise UnknownGame(name)


def finished(case: Case, number: int) -> Table:
    *_, table = walk(case, number)
    return table


def rehashed(table: Table, lines: list[Line]) -> list[Line]:
    """The lines with hashes that fit: what a forger who knows the seed could write."""
    previous = ""
    for number, line in enumerate(lines):
        line["hash"] = previous = link(table.seed, number, previous, line)
    return lines


def first_wrong_line(lines: list[Line]) -> int:
    with pytest.raises(LogError) as caught:
        verify(lines, find)
    return caught.value.line


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_log_file_gives_the_same_game_again(case: Case, number: int, tmp_path: Path) -> None:
    table = finished(case, number)
    write_log(table, tmp_path / "game.jsonl")
    again = verify(read_log(tmp_path / "game.jsonl"), find)
    assert (again.hash, again.shares, again.log) == (table.hash, table.shares, table.log)
    assert [again.events_for(seat) for seat in range(table.seats)] == [
        table.events_for(seat) for seat in range(table.seats)
    ]


def test_a_game_that_was_left_can_be_verified(case: Case) -> None:
    table = opened(case, 5)
    table.close("left")
    assert verify(table.log, find).hash == table.hash


def test_a_log_is_told_answer_by_answer(case: Case) -> None:
    table = finished(case, 6)
    hashes = [state.hash for state in walk(case, 6, step=1)]
    retold = [again.hash for _, again in rebuild(table.log, find)]
    assert list(dict.fromkeys(retold)) == list(dict.fromkeys(hashes))


def test_a_log_with_moves_taken_back_verifies(case: Case) -> None:
    for table in walk(case, 7):
        if table.can_undo is not None and table.answers < 400:
            seat = table.can_undo
            table.undo(seat)
            finish(table, 8)
            assert any("undo" in line for line in table.log)
            assert verify(table.log, find).hash == table.hash
            return


def test_any_changed_line_is_named(case: Case) -> None:
    table = finished(case, 9)
    for number in range(0, len(table.log) - 1, every(case, 4)):
        lines = copy.deepcopy(table.log)
        lines[number]["forged"] = 1
        assert first_wrong_line(lines) == number + 1


def test_a_missing_or_swapped_line_is_named(case: Case) -> None:
    table = finished(case, 10)
    for number in range(1, len(table.log) - 1, every(case, 4)):
        lines = copy.deepcopy(table.log)
        del lines[number]
        assert first_wrong_line(lines) == number + 1
    lines = copy.deepcopy(table.log)
    lines[2], lines[3] = lines[3], lines[2]
    assert first_wrong_line(lines) == 3


def test_a_cut_log_is_found(case: Case) -> None:
    table = finished(case, 11)
    assert first_wrong_line(table.log[:-1]) == len(table.log)


def test_another_seed_is_found(case: Case) -> None:
    table = finished(case, 12)
    lines = copy.deepcopy(table.log)
    lines[-1]["seed"] = "00" * 32
    assert first_wrong_line(lines) == len(lines)


def test_another_commitment_is_found(case: Case) -> None:
    table = finished(case, 12)
    lines = copy.deepcopy(table.log)
    lines[0]["commitment"] = "00" * 32
    assert first_wrong_line(lines) == 1


def test_forged_dice_are_found_even_with_fitting_hashes(case: Case) -> None:
    table = finished(case, 13)
    rolls = [n for n, line in enumerate(table.log) if "chance" in line]
    if not rolls:
        return  # a game without chance
    lines = copy.deepcopy(table.log)
    lines[rolls[0]]["is"] = "something else"
    assert first_wrong_line(rehashed(table, lines)) == rolls[0] + 1


def test_an_illegal_answer_is_found_even_with_fitting_hashes(case: Case) -> None:
    table = finished(case, 14)
    answers = [n for n, line in enumerate(table.log) if "do" in line]
    for change in ({"do": "nonsense"}, {"seat": 99}, {"do": None}):
        lines = copy.deepcopy(table.log)
        lines[answers[-1]].update(change)
        assert first_wrong_line(rehashed(table, lines)) == answers[-1] + 1


def test_a_forged_result_is_found_even_with_fitting_hashes(case: Case) -> None:
    table = finished(case, 15)
    lines = copy.deepcopy(table.log)
    lines[-1]["shares"] = [*lines[-1]["shares"][::-1], 0.25]
    assert first_wrong_line(rehashed(table, lines)) == len(lines)


@pytest.mark.parametrize(
    "change",
    [{"rules": "1"}, {"rules": True}, {"game": "nothing"}, {"stolik": 0}, {"seats": 99}, {"options": {"x": "y"}}],
)
def test_a_header_that_opens_no_game_is_found(case: Case, change: Line) -> None:
    table = finished(case, 16)
    lines = copy.deepcopy(table.log)
    lines[0].update(change)
    assert first_wrong_line(rehashed(table, lines)) == 1


def test_a_log_of_other_rules_that_give_the_same_is_right(case: Case) -> None:
    other = case.game.rulebook.version + 1
    table = Table(case.game, case.seats, case.options, seed_of(17), version=other)
    finish(table, 17)
    assert table.log[0]["rules"] == other
    assert Table.from_json(case.game, json.loads(json.dumps(table.to_json()))).version == other
    again = verify(table.log, find)
    assert (again.version, again.hash, again.log) == (other, table.hash, table.log)


def test_where_other_rules_differ_it_is_said_by_which_the_log_was_played(case: Case) -> None:
    ours = case.game.rulebook.version
    table = Table(case.game, case.seats, case.options, seed_of(18), version=ours + 1)
    finish(table, 18)
    lines = copy.deepcopy(table.log)
    answer = max(n for n, line in enumerate(lines) if "do" in line)
    lines[answer]["do"] = "what only other rules allow"
    with pytest.raises(LogError, match=f"the log is of rules {ours + 1}, this program plays rules {ours}$") as caught:
        verify(rehashed(table, lines), find)
    assert caught.value.line == answer + 1


@pytest.mark.parametrize(("text", "line"), [("", 1), ("{}\nno json\n", 2), ("[]\n", 1), ('{"a": "\\ud800"}\n', 1)])
def test_a_file_that_is_no_log_is_refused(text: str, line: int, tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text(text, encoding="utf-8")
    with pytest.raises(LogError) as caught:
        read_log(tmp_path / "broken.jsonl")
    assert caught.value.line == line
    with pytest.raises(LogError):
        read_log(tmp_path / "missing.jsonl")
