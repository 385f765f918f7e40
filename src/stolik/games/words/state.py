"""What a position of Word Domination consists of.

A card in the centre has a cell of the grid and at most one marker; a tape has a cell, a marker and, unless the stack
was empty, a card under it that nobody sees. A word is a number of the lexicon; with its reading, the lexeme that is
meant (WORDS.N4), it makes a code.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Code, Count, Flag, Maybe, Named, Numbered, SetOf
from stolik.engine.kit import as_ints, bag_bit, bag_size, bag_word
from stolik.engine.layout import ALL, NOBODY, Layout
from stolik.engine.parts import Parts
from stolik.engine.state import State
from stolik.games.words.data import CARDS
from stolik.games.words.grid import Cell, Lying
from stolik.games.words.lexicon import ALPHABET
from stolik.games.words.lexicon import MOST_WORDS as MOST_LISTED

MOST_SEATS: Final = 4
ROUNDS: Final = 6  # WORDS.T1
MARKERS: Final = 30  # WORDS.S3
NAMES: Final = [card.id for card in CARDS]
DECK_SIZE: Final = len(CARDS)
LETTERS: Final = len(ALPHABET)
LETTER: Final[vec[i64]] = as_ints([ALPHABET.index(card.letter) for card in CARDS])
SET: Final = (DECK_SIZE + 31) // 32  # words of a set of cards
LONGEST: Final = 40  # letters of a word

# WORDS.V1 to WORDS.V8, in the order of the alphabet; what a black card does, -1 for a blue one.
CORE: Final = 0
ZEPPELIN: Final = 1
BLASTER: Final = 2
SHADOW: Final = 3
RESISTANCE: Final = 4
GUST: Final = 5
PUPILS: Final = 6
GEL: Final = 7
DEVICES: Final = ["core", "zeppelin", "blaster", "shadow", "resistance", "gust", "pupils", "gel"]
_black: Final = "ąćęńóśźż"
DEVICE: Final[vec[i64]] = as_ints([_black.index(card.letter) if card.black else -1 for card in CARDS])
S_ACUTE: Final[i64] = i64(ALPHABET.index("ś"))
Z_ACUTE: Final[i64] = i64(ALPHABET.index("ź"))

OFF: Final = 0  # WORDS.H7: how rivals may help
SERIAL: Final = 1
LIVE: Final = 2
STANDARD: Final = 0  # WORDS.N5: how strictly related words are barred
LEMMA: Final = 1
STRICT: Final = 2

READINGS: Final = 8  # of one spelling, at most
MOST_WORDS: Final = ROUNDS * MOST_SEATS  # that are spelled in a game
MOST_SWAPS: Final = 3  # WORDS.R7
MOST_APPEALS: Final = 2  # WORDS.Q4
MOST_BARRED: Final = 3  # WORDS.Q10
MOST_VOTES: Final = 256  # that are remembered
MOST_OFFERS: Final = 3  # WORDS.H20: of a rival, in a window
MOST_COUNTERS: Final = 3  # to a rival
MOST_DRAFTS: Final = 6  # after so many, dropping is no longer suggested: who plays at random has to come to an end

# --- the memory ------------------------------------------------------------------------------------

LAYOUT: Final = Layout(NAMES, MOST_SEATS, depth=24)
LAYOUT.printed(
    [*ALPHABET, "black"], [[ALPHABET.index(card.letter), *([LETTERS] if card.black else [])] for card in CARDS]
)
PARTS: Final = Parts(LAYOUT)
PARTS.kind(Cell())
PARTS.kind(Count("cards", DECK_SIZE))
PARTS.kind(Named("ballot", ["allow", "bar"]))
SOMEBODY: Final = PARTS.kind(Maybe(LAYOUT.seat))
SOME_CARD: Final = Maybe(LAYOUT.card)
WHICH_TAPE: Final = PARTS.kind(Numbered("tape", DECK_SIZE))
WHICH_ROUND: Final = PARTS.kind(Count("round", ROUNDS + 1))  # with one more it is over
CODE: Final = PARTS.kind(Code("word", MOST_LISTED * READINGS))  # the lexicon of a table says which word it is
WHICH_USED: Final = PARTS.kind(Numbered("used", MOST_WORDS))
HOW_LONG: Final = PARTS.kind(Count("letters", LONGEST))
HOW_MANY: Final = PARTS.kind(Count("captures", LONGEST))  # by one word
HOW_GOOD: Final = PARTS.kind(Count("points", 2 * DECK_SIZE))  # WORDS.E1: for a card, and for the tape in its place
# In a window. An offer gets a number when it is made, and another one when a counter changes it (WORDS.H21).
WHICH_OFFER: Final = PARTS.kind(Numbered("offer", (MOST_SEATS - 1) * (MOST_OFFERS + MOST_COUNTERS)))
WHICH_COUNTER: Final = PARTS.kind(Numbered("counter", (MOST_SEATS - 1) * MOST_COUNTERS))

BLACK: Final = LAYOUT.word("black", Flag("black"), net=False)  # WORDS.V0: do black cards act?
HELP: Final = LAYOUT.word("help", Named("help", ["off", "serial", "live"]), net=False)
VOTES: Final = LAYOUT.word("votes", Flag("votes"), net=False)
RELATED: Final = LAYOUT.word("related", Named("related", ["standard", "lemma", "strict"]), net=False)
MIN_LENGTH: Final = LAYOUT.word("min_length", Count("min_length", 3, 2), net=False)
# WORDS.L5: the number of the list, 0: the package's.
LEXICON: Final = LAYOUT.word("lexicon", Code("lexicon"), later=True, net=False)
FIRST: Final = LAYOUT.word("first", LAYOUT.seat)  # WORDS.R10
ROUND: Final = LAYOUT.word("round", WHICH_ROUND)  # from 1
MOVER: Final = LAYOUT.word("mover", LAYOUT.seat)
SWAPS: Final = LAYOUT.word("swaps", Count("swaps", MOST_SWAPS))  # made in this turn

CELL: Final = LAYOUT.table("cell", LAYOUT.card, Lying())  # by card
MARK: Final = LAYOUT.table("mark", LAYOUT.card, SOMEBODY)  # by card: 1 + whose marker lies on it
TAPES: Final = LAYOUT.word("tapes", Count("tapes", DECK_SIZE))  # how many there are
TAPE_CELL: Final = LAYOUT.table("tape_cell", WHICH_TAPE, Lying())
TAPE_MARK: Final = LAYOUT.table("tape_mark", WHICH_TAPE, SOMEBODY)  # 1 + whose it is
TAPE_BLANK: Final = LAYOUT.table("tape_blank", WHICH_TAPE, Flag("blank"))  # WORDS.R17: 1 where no card lies under it
ADDED: Final = LAYOUT.table("added", Numbered("place", DECK_SIZE), SOME_CARD)  # 1 + card, in the order of this turn
ADDED_COUNT: Final = LAYOUT.word("added_count", Count("added", MOST_SEATS))  # a hand card, and one of each rival's core

# WORDS.R12: the words of this game, in order: 1 + code, who moved, 1 + who helped.
USED_COUNT: Final = LAYOUT.word("used_count", Count("used", MOST_WORDS))
USED_WORD: Final = LAYOUT.table("used_word", WHICH_USED, Maybe(CODE), net=False)
USED_BY: Final = LAYOUT.table("used_by", WHICH_USED, LAYOUT.seat)
USED_WITH: Final = LAYOUT.table("used_with", WHICH_USED, SOMEBODY)
USED_TOOK: Final = LAYOUT.table("used_took", WHICH_USED, HOW_MANY)  # cards that the mover captured with it
USED_PAID: Final = LAYOUT.table("used_paid", WHICH_USED, HOW_MANY)  # and the helper

# WORDS.V8: by who has turned them: 1 + card, since the turn before and since this one.
BAN_OLD: Final = LAYOUT.table("ban_old", LAYOUT.seat, SOME_CARD)
BAN_NEW: Final = LAYOUT.table("ban_new", LAYOUT.seat, SOME_CARD)

# WORDS.H9: by seat, the open offer: its number (0: none), letters, captures, price; how many were made in this window.
LAST_OFFER: Final = LAYOUT.word("last_offer", Maybe(WHICH_OFFER))
OFFER: Final = LAYOUT.table("offer", LAYOUT.seat, Maybe(WHICH_OFFER))
OFFER_LENGTH: Final = LAYOUT.table("offer_length", LAYOUT.seat, HOW_LONG)
OFFER_CAPTURES: Final = LAYOUT.table("offer_captures", LAYOUT.seat, HOW_MANY)
OFFER_PRICE: Final = LAYOUT.sets("offer_price", LAYOUT.card, LAYOUT.seat)
OFFERS_MADE: Final = LAYOUT.table("offers_made", LAYOUT.seat, Count("offers_made", MOST_OFFERS))
# WORDS.H12: the open counter: its number, 1 + to whom, the price; by seat, how many went there in this window.
LAST_COUNTER: Final = LAYOUT.word("last_counter", Maybe(WHICH_COUNTER))
COUNTER: Final = LAYOUT.word("counter", Maybe(WHICH_COUNTER))
COUNTER_TO: Final = LAYOUT.word("counter_to", SOMEBODY)
COUNTER_PRICE: Final = LAYOUT.sets("counter_price", LAYOUT.card)
COUNTERS_MADE: Final = LAYOUT.table("counters_made", LAYOUT.seat, Count("counters_made", MOST_COUNTERS))
# By seat: what was begun and may not have been said, as far as that is counted; the word of its open offer; and what it
# is about to offer (the mover: 1 + to whom, as a counter).
DRAFTS_MADE: Final = LAYOUT.secrets("drafts_made", Count("drafts_made", MOST_DRAFTS))
OFFER_WORD: Final = LAYOUT.secrets("offer_word", Maybe(CODE), net=False)  # 1 + code
DRAFT: Final = LAYOUT.secrets("draft", Maybe(Code("draft", CODE.size)), net=False)  # 1 + code
DRAFT_PRICE: Final = LAYOUT.sets("draft_price", LAYOUT.card, LAYOUT.seat, secret=True)

# The word that is declared: 1 + code, 1 + who helps, for what price; by letter, 1 + the card that is used.
WORD: Final = LAYOUT.word("word", Maybe(CODE), net=False)
HELPER: Final = LAYOUT.word("helper", SOMEBODY)
PRICE: Final = LAYOUT.sets("price", LAYOUT.card)
PICKED: Final = LAYOUT.table("picked", Numbered("letter", LONGEST), SOME_CARD)
BORROWED: Final = LAYOUT.word("borrowed", SOME_CARD)  # WORDS.V6: 1 + card
DOUBLED: Final = LAYOUT.word("doubled", SOME_CARD)  # WORDS.V7: 1 + card
ACTIONS: Final = LAYOUT.word("actions", SetOf(Named("device", DEVICES)))  # WORDS.V10: those that may still act

# WORDS.Q1: what is voted on.
VERDICT: Final = LAYOUT.word("verdict", Named("verdict", ["clear", "warn", "block", "same"]))
APPEALED: Final = LAYOUT.word("appealed", Flag("appealed"))  # is it an appeal?
ACCUSED: Final = LAYOUT.word("accused", Maybe(WHICH_USED))  # 1 + the used word that it is said to be related to
ACCUSER: Final = LAYOUT.word("accuser", SOMEBODY)  # 1 + seat
STRUCK: Final = LAYOUT.word("struck", Flag("struck"))  # was the declared word barred?
BARRED: Final = LAYOUT.word("barred", Count("barred", MOST_BARRED))  # words barred in this turn
APPEALS: Final = LAYOUT.word("appeals", Count("appeals", MOST_APPEALS))  # in this turn
STORED: Final = LAYOUT.word("stored", Count("stored", MOST_VOTES))
# WORDS.Q9: (code * MOST_WORDS + used word) * 2 + barred?
STORE: Final = LAYOUT.table("store", Numbered("vote", MOST_VOTES), Code("decided"), net=False)

POINTS: Final = LAYOUT.table("points", LAYOUT.seat, HOW_GOOD)  # by seat, when it is over
WON: Final = LAYOUT.word("won", SetOf(LAYOUT.seat))  # who has won, as a bit set

# The stack: nobody knows the order of what was shuffled, so chance decides on drawing; what was put under it lies open.
DECK: Final = LAYOUT.bag("deck", NOBODY)
UNDER: Final = LAYOUT.row("under", ALL, DECK_SIZE)  # the first is drawn first
CENTRE: Final = LAYOUT.bag("centre", ALL)
TAPE: Final = LAYOUT.row("tape", NOBODY, DECK_SIZE)
HAND: Final = LAYOUT.bags("hand", ALL)
DUTY: Final = LAYOUT.rows("duty", ALL, DECK_SIZE)  # WORDS.V1
CAPTURED: Final = LAYOUT.bags("captured", ALL)
DRAWN: Final = LAYOUT.row("drawn", ALL, 2)  # WORDS.V2


# --- the stack -------------------------------------------------------------------------------------


def stack_size(g: State) -> i64:
    return g.count(DECK) + g.count(UNDER)


# --- sets of cards ---------------------------------------------------------------------------------


def in_set(g: State, at: i64, card: i64) -> bool:
    return (g[at + bag_word(card)] & bag_bit(card)) != 0


def put_in_set(g: State, at: i64, card: i64) -> None:
    g[at + bag_word(card)] |= bag_bit(card)


def set_size(g: State, at: i64) -> i64:
    found: i64 = 0
    for i in range(SET):
        found += bag_size(g[at + i])
    return found


def same_set(g: State, one: i64, other: i64) -> bool:
    for i in range(SET):
        if g[one + i] != g[other + i]:
            return False
    return True


def copy_set(g: State, source: i64, target: i64) -> None:
    for i in range(SET):
        g[target + i] = g[source + i]


def clear_set(g: State, at: i64) -> None:
    for i in range(SET):
        g[at + i] = 0


# --- cards -----------------------------------------------------------------------------------------


def any_banned(g: State) -> bool:
    for seat in range(g.seats):
        if g[BAN_OLD + seat] != 0 or g[BAN_NEW + seat] != 0:
            return True
    return False


def banned(g: State, card: i64) -> bool:
    """WORDS.V8."""
    for seat in range(g.seats):
        if g[BAN_OLD + seat] == card + 1 or g[BAN_NEW + seat] == card + 1:
            return True
    return False


def is_added(g: State, card: i64) -> bool:
    for i in range(g[ADDED_COUNT]):
        if g[ADDED + i] == card + 1:
            return True
    return False


def usable(g: State, card: i64, seat: i64) -> bool:
    """WORDS.W1, WORDS.W6, WORDS.V8: may a seat use this card in its word, without help of a device?"""
    return (g.holds(CENTRE, card) or g.holds(CAPTURED + seat, card)) and not banned(g, card)


def markers_left(g: State, seat: i64) -> i64:
    """WORDS.R16: it may be less than nothing."""
    left: i64 = MARKERS
    for card in range(DECK_SIZE):
        if g[MARK + card] == seat + 1:
            left -= 1
    for tape in range(g[TAPES]):
        if g[TAPE_MARK + tape] == seat + 1:
            left -= 1
    return left


def is_last_turn(g: State) -> bool:
    return g[ROUND] == ROUNDS and (g[MOVER] + 1) % g.seats == g[FIRST]
