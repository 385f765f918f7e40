"""A game that programs play: its state, its dice, and what each seat knows, without a log or anything to take back."""

from __future__ import annotations

from array import array
from typing import Final, final

from mypy_extensions import i64

from stolik.engine.errors import BadGame
from stolik.engine.kit import LOW32, Options, Rng
from stolik.engine.knowledge import Knowledge, Places
from stolik.engine.layout import DEPTH, FRAME, SEATS
from stolik.engine.loop import actor, answer, no_option, options_of, settle
from stolik.engine.rules import Rules
from stolik.engine.sound import check_knowledge, check_position
from stolik.engine.state import State, blank
from stolik.engine.steps import Choice

HEAD: Final = 6  # words before the position, where a game is written down: its number, its answers, its dice


@final
class Playing:
    """It always stands at a decision, or at the end. `seat` is asked, and may answer with one of the `options`."""

    def __init__(self, rules: Rules, g: State, knowledge: Knowledge, rng: Rng, number: i64) -> None:
        self.rules = rules
        self.g = g
        self.knowledge = knowledge
        self.rng = rng  # its dice
        self.number: i64 = number  # of the game: with the same seed it always has the same dice
        self.seat: i64 = -1
        self.step: i64 = -1
        self.options = Options()
        self.answers: i64 = 0
        g.watch = knowledge

    @staticmethod
    def begin(rules: Rules, start: State, knowledge: Knowledge, seed: int, number: int) -> Playing:
        """Game `number` from a position that nobody has been asked in."""
        playing = Playing(rules, start.clone(), knowledge.clone(), Rng(seed, number), number)
        playing.go_on()
        return playing

    @property
    def over(self) -> bool:
        return self.g.over

    def go_on(self) -> None:
        """Run to the next decision."""
        g = self.g
        settle(self.rules, g, self.rng)
        if g.over:
            self.seat = -1
            self.step = -1
            self.options.clear()
        else:
            self.seat = actor(self.rules, g)
            self.step = g.pending_step()
            step = self.rules.steps[self.step]
            if isinstance(step, Choice) and step.open:
                g.seat = self.seat
                self.options.clear()
                step.candidates(g, self.options)
                if self.options.count == 0:
                    raise no_option(step, g)
            else:
                options_of(self.rules, g, self.seat, self.options)

    def answer(self, option: i64) -> None:
        """The seat that is asked takes a legal option."""
        answer(self.rules, self.g, self.seat, option)
        self.answers += 1
        self.go_on()

    def copy(self) -> Playing:
        """The same game, to be played on apart from this one, in another thread too; it has the same dice."""
        rng = Rng(0)
        rng.set_words(self.rng.words())
        twin = Playing(self.rules, self.g.copy(), self.knowledge.clone(), rng, self.number)
        twin._stand(self)
        return twin

    def __copy__(self) -> Playing:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Playing:
        return self.copy()

    def _stand(self, other: Playing) -> None:
        self.answers = other.answers
        self.seat = other.seat
        self.step = other.step
        self.options.clear()
        for i in range(other.options.count):
            self.options.add(other.options.at(i))
        if self.step >= 0:
            self.g.pending_step()  # with its arguments

    def reward(self, seat: i64) -> float:
        """From -1 to 1 at the end, and before it 0; whoever plays alone gets how well it went."""
        if not self.g.over:
            return 0.0
        seats = self.g.seats
        if seats == 1:
            return 2.0 * self.rules.aim(self.g, seat) - 1.0
        share = self.rules.share(self.g, seat)
        sides = float(seats) / float(self.rules.side(self.g, seat))
        return (float(seats) * share - 1.0) / (sides - 1.0)

    # --- as plain bytes: for other processes, and for later ------------------------------------------------

    def to_bytes(self) -> bytes:
        g = self.g
        memory = [self.number, self.answers, *self.rng.words()]
        memory += [g.mem[i] for i in range(g.layout.stack + FRAME * g.mem[DEPTH])]
        knows = self.knowledge.to_words()
        return array("q", [len(memory), *memory, *knows]).tobytes()

    @staticmethod
    def from_bytes(rules: Rules, seats: int, data: bytes) -> Playing:
        """The game that was written down, of these rules and at a table for so many. Bytes that none can be get a
        ValueError."""
        words = array("q")
        words.frombytes(data)
        try:
            return _read(rules, seats, list(words))
        except (IndexError, KeyError, OverflowError, ArithmeticError, AssertionError, BadGame) as wrong:
            raise ValueError(f"these bytes are no game of this kind: {wrong}") from wrong

    # --- answers as texts -----------------------------------------------------------------------------------

    def text(self, option: i64) -> str:
        """An option of the seat that is asked in the text notation."""
        self.g.seat = self.seat
        return self.rules.steps[self.step].text(self.g, option)

    def read(self, text: str) -> i64:
        """The option that a text says, legal or not; -1 if there is none."""
        step = self.rules.steps[self.step]
        assert isinstance(step, Choice)
        self.g.seat = self.seat
        for i in range(self.options.count):
            if step.text(self.g, self.options.at(i)) == text:
                return self.options.at(i)
        return step.read(self.g, text)


def _read(rules: Rules, seats: int, words: list[int]) -> Playing:
    layout = rules.layout
    if not 1 <= seats <= layout.seats:
        raise ValueError(f"no table has {seats} seats in this game")
    size = words[0]
    head = words[1 : 1 + HEAD]
    memory = words[1 + HEAD : 1 + size]
    depth = memory[DEPTH]
    if not 0 <= depth <= layout.depth or size != HEAD + layout.stack + FRAME * depth or len(memory) != size - HEAD:
        raise ValueError("these bytes are no game of this kind: their number is another")
    if memory[SEATS] != seats:
        raise ValueError(f"these bytes are a game with {memory[SEATS]} seats, and not {seats}")
    if min(head) < 0 or max(head[2:]) > LOW32:
        raise ValueError("these bytes are no game of this kind: its dice cannot stand like that")
    g = blank(layout, seats)
    for i in range(len(memory)):
        g.mem[i] = memory[i]
    check_position(rules, g)
    places = Places(layout, seats + 1)
    check_knowledge(layout, places, words[1 + size :])
    knowledge = Knowledge.from_words(places, words[1 + size :])
    rng = Rng(0)
    rng.set_words(head[2:])
    playing = Playing(rules, g, knowledge, rng, head[0])
    playing.answers = head[1]
    playing.go_on()
    return playing
