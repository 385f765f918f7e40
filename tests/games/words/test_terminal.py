"""The table of Word Domination in the terminal."""

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
from stolik.engine.table import Table
from stolik.games.words import GAME
from stolik.games.words.terminal import remark

from .positions import PLAYERS, A, B, counter, offer, position

SIGNS = "●▲■◆"


def drawn(view: dict[str, Any], language: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    console.print(board.draw(GAME, view, Words(language)))
    return [line.rstrip().replace("\N{NO-BREAK SPACE}", " ") for line in console.export_text().splitlines()]


TABLE = """
k1/A o1 #B .
t1   #A #A s1/B
.    #A l1 .
"""


@pytest.mark.rule("WORDS.E2", "WORDS.C3", "WORDS.R2")
def test_the_grid_with_markers_tapes_and_a_zone() -> None:
    """Three tapes of A touch: a zone. B's tape is alone."""
    table = position(TABLE, hands=["d1", "e1"], captured=["a1 a2 a3", "m1"], used=["kot"])
    lines = drawn(table.show(A))
    assert lines[1:5] == [
        "     1    2    3    4",
        "  1  K●   O   ▒▒▲",
        "  2  T   ▓▓●  ▓▓●   S▲",
        "  3      ▓▓●   L",
    ]
    assert lines[0].startswith("Round 1 of 6 ● Ala · ")


@pytest.mark.rule("WORDS.E1", "WORDS.S3")
def test_what_everybody_has() -> None:
    """A: 3 captured and a zone of 3; 30 markers less one on a letter and three on tapes."""
    table = position(TABLE, hands=["d1", "e1"], captured=["a1 a2 a3", "m1"], used=["kot"])
    lines = [line.split() for line in drawn(table.show(None))]
    assert ["●", "Ala", "6", "3", "3", "26", "D", "A", "A", "A"] in lines
    assert ["▲", "Bolek", "1", "1", "0", "28", "E", "M"] in lines
    assert ["Words:", "1", "KOT●"] in lines


@pytest.mark.rule("WORDS.V8", "WORDS.W2")
def test_added_and_forbidden_cards_have_a_sign() -> None:
    lines = drawn(position("k1 o1\n#A t1/B", captured=["a1"], added="t1", banned={B: "o1"}).show(A), "pl")
    assert lines[1:4] == [
        "     1    2",
        "  1  K   ×O",
        "  2 ▒▒●  +T▲",
    ]
    assert "+A dołożona" in lines[4]
    assert "×A zakazana" in lines[4]


@pytest.mark.rule("WORDS.H8", "WORDS.H9", "WORDS.H12", "WORDS.H19")
def test_offers_are_for_all_and_their_words_for_one() -> None:
    table = position("k1 o1/A t1", added="k1", help="live", seats=3)
    play(table, (B, "kot"), (B, "price t1"))
    assert "You are about to offer: KOT, payment: T (right of O)" in drawn(table.show(B))
    for seat in (A, 2, None):
        assert "KOT" not in "\n".join(drawn(table.show(seat)))
    play(table, (B, "say"))
    for seat in (A, B, 2, None):
        assert "▲ Bolek · offer 1: 3 letters, 1 capture, payment: T (right of O)" in drawn(table.show(seat))
        assert ("Your word on offer: KOT" in drawn(table.show(seat))) == (seat == B)
        assert seat == B or "KOT" not in "\n".join(drawn(table.show(seat)))
    play(table, (A, "counter 1"), (A, "price o1"))
    assert "You are about to haggle, payment: O (between K and T)" in drawn(table.show(A))
    assert "haggle" not in "\n".join(drawn(table.show(B)))
    play(table, (A, "say"))
    assert "● Ala · kontroferta 1, zapłata: O (między K a T), odpowiada ▲ Bolek" in drawn(table.show(None), "pl")


def test_a_helped_word_shows_both() -> None:
    table = position("k1 o1 t1", added="k1", help="live")
    offer(table, B, "kot", "t1")
    play(table, (A, "accept 1"))
    assert "Words: 1 KOT●+▲" in drawn(table.show(A))


def test_an_answered_counter_is_gone() -> None:
    table = position("k1 o1 t1", added="k1", help="live")
    counter(table, offer(table, B, "kot", "t1"), "o1")
    play(table, (B, "refuse 1"))
    shown = "\n".join(drawn(table.show(A)))
    assert "offer 1" in shown
    assert "counter-offer" not in shown


@pytest.mark.rule("WORDS.R2")
def test_what_is_too_wide_comes_in_pieces() -> None:
    row = " ".join(f"{letter}{number}" for letter in "aoie" for number in range(1, 9))
    view = position(row, hands=["k1"]).show(A)
    assert drawn(view, width=120)[1].split() == [str(x) for x in range(1, 33)]
    narrow = drawn(view, width=60)
    assert narrow[1].split() == [str(x) for x in range(1, 19)]
    assert narrow[3].split() == [str(x) for x in range(19, 33)]
    assert "".join(narrow[2].split()[1:] + narrow[4].split()[1:]) == "A" * 8 + "O" * 8 + "I" * 8 + "E" * 8


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"black": "yes", "help": "serial"}), (4, {"help": "off"})])
@pytest.mark.parametrize("width", [60, 80])
def test_it_keeps_to_the_width_and_shows_every_card(seats: int, options: dict[str, str], width: int) -> None:
    table = Table(GAME, seats, {"votes": "no", **options}, seed_of(3), PLAYERS[:seats])
    rng = random.Random(seats)
    while table.pending is not None:
        seat = rng.choice(table.pending.seats)
        table.apply(seat, rng.choice(table.options(seat)).id)
        if table.answers % 25 == 0 or table.over:
            view = table.show(seat)
            state = view["state"]
            for language in ("pl", "en"):
                lines = drawn(view, language, width)
                assert max(map(len, lines)) <= width
                grid = "\n".join(lines[: next(number for number, line in enumerate(lines) if line.startswith("A●"))])
                assert grid.count("▒▒") + grid.count("▓▓") == state["tapes"]
                for owner in range(seats):
                    marked = state["mark"].count(owner) + state["tape_mark"].count(owner)
                    assert sum(line.count(SIGNS[owner]) for line in grid.splitlines()[1:]) == marked
                assert sum(sign.isalpha() for line in grid.splitlines()[1:] for sign in line) == len(state["centre"])


# --- why a word was refused ---


def preview_of(verdict: str, **reason: str) -> dict[str, Any]:
    reading = {"lemma": "domek", "verdict": verdict, "other": "DOM", "reason": reason}
    return {"word": "DOMEK", "broken": "", "reading": 0, "readings": [reading]}


@pytest.mark.rule("WORDS.N9", "WORDS.Q4")
def test_a_refused_word_is_told_its_relative() -> None:
    votes = {"options": {"votes": "yes"}}
    block = preview_of("block", kind="from", affix="ek")
    assert remark(votes, block, "pl") == (
        "DOMEK pochodzi od DOM (przyrostek -ek). Jeśli się nie zgadzasz, możesz się odwołać: appeal domek"
    )
    assert remark({"options": {"votes": "no"}}, block, "en") == "DOMEK comes from DOM (suffix -ek)."
    assert remark(votes, preview_of("same", kind="same"), "en") == "DOMEK and DOM are one and the same word."
    assert remark(votes, preview_of("warn", kind="from", affix="ek"), "en") == ""


@pytest.mark.rule("WORDS.N4")
def test_a_refused_word_is_told_its_milder_readings() -> None:
    barred = {"lemma": "ton", "verdict": "same", "other": "TONY", "reason": {"kind": "same"}}
    rarer = {"lemma": "tona", "verdict": "warn", "other": "TONY", "reason": {"kind": "rarer"}}
    preview = {"word": "TON", "broken": "", "reading": 0, "readings": [barred, rarer]}
    assert remark({"options": {"votes": "off"}}, preview, "en") == (
        "TON and TONY are one and the same word. It can also be read otherwise: ton:tona."
    )


def test_nothing_is_remarked_about_what_breaks_another_rule() -> None:
    view: dict[str, Any] = {"options": {"votes": "yes"}}
    assert remark(view, {**preview_of("block", kind="same"), "broken": "WORDS.W1"}, "en") == ""
    assert remark(view, {"word": "KKK", "broken": "WORDS.L4", "readings": []}, "en") == ""
