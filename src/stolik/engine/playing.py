"""A game that programs play: its state, its dice, and what each seat knows, without a log or anything to take back."""

from __future__ import annotations

from array import array
from typing import final

from mypy_extensions import i64

from stolik.engine.kit import Options, Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import DEPTH, FRAME
from stolik.engine.loop import actor, answer, options_of, settle
from stolik.engine.rules import Rules
from stolik.engine.state import State


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
            options_of(self.rules, g, self.seat, self.options)
            self.step = g.pending_step()

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

    def _stand(self, other: Playing) -> None:
        self.answers = other.answers
        self.seat = other.seat
        self.step = other.step
        self.options.clear()
        for i in range(other.options.count):
            self.options.add(other.options.at(i))

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

    def from_bytes(self, data: bytes) -> None:
        """Stand where another game of the same rules and number of seats stood when it was written down."""
        words = array("q")
        words.frombytes(data)
        size = words[0]
        memory = list(words[1 : 1 + size])
        g = self.g
        if len(memory) - 6 > len(g.mem) or memory[6] != g.seats:
            raise ValueError("these bytes are no game of this kind")
        self.number = memory[0]
        self.answers = memory[1]
        self.rng.set_words(memory[2:6])
        for i in range(len(g.mem)):
            g.mem[i] = memory[6 + i] if 6 + i < size else 0
        self.knowledge = Knowledge.from_words(self.knowledge.places, list(words[1 + size :]))
        g.watch = self.knowledge
        self.go_on()
