"""Fire, Explosion, Earthquake, Subsidence, Johnson: events that strike buildings (E5, E8, E11, E12)."""

from __future__ import annotations

import pytest

from games.kit import choices, events, option, play, refusal
from stolik.engine.table import Table
from stolik.games.ankhmorpork.state import controller, points, worth

from .positions import GREEN, RED, YELLOW, asks, city, discarded, hand, money, position
from .striking import OVER, strike


def dice_left(table: Table) -> int:
    return len(table.dice.falls)  # type: ignore[attr-defined]


# --- Fire ---


@pytest.mark.rule("AM.E5")
def test_a_fire_without_a_building_is_over_at_once() -> None:
    table = strike("fire", {7: "1 2 !", 8: "H2"}, [7], 8)
    assert city(table) == {7: "1 2 !", 8: "H2"}
    assert dice_left(table) == 1


@pytest.mark.rule("AM.E5", "AM.Y3")
def test_a_fire_spreads_from_building_to_building_next_door() -> None:
    """1, 2, 10 are a chain; 9 is adjacent to 10 but has no building. Figures and markers do not burn."""
    before = {1: "1 H1 !", 2: "H2", 10: "2 t H1", 9: "1", 7: "H2"}
    table = strike("fire", before, [1], 2, 10, 9, 7)
    assert city(table) == {1: "1 !", 10: "2 t", 9: "1", 7: "H2"}
    assert [told["area"] for told in events(table, "building_lost")] == [1, 2, 10]
    assert dice_left(table) == 1
    assert asks(table) in OVER


@pytest.mark.rule("AM.E5")
def test_a_fire_does_not_jump() -> None:
    """Adjacent to the area rolled just before: 3 is next to 1 but not to 12."""
    table = strike("fire", {1: "H2", 12: "H2", 3: "H2"}, [1], 12, 3, 1)
    assert city(table) == {3: "H2"}
    assert dice_left(table) == 1


@pytest.mark.rule("AM.E5", "AM.A4", "AM.E2")
def test_the_same_number_again_puts_a_fire_out() -> None:
    table = strike("fire", {4: "H2", 7: "H2"}, [7], 7, 8, money=[0, 9])
    assert asks(table) == (YELLOW, "shield_house")
    assert choices(table) == {"pass", "shield"}
    play(table, (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "H2", 7: "H2"}, [0, 6])
    assert dice_left(table) == 1


@pytest.mark.rule("AM.E5", "AM.E2")
def test_a_shielded_building_feeds_the_fire_and_may_be_rolled_again() -> None:
    table = strike("fire", {4: "H2", 7: "H2", 8: "H1"}, [7], 8, 7, 12, money=[0, 7])
    play(table, (YELLOW, "shield"))
    assert city(table) == {4: "H2", 7: "H2"}  # Red's building burnt without a question
    assert asks(table) == (YELLOW, "shield_house")
    play(table, (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "H2", 7: "H2"}, [0, 1])


@pytest.mark.rule("AM.E5", "AM.E2")
def test_once_small_gods_has_burnt_it_helps_no_more() -> None:
    table = strike("fire", {4: "H2", 5: "H2", 7: "H2"}, [5], 4, 5, 7, 1, money=[0, 20])
    play(table, (YELLOW, "shield"))
    assert table.view(None)["decision"]["facts"]["area"] == "4"
    play(table, (YELLOW, "pass"))
    assert (city(table), money(table)) == ({}, [0, 17])


# --- Explosion, Earthquake ---


@pytest.mark.rule("AM.E8", "AM.R2")
def test_an_explosion_takes_the_building_alone_and_no_card_helps() -> None:
    held = "susan gaspode igor fresh-start-club"
    table = strike("explosion", {7: "1 2 H2 !", 8: "H2"}, [7], hands=["rincewind", held])
    assert city(table) == {7: "1 2 !", 8: "H2"}
    assert asks(table) in OVER


@pytest.mark.rule("AM.D9", "AM.B2")
@pytest.mark.parametrize("number", range(1, 13))
def test_each_face_of_the_die_is_the_area_of_that_number(number: int) -> None:
    everywhere = dict.fromkeys(range(1, 7), "H2") | dict.fromkeys(range(7, 13), "H1")
    table = strike("explosion", everywhere, [number], money=[0, 0])
    assert city(table) == {area: there for area, there in everywhere.items() if area != number}


@pytest.mark.rule("AM.E8")
def test_an_explosion_where_nothing_stands() -> None:
    assert city(strike("explosion", {7: "1 !"}, [7])) == {7: "1 !"}


@pytest.mark.rule("AM.E8", "AM.E2", "AM.A4")
@pytest.mark.parametrize(("answer", "after", "cash"), [("shield", {4: "H2", 7: "H2"}, 0), ("pass", {4: "H2"}, 3)])
def test_a_shield_against_an_explosion(answer: str, after: dict[int, str], cash: int) -> None:
    table = strike("explosion", {4: "H2", 7: "H2"}, [7], money=[0, 3])
    play(table, (YELLOW, answer))
    assert (city(table), money(table)) == (after, [0, cash])


@pytest.mark.rule("AM.E8")
def test_an_earthquake_takes_two_buildings() -> None:
    assert city(strike("earthquake", {7: "1 H2 !", 9: "H1", 8: "H1"}, [9, 7])) == {7: "1 !", 8: "H1"}


@pytest.mark.rule("AM.E8", "AM.E2")
def test_the_same_number_twice_strikes_once() -> None:
    table = strike("earthquake", {4: "H2", 7: "H2"}, [7, 7], money=[0, 9])
    play(table, (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "H2", 7: "H2"}, [0, 6])
    assert asks(table) in OVER


@pytest.mark.rule("AM.E1", "AM.E8", "AM.E2")
def test_an_earthquake_strikes_both_at_once_so_a_falling_small_gods_still_shields() -> None:
    table = strike("earthquake", {4: "H2", 7: "H2"}, [7, 4], money=[0, 5])
    assert table.view(None)["decision"]["facts"]["area"] == "4"
    play(table, (YELLOW, "pass"))
    assert city(table) == {4: "H2", 7: "H2"}  # nothing has fallen yet
    assert table.view(None)["decision"]["facts"]["area"] == "7"
    play(table, (YELLOW, "shield"))
    assert (city(table), money(table)) == ({7: "H2"}, [0, 2])


@pytest.mark.rule("AM.E8", "AM.E2")
def test_with_money_for_one_shield_the_second_building_falls_unasked() -> None:
    table = strike("earthquake", {4: "H2", 7: "H2"}, [7, 4], money=[0, 5])
    play(table, (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "H2"}, [0, 2])
    assert asks(table) in OVER


# --- Subsidence ---


@pytest.mark.rule("AM.E11", "AM.D3")
def test_everybody_pays_two_dollars_a_building() -> None:
    """Those in demon areas and Johnson's too; who has none pays nothing."""
    table = strike("subsidence", {1: "H1", 4: "H2", 7: "d H2", 9: "H2"}, [], money=[2, 10, 5], seats=3, lost=[9])
    assert money(table) == [0, 4, 5]
    assert city(table) == {1: "H1", 4: "H2", 7: "d H2", 9: "H2"}  # Small Gods was not offered
    assert asks(table) in OVER


@pytest.mark.rule("AM.E11", "AM.D3")
def test_who_is_short_pays_while_he_can_and_picks_what_falls() -> None:
    table = strike("subsidence", {1: "H2", 4: "H2", 9: "H2"}, [], money=[0, 3])
    assert money(table) == [0, 1]
    assert choices(table) == {"sinking 1", "sinking 4", "sinking 9"}
    assert refusal(table, YELLOW, "sinking 7") == "AM.E11"
    play(table, (YELLOW, "sinking 4"))
    assert choices(table) == {"sinking 1", "sinking 9"}
    play(table, (YELLOW, "sinking 1"))
    assert (city(table), money(table)) == ({9: "H2"}, [0, 1])
    assert asks(table) in OVER


@pytest.mark.rule("AM.E11")
def test_subsidence_goes_round_from_the_active_player() -> None:
    buildings = {1: "H1", 3: "H1", 7: "H2", 8: "H2", 11: "H3", 12: "H3"}
    table = strike("subsidence", buildings, [], money=[2, 3, 2], seats=3, active=GREEN)
    order = []
    while asks(table) not in OVER:
        (seat,) = table.pending.seats if table.pending is not None else ()
        order.append(seat)
        play(table, (seat, sorted(choices(table))[0]))
    assert order == [GREEN, RED, YELLOW]
    assert money(table) == [0, 1, 0]


# --- Bloody Stupid Johnson ---


@pytest.mark.rule("AM.E12")
def test_johnson_takes_the_card_and_one_agent_but_not_the_building() -> None:
    """Control and value stay; the agent that leaves takes the marker along."""
    table = strike("johnson", {9: "2 2 1 H2 !"}, [9], money=[0, 0])
    assert city(table) == {9: "1 2 H2"}
    assert controller(table.state, 8) == YELLOW
    assert (worth(table.state, YELLOW), points(table.state, YELLOW)) == (12, 5 + 24)
    (told,) = events(table, "card_lost")
    assert (told["seat"], told["area"]) == (YELLOW, 9)
    assert table.view(None)["state"]["lost"] == 1 << 8


@pytest.mark.rule("AM.E12")
@pytest.mark.parametrize(("there", "lost"), [("1 2 !", []), ("1 2 H2 !", [9])])
def test_a_card_that_nobody_holds(there: str, lost: list[int]) -> None:
    table = strike("johnson", {9: there}, [9], lost=lost)
    assert city(table) == {9: there}
    assert asks(table) in OVER


@pytest.mark.rule("AM.E12")
def test_without_an_agent_there_only_the_card_is_lost() -> None:
    table = strike("johnson", {9: "1 H2 !", 8: "2"}, [9], hands=["rincewind", "susan"])
    assert city(table) == {9: "1 H2 !", 8: "2"}
    assert len(events(table, "card_lost")) == 1


@pytest.mark.rule("AM.E12", "AM.E2", "AM.A4")
@pytest.mark.parametrize(
    ("card", "agent", "after", "lost", "cash"),
    [
        ("shield", "shield", "2 H2", 0, 0),
        ("shield", "pass", "H2", 0, 3),
        ("pass", "shield", "2 H2", 1, 3),
        ("pass", "pass", "H2", 1, 6),
    ],
)
def test_three_dollars_for_the_card_and_three_for_the_agent(
    card: str, agent: str, after: str, lost: int, cash: int
) -> None:
    table = strike("johnson", {4: "H2", 9: "2 H2"}, [9], money=[0, 6])
    assert asks(table) == (YELLOW, "save_card")
    play(table, (YELLOW, card))
    assert asks(table) == (YELLOW, "event_window")
    play(table, (YELLOW, agent))
    assert (city(table), money(table)) == ({4: "H2", 9: after}, [0, cash])
    assert len(events(table, "card_lost")) == lost


@pytest.mark.rule("AM.E12", "AM.E1", "AM.E2")
def test_johnson_in_small_gods_itself_strikes_after_everything_is_decided() -> None:
    """The card is let go, and can still save the agent."""
    table = strike("johnson", {4: "2 H2"}, [4], money=[0, 3])
    play(table, (YELLOW, "pass"))
    assert choices(table) == {"pass", "shield"}
    play(table, (YELLOW, "shield"))
    assert (city(table), money(table)) == ({4: "2 H2"}, [0, 0])
    assert len(events(table, "card_lost")) == 1


@pytest.mark.rule("AM.E12", "AM.R2", "AM.R5")
def test_reactions_to_the_loss_of_the_agent() -> None:
    held = "susan gaspode igor"
    table = strike("johnson", {9: "2 H2"}, [9], hands=["rincewind", held])
    assert choices(table) == {"pass", "react susan", "react igor"}
    assert refusal(table, YELLOW, "react gaspode") == "AM.R2"
    play(table, (YELLOW, "react igor"))
    assert choices(table) == {f"place {number}" for number in range(1, 13) if number != 9}
    play(table, (YELLOW, "place 1"))
    assert city(table) == {1: "2", 9: "H2"}
    table = strike("johnson", {9: "2 H2"}, [9], hands=["rincewind", held])
    play(table, (YELLOW, "react susan"))
    assert city(table) == {9: "2 H2"}
    assert (hand(table, YELLOW), "susan" in discarded(table)) == ({"gaspode", "igor"}, True)
    assert len(events(table, "card_lost")) == 1  # Susan saves agents, not cards


@pytest.mark.rule("AM.E2", "AM.R2")
def test_the_answers_to_a_loss_in_words() -> None:
    """The victim holds Susan and Small Gods with the money for it: every kind of answer is there."""
    table = strike("johnson", {4: "H2", 9: "2 H2"}, [9], hands=["rincewind", "susan"], money=[0, 6])
    play(table, (YELLOW, "pass"))
    assert asks(table) == (YELLOW, "event_window")
    words = {text: [option(table, language, text) for language in ("pl", "en")] for text in choices(table)}
    assert words == {
        "pass": ["Pozwól na to", "Let it happen"],
        "shield": ["Zapłać $3, agent zostaje", "Pay $3, the agent stays"],
        "react susan": ["Susan: twój agent zostaje", "Susan: your agent stays"],
    }


@pytest.mark.rule("AM.E12", "AM.M10")
def test_an_area_without_a_card_can_be_built_on_again_but_yields_none() -> None:
    table = position({9: "1"}, hands=["the-mended-drum"], money=[12], lost=[9])
    play(table, (RED, "play the-mended-drum"), (RED, "build 9"))
    assert city(table) == {9: "1 H1"}
    play(table, (RED, "take-money"), (RED, "go-on"), (YELLOW, "go-on"), (YELLOW, "go-on"))
    assert asks(table) == (RED, "play_card")
    assert refusal(table, RED, "power 9") == "AM.E12"
