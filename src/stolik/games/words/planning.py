"""What words are worth to a bot: a quick sum card by card to find them, the position after them to compare them."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import floats, ints
from stolik.engine.state import State
from stolik.games.words.appraisal import APPRAISER, odds
from stolik.games.words.features import FEATURES
from stolik.games.words.grid import cell_of, column, line
from stolik.games.words.lexicon import Lexicon
from stolik.games.words.lexicon import code as letter_code
from stolik.games.words.marking import capture
from stolik.games.words.related import CLEAR
from stolik.games.words.repertoire import MOST_RANKED, Repertoire
from stolik.games.words.solver import WordFinder
from stolik.games.words.spelling import owner_of, rack_of, verdict
from stolik.games.words.state import (
    ADDED,
    ADDED_COUNT,
    BLACK,
    CAPTURED,
    CELL,
    CENTRE,
    DECK_SIZE,
    FIRST,
    LAYOUT,
    LETTER,
    LETTERS,
    MARK,
    MIN_LENGTH,
    MOST_SEATS,
    MOVER,
    READINGS,
    ROUND,
    ROUNDS,
    S_ACUTE,
    USED_COUNT,
    USED_WORD,
    WORD,
    Z_ACUTE,
    banned,
    is_added,
)
from stolik.games.words.turning import Grid, frame_of, to_add
from stolik.games.words.vocabulary import vocabulary
from stolik.games.words.wish import MOST, STRIDE, Wish

FINE: Final = 100_000.0  # of log-odds, for the solver, which reckons in whole numbers
TWICE: Final = 0.5  # what a card that serves twice brings more, about: it is captured (WORDS.V7)


@final
class Worths:
    """Room for what the seats have, while they are compared."""

    def __init__(self) -> None:
        self.of: vec[float] = floats(MOST_SEATS)
        self.numbers: vec[float] = floats(len(FEATURES.names))


_WORTHS: Final = LAYOUT.scratch(Worths)


def prospects(g: State, seat: i64) -> float:
    """How a seat stands: log-odds of winning against all others together."""
    return APPRAISER.stands(g, seat)


def at_a_glance(g: State, seat: i64) -> float:
    """The same by `features.py` alone: good enough to rank cards, of which there are many."""
    worths = cast(Worths, g.scratch(_WORTHS))
    for other in range(g.seats):
        worths.of[other] = FEATURES.worth(g, other, worths.numbers)
    return odds(worths.of, g.seats, seat)


def lay(g: State, seat: i64, card: i64) -> None:
    """A marker on a card of a state that nobody plays on with: WORDS.C1 to WORDS.C3, but no card under the tape."""
    if g[MARK + card] == seat + 1:
        capture(g, seat, card)
        g.drop()
    else:
        g[MARK + card] = seat + 1


def is_clear(g: State, code: i64) -> bool:
    """WORDS.N7: is it related to no used word by the strictest standard, and has nobody voted against it?"""
    for used in range(g[USED_COUNT]):
        if vocabulary(g).verdict(code, g[USED_WORD + used] - 1, False) != CLEAR:
            return False
    return verdict(g, code) == CLEAR


def clear_reading(g: State, number: i64) -> i64:
    """The code of a word in a sense that a bot may use, -1 if there is none."""
    for reading in range(len(vocabulary(g).lemmas(number))):
        if is_clear(g, number * READINGS + reading):
            return number * READINGS + reading
    return -1


@final
class Plan:
    """A word with the cards that it uses (of each letter the dearest), and how the one who plans stands after it.

    With devices a card of a rival can be among them (WORDS.V6), and one of them twice (WORDS.V7).
    """

    def __init__(self, number: i64, cards: list[int], worth: float) -> None:
        self.number = number
        self.cards = cards
        self.worth = worth


@final
class Gains:
    """By card: what a marker of one seat there brings in the eyes of another."""

    def __init__(self) -> None:
        self.of: vec[float] = floats(DECK_SIZE)

    def read(self, g: State, seat: i64, eyes: i64) -> None:
        now = at_a_glance(g, eyes)
        for card in range(DECK_SIZE):
            self.of[card] = 0.0
            if g.holds(CENTRE, card):
                self.of[card] = self._after(g, seat, card, eyes) - now

    def _after(self, g: State, seat: i64, card: i64, eyes: i64) -> float:
        before = g[MARK + card]
        if before != seat + 1:
            g[MARK + card] = seat + 1
            found = at_a_glance(g, eyes)
            g[MARK + card] = before
            return found
        trial = g.clone()
        lay(trial, seat, card)
        return at_a_glance(trial, eyes)


@final
class KnownWords:
    """Which words somebody knows: all that are frequent enough, and of rarer ones those that a seat happens to know.

    Whoever knows what another does not can help. Frequencies are in tenths of Zipf.
    """

    def __init__(self, zipf: i64, longest: i64, rare: i64 = -1, seat: i64 = -1) -> None:
        self.zipf = zipf
        self.longest = longest
        self.rare = rare if seat >= 0 else zipf
        self._seat = seat

    def knows(self, lexicon: Lexicon, number: i64) -> bool:
        if self._seat < 0 or lexicon.zipf(number) >= self.zipf:
            return True
        word = lexicon.word(number)
        mixed: i64 = self._seat + 1
        for at in range(len(word)):
            mixed = (mixed * 31 + letter_code(word, at)) % 1_000_003
        return mixed // 8 % 2 == 0


@final
class Planner:
    """Finds the words of one mover. Reads the position once; then asks the solver as often as it is asked."""

    def __init__(self) -> None:
        self._solver = WordFinder()
        self._wish = Wish()
        self._order: vec[i64] = ints(LETTERS * STRIDE)  # by letter: the cards that can be used, the dearest first
        self._count: vec[i64] = ints(LETTERS)
        self._rank: vec[float] = floats(DECK_SIZE)
        self._used: vec[i64] = ints(LETTERS)
        self._borrowed: vec[i64] = ints(LETTERS)  # by letter: 1 + a card of a rival that the gust could bring

    def read(self, g: State, mover: i64, gains: vec[float], price: list[int] | None = None) -> None:
        """The cards of a price, like those that were added, are used before all others."""
        wish = self._wish
        wish.clear()
        rack = rack_of(g)
        rack.read(g, mover, False)
        wish.shortest = g[MIN_LENGTH]
        for letter in range(LETTERS):
            self._count[letter] = 0
            self._borrowed[letter] = 0
            wish.needed[letter] = rack.added[letter]
        for card in range(DECK_SIZE):
            if (g.holds(CENTRE, card) or g.holds(CAPTURED + mover, card)) and not banned(g, card):
                self._rank[card] = gains[card]
                if is_added(g, card) or (price is not None and card in price):
                    self._rank[card] += 1e9
                self._insert(card)
        for letter in range(LETTERS):
            cards = self._count[letter]
            wish.available[letter] = cards
            total = 0.0
            for i in range(cards):
                total += gains[self._order[letter * STRIDE + i]]
                wish.worth[letter * STRIDE + i + 1] = int(total * FINE)

    def lend(self, g: State, mover: i64, gust: bool, pupils: bool) -> bool:
        """What was read, for words with devices: False where these bring nothing."""
        wish = self._wish
        if (gust and self._count[S_ACUTE] == 0) or (pupils and self._count[Z_ACUTE] == 0):
            return False
        for card in range(DECK_SIZE if gust else 0):
            owner = owner_of(g, card)
            if owner >= 0 and owner != mover and not banned(g, card):
                self._borrowed[LETTER[card]] = card + 1
                wish.extra[LETTER[card]] = 1
                wish.budget = 1
        if gust:
            wish.needed[S_ACUTE] = max(1, wish.needed[S_ACUTE])
        if pupils:
            wish.needed[Z_ACUTE] = max(1, wish.needed[Z_ACUTE])
            wish.twice = 1
        for letter in range(LETTERS):
            cards = self._count[letter]
            more = TWICE if pupils and cards > 0 else 0.0
            for i in range(cards + 1, min(MOST, cards + 2) + 1):
                wish.worth[letter * STRIDE + i] = wish.worth[letter * STRIDE + cards] + int(more * FINE)
        return wish.budget > 0 or not gust

    def _insert(self, card: i64) -> None:
        letter = LETTER[card]
        start = letter * STRIDE
        at = start + self._count[letter]
        if self._count[letter] == MOST:
            at -= 1
            if self._rank[card] <= self._rank[self._order[at]]:
                return
        else:
            self._count[letter] += 1
        while at > start and self._rank[self._order[at - 1]] < self._rank[card]:
            self._order[at] = self._order[at - 1]
            at -= 1
        self._order[at] = card

    def search(self, g: State, mind: KnownWords, limit: i64) -> list[int]:
        """The numbers of the words that look best to somebody, at most so many."""
        self._wish.common = mind.rare
        self._wish.longest = mind.longest
        more: i64 = 2 if mind.rare < mind.zipf else 1
        lexicon = vocabulary(g).lexicon
        found = self._solver.best(lexicon, self._wish, limit * more)
        numbers = [self._solver.numbers[i] for i in range(found)]
        return [number for number in numbers if mind.knows(lexicon, number)][:limit]

    def rank(self, known: Repertoire, limit: i64) -> list[int]:
        """The same from among words that were gathered before."""
        found = known.rank(self._wish, min(limit, MOST_RANKED))
        return [known.found[i] for i in range(found)]

    def cards(self, word: str) -> list[int]:
        """The cards that the mover would use for each letter."""
        for letter in range(LETTERS):
            self._used[letter] = 0
        found: list[int] = []
        for at in range(len(word)):
            letter = letter_code(word, at)
            found.append(self._order[letter * STRIDE + self._used[letter]])
            self._used[letter] += 1
        return found

    def choices(self, g: State, word: str) -> list[list[int]]:
        """The same with devices: all in which a card serves twice because it has to, or would be captured by it."""
        for letter in range(LETTERS):
            self._used[letter] = 0
        cards: list[int] = []
        missing: list[int] = []  # places
        for at in range(len(word)):
            letter = letter_code(word, at)
            if self._used[letter] < self._count[letter]:
                cards.append(self._order[letter * STRIDE + self._used[letter]])
            else:
                cards.append(-1)
                missing.append(at)
            self._used[letter] += 1
        found: list[list[int]] = []
        for borrow in [-1, *missing]:  # where the rival's card stands
            tried = list(cards)
            if borrow >= 0:
                tried[borrow] = self._borrowed[letter_code(word, borrow)] - 1
            left = [at for at in missing if tried[at] < 0]
            if not left:
                found.append(tried)
            if len(left) < 2 and self._wish.twice > 0:
                found += self._doubled(g, word, tried, left)
        return found

    def _doubled(self, g: State, word: str, cards: list[int], missing: list[int]) -> list[list[int]]:
        """With each card that can serve twice instead of another, which must not be one that was added."""
        found: list[list[int]] = []
        for at in missing if missing else range(len(word)):
            letter = letter_code(word, at)
            for other in range(len(word)):
                if other == at or cards[other] < 0 or letter_code(word, other) != letter:
                    continue
                if missing or not is_added(g, cards[at]):
                    found.append([*cards[:at], cards[other], *cards[at + 1 :]])
        return found


def laid(g: State, mover: i64, cards: list[int], helper: i64 = -1, price: list[int] | None = None) -> State:
    """A copy of a position after the cards of a word have their markers (WORDS.H4, WORDS.H5)."""
    after = g.clone()
    after[WORD] = 1
    for card in cards:
        if after.holds(CENTRE, card):
            lay(after, helper if price is not None and card in price else mover, card)
    return after


_PLANNER: Final = LAYOUT.scratch(Planner)
_GAINS: Final = LAYOUT.scratch(Gains)


def planner_of(g: State) -> Planner:
    return cast(Planner, g.scratch(_PLANNER))


def gains_of(g: State) -> Gains:
    return cast(Gains, g.scratch(_GAINS))


def plans(g: State, mover: i64, mind: KnownWords, limit: i64, devices: bool = True) -> list[Plan]:
    """The mover's words that somebody knows, the best first, each with the best cards for it."""
    gains = gains_of(g)
    gains.read(g, mover, mover)
    planner = planner_of(g)
    planner.read(g, mover, gains.of)
    found: list[Plan] = []
    for number in planner.search(g, mind, limit):
        cards = planner.cards(vocabulary(g).lexicon.word(number))
        found.append(Plan(number, cards, prospects(laid(g, mover, cards), mover)))
    if devices and g[BLACK] != 0:
        for gust, pupils in ((True, False), (False, True), (True, True)):
            planner.read(g, mover, gains.of)
            if planner.lend(g, mover, gust, pupils):
                for number in planner.search(g, mind, limit):
                    choices = planner.choices(g, vocabulary(g).lexicon.word(number))
                    found += [Plan(number, cards, prospects(laid(g, mover, cards), mover)) for cards in choices]
    found.sort(key=by_worth)
    seen: set[int] = set()
    best: list[Plan] = []
    for plan in found:
        if plan.number not in seen:
            seen.add(plan.number)
            best.append(plan)
    return best


def by_worth(plan: Plan) -> float:
    return -plan.worth


def add_all(g: State, number: i64) -> None:
    """WORDS.P1, WORDS.V1: the mover's next card lies in this cell, those that follow in the next best one."""
    cell = number
    while to_add(g) >= 0:
        zone = to_add(g)
        card = g.card(zone, 0)
        g[CELL + card] = cell_of(cell)
        g.move(card, zone, CENTRE)
        g[ADDED + g[ADDED_COUNT]] = card + 1
        g[ADDED_COUNT] += 1
        cell = open_cells(g)[0]


def open_cells(g: State) -> list[int]:
    """WORDS.P1: the numbers of the cells where a card can be added; first those that keep all within sight."""
    frame = frame_of(g)
    return sorted(frame.open_cells(-1).to_list(), key=lambda n: _sprawl(frame, n))


def _sprawl(frame: Grid, number: i64) -> tuple[int, int, int]:
    """How long and how large the grid becomes with a card there, and how loosely the card lies."""
    x = column(cell_of(number))
    y = line(cell_of(number))
    across = frame.right - frame.left + (1 if frame.left <= x <= frame.right else 2)
    down = frame.bottom - frame.top + (1 if frame.top <= y <= frame.bottom else 2)
    return max(across, down), across * down, -frame.neighbours(number, -1)


@final
class Answers:
    """What rivals would answer with the words that they know, whatever the mover does; their hands lie open."""

    def __init__(self) -> None:
        self._known: list[Repertoire] = [Repertoire() for _ in range(MOST_SEATS)]
        self._rivals: i64 = 0
        self._limit: i64 = 0

    def read(self, g: State, rivals: i64, mind: KnownWords, limit: i64) -> None:
        """So many of those who come next, each of whom compares so many words."""
        self._rivals = rivals
        self._limit = limit
        for later in range(1, rivals + 1):
            rival = (g[MOVER] + later) % g.seats
            self._known[rival].gather(vocabulary(g).lexicon, g, rival, mind.zipf, mind.longest)

    def after(self, g: State) -> State:
        """The position when they have had their turns."""
        now = g.clone()
        for _ in range(self._rivals):
            rival = (now[MOVER] + 1) % now.seats
            if rival == now[FIRST]:
                if now[ROUND] == ROUNDS:
                    return now
                now[ROUND] += 1
            now[MOVER] = rival
            now[WORD] = 0
            now[ADDED_COUNT] = 0
            if to_add(now) >= 0:
                add_all(now, open_cells(now)[0])
            now = self._answered(now, rival)
        return now

    def _answered(self, g: State, rival: i64) -> State:
        gains = gains_of(g)
        gains.read(g, rival, rival)
        planner = planner_of(g)
        planner.read(g, rival, gains.of)
        found: list[Plan] = []
        for number in planner.rank(self._known[rival], self._limit):
            cards = planner.cards(vocabulary(g).lexicon.word(number))
            found.append(Plan(number, cards, prospects(laid(g, rival, cards), rival)))
        found.sort(key=by_worth)
        for plan in found:
            if clear_reading(g, plan.number) >= 0:
                return laid(g, rival, plan.cards)
        after = g.clone()
        after[WORD] = 1
        return after


_ANSWERS: Final = LAYOUT.scratch(Answers)


def answers_of(g: State) -> Answers:
    return cast(Answers, g.scratch(_ANSWERS))
