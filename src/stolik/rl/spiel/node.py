"""A game as OpenSpiel walks through it: at a decision, at a node of chance or at its end."""

from __future__ import annotations

from array import array
from typing import Any, Final, NoReturn

import numpy as np

from stolik.engine.batch import refusal
from stolik.engine.errors import BadGame, IllegalAction
from stolik.engine.kit import Rng, as_ints
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import SEALED
from stolik.engine.loop import answer, due
from stolik.engine.playing import Playing
from stolik.engine.state import State
from stolik.engine.steps import CHANCE, SEALED_CHOICE, Choice, Step
from stolik.rl.spiel.memory import Glimpse, Memory
from stolik.rl.spiel.tree import CHANCE_PLAYER, TERMINAL, Tree, tree_of

LARGE: Final = 2**31  # no game has such numbers


class Node(Memory):
    """A game at a decision, at a chance node or at its end, with all that anybody has seen of it.

    Copies share one until either of them goes on.
    """

    def __init__(self, game: Tree, playing: Playing, glimpses: list[tuple[Glimpse, ...]]) -> None:
        super().__init__(game, playing, glimpses)
        self.shared = False
        self.following: dict[int, Node] = {}  # if they are kept
        self.player = TERMINAL
        self.outcomes = 0  # of the chance node
        self.picked: dict[int, int] = {}  # who has picked in secret: which of the glimpses that is
        self._legal: list[int] | None = None

    @staticmethod
    def begin(game: Tree) -> Node:
        found = game.mode
        g = found.start.copy()
        node = Node(game, Playing(found.rules, g, Knowledge.begin(g), Rng(0), 0), [])
        node.go_on()
        node.shared = True
        return node

    def copy(self) -> Node:
        twin = Node(self.game, self.playing.copy(), list(self.glimpses))
        twin.player = self.player
        twin.outcomes = self.outcomes
        twin._legal = self._legal
        twin.picked = dict(self.picked)
        twin.remember(self)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        self.shared = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        playing = self.playing
        memory = array("q", list(playing.g.mem)).tobytes()
        knows = array("q", playing.knowledge.to_words()).tobytes()
        glimpses = [[tuple(glimpse) for glimpse in chunk] for chunk in self.glimpses]
        return _restored, (self.game.text, memory, knows, int(playing.answers), glimpses, self.picked)

    # --- playing on ---

    @property
    def step(self) -> Step:
        return self.playing.rules.steps[self.playing.g.pending_step()]

    def go_on(self) -> None:
        """Run to the next decision or roll."""
        playing = self.playing
        step = due(playing.rules, playing.g)
        self._legal = None
        self.outcomes = 0
        if step is None or step.kind == CHANCE:
            playing.seat = playing.step = -1
            playing.options.clear()
        if step is None:
            if not playing.over:
                raise BadGame("nothing is left to do, and the game is not over")
            self.player = TERMINAL
        elif step.kind == CHANCE:
            self.player = CHANCE_PLAYER
            self.outcomes = max(1, int(step.size(playing.g)))
            if self.outcomes > step.bound:
                raise AssertionError(f"step {step.name} has {self.outcomes} outcomes, and {step.bound} at most")
        else:
            playing.go_on()  # nothing pends before it: it loads what is asked
            self.player = int(playing.seat)

    def legal(self) -> list[int]:
        """The actions of the seat that is asked, in rising order."""
        if self._legal is None:
            found = sorted(self.game.mode.legal(self.playing))
            if not 0 <= found[0] <= found[-1] < self.game.mode.actions or len(set(found)) < len(found):
                raise AssertionError(f"step {self.step.name} has actions that none can be: {found}")
            self._legal = found
        return self._legal

    def option(self, action: Any) -> int:
        """The option or outcome of a number; IllegalAction says which rule forbids it."""
        whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
        if self.outcomes > 0:
            if not whole or not 0 <= action < self.outcomes:
                raise IllegalAction(f"step {self.step.name}: {action} is no outcome below {self.outcomes}")
            return int(action)
        if self.player == TERMINAL or not whole or not 0 <= action < LARGE:
            self._refuse(action)
        self.playing.g.pending_step()
        return self.game.mode.option(self.playing, action)

    def _refuse(self, action: Any) -> NoReturn:
        said = str(refusal(self.game.mode.encoding, self.playing, -1))
        raise IllegalAction(said.replace("-1", str(action), 1))

    def take(self, option: int) -> None:
        """A legal answer, or what was rolled."""
        playing = self.playing
        g = playing.g
        step = self.step
        self.heard = []
        g.watch = self
        try:
            if self.outcomes > 0:
                self.hear_roll(step, option)
                g.drop()
                step.take(g, option)
            else:
                assert isinstance(step, Choice)
                seat = int(playing.seat)
                self.hear_answer(step, seat, option)
                if step.kind == SEALED_CHOICE:
                    self.picked[seat] = len(self.glimpses)
                answer(playing.rules, g, seat, option)
                playing.answers += 1
            self.go_on()
        finally:
            g.watch = playing.knowledge
        self.glimpses.append(tuple(self.heard))
        if self.picked:
            self.picked = {seat: at for seat, at in self.picked.items() if g[SEALED + seat] != 0}

    def after(self, option: int) -> Node:
        """The same; where others share this node, or nodes are kept, it is another one."""
        if not self.game.source.keep:
            twin = self.copy() if self.shared else self
            twin.take(option)
            return twin
        found = self.following.get(option)
        if found is None:
            found = self.following[option] = self.copy()
            found.take(option)
            found.shared = True
        return found

    def returns(self) -> list[float]:
        if self.player != TERMINAL:
            return [0.0] * self.game.mode.seats
        own = self.game.source.returns
        if own is not None:
            return [float(own(self.playing.g, seat)) for seat in range(self.game.mode.seats)]
        return [self.playing.reward(seat) for seat in range(self.game.mode.seats)]


def _restored(
    game: str, memory: bytes, knows: bytes, answers: int, glimpses: list[list[tuple[Any, ...]]], picked: dict[int, int]
) -> Node:
    found = tree_of(game)
    layout = found.mode.rules.layout
    words = array("q")
    words.frombytes(memory)
    g = State(layout, as_ints(list(words)), [None] * len(layout.makers))
    known = array("q")
    known.frombytes(knows)
    knowledge = Knowledge.from_words(found.places, list(known))
    playing = Playing(found.mode.rules, g, knowledge, Rng(0), 0)
    playing.answers = answers
    node = Node(found, playing, [tuple([Glimpse(*glimpse) for glimpse in chunk]) for chunk in glimpses])
    node.picked = dict(picked)
    node.go_on()
    return node
