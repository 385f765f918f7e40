"""What the benchmark searches: random tables, where using a card is worth 1, and 7 if that captures it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stolik.games.words.data import CARDS
from stolik.games.words.lexicon import ALPHABET, COMMON, Lexicon
from stolik.games.words.solver import WordFinder
from stolik.games.words.vocabulary import VOCABULARY
from stolik.games.words.wish import STRIDE, Wish

TABLES = 30
WORDS = 300  # the best ones that a bot would look at more closely
CAPTURES = 0.4  # of the cards on the table


def wish(deck: str, table: int, own: int, random: Random) -> Wish:
    """So many cards on the table, the last of them just added, and so many captured."""
    cards = random.sample(deck, table + own)
    worths: dict[str, list[int]] = {letter: [] for letter in cards}
    for letter in cards[: table - 1]:
        worths[letter].append(7 if random.random() < CAPTURES else 1)
    for letter in cards[table:]:
        worths[letter].append(0)
    made = Wish()
    added = cards[table - 1]
    made.needed[ALPHABET.index(added)] = 1
    for letter, each in worths.items():
        place = ALPHABET.index(letter)
        each.sort(reverse=True)
        if letter == added:
            each.insert(0, 1)
        made.available[place] = len(each)
        for used in range(1, len(each) + 1):
            made.worth[place * STRIDE + used] = sum(each[:used])
    return made


def searching(lexicon: Lexicon, deck: str, table: int, own: int, common: int) -> Callable[[int], dict[str, float]]:
    solver = WordFinder()
    random = Random(1)
    wishes = [wish(deck, table, own, random) for _ in range(TABLES)]
    for each in wishes:
        each.common = common

    def work(n: int) -> dict[str, float]:
        for search in range(n):
            solver.best(lexicon, wishes[search % TABLES], WORDS)
        return {"searches": n}

    return work


def _four_players(common: int) -> Callable[[int], dict[str, float]]:
    """The middle of a game of four, with the letters of the deck."""
    return searching(VOCABULARY.lexicon, "".join(card.letter for card in CARDS), 31, 6, common)


WORKLOADS = {"common lexicon": lambda: _four_players(COMMON), "whole lexicon": lambda: _four_players(0)}
