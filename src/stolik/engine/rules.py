"""A game as the engine runs it: its layout, its steps and events, its set-up and its result."""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.errors import BadGame
from stolik.engine.kit import COMPILED, Options, floats
from stolik.engine.layout import Layout
from stolik.engine.state import State, blank
from stolik.engine.steps import Step

MOST_ARGUMENTS: Final = 4  # of an event: `State.tell` has so many


@final
class Event:
    """A kind of event: its name in the texts, what its arguments are, the rules behind it."""

    def __init__(self, name: str, args: tuple[str, ...], rules: tuple[str, ...]) -> None:
        self.name = name
        self.args = args  # each begins with its kind: card, seat, zone, number, or one that the texts know
        self.rules = rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a bot sees in a position: some numbers a seat, and how much each is worth."""

    def __init__(self, names: list[str], weights: list[float]) -> None:
        if len(names) != len(weights):
            raise ValueError("an evaluator needs one weight for each of its numbers")
        self.names = names
        self.weights: vec[float] = floats(len(names))
        for i in range(len(names)):
            self.weights[i] = weights[i]
        self.widens = False  # a search tries the options in the order of `promise`, and not all of them at once

    def promise(self, g: State, options: Options, out: vec[float]) -> None:
        """A quick guess how good each option of `g.seat` is, where there are too many to try them all."""
        raise NotImplementedError

    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        """Fill in one number for each name."""
        raise NotImplementedError

    def worth(self, g: State, seat: i64, scratch: vec[float]) -> float:
        """The higher, the better for this seat; differences are log-odds of winning."""
        self.measure(g, seat, scratch)
        weights = self.weights
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * scratch[i]
        return total

    def chances(self, g: State, out: vec[float], scratch: vec[float]) -> None:
        """Each seat's share of the win, as far as this evaluator can tell."""
        seats = g.seats
        highest = -1e300
        for seat in range(seats):
            out[seat] = self.worth(g, seat, scratch)
            highest = max(highest, out[seat])
        total = 0.0
        for seat in range(seats):
            out[seat] = exp(out[seat] - highest)
            total += out[seat]
        for seat in range(seats):
            out[seat] = out[seat] / total


@final
class Parts:
    """The steps and events that a game registers, file by file; their numbers are what states hold."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.complete = False  # rules were made of them

    def step(self, step: Step) -> int:
        """Register a step; `PutUnder` is called `put_under` in dumps and texts."""
        name = type(step).__name__
        step.name = "".join(("_" if c.isupper() and i else "") + c.lower() for i, c in enumerate(name))
        self._check("step", step.name)
        for other in self.steps:
            if other.name == step.name:
                raise BadGame(f"there are two steps called {step.name}")
        step.id = len(self.steps)
        self.steps.append(step)
        return len(self.steps) - 1

    def event(self, name: str, args: str, *rules: str) -> int:
        """The same event may be registered for several rules; its text has one set of arguments."""
        self._check("event", name)
        event = Event(name, tuple(args.split()), rules)
        if len(event.args) > MOST_ARGUMENTS:
            raise BadGame(f"event {name} has more than {MOST_ARGUMENTS} arguments")
        for other in self.events:
            if other.name == name and other.args != event.args:
                raise BadGame(f"there are two events called {name}, with other arguments")
        self.events.append(event)
        return len(self.events) - 1

    def _check(self, kind: str, name: str) -> None:
        """Compiled rules would know nothing of one that comes later."""
        if self.complete:
            raise BadGame(f"{kind} {name} is registered after the rules were made")


def _table(steps: list[Step]) -> vec[Step]:
    # Compiled, an item of a list would be type-checked each time that it is read.
    if COMPILED:
        return vec[Step](steps)
    return cast("vec[Step]", steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    def __init__(self, layout: Layout, parts: Parts) -> None:
        parts.complete = True
        layout.step_names = [step.name for step in parts.steps]
        self.layout = layout
        self.steps: vec[Step] = _table(parts.steps)
        self.events = parts.events

    def begin(self, g: State, options: dict[str, str]) -> None:
        """Lay everything in its place and put the first steps on the stack. No chance here."""
        raise NotImplementedError

    def share(self, g: State, seat: i64) -> float:
        """A seat's share of the win when the game is over; the shares add up to 1."""
        raise NotImplementedError

    def aim(self, g: State, seat: i64) -> float:
        """What a bot strives for when the game is over: its share of the win, from 0 to 1.

        Whoever plays alone has no win to share, so a game for one says here how well it went, at least 0 and usually
        below 1.
        """
        return self.share(g, seat)

    def invariants(self, g: State) -> None:
        """Raise AssertionError if the position cannot be; tests call it after every step."""

    def start(self, seats: i64, options: dict[str, str]) -> State:
        g = blank(self.layout, seats)
        self.begin(g, options)
        return g
