"""A small net that judges positions inside a search, in whole numbers: compiled and interpreted they come to the same.

Two hidden layers of units from 0 to 1, of 127 steps. Sums of three units stand side by side in one word, 21 bits each:
a row of weights is added to all of them at once. Whoever packs a net sees to it that no sum can leave its lane.

The net of a seat sees the position as that seat does (`Inputs`) and the numbers of the game's own evaluator, and says
how much better its chances are, in log-odds, than the own evaluator has them (or than nothing, where `residual` is 0).
At a table for two, one look through the eyes of whoever is asked is enough.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.encoding import Encoding
from stolik.engine.inputs import Inputs
from stolik.engine.kit import Options, as_floats, as_ints, floats, ints, lowered
from stolik.engine.loop import actor
from stolik.engine.rules import Evaluator, to_chances
from stolik.engine.state import State

LANES: Final = 3
LANE: Final = 21  # bits
LANES_BEGIN: Final = [1, 2097152, 2097152 * 2097152]
HALF: Final = 1048576  # of a lane: sums stay below it
MASK: Final = 2097151
ONES: Final = HALF * (1 + 2097152 + 2097152 * 2097152)  # makes all lanes positive
TOP: Final = 127  # a unit's highest value
SHARP: Final = 64  # a weight of 1 of the second layer
FACTOR: Final = 16  # a number of 1, as a factor of its weights
FARTHEST: Final = 8.0  # numbers are cut there
AT_A_TIME: Final = 4  # words of a row that are summed up together
LEAST: Final = 1e-6  # the least chance that has a logarithm


@final
class Layer:
    """Rows of weights, three to a word; rows are filled up to whole fours of words."""

    def __init__(self, rows: list[list[int]], units: int) -> None:
        self.units: i64 = units
        width = -(-units // (LANES * AT_A_TIME)) * AT_A_TIME
        self.width: i64 = width
        flat: list[int] = []
        for row in rows:
            for word in range(width):
                packed = 0
                for lane in range(LANES):
                    unit = LANES * word + lane
                    if unit < units:
                        packed += row[unit] * LANES_BEGIN[lane]
                flat.append(packed)
        self.words: vec[i64] = as_ints(flat)


@final
class NetWeights:
    """What a net file says: whole numbers, one row an input, a number or a unit."""

    def __init__(
        self,
        first: list[list[int]],
        numbers: list[list[int]],
        biases: list[int],
        shift: int,
        second: list[list[int]],
        second_biases: list[int],
        last: list[float],
        last_bias: float,
        scales: list[float],
        prior: list[float],
    ) -> None:
        self.first = first
        self.numbers = numbers
        self.biases = biases
        self.shift = shift  # the first layer's weights are this many bits finer than the units' steps
        self.second = second
        self.second_biases = second_biases
        self.last = last
        self.last_bias = last_bias
        self.scales = scales  # by which numbers are multiplied before they are cut
        self.prior = prior  # a row of the last units' weights for each action, one after another; or nothing


@final
class NetCore:
    """A net as it is kept, for all who play with it: nothing in it ever changes."""

    def __init__(
        self,
        own: Evaluator,
        inputs: Inputs,
        weights: NetWeights,
        residual: float,
        cut: int,
        exploration: float,
        trust: float,
    ) -> None:
        self.own = own
        self.inputs = inputs
        self.residual = residual
        self.cut = cut  # a playout is judged after so many decisions
        self.exploration = exploration
        self.trust = trust if len(weights.prior) > 0 else 0.0
        self.first = Layer(weights.first, len(weights.biases))
        self.numbers = Layer(weights.numbers, len(weights.biases))
        self.second = Layer(weights.second, len(weights.second_biases))
        self.shift: i64 = weights.shift
        self.scales: vec[float] = as_floats(weights.scales)
        self.last: vec[float] = as_floats(weights.last)
        self.last_bias = weights.last_bias
        # Sums begin with the biases, all lanes positive.
        self.start: vec[i64] = _begin(weights.biases)
        self.second_start: vec[i64] = _begin(weights.second_biases)
        self.prior: vec[float] = as_floats(weights.prior)
        self.encoding = Encoding(inputs.rules, int(inputs.seats)) if self.trust > 0.0 else None


def _begin(biases: list[int]) -> vec[i64]:
    packed = Layer([biases], len(biases))
    for i in range(len(packed.words)):
        packed.words[i] += ONES
    return packed.words


@final
class Net(Evaluator):
    """A net at work for one who plays: it has room for what it calculates, and no two threads may share that."""

    def __init__(self, core: NetCore) -> None:
        own = core.own
        super().__init__(own.names, [own.weights[i] for i in range(len(own.names))], own.unsaid)
        self.widens = own.widens
        self.at_once = own.at_once
        self.wider = own.wider
        self.trust = core.trust
        self.core = core
        self._units: vec[i64] = ints(LANES * core.first.width)
        self._hidden: vec[i64] = ints(LANES * core.second.width)
        self._rows: vec[i64] = ints(max(256, core.first.units))
        self._values: vec[i64] = ints(core.first.units)
        self._factors: vec[i64] = ints(len(core.scales))
        self._measured: vec[float] = floats(core.inputs.seats * len(own.weights))
        self._logs: vec[float] = floats(core.inputs.seats)
        self._scratch: vec[float] = floats(len(own.weights))
        self._on = Options()
        self._uses_own = core.residual != 0.0 or len(core.scales) > 0

    # --- what the own evaluator says of reasons and of what to try first ---

    def promise(self, g: State, options: Options, out: vec[float]) -> None:
        self.core.own.promise(g, options, out)

    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        self.core.own.measure(g, seat, out)

    # --- chances ---

    def chances(self, g: State, out: vec[float], scratch: vec[float]) -> None:
        seats = g.seats
        logs = self._logs
        if self._uses_own:
            self.core.own.appraise(g, self._measured, out, scratch)
            for seat in range(seats):
                chance = out[seat]
                if seats == 1 and chance > 1.0 - LEAST:
                    chance = 1.0 - LEAST
                if chance < LEAST:
                    chance = LEAST
                logs[seat] = self.core.residual * log(chance)
                if seats == 1:
                    logs[seat] -= self.core.residual * log(1.0 - chance)
        else:
            for seat in range(seats):
                logs[seat] = 0.0
        if seats == 1:
            out[0] = 1.0 / (1.0 + exp(-logs[0] - self.look(g, 0)))
            return
        if seats == 2:
            seat = actor(self.core.inputs.rules, g)
            better = logs[seat] - logs[1 - seat] + self.look(g, seat)
            out[seat] = 1.0 / (1.0 + exp(-better))
            out[1 - seat] = 1.0 - out[seat]
            return
        for seat in range(seats):
            out[seat] = logs[seat] + self.look(g, seat)
        to_chances(out, seats)

    def likely(self, g: State, seat: i64, options: Options, out: vec[float]) -> bool:
        encoding = self.core.encoding
        step = g.pending_step()
        if encoding is None or encoding.offsets[step] < 0:
            return False
        if len(self.core.scales) > 0:
            self.core.own.appraise(g, self._measured, self._logs, self._scratch)
        self.look(g, seat)
        prior = self.core.prior
        hidden = self._hidden
        outer = len(self.core.last)
        for i in range(options.count):
            row = encoding.action(step, seat, options.at(i), i) * outer
            total = 0.0
            for j in range(outer):
                total += prior[row + j] * float(hidden[j])
            out[i] = total / TOP
        to_chances(out, options.count)
        return True

    def look(self, g: State, seat: i64) -> float:
        """What the net says of a seat, which is left in its units; the numbers have been measured before."""
        on = self._on
        self.core.inputs.on(g, seat, on)
        count = on.count
        width = self.core.first.width
        while len(self._rows) < count:
            self._rows = ints(2 * len(self._rows))
        rows = self._rows
        for i in range(count):
            rows[i] = on.at(i) * width
        self._factor(seat)
        self._first_units(count)
        return self._second_units()

    def _factor(self, seat: i64) -> None:
        """The seat's numbers as factors."""
        scales = self.core.scales
        first = seat * len(self.weights)
        for i in range(len(scales)):
            value = self._measured[first + i] * scales[i]
            if value > FARTHEST:
                value = FARTHEST
            elif value < -FARTHEST:
                value = -FARTHEST
            self._factors[i] = i64(value * FACTOR)

    def _first_units(self, count: i64) -> None:
        rows = self._rows
        words = self.core.first.words
        width = self.core.first.width
        numbers = self.core.numbers.words
        shift = self.core.shift
        units = self._units
        start = self.core.start
        factors = self._factors
        known = len(self.core.scales)
        word: i64 = 0
        while word < width:
            a = start[word]
            b = start[word + 1]
            c = start[word + 2]
            d = start[word + 3]
            for i in range(count):
                at = rows[i] + word
                a += words[at]
                b += words[at + 1]
                c += words[at + 2]
                d += words[at + 3]
            at = word
            for i in range(known):
                factor = factors[i]
                if factor != 0:
                    a += factor * numbers[at]
                    b += factor * numbers[at + 1]
                    c += factor * numbers[at + 2]
                    d += factor * numbers[at + 3]
                at += width
            self._spread(units, LANES * word, a, shift)
            self._spread(units, LANES * word + 3, b, shift)
            self._spread(units, LANES * word + 6, c, shift)
            self._spread(units, LANES * word + 9, d, shift)
            word += 4

    def _spread(self, units: vec[i64], at: i64, packed: i64, shift: i64) -> None:
        """The three units of a word."""
        units[at] = _unit((packed & MASK) - HALF, shift)
        units[at + 1] = _unit((lowered(packed, LANE) & MASK) - HALF, shift)
        units[at + 2] = _unit(lowered(packed, 2 * LANE) - HALF, shift)

    def _second_units(self) -> float:
        units = self._units
        words = self.core.second.words
        width = self.core.second.width
        hidden = self._hidden
        start = self.core.second_start
        count = self.core.first.units
        on: i64 = 0
        rows = self._rows
        values = self._values
        for j in range(count):
            if units[j] != 0:
                rows[on] = j * width
                values[on] = units[j]
                on += 1
        word: i64 = 0
        while word < width:
            a = start[word]
            b = start[word + 1]
            c = start[word + 2]
            d = start[word + 3]
            for i in range(on):
                value = values[i]
                at = rows[i] + word
                a += value * words[at]
                b += value * words[at + 1]
                c += value * words[at + 2]
                d += value * words[at + 3]
            self._spread(hidden, LANES * word, a, 6)
            self._spread(hidden, LANES * word + 3, b, 6)
            self._spread(hidden, LANES * word + 6, c, 6)
            self._spread(hidden, LANES * word + 9, d, 6)
            word += 4
        total = self.core.last_bias
        last = self.core.last
        for j in range(len(last)):
            if hidden[j] != 0:
                total += last[j] * float(hidden[j]) / TOP
        return total


def _unit(total: i64, shift: i64) -> i64:
    if total <= 0:
        return 0
    value = lowered(total, shift)
    return value if value < TOP else TOP
