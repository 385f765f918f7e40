"""The board of Word Domination: spelling by keyboard, by pointing and by finger; help, votes, devices."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, expect

from games.words.positions import Family, position
from server.people import Person, Running, catch_up, seated
from stolik import games
from stolik.games.words.related import Reason
from stolik.games.words.vocabulary import VOCABULARY
from stolik.server import thinking
from web.faults import SIZES, check, check_looks
from web.seating import seat_at
from web.visitor import Visitor

Visit = Callable[..., Visitor]

FIRST = {"first": "1"}


class Told(Family):
    """Relatives that say why they are."""

    def reason(self, one: str, other: str) -> Reason:
        return Reason("root", one, other, other)


@pytest.fixture
def related(monkeypatch: pytest.MonkeyPatch) -> Family:
    """Nothing is related but what the test names."""
    family = Told()
    monkeypatch.setattr(cast(Any, VOCABULARY), "_relations", family)
    monkeypatch.setattr(cast(Any, VOCABULARY), "_verdicts", {})
    return family


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-board] [data-card='{name}']")


def spot(visitor: Visitor, what: str) -> Locator:
    return visitor.page.locator(f"[data-spot='{what}']")


def marked(visitor: Visitor, seat: int, *cards: str) -> None:
    """A player's markers lie on these letter cards and no others."""
    found = visitor.page.locator(f"[data-board] [data-mark='{seat}']")
    expect(found).to_have_count(len(cards))
    assert {each.get_attribute("data-card") for each in found.all()} == set(cards)


# --- a new table ---


def test_a_list_of_words_is_chosen_only_where_there_are_several(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    ala = visit("Ala", language="pl")
    ala.page.goto("/lobby#new")
    ala.by("new-game").select_option("words")
    expect(ala.by("new-option-black")).to_have_value("no")
    expect(ala.by("new-option-lexicon")).to_have_count(0)
    game = games.get("words")
    values = {**game.settings.values, "lexicon": ("packaged", "sjp gry")}
    monkeypatch.setitem(games._found, "words", replace(game, settings=replace(game.settings, values=values)))
    ala.page.reload()
    ala.by("new-game").select_option("words")
    expect(ala.by("new-option-lexicon").locator("option")).to_have_text(["Polska, dołączona do programu", "sjp gry"])


# --- spelling ---


def test_a_word_is_typed(visit: Visit, house: Running) -> None:
    """WORDS.C1 to WORDS.C3: what it brings is told before it is said, and comes true."""
    ala, ola = visit("Ala", language="pl"), visit("Ola")
    at = position("k1/A o1 t1/B a1", hands=["", "m1"], added="o1")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.page.keyboard.type("kot")
    expect(ala.by("known")).to_contain_text("Dobre słowo")
    expect(ala.by("known")).to_contain_text("zdobywasz 1 kartę")
    expect(ala.by("known")).to_contain_text("wypierasz 1 znacznik")
    expect(ala.by("known")).to_contain_text("oznaczasz 1 kartę")
    ala.page.keyboard.press("Enter")
    for visitor in (ala, ola):
        expect(visitor.by("used")).to_contain_text("KOT")
        expect(visitor.page.locator("[data-tape='1']")).to_have_count(1)
        expect(card(visitor, "k1")).to_have_count(0)
        marked(visitor, 0, "o1", "t1")
        marked(visitor, 1)
    expect(ola.by("points-0")).to_contain_text("1 + 0")


def test_the_very_cards_that_were_tapped_are_used(visit: Visit, house: Running) -> None:
    """WORDS.R5: left alone, the ribbon would capture a2."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("t1 a1 a2/A k1 a3", hands=["", "m1"], added="t1")
    seat_at(house, at, ala, ola, options=FIRST)
    for name in ("t1", "a3", "k1"):
        spot(ala, f"card/{name}").click()
    expect(ala.by("word")).to_have_value("TAK")
    expect(ala.by("tile").nth(1)).to_have_attribute("data-use", "a3")
    expect(ala.by("known")).to_contain_text("3 cards marked")
    ala.by("say").click()
    expect(ala.by("used")).to_contain_text("TAK")
    marked(ala, 0, "t1", "a3", "k1", "a2")


def test_another_card_is_chosen_for_a_typed_letter(visit: Visit, house: Running) -> None:
    """By pointing at it, and by the keyboard alone through the letter on the ribbon."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("t1 a1 a2/A k1 a3/B", hands=["", "m1"], added="t1")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.page.keyboard.type("tak")
    tile = ala.by("tile").nth(1)
    expect(tile).to_have_attribute("data-use", "a2")
    spot(ala, "card/a3").click()
    expect(tile).to_have_attribute("data-use", "a3")
    expect(ala.by("known")).to_contain_text("1 marker ousted")
    tile.focus()
    ala.page.keyboard.press("Enter")
    expect(tile).to_have_attribute("data-use", "a1")
    ala.by("word").press("Enter")
    expect(ala.by("used")).to_contain_text("TAK")
    marked(ala, 0, "t1", "a1", "k1", "a2")


def test_on_a_phone_a_word_is_tapped_on_letters(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala", phone=True, language="pl"), visit("Ola")
    at = position("lx1 o1 d1 zz a1", hands=["", "m1"], added="zz")
    seat_at(house, at, ala, ola, options=FIRST)
    expect(ala.by("letters").locator("[data-letter='Ź']")).not_to_have_class("there")
    for letter in "ŁOŻA":
        ala.by("letters").locator(f"[data-letter='{letter}']").tap()
    expect(ala.by("known")).to_contain_text("Dobre słowo")
    ala.by("letters").get_by_label("Usuń ostatnią literę").tap()
    expect(ala.by("word")).to_have_value("ŁOŻ")
    ala.by("letters").locator("[data-letter='A']").tap()
    ala.by("say").tap()
    expect(ala.by("used")).to_contain_text("ŁOŻA")
    assert ala.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_plain_letters_find_their_marks(visit: Visit, house: Running) -> None:
    """Where there is no L but an Ł, that is meant; where both are there, one may change it."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("lx1 o1 s1 sx n1", hands=["", "m1"], added="o1")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.page.keyboard.type("los")
    expect(ala.by("word")).to_have_value("ŁOS")
    ala.page.get_by_role("button", name="Change S to Ś").click()
    expect(ala.by("word")).to_have_value("ŁOŚ")
    ala.by("say").click()
    expect(ala.by("used")).to_contain_text("ŁOŚ")


def test_a_pasted_word_may_have_its_accents_apart(visit: Visit, house: Running) -> None:
    """KON is no word; KOŃ is."""
    ala, ola = visit("Ala", language="pl"), visit("Ola")
    at = position("k1 o1 nx n1", hands=["", "m1"], added="o1")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.by("word").focus()
    ala.page.keyboard.insert_text("KON\u0301")
    expect(ala.by("word")).to_have_value("KOŃ")
    ala.by("say").click()
    expect(ala.by("used")).to_contain_text("KOŃ")


def test_a_word_that_is_none_is_refused(visit: Visit, house: Running) -> None:
    """WORDS.W2: said all the same, the server names the rule; the word stays to be mended."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("k1 o1 t1 a1 w1", hands=["", "m1"], added="w1")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.page.keyboard.type("kot")
    expect(ala.by("known")).to_contain_text("KOT has no W, the card that was added.")
    ala.by("say").click()
    expect(ala.by("refusal")).to_contain_text("WORDS.W2")
    expect(ala.by("refusal").locator("p").first).to_have_text("Not possible. KOT has no W, the card you added.")
    ala.by("refusal").get_by_text("Why?").click()
    expect(ala.by("refusal").get_by_role("link")).to_have_text("Rule WORDS.W2")
    expect(ala.by("word")).to_have_value("KOT")
    ala.page.keyboard.press("Escape")
    expect(ala.by("word")).to_have_value("")
    ala.by("word").press_sequentially("kwota")
    ala.by("word").press("Enter")
    expect(ala.by("used")).to_contain_text("KWOTA")


def test_one_says_which_word_is_meant(visit: Visit, house: Running, related: Family) -> None:
    """WORDS.N4: TON is a form of `ton` and of `tona`; the usual one is taken unless another is named."""
    related("tona", "kot", "block")
    ala, ola = visit("Ala"), visit("Ola")
    at = position("t1 o1 n1 k1", hands=["", "m1"], added="t1", used=["kot"], votes="on")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.page.keyboard.type("ton")
    readings = ala.by("ribbon").get_by_role("group", name="Which meaning?")
    expect(readings.get_by_role("button", pressed=True)).to_have_text("ton")
    expect(ala.by("appeal")).to_have_count(0)
    readings.get_by_role("button", name="tona").click()
    expect(ala.by("known")).to_contain_text("Related to KOT")
    expect(ala.by("appeal")).to_be_visible()
    readings.get_by_role("button", name="ton", exact=True).click()
    ala.by("say").click()
    expect(ala.by("used")).to_contain_text("TON")


def test_a_rarer_meaning_is_put_to_the_vote_with_both(visit: Visit, house: Running, related: Family) -> None:
    """WORDS.N4: TON as `tona`, though the usual `ton` is related to a used word: a single rival may challenge it."""
    related("ton", "kot", "block")
    ala, ola = visit("Ala"), visit("Ola")
    at = position("t1 o1 n1 k1", hands=["", "m1"], added="t1", used=["kot"], votes="on")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.page.keyboard.type("ton")
    readings = ala.by("ribbon").get_by_role("group", name="Which meaning?")
    expect(readings.get_by_role("button", pressed=True)).to_have_text("ton (related)")
    readings.get_by_role("button", name="tona").click()
    expect(ala.by("known")).to_contain_text("meant as tona; it usually is ton")
    ala.by("say").click()
    expect(ola.by("vote")).to_contain_text("meant as tona; it usually is ton")


def test_a_hint_stands_on_the_ribbon(visit: Visit, house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot would say, ready to be said."""
    monkeypatch.setattr(thinking, "ADVISER", "greedy")
    ala, ola = visit("Ala"), visit("Ola")
    at = position("k1 o1 t1 a1 w1 y1", hands=["", "m1"], added="w1")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.by("hint").click()
    expect(ala.by("word")).to_have_value(re.compile("W"))
    expect(ala.by("hint-reason")).to_be_visible()
    ala.by("say").click()
    expect(ala.by("used")).to_be_hidden()
    ala.by("used-words").click()
    expect(ala.by("used").get_by_role("listitem").first).to_contain_text("W")
    ala.page.keyboard.press("Escape")
    expect(ala.by("used")).to_be_hidden()


def test_a_borrowed_card_is_pointed_at(visit: Visit, house: Running) -> None:
    """WORDS.V6: the I of ŚPI has to come from a rival, who has two."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("sx p1 o1 a1 #B #B", hands=["", "m1"], captured=["", "i1 i2"], added="p1", black="on")
    seat_at(house, at, ala, ola, options={**FIRST, "black": "on"})
    ala.page.keyboard.type("śpi")
    expect(ala.by("known")).to_contain_text("A good word")
    ala.page.keyboard.press("Enter")
    expect(ala.by("prompt")).to_have_attribute("data-step", "assign")
    ala.by("declared").locator("[data-spot='card/i2']").click()
    expect(ala.by("used")).to_contain_text("ŚPI")
    marked(ala, 0, "sx", "p1")
    expect(ola.by("points-1")).to_contain_text("2 + 0")


def test_the_table_is_brought_nearer_and_fitted_again(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    at = position("k1 o1 t1 a1", hands=["w1", "m1"])
    seat_at(house, at, ala, ola, options=FIRST)

    def wide() -> float:
        box = card(ala, "k1").bounding_box()
        assert box is not None
        return box["width"]

    before = wide()
    ala.page.get_by_role("button", name="Zoom in (+)").click()
    assert wide() > 1.1 * before
    spot(ala, "cell/5.1").focus()
    ala.page.keyboard.press("-")
    ala.page.keyboard.press("-")
    assert wide() < before
    ala.by("fit").click()
    assert abs(wide() - before) < 1
    ala.page.get_by_role("button", name="Zoom in (+)").click()
    spot(ala, "cell/5.1").click()  # the grid grows: all of it is seen
    expect(card(ala, "w1")).to_have_attribute("data-at", "5.1")
    expect(ala.by("fit")).to_be_disabled()


# --- help ---


def test_help_is_offered_haggled_over_and_taken(visit: Visit, house: Running) -> None:
    """The rulebook's example (test 4): for S and N, or S alone; the word is a secret until they agree."""
    ala, ola = visit("Ala"), visit("Ola", phone=True)
    at = position("s1 n1 o1/A s2 a1 k1", hands=["", "m1"], added="k1", help="live", clock="180")
    seat_at(house, at, ala, ola, options={**FIRST, "clock": "180"})
    expect(ala.by("prompt").get_by_role("timer")).to_contain_text(":")
    expect(ola.page.locator("[data-do=silent]").get_by_role("timer", include_hidden=True)).to_contain_text(":")
    expect(ola.by("prompt-clock")).to_have_count(0)  # it is drawn round what says nothing
    check_looks(ola.page)
    ola.by("help").tap()
    for letter in "SONAK":
        ola.by("letters").locator(f"[data-letter='{letter}']").tap()
    expect(ola.by("known")).to_contain_text("no such word")
    ola.page.get_by_label("Clear the word").tap()
    for letter in "NOSKA":
        ola.by("letters").locator(f"[data-letter='{letter}']").tap()
    ola.by("say").tap()
    spot(ola, "card/s1").tap()
    spot(ola, "card/n1").tap()
    expect(ola.by("price")).to_contain_text("5 letters, 1 capture")
    ola.by("offer").tap()
    expect(ola.by("own-word")).to_contain_text("NOSKA")
    ola.page.reload()
    expect(ola.by("own-word")).to_contain_text("NOSKA")
    slip = ala.by("slip-1")
    expect(slip).to_contain_text("5 letters, 1 capture, for N and S")
    expect(ala.page.locator("[data-price='1']")).to_have_count(2)
    slip.get_by_role("button", name="Another price").click()
    spot(ala, "card/s1").click()
    ala.by("offer").click()
    expect(ola.by("counter-1")).to_contain_text("how about S")
    assert "noska" not in " ".join(ala.received).lower()
    ola.by("counter-1").get_by_role("button", name="Agree").tap()
    for visitor in (ala, ola):
        expect(visitor.by("used")).to_contain_text("NOSKA")
        marked(visitor, 1, "s1")
        marked(visitor, 0, "n1", "k1", "a1")
        expect(visitor.page.locator("[data-tape='1']")).to_have_count(1)


def test_an_offer_is_declined_or_taken_back(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    at = position("t1 a1 k1 o1", hands=["", "m1"], added="k1", help="live")
    seat_at(house, at, ala, ola, options=FIRST)
    for number, answer in enumerate(("decline", "withdraw"), 1):
        ola.by("help").click()
        ola.page.keyboard.type("tak" if number == 1 else "kat")
        ola.by("say").click()
        spot(ola, "card/t1").click()
        ola.by("offer").click()
        expect(ala.by(f"slip-{number}")).to_be_visible()
        if answer == "decline":
            ala.by("slip-1").get_by_role("button", name="No, thanks").click()
        else:
            ola.page.locator("[data-do=withdraw]").click()
        expect(ala.by(f"slip-{number}")).to_have_count(0)
    ala.page.keyboard.type("oka")
    ala.page.keyboard.press("Enter")
    expect(ola.by("used")).to_contain_text("OKA")


# --- votes ---


def test_the_table_votes_on_a_doubtful_word(visit: Visit, house: Running, related: Family) -> None:
    """WORDS.Q5 to WORDS.Q8: one challenges, the other bars it as well; the mover goes on with another word."""
    related("domowy", "dom", "warn")
    ala, ola, ela = visit("Ala"), visit("Ola"), visit("Ela", language="pl", phone=True)
    at = position("d1 o1 m1 o2 w1 y1 a1", hands=["", "m2", "k1"], added="w1", used=["dom"], seats=3, votes="on")
    seat_at(house, at, ala, ola, ela, options=FIRST)
    ala.page.keyboard.type("domowy")
    expect(ala.by("known")).to_contain_text("It may be related to DOM")
    expect(ala.by("known")).to_contain_text("DOMOWY and DOM share the root")
    ala.page.keyboard.press("Enter")
    for visitor in (ola, ela):
        expect(visitor.by("vote")).to_contain_text("DOMOWY")
        expect(visitor.by("vote")).to_contain_text("dom-")
    ola.page.locator("[data-do='challenge 1']").click()
    expect(ela.by("prompt")).to_have_attribute("data-step", "ballot")
    ela.page.locator("[data-do=bar]").tap()
    expect(ala.by("ribbon")).to_be_visible()
    expect(ala.by("used")).not_to_contain_text("DOMOWY")
    ala.page.keyboard.type("woda")
    ala.page.keyboard.press("Enter")  # clear words stand by themselves
    expect(ala.by("used")).to_contain_text("WODA")


def test_a_barred_word_may_be_appealed(visit: Visit, house: Running, related: Family) -> None:
    """WORDS.Q4."""
    related("domowy", "dom", "block")
    ala, ola = visit("Ala"), visit("Ola")
    at = position("d1 o1 m1 o2 w1 y1 a1", hands=["", "m2"], added="w1", used=["dom"], votes="on")
    seat_at(house, at, ala, ola, options=FIRST)
    ala.page.keyboard.type("domowy")
    expect(ala.by("known")).to_contain_text("Related to DOM")
    ala.by("appeal").click()
    ola.page.locator("[data-do=allow]").click()
    for visitor in (ala, ola):
        expect(visitor.by("used")).to_contain_text("DOMOWY")


# --- devices ---


def test_devices_act_on_what_is_pointed_at(visit: Visit, house: Running) -> None:
    """WORDS.V3, WORDS.V5, WORDS.V1: first the device, then its target; a core goes to a player."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("ax ex r1 k1 ox/B t1 o1", hands=["", "m1"], added="k1", black="on")
    seat_at(house, at, ala, ola, options={**FIRST, "black": "on"})
    ala.page.keyboard.type("ręką")
    ala.page.keyboard.press("Enter")
    expect(ala.by("prompt")).to_have_attribute("data-step", "act")
    spot(ala, "device/blast").click()
    expect(spot(ala, "card/k1")).not_to_have_attribute("data-lit", "true")
    spot(ala, "card/ox").click()
    marked(ala, 1)
    spot(ala, "seat/1").click()
    expect(ala.by("prompt")).not_to_have_attribute("data-step", "act")
    expect(ola.by("seat-1").get_by_role("list", name="To be added").get_by_role("listitem")).to_have_count(2)


def test_a_device_that_cannot_strike_there_is_refused_by_its_rule(visit: Visit, house: Running) -> None:
    """WORDS.V3, WORDS.V5: who has two says which; who has one left means that one."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("z1 ex b1 ox w1 k1/B a1 t1", hands=["", "m1"], added="z1", black="on")
    seat_at(house, at, ala, ola, options={**FIRST, "black": "on"})
    ala.page.keyboard.type("zębów")
    ala.page.keyboard.press("Enter")
    expect(ala.by("prompt")).to_have_attribute("data-step", "act")
    spot(ala, "card/k1").click(force=True)  # either could be meant
    spot(ala, "device/resist").click()
    spot(ala, "card/a1").click(force=True)
    expect(ala.by("refusal")).to_contain_text("WORDS.V5")
    spot(ala, "device/blast").click()
    spot(ala, "card/z1").click(force=True)
    expect(ala.by("refusal")).to_contain_text("WORDS.V3")
    marked(ala, 1, "k1")
    spot(ala, "device/blast").click()
    spot(ala, "card/a1").click()
    marked(ala, 0, "z1", "ex", "b1", "ox", "w1", "a1")
    spot(ala, "card/t1").click(force=True)
    expect(ala.by("refusal")).to_contain_text("WORDS.V5")
    spot(ala, "card/k1").click()
    marked(ala, 1)


def test_a_tape_is_moved(visit: Visit, house: Running) -> None:
    """WORDS.V4."""
    ala, ola = visit("Ala", phone=True), visit("Ola")
    at = position("d1 lx1 o1 nx #B", hands=["", "m1"], captured=["", "w1"], added="d1", black="on")
    seat_at(house, at, ala, ola, options={**FIRST, "black": "on"})
    for letter in "DŁOŃ":
        ala.by("letters").locator(f"[data-letter='{letter}']").tap()
    ala.by("say").tap()
    expect(ala.by("prompt")).to_have_attribute("data-step", "act")
    spot(ala, "tape/1").tap()
    spot(ala, "cell/1.2").tap()
    expect(ola.page.locator("[data-tape='1']")).to_have_attribute("data-at", "1.2")


def test_the_gel_turns_a_card_and_nobody_may_use_it(visit: Visit, house: Running) -> None:
    """WORDS.V8."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("zz a1 r1 o1 k1", hands=["", "t1"], added="a1", black="on")
    seat_at(house, at, ala, ola, options={**FIRST, "black": "on"})
    ala.page.keyboard.type("żar")
    ala.page.keyboard.press("Enter")
    expect(ala.by("prompt")).to_have_attribute("data-step", "turn_card")
    spot(ala, "card/o1").click()
    expect(card(ola, "o1")).to_have_attribute("data-banned", "true")
    spot(ola, "cell/1.2").click()
    expect(ola.by("ribbon")).to_be_visible()
    ola.page.keyboard.type("kot")
    expect(ola.by("known")).to_contain_text("banned by the gel")


def test_one_of_two_drawn_cards_is_kept(visit: Visit, house: Running) -> None:
    """WORDS.V2."""
    ala, ola = visit("Ala"), visit("Ola")
    at = position("cx i1 m1 a1", hands=["", "t1"], added="m1", top="w1 z1 k1", black="on")
    seat_at(house, at, ala, ola, options={**FIRST, "black": "on"})
    ala.page.keyboard.type("ćma")
    ala.page.keyboard.press("Enter")
    ala.page.locator("[data-do='draw two']").click()
    spot(ala, "card/z1").click()
    held = ola.by("seat-0").get_by_role("list", name="To be added")
    expect(held.get_by_role("listitem")).to_have_count(1)
    expect(held).to_contain_text("Z,")


# --- how it looks ---


@SIZES
def test_no_moment_has_a_fault(visit: Visit, house: Running, related: Family, phone: bool) -> None:
    """A card to be added, a word, an offer with its price, a counter, a vote, and devices."""
    related("domowy", "dom", "warn")
    people = [visit(name, phone=phone) for name in ("Ala", "Ola", "Ela")]
    ala, ola, ela = people
    picture = """d1/A o1 m1/B o2 y1
                 a1/C s1 t1 #A #A
                 w1 . ax #B #A"""
    more: dict[str, Any] = {"used": ["dom"], "seats": 3, "votes": "on", "help": "live", "black": "on"}
    seat_at(house, position(picture, hands=["n1", "z1", "l1"], captured=["r1 p1 e1", "i1"], **more), *people)
    check_looks(ala.page)
    spot(ala, "cell/6.1").click()
    expect(ala.by("ribbon")).to_be_visible()
    check_looks(ala.page)
    at = position(picture, hands=["", "z1", "l1"], captured=["r1 p1 e1", "i1"], added="w1", **more)
    seat_at(house, at, *people)
    ala.page.keyboard.type("domowy")
    expect(ala.by("known")).to_have_attribute("data-verdict", "warn")
    check_looks(ala.page)
    ola.by("help").click()
    ola.page.keyboard.type("towar")
    ola.by("say").click()
    check_looks(ola.page)
    spot(ola, "card/t1").click()
    ola.by("offer").click()
    expect(ala.by("slip-1")).to_be_visible()
    check_looks(ala.page)
    check_looks(ola.page)
    ala.page.locator("[data-spot='slip/1/counter']").click()
    spot(ala, "card/d1").click()
    check_looks(ala.page)
    ala.by("offer").click()
    expect(ola.by("counter-1")).to_be_visible()
    check_looks(ola.page)
    ala.page.keyboard.type("domowy")
    ala.by("say").click()
    expect(ola.by("vote")).to_be_visible()
    check_looks(ola.page)
    check_looks(ela.page)


# --- afterwards ---


def played(house: Running, visitor: Visitor) -> str:
    """A table where two people have played to the end, each turn with the longest word that came to mind."""
    with Person(house.address, "", visitor.token) as own, Person(house.address, "Iga") as iga:
        tables = seated(own, iga, game="words", options={**FIRST, "help": "off"})
        number = str(tables[0].latest["table"]["id"])
        while (game := house.room(number).record.table) is not None and game.pending is not None:
            catch_up(tables, house.room(number).record.seq)
            (seat,) = game.pending.seats
            texts = [option.text for option in game.options(seat)]
            words = [text for text in texts if text.startswith("spell ")]
            decision = tables[seat].decision
            assert decision is not None
            do = max(words, key=len) if words else texts[0]
            assert tables[seat].ask("answer", decision=decision["id"], do=do)["kind"] == "done"
        return number


def test_the_best_words_stand_beside_the_replay(visit: Visit, house: Running) -> None:
    """Six turns of each; whoever picks one sees the position in which its word was said."""
    ala = visit("Ala")
    number = played(house, ala)
    ala.sit_at(number)
    ala.by("hindsight-open").click()  # what could I have done?
    turn = ala.by("hindsight-turn").first
    where = turn.get_attribute("href") or ""
    assert re.fullmatch(rf"/replay/{number}#at=\d+", where)
    check(ala.page)
    turn.click()
    ala.page.wait_for_url(f"**{where}")
    expect(ala.by("replay-told")).to_contain_text("Ala")
    ala.page.goto(f"/replay/{number}")
    ala.by("look-back").click()
    lines = ala.by("hindsight-line")
    expect(lines).to_have_count(12)
    expect(lines.first).to_contain_text("Ala")
    expect(lines.nth(1)).to_contain_text("Iga")
    lines.nth(7).get_by_role("button").click()
    expect(lines.nth(7).get_by_role("button")).to_have_attribute("aria-current", "step")
    expect(lines.first.get_by_role("button")).not_to_have_attribute("aria-current", "step")
    expect(ala.by("replay-told")).to_contain_text("Iga")
    middle = "line => line.offsetTop + line.offsetHeight / 2 - line.parentElement.scrollTop"
    seen = lines.nth(7).evaluate(f"line => ({middle})(line) / line.parentElement.clientHeight")
    assert 0.4 < seen < 0.6  # it stands in the middle of what is seen of the list
    check(ala.page)
