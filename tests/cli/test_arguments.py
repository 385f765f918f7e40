"""Wrong arguments get one clear line and exit status 2; there is never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unicodedata import normalize

import pytest

from stolik.cli.arguments import log_folder
from stolik.cli.main import parser
from stolik.cli.words import own_language

from .tool import COMMAND, PATIENCE, Done, environment, stolik

Run = Callable[..., Done]

WRONG = [
    ("nonsense", "invalid choice: 'nonsense'"),
    ("--nonsense", "unrecognized arguments: --nonsense"),
    ("--language", "expected one argument"),
    ("--language de games", "invalid choice: 'de'"),
    ("games --language de", "invalid choice: 'de'"),
    ("games raverun", "unrecognized arguments: raverun"),
    ("--language pl", "a command is missing"),
    ("play", "required: game"),
    ("play chess", "there is no game chess (there are: ankhmorpork, cheers, raverun, sedlec, words)"),
    ("play raverun --seats human", "raverun is for 2 to 3 players, not 1"),
    ("play raverun --seats human,greedy,greedy,greedy", "raverun is for 2 to 3 players, not 4"),
    ("play raverun --seats human,genius", "there is no bot genius"),
    ("play raverun --seats human,", "there is no bot "),
    ("play raverun --seats human,search:0", "there is no bot search:0"),
    ("play raverun --seats human:,greedy", "a name is missing in 'human:'"),
    ("play raverun --option colour=red", "raverun has no option colour"),
    ("play raverun --option colour", "an option is written KEY=VALUE, not 'colour'"),
    ("play raverun --seed x", "argument --seed: must be a whole number from 0 up, not 'x'"),
    ("play raverun --seed -1", "argument --seed: must be a whole number from 0 up, not '-1'"),
    ("play raverun --sea human,greedy", "unrecognized arguments: --sea"),
    ("simulate chess", "there is no game chess"),
    ("simulate raverun --players 4", "raverun is for 2 to 3 players, not 4"),
    ("simulate raverun --players three", "argument --players: must be a whole number from 1 up, not 'three'"),
    ("simulate raverun --players 3 --bots random,random", "--players is 3, but --bots names 2"),
    ("simulate raverun --bots random,genius", "there is no bot genius"),
    ("simulate raverun --bots random", "raverun is for 2 to 3 players, not 1"),
    ("simulate raverun --games 0", "argument --games: must be a whole number from 1 up, not '0'"),
    ("simulate raverun --games 1_000", "not '1_000'"),
    ("simulate raverun --games ٣", "not '٣'"),
    ("simulate raverun --jobs 0", "argument --jobs: must be"),
    ("simulate raverun --seed 1.5", "argument --seed: must be"),
    ("simulate raverun --option a=b", "raverun has no option a"),
    ("arena raverun greedy", "an arena needs two bots or more"),
    ("arena raverun", "an arena needs two bots or more"),
    ("arena", "an arena needs a game and two bots or more"),
    ("arena raverun greedy random search:5 --paired", "two bots are compared by deals, not 3"),
    ("arena sedlec greedy random --paired --players 1", "nobody plays alone against another"),
    ("arena raverun greedy random --paired --players 2,3 --resume {log}", "--resume keeps one comparison"),
    ("arena raverun search:5 greedy --equal-time", "equal time is for bots that search by iterations"),
    ("arena --ladder chess", "there is no game chess"),
    ("arena --ladder raverun --players 7", "no game has such a number of players"),
    ("arena --ladder raverun --level easy", "invalid choice: 'easy'"),
    ("arena --ladder raverun --equal-time", "the ladder is of games as they are usually played"),
    ("arena chess greedy random", "there is no game chess"),
    ("arena raverun greedy genius", "there is no bot genius"),
    ("arena raverun greedy random --players 2,5", "raverun is for 2 to 3 players, not 5"),
    ("arena raverun greedy random --players two", "--players takes numbers like 2,3, not 'two'"),
    ("arena raverun greedy random --players 2,", "--players takes numbers like 2,3, not '2,'"),
    ("arena raverun greedy random --option a=b", "raverun has no option a"),
    ("arena raverun greedy random --jobs 2 --cluster auto", "argument --cluster: not allowed with argument --jobs"),
    ("simulate raverun --resume {log}", "game.jsonl is something else than a file of a run"),
    ("simulate raverun --resume {folder}", "cannot be used: Is a directory"),
    ("balance chess", "there is no game chess"),
    ("balance raverun --bot genius", "there is no bot genius"),
    ("balance raverun --players 2,5", "raverun is for 2 to 3 players, not 5"),
    ("balance raverun --games 0", "argument --games: must be a whole number from 1 up, not '0'"),
    ("replay", "required: file"),
    ("replay /no/such/file", "/no/such/file cannot be read: No such file or directory"),
    ("replay {folder}", "cannot be read: Is a directory"),
    ("replay {log} --seat 4", "this game has seats 1 to 3, not 4"),
    ("replay {log} --seat 0", "argument --seat: must be a whole number from 1 up, not '0'"),
    ("replay {log} --seat Ala", "argument --seat: must be a whole number from 1 up, not 'Ala'"),
    ("replay {log} --to -1", "argument --to: must be a whole number from 0 up, not '-1'"),
    ("verify /no/such/file", "/no/such/file cannot be read: No such file or directory"),
    ("verify {folder}", "cannot be read: Is a directory"),
    ("rules chess", "there is no game chess"),
    ("rules raverun RAV.nic", "raverun has no rule RAV.nic"),
    ("rules raverun --json", "--json goes with --coverage"),
    ("rules raverun RAV.effect.1 --coverage", "--coverage is of all rules, not of one"),
    ("rules raverun --coverage --tests /no/such/folder", "there is no folder /no/such/folder"),
    ("rules raverun --coverage --games many", "argument --games: must be"),
    ("bench now", "unrecognized arguments: now"),
    ("fuzz chess", "there is no game chess"),
    ("fuzz raverun --games 0", "argument --games: must be"),
    ("fuzz", "required: game"),
]


@pytest.mark.parametrize(("line", "told"), WRONG, ids=[line for line, _ in WRONG])
def test_what_is_wrong_is_told_in_one_line(run: Run, log: Path, line: str, told: str) -> None:
    arguments = [word.format(log=log, folder=log.parent) for word in line.split()]
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("stolik: ")
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert told in done.err


@pytest.mark.parametrize("arguments", [("play", "chess"), ("simulate", "raverun", "--games", "x"), ("verify", "/no")])
def test_in_a_real_process_too(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = stolik(tmp_path, *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("stolik: ")
    assert done.err.count("\n") == 1


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(run: Run, log: Path) -> None:
    log.chmod(0)
    done = run("verify", str(log))
    assert done.code == 2
    assert "cannot be read: Permission denied" in done.err


def test_help(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert "usage: stolik" in run().out
    commands = ["games", "play", "replay", "verify", "review", "rules", "simulate", "arena", "balance", "bench", "fuzz"]
    for arguments in ([], *([command] for command in commands)):
        with pytest.raises(SystemExit) as left:
            parser().parse_args([*arguments, "--help"])
        assert left.value.code == 0
        assert "usage: stolik" in capsys.readouterr().out


def test_the_language_stands_before_or_behind_the_command(run: Run) -> None:
    assert "gracze: 2–3" in run("--language", "pl", "games").out
    assert "gracze: 2–3" in run("games", "--language", "pl").out
    assert "players: 2–3" in run("games").out


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "PL"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "", "LC_MESSAGES": ""}, "pl"),
    ],
)
def test_the_locale(environ: dict[str, str], language: str) -> None:
    assert own_language(environ) == language


def test_the_log_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path / "own"))
    assert log_folder() == tmp_path / "own" / "logs"
    monkeypatch.delenv("STOLIK_DATA")
    monkeypatch.setattr("stolik.server.config.user_data_path", lambda name, **_: tmp_path / name)
    assert log_folder() == tmp_path / "stolik" / "logs"
    assert log_folder().is_dir()


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("to_all", [True, False], ids=["as the terminal does", "to the command alone"])
def test_ctrl_c_ends_many_jobs_at_once_and_quietly(tmp_path: Path, to_all: bool) -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "raverun", "--bots", "search:20000,search:20000", "--games", "400", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        start_new_session=True,
        encoding="utf-8",
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")  # two, and the one that tidies up
    while process.poll() is None and children.exists() and len(children.read_text().split()) < 3:
        time.sleep(0.05)
    time.sleep(3)  # until the workers are at work
    if to_all:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.skipif(os.name != "posix", reason="pipes")
@pytest.mark.parametrize("arguments", [["rules", "raverun"], ["simulate", "raverun", "--games", "2", "--json"]])
def test_nobody_reads_on(tmp_path: Path, arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, *arguments],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("encoding", ["iso-8859-2", "ascii"])
def test_a_terminal_without_such_signs_gets_others(tmp_path: Path, encoding: str) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "raverun", "--language", "pl"],
        input=b"\xff\n1\n",
        capture_output=True,
        env={**environment(tmp_path), "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding},
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Gra przerwana." in done.stdout.decode(encoding)


@pytest.mark.skipif(sys.platform == "win32", reason="the script has another name")
def test_the_command_is_installed(tmp_path: Path) -> None:
    script = Path(sys.executable).with_name("stolik")
    if not script.exists():
        pytest.skip("Stolik is not installed here")
    done = subprocess.run([script, "games"], capture_output=True, env=environment(tmp_path), check=True)
    assert b"raverun" in done.stdout


def test_accents_apart_and_spaces_around_an_argument_change_nothing(run: Run, tmp_path: Path) -> None:
    plain = run("rules", "sedlec", "SED.solo.5").out
    assert plain
    assert run("rules", " sedlec", " SED.solo.5 ").out == plain
    seats = f"human: {normalize('NFD', 'Żółw')} ,greedy"
    assert "Żółw" in stolik(tmp_path, "play", "raverun", "--seats", seats, typed="q\n").out
