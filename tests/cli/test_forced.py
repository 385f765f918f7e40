"""At the terminal nobody is asked who has no choice."""

from __future__ import annotations

import re
from pathlib import Path

from stolik.engine.log import read_log, rebuild
from stolik.games import get

from .tool import only_log, stolik

FIRST = "1\n" * 300


def answers(folder: Path) -> list[str]:
    return [line["do"] for line in read_log(only_log(folder)) if line.get("seat") == 0]


def test_an_answer_without_a_choice_is_given_and_told_and_the_log_is_the_same(tmp_path: Path) -> None:
    """Raverun's last hand card is laid by itself; the same game with every question asked has the same log."""
    arguments = ("play", "raverun", "--seats", "human,greedy", "--seed", "5", "--language", "en")
    quiet = stolik(tmp_path / "quiet", *arguments, typed=FIRST)
    asked = stolik(tmp_path / "asked", *arguments, "--ask-all", typed=FIRST)
    assert (quiet.code, asked.code) == (0, 0)
    assert answers(tmp_path / "quiet") == answers(tmp_path / "asked")
    last = [do for do in answers(tmp_path / "asked") if do.startswith("lay ")][-1].split()[1]
    assert f"Done for you: Lay {last}" in quiet.out
    assert "Done for you" not in asked.out
    assert quiet.out.count("\n› ") < asked.out.count("\n› ")


def test_where_several_share_the_screen_a_card_is_played_by_hand_though_it_is_the_only_one(tmp_path: Path) -> None:
    """Three Cheers, TC.T3: else the others would see that the rest of the hand only deflects."""
    arguments = ("play", "cheers", "--seats", "human,human", "--seed", "1", "--language", "en")
    result = stolik(tmp_path, *arguments, typed="1\n0\n" * 600)
    assert result.code == 0
    lines = read_log(only_log(tmp_path))
    choices = [
        len(table.options(lines[done]["seat"]))
        for done, table in rebuild(lines, get)
        if done < len(lines) and str(lines[done].get("do", "")).startswith("play ")
    ]
    assert 1 in choices
    assert len(re.findall(r"play your (?:first|second) card", result.out)) == len(choices)
