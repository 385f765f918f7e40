"""The bot that looks one step ahead: past windows of others, and to the end of a move in several answers."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from stolik.engine.kinds import Count
from stolik.engine.kit import Options, ints
from stolik.engine.layout import SEALED, SEATS, Layout, StepId
from stolik.engine.parts import Parts
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.search import one_step
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Sealed, Speak
from stolik.engine.worlds import Worlds

LAYOUT = Layout(["card"], 3)
DIGIT = Count("digit", 9)
SAID = LAYOUT.table("said", LAYOUT.seat, DIGIT)
TAKEN = LAYOUT.word("taken", Count("taken", 9999))
PARTS = Parts(LAYOUT)
PARTS.kind(DIGIT)


class Digit(Choice):
    """A digit is written behind those that stand there; with `left` more to come it is part of a move."""

    args = "seat left:digit"
    answers = ("{digit}",)

    def options(self, g: State, out: Options) -> None:
        for digit in (3, 1, 2):
            self.offer(out, digit)

    def take(self, g: State, option: int) -> None:
        seat, left = g.two()
        g[TAKEN] = 10 * g[TAKEN] + option
        if left > 0:
            g.then(DIGITS, seat, left - 1)

    def goes_on(self, g: State, option: int) -> bool:
        _, left = g.two()
        return left > 0


DIGITS = PARTS.step(Digit(), rule="DIGIT")


class Grab(Choice):
    """What is grabbed is had only if nobody of the others holds on to it."""

    args = "seat window:step"
    answers = ("pass", "grab")

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add(1)

    def take(self, g: State, option: int) -> None:
        seat, window = g.two()
        if option == 1:
            mark = g.mark()
            g.then(StepId(window), 1)
            g.then(StepId(window), 2)
            g.then(HAVE, seat)
            g.in_order(mark)


class Have(Auto):
    args = "seat"

    def run(self, g: State) -> None:
        g[SAID + g.a] = 1


class Hold(Choice):
    args = "seat"
    answers = ("skip: pass", "hold")

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        out.add(1)

    def take(self, g: State, option: int) -> None:
        if option == 1:
            g.finish()


class SpokenHold(Speak):
    args = "seat"
    answers = ("pass", "hold")

    def seats(self, g: State) -> int:
        return 0b110

    options = Hold.options
    take = Hold.take


class SealedHold(Sealed):
    args = "seat"
    answers = ("pass", "hold")

    def seats(self, g: State) -> int:
        return 0b110

    options = Hold.options

    def reveal(self, g: State) -> None:
        if g[SEALED + 1] == 2 or g[SEALED + 2] == 2:
            g.finish()


class OwnHold(Hold):
    def who(self, g: State) -> int:
        return 0


class Idle(Choice):
    """The next turn."""

    args = "seat"
    answers = ("pass",)

    def options(self, g: State, out: Options) -> None:
        out.add(0)

    def take(self, g: State, option: int) -> None:
        g.finish()


GRAB, HAVE, IDLE = (PARTS.step(step, rule="GRAB") for step in (Grab(), Have(), Idle()))
WINDOWS = {
    step.__class__.__name__: PARTS.step(step, rule="GRAB") for step in (Hold(), SpokenHold(), SealedHold(), OwnHold())
}


class Scraps(Rules):
    def share(self, g: State, seat: int) -> float:
        return 1 / 3


RULES = Scraps(LAYOUT, PARTS)


class Having(Evaluator):
    def measure(self, g: State, seat: int, out: Any) -> None:
        out[0] = g[SAID + seat]


class Liking(Evaluator):
    """Likes some numbers, each by its worth."""

    def __init__(self, worth: dict[int, float]) -> None:
        super().__init__(["liked"], [1.0])
        self.liked = worth

    def measure(self, g: State, seat: int, out: Any) -> None:
        out[0] = self.liked.get(g[TAKEN], 0.0) if seat == 0 else 0.0


def looked(
    evaluator: Evaluator, step: StepId, argument: i64, windows: frozenset[str] = frozenset()
) -> dict[int, float]:
    """By option the first number of the evaluator after it."""
    g = State(LAYOUT, ints(LAYOUT.size), [])
    g[SEATS] = g.seats = 3
    g.then(IDLE, 1)
    g.then(step, 0, argument)
    none = ints(0)
    found = one_step(RULES, evaluator, Worlds(g, none, none, none, []), 0, 2, 1, windows)
    return {option: numbers[0] for option, numbers in found}


@pytest.mark.parametrize("window", ["Hold", "SpokenHold", "SealedHold"])
def test_it_takes_it_that_nobody_reacts(window: str) -> None:
    """Both others are asked before it is had; a step that is no window says nothing about what comes of it."""
    name = {"Hold": "hold", "SpokenHold": "spoken_hold", "SealedHold": "sealed_hold"}[window]
    having = Having(["had"], [1.0])
    assert looked(having, GRAB, WINDOWS[window], frozenset({name})) == {0: 0.0, 1: 1.0}
    assert looked(having, GRAB, WINDOWS[window]) == {0: 0.0, 1: 0.0}


def test_a_window_of_its_own_is_a_choice_of_its_own() -> None:
    assert looked(Having(["had"], [1.0]), GRAB, WINDOWS["OwnHold"], frozenset({"own_hold"})) == {0: 0.0, 1: 0.0}


def test_half_a_move_is_worth_the_best_whole_one() -> None:
    """Two answers: 12 is what it likes best, 31 next, and a 2 at first leads to nothing."""
    assert looked(Liking({12: 2.0, 31: 1.0, 1: 9.0, 3: 9.0}), DIGITS, 1) == {1: 2.0, 3: 1.0, 2: 0.0}


def test_the_second_answer_is_chosen_by_what_the_third_can_make_of_it() -> None:
    """Three answers: after 12 nothing looks well as yet, and 123 is what it likes."""
    assert looked(Liking({123: 2.0, 11: 1.0, 331: 1.0}), DIGITS, 2) == {1: 2.0, 3: 1.0, 2: 0.0}


def test_from_the_third_answer_on_it_takes_what_looks_best_at_once() -> None:
    """Four answers: 112 looks best and leads to 1121, so that 1233 is found and 1133, which is better, is not."""
    assert looked(Liking({112: 1.0, 1121: 2.0, 1133: 5.0, 123: 1.0, 1233: 3.0}), DIGITS, 3)[1] == 3.0
