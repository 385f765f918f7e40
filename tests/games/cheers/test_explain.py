"""Towers in plain text, and what happens in them told step by step."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stolik.engine import speech
from stolik.engine.errors import BadPicture, NotExplained
from stolik.engine.rulebook import LANGUAGES
from stolik.games.cheers import GAME
from stolik.games.cheers.data import MINIONS
from stolik.games.cheers.state import CARDS, HEAVY, MINION_COUNT, NAMES, NINJAS, TRAIT
from stolik.lab.explain import Asked, Explanation, complaint, explain, verdict_text

from .positions import Cell, minion


def picture(tower: Mapping[Cell, str]) -> str:
    """A tower of `position` as text: the mark of a covered Ninja stands behind its name."""
    wide, high = max(col for col, _ in tower), max(level for _, level in tower)
    rows = ([tower.get((col, level), ".") for col in range(wide + 1)] for level in range(high, 0, -1))
    return "\n".join(" ".join(cell[1:] + "?" if cell.startswith("?") else cell for cell in row) for row in rows)


def told(tower: Mapping[Cell, str] | str, what: str = "brawl", at: str | None = None, *answers: str) -> Explanation:
    text = tower if isinstance(tower, str) else picture(tower)
    assert GAME.teaching.explainer is not None
    with GAME.teaching.explainer.own_cards(text):
        return explain(GAME, text, what, at, list(answers), LANGUAGES, "Player")


def cells(found: Explanation) -> list[list[str]]:
    return [line.split() for line in found.after.splitlines()]


def fates(found: Explanation) -> dict[str, str]:
    return {verdict.values["card"]: verdict.label for verdict in found.verdicts}


def sentences(found: Explanation, language: str = "en") -> list[str]:
    events = (part for part in found.story if isinstance(part, dict))
    return [text for event in events if (text := speech.event_text(GAME, language, event, ["Player 1"]))]


# --- the worked examples ---


@pytest.mark.rule("TC.B1", "TC.G1")
def test_brawl_example_1() -> None:
    """D strikes first and C is dead before its turn; A comes down."""
    c = minion("U2", "R", idle="weak heavy flying acrobat kamikaze")
    d = minion("L3", idle="weak heavy flying acrobat armored claustrophobe", but=c)
    b = minion("U1", idle="weak flying acrobat armored claustrophobe", but=f"{c} {d}")
    a = minion("L1", idle="acrobat armored kamikaze assassin claustrophobe", but=f"{b} {c} {d}")
    found = told({(0, 1): c, (1, 1): d, (0, 2): a, (1, 2): b})
    assert cells(found) == [[".", b], [a, d]]
    assert fates(found) == {
        a.rstrip("'"): "untouched",
        b.rstrip("'"): "untouched",
        c.rstrip("'"): "by-attack",
        d.rstrip("'"): "untouched",
    }
    (dead,) = (verdict for verdict in found.verdicts if verdict.label == "by-attack")
    assert dead.cards == (d.rstrip("'"),)


@pytest.mark.rule("TC.M2")
def test_brawl_example_2() -> None:
    c = minion("", shield="R", idle="weak heavy acrobat armored claustrophobe")
    d = minion("L3", "R", idle="weak heavy flying acrobat kamikaze", but=c)
    e = minion("L2", idle="weak heavy flying acrobat armored", but=f"{c} {d}")
    a = minion("R1", "R", idle="weak flying acrobat kamikaze", but=f"{c} {d} {e}")
    b = minion("L1", "L", idle="weak flying acrobat kamikaze", but=f"{a} {c} {d} {e}")
    found = told({(0, 1): c, (1, 1): d, (2, 1): e, (0, 2): a, (1, 2): b})
    assert cells(found) == [[c, ".", e]]
    dead = dict.fromkeys((name.rstrip("'") for name in (a, b, d)), "by-attack")
    assert fates(found) == {**dead, c.rstrip("'"): "shielded", e.rstrip("'"): "untouched"}


@pytest.mark.rule("TC.B2", "TC.TR6", "TC.TR7")
def test_brawl_example_3() -> None:
    e = minion("L1 U1 R1", traits="kamikaze")
    b = minion("R1", "U", traits="armored", shield="D")
    d = minion("", shield="R", idle="weak heavy acrobat armored claustrophobe")
    c = minion("D3", idle="acrobat armored claustrophobe", but=f"{b} {d} {e}")
    f = minion("L1", "L", idle="weak heavy flying acrobat kamikaze", but=f"{b} {c} {d} {e}")
    a = minion("L2", "R", idle="weak flying acrobat kamikaze", but=f"{b} {c} {d} {e} {f}")
    found = told({(0, 1): d, (1, 1): e, (2, 1): f, (0, 2): a, (1, 2): b, (1, 3): c})
    assert cells(found) == [[d, c]]
    labels = fates(found)
    assert [labels[name.rstrip("'")] for name in (a, b, e, f)] == ["by-attack"] * 4
    assert (labels[d.rstrip("'")], labels[c.rstrip("'")]) == ("shielded", "untouched")
    steps = [part["event"] for part in found.story if isinstance(part, dict) and part["event"] != "move"]
    assert steps[:4] == ["brawl_at", "fight", "struck", "turned_round"]
    assert steps.count("died") == 4
    assert steps[-1] == "fell"


@pytest.mark.rule("TC.G1", "TC.G4", "TC.G8", "TC.N5")
def test_the_gravity_example() -> None:
    def one(traits: str, but: str = "") -> str:
        return next(card.id for card in MINIONS if set(card.traits) == set(traits.split()) and card.id != but)

    flyer, heavy, weak = one("flying"), one("heavy ninja"), one("weak armored")
    found = told({(0, 2): flyer, (0, 3): heavy, (0, 4): weak, (0, 5): one("flying", flyer)}, "gravity")
    assert cells(found) == [[one("flying", flyer)], ["."], ["."], [f"{weak}'"], [f"{heavy}?"]]
    assert fates(found) == {one("flying", flyer): "untouched", weak: "turned", heavy: "untouched", flyer: "crushed"}


@pytest.mark.rule("TC.O6", "TC.O8")
def test_the_aggression_example() -> None:
    """OA1: whoever is told to attack kills the one below and drops into its place."""
    w = minion("D1", idle="acrobat armored")
    v = minion("", "U", but=w)
    x = minion("", but=f"{w} {v}")
    found = told({(0, 1): x, (0, 2): v, (0, 3): w}, "aggression", "0,3")
    assert cells(found) == [[w], [x]]
    assert found.verdicts[1].cards == (w.rstrip("'"),)


# --- choices ---


@pytest.mark.rule("TC.J1")
def test_a_choice_is_told_and_can_be_given() -> None:
    """OA2: the rider of the victim has two ways to go."""
    text = "boingboy .\nram-page* .\nwalltor accountant"
    first = told(text, "aggression", "0,3")
    (asked,) = (part for part in first.story if isinstance(part, Asked))
    assert set(asked.options) == {"jump 1:0,1", "jump 1:1,1"}
    assert asked.prompt["en"].startswith("Player 1: ")
    assert asked.answer == asked.options[0]
    for answer, ridden in (("jump 1:0,1", "walltor*"), ("jump 1:1,1", "accountant*")):
        assert ridden in told(text, "aggression", "0,3", answer).after.split()
    with pytest.raises(BadPicture, match="the answer can be jump 1:"):
        told(text, "aggression", "0,3", "jump 1:9,9")
    with pytest.raises(BadPicture, match="nobody is asked about 'stay'"):
        told("walltor", "brawl", None, "stay")


# --- the notation ---


def test_the_picture_before_is_what_was_read() -> None:
    text = "# two levels\n.        naught-knight'*\nlowkey?  walltor   . unicone\n"
    found = told(text, "traits")
    assert found.before.splitlines() == [".       naught-knight'* . .", "lowkey? walltor         . unicone"]
    assert found.after == found.before
    assert found.view_before["state"]["rides"][0] != 0


def test_gaps_on_the_left_stay() -> None:
    assert told(". walltor", "gravity").after == ". walltor"


@pytest.mark.rule("TC.TR9")
def test_a_brawl_uncovers_and_covers_a_ninja() -> None:
    found = told("lowkey? walltor'")
    assert found.after == "lowkey?"
    assert sentences(found)[0] == "Surprise! It is a Ninja: Lowkey."


@pytest.mark.parametrize(
    ("text", "what", "at", "wrong"),
    [
        ("", "brawl", None, "there is no minion in the tower"),
        (". .\n.", "brawl", None, "there is no minion in the tower"),
        ("waltor", "brawl", None, "line 1: there is no minion “waltor” (is it walltor?)"),
        ("walltor\n\n???", "brawl", None, "line 3: there is no minion “”"),
        ("move-along", "brawl", None, "line 1: there is no minion “move-along”"),
        ("walltor\nunicone walltor", "brawl", None, "walltor stands there twice"),
        ("unicone?", "brawl", None, "line 1: only a Ninja can be covered, and unicone is none"),
        ("unicone* walltor*", "brawl", None, "line 1: there is one foreminion, and it rides two minions"),
        ("unicone''", "brawl", None, "line 1: a mark stands twice: unicone''"),
        ("unicone", "aggression", None, "aggression must be at a minion"),
        ("unicone", "aggression", "0,2", "aggression must be at a minion"),
        ("unicone", "brawl", "0,1", "only aggression is at a cell"),
        (" ".join(["."] * 61 + ["unicone"]), "brawl", None, "a tower is at most 60 columns wide"),
    ],
)
def test_what_cannot_be_read(text: str, what: str, at: str | None, wrong: str) -> None:
    with pytest.raises(NotExplained) as caught:
        told(text, what, at)
    assert wrong in complaint(GAME, "en", caught.value)
    assert complaint(GAME, "pl", caught.value) != complaint(GAME, "en", caught.value)


# --- cards of one's own ---


@pytest.mark.rule("TC.M2", "TC.B1")
def test_brawl_example_2_by_cards_that_are_described() -> None:
    text = """
        c = shield-R      # remarks, and any order of lines
        d = L3
        a b .
        c d e
        e = L2
        a = R1
        b = L1
        unused = heavy 3
    """
    found = told(text)
    assert found.before.splitlines() == ["a b .", "c d e"]
    assert found.after == "c . e"
    dead = dict.fromkeys("abd", "by-attack")
    assert fates(found) == {**dead, "c": "shielded", "e": "untouched"}
    (verdict,) = (verdict for verdict in found.verdicts if verdict.values["card"] == "d")
    assert verdict_text(GAME, "pl", verdict) == "d nie żyje. Rany zadają: e."


@pytest.mark.rule("TC.G10")
def test_traits_are_named_in_either_language_and_stand_beside_the_cards_of_the_deck() -> None:
    """The Heavy that flies crushes Walltor: covered, its Flying is off."""
    text = "bomb = Ninja, grubas Lotnik\nbomb?\n.\nwalltor"
    found = told(text.replace(",", ""), "gravity")
    assert found.after == "bomb?"
    assert fates(found) == {"bomb": "untouched", "walltor": "crushed"}
    # It leaves nothing behind.
    assert "bomb" not in NAMES
    assert NAMES[:MINION_COUNT] == [minion.id for minion in CARDS]
    assert [bool(TRAIT[card] & HEAVY) for card in range(MINION_COUNT)] == ["heavy" in card.traits for card in CARDS]


@pytest.mark.rule("TC.M1", "TC.M4")
def test_every_side_of_a_described_card_is_where_it_was_said() -> None:
    """An Armored turns: what pointed right points left, what was shielded below is shielded above."""
    text = ". up .\nleft it* right\nit = armored r2 shield-d\nleft = R1\nright = L1\nup = d3"
    found = told(text, "aggression", "2,1")  # riders protect nobody from an order
    assert cells(found) == [[".", "up", "."], ["left", "it'*", "right"]]
    again = told(found.after + "\n" + text.partition("right\n")[2], "aggression", "1,2")
    assert fates(again)["it"] == "shielded"
    turned = told(found.after + "\n" + text.partition("right\n")[2], "aggression", "1,1")
    assert fates(turned) == {"up": "untouched", "left": "by-attack", "it": "untouched", "right": "untouched"}


@pytest.mark.parametrize(
    ("line", "english", "polish"),
    [
        ("= weak", "needs a name of one word", "nazwę z jednego słowa"),
        ("two words = weak", "needs a name of one word", "nazwę z jednego słowa"),
        ("it' = weak", "needs a name of one word", "nazwę z jednego słowa"),
        ("a = weak = c", "a: “=” is no trait", "a: „=” to nie cecha"),
        ("walltor = weak", "walltor is a card of the deck", "walltor to karta z talii"),
        ("it = weak\nit = heavy", "line 2: it is described twice", "wiersz 2: it jest opisana dwa razy"),
        ("it = haevy", "it: there is no “haevy” (is it heavy?)", "it: nie ma „haevy” (czy to heavy?)"),
        ("it = x9", "it: “x9” is no trait, no arrow", "it: „x9” to nie cecha, nie strzałka"),
        ("it = R4", "it: an arrow has a number from 1 to 3, not R4", "strzałka ma liczbę od 1 do 3, a nie R4"),
        ("it = R0", "it: an arrow has a number from 1 to 3, not R0", "strzałka ma liczbę od 1 do 3, a nie R0"),
        ("it = R1 r2", "it: too much on one card: r2", "it: za dużo na jednej karcie: r2"),
        ("it = weak słabeusz", "it: too much on one card: słabeusz", "it: za dużo na jednej karcie: słabeusz"),
        ("it = shield-U shield-U", "too much on one card: shield-U", "za dużo na jednej karcie: shield-U"),
        ("it = 1 2", "it: too much on one card: 2", "it: za dużo na jednej karcie: 2"),
        ("it = 4", "it: “4” is no trait", "it: „4” to nie cecha"),
        ("it = shield-X", "it: “shield-X” is no trait", "it: „shield-X” to nie cecha"),
        ("it = U1 shield-U", "it: an arrow and a shield on one side: U", "strzałka i tarcza na jednym boku: U"),
    ],
)
def test_descriptions_that_are_refused(line: str, english: str, polish: str) -> None:
    with pytest.raises(NotExplained) as caught:
        told(f"{line}\nwalltor")
    assert english in complaint(GAME, "en", caught.value)
    assert polish in complaint(GAME, "pl", caught.value)
    assert complaint(GAME, "en", caught.value).startswith("line ")


def test_no_more_ninjas_than_can_lie_covered() -> None:
    names = [f"n{number}" for number in range(NINJAS + 1)]
    text = "\n".join(f"{name} = ninja" for name in names) + "\n" + " ".join(names)
    with pytest.raises(NotExplained) as caught:
        told(text)
    assert complaint(GAME, "en", caught.value) == f"there are at most {NINJAS} Ninjas"


@pytest.mark.parametrize(
    ("text", "what", "at", "fate", "polish"),
    [
        ("intern\n.", "gravity", None, "by-fall", "Stażysta nie żyje. Słabeusza zabił upadek."),
        ("wolfgang intern", "traits", None, "eaten", "Stażysta nie żyje. Głodomór był głodny: Wilczy Apetyt."),
        (
            ". unicone .\nwalltor genie accountant",
            "traits",
            None,
            "suffocated",
            "Dżin po Przejściach nie żyje. Klaustrofob był otoczony z czterech stron.",
        ),
        (
            "dinah-mite walltor",
            "brawl",
            None,
            "blown-up",
            "Dynamitka nie żyje. Kamikaze zawsze płaci za swój atak.",
        ),
        ("right-hook lefty*", "brawl", None, "spared", "Mańkut żyje: powiernika nikt w zadymie nie atakuje."),
        ("right-hook lefty*", "aggression", "0,1", "by-attack", "Mańkut nie żyje. Rany zadają: Prawy Sierpowy."),
    ],
)
def test_every_fate_has_its_words(text: str, what: str, at: str | None, fate: str, polish: str) -> None:
    (verdict,) = (verdict for verdict in told(text, what, at).verdicts if verdict.label == fate)
    assert verdict_text(GAME, "pl", verdict) == polish
