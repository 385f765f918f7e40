"""The rules of Word Domination, in the order of the rulebook: set-up, the turn as a list of steps, the end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints, has, size
from stolik.engine.layout import TURN
from stolik.engine.parts import sequence
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance
from stolik.games.words.devices import ACTING, DRAW, GELLING
from stolik.games.words.grid import cell_at, in_reach
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
    MOST_SEATS,
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
)
from stolik.games.words.talking import WINDOW
from stolik.games.words.turning import ADDING, DRAW_CARD

STARTS: Final = PARTS.event("starts", "seat", "WORDS.S5", "WORDS.R10")
ROUND_BEGINS: Final = PARTS.event("round_begins", "round", "WORDS.T1")


# --- Set-up ----------------------------------------------------------------------------------------

COLUMNS: Final[vec[i64]] = as_ints([0, 0, 4, 5, 6])  # WORDS.S2, by the number of players
LINES: Final[vec[i64]] = as_ints([0, 0, 4, 5, 5])


@final
class LayOut(Chance):
    """WORDS.S2, WORDS.R10: line by line, from the left, one card after so many that are laid."""

    rule = "WORDS.S2"
    rules = ("WORDS.S1", "WORDS.X1")
    args = "laid:cards"

    def size(self, g: State) -> i64:
        return g.count(DECK)

    def take(self, g: State, option: i64) -> None:
        laid = g.one()
        card = g.card(DECK, option)
        columns = COLUMNS[g.seats]
        if laid + 1 < columns * LINES[g.seats]:
            g.then(self.id, laid + 1)
        g[CELL + card] = cell_at(1 + laid % columns, 1 + laid // columns)
        g.move(card, DECK, CENTRE)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(DECK, option)]


LAY_OUT: Final = PARTS.step(LayOut())


@final
class FirstPlayer(Chance):
    """WORDS.S5, WORDS.R10: chance says who begins, unless the table has said so."""

    rule = "WORDS.S5"
    rules = ("WORDS.R10", "WORDS.S4")
    most = MOST_SEATS

    def size(self, g: State) -> i64:
        return g.seats

    def take(self, g: State, option: i64) -> None:
        g[FIRST] = option
        g.then(DEAL_HANDS)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


FIRST_PLAYER: Final = PARTS.step(FirstPlayer())


@final
class DealHands(Auto):
    """WORDS.S3: a card for each, clockwise from the first player."""

    rule = "WORDS.S3"
    rules = ("WORDS.X2",)

    def run(self, g: State) -> None:
        g[MOVER] = g[FIRST]
        g[ROUND] = 1
        g.tell(STARTS, g[FIRST])
        mark = g.mark()
        for after in range(g.seats):
            g.then(DRAW_CARD, HAND + (g[FIRST] + after) % g.seats)
        g.then(BEGIN_TURN)
        g.in_order(mark)


DEAL_HANDS: Final = PARTS.step(DealHands())


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


BEGIN_TURN: Final = PARTS.step(BeginTurn())


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


END_TURN: Final = PARTS.step(EndTurn())
WHOLE_TURN: Final = sequence([ADDING, WINDOW, ACTING, DRAW, GELLING, END_TURN])


# --- The game --------------------------------------------------------------------------------------


@final
class WordDomination(Rules):
    features = ("letters", "captures", "price")

    def begin(self, g: State, options: dict[str, str]) -> None:
        g.fill(DECK, DECK_SIZE)
        g[BLACK] = 1 if options["black"] == "yes" else 0
        g[HELP] = {"off": OFF, "serial": SERIAL, "live": LIVE}[options["help"]]
        g[VOTES] = 1 if options["votes"] == "yes" else 0
        g[RELATED] = ("standard", "lemma", "strict").index(options["related"])
        g[MIN_LENGTH] = int(options["min_length"])
        g[LEXICON] = number_of(options["lexicon"])
        mark = g.mark()
        g.then(LAY_OUT, 0)
        if options["first"] == "random":
            g.then(FIRST_PLAYER)
        else:
            g[FIRST] = int(options["first"]) - 1
            g.then(DEAL_HANDS)
        g.in_order(mark)

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
        assert all(in_reach(cell) for cell in cells), "a card further out than one can come"
        assert g[TAPES] == g.count(TAPE) + blanks, "a tape under which nothing lies"
        for seat in range(g.seats):
            tapes = [tape for tape in range(g[TAPES]) if g[TAPE_MARK + tape] == seat + 1]
            assert len(tapes) == g.count(CAPTURED + seat), "tapes and captured cards differ"
            assert g.count(HAND + seat) <= 1, "two cards in a hand"


RULES: Final = WordDomination(LAYOUT, PARTS)
