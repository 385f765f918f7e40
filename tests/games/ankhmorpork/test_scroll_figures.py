"""Scrolls that move, place and remove figures."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal

from .positions import BLUE, GREEN, RED, YELLOW, asks, begin_scroll, city, falls, hand, money, position

EVERYWHERE = range(1, 13)


def to(*areas: int, name: str = "place") -> set[str]:
    return {f"{name} {area}" for area in areas}


# --- moving others ---

MOVERS = ["the-duckman", "foul-ole-ron", "canting-crew"]


@pytest.mark.rule("AM.effect.move_enemy_adjacent", "AM.P1", "AM.P2", "AM.K3")
@pytest.mark.parametrize("card", MOVERS)
def test_a_figure_that_is_no_own_agent_goes_next_door(card: str) -> None:
    table = position({7: "1 2 t !", 8: "1", 11: "d"}, hands=[card + " groat"])
    begin_scroll(table, card)
    assert choices(table) == {"move-whom 7:2", "move-whom 7:t", "move-whom 11:d"}
    assert refusal(table, RED, "move-whom 7:1") == "AM.effect.move_enemy_adjacent"
    play(table, (RED, "move-whom 7:2"))
    assert choices(table) == to(5, 6, 8, name="move_where")
    assert refusal(table, RED, "move_where 9") == "AM.effect.move_enemy_adjacent"
    play(table, (RED, "move_where 8"))
    assert city(table) == {7: "1 t", 8: "1 2 !", 11: "d"}


@pytest.mark.rule("AM.K3", "AM.P1")
def test_a_moved_demon_makes_trouble_only_where_it_joins_a_figure() -> None:
    table = position({11: "d !"}, hands=["the-duckman"])
    begin_scroll(table, "the-duckman")
    play(table, (RED, "move-whom 11:d"), (RED, "move_where 12"))
    assert city(table) == {12: "d"}


@pytest.mark.rule("AM.effect.move_enemy_adjacent", "AM.R2", "AM.R7")
@pytest.mark.parametrize("card", MOVERS)
@pytest.mark.parametrize("reaction", ["gaspode", "wallace-sonky"])
def test_the_owner_may_stop_the_move(card: str, reaction: str) -> None:
    table = position({7: "1 2 t !", 8: "1"}, hands=[card + " groat", "susan igor ruby " + reaction])
    begin_scroll(table, card)
    play(table, (RED, "move-whom 7:2"), (RED, "move_where 8"))
    assert asks(table) == (YELLOW, "window")
    assert choices(table) == {"pass", "react " + reaction}
    assert refusal(table, YELLOW, "react susan") == "AM.R2"  # a removal only
    assert refusal(table, YELLOW, "react igor") == "AM.R5"
    assert refusal(table, YELLOW, "react ruby") == "AM.R1"
    play(table, (YELLOW, "react " + reaction))
    assert city(table) == {7: "1 2 t !", 8: "1"}


@pytest.mark.rule("AM.R1")
def test_a_troll_has_no_owner_who_could_be_asked() -> None:
    table = position({7: "2 t !"}, hands=["foul-ole-ron groat", "gaspode"])
    begin_scroll(table, "foul-ole-ron")
    play(table, (RED, "move-whom 7:t"), (RED, "move_where 8"))
    assert city(table) == {7: "2", 8: "t"}
    assert asks(table) == (RED, "play_card")


# --- moving one's own ---


@pytest.mark.rule("AM.effect.move_own_out_of_trouble", "AM.P1", "AM.P2")
def test_rincewind_runs_out_of_trouble_next_door() -> None:
    table = position({1: "1 !", 5: "1 1 !", 6: "2", 9: "1"}, hands=["rincewind", "groat"], events="")
    begin_scroll(table, "rincewind")
    assert choices(table) == to(1, 5, name="move_from")
    assert refusal(table, RED, "move_from 9") == "AM.effect.move_own_out_of_trouble"
    play(table, (RED, "move_from 5"))
    assert choices(table) == to(4, 6, 7, 8, 10, name="move_to")
    assert refusal(table, RED, "move_to 9") == "AM.effect.move_own_out_of_trouble"
    assert refusal(table, RED, "no") == "AM.K9"
    play(table, (RED, "move_to 6"))
    assert city(table) == {1: "1 !", 5: "1", 6: "1 2 !", 9: "1"}


@pytest.mark.rule("AM.effect.move_own_anywhere", "AM.P1", "AM.P2")
@pytest.mark.parametrize("card", ["dorfl", "adora-belle-dearheart"])
def test_an_own_agent_goes_to_any_other_area(card: str) -> None:
    table = position({1: "1 2 !", 9: "2"}, hands=[card, "gaspode"])
    begin_scroll(table, card)
    assert choices(table) == to(1, name="move_from")
    play(table, (RED, "move_from 1"))
    assert choices(table) == to(*range(2, 13), name="move_to")
    assert refusal(table, RED, "move_to 1") == "AM.effect.move_own_anywhere"
    play(table, (RED, "move_to 9"))
    assert city(table) == {1: "2", 9: "1 2 !"}


# --- placing ---


@pytest.mark.rule("AM.effect.place_anywhere_no_trouble", "AM.P3", "AM.P5")
@pytest.mark.parametrize("card", ["deep-dwarves", "mr-shine"])
def test_an_agent_slips_in_anywhere_without_trouble(card: str) -> None:
    table = position({1: "1", 6: "2", 7: "2 !"}, hands=[card])
    begin_scroll(table, card)
    assert choices(table) == to(*EVERYWHERE)
    play(table, (RED, "place 6"))
    assert city(table) == {1: "1", 6: "1 2", 7: "2 !"}


@pytest.mark.rule("AM.P3")
def test_a_quiet_arrival_clears_no_marker_either() -> None:
    table = position({7: "2 !"}, hands=["mr-shine"])
    begin_scroll(table, "mr-shine")
    play(table, (RED, "place 7"))
    assert city(table) == {7: "1 2 !"}


@pytest.mark.rule("AM.P7", "AM.P3")
def test_with_all_agents_out_one_is_lifted_and_may_not_go_back() -> None:
    twelve = {1: "1 1 1 1 1 1 !", 7: "1 1 1 1 1 1 2 !"}
    table = position(twelve, hands=["mr-shine", "gaspode susan"])
    begin_scroll(table, "mr-shine")
    assert choices(table) == to(1, 7, name="lift")
    play(table, (RED, "lift 7"))  # no window: it is his own will
    assert choices(table) == to(*(set(EVERYWHERE) - {7}))
    assert refusal(table, RED, "place 7") == "AM.P7"
    play(table, (RED, "place 1"))
    assert city(table) == {1: "1 1 1 1 1 1 1 !", 7: "1 1 1 1 1 2"}


@pytest.mark.rule("AM.effect.place_at_own_building", "AM.P5")
def test_willikins_places_at_an_own_building_demon_or_trouble_or_not() -> None:
    table = position({2: "d H1 !", 6: "2 H1", 9: "H2", 12: "1"}, hands=["willikins"])
    begin_scroll(table, "willikins")
    assert choices(table) == to(2, 6)
    assert refusal(table, RED, "place 9") == "AM.P5"
    play(table, (RED, "place 6"))
    assert city(table)[6] == "1 2 H1 !"


@pytest.mark.rule("AM.effect.place_1_near_unreal_estate", "AM.P5")
def test_the_senior_wrangler_places_in_unreal_estate_or_next_to_it() -> None:
    table = position({7: "1"}, hands=["the-senior-wrangler groat"], events="")
    begin_scroll(table, "the-senior-wrangler")
    assert choices(table) == to(1, 2, 3, 4, 10, 11, 12)
    assert refusal(table, RED, "place 9") == "AM.P5"
    play(table, (RED, "place 10"))
    assert city(table) == {7: "1", 10: "1"}
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.effect.place_2_near_unreal_estate", "AM.P5")
def test_ridcully_places_one_or_two_one_after_the_other() -> None:
    table = position({7: "1"}, hands=["archchancellor-ridcully"], events="")
    begin_scroll(table, "archchancellor-ridcully")
    assert choices(table) == to(1, 2, 3, 4, 10, 11, 12)  # the first one must be placed
    play(table, (RED, "place 2"))
    assert choices(table) == to(1, 2, 3, 4, 10, 11, 12) | {"done"}
    play(table, (RED, "place 2"))
    assert city(table) == {2: "1 1 !", 7: "1"}  # each arrives by itself
    assert asks(table) == (RED, "end_turn")


@pytest.mark.rule("AM.effect.place_2_near_unreal_estate")
def test_ridcully_may_be_content_with_one() -> None:
    table = position({7: "1"}, hands=["archchancellor-ridcully"], events="")
    begin_scroll(table, "archchancellor-ridcully")
    play(table, (RED, "place 4"), (RED, "done"))
    assert city(table) == {4: "1", 7: "1"}


@pytest.mark.rule("AM.P7")
def test_ridcully_with_eleven_agents_out_lifts_one_for_the_second() -> None:
    table = position({7: "1 1 1 1 1 1 1 1 1 1 1"}, hands=["archchancellor-ridcully"], events="")
    begin_scroll(table, "archchancellor-ridcully")
    play(table, (RED, "place 2"))
    assert choices(table) == to(2, 7, name="lift") | {"done"}
    play(table, (RED, "lift 2"))
    assert choices(table) == to(1, 3, 4, 10, 11, 12)
    play(table, (RED, "place 12"))
    assert city(table) == {7: "1 1 1 1 1 1 1 1 1 1 1", 12: "1"}


@pytest.mark.rule("AM.effect.place_2_ordinary", "AM.D2", "AM.Y2")
def test_the_polish_bursar_places_up_to_two_each_by_the_ordinary_rule() -> None:
    table = position({1: "1"}, hands=["the-bursar"], events="")
    begin_scroll(table, "the-bursar")
    assert choices(table) == to(1, 2, 3, 12) | {"done"}
    play(table, (RED, "place 2"))
    assert choices(table) == to(1, 2, 3, 4, 10, 11, 12) | {"done"}  # the first one opens the way for the second
    play(table, (RED, "place 1"))
    assert city(table) == {1: "1 1 !", 2: "1"}
    assert asks(table) == (RED, "end_turn")


@pytest.mark.rule("AM.effect.place_2_ordinary")
@pytest.mark.parametrize("answers", [["done"], ["place 1", "done"]])
def test_the_polish_bursar_may_place_fewer(answers: list[str]) -> None:
    table = position({1: "1"}, hands=["the-bursar groat"], events="")
    begin_scroll(table, "the-bursar")
    play(table, *((RED, answer) for answer in answers))
    assert city(table) == {1: " ".join(["1"] * len(answers)) + (" !" if len(answers) == 2 else "")}
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.effect.place_2_ordinary", "AM.P8")
def test_the_polish_bursar_with_no_agent_out_begins_anywhere() -> None:
    table = position({}, hands=["the-bursar"], events="")
    begin_scroll(table, "the-bursar")
    assert choices(table) == to(*EVERYWHERE) | {"done"}
    play(table, (RED, "place 9"))
    assert choices(table) == to(8, 9, 10, 11) | {"done"}


@pytest.mark.rule("AM.effect.place_at_trouble", "AM.P5")
def test_the_smoking_gnu_places_at_trouble() -> None:
    table = position({1: "1", 6: "!", 9: "2 d !"}, hands=["the-smoking-gnu"])
    begin_scroll(table, "the-smoking-gnu")
    assert choices(table) == to(6, 9)
    play(table, (RED, "place 6"))
    assert city(table) == {1: "1", 6: "1 !", 9: "2 d !"}


@pytest.mark.rule("AM.effect.place_at_trouble", "AM.P7")
def test_the_smoking_gnu_judges_trouble_after_the_lift() -> None:
    # From The Shades the only marker would go along; from Dolly Sisters an agent can be sent into trouble.
    table = position({1: "1 1 1 1 1 1", 7: "1 1 1 1 1 1 !"}, hands=["the-smoking-gnu"])
    begin_scroll(table, "the-smoking-gnu")
    assert choices(table) == to(1, name="lift")
    play(table, (RED, "lift 1"))
    assert choices(table) == to(7)
    play(table, (RED, "place 7"))
    assert city(table) == {1: "1 1 1 1 1", 7: "1 1 1 1 1 1 1 !"}


# --- removing ---


@pytest.mark.rule("AM.effect.remove_from_unreal_estate", "AM.K5", "AM.P2")
def test_the_dean_removes_any_figure_from_unreal_estate() -> None:
    table = position({2: "1 2 t d", 5: "2 2 !"}, hands=["the-dean"], events="")
    begin_scroll(table, "the-dean")
    assert choices(table) == {"kill-one 2:1", "kill-one 2:2", "kill-one 2:t", "kill-one 2:d"}
    assert refusal(table, RED, "kill-one 5:2") == "AM.effect.remove_from_unreal_estate"
    play(table, (RED, "kill-one 2:d"))
    assert city(table) == {2: "1 2 t", 5: "2 2 !"}


@pytest.mark.rule("AM.effect.roll_two_remove", "AM.K6")
def test_carcer_strikes_in_the_order_of_the_dice_and_in_no_need_of_trouble() -> None:
    table = position({5: "1", 8: "2 t"}, seats=3, hands=["carcer"], dice=[falls(8, 5)])
    begin_scroll(table, "carcer")
    assert [rolled["number"] for rolled in events(table, "rolled", GREEN)] == [8, 5]
    assert choices(table) == {"kill-one 8:2", "kill-one 8:t"}
    assert refusal(table, RED, "no") == "AM.K9"
    play(table, (RED, "kill-one 8:t"))
    assert choices(table) == {"kill-one 5:1"}  # compulsory, be it his own
    play(table, (RED, "kill-one 5:1"))
    assert city(table) == {8: "2"}


@pytest.mark.rule("AM.effect.roll_two_remove", "AM.K6")
def test_carcer_same_number_twice_and_empty_areas() -> None:
    table = position({8: "2 2 !"}, hands=["carcer groat"], dice=[falls(8, 8)])
    begin_scroll(table, "carcer")
    play(table, (RED, "kill-one 8:2"), (RED, "kill-one 8:2"))
    assert city(table) == {}
    table = position({8: "2 2 !"}, hands=["carcer groat"], dice=[falls(3, 8)])
    begin_scroll(table, "carcer")
    play(table, (RED, "kill-one 8:2"))
    assert city(table) == {8: "2"}
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.effect.errol_roll", "AM.K6")
def test_errol_on_seven_removes_any_figure_in_trouble() -> None:
    table = position({1: "1 2 !", 5: "2 2"}, hands=["errol"], dice=[6])
    begin_scroll(table, "errol")
    assert choices(table) == {"kill-one 1:1", "kill-one 1:2"}
    play(table, (RED, "kill-one 1:2"))
    assert city(table) == {1: "1", 5: "2 2"}


@pytest.mark.rule("AM.effect.errol_roll", "AM.K6")
@pytest.mark.parametrize("die", [2, 6, 7, 12])
def test_errol_does_nothing_on_two_to_six_or_without_trouble(die: int) -> None:
    town = {1: "1 2", 5: "!"} if die >= 7 else {1: "1 2 !"}
    table = position(town, hands=["errol groat"], dice=[die - 1])
    begin_scroll(table, "errol")
    assert city(table) == town
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.effect.errol_roll", "AM.K8")
def test_errol_on_a_one_costs_an_agent() -> None:
    table = position({1: "1 2 !", 5: "1"}, hands=["errol"], dice=[0])
    begin_scroll(table, "errol")
    assert choices(table) == to(1, 5, name="lose_where")
    play(table, (RED, "lose_where 1"))
    assert city(table) == {1: "2", 5: "1"}


@pytest.mark.rule("AM.effect.each_other_removes_own", "AM.K7", "AM.P2")
def test_the_auditors_each_other_player_removes_an_agent_of_his_choice() -> None:
    table = position({1: "1 2 !", 5: "2", 8: "4 4 !"}, seats=4, hands=["the-auditors", "", "groat", ""])
    begin_scroll(table, "the-auditors")
    assert choices(table) == to(1, 5, name="lose_where")
    assert asks(table) == (YELLOW, "lose_where")
    play(table, (YELLOW, "lose_where 1"))
    # Green has no agent on the board and is not even asked.
    assert asks(table) == (BLUE, "lose_where")
    play(table, (BLUE, "lose_where 8"))
    assert city(table) == {1: "1", 5: "2", 8: "4"}


@pytest.mark.rule("AM.R2", "AM.R6", "AM.R8")
def test_the_auditors_sonky_before_the_choice_susan_and_igor_after_it_gaspode_never() -> None:
    hands = ["the-auditors", "wallace-sonky groat", "susan gaspode", "igor"]
    table = position({1: "2", 5: "3", 6: "3", 8: "4"}, seats=4, hands=hands)
    begin_scroll(table, "the-auditors")
    assert choices(table) == {"pass", "react wallace-sonky"}
    play(table, (YELLOW, "react wallace-sonky"), (GREEN, "pass"), (GREEN, "lose_where 5"))
    assert choices(table) == {"pass", "react susan"}
    assert refusal(table, GREEN, "react gaspode") == "AM.R2"  # nobody else chose this
    play(table, (GREEN, "react susan"), (BLUE, "pass"), (BLUE, "lose_where 8"), (BLUE, "react igor"))
    play(table, (BLUE, "place 5"))
    assert city(table) == {1: "2", 5: "3 4 !", 6: "3"}
    assert hand(table, YELLOW) == {"groat"}


# --- windows of removals ---

STRIKES = {
    "the-dean": (["kill-one 2:2"], []),
    "carcer": (["kill-one 2:2"], [falls(2, 6)]),
    "errol": (["kill-one 2:2"], [7]),
    "burleigh-and-stronginthearm": (["pay 3", "kill-one 2:2"], []),
}


@pytest.mark.rule("AM.R2", "AM.R3", "AM.R6", "AM.R7")
@pytest.mark.parametrize("card", STRIKES)
@pytest.mark.parametrize("reaction", ["gaspode", "susan", "wallace-sonky"])
def test_a_removal_by_a_scroll_can_be_blocked_and_the_marker_stays(card: str, reaction: str) -> None:
    answers, dice = STRIKES[card]
    town = {2: "1 2 2 !", 7: "1"}
    table = position(town, seats=3, hands=[card + " groat", reaction + " ruby"], events="", dice=dice)
    begin_scroll(table, card)
    play(table, *((RED, answer) for answer in answers))
    assert asks(table) == (YELLOW, "window")
    assert choices(table) == {"pass", "react " + reaction}
    play(table, (YELLOW, "react " + reaction))
    assert city(table) == town
    assert hand(table, YELLOW) == {"ruby"}
    assert asks(table) == (RED, "build_symbol" if card.startswith("burleigh") else "play_card")


@pytest.mark.rule("AM.R5")
@pytest.mark.parametrize("card", STRIKES)
@pytest.mark.parametrize("reaction", ["fresh-start-club", "igor"])
def test_a_removal_by_a_scroll_can_become_a_journey(card: str, reaction: str) -> None:
    answers, dice = STRIKES[card]
    table = position({2: "1 2 2 !", 9: "1"}, seats=3, hands=[card + " groat", reaction], events="", dice=dice)
    begin_scroll(table, card)
    play(table, *((RED, answer) for answer in answers), (YELLOW, "react " + reaction))
    assert asks(table) == (YELLOW, "relocate")
    assert choices(table) == to(*(set(EVERYWHERE) - {2}))
    assert refusal(table, YELLOW, "place 2") == "AM.R5"
    play(table, (YELLOW, "place 9"))
    assert city(table) == {2: "1 2", 9: "1 2 !"}  # gone with the marker, and trouble where it arrives


@pytest.mark.rule("AM.R2", "AM.K5")
@pytest.mark.parametrize("reaction", ["susan", "fresh-start-club", "igor"])
def test_whoever_strikes_his_own_agent_may_save_it_but_not_with_gaspode_or_sonky(reaction: str) -> None:
    table = position({2: "1"}, hands=["the-dean gaspode wallace-sonky " + reaction], events="")
    begin_scroll(table, "the-dean")
    play(table, (RED, "kill-one 2:1"))
    assert asks(table) == (RED, "window")
    assert choices(table) == {"pass", "react " + reaction}
    assert refusal(table, RED, "react gaspode") == "AM.R2"
    assert refusal(table, RED, "react wallace-sonky") == "AM.R6"
    play(table, (RED, "react " + reaction))
    if reaction == "susan":
        assert city(table) == {2: "1"}
    else:
        play(table, (RED, "place 5"))
        assert city(table) == {5: "1"}


@pytest.mark.rule("AM.R7", "AM.K6")
def test_carcer_a_block_by_sonky_ends_him_but_what_was_done_stays_done() -> None:
    table = position({2: "3", 9: "2"}, seats=3, hands=["carcer groat", "wallace-sonky"], dice=[falls(2, 9)])
    begin_scroll(table, "carcer")
    play(table, (RED, "kill-one 2:3"), (RED, "kill-one 9:2"), (YELLOW, "react wallace-sonky"))
    assert city(table) == {9: "2"}
    table = position({2: "3", 9: "2"}, seats=3, hands=["carcer groat", "wallace-sonky"], dice=[falls(9, 2)])
    begin_scroll(table, "carcer")
    play(table, (RED, "kill-one 9:2"), (YELLOW, "react wallace-sonky"))
    assert city(table) == {2: "3", 9: "2"}  # the second removal is lost
    assert asks(table) == (RED, "play_card")  # the symbols are not


@pytest.mark.rule("AM.R3", "AM.K6")
def test_carcer_goes_on_after_gaspode() -> None:
    table = position({2: "3", 9: "2"}, seats=3, hands=["carcer groat", "gaspode"], dice=[falls(9, 2)])
    begin_scroll(table, "carcer")
    play(table, (RED, "kill-one 9:2"), (YELLOW, "react gaspode"), (RED, "kill-one 2:3"))
    assert city(table) == {9: "2"}


@pytest.mark.rule("AM.R7", "AM.K2")
def test_burleigh_blocked_the_two_dollars_stay_paid() -> None:
    table = position({2: "1 2 !"}, hands=["burleigh-and-stronginthearm", "wallace-sonky"])
    begin_scroll(table, "burleigh-and-stronginthearm")
    play(table, (RED, "pay 2"), (RED, "kill-one 2:2"), (YELLOW, "react wallace-sonky"))
    assert money(table) == [8, 12]
    assert city(table) == {2: "1 2 !"}


@pytest.mark.rule("AM.R6", "AM.R7", "AM.K1")
def test_cosmo_the_paid_player_may_block_and_keeps_the_money() -> None:
    table = position({2: "2 3 !"}, seats=3, hands=["cosmo-lavish groat", "wallace-sonky", "ruby"])
    begin_scroll(table, "cosmo-lavish")
    play(table, (RED, "pay 2"))
    assert asks(table) == (YELLOW, "text_window")
    play(table, (YELLOW, "react wallace-sonky"))
    assert money(table) == [8, 12, 10]
    assert city(table) == {2: "2 3 !"}
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.R6", "AM.R7", "AM.K1")
def test_cosmo_the_victim_may_block_too() -> None:
    table = position({2: "2 3 !"}, seats=3, hands=["cosmo-lavish groat", "ruby", "gaspode wallace-sonky"])
    begin_scroll(table, "cosmo-lavish")
    play(table, (RED, "pay 2"), (YELLOW, "pass"), (YELLOW, "kill-one 2:3"))
    assert asks(table) == (GREEN, "window")
    assert choices(table) == {"pass", "react gaspode", "react wallace-sonky"}
    play(table, (GREEN, "react wallace-sonky"))
    assert money(table) == [8, 12, 10]
    assert city(table) == {2: "2 3 !"}


@pytest.mark.rule("AM.K1", "AM.R2")
def test_cosmo_the_paid_player_strikes_himself_and_may_save_his_agent() -> None:
    table = position({2: "2 3 !"}, seats=3, hands=["cosmo-lavish groat", "gaspode susan", ""])
    begin_scroll(table, "cosmo-lavish")
    play(table, (RED, "pay 2"), (YELLOW, "pass"), (YELLOW, "kill-one 2:2"))
    assert choices(table) == {"pass", "react susan"}
    play(table, (YELLOW, "react susan"))
    assert city(table) == {2: "2 3 !"}


@pytest.mark.rule("AM.R2", "AM.R5", "AM.K8")
@pytest.mark.parametrize(
    ("card", "answer"), [("herennow", "lose_where 7"), ("errol", "lose_where 7"), ("cmot-dibbler", "lose 7")]
)
def test_an_own_bad_roll_susan_and_igor_help_gaspode_does_not(card: str, answer: str) -> None:
    table = position({7: "1 2 !"}, hands=[card + " gaspode susan igor"], dice=[0])
    begin_scroll(table, card)
    play(table, (RED, answer))
    assert choices(table) == {"pass", "react susan", "react igor"}
    play(table, (RED, "react susan"))
    assert city(table) == {7: "1 2 !"}
    table = position({7: "1 2 !"}, hands=[card + " gaspode susan igor"], dice=[0])
    begin_scroll(table, card)
    play(table, (RED, answer), (RED, "react igor"), (RED, "place 2"))
    assert city(table) == {2: "1", 7: "2"}


# --- the english Bursar ---


@pytest.mark.rule("AM.effect.swap_two_figures", "AM.D2", "AM.P6")
def test_the_english_bursar_two_figures_of_any_owners_trade_places() -> None:
    table = position({1: "1 1 !", 5: "2 d !", 9: "t"}, hands=["the-bursar"], events="", edition="english")
    begin_scroll(table, "the-bursar")
    assert choices(table) == {"swap-first 1:1", "swap-first 5:2", "swap-first 5:d", "swap-first 9:t"}
    play(table, (RED, "swap-first 5:d"))
    assert choices(table) == {"swap-second 1:1", "swap-second 9:t"}  # from another area
    assert refusal(table, RED, "swap-second 5:2") == "AM.effect.swap_two_figures"
    play(table, (RED, "swap-second 9:t"))
    # A marker where another figure stands, and none where nobody else is.
    assert city(table) == {1: "1 1 !", 5: "2 t !", 9: "d"}
    demon, troll = 5, 4
    told = {"event": "traded_places", "owner": demon, "area": 5, "owner2": troll, "area2": 9}
    assert events(table, "traded_places") == [told]


@pytest.mark.rule("AM.P6")
def test_the_swap_settles_the_markers_anew() -> None:
    table = position({1: "1 1", 5: "2 !"}, hands=["the-bursar", "groat"], events="", edition="english")
    begin_scroll(table, "the-bursar")
    play(table, (RED, "swap-first 1:1"), (RED, "swap-second 5:2"), (YELLOW, "pass"))
    assert city(table) == {1: "1 2 !", 5: "1"}


@pytest.mark.rule("AM.R4", "AM.R7")
@pytest.mark.parametrize("reaction", ["gaspode", "wallace-sonky"])
@pytest.mark.parametrize("saver", [YELLOW, GREEN])
def test_protecting_either_figure_cancels_the_whole_swap(reaction: str, saver: int) -> None:
    hands = ["the-bursar ruby", "groat susan", "modo"]
    hands[saver] += " " + reaction
    table = position({1: "3", 5: "2 !"}, seats=3, hands=hands, events="", edition="english")
    begin_scroll(table, "the-bursar")
    # Green's is chosen first, but Yellow's turn comes first.
    play(table, (RED, "swap-first 1:3"), (RED, "swap-second 5:2"))
    assert asks(table) == (YELLOW, "window")
    if saver == GREEN:
        assert choices(table) == {"pass"}  # Susan is no help against a move
        play(table, (YELLOW, "pass"))
    assert asks(table) == (saver, "window")
    play(table, (saver, "react " + reaction))
    assert city(table) == {1: "3", 5: "2 !"}
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.R1", "AM.R4")
def test_the_owner_of_both_figures_is_asked_once_and_the_own_agent_opens_no_window() -> None:
    table = position({1: "2", 5: "2"}, hands=["the-bursar ruby", "gaspode"], events="", edition="english")
    begin_scroll(table, "the-bursar")
    play(table, (RED, "swap-first 1:2"), (RED, "swap-second 5:2"), (YELLOW, "pass"))
    assert asks(table) == (RED, "play_card")
    table = position({1: "1", 5: "t"}, hands=["the-bursar ruby", "gaspode"], events="", edition="english")
    begin_scroll(table, "the-bursar")
    play(table, (RED, "swap-first 1:1"), (RED, "swap-second 5:t"))
    assert city(table) == {1: "t", 5: "1"}
