"""Kinds: what a number of a game means.

An answer, the arguments of a pending step, a word of the layout and an event are made of parts, each with a name and a
kind. Inside, everything is a number; its kind says how it is written, read, shown and bounded, whether it names
something that may be hidden, and what a net may make of it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stolik.engine.errors import BadGame
from stolik.engine.kit import bit, full, has

NOTHING: Final = "none"  # where a value may be missing
ANY: Final = 99  # seats: a table of any size
SMALL: Final = 32  # so many names are told apart in the types of the browser


def turned(value: i64, seat: i64, seats: i64) -> i64:
    """A seat as another sees it."""
    return value - seat if value >= seat else value - seat + seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """Values are 0 .. size - 1 at any table, and below `bound` at one for so many seats."""

    def __init__(self, name: str, size: i64, turning: i64 = 0) -> None:
        self.name = name
        self.size: i64 = size
        self.turning: i64 = turning  # the first so many values are seats: who looks is the first of them
        self.hidden = False  # it names a card, which not everybody may know

    def bound(self, seats: i64) -> i64:
        return self.size

    def holds(self, value: i64, seats: i64) -> bool:
        """Can a value be this at a table for so many?"""
        return 0 <= value < self.bound(seats)

    def text(self, value: i64) -> str:
        """A value in the text notation: one word."""
        raise NotImplementedError

    def read(self, text: str) -> i64:
        """The value of a text, -1 if it is none."""
        for value in range(self.size):
            if self.text(value) == text:
                return value
        return -1

    def turns(self) -> bool:
        """Do seats count in it from whoever looks?"""
        return self.turning > 0

    def turned(self, value: i64, seat: i64, seats: i64) -> i64:
        """A value as a seat sees it, which is itself the first."""
        return turned(value, seat, seats) if value < self.turning and value < seats else value

    def axes(self) -> list[int]:
        """How many values there are along each axis, where it is a place on a grid or the like; by custom it is not."""
        return []

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        """Where a value lies along an axis, from 0, as a seat sees it; -1 where it lies nowhere."""
        raise NotImplementedError

    def shown(self, value: i64) -> object:
        """A value as people and their browsers get it: plain data."""
        return self.text(value)

    def pointed(self, value: i64) -> str:
        """A value as it stands in the name of a thing that is pointed at."""
        return self.text(value)

    def said(self, name: str, value: i64) -> dict[str, str]:
        """What the texts fill in for a part of this kind, by the names of their holes."""
        return {name: self.text(value)}

    def schema(self) -> dict[str, object]:
        """The type of what is shown, as a JSON schema: the browser's types come from it."""
        return {"type": "string"}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


@final
class Seats(Kind):
    """A seat: from 1 in the notation, from 0 inside and to programs."""

    def __init__(self, most: i64) -> None:
        super().__init__("seat", most, most)

    def bound(self, seats: i64) -> i64:
        return seats if seats < self.size else self.size

    def text(self, value: i64) -> str:
        return str(value + 1)

    def read(self, text: str) -> i64:
        return _number(text, 1, self.size)

    def shown(self, value: i64) -> object:
        return value

    def pointed(self, value: i64) -> str:
        return str(value)

    def said(self, name: str, value: i64) -> dict[str, str]:
        return {name: str(value)}

    def schema(self) -> dict[str, object]:
        return {"type": "integer"}


@final
class Named(Kind):
    """One of a list, each with a name: cards, moods, owners. `card`: the names are those of the first cards."""

    def __init__(self, name: str, names: list[str], turning: i64 = 0, card: bool = False) -> None:
        super().__init__(name, len(names), turning)
        self.names = names
        self.hidden = card
        self._numbers: dict[str, int] = {}
        for number in range(len(names)):
            if names[number] in self._numbers or " " in names[number]:
                raise BadGame(f"{names[number]} is no good name in {name}: it is there twice, or has a space")
            self._numbers[names[number]] = number

    def text(self, value: i64) -> str:
        return self.names[value]

    def read(self, text: str) -> i64:
        return self._numbers.get(text, -1)

    def schema(self) -> dict[str, object]:
        if self.hidden:
            return {"$ref": "#/definitions/Card"}
        if self.size > SMALL:
            return {"type": "string"}
        return {"enum": self.names}


@final
class Numbered(Kind):
    """One of a list that has numbers and no names, from 1: the areas of a board."""

    def __init__(self, name: str, size: i64) -> None:
        super().__init__(name, size)

    def text(self, value: i64) -> str:
        return str(value + 1)

    def read(self, text: str) -> i64:
        return _number(text, 1, self.size)

    def shown(self, value: i64) -> object:
        return value + 1

    def schema(self) -> dict[str, object]:
        return {"type": "integer"}


@final
class Count(Kind):
    """How many: from `least` (mostly 0) to `most`."""

    def __init__(self, name: str, most: i64, least: i64 = 0) -> None:
        super().__init__(name, most + 1)
        self.least: i64 = least

    def holds(self, value: i64, seats: i64) -> bool:
        return self.least <= value < self.size

    def text(self, value: i64) -> str:
        return str(value)

    def read(self, text: str) -> i64:
        return _number(text, 0, self.size)

    def shown(self, value: i64) -> object:
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "integer"}


@final
class Code(Kind):
    """A number that means nothing as a number: the code of a word, a bit set of the rules' own. No input of a net."""

    def __init__(self, name: str, size: i64 = 0) -> None:
        super().__init__(name, size)

    def holds(self, value: i64, seats: i64) -> bool:
        return value >= 0 and (self.size == 0 or value < self.size)

    def text(self, value: i64) -> str:
        return str(value)

    def read(self, text: str) -> i64:
        return _number(text, 0, 0)

    def shown(self, value: i64) -> object:
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "integer"}


@final
class Flag(Kind):
    """Yes or no."""

    def __init__(self, name: str = "flag") -> None:
        super().__init__(name, 2)

    def text(self, value: i64) -> str:
        return "yes" if value != 0 else "no"

    def read(self, text: str) -> i64:
        return 1 if text == "yes" else (0 if text == "no" else -1)

    def shown(self, value: i64) -> object:
        return value != 0

    def schema(self) -> dict[str, object]:
        return {"type": "boolean"}


@final
class Maybe(Kind):
    """0 is nothing, and 1 + a value that value."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("maybe_" + kind.name, kind.size + 1)
        self.kind = kind
        self.hidden = kind.hidden

    def bound(self, seats: i64) -> i64:
        return 1 + self.kind.bound(seats)

    def turns(self) -> bool:
        return self.kind.turns()

    def turned(self, value: i64, seat: i64, seats: i64) -> i64:
        return 0 if value == 0 else 1 + self.kind.turned(value - 1, seat, seats)

    def axes(self) -> list[int]:
        return self.kind.axes()

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        return -1 if value == 0 else self.kind.along(value - 1, axis, seat, seats)

    def holds(self, value: i64, seats: i64) -> bool:
        return value == 0 or self.kind.holds(value - 1, seats)

    def text(self, value: i64) -> str:
        return NOTHING if value == 0 else self.kind.text(value - 1)

    def read(self, text: str) -> i64:
        return 0 if text == NOTHING else self.kind.read(text) + 1 if self.kind.read(text) >= 0 else -1

    def shown(self, value: i64) -> object:
        return None if value == 0 else self.kind.shown(value - 1)

    def said(self, name: str, value: i64) -> dict[str, str]:
        return {name: NOTHING} if value == 0 else self.kind.said(name, value - 1)

    def schema(self) -> dict[str, object]:
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


@final
class SetOf(Kind):
    """A bit set of values of another kind, of which there are at most 62."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("set_of_" + kind.name, bit(kind.size) if kind.size < 62 else full(62))
        if kind.size > 62:
            raise BadGame(f"{kind.name} has too many values for a set in one word: the layout has `sets` for that")
        self.kind = kind
        self.hidden = kind.hidden

    def bound(self, seats: i64) -> i64:
        return bit(self.kind.bound(seats))

    def turns(self) -> bool:
        return self.kind.turns()

    def turned(self, value: i64, seat: i64, seats: i64) -> i64:
        members: i64 = 0
        for n in range(self.kind.size):
            if has(value, n):
                members |= bit(self.kind.turned(n, seat, seats))
        return members

    def text(self, value: i64) -> str:
        return "+".join([self.kind.text(n) for n in range(self.kind.size) if has(value, n)]) or NOTHING

    def read(self, text: str) -> i64:
        members: i64 = 0
        if text == NOTHING:
            return 0
        for word in text.split("+"):
            value = self.kind.read(word)
            if value < 0:
                return -1
            members |= bit(value)
        return members

    def shown(self, value: i64) -> object:
        return [self.kind.shown(n) for n in range(self.kind.size) if has(value, n)]

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": self.kind.schema()}


@final
class Pair(Kind):
    """Two values in one number: a figure is an area and an owner. The texts get both, by the names of their kinds."""

    def __init__(self, name: str, first: Kind, second: Kind) -> None:
        super().__init__(name, first.size * second.size)
        self.first = first
        self.second = second

    def turns(self) -> bool:
        return self.first.turns() or self.second.turns()

    def turned(self, value: i64, seat: i64, seats: i64) -> i64:
        width = self.second.size
        return self.first.turned(value // width, seat, seats) * width + self.second.turned(value % width, seat, seats)

    def axes(self) -> list[int]:
        return [int(self.first.size), int(self.second.size)]

    def along(self, value: i64, axis: i64, seat: i64, seats: i64) -> i64:
        width = self.second.size
        if axis == 0:
            return self.first.turned(value // width, seat, seats)
        return self.second.turned(value % width, seat, seats)

    def holds(self, value: i64, seats: i64) -> bool:
        if not 0 <= value < self.size:
            return False
        width = self.second.size
        return self.first.holds(value // width, seats) and self.second.holds(value % width, seats)

    def text(self, value: i64) -> str:
        width = self.second.size
        return f"{self.first.text(value // width)}:{self.second.text(value % width)}"

    def read(self, text: str) -> i64:
        one, colon, other = text.partition(":")
        x = self.first.read(one)
        y = self.second.read(other)
        return x * self.second.size + y if colon and x >= 0 and y >= 0 else -1

    def shown(self, value: i64) -> object:
        width = self.second.size
        return [self.first.shown(value // width), self.second.shown(value % width)]

    def said(self, name: str, value: i64) -> dict[str, str]:
        """`figure2` fills in `area2` and `owner2`."""
        width = self.second.size
        digits = name[len(name.rstrip("0123456789")) :]
        said = self.first.said(self.first.name + digits, value // width)
        said.update(self.second.said(self.second.name + digits, value % width))
        return said

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": [self.first.schema(), self.second.schema()], "minItems": 2, "maxItems": 2}


def _number(text: str, first: i64, size: i64) -> i64:
    """A number written in the plain way, counted from `first`; -1 if it is none of `size` (0: of any)."""
    if not text.isdecimal() or not text.isascii() or len(text) > 18 or (len(text) > 1 and text[0] == "0"):
        return -1
    value = i64(int(text)) - first
    return value if value >= 0 and (size == 0 or value < size) else -1


@final
class Part:
    """A named value: of an answer, of a pending step, of an event."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name = name
        self.kind = kind

    def __repr__(self) -> str:
        return self.name if self.name == self.kind.name else f"{self.name}:{self.kind.name}"
