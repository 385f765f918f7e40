"""Answers that are only half of a move: whoever looks one step ahead looks at what the other half can be.

Each is asked once more about the same thing, before anything else comes of it: the rulebook says where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

import pytest

from stolik.engine.rules import Evaluator
from stolik.engine.search import one_step
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.engine.views import worlds_of
from stolik.games.ankhmorpork.beliefs import PEOPLE_IDS
from stolik.games.ankhmorpork.moments import met
from stolik.games.ankhmorpork.state import HAND, TROLL, owner_of, standing

from .positions import GREEN, RED, YELLOW, begin_scroll, position, to_scroll

TWELVE = {1: "1 1 1 1 1 1", 2: "1 1 1 1 1", 6: "1"}  # all agents of Red (AM.P7)
SIX = {1: "H1 1", 2: "H1", 3: "H1", 4: "H1", 5: "H1", 6: "H1", 7: "1"}  # all buildings of Red (AM.M10)


def halves(table: Table) -> set[str]:
    """The answers of the one seat that is asked that are half a move."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    g = table.state.clone()
    step = table.game.rules.steps[g.pending_step()]
    return {option.text for option in table.options(seat) if step.goes_on(g, option.id)}


def at_scroll(card: str, *others: str, city: Mapping[int, str] | None = None, seats: int = 2) -> Table:
    """Red is asked whether to carry out the text of a card; everybody has ten dollars and these cards."""
    given = {1: "1 2 !", 2: "1", 7: "2"} if city is None else city
    hands = [card + " groat captain-carrot", *others]
    table = position(given, hands=hands, seats=seats, money=[10] * seats, discard="gimlets-dwarf-delicatessen")
    table.apply(0, "play " + card)
    to_scroll(table)
    return table


def to_building(table: Table) -> None:
    """Play what builds after its text, and pass over that."""
    table.apply(0, "play burleigh-and-stronginthearm")
    while table.pending is not None and table.pending.step != "build_symbol":
        table.apply(0, "go-on")


ASKS = [
    "the-duckman",  # whom to move
    "rincewind",  # who runs
    "dorfl",
    "hobsonss-livery-stable",  # whom to pay
    "burleigh-and-stronginthearm",
    "cosmo-lavish",
    "modo",  # what to discard
    "harry-king",
    "the-alchemists-guild",
    "rosie-palm",  # what to sell to the one other player
    "cable-street-particulars",  # which card of his, once they are seen
    "stanley",  # which of two
    "mr-slant",  # where
    "doctor-hix",
    "the-mob",
    "mr-shine",
    "the-bursar",
]
AT_ONCE = [
    "hex",
    "librarian",
    "mr-bent",
    "sacharissa-cripslock",
    "the-thieves-guild",  # strikes everybody
    "the-auditors",  # the others choose
    "queen-molly",  # the one other player chooses
    "the-fools-guild",
    "nobby-nobbs",  # there is one to take from
    "the-chair-of-indefinite-studies",
    "carcer",  # the dice come first
    "cmot-dibbler",
    "mrs-cake",
    "zorgo-the-retro-phrenologist",
    "drumknott",  # each of the two cards is a move of its own
]


@pytest.mark.parametrize("card", ASKS)
def test_a_scroll_that_asks_goes_on(card: str) -> None:
    assert halves(at_scroll(card, "hubert ruby")) == {"scroll"}


@pytest.mark.parametrize("card", AT_ONCE)
def test_a_scroll_that_asks_nothing_is_whole(card: str) -> None:
    assert halves(at_scroll(card, "hubert ruby")) == set()


@pytest.mark.parametrize("card", ["nobby-nobbs", "the-fools-guild", "queen-molly", "the-chair-of-indefinite-studies"])
def test_with_three_the_victim_is_chosen(card: str) -> None:
    assert halves(at_scroll(card, "hubert", "ruby", seats=3)) == {"scroll"}


def test_the_only_card_of_the_only_victim_leaves_no_choice() -> None:
    """AM.effect.steal_one_of_two_random: of one card there is nothing to keep."""
    assert halves(at_scroll("stanley", "hubert")) == set()


@pytest.mark.parametrize(
    ("card", "on"),
    [
        ("stanley", {"player 2"}),  # Yellow holds two cards, Green one
        ("cable-street-particulars", {"player 2", "player 3"}),
        ("rosie-palm", {"player 2", "player 3"}),
        ("queen-molly", set()),
        ("nobby-nobbs", set()),
    ],
)
def test_a_victim_is_chosen_for_what_comes_next(card: str, on: set[str]) -> None:
    table = at_scroll(card, "hubert ruby", "errol", seats=3)
    table.apply(0, "scroll")
    assert halves(table) == on


@pytest.mark.parametrize(
    ("card", "answers", "on"),
    [
        ("the-duckman", [], {"move-whom 1:2", "move-whom 7:2"}),
        ("the-duckman", ["move-whom 1:2"], set()),
        ("dorfl", [], {"move_from 1", "move_from 2"}),
        ("dorfl", ["move_from 2"], set()),
        ("hobsonss-livery-stable", [], {"pay 2"}),
        ("burleigh-and-stronginthearm", [], {"pay 2"}),
        ("burleigh-and-stronginthearm", ["pay 2"], set()),  # whoever is to die; only a window follows
        ("cosmo-lavish", [], set()),  # the other one chooses
        (
            "the-alchemists-guild",
            [],
            {"discard-up-to groat", "discard-up-to captain-carrot"},
        ),  # what is drawn comes after the last
        ("the-alchemists-guild", ["discard-up-to groat"], set()),  # which is the last in hand
        ("harry-king", [], set()),  # paid one by one
    ],
)
def test_what_a_scroll_asks_first(card: str, answers: Sequence[str], on: set[str]) -> None:
    table = at_scroll(card, "hubert ruby")
    for answer in ("scroll", *answers):
        table.apply(0, answer)
    assert halves(table) == on


def test_a_payer_is_chosen_for_a_payee() -> None:
    table = at_scroll("hubert", "ruby", "errol", seats=3)
    table.apply(0, "scroll")
    assert halves(table) == {"player 2", "player 3"}
    table.apply(0, "player 2")
    assert halves(table) == set()


def test_the_english_bursar_trades_two() -> None:
    table = position({1: "1", 7: "2"}, hands=["the-bursar"], edition="english", events="fog")
    begin_scroll(table, "the-bursar")
    assert halves(table) == {"swap-first 1:1", "swap-first 7:2"}


@pytest.mark.rule("AM.P7")
@pytest.mark.parametrize("card", ["groat", "mr-shine", "archchancellor-ridcully"])
def test_an_agent_is_lifted_to_be_placed(card: str) -> None:
    """By a symbol, by a text that places one and by one that places two."""
    table = position(TWELVE, hands=[card], events="fog")
    table.apply(0, "play " + card)
    if card != "groat":
        to_scroll(table)
        table.apply(0, "scroll")
    assert halves(table) == {"lift 1", "lift 2", "lift 6"}
    table.apply(0, "lift 6")
    assert halves(table) == set()


@pytest.mark.rule("AM.P7", "AM.D2")
def test_the_polish_bursar_lifts_too() -> None:
    table = position(TWELVE, hands=["the-bursar"], events="fog")
    begin_scroll(table, "the-bursar")
    assert halves(table) == {"lift 1", "lift 2", "lift 6"}


@pytest.mark.rule("AM.P5")
def test_an_agent_that_is_placed_is_a_whole_move() -> None:
    table = position({1: "1"}, hands=["groat"])
    table.apply(0, "play groat")
    assert halves(table) == set()


@pytest.mark.rule("AM.M10")
@pytest.mark.parametrize("card", ["burleigh-and-stronginthearm", "wee-mad-arthur"])
def test_a_building_is_given_up_for_another(card: str) -> None:
    """By the symbol after the text, and by the text that halves the price."""
    table = position(SIX, hands=[card], money=[30, 0], people=["rust", "vimes"])
    if card == "wee-mad-arthur":
        begin_scroll(table, card)
    else:
        to_building(table)
    assert {text for text in halves(table) if text.startswith("give-up")} == {f"give-up {area}" for area in range(1, 7)}
    table.apply(0, "give-up 1")
    assert halves(table) == set()


@pytest.mark.rule("AM.M6", "AM.M10")
@pytest.mark.parametrize(("own", "on"), [(5, set()), (6, {"choose_buy 8"})])
def test_with_six_buildings_one_is_given_up_for_what_is_bought(own: int, on: set[str]) -> None:
    built = dict.fromkeys(range(1, own + 1), "H1") | {8: "H2"}
    table = position(built, hands=["sybil-vimes"], money=[30, 0])
    begin_scroll(table, "sybil-vimes")
    assert halves(table) == on


@pytest.mark.rule("AM.C1")
def test_a_power_that_asks_goes_on() -> None:
    """Dolly Sisters places, Unreal Estate and The Scours discard, The Shades and Isle of Gods choose an area."""
    table = position(
        {1: "H1 1", 2: "H1 1 !", 5: "H1", 7: "H1 1", 8: "H1", 10: "H1"}, hands=["groat modo"], money=[9, 0]
    )
    assert halves(table) == {"power 1", "power 2", "power 5", "power 7", "power 8", "power 10"}


@pytest.mark.rule("AM.A3", "AM.A6", "AM.A9", "AM.A11", "AM.A12")
def test_a_power_that_pays_is_whole() -> None:
    table = position({3: "H1", 6: "H1", 9: "H1", 11: "H1", 12: "H1"}, hands=["groat"])
    assert halves(table) == set()


# --- what a bot finds that looks one step ahead ---


@final
class Wish(Evaluator):
    """One thing decides: with it Red wins, without it nobody knows."""

    def __init__(self, comes_true: Callable[[State], bool]) -> None:
        super().__init__(["wish"], [1.0])
        self.comes_true = comes_true

    def measure(self, g: State, seat: int, out: Any) -> None:
        out[0] = 100.0 if seat == RED and self.comes_true(g) else 0.0


def chances(table: Table, comes_true: Callable[[State], bool]) -> dict[str, float]:
    """Red's chance of winning after each answer, to a half."""
    rules = table.game.rules
    worlds = worlds_of(rules, table.view(RED)["state"], RED)
    found = dict(one_step(rules, Wish(comes_true), worlds, RED, 3, 1, table.game.reacting))
    return {option.text: round(2 * found[option.id][-1]) / 2 for option in table.options(RED)}


def safe_from_the_king(g: State) -> bool:
    """Yellow does not meet the goal of the Dragon King of Arms."""
    return not met(g, YELLOW, PEOPLE_IDS.index("dragon-king"))


EIGHT = {1: "1 2 !", 2: "2 t !", 3: "1 2 !", 4: "1 2 !", 5: "1 2 !", 6: "1 2 !", 7: "1 2 !", 8: "1 2 !"}


@pytest.mark.rule("AM.W5", "AM.effect.remove_from_unreal_estate", "AM.Z2")
def test_a_scroll_stops_a_rival_who_is_about_to_win() -> None:
    """Yellow would win next: The Dean removes a figure from Unreal Estate, and the marker goes with it."""
    table = position(EIGHT, hands=["the-dean groat"], people=["vetinari", "dragon-king"], events="")
    table.apply(RED, "play the-dean")
    to_scroll(table)
    assert chances(table, safe_from_the_king) == {"go-on": 0.5, "scroll": 1.0}
    table.apply(RED, "scroll")
    assert set(chances(table, safe_from_the_king).values()) == {1.0}


@pytest.mark.rule("AM.W5", "AM.A10")
def test_a_power_stops_him_too() -> None:
    """Isle of Gods: a marker for two dollars."""
    table = position(EIGHT | {10: "H1"}, hands=["groat"], money=[2, 0], people=["vetinari", "dragon-king"])
    found = chances(table, safe_from_the_king)
    assert found.pop("power 10") == 1.0
    assert set(found.values()) == {0.5}


@pytest.mark.rule("AM.effect.move_enemy_adjacent", "AM.Z2")
def test_whom_to_move_is_judged_by_where_to() -> None:
    """A troll may leave The Hippo for Small Gods, The Scours or The Shades: only it, and no agent, gets there."""
    table = position({6: "t", 2: "2"}, hands=["the-duckman groat"])
    begin_scroll(table, "the-duckman")
    assert chances(table, lambda g: standing(g, 7 - 1, TROLL) > 0) == {"move-whom 6:t": 1.0, "move-whom 2:2": 0.5}


@pytest.mark.rule("AM.P7")
def test_an_agent_is_lifted_for_where_it_goes() -> None:
    """From Unreal Estate with its five agents one can go next door, to Small Gods; so can one of the others."""
    table = position(TWELVE, hands=["groat"])
    table.apply(RED, "play groat")
    there = chances(table, lambda g: standing(g, 4 - 1, RED) > 0 and standing(g, 6 - 1, RED) > 0)
    assert {text: chance for text, chance in there.items() if text != "go-on"} == {
        "lift 1": 1.0,
        "lift 2": 1.0,
        "lift 6": 0.5,  # the only one in The Hippo
    }


@pytest.mark.rule("AM.M10")
def test_a_building_is_given_up_for_the_one_that_comes() -> None:
    """For one in The Shades, where an agent stands; and Dolly Sisters shall stay."""
    table = position(SIX, hands=["burleigh-and-stronginthearm"], money=[30, 0])
    to_building(table)
    found = chances(table, lambda g: owner_of(g, 7 - 1) == RED and owner_of(g, 1 - 1) == RED)
    assert found.pop("give-up 1") == 0.5
    assert {text for text, chance in found.items() if chance == 1.0} == {f"give-up {area}" for area in range(2, 7)}


@pytest.mark.rule("AM.effect.pay_2_assassinate", "AM.R1", "AM.K2")
def test_a_scroll_is_followed_through_whoever_could_react() -> None:
    """Burleigh & Stronginthearm: whom to pay, whom to kill, and Yellow holds a card: if he lets it happen, he is out of
    The Hippo."""
    table = at_scroll("burleigh-and-stronginthearm", "ruby", city={1: "1", 6: "1 2 !"})
    assert chances(table, lambda g: standing(g, 6 - 1, YELLOW) == 0) == {"go-on": 0.5, "scroll": 1.0}


@pytest.mark.rule("AM.effect.look_and_discard", "AM.R6")
def test_a_victim_is_looked_at_for_the_card_that_goes() -> None:
    """Green holds one card, and may react before Red sees it; Yellow would keep one of two."""
    table = at_scroll("cable-street-particulars", "errol ruby", "hubert", seats=3)
    table.apply(RED, "scroll")
    assert chances(table, lambda g: g.count(HAND + GREEN) == 0) == {"player 2": 0.5, "player 3": 1.0}
