"""The layout of a game's state: named words and zones in one flat memory, and who sees each zone.

A game declares its layout once. Cloning, saving, hashing, views and determinisation follow from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NewType, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.errors import BadGame
from stolik.engine.kinds import ANY, Kind, Named, Part, Seats
from stolik.engine.kit import BAG_BITS, has, ints, longer

# Who sees the face of a card that lies in a zone.
ALL: Final = 0
OWNER: Final = 1
NOBODY: Final = 2

# The words that every game has.
SEATS: Final = 0
OVER: Final = 1
TURN: Final = 2
DEPTH: Final = 3
SEALED: Final = 4  # one word a seat: 0, or 1 + the option that was picked in secret

StepId = NewType("StepId", i64)  # so that nobody takes a step for an event
EventId = NewType("EventId", i64)

FRAME: Final = 4  # a pending step: its id and three arguments


@final
class Zone:
    """A place for cards: a bag (no order) or a row (ordered; its last card is the top)."""

    def __init__(
        self, name: str, index: int, at: int, ordered: bool, room: int, sees: int, owner: int, first: int, end: int
    ) -> None:
        self.name = name
        self.index = index  # its number among the zones of the same name, -1 if it is the only one
        self.at = at
        self.ordered = ordered
        self.room = room
        self.sees = sees
        self.owner = owner
        self.first_deck = first  # only cards of the decks from this one
        self.end_deck = end  # to before this one ever lie here

    def seen_by(self, observer: int) -> bool:
        return self.sees == ALL or (self.sees == OWNER and self.owner == observer)

    @property
    def label(self) -> str:
        return self.name if self.index < 0 else f"{self.name}/{self.index}"


@final
class Field:
    """A named run of plain words, open to all; or so many for `each` seat, which only that seat knows.

    It is a table of values of one kind, `by` as many others as it has dimensions. One that came to a game `later`
    stands in a dump only where it is not 0, so that older dumps and logs hold.
    """

    def __init__(
        self,
        name: str,
        at: int,
        by: list[Kind],
        kind: Kind,
        packed: int = 0,
        secret: bool = False,
        later: bool = False,
        net: bool = True,
    ) -> None:
        self.name = name
        self.at = at
        self.by = by
        self.kind = kind
        self.packed = packed  # words of one set, where the values are sets of the kind: 32 members a word
        self.later = later
        self.net = net  # may it be an input of a net?
        count = packed or 1
        for axis in by:
            count *= axis.size
        self.count = count
        self.single = not by and packed == 0
        self.each = count // by[0].size if secret else 0

    def place(self, index: int) -> list[int]:
        """Where a word stands in the table, by each of its kinds; in a packed set, its number there last."""
        found: list[int] = []
        if self.packed > 0:
            found.append(index % self.packed)
            index //= self.packed
        for axis in reversed(self.by):
            found.insert(0, index % int(axis.size))
            index //= int(axis.size)
        return found

    def entry(self, index: int, value: int) -> str:
        """A word of it for whoever looks for a fault."""
        place = self.place(index)
        where = [axis.text(at) for axis, at in zip(self.by, place, strict=False)]
        if self.packed > 0:
            first = BAG_BITS * place[-1]
            said = "+".join([self.kind.text(first + n) for n in range(BAG_BITS) if value >= 0 and has(value, n)])
        else:
            said = self.kind.text(value) if self.kind.holds(value, ANY) else str(value)
        return f"{'/'.join(where)}: {said}" if where else said

    def hidden_from(self, observer: int, index: int) -> bool:
        return self.each > 0 and index // self.each != observer


def _axes(by: Kind | tuple[Kind, ...]) -> list[Kind]:
    return [by] if isinstance(by, Kind) else list(by)


@final
class Layout:
    """`decks` names the deck of each card where there are several: a zone then says what it `holds`.

    Nobody who can count takes a card for one that cannot lie there. Decks that share a zone stand side by side.
    """

    def __init__(self, cards: list[str], seats: int, depth: int = 12, decks: list[str] | None = None) -> None:
        self.cards = cards
        named = [""] * len(cards) if decks is None else decks
        if len(named) != len(cards):
            raise ValueError("each card needs a deck")
        self.decks: list[str] = list(dict.fromkeys(named))  # in the order of the cards
        self.deck_of: list[int] = [self.decks.index(deck) for deck in named]
        self.seats = seats
        self.depth = depth
        self.seat: Kind = Seats(seats)
        self.card: Kind = Named("card", cards, card=True)
        self.traits: list[list[int]] = [[] for _ in cards]  # by card: numbers of what is printed on it
        self.trait_names: list[str] = []
        # Of each step, once rules are made of them: its name and its arguments.
        self.step_names: list[str] = []
        self.step_args: list[list[Part]] = []
        self.bag_words: i64 = (len(cards) + BAG_BITS - 1) // BAG_BITS
        self.fields: list[Field] = []
        self.zones: list[Zone] = []
        self.zone_at: vec[i64] = ints(0)
        self.zone_ordered: vec[i64] = ints(0)
        self.stack: i64 = 4 + seats  # the pending steps lie behind everything else
        self.makers: list[Callable[[], object]] = []  # of what rules use as scratch

    @property
    def size(self) -> int:
        return self.stack + FRAME * self.depth

    def _check(self, name: str) -> None:
        """A dump is one dictionary of all names."""
        taken = [field.name for field in self.fields] + [zone.name for zone in self.zones]
        if name in taken or name in ("seats", "over", "turn", "todo", "sealed", "unsure", "decided", "pick"):
            raise ValueError(f"the name {name} is taken")

    def _reserve(self, count: int) -> int:
        at = self.stack
        self.stack += count
        return at

    def _field(self, field: Field) -> int:
        self._check(field.name)
        field.at = self._reserve(field.count)
        self.fields.append(field)
        return field.at

    def word(self, name: str, kind: Kind, later: bool = False, net: bool = True) -> i64:
        """One number that everybody knows."""
        return self._field(Field(name, 0, [], kind, later=later, net=net))

    def table(self, name: str, by: Kind | tuple[Kind, ...], kind: Kind, net: bool = True) -> i64:
        """A number for each value of another kind (money by seat), or of several (figures by area and owner)."""
        return self._field(Field(name, 0, _axes(by), kind, net=net))

    def sets(self, name: str, of: Kind, by: Kind | tuple[Kind, ...] = (), secret: bool = False) -> i64:
        """A set of values of a kind that has too many for one word, 32 a word; or one for each of another kind."""
        packed = (int(of.size) + BAG_BITS - 1) // BAG_BITS
        return self._field(Field(name, 0, _axes(by), of, packed, secret))

    def secrets(self, name: str, kind: Kind, net: bool = True) -> i64:
        """A number for each seat that only itself knows.

        To the others, and in the worlds that they imagine, such a word is -1: the game deals with that.
        """
        return self._field(Field(name, 0, [self.seat], kind, secret=True, net=net))

    def printed(self, names: list[str], on: list[list[int]]) -> None:
        """What is printed on each card, by the numbers of these names: a net knows cards by it."""
        if len(on) != len(self.cards):
            raise BadGame("what is printed must be said of each card")
        self.trait_names = names
        self.traits = on

    def _range(self, holds: tuple[str, ...]) -> tuple[int, int]:
        """The decks that a zone holds, by their numbers; nothing named is all of them."""
        if not holds:
            return 0, len(self.decks)
        numbers = sorted(self.decks.index(deck) for deck in holds)
        if numbers != list(range(numbers[0], numbers[0] + len(holds))):
            raise ValueError(f"the decks {', '.join(holds)} do not stand side by side")
        return numbers[0], numbers[-1] + 1

    def _zone(
        self, name: str, index: int, ordered: bool, room: int, sees: int, owner: int, holds: tuple[str, ...]
    ) -> i64:
        if index <= 0:
            self._check(name)
        first, end = self._range(holds)
        at = self._reserve(room + 1 if ordered else self.bag_words)
        self.zones.append(Zone(name, index, at, ordered, room, sees, owner, first, end))
        self.zone_at = longer(self.zone_at, at)
        self.zone_ordered = longer(self.zone_ordered, 1 if ordered else 0)
        return len(self.zones) - 1

    def bag(self, name: str, sees: int, holds: tuple[str, ...] = ()) -> i64:
        return self._zone(name, -1, False, len(self.cards), sees, -1, holds)

    def bags(self, name: str, sees: int, holds: tuple[str, ...] = ()) -> i64:
        """A bag for each seat; returns the first, the seat's own is that plus the seat."""
        first: i64 = len(self.zones)
        for seat in range(self.seats):
            self._zone(name, seat, False, len(self.cards), sees, seat, holds)
        return first

    def row(self, name: str, sees: int, room: int, holds: tuple[str, ...] = ()) -> i64:
        return self._zone(name, -1, True, room, sees, -1, holds)

    def rows(self, name: str, sees: int, room: int, holds: tuple[str, ...] = ()) -> i64:
        """A row for each seat; returns the first, the seat's own is that plus the seat."""
        first: i64 = len(self.zones)
        for seat in range(self.seats):
            self._zone(name, seat, True, room, sees, seat, holds)
        return first

    def scratch(self, make: Callable[[], object]) -> i64:
        """Something that rules need while they work and that is no part of the state; `State.scratch` has it."""
        self.makers.append(make)
        return len(self.makers) - 1

    def frame(self, step: int, args: list[int]) -> str:
        """A pending step in words, its arguments by name; what it does not declare is told as it is."""
        if not 0 <= step < len(self.step_names):
            return f"step {step}({', '.join([str(value) for value in args])})"
        said = []
        for i in range(len(args)):
            part = self.step_args[step][i] if i < len(self.step_args[step]) else None
            if part is not None:
                holds = part.kind.holds(args[i], ANY)
                said.append(f"{part.name} {part.kind.text(args[i]) if holds else args[i]}")
            elif args[i] != 0:
                said.append(str(args[i]))
        return f"{self.step_names[step]}({', '.join(said)})"

    # --- what a game's author got wrong, told apart from where it is noticed: there it would be in the way ---

    def no_step(self, step: i64) -> BadGame:
        return BadGame(f"step {step} is put on the stack and was never registered")

    def too_deep(self) -> BadGame:
        return BadGame(f"more than {self.depth} steps are pending: the layout needs a greater depth, or they never end")

    def no_room(self, zone: int) -> BadGame:
        return BadGame(f"{self.zones[zone].label} has no room for more than {self.zones[zone].room} cards")

    def not_there(self, zone: int, card: int) -> BadGame:
        name = self.cards[card] if 0 <= card < len(self.cards) else f"card {card}"
        return BadGame(f"{name} does not lie in {self.zones[zone].label}")

    def is_there(self, zone: int, card: int) -> BadGame:
        return BadGame(f"{self.cards[card]} lies in {self.zones[zone].label}, where it is said not to be")
