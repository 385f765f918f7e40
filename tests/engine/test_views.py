"""Dumps and views as data: what no position can be is refused with a ViewError."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.errors import ViewError
from stolik.engine.kit import Rng
from stolik.engine.table import Table
from stolik.engine.views import dump, load, state_hash, worlds_of
from toys import BAZAAR, CONNECT_FOUR, LEDUC

RULES = BAZAAR.rules


def saved() -> dict[str, Any]:
    """Bazaar with three players after the deal."""
    return dump(RULES, Table(BAZAAR, 3, seed=seed_of(1)).state)


def refused(data: Any, message: str) -> None:
    with pytest.raises(ViewError, match=message):
        load(RULES, data)


def test_a_dump_is_readable() -> None:
    data = saved()
    assert data["seats"] == 3
    assert data["turn"] == 1
    assert data["todo"] == [["begin_round", 0, 0, 0], ["open_swaps", 0, 0, 0], ["roll", 0, 0, 0], ["show", 0, 0, 0]]
    assert [len(hand) for hand in data["hand"]] == [4, 4, 4]
    assert len(data["deck"]) == 8
    assert "unsure" not in data
    assert state_hash(load(RULES, data)) == state_hash(load(RULES, copy.deepcopy(data)))


def test_an_unknown_card() -> None:
    data = saved()
    data["hand"][0][0] = "joker"
    refused(data, "no card joker")


def test_a_hidden_card_is_no_position() -> None:
    data = saved()
    data["hand"][0][0] = None
    refused(data, "no card None")


def test_a_doubled_card() -> None:
    data = saved()
    data["heap"] = [data["hand"][0][0]]
    refused(data, "two places")


def test_a_lost_card() -> None:
    data = saved()
    data["deck"].pop()
    refused(data, "lost or doubled")


@pytest.mark.parametrize("key", ["hand", "deck", "heap", "todo", "sealed", "seats", "over", "turn"])
def test_a_missing_part(key: str) -> None:
    data = saved()
    del data[key]
    refused(data, key)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("hand", [[], []], "hand must have one entry for each of 3 seats"),
        ("stall", [[], [], [], []], "stall must have one entry"),
        ("sealed", [0, 0], "sealed must have one entry"),
        ("sealed", [0, 0, 0, 0, 0], "sealed must have one entry"),
        ("sealed", [0, 0, "x"], "no position"),
        ("seats", 0, "cannot be 0 seats"),
        ("seats", 5, "cannot be 5 seats"),
        ("seats", "3", "no position"),
        ("turn", None, "no position"),
        ("todo", [["dance", 0, 0, 0]], "no step dance"),
        ("todo", [["show", 0, 0]], "no position"),
        ("todo", [["show", 0, 0, 1.5]], "no position"),
        ("todo", [["show", 0, 0, 0]] * 99, "no position"),
        ("todo", [], "something to do"),
        ("over", True, "something to do"),
        ("hand", 7, "no position"),
    ],
)
def test_nonsense(key: str, value: Any, message: str) -> None:
    refused(saved() | {key: value}, message)


@pytest.mark.parametrize("data", [None, [], "text", {}])
def test_no_dump_at_all(data: Any) -> None:
    refused(data, "no position")


def test_words_of_the_wrong_length() -> None:
    data = dump(LEDUC.rules, Table(LEDUC, 2, seed=seed_of(1)).state)
    with pytest.raises(ViewError, match="bets must have 2 numbers"):
        load(LEDUC.rules, data | {"bets": [1, 1, 1]})


def test_a_position_that_the_game_itself_calls_impossible() -> None:
    data = dump(CONNECT_FOUR.rules, Table(CONNECT_FOUR, 2, seed=seed_of(1)).state)
    with pytest.raises(ViewError, match="hangs in the air"):
        load(CONNECT_FOUR.rules, data | {"board": [2, 0]})


# --- views ------------------------------------------------------------------------------------------


def seen(seat: int) -> dict[str, Any]:
    state: dict[str, Any] = Table(BAZAAR, 3, seed=seed_of(1)).view(seat)["state"]
    return state


def test_a_view_leaves_out_what_is_unknown() -> None:
    state, truth = seen(1), saved()
    assert state["hand"] == [[None] * 4, truth["hand"][1], [None] * 4]
    assert state["deck"] == [None] * 8
    assert state["unsure"] == []


def test_the_spectator_sees_no_hand() -> None:
    assert seen(3)["hand"] == [[None] * 4] * 3


def test_a_world_keeps_what_is_known() -> None:
    world = dump(RULES, worlds_of(RULES, seen(1), 1).sample(Rng(1)))
    truth = saved()
    assert world["hand"][1] == truth["hand"][1]
    assert world["hand"][0] != truth["hand"][0]
    assert {key for key in truth if world[key] != truth[key]} == {"hand", "deck"}


def test_a_world_keeps_the_own_pick_only() -> None:
    table = Table(BAZAAR, 3, seed=seed_of(1))
    for seat in (0, 1):
        table.apply(seat, table.options(seat)[-1].id)
    assert table.view(1)["state"]["sealed"] == [-1, table.state[4 + 1], 0]
    world = dump(RULES, worlds_of(RULES, table.view(1)["state"], 1).sample(Rng(1)))
    assert world["sealed"] == [0, table.state[4 + 1], 0]


@pytest.mark.parametrize(
    "change",
    [
        {"hand": [[None] * 3, [None] * 4, [None] * 4]},
        {"deck": []},
        {"deck": None},
        {"heap": ["joker"]},
        {"unsure": None},
        {"unsure": [{"cards": ["joker"], "places": ["deck"]}]},
        {"unsure": [{"places": ["deck"]}]},
        {"seats": 9},
    ],
)
def test_no_view(change: dict[str, Any]) -> None:
    with pytest.raises(ViewError):
        worlds_of(RULES, seen(0) | change, 0)


def test_a_view_with_a_doubled_card() -> None:
    state = seen(0)
    with pytest.raises(ViewError):
        worlds_of(RULES, state | {"heap": [state["hand"][0][0]], "deck": [None] * 7}, 0)


def test_what_came_to_a_game_later_is_dumped_where_it_is_not_0(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what was dumped before it came can be loaded, and has the same hash."""
    table = Table(LEDUC, 2, {}, seed_of(1))
    g = table.state
    field = next(field for field in g.layout.fields if field.single)
    g[field.at] = 0
    before = dump(LEDUC.rules, g)
    monkeypatch.setattr(field, "later", True)
    assert dump(LEDUC.rules, g) == {name: value for name, value in before.items() if name != field.name}
    assert load(LEDUC.rules, dump(LEDUC.rules, g))[field.at] == 0
    g[field.at] = 1
    assert dump(LEDUC.rules, g) == {**before, field.name: 1}
    assert load(LEDUC.rules, dump(LEDUC.rules, g))[field.at] == 1
