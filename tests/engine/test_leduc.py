"""Leduc poker against results worked out by hand, by the rules of OpenSpiel's `leduc_poker`."""

from __future__ import annotations

from collections import Counter

import pytest

from scripted import Scripted, falls_of
from stolik.engine.errors import Refused
from toys import LEDUC, leduc

BET_TEXTS = {"f": "fold", "c": "call", "r": "raise"}


def dealt(first: str, second: str, board: str) -> Scripted:
    return Scripted(LEDUC, 2, falls_of(leduc.NAMES, [first, second, board]))


def play(table: Scripted, bets: str) -> None:
    """Bets as in "crc": whoever is asked answers."""
    for bet in bets:
        assert table.pending is not None
        table.apply(table.pending.seats[0], BET_TEXTS[bet])


@pytest.mark.parametrize(
    ("cards", "bets", "chips"),
    [
        # Folding: the chips that the other has put in are lost, whatever the cards.
        (("J1", "K1", "Q1"), "rf", (1, -1)),  # seat 1 folds to the first raise, having paid the ante
        (("J1", "K1", "Q1"), "crf", (-1, 1)),
        (("J1", "K1", "Q1"), "rrf", (-3, 3)),
        (("J1", "K1", "Q1"), "crrf", (3, -3)),
        (("J1", "K1", "Q1"), "ccrf", (1, -1)),
        (("J1", "K1", "Q1"), "rccrf", (-3, 3)),
        (("J1", "K1", "Q1"), "rrcrrf", (-9, 9)),  # 5 in the first round, then 9 and 13
        # Showdown by rank.
        (("J1", "K1", "Q1"), "cccc", (-1, 1)),
        (("K1", "Q1", "J1"), "cccc", (1, -1)),
        (("K1", "Q1", "J1"), "rccc", (3, -3)),
        (("K1", "Q1", "J1"), "ccrc", (5, -5)),
        (("K1", "Q1", "J1"), "crrccrrc", (13, -13)),
        # A pair with the open card beats any rank.
        (("J1", "K1", "J2"), "cccc", (1, -1)),
        (("K2", "Q2", "Q1"), "rcrc", (-7, 7)),
        # Two of the same rank: nobody wins.
        (("Q1", "Q2", "K1"), "rcrrc", (0, 0)),
        (("J2", "J1", "K1"), "cccc", (0, 0)),
    ],
)
def test_results(cards: tuple[str, str, str], bets: str, chips: tuple[int, int]) -> None:
    table = dealt(*cards)
    play(table, bets)
    assert table.over
    assert (leduc.chips(table.state, 0), leduc.chips(table.state, 1)) == chips
    assert table.shares == [0.5 if chips == (0, 0) else float(won > 0) for won in chips]


def lines(bets: str = "") -> set[str]:
    """Every line of betting from here to the end of the game."""
    table = dealt("J1", "Q1", "K1")
    play(table, bets)
    if table.over:
        return {bets}
    assert table.pending is not None
    options = [option.text[0] for option in table.options(table.pending.seats[0])]
    return {line for bet in options for line in lines(bets + bet)}


def test_every_line_of_betting() -> None:
    """A round ends in a fold or in a call after the other has acted; at most two raises."""
    folded = {"rf", "rrf", "crf", "crrf"}
    called = {"cc", "rc", "rrc", "crc", "crrc"}
    assert lines() == folded | {first + second for first in called for second in folded | called}


def test_one_cannot_fold_with_nothing_to_call() -> None:
    table = dealt("J1", "Q1", "K1")
    for bets in ("", "c", "c"):
        play(table, bets)
        assert table.pending is not None
        with pytest.raises(Refused, match=r"LED\.fold\.1"):
            table.apply(table.pending.seats[0], "fold")


def test_there_is_no_third_raise() -> None:
    table = dealt("J1", "Q1", "K1")
    play(table, "rr")
    with pytest.raises(Refused, match=r"LED\.raise\.1"):
        table.apply(0, "raise")
    play(table, "crr")  # but again two in the second round
    with pytest.raises(Refused, match=r"LED\.raise\.1"):
        table.apply(0, "raise")


def test_seat_0_begins_both_rounds() -> None:
    table = dealt("J1", "Q1", "K1")
    assert table.pending is not None
    assert table.pending.seats == (0,)
    play(table, "crc")
    assert table.pending.seats == (0,)
    assert table.view(1)["state"]["board"] == ["K1"]


def test_cards_are_shown_at_the_showdown_only() -> None:
    table = dealt("J1", "Q1", "K1")
    play(table, "ccc")
    assert table.view(1)["state"]["hand"] == [[None], ["Q1"]]
    folded = table.clone()
    play(table, "c")
    assert table.view(1)["state"]["shown"] == [["J1"], ["Q1"]]
    folded.apply(1, "raise")
    folded.apply(0, "fold")
    assert folded.view(1)["state"]["hand"] == [[None], ["Q1"]]
    assert folded.view(1)["state"]["shown"] == [[], []]


def test_all_120_deals_come_to_nothing_on_the_whole() -> None:
    """Each deal exists the other way round too; a pair decides in 48 of them, equal ranks in 24."""
    deals = [Scripted(LEDUC, 2, [a, b, c]) for a in range(6) for b in range(5) for c in range(4)]
    for table in deals:
        play(table, "cccc")
    results = Counter(leduc.chips(table.state, 0) for table in deals)
    assert results == {1: 48, -1: 48, 0: 24}
