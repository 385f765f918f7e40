"""Przygotowanie: who can play, which cards, which piles, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kit import events
from stolik.engine.chain import seed_of
from stolik.engine.errors import BadSetting
from stolik.engine.table import Table
from stolik.games.sedlec import GAME

from .positions import ALL, BASE, PLAYERS, SHAPES, asked, derived, state


def opened(seats: int, number: int = 1, **options: str) -> Table:
    return Table(GAME, seats, options, seed_of(number), PLAYERS[:seats])


def lying(table: Table) -> set[str]:
    """The skull cards that are in the game and not in sight, as the truth has them."""
    return {GAME.rules.layout.cards[card] for card in table.state.cards(0)}


@pytest.mark.rule("SED.modes.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetting, match="1 to 4 players"):
        opened(seats)


@pytest.mark.rule("SED.modes.1")
@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (4, {"executioners": "no"}, "four players need the Executioners"),
        (1, {"monstrance": "no"}, "one player plays the Monstrance"),
        (2, {"monstrance": "yes"}, "for one player, not 2"),
        (4, {"monstrance": "yes"}, "for one player, not 4"),
    ],
)
def test_what_does_not_go_together_is_refused(seats: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        Table(GAME, seats, options)


@pytest.mark.rule("SED.modes.1", "SED.cards.2")
def test_what_there_is_no_choice_about_need_not_be_said() -> None:
    assert opened(1).settings == {"executioners": "no", "monstrance": "yes"}
    assert opened(2).settings == {"executioners": "no", "monstrance": "no"}
    assert opened(4).settings == {"executioners": "yes", "monstrance": "no"}


@pytest.mark.rule("SED.modes.2")
@pytest.mark.parametrize(
    ("seats", "options", "target"),
    [(1, {}, 9), (2, {}, 9), (2, {"executioners": "yes"}, 9), (3, {}, 6), (3, {"executioners": "yes"}, 6), (4, {}, 6)],
)
def test_how_large_a_stack_is(seats: int, options: dict[str, str], target: int) -> None:
    assert derived(Table(GAME, seats, options, seed_of(1)))["target"] == target


@pytest.mark.rule("SED.setup.1", "SED.setup.3", "SED.cards.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_six_piles_of_three(seats: int) -> None:
    table = opened(seats)
    assert derived(table)["piles"] == [2, 3, 3, 3, 3, 3]  # the top of the first is turned
    (first,) = state(table)["open0"]
    assert lying(table) == {*BASE} - {first}
    assert [state(table)[f"open{pile}"] for pile in range(1, 6)] == [[]] * 5
    assert derived(table)["skulls"] == "KCPLZ"
    assert state(table)["graveyard"] == [None] * 17


@pytest.mark.rule("SED.setup.1", "SED.setup.3", "SED.cards.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_piles_of_four_with_the_executioners(seats: int) -> None:
    table = opened(seats, executioners="yes")
    assert derived(table)["piles"] == [3, 4, 4, 4, 4, 4]
    (first,) = state(table)["open0"]
    assert lying(table) == {*ALL} - {first}
    assert derived(table)["skulls"] == "KCPLZX"


@pytest.mark.rule("SED.solo.3")
def test_the_four_piles_of_whoever_plays_alone() -> None:
    assert derived(opened(1))["piles"] == [5, 5, 4, 4]
    assert derived(opened(1, executioners="yes"))["piles"] == [6, 6, 6, 6]
    assert all(state(opened(1))[f"open{pile}"] == [] for pile in range(6))


@pytest.mark.rule("SED.setup.2")
def test_chance_decides_who_begins() -> None:
    firsts = {asked(opened(3, number)) for number in range(30)}
    assert firsts == {("take_turn", 0), ("take_turn", 1), ("take_turn", 2)}
    table = opened(3, 4)
    assert events(table, "starts") == [{"event": "starts", "seat": asked(table)[1]}]


@pytest.mark.rule("SED.solo.1", "SED.solo.2")
def test_a_shape_and_an_effect_from_two_cards() -> None:
    drawn = Counter((state(table)["shape"][0], state(table)["effect"][0]) for table in map(alone, range(240)))
    assert len(drawn) == 30  # all ordered pairs of six
    assert all(shape != effect for shape, effect in drawn)
    box = state(opened(1))["box"]
    assert sorted(card for card in box if card in SHAPES) == sorted(
        {*SHAPES} - {state(opened(1))["shape"][0], state(opened(1))["effect"][0]}
    )


def alone(number: int) -> Table:
    return opened(1, number)


@pytest.mark.rule("SED.info.1")
def test_all_have_the_same_view_and_nobody_knows_a_covered_card() -> None:
    table = opened(3)
    views = [table.view(observer)["state"] for observer in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert set(views[0]["graveyard"]) == {None}
