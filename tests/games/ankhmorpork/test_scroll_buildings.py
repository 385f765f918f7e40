"""Scrolls about buildings and trouble markers."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal

from .positions import GREEN, RED, YELLOW, asks, begin_scroll, city, discarded, hand, money, position

# --- the Fire Brigade ---


@pytest.mark.rule("AM.effect.five_dollars_or_lose_building", "AM.M4")
def test_the_fire_brigade_five_dollars_are_paid() -> None:
    table = position({3: "H2", 9: "H3"}, seats=4, hands=["the-fire-brigade"], money=[0, 5, 9, 9])
    begin_scroll(table, "the-fire-brigade")
    assert choices(table) == {"player 2", "player 3"}  # the fourth player has no building
    assert refusal(table, RED, "player 4") == "AM.effect.five_dollars_or_lose_building"
    play(table, (RED, "player 2"))
    assert choices(table) == {"pay", "refuse"}
    play(table, (YELLOW, "pay"))
    assert money(table) == [5, 0, 9, 9]
    assert city(table) == {3: "H2", 9: "H3"}


@pytest.mark.rule("AM.M4", "AM.M10", "AM.Y3")
def test_the_fire_brigade_who_cannot_pay_loses_the_building_that_the_other_picks() -> None:
    table = position({1: "H2 2", 9: "H2 1 !", 12: "H1"}, hands=["the-fire-brigade", ""], money=[0, 4])
    begin_scroll(table, "the-fire-brigade")
    assert choices(table) == {"refuse"}  # all five or nothing
    assert refusal(table, YELLOW, "pay") == "AM.effect.five_dollars_or_lose_building"
    play(table, (YELLOW, "refuse"))
    assert asks(table) == (RED, "burn")
    assert choices(table) == {"no", "burn 1", "burn 9"}
    assert refusal(table, RED, "burn 12") == "AM.M4"
    play(table, (RED, "burn 1"))
    assert city(table) == {1: "2", 9: "1 H2 !", 12: "H1"}
    assert money(table) == [0, 4]


@pytest.mark.rule("AM.M4")
def test_the_fire_brigade_may_leave_the_building_alone() -> None:
    table = position({3: "H2"}, hands=["the-fire-brigade groat", ""], money=[0, 9])
    begin_scroll(table, "the-fire-brigade")
    play(table, (YELLOW, "refuse"), (RED, "no"))
    assert city(table) == {3: "H2"}
    assert asks(table) == (RED, "play_card")


# --- Wee Mad Arthur ---


@pytest.mark.rule("AM.effect.build_half_price", "AM.M8", "AM.Y3")
def test_wee_mad_arthur_builds_at_half_price_by_the_ordinary_rule() -> None:
    town = {1: "1", 2: "1", 3: "1", 4: "1 !", 5: "1 H2", 6: "2"}
    table = position(town, hands=["wee-mad-arthur"], money=[8, 0])
    begin_scroll(table, "wee-mad-arthur")
    assert choices(table) == {"build 1", "build 3"}  # $3 and $6; Unreal Estate would cost $9
    for site in (2, 4, 5, 6):
        assert refusal(table, RED, f"build {site}") == "AM.effect.build_half_price"
    play(table, (RED, "build 3"))
    assert money(table) == [2, 0]
    assert city(table)[3] == "1 H1"


@pytest.mark.rule("AM.M8")
@pytest.mark.parametrize(("area", "price"), [(1, 3), (3, 6), (2, 9)])
def test_half_of_each_price(area: int, price: int) -> None:
    table = position({area: "1"}, hands=["wee-mad-arthur"], money=[price, 0])
    begin_scroll(table, "wee-mad-arthur")
    play(table, (RED, f"build {area}"))
    assert money(table) == [0, 0]


SIX = {1: "H1", 2: "H1", 3: "H1", 4: "H1", 5: "H1", 6: "H1 1"}


@pytest.mark.rule("AM.M8", "AM.M10")
def test_half_price_with_six_buildings_out_one_goes_first_and_its_site_is_not_open() -> None:
    table = position({**SIX, 7: "1"}, hands=["wee-mad-arthur"], money=[12, 0])
    begin_scroll(table, "wee-mad-arthur")
    assert choices(table) == {f"give-up {area}" for area in SIX}
    play(table, (RED, "give-up 6"))
    assert choices(table) == {"build_on 7"}  # not The Hippo, although an agent stands there
    play(table, (RED, "build_on 7"))
    assert city(table) == {1: "H1", 2: "H1", 3: "H1", 4: "H1", 5: "H1", 6: "1", 7: "1 H1"}
    assert money(table) == [9, 0]


# --- buying ---


@pytest.mark.rule("AM.effect.buy_building_no_trouble", "AM.M6", "AM.P9")
def test_sybil_buys_where_there_is_no_trouble() -> None:
    town = {1: "H1", 3: "H2", 8: "H3 !", 9: "d H3", 11: "H2", 6: "1"}
    table = position(town, seats=3, hands=["sybil-vimes"], money=[12, 0, 0])
    begin_scroll(table, "sybil-vimes")
    # His own is not for sale, nor one in trouble; Seven Sleepers costs $18. No agent is needed, a demon lowers nothing.
    assert choices(table) == {"choose_buy 3", "choose_buy 9"}
    for area in (1, 8, 11):
        assert refusal(table, RED, f"choose_buy {area}") == "AM.M6"
    play(table, (RED, "choose_buy 9"))
    assert money(table) == [0, 0, 12]
    assert city(table)[9] == "d H1"


@pytest.mark.rule("AM.M6")
def test_the_first_players_building_is_for_sale_like_any_other() -> None:
    table = position({3: "H1"}, active=YELLOW, hands=["", "sybil-vimes"], money=[0, 12])
    begin_scroll(table, "sybil-vimes")
    play(table, (YELLOW, "choose_buy 3"))
    assert city(table) == {3: "H2"}
    assert money(table) == [12, 0]


@pytest.mark.rule("AM.effect.buy_building_trouble", "AM.M6")
def test_reacher_gilt_buys_where_there_is_trouble() -> None:
    table = position({3: "H2", 8: "H3 !", 9: "2 H2 !", 6: "1"}, seats=3, hands=["reacher-gilt"], money=[11, 0, 0])
    begin_scroll(table, "reacher-gilt")
    assert choices(table) == {"choose_buy 8"}
    play(table, (RED, "choose_buy 8"))
    assert money(table) == [5, 0, 6]
    assert city(table)[8] == "H1 !"


@pytest.mark.rule("AM.M6", "AM.T4", "AM.C1")
def test_a_bought_city_area_card_works_from_the_next_turn_on() -> None:
    # Seven Sleepers pays its owner $3 a turn.
    table = position({11: "H2"}, hands=["reacher-gilt sybil-vimes", "the-peeled-nuts"], money=[18, 0])
    begin_scroll(table, "sybil-vimes")
    play(table, (RED, "choose_buy 11"), (YELLOW, "pass"))
    assert asks(table) == (RED, "end_turn")
    assert choices(table) == {"go-on"}
    play(table, (RED, "go-on"), (YELLOW, "play the-peeled-nuts"))
    assert "power 11" not in choices(table)
    play(table, (YELLOW, "go-on"))
    assert "power 11" in choices(table)


@pytest.mark.rule("AM.M6", "AM.E12")
def test_a_building_whose_card_johnson_took_is_bought_without_a_card() -> None:
    table = position({11: "H2"}, hands=["sybil-vimes", "the-peeled-nuts"], money=[18, 0], lost=[11])
    begin_scroll(table, "sybil-vimes")
    play(table, (RED, "choose_buy 11"), (YELLOW, "pass"), (RED, "go-on"))
    assert city(table) == {11: "H1"}
    assert money(table) == [0, 18]
    play(table, (YELLOW, "play the-peeled-nuts"), (YELLOW, "go-on"))
    assert "power 11" not in choices(table)


@pytest.mark.rule("AM.M6", "AM.M10")
def test_buying_with_six_buildings_out_one_is_given_up_after_the_window() -> None:
    table = position({**SIX, 12: "H2"}, hands=["sybil-vimes", "groat"], money=[12, 0])
    begin_scroll(table, "sybil-vimes")
    play(table, (RED, "choose_buy 12"))
    assert asks(table) == (YELLOW, "text_window")
    assert city(table) == {**SIX, 6: "1 H1", 12: "H2"}
    assert money(table) == [12, 0]
    play(table, (YELLOW, "pass"))
    assert choices(table) == {f"give_up_for {area}" for area in SIX}
    assert refusal(table, RED, "give_up_for 12") == "AM.M10"
    play(table, (RED, "give_up_for 6"))
    assert city(table) == {1: "H1", 2: "H1", 3: "H1", 4: "H1", 5: "H1", 6: "1", 12: "H1"}
    assert money(table) == [0, 12]
    assert [gave["area"] for gave in events(table, "gave_up")] == [6]


@pytest.mark.rule("AM.M6", "AM.R7")
def test_a_blocked_purchase_costs_nothing() -> None:
    table = position({**SIX, 12: "H2"}, hands=["sybil-vimes groat", "wallace-sonky"], money=[12, 0])
    begin_scroll(table, "sybil-vimes")
    play(table, (RED, "choose_buy 12"), (YELLOW, "react wallace-sonky"))
    assert city(table) == {**SIX, 6: "1 H1", 12: "H2"}
    assert money(table) == [12, 0]
    assert asks(table) == (RED, "end_turn")


# --- trouble ---


@pytest.mark.rule("AM.effect.place_trouble_anywhere", "AM.P4")
def test_doctor_hix_puts_trouble_anywhere_where_there_is_none() -> None:
    table = position({1: "1 2 !", 5: "1"}, hands=["doctor-hix"], events="")
    begin_scroll(table, "doctor-hix")
    assert choices(table) == {f"stir {area}" for area in range(2, 13)}
    assert refusal(table, RED, "stir 1") == "AM.P4"
    play(table, (RED, "stir 9"))
    assert city(table) == {1: "1 2 !", 5: "1", 9: "!"}


@pytest.mark.rule("AM.effect.spread_trouble", "AM.P4")
def test_the_mob_spreads_trouble_next_door() -> None:
    table = position({8: "1 2 !", 7: "!", 12: "1"}, hands=["the-mob"])
    begin_scroll(table, "the-mob")
    # The Shades border on 5, 6, 8; Dimwell on 5, 7, 9.
    assert choices(table) == {"stir 5", "stir 6", "stir 9"}
    assert refusal(table, RED, "stir 12") == "AM.P4"
    play(table, (RED, "stir 9"))
    assert city(table) == {7: "!", 8: "1 2 !", 9: "!", 12: "1"}
    assert asks(table) == (RED, "agent_symbol")


# --- who may stop it ---


@pytest.mark.rule("AM.M5", "AM.R7")
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_a_blocked_penalty_card_is_discarded_as_usual(card: str) -> None:
    table = position({1: "1"}, seats=3, hands=[card, "groat", "wallace-sonky"])
    begin_scroll(table, card)
    play(table, (RED, "player 3"), (GREEN, "react wallace-sonky"))
    assert asks(table) == (RED, "agent_symbol")  # nobody else is struck, and the symbols go on
    play(table, (RED, "place 2"), (RED, "go-on"))
    assert discarded(table) == {card, "wallace-sonky"}
    assert city(table) == {1: "1", 2: "1"}
    assert hand(table, YELLOW) == {"groat"}
