"""How the lexicon is made where its sources are silent: guessed stems, usual readings, what is a word at all."""

from __future__ import annotations

from collections import Counter

import pytest

from words_found import Found, Reading
from words_lexicon import UNSAID, Source, Unsaid
from words_stems import Stems, patterns
from words_usual import Usage, lexeme

NOUNS = ("mapa", "lampa", "kopa", "stopa", "rampa")  # by hand: five nouns that inflect alike
ENDINGS = ("a", "y", "ie", "ę", "ą", "o", "om", "ami", "ach")


def forms_of(noun: str) -> list[str]:
    return [noun[:-1] + ending for ending in ENDINGS]


def known(*lemmas: str, tag: str = "subst") -> Found:
    return Found(list(lemmas), exists=True, readings=[Reading(lemma, tag) for lemma in lemmas])


def unknown() -> Found:
    return Found([], exists=False)


def listed(*more: str) -> dict[str, Found]:
    found = {form: known(noun) for noun in NOUNS for form in forms_of(noun)}
    return found | {form: unknown() for form in more}


# --- stems (WORDS.N3) ---


@pytest.mark.rule("WORDS.N3")
def test_a_pattern_is_what_stands_behind_the_common_beginning() -> None:
    (pattern,) = patterns({noun: forms_of(noun) for noun in NOUNS})
    assert pattern.of_lemma == "a"
    assert set(pattern.endings) == set(ENDINGS)
    assert pattern.lexemes == len(NOUNS)
    assert patterns({noun: forms_of(noun) for noun in NOUNS[:4]}) == []  # too few to be a pattern


@pytest.mark.rule("WORDS.N3")
def test_forms_that_inflect_like_known_ones_have_one_lemma() -> None:
    stems = Stems(listed(*forms_of("wapa")), lambda _: ())
    assert {form: stems.lemmas(form) for form in forms_of("wapa")} == {form: ["wapa"] for form in forms_of("wapa")}


@pytest.mark.rule("WORDS.N3")
def test_what_the_list_does_not_inflect_is_its_own_lemma() -> None:
    forms = [*forms_of("wapa")[1:], "wapum"]  # no WAPA
    stems = Stems(listed(*forms), lambda _: ())
    assert all(stems.lemmas(form) == [form] for form in forms)


@pytest.mark.rule("WORDS.N3")
def test_hunspell_is_asked_before_anything_is_guessed() -> None:
    stems = Stems(listed(*forms_of("wapa")), lambda form: ("wap",) if form == "wapy" else ())
    assert stems.lemmas("wapy") == ["wap"]
    assert stems.lemmas("wapą") == ["wapa"]


@pytest.mark.rule("WORDS.N3")
def test_a_participle_that_hunspell_calls_a_stem_belongs_to_its_verb() -> None:
    found = listed("pisanegoż") | {"pisany": known("pisać", tag="ppas:sg:nom:m1")}
    assert Stems(found, lambda form: ("pisany",) if form == "pisanegoż" else ()).lemmas("pisanegoż") == ["pisać"]


@pytest.mark.rule("WORDS.N3")
def test_what_grew_on_a_word_falls_off() -> None:
    found = listed("niewapa", "łamże", "łammyż", *forms_of("wapa")) | {"łam": known("łamać"), "łammy": known("łamać")}
    stems = Stems(found, lambda _: ())
    assert stems.lemmas("niewapa") == ["wapa"]
    assert stems.lemmas("łamże") == stems.lemmas("łammyż") == ["łamać"]


# --- usual readings (WORDS.N4) ---

NOMINATIVE, GENITIVE = "subst:sg:nom:f", "subst:pl:gen:f"


def usage(often: dict[str, float], readings: dict[str, list[Reading]]) -> Usage:
    return Usage(often, lambda form: readings.get(form, []), Counter())


@pytest.mark.rule("WORDS.N4")
def test_the_other_forms_of_a_lexeme_tell_how_usual_it_is() -> None:
    """ZIMA can be of `zima`, whose other forms are frequent, and of `zimać`, which is never met otherwise."""
    readings = {
        "zima": [Reading("zima", NOMINATIVE), Reading("zimać", "fin:sg:ter")],
        "zim": [Reading("zima", GENITIVE)],
        "mapa": [Reading("mapa", NOMINATIVE)],
        "map": [Reading("mapa", GENITIVE)],
        "czyta": [Reading("czytać", "fin:sg:ter")],
        "czytać": [Reading("czytać", "inf:imperf")],
        "zimać": [Reading("zimać", "inf:imperf")],
    }
    often = {"zima": 100.0, "zim": 20.0, "mapa": 80.0, "map": 20.0, "czyta": 50.0, "czytać": 50.0, "zimać": 0.1}
    found = usage(often, readings)
    assert found.shares("zima")["zima", "noun"] > 0.95
    assert found.sorted_lemmas("zima", ["zimać", "zima"]) == ["zima", "zimać"]


@pytest.mark.rule("WORDS.N4")
def test_a_rare_form_of_a_frequent_lexeme_can_be_the_less_usual_reading() -> None:
    """LIST is the nominative of `list` and the rare genitive plural of `lista`, the more frequent of the two.

    By hand: of nouns 9 in 10 forms are nominatives. LISTA alone is said 90 times, LISTU 10: LIST, said 50 times, is
    `lista` with a weight of about 1/10 of 100 and `list` with 9/10 of 60.
    """
    readings = {
        "list": [Reading("list", NOMINATIVE), Reading("lista", GENITIVE)],
        "lista": [Reading("lista", NOMINATIVE)],
        "listu": [Reading("list", GENITIVE)],
        "mapa": [Reading("mapa", NOMINATIVE)],
        "map": [Reading("mapa", GENITIVE)],
    }
    found = usage({"list": 50.0, "lista": 90.0, "listu": 10.0, "mapa": 900.0, "map": 100.0}, readings)
    assert found.sorted_lemmas("list", ["lista", "list"]) == ["list", "lista"]


def test_a_name_with_forms_of_its_own_takes_what_is_its() -> None:
    readings = {
        "europy": [Reading("europ", "subst:pl:nom:m3"), Reading("Europa", "subst:sg:gen:f")],
        "europa": [Reading("Europa", NOMINATIVE)],
        "mapy": [Reading("mapa", "subst:pl:nom:m3")],
        "mapa": [Reading("mapa", NOMINATIVE)],
    }
    found = usage({"europy": 100.0, "europa": 200.0, "mapy": 50.0, "mapa": 50.0}, readings)
    assert found.names("europa") == 1
    assert found.names("mapa") == 0
    assert lexeme(Reading("Tatry", "subst:pl:nom.acc:n:pt")) == ("Tatry", "name in plural")


# --- what is a word (WORDS.L3, WORDS.L6), and what nobody but people says ---


class Told(Usage):
    """Of which it is written down how much of each spelling is names."""

    def __init__(self, **names: float) -> None:
        self._told = names

    def names(self, form: str) -> float:
        return self._told.get(form, 0)


@pytest.mark.rule("WORDS.L3", "WORDS.L6")
def test_short_words_need_a_sign_that_they_are_words() -> None:
    found = {
        "okra": Found(["okra"], exists=False),
        "etc": Found(["etc"], exists=False),
        "drze": Found(["dr"], exists=False, short_form=True),
        "hmm": Found(["hmm"], exists=False),
        "kkk": Found(["kkk"], exists=False),
        "hm": known("hm", tag="interj"),
        "kto": known("kto"),
        "krakersom": Found(["krakersom"], exists=False),
        "wifi": Found(["wifi"], exists=False),
    }
    source = Source(found, more={"wifi"}, usage=Told(), forms=Counter(okra=9, dr=7, etc=1))
    words = {word for word in found if source.is_word(word)}
    assert words == {"okra", "hmm", "hm", "kto", "krakersom", "wifi"}


@pytest.mark.rule("WORDS.L3")
def test_what_is_known_as_a_name_alone_and_usually_is_one_is_no_word() -> None:
    found = {
        "kraków": Found(["krak"], exists=False, names=["Kraków"]),
        "krakom": Found(["krak"], exists=False, names=["Krak"]),  # the list has no Krakom
        "focha": Found(["foch"], exists=False),  # a surname besides
        "wiktorii": Found(["wiktoria"], exists=False, names=["Wiktoria"]),
        "berlinie": known("berlina"),
    }
    usual = Told(kraków=0.99, krakom=0.99, wiktorii=0.3, berlinie=0.99)
    often = dict.fromkeys(found, 1e-6)  # a Zipf value of 3
    source = Source(found, {"Kraków", "Focha", "Wiktorii", "Berlinie"}, often=often, usage=usual)
    assert {word for word in found if not source.is_word(word)} == {"kraków"}


@pytest.mark.parametrize(
    "lemma",
    [
        "sukinsyn",
        "cwel",
        "ciota",
        "cipka",
        "żydek",
        "upierdliwy",
        "wkurwiać",
        "pojebany",
        "zapieprzać",
        "czarnuch",
        "debil",
        "lublin",
    ],
)
def test_what_no_program_says(lemma: str) -> None:
    assert Unsaid.read(UNSAID).has(lemma)


@pytest.mark.parametrize(
    "lemma",
    [
        "ciotka",
        "cipisko",
        "żydowski",
        "pierze",
        "piernik",
        "jebel",
        "kanalizacja",
        "szkopuł",
        "czubek",
        "pieprz",
        "cycero",
        "dusza",
        "srebro",
        "drgać",
    ],
)
def test_what_only_looks_like_it(lemma: str) -> None:
    assert not Unsaid.read(UNSAID).has(lemma)
