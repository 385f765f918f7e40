"""Which words the mover can spell, with which cards, and what forbids the others (WORDS.R13)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import ints
from stolik.engine.state import State
from stolik.games.words.lexicon import code as letter_code
from stolik.games.words.related import BLOCK, CLEAR, SAME, WARN
from stolik.games.words.state import (
    ADDED,
    ADDED_COUNT,
    BLACK,
    CAPTURED,
    CENTRE,
    DEVICE,
    GUST,
    LAYOUT,
    LEMMA,
    LETTER,
    LETTERS,
    MIN_LENGTH,
    MOST_WORDS,
    PUPILS,
    RELATED,
    S_ACUTE,
    STORE,
    STORED,
    STRICT,
    USED_COUNT,
    USED_WORD,
    Z_ACUTE,
    any_banned,
    banned,
)
from stolik.games.words.vocabulary import vocabulary

NO_LETTER: Final = -1


def can_be_had(need: vec[i64], have: vec[i64], twice: vec[i64], others: vec[i64], gust: bool, pupils: bool) -> bool:
    """Is there a card for each letter? One of `others` may be borrowed (WORDS.V6), one of `twice` doubled (V7)."""
    first: i64 = NO_LETTER
    second: i64 = NO_LETTER
    for letter in range(LETTERS):
        missing = need[letter] - have[letter]
        while missing > 0:
            if second != NO_LETTER:
                return False
            if first == NO_LETTER:
                first = letter
            else:
                second = letter
            missing -= 1
    if first == NO_LETTER:
        return True
    if second == NO_LETTER:
        return (gust and others[first] > 0) or (pupils and twice[first] > 0)
    if not gust or not pupils:
        return False
    if others[first] > 0 and (twice[second] > 0 or first == second):
        return True
    return others[second] > 0 and twice[first] > 0


@final
class Rack:
    """The letters that a mover can use, counted."""

    def __init__(self) -> None:
        self.have: vec[i64] = ints(LETTERS)  # in the centre and captured by the mover
        self.turned: vec[i64] = ints(LETTERS)  # WORDS.V8: the same, banned
        self.others: vec[i64] = ints(LETTERS)  # captured by rivals
        self.added: vec[i64] = ints(LETTERS)  # WORDS.W2, WORDS.R1: these very cards must be used
        self.need: vec[i64] = ints(LETTERS)  # letters of the word in question
        self.gusts = False  # WORDS.V6, WORDS.V7: may devices help to spell?
        self._bans = False

    def read(self, g: State, mover: i64, devices: bool) -> None:
        self._bans = any_banned(g)
        for letter in range(LETTERS):
            self.have[letter] = 0
            self.turned[letter] = 0
            self.others[letter] = 0
            self.added[letter] = 0
        self.gusts = devices and g[BLACK] != 0
        self._count(g, CENTRE, self.have, True)
        for seat in range(g.seats):
            self._count(g, CAPTURED + seat, self.have if seat == mover else self.others, seat == mover)
        for i in range(g[ADDED_COUNT]):
            self.added[LETTER[g[ADDED + i] - 1]] += 1

    def _count(self, g: State, zone: i64, out: vec[i64], mine: bool) -> None:
        card = g.after(zone, -1)
        while card >= 0:
            if not self._bans or not banned(g, card):
                out[LETTER[card]] += 1
            elif mine:
                self.turned[LETTER[card]] += 1
            card = g.after(zone, card)

    def spell(self, word: str) -> bool:
        """Count the letters of a word; False if one of them is none of ours (WORDS.L1)."""
        for letter in range(LETTERS):
            self.need[letter] = 0
        for at in range(len(word)):
            letter = letter_code(word, at)
            if letter < 0:
                return False
            self.need[letter] += 1
        return True

    def lacks(self) -> bool:
        """Is there a letter of the word that cannot be had, not even with the help of devices?"""
        gust = self.can_borrow()
        pupils = self.can_double()
        return not can_be_had(self.need, self.have, self.have, self.others, gust, pupils)

    def can_borrow(self) -> bool:
        """WORDS.V6: the Ś itself comes from the centre or is one's own."""
        return self.gusts and self.need[S_ACUTE] > 0 and self.have[S_ACUTE] > 0

    def can_double(self) -> bool:
        """WORDS.V7: the Ź may be the borrowed card."""
        if not self.gusts or self.need[Z_ACUTE] == 0:
            return False
        return self.have[Z_ACUTE] > 0 or (self.can_borrow() and self.others[Z_ACUTE] > 0)

    def why_not(self, g: State, mover: i64) -> str:
        """The first rule that the letters break, by WORDS.R13; empty if they can be spelled."""
        if self.lacks():
            return self._why_lacking()
        for i in range(g[ADDED_COUNT]):
            letter = LETTER[g[ADDED + i] - 1]
            if self.need[letter] < self.added[letter]:
                return "WORDS.W2" if i == 0 else "WORDS.V1"
        length: i64 = 0
        for letter in range(LETTERS):
            length += self.need[letter]
        return "WORDS.R3" if length < g[MIN_LENGTH] else ""

    def _why_lacking(self) -> str:
        """WORDS.W1, WORDS.W3, WORDS.W6, WORDS.V8, in this order, whichever letters break them."""
        twice = False
        of_others = False
        for letter in range(LETTERS):
            need = self.need[letter]
            here = self.have[letter] + self.turned[letter]
            if here >= need:
                continue
            if here + self.others[letter] >= need:
                of_others = True
            elif here == 0:
                return "WORDS.W1"
            else:
                twice = True
        return "WORDS.W3" if twice else "WORDS.W6" if of_others else "WORDS.V8"


_RACK: Final = LAYOUT.scratch(Rack)


def rack_of(g: State) -> Rack:
    return cast(Rack, g.scratch(_RACK))


# --- related words ---------------------------------------------------------------------------------


def stored(g: State, code: i64, used: i64) -> i64:
    """WORDS.Q9: what the table has decided about a lexeme and a used one: 0 allowed, 1 barred, -1 nothing."""
    lemma = vocabulary(g).lemma(code)
    other = vocabulary(g).lemma(g[USED_WORD + used] - 1)
    for i in range(g[STORED]):
        pair = g[STORE + i] // 2
        if (
            vocabulary(g).lemma(pair // MOST_WORDS) == lemma
            and vocabulary(g).lemma(g[USED_WORD + pair % MOST_WORDS] - 1) == other
        ):
            return g[STORE + i] % 2
    return -1


def verdict_with(g: State, code: i64, used: i64) -> i64:
    """WORDS.N5: the verdict on a lexeme and one of the used words, votes included."""
    other = g[USED_WORD + used] - 1
    found = vocabulary(g).verdict(code, other, g[RELATED] == LEMMA)
    if found == SAME:
        return SAME
    if g[STORED] > 0:
        vote = stored(g, code, used)
        if vote >= 0:
            return SAME if vote == 1 else CLEAR
    if found == WARN and g[RELATED] == STRICT:
        return BLOCK
    return found


def worst_used(g: State, code: i64) -> i64:
    """WORDS.Q1: which of the used words bars a lexeme worst, the first of those that do; -1 if none does."""
    worst: i64 = CLEAR
    found: i64 = -1
    for used in range(g[USED_COUNT]):
        here = verdict_with(g, code, used)
        if here > worst:
            worst = here
            found = used
            if worst == SAME:
                return found
    return found


def verdict(g: State, code: i64) -> i64:
    """WORDS.Q1: the worst counts."""
    used = worst_used(g, code)
    return CLEAR if used < 0 else verdict_with(g, code, used)


def why_not_word(g: State, mover: i64, text: str, devices: bool) -> str:
    """WORDS.R13 without what was used before: the rule that a text breaks, whichever cards are used (WORDS.W8)."""
    rack = rack_of(g)
    rack.read(g, mover, devices)
    if not rack.spell(text):
        return "WORDS.W1"  # no card has such a letter, and cards come before the lexicon
    broken = rack.why_not(g, mover)
    if broken:
        return broken
    return "" if vocabulary(g).lexicon.number(text) >= 0 else "WORDS.L4"


def why_not_declared(g: State, mover: i64, text: str, cards: list[i64]) -> str:
    """WORDS.R13, WORDS.R14: the rule that a text breaks with these very cards, before the lexicon is asked."""
    broken = why_not_cards(g, mover, cards)
    if broken:
        return broken
    if len(cards) != len(text):
        return "WORDS.R14"
    for at in range(len(text)):
        if LETTER[cards[at]] != letter_code(text, at):
            return "WORDS.R14"
    for i in range(g[ADDED_COUNT]):
        if g[ADDED + i] - 1 not in cards:
            return "WORDS.W2" if i == 0 else "WORDS.V1"
    return "WORDS.R3" if len(text) < g[MIN_LENGTH] else ""


def why_not_cards(g: State, mover: i64, cards: list[i64]) -> str:
    """WORDS.W1, WORDS.W3, WORDS.W6, WORDS.V8, in this order, whichever cards break them."""
    gust = False
    pupils = False
    forbidden = False
    for card in cards:
        if not g.holds(CENTRE, card) and owner_of(g, card) < 0:
            return "WORDS.W1"
        if g[BLACK] != 0 and DEVICE[card] == GUST and owner_of(g, card) in (-1, mover):
            gust = True
        if g[BLACK] != 0 and DEVICE[card] == PUPILS:
            pupils = True
        forbidden = forbidden or banned(g, card)
    doubled: i64 = 0
    borrowed: i64 = 0
    for at in range(len(cards)):
        if cards[at] in cards[:at]:
            doubled += 1
        elif owner_of(g, cards[at]) not in (-1, mover):
            borrowed += 1
    if doubled > (1 if pupils else 0):
        return "WORDS.W3"
    if borrowed > (1 if gust else 0):
        return "WORDS.W6"
    return "WORDS.V8" if forbidden else ""


def owner_of(g: State, card: i64) -> i64:
    """Who has captured a card, -1 if nobody has."""
    for seat in range(g.seats):
        if g.holds(CAPTURED + seat, card):
            return seat
    return -1


def can_spell(g: State, mover: i64, code: i64, devices: bool) -> bool:
    """Is this a word with a reading that the mover's cards can spell?"""
    if vocabulary(g).lemma(code) == "":
        return False
    return why_not_word(g, mover, vocabulary(g).word(code), devices) == ""
