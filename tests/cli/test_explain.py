"""`stolik explain`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from .tool import Done, stolik

Run = Callable[..., Done]

TOWER = """\
# the Dentist strikes a shield, and is struck before anything else happens
walltor' tridentist unicone
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "tower.txt"
    path.write_text(TOWER, encoding="utf-8")
    return str(path)


def test_a_brawl_step_by_step(run: Run, file: str) -> None:
    done = run("explain", "cheers", file, "--language", "pl")
    assert done.code == 0
    lines = [line.strip() for line in done.out.splitlines()]
    told = [
        "Uderzają strzałki potrójne.",
        "Dentysta Trójząb bije potrójną strzałką w tarczę. Ocalenie: Murosław.",
        "Uderzają strzałki podwójne.",
        "Jednorożek rani podwójną strzałką: Dentysta Trójząb.",
        "Dentysta Trójząb ginie od zadanej rany.",
        "Po",
        "Murosław żyje: uderzenia zatrzymała tarcza.",
        "Dentysta Trójząb nie żyje. Rany zadają: Jednorożek.",
    ]
    places = [lines.index(sentence) for sentence in told]
    assert places == sorted(places)
    assert max(map(len, done.out.splitlines())) <= 80


def test_as_json_in_both_languages(run: Run, file: str) -> None:
    found = json.loads(run("explain", "cheers", file, "--json").out)
    assert found["before"] == ["walltor' tridentist unicone"]
    assert found["after"] == ["walltor' . unicone"]
    struck = next(part for part in found["story"] if part.get("event") == "struck")
    assert (struck["card"], struck["card2"], struck["number"]) == ("unicone", "tridentist", 2)
    assert struck["text"]["en"] == "Unicone wounds Tridentist with a double arrow."
    assert [verdict["label"] for verdict in found["verdicts"]] == ["shielded", "by-attack", "untouched"]
    assert found["verdicts"][1]["cards"] == ["unicone"]


def test_an_attack_on_a_cell_and_a_choice(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tower.txt"
    path.write_text("boingboy .\nram-page* .\nwalltor accountant\n", encoding="utf-8")
    told = ("explain", "cheers", str(path), "--what", "aggression", "--at", "0,3")
    done = run(*told, "--answer", "jump 1:1,1")
    assert "A choice: Player 1: the minion under you has just died." in done.out
    assert "(jump 1:1,1)" in done.out
    story = json.loads(run(*told, "--answer", "jump 1:1,1", "--json").out)["story"]
    (asked,) = (part for part in story if "question" in part)
    assert (asked["answer"], sorted(asked["options"])) == ("jump 1:1,1", ["jump 1:0,1", "jump 1:1,1"])


def test_what_is_typed(tmp_path: Path) -> None:
    done = stolik(tmp_path, "explain", "cheers", "--what", "gravity", typed="intern\n.\n")
    assert done.code == 0
    assert "falls from level 2 to level 1." in done.out


def test_a_card_of_one_s_own(tmp_path: Path) -> None:
    typed = "ogre = heavy R3 2\nogre\n.\nwalltor\n"
    done = stolik(tmp_path, "explain", "cheers", "--what", "gravity", typed=typed)
    lines = [line.strip() for line in done.out.splitlines()]
    assert "Walltor is dead. A Heavy one dropped in: ogre." in lines
    assert any("ogre" in line and "→" in line for line in lines)  # it is drawn with what is printed on it
    found = json.loads(stolik(tmp_path, "explain", "cheers", "--what", "gravity", "--json", typed=typed).out)
    assert (found["before"], found["after"]) == (["ogre", ".", "walltor"], ["ogre"])
    for language, wrong in (
        ("en", "line 1: ogre: there is no “heavi” (is it heavy?)"),
        ("pl", "wiersz 1: ogre: nie ma „heavi” (czy to heavy?)"),
    ):
        told = stolik(tmp_path, "explain", "cheers", "--language", language, typed="ogre = heavi\nogre")
        assert (told.code, told.out, told.err) == (2, "", f"stolik: {wrong}\n")


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("raverun",), "there is nothing to explain in raverun"),
        (("cheers", "--what", "dance"), "you can have brawl, aggression, gravity, traits explained, not dance"),
        (("cheers", "nowhere.txt"), "nowhere.txt cannot be read"),
        (("cheers", "--what", "aggression"), "aggression must be at a minion"),
    ],
)
def test_refusals_are_one_line(run: Run, file: str, arguments: tuple[str, ...], wrong: str) -> None:
    game, *rest = arguments
    done = run("explain", game, *([] if "nowhere.txt" in rest else [file]), *rest)
    assert done.code == 2
    assert done.out == ""
    assert wrong in done.err
    assert len(done.err.splitlines()) == 1
