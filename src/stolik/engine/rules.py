"""A game as the engine runs it: its layout, its steps and events, its set-up and its result."""

from __future__ import annotations

from math import exp
from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.kit import COMPILED, Options, as_ints, floats
from stolik.engine.layout import Layout
from stolik.engine.parts import Parts
from stolik.engine.state import State, blank
from stolik.engine.steps import AUTO, CHANCE, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a bot sees in a position: some numbers a seat, and how much each is worth."""

    def __init__(self, names: list[str], weights: list[float], unsaid: tuple[str, ...] = ()) -> None:
        """`unsaid`: numbers behind the others that are worth nothing by themselves; a net makes something of them."""
        if len(names) != len(weights):
            raise ValueError("an evaluator needs one weight for each of its numbers")
        self.names = names
        self.unsaid = unsaid
        self.weights: vec[float] = floats(len(names) + len(unsaid))
        for i in range(len(names)):
            self.weights[i] = weights[i]
        # A search tries the options in the order of `promise`, and not all of them at once: of what follows the move
        # that is searched so many, and so many times the square root of how often it was there.
        self.widens = False
        self.at_once = 4.0
        self.wider = 2.0
        self.trust = (
            0.0  # how far a search follows what it says of options before they are tried (`likely`); 0: it is not asked
        )

    @property
    def numbers(self) -> list[str]:
        """The names of all that is measured."""
        return [*self.names, *self.unsaid]

    def promise(self, g: State, options: Options, out: vec[float]) -> None:
        """A quick guess how good each option of `g.seat` is, where there are too many to try them all."""
        raise NotImplementedError

    def likely(self, g: State, seat: i64, options: Options, out: vec[float]) -> bool:
        """How likely each option of the seat that is asked is the best; False if it has no opinion on such answers."""
        return False

    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        """Fill in one number for each name, and for each that is unsaid."""
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
        for seat in range(seats):
            out[seat] = self.worth(g, seat, scratch)
        to_chances(out, seats)

    def appraise(self, g: State, numbers: vec[float], out: vec[float], scratch: vec[float]) -> None:
        """The chances of all seats, and what was measured of each on the way, one seat after another."""
        seats = g.seats
        known = len(self.weights)
        self.chances(g, out, scratch)
        for seat in range(seats):
            self.measure(g, seat, scratch)
            for i in range(known):
                numbers[seat * known + i] = scratch[i]

    def appraise_once(self, g: State, numbers: vec[float], out: vec[float], scratch: vec[float]) -> None:
        """The same without measuring twice, where chances are no more than weighed numbers."""
        seats = g.seats
        weights = self.weights
        known = len(weights)
        for seat in range(seats):
            self.measure(g, seat, scratch)
            total = 0.0
            for i in range(known):
                numbers[seat * known + i] = scratch[i]
                total += weights[i] * scratch[i]
            out[seat] = total
        to_chances(out, seats)


def to_chances(out: vec[float], count: i64) -> None:
    """Log-odds to shares that add up to 1."""
    highest = -1e300
    for i in range(count):
        highest = max(highest, out[i])
    total = 0.0
    for i in range(count):
        out[i] = exp(out[i] - highest)
        total += out[i]
    for i in range(count):
        out[i] = out[i] / total


def _table(steps: list[Step]) -> vec[Step]:
    # Compiled, an item of a list would be type-checked each time that it is read.
    if COMPILED:
        return vec[Step](steps)
    return cast("vec[Step]", steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    features: ClassVar[tuple[str, ...]] = ()  # numbers that steps tell of an option besides its parts, for programs

    def __init__(self, layout: Layout, parts: Parts) -> None:
        parts.complete = True
        layout.step_names = [step.name for step in parts.steps]
        layout.step_args = [step.parts for step in parts.steps]
        self.layout = layout
        self.steps: vec[Step] = _table(parts.steps)
        self.events = parts.events
        for name in ("card", "zone", "zone2", "seat"):  # of what the engine itself tells
            parts.part(name, "the engine")
        self.named = parts.named
        # Numbers of all answers together: a step's begin here, and end before the next one's.
        self.offsets: vec[i64] = as_ints([])
        self.actions: i64 = 0
        self._number_actions(parts.steps)

    def _number_actions(self, steps: list[Step]) -> None:
        offsets: list[int] = []
        for step in steps:
            offsets.append(self.actions)
            if step.kind not in (AUTO, CHANCE):
                self.actions += step.bound
        self.offsets = as_ints(offsets)

    def kind_named(self, name: str) -> str:
        """What a part of this name is, by the name of its kind: a value that may be missing is what it would be."""
        kind = self.named.get(name)
        return name.rstrip("0123456789") if kind is None else kind.name.removeprefix("maybe_")

    @property
    def kinds_by_name(self) -> dict[str, str]:
        """The names of parts that do not say themselves of what kind they are."""
        return {
            name: self.kind_named(name) for name in self.named if self.kind_named(name) != name.rstrip("0123456789")
        }

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

    def side(self, g: State, seat: i64) -> i64:
        """How many win together with this seat, itself included."""
        return 1

    def invariants(self, g: State) -> None:
        """Raise AssertionError if the position cannot be; tests call it after every step."""

    def start(self, seats: i64, options: dict[str, str]) -> State:
        g = blank(self.layout, seats)
        self.begin(g, options)
        return g
