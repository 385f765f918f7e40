"""Scrolls that bring money: from the bank, from others, as a loan."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal

from .positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asks,
    begin_scroll,
    city,
    discarded,
    hand,
    loans,
    money,
    position,
)

# --- from everybody ---


@pytest.mark.rule("AM.effect.take_2_from_each", "AM.M1")
@pytest.mark.parametrize("card", ["mr-boggis", "the-thieves-guild"])
def test_each_other_player_gives_two_dollars_or_all_he_has(card: str) -> None:
    table = position({1: "1"}, seats=4, hands=[card], money=[10, 7, 1, 0])
    begin_scroll(table, card)
    assert money(table) == [13, 5, 0, 0]


@pytest.mark.rule("AM.effect.take_2_from_each", "AM.R1")
def test_they_are_struck_in_turn_order_after_the_player_of_the_card() -> None:
    table = position({1: "3"}, seats=4, active=GREEN, hands=["groat", "modo", "mr-boggis", "ruby"])
    begin_scroll(table, "mr-boggis")
    order = []
    while table.pending is not None and table.pending.step == "text_window":
        order.append(asks(table))
        play(table, (table.pending.seats[0], "pass"))
    assert order == [(BLUE, "text_window"), (RED, "text_window"), (YELLOW, "text_window")]
    assert [took["seat2"] for took in events(table, "took")] == [BLUE, RED, YELLOW]
    assert money(table) == [8, 8, 16, 8]


@pytest.mark.rule("AM.R6", "AM.R8")
def test_wallace_sonky_exempts_only_whoever_plays_it() -> None:
    table = position({1: "1"}, seats=3, hands=["mr-boggis", "wallace-sonky", "groat"])
    begin_scroll(table, "mr-boggis")
    play(table, (YELLOW, "react wallace-sonky"), (GREEN, "pass"))
    assert money(table) == [12, 10, 8]
    assert asks(table) == (RED, "agent_symbol")


@pytest.mark.rule("AM.R1", "AM.effect.take_2_from_each")
def test_who_has_no_money_is_not_struck_and_not_asked() -> None:
    table = position({1: "1"}, seats=3, hands=["mr-boggis", "wallace-sonky", "groat"], money=[0, 0, 5])
    begin_scroll(table, "mr-boggis")
    assert asks(table) == (GREEN, "text_window")
    play(table, (GREEN, "pass"))
    assert money(table) == [2, 0, 3]


# --- from one ---


@pytest.mark.rule("AM.effect.take_3_from_one", "AM.M1")
def test_nobby_takes_three_dollars_from_a_player_of_his_choice_who_has_money() -> None:
    table = position({}, seats=4, hands=["nobby-nobbs"], money=[0, 9, 0, 2])
    begin_scroll(table, "nobby-nobbs")
    assert choices(table) == {"player 2", "player 4"}
    assert refusal(table, RED, "player 3") == "AM.effect.take_3_from_one"
    assert refusal(table, RED, "nobody") == "AM.K9"
    play(table, (RED, "player 4"))
    assert money(table) == [2, 9, 0, 0]


@pytest.mark.rule("AM.effect.take_3_from_one")
def test_nobby_with_one_possible_payer_needs_no_choice() -> None:
    table = position({}, hands=["nobby-nobbs", "groat"])
    begin_scroll(table, "nobby-nobbs")
    assert asks(table) == (YELLOW, "text_window")
    play(table, (YELLOW, "pass"))
    assert money(table) == [13, 7]


# --- Hubert ---


@pytest.mark.rule("AM.effect.force_payment_3", "AM.M1")
def test_hubert_makes_one_other_player_pay_another() -> None:
    table = position({1: "1"}, seats=4, hands=["hubert"], money=[1, 9, 0, 2])
    begin_scroll(table, "hubert")
    assert choices(table) == {"player 2", "player 4"}
    play(table, (RED, "player 2"))
    assert asks(table) == (RED, "choose_payee")
    assert choices(table) == {"player 3", "player 4"}
    play(table, (RED, "player 3"))
    assert money(table) == [1, 6, 3, 2]


@pytest.mark.rule("AM.M1")
def test_huberts_payer_gives_what_he_has() -> None:
    table = position({1: "1"}, seats=4, hands=["hubert"], money=[1, 9, 0, 2])
    begin_scroll(table, "hubert")
    play(table, (RED, "player 4"), (RED, "player 2"))
    assert money(table) == [1, 11, 0, 0]


@pytest.mark.rule("AM.R1", "AM.R6", "AM.R7")
def test_huberts_payer_is_asked_when_he_knows_whom_he_pays_and_the_payee_never() -> None:
    table = position({1: "1"}, seats=3, hands=["hubert", "wallace-sonky", "groat"])
    begin_scroll(table, "hubert")
    play(table, (RED, "player 2"), (RED, "player 3"))
    assert asks(table) == (YELLOW, "text_window")
    play(table, (YELLOW, "react wallace-sonky"))
    assert money(table) == [10, 10, 10]
    assert asks(table) == (RED, "agent_symbol")


# --- Here'n'Now, Dibbler ---


@pytest.mark.rule("AM.effect.herennow_roll", "AM.M1")
@pytest.mark.parametrize(("die", "after"), [(6, [10, 10, 2]), (7, [12, 10, 0]), (12, [12, 10, 0])])
def test_herennow_takes_three_dollars_on_seven_and_more(die: int, after: list[int]) -> None:
    table = position({7: "1"}, seats=3, hands=["herennow"], money=[10, 10, 2], dice=[die - 1])
    begin_scroll(table, "herennow")
    if die >= 7:
        assert choices(table) == {"player 2", "player 3"}
        play(table, (RED, "player 3"))
    assert money(table) == after
    assert city(table) == {7: "1"}
    assert events(table, "rolled", YELLOW) == [{"event": "rolled", "seat": RED, "number": die}]
    (line,) = (line for line in table.log_for(None) if "chance" in line)
    assert line["is"] == str(die)


@pytest.mark.rule("AM.effect.herennow_roll")
def test_herennow_finds_nobody_with_money() -> None:
    table = position({}, hands=["herennow groat"], money=[4, 0], dice=[11])
    begin_scroll(table, "herennow")
    assert money(table) == [4, 0]
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.effect.herennow_roll", "AM.K8")
def test_herennow_on_a_one_costs_an_agent() -> None:
    table = position({3: "1", 7: "1 2 !"}, hands=["herennow"], dice=[0])
    begin_scroll(table, "herennow")
    assert choices(table) == {"lose_where 3", "lose_where 7"}
    play(table, (RED, "lose_where 7"))
    assert city(table) == {3: "1", 7: "2"}
    assert money(table) == [10, 10]


@pytest.mark.rule("AM.K8")
@pytest.mark.parametrize("card", ["herennow", "errol", "cmot-dibbler"])
def test_a_bad_roll_does_nothing_to_who_has_nothing_to_lose(card: str) -> None:
    table = position({7: "2 2 !"}, hands=[card + " groat"], money=[1, 5], dice=[0])
    begin_scroll(table, card)
    assert asks(table) == (RED, "play_card")
    assert city(table) == {7: "2 2 !"}
    assert money(table) == [1, 5]


@pytest.mark.rule("AM.effect.dibbler_roll")
@pytest.mark.parametrize(("die", "gets"), [(2, 0), (6, 0), (7, 4), (12, 4)])
def test_dibbler_pays_four_dollars_on_seven_and_more(die: int, gets: int) -> None:
    table = position({7: "1"}, hands=["cmot-dibbler"], dice=[die - 1])
    begin_scroll(table, "cmot-dibbler")
    assert money(table) == [10 + gets, 10]
    assert city(table) == {7: "1"}


@pytest.mark.rule("AM.effect.dibbler_roll", "AM.K8")
def test_dibbler_on_a_one_costs_two_dollars_or_an_agent() -> None:
    table = position({3: "1", 7: "1"}, hands=["cmot-dibbler"], money=[2], dice=[0])
    begin_scroll(table, "cmot-dibbler")
    assert choices(table) == {"pay", "lose 3", "lose 7"}
    play(table, (RED, "pay"))
    assert money(table) == [0, 10]
    assert city(table) == {3: "1", 7: "1"}


@pytest.mark.rule("AM.K8")
def test_dibbler_with_less_than_two_dollars_an_agent_must_go() -> None:
    table = position({3: "1", 7: "1"}, hands=["cmot-dibbler"], money=[1], dice=[0])
    begin_scroll(table, "cmot-dibbler")
    assert choices(table) == {"lose 3", "lose 7"}
    assert refusal(table, RED, "pay") == "AM.K8"
    play(table, (RED, "lose 3"))
    assert city(table) == {7: "1"}


# --- from the bank ---


@pytest.mark.rule("AM.effect.loan", "AM.M7")
@pytest.mark.parametrize("card", ["mr-bent", "the-bank-of-ankh-morpork"])
def test_a_loan_pays_ten_dollars_and_stays_on_the_table(card: str) -> None:
    table = position({}, hands=[card + " groat"])
    begin_scroll(table, card)
    assert money(table) == [20, 10]
    assert loans(table, RED) == {card}
    assert asks(table) == (RED, "play_card")
    play(table, (RED, "go-on"), (RED, "go-on"))
    assert loans(table, RED) == {card}
    assert card not in discarded(table) | hand(table, RED)


@pytest.mark.rule("AM.M7")
def test_a_loan_that_is_not_taken_is_an_ordinary_discard() -> None:
    table = position({}, hands=["mr-bent groat"])
    play(table, (RED, "play mr-bent"), (RED, "go-on"), (RED, "go-on"))
    assert money(table) == [10, 10]
    assert loans(table, RED) == set()
    assert discarded(table) == {"mr-bent"}


@pytest.mark.rule("AM.effect.earn_1_per_figure_isle", "AM.K4")
@pytest.mark.parametrize("card", ["the-dysk", "the-opera-house"])
def test_a_dollar_for_each_figure_on_the_isle_of_gods(card: str) -> None:
    # Two red agents, a yellow one, a troll and a demon; the building and the marker are no figures.
    table = position({10: "1 1 2 t d H2 !", 9: "1"}, hands=[card], money=[0, 0])
    begin_scroll(table, card)
    assert money(table) == [5, 0]


@pytest.mark.rule("AM.effect.earn_1_per_trouble")
@pytest.mark.parametrize("card", ["sacharissa-cripslock", "william-de-worde", "otto-chriek"])
def test_a_dollar_for_each_marker(card: str) -> None:
    table = position({1: "!", 4: "d !", 12: "1 2 !", 5: "1 1"}, hands=[card], money=[0, 0])
    begin_scroll(table, card)
    assert money(table) == [3, 0]


@pytest.mark.rule("AM.effect.earn_1_per_building", "AM.K4")
@pytest.mark.parametrize("card", ["the-post-office", "sir-charles-lavatory"])
def test_a_dollar_for_each_building_of_every_owner_demon_areas_included(card: str) -> None:
    table = position({1: "H1", 4: "d H2 !", 12: "H2", 5: "1 1"}, hands=[card], money=[0, 0], lost=[12])
    begin_scroll(table, card)
    assert money(table) == [3, 0]


@pytest.mark.rule("AM.effect.earn_2_per_figure_troubled_area", "AM.K4")
def test_mr_slant_two_dollars_for_each_figure_in_an_area_with_trouble() -> None:
    table = position({1: "1 2 t d H1 !", 4: "!", 5: "1 1 1"}, hands=["mr-slant"], money=[0, 0])
    begin_scroll(table, "mr-slant")
    assert choices(table) == {"choose_trouble 1", "choose_trouble 4"}
    assert refusal(table, RED, "choose_trouble 5") == "AM.effect.earn_2_per_figure_troubled_area"
    play(table, (RED, "choose_trouble 1"))
    assert money(table) == [8, 0]


@pytest.mark.rule("AM.effect.earn_2_per_figure_troubled_area")
def test_mr_slant_in_an_empty_area_with_trouble_earns_nothing() -> None:
    table = position({4: "!"}, hands=["mr-slant"], money=[0, 0])
    begin_scroll(table, "mr-slant")
    play(table, (RED, "choose_trouble 4"))
    assert money(table) == [0, 0]


# --- pay two dollars, then act ---


@pytest.mark.rule("AM.effect.pay_2_move_own_anywhere", "AM.K2")
def test_hobsons_two_dollars_to_anybody_then_an_agent_goes_anywhere() -> None:
    table = position({1: "1 2 !", 8: "3"}, seats=3, hands=["hobsonss-livery-stable"], money=[2, 0, 0])
    begin_scroll(table, "hobsonss-livery-stable")
    assert choices(table) == {"pay 2", "pay 3"}
    assert refusal(table, RED, "pay 1") == "AM.effect.pay_2_move_own_anywhere"
    play(table, (RED, "pay 3"), (RED, "move_from 1"))
    assert choices(table) == {f"move_to {number}" for number in range(2, 13)}
    assert refusal(table, RED, "move_to 1") == "AM.effect.pay_2_move_own_anywhere"
    play(table, (RED, "move_to 8"))
    assert money(table) == [0, 0, 2]
    assert city(table) == {1: "2", 8: "1 3 !"}


@pytest.mark.rule("AM.effect.pay_2_assassinate", "AM.K2")
def test_burleigh_two_dollars_to_anybody_then_a_figure_dies_in_trouble() -> None:
    table = position({1: "1 2 t !", 8: "3 3"}, seats=3, hands=["burleigh-and-stronginthearm"], money=[2, 0, 0])
    begin_scroll(table, "burleigh-and-stronginthearm")
    play(table, (RED, "pay 2"))
    assert choices(table) == {"kill-one 1:2", "kill-one 1:t"}  # not the own agent, nobody in quiet Dimwell
    assert refusal(table, RED, "kill-one 1:1") == "AM.effect.pay_2_assassinate"
    assert refusal(table, RED, "no") == "AM.K9"
    play(table, (RED, "kill-one 1:t"))
    assert money(table) == [0, 2, 0]
    assert city(table) == {1: "1 2", 8: "3 3"}


@pytest.mark.rule("AM.effect.pay_2_other_player_removes", "AM.K1")
def test_cosmo_pays_another_who_must_remove_a_figure_but_none_of_his() -> None:
    table = position({1: "1 2 3 !", 8: "3 3"}, seats=3, hands=["cosmo-lavish"], money=[2, 0, 0])
    begin_scroll(table, "cosmo-lavish")
    assert choices(table) == {"pay 2", "pay 3"}
    play(table, (RED, "pay 2"))
    assert asks(table) == (YELLOW, "kill_one")
    assert choices(table) == {"kill-one 1:2", "kill-one 1:3"}  # his own too
    assert refusal(table, YELLOW, "kill-one 1:1") == "AM.effect.pay_2_other_player_removes"
    play(table, (YELLOW, "kill-one 1:3"))
    assert money(table) == [0, 2, 0]
    assert city(table) == {1: "1 2", 8: "3 3"}
