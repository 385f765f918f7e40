"""Help between rivals: offers, what they bring, prices and counters (WORDS.H9 to WORDS.H22)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stolik.engine.kit import Rng, as_ints
from stolik.engine.state import State
from stolik.games.words.lexicon import code as letter_code
from stolik.games.words.related import BLOCK
from stolik.games.words.solver import WordFinder
from stolik.games.words.spelling import can_spell, rack_of, verdict
from stolik.games.words.state import (
    CENTRE,
    COUNTER,
    COUNTER_PRICE,
    COUNTER_TO,
    COUNTERS_MADE,
    DECK_SIZE,
    DRAFT,
    DRAFT_PRICE,
    DRAFTS_MADE,
    LAST_COUNTER,
    LAST_OFFER,
    LAYOUT,
    LETTER,
    LETTERS,
    MARK,
    MOST_DRAFTS,
    MOST_OFFERS,
    MOST_SEATS,
    MOVER,
    OFFER,
    OFFER_CAPTURES,
    OFFER_LENGTH,
    OFFER_PRICE,
    OFFER_WORD,
    OFFERS_MADE,
    PARTS,
    READINGS,
    SET,
    banned,
    clear_set,
    copy_set,
    in_set,
    is_added,
    set_size,
)
from stolik.games.words.vocabulary import vocabulary
from stolik.games.words.wish import Wish

OFFERED: Final = PARTS.event("offered", "seat number:letters count:captures offer", "WORDS.H9", "WORDS.H1", "WORDS.H8")
PRICED: Final = PARTS.event("priced", "seat card", "WORDS.H1", "WORDS.H2")
WITHDREW: Final = PARTS.event("withdrew", "seat", "WORDS.H10")
DECLINED: Final = PARTS.event("declined", "seat seat2", "WORDS.H11")
ACCEPTED: Final = PARTS.event("accepted", "seat seat2", "WORDS.H11", "WORDS.H3", "WORDS.H17")
COUNTERED: Final = PARTS.event("countered", "seat seat2", "WORDS.H12")
COUNTER_WITHDRAWN: Final = PARTS.event("counter_withdrawn", "seat seat2", "WORDS.H12")
AGREED: Final = PARTS.event("agreed", "seat seat2 count:captures", "WORDS.H13")
REFUSED: Final = PARTS.event("refused", "seat seat2", "WORDS.H13")

CANNOT: Final = -1


# --- what an offer brings --------------------------------------------------------------------------


NO_PRICE: Final = -1  # nothing is asked for


def captures_at(g: State, word: str, price: i64) -> i64:
    """WORDS.H15: the most that the mover can capture with a word for a set of cards; CANNOT if it does not fit."""
    mover = g[MOVER]
    rack = rack_of(g)
    rack.read(g, mover, False)
    rack.spell(word)
    priced = as_ints([0] * LETTERS)
    due = as_ints([0] * LETTERS)  # added cards outside the price
    mine = as_ints([0] * LETTERS)  # cards with the mover's marker outside the price
    bound = as_ints([0] * LETTERS)  # cards that are used in any case
    for card in range(DECK_SIZE):
        letter = LETTER[card]
        if price != NO_PRICE and in_set(g, price, card):
            if not g.holds(CENTRE, card) or banned(g, card):
                return CANNOT
            priced[letter] += 1
            bound[letter] += 1
        elif is_added(g, card):
            due[letter] += 1
            bound[letter] += 1
        elif g[MARK + card] == mover + 1 and g.holds(CENTRE, card) and not banned(g, card):
            mine[letter] += 1
    found: i64 = 0
    for letter in range(LETTERS):
        rest = rack.need[letter] - priced[letter] - due[letter]
        if rest < 0 or rack.have[letter] - bound[letter] < rest:
            return CANNOT
        found += min(rest, mine[letter])
    return found


def is_fair_word(g: State, code: i64) -> bool:
    """WORDS.H14, WORDS.R15: could the mover spell it, without devices, and is it not related to a used one?"""
    return can_spell(g, g[MOVER], code, False) and verdict(g, code) < BLOCK


# --- drafts: what somebody is about to say ---------------------------------------------------------


def clear_draft(g: State, seat: i64) -> None:
    g[DRAFT + seat] = 0
    clear_set(g, DRAFT_PRICE + SET * seat)


def can_draft(g: State, seat: i64) -> bool:
    """WORDS.H20: what was begun and dropped again takes no right away."""
    return g[DRAFT + seat] == 0 and (seat == g[MOVER] or g[OFFERS_MADE + seat] < MOST_OFFERS)


def begin_draft(g: State, seat: i64, what: i64) -> None:
    clear_draft(g, seat)
    g[DRAFT + seat] = what + 1
    g[DRAFTS_MADE + seat] = min(MOST_DRAFTS, g[DRAFTS_MADE + seat] + 1)


def can_price(g: State, seat: i64, card: i64) -> bool:
    """May this card be asked for (by a rival) or be conceded (by the mover)? Its number is among the legal ones."""
    price = DRAFT_PRICE + SET * seat
    if g[DRAFT + seat] <= 0 or in_set(g, price, card) or not g.holds(CENTRE, card):
        return False
    if seat == g[MOVER]:  # WORDS.H16: nothing tells the mover whether it is in the word
        return set_size(g, price) < g[OFFER_LENGTH + g[DRAFT + seat] - 1]
    if banned(g, card):
        return False
    if is_added(g, card):
        return True  # it is used in any case
    # As many letters of its kind as have no card yet: neither of the price nor added.
    word = vocabulary(g).word(g[DRAFT + seat] - 1)
    letter = LETTER[card]
    left: i64 = 0
    for at in range(len(word)):
        if letter_code(word, at) == letter:
            left += 1
    for other in range(DECK_SIZE):
        if LETTER[other] == letter and (in_set(g, price, other) or is_added(g, other)):
            left -= 1
    return left > 0


# --- offers ----------------------------------------------------------------------------------------


def publish_offer(g: State, seat: i64) -> None:
    """WORDS.H9: it becomes the seat's one open offer; the engine says how long the word is and what it brings."""
    end_offer(g, seat)  # an earlier one, with whatever was about to be said about it
    code = g[DRAFT + seat] - 1
    price = DRAFT_PRICE + SET * seat
    g[OFFERS_MADE + seat] += 1
    g[OFFER_WORD + seat] = code + 1
    g[OFFER_LENGTH + seat] = len(vocabulary(g).word(code))
    copy_set(g, price, OFFER_PRICE + SET * seat)
    clear_draft(g, seat)
    open_offer(g, seat, captures_at(g, vocabulary(g).word(code), OFFER_PRICE + SET * seat))


def open_offer(g: State, seat: i64, captures: i64) -> None:
    """WORDS.H21: whatever changes gets a new number, so that nobody accepts what he has not read."""
    g[LAST_OFFER] += 1
    g[OFFER + seat] = g[LAST_OFFER]
    g[OFFER_CAPTURES + seat] = captures
    g.tell(OFFERED, seat, g[OFFER_LENGTH + seat], captures, g[OFFER + seat] - 1)
    for card in range(DECK_SIZE):
        if in_set(g, OFFER_PRICE + SET * seat, card):
            g.tell(PRICED, seat, card)


def end_offer(g: State, seat: i64) -> None:
    end_counter_to(g, seat)
    g[OFFER + seat] = 0
    g[OFFER_LENGTH + seat] = 0
    g[OFFER_CAPTURES + seat] = 0
    g[OFFER_WORD + seat] = 0
    clear_set(g, OFFER_PRICE + SET * seat)
    mover = g[MOVER]
    if g[DRAFT + mover] == seat + 1:
        clear_draft(g, mover)


def seat_of_offer(g: State, offer: i64) -> i64:
    """Whose open offer this is, -1 if it has ended."""
    for seat in range(g.seats):
        if g[OFFER + seat] == offer + 1:
            return seat
    return -1


def end_counter_to(g: State, seat: i64) -> None:
    if g[COUNTER_TO] == seat + 1:
        end_counter(g)


def end_counter(g: State) -> None:
    g[COUNTER] = 0
    g[COUNTER_TO] = 0
    clear_set(g, COUNTER_PRICE)


def publish_counter(g: State) -> None:
    """WORDS.H12."""
    mover = g[MOVER]
    rival = g[DRAFT + mover] - 1
    copy_set(g, DRAFT_PRICE + SET * mover, COUNTER_PRICE)
    clear_draft(g, mover)
    g[LAST_COUNTER] += 1
    g[COUNTER] = g[LAST_COUNTER]
    g[COUNTER_TO] = rival + 1
    g[COUNTERS_MADE + rival] += 1
    g.tell(COUNTERED, mover, rival)
    for card in range(DECK_SIZE):
        if in_set(g, COUNTER_PRICE, card):
            g.tell(PRICED, mover, card)


def captures_if_agreed(g: State, seat: i64) -> i64:
    """WORDS.H13, WORDS.H16: only the seat itself may ask; CANNOT if its word does not fit the new price."""
    return captures_at(g, vocabulary(g).word(thought(g, seat)), COUNTER_PRICE)


def open_window(g: State) -> None:
    """WORDS.H7: all counts at zero, nothing on the table."""
    g[LAST_OFFER] = 0
    g[LAST_COUNTER] = 0
    end_counter(g)
    for seat in range(MOST_SEATS):
        end_offer(g, seat)
        clear_draft(g, seat)
        g[OFFERS_MADE + seat] = 0
        g[COUNTERS_MADE + seat] = 0
        g[DRAFTS_MADE + seat] = 0


# --- words that others keep to themselves ----------------------------------------------------------


def thought(g: State, seat: i64) -> i64:
    """The code of a seat's offered word. In the world of somebody who does not know it, one that fits what was said."""
    if g[OFFER_WORD + seat] < 0:
        g[OFFER_WORD + seat] = 1 + imagined(g, seat)
    return g[OFFER_WORD + seat] - 1


def imagined(g: State, seat: i64) -> i64:
    price = OFFER_PRICE + SET * seat
    wish = Wish()
    rack = rack_of(g)
    rack.read(g, g[MOVER], False)
    for letter in range(LETTERS):
        wish.available[letter] = rack.have[letter]
        wish.needed[letter] = 0
    for card in range(DECK_SIZE):
        if in_set(g, price, card) or is_added(g, card):
            wish.needed[LETTER[card]] += 1
    wish.shortest = g[OFFER_LENGTH + seat]
    wish.longest = wish.shortest
    solver = solver_of(g)
    found = solver.some(vocabulary(g).lexicon, wish, Rng(g[OFFER + seat], seat), TRIES)
    best: i64 = solver.numbers[0] * READINGS
    for i in range(found):
        code = solver.numbers[i] * READINGS
        if verdict(g, code) < BLOCK:
            best = code
            if captures_at(g, vocabulary(g).word(code), price) == g[OFFER_CAPTURES + seat]:
                return code
    return best


TRIES: Final = 6

_SOLVER: Final = LAYOUT.scratch(WordFinder)


def solver_of(g: State) -> WordFinder:
    return cast(WordFinder, g.scratch(_SOLVER))
