"""The solver against counting by hand and against trying every word of a small list."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.engine.kit import Dice, Rng
from stolik.games.words import bench
from stolik.games.words.lexicon import ALPHABET, Lexicon
from stolik.games.words.solver import WordFinder
from stolik.games.words.walk import Walker
from stolik.games.words.wish import MOST, STRIDE, Wish

from .lists import packaged, small

LIST = """
aa aka akt akta aktami aktor aktora aktorami aktorka aktorkami aktorki aktorska aktorski aktorskim aktorsko amator
amatorami amatorka amatorki amatorska amatorski amatorsko ar aria arka arki armat armatora armia armię armii as asa
astmę at atak atakami ataki atari atom ii iii iks im imię iskra istot istota istotami istotę ka kairskim kakao kar
kara karami karę kark karma karmę karmi karo kart karta kartami kartę kartka kartkami kartkę kartki kas kasa kasę kask
kasta kat kata katar katarski ki kim kit km koi koki kom komar komara komarami komik komiks komiksami komora komorami
kor kora korki kosiarka kosiarkę kosiarki kosmitami kosmos kostka kostkami kostkę kostki kot kota kotami kotka kotki
kratkami kratki kris krok krokami kroki kto ma mai mak maki maks maksa mam mama mamę mamo mar marka markę marki marko
marksista mars marsa mas masa masakra masę maska maskę maski maskotka maskotkę maskotki mat mata matka matkę matki
matko matma maź męki męska męski męskim mi miami miar miarę miast miasta miastami miasto mię miękka miękki miękkimi
mięsa mięsista mięso mika miki mikro miks mimo mir mirror misia miska miskę miski miss mit moi moim moimi mokra mokro
morris morska morski morskim morskimi most motor motto mrok ok oka oko okręt okrętami om omar ora os osaka osi ostra
ostro ot oto rak raka ram rama ramię ramki ras rasa rasę rasistami rasistka rat rata ręka rękami rękę ręki rękoma ro
roi rok ros rosa rosomaki rossa sam sama sami samo sęk si siak siarki siatka siatkami siatkarka siatkarki siatkę
siatki się sim siostra siostrami siostrę siostrom sir sito ska ski skok skoki skoro skręt smak smaki smart smok smoka
smoki sms soi sok soki sorki sort sos sra sram star stara staram staro starosta starostę stars starsi start statkami
statki sto stoi stoiska stoisko stokrotka stokrotki stos strat strata stratami stratę ta taaak tai tak taka taki takim
takimi tako tam tama tamta tamto tao tara taras tarasami tata tatarami tatarska tatarski tatarskim tatę tato tę tik to
tok tokarska tokarski tom tomka tor tort toto tra traktat traktor traktora tras trasa trasę trio troska troskę troski
ts
"""
WORDS = LIST.split()
ZIPFS = {word: (0, 20, 33, 45)[place % 4] for place, word in enumerate(WORDS)}
LEXICON = small(ZIPFS)
SOLVER = WordFinder()  # one for all tests: nothing may be left over from an earlier search


@dataclass
class Cards:
    """What a test says of the cards; the worth of a letter is a list of what each further card brings."""

    available: dict[str, int]
    needed: dict[str, int] = field(default_factory=dict)
    worth: dict[str, list[int]] = field(default_factory=dict)
    extra: str = ""
    budget: int = 0
    twice: int = 0
    shortest: int = 2
    longest: int = 20
    common: int = 0

    def wish(self) -> Wish:
        wish = Wish()
        for letter, cards in self.available.items():
            wish.available[ALPHABET.index(letter)] = cards
        for letter, cards in self.needed.items():
            wish.needed[ALPHABET.index(letter)] = cards
        for letter in self.extra:
            wish.extra[ALPHABET.index(letter)] = 1
        for place, letter in enumerate(ALPHABET):
            for cards in range(1, MOST + 1):
                wish.worth[place * STRIDE + cards] = self.of(letter, cards)
        wish.budget = self.budget
        wish.twice = self.twice
        wish.shortest = self.shortest
        wish.longest = self.longest
        wish.common = self.common
        return wish

    def of(self, letter: str, cards: int) -> int:
        return sum(self.worth.get(letter, [])[:cards])

    def value(self, word: str) -> int:
        return sum(self.of(letter, cards) for letter, cards in Counter(word).items())

    def legal(self, word: str) -> bool:
        """By trying everything that can be borrowed, and then everything that can serve twice."""
        letters = Counter(word)
        if not self.shortest <= len(word) <= self.longest or ZIPFS[word] < self.common:
            return False
        if any(letters[letter] < cards for letter, cards in self.needed.items()):
            return False
        for borrowed in ["", *(self.extra if self.budget else "")]:
            cards = Counter(self.available) + Counter(borrowed)
            for doubled in ["", *(cards if self.twice else "")]:
                if letters <= cards + Counter(doubled):
                    return True
        return False


def best(cards: Cards, limit: int, lexicon: Lexicon = LEXICON) -> list[tuple[str, int]]:
    count = SOLVER.best(lexicon, cards.wish(), limit)
    return [(lexicon.word(SOLVER.numbers[i]), SOLVER.values[i]) for i in range(count)]


def rack(letters: str) -> dict[str, int]:
    return dict(Counter(letters))


LETTERS = "aikmotręsź"
racks = st.dictionaries(st.sampled_from(LETTERS), st.integers(0, 3), min_size=4)


@st.composite
def cards(draw: st.DrawFn) -> Cards:
    available = draw(racks)
    needed = draw(st.dictionaries(st.sampled_from(sorted(available)), st.integers(0, 2), max_size=2))
    return Cards(
        available,
        needed,
        draw(st.dictionaries(st.sampled_from(LETTERS), st.lists(st.integers(-3, 9), max_size=6))),
        "".join(draw(st.sets(st.sampled_from(LETTERS), max_size=4))),
        draw(st.integers(0, 1)),
        draw(st.integers(0, 1)),
        draw(st.integers(2, 4)),
        draw(st.integers(4, 9)),
        draw(st.sampled_from([0, 20, 33, 45])),
    )


@given(cards(), st.integers(1, 12))
@settings(max_examples=300)
def test_best_is_what_trying_every_word_finds(cards: Cards, limit: int) -> None:
    legal = [word for word in WORDS if cards.legal(word)]
    legal.sort(key=lambda word: (-cards.value(word), -ZIPFS[word], LEXICON.number(word)))
    assert best(cards, limit) == [(word, cards.value(word)) for word in legal[:limit]]


@given(cards())
@settings(max_examples=60)
def test_fits_is_what_trying_finds(cards: Cards) -> None:
    wish = cards.wish()
    fitting = [word for word in WORDS if SOLVER.fits(LEXICON, wish, LEXICON.number(word))]
    assert fitting == [word for word in WORDS if cards.legal(word)]


@given(cards(), st.integers(1, 5), st.integers(0, 1000))
@settings(max_examples=200)
def test_some_finds_legal_words_whenever_there_are_any(cards: Cards, limit: int, seed: int) -> None:
    count = SOLVER.some(LEXICON, cards.wish(), Rng(seed), limit)
    found = [LEXICON.word(SOLVER.numbers[i]) for i in range(count)]
    assert [SOLVER.values[i] for i in range(count)] == [cards.value(word) for word in found]
    assert all(cards.legal(word) for word in found)
    assert len(found) == len(set(found)) <= limit
    assert bool(found) == any(cards.legal(word) for word in WORDS)


# --- by hand ---


def test_the_best_card_of_each_letter_counts() -> None:
    """A is worth 7, then 1; T 1, K 1. ATAK = 7 + 1 + 1 + 1, AKT = KAT = TAK = 9, AK is none."""
    cards = Cards(rack("aatk"), worth={"a": [7, 1], "t": [1], "k": [1]})
    lexicon = small({"atak": 0, "akt": 0, "kat": 30, "tak": 40, "ta": 0})
    assert best(cards, 9, lexicon) == [("atak", 10), ("tak", 9), ("kat", 9), ("akt", 9), ("ta", 8)]
    assert best(cards, 2, lexicon) == [("atak", 10), ("tak", 9)]
    assert best(cards, 0, lexicon) == []


@pytest.mark.rule("WORDS.W3")
def test_atak_needs_two_cards() -> None:
    lexicon = packaged()
    atak = lexicon.number("atak")
    assert not SOLVER.fits(lexicon, Cards(rack("atk")).wish(), atak)
    assert SOLVER.fits(lexicon, Cards(rack("aatk")).wish(), atak)


@pytest.mark.rule("WORDS.W2")
def test_the_added_letter_is_in_every_word() -> None:
    found = best(Cards(rack("stomatologźw"), {"ź": 1}, {"t": [5, 5]}), 50, packaged())
    assert found
    assert all("ź" in word for word, _ in found)


def test_the_words_of_the_rulebook_are_found() -> None:
    """Each letter is worth one: STOMATOLOG takes all ten cards, and nothing else made of them is as long."""
    cards = Cards(rack("stomatolog"), {"t": 1}, {letter: [1, 1, 1] for letter in "stomalg"})
    assert best(cards, 1, packaged()) == [("stomatolog", 10)]


@pytest.mark.rule("WORDS.V6", "WORDS.V7")
def test_borrowed_and_doubled() -> None:
    """AKT is at hand. With a borrowed A, or an A that serves twice, so is ATAK; KOTKA needs both a K twice and an O."""
    lexicon = small({"akt": 0, "atak": 0, "kotka": 0})

    def words(**given: int | str) -> list[str]:
        return sorted(word for word, _ in best(Cards(rack("atk"), **given), 9, lexicon))  # type: ignore[arg-type]

    assert words() == ["akt"]
    assert words(extra="a") == ["akt"]
    assert words(extra="a", budget=1) == ["akt", "atak"]
    assert words(twice=1) == ["akt", "atak"]
    assert words(extra="o", budget=1) == ["akt"]
    assert words(extra="o", budget=1, twice=1) == ["akt", "atak", "kotka"]


def test_a_borrowed_card_can_serve_twice() -> None:
    lexicon = small({"oko": 0})
    assert best(Cards(rack("k"), extra="o", budget=1, twice=1), 1, lexicon) == [("oko", 0)]
    assert best(Cards(rack("k"), extra="o", twice=1), 1, lexicon) == []


def test_only_one_card_is_borrowed() -> None:
    """KOTA lacks O and A, and what cannot be had cannot serve twice."""
    lexicon = small({"kota": 0})
    assert best(Cards(rack("kt"), extra="oa", budget=1, twice=1), 1, lexicon) == []
    assert best(Cards(rack("kot"), extra="oa", budget=1, twice=1), 1, lexicon) == [("kota", 0)]


class Stubborn(Dice):
    """Every walk is the same: never in a hurry, always from the first letter on."""

    def below(self, n: int) -> int:
        return 1 if n == 2 else 0


def test_some_finds_what_walks_do_not() -> None:
    lexicon = packaged()
    wish = Cards(rack("aeioknrstwzź"), {"ź": 1}).wish()
    assert Walker().walk(lexicon, wish, Stubborn()) == -1
    assert SOLVER.some(lexicon, wish, Stubborn(), 3) == 3
    assert all(SOLVER.fits(lexicon, wish, SOLVER.numbers[found]) for found in range(3))


def test_nothing_is_found_in_an_empty_lexicon() -> None:
    lexicon = small({})
    cards = Cards(rack("atak"))
    assert best(cards, 5, lexicon) == []
    assert SOLVER.some(lexicon, cards.wish(), Rng(1), 5) == 0


def test_a_cleared_wish_asks_for_nothing() -> None:
    wish = Cards({"a": 2}, {"a": 1}, {"a": [3]}, "k", 1, 1, 3, 5, 20).wish()
    wish.clear()
    fresh = Wish()
    for name in ("available", "needed", "worth", "extra"):
        assert list(getattr(wish, name)) == list(getattr(fresh, name))
    for name in ("budget", "twice", "shortest", "longest", "common"):
        assert getattr(wish, name) == getattr(fresh, name)


@pytest.mark.parametrize("seed", range(4))
def test_what_the_benchmark_searches(seed: int) -> None:
    """Three A on the table and one captured: the added one comes first (1), the captured one last (0)."""
    wish = bench.wish("aaaa", 3, 1, Random(seed))
    steps = [wish.worth[cards + 1] - wish.worth[cards] for cards in range(4)]
    assert (wish.available[0], wish.needed[0]) == (4, 1)
    assert (steps[0], steps[3]) == (1, 0)
    assert (steps[1], steps[2]) in {(7, 7), (7, 1), (1, 1)}


def test_the_benchmark_searches_as_often_as_told() -> None:
    assert bench.searching(LEXICON, "aaattkkorsm", 8, 3, 20)(40) == {"searches": 40}
