"""Zawartość pudełka, Cel gry: the 24 cards, their order and colours, and the goal."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.kit import choices, play
from stolik.engine.errors import DataError
from stolik.games.raverun.data import CARDS, EFFECTS, load_cards
from stolik.games.raverun.state import LAYOUT

from .positions import A, B, asks, field, hand, offers, pile, position

ORDER = [
    *("1A", "1B", "1C", "2A", "2B", "2C", "3A", "3B", "3C", "4A", "4B", "4C"),
    *("5A", "5B", "5C", "6A", "6B", "6C", "7A", "7B", "7C", "8A", "8B", "8C"),
]


@pytest.mark.rule("RAV.cards.1", "RAV.cards.2")
def test_24_cards_by_rising_value() -> None:
    assert CARDS.names == ORDER
    assert LAYOUT.cards == ORDER


@pytest.mark.rule("RAV.cards.2")
@pytest.mark.parametrize(
    ("lower", "higher"), [("6A", "6B"), ("6B", "6C"), ("5C", "6A"), ("1C", "8A"), ("1A", "1C"), ("7C", "8A")]
)
def test_the_number_decides_then_the_letter(lower: str, higher: str) -> None:
    """Ruling 40: two cards never tie; shown here by the skirmish and by the right to set the order."""
    table = position("order", piles=["3A", "3B"], hands=[f"{lower} 2A", f"{higher} 2B"], fields=["", "5B"])
    play(table, (B, "order 1-2"), (A, f"lay {lower}"), (B, f"lay {higher}"))
    assert higher in field(table, B)
    assert pile(table, A) == f"3A {lower}"

    assert asks(position("order", piles=[lower, higher], hands=["2A", "2B"])) == (B, "set_order")
    assert asks(position("order", piles=[higher, lower], hands=["2A", "2B"])) == (A, "set_order")


@pytest.mark.rule("RAV.cards.3", "RAV.phase3.6", "RAV.end.3")
@pytest.mark.parametrize("card", ORDER)
def test_green_acts_from_a_pile_red_from_a_battlefield_at_the_end(card: str) -> None:
    """Ruling 22: every card on every kind of place, always where it would have something to do."""
    letter = "B" if card[1] == "A" else "A"  # of all the other cards, but for the one that a 7 could recall
    below = ("2" if card[0] == "1" else "1") + card[1]
    piles = [f"{below} 6{letter}", f"8{letter}"]
    fields = [f"4{letter}", f"3{letter}"]
    green = card[0] in "1234"

    on_a_pile = position("actions", piles=[f"{below} {card}", piles[1]], hands=[f"5{letter}"], fields=fields)
    assert offers(on_a_pile) == ([(A, card)] if green else [])

    on_a_field_before = position("actions", piles=piles, hands=[f"5{letter}", f"7{letter}"], fields=[card])
    assert offers(on_a_field_before) == []

    on_a_field = position("final round", piles=piles, fields=[card, fields[1]])
    assert offers(on_a_field) == ([] if green else [(A, card)])

    on_a_pile_at_the_end = position("final round", piles=[f"{below} {card}", piles[1]], fields=fields)
    assert offers(on_a_pile_at_the_end) == []

    in_a_hand_at_the_end = position("final round", piles=piles, hands=[card], fields=fields)
    assert offers(in_a_hand_at_the_end) == []


@pytest.mark.rule("RAV.effect.1", "RAV.effect.2", "RAV.effect.3", "RAV.effect.4")
def test_effects_of_the_green_numbers() -> None:
    """Ruling 39: the table of effects is data; the leaflet's example proves 1, 3 and 4, hence 2."""
    table = position(
        "actions",
        piles=["1A", "2A", "3A"],
        hands=["5A", "5B", "5C"],
        fields=["6A"],
        deck="7A",
        rest="pile/0",
    )
    assert choices(table) == {"pass", "swap 5A pile 1", "swap 5A pile 2", "swap 5A pile 3"}
    table.apply(A, "pass")
    assert choices(table) == {"pass", "exchange 5B"}
    table.apply(B, "pass")
    assert choices(table) == {"pass", "draw"}
    four = position("actions", piles=["4A", "8A"], fields=["6A"])
    assert choices(four) == {"pass", "move 6A pile 1", "move 6A pile 2"}


@pytest.mark.rule("RAV.effect.5", "RAV.effect.6", "RAV.effect.7", "RAV.effect.8")
def test_effects_of_the_red_numbers() -> None:
    """Ruling 39: 5 to 8 follow the order of the leaflet's list."""
    table = position("final round", piles=["1A 2B", "1B 2A"], fields=["5A 6A 7A 8A", "3C"])
    for expected in (
        {"pass", "steal 3C"},
        {"pass", "sink pile 1", "sink pile 2"},
        {"pass", "recall 1A"},
        {"pass", "reshuffle pile 1", "reshuffle pile 2"},
    ):
        assert choices(table) == expected
        table.apply(A, "pass")
    assert table.over
    assert CARDS.effects == [effect for effect in range(8) for _letter in "ABC"]
    assert EFFECTS == ("swap", "exchange", "draw", "move", "steal", "sink", "recall", "shuffle")


@pytest.mark.rule("RAV.goal.1", "RAV.end.5")
def test_the_highest_top_wins_and_nothing_else_counts() -> None:
    table = position("final round", piles=["8C 2A", "1B 2B"], hands=["8B", ""], fields=["4C", "1A"], under="8A")
    assert hand(table, A) == "8B"
    assert table.shares == [0.0, 1.0]  # 2B against 2A


# --- the data file ---


TEXT = Path(__file__).parents[3].joinpath("src/stolik/games/raverun/cards.toml").read_text(encoding="utf-8")
SIX = 'colour = "red"\neffect = "sink"'
THREES = 'cards = ["3A", "3B", "3C"]'
FIVE = '[[number]]\nnumber = 5\ncolour = "red"\neffect = "steal"\ncards = ["5A", "5B", "5C"]\n'


@pytest.mark.rule("RAV.cards.1", "RAV.cards.3")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(THREES, 'cards = ["3A", "3C"]', "card 3B .* not 0 times", id="missing card"),
        pytest.param(THREES, "", "card 3A .* not 0 times", id="no cards"),
        pytest.param(THREES, 'cards = ["3A", "3B", "3B", "3C"]', "card 3B .* not 2 times", id="doubled card"),
        pytest.param(THREES, 'cards = ["3A", "3B", "3C", "3D"]', "no card 3D", id="unknown card"),
        pytest.param(THREES, 'cards = ["3A", "3B", "3C", "4A"]', "no card 4A among the 3s", id="wrong number"),
        pytest.param(FIVE, "", "1 to 8, not 1, 2, 3, 4, 6, 7, 8$", id="missing number"),
        pytest.param(FIVE, FIVE + FIVE, "number 5 stands there twice", id="doubled number"),
        pytest.param("number = 8", "number = 9", "1 to 8, not .*9", id="unknown number"),
        pytest.param('"recall"', '"fly"', "number 7 has an unknown effect: fly", id="unknown effect"),
        pytest.param('effect = "recall"', "", "number 7 has an unknown effect", id="no effect"),
        pytest.param('"recall"', '"sink"', "the effect sink stands there twice", id="doubled effect"),
        pytest.param(SIX, SIX.replace("red", "green"), "number 6 must be red", id="wrong colour"),
        pytest.param(SIX, 'effect = "sink"', "number 6 must be red", id="no colour"),
        pytest.param('effect = "swap"', 'effect = "steal"', "number 1 must be green .* green effect", id="red effect"),
        pytest.param("[[number]]", "[[number", "cannot be read", id="broken file"),
        pytest.param(TEXT, "", "1 to 8", id="empty file"),
        pytest.param(TEXT, "number = 5", "cannot be read", id="no tables"),
        pytest.param(TEXT, "number = [5]", "cannot be read", id="numbers for tables"),
        pytest.param(THREES, "cards = 3", "cannot be read", id="no list of cards"),
        pytest.param(THREES, 'cards = [["3A"], 3]', "card 3A", id="nested cards"),
        pytest.param("number = 8", "number = [8]", "cannot be read", id="no number"),
    ],
)
def test_wrong_data_is_refused_and_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "cards.toml"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        load_cards(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"nowhere\.toml: cannot be read"):
        load_cards(tmp_path / "nowhere.toml")
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xff\xfe[[number]]")
    with pytest.raises(DataError, match=r"cards\.toml: cannot be read"):
        load_cards(path)


def test_the_order_of_the_file_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(FIVE + TEXT.replace(FIVE, ""), encoding="utf-8")
    assert load_cards(path) == CARDS
