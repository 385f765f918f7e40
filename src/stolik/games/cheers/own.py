"""Cards of one's own in the picture of a tower, each described in a line: `troll = heavy ninja R3 L1 shield-D`.

Behind the name stand, in any order, traits (in English or Polish), arrows (a side U R D L and a number from 1 to 3),
shields (`shield-D` or `tarcza-D`) and, if it matters, the value from 1 to 3 as a bare number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, cast

from stolik.engine.errors import NotExplained
from stolik.engine.kit import bag_bit, bag_word, bit
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.texts import Texts
from stolik.games.cheers.data import BY_ID, FASTEST, HIGHEST_VALUE, SIDES, TRAITS, Minion, Trait
from stolik.games.cheers.state import (
    ARROW,
    BEARERS,
    CROWD_WORDS,
    FIRST_NINJA,
    MINION_COUNT,
    NAMES,
    NINJAS,
    NUMBERS,
    SHIELD,
    SHOOTERS,
    TRAIT,
    VALUE,
    printed,
)

IS = "="  # between the name of a card and what is printed on it
SHIELD_WORDS = ("shield", "tarcza")
_TABLES = (ARROW, SHIELD, VALUE, TRAIT, NUMBERS, BEARERS, SHOOTERS)


# --- reading ---


def described(picture: str, texts: Texts, marks: str) -> list[Minion]:
    """The cards that a picture describes; `marks` cannot be part of a name."""
    words = {texts.say(language, f"trait-{trait}").casefold(): trait for language in LANGUAGES for trait in TRAITS}
    found: list[Minion] = []
    for number, whole in enumerate(picture.splitlines(), 1):
        line = whole.partition("#")[0]
        if IS not in line:
            continue
        name, _, face = line.partition(IS)
        try:
            found.append(_minion(name.strip(), face.split(), words, found, marks))
        except NotExplained as wrong:
            raise wrong.at(number) from None
    return found


def _minion(name: str, face: list[str], traits: dict[str, Trait], others: list[Minion], marks: str) -> Minion:
    if not name or name == "." or len(name.split()) > 1 or any(mark in name for mark in marks + IS):
        raise NotExplained("own-name", name=name)
    if name in BY_ID:
        raise NotExplained("own-taken", name=name)
    if any(other.id == name for other in others):
        raise NotExplained("own-twice", name=name)
    arrows: dict[str, int] = dict.fromkeys(SIDES, 0)
    shields: list[str] = []
    having: list[str] = []
    values: list[int] = []
    for word in face:
        side, number = word[:1].upper(), word[1:]
        kind, _, where = word.casefold().partition("-")
        if word.casefold() in traits:
            _once(name, word, having, traits[word.casefold()])
        elif kind in SHIELD_WORDS and where.upper() in SIDES:
            _once(name, word, shields, where.upper())
        elif side in SIDES and number.isdecimal():
            if not 1 <= int(number) <= FASTEST:
                raise NotExplained("own-arrow", name=name, word=word, most=FASTEST)
            if arrows[side]:
                raise NotExplained("own-again", name=name, word=word)
            arrows[side] = int(number)
        elif word.isdecimal() and 1 <= int(word) <= HIGHEST_VALUE:
            if values:
                raise NotExplained("own-again", name=name, word=word)
            values.append(int(word))
        else:
            raise NotExplained("own-word", name=name, word=word, near=_near(word, traits))
    for side in shields:
        if arrows[side]:
            raise NotExplained("own-both", name=name, side=side)
    return Minion(
        id=name,
        name_pl=name,
        name_en=name,
        source="printed",
        value=values[0] if values else 1,
        arrows=tuple(arrows.values()),
        shields=tuple(side for side in SIDES if side in shields),
        traits=tuple(trait for trait in TRAITS if trait in having),
        advanced=False,
    )


def _once(name: str, word: str, known: list[str], new: str) -> None:
    if new in known:
        raise NotExplained("own-again", name=name, word=word)
    known.append(new)


def _near(word: str, traits: dict[str, Trait]) -> str:
    near = get_close_matches(word.casefold(), traits, 1)
    return near[0] if near else "none"


# --- printing ---


@contextmanager
def in_the_deck(minions: Sequence[Minion], needed: set[str]) -> Iterator[None]:
    """The deck with cards of one's own in the places of others; those whose names are `needed` stay.

    Everything reads the deck, so this is for a process that explains a position, and plays nothing meanwhile.
    """
    tables = [cast("list[Any]", table) for table in (*_TABLES, NAMES)]
    before = [list(table) for table in tables]
    wanted = [minion for minion in minions if minion.id in needed]
    try:
        free = [card for card in range(MINION_COUNT) if NAMES[card] not in needed]
        for minion in wanted:
            is_ninja = "ninja" in minion.traits
            card = next((card for card in free if (card >= FIRST_NINJA) == is_ninja), -1)
            if card < 0:
                raise NotExplained("own-ninjas" if is_ninja else "own-many", count=NINJAS if is_ninja else FIRST_NINJA)
            free.remove(card)
            print_on(card, minion)
            NAMES[card] = minion.id
            BY_ID[minion.id] = minion
        yield
    finally:
        for table, kept in zip(tables, before, strict=True):
            for place, value in enumerate(kept):
                table[place] = value
        for minion in wanted:
            BY_ID.pop(minion.id, None)


def print_on(card: int, minion: Minion) -> None:
    """What a card shows from now on; whether it is a Ninja must not change."""
    for number, side in enumerate(SIDES):
        for turned in range(2):
            shown = printed(card, turned, (number + 2 * turned) % 4)
            ARROW[shown] = minion.arrows[number]
            SHIELD[shown] = int(side in minion.shields)
    VALUE[card] = minion.value
    TRAIT[card] = sum(bit(TRAITS.index(trait)) for trait in minion.traits)
    NUMBERS[card] = sum(bit(number) for number in {*minion.arrows} - {0})
    for sets, having in ((BEARERS, TRAIT), (SHOOTERS, NUMBERS)):
        for what in range(len(sets) // CROWD_WORDS):
            word = CROWD_WORDS * what + bag_word(card)
            sets[word] &= ~bag_bit(card)
            if having[card] & what:
                sets[word] |= bag_bit(card)
