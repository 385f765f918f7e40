"""`stolik play` as a person meets it: whole games, help on the way, leaving."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.bots.process import BotProcess
from stolik.cli import play
from stolik.engine.chain import seed_of
from stolik.engine.log import read_log, verify
from stolik.engine.table import Table
from stolik.games import get

from .tool import COMMAND, PATIENCE, Done, environment, only_log, stolik

ALWAYS_THE_FIRST = "1\n" * 300


def test_a_game_says_before_it_begins_what_one_should_know(tmp_path: Path) -> None:
    done = stolik(tmp_path, "play", "words", "--seats", "human,random", "--language", "en", typed="q\n")
    before, _, _ = done.out.partition("At the table:")
    assert "Words are Polish" in before
    assert "The deck is reconstructed" in before


def moves(path: Path, seat: int) -> list[str]:
    return [line["do"] for line in read_log(path) if line.get("seat") == seat]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "pl",
            [
                "Twój ruch: wyłóż jedną kartę z ręki",
                "Chciwiec wykłada",
                "Talia najemników",
                "Koniec gry",
                "Zapis gry: ",
            ],
        ),
        ("en", ["Your turn: lay one card", "Greedy lays", "Mercenary deck", "Game over", "The game was saved: "]),
    ],
)
def test_a_whole_game_by_numbers_and_again_by_notation(tmp_path: Path, language: str, words: list[str]) -> None:
    arguments = ("play", "raverun", "--seats", "human,greedy", "--seed", "3", "--language", language)
    first = stolik(tmp_path / "1", *arguments, typed=ALWAYS_THE_FIRST)
    assert (first.code, first.err) == (0, "")
    for word in words:
        assert word in first.out
    log = only_log(tmp_path / "1")
    assert str(log) in first.out
    table = verify(read_log(log), get)
    assert table.over
    assert stolik(tmp_path / "1", "verify", str(log)).out.startswith("ok: Raverun, ")

    # The same seed deals the same cards, and the bots answer alike: the same game by its notation, typed carelessly.
    typed = "".join(f"  {move.upper().replace(' ', '   ')} \n" for move in moves(log, 0))
    second = stolik(tmp_path / "2", *arguments, typed=typed)
    assert (second.code, second.err) == (0, "")
    again = only_log(tmp_path / "2")
    assert again.read_bytes() == log.read_bytes()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "pl",
            [
                "Twój ruch: zagraj kartę z ręki.",
                "Los zagrywa kartę: ",
                "Dzielnica",
                "Talia się skończyła",
                "Koniec gry",
            ],
        ),
        (
            "en",
            ["Your turn: play a card from your hand.", "Chance plays ", "Area ", "The deck has run out", "Game over"],
        ),
    ],
)
def test_a_whole_game_of_ankh_morpork(tmp_path: Path, language: str, words: list[str]) -> None:
    arguments = ("play", "ankhmorpork", "--seats", "human,random", "--seed", "3", "--language", language)
    done = stolik(tmp_path, *arguments, typed="1\n" * 3000)
    assert (done.code, done.err) == (0, "")
    told = " ".join(done.out.split())
    for word in words:
        assert word in told
    assert max(map(len, done.out.splitlines()[:-1])) <= 80
    assert verify(read_log(only_log(tmp_path)), get).over


def test_where_any_word_can_be_an_answer_none_is_suggested_and_each_can_be_typed(tmp_path: Path) -> None:
    """The same deal at a table of our own tells which words could be spelled after the first card is added."""
    options = {"first": "1", "help": "off"}
    table = Table(get("words"), 2, options, seed_of(3))
    table.apply(0, table.options(0)[0].id)
    spellable = [option.text for option in table.options(0) if option.text.startswith("spell ")]
    word = spellable[0].removeprefix("spell ").partition(":")[0]
    arguments = [argument for name, value in options.items() for argument in ("--option", f"{name}={value}")]
    typed = f"1\nkkk\n 99 \n {word.upper()} \nq\n"
    done = stolik(tmp_path, "play", "words", "--seats", "human,random", "--seed", "3", *arguments, typed=typed)
    assert (done.code, done.err) == (0, "")
    before, _, after = done.out.partition("› kkk")
    assert "1 No word? Put " in before
    assert "you may also type any word" in before
    assert not any(text in before for text in spellable)
    assert "[WORDS.W" in after
    assert "Type another word" in after
    assert "from 1 to 1" in after
    assert moves(only_log(tmp_path), 0)[1].partition(":")[0] == f"spell {word}"


def test_rivals_are_asked_before_the_word_ends_the_talk(tmp_path: Path) -> None:
    """Both may speak at once, and the human sits first: without waiting for the bot, nobody would ever offer help."""
    arguments = ("play", "words", "--seats", "human,random", "--seed", "3", "--option", "first=1")
    done = stolik(tmp_path, *arguments, typed="1\nq\n")
    assert done.code == 0
    log = [line for line in read_log(only_log(tmp_path)) if "do" in line]
    assert [line["seat"] for line in log[:2]] == [0, 1]


def test_three_seats_two_bots_and_no_colour_in_a_pipe(tmp_path: Path) -> None:
    done = stolik(tmp_path, "play", "raverun", "--seats", "human:Ala,search:20,random", typed=ALWAYS_THE_FIRST)
    assert done.code == 0
    assert "● Ala, ▲ Sage, ■ Chance" in done.out
    assert "\x1b" not in done.out
    *board, saved = done.out.splitlines()
    assert max(map(len, board)) <= 80
    assert saved.endswith(".jsonl")  # a path is not broken
    assert verify(read_log(only_log(tmp_path)), get).over


def test_the_locale_decides_the_language(tmp_path: Path) -> None:
    polish = stolik(tmp_path / "1", "play", "raverun", LANG="pl_PL.UTF-8")
    english = stolik(tmp_path / "2", "play", "raverun", LANG="pl_PL.UTF-8", LC_ALL="de_DE.UTF-8")
    asked = stolik(tmp_path / "3", "--language", "pl", "play", "raverun", LANG="en_GB.UTF-8")
    assert "wybierz w tajemnicy kartę" in polish.out
    assert "secretly choose the card" in english.out
    assert "wybierz w tajemnicy kartę" in asked.out


HELP = {
    "pl": [
        "RAV.setup.3  rozstrzygnięcie Stolika",  # ?
        "Raz dokonanego wyboru nie można zmienić",
        "Dlaczego: Orzeczenie 35",
        "RAV.effect.2  źródło: Opis kart",  # ? rav.effect.2
        "Nie ma zasady RAV.nic",
        "Podpowiedź: Zacznij stos od ",  # h
        "szans na wygraną.",
        "Nie ma czego cofnąć",  # u
        "Wybierz liczbę od 1 do 7.",  # 99
        "wyboru nie można zmienić. [RAV.setup.3]",  # lay 1A
        "Gra przerwana.",
    ],
    "en": [
        "RAV.setup.3  decided by Stolik",
        "Once made, the pick is binding",
        "Why: Ruling 35",
        "RAV.effect.2  source: Polish rulebook, chapter “The cards described”",
        "There is no rule RAV.nic",
        "Hint: Start your pile with ",
        "of the time.",
        "There is nothing to take back",
        "Choose a number from 1 to 7.",
        "the pick is binding. [RAV.setup.3]",
        "The game was left.",
    ],
}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_rules_hints_refusals_and_leaving(tmp_path: Path, language: str) -> None:
    typed = "?\n? rav.effect.2\n? RAV.nic\nh\nu\n99\nlay 1A\n\nq\n"
    done = stolik(tmp_path, "play", "raverun", "--seed", "3", "--language", language, typed=typed)
    assert (done.code, done.err) == (0, "")
    told = " ".join(done.out.split())
    at = 0
    for sentence in HELP[language]:
        at = told.index(" ".join(sentence.split()), at)
    assert not verify(read_log(only_log(tmp_path)), get).over


def test_an_illegal_attempt_is_told_the_rule(tmp_path: Path) -> None:
    """Seed 3 deals no 8C to the first player of three: it could be picked, but is not in the hand."""
    done = stolik(tmp_path, "play", "raverun", "--seed", "3", "--seats", "human,random,random", typed="pick 8c\n")
    told = " ".join(done.out.split())
    assert "Everyone secretly picks one card from their hand" in told
    assert "the pick is binding. [RAV.setup.3]" in told
    assert "Choose one of the options, or enter ? to read the rule." in told
    assert moves(only_log(tmp_path), 0) == []


def test_taking_back(tmp_path: Path) -> None:
    """Whoever sets the order and lays first may think again; a card once laid has been seen."""
    typed = "pick 7B\norder 1-2\nu\norder 2-1\nu\nlay 3B\nu\n"
    done = stolik(tmp_path, "play", "raverun", "--seed", "3", typed=typed)
    assert done.code == 0
    assert done.out.count("Taken back.") == 1
    assert done.out.count("There is nothing to take back") == 2
    lines = read_log(only_log(tmp_path))
    assert [line["undo"] for line in lines if "undo" in line] == [0]
    assert moves(only_log(tmp_path), 0) == ["pick 7B", "order 1-2", "order 2-1", "lay 3B"]
    assert verify(lines, get).answers > 4


@pytest.mark.parametrize("typed", ["", "q\n", "1\nq\n", "Q"])
def test_leaving_saves_the_log(tmp_path: Path, typed: str) -> None:
    done = stolik(tmp_path, "play", "raverun", typed=typed)
    assert (done.code, done.err) == (0, "")
    lines = read_log(only_log(tmp_path))
    assert lines[-1]["end"] == "left"
    assert not verify(lines, get).over
    assert stolik(tmp_path, "verify", str(only_log(tmp_path))).out.startswith("ok: Raverun, ")


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    done = stolik(tmp_path, "play", "raverun", "--seats", "greedy,greedy", "--seed", "1")
    assert done.code == 0
    assert "· Greedy" not in done.out  # a turn that is over is a sentence or two
    assert re.search(r"▪ Round 1: Greedy \d’s order; Greedy \d’s \d[ABC] wins; ", done.out)
    assert re.search(r"Greedy \d wins: \d[ABC] on top beats", done.out)


def test_whoever_plays_alone_has_nobody_to_win_against(tmp_path: Path) -> None:
    done = stolik(tmp_path, "play", "sedlec", "--seats", "random", "--seed", "4")
    assert done.code == 0
    assert "It is done: " in done.out
    assert "wins" not in done.out
    assert "Total" in done.out


def test_ctrl_c_is_quiet_and_keeps_the_log(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "raverun"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        encoding="utf-8",
    )
    assert process.stdout is not None
    while "q quit" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert verify(read_log(only_log(tmp_path)), get).answers == 0


def test_where_nothing_can_be_saved_nothing_is_begun(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, no folder")
    done = stolik(tmp_path / "data", "play", "raverun", typed=ALWAYS_THE_FIRST)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("stolik: games cannot be saved in ")
    assert done.err.count("\n") == 1


def test_two_games_in_one_second_have_two_logs(run: Callable[..., Done], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    paths = {run("play", "raverun", "--seats", "human,human").out.split()[-1] for _ in range(4)}
    assert len(paths) == 4


DYING = "import sys; sys.exit('out of ideas')"
MUMBLING = "input(); print('well...')"
CHEATING = """input(); print('{"option": 99, "why": "", "facts": {}}')"""
SLEEPING = "import time; time.sleep(600)"


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (DYING, "died (exit status 1): out of ideas"),
        (MUMBLING, "answers no JSON"),
        (CHEATING, "99, which is not among the options"),
        (SLEEPING, "too slow"),
    ],
)
def test_a_bot_that_fails_does_not_end_the_game(
    run: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bot: str, told: str
) -> None:
    def broken(*_: object) -> BotProcess:
        return BotProcess([sys.executable, "-c", bot], 0.5 if bot == SLEEPING else PATIENCE)

    monkeypatch.setattr(play, "BotProcess", broken)
    monkeypatch.setattr("sys.stdin", io.StringIO("h\n" + ALWAYS_THE_FIRST))
    done = run("play", "raverun", "--seed", "1")
    assert done.code == 0
    said = " ".join(done.out.split())
    assert said.count(told) == 2  # the adviser, and the one who plays
    assert said.count("A simple bot answers from now on.") == 2
    assert "Hint: " in said
    assert verify(read_log(only_log(tmp_path / "data")), get).over


def test_a_bot_gets_the_time_that_it_was_promised() -> None:
    assert play.patience("greedy") == play.patience("search:500") == play.PATIENCE
    assert play.patience("search:300000ms") == play.PATIENCE + 300
    assert play.patience("search:1000msx4") == play.PATIENCE + 4


def test_names(run: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    run("play", "raverun", "--seats", "human:[bold]Żółw,human,human", "--language", "pl")
    header = json.loads(only_log(tmp_path / "data").read_text(encoding="utf-8").splitlines()[0])
    assert header["names"] == ["[bold]Żółw", "Gracz 1", "Gracz 2"]
