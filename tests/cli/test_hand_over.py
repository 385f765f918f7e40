"""Several humans at one terminal: nobody sees what is another's, not a byte of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.engine.log import read_log, rebuild
from stolik.engine.table import Table
from stolik.games import get

from .tool import only_log, stolik

CARD = re.compile(r"\b[1-8][ABC]\b")
SCREEN = re.compile(r"╭─+ [●▲■] (\w+) is next ─+╮")
# Lists of cards that are the same whatever the others hold.
NEUTRAL = re.compile(r"Not seen yet:[^╭]*|([1-8][ABC] ){11}[1-8][ABC]", re.DOTALL)


def known(table: Table, seat: int) -> set[str]:
    """The cards that a seat may read the name of: in its view, and in what it has been told."""
    return set(CARD.findall(str(table.view(seat)["state"]) + str(table.events_for(seat))))


def turns(log: Path, humans: set[int]) -> list[tuple[int, set[str]]]:
    """Who sat at the screen, one after the other, and all that he may have read there."""
    lines = read_log(log)
    found: list[tuple[int, set[str]]] = []
    for done, table in rebuild(lines, get):
        seat = lines[done].get("seat") if done < len(lines) else None
        if seat in humans:
            if not found or found[-1][0] != seat:
                found.append((seat, set()))
            found[-1][1].update(known(table, seat))
    return found


@pytest.mark.parametrize(("seats", "humans"), [("human:Ala,human:Ola,human:Ela", 3), ("human:Ala,human:Ola,greedy", 2)])
@pytest.mark.parametrize("seed", ["3", "4"])
def test_everybody_sees_the_own_cards_alone(tmp_path: Path, seats: str, humans: int, seed: str) -> None:
    # A number counts as Enter where somebody is handed the keyboard.
    arguments = ("play", "raverun", "--seats", seats, "--seed", seed, "--ask-all")
    done = stolik(tmp_path, *arguments, typed="2\n1\n" * 200)
    assert done.code == 0
    assert " wins" in done.out
    parts = SCREEN.split(done.out)
    names, screens = parts[1::2], parts[2::2]
    expected = turns(only_log(tmp_path), set(range(humans)))
    assert names == [["Ala", "Ola", "Ela"][seat] for seat, _ in expected]
    assert not CARD.search(parts[0])
    for screen, (_, may_read) in zip(screens, expected, strict=True):
        before, _, shown = screen.partition("\n› ")  # until Enter is pressed
        assert "Press Enter" in before
        assert not CARD.search(before)
        shown = shown.rpartition("\n› ")[0]  # the last screen goes on with the end, which is open
        read = set(CARD.findall(NEUTRAL.sub("", shown)))
        assert read
        assert read <= may_read


def test_one_may_leave_at_the_hand_over(tmp_path: Path) -> None:
    done = stolik(tmp_path, "play", "raverun", "--seats", "human,human", typed="q\n")
    assert done.code == 0
    assert "The game was left." in done.out
    assert not CARD.search(done.out.rpartition("The game was saved")[0])
