"""What holds in every game, after every step."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.table import EVERYBODY, Table
from stolik.games.words import GAME
from stolik.games.words.state import NAMES

from .positions import at

GAMES = [
    (2, {"help": "off", "black": "on", "votes": "off"}, 1),
    (2, {"help": "live", "black": "on"}, 2),
    (3, {"help": "serial", "black": "on", "votes": "off"}, 3),
    (4, {"help": "live", "votes": "off"}, 4),
    (3, {"help": "off", "black": "on", "related": "strict", "min_length": "3"}, 5),
]


def zone_points(cells: dict[tuple[int, int], bool]) -> int:
    """By union and find: the cells with a player's markers, and whether a tape lies there."""
    leader = {place: place for place in cells}

    def find(place: tuple[int, int]) -> tuple[int, int]:
        while leader[place] != place:
            place = leader[place]
        return place

    for x, y in cells:
        for near in ((x + 1, y), (x, y + 1)):
            if near in cells:
                leader[find((x, y))] = find(near)
    there = Counter(find(place) for place, is_tape in cells.items() if is_tape)
    return sum(count for count in there.values() if count >= 3)


def check(table: Table) -> None:
    now: dict[str, Any] = table.view(EVERYBODY)["state"]
    told = table.view(None)["derived"]
    seats = range(table.seats)
    lying = [*now["deck"], *now["under"], *now["centre"], *now["tape"], *now["drawn"]]
    lying += [card for zone in ("hand", "duty", "captured") for cards in now[zone] for card in cards]
    assert sorted(lying) == sorted(NAMES)
    count = now["tapes"]
    assert sum(now["tape_blank"]) + len(now["tape"]) == count
    assert all(now["tape_mark"][:count])
    in_centre = set(now["centre"])
    for card, name in enumerate(NAMES):
        assert (now["cell"][card] != 0) == (name in in_centre)
        assert now["mark"][card] == 0 or name in in_centre
    cells = [cell for cell in now["cell"] if cell] + now["tape_cell"][:count]
    assert len(cells) == len(set(cells))
    for seat in seats:
        marked = {at(now["cell"][card]): False for card in range(110) if now["mark"][card] == seat + 1}
        marked |= {at(now["tape_cell"][tape]): True for tape in range(count) if now["tape_mark"][tape] == seat + 1}
        captured = len(now["captured"][seat])
        assert sum(marked.values()) == captured
        assert told["points"][seat] == {
            "captured": captured,
            "zones": zone_points(marked),
            "markers": 30 - len(marked),
        }
        assert len(now["hand"][seat]) <= 1
    words = [entry["word"] for entry in told["used"]]
    assert len(words) == len(set(words))
    assert len({entry["lemma"] for entry in told["used"]}) == len(words)


@pytest.mark.rule("WORDS.S1", "WORDS.C3", "WORDS.E2", "WORDS.R12", "WORDS.R16", "WORDS.T1")
@pytest.mark.parametrize(("seats", "options", "number"), GAMES)
def test_whole_games(seats: int, options: dict[str, str], number: int) -> None:
    table = Table(GAME, seats, options, seed_of(number))
    random = Random(number)
    turns = set()
    while table.pending is not None:
        check(table)
        now = table.view(None)["state"]
        turns.add((now["round"], now["mover"]))
        seat = random.choice(table.pending.seats)
        legal = table.options(seat)
        wanted = [option for option in legal if option.text != "swap"]  # which would go on for long
        table.apply(seat, random.choice(wanted or legal).id)
    check(table)
    assert len(turns) == 6 * seats
    now = table.view(None)
    points = [entry["captured"] + entry["zones"] for entry in now["derived"]["points"]]
    best = max((points[seat], len(now["state"]["captured"][seat])) for seat in range(seats))
    won = [seat for seat in range(seats) if (points[seat], len(now["state"]["captured"][seat])) == best]
    assert table.shares == [1 / len(won) if seat in won else 0 for seat in range(seats)]


@pytest.mark.rule("WORDS.R13", "WORDS.W1", "WORDS.W2", "WORDS.W3")
@pytest.mark.parametrize("number", range(3))
def test_every_word_that_is_spelled_uses_cards_that_were_there(number: int) -> None:
    """Each letter is one card, in the centre or captured by the mover before, and the added card is among them."""
    table = Table(GAME, 2, {"help": "off", "votes": "off"}, seed_of(number))
    random = Random(number)
    while table.pending is not None:
        before: dict[str, Any] = table.view(EVERYBODY)["state"]
        mover = before["mover"]
        legal = table.options(mover)
        words = [option for option in legal if option.text.startswith("spell")]
        option = random.choice(words or legal)
        table.apply(mover, option.id)
        if option not in words:
            continue
        word = option.text.removeprefix("spell ").partition(":")[0]
        letters = Counter(
            GAME.display.faces[card]["letter"].lower() for card in before["centre"] + before["captured"][mover]
        )
        assert not Counter(word) - letters
        while table.pending is not None and table.pending.step == "assign":
            table.apply(mover, random.choice(table.options(mover)).id)
        after: dict[str, Any] = table.view(EVERYBODY)["state"]
        if before["added_count"]:
            added = before["added"][0] - 1
            assert after["mark"][added] == mover + 1
