"""Elementy gry: the letter cards as their file gives them, and what is said about them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from stolik.engine.errors import DataError
from stolik.engine.rulebook import LANGUAGES, load_rulebook
from stolik.engine.texts import Texts
from stolik.games.words.data import CARDS, MOTIFS, TEXTS, load_cards
from stolik.games.words.lexicon import ALPHABET
from stolik.games.words.state import LETTER, NAMES

FOLDER = Path(__file__).parents[3] / "src/stolik/games/words"

BLUE = "A10 O9 I9 E8 N7 Z5 R5 S4 W4 Y4 C4 K4 T4 D3 L3 M3 P3 B2 G2 H2 J2 Ł2 U2 F1"
DEVICES = {
    "ax": "Jądro Mocy",
    "cx": "Ćwiczebny Zeppelin",
    "ex": "Pękaty Blaster",
    "nx": "Cień Zagłady",
    "ox": "Opór Materii",
    "sx": "Świst Energii",
    "zx": "Źrenice Przenikliwości",
    "zz": "Żel Zapomnienia",
}
SETTINGS = {
    "black": "no yes",
    "help": "live serial off",
    "clock": "off 60 90 120 180",
    "votes": "yes no",
    "related": "standard lemma strict",
    "min_length": "2 3",
    "first": "random 1 2 3 4",
}

# --- the deck ---


@pytest.mark.rule("WORDS.X1")
def test_102_blue_cards_and_8_black_ones() -> None:
    there = Counter(card.letter for card in CARDS if not card.black)
    assert there == {entry[0].lower(): int(entry[1:]) for entry in BLUE.split()}
    assert there.total() == 102
    assert [card.letter for card in CARDS if card.black] == list("ąćęńóśźż")


@pytest.mark.rule("WORDS.X1")
def test_ids_are_the_letters_without_their_marks() -> None:
    ids = [card.id for card in CARDS]
    assert len(set(ids)) == 110
    assert [card.id for card in CARDS if card.letter == "a"] == [f"a{number}" for number in range(1, 11)]
    assert [card.id for card in CARDS if card.letter == "ł"] == ["lx1", "lx2"]
    assert [card.id for card in CARDS if card.black] == list(DEVICES)


@pytest.mark.rule("WORDS.R4")
def test_the_32_letters_in_the_order_of_the_alphabet() -> None:
    assert len(ALPHABET) == 32
    assert [ALPHABET.index(letter) for letter in "aąbzźż"] == [0, 1, 2, 29, 30, 31]
    assert not set("qvx") & set(ALPHABET)
    assert [LETTER[NAMES.index(card)] for card in ("a1", "ax", "lx2", "zz")] == [0, 1, 15, 31]


@pytest.mark.rule("WORDS.R29")
def test_every_motif_is_drawn_for_some_cards() -> None:
    there = Counter(card.motif for card in CARDS)
    assert set(there) == set(MOTIFS)
    assert there.pop("device") == 8
    assert all(5 <= times <= 7 for times in there.values())


# --- bad files ---


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


FIRST = '[[card]]\nid = "a1"\nletter = "a"\nmotif = "ruin"\n'


@pytest.mark.rule("WORDS.X1")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (FIRST, "", "there must be 110 cards, not 109"),
        (FIRST, FIRST * 2, "card a1 stands there twice"),
        ('letter = "ć"', 'letter = "ą"', "1 card with the letter ą, not 2"),
        ('letter = "ą"', 'letter = "ć"', "1 card with the letter ą, not 0"),
        ('letter = "ą"\nblack = true', 'letter = "ą"', "card ax must be black, having the letter ą"),
        ('letter = "ą"\nblack = true', 'letter = "ą"\nblack = false', "card ax must be black, having the letter ą"),
        ('letter = "ą"', 'letter = "a"', "card ax must be blue, having the letter a"),
        ('letter = "a"', 'letter = "a"\nblack = true', "card a1 must be blue, having the letter a"),
        ('letter = "a"', 'letter = "q"', "card a1 has an unknown letter: q"),
        ('letter = "a"', 'letter = "v"', "card a1 has an unknown letter: v"),
        ('letter = "a"', 'letter = "x"', "card a1 has an unknown letter: x"),
        ('letter = "a"', 'letter = "A"', "card a1 has an unknown letter: A"),
        ('letter = "a"', 'letter = "bc"', "card a1 has an unknown letter: bc"),
        ('letter = "a"\n', "", "card a1 has no letter"),
        ('letter = "a"', 'letter = "o"', "card a1 must show an object that begins with o, not Akropol"),
        ('motif = "ruin"', 'motif = "castle"', "card a1 has an unknown motif: castle"),
        ('motif = "ruin"', 'motif = "device"', "card a1 must have the motif device exactly if it is black"),
        ('motif = "device"', 'motif = "ruin"', "card ax must have the motif device exactly if it is black"),
        ('motif = "ruin"\n', 'motif = "ruin"\nvalue = 1\n', "card a1 has an unknown field value"),
        ('id = "a1"\n', "", "every card must be a table with its id"),
        ('id = "a1"', 'id = "a11"', "has no text object-a11"),
        ("[[card]]", "[card]", "cannot be read"),
        ('source = "reconstructed"\n', "", "must say whether it is reconstructed or printed, not None"),
        (
            'source = "reconstructed"',
            'source = "rumour"',
            "must say whether it is reconstructed or printed, not rumour",
        ),
        ('source = "reconstructed"', 'source = "printed"\nyear = 2020', "has an unknown field year"),
    ],
)
def test_a_bad_file_of_cards(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        load_cards(changed(tmp_path, old, new), TEXTS)


@pytest.mark.rule("WORDS.X1")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Big Ben", "card a1 must show an object that begins with a, not Big Ben"),
        ("Ąkropol", "card a1 must show an object that begins with a, not Ąkropol"),
        ("Alhambra", "the object Alhambra stands there twice"),
    ],
)
def test_a_bad_object(tmp_path: Path, name: str, message: str) -> None:
    folder = copytree(FOLDER / "text", tmp_path / "text")
    text = (folder / "pl.ftl").read_text(encoding="utf-8")
    assert "object-a1 = Akropol\n" in text
    (folder / "pl.ftl").write_text(text.replace("object-a1 = Akropol\n", f"object-a1 = {name}\n"), encoding="utf-8")
    with pytest.raises(DataError, match=f"cards.toml: {message}"):
        load_cards(FOLDER / "cards.toml", Texts(folder))


# --- what is said about them ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_an_object_and_a_fact(language: str) -> None:
    for kind in ("object", "fact"):
        texts = [TEXTS.say(language, f"{kind}-{card.id}") for card in CARDS]
        assert len(set(texts)) == 110
        assert kind == "object" or all(text.endswith(".") for text in texts)


@pytest.mark.rule("WORDS.X1")
def test_the_devices_are_those_of_the_rulebook() -> None:
    assert {card.id: TEXTS.say("pl", f"object-{card.id}") for card in CARDS if card.black} == DEVICES
    assert all(card.letter in DEVICES[card.id].lower() for card in CARDS if card.black)
    assert "Koloseum" in {TEXTS.say("pl", f"object-{card.id}") for card in CARDS if card.letter == "k"}


def keys(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", TEXTS.source(language), flags=re.MULTILINE)


def test_both_languages_say_the_same_things_once() -> None:
    """But that the words are Polish: those who read Polish need not be told."""
    assert keys("pl") == [key for key in keys("en") if key != "note"]
    assert len(keys("pl")) == len(set(keys("pl")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_villain_has_a_name(language: str) -> None:
    for setting, values in SETTINGS.items():
        assert TEXTS.say(language, f"setting-{setting}")
        names = [TEXTS.say(language, f"setting-{setting}-{value}") for value in values.split()]
        assert len(names) == len(set(names))
    for villain in range(4):
        assert TEXTS.say(language, f"villain-{villain}")
        assert set(TEXTS.forms(language, f"villain-{villain}")) == {"says"}


# --- the rulebook ---

SPECIFIED = {
    **{"S": range(1, 6), "T": range(1, 4), "P": range(1, 2), "W": range(1, 10), "C": range(1, 6), "D": range(1, 2)},
    **{"H": range(26), "E": range(1, 5), "V": range(15), "R": range(1, 30), "Q": range(1, 14)},
    **{"L": range(1, 7), "N": range(1, 10), "X": range(1, 3)},
}
RULEBOOK = load_rulebook(FOLDER / "rulebook.toml")


def test_every_rule_of_the_specification_is_in_the_rulebook() -> None:
    assert set(RULEBOOK.rules) == {f"WORDS.{kind}{number}" for kind, numbers in SPECIFIED.items() for number in numbers}


def test_a_ruling_gives_its_reasons_and_the_rulebook_needs_none() -> None:
    for rule in RULEBOOK.rules.values():
        assert set(rule.why) == (set(LANGUAGES) if rule.decision else set()), rule.id
        number = int(rule.id[7:])
        ours = rule.id[6] in "RQLN" or (rule.id[6] == "H" and number > 6) or (rule.id[6] == "V" and number > 8)
        assert rule.decision == (ours or rule.id == "WORDS.X1"), rule.id


def test_rules_point_to_rules_that_exist() -> None:
    for rule in RULEBOOK.rules.values():
        named = {language: re.findall(r"WORDS\.\w+", rule.text[language]) for language in LANGUAGES}
        assert set(named["pl"]) <= set(RULEBOOK.rules)
        assert named["pl"] == named["en"]
