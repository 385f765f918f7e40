"""Bots' processes: what they answer is what the bot answers, and whatever happens to one, the game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from server.people import awaited
from server.workers import LOOPS, has_ended, impatience, in_loop, is_gone, numbers, program, until
from stolik.bots import Advice, levels, make
from stolik.bots.base import View, legal
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.games import get
from stolik.server import thinking
from stolik.server.thinking import Thinkers

VIEW = Table(get("raverun"), 2, {}, seed_of(1)).view(0)
FIRST, SECOND, *_ = legal(VIEW)

# Each request is answered by the option that its seed is the place of; its facts tell the process.
ANSWERS = """
import json, os, sys, time
from pathlib import Path
here = Path(__file__).parent
with open(here / "started", "a") as started:
    started.write(f"{os.getpid()}\\n")
def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
def say(request, why="why-even"):
    option = request["view"]["decision"]["options"][request["seed"]]["id"]
    print(json.dumps({"option": option, "why": why, "facts": {"process": os.getpid()}}), flush=True)
"""
WILLING = ANSWERS + "while True: say(hear())"
# The first request is answered when the test lets it.
SLOW = """
first = hear()
(here / f"heard-{first['seed']}").touch()
while not (here / "go").exists(): time.sleep(0.01)
say(first)
"""


Think = Callable[..., Any]


@pytest.fixture(params=LOOPS)
def think(request: pytest.FixtureRequest) -> Think:
    """Something is done with thinkers, and they are closed."""

    def done(work: Callable[[Thinkers], Coroutine[Any, Any, Any]], *made: Any) -> Any:
        async def whole() -> Any:
            thinkers = Thinkers(*made)
            try:
                return await work(thinkers)
            finally:
                await thinkers.close()

        return in_loop(request.param, whole())

    return done


def is_random(advice: Advice, seed: int) -> bool:
    return advice == make("random").choose(VIEW, seed)


def test_they_answer_as_the_bots_do(think: Think) -> None:
    async def work(thinkers: Thinkers) -> None:
        for seed in (1, 2):
            assert await thinkers.answer("easy", VIEW, seed, person="ala") == make("greedy").choose(VIEW, seed)
            assert await thinkers.hint(VIEW, seed, person="ala") == make(thinking.ADVISER).choose(VIEW, seed)

    think(work, 1)


def test_whoever_plays_alone_is_advised_by_the_best(
    think: Think, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process tells which bot was asked for."""
    monkeypatch.setattr(thinking, "behind", levels.behind)
    alone, two = (Table(get("sedlec"), seats, {}, seed_of(1)) for seats in (1, 2))

    async def work(thinkers: Thinkers) -> None:
        async def asked_for(table: Table, level: str | None) -> object:
            assert table.pending is not None
            view = table.view(table.pending.seats[0])
            if level is None:
                return (await thinkers.hint(view, 0, person="ala")).facts["bot"]
            return (await thinkers.answer(level, view, 0, person="ala")).facts["bot"]

        best = levels.behind("master", get("sedlec"), 1)
        assert [await asked_for(alone, level) for level in ("master", None)] == [best, best]
        best = levels.behind("master", get("sedlec"), 2)
        assert [await asked_for(two, level) for level in ("master", None)] == [best, thinking.ADVISER]

    telling = ANSWERS.replace('{"process": os.getpid()}', '{"bot": request["bot"]}')
    think(work, 1, program(tmp_path, telling + "while True: say(hear())"))


def test_a_thought_has_a_limit(think: Think, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "behind", lambda *_: "search:1000000")

    async def work(thinkers: Thinkers) -> None:
        advice = await thinkers.answer("master", VIEW, 1, person="ala", limit=0.0)
        assert (advice.why, advice.facts["tried"]) == ("why-search", 1)

    think(work, 1)


def test_who_plays_at_a_level_never_thinks_longer(think: Think, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "behind", lambda *_: "search:1000000000")
    monkeypatch.setattr(thinking, "LONGEST", 0.05)

    async def work(thinkers: Thinkers) -> None:
        assert (await thinkers.answer("master", VIEW, 1, person="ala")).why == "why-search"

    think(work, 1)


@pytest.mark.parametrize(
    ("workers", "low", "roots"), [(4, False, "x3"), (3, False, "x2"), (2, False, ""), (4, True, "")]
)
def test_a_search_has_as_many_roots_as_workers_are_idle(
    think: Think, monkeypatch: pytest.MonkeyPatch, workers: int, low: bool, roots: str
) -> None:
    """One worker is left to others; a table that has time does not search at once with several."""
    monkeypatch.setattr(thinking, "behind", lambda *_: "search:40x3")

    async def work(thinkers: Thinkers) -> None:
        for seed in (1, 2):
            advice = await thinkers.answer("master", VIEW, seed, person="ala", low=low)
            assert advice == make(f"search:40{roots}").choose(VIEW, seed)

    think(work, workers)


def test_a_root_that_fails_is_left_out(think: Think, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The second search says what nobody could have tried; the first says that it tried the second option most."""
    monkeypatch.setattr(thinking, "behind", lambda *_: "search:40x2")
    tried = f"[[[{FIRST}, 3, 0.5], [{SECOND}, 5, 0.25]]]"
    code = f"""
asked = hear()
print('{{"tried": ' + ('{tried}' if asked["seeds"] == [7] else '[[[99, 9, 1.0]]]') + '}}', flush=True)
hear()
"""

    async def work(thinkers: Thinkers) -> None:
        advice = await thinkers.answer("master", VIEW, 7, person="ala")
        assert advice == Advice(SECOND, "why-search", {"percent": 25, "tried": 5})

    think(work, 3, program(tmp_path, ANSWERS + code))
    assert len(numbers(tmp_path / "started")) == 2


def test_where_there_is_no_choice_nobody_thinks(think: Think) -> None:
    decision = VIEW["decision"]
    view: View = {**VIEW, "decision": {**decision, "options": decision["options"][1:2]}}

    async def work(thinkers: Thinkers) -> None:
        assert await thinkers.answer("hard", view, 1, person="ala") == Advice(SECOND, "why-only", {})

    think(work, 1, ["/no/such/bot"])


def test_a_process_is_used_again(think: Think, tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        for seed in (0, 1, 0):
            assert (await thinkers.answer("easy", VIEW, seed, person="ala")).option == legal(VIEW)[seed]

    think(work, 2, program(tmp_path, WILLING))
    assert len(numbers(tmp_path / "started")) == 1


def test_one_person_leaves_a_worker_to_others(think: Think, tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(3):
                group.create_task(thinkers.answer("easy", VIEW, 0, person="ala"))
            group.create_task(thinkers.answer("easy", VIEW, 1, person="ola"))
            await until((tmp_path / "heard-1").exists)  # while ala's are thought about
            (tmp_path / "go").touch()

    think(work, 3, program(tmp_path, ANSWERS + SLOW + "while True: say(hear())"))
    assert len(numbers(tmp_path / "started")) == 3


# --- what goes wrong ---


BROKEN = {
    "is not there": None,
    "dies": "hear(); sys.exit(3)",
    "says something else": "hear(); print('I lay 6B', flush=True); hear()",
    "answers what nobody may": 'print(\'{"option": 99, "why": "", "facts": {}}\', flush=True); time.sleep(600)',
    "never ends its line": "hear()\nwhile True: print('x' * 9999, end='')",
}


@pytest.mark.parametrize("code", BROKEN.values(), ids=BROKEN.keys())
def test_for_a_worker_that_fails_the_random_bot_answers(
    think: Think, tmp_path: Path, code: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(thinkers: Thinkers) -> None:
        for seed in (1, 2):
            assert is_random(await thinkers.answer("easy", VIEW, seed, person="ala"), seed)

    think(work, 1, ["/no/such/bot"] if code is None else program(tmp_path, ANSWERS + code))
    assert len(caplog.records) == 2
    found = numbers(tmp_path / "started")
    assert len(found) == (0 if code is None else 2)  # a new one each time
    assert all(map(is_gone, found))


def test_a_worker_that_hangs_is_replaced(think: Think, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    code = ANSWERS + "while True:\n    asked = hear()\n    if asked['seed'] == 2: time.sleep(600)\n    say(asked)"

    async def work(thinkers: Thinkers) -> None:
        assert (await thinkers.answer("easy", VIEW, 0, person="ala")).option == FIRST
        with impatience(thinkers._pool):
            assert is_random(await thinkers.answer("easy", VIEW, 2, person="ala"), 2)
        assert (await thinkers.answer("easy", VIEW, 1, person="ala")).option == SECOND

    think(work, 1, program(tmp_path, code))
    first, second = numbers(tmp_path / "started")
    assert is_gone(first)
    assert is_gone(second)
    assert caplog.messages == ["a bot's process: no answer within 0.5 s"]


def test_a_worker_that_is_killed_in_its_thought_is_replaced(
    think: Think, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A real one."""
    hardly_ever = "search:1000000000"
    monkeypatch.setattr(thinking, "LONGEST", 60.0)
    monkeypatch.setattr(thinking, "behind", lambda level, *_: hardly_ever if level == "master" else "greedy")
    code = f"""
import os, sys
sys.argv = ["worker", "random"]
from stolik.bots import search, worker
run = search.Searcher._run
def noted(*given):
    with open({str(tmp_path / "thinking")!r}, "a") as file:
        file.write(f"{{os.getpid()}}\\n")
    run(*given)
search.Searcher._run = noted
worker.main()
"""

    async def work(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.answer("master", VIEW, 1, person="ala"))
        await until(lambda: len(numbers(tmp_path / "thinking")) == 1)
        os.kill(numbers(tmp_path / "thinking")[0], signal.SIGKILL)
        assert is_random(await thought, 1)
        assert await thinkers.answer("easy", VIEW, 2, person="ala") == make("greedy").choose(VIEW, 2)

    think(work, 1, program(tmp_path, code))
    (told,) = caplog.messages
    assert "died (exit status -9)" in told


def test_a_worker_that_was_killed_meanwhile_costs_nobody_an_answer(
    think: Think, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(thinkers: Thinkers) -> None:
        first = (await thinkers.answer("easy", VIEW, 0, person="ala")).facts["process"]
        assert isinstance(first, int)
        os.kill(first, signal.SIGKILL)
        await until(lambda: not thinkers._pool._idle[0].alive)
        assert (await thinkers.answer("easy", VIEW, 1, person="ala")).option == SECOND

    think(work, 1, program(tmp_path, WILLING))
    assert caplog.messages == []


def test_what_a_bot_prints_is_no_answer(think: Think, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    code = """
import os, sys
sys.argv = ["worker", "random"]
from stolik.bots import greedy, worker
thinks = greedy.Greedy.choose
def chatty(*asked):
    print("let me see", flush=True)
    os.write(1, b"hm\\n")
    return thinks(*asked)
greedy.Greedy.choose = chatty
worker.main()
"""

    async def work(thinkers: Thinkers) -> None:
        for seed in (1, 2):
            assert await thinkers.answer("easy", VIEW, seed, person="ala") == make("greedy").choose(VIEW, seed)

    think(work, 1, program(tmp_path, code))
    assert caplog.messages == []


# --- going away ---


def test_who_goes_away_in_the_middle_leaves_no_answer_to_the_next(think: Think, tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        first = asyncio.create_task(thinkers.answer("easy", VIEW, 0, person="ala"))
        await until((tmp_path / "heard-0").exists)
        first.cancel()
        second = asyncio.create_task(thinkers.answer("easy", VIEW, 1, person="ola"))
        await asyncio.wait([first])
        assert first.cancelled()
        (tmp_path / "go").touch()
        assert (await second).option == SECOND

    think(work, 1, program(tmp_path, ANSWERS + SLOW + "while True: say(hear())"))
    assert len(numbers(tmp_path / "started")) == 1  # it was let finish: starting one costs more than most thoughts


def test_who_goes_away_while_waiting_is_not_thought_for(think: Think, tmp_path: Path) -> None:
    code = ANSWERS + SLOW + "asked = hear()\nsay(asked, why=f'seed {asked[\"seed\"]} came next')\nhear()"

    async def work(thinkers: Thinkers) -> None:
        first = asyncio.create_task(thinkers.answer("easy", VIEW, 0, person="ala"))
        await until((tmp_path / "heard-0").exists)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(thinkers.answer("easy", VIEW, 0, person="ola"), 0.01)
        third = asyncio.create_task(thinkers.answer("easy", VIEW, 1, person="ela"))
        (tmp_path / "go").touch()
        assert (await first).option == FIRST
        assert (await third).why == "seed 1 came next"

    think(work, 1, program(tmp_path, code))


def test_closing_ends_all_workers_and_all_waiting(think: Think, tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> list[asyncio.Task[Advice]]:
        asked = [
            asyncio.create_task(thinkers.answer("easy", VIEW, 0, person=f"{number % 3}", low=number > 5))
            for number in range(8)
        ]
        await until(lambda: len(numbers(tmp_path / "started")) == 2)
        await thinkers.close()
        await asyncio.wait(asked)
        asked.append(asyncio.create_task(thinkers.answer("easy", VIEW, 0, person="0")))
        await asyncio.wait(asked)
        return asked

    asked = think(work, 2, program(tmp_path, ANSWERS + "time.sleep(600)"))
    assert [each.cancelled() for each in asked] == [True] * 9
    assert all(map(is_gone, numbers(tmp_path / "started")))


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_when_the_server_is_killed_its_workers_end(tmp_path: Path) -> None:
    """Also one that has others beside it, who must not hold its pipe open."""
    code = f"""
import asyncio, json, sys
from pathlib import Path
from stolik.server.thinking import Thinkers
async def main():
    thinkers = Thinkers(2, {program(tmp_path, WILLING)!r})
    view = json.loads(Path({str(tmp_path / "view")!r}).read_text())
    await asyncio.gather(*(thinkers.answer("easy", view, 0, person=person) for person in ("ala", "ola")))
    print("ready", flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""
    (tmp_path / "view").write_text(json.dumps(VIEW))
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert server.stdout is not None
    assert server.stdout.readline() == b"ready\n"
    found = numbers(tmp_path / "started")
    assert len(found) == 2
    server.kill()
    server.wait()
    server.stdout.close()
    awaited(until(lambda: all(map(has_ended, found))))


def test_workers_are_not_told_the_servers_secrets(
    think: Think, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLIK_DATABASE", "postgresql://stolik:secret@db/stolik")
    monkeypatch.setenv("PGPASSWORD", "secret")
    code = ANSWERS + "request = hear()\nsay(request, why=' '.join(os.environ.values()))\nhear()"

    async def work(thinkers: Thinkers) -> str:
        return (await thinkers.answer("easy", VIEW, 0, person="ala")).why

    told = think(work, 1, program(tmp_path, code))
    assert os.environ["PATH"] in told
    assert "secret" not in told
