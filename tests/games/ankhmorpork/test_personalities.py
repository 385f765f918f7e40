"""Karty Tożsamości: each goal at exactly its number and one below, for each number of players (W1 to W7, V3, V4)."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import events
from stolik.engine.table import Table

from .positions import RED, position

PEOPLE = {
    2: ["vetinari", "selachii", "rust", "de-worde", "dragon-king", "vimes"],
    3: ["vetinari", "selachii", "rust", "de-worde", "dragon-king", "chrysoprase", "vimes"],
    4: ["vetinari", "selachii", "rust", "de-worde", "dragon-king", "chrysoprase", "vimes"],
}


def begun(person: str, seats: int, city: dict[int, str], **given: Any) -> Table:
    """Red, who is `person`, begins his turn."""
    others = [other for other in PEOPLE[seats] if other != person][: seats - 1]
    return position(city, seats=seats, people=[person, *others], begin=True, hands=["groat"], **given)


def wins(table: Table) -> bool:
    if table.over:
        assert table.shares == [1.0, *[0.0] * (table.seats - 1)]
        (told,) = events(table, "goal_met")
        assert told["seat"] == RED
    else:
        assert table.pending is not None
        assert (table.pending.step, table.pending.seats) == ("play_card", (RED,))
    return table.over


def agents(count: int) -> dict[int, str]:
    return dict.fromkeys(range(1, count + 1), "1")


@pytest.mark.rule("AM.W1", "AM.V4", "AM.G1", "AM.T1")
@pytest.mark.parametrize(("seats", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_vetinari(seats: int, needed: int) -> None:
    assert wins(begun("vetinari", seats, agents(needed)))
    assert not wins(begun("vetinari", seats, agents(needed - 1)))
    # Rivals, trolls and trouble do not matter; a demon does, and a building is no spy.
    assert wins(begun("vetinari", seats, {**agents(needed), 1: "1 2 2 t !"}))
    assert not wins(begun("vetinari", seats, {**agents(needed), 1: "1 d"}))
    assert not wins(begun("vetinari", seats, {**agents(needed), 1: "H1"}))


@pytest.mark.rule("AM.W2", "AM.W3", "AM.W4", "AM.V1", "AM.G2")
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 5), (4, 4)])
@pytest.mark.parametrize("lord", ["selachii", "rust", "de-worde"])
def test_the_lords(lord: str, seats: int, needed: int) -> None:
    assert wins(begun(lord, seats, agents(needed)))
    assert not wins(begun(lord, seats, agents(needed - 1)))
    assert wins(begun(lord, seats, {**agents(needed), 1: "H1", 2: "1 1 2 t !"}))
    for lacking in ("1 2", "1 t", "1 1 1 d", ""):
        assert not wins(begun(lord, seats, {**agents(needed), 1: lacking}))


@pytest.mark.rule("AM.W5", "AM.V4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dragon_king_of_arms(seats: int) -> None:
    seven = dict.fromkeys(range(1, 8), "!")
    assert wins(begun("dragon-king", seats, {**seven, 9: "2 2 !"}))
    assert not wins(begun("dragon-king", seats, {**seven, 9: "2 2"}))
    assert wins(begun("dragon-king", seats, {**seven, 8: "d !"}))  # demon areas too
    assert wins(begun("dragon-king", seats, dict.fromkeys(range(1, 13), "!")))


@pytest.mark.rule("AM.W6", "AM.V3")
@pytest.mark.parametrize("seats", [3, 4])
def test_chrysoprase(seats: int) -> None:
    """Unreal Estate is worth 18, Nap Hill 12."""
    for cash, win in ((50, True), (49, False)):
        assert wins(begun("chrysoprase", seats, {1: "1"}, money=[cash])) == win
    for cash, win in ((20, True), (19, False)):
        assert wins(begun("chrysoprase", seats, {2: "H1", 12: "H1"}, money=[cash])) == win


@pytest.mark.rule("AM.W6", "AM.V3", "AM.M7", "AM.D1")
@pytest.mark.parametrize("edition", ["polish", "english"])
def test_what_chrysoprase_counts(edition: str) -> None:
    """Never doubled; less 12 a loan; nothing in demon areas; Johnson's victims in full; agents for nothing."""
    for cash, win in ((20 + 24, True), (19 + 24, False)):
        table = begun(
            "chrysoprase",
            3,
            {2: "1 1 H1", 12: "H1", 9: "d H1", 11: "H2"},
            money=[cash],
            loans=["mr-bent the-bank-of-ankh-morpork"],
            lost=[12],
            edition=edition,
        )
        assert wins(table) == win


@pytest.mark.rule("AM.W7", "AM.T1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vimes_wins_nothing_at_the_start_of_a_turn(seats: int) -> None:
    everything = dict.fromkeys(range(1, 13), "1 !")
    assert not wins(begun("vimes", seats, everything, money=[99]))


@pytest.mark.rule("AM.W5", "AM.W6", "AM.G1")
def test_the_goal_of_another_personality_does_not_count() -> None:
    assert not wins(begun("vetinari", 3, dict.fromkeys(range(1, 13), "!"), money=[99]))
    assert not wins(begun("chrysoprase", 3, dict.fromkeys(range(1, 13), "1 !"), money=[49]))
