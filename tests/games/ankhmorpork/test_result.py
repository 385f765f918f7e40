"""How a game ended: four reasons, who was who, and the points where they decide."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kit import play
from stolik.engine import speech
from stolik.engine.ending import Ending, Saying
from stolik.engine.kit import Rng
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.ankhmorpork import GAME
from stolik.games.ankhmorpork.result import COUNTED, OPEN
from stolik.games.ankhmorpork.state import points

from .positions import GREEN, PLAYERS, RED, YELLOW, position
from .striking import strike

NUTS = "the-peeled-nuts"


def begun(city: dict[int, str], people: list[str], **given: Any) -> Table:
    """Red's turn begins, and his goal is met."""
    table = position(city, people=people, begin=True, **given)
    assert table.over
    return table


def drawn_out(city: dict[int, str], people: list[str], **given: Any) -> Table:
    """Red plays a blank, and draws the last card at the refill."""
    table = position(city, hands=[NUTS], deck="groat", people=people, **given)
    play(table, (RED, f"play {NUTS}"), (RED, "go-on"))
    assert table.over
    return table


def told(table: Table, language: str = "en") -> str:
    return speech.said(GAME, language, "ending", table.ending.reason, PLAYERS)


def steps(table: Table) -> list[tuple[str, list[str]]]:
    return [(speech.said(GAME, "en", "ending-step", step.says, PLAYERS), step.spots) for step in table.ending.steps]


def column(ending: Ending, name: str) -> list[Any]:
    return [row.parts[name] for row in ending.rows]


# --- a goal that was met ---


@pytest.mark.rule("AM.G1", "AM.W2")
def test_control_names_the_areas_that_were_controlled() -> None:
    """Seven areas are enough with two; the troll keeps the eighth, the demon the ninth."""
    city = {**dict.fromkeys(range(1, 8), "1"), 8: "1 t", 9: "1 d", 12: "2 H2"}
    table = begun(city, ["selachii", "rust"], money=[3, 20])
    assert told(table) == "Red wins as Lord Selachii: 7 areas under control, and 7 are enough."
    assert told(table, "pl") == "Wygrywa Red jako Lord Selachii: 7 dzielnic pod kontrolą, a wystarczy 7."
    ending = table.ending
    assert steps(table) == [
        ("Red controls 7 areas. Lord Selachii needs 7.", [f"area/{area}" for area in range(1, 8)]),
        ("Yellow is Lord Rust.", ["seat/1"]),
        ("Red is Lord Selachii.", ["seat/0"]),
    ]
    assert (ending.columns, ending.points, ending.tie) == (list(OPEN), [], None)
    assert [row.place for row in ending.rows] == [1, 2]
    assert column(ending, "personality") == ["selachii", "rust"]
    assert column(ending, "goal") == ["7/7", "1/7"]
    assert column(ending, "agents") == [9, 1]
    assert column(ending, "buildings") == [0, 1]
    assert column(ending, "money") == [3, 20]


@pytest.mark.rule("AM.W1", "AM.G5")
def test_spies_light_up_every_area_with_an_agent_and_no_demon() -> None:
    city = {**dict.fromkeys(range(1, 12), "1"), 12: "1 d"}
    table = begun(city, ["vetinari", "rust"])
    assert told(table) == "Red wins as Lord Vetinari: agents in 11 areas, and 11 are enough."
    assert steps(table)[0][1] == [f"area/{area}" for area in range(1, 12)]


@pytest.mark.rule("AM.W5")
def test_trouble_lights_up_the_markers() -> None:
    city = {**dict.fromkeys(range(3, 12), "!"), 1: "2"}
    table = begun(city, ["dragon-king", "rust"])
    assert told(table) == "Red wins as Dragon King of Arms: 9 trouble markers on the board, and 8 are enough."
    assert steps(table)[0] == (
        "There are 9 trouble markers in the city. Dragon King of Arms needs 8.",
        [f"trouble/{area}" for area in range(3, 12)],
    )


@pytest.mark.rule("AM.W6", "AM.V3")
def test_worth_lights_up_the_buildings_and_counts_loans() -> None:
    """$18 + $12 for the buildings, $32, less $12: $50."""
    city = {2: "H1", 12: "H1", 1: "2 3"}
    table = begun(city, ["chrysoprase", "rust", "vimes"], seats=3, money=[32], loans=["mr-bent"])
    assert told(table) == "Red wins as Chrysoprase: worth $50, and $50 is enough."
    assert steps(table)[0][1] == ["building/2", "building/12"]
    assert column(table.ending, "loans") == [1, 0, 0]
    assert column(table.ending, "goal") == ["50/50", "0/5", "0/1"]  # Vimes waits for one thing: the deck
    assert [said for said, _ in steps(table)[1:]] == [
        "Yellow is Lord Rust.",
        "Green is Commander Vimes.",
        "Red is Chrysoprase.",
    ]


# --- the deck ---


@pytest.mark.rule("AM.W7", "AM.V2")
def test_the_deck_and_vimes() -> None:
    table = drawn_out({2: "1 1 1 H1"}, ["rust", "vimes"], money=[99, 0])
    assert told(table) == "The deck has run out, and Yellow is Commander Vimes: that wins."
    assert told(table, "pl") == "Talia się skończyła, a Yellow to Komendant Vimes: to wygrywa."
    assert steps(table) == [
        ("The action deck has run out.", []),
        ("Red is Lord Rust.", ["seat/0"]),
        ("Yellow is Commander Vimes.", ["seat/1"]),
    ]
    assert column(table.ending, "goal") == ["1/7", "1/1"]
    assert [(row.place, row.total) for row in table.ending.rows] == [(2, None), (1, None)]  # points decide nothing


@pytest.mark.rule("AM.V2", "AM.A2")
def test_the_deck_may_run_out_before_a_card_is_played() -> None:
    table = position({2: "H1"}, hands=["ruby"], deck="groat", people=["vimes", "rust"])
    play(table, (RED, "power 2"))
    assert table.ending.reason.key == "vimes"


@pytest.mark.rule("AM.G3", "AM.V5", "AM.M7")
def test_the_deck_and_points() -> None:
    """Red: two agents free of demons 10, Unreal Estate 36, $13 less a loan of $12: 47. Yellow: a loan unpaid, $11."""
    city = {2: "1 1 H1", 9: "1 d H1", 5: "2"}
    table = drawn_out(city, ["rust", "de-worde"], money=[13, 11], loans=["mr-bent", "the-bank-of-ankh-morpork"])
    assert told(table) == "The deck has run out. Red wins on points, 47 to 1."
    assert told(table, "pl") == "Talia się skończyła. Wygrywa Red, na punkty: 47 do 1."
    ending = table.ending
    assert ending.columns == list(COUNTED)
    assert column(ending, "agent_points") == [10, 5]
    assert column(ending, "building_points") == [36, 0]
    assert column(ending, "cash") == [1, 11]
    assert column(ending, "debts") == [0, -15]
    assert ending.points == [47, 1]
    assert ending.tie is None
    assert [said for said, _ in steps(table)] == [
        "The action deck has run out.",
        "Yellow is Lord de Worde.",
        "Red is Lord Rust.",
        "Agents, 5 each: Red 10, Yellow 5",
        "Buildings: Red 36, Yellow 0",
        "Cash, loans repaid: Red 1, Yellow 11",
        "Loans not repaid: Red 0, Yellow -15",
        "In all: Red 47, Yellow 1",
    ]


@pytest.mark.rule("AM.D1")
def test_in_the_english_edition_a_building_brings_its_cost() -> None:
    table = drawn_out({2: "H1"}, ["rust", "de-worde"], money=[0, 1], edition="english")
    assert column(table.ending, "building_points") == [18, 0]


@pytest.mark.rule("AM.V8")
def test_a_tie_is_decided_by_the_dearest_city_area_card() -> None:
    """Red: twice 6 for the Shades and $12; Yellow: twice 12 for Nap Hill; Green is behind with a dearer card."""
    city = {7: "H1", 12: "H2", 2: "d H3"}
    table = drawn_out(city, ["rust", "de-worde", "selachii"], seats=3, money=[12, 0, 23])
    assert told(table) == (
        "The deck has run out. Yellow wins: 24 to 24, and the dearest City Area card decides, Nap Hill: $12 to $6."
    )
    tie = table.ending.tie
    assert tie is not None
    assert (tie.seats, tie.numbers) == ([RED, YELLOW], [[6], [12]])
    assert tie.says == Saying("card", {"area": 12, "number": 12, "number2": 6})
    assert [row.place for row in table.ending.rows] == [2, 1, 3]
    assert steps(table)[-1] == ("In all: Red 24, Yellow 24, Green 23", ["seat/1"])


@pytest.mark.rule("AM.D5")
def test_still_level_the_win_is_shared() -> None:
    table = drawn_out({9: "H1", 12: "H2"}, ["vetinari", "selachii", "rust"], seats=3, money=[1, 1, 24])
    assert told(table) == (
        "The deck has run out. The win is shared: Red and Yellow have 25 each, "
        "and their dearest City Area cards cost the same."
    )
    assert [row.place for row in table.ending.rows] == [1, 1, 3]
    assert told(table, "pl") == (
        "Talia się skończyła. Wspólne zwycięstwo: Red i Yellow, po 25, "
        "a ich najdroższe karty dzielnic kosztują tyle samo."
    )
    assert table.ending.tie is not None
    assert table.ending.tie.says.key == "shared"


@pytest.mark.rule("AM.D5")
def test_level_without_a_card_says_so() -> None:
    table = drawn_out({}, ["vetinari", "selachii"], money=[7, 7])
    assert told(table) == (
        "The deck has run out. The win is shared: Red and Yellow have 7 each, "
        "and not one of them holds a City Area card."
    )


def test_the_end_is_told_to_you() -> None:
    table = drawn_out({7: "H1"}, ["vetinari", "selachii"], money=[12, 0])

    def said(reader: int | None, language: str) -> str:
        return speech.said(GAME, language, "ending", table.ending.reason, PLAYERS, reader)

    assert said(RED, "en") == "The deck has run out. You win on points, 24 to 0."
    assert said(RED, "pl") == "Talia się skończyła. Wygrywasz na punkty: 24 do 0."
    assert said(YELLOW, "en") == said(None, "en") == "The deck has run out. Red wins on points, 24 to 0."
    faces = [step.says for step in table.ending.steps if step.says.key == "face"]
    assert [speech.said(GAME, "pl", "ending-step", face, PLAYERS, RED) for face in faces] == [
        "Yellow to Lord Selachii.",
        "Ty to Lord Vetinari.",
    ]


# --- Riots ---


@pytest.mark.rule("AM.E7", "AM.V10")
def test_riots_light_up_the_markers_and_points_decide() -> None:
    city = {**dict.fromkeys(range(1, 9), "!"), 9: "1 1"}
    table = strike("riots", city, [], people=["rust", "vimes"], money=[0, 9])
    assert told(table) == "The event Riots ends the game. Red wins on points, 10 to 9."
    assert told(table, "pl") == "Zdarzenie Zamieszki kończy grę. Wygrywa Red, na punkty: 10 do 9."
    assert steps(table)[0] == (
        "There are 8 trouble markers in the city: the event Riots ends the game.",
        [f"trouble/{area}" for area in range(1, 9)],
    )
    assert column(table.ending, "goal") == ["1/7", "0/1"]
    assert [row.place for row in table.ending.rows] == [1, 2]


# --- whatever happens ---


@settings(max_examples=5)
@given(seats=st.integers(2, 4), edition=st.sampled_from(["polish", "english"]), seed=st.integers(0, 2**32 - 1))
def test_the_parts_add_up_to_the_points_of_the_rules(seats: int, edition: str, seed: int) -> None:
    table = Table(GAME, seats, {"edition": edition}, seed.to_bytes(32, "big"), PLAYERS[:seats])
    rng = Rng(seed)
    while not table.over:
        (seat,) = table.pending.seats if table.pending else ()
        options = table.options(seat)
        table.apply(seat, options[rng.below(len(options))].id)
    ending = table.ending
    for language in LANGUAGES:
        assert "none" not in told(table, language)
    for seat, row in enumerate(ending.rows):
        if row.total is not None:
            assert row.total == points(table.state, seat)
            assert row.total == sum(int(row.parts[name] or 0) for name in COUNTED[2:])
        else:
            assert row.parts["money"] == table.view(None)["state"]["money"][seat]
    assert {f"seat/{seat}" for seat in range(seats)} <= {spot for step in ending.steps for spot in step.spots}


@pytest.mark.rule("AM.H2")
def test_nobody_is_left_out_when_the_faces_are_shown() -> None:
    table = drawn_out({1: "1"}, ["rust", "vimes", "de-worde", "selachii"], seats=4)
    shown = [step.says.values for step in table.ending.steps if step.says.key == "face"]
    assert [(face["seat"], face["personality"]) for face in shown] == [
        (GREEN, "de-worde"),
        (3, "selachii"),
        (RED, "rust"),
        (YELLOW, "vimes"),
    ]
