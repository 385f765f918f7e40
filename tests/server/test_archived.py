"""Replays that were kept when positions were told in the machine's form."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.table import EVERYBODY, Table
from stolik.server.history import in_the_words_of, shown_anew


def played(game: str, answers: int) -> Table:
    table, random = Table(games.get(game), 2, seed=seed_of(3)), Random(3)
    while table.pending is not None and table.answers < answers:
        seat = random.choice(table.pending.seats)
        table.apply(seat, random.choice(table.options(seat)).id)
    return table


def kept(table: Table) -> dict[str, Any]:
    """A position as a version kept it that knew no other form."""
    option = {"text": "take", "label": "take-back", "values": {}}
    view = {"state": table.view(EVERYBODY)["state"], "derived": dict(table.derived), "decision": None}
    return {"table": {"game": table.game.id}, "positions": [{"view": view, "option": option}]}


@pytest.mark.parametrize("game", games.names())
def test_they_are_shown_as_everything_is_now(game: str) -> None:
    table = played(game, 30)
    (position,) = json.loads(shown_anew(json.dumps(kept(table)).encode()))["positions"]
    now = json.loads(json.dumps(table.show(EVERYBODY)))
    assert (position["view"]["state"], position["view"]["derived"]) == (now["state"], now["derived"])
    assert (position["option"]["label"], position["option"]["parts"]) == ("take_back", [])


def test_what_is_shown_so_already_stays() -> None:
    table = played("raverun", 5)
    replay = kept(table)
    replay["positions"][0]["view"]["state"] = table.show(EVERYBODY)["state"]
    assert shown_anew(json.dumps(replay).encode()) == json.dumps(replay).encode()


def test_words_are_those_that_were_said() -> None:
    """The number of a word is another one in another lexicon."""
    told = {"used": [{"word": "KOT", "helper": -1}], "points": [1], "word": "LAS"}
    now = {"used": [{"word": "KRA", "helper": None}], "points": [1, 2], "word": "LUZ", "stack": 3}
    assert in_the_words_of(told, now) == {
        "used": [{"word": "KOT", "helper": None}],
        "points": [1, 2],
        "word": "LAS",
        "stack": 3,
    }


def test_what_no_position_is_here_stays_as_it_was_told() -> None:
    replay = kept(played("raverun", 5))
    replay["positions"][0]["view"]["state"]["hand"][0] = ["9Z"]
    assert shown_anew(json.dumps(replay).encode()) == json.dumps(replay).encode()
