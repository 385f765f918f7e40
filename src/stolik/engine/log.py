"""Logs as files: one line of JSON each; save, replay, bug report, test fixture and training data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from stolik.engine.chain import Line, canonical, commitment, link
from stolik.engine.errors import BadOption, CannotUndo, LogError, Refused, UnknownGame
from stolik.engine.game import Game
from stolik.engine.table import FORMAT, Table

Find = Callable[[str], Game]


def write_log(table: Table, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in table.log)
    path.write_text(text, encoding="utf-8")


def read_log(path: Path) -> list[Line]:
    try:
        rows = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise LogError(1, f"{path.name} cannot be read: {error}") from error
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        try:
            line = json.loads(row)
        except ValueError as error:
            raise LogError(number, "is no JSON") from error
        if not isinstance(line, dict):
            raise LogError(number, "is no log line")
        lines.append(line)
    if not lines:
        raise LogError(1, "the log is empty")
    return lines


def rebuild(lines: list[Line], find: Find) -> Iterator[tuple[int, Table]]:
    """Play a log again, checking every line: the chain, the seed, each answer, each result of chance.

    Yields the table after the deal and after each answer, with the number of lines that it has come to.
    The first line that is wrong raises LogError.
    """
    seed = _seed(lines)
    previous = ""
    for number, line in enumerate(lines):
        if line.get("hash") != link(seed, number, previous, line):
            raise LogError(number + 1, "was changed: its hash does not fit")
        previous = line["hash"]
    table = _opened(lines[0], seed, find)
    done = 0
    while True:
        done = _compare(lines, table, done)
        yield done, table
        if done == len(lines):
            return
        _play(lines[done], done + 1, table)


def verify(lines: list[Line], find: Find) -> Table:
    """The table at the end of a log in which every line is right."""
    *_, (_, table) = rebuild(lines, find)
    return table


def _seed(lines: list[Line]) -> bytes:
    end = lines[-1]
    if "end" not in end:
        raise LogError(len(lines) + 1, "is missing: the log was cut before its end")
    try:
        seed = bytes.fromhex(end["seed"])
    except (KeyError, TypeError, ValueError) as error:
        raise LogError(len(lines), "names no seed") from error
    if commitment(seed) != lines[0].get("commitment"):
        raise LogError(len(lines), "its seed is not the one that line 1 commits to")
    return seed


def _opened(header: Line, seed: bytes, find: Find) -> Table:
    try:
        if header["stolik"] != FORMAT:
            raise LogError(1, f"is of format {header['stolik']}, this is format {FORMAT}")
        game = find(header["game"])
        if header["rules"] != game.rulebook.version:
            raise LogError(1, f"was played by rules {header['rules']}, these are rules {game.rulebook.version}")
        return Table(game, header["seats"], header["options"], seed, header["names"])
    except (KeyError, TypeError, BadOption, UnknownGame) as error:
        raise LogError(1, f"does not open a game: {error}") from error


def _compare(lines: list[Line], table: Table, done: int) -> int:
    """What the rules made of it so far must be what the log says."""
    for number in range(done, len(table.log)):
        if number >= len(lines):
            raise LogError(number + 1, "is missing: the log was cut")
        if canonical(lines[number]) != canonical(table.log[number]):
            raise LogError(number + 1, "is not what the rules and the seed give here")
    return len(table.log)


def _play(line: Line, number: int, table: Table) -> None:
    try:
        if "end" in line:
            table.close(line["end"])
        elif "undo" in line:
            table.undo(line["undo"])
        else:
            table.apply(line["seat"], str(line["do"]))
    except (KeyError, TypeError) as error:
        raise LogError(number, "is no answer") from error
    except Refused as refusal:
        raise LogError(number, f"breaks rule {refusal.rule}") from refusal
    except CannotUndo as error:
        raise LogError(number, str(error)) from error
