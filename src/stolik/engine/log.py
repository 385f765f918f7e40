"""Logs as files: one line of JSON each; save, replay, bug report, test fixture and training data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from stolik.engine.chain import Line, canonical, commitment, link
from stolik.engine.errors import BadSetting, CannotUndo, LogError, Refused, UnknownGame
from stolik.engine.game import Game
from stolik.engine.table import FORMAT, Table

Find = Callable[[str], Game]


def write_log(table: Table, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in table.log)
    path.write_text(text, encoding="utf-8")


def read_log(path: Path) -> list[Line]:
    try:
        rows = path.read_bytes().removesuffix(b"\n").split(b"\n")
    except OSError as error:
        raise LogError(1, f"{path.name} cannot be read: {error}") from error
    if rows == [b""]:
        raise LogError(1, "is missing: the log is empty")
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        try:
            line = json.loads(row.decode())
            json.dumps(line, ensure_ascii=False).encode()  # half a character can be written as JSON, but not hashed
        except (ValueError, RecursionError) as error:
            raise LogError(number, "is no JSON") from error
        if not isinstance(line, dict):
            raise LogError(number, "is no log line")
        lines.append(line)
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
    game = _game(lines[0], find)
    try:
        yield from _played(lines, seed, game)
    except LogError as error:
        begun, plays = lines[0]["rules"], game.rulebook.version
        if begun == plays:
            raise
        what = f"{error.what}; the log is of rules {begun}, this program plays rules {plays}"
        raise LogError(error.line, what) from error


def _played(lines: list[Line], seed: bytes, game: Game) -> Iterator[tuple[int, Table]]:
    table = _opened(lines[0], seed, game)
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
    if "commitment" not in lines[0]:
        raise LogError(1, "does not open a log")
    ends = [number for number, line in enumerate(lines, 1) if "end" in line or "seed" in line]
    if not ends:
        raise LogError(len(lines) + 1, "is missing: the log was cut before its end")
    try:
        seed = bytes.fromhex(lines[ends[0] - 1]["seed"])  # one that has lost its "end" fails by its hash
    except (KeyError, TypeError, ValueError) as error:
        raise LogError(ends[0], "names no seed") from error
    if commitment(seed) != lines[0]["commitment"]:
        # Line 2 is salted with the seed and holds of line 1 only the hash: it tells which of the two is wrong.
        if lines[1].get("hash") == link(seed, 1, str(lines[0].get("hash")), lines[1]):
            raise LogError(1, "was changed: it commits to another seed")
        raise LogError(ends[0], "its seed is not the one that line 1 commits to")
    return seed


def _game(header: Line, find: Find) -> Game:
    try:
        if header["stolik"] != FORMAT:
            raise LogError(1, f"is of format {header['stolik']}, this is format {FORMAT}")
        if type(header["rules"]) is not int:
            raise TypeError("the version of the rules must be a number")
        return find(header["game"])
    except (KeyError, TypeError, AttributeError, UnknownGame) as error:
        raise LogError(1, f"does not open a game: {error}") from error


def _opened(header: Line, seed: bytes, game: Game) -> Table:
    """The table after the deal. It was begun by whatever rules the log says: where they differ, the hashes tell."""
    try:
        seats, names = header["seats"], header["names"]
        for name, source in game.settings.sources(game.settle(seats, header["options"])).items():
            if header["sources"][name] != source:
                raise LogError(1, f"was played with {name} {header['sources'][name]}, this is {source}")
        if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
            raise TypeError("every seat needs a name")
        return Table(game, seats, header["options"], seed, names, header["rules"])
    except (KeyError, TypeError, AttributeError, BadSetting) as error:
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
    if table.closed:
        raise LogError(number, "comes after the end")
    try:
        if "end" in line:
            table.close(line["end"])
        elif "undo" in line:
            table.undo(line["undo"], recorded=True)
        elif "late" in line:
            table.time_is_up(line["seat"])
        else:
            table.apply(line["seat"], str(line["do"]))
    except (KeyError, TypeError) as error:
        raise LogError(number, "is no answer") from error
    except Refused as refusal:
        raise LogError(number, f"breaks rule {refusal.rule}") from refusal
    except CannotUndo as error:
        raise LogError(number, str(error)) from error
