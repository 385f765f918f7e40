"""Standing orders at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.ankhmorpork.positions import RED, YELLOW, asks, position
from games.kit import play
from stolik.cli.ordering import Ordering
from stolik.cli.words import Words
from stolik.engine.errors import Refused
from stolik.engine.table import Table
from stolik.games import get

from .tool import stolik


def attacked() -> Table:
    table = position({7: "1 2 !", 5: "1 2 !"}, hands=["inigo-skimmer", "gaspode groat"])
    play(table, (RED, "play inigo-skimmer"), (RED, "kill 7:2"))
    return table


def test_an_order_answers_in_place_of_its_player() -> None:
    table = attacked()
    ordering = Ordering(table, Words("en"))
    assert not ordering.answer()
    assert asks(table) == (YELLOW, "window")
    told = ordering.obey(YELLOW, "React Gaspode AREA=7")
    assert "1. ordered: React: Gaspode area=7" in told
    assert ordering.answer()
    assert asks(table) != (YELLOW, "window")
    assert ordering.given  # it lapses when it is looked at again, with the card gone
    assert "ordered:" not in ordering.obey(YELLOW, "")


def test_an_order_is_cancelled_by_its_number_and_only_by_its_owner() -> None:
    table = attacked()
    ordering = Ordering(table, Words("en"))
    ordering.obey(YELLOW, "pass")
    ordering.obey(YELLOW, "pass")  # the same once more is the same order
    assert "ordered:" not in ordering.obey(RED, "-1")
    assert len(ordering.given) == 1
    ordering.obey(YELLOW, "-1")
    assert ordering.given == []


def test_a_lasting_order_says_so_and_usual_ones_are_told_apart() -> None:
    ordering = Ordering(attacked(), Words("en"))
    told = ordering.obey(YELLOW, "pass always")
    assert "1. ordered: Let it happen always" in told
    assert ordering.given[0].lasting
    words = Ordering(Table(get("words"), 2), Words("en"))
    assert "1. as usual: " in words.obey(0, "")
    assert "ordered:" not in words.obey(0, "")


def test_a_wrong_order_is_refused() -> None:
    with pytest.raises(Refused):
        Ordering(attacked(), Words("en")).obey(YELLOW, "react susan")


def test_orders_in_a_game(tmp_path: Path) -> None:
    arguments = ("play", "ankhmorpork", "--seats", "human,random", "--seed", "4", "--language", "pl")
    done = stolik(tmp_path, *arguments, typed="o\no react nikt\no pass\nq\n")
    assert done.code == 0
    assert "o zlecenia" in " ".join(done.out.split())
    assert "[STOLIK.order]" in done.out
    assert "1. zlecone: " in done.out
    none = stolik(tmp_path, "play", "raverun", "--seats", "human,random", "--language", "pl", typed="o\nq\n")
    assert "nie ma czego zlecać" in none.out
