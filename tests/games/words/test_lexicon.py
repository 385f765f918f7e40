"""Which words there are, what they are forms of, how frequent they are; and files that are refused."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from unicodedata import normalize

import pytest

import words_lexicon
from stolik.engine.errors import DataError
from stolik.games.words.lexicon import ALPHABET, COMMON, load

from .lists import packaged, small


def readings(word: str) -> list[str]:
    lexicon = packaged()
    number = lexicon.number(word)
    assert number >= 0, word
    return lexicon.readings(number)


def is_word(word: str) -> bool:
    return packaged().number(word) >= 0


def test_the_alphabet() -> None:
    assert len(ALPHABET) == len(set(ALPHABET)) == 32
    assert not set("qvx") & set(ALPHABET)


@pytest.mark.rule("WORDS.L1")
@pytest.mark.parametrize(
    "word", ["quiz", "vat", "xero", "e-mail", "c++", "żółw2", "d'oh", "itd.", "naïve", "", "żółw "]
)
def test_other_letters_and_signs_make_no_word(word: str) -> None:
    assert not is_word(word)


@pytest.mark.rule("WORDS.L1")
@pytest.mark.parametrize("word", ["źdźbło", "ŹDŹBŁO", "Źdźbło"])
def test_case_is_ignored(word: str) -> None:
    assert packaged().word(packaged().number(word)) == "źdźbło"


@pytest.mark.rule("WORDS.L1")
def test_diacritics_are_letters_of_their_own() -> None:
    assert is_word("łaska")
    assert is_word("laska")
    assert packaged().number("łaska") != packaged().number("laska")
    assert not is_word("zrodlo")


@pytest.mark.rule("WORDS.L2", "WORDS.L4")
@pytest.mark.parametrize("word", ["strome", "stomatolog", "galareta", "lament", "atak", "dom", "domek", "domowy"])
def test_the_words_of_the_rulebook(word: str) -> None:
    assert is_word(word)


@pytest.mark.rule("WORDS.L2", "WORDS.N3")
@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("strome", "stromy"),
        ("kotami", "kot"),
        ("napisałabym", "napisać"),
        ("najładniejszy", "ładny"),
        ("nienapisany", "napisać"),
        ("ludzie", "człowiek"),
        ("niebieskiego", "niebieski"),
        ("stołu", "stół"),
        ("nieśliśmy", "nieść"),
    ],
)
def test_a_form_belongs_to_its_lemma(form: str, lemma: str) -> None:
    assert lemma in readings(form)


@pytest.mark.rule("WORDS.N4")
@pytest.mark.parametrize(
    ("form", "lemmas"),
    [
        ("ton", {"ton", "tona"}),
        ("cel", {"cel", "cela"}),
        ("salami", {"salami", "sala"}),
        ("domów", {"dom", "domówić"}),
    ],
)
def test_homographs_name_all_their_lemmas(form: str, lemmas: set[str]) -> None:
    found = readings(form)
    assert lemmas <= set(found)
    assert len(found) == len(set(found))


@pytest.mark.rule("WORDS.N4")
def test_the_more_frequent_lemma_comes_first() -> None:
    assert readings("domów")[0] == "dom"
    assert readings("cel")[0] == "cel"
    assert readings("mam")[:2] == ["mieć", "mama"]


@pytest.mark.rule("WORDS.L3", "WORDS.L6")
@pytest.mark.parametrize(
    "word", ["np", "itd", "kg", "cm", "zł", "mld", "tys", "pkp", "jan", "adm", "mmm", "http", "ural", "dr", "nr", "www"]
)
def test_no_abbreviations_names_or_signs_among_the_short_words(word: str) -> None:
    assert not is_word(word)


@pytest.mark.rule("WORDS.L3")
@pytest.mark.parametrize("word", ["kraków", "tatry", "krakowski", "berlinie", "polska", "fochem", "pesel", "róża"])
def test_a_name_is_a_word_where_it_is_a_common_word_too(word: str) -> None:
    """POLSKA is a form of the adjective `polski`, BERLINIE of the carriage `berlina`.

    Of KRAKÓW and TATRY Morfeusz knows nothing but the names, and nearly everybody who writes them means these.
    """
    assert is_word(word) == (word not in ("kraków", "tatry"))


@pytest.mark.rule("WORDS.L6")
@pytest.mark.parametrize(
    "word",
    [
        "okra",
        "hmm",
        "nara",
        "foch",
        "wifi",
        "elo",
        "gif",
        "do",
        "ja",
        "ech",
        "hm",
        "pst",
        "kto",
        "źle",
        "żyć",
        "żeś",
        "nań",
        "oko",
        "ość",
        "wić",
        "dużo",
        "mną",
    ],
)
def test_short_words_of_every_part_of_speech(word: str) -> None:
    assert is_word(word)


def test_a_number_for_each_word_in_the_order_of_the_alphabet() -> None:
    lexicon = packaged()
    order = {letter: place for place, letter in enumerate(ALPHABET)}
    numbers = [0, 1, 2, *range(3, int(lexicon.size), 39_989), int(lexicon.size) - 1]
    words = [lexicon.word(number) for number in numbers]
    assert [lexicon.number(word) for word in words] == numbers
    keys = [[order[letter] for letter in word] for word in words]
    assert all(before < after for before, after in pairwise(keys))
    assert {letter for word in words for letter in word} == set(ALPHABET)


@pytest.mark.parametrize("number", [-1, 3])
def test_a_number_beyond_the_words(number: int) -> None:
    with pytest.raises(IndexError):
        small({"dom": 0, "domek": 0, "oko": 0}).word(number)


def test_small_numbers() -> None:
    """By hand: dom, domek, oko, ósmy, żaba; a beginning comes before the whole, ó after o, ż last."""
    lexicon = small({"żaba": 0, "domek": 31, "dom": 55, "oko": 0, "ósmy": 20})
    assert [lexicon.word(number) for number in range(int(lexicon.size))] == ["dom", "domek", "oko", "ósmy", "żaba"]
    assert [lexicon.zipf(number) for number in range(5)] == [55, 31, 0, 20, 0]
    assert [lexicon.number(word) for word in ("do", "dome", "domeka", "okoń", "a")] == [-1] * 5


@pytest.mark.parametrize(
    "word",
    [
        *["world", "people", "społeczno", "gówno", "dupy", "idiota", "kutas"],  # unknown to Morfeusz, or marked by it
        *["sukinsyn", "cwela", "ciota", "cipkę", "żydek", "upierdliwe", "wkurwia", "czarnuchy"],
        *["berlinie", "lublinie", "europy", "poznań", "szczecinie", "gdańsku", "polaków", "chinach"],
    ],
)
def test_what_is_no_word_of_ours_or_rude_or_a_name_is_never_common(word: str) -> None:
    """The list has them, so they may be played; bots that keep to common words do not."""
    assert packaged().number(word) >= 0
    assert packaged().zipf(packaged().number(word)) == 0


@pytest.mark.parametrize(
    "word",
    ["ciotka", "pieprz", "kanalizacja", "szkopuł", "list", "zima", "dym", "koniec", "miejscu", "świecie", "góra"],
)
def test_what_only_looks_rude_or_like_a_name_is_common(word: str) -> None:
    assert packaged().zipf(packaged().number(word)) >= COMMON


def test_frequency() -> None:
    lexicon = packaged()
    zipfs = {word: lexicon.zipf(lexicon.number(word)) for word in ("dom", "jest", "stomatolog", "przeżuwałybyście")}
    assert zipfs["jest"] > zipfs["dom"] > zipfs["stomatolog"] >= COMMON
    assert zipfs["przeżuwałybyście"] == 0


@pytest.mark.rule("WORDS.L5")
def test_another_list_without_other_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("hunspell", "morfeusz2", "wordfreq"):
        monkeypatch.setitem(sys.modules, module, None)
    source = tmp_path / "list.txt"
    words = "dom\nnp\nKraków\nquiz\ndom\nzażółcone\nx\n"
    source.write_text(normalize("NFD", words), encoding="utf-8")  # accents apart, as some systems write them
    made = tmp_path / "mine.bin"
    monkeypatch.setattr(sys, "argv", ["words_lexicon.py", str(source), "--name", "mine", "--out", str(made)])
    words_lexicon.main()
    lexicon = load(made)
    assert lexicon.name == "mine"
    assert [lexicon.word(number) for number in range(int(lexicon.size))] == ["dom", "np", "zażółcone"]
    assert [lexicon.readings(number) for number in range(3)] == [["dom"], ["np"], ["zażółcone"]]
    assert lexicon.zipf(0) == 0
    assert lexicon.digest != packaged().digest


@pytest.mark.rule("WORDS.L5")
def test_the_digest_is_of_the_words_and_their_lemmas(tmp_path: Path) -> None:
    one = small({"dom": 0, "oko": 0})
    assert one.digest == small({"oko": 50, "dom": 0}).digest
    assert one.digest != small({"dom": 0, "okno": 0}).digest
    digests = set()
    for lemmas in (("ton",), ("ton", "tona"), ("tona", "ton")):
        rules = tuple(words_lexicon.rule("ton", lemma) for lemma in lemmas)
        words_lexicon.written(tmp_path / "ton.bin", "ton", [("ton", rules, 0)])
        made = load(tmp_path / "ton.bin")
        assert made.readings(0) == list(lemmas)
        digests.add(made.digest)
    assert len(digests) == 3


@pytest.mark.parametrize("damage", ["cut", "changed", "renamed"])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "some.bin"
    words_lexicon.written(path, "some", [("dom", ((-1, 0, ""),), 0)])
    data = path.read_bytes()
    path.write_bytes(
        {
            "cut": data[:-1],
            "changed": data[:-40] + bytes([data[-40] ^ 1]) + data[-39:],
            "renamed": data.replace(b'"some"', b'"same"'),
        }[damage]
    )
    with pytest.raises(DataError, match=r"some\.bin: is damaged"):
        load(path)


@pytest.mark.parametrize("content", [b"", b"dom\noko\n", b'{"format": "stolik-lexicon-0"}\n', b"[1]\n", b"\xff\xfe\n"])
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.bin"
    path.write_bytes(content)
    with pytest.raises(DataError, match=r"other\.bin: is no lexicon"):
        load(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load(tmp_path / "none.bin")
