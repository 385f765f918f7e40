"""The designer's report: everything is counted once, shares are those of the games, and only the seed decides."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.bots import make
from stolik.engine.errors import BadSetting
from stolik.engine.table import Table
from stolik.games import get
from stolik.lab import balance
from stolik.lab.balance import Balance, WinRate, balance_of, count, reports
from stolik.lab.crew import Crew
from stolik.lab.match import played

SEED = 3
GAMES = 4


def report(name: str, players: int, jobs: int = 1, seed: int = SEED) -> Balance:
    (found,) = reports(name, "random", [players], {}, GAMES, seed, Crew(jobs))
    return found


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    """The same games as those of the report, played here."""
    game = get("ankhmorpork")
    options = game.complete({})
    return [played(game, [make("random")] * 3, options, SEED * 1_000_003 + k) for k in range(GAMES)]


@pytest.fixture(scope="module")
def ankhmorpork() -> Balance:
    return report("ankhmorpork", 3)


def test_every_game_is_counted_once_in_every_table(ankhmorpork: Balance) -> None:
    for lines in (ankhmorpork.seats, ankhmorpork.order):
        assert [(line.name, line.count) for line in lines] == [("1", GAMES), ("2", GAMES), ("3", GAMES)]
    for lines in (ankhmorpork.seats, ankhmorpork.order, ankhmorpork.roles):
        assert sum(line.wins for line in lines) == pytest.approx(GAMES)
    assert sum(line.count for line in ankhmorpork.roles) == 3 * GAMES
    assert sum(line.share for line in ankhmorpork.endings) == pytest.approx(1)


def test_roles_are_the_faces_shown_in_the_end(ankhmorpork: Balance, tables: list[Table]) -> None:
    shown = Counter(face for table in tables for (face,) in table.view(None)["state"]["face"])
    assert {line.name: line.count for line in ankhmorpork.roles} == shown
    won = Counter[str]()
    for table in tables:
        for (face,), share in zip(table.view(None)["state"]["face"], table.shares, strict=True):
            won[face] += share  # type: ignore[assignment]
    assert {line.name: line.wins for line in ankhmorpork.roles} == won


def test_the_first_place_is_that_of_whoever_began(ankhmorpork: Balance, tables: list[Table]) -> None:
    wins = 0.0
    for table in tables:
        (first,) = (event["seat"] for event in table.events_for(None) if event["event"] == "starts")
        wins += table.shares[first]
    assert ankhmorpork.order[0].wins == wins


def test_a_card_counts_once_for_a_player_however_often_it_was_played(ankhmorpork: Balance, tables: list[Table]) -> None:
    for line in ankhmorpork.cards:
        plays = [
            (number, event["seat"])
            for number, table in enumerate(tables)
            for event in table.events_for(None)
            if event["event"] in ("card_played", "reacted") and event["card"] == line.name
        ]
        assert line.count == len(set(plays))
        assert line.wins == pytest.approx(sum(tables[number].shares[seat] for number, seat in set(plays)))


def test_how_a_game_ended(tables: list[Table]) -> None:
    """A goal that is met ends the game at once; without one the deck has run out, or there were riots."""
    for table in tables:
        ((ending, found),) = count(table)["endings"].items()
        assert found == (1, 1.0)
        state = table.view(None)["state"]
        assert (ending == "deck_out") == (not state["green"] and not state["brown"])


def test_endings_that_never_came_are_told_too() -> None:
    empty: balance.Counts = {kind: {} for kind in balance.KINDS} | {"endings": {"deck_out": (2, 2.0)}}
    found = balance_of("ankhmorpork", "random", 2, 8, empty)
    assert [(line.name, line.count, line.wins) for line in found.endings] == [
        ("goal_met", 8, 0),
        ("deck_out", 8, 2.0),
        ("riots_end", 8, 0),
    ]


def test_a_line_by_hand() -> None:
    """50 of 100, as in the arena: the interval is 0.5 -+ 0.0962."""
    told = WinRate("vimes", 100, 50.0).to_json()
    assert (told["name"], told["count"], told["wins"], told["share"]) == ("vimes", 100, 50.0, 0.5)
    assert (told["low"], told["high"]) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))


def test_the_seed_alone_decides() -> None:
    one = report("raverun", 2).to_json()
    assert report("raverun", 2, jobs=2).to_json() == one
    assert report("raverun", 2, seed=SEED + 1).to_json() != one
    assert one["even"] == 0.5
    assert one["roles"] == one["order"] == one["endings"] == []
    # Everybody lays at least the six cards of the first deal, less the first of the pile.
    assert sum(line["count"] for line in one["cards"]) >= 2 * GAMES * 5
    assert sum(line["wins"] for line in one["seats"]) == GAMES


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetting, match="no bot genius"):
        list(reports("raverun", "genius", [2], {}, 1, 1, Crew()))
    with pytest.raises(BadSetting, match="no option colour"):
        list(reports("raverun", "random", [2], {"colour": "red"}, 1, 1, Crew()))
