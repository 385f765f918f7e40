"""Elementy gry: the skull cards and the feature cards as their files give them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stolik.engine.errors import DataError
from stolik.engine.kit import bit
from stolik.engine.rulebook import LANGUAGES
from stolik.games.sedlec import GAME
from stolik.games.sedlec.data import CARDS, EFFECTS, FEATURES, Feature, load_cards, load_features
from stolik.games.sedlec.placing import open_in_feature
from stolik.games.sedlec.state import (
    ANCHORS,
    CELLS,
    LEVEL,
    POSITIONS,
    SIDES,
    SUPPORTS,
    TOUCHING,
)

FOLDER = Path(__file__).parents[3] / "src/stolik/games/sedlec"
BASE = [card for card in CARDS if card.deck == "base"]
MORE = [card for card in CARDS if card.deck == "executioners"]

BASE_FACES = [
    *("b01 K/P", "b02 P/K", "b03 K/Z", "b04 Z/K", "b05 C/P", "b06 P/C", "b07 C/L", "b08 L/C", "b09 C/Z", "b10 C/Z"),
    *("b11 Z/C", "b12 Z/C", "b13 P/L", "b14 L/P", "b15 L/Z", "b16 Z/L", "b17 P/P", "b18 Z/Z"),
]

# --- skull cards ---


@pytest.mark.rule("SED.cards.1")
def test_the_18_cards_of_the_base_game() -> None:
    assert [f"{card.id} {card.upper}/{card.lower}" for card in BASE] == BASE_FACES
    skulls = Counter(skull for card in BASE for skull in (card.upper, card.lower))
    assert skulls == {"K": 4, "C": 8, "P": 8, "L": 6, "Z": 10}


@pytest.mark.rule("SED.cards.1")
def test_the_base_deck_is_the_same_upside_down() -> None:
    faces = Counter((card.upper, card.lower) for card in BASE)
    assert faces == Counter((card.lower, card.upper) for card in BASE)


@pytest.mark.rule("SED.cards.1")
@pytest.mark.parametrize("pair", ["KC", "KL", "KK", "CC", "LL", "PZ"])
def test_pairs_that_do_not_exist(pair: str) -> None:
    assert not [card for card in BASE if sorted(pair) == sorted((card.upper, card.lower))]


@pytest.mark.rule("SED.cards.2")
def test_the_6_cards_of_the_executioners() -> None:
    assert [f"{card.id} {card.upper}/{card.lower}" for card in MORE] == [
        *("x01 X/Z", "x02 X/P", "x03 X/C", "x04 Z/X", "x05 K/X", "x06 L/X"),
    ]


def changed(tmp_path: Path, name: str, old: str, new: str) -> Path:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


FIRST_CARD = '[[card]]\nid = "b01"\ndeck = "base"\nupper = "K"\nlower = "P"\n'


@pytest.mark.rule("SED.cards.1", "SED.cards.2")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (FIRST_CARD, "", "there must be 18 cards of the deck base, not 17"),
        (FIRST_CARD, FIRST_CARD * 2, "card b01 stands there twice"),
        ('id = "b01"\ndeck = "base"\nupper = "K"', 'id = "b01"\ndeck = "base"\nupper = "C"', "4 K, not 3"),
        ('upper = "K"', 'upper = "Q"', "card b01 has an unknown upper: Q"),
        ('upper = "K"\n', "", "card b01 has no upper"),
        ('lower = "P"', 'lower = "P"\nleft = "P"', "card b01 has an unknown field left"),
        ('deck = "base"', 'deck = "guards"', "card b01 has an unknown deck: guards"),
        ('id = "b01"\n', "", "every card must be a table with its id"),
        ("[[card]]", "[[card]", "cannot be read"),
    ],
)
def test_a_bad_file_of_cards(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(DataError, match=f"cards.toml: .*{message}"):
        load_cards(changed(tmp_path, "cards.toml", old, new))


def test_the_base_game_comes_first(tmp_path: Path) -> None:
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(FIRST_CARD, "") + "\n" + FIRST_CARD, encoding="utf-8")
    with pytest.raises(DataError, match="base game must come first"):
        load_cards(path)


# --- feature cards ---


@pytest.mark.rule("SED.data.1")
def test_six_shapes_each_with_an_effect_of_its_own() -> None:
    assert {feature.id: feature.effect for feature in FEATURES} == {
        "monstrancja": "bunt_chlopski",
        "kielich": "krolobojcy",
        "krzyz": "kaznodzieja",
        "herb": "zakazana_milosc",
        "zyrandol": "szajka",
        "luk": "koronacja",
    }
    assert {feature.source for feature in FEATURES} == {"reconstructed"}
    assert [effect.id for effect in EFFECTS if effect.source == "attested"] == ["bunt_chlopski", "krolobojcy"]


def orders(feature: Feature) -> int:
    """In how many orders it can be built, counted one by one."""
    number = FEATURES.index(feature)
    found = {0: 1}
    for _ in range(9):
        following: Counter[int] = Counter()
        for filled, ways in found.items():
            legal = open_in_feature(filled, ANCHORS[number], SUPPORTS, SIDES, 9 * number, 9)
            for place in range(9):
                if legal >> place & 1:
                    following[filled | bit(place)] += ways
        found = dict(following)
    return found[2**9 - 1]


def pairs(form: int, places: int) -> int:
    """Adjacent pairs of cells in a form of so many places."""
    cells = 2 * places
    return sum((TOUCHING[form * CELLS + cell] >> other & 1) for cell in range(cells) for other in range(cell))


@pytest.mark.rule("SED.data.1", "SED.feature.1", "SED.feature.2", "SED.feature.3", "SED.terms.2")
@pytest.mark.parametrize(
    ("name", "build_orders", "adjacent", "levels"),
    [
        ("monstrancja", 40, 21, 12),
        ("kielich", 32, 26, 10),
        ("krzyz", 90, 21, 10),
        ("herb", 252, 28, 8),
        ("zyrandol", 810, 19, 10),
        ("luk", 182, 19, 8),
    ],
)
def test_the_shapes(name: str, build_orders: int, adjacent: int, levels: int) -> None:
    form = 1 + [feature.id for feature in FEATURES].index(name)
    assert orders(FEATURES[form - 1]) == build_orders
    assert pairs(form, 9) == adjacent
    assert max(LEVEL[form * CELLS + cell] for cell in range(18)) == levels


@pytest.mark.rule("SED.data.1")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "[-1, 1], [1, 1], [0, 3], [0, 5]",
            "[-1, 1], [1, 1], [0, 3]",
            "monstrancja must have 9 positions, not 8",
        ),
        ("[0, 9], [0, 11]]", "[0, 9], [1, 10]]", "monstrancja has positions that overlap: 0,9 and 1,10"),
        ("[0, 9], [0, 11]]", "[0, 9], [0, 9]]", "monstrancja has 0,9 twice in positions"),
        ("[0, 9], [0, 11]]", "[0, 9], [0, 12]]", "monstrancja cannot be completed from its anchor -1,1: 0,12 is never"),
        ("[0, 9], [0, 11]]", "[0, 9], [0, 16]]", "monstrancja has a position in positions that is too far away: 0,16"),
        ("[0, 9], [0, 11]]", "[0, 9], [0, 0]]", "too far away: 0,0"),
        ("[0, 9], [0, 11]]", "[0, 9], [-10, 1]]", "too far away: -10,1"),
        ("[0, 9], [0, 11]]", '[0, 9], "top"]', "must have pairs of whole numbers in positions, not top"),
        ("[0, 9], [0, 11]]", "[0, 9], [0, 11, 1]]", "must have pairs of whole numbers"),
        ("anchors = [[-1, 1], [1, 1]]", "anchors = []", "feature monstrancja has no anchor"),
        ("anchors = [[-1, 1], [1, 1]]", "anchors = [[-1, 3]]", "an anchor where it has no position: -1,3"),
        # The right foot stands too far away from everything to lean on it.
        ("anchors = [[-3, 1], [3, 1]]", "anchors = [[-3, 1]]", "luk cannot be completed from its anchor -3,1: 3,1 is"),
        ('effect = "bunt_chlopski"', 'effect = "krolobojcy"', "the back krolobojcy stands there twice"),
        ('effect = "bunt_chlopski"', 'effect = "unknown"', "feature monstrancja has an unknown effect: unknown"),
        ('source = "reconstructed"', 'source = "rumour"', "feature monstrancja has an unknown source: rumour"),
        ('id = "kielich"', 'id = "monstrancja"', "feature monstrancja stands there twice"),
        ('kind = "gangs"', 'kind = "dance"', "effect szajka has an unknown kind: dance"),
        ("points = -1", "bandits = 2", "effect szajka must have no bandits, being of the kind gangs"),
        ("points = -1", "points = 10", "effect szajka must have points from -9 to 9, not 10"),
        ("apart = 8\n", "", "effect zakazana_milosc must have apart from -9 to 9, not None"),
        ('[[effect]]\nid = "koronacja"', '[[other]]\nid = "koronacja"', "luk has an unknown effect: koronacja"),
    ],
)
def test_a_bad_file_of_features(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(DataError, match=f"features.toml: .*{message}"):
        load_features(changed(tmp_path, "features.toml", old, new))


@pytest.mark.rule("SED.data.1")
def test_six_features_and_no_fewer(tmp_path: Path) -> None:
    text = (FOLDER / "features.toml").read_text(encoding="utf-8")
    first, second = text.index("[[feature]]"), text.index('[[feature]]\nid = "kielich"')
    path = tmp_path / "features.toml"
    path.write_text(text[:first] + text[second:], encoding="utf-8")
    with pytest.raises(DataError, match="there must be 6 features, not 5"):
        load_features(path)


# --- geometry ---


def inside(width: int) -> list[int]:
    """The cells of a whole stack that begins at its left end."""
    places = [(row + 2 * column, 2 * row + 1) for row in range(3) for column in range(width - row)]
    return [2 * POSITIONS[0].index(place) + half for place in places for half in (0, 1)]


@pytest.mark.rule("SED.terms.2")
@pytest.mark.parametrize(
    ("width", "cells", "adjacent", "degrees"),
    [(4, 18, 31, {2: 4, 3: 6, 4: 4, 5: 4}), (3, 12, 18, None)],
)
def test_adjacent_pairs_and_degrees(width: int, cells: int, adjacent: int, degrees: dict[int, int] | None) -> None:
    there = inside(width)
    assert len(there) == cells
    found = [sum(TOUCHING[cell] >> other & 1 for other in there) for cell in there]
    assert sum(found) == 2 * adjacent
    assert max(found) <= 5
    if degrees is not None:
        assert Counter(found) == degrees


@pytest.mark.rule("SED.terms.2")
def test_the_leaflets_picture_of_neighbours() -> None:
    there = {cell: (POSITIONS[0][cell // 2][0], LEVEL[cell]) for cell in inside(4)}
    (middle,) = (cell for cell, at in there.items() if at == (3, 3))
    assert {at for cell, at in there.items() if TOUCHING[middle] >> cell & 1} == {
        (1, 3),
        (5, 3),
        (3, 4),
        (2, 2),
        (4, 2),
    }


# --- what is said about them ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_title_and_skull_has_a_name(language: str) -> None:
    texts = GAME.texts
    names = [texts.say(language, f"card-{card.id}") for card in CARDS]
    assert len(set(names)) == len({(card.upper, card.lower) for card in CARDS})  # equal in print, equal in name
    for feature in FEATURES:
        assert texts.say(language, f"card-{feature.id}")
        assert set(texts.forms(language, f"card-{feature.id}")) == {"back", "does"}
    for kind in range(6):
        assert texts.say(language, f"skull-{kind}")
    for title in range(5):
        assert texts.has(language, f"title-{title}")
    for build in range(2):
        assert texts.has(language, f"build-{build}")


def test_the_faces_are_those_of_the_files() -> None:
    assert GAME.display.faces["x05"] == {"kind": "skulls", "upper": "K", "lower": "X", "deck": "executioners"}
    assert set(GAME.display.faces) == {*(card.id for card in CARDS), *(feature.id for feature in FEATURES)}
    luk = GAME.display.faces["luk"]
    assert luk["anchors"] == [(-3, 1), (3, 1)]
    assert len(luk["positions"]) == 9
    assert (luk["effect"], luk["effect_kind"], luk["source"]) == ("koronacja", "top_kings", "reconstructed")
    assert luk["effect_numbers"] == {"points": 2}
