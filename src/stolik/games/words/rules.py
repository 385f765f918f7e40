"""The rules of Word Domination, in the order of the rulebook: set-up, the turn as a list of steps, the end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints, has, size
from stolik.engine.layout import TURN
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance
from stolik.games.words.devices import ACTING, DRAW, GELLING
from stolik.games.words.lists import number_of
from stolik.games.words.scoring import SCORE
from stolik.games.words.state import (
    ACTIONS,
    ADDED_COUNT,
    APPEALS,
    BAN_NEW,
    BAN_OLD,
    BARRED,
    BLACK,
    CAPTURED,
    CELL,
    CENTRE,
    DECK,
    DECK_SIZE,
    FIRST,
    HAND,
    HELP,
    HELPER,
    LAYOUT,
    LEXICON,
    LIVE,
    MARK,
    MIN_LENGTH,
    MOVER,
    NAMES,
    OFF,
    PARTS,
    RELATED,
    ROUND,
    ROUNDS,
    SERIAL,
    SWAPS,
    TAPE,
    TAPE_BLANK,
    TAPE_CELL,
    TAPE_MARK,
    TAPES,
    VOTES,
    WON,
    WORD,
    cell_at,
)
from stolik.games.words.talking import WINDOW
from stolik.games.words.turning import ADDING, DRAW_CARD

STARTS: Final[i64] = i64(PARTS.event("starts", "seat", "WORDS.S5", "WORDS.R10"))
ROUND_BEGINS: Final[i64] = i64(PARTS.event("round_begins", "number", "WORDS.T1"))


# --- Set-up ----------------------------------------------------------------------------------------

COLUMNS: Final[vec[i64]] = as_ints([0, 0, 4, 5, 6])  # WORDS.S2, by the number of players
LINES: Final[vec[i64]] = as_ints([0, 0, 4, 5, 5])


@final
class LayOut(Chance):
    """WORDS.S2, WORDS.R10: line by line, from the left; card number `g.a`."""

    rule = "WORDS.S2"
    rules = ("WORDS.S1", "WORDS.X1")

    def size(self, g: State) -> i64:
        return g.count(DECK)

    def take(self, g: State, option: i64) -> None:
        number = g.a
        card = g.card(DECK, option)
        columns = COLUMNS[g.seats]
        if number + 1 < columns * LINES[g.seats]:
            g.then(self.id, number + 1)
        g[CELL + card] = cell_at(1 + number % columns, 1 + number // columns)
        g.move(card, DECK, CENTRE)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(DECK, option)]


@final
class FirstPlayer(Chance):
    """WORDS.S5, WORDS.R10: chance says who begins, unless the table has said so."""

    rule = "WORDS.S5"
    rules = ("WORDS.R10", "WORDS.S4")

    def size(self, g: State) -> i64:
        return g.seats

    def take(self, g: State, option: i64) -> None:
        g[FIRST] = option
        g.then(DEAL_HANDS)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


@final
class DealHands(Auto):
    """WORDS.S3: a card for each, clockwise from the first player."""

    rule = "WORDS.S3"
    rules = ("WORDS.X2",)

    def run(self, g: State) -> None:
        g[MOVER] = g[FIRST]
        g[ROUND] = 1
        g.tell(STARTS, g[FIRST])
        g.then(BEGIN_TURN)
        for back in range(1, g.seats + 1):
            g.then(DRAW_CARD, HAND + (g[FIRST] + g.seats - back) % g.seats)


# --- The turn --------------------------------------------------------------------------------------


@final
class BeginTurn(Auto):
    """WORDS.T2: add a card, spell a word, draw; devices act between and after."""

    rule = "WORDS.T2"
    rules = ("WORDS.T1", "WORDS.R19")

    def run(self, g: State) -> None:
        g[TURN] += 1
        g[SWAPS] = 0
        g[BARRED] = 0
        g[APPEALS] = 0
        g[ACTIONS] = 0
        g[WORD] = 0
        g[HELPER] = 0
        g[ADDED_COUNT] = 0
        if g[MOVER] == g[FIRST]:
            g.tell(ROUND_BEGINS, g[ROUND])
        g.then_all(WHOLE_TURN)


@final
class EndTurn(Auto):
    """WORDS.T3, WORDS.V8: the mover's older ban ends; the next one clockwise moves; after six rounds it is over."""

    rule = "WORDS.T3"
    rules = ("WORDS.T1", "WORDS.V8", "WORDS.R24")

    def run(self, g: State) -> None:
        mover = g[MOVER]
        g[BAN_OLD + mover] = g[BAN_NEW + mover]
        g[BAN_NEW + mover] = 0
        g[ADDED_COUNT] = 0
        g[WORD] = 0
        g[MOVER] = (mover + 1) % g.seats
        if g[MOVER] == g[FIRST]:
            g[ROUND] += 1
        g.then(SCORE if g[ROUND] > ROUNDS else BEGIN_TURN)


# --- The game --------------------------------------------------------------------------------------


@final
class WordDomination(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        g.fill(DECK, DECK_SIZE)
        g[BLACK] = 1 if options["black"] == "yes" else 0
        g[HELP] = {"off": OFF, "serial": SERIAL, "live": LIVE}[options["help"]]
        g[VOTES] = 1 if options["votes"] == "yes" else 0
        g[RELATED] = ("standard", "lemma", "strict").index(options["related"])
        g[MIN_LENGTH] = int(options["min_length"])
        g[LEXICON] = number_of(options["lexicon"])
        if options["first"] == "random":
            g.then(FIRST_PLAYER)
        else:
            g[FIRST] = int(options["first"]) - 1
            g.then(DEAL_HANDS)
        g.then(LAY_OUT, 0)

    def share(self, g: State, seat: i64) -> float:
        """WORDS.E4: who ties shares the win."""
        return 1.0 / float(size(g[WON])) if has(g[WON], seat) else 0.0

    def invariants(self, g: State) -> None:
        lying = sorted([card for zone in range(len(LAYOUT.zones)) for card in g.cards(zone)])
        assert lying == list(range(DECK_SIZE)), "cards lost or doubled"
        cells = []
        for card in range(DECK_SIZE):
            there = g.holds(CENTRE, card)
            assert (g[CELL + card] != 0) == there, "a letter card has a cell or an owner, never both"
            assert there or g[MARK + card] == 0, "a marker on a card that is not in the centre"
            if there:
                cells.append(g[CELL + card])
        blanks: i64 = 0
        for tape in range(DECK_SIZE):
            there = tape < g[TAPES]
            assert (g[TAPE_CELL + tape] != 0) == there, "a tape without a cell"
            assert (g[TAPE_MARK + tape] != 0) == there, "a tape without a marker"
            blanks += g[TAPE_BLANK + tape]
            if there:
                cells.append(g[TAPE_CELL + tape])
        assert len(set(cells)) == len(cells), "two cards in one cell"
        assert g[TAPES] == g.count(TAPE) + blanks, "a tape under which nothing lies"
        for seat in range(g.seats):
            tapes = [tape for tape in range(g[TAPES]) if g[TAPE_MARK + tape] == seat + 1]
            assert len(tapes) == g.count(CAPTURED + seat), "tapes and captured cards differ"
            assert g.count(HAND + seat) <= 1, "two cards in a hand"


LAY_OUT: Final[i64] = i64(PARTS.step(LayOut()))
FIRST_PLAYER: Final[i64] = i64(PARTS.step(FirstPlayer()))
DEAL_HANDS: Final[i64] = i64(PARTS.step(DealHands()))
BEGIN_TURN: Final[i64] = i64(PARTS.step(BeginTurn()))
END_TURN: Final[i64] = i64(PARTS.step(EndTurn()))
WHOLE_TURN: Final[vec[i64]] = as_ints([ADDING, WINDOW, ACTING, DRAW, GELLING, END_TURN])

RULES: Final = WordDomination(LAYOUT, PARTS)
