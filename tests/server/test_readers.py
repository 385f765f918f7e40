"""Readers: what they find, what they tell of troubles, and that nobody waits for others' or reads twice."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from server.workers import LOOPS, impatience, in_loop, is_gone, numbers, program, until
from stolik.bots import make
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.games import get
from stolik.lab.review import review
from stolik.server import readers as module
from stolik.server.entries import Entry, TableSetup
from stolik.server.history import Told, packed
from stolik.server.problems import Trouble
from stolik.server.readers import COMMAND, Readers
from stolik.server.record import Record

# A reader with tasks of its own; each writes down what it was asked.
TASKS = """
import os, sys, time
from pathlib import Path
from stolik.server import reading
from stolik.server.problems import Trouble

here = Path(__file__).parent
with open(here / "started", "a") as started:
    started.write(f"{os.getpid()}\\n")

def noted(task):
    def done(payload):
        with open(here / "asked", "a") as asked:
            asked.write(payload[:20].decode() + "\\n")
        return task(payload)
    return done

def wait(payload):
    (here / f"heard-{payload.decode()}").touch()
    while not (here / "go").exists(): time.sleep(0.01)
    return payload

def refuse(payload):
    raise Trouble("no-such-seat", seat=payload.decode())

def talk(payload):
    print("let me see", flush=True)
    os.write(1, b"hm")
    return payload

reading.TASKS.update({
    "twice": noted(lambda payload: payload + payload),
    "wait": noted(wait),
    "refuse": noted(refuse),
    "fail": lambda payload: 1 // len(payload),
    "die": lambda payload: os._exit(3),
    "sleep": lambda payload: time.sleep(600),
    "talk": talk,
    "process": lambda payload: b"%d" % os.getpid(),
    "surroundings": lambda payload: " ".join(os.environ.values()).encode(),
})
reading.main()
"""

Read = Callable[..., Any]
Work = Callable[[Readers], Coroutine[Any, Any, Any]]


@pytest.fixture(params=LOOPS)
def read(request: pytest.FixtureRequest, tmp_path: Path) -> Read:
    """Something is done with readers, and they are closed."""

    def done(work: Work, code: str = TASKS, **more: Any) -> Any:
        async def whole() -> Any:
            readers = Readers(**{"command": program(tmp_path, code), **more})
            try:
                return await work(readers)
            finally:
                await readers.close()

        return in_loop(request.param, whole())

    return done


def asked(tmp_path: Path) -> list[str]:
    return (tmp_path / "asked").read_text().split()


async def trouble(reading: Coroutine[Any, Any, bytes]) -> tuple[str, dict[str, str]]:
    with pytest.raises(Trouble) as told:
        await reading
    return told.value.name, told.value.facts


# --- what they find ---


def test_a_game_is_looked_back_at(read: Read) -> None:
    game = get("words")
    sources = game.settings.sources(game.complete({}))
    row = TableSetup("t", game.id, game.rulebook.version, sources, {}, 2, "", False, None, seed_of(3).hex(), None, 0.0)
    record, entries = Record(row), list[Entry]()

    def happens(entry: Entry) -> Table:
        entries.append(record.next(entry))
        record.take(entry)
        entry.hash = record.hash
        assert record.table is not None
        return record.table

    table = happens(Entry("start"))
    for _ in range(6):
        assert table.pending is not None
        seat = table.pending.seats[0]
        do = table.notation(seat, make("greedy").choose(table.view_for_bot(seat), 1).option)
        happens(Entry("answer", seat=seat, text=do))
    for seat in range(2):
        happens(Entry("resign", seat=seat))
    assert table.closed
    told = Told(row, entries)

    async def work(readers: Readers) -> Any:
        return json.loads(await readers.read("review", packed(told), person="ala"))

    found = read(work, command=COMMAND)["turns"]
    assert len(found) > 0
    assert found == [asdict(each) for each in review(table.log)]


def test_much_goes_in_and_out(read: Read) -> None:
    payload = b"0123456789abcdef" * 200_000

    async def work(readers: Readers) -> None:
        assert await readers.read("twice", payload, person="ala") == payload + payload
        assert await readers.read("twice", b"", person="ala") == b""

    read(work)


def test_what_a_task_prints_is_no_reply(read: Read) -> None:
    async def work(readers: Readers) -> None:
        for payload in (b"1", b"2"):
            assert await readers.read("talk", payload, person="ala") == payload

    read(work)


def test_a_reader_is_not_told_the_servers_secrets(read: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_DATABASE", "postgresql://stolik:secret@db/stolik")

    async def work(readers: Readers) -> bytes:
        return await readers.read("surroundings", b"", person="ala")

    assert b"secret" not in read(work)


def test_a_reader_loads_neither_the_web_nor_the_database() -> None:
    code = "import sys, stolik.server.reading; print({name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-P", "-c", code], check=True, capture_output=True, text=True).stdout
    assert "'msgspec'" in loaded
    assert not any(f"'{heavy}'" in loaded for heavy in ("litestar", "uvicorn", "sqlalchemy", "alembic", "asyncio"))


# --- what goes wrong ---


def test_a_trouble_travels_with_its_facts(read: Read, tmp_path: Path) -> None:
    async def work(readers: Readers) -> None:
        for _ in range(2):
            told = await trouble(readers.read("refuse", b"3", person="ala", key="seat 3"))
            assert told == ("no-such-seat", {"seat": "3"})

    read(work)
    assert asked(tmp_path) == ["3", "3"]  # what went wrong is not kept


def test_a_mistake_is_told_in_the_log_and_costs_no_process(read: Read, caplog: pytest.LogCaptureFixture) -> None:
    async def work(readers: Readers) -> None:
        before = await readers.read("process", b"", person="ala")
        assert await trouble(readers.read("fail", b"", person="ala")) == ("internal", {})
        assert await trouble(readers.read("no-such-task", b"", person="ala")) == ("internal", {})
        assert await readers.read("process", b"", person="ala") == before

    read(work)
    mistake, unknown = caplog.messages
    assert "ZeroDivisionError" in mistake
    assert "KeyError: 'no-such-task'" in unknown


@pytest.mark.parametrize("task", ["die", "sleep"])
def test_a_reader_that_dies_or_hangs_is_replaced(read: Read, caplog: pytest.LogCaptureFixture, task: str) -> None:
    async def work(readers: Readers) -> list[bytes]:
        before = await readers.read("process", b"", person="ala")
        with impatience(readers._pool) if task == "sleep" else nullcontext():
            assert await trouble(readers.read(task, b"", person="ala")) == ("internal", {})
        return [before, await readers.read("process", b"", person="ala")]

    before, after = map(int, read(work))
    assert before != after
    assert is_gone(before)
    assert is_gone(after)
    (told,) = caplog.messages
    assert "died (exit status 3)" in told if task == "die" else "no answer within 0.5 s" in told


@pytest.mark.parametrize("garbage", [b"I read books all day", b"\0\0\0\4book", b"\0\0\0\0", b"\xff" * 9])
def test_a_reader_that_talks_nonsense_is_replaced(read: Read, tmp_path: Path, garbage: bytes) -> None:
    code = f"""
import os, sys, time
with open({str(tmp_path / "started")!r}, "a") as started:
    started.write(f"{{os.getpid()}}\\n")
os.write(1, {garbage!r})
time.sleep(600)
"""

    async def work(readers: Readers) -> None:
        for _ in range(2):
            assert await trouble(readers.read("twice", b"1", person="ala")) == ("internal", {})

    read(work, code)
    found = numbers(tmp_path / "started")
    assert len(found) == 2
    assert all(map(is_gone, found))


# --- shares ---


def test_two_are_read_at_once_but_one_of_a_person(read: Read, tmp_path: Path) -> None:
    async def work(readers: Readers) -> None:
        async with asyncio.TaskGroup() as group:
            for payload, person in ((b"a1", "a"), (b"a2", "a"), (b"b1", "b"), (b"c1", "c")):
                group.create_task(readers.read("wait", payload, person=person))
            await until(lambda: (tmp_path / "heard-a1").exists() and (tmp_path / "heard-b1").exists())
            (tmp_path / "go").touch()

    read(work)
    assert sorted(asked(tmp_path)[:2]) == ["a1", "b1"]
    assert sorted(asked(tmp_path)) == ["a1", "a2", "b1", "c1"]
    assert len(numbers(tmp_path / "started")) == 2


def test_one_person_may_not_let_too_many_wait(read: Read, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 2)

    async def work(readers: Readers) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(3):
                group.create_task(readers.read("wait", b"1", person="ala"))
            await until((tmp_path / "heard-1").exists)
            assert await trouble(readers.read("twice", b"2", person="ala")) == ("too-many", {})
            assert await readers.read("twice", b"3", person="ola") == b"33"
            (tmp_path / "go").touch()

    read(work)


# --- what does not change any more ---


def test_what_was_read_under_a_key_is_kept(read: Read, tmp_path: Path) -> None:
    async def work(readers: Readers) -> None:
        assert readers.kept("one") is None
        for _ in range(2):
            assert await readers.read("twice", b"1", person="ala", key="one") == b"11"
        assert readers.kept("one") == b"11"
        assert await readers.read("twice", b"2", person="ala", key="two") == b"22"
        assert await readers.read("twice", b"1", person="ala", key="one") == b"11"
        for _ in range(2):
            assert await readers.read("twice", b"3", person="ala") == b"33"  # no key

    read(work)
    assert asked(tmp_path) == ["1", "2", "3", "3"]


def test_only_as_much_is_kept_as_there_is_room_for(read: Read) -> None:
    async def work(readers: Readers) -> list[bytes | None]:
        for payload in (b"1", b"2", b"3"):
            await readers.read("twice", payload, person="ala", key=payload)
        return [readers.kept(key) for key in (b"1", b"2", b"3")]

    assert read(work, room=5) == [None, b"22", b"33"]


def test_those_who_ask_for_the_same_share_it_though_the_first_goes_away(read: Read, tmp_path: Path) -> None:
    async def work(readers: Readers) -> None:
        first, *others = [
            asyncio.create_task(readers.read("wait", b"1", person=person, key="one")) for person in ("a", "b", "c")
        ]
        await until((tmp_path / "heard-1").exists)
        first.cancel()
        await asyncio.wait([first])
        others.append(asyncio.create_task(readers.read("wait", b"1", person="d", key="one")))
        (tmp_path / "go").touch()
        assert await asyncio.gather(*others) == [b"1"] * 3
        assert first.cancelled()

    read(work)
    assert asked(tmp_path) == ["1"]


def test_what_is_being_read_is_kept_though_all_have_gone_away(read: Read, tmp_path: Path) -> None:
    async def work(readers: Readers) -> None:
        asker = asyncio.create_task(readers.read("wait", b"1", person="ala", key="one"))
        await until((tmp_path / "heard-1").exists)
        asker.cancel()
        await asyncio.wait([asker])
        (tmp_path / "go").touch()
        await until(lambda: readers.kept("one") is not None)

    read(work)
    assert asked(tmp_path) == ["1"]


def test_what_nobody_waits_for_any_more_is_not_read(read: Read, tmp_path: Path) -> None:
    async def work(readers: Readers) -> None:
        first = asyncio.create_task(readers.read("wait", b"1", person="ala"))
        await until((tmp_path / "heard-1").exists)
        gone = [asyncio.create_task(readers.read("twice", b"2", person="ala", key="two")) for _ in range(2)]
        again = asyncio.create_task(readers.read("twice", b"3", person="ala", key="three"))
        await asyncio.sleep(0)
        for each in (*gone, again):
            each.cancel()
        await asyncio.wait([*gone, again])
        third = asyncio.create_task(readers.read("twice", b"3", person="ala", key="three"))
        (tmp_path / "go").touch()
        assert (await first, await third) == (b"1", b"33")

    read(work)
    assert asked(tmp_path) == ["1", "3"]


def test_closing_tells_all_who_wait_and_ends_the_processes(read: Read, tmp_path: Path) -> None:
    async def work(readers: Readers) -> None:
        waiting = [
            asyncio.create_task(trouble(readers.read("wait", b"1", person=person, key=key)))
            for person, key in (("a", "one"), ("b", None), ("c", "two"), ("c", "one"))
        ]
        await until(lambda: len(numbers(tmp_path / "started")) == 2)
        await readers.close()
        assert await asyncio.gather(*waiting) == [("busy", {})] * 4
        assert await trouble(readers.read("twice", b"1", person="a")) == ("busy", {})

    read(work)
    assert all(map(is_gone, numbers(tmp_path / "started")))


def test_a_reader_ends_with_its_input() -> None:
    ended = subprocess.run([*COMMAND], input=b"", capture_output=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
