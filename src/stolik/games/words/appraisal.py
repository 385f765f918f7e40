"""What a position of Word Domination is worth to each seat: what can be counted, and a small net that has seen games.

The net is asked once a seat, about what that seat has and what its strongest rival has, and corrects the log-odds of
`features.py`. There is one for each number of players, made by `stolik.games.words.training`, whose files say how.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from math import exp, log
from pathlib import Path
from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.errors import DataError
from stolik.engine.kit import floats
from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.words.features import FEATURES, turns_left
from stolik.games.words.scoring import ZONE, zones_of
from stolik.games.words.state import (
    BLACK,
    CAPTURED,
    CELL,
    DECK_SIZE,
    DEVICE,
    DUTY,
    HAND,
    LAYOUT,
    LETTER,
    LETTERS,
    MARK,
    MOST_SEATS,
    MOVER,
    WORD,
)

FORMAT: Final = "stolik-words-net-1"
NETS: Final = Path(__file__).parent / "nets"

# What each seat has; `frequent` is a sum over cards of how frequent their letters are in the deck.
NUMBERS: Final = (
    *("captured", "captured frequent", "devices", "tapes in zones", "pairs of tapes", "single tapes"),
    *("marks", "marks frequent", "marks by tapes", "hand frequent", "duty", "waits", "turns"),
)
COUNTED: Final[i64] = 13
# What the net is told: the numbers of a seat and of its strongest rival, then how the seat stands by `features.py`, how
# many letter cards nobody has marked, whether black cards act, and how many of them lie in the centre.
ODDS: Final[i64] = 2 * COUNTED
INPUTS: Final[i64] = 2 * COUNTED + 4

A_POINT: Final = 3.0  # log-odds, at the end
A_TIE: Final = 0.05  # for each captured card, where points are equal

_MEAN: Final = DECK_SIZE / LETTERS
_FREQUENT: Final[vec[float]] = floats(LETTERS)
for _card in range(DECK_SIZE):
    _FREQUENT[LETTER[_card]] += 0.1
for _letter in range(LETTERS):
    _FREQUENT[_letter] -= 0.1 * _MEAN


MOST_UNITS: Final = 64


@final
class Correction:
    """A net for some number of players: a layer of units that are cut to 0..1, and one number out of them."""

    def __init__(self, units: i64, weights: list[float]) -> None:
        self.units = units
        self._first: vec[float] = floats(INPUTS * units)  # by input, then by unit
        self._bias: vec[float] = floats(units)
        self._last: vec[float] = floats(units)
        size = INPUTS * units
        for i in range(size):
            self._first[i] = weights[i]
        for unit in range(units):
            self._bias[unit] = weights[size + unit]
            self._last[unit] = weights[size + units + unit]

    def of(self, inputs: vec[float], sums: vec[float]) -> float:
        """`sums`: room for the units."""
        units = self.units
        first = self._first
        for unit in range(units):
            sums[unit] = self._bias[unit]
        at: i64 = 0
        for i in range(INPUTS):
            value = inputs[i]
            if value != 0.0:
                for unit in range(units):
                    sums[unit] += value * first[at + unit]
            at += units
        total = 0.0
        for unit in range(units):
            value = sums[unit]
            if value > 0.0:
                total += (1.0 if value > 1.0 else value) * self._last[unit]
        return total


def written(path: Path, header: dict[str, Any], units: int, weights: list[float]) -> None:
    """One line of JSON, then the weights as small floats, compressed."""
    small = array("f", weights)
    if sys.byteorder == "big":
        small.byteswap()
    said = {"format": FORMAT, "numbers": list(NUMBERS), "units": units, **header}
    path.write_bytes(json.dumps(said).encode() + b"\n" + zlib.compress(small.tobytes(), 9))


def load(path: Path) -> Correction:
    line, _, packed = path.read_bytes().partition(b"\n")
    header = json.loads(line)
    if header.get("format") != FORMAT or header.get("numbers") != list(NUMBERS):
        raise DataError(path, "is a net that has learned from other numbers than are counted now")
    small = array("f")
    small.frombytes(zlib.decompress(packed))
    if sys.byteorder == "big":
        small.byteswap()
    units = int(header["units"])
    if len(small) != (INPUTS + 2) * units or units > MOST_UNITS:
        raise DataError(path, f"is no net of {units} units")
    return Correction(units, list(small))


def shipped() -> dict[int, Correction]:
    """By number of players, as far as there is one."""
    return {int(path.stem): load(path) for path in sorted(NETS.glob("*.net"))}


@final
class Inventory:
    """What has been counted of a position, and what it comes to."""

    def __init__(self) -> None:
        self.of: vec[float] = floats(MOST_SEATS * COUNTED)
        self.plain: vec[float] = floats(MOST_SEATS)  # worths by `features.py` alone
        self.worths: vec[float] = floats(MOST_SEATS)
        self.inputs: vec[float] = floats(INPUTS)
        self.sums: vec[float] = floats(MOST_UNITS)
        self._free = 0.0
        self._devices = 0.0

    def read(self, g: State) -> None:
        """All numbers of all seats."""
        of = self.of
        seats = g.seats
        for i in range(seats * COUNTED):
            of[i] = 0.0
        self._free = 0.0
        self._devices = 0.0
        acts = g[BLACK] != 0
        for card in range(DECK_SIZE):
            if g[CELL + card] != 0:
                mark = g[MARK + card]
                if mark == 0:
                    self._free += 1.0
                else:
                    of[(mark - 1) * COUNTED + 6] += 1.0
                    of[(mark - 1) * COUNTED + 7] += _FREQUENT[LETTER[card]]
                if acts and DEVICE[card] >= 0:
                    self._devices += 1.0
        for seat in range(seats):
            self._seat(g, seat)

    def _seat(self, g: State, seat: i64) -> None:
        of = self.of
        at = seat * COUNTED
        captured = g.count(CAPTURED + seat)
        of[at] = float(captured)
        if captured > 0:
            for card in range(DECK_SIZE):
                if g.holds(CAPTURED + seat, card):
                    of[at + 1] += _FREQUENT[LETTER[card]]
                    if g[BLACK] != 0 and DEVICE[card] >= 0:
                        of[at + 2] += 1.0
        zones = zones_of(g, seat)
        for group in range(zones.count):
            if zones.group[group] != group:
                continue
            tapes = zones.tapes_of(group)
            if tapes >= ZONE:
                of[at + 3] += float(tapes)
            elif tapes == 2:
                of[at + 4] += 1.0
            elif tapes == 1:
                of[at + 5] += 1.0
            if tapes > 0:
                for one in range(zones.count):
                    if zones.group[one] == group and zones.tape[one] == 0:
                        of[at + 8] += 1.0
        waits = seat + g.seats - g[MOVER]
        if g[WORD] != 0:
            waits -= 1
        waits = waits % g.seats
        if waits < g.seats - 1 and g.count(HAND + seat) > 0:  # what is drawn for the next round, chance has yet to say
            of[at + 9] = _FREQUENT[LETTER[g.card(HAND + seat, 0)]]
        left = turns_left(g, seat)
        of[at + 10] = float(g.count(DUTY + seat))
        of[at + 11] = float(waits)
        of[at + 12] = float(left)
        ahead = float(left) / float(left + 1)
        weights = FEATURES.weights
        self.plain[seat] = (
            weights[0] * of[at]
            + weights[1] * of[at + 3]
            + weights[2] * of[at + 4] * ahead
            + weights[3] * of[at + 6] * ahead
            + weights[4] * of[at + 12]
        )

    def ended(self, seats: i64) -> bool:
        """When nobody has a turn left, points are all that counts (WORDS.E4)."""
        of = self.of
        for seat in range(seats):
            if of[seat * COUNTED + 12] > 0.0:
                return False
        for seat in range(seats):
            captured = of[seat * COUNTED]
            self.worths[seat] = A_POINT * (captured + of[seat * COUNTED + 3]) + A_TIE * captured
        return True

    def tell(self, g: State, seat: i64) -> None:
        """What the net is told about a seat."""
        inputs = self.inputs
        strongest: i64 = -1
        for other in range(g.seats):
            if other != seat and (strongest < 0 or self.plain[other] > self.plain[strongest]):
                strongest = other
        for i in range(COUNTED):
            inputs[i] = self.of[seat * COUNTED + i]
            inputs[COUNTED + i] = self.of[strongest * COUNTED + i]
        inputs[ODDS] = odds(self.plain, g.seats, seat)
        inputs[ODDS + 1] = self._free
        inputs[ODDS + 2] = 1.0 if g[BLACK] != 0 else 0.0
        inputs[ODDS + 3] = self._devices


def odds(worths: vec[float], seats: i64, seat: i64) -> float:
    """The log-odds of one seat against all others together."""
    highest = -1e300
    for other in range(seats):
        if other != seat and worths[other] > highest:
            highest = worths[other]
    total = 0.0
    for other in range(seats):
        if other != seat:
            total += exp(worths[other] - highest)
    return worths[seat] - highest - log(total)


_INVENTORY: Final = LAYOUT.scratch(Inventory)


def inventory_of(g: State) -> Inventory:
    return cast(Inventory, g.scratch(_INVENTORY))


@final
class Appraiser(Evaluator):
    """Tells by the numbers of `features.py`, and by a net where there is one."""

    def __init__(self, nets: dict[int, Correction]) -> None:
        super().__init__(FEATURES.names, list(FEATURES.weights))
        self._nets: list[Correction | None] = [nets.get(seats) for seats in range(MOST_SEATS + 1)]

    def forget(self) -> None:
        """No net any more in this process: so a new one learns the same whether there was one before or not."""
        for seats in range(MOST_SEATS + 1):
            self._nets[seats] = None

    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        FEATURES.measure(g, seat, out)

    def worth(self, g: State, seat: i64, scratch: vec[float]) -> float:
        return self.judge(g)[seat]

    def chances(self, g: State, out: vec[float], scratch: vec[float]) -> None:
        worths = self.judge(g)
        for seat in range(g.seats):
            out[seat] = 1.0 / (1.0 + exp(-odds(worths, g.seats, seat)))

    def judge(self, g: State) -> vec[float]:
        """The worths of all seats, until somebody asks again."""
        count = inventory_of(g)
        count.read(g)
        if count.ended(g.seats):
            return count.worths
        net = self._nets[g.seats]
        for seat in range(g.seats):
            count.worths[seat] = count.plain[seat]
            if net is not None:
                count.tell(g, seat)
                count.worths[seat] += net.of(count.inputs, count.sums)
        return count.worths

    def stands(self, g: State, seat: i64) -> float:
        """Log-odds of winning against all others together."""
        return odds(self.judge(g), g.seats, seat)


APPRAISER: Final = Appraiser(shipped())
