"""`stolik replay`, `verify` and `review`: a log tells its game, and any change of it is found where it was made."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from stolik import games
from stolik.cli.board import BACK
from stolik.engine import speech
from stolik.engine import table as tables
from stolik.engine.chain import Line, seed_of
from stolik.engine.log import read_log, write_log
from stolik.engine.rulebook import Rulebook
from stolik.engine.settings import Settings
from stolik.engine.table import Table
from stolik.games import get

from .tool import Done, stolik

Run = Callable[..., Done]


# --- verify --------------------------------------------------------------------------------------


def test_a_right_log_is_ok(run: Run, log: Path, finished: Table) -> None:
    seat = finished.shares.index(1.0)
    winner, top = finished.names[seat], finished.ending.rows[seat].parts["top"]
    won = speech.said(finished.game, "en", "ending", finished.ending.reason, finished.names)
    assert won.startswith(f"{winner} wins: {top} on top beats ")
    done = run("verify", str(log))
    assert (done.code, done.err) == (0, "")
    assert done.out == f"ok: Raverun, {finished.answers} moves. {won} Seed: {finished.seed.hex()}\n"
    polish = run("verify", str(log), "--language", "pl")
    assert polish.out.startswith("ok: Raverun, ")
    assert f". Wygrywa {winner}: {top} na wierzchu bije " in polish.out


def kinds(lines: list[bytes]) -> dict[str, list[int]]:
    """The numbers of the lines of each kind, from 0."""
    found: dict[str, list[int]] = {}
    for number, line in enumerate(lines):
        data = json.loads(line)
        kind = next(key for key in ("stolik", "chance", "do", "snapshot", "undo", "end") if key in data)
        found.setdefault(kind, []).append(number)
    return found


def wrong_line(run: Run, path: Path, lines: list[bytes]) -> int:
    """The line that `verify` names, which must be all that it does."""
    path.write_bytes(b"".join(lines))
    done = run("verify", str(path))
    found = re.fullmatch(r"stolik: line (\d+): [^\n]+\n", done.err)
    assert (done.code, done.out) == (1, "")
    assert found
    return int(found[1])


@pytest.mark.parametrize("kind", ["stolik", "chance", "do", "snapshot", "undo", "end"])
def test_an_edited_byte_is_found_in_its_line(run: Run, log: Path, kind: str) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    numbers = kinds(lines)[kind]
    for number in {numbers[0], numbers[len(numbers) // 2], numbers[-1]}:
        line = lines[number]
        for at in [*range(10), *range(10, len(line) - 1, 1 + len(line) // 25)]:
            for other in (b"x", b"7", b"\xff"):
                edited = line[:at] + other + line[at + 1 :]
                if edited != line:
                    assert wrong_line(run, log, [*lines[:number], edited, *lines[number + 1 :]]) == number + 1


def test_edits_that_are_still_good_json_are_found_too(run: Run, log: Path) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    numbers = kinds(lines)
    changes: list[tuple[int, str, object]] = [
        (0, "rules", 2),
        (0, "stolik", 2),
        (0, "game", "chess"),
        (0, "names", ["Ala", "Ola", "Ela"]),
        (0, "commitment", "0" * 64),
        (0, "seats", 2),
        (numbers["chance"][3], "is", "1A"),
        (numbers["chance"][3], "seen", 7),
        (numbers["do"][5], "seat", 2),
        (numbers["do"][5], "do", "lay 8C"),
        (numbers["snapshot"][1], "snapshot", {}),
        (numbers["undo"][0], "undo", 1),
        (numbers["end"][0], "end", "left"),
        (numbers["end"][0], "shares", [1.0, 0.0, 0.0]),
        (numbers["end"][0], "seed", "00" * 32),
        (numbers["end"][0], "seed", 5),
        (numbers["do"][2], "hash", None),
        (numbers["do"][2], "hash", "\ud800"),
    ]
    for number, key, value in changes:
        line = {**json.loads(lines[number]), key: value}
        if line != json.loads(lines[number]):
            edited = json.dumps(line).encode() + b"\n"
            assert wrong_line(run, log, [*lines[:number], edited, *lines[number + 1 :]]) == number + 1, (number, key)


def test_missing_swapped_and_added_lines_are_found(run: Run, log: Path) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    last = len(lines)
    assert wrong_line(run, log, lines[:-1]) == last  # the end is missing
    assert wrong_line(run, log, [*lines[:-1], lines[-1][:40]]) == last  # half of it
    assert wrong_line(run, log, lines[:7]) == 8
    assert wrong_line(run, log, lines[1:]) == 1
    for number in range(1, last - 1):
        assert wrong_line(run, log, lines[:number] + lines[number + 1 :]) == number + 1
    for number in range(last - 1):
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        assert wrong_line(run, log, swapped) == number + 1
    assert wrong_line(run, log, [*lines, lines[-2]]) == last + 1
    assert wrong_line(run, log, [*lines, b"\n"]) == last + 1
    assert wrong_line(run, log, [*lines[:5], b"[1, 2]\n", *lines[5:]]) == 6


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"hello\n", b"\xff\xfe\x00", b"[]", b"{}", b'{"stolik": 1}', b"[" * 9999]
)
def test_what_is_no_log_is_wrong_in_line_1(run: Run, tmp_path: Path, content: bytes) -> None:
    assert wrong_line(run, tmp_path / "x", [content]) == 1


def recorded(game: str, path: Path) -> None:
    """A log of a game that was left at once."""
    table = Table(games.get(game), 2, {}, seed_of(1))
    table.close("left")
    write_log(table, path)


def of_rules_7(path: Path, more: dict[str, tuple[str, ...]] | None = None) -> None:
    """A log of a game that was begun by other rules, with what they had for options."""
    game = get("raverun")
    settings = Settings({**game.settings.values, **(more or {})})
    other = replace(game, rulebook=Rulebook(7, game.rulebook.rules), settings=settings)
    table = Table(other, 2, {}, seed_of(1))
    table.close("left")
    write_log(table, path)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_log_of_other_rules_is_played_by_these(run: Run, tmp_path: Path, command: str) -> None:
    of_rules_7(tmp_path / "log")
    done = run(command, str(tmp_path / "log"))
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_where_these_rules_give_another_game_the_log_names_its_own(run: Run, tmp_path: Path, command: str) -> None:
    of_rules_7(tmp_path / "log", {"weather": ("rain",)})
    done = run(command, str(tmp_path / "log"))
    assert done.code == 1
    ours = get("raverun").rulebook.version
    assert done.err.startswith("stolik: line 1: does not open a game: raverun has no option weather")
    assert done.err.endswith(f"; the log is of rules 7, this program plays rules {ours}\n")


def test_a_log_of_another_format_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log"
    with monkeypatch.context() as other:
        other.setattr(tables, "FORMAT", 3)
        recorded("raverun", path)
    done = run("verify", str(path))
    assert done.code == 1
    assert done.err.startswith("stolik: line 1: is of format 3, ")


def test_names_in_a_log_do_not_command_the_terminal(run: Run, tmp_path: Path) -> None:
    table = Table(get("raverun"), 2, {}, seed_of(1), ["\x1b]0;gotcha\x07", "B\u2028\u200f"])
    for seat in (0, 1):
        table.apply(seat, table.options(seat)[0].id)
    table.close("left")
    path = tmp_path / "log"
    write_log(table, path)
    for command in ("verify", "replay"):
        done = run(command, str(path))
        assert done.code == 0
        assert not {"\x1b", "\x07", "\u2028", "\u200f"} & set(done.out)


# --- replay --------------------------------------------------------------------------------------


def answers(table: Table) -> list[Line]:
    return [line for line in table.log if "do" in line or "undo" in line]


def test_a_replay_tells_every_move(run: Run, log: Path, finished: Table) -> None:
    done = run("replay", str(log))
    assert (done.code, done.err) == (0, "")
    told = [line.split(maxsplit=3) for line in done.out.splitlines() if re.match(r" +\d+ [●▲■] ", line)]
    assert [int(number) for number, *_ in told] == list(range(1, finished.answers + 1))
    assert [move.strip() for *_, move in told] == [line.get("do", "takes a move back") for line in answers(finished)]
    winner = finished.names[finished.shares.index(1.0)]
    assert re.search(rf"\n{winner} wins: \d[ABC] on top beats \d[ABC]\.\n", done.out)
    assert "Skirmishes won" in done.out
    assert f"· {winner} wins the game with" in done.out
    assert BACK not in done.out  # the game is over: all cards are open
    assert "face down" not in done.out


def test_a_replay_in_polish(run: Run, log: Path) -> None:
    done = run("replay", str(log), "--language", "pl")
    assert "· Zaczyna się runda 1." in done.out
    assert "cofa ruch" in done.out
    assert re.search(r"\nWygrywa \w+: \d[ABC] na wierzchu bije \d[ABC]\.\n", done.out)


def test_a_replay_for_one_seat_hides_what_it_did_not_see(run: Run, log: Path, finished: Table) -> None:
    done = run("replay", str(log), "--seat", "2")
    moves = [line for line in done.out.splitlines() if re.match(r" +\d+ [●▲■] ", line)]
    secret = {number for number, line in enumerate(answers(finished)) if line.get("secret")}
    assert secret
    for number, move in enumerate(moves):
        assert ("···" in move) == (number in secret and "Ola" not in move)
    assert "pick" in moves[1]


def test_a_replay_up_to_a_move(run: Run, log: Path) -> None:
    done = run("replay", str(log), "--to", "4")
    assert re.search(r"^ +4 ", done.out, re.MULTILINE)
    assert not re.search(r"^ +5 ", done.out, re.MULTILINE)
    assert "Round 1 · cards are laid by:" in " ".join(done.out.split())
    start = run("replay", str(log), "--to", "0")
    assert "Before the first round" in start.out
    assert "pick" not in start.out


def test_a_changed_log_is_not_told(run: Run, log: Path) -> None:
    log.write_bytes(log.read_bytes().replace(b"lay ", b"lay  ", 1))
    done = run("replay", str(log))
    assert (done.code, done.out) == (1, "")
    assert re.fullmatch(r"stolik: line \d+: was changed: its hash does not fit\n", done.err)


def test_a_game_of_three_and_its_verification_in_real_processes(tmp_path: Path) -> None:
    stolik(tmp_path, "play", "raverun", "--seats", "greedy,random,random")
    (path,) = (tmp_path / "logs").iterdir()
    assert stolik(tmp_path, "verify", str(path)).code == 0
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:30], *lines[31:]]))
    done = stolik(tmp_path, "verify", str(path))
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("stolik: line 31: ")
    assert len(read_log(path)) == len(lines) - 1


# --- review --------------------------------------------------------------------------------------


def test_a_turn_in_hindsight(run: Run, tmp_path: Path) -> None:
    table = Table(get("words"), 2, {"first": "1", "help": "off", "votes": "no"}, seed_of(3), ["Ala", "Ola"])
    table.apply(0, table.options(0)[0].id)
    word = next(option.text for option in table.options(0) if option.text.startswith("spell "))
    table.apply(0, word)
    while table.pending is not None and table.pending.step == "assign":
        table.apply(0, table.options(0)[0].id)
    table.close("left")
    path = tmp_path / "words.jsonl"
    write_log(table, path)
    done = run("review", str(path), "--language", "pl")
    assert (done.code, done.err) == (0, "")
    spelled = word.removeprefix("spell ").partition(":")[0].upper()
    assert f"· ułożono: {spelled}  zdobyte 0 · zdjęte 0 · punkty 0" in done.out
    assert "   1 ● Ala" in done.out  # the position after the first answer
    assert "ze znanych słów: " in done.out
    assert "z całego słownika: " in done.out


def test_most_games_say_nothing_in_hindsight(run: Run, log: Path) -> None:
    assert run("review", str(log)).out == "There is nothing to say about what could have been done in Raverun.\n"
