"""Over random games: who hears only what is told knows the cards, markers and tapes, the words, offers and votes.

Two things are told without their place: where a card is added, and which tape is shifted to where. The ledger looks
those up once they are told, and nothing may change its place otherwise.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.ledgers import Ledger, kinds, play
from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.engine.steps import Choice
from stolik.games.words import GAME
from stolik.games.words.rules import RULES
from stolik.games.words.state import (
    ACCUSED,
    ACCUSER,
    ADDED,
    ADDED_COUNT,
    BAN_NEW,
    BAN_OLD,
    BARRED,
    CAPTURED,
    CELL,
    CENTRE,
    COUNTER_PRICE,
    COUNTER_TO,
    DECK,
    DECK_SIZE,
    DRAWN,
    DUTY,
    FIRST,
    HAND,
    HELPER,
    MARK,
    MOVER,
    OFFER,
    OFFER_CAPTURES,
    OFFER_LENGTH,
    OFFER_PRICE,
    POINTS,
    ROUND,
    SET,
    SWAPS,
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
    WON,
    in_set,
)
from stolik.games.words.talking import ASK, PUBLISH, SWAP, TAKE_BACK

from .positions import cell

COLUMNS = {2: 4, 3: 5, 4: 6}  # of the cards that are laid out
BAR = 1


class Offer:
    """What lies open of it: how long its word is, what it brings the mover, and the price."""

    def __init__(self, number: int, length: int, captures: int) -> None:
        self.number, self.length, self.captures = number, length, captures
        self.price: set[int] = set()


class Book(Ledger):
    awaited = frozenset({"round_begins"})

    def __init__(self, g: State) -> None:
        super().__init__(RULES, g)
        self.seats = range(g.seats)
        self.laid_out = 0
        self.first = self.mover = -1
        self.round = self.turn = 0
        self.cell: dict[int, int] = {}  # by card
        self.mark: dict[int, int] = {}  # by card: whose
        self.tapes: list[tuple[int, int]] = []  # cell, whose
        self.shifted: int | None = None  # whose tape, since the last look
        self.blanks: list[int] = []
        self.drawing = -1  # the zone that is drawn to
        self.old_bans: dict[int, int] = {}
        self.new_bans: dict[int, int] = {}
        self.used: list[tuple[int, int, int]] = []  # word, who moved, who helped
        self.took: list[int] = []  # captures by word: the mover's,
        self.paid: list[int] = []  # and the helper's
        self.points: dict[int, tuple[int, int]] = {}
        self.begin_turn()
        self.close_window()

    def begin_turn(self) -> None:
        self.added: list[int] = []
        self.swaps = self.barred = 0
        self.spelled = self.passed = False
        self.helper = -1
        self.word = -1  # declared
        self.accused: tuple[int, int] | None = None
        self.votes: dict[int, int] = {}
        self.struck = False
        self.shot = -1  # the card at which the blaster was pointed
        self.swapping = False

    def close_window(self) -> None:
        self.offers: dict[int, Offer] = {}  # by seat
        self.counter: tuple[int, set[int]] | None = None  # to whom, and the price

    def end_offer(self, seat: int) -> None:
        self.offers.pop(seat, None)
        if self.counter is not None and self.counter[0] == seat:
            self.counter = None

    def silent(self, card: int, source: int, target: int) -> bool:
        """The lay-out, and what comes under a tape, which nobody sees."""
        if self.step == "lay_out":
            number, columns = self.laid_out, COLUMNS[len(self.seats)]
            self.cell[card] = cell(1 + number % columns, 1 + number // columns)
            self.laid_out += 1
        return self.step in ("lay_out", "lay_tape")

    def begins(self, g: State, step: str) -> None:
        if step == "begin_turn":
            self.begin_turn()
            self.turn += 1
            if self.mover == self.first:
                self.round += 1
                self.expect("round_begins", self.round)
        elif step == "window":
            self.close_window()
            self.swapping = False
        elif step == "draw_card":
            self.drawing = g.one()
        elif step == "lay_tape":
            self.blanks.append(int(not self.zones[DECK] and not self.zones[UNDER]))
        elif step == "judge":
            self.word, self.accused, self.struck = -1, None, False
        elif step == "place":
            if not self.struck:
                self.close_window()
            else:
                self.end_offer(self.helper)
                self.helper = -1
        elif step == "end_turn":
            assert self.spelled != self.passed
            self.old_bans[self.mover] = self.new_bans.get(self.mover, -1)
            self.new_bans[self.mover] = -1
            self.added = []
            self.mover = (self.mover + 1) % len(self.seats)

    # --- the stack ---

    def on_starts(self, seat: int) -> None:
        self.first = self.mover = seat

    def draw(self, card: int, target: int) -> None:
        assert self.zones[DECK] or card == self.zones[UNDER][0]
        self.put(card, DECK if self.zones[DECK] else UNDER, target)

    def on_drew(self, seat: int, card: int) -> None:
        assert self.drawing in (HAND + seat, DRAWN)
        self.draw(card, self.drawing)

    def on_charged(self, seat: int, other: int, card: int) -> None:
        assert seat == self.mover != other
        self.draw(card, DUTY + other)

    def on_kept(self, seat: int, card: int) -> None:
        self.put(card, DRAWN, HAND + seat)
        self.put(self.zones[DRAWN][0], DRAWN, UNDER)

    def on_placed(self, seat: int, card: int) -> None:
        assert seat == self.mover
        in_hand = card in self.zones[HAND + seat]
        assert in_hand or card == self.zones[DUTY + seat][0]
        self.put(card, HAND + seat if in_hand else DUTY + seat, CENTRE)
        self.cell[card] = 0  # looked up when compared
        self.added.append(card)

    def on_under_stack(self, seat: int, card: int) -> None:
        assert self.swapping or self.passed
        if card in self.added:
            self.added.remove(card)
            self.put(card, CENTRE, UNDER)
            del self.cell[card]
        else:
            self.put(card, HAND + seat if card in self.zones[HAND + seat] else DUTY + seat, UNDER)

    def on_swapped(self, seat: int) -> None:
        assert seat == self.mover
        self.swaps += 1
        self.swapping = True
        self.close_window()

    def on_passed(self, seat: int) -> None:
        assert seat == self.mover
        self.passed = True
        self.close_window()

    # --- markers, captures, devices ---

    def aimed(self, card: int) -> None:
        """A marker is laid because of the word, or where the blaster points."""
        if self.step == "act":
            assert self.shot == card
            self.shot = -1
        else:
            assert self.spelled

    def on_marked(self, seat: int, card: int) -> None:
        self.aimed(card)
        assert card not in self.mark
        self.mark[card] = seat

    def on_ousted(self, seat: int, other: int, card: int) -> None:
        self.aimed(card)
        assert self.mark[card] == other != seat
        self.mark[card] = seat

    def on_captures(self, seat: int, card: int) -> None:
        self.aimed(card)
        if self.step != "act":
            (self.took if seat == self.mover else self.paid)[-1] += 1
        assert self.mark.pop(card) == seat
        self.put(card, CENTRE, CAPTURED + seat)
        self.tapes.append((self.cell.pop(card), seat))

    def on_blasted(self, seat: int, card: int) -> None:
        assert seat == self.mover
        self.shot = card

    def on_shifted(self, seat: int, owner: int) -> None:
        assert seat == self.mover
        self.shifted = owner

    def on_removed(self, seat: int, owner: int, card: int) -> None:
        assert self.mark.pop(card) == owner

    def on_turned(self, seat: int, card: int) -> None:
        assert card in self.zones[CENTRE]
        self.new_bans[seat] = card

    # --- words and votes ---

    def on_declared(self, seat: int, word: int) -> None:
        assert seat == self.mover
        self.word = word

    def on_appeal(self, seat: int, word: int) -> None:
        self.on_declared(seat, word)

    def on_challenged(self, seat: int, word: int, other: int) -> None:
        assert word == self.word
        self.accused = seat, [used for used, _, _ in self.used].index(other)

    def on_voted(self, seat: int, ballot: int) -> None:
        assert seat not in (self.mover, self.helper)
        assert self.accused is None or seat != self.accused[0] or ballot == BAR
        self.votes[seat] = ballot

    def decided(self, word: int, barred: bool) -> None:
        assert word == self.word
        if self.votes:
            assert len(self.votes) == len(self.seats) - 1 - (self.helper >= 0)
            assert barred == (2 * sum(self.votes.values()) > len(self.votes))
            self.barred += barred
        self.votes = {}
        self.struck = barred

    def on_allowed(self, word: int) -> None:
        self.decided(word, False)

    def on_struck_out(self, word: int) -> None:
        self.decided(word, True)

    def spell(self, seat: int, helper: int, word: int) -> None:
        assert (seat, helper, word) == (self.mover, self.helper, self.word)
        assert not self.struck
        self.used.append((word, seat, helper))
        self.took.append(0)
        self.paid.append(0)
        self.spelled = True

    def on_spelled(self, seat: int, word: int) -> None:
        self.spell(seat, -1, word)

    def on_helped(self, seat: int, helper: int, word: int) -> None:
        self.spell(seat, helper, word)

    # --- help ---

    def on_offered(self, seat: int, length: int, captures: int, number: int) -> None:
        self.end_offer(seat)
        self.offers[seat] = Offer(number + 1, length, captures)

    def on_priced(self, seat: int, card: int) -> None:
        if seat == self.mover:
            assert self.counter is not None
            self.counter[1].add(card)
        else:
            self.offers[seat].price.add(card)

    def on_withdrew(self, seat: int) -> None:
        assert seat in self.offers
        self.end_offer(seat)

    def on_declined(self, seat: int, rival: int) -> None:
        assert seat == self.mover
        assert rival in self.offers
        self.end_offer(rival)

    def on_accepted(self, seat: int, rival: int) -> None:
        assert seat == self.mover
        assert rival in self.offers
        self.helper = rival

    def on_countered(self, seat: int, rival: int) -> None:
        assert seat == self.mover
        assert rival in self.offers
        self.counter = rival, set()

    def on_counter_withdrawn(self, seat: int, rival: int) -> None:
        assert seat == self.mover
        assert self.counter is not None
        assert self.counter[0] == rival
        self.counter = None

    def on_refused(self, seat: int, mover: int) -> None:
        self.on_counter_withdrawn(mover, seat)

    def on_agreed(self, seat: int, mover: int, captures: int) -> None:
        """It is concluded, unless it brings the mover less: then the offer stands anew."""
        assert self.counter is not None
        price = self.counter[1]
        self.on_counter_withdrawn(mover, seat)
        self.offers[seat].price = price
        if captures >= self.offers[seat].captures:
            self.helper = seat
            self.offers[seat].captures = captures

    def on_scored(self, seat: int, points: int, captured: int, zones: int) -> None:
        assert points == captured + zones
        assert captured == len(self.zones[CAPTURED + seat])
        self.points[seat] = points, captured

    # --- the state ---

    def compare(self, g: State) -> None:
        super().compare(g)
        assert not self.votes
        assert self.shot == -1
        self.compare_board(g)
        self.compare_words(g)
        self.compare_offers(g)
        assert (self.first, self.mover, self.turn) == (g[FIRST], g[MOVER], g[TURN])
        assert self.round == g[ROUND] - int(g.over)
        if g.over:
            assert [self.points[seat][0] for seat in self.seats] == [g[POINTS + seat] for seat in self.seats]
            best = max(self.points.values())
            assert g[WON] == sum(1 << seat for seat in self.seats if self.points[seat] == best)

    def compare_board(self, g: State) -> None:
        for card in self.added:
            self.cell[card] = self.cell[card] or g[CELL + card]
        assert self.cell == {card: g[CELL + card] for card in range(DECK_SIZE) if g[CELL + card]}
        assert self.mark == {card: g[MARK + card] - 1 for card in range(DECK_SIZE) if g[MARK + card]}
        tapes = [(g[TAPE_CELL + tape], g[TAPE_MARK + tape] - 1) for tape in range(g[TAPES])]
        if self.shifted is None:
            assert self.tapes == tapes
        else:
            ((_, owner),) = set(tapes) - set(self.tapes)
            assert owner == self.shifted
            assert len(set(tapes) & set(self.tapes)) == len(tapes) - 1
            self.tapes, self.shifted = tapes, None
        assert self.blanks == [g[TAPE_BLANK + tape] for tape in range(g[TAPES])]
        assert [card + 1 for card in self.added] == [g[ADDED + i] for i in range(g[ADDED_COUNT])]
        for bans, word in ((self.old_bans, BAN_OLD), (self.new_bans, BAN_NEW)):
            assert [1 + bans.get(seat, -1) for seat in self.seats] == [g[word + seat] for seat in self.seats]

    def compare_words(self, g: State) -> None:
        count = len(self.used)
        assert count == g[USED_COUNT]
        assert self.used == [(g[USED_WORD + i] - 1, g[USED_BY + i], g[USED_WITH + i] - 1) for i in range(count)]
        assert self.took == [g[USED_TOOK + i] for i in range(count)]
        assert self.paid == [g[USED_PAID + i] for i in range(count)]
        assert (self.swaps, self.barred) == (g[SWAPS], g[BARRED])
        if self.accused is not None:
            assert (g[ACCUSER] - 1, g[ACCUSED] - 1) == self.accused
        if not self.passed:
            assert self.helper == g[HELPER] - 1

    def compare_offers(self, g: State) -> None:
        for seat in self.seats:
            offer = self.offers.get(seat, Offer(0, 0, 0))
            there = g[OFFER + seat], g[OFFER_LENGTH + seat], g[OFFER_CAPTURES + seat]
            assert (offer.number, offer.length, offer.captures) == there
            assert offer.price == {card for card in range(DECK_SIZE) if in_set(g, OFFER_PRICE + SET * seat, card)}
        rival, price = self.counter or (-1, set())
        assert rival == g[COUNTER_TO] - 1
        assert price == {card for card in range(DECK_SIZE) if in_set(g, COUNTER_PRICE, card)}


def lively(step: Choice, options: list[int]) -> list[int]:
    """Whatever is begun is gone on with: offers are said, answered and countered, devices act."""
    if step.name in ("act", "fly", "turn_card"):
        return [option for option in options if option > 0]
    if "talk" not in step.name:
        return options
    prices = [option for option in options if step.verb(option) == ASK]
    about_offers = [option for option in options if TAKE_BACK <= step.verb(option) < ASK]
    if PUBLISH in options:
        return [PUBLISH]
    return prices or about_offers or [option for option in options if option != SWAP]  # which would go on for long


MODES: list[tuple[int, dict[str, str], int]] = [
    (2, {"help": "off", "black": "on", "votes": "off"}, 8),
    (2, {"help": "live", "black": "on"}, 0),
    (3, {"help": "live", "black": "on"}, 0),
    (3, {"help": "serial", "black": "on"}, 0),
    (4, {"help": "live"}, 0),
    (4, {"help": "serial", "related": "strict", "min_length": "3", "first": "4"}, 0),
]
GAMES = [(mode, number) for mode in range(len(MODES)) for number in range(1)]


@cache
def heard(mode: int, number: int) -> Counter[str]:
    seats, wanted, late = MODES[mode]
    g = RULES.start(seats, GAME.settle(seats, wanted))
    return play(Book(g), g, number, lively, late)


@pytest.mark.rule("WORDS.S1", "WORDS.C3", "WORDS.R12", "WORDS.H9", "WORDS.H12", "WORDS.Q6", "WORDS.V9")
@pytest.mark.parametrize(("mode", "number"), GAMES)
def test_what_is_told_is_what_happens(mode: int, number: int) -> None:
    assert heard(mode, number)["scored"] == MODES[mode][0]


RARE = {"appeal", "swapped", "blasted", "shifted", "removed", "kept", "counter_withdrawn"}  # too rare to wait for


def test_everything_is_told_in_some_game() -> None:
    assert {name for game in GAMES for name in heard(*game)} >= kinds(RULES) - RARE
