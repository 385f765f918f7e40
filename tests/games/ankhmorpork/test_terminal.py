"""The table of Ankh-Morpork in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from stolik.cli import board
from stolik.cli.words import Words
from stolik.engine.table import EVERYBODY, Table
from stolik.games.ankhmorpork import GAME
from stolik.games.ankhmorpork.data import CARDS

from .positions import GREEN, RED, YELLOW, position

CITY = {1: "1 1 2 !", 2: "1 H1", 7: "2 3 t t !", 9: "3 d H3", 12: "H2 2"}


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    console.print(board.draw(GAME, view, Words(language)))
    return console.export_text().splitlines()


def row(lines: list[str], start: str) -> list[str]:
    """The cells of the line that begins like this, after the beginning."""
    (line,) = (line for line in lines if line.strip().startswith(start))
    return line.strip().removeprefix(start).split()


@pytest.fixture
def table() -> Table:
    return position(
        CITY,
        seats=3,
        hands=["mrs-cake gaspode the-royal-mint", "hex", "the-bursar"],
        money=[4, 19, 0],
        people=["de-worde", "vetinari", "vimes"],
        loans=["mr-bent"],
        penalties=["", "dr-whiteface"],
        discard="modo ruby",
        lost=[12],
    )


def test_the_city_is_a_line_an_area(table: Table) -> None:
    lines = drawn(table.show(RED))
    assert row(lines, "1 Dolly Sisters") == ["$6", "2", "1", "·", "·", "●", "trouble"]
    assert row(lines, "2 Unreal Estate") == ["$18", "1", "·", "·", "●", "●"]
    assert row(lines, "7 The Shades") == ["$6", "·", "1", "1", "·", "·", "trouble,", "2", "trolls"]
    assert row(lines, "9 Longwall") == ["$12", "·", "·", "1", "■", "·", "1", "demon"]
    assert row(lines, "12 Nap Hill") == ["$12", "·", "1", "·", "▲", "▲", "no", "City", "Area", "card"]


def test_what_everybody_has(table: Table) -> None:
    """Points: 3 agents and 36 for a building for 18; the loan cannot be paid and costs 15; the demon eats Longwall."""
    lines = drawn(table.show(RED))
    assert row(lines, "Money") == ["$4", "$19", "$0"]
    assert row(lines, "Hand cards") == ["3", "1", "1"]
    assert row(lines, "Agents on the board") == ["3", "3", "2"]
    assert row(lines, "City Area cards (* usable)") == ["2*", "–", "9"]
    assert row(lines, "Loans") == ["1", "0", "0"]
    assert row(lines, "Hand places filled") == ["0", "1", "0"]
    assert row(lines, "Points if it ended now") == [str(15 + 36 + 4 - 15), str(15 + 24 + 19), "5"]
    assert row(lines, "Areas with agents") == ["10", "2", "3", "1"]
    assert row(lines, "Areas controlled") == ["5", "2", "1", "0"]
    assert row(lines, "Worth") == ["$50", "$10", "$31", "$0"]


@pytest.mark.parametrize(
    ("language", "seat", "told"),
    [
        ("en", RED, "Lord de Worde. Control at least 5 areas at the start of your turn. Now: 2 of 5."),
        ("pl", RED, "Lord de Worde. Na początku swojej tury kontroluj co najmniej 5 dzielnic. Teraz: 2 z 5."),
        ("en", GREEN, "Commander Vimes. Let nobody win before the action deck runs out. 92 cards are left."),
        ("pl", GREEN, "Komendant Vimes. Niech nikt nie wygra, zanim skończy się talia Kart Akcji. Zostały 92 karty."),
    ],
)
def test_the_own_goal_and_how_near_it_is(table: Table, language: str, seat: int, told: str) -> None:
    """101 cards less five in hands, a loan, a penalty and two discarded leave 92."""
    assert told in " ".join(" ".join(drawn(table.show(seat), language)).split())


def test_the_own_hand_says_what_it_does(table: Table) -> None:
    shown = " ".join(" ".join(drawn(table.show(RED))).split())
    assert "Mrs Cake Scroll: Look at all undealt personalities but one. · Take money $2 · Build" in shown
    assert "The Royal Mint Build · Take money $5" in shown
    assert "Gaspode Reaction: When another player" in shown
    for hidden in ("Hex", "The Bursar", "Vetinari", "Vimes"):
        assert hidden not in shown
    assert "Lord de Worde" not in " ".join(drawn(table.show(YELLOW)))
    assert "Known" not in " ".join(drawn(table.show(None)))


def test_once_it_is_over_everything_lies_open(table: Table) -> None:
    shown = " ".join(" ".join(drawn(table.show(EVERYBODY))).split())
    for name in ("Hex", "The Bursar", "Lord Vetinari", "Commander Vimes"):
        assert name in shown


def test_cards_that_were_shown_are_remembered(table: Table) -> None:
    view = table.show(RED)
    view["state"]["hand"][1] = ["hex"]
    view["state"]["undealt"] = ["rust", None]
    view["state"]["unsure"] = [{"cards": ["susan"], "places": ["hand/1", "hand/2"]}]
    lines = drawn(view)
    assert "Known (Hand, Yellow): Hex" in lines
    assert "Known (Undealt personalities): Lord Rust" in lines
    assert "Somewhere there (Hand, Yellow, Hand, Green): Susan" in lines


def test_of_half_a_deck_nobody_is_told_where_it_may_be(table: Table) -> None:
    view = table.show(RED)
    view["state"]["unsure"] = [{"cards": [card.id for card in CARDS[:40]], "places": ["hand/1", "green"]}]
    assert not [line for line in drawn(view) if "Somewhere there" in line]


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_it_keeps_to_the_width(table: Table, language: str, width: int) -> None:
    assert max(map(len, drawn(table.show(RED), language, width))) <= width
