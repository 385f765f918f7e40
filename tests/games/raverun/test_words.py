"""What players read: the reader is spoken to, the best comes first, and cards are named."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.engine import speech
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.raverun import GAME

from .positions import NAMES, A, B, C, position


def offered(table: Table, language: str) -> list[str]:
    assert table.pending is not None
    (seat,) = table.pending.seats
    return [speech.option_text(table, language, seat, option.id) for option in table.offered(seat)]


@pytest.mark.rule("RAV.phase1.2")
def test_whoever_sets_the_order_may_lay_last_and_is_offered_that_first() -> None:
    three = position("order", piles=["1A", "7A", "2A"], hands=["3A", "3B", "3C"])
    assert offered(three, "en") == [
        "Wojtek, then Monika, and you lay last",
        "Monika, then Wojtek, and you lay last",
        "Wojtek, then you, then Monika",
        "Monika, then you, then Wojtek",
        "You, then Wojtek, then Monika",
        "You, then Monika, then Wojtek",
    ]
    two = position("order", piles=["7A", "2A"], hands=["3A", "3B"])
    assert offered(two, "pl") == ["Karol, a ty na końcu", "Ty, potem Karol"]
    play(two, (A, "order 2-1"))
    (event,) = (event for event in two.events_for(None) if event["event"] == "ordered")
    assert speech.event_text(GAME, "en", event, NAMES, A) == "You set the order: Karol, you."
    assert speech.event_text(GAME, "en", event, NAMES) == "Wojtek sets the order: Karol, Wojtek."


@pytest.mark.rule("RAV.effect.1")
def test_a_swap_names_both_cards_and_whose_pile() -> None:
    table = position("actions", piles=["1A", "7A"], hands=["4C", "2B"])
    assert offered(table, "en") == [
        "Swap 4C with your own 1A",
        "Swap 4C with Karol’s 7A",
        "Pass, don’t use 1A",
    ]
    assert offered(table, "pl")[:2] == ["Zamień 4C na 1A ze swojego stosu", "Zamień 4C na 7A ze stosu (Karol)"]


@pytest.mark.rule("RAV.effect.4", "RAV.effect.6", "RAV.effect.8")
@pytest.mark.parametrize(
    ("phase", "told", "words"),
    [
        (
            "actions",
            {"piles": ["4A", "7A"], "fields": ["", "6B"]},
            ["Move 6B onto your own 4A", "Move 6B onto Karol’s 7A"],
        ),
        (
            "final round",
            {"piles": ["2C 4A", "1A 7A"], "fields": ["6A"]},
            ["Send your own 4A under the deck", "Send Karol’s 7A under the deck"],
        ),
        (
            "final round",
            {"piles": ["2C 4A", "1A 7A"], "fields": ["8A"]},
            ["Shuffle your own pile, now with 4A on top", "Shuffle Karol’s pile, now with 7A on top"],
        ),
    ],
)
def test_a_pile_is_told_by_its_top(phase: str, told: dict[str, list[str]], words: list[str]) -> None:
    assert offered(position(phase, **told), "en")[:2] == words


@pytest.mark.parametrize(
    ("reader", "en", "pl"),
    [
        (
            A,
            "You swap 4C from hand for 7A on top of Karol’s pile.",
            "Zamieniasz 4C z ręki na 7A z wierzchu stosu (Karol).",
        ),
        (
            B,
            "Wojtek swaps 4C from hand for 7A on top of your pile.",
            "Wojtek zamienia 4C z ręki na 7A z wierzchu twojego stosu.",
        ),
        (
            C,
            "Wojtek swaps 4C from hand for 7A on top of Karol’s pile.",
            "Wojtek zamienia 4C z ręki na 7A z wierzchu stosu (Karol).",
        ),
    ],
)
def test_the_reader_is_you(reader: int, en: str, pl: str) -> None:
    event = {"event": "swapped", "seat": A, "card": "4C", "seat2": B, "card2": "7A"}
    assert [speech.event_text(GAME, language, event, NAMES, reader) for language in ("en", "pl")] == [en, pl]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_names_its_reader(language: str) -> None:
    values = {"seat": A, "seat2": A, "seat3": A, "seat4": None, "card": "4C", "card2": "7A", "number": 1}
    for event in GAME.rules.events:
        words = speech.event_text(GAME, language, {"event": event.name, **values}, NAMES, A)
        assert "Wojtek" not in words, event.name
