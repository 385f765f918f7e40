"""Toy games: they test the engine, and the contract tests, without the weight of a real game."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

from stolik.engine.game import Game
from stolik.engine.rulebook import Rule, Rulebook
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.settings import Settings
from stolik.engine.texts import Texts
from stolik.engine.thinking import Thinking

_HERE = Path(__file__).parent

if os.environ.get("STOLIK_PURE"):
    # As in stolik itself: the sources, even where the toys were compiled for the benchmarks.
    sys.path_importer_cache[str(_HERE)] = FileFinder(str(_HERE), (SourceFileLoader, SOURCE_SUFFIXES))

from toys import bazaar, connect_four, guessing, leduc  # noqa: E402


def _rulebook(*rules: tuple[str, str, str]) -> Rulebook:
    return Rulebook(
        1, {id: Rule(id, {"pl": "toy", "en": "toy"}, {"pl": pl, "en": en}, {}, False) for id, pl, en in rules}
    )


def _toy(
    id: str, rules: Rules, eye: Evaluator, players: range, book: Rulebook, longest: int, **settings: tuple[str, ...]
) -> Game:
    texts = Texts(_HERE / "text")
    return Game(id, rules, players, book, texts, Thinking(eye), longest, Settings(settings))


LEDUC = _toy(
    "leduc",
    leduc.RULES,
    leduc.EYE,
    range(2, 3),
    _rulebook(
        ("LED.bet.1", "Sprawdzasz albo podbijasz o 2, a w drugiej rundzie o 4.", "Call, or raise by 2, then by 4."),
        ("LED.fold.1", "Pasuje się tylko wtedy, gdy trzeba dopłacić.", "Fold only when there is something to call."),
        ("LED.raise.1", "W rundzie wolno podbić najwyżej dwa razy.", "At most two raises in a round."),
        ("LED.end.2", "Po drugiej rundzie karty się odkrywa.", "After the second round the cards are shown."),
    ),
    longest=8,
)

CONNECT_FOUR = _toy(
    "connect_four",
    connect_four.RULES,
    connect_four.EYE,
    range(2, 3),
    _rulebook(
        ("CON.board.1", "Plansza ma tyle kolumn, ile wybrano.", "The board has as many columns as were chosen."),
        ("CON.drop.1", "Żeton spada na dno kolumny.", "A disc falls to the bottom of its column."),
        ("CON.drop.2", "Kolumna mieści sześć żetonów.", "A column holds six discs."),
        ("CON.end.1", "Cztery w linii wygrywają.", "Four in a line win."),
        ("CON.end.2", "Pełna plansza to remis.", "A full board is a draw."),
    ),
    longest=42,
    width=("7", "6", "5"),
)

BAZAAR = _toy(
    "bazaar",
    bazaar.RULES,
    bazaar.EYE,
    range(2, 5),
    _rulebook(
        ("BAZ.setup.1", "Każdy dostaje cztery karty.", "Everybody gets four cards."),
        ("BAZ.show.1", "Każdy w tajemnicy wybiera kartę na stragan albo żadną.", "All secretly pick a card or none."),
        ("BAZ.roll.1", "Kość wskazuje złodzieja, szóstka to rozruchy.", "The die names the thief; a six is a riot."),
        ("BAZ.rob.1", "Okrada się cudzy stragan, na którym coś leży.", "Rob another stall that has a card."),
        ("BAZ.rob.2", "Złodziej bierze wierzchnią kartę straganu.", "The thief takes the top card of a stall."),
        ("BAZ.window.1", "Każdy prócz złodzieja może zareagować.", "Everybody but the thief may react."),
        ("BAZ.window.2", "Zagrywa się kartę z własnej ręki.", "Play a card of your own hand."),
        ("BAZ.window.3", "Ta karta tu nie działa.", "This card does nothing here."),
        ("BAZ.guard.1", "Strażnik udaremnia kradzież.", "A guard stops the theft."),
        ("BAZ.decoy.1", "Wabik wiedzie złodzieja do następnego straganu.", "A decoy leads to the next stall."),
        ("BAZ.bribe.1", "Łapówka unieważnia reakcję albo łapówkę.", "A bribe undoes a reaction or a bribe."),
        ("BAZ.swap.1", "Kto chce, kładzie kartę pod talię.", "Who likes may put a card under the deck."),
        ("BAZ.swap.2", "Za kartę pod talią dobiera się jedną.", "For a card under the deck, draw one."),
        ("BAZ.end.1", "Gra trwa cztery rundy.", "The game lasts four rounds."),
    ),
    longest=110,
)

GUESSING = _toy(
    "guessing",
    guessing.RULES,
    guessing.EYE,
    range(2, 5),
    _rulebook(
        ("GUE.setup.1", "Każdy dostaje dwie karty.", "Everybody gets two cards."),
        (
            "GUE.ask.1",
            "Pyta się innego gracza o kartę, której się nie widzi.",
            "Ask another for a card you cannot see.",
        ),
        ("GUE.ask.2", "Kto ją ma, wykłada ją przed pytającym.", "Who has it lays it before the asker."),
        ("GUE.ask.3", "Kto jej nie ma, mówi to głośno.", "Who does not have it says so aloud."),
        ("GUE.end.1", "Gra trwa dwanaście tur.", "The game lasts twelve turns."),
    ),
    longest=12,
    draw=("yes", "no"),
)

TOYS: list[Game] = [LEDUC, CONNECT_FOUR, BAZAAR, GUESSING]
