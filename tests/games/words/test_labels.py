"""What players read: what is asked, what can be answered, what happened."""

from __future__ import annotations

import pytest

from games.kit import play, refusal
from stolik.engine import speech
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.words import GAME
from stolik.games.words.state import NAMES
from stolik.games.words.talking import NO_WORDS

from .positions import LETTER_OF, PLAYERS, A, B, C, Family, asked, counter, offer, position, words_used

pytestmark = pytest.mark.usefixtures("related")

ROW = "k1 o1/A t1 o2/B o3"


def option(table: Table, seat: int, text: str, language: str = "pl") -> str:
    return speech.option_text(table, language, seat, table.option(seat, text))


def story(table: Table, language: str = "pl") -> list[str]:
    told = (speech.event_text(GAME, language, event, PLAYERS) for event in table.events_for(None))
    return [sentence for sentence in told if sentence]


@pytest.mark.rule("WORDS.P1")
def test_adding_a_card() -> None:
    table = position("k1 o1", hands=["s1"])
    assert speech.prompt(table, "pl", A) == "Ala: dołóż kartę S (Stonehenge) tak, żeby bokiem dotykała innej."
    assert speech.prompt(table, "en", A) == "Ala: add S (Stonehenge) so that one of its sides touches another card."
    assert option(table, A, "add 0.1") == "Pole 0.1"
    assert option(table, A, "add 2.0", "en") == "Cell 2.0"


@pytest.mark.rule("WORDS.W2", "WORDS.R17")
@pytest.mark.parametrize(
    ("added", "pl"),
    [
        ("k1", "Ala: ułóż słowo, a w nim koniecznie K."),
        ("k1 o1", "Ala: ułóż słowo, a w nim koniecznie K, O."),
        ("", "Ala: ułóż słowo."),
    ],
)
def test_what_must_be_in_the_word(added: str, pl: str) -> None:
    assert speech.prompt(position(ROW, added=added), "pl", A) == pl


@pytest.mark.rule("WORDS.H7", "WORDS.H25")
def test_mover_and_rivals_read_different_questions() -> None:
    live = position(ROW, added="k1", help="live", seats=3)
    assert speech.prompt(live, "pl", A) == "Ala: ułóż słowo, a w nim koniecznie K, albo kup je od rywala."
    for seat, name in ((B, "Bolek"), (C, "Celina")):
        told = speech.prompt(live, "pl", seat)
        assert told.startswith(f"{name}: nad słowem głowi się Ala, a musi w nim być K.")
    serial = position(ROW, added="k1", help="serial")
    assert asked(serial) == ("talk", (B,))
    assert speech.prompt(serial, "en", B).startswith("Bolek: Ala is to spell a word with K in it.")


@pytest.mark.rule("WORDS.R5")
def test_equal_letters_are_told_apart_by_place_and_by_what_they_bring() -> None:
    table = position(f"{ROW}\n#A", captured=["o4"], added="k1")
    play(table, (A, "spell kot"))
    assert speech.prompt(table, "pl", A) == "Ala: która karta ma być w słowie KOT literą O?"
    assert option(table, A, "use o1") == "O (Opera w Sydney), 2.1: zdobywasz"
    assert option(table, A, "use o2") == "O (Olimp), 4.1: wypierasz cudzy znacznik"
    assert option(table, A, "use o3") == "O (Odyseja), 5.1: kładziesz znacznik"
    assert option(table, A, "use o4") == "O (Orłow), zdobyta: sama litera, bez znacznika"
    assert option(table, A, "use o1", "en") == "O (The Sydney Opera House), 2.1: you capture it"


@pytest.mark.rule("WORDS.H9", "WORDS.H12", "WORDS.H13")
def test_help_in_words() -> None:
    """KOT for T and the O that B has marked brings the mover nothing; for the T alone he captures the O that is his."""
    table = position(ROW, added="k1", help="live", top="b1 l1")
    play(table, (B, "kot"))
    assert option(table, B, "price o2") == "Zażądaj: O (Olimp), 4.1 (zdobywasz)"
    assert option(table, B, "price o1", "en") == "Ask for O (The Sydney Opera House), 2.1 (you oust a rival's marker)"
    play(table, (B, "price o2"), (B, "price t1"))
    assert option(table, B, "say") == "Zaproponuj słowo KOT za O, T (rywal zdobędzie kart: 0)"
    play(table, (B, "say"))
    assert option(table, A, "accept 1") == "Przyjmij pomoc, którą proponuje Bolek (liter: 3, zdobyczy: 0)"
    assert option(table, A, "counter 1", "en") == "Haggle with Bolek"
    play(table, (A, "counter 1"))
    assert option(table, A, "price t1") == "Oddaj: T (Tower Bridge), 3.1"
    play(table, (A, "price t1"))
    assert option(table, A, "say") == "Zaproponuj inną zapłatę: T (odpowie Bolek)"
    play(table, (A, "say"))
    assert option(table, B, "agree 1") == "Zgódź się na taką zapłatę (rywal zdobędzie kart: 1)"
    assert option(table, B, "refuse 1") == "Odrzuć taką zapłatę"
    assert story(table) == [
        "Oferta 1: Bolek zna słowo na 3 litery, ale bez zdobyczy.",
        "Bolek wymienia w zapłacie kartę O (Olimp).",
        "Bolek wymienia w zapłacie kartę T (Tower Bridge).",
        "Ala targuje się o cenę; teraz odpowiada Bolek.",
        "Ala wymienia w zapłacie kartę T (Tower Bridge).",
    ]
    play(table, (B, "agree 1"), (A, "use o1"))
    assert story(table)[5:12] == [
        "Bolek przystaje na zapłatę, którą proponuje Ala: będzie z tego 1 zdobycz.",
        "Ala ogłasza słowo KOT.",
        "Ala układa słowo KOT, które podsuwa Bolek.",
        "Ala oznacza kartę K (Koloseum).",
        "Bolek oznacza kartę T (Tower Bridge).",
        "Ala zdobywa kartę O (Opera w Sydney)!",
        "Ala dobiera kartę L (Laokoon).",
    ]


@pytest.mark.rule("WORDS.H10", "WORDS.H12", "WORDS.W9", "WORDS.H11")
def test_second_thoughts() -> None:
    table = position(ROW, added="k1", help="live")
    number = offer(table, B, "kot", "t1")
    assert option(table, B, "withdraw") == "Wycofaj swoją ofertę: słowo KOT"
    counter(table, number, "o3")
    assert option(table, A, "take back") == "Wycofaj swoją kontrofertę"
    play(table, (A, "take back"), (A, f"decline {number}"))
    assert option(table, A, "swap", "en") == "Swap the card you added"
    assert story(table, "en")[-2:] == [
        "Ala withdraws the counter-offer to Bolek.",
        "Ala declines the help of Bolek.",
    ]


@pytest.mark.rule("WORDS.Q5", "WORDS.Q6", "WORDS.Q7")
def test_a_vote_in_words(related: Family) -> None:
    related("dom", "domek", "warn")
    table = position("d1 o1 m1", added="d1", used=["domek"], seats=3, votes="on")
    play(table, (A, "dom"))
    assert speech.prompt(table, "pl", B) == (
        "Bolek: Ala ma słowo DOM. Program porównuje je ze słowem DOMEK: coś tu pachnie rodziną. "
        "Puszczasz je czy podważasz?"
    )
    assert option(table, B, "challenge 1") == "Podważ: spokrewnione ze słowem DOMEK"
    play(table, (B, "challenge 1"))
    assert speech.prompt(table, "en", C) == (
        "Celina: a secret vote. May DOM stand, now that DOMEK has been used? The program: it smells of family."
    )
    play(table, (C, "bar"))
    assert story(table) == [
        "Ala ogłasza słowo DOM.",
        "Bolek podważa słowo DOM: spokrewnione ze słowem DOMEK.",
        "Bolek głosuje: skreślić.",
        "Celina głosuje: skreślić.",
        "Słowo DOM skreślone.",
    ]


@pytest.mark.rule("WORDS.Q5")
def test_a_clear_word_is_compared_with_none() -> None:
    table = position("d1 o1 m1", added="d1", used=["kot", "las"], seats=3, votes="on")
    play(table, (A, "dom"))
    told = "Celina: Ala ma słowo DOM. Program nie zna tu jego krewnych. Puszczasz je czy podważasz?"
    assert speech.prompt(table, "pl", C) == told


@pytest.mark.rule("WORDS.V1", "WORDS.V2", "WORDS.V3", "WORDS.V4", "WORDS.V5", "WORDS.V8")
@pytest.mark.parametrize(
    ("label", "values", "pl", "en"),
    [
        (
            "core",
            {"seat": "1"},
            "Jądro Mocy: dodatkową literę dostaje Bolek",
            "Core of Power: an extra letter for Bolek",
        ),
        (
            "shadow",
            {"seat": "1", "cell": "-1.12"},
            "Cień Zagłady: taśma z pola -1.12 (Bolek)",
            "Shadow of Doom: the tape at -1.12 (Bolek)",
        ),
        (
            "blast",
            {"card": "k1", "place": "2.3", "result": "captures"},
            "Pękaty Blaster: K (Koloseum), 2.3: zdobywasz",
            "Bulging Blaster: K (The Colosseum), 2.3: you capture it",
        ),
        (
            "resist",
            {"card": "k1", "place": "2.3", "seat": "0"},
            "Opór Materii: K (Koloseum), 2.3, znacznik traci Ala",
            "Resistance of Matter: K (The Colosseum), 2.3, Ala loses the marker",
        ),
        ("to", {"cell": "0.-3"}, "Pole 0.-3", "Cell 0.-3"),
        ("draw_two", {}, "Dobierz dwie i wybierz", "Draw two and choose"),
        ("keep", {"card": "zz"}, "Zatrzymaj kartę Ż (Żel Zapomnienia)", "Keep Ż (Gel of Oblivion)"),
        ("turn", {"card": "k1", "place": "2.3"}, "Zakaż: K (Koloseum), 2.3", "Forbid K (The Colosseum), 2.3"),
    ],
)
def test_devices_in_words(label: str, values: dict[str, str], pl: str, en: str) -> None:
    table = position("k1", hands=["o1"])
    assert speech.label_text(table, "pl", label, values) == pl
    assert speech.label_text(table, "en", label, values) == en


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "słowo na 5 liter, a w nim 1 zdobycz."),
        (2, "słowo na 5 liter, a w nim 2 zdobycze."),
        (5, "słowo na 5 liter, a w nim 5 zdobyczy."),
        (12, "słowo na 5 liter, a w nim 12 zdobyczy."),
    ],
)
def test_polish_numbers(count: int, told: str) -> None:
    event = {"event": "offered", "seat": 1, "number": 5, "count": count, "offer": 3}
    assert speech.event_text(GAME, "pl", event, PLAYERS) == f"Oferta 3: Bolek zna {told}"


@pytest.mark.rule("WORDS.S3")
def test_everybody_draws_the_own_first_card() -> None:
    table = Table(GAME, 3, {"first": "2"}, names=PLAYERS[:3])
    drawn = [sentence.partition(" dobiera")[0] for sentence in story(table) if "dobiera" in sentence]
    assert drawn == ["Bolek", "Celina", "Ala"]


# --- a bare word ---


@pytest.mark.rule("WORDS.W1", "WORDS.H9")
def test_a_bare_word_is_spelled_by_the_mover_and_thought_of_by_a_rival() -> None:
    table = position("k1 o1 t1", added="k1", help="live")
    assert refusal(table, A, "dom") == "WORDS.W1"
    assert refusal(table, B, "dom") == "WORDS.W1"
    play(table, (B, "kot"))
    assert speech.option_text(table, "en", B, table.option(B, "price t1")).startswith("Ask for T")
    play(table, (A, "kot"))
    assert words_used(table) == ["KOT"]


@pytest.mark.rule("WORDS.N4")
def test_a_bare_word_may_name_its_lexeme() -> None:
    table = position("k1 o1 t1", added="k1")
    play(table, (A, "kot:kota"))
    assert table.view(A)["derived"]["used"][0]["lemma"] == "kota"


@pytest.mark.parametrize("text", sorted({*NO_WORDS} - {"swap"}))
def test_what_is_said_otherwise_is_no_word(text: str) -> None:
    """Even where one could be spelled so: a drop is a bird."""
    table = position("d1 r1 o1 p1", added="d1")
    assert refusal(table, A, text) in ("WORDS.W1", "WORDS.H10", "WORDS.H12", "WORDS.R7", "WORDS.W9")
    play(table, (A, "spell drop"))
    assert words_used(table) == ["DROP"]


# --- all there is ---


@pytest.mark.rule("WORDS.R29")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_called_by_its_letter_and_picture(language: str) -> None:
    names = [GAME.texts.say(language, f"card-{card}") for card in NAMES]
    assert len(set(names)) == len(NAMES)
    for card, name in zip(NAMES, names, strict=True):
        assert name == f"{LETTER_OF[card].upper()} ({GAME.texts.say(language, f'object-{card}')})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_feature_verdict_and_reason_has_a_text(language: str) -> None:
    texts = GAME.texts
    assert all(texts.has(language, f"zone-{zone.name}") for zone in GAME.rules.layout.zones)
    assert all(texts.has(language, f"feature-{name}") for name in GAME.thinking.evaluator.names)
    assert all(texts.has(language, f"verdict-{kind}") for kind in ("clear", "warn", "block", "same"))
    for kind in ("same", "from", "prefix", "root", "compound", "exception", "none", "rarer"):
        parts = {"affix": "ek", "root": "dom", "lemma": "domek", "usual": "dom"}
        told = texts.say(language, f"reason-{kind}", word="DOMEK", other="DOM", **parts)
        assert "DOMEK" in told
        assert "DOM" in told.replace("DOMEK", "")
