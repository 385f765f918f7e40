"""What players read: what is asked, what can be answered, what happened."""

from __future__ import annotations

import random
import re

import pytest

from games.kit import play, refusal
from stolik.engine import speech
from stolik.engine.chain import seed_of
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
    assert speech.prompt(table, "pl", A) == "Ala: dołóż kartę S (Stonehenge). Bokiem musi dotykać innej."
    assert speech.prompt(table, "en", A) == "Ala: add S (Stonehenge). One of its sides must touch another card."
    assert option(table, A, "add 0.1") == "Dołóż na lewo od K (Koloseum)"
    assert option(table, A, "add 2.0", "en") == "Add it above O (The Sydney Opera House)"


@pytest.mark.rule("WORDS.V1", "WORDS.R25")
def test_adding_a_card_of_duty() -> None:
    table = position("k1 o1", hands=["s1"], duty={A: "t1"}, black="yes")
    play(table, (A, "add 0.1"))
    assert speech.prompt(table, "en", A) == (
        "Ala: now add T (Tower Bridge), which the Core of Power has forced on you. It must be in your word, too."
    )


PLACES = """
k1 o1 .  t1
#A .  m1 .
.  d1 #A #A
.  .  .  #A
"""


@pytest.mark.rule("WORDS.P1", "WORDS.R2")
@pytest.mark.parametrize(
    ("cell", "pl", "en"),
    [
        ("5.1", "na prawo od T (Tower Bridge)", "right of T (Tower Bridge)"),
        ("0.1", "na lewo od K (Koloseum)", "left of K (The Colosseum)"),
        (
            "3.1",
            "między O (Opera w Sydney) a T (Tower Bridge)",
            "between O (The Sydney Opera House) and T (Tower Bridge)",
        ),
        ("4.2", "na prawo od M (Mona Lisa)", "right of M (The Mona Lisa)"),
        ("1.0", "nad K (Koloseum)", "above K (The Colosseum)"),
        ("2.4", "pod D (Dama z gronostajem)", "below D (Lady with an Ermine)"),
        # Beside tapes alone: the nearest letter, in a straight line rather than around a corner.
        ("3.4", "o 2 w dół od M (Mona Lisa)", "2 cells below M (The Mona Lisa)"),
        ("5.3", "o 3 w prawo od D (Dama z gronostajem)", "3 cells right of D (Lady with an Ermine)"),
        ("0.2", "o 1 w lewo i o 1 w dół od K (Koloseum)", "1 to the left and 1 below K (The Colosseum)"),
    ],
)
def test_a_cell_is_named_by_the_letters_beside_it(cell: str, pl: str, en: str) -> None:
    table = position(PLACES, hands=["s1"], captured=["a1 a2 a3 a4"])
    assert option(table, A, f"add {cell}") == f"Dołóż {pl}"
    assert option(table, A, f"add {cell}", "en") == f"Add it {en}"


@pytest.mark.rule("WORDS.P1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cells_have_the_same_name(language: str) -> None:
    table = position(PLACES, hands=["s1"], captured=["a1 a2 a3 a4"])
    names = [speech.option_text(table, language, A, each.id) for each in table.options(A)]
    assert len(names) == len(set(names)) > 10


@pytest.mark.rule("WORDS.W2", "WORDS.R17")
@pytest.mark.parametrize(
    ("added", "pl"),
    [
        ("k1", "Ala: ułóż słowo z literą K."),
        ("k1 o1", "Ala: ułóż słowo z literami K, O."),
        ("", "Ala: ułóż słowo."),
    ],
)
def test_what_must_be_in_the_word(added: str, pl: str) -> None:
    assert speech.prompt(position(ROW, added=added), "pl", A) == pl


@pytest.mark.rule("WORDS.H7", "WORDS.H25")
def test_mover_and_rivals_read_different_questions() -> None:
    live = position(ROW, added="k1", help="live", seats=3)
    assert speech.prompt(live, "pl", A) == "Ala: ułóż słowo z literą K."
    for seat, name in ((B, "Bolek"), (C, "Celina")):
        told = speech.prompt(live, "pl", seat)
        assert told.startswith(f"{name}: słowa z literą K szuka Ala.")
    serial = position(ROW, added="k1", help="serial")
    assert asked(serial) == ("talk", (B,))
    assert speech.prompt(serial, "en", B) == (
        "Bolek: Ala is looking for a word with K in it. Offer one, never for nothing, or let it be."
    )
    assert option(serial, B, "silent", "en") == "Nothing from me"


@pytest.mark.rule("WORDS.H7", "WORDS.H12", "WORDS.H13")
def test_the_question_is_about_what_can_be_done() -> None:
    table = position(ROW, added="k1", help="live")
    play(table, (B, "kot"))
    assert "which cards of your word do you want to mark" in speech.prompt(table, "en", B)
    play(table, (B, "price t1"), (B, "say"))
    assert speech.prompt(table, "en", A) == "Ala: spell a word with K in it, or take one that is offered to you."
    assert speech.prompt(table, "en", B).startswith("Bolek: your offer lies on the table, and Ala can take it.")
    play(table, (A, "counter 1"), (A, "price o2"))
    assert "which cards would you let your rival mark instead?" in speech.prompt(table, "en", A)
    play(table, (A, "say"))
    assert speech.prompt(table, "en", B).startswith("Bolek: Ala would pay something else for your word.")
    assert speech.prompt(table, "en", A).endswith("or wait for an answer to your counter-offer.")


@pytest.mark.rule("WORDS.R5")
def test_equal_letters_are_told_apart_by_place_and_by_what_they_bring() -> None:
    table = position(f"{ROW}\n#A", captured=["o4"], added="k1")
    play(table, (A, "spell kot"))
    assert speech.prompt(table, "pl", A) == "Ala: która karta ma być w słowie KOT literą O?"
    assert option(table, A, "use o1") == "O (Opera w Sydney), między K (Koloseum) a T (Tower Bridge): zdobywasz"
    assert option(table, A, "use o2") == "O (Olimp), między T (Tower Bridge) a O (Odyseja): wypierasz cudzy znacznik"
    assert option(table, A, "use o3") == "O (Odyseja), na prawo od O (Olimp): kładziesz znacznik"
    assert option(table, A, "use o4") == "O (Orłow), zdobyta: sama litera, bez znacznika"
    between = "between K (The Colosseum) and T (Tower Bridge)"
    assert option(table, A, "use o1", "en") == f"O (The Sydney Opera House), {between}: you capture it"


@pytest.mark.rule("WORDS.H9", "WORDS.H12", "WORDS.H13")
def test_help_in_words() -> None:
    """KOT for T and the O that B has marked brings the mover nothing; for the T alone he captures the O that is his."""
    table = position(ROW, added="k1", help="live", top="b1 l1")
    play(table, (B, "kot"))
    assert option(table, B, "price o2") == "Zażądaj: O (Olimp), między T (Tower Bridge) a O (Odyseja) (zdobywasz)"
    between = "between K (The Colosseum) and T (Tower Bridge)"
    told = f"Ask for O (The Sydney Opera House), {between} (you oust a rival’s marker)"
    assert option(table, B, "price o1", "en") == told
    play(table, (B, "price o2"), (B, "price t1"))
    assert option(table, B, "say") == "Zaproponuj słowo KOT za O, T (rywal nic nie zdobędzie)"
    play(table, (B, "say"))
    assert (
        option(table, A, "accept 1") == "Przyjmij pomoc, którą proponuje Bolek (liter: 3, zdobyczy: 0, zapłata: O, T)"
    )
    assert option(table, A, "counter 1", "en") == "Haggle with Bolek"
    play(table, (A, "counter 1"))
    assert option(table, A, "price t1") == "Oddaj rywalowi: T (Tower Bridge), między O (Opera w Sydney) a O (Olimp)"
    play(table, (A, "price t1"))
    assert option(table, A, "say") == "Zaproponuj inną zapłatę: T (odpowie Bolek)"
    play(table, (A, "say"))
    assert option(table, B, "agree 1") == "Zgódź się na taką zapłatę (rywal zdobędzie 1 kartę)"
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
    told = "No word? Put K under the stack and add the top card instead (3 times left this turn)"
    assert option(table, A, "swap", "en") == told
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
            {"seat": "1", "left": "k1", "right": "none"},
            "Cień Zagłady: przenieś taśmę, którą ma Bolek, tę na prawo od K (Koloseum)",
            "Shadow of Doom: move Bolek’s tape, the one right of K (The Colosseum)",
        ),
        (
            "blast",
            {"card": "k1", "lies": "centre", "left": "t2", "right": "none", "result": "captures"},
            "Pękaty Blaster: K (Koloseum), na prawo od T (Tadź Mahal): zdobywasz",
            "Bulging Blaster: K (The Colosseum), right of T (The Taj Mahal): you capture it",
        ),
        (
            "resist",
            {"card": "k1", "lies": "centre", "left": "none", "right": "t2", "seat": "0"},
            "Opór Materii: K (Koloseum), na lewo od T (Tadź Mahal): znacznik traci Ala",
            "Resistance of Matter: K (The Colosseum), left of T (The Taj Mahal): Ala loses the marker",
        ),
        (
            "to",
            {"left": "none", "right": "none", "above": "k1", "below": "t2"},
            "Przenieś między K (Koloseum) a T (Tadź Mahal)",
            "Move it between K (The Colosseum) and T (The Taj Mahal)",
        ),
        ("draw_two", {}, "Dobierz dwie i wybierz", "Draw two and choose"),
        ("keep", {"card": "zz"}, "Zatrzymaj kartę Ż (Żel Zapomnienia)", "Keep Ż (Gel of Oblivion)"),
        (
            "turn",
            {"card": "k1", "lies": "centre", "left": "t2", "right": "none"},
            "Zakaż: K (Koloseum), na prawo od T (Tadź Mahal)",
            "Forbid K (The Colosseum), right of T (The Taj Mahal)",
        ),
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


@pytest.mark.rule("WORDS.V4")
def test_whose_tape_it_is_stands_in_the_question_and_the_answers() -> None:
    picture = "k1 o1 nx\n#A t1 #B"
    table = position(picture, added="k1", captured=["a1", "e1"], black="yes")
    play(table, (A, "koń"))
    assert option(table, A, "shadow 1", "en") == "Shadow of Doom: move your tape, the one left of T (Tower Bridge)"
    assert option(table, A, "shadow 2") == (
        "Cień Zagłady: przenieś taśmę, którą ma Bolek, tę na prawo od T (Tower Bridge)"
    )
    play(table, (A, "shadow 2"))
    assert speech.prompt(table, "en", A) == "Ala: where do you move Bolek’s tape?"
    assert option(table, A, "to 4.1", "en") == "Move it right of Ń (Shadow of Doom)"
    table = position(picture, added="k1", captured=["a1", "e1"], black="yes")
    play(table, (A, "koń"), (A, "shadow 1"))
    assert speech.prompt(table, "en", A) == "Ala: where do you move your tape?"


@pytest.mark.rule("WORDS.W9", "WORDS.R7")
def test_without_a_word_it_is_said_what_it_costs() -> None:
    table = position("k1 o1 t1", added="k1", top="b1 l1 d1 e1")
    for left, letter in ((3, "K"), (2, "B"), (1, "L")):
        how_often = "the last time this turn" if left == 1 else f"{left} times left this turn"
        told = f"No word? Put {letter} under the stack and add the top card instead ({how_often})"
        assert option(table, A, "swap", "en") == told
        play(table, (A, "swap"), (A, "add 4.1"))
    assert option(table, A, "pass", "en") == (
        "No word? Give it up: D goes under the stack, no markers this turn, but you draw"
    )
    assert option(position("k1", added=""), A, "pass") == (
        "Nie ma słowa? Zrezygnuj: w tej turze bez znaczników, ale kartę dobierasz"
    )


@pytest.mark.parametrize(
    ("event", "pl", "en"),
    [
        (
            {"event": "captures", "seat": A, "card": "k1"},
            "Zdobywasz kartę K (Koloseum)!",
            "You capture K (The Colosseum)!",
        ),
        (
            {"event": "ousted", "seat": B, "seat2": A, "card": "k1"},
            "Bolek przejmuje kartę K (Koloseum); zabierasz z niej swój znacznik.",
            "Bolek takes over K (The Colosseum); you get your marker back.",
        ),
        (
            {"event": "ousted", "seat": A, "seat2": B, "card": "k1"},
            "Przejmujesz kartę K (Koloseum); znacznik zabiera z niej Bolek.",
            "You take over K (The Colosseum); Bolek gets the marker back.",
        ),
        (
            {"event": "agreed", "seat": B, "seat2": A, "count": 2},
            "Bolek przystaje na zapłatę, którą proponujesz: będą z tego 2 zdobycze.",
            "Bolek agrees to what you would pay: it will bring 2 captures.",
        ),
        (
            {"event": "shifted", "seat": A, "seat2": A},
            "Rzucasz Cień Zagłady: twoja taśma zmienia pole.",
            "You cast the Shadow of Doom: your tape moves.",
        ),
        (
            {"event": "shifted", "seat": C, "seat2": B},
            "Celina rzuca Cień Zagłady: taśma, którą oznacza Bolek, zmienia pole.",
            "Celina casts the Shadow of Doom: Bolek’s tape moves.",
        ),
    ],
)
def test_what_happens_is_told_to_its_reader(event: dict[str, object], pl: str, en: str) -> None:
    assert speech.event_text(GAME, "pl", event, PLAYERS, A) == pl
    assert speech.event_text(GAME, "en", event, PLAYERS, A) == en


# --- what is refused, and why ---


def said_to(table: Table, seat: int, text: str, language: str = "en") -> str:
    refused = table.refuse(seat, text)
    assert refused is not None
    return speech.refusal_text(table, language, refused)


@pytest.mark.rule("WORDS.R13")
@pytest.mark.parametrize(
    ("text", "en"),
    [
        ("spell dom", "DOM has no K, the card you added. [WORDS.W2]"),
        ("spell kosz", "KOSZ needs S, Z, and no card that may be used has that. [WORDS.W1]"),
        ("spell tokxo", "TOKXO needs X, and no card that may be used has that. [WORDS.W1]"),
        ("spell kotka", "There are not enough cards with K for KOTKA: each card serves only once. [WORDS.W3]"),
        ("spell kac", "KAC needs C, and only cards that others have captured have that. [WORDS.W6]"),
        ("spell kea", "KEA needs E, and the Gel of Oblivion has banned that. [WORDS.V8]"),
        ("spell dkt", "DKT is not in the dictionary of this table. [WORDS.L4]"),
        ("spell kotami", "KOT has been used, and KOTAMI is the same word. [WORDS.W7]"),
        ("spell kok k1 o1 k1", "There are not enough cards with K for KOK: each card serves only once. [WORDS.W3]"),
    ],
)
def test_a_refused_word_is_told_what_is_wrong_with_it(text: str, en: str) -> None:
    table = position(
        "k1 o1 t1 d1 m1 e1 a1 i1\n#B", captured=["", "c1"], added="k1", banned={B: "e1"}, used=["kot"], black="yes"
    )
    assert said_to(table, A, text) == en


@pytest.mark.rule("WORDS.R13", "WORDS.R1", "WORDS.V1", "WORDS.R3", "WORDS.N9")
def test_other_refused_words(related: Family) -> None:
    table = position("k1 k2 o1 t1 a1", added="k1 t1", black="yes", min_length="3", help="live")
    assert said_to(table, A, "kat k2 a1 t1") == (
        "KAT must use the very card that was added, not another with its letter. [WORDS.W2]"
    )
    assert said_to(table, A, "oka") == "OKA has no T, the card that the Core of Power demands. [WORDS.V1]"
    assert said_to(table, B, "oko", "pl") == ("Na słowo OKO za mało jest kart O: każda służy tylko raz. [WORDS.W3]")
    assert said_to(position("k1 o1", added="k1", min_length="3"), A, "ok") == (
        "OK is too short: a word has 3 letters at least. [WORDS.R3]"
    )
    assert said_to(position("d1 o1 k1 m1", added="k1", help="live"), B, "dom") == (
        "DOM has no K, the card that was added. [WORDS.W2]"
    )
    related("dom", "domek", "block")
    table = position("d1 o1 m1 e1 k1", added="k1", used=["dom"])
    assert said_to(table, A, "domek") == "DOM has been used, and DOMEK is related to it. [WORDS.W7]"
    assert said_to(table, A, "domek", "pl") == "Padło już DOM, a DOMEK jest z nim spokrewnione. [WORDS.W7]"


@pytest.mark.rule("WORDS.P1", "WORDS.V4")
def test_a_refused_cell() -> None:
    table = position("k1 o1", hands=["s1"])
    assert said_to(table, A, "add 1.1") == "Something lies there already. [WORDS.P1]"
    assert said_to(table, A, "add 3.2") == "There no side would touch a card. Corners do not count. [WORDS.P1]"
    assert said_to(table, A, "add 3.2", "pl") == "Tam żaden bok nie dotykałby karty. Rogi się nie liczą. [WORDS.P1]"
    table = position("k1 o1 nx\n#A", added="k1", captured=["a1"], black="yes")
    play(table, (A, "koń"), (A, "shadow 1"))
    assert said_to(table, A, "to 2.1") == "Something lies there already. [WORDS.V4]"


# --- no coordinates ---


@pytest.mark.parametrize("options", [{"help": "serial", "black": "yes"}, {"help": "live"}], ids=["serial", "live"])
def test_nothing_is_named_by_its_column_and_line(options: dict[str, str]) -> None:
    table = Table(GAME, 2, options, names=PLAYERS[:2], seed=seed_of(5))
    rng = random.Random(5)
    coordinates = re.compile(r"-?\d+[.,]-?\d+|cell|column|pole |kolumna")
    while not table.over:
        assert table.pending is not None
        seat = rng.choice(table.pending.seats)
        offered = table.offered(seat)
        for language in LANGUAGES:
            texts = [speech.option_text(table, language, seat, each.id) for each in offered]
            texts.append(speech.prompt(table, language, seat))
            assert [text for text in texts if coordinates.search(text.replace(" cells ", " "))] == []
            assert len(texts) == len(set(texts))
        table.apply(seat, rng.choice(table.options(seat)).id)
    for language in LANGUAGES:
        for event in table.events_for(None):
            assert not coordinates.search(speech.event_text(GAME, language, event, PLAYERS))


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
