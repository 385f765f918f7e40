"""What a position of Word Domination consists of.

A cell is a place of the grid, which has no edge (WORDS.R2): 0 is nowhere. A card in the centre has a cell and at most
one marker; a tape has a cell, a marker and, unless the stack was empty, a card under it that nobody sees. A word is a
number of the lexicon; with its reading, the lexeme that is meant (WORDS.N4), it makes a code.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints, bag_bit, bag_size, bag_word
from stolik.engine.layout import ALL, NOBODY, Layout
from stolik.engine.parts import Parts
from stolik.engine.state import State
from stolik.games.words.data import CARDS
from stolik.games.words.lexicon import ALPHABET

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

# --- the memory ------------------------------------------------------------------------------------

LAYOUT: Final = Layout(NAMES, MOST_SEATS, depth=24)
PARTS: Final = Parts(LAYOUT)

BLACK: Final[i64] = i64(LAYOUT.word("black"))  # WORDS.V0: do black cards act?
HELP: Final[i64] = i64(LAYOUT.word("help"))
VOTES: Final[i64] = i64(LAYOUT.word("votes"))
RELATED: Final[i64] = i64(LAYOUT.word("related"))
MIN_LENGTH: Final[i64] = i64(LAYOUT.word("min_length"))
LEXICON: Final[i64] = i64(LAYOUT.word("lexicon", later=True))  # WORDS.L5: the number of the list, 0: the package's
FIRST: Final[i64] = i64(LAYOUT.word("first"))  # WORDS.R10
ROUND: Final[i64] = i64(LAYOUT.word("round"))  # from 1
MOVER: Final[i64] = i64(LAYOUT.word("mover"))
SWAPS: Final[i64] = i64(LAYOUT.word("swaps"))  # made in this turn

CELL: Final[i64] = i64(LAYOUT.words("cell", DECK_SIZE))  # by card
MARK: Final[i64] = i64(LAYOUT.words("mark", DECK_SIZE))  # by card: 1 + whose marker lies on it
TAPES: Final[i64] = i64(LAYOUT.word("tapes"))  # how many there are
TAPE_CELL: Final[i64] = i64(LAYOUT.words("tape_cell", DECK_SIZE))
TAPE_MARK: Final[i64] = i64(LAYOUT.words("tape_mark", DECK_SIZE))  # 1 + whose it is
TAPE_BLANK: Final[i64] = i64(LAYOUT.words("tape_blank", DECK_SIZE))  # WORDS.R17: 1 where no card lies under it
ADDED: Final[i64] = i64(LAYOUT.words("added", DECK_SIZE))  # 1 + card, in the order of this turn
ADDED_COUNT: Final[i64] = i64(LAYOUT.word("added_count"))

# WORDS.R12: the words of this game, in order: 1 + code, who moved, 1 + who helped.
MOST_WORDS: Final = ROUNDS * MOST_SEATS
USED_COUNT: Final[i64] = i64(LAYOUT.word("used_count"))
USED_WORD: Final[i64] = i64(LAYOUT.words("used_word", MOST_WORDS))
USED_BY: Final[i64] = i64(LAYOUT.words("used_by", MOST_WORDS))
USED_WITH: Final[i64] = i64(LAYOUT.words("used_with", MOST_WORDS))
USED_TOOK: Final[i64] = i64(LAYOUT.words("used_took", MOST_WORDS))  # cards that the mover captured with it
USED_PAID: Final[i64] = i64(LAYOUT.words("used_paid", MOST_WORDS))  # and the helper

# WORDS.V8: by who has turned them: 1 + card, since the turn before and since this one.
BAN_OLD: Final[i64] = i64(LAYOUT.words("ban_old", MOST_SEATS))
BAN_NEW: Final[i64] = i64(LAYOUT.words("ban_new", MOST_SEATS))

# WORDS.H9: by seat, the open offer: its number (0: none), letters, captures, price; how many were made in this window.
LAST_OFFER: Final[i64] = i64(LAYOUT.word("last_offer"))
OFFER: Final[i64] = i64(LAYOUT.words("offer", MOST_SEATS))
OFFER_LENGTH: Final[i64] = i64(LAYOUT.words("offer_length", MOST_SEATS))
OFFER_CAPTURES: Final[i64] = i64(LAYOUT.words("offer_captures", MOST_SEATS))
OFFER_PRICE: Final[i64] = i64(LAYOUT.words("offer_price", MOST_SEATS * SET))
OFFERS_MADE: Final[i64] = i64(LAYOUT.words("offers_made", MOST_SEATS))
# WORDS.H12: the open counter: its number, 1 + to whom, the price; by seat, how many went there in this window.
LAST_COUNTER: Final[i64] = i64(LAYOUT.word("last_counter"))
COUNTER: Final[i64] = i64(LAYOUT.word("counter"))
COUNTER_TO: Final[i64] = i64(LAYOUT.word("counter_to"))
COUNTER_PRICE: Final[i64] = i64(LAYOUT.words("counter_price", SET))
COUNTERS_MADE: Final[i64] = i64(LAYOUT.words("counters_made", MOST_SEATS))
# By seat: what was begun and may not have been said, as far as that is counted; the word of its open offer; and what it
# is about to offer (the mover: 1 + to whom, as a counter).
DRAFTS_MADE: Final[i64] = i64(LAYOUT.secrets("drafts_made"))
OFFER_WORD: Final[i64] = i64(LAYOUT.secrets("offer_word"))  # 1 + code
DRAFT: Final[i64] = i64(LAYOUT.secrets("draft"))  # 1 + code
DRAFT_PRICE: Final[i64] = i64(LAYOUT.sets("draft_price", LAYOUT.card, LAYOUT.seat, secret=True))

# The word that is declared: 1 + code, 1 + who helps, for what price; by letter, 1 + the card that is used.
WORD: Final[i64] = i64(LAYOUT.word("word"))
HELPER: Final[i64] = i64(LAYOUT.word("helper"))
PRICE: Final[i64] = i64(LAYOUT.words("price", SET))
PICKED: Final[i64] = i64(LAYOUT.words("picked", LONGEST))
BORROWED: Final[i64] = i64(LAYOUT.word("borrowed"))  # WORDS.V6: 1 + card
DOUBLED: Final[i64] = i64(LAYOUT.word("doubled"))  # WORDS.V7: 1 + card
ACTIONS: Final[i64] = i64(LAYOUT.word("actions"))  # WORDS.V10: devices that may still act, as a bit set

# WORDS.Q1: what is voted on.
VERDICT: Final[i64] = i64(LAYOUT.word("verdict"))
APPEALED: Final[i64] = i64(LAYOUT.word("appealed"))  # is it an appeal?
ACCUSED: Final[i64] = i64(LAYOUT.word("accused"))  # 1 + the used word that it is said to be related to
ACCUSER: Final[i64] = i64(LAYOUT.word("accuser"))  # 1 + seat
STRUCK: Final[i64] = i64(LAYOUT.word("struck"))  # was the declared word barred?
BARRED: Final[i64] = i64(LAYOUT.word("barred"))  # words barred in this turn
APPEALS: Final[i64] = i64(LAYOUT.word("appeals"))  # in this turn
MOST_VOTES: Final = 256
STORED: Final[i64] = i64(LAYOUT.word("stored"))
STORE: Final[i64] = i64(LAYOUT.words("store", MOST_VOTES))  # WORDS.Q9: (code * MOST_WORDS + used word) * 2 + barred?

POINTS: Final[i64] = i64(LAYOUT.words("points", MOST_SEATS))  # by seat, when it is over
WON: Final[i64] = i64(LAYOUT.word("won"))  # who has won, as a bit set

# The stack: nobody knows the order of what was shuffled, so chance decides on drawing; what was put under it lies open.
DECK: Final[i64] = i64(LAYOUT.bag("deck", NOBODY))
UNDER: Final[i64] = i64(LAYOUT.row("under", ALL, DECK_SIZE))  # the first is drawn first
CENTRE: Final[i64] = i64(LAYOUT.bag("centre", ALL))
TAPE: Final[i64] = i64(LAYOUT.row("tape", NOBODY, DECK_SIZE))
HAND: Final[i64] = i64(LAYOUT.bags("hand", ALL))
DUTY: Final[i64] = i64(LAYOUT.rows("duty", ALL, DECK_SIZE))  # WORDS.V1
CAPTURED: Final[i64] = i64(LAYOUT.bags("captured", ALL))
DRAWN: Final[i64] = i64(LAYOUT.row("drawn", ALL, 2))  # WORDS.V2


# --- the grid --------------------------------------------------------------------------------------

WIDE: Final = 1024  # cells of a line; further out nobody can come


def cell_at(x: i64, y: i64) -> i64:
    """The cell of a column and a line; those of the card laid out first are 1 and 1."""
    return (y + WIDE // 2) * WIDE + x + WIDE // 2


def column(cell: i64) -> i64:
    return cell % WIDE - WIDE // 2


def line(cell: i64) -> i64:
    return cell // WIDE - WIDE // 2


def cell_text(cell: i64) -> str:
    return f"{column(cell)}.{line(cell)}"


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
