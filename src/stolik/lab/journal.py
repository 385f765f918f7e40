"""The finished tasks of a run in a file, a line each, so that the run can go on where it was stopped."""

from __future__ import annotations

import json
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import stolik
from stolik.engine.errors import BadJournal

if sys.platform != "win32":
    import fcntl

Job = dict[str, Any]  # what a run is: its command, game, rules version, bots, settings, seed ...
DECIDING = ("engine", "games", "bots", "lab")  # the parts of Stolik that decide what comes of a task
DATA = (".py", ".toml", ".json", ".bin", ".net")


@cache
def sources() -> str:
    """What all who share a run must agree in; compiled or not, since both come to the same."""
    (root,) = stolik.__path__
    files = (path for part in DECIDING for path in Path(root, part).rglob("*") if path.suffix in DATA)
    named = sorted((path.relative_to(root).as_posix(), path) for path in files)
    digest = sha256()
    for name, path in named:
        digest.update(sha256(name.encode()).digest() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]


def begun_in(path: Path) -> Job | None:
    """Which run a file belongs to, if one has been begun in it."""
    try:
        with path.open("rb") as file:
            found = json.loads(file.readline())
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


class Journal:
    """The file of one run: its first line says which. Half a line, left by whoever was killed, is cut off."""

    def __init__(self, path: Path, job: Job) -> None:
        self._path = path
        self._job = {"stolik": "run", "sources": sources(), **job}
        self._places: dict[int, int] = {}  # by task: where its line begins
        self.seconds = 0.0  # that were spent on what is here
        try:
            self._file: IO[bytes] = path.open("a+b")
        except OSError as error:
            raise self._bad(f"cannot be used: {error.strerror}") from error
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def result(self, number: int) -> Any:
        self._file.seek(self._places[number])
        return json.loads(self._file.readline())["result"]

    def add(self, number: int, seconds: float, result: Any) -> None:
        self._write({"task": number, "seconds": seconds, "result": result})

    def close(self) -> None:
        self._file.close()

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise self._bad("is in use by a run that is still going on") from error

    def _read(self) -> None:
        self._file.seek(0)
        place = 0
        for count, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                if not count and not _line(self._job).startswith(line):
                    raise self._bad("is something else than a file of a run")
                break
            try:
                found = json.loads(line)
                if count:
                    number, seconds, _ = (found[key] for key in ("task", "seconds", "result"))
                    self._places[number] = place
                    self.seconds = max(self.seconds, float(seconds))
                else:
                    self._compare(found)
            except (ValueError, KeyError, TypeError) as error:
                what = f"holds no task in line {count + 1}" if count else "is something else than a file of a run"
                raise self._bad(what) from error
            place += len(line)
        self._file.truncate(place)
        if not place:
            self._write(self._job)

    def _compare(self, found: Job) -> None:
        if found["stolik"] != "run":
            raise ValueError
        for key in [*self._job, *found]:
            here, there = (json.dumps(each.get(key), ensure_ascii=False) for each in (self._job, found))
            if here != there:
                raise self._bad(f"belongs to another run: its {key} is {there}, not {here}")

    def _write(self, data: dict[str, Any]) -> None:
        try:
            self._file.write(_line(data))
            self._file.flush()  # not onto the disk itself: only a machine that fails loses what was last
        except OSError as error:
            raise self._bad(f"cannot be written: {error.strerror}") from error

    def _bad(self, what: str) -> BadJournal:
        return BadJournal(f"{self._path} {what}")


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"
