"""The kit: the only place with raw shifts, native vectors and random words.

Everything here runs interpreted and compiled (mypyc) with the same results. Two traps of the
compiler shape it: a shift of a *literal* one is emitted as a 32-bit shift, so `bit` shifts a
parameter; and a native int wraps where Python's grows, so nothing here ever leaves 63 bits.
(docs/architecture.md lists the traps that only cost speed.)
"""

from __future__ import annotations

from array import array
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

COMPILED: Final = not __file__.endswith(".py")

LOW32: Final = 0xFFFFFFFF


def ints(size: i64) -> vec[i64]:
    """A vector of zeros. Interpreted, a plain list is quicker than a native vector."""
    if COMPILED:
        return vec[i64]([i64(0)] * size)
    return cast("vec[i64]", [0] * size)


def as_ints(values: list[int]) -> vec[i64]:
    if COMPILED:
        return vec[i64](values)
    return cast("vec[i64]", list(values))


def as_table(values: array[int]) -> vec[i64]:
    """A big table. Interpreted, an array takes far less memory than a list."""
    if COMPILED:
        return vec[i64](values, capacity=len(values))
    return cast("vec[i64]", values)


def floats(size: i64) -> vec[float]:
    if COMPILED:
        return vec[float]([0.0] * size)
    return cast("vec[float]", [0.0] * size)


def as_floats(values: list[float]) -> vec[float]:
    found = floats(len(values))
    for i in range(len(values)):
        found[i] = values[i]
    return found


def longer(v: vec[i64], value: i64) -> vec[i64]:
    """`v` with one more value at its end; the old vector must not be used any more."""
    if COMPILED:
        return append(v, value)
    cast("list[int]", v).append(value)
    return v


def longer_floats(v: vec[float], value: float) -> vec[float]:
    if COMPILED:
        return append(v, value)
    cast("list[float]", v).append(value)
    return v


# --- bit sets: up to 63 elements in one int -------------------------------------------------

_DE_BRUIJN: Final[vec[i64]] = as_ints(
    [
        0,
        1,
        28,
        2,
        29,
        14,
        24,
        3,
        30,
        22,
        20,
        15,
        25,
        17,
        4,
        8,
        31,
        27,
        13,
        23,
        21,
        19,
        16,
        7,
        26,
        12,
        18,
        6,
        11,
        5,
        10,
        9,
    ]
)


def _shift_left(value: i64, by: i64) -> i64:
    return value << by


def _shift_right(value: i64, by: i64) -> i64:
    return value >> by


def bit(n: i64) -> i64:
    """The set that holds `n` alone."""
    return _shift_left(1, n)


def full(n: i64) -> i64:
    """The set of 0 .. n-1."""
    return _shift_left(1, n) - 1


def has(members: i64, n: i64) -> bool:
    return (_shift_right(members, n) & 1) != 0


def lowered(members: i64, by: i64) -> i64:
    """Each element n as n - by, those below `by` left out: a board moved by some cells."""
    return _shift_right(members, by)


def lowest(members: i64) -> i64:
    """The smallest element; `members` must not be empty."""
    low = members & LOW32
    if low != 0:
        return bag_lowest(low)
    return 32 + bag_lowest(members >> 32)


def bag_lowest(word: i64) -> i64:
    """The same of a set within 32 bits, such as a word of a bag."""
    return _DE_BRUIJN[(((word & -word) * 0x077CB531) & LOW32) >> 27]


def bag_size(word: i64) -> i64:
    """How many elements a set within 32 bits has."""
    m = word - ((word >> 1) & 0x55555555)
    m = (m & 0x33333333) + ((m >> 2) & 0x33333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F
    m = m + (m >> 8)
    return (m + (m >> 16)) & 0x3F


def size(members: i64) -> i64:
    """How many elements."""
    if members <= LOW32:
        return bag_size(members)
    return bag_size(members & LOW32) + bag_size(members >> 32)


def nth(members: i64, k: i64) -> i64:
    """The k-th smallest element, counted from 0."""
    m = members
    left = k
    while left > 0:
        m &= m - 1
        left -= 1
    return lowest(m)


# --- packed words of a bag: 32 cards a word ---------------------------------------------------

BAG_BITS: Final = 32


def bag_word(card: i64) -> i64:
    return card >> 5


def bag_bit(card: i64) -> i64:
    return _shift_left(1, card & 31)


if not COMPILED:
    # Interpreted, what Python has built in is several times as quick as the same in Python.
    _PLACE = {1 << n: n for n in range(63)}
    globals().update(
        bit=(1).__lshift__,
        has=lambda members, n: members >> n & 1 != 0,
        lowest=lambda members: _PLACE[members & -members],
        bag_lowest=lambda word: _PLACE[word & -word],
        size=int.bit_count,
        bag_size=int.bit_count,
        bag_word=[card // BAG_BITS for card in range(1024)].__getitem__,
        bag_bit=[1 << card % BAG_BITS for card in range(1024)].__getitem__,
    )


# --- chance -----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Answers chance. A state never holds one; whoever drives a state hands it in."""

    def below(self, n: i64) -> i64:
        """One of 0 .. n-1, each equally likely."""
        raise NotImplementedError


@final
class Rng(Dice):
    """The quick generator of playouts and searches: sfc32 (Chris Doty-Humphrey), 128 bits of state."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.x: i64 = seed & LOW32
        self.y: i64 = (seed >> 32) & LOW32
        self.z: i64 = stream & LOW32
        self.counter: i64 = 1
        rounds: i64 = 16
        while rounds > 0:
            self.word()
            rounds -= 1

    def word(self) -> i64:
        """The next 32 random bits."""
        value = (self.x + self.y + self.counter) & LOW32
        self.counter = (self.counter + 1) & LOW32
        y = self.y
        z = self.z
        self.x = y ^ (y >> 9)
        self.y = (z + ((z << 3) & LOW32)) & LOW32
        self.z = ((((z << 21) & LOW32) | (z >> 11)) + value) & LOW32
        return value

    def words(self) -> list[int]:
        """Where it stands; `set_words` makes another stand there too."""
        return [self.x, self.y, self.z, self.counter]

    def set_words(self, words: list[int]) -> None:
        self.x = words[0]
        self.y = words[1]
        self.z = words[2]
        self.counter = words[3]

    def below(self, n: i64) -> i64:
        # Lemire's multiplication, with the rejection that makes it exact.
        product = self.word() * n
        if (product & LOW32) < n:
            limit = (4294967296 - n) % n
            while (product & LOW32) < limit:
                product = self.word() * n
        return product >> 32

    def real(self) -> float:
        """A number in [0, 1)."""
        return float(self.word()) / 4294967296.0


@final
class Options:
    """A reused buffer that a step fills with the legal options."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._items: vec[i64] = ints(64)

    def clear(self) -> None:
        self.count = 0

    def add(self, option: i64) -> None:
        n = self.count
        if n == len(self._items):
            self._items = longer(self._items, 0)
        self._items[n] = option
        self.count = n + 1

    def add_each(self, members: i64, base: i64, factor: i64) -> None:
        """`base + factor * n` for each n of a bit set, in rising order."""
        n = self.count
        while len(self._items) < n + 63:
            self._items = longer(self._items, 0)
        items = self._items
        m = members
        while m != 0:
            items[n] = base + factor * lowest(m)
            n += 1
            m &= m - 1
        self.count = n

    def at(self, index: i64) -> i64:
        return self._items[index]

    def holds(self, option: i64) -> bool:
        items = self._items
        for i in range(self.count):
            if items[i] == option:
                return True
        return False

    def to_list(self) -> list[int]:
        return [self._items[i] for i in range(self.count)]
