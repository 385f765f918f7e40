"""The cards of a declared word, markers, captures and tapes (WORDS.W5, WORDS.C1 to WORDS.C4, WORDS.H4, WORDS.H5)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, ints
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.words.lexicon import code as letter_code
from stolik.games.words.places import lies_at
from stolik.games.words.spelling import can_be_had, owner_of, rack_of
from stolik.games.words.state import (
    ACTIONS,
    BLACK,
    BORROWED,
    CAPTURED,
    CELL,
    CENTRE,
    DECK,
    DECK_SIZE,
    DEVICE,
    DOUBLED,
    HELPER,
    LAYOUT,
    LETTER,
    LETTERS,
    LONGEST,
    MARK,
    MOVER,
    NAMES,
    PARTS,
    PICKED,
    PRICE,
    TAPE,
    TAPE_BLANK,
    TAPE_CELL,
    TAPE_MARK,
    TAPES,
    UNDER,
    USED_BY,
    USED_COUNT,
    USED_PAID,
    USED_TOOK,
    USED_WITH,
    USED_WORD,
    WORD,
    banned,
    in_set,
    is_added,
    usable,
)
from stolik.games.words.vocabulary import vocabulary

SPELLED: Final = PARTS.event("spelled", "seat word", "WORDS.W5", "WORDS.R12", "WORDS.W4")
HELPED: Final = PARTS.event("helped", "seat seat2 word", "WORDS.H4", "WORDS.H17", "WORDS.R12")
MARKED: Final = PARTS.event("marked", "seat card", "WORDS.C1")
OUSTED: Final = PARTS.event("ousted", "seat seat2 card", "WORDS.C2", "WORDS.H5")
CAPTURES: Final = PARTS.event("captures", "seat card", "WORDS.C3", "WORDS.C5")


# --- which cards -----------------------------------------------------------------------------------


def picked_times(g: State, card: i64) -> i64:
    found: i64 = 0
    for at in range(LONGEST):
        if g[PICKED + at] == card + 1:
            found += 1
    return found


def begin_picking(g: State) -> None:
    """WORDS.H4, WORDS.W2: what the helper asks for and what was added is used in any case."""
    for at in range(LONGEST):
        g[PICKED + at] = 0
    g[BORROWED] = 0
    g[DOUBLED] = 0
    word = vocabulary(g).word(g[WORD] - 1)
    for card in range(DECK_SIZE):
        if in_set(g, PRICE, card) or is_added(g, card):
            at = next_place(g, word, LETTER[card])
            g[PICKED + at] = card + 1


def next_place(g: State, word: str, letter: i64) -> i64:
    """The first letter of the word of this kind that has no card yet, -1 if there is none."""
    for at in range(len(word)):
        if g[PICKED + at] == 0 and letter_code(word, at) == letter:
            return at
    return -1


def open_place(g: State, word: str) -> i64:
    """The first letter that has no card yet, -1 if there is none."""
    for at in range(len(word)):
        if g[PICKED + at] == 0:
            return at
    return -1


@final
class Rest:
    """What is left to be picked, to tell whether the word can still be completed."""

    def __init__(self) -> None:
        self.left: vec[i64] = ints(LETTERS)  # letters without a card
        self.free: vec[i64] = ints(LETTERS)  # cards that can still be used
        self.twice: vec[i64] = ints(LETTERS)  # cards that could serve twice: those in the word, and what is free

    def completes(self, g: State, word: str) -> bool:
        rack = rack_of(g)
        rack.read(g, g[MOVER], True)
        rack.spell(word)
        gust = rack.can_borrow() and g[BORROWED] == 0
        pupils = rack.can_double() and g[DOUBLED] == 0
        for letter in range(LETTERS):
            self.left[letter] = 0
            self.free[letter] = rack.have[letter]
            self.twice[letter] = 0
        for at in range(len(word)):
            card = g[PICKED + at] - 1
            letter = letter_code(word, at)
            if card < 0:
                self.left[letter] += 1
            else:
                if not in_set(g, PRICE, card):
                    self.twice[letter] += 1
                if card + 1 != g[BORROWED]:
                    self.free[letter] -= 1
        if g[DOUBLED] != 0 and g[DOUBLED] != g[BORROWED]:
            self.free[LETTER[g[DOUBLED] - 1]] += 1  # it counted twice
        for letter in range(LETTERS):
            self.twice[letter] += self.free[letter]
        return can_be_had(self.left, self.free, self.twice, rack.others, gust, pupils)


_REST: Final = LAYOUT.scratch(Rest)


def may_use(g: State, word: str, at: i64, card: i64) -> bool:
    """May this card stand for the letter at a place of the word, so that the rest can still be had?"""
    if LETTER[card] != letter_code(word, at):
        return False
    if g[BLACK] == 0:  # what must be used lies already, so any other card will do
        return usable(g, card, g[MOVER]) and picked_times(g, card) == 0
    borrowed = g[BORROWED]
    doubled = g[DOUBLED]
    if not put(g, at, card):
        return False
    fine = cast(Rest, g.scratch(_REST)).completes(g, word)
    g[PICKED + at] = 0
    g[BORROWED] = borrowed
    g[DOUBLED] = doubled
    return fine


def put(g: State, at: i64, card: i64) -> bool:
    """Use a card for a letter, if it can be used at all."""
    mover = g[MOVER]
    times = picked_times(g, card)
    if times > 0:  # WORDS.V7
        if times > 1 or g[DOUBLED] != 0 or in_set(g, PRICE, card):
            return False
        rack = rack_of(g)
        rack.read(g, mover, True)
        rack.spell(vocabulary(g).word(g[WORD] - 1))
        if not rack.can_double():
            return False
        g[DOUBLED] = card + 1
    elif not usable(g, card, mover):  # WORDS.V6
        rack = rack_of(g)
        rack.read(g, mover, True)
        rack.spell(vocabulary(g).word(g[WORD] - 1))
        if g[BORROWED] != 0 or not rack.can_borrow() or banned(g, card) or owner_of(g, card) < 0:
            return False
        g[BORROWED] = card + 1
    g[PICKED + at] = card + 1
    return True


def is_spare(g: State, card: i64) -> bool:
    """Does an unused card in the mover's hoard matter for nothing but its letter?"""
    acts = g[BLACK] != 0 and DEVICE[card] >= 0
    return g.holds(CAPTURED + g[MOVER], card) and not acts and picked_times(g, card) == 0


def lays(g: State, card: i64) -> i64:
    """How a card is ranked when time is short (WORDS.R26): what is captured first, then by the lines of the grid."""
    again = picked_times(g, card) > 0  # WORDS.V7: it would serve twice
    if not g.holds(CENTRE, card):
        return 4 * LATER if again else 3 * LATER
    mine = g[MARK + card] == g[MOVER] + 1
    if again:
        return 4 * LATER if mine else g[CELL + card] + LATER
    return g[CELL + card] if mine else g[CELL + card] + 2 * LATER


LATER: Final = 1_000_000_000  # more than any cell


def fitting(g: State, out: Options) -> None:
    """The cards of which one can stand for the next letter."""
    word = vocabulary(g).word(g[WORD] - 1)
    at = open_place(g, word)
    letter = letter_code(word, at)
    alike = False  # blue cards that the mover has captured are all the same to him
    for card in range(DECK_SIZE):
        if LETTER[card] != letter or not may_use(g, word, at, card):
            continue
        if is_spare(g, card):
            if alike:
                continue
            alike = True
        out.add(card)


def named_for(g: State, names: str) -> i64:
    """WORDS.R14: the card for the next letter that was named with the word, or one that is the same to the mover; -1 if
    there is none."""
    out = Options()
    fitting(g, out)
    same: i64 = -1
    for name in names.split():
        card: i64 = NAMES.index(name)
        if picked_times(g, card) >= names.split().count(name):
            continue
        for i in range(out.count):
            if out.at(i) == card:
                return card
            if LETTER[out.at(i)] == LETTER[card] and is_spare(g, out.at(i)) and is_spare(g, card):
                same = out.at(i)
    return same


@final
class Assign(Choice):
    """WORDS.R5, WORDS.H17: which of several cards stands for the next letter."""

    rule = "WORDS.R5"
    rules = ("WORDS.H17", "WORDS.R14", "WORDS.R22")
    args = "seat"
    answers = ("use {card}",)  # nothing comes before them: the options are the cards

    def options(self, g: State, out: Options) -> None:
        fitting(g, out)

    def take(self, g: State, option: i64) -> None:
        word = vocabulary(g).word(g[WORD] - 1)
        put(g, open_place(g, word), self.part(option))
        pick_on(g)

    def goes_on(self, g: State, option: i64) -> bool:
        return True

    def late(self, g: State) -> i64:
        """WORDS.R26."""
        out = Options()
        fitting(g, out)
        best = out.at(0)
        for i in range(out.count):
            if lays(g, out.at(i)) < lays(g, best):
                best = out.at(i)
        return best

    def why(self, g: State, option: i64) -> str:
        """In the order of WORDS.R13."""
        card = self.part(option)
        word = vocabulary(g).word(g[WORD] - 1)
        owner = owner_of(g, card)
        if not g.holds(CENTRE, card) and owner < 0:
            return "WORDS.W1"
        if picked_times(g, card) > 0:
            return "WORDS.W3"
        if owner >= 0 and owner != g[MOVER]:
            return "WORDS.W6"
        if banned(g, card):
            return "WORDS.V8"
        return "WORDS.R14" if LETTER[card] != letter_code(word, open_place(g, word)) else "WORDS.R5"

    def follows(self, g: State, ahead: str) -> i64:
        return named_for(g, ahead)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        said.update(lies_at(g, self.part(option)))
        said["result"] = outcome(g, self.part(option), g[MOVER])
        return key, said

    def facts(self, g: State) -> dict[str, str]:
        word = vocabulary(g).word(g[WORD] - 1)
        return {"word": word.upper(), "letter": word[open_place(g, word)].upper()}


ASSIGN: Final = PARTS.step(Assign())


def outcome(g: State, card: i64, seat: i64) -> str:
    """What a marker of this seat on a card comes to: a word of the texts."""
    if not g.holds(CENTRE, card):
        return "letter"
    if g[MARK + card] == 0:
        return "marks"
    return "captures" if g[MARK + card] == seat + 1 else "ousts"


def pick_on(g: State) -> None:
    """Ask for the next letter; where there is no choice, nobody is asked."""
    word = vocabulary(g).word(g[WORD] - 1)
    out = Options()
    while True:
        at = open_place(g, word)
        if at < 0:
            return
        out.clear()
        fitting(g, out)
        if out.count > 1 and not all_are_used(g, word, at, out):
            g.then(ASSIGN, g[MOVER])
            return
        put(g, at, out.at(0))


def all_are_used(g: State, word: str, at: i64, out: Options) -> bool:
    """Are there just as many cards as places for this letter? Then it does not matter which stands where."""
    for i in range(out.count):
        if picked_times(g, out.at(i)) > 0 or not usable(g, out.at(i), g[MOVER]):
            return False  # a device could serve instead
    letter = letter_code(word, at)
    left: i64 = 0
    for place in range(len(word)):
        if g[PICKED + place] == 0 and letter_code(word, place) == letter:
            left += 1
    rack = rack_of(g)
    rack.read(g, g[MOVER], True)
    rack.spell(word)
    if left > 1 and g[DOUBLED] == 0 and rack.can_double():
        return False
    for card in range(DECK_SIZE):
        if LETTER[card] == letter and picked_times(g, card) == 0 and usable(g, card, g[MOVER]):
            left -= 1
    return left == 0


@final
class Pick(Auto):
    """The cards of the declared word are named one by one."""

    rule = "WORDS.R14"

    def run(self, g: State) -> None:
        begin_picking(g)
        pick_on(g)


PICK: Final = PARTS.step(Pick())


# --- markers and captures --------------------------------------------------------------------------


@final
class Mark(Auto):
    """WORDS.W5, WORDS.R8: all markers are laid, then all captures and returns are decided at once."""

    rule = "WORDS.W5"
    rules = ("WORDS.R8", "WORDS.C4", "WORDS.H5", "WORDS.R6", "WORDS.R16", "WORDS.V9")

    def run(self, g: State) -> None:
        mover = g[MOVER]
        helper = g[HELPER] - 1
        code = g[WORD] - 1
        word = vocabulary(g).word(code)
        used = g[USED_COUNT]
        g[USED_WORD + used] = code + 1
        g[USED_BY + used] = mover
        g[USED_WITH + used] = helper + 1
        g[USED_COUNT] = used + 1
        if helper < 0:
            g.tell(SPELLED, mover, code)
        else:
            g.tell(HELPED, mover, helper, code)
        g[ACTIONS] = 0
        mark = g.mark()
        for at in range(len(word)):
            card = g[PICKED + at] - 1
            if g[BLACK] != 0 and DEVICE[card] >= 0:
                g[ACTIONS] |= bit(DEVICE[card])
            if g.holds(CENTRE, card) and not self._came_before(g, at, card):
                owner = helper if in_set(g, PRICE, card) else mover
                if g[MARK + card] == owner + 1 or g[DOUBLED] == card + 1:
                    g.then(CAPTURE, owner, card)
                    g[(USED_TOOK if owner == mover else USED_PAID) + used] += 1
        g.in_order(mark)
        for at in range(len(word)):
            card = g[PICKED + at] - 1
            if g.holds(CENTRE, card):
                lay_marker(g, helper if in_set(g, PRICE, card) else mover, card)

    def _came_before(self, g: State, at: i64, card: i64) -> bool:
        """A card that serves twice is captured where it first stands."""
        for before in range(at):
            if g[PICKED + before] == card + 1:
                return True
        return False


MARKING: Final = PARTS.step(Mark())


def lay_marker(g: State, seat: i64, card: i64) -> None:
    """WORDS.C1, WORDS.C2: whoever lay there before gets the marker back; a capture follows apart."""
    before = g[MARK + card] - 1
    if before >= 0 and before != seat:
        g.tell(OUSTED, seat, before, card)
    elif before < 0:
        g.tell(MARKED, seat, card)
    g[MARK + card] = seat + 1


@final
class Capture(Auto):
    """WORDS.C3: a seat captures a card; the gap gets a tape with a marker of that seat."""

    rule = "WORDS.C3"
    rules = ("WORDS.C5", "WORDS.R9")
    args = "seat card"

    def run(self, g: State) -> None:
        seat, card = g.two()
        capture(g, seat, card)


CAPTURE: Final = PARTS.step(Capture())


def capture(g: State, seat: i64, card: i64) -> None:
    tape = g[TAPES]
    g[TAPES] = tape + 1
    g[TAPE_CELL + tape] = g[CELL + card]
    g[TAPE_MARK + tape] = seat + 1
    g[CELL + card] = 0
    g[MARK + card] = 0
    g.move(card, CENTRE, CAPTURED + seat)
    g.tell(CAPTURES, seat, card)
    g.then(LAY_TAPE, tape)


@final
class LayTape(Chance):
    """WORDS.C3, WORDS.R17: under a tape lies the top card of the stack; if there is none, a blank."""

    rule = "WORDS.C3"
    rules = ("WORDS.R17", "WORDS.R9")
    args = "tape"

    def size(self, g: State) -> i64:
        return max(1, g.count(DECK))

    def take(self, g: State, option: i64) -> None:
        if not g.bare(DECK):
            g.move(g.card(DECK, option), DECK, TAPE)
        elif g.count(UNDER) > 0:
            g.move(g.card(UNDER, 0), UNDER, TAPE)
        else:
            g[TAPE_BLANK + g.one()] = 1

    def seen_by(self, g: State) -> i64:
        return 0 if not g.bare(DECK) else full(g.seats + 1)

    def text(self, g: State, option: i64) -> str:
        return top_text(g, option)


LAY_TAPE: Final = PARTS.step(LayTape())


def top_text(g: State, option: i64) -> str:
    """The card that is drawn, as chance has it."""
    if not g.bare(DECK):
        return NAMES[g.card(DECK, option)]
    return NAMES[g.card(UNDER, 0)] if g.count(UNDER) > 0 else "none"
