"""The table of Three Cheers for Master in the terminal."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

from games.kit import play
from stolik.cli import board
from stolik.cli.words import Words
from stolik.engine.chain import seed_of
from stolik.engine.table import EVERYBODY, Table
from stolik.games.cheers import GAME
from stolik.games.cheers.data import MINIONS
from stolik.games.cheers.terminal import offset

from .positions import X, Y, lay, position

VALUE = {card.id: card.value for card in MINIONS}


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    console.print(board.draw(GAME, view, Words(language)))
    return [line.rstrip() for line in console.export_text().splitlines()]


def cell(lines: list[str], name: str, width: int = 12) -> list[str]:
    """The four lines of the cell with this name at its beginning."""
    (row,) = (number for number, line in enumerate(lines) if name in line and "╮" in lines[number - 1])
    left = lines[row].index(name) - 1
    return [lines[row + i][left : left + width].rstrip() for i in (-1, 0, 1, 2)]


@pytest.mark.rule("TC.M4")
def test_arrows_and_shields_are_on_the_sides_where_they_point_now() -> None:
    """Walltor has a shield on the left, Unicone a double arrow to the left: rotated, to the right."""
    upright = drawn(position({(0, 1): "walltor", (1, 1): "unicone"}, {}).show(X))
    assert cell(upright, "Walltor") == [
        "╭──────────╮",
        "║Walltor   │",
        f"║ {VALUE['walltor']}        │",
        "╰──────────╯",
    ]
    assert cell(upright, "Unicone") == [
        "╭──────────╮",
        "←Unicone   │",
        f"2 {VALUE['unicone']}        │",
        "╰──────────╯",
    ]
    rotated = drawn(position({(0, 1): "walltor'", (1, 1): "unicone'"}, {}).show(X))
    assert cell(rotated, "Walltor")[:2] == ["╭─────────↻╮", "│Walltor   ║"]
    assert cell(rotated, "Unicone")[1:3] == ["│Unicone   →", f"│ {VALUE['unicone']}        2"]


def test_traits_and_riders() -> None:
    lines = drawn(position({(0, 1): "naught-knight"}, {(0, 1): "shydra"}, riders=[(0, 1), (0, 1)]).show(X), "pl")
    assert cell(lines, "Nicerz")[0].startswith("╭●")
    assert "SłOp" in cell(lines, "Nicerz")[2]
    assert cell(lines, "Wstydra")[0].startswith("╭▲")
    shown = " ".join(lines)
    assert "Sł Słabeusz" in shown
    assert "Op Opancerzony" in shown
    assert "Gr Grubas" not in shown


@pytest.mark.rule("TC.N1", "TC.N2")
def test_a_covered_ninja_is_seen_by_whoever_laid_it() -> None:
    table = position({(0, 1): "walltor"}, {}, hands=["lowkey"])
    play(table, (X, "play lowkey"), (X, lay((1, 1))))
    own, other = drawn(table.show(X)), drawn(table.show(Y))
    assert cell(own, "Lowkey")[2].startswith(f"│?{VALUE['lowkey']} Ni")
    assert "Lowkey" not in " ".join(other)
    assert cell(other, "Ninja")[2].startswith("│? ")
    assert f"{VALUE['walltor']} point and 1 covered Ninja" in " ".join(other)
    assert "Lowkey" in " ".join(drawn(table.show(EVERYBODY)))


def test_the_own_hand_in_words_and_nobody_elses() -> None:
    table = position({}, {}, hands=["unicone slant-and-slap grand-reshuffle", "walltor"])
    shown = " ".join(" ".join(drawn(table.show(X))).split())
    assert f"Unicone value {VALUE['unicone']} · arrows ←2" in shown
    assert "Slant and Slap Aggression · Move ↖ ↗ ↘ ↙" in shown
    assert "Grand Reshuffle Move ← → ↑ · Swap →2" in shown
    assert "Walltor" not in shown
    assert "Hand" not in " ".join(drawn(table.show(None)))


@pytest.mark.parametrize(("place", "told"), [((1, 0), "→"), ((0, -2), "↓2"), ((-3, 3), "↖3"), ((1, 2), "(+1,+2)")])
def test_offsets(place: tuple[int, int], told: str) -> None:
    assert offset(place) == told


def test_what_flies_and_what_is_to_come() -> None:
    table = position({}, {(0, 1): "unicone"}, hands=["lowkey", "no-thank-you"])
    assert "first card" in " ".join(drawn(table.show(X)))
    play(table, (X, "play lowkey"), (X, lay((0, 2), Y)))
    assert "In the air: a Ninja" in drawn(table.show(Y))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (6, {}), (4, {"variant": "teams"}), (2, {"variant": "pedro"})]
)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_it_keeps_to_the_width(seats: int, options: dict[str, str], width: int) -> None:
    table = Table(GAME, seats, options, seed_of(3), [f"Player {seat}" for seat in range(seats)])
    rng = random.Random(seats)
    for number in range(120):
        if table.pending is None:
            break
        seat = rng.choice(table.pending.seats)
        table.apply(seat, rng.choice(table.options(seat)).id)
        if number % 40 == 0:
            for language in ("pl", "en"):
                lines = drawn(table.show(seat), language, width)
                assert max(map(len, lines)) <= width
                standing = sum(tower is not None for tower in table.show(seat)["state"]["tower"])
                assert sum(line.count("╮") for line in lines) == standing
