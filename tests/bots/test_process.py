"""Bots in processes of their own: the same answers as here, and a clear BotError for whatever goes wrong there."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from stolik.bots import make
from stolik.bots.base import View, legal
from stolik.bots.process import BotProcess
from stolik.engine.chain import seed_of
from stolik.engine.errors import BadSetting, BotError
from stolik.engine.table import Table
from stolik.games import get


@pytest.fixture(scope="module")
def view() -> View:
    return Table(get("raverun"), 2, {}, seed_of(1)).view(0)


def scripted(tmp_path: Path, code: str, timeout: float = 20) -> BotProcess:
    """A bot that is a little program."""
    path = tmp_path / "bot.py"
    path.write_text(code, encoding="utf-8")
    return BotProcess([sys.executable, str(path)], timeout)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:30"])
def test_it_answers_as_the_bot_does_here(view: View, spec: str) -> None:
    with BotProcess(spec, 30) as bot:
        for seed in (1, 2, 3):
            assert bot.choose(view, seed) == make(spec).choose(view, seed)


def test_it_gets_the_view_and_the_seed_and_nothing_else(view: View, tmp_path: Path) -> None:
    code = "import json, sys\nseen = json.loads(input())\nprint(json.dumps("
    code += "{'option': seen['view']['decision']['options'][0]['id'], 'why': ' '.join(sorted(seen)), 'facts': {}}))"
    with scripted(tmp_path, code) as bot:
        advice = bot.choose(view, 7)
    assert advice.why == "seed view"
    assert advice.option == legal(view)[0]


def test_an_unknown_bot_is_refused_before_it_starts() -> None:
    with pytest.raises(BadSetting, match="there is no bot genius"):
        BotProcess("genius", 1)


def test_a_command_that_is_not_there() -> None:
    with pytest.raises(BotError, match="bot /no/such/bot cannot be started: No such file"):
        BotProcess(["/no/such/bot"], 1)


ANSWER = "input()\nprint({!r}, flush=True)\ninput()"

BROKEN = {
    "dies at once": ("import sys\nsys.exit(3)", r"died \(exit status 3\)$"),
    "dies of an error": ("input()\nraise ValueError('no idea')", r"died \(exit status 1\): ValueError: no idea$"),
    "dies of a signal": ("import os\ninput()\nos.kill(os.getpid(), 15)", r"died \(exit status -15\)$"),
    "hangs up": ("import os, time\ninput()\nos.close(1)\ntime.sleep(600)", r"died \(exit status -9\)$"),
    "talks": (ANSWER.format("I lay 6B"), r"answers no JSON .*: 'I lay 6B'$"),
    "says nothing": (ANSWER.format(""), r"answers no JSON"),
    "is no text": ("import os\ninput()\nos.write(1, b'\\xff\\xfe\\n')\ninput()", r"answers no JSON"),
    "answers a list": (ANSWER.format("[1]"), r"answers no JSON with option, why and facts"),
    "answers a number": (ANSWER.format("1"), r"answers no JSON with option, why and facts"),
    "gives no reason": (ANSWER.format('{"option": 0}'), r"answers no JSON with option, why and facts"),
    "nests": (ANSWER.format("[" * 99999), r"answers no JSON"),
    "never ends": ("input()\nwhile True: print('x' * 9999, end='')", r"answers no JSON"),
    "cheats": (ANSWER.format('{"option": 99, "why": "", "facts": {}}'), r"answers 99, which is not among the options$"),
    "cheats by a text": (
        ANSWER.format('{"option": "pick 1A", "why": "", "facts": {}}'),
        r'answers "pick 1A", which is not among the options$',
    ),
    "cheats by a truth": (
        ANSWER.format('{"option": true, "why": "", "facts": {}}'),
        r"answers true, which is not among the options$",
    ),
    "babbles": (ANSWER.format('{"option": OPTION, "why": 5, "facts": {}}'), r"gives no reason that could be told$"),
    "raves": (ANSWER.format('{"option": OPTION, "why": "", "facts": {"a": []}}'), r"gives no reason"),
}


@pytest.mark.parametrize(("code", "told"), BROKEN.values(), ids=BROKEN.keys())
def test_a_bot_that_fails_is_named_and_gone(view: View, tmp_path: Path, code: str, told: str) -> None:
    with scripted(tmp_path, code.replace("OPTION", str(legal(view)[0]))) as bot:
        with pytest.raises(BotError, match=told) as failed:
            bot.choose(view, 1)
        assert str(failed.value).startswith(f"bot {sys.executable} ")
        with pytest.raises(BotError, match=r"is gone$"):
            bot.choose(view, 1)
        bot.close()


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{number}/stat")
    return not (status.exists() and " Z " in status.read_text())


@pytest.mark.skipif(os.name != "posix", reason="process groups")
def test_a_bot_that_is_too_slow_is_killed_with_its_children(view: View, tmp_path: Path) -> None:
    code = f"""
import os, subprocess, time
child = subprocess.Popen(["sleep", "600"])
open({str(tmp_path / "numbers")!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
time.sleep(600)
"""
    begun = time.monotonic()
    with scripted(tmp_path, code, timeout=5) as bot, pytest.raises(BotError, match=r"no answer within 5 s$"):
        bot.choose(view, 1)
    assert time.monotonic() - begun < 50
    numbers = [int(number) for number in (tmp_path / "numbers").read_text().split()]
    end = time.monotonic() + 50
    while any(map(is_alive, numbers)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(is_alive, numbers))


def test_a_bot_that_does_not_read_cannot_block(view: View, tmp_path: Path) -> None:
    """A view that is larger than a pipe: writing it would wait for ever."""
    with (
        scripted(tmp_path, "import time\ntime.sleep(600)", timeout=1) as bot,
        pytest.raises(BotError, match="too slow"),
    ):
        bot.choose({**view, "padding": "x" * 1_000_000}, 1)


@pytest.mark.skipif(os.name != "posix", reason="sessions")
def test_closing_does_not_wait_for_what_a_bot_has_set_free(view: View, tmp_path: Path) -> None:
    code = f"""
import os, subprocess, time
child = subprocess.Popen(["sleep", "600"], start_new_session=True)
open({str(tmp_path / "number")!r}, "w").write(str(child.pid))
time.sleep(600)
"""
    begun = time.monotonic()
    with scripted(tmp_path, code, timeout=5) as bot, pytest.raises(BotError, match="too slow"):
        bot.choose(view, 1)
    assert time.monotonic() - begun < 50
    os.kill(int((tmp_path / "number").read_text()), signal.SIGKILL)


def test_closing_ends_the_process(view: View) -> None:
    bot = BotProcess("random", 30)
    bot.choose(view, 1)
    bot.close()
    bot.close()
    assert bot._process.returncode is not None


def test_a_worker_ends_with_its_input() -> None:
    bot = BotProcess("random", 30)
    assert bot._process.stdin is not None
    bot._process.stdin.close()
    assert bot._process.wait(30) == 0
    bot.close()


def test_what_lies_in_the_folder_is_not_run(view: View, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('gotcha')")
    monkeypatch.chdir(tmp_path)
    with BotProcess("random", 30) as bot:
        assert bot.choose(view, 1).option in legal(view)
