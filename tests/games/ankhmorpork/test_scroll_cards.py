"""Scrolls about cards: drawing, discarding, giving, taking, looking; and who knows of it afterwards (H1 to H3)."""

from __future__ import annotations

import pytest

from games.kit import Loaded, choices, events, play, received, refusal
from stolik.engine.table import Table

from .positions import (
    GREEN,
    RED,
    YELLOW,
    asks,
    begin_scroll,
    discarded,
    hand,
    money,
    penalties,
    position,
    seen_in_hand,
)

# --- drawing ---


@pytest.mark.rule("AM.effect.draw_2", "AM.effect.draw_3", "AM.effect.draw_4", "AM.H2")
@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("sergeant-cheery-littlebottom", 2),
        ("the-clacks", 2),
        ("moist-von-lipwig", 2),
        ("professor-of-recent-runes", 2),
        ("hex", 3),
        ("librarian", 4),
        ("leonard-of-quirm", 4),
    ],
)
def test_drawing_from_the_deck(card: str, count: int) -> None:
    deck = "groat modo ruby dwarves gargoyles"
    table = position({}, hands=[card], deck=deck, events="", dice=[0] * count)
    begin_scroll(table, card)
    assert len(hand(table, RED)) == count
    assert hand(table, RED) < set(deck.split())
    assert seen_in_hand(table, YELLOW, RED) == set()
    assert [drew["card"] for drew in events(table, "drew", YELLOW)] == ["hidden"] * count
    assert {drew["card"] for drew in events(table, "drew", RED)} == hand(table, RED)


@pytest.mark.rule("AM.S6")
def test_green_cards_are_drawn_before_brown_ones() -> None:
    table = position({}, hands=["hex"], deck="groat modo ruby dwarves", dice=[0, 1])
    begin_scroll(table, "hex")
    assert hand(table, RED) == {"groat", "modo", "dwarves"}  # both green ones, and of the brown ones the second


@pytest.mark.rule("AM.effect.draw_3", "AM.V2")
def test_the_last_card_of_the_deck_ends_the_game_in_the_middle_of_a_scroll() -> None:
    table = position({1: "1"}, hands=["hex groat"], deck="ruby dwarves", people=["vetinari", "vimes"], dice=[0])
    begin_scroll(table, "hex")
    assert table.over
    assert table.shares == [0.0, 1.0]  # Vimes waited for it


@pytest.mark.rule("AM.effect.draw_per_own_building", "AM.K4")
def test_gargoyles_draw_a_card_for_each_own_building_wherever_it_stands() -> None:
    table = position({1: "H1", 4: "d H1 !", 9: "H1", 12: "H2"}, hands=["gargoyles"], lost=[9])
    begin_scroll(table, "gargoyles")
    assert len(hand(table, RED)) == 3


@pytest.mark.rule("AM.effect.draw_4_random_from_discard", "AM.H1", "AM.T7")
def test_history_monks_take_four_random_cards_out_of_the_discard_pile_for_all_to_see() -> None:
    # The first of those that are left falls three times, and then the second of two.
    table = position({1: "1"}, hands=["history-monks"], discard="groat hex modo ruby dwarves", dice=[0, 0, 0, 1])
    begin_scroll(table, "history-monks")
    taken = hand(table, RED)
    assert taken == {"groat", "hex", "modo", "dwarves"}
    assert discarded(table) == {"ruby"}
    assert seen_in_hand(table, YELLOW, RED) == taken == seen_in_hand(table, None, RED)
    assert "history-monks" not in taken  # a card in play is in no pile


@pytest.mark.rule("AM.effect.draw_4_random_from_discard")
def test_history_monks_take_all_if_there_are_fewer() -> None:
    table = position({1: "1"}, hands=["history-monks"], discard="groat ruby")
    begin_scroll(table, "history-monks")
    assert hand(table, RED) == {"groat", "ruby"}
    assert discarded(table) == set()


# --- discarding ---


@pytest.mark.rule("AM.effect.discard_1")
@pytest.mark.parametrize("card", ["modo", "the-luggage"])
def test_one_card_of_the_own_choice_must_go(card: str) -> None:
    table = position({}, hands=[card + " groat ruby"])
    begin_scroll(table, card)
    assert choices(table) == {"discard groat", "discard ruby"}
    assert refusal(table, RED, "no") == "AM.effect.discard_1"
    play(table, (RED, "discard ruby"))
    assert hand(table, RED) == {"groat"}
    assert "ruby" in discarded(table)


@pytest.mark.rule("AM.effect.discard_any_for_2", "AM.effect.discard_any_for_1", "AM.R11")
@pytest.mark.parametrize(("card", "each"), [("harry-king", 2), ("shonky-shop", 1)])
def test_any_number_of_cards_for_money_reactions_too(card: str, each: int) -> None:
    table = position({}, hands=[card + " groat ruby gaspode"], money=[0, 0])
    begin_scroll(table, card)
    play(table, (RED, "discard-for groat"), (RED, "discard-for gaspode"), (RED, "no"))
    assert money(table) == [2 * each, 0]
    assert hand(table, RED) == {"ruby"}
    assert discarded(table) >= {"groat", "gaspode"}


@pytest.mark.rule("AM.effect.discard_any_for_2", "AM.effect.discard_any_for_1")
@pytest.mark.parametrize("card", ["harry-king", "shonky-shop"])
def test_discarding_for_money_may_come_to_nothing_and_ends_with_the_hand(card: str) -> None:
    table = position({3: "1"}, hands=[card + " groat"], money=[0, 0])
    begin_scroll(table, card)
    play(table, (RED, "no"))
    assert money(table) == [0, 0]
    table = position({3: "1"}, hands=[card + " groat"], money=[0, 0])
    begin_scroll(table, card)
    play(table, (RED, "discard-for groat"))
    assert hand(table, RED) == set()
    assert asks(table) != (RED, "discard_for")


@pytest.mark.rule("AM.effect.discard_3_refill")
def test_the_alchemists_guild_up_to_three_go_and_the_hand_is_filled_to_five() -> None:
    table = position({}, hands=["the-alchemists-guild groat ruby modo dwarves"])
    begin_scroll(table, "the-alchemists-guild")
    play(table, (RED, "discard-up-to groat"), (RED, "discard-up-to ruby"), (RED, "discard-up-to modo"))
    assert discarded(table) >= {"groat", "ruby", "modo"}
    assert len(hand(table, RED)) == 5
    assert "dwarves" in hand(table, RED)


@pytest.mark.rule("AM.effect.discard_3_refill", "AM.T9")
def test_the_alchemists_guild_none_need_go_and_penalty_cards_count() -> None:
    table = position({}, hands=["the-alchemists-guild groat"], penalties=["the-fools-guild dr-whiteface"])
    begin_scroll(table, "the-alchemists-guild")
    play(table, (RED, "no"))
    assert len(hand(table, RED)) == 3
    table = position({}, hands=["the-alchemists-guild groat ruby modo dwarves hex"], penalties=["the-fools-guild"])
    begin_scroll(table, "the-alchemists-guild")
    play(table, (RED, "no"))
    assert hand(table, RED) == {"groat", "ruby", "modo", "dwarves", "hex"}  # already more than four: no draw


@pytest.mark.rule("AM.effect.discard_3_refill")
def test_the_alchemists_guild_with_an_empty_hand_only_draws() -> None:
    table = position({}, hands=["the-alchemists-guild"])
    begin_scroll(table, "the-alchemists-guild")
    assert len(hand(table, RED)) == 5


# --- giving ---


@pytest.mark.rule("AM.effect.victim_gives_2_cards", "AM.M2", "AM.H3")
@pytest.mark.parametrize("card", ["the-beggars-guild", "queen-molly"])
def test_the_victim_chooses_two_cards_that_only_the_two_of_them_see(card: str) -> None:
    table = position({1: "1"}, seats=3, hands=[card, "groat ruby modo", "hex"])
    begin_scroll(table, card)
    play(table, (RED, "player 2"), (YELLOW, "pass"))
    assert asks(table) == (YELLOW, "give")
    assert choices(table) == {"give groat", "give ruby", "give modo"}
    play(table, (YELLOW, "give ruby"), (YELLOW, "give groat"))
    assert hand(table, RED) == {"ruby", "groat"}
    assert hand(table, YELLOW) == {"modo"}
    assert [gave["card"] for gave in events(table, "gave", RED)] == ["ruby", "groat"]
    assert [gave["card"] for gave in events(table, "gave", YELLOW)] == ["ruby", "groat"]
    assert seen_in_hand(table, YELLOW, RED) == {"ruby", "groat"}
    _unknown(table, GREEN, "groat", "ruby", "modo")
    _unknown(table, None, "groat", "ruby", "modo", "hex")


@pytest.mark.rule("AM.M2")
def test_who_has_one_card_gives_that_one_and_who_has_none_is_no_target() -> None:
    table = position({1: "1"}, seats=3, hands=["the-beggars-guild", "groat", ""])
    begin_scroll(table, "the-beggars-guild")
    play(table, (YELLOW, "pass"), (YELLOW, "give groat"))  # Green, with an empty hand, could not be chosen
    assert hand(table, RED) == {"groat"}
    assert asks(table) == (RED, "agent_symbol")


@pytest.mark.rule("AM.H3")
def test_what_was_given_stays_known_until_it_is_played() -> None:
    table = position({1: "1", 5: "2"}, hands=["the-beggars-guild hex", "groat ruby modo"], active=RED)
    begin_scroll(table, "the-beggars-guild")
    play(table, (YELLOW, "pass"), (YELLOW, "give ruby"), (YELLOW, "give groat"))
    play(table, (RED, "go-on"), (RED, "go-on"))
    play(table, (YELLOW, "play modo"), (YELLOW, "go-on"), (YELLOW, "go-on"))
    # Red has drawn to five meanwhile; Yellow still knows two of them.
    assert len(hand(table, RED)) == 5
    assert seen_in_hand(table, YELLOW, RED) == {"ruby", "groat"}


# --- the Sanctuary ---


@pytest.mark.rule("AM.effect.each_gives_1_or_card", "AM.M3", "AM.H3")
def test_the_sanctuary_each_gives_a_dollar_or_a_card() -> None:
    card = "the-ankh-morpork-sunshine-dragon-sanctuary"
    table = position({}, seats=4, hands=[card, "groat ruby", "modo", ""], money=[0, 5, 0, 1])
    begin_scroll(table, card)
    play(table, (YELLOW, "pass"))
    assert asks(table) == (YELLOW, "gift")
    assert choices(table) == {"dollar", "gift groat", "gift ruby"}
    play(table, (YELLOW, "gift ruby"), (GREEN, "pass"))
    assert choices(table) == {"gift modo"}  # no money
    assert refusal(table, GREEN, "dollar") == "AM.M3"
    play(table, (GREEN, "gift modo"))
    # Blue has a dollar and no card: nothing to choose, nothing to answer with.
    assert money(table) == [1, 5, 0, 0]
    assert hand(table, RED) == {"ruby", "modo"}
    assert seen_in_hand(table, YELLOW, RED) == {"ruby"}
    assert seen_in_hand(table, GREEN, RED) == {"modo"}
    _unknown(table, None, "ruby", "modo", "groat")


@pytest.mark.rule("AM.M3")
def test_the_sanctuary_a_dollar_and_who_has_neither_is_passed_over() -> None:
    card = "the-ankh-morpork-sunshine-dragon-sanctuary"
    table = position({}, seats=3, hands=[card + " hex", "groat", ""], money=[0, 5, 0])
    begin_scroll(table, card)
    play(table, (YELLOW, "pass"), (YELLOW, "dollar"))
    assert money(table) == [1, 4, 0]
    assert hand(table, YELLOW) == {"groat"}
    assert asks(table) == (RED, "play_card")


@pytest.mark.rule("AM.R8")
def test_the_sanctuary_wallace_sonky_exempts_only_whoever_plays_it() -> None:
    card = "the-ankh-morpork-sunshine-dragon-sanctuary"
    table = position({}, seats=3, hands=[card + " hex", "wallace-sonky groat", "ruby"], money=[0, 5, 5])
    begin_scroll(table, card)
    play(table, (YELLOW, "react wallace-sonky"), (GREEN, "pass"), (GREEN, "dollar"))
    assert money(table) == [1, 5, 4]
    assert hand(table, YELLOW) == {"groat"}


# --- selling ---


@pytest.mark.rule("AM.effect.sell_card_for_2", "AM.H3")
@pytest.mark.parametrize("card", ["rosie-palm", "the-seamstresses-guild"])
def test_selling_a_card_that_only_the_two_of_them_see(card: str) -> None:
    table = position({1: "1"}, seats=3, hands=[card + " groat ruby", "modo", "hex"])
    begin_scroll(table, card)
    assert choices(table) == {"player 2", "player 3"}
    play(table, (RED, "player 2"), (YELLOW, "pass"))
    assert asks(table) == (RED, "sell")
    play(table, (RED, "sell ruby"))
    assert money(table) == [12, 8, 10]
    assert hand(table, YELLOW) == {"modo", "ruby"}
    assert seen_in_hand(table, RED, YELLOW) == {"ruby"}
    assert [gave["card"] for gave in events(table, "gave", YELLOW)] == ["ruby"]
    _unknown(table, GREEN, "ruby", "groat", "modo")


@pytest.mark.rule("AM.M1")
def test_selling_to_a_player_without_enough_money() -> None:
    table = position({1: "1"}, seats=3, hands=["rosie-palm groat", "", ""], money=[0, 1, 0])
    begin_scroll(table, "rosie-palm")
    play(table, (RED, "player 2"), (RED, "sell groat"))
    assert money(table) == [1, 0, 0]
    table = position({1: "1"}, seats=3, hands=["rosie-palm groat", "", ""], money=[0, 1, 0])
    begin_scroll(table, "rosie-palm")
    play(table, (RED, "player 3"), (RED, "sell groat"))
    assert money(table) == [0, 1, 0]
    assert hand(table, GREEN) == {"groat"}


@pytest.mark.rule("AM.effect.sell_card_for_2", "AM.R7")
def test_a_buyer_who_blocks_has_seen_no_card() -> None:
    table = position({1: "1"}, hands=["rosie-palm groat", "wallace-sonky"])
    begin_scroll(table, "rosie-palm")
    assert asks(table) == (YELLOW, "text_window")
    play(table, (YELLOW, "react wallace-sonky"))
    assert hand(table, RED) == {"groat"}
    _unknown(table, YELLOW, "groat")
    assert money(table) == [10, 10]


# --- the Chair ---


@pytest.mark.rule("AM.effect.swap_hands", "AM.K10", "AM.T7", "AM.T9")
def test_the_chair_two_players_exchange_their_entire_hands() -> None:
    chair = "the-chair-of-indefinite-studies"
    table = position(
        {},
        seats=3,
        hands=[chair + " groat ruby", "modo", "hex"],
        events="",
        loans=["mr-bent"],
        penalties=["", "dr-whiteface"],
    )
    begin_scroll(table, chair)
    play(table, (RED, "player 2"), (YELLOW, "pass"))
    assert hand(table, RED) == {"modo"}
    assert hand(table, YELLOW) == {"groat", "ruby"}
    assert penalties(table, YELLOW) == {"dr-whiteface"}
    # Both know what they gave away, nobody else knows any of it.
    assert seen_in_hand(table, RED, YELLOW) == {"groat", "ruby"}
    assert seen_in_hand(table, YELLOW, RED) == {"modo"}
    _unknown(table, GREEN, "groat", "ruby", "modo")
    assert asks(table) == (RED, "play_card")
    play(table, (RED, "go-on"))
    assert chair in discarded(table)


@pytest.mark.rule("AM.K10")
@pytest.mark.parametrize(("mine", "theirs"), [("", "modo hex"), ("groat", ""), ("", "")])
def test_the_chair_with_an_empty_hand(mine: str, theirs: str) -> None:
    chair = "the-chair-of-indefinite-studies"
    table = position({}, hands=[f"{chair} {mine}", theirs], events="")
    begin_scroll(table, chair)
    if theirs:
        play(table, (YELLOW, "pass"))
    assert hand(table, RED) == set(theirs.split())
    assert hand(table, YELLOW) == set(mine.split())


@pytest.mark.rule("AM.H3")
def test_what_a_third_player_knew_of_two_hands_he_knows_when_they_have_been_exchanged() -> None:
    chair = "the-chair-of-indefinite-studies"
    # Green has seen Yellow's hand, and then Red exchanges his with Yellow.
    table = position(
        {1: "3"},
        seats=3,
        active=GREEN,
        hands=[f"groat ruby {chair}", "modo dwarves", "cable-street-particulars"],
        events="",
    )
    begin_scroll(table, "cable-street-particulars")
    play(table, (GREEN, "player 2"), (YELLOW, "pass"), (GREEN, "pick dwarves"))
    table.dice = Loaded(*[0] * 20)
    while asks(table) != (RED, "play_card"):
        play(table, (GREEN, "go-on"))
    assert seen_in_hand(table, GREEN, YELLOW) == {"modo"}
    begin_scroll(table, chair)
    play(table, (RED, "player 2"), (YELLOW, "pass"))
    assert seen_in_hand(table, GREEN, RED) == {"modo"}
    assert seen_in_hand(table, GREEN, YELLOW) == set()


# --- looking and stealing ---


@pytest.mark.rule("AM.effect.look_and_discard", "AM.H3")
def test_cable_street_looks_at_a_whole_hand_and_discards_a_card_of_it() -> None:
    card = "cable-street-particulars"
    table = position({1: "1"}, seats=3, hands=[card, "groat ruby gaspode", "hex"])
    begin_scroll(table, card)
    play(table, (RED, "player 2"))
    assert seen_in_hand(table, RED, YELLOW) == set()  # not before he has let it happen
    play(table, (YELLOW, "pass"))
    assert choices(table) == {"pick groat", "pick ruby", "pick gaspode"}
    assert seen_in_hand(table, RED, YELLOW) == {"groat", "ruby", "gaspode"}
    assert refusal(table, RED, "pick hex") == "AM.effect.look_and_discard"
    play(table, (RED, "pick gaspode"))
    assert hand(table, YELLOW) == {"groat", "ruby"}
    assert "gaspode" in discarded(table)
    assert seen_in_hand(table, RED, YELLOW) == {"groat", "ruby"}
    _unknown(table, GREEN, "groat", "ruby")
    _unknown(table, None, "groat", "ruby")


@pytest.mark.rule("AM.effect.look_and_discard", "AM.R7")
def test_cable_street_blocked_sees_nothing() -> None:
    card = "cable-street-particulars"
    table = position({1: "1"}, hands=[card, "groat wallace-sonky"])
    begin_scroll(table, card)
    play(table, (YELLOW, "react wallace-sonky"))
    _unknown(table, RED, "groat")
    assert hand(table, YELLOW) == {"groat"}


@pytest.mark.rule("AM.effect.steal_one_of_two_random", "AM.H3")
def test_stanley_keeps_one_of_two_random_cards_and_gives_the_other_back() -> None:
    # By rising number: groat, modo (green), ruby (brown). The second and then the last fall.
    table = position({1: "1"}, seats=3, hands=["stanley", "groat modo ruby", "hex"], dice=[1, 1])
    begin_scroll(table, "stanley")
    play(table, (RED, "player 2"), (YELLOW, "pass"))
    assert asks(table) == (RED, "keep_one")
    assert choices(table) == {"keep modo", "keep ruby"}
    assert refusal(table, RED, "keep groat") == "AM.effect.steal_one_of_two_random"
    play(table, (RED, "keep modo"))
    assert hand(table, RED) == {"modo"}
    assert hand(table, YELLOW) == {"groat", "ruby"}
    # Both know both cards, and nobody else either of them.
    assert seen_in_hand(table, RED, YELLOW) == {"ruby"}
    assert seen_in_hand(table, YELLOW, RED) == {"modo"}
    assert [gave["card"] for gave in events(table, "gave", RED)] == ["modo"]
    assert [gave["card"] for gave in events(table, "gave", YELLOW)] == ["modo"]
    assert [gave["card"] for gave in events(table, "gave", GREEN)] == ["hidden"]
    _unknown(table, GREEN, "groat", "ruby", "modo")
    _unknown(table, None, "groat", "ruby", "modo")


@pytest.mark.rule("AM.effect.steal_one_of_two_random")
def test_stanley_may_keep_either() -> None:
    table = position({1: "1"}, hands=["stanley", "groat modo ruby"], dice=[1, 1])
    begin_scroll(table, "stanley")
    play(table, (YELLOW, "pass"), (RED, "keep ruby"))
    assert hand(table, RED) == {"ruby"}
    assert hand(table, YELLOW) == {"groat", "modo"}
    assert [gave["card"] for gave in events(table, "gave", YELLOW)] == ["ruby"]


@pytest.mark.rule("AM.M2")
def test_stanley_keeps_an_only_card() -> None:
    table = position({1: "1"}, seats=3, hands=["stanley", "groat", ""])
    begin_scroll(table, "stanley")
    play(table, (YELLOW, "pass"))
    assert hand(table, RED) == {"groat"}
    assert hand(table, YELLOW) == set()
    assert seen_in_hand(table, YELLOW, RED) == {"groat"}
    told = {"event": "gave", "seat": YELLOW, "seat2": RED}
    assert events(table, "gave", YELLOW) == [{**told, "card": "groat"}]
    assert events(table, "gave", GREEN) == [{**told, "card": "hidden"}]
    _unknown(table, GREEN, "groat")


# --- pay or be fined ---


@pytest.mark.rule("AM.effect.five_dollars_or_hand_penalty", "AM.M5")
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_who_pays_five_dollars_is_rid_of_it(card: str) -> None:
    table = position({1: "1"}, seats=3, hands=[card, "groat", "ruby"], money=[0, 5, 0])
    begin_scroll(table, card)
    play(table, (RED, "player 2"), (YELLOW, "pass"))
    assert choices(table) == {"pay", "refuse"}
    play(table, (YELLOW, "pay"), (RED, "place 1"), (RED, "go-on"))
    assert money(table) == [5, 0, 0]
    assert penalties(table, YELLOW) == set()
    assert card in discarded(table)


@pytest.mark.rule("AM.effect.five_dollars_or_hand_penalty", "AM.M5", "AM.T9")
@pytest.mark.parametrize("card", ["the-fools-guild", "dr-whiteface"])
def test_who_does_not_pay_has_the_card_in_front_of_him(card: str) -> None:
    table = position({1: "1", 5: "2"}, hands=[card, "groat ruby"], money=[0, 4])
    begin_scroll(table, card)
    play(table, (YELLOW, "pass"))
    assert choices(table) == {"refuse"}  # all five or nothing
    assert refusal(table, YELLOW, "pay") == "AM.effect.five_dollars_or_hand_penalty"
    play(table, (YELLOW, "refuse"))
    assert penalties(table, YELLOW) == {card}
    assert events(table, "fined") == [{"event": "fined", "seat": YELLOW, "card": card}]
    assert money(table) == [0, 4]
    assert asks(table) == (RED, "agent_symbol")  # the rest of the card still counts
    play(table, (RED, "place 1"), (RED, "go-on"))
    assert card not in discarded(table)
    # Yellow plays a card and fills the hand to four only.
    play(table, (YELLOW, "play groat"), (YELLOW, "go-on"), (YELLOW, "go-on"))
    assert len(hand(table, YELLOW)) == 4


@pytest.mark.rule("AM.T9")
def test_both_penalty_cards_leave_three_places() -> None:
    table = position({1: "1"}, hands=["groat", ""], penalties=["the-fools-guild dr-whiteface"])
    play(table, (RED, "play groat"), (RED, "go-on"), (RED, "go-on"))
    assert len(hand(table, RED)) == 3


def _unknown(table: Table, observer: int | None, *cards: str) -> None:
    """Nothing that reached an observer names these cards."""
    everything = received(table, observer)
    for card in cards:
        assert f'"{card}"' not in everything
        assert f" {card}" not in everything
