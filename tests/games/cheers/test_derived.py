"""What everybody is shown of a position beyond what lies there: scores now, levels, how near the Master is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.kit import play
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.data import MINIONS
from stolik.games.cheers.state import NAMES, SMALL

from .positions import X, Y, lay, minion, position

VALUE = {card.id: card.value for card in MINIONS}
NINJAS = [card.id for card in MINIONS if "ninja" in card.traits]
PLAIN = {value: [card.id for card in MINIONS if card.value == value and not card.traits] for value in (1, 2, 3)}


def shown(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["derived"]
    return found


@pytest.mark.rule("TC.K1", "TC.K2")
def test_the_score_now_and_how_high_everybody_is() -> None:
    """SC1 of the scoring examples: 3, 8 and 6 for the three levels."""
    two, three, one = PLAIN[2], PLAIN[3], PLAIN[1]
    cells = {(0, 1): two[0], (0, 2): three[0], (0, 3): two[1], (1, 1): one[0], (1, 2): one[1]}
    table = position(cells, {(0, 1): three[1]}, riders=[(0, 3), None])
    all_five = sorted(cells.values(), key=NAMES.index)
    assert shown(table)["towers"] == [
        {"score": 17, "multiplied": all_five, "covered": 0, "minions": 5, "height": 3, "seats": [0]},
        {"score": 3, "multiplied": [], "covered": 0, "minions": 1, "height": 1, "seats": [1]},
    ]
    assert shown(table)["riders"] == [{"tower": 0, "level": 3}, {"tower": 1, "level": 0}]


@pytest.mark.rule("TC.K1", "TC.K2")
def test_whose_level_counts_now() -> None:
    """SC3: two groups with a gap between them, the foreminion on level 2: neither level 3 nor the other group."""
    two, three, one = PLAIN[2], PLAIN[3], PLAIN[1]
    own = {(0, 1): two[0], (0, 2): three[0], (1, 1): one[0], (1, 2): one[1]}
    cells = {**own, (0, 3): two[1], (3, 1): two[2], (3, 2): three[1]}
    found = shown(position(cells, {}, riders=[(1, 2)]))["towers"][0]
    assert found["multiplied"] == sorted(own.values(), key=NAMES.index)
    assert found["score"] == 18


@pytest.mark.rule("TC.V6", "TC.V11")
def test_whose_level_counts_without_a_foreminion_of_one_s_own() -> None:
    """Of a team the higher foreminion counts; in Pedro somebody on top, of several the one with the better group."""
    two, three = PLAIN[2], PLAIN[3]
    cells = {(0, 1): two[0], (0, 2): two[1], (2, 1): two[2], (2, 2): three[0], (3, 1): two[3]}
    teams = position(cells, {}, riders=[(3, 1), None, (0, 2), None], seats=4, variant="teams")
    assert shown(teams)["towers"][0]["multiplied"] == sorted((cells[0, 1], cells[0, 2]), key=NAMES.index)
    pedro = position(cells, {}, also={"pedro": 1})
    better = sorted((cells[2, 1], cells[2, 2], cells[3, 1]), key=NAMES.index)
    assert shown(pedro)["towers"][0]["multiplied"] == better


@pytest.mark.rule("TC.N1", "TC.K3")
def test_the_value_of_a_covered_ninja_does_not_leak() -> None:
    """It joins the minion on top of it to the rider's group, and its own value is left out."""
    told = []
    for ninja in NINJAS:
        table = position({(0, 1): PLAIN[2][0], (1, 1): f"?{ninja}", (1, 2): PLAIN[3][0]}, {}, riders=[(1, 2)])
        told.append(shown(table))
    assert len({VALUE[ninja] for ninja in NINJAS}) > 1
    assert all(one == told[0] for one in told)
    assert told[0]["towers"][0]["score"] == 2 + 3 * 2
    assert told[0]["towers"][0]["covered"] == 1


@pytest.mark.rule("TC.V6")
def test_a_team_has_one_tower_and_two_foreminions() -> None:
    low, high = PLAIN[2][0], PLAIN[3][0]
    table = position({(0, 1): low, (0, 2): high}, {}, seats=4, riders=[(0, 1), None, (0, 2), None], variant="teams")
    assert [tower["seats"] for tower in shown(table)["towers"]] == [[0, 2], [1, 3]]
    assert shown(table)["towers"][0]["score"] == 2 + 6
    assert [rider["level"] for rider in shown(table)["riders"]] == [1, 0, 2, 0]


@pytest.mark.rule("TC.T1")
def test_whose_turn_and_which_play() -> None:
    first, second = PLAIN[1][:2]
    table = position({}, {}, hands=[f"{first} {second}"])
    assert (shown(table)["active"], shown(table)["play"]) == (X, 1)
    play(table, (X, f"play {first}"))
    assert shown(table)["play"] == 1
    play(table, (X, lay((0, 1))), (X, f"play {second}"))
    assert shown(table)["play"] == 2
    play(table, (X, lay((1, 1))))
    assert table.pending is not None
    assert (table.pending.step, shown(table)["play"]) == ("climb", 0)


@pytest.mark.rule("TC.D1", "TC.O1", "TC.O4")
@pytest.mark.parametrize(
    ("card", "announced", "cells"),
    [
        ("intern", "lay 2:0,2", [(0, 2)]),
        ("lowkey", "lay 2:0,2", [(0, 2)]),
        ("grand-reshuffle", "move 2:0,1 by 0,1", [(0, 1), (0, 2)]),
        ("grand-reshuffle", "swap 2:0,1", [(0, 1), (2, 1)]),
        ("slant-and-slap", "rouse 2:2,1", [(2, 1)]),
    ],
)
def test_what_is_aimed_at_while_it_may_be_deflected(card: str, announced: str, cells: list[tuple[int, int]]) -> None:
    """Grand Reshuffle moves to the left, to the right and up, or swaps two with a column between them."""
    table = position({}, {(0, 1): "walltor", (2, 1): "unicone"}, hands=[card, "no-thank-you"])
    play(table, (X, f"play {card}"))
    assert shown(table)["aimed"] is None
    play(table, (X, announced))
    aimed = {"sender": X, "cells": [{"tower": Y, "col": col, "level": level} for col, level in cells]}
    assert shown(table)["aimed"] == aimed
    play(table, (Y, "pass"))
    assert shown(table)["aimed"] is None


@pytest.mark.rule("TC.S1", "TC.V1", "TC.S10")
@pytest.mark.parametrize(
    ("seats", "options", "brawls"),
    [
        (2, {}, 9),
        (3, {}, 8),
        (4, {}, 7),
        (6, {}, 6),
        (3, {"variant": "first"}, 6),
        (3, {"variant": "hell"}, 0),
        (3, {"brawls": "2"}, 2),
    ],
)
def test_brawls_still_to_come_and_the_cards_above_the_master(seats: int, options: dict[str, str], brawls: int) -> None:
    """79 minions and 17 orders less three each, with the brawls; a beginner's deck lacks the advanced minions."""
    told = shown(Table(GAME, seats, options, seed_of(2)))
    minions = sum(not card.advanced or options.get("variant") != "first" for card in MINIONS)
    deck = minions + 17 - 3 * seats + brawls
    assert (told["brawls"], told["deck"]) == (brawls, deck)
    hell = options.get("variant") == "hell"
    assert told["coming"] == (None if hell else [deck - 30, deck - 20])
    # Of 20 to 30 cards a half, or up to two more or fewer, lies below "Już tu jest!".
    assert told["here"] == [deck - 17, deck - 8]


@pytest.mark.rule("TC.S2", "TC.S3")
@pytest.mark.parametrize(("seed", "variant"), [(1, "base"), (2, "base"), (3, "hell")])
def test_the_master_comes_when_he_must(seed: int, variant: str) -> None:
    table = Table(GAME, 2, {"variant": variant}, seed_of(seed))
    rng = random.Random(seed)
    told = []
    while table.pending is not None:
        told.append(shown(table))
        seat = table.pending.seats[0]
        table.apply(seat, rng.choice(table.options(seat)).id)
    size, left = table.state[SMALL], shown(table)["deck"]
    for now in told:
        if now["here"]:
            assert now["here"][0] <= now["deck"] - left <= now["here"][1]
        if now["coming"]:
            assert now["coming"][0] <= now["deck"] - size <= now["coming"][1]
    assert any(now["coming"] is None for now in told)
    assert shown(table)["here"] is None
    assert shown(table)["active"] == -1


@pytest.mark.rule("TC.V7")
def test_in_szybki_pedro_it_is_nobodys_turn() -> None:
    told = shown(Table(GAME, 3, {"variant": "pedro"}, seed_of(1)))
    assert (told["active"], told["play"], told["here"], told["brawls"]) == (-1, 0, None, 0)


def test_faces_say_what_is_printed() -> None:
    assert len(GAME.display.faces) == 79 + 17
    card = minion("", shield="L")
    assert GAME.display.faces[card]["arrows"] == {"U": 0, "R": 0, "D": 0, "L": 0}
    assert "L" in GAME.display.faces[card]["shields"]
    assert GAME.display.faces["walltor"]["source"] == "attested-name"
    assert GAME.display.faces["grand-reshuffle"]["options"] == [
        {"kind": "move", "to": [[-1, 0], [1, 0], [0, 1]], "cells": []},
        {"kind": "swap", "to": [], "cells": [[0, 0], [2, 0]]},
    ]
