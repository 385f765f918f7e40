"""Zasady układania: where a card of a stack may lie, and why not elsewhere."""

from __future__ import annotations

import pytest

from games.kit import choices, play, refusal
from stolik.engine.table import Table

from .positions import BASE, A, derived, position, state

CARD = "b18"
FREE = [card for card in BASE if card != CARD]


def stack(*places: tuple[int, int], seats: int = 2) -> Table:
    """A's stack with cards at these places, laid in this order; A holds one more."""
    laid = dict(zip(places, FREE, strict=False))
    return position(laid, *[{}] * (seats - 1), hands=[CARD], seats=seats)


def legal(table: Table) -> set[str]:
    return {text.split()[2] for text in choices(table) if text.startswith("stack")}


def at(table: Table, place: str) -> str:
    return refusal(table, A, f"stack {CARD} {place}")


@pytest.mark.rule("SED.place.1")
def test_the_first_card_begins_the_bottom_row() -> None:
    assert legal(stack()) == {"0,1"}
    assert at(stack(), "2,1") == "SED.place.1"
    assert at(stack(), "1,3") == "SED.place.1"


@pytest.mark.rule("SED.place.2")
def test_the_bottom_row_grows_at_both_ends_without_a_gap() -> None:
    assert legal(stack((0, 1))) == {"-2,1", "2,1"}
    assert at(stack((0, 1)), "4,1") == "SED.place.2"
    assert at(stack((0, 1)), "-6,1") == "SED.place.2"
    assert legal(stack((0, 1), (-2, 1))) == {"-4,1", "2,1", "-1,3"}


@pytest.mark.rule("SED.place.2", "SED.modes.2")
@pytest.mark.parametrize(
    ("seats", "row", "ends"),
    [
        (2, [0, 2, 4, 6], {"-2,1"}),
        (2, [0, -2, -4, -6], {"2,1"}),
        (2, [0, -2, 2, 4], {"-4,1", "6,1"}),
        (3, [0, 2, 4], {"-2,1", "6,1"}),
        (4, [0, -2, 2], {"-4,1", "4,1"}),
    ],
)
def test_the_bottom_row_is_as_wide_as_the_number_of_players_says(seats: int, row: list[int], ends: set[str]) -> None:
    """The first card may end up in any column."""
    table = stack(*((x, 1) for x in row), seats=seats)
    assert legal(table) == {f"{x + 1},3" for x in sorted(row)[:-1]}
    for end in ends:
        assert at(table, end) == "SED.place.2"


@pytest.mark.rule("SED.place.3")
def test_a_card_needs_both_that_carry_it() -> None:
    table = stack((0, 1), (2, 1))
    assert legal(table) == {"-2,1", "4,1", "1,3"}  # the row below need not be complete
    assert at(table, "3,3") == "SED.place.3"
    assert at(table, "-1,3") == "SED.place.3"
    assert at(table, "2,5") == "SED.place.3"
    assert legal(stack((0, 1), (2, 1), (4, 1), (1, 3), (3, 3))) == {"-2,1", "6,1", "2,5"}


@pytest.mark.rule("SED.place.2", "SED.place.3", "SED.place.4")
def test_every_place_is_refused_by_the_rule_of_its_row() -> None:
    """With a single card in the middle: the row below carries nothing yet, and a fourth row is never legal."""
    rows = {1: range(-6, 7, 2), 3: range(-5, 6, 2), 5: range(-4, 5, 2), 7: range(-3, 4, 2)}
    named = {1: "SED.place.2", 3: "SED.place.3", 5: "SED.place.3", 7: "SED.place.4"}
    table = stack((0, 1))
    for level, row in rows.items():
        for x in row:
            if (x, level) not in ((-2, 1), (0, 1), (2, 1)):
                assert at(table, f"{x},{level}") == named[level]
    assert at(table, "0,1") == "SED.place.5"


@pytest.mark.rule("SED.place.3")
def test_the_third_row_before_the_first_is_complete() -> None:
    table = stack((0, 1), (-2, 1), (2, 1), (-1, 3), (1, 3))
    play(table, (A, f"stack {CARD} 0,5"))
    assert derived(table)["stacks"][A]["at"] == [(0, 1), (-2, 1), (2, 1), (-1, 3), (1, 3), (0, 5)]


@pytest.mark.rule("SED.place.4")
def test_never_a_fourth_row() -> None:
    bottom = [(x, 1) for x in (0, 2, 4, 6)]
    table = stack(*bottom, (1, 3), (3, 3), (5, 3), (2, 5))
    assert legal(table) == {"4,5"}
    assert at(table, "3,7") == "SED.place.4"
    three = stack((0, 1), (2, 1), (4, 1), (1, 3), (3, 3), seats=3)
    assert legal(three) == {"2,5"}


@pytest.mark.rule("SED.place.5", "SED.cards.3")
def test_what_lies_stays_where_it_lies() -> None:
    table = stack((0, 1), (2, 1), (1, 3))
    for place in ("0,1", "2,1", "1,3"):
        assert at(table, place) == "SED.place.5"
    play(table, (A, f"stack {CARD} 4,1"))
    assert state(table)["stack"][A] == [*FREE[:3], CARD]
    assert derived(table)["stacks"][A]["at"][:3] == [(0, 1), (2, 1), (1, 3)]


@pytest.mark.rule("SED.cards.3")
def test_the_upper_skull_stays_the_upper_one() -> None:
    """K/P at the bottom: the king is on level 2, and P/K has it on level 1."""
    table = position({(0, 1): "b01"}, {(0, 1): "b02"}, hands=[CARD])
    stacks = derived(table)["stacks"]
    assert [entry["cells"] for entry in stacks[0]["account"]] == [[(0, 2)], [(0, 1)]]
    assert [entry["cells"] for entry in stacks[1]["account"]] == [[(0, 1)], [(0, 2)]]
    assert [entry["skull"] for entry in stacks[0]["account"]] == ["K", "P"]


@pytest.mark.rule("SED.stack.1")
def test_an_option_says_what_the_skulls_would_bring() -> None:
    """Z/Z beside and above a priest: P/K lies at the bottom, the priest on level 2."""
    table = position({(0, 1): "b02", (2, 1): "b05"}, {}, hands=[CARD])
    values = {option.text: table.label(A, option.id)[1] for option in table.options(A) if "stack" in option.text}
    # At 4,1 the lower bandit is beside the priest of C/P on level 1, the upper one beside the peasant.
    beside = values["stack b18 4,1"]
    assert (beside["gain"], beside["upper"], beside["lower"]) == ("+2", "0", "+2")
    above = values["stack b18 1,3"]
    assert (above["gain"], above["upper"], above["lower"]) == ("+2", "0", "+2")
    assert (above["lies"], above["card2"], above["card3"], above["card"]) == ("on", "b02", "b05", CARD)
