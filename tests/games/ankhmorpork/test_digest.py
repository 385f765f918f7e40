"""A turn in two sentences: what was played and what came of it, with rolls and areas; and which events struck."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.engine import speech
from stolik.engine.table import Table
from stolik.games.ankhmorpork import GAME

from .positions import GREEN, PLAYERS, RED, YELLOW, falls, position
from .striking import strike

ALL_OUT = {1: "1 1 1 1 1 1", 2: "1 1 1 1 1 1", 7: "2"}  # twelve agents of Red's


def paragraph(table: Table, observer: int | None = None, language: str = "en") -> list[str]:
    sayings = table.digest(table.course.events, observer)
    return [speech.said(GAME, language, "digest", saying, PLAYERS) for saying in sayings]


def begin(city: dict[int, str], *hands: str, seats: int = 2, dice: list[int] | None = None, events: str = "") -> Table:
    """Red's turn begins, and is told from there."""
    return position(city, hands=hands, begin=True, seats=seats, dice=dice or (), events=events)


@pytest.mark.rule("AM.Z1")
def test_a_card_with_what_came_of_it_and_the_trouble_it_set_off() -> None:
    table = begin({7: "1", 8: "2"}, "gimlets-dwarf-delicatessen", "hex")
    assert paragraph(table) == []
    play(table, (RED, "play gimlets-dwarf-delicatessen"))
    assert paragraph(table) == ["Red: Gimlet’s Dwarf Delicatessen."]
    play(table, (RED, "take-money"), (RED, "place 8"))
    assert paragraph(table) == ["Red: Gimlet’s Dwarf Delicatessen ($3, agent in Dimwell: trouble)."]
    assert paragraph(table, language="pl") == [
        "Red: Krasnoludzkie Delikatesy Gimleta ($3, agent na Przyćmionej: niepokój)."
    ]


@pytest.mark.rule("AM.Z1")
@pytest.mark.parametrize(("there", "said"), [("", ""), ("2", ": trouble"), ("2 !", "")])
def test_trouble_is_told_where_it_is_new(there: str, said: str) -> None:
    table = begin({7: "1", 8: there}, "groat")
    play(table, (RED, "play groat"), (RED, "place 8"))
    assert paragraph(table) == [f"Red: Groat (agent in Dimwell{said})."]


@pytest.mark.rule("AM.Y9")
def test_one_card_after_another_and_the_power_of_an_area_between() -> None:
    table = begin({6: "H1", 7: "1 2 !"}, "pink-pussycat-club mr-gryle", "hex")
    play(table, (RED, "power 6"), (RED, "play pink-pussycat-club"), (RED, "take-money"), (RED, "play mr-gryle"))
    play(table, (RED, "kill 7:2"), (YELLOW, "pass"), (RED, "take-money"))
    assert paragraph(table) == [
        "Red: The Hippo: $2; Pink PussyCat Club ($3); Mr Gryle (Yellow’s agent gone from the Shades, $1)."
    ]


@pytest.mark.rule("AM.P7")
def test_an_agent_who_is_lifted_has_moved() -> None:
    table = begin(ALL_OUT, "groat")
    play(table, (RED, "play groat"), (RED, "lift 1"), (RED, "place 12"))
    assert paragraph(table) == ["Red: Groat (agent from Dolly Sisters to Nap Hill)."]


@pytest.mark.rule("AM.K8")
def test_a_roll_is_told_with_its_result() -> None:
    table = begin({1: "1"}, "herennow", "groat", dice=[6])
    play(table, (RED, "play herennow"), (RED, "scroll"), (YELLOW, "pass"))
    assert paragraph(table) == ["Red: Here’n’Now (rolled 7, $3 from Yellow)."]


@pytest.mark.rule("AM.K6")
def test_dice_that_show_areas_name_them() -> None:
    table = begin({4: "2", 10: "3"}, "carcer", seats=3, dice=[falls(4, 10)])
    play(table, (RED, "play carcer"), (RED, "scroll"), (RED, "kill-one 4:2"), (RED, "kill-one 10:3"))
    assert paragraph(table) == [
        "Red: Carcer (rolled Small Gods and Isle of Gods, Yellow’s agent gone from Small Gods, "
        "Green’s agent gone from the Isle of Gods)."
    ]


def test_what_is_done_again_and_again_is_counted() -> None:
    table = begin({1: "1"}, "harry-king groat ruby", "hex modo errol")
    play(table, (RED, "play harry-king"), (RED, "place 2"), (RED, "scroll"))
    play(table, (RED, "discard-for groat"), (RED, "discard-for ruby"))
    assert paragraph(table) == ["Red: Harry King (agent in Unreal Estate, 2 cards for $4)."]
    table = begin({1: "1"}, "the-beggars-guild", "hex modo errol")
    play(table, (RED, "play the-beggars-guild"), (RED, "scroll"), (YELLOW, "pass"))
    play(table, (YELLOW, "give hex"), (YELLOW, "give modo"))
    for observer in (RED, YELLOW, GREEN - 1, None):
        assert paragraph(table, observer) == ["Red: The Beggars’ Guild (2 cards from Yellow)."]


@pytest.mark.rule("AM.Y10")
def test_a_reaction_is_told() -> None:
    table = begin({7: "1 2 !"}, "mr-gryle", "gaspode")
    play(table, (RED, "play mr-gryle"), (RED, "kill 7:2"), (YELLOW, "react gaspode"))
    assert paragraph(table) == ["Red: Mr Gryle (Yellow reacts: Gaspode)."]


# --- events ---


@pytest.mark.rule("AM.Y8")
def test_an_event_is_a_sentence_of_its_own_with_what_the_dice_showed() -> None:
    table = begin({7: "2", 5: ""}, "rincewind", events="trolls", dice=[falls(7, 5, 5)])
    play(table, (RED, "play rincewind"))
    assert paragraph(table) == [
        "Red: Rincewind.",
        "Trolls (The Shades, The Scours and The Scours): trouble in the Shades, trouble in the Scours.",
    ]


@pytest.mark.rule("AM.E3")
def test_the_dragon_leaves_nothing_to_list() -> None:
    table = begin({7: "1 2 H1 t", 8: "1"}, "rincewind", events="dragon", dice=[falls(7)])
    play(table, (RED, "play rincewind"))
    assert paragraph(table) == ["Red: Rincewind.", "The Dragon (The Shades)."]


@pytest.mark.rule("AM.Y7")
def test_what_a_card_does_after_its_event_is_told_of_the_card() -> None:
    """An explosion in the Scours, and then the Dean removes a troll."""
    table = begin({2: "t", 5: "H2"}, "the-dean", events="explosion", dice=[falls(5)])
    play(table, (RED, "play the-dean"), (RED, "scroll"), (RED, "kill-one 2:t"))
    assert paragraph(table) == [
        "Red: The Dean (a troll gone from Unreal Estate).",
        "Explosion (The Scours): Yellow’s building in the Scours lost.",
    ]


def test_fog_and_subsidence_are_told_by_numbers() -> None:
    table = strike("subsidence", {1: "H1", 2: "H2", 3: "H2"}, [], money=[5, 3])
    told = [{"event": "turn_began", "seat": RED}, *table.events_for(None)]
    assert GAME.display.digest is not None
    sayings = [speech.said(GAME, "en", "digest", saying, PLAYERS) for saying in GAME.display.digest(told)]
    assert sayings[1] == "Subsidence: Red pays $2, Yellow pays $2."
    table = begin({1: "1"}, "rincewind", events="fog", dice=[0, 0, 0, 0, 0])
    play(table, (RED, "play rincewind"))
    assert paragraph(table)[1] == "Fog: 5 cards lost."


@pytest.mark.rule("AM.E4")
def test_agents_who_flee_the_same_way_are_told_together() -> None:
    table = begin({7: "1 2 2 2"}, "rincewind", events="flood", dice=[falls(7, 7)])
    play(table, (RED, "play rincewind"), (RED, "flee 7-6"))
    play(table, (YELLOW, "flee 7-8"), (YELLOW, "flee 7-6"), (YELLOW, "flee 7-8"))
    assert paragraph(table)[1] == (
        "Flood (The Shades): Red’s agent from the Shades to the Hippo, "
        "2 of Yellow’s agents from the Shades to Dimwell, Yellow’s agent from the Shades to the Hippo."
    )
    assert "2 agenci z Mroków na Przyćmioną (Yellow)" in paragraph(table, language="pl")[1]


@pytest.mark.rule("AM.E4")
def test_of_agents_who_scatter_only_their_number_is_told() -> None:
    table = begin({7: "1 1 2 2 2"}, "rincewind", events="flood", dice=[falls(7, 7)])
    play(table, (RED, "play rincewind"), (RED, "flee 7-6"), (RED, "flee 7-8"))
    play(table, (YELLOW, "flee 7-8"), (YELLOW, "flee 7-6"), (YELLOW, "flee 7-8"))
    assert paragraph(table)[1] == "Flood (The Shades): 5 agents flee."
    assert paragraph(table, language="pl")[1] == "Powódź (Mroki): ucieka 5 agentów."
