"""The layout of a game's state: named words and zones in one flat memory, and who sees each zone.

A game declares its layout once. Cloning, saving, hashing, views and determinisation follow from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.errors import BadGame
from stolik.engine.kit import BAG_BITS, ints, longer

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
        self.first_kind = first  # only cards of the kinds from this one
        self.end_kind = end  # to before this one ever lie here

    def seen_by(self, observer: int) -> bool:
        return self.sees == ALL or (self.sees == OWNER and self.owner == observer)

    @property
    def label(self) -> str:
        return self.name if self.index < 0 else f"{self.name}/{self.index}"


@final
class Field:
    """A named run of plain words, open to all; or so many for `each` seat, which only that seat knows.

    One that came to a game `later` stands in a dump only where it is not 0, so that older dumps and logs hold.
    """

    def __init__(self, name: str, at: int, count: int, single: bool, each: int = 0, later: bool = False) -> None:
        self.name = name
        self.at = at
        self.count = count
        self.single = single
        self.each = each
        self.later = later

    def hidden_from(self, observer: int, index: int) -> bool:
        return self.each > 0 and index // self.each != observer


@final
class Layout:
    """`kinds` names the kind of each card where there are several (decks apart): a zone then says what it `holds`.

    Nobody who can count takes a card for one that cannot lie there. Kinds that share a zone stand side by side.
    """

    def __init__(self, cards: list[str], seats: int, depth: int = 12, kinds: list[str] | None = None) -> None:
        self.cards = cards
        named = [""] * len(cards) if kinds is None else kinds
        if len(named) != len(cards):
            raise ValueError("each card needs a kind")
        self.kinds: list[str] = list(dict.fromkeys(named))  # in the order of the cards
        self.kind_of: list[int] = [self.kinds.index(kind) for kind in named]
        self.seats = seats
        self.depth = depth
        self.step_names: list[str] = []  # once rules are made of them
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
        if name in taken or name in ("seats", "over", "turn", "todo", "sealed", "unsure"):
            raise ValueError(f"the name {name} is taken")

    def _reserve(self, count: int) -> int:
        at = self.stack
        self.stack += count
        return at

    def word(self, name: str, later: bool = False) -> int:
        self._check(name)
        self.fields.append(Field(name, self._reserve(1), 1, True, later=later))
        return self.fields[-1].at

    def words(self, name: str, count: int) -> int:
        self._check(name)
        self.fields.append(Field(name, self._reserve(count), count, False))
        return self.fields[-1].at

    def secrets(self, name: str, each: int = 1) -> int:
        """So many words for each seat that only itself knows.

        To the others, and in the worlds that they imagine, such a word is -1: the game deals with that.
        """
        self._check(name)
        count = self.seats * each
        self.fields.append(Field(name, self._reserve(count), count, False, each))
        return self.fields[-1].at

    def _range(self, holds: tuple[str, ...]) -> tuple[int, int]:
        """The kinds that a zone holds, by their numbers; nothing named is all of them."""
        if not holds:
            return 0, len(self.kinds)
        numbers = sorted(self.kinds.index(kind) for kind in holds)
        if numbers != list(range(numbers[0], numbers[0] + len(holds))):
            raise ValueError(f"the kinds {', '.join(holds)} do not stand side by side")
        return numbers[0], numbers[-1] + 1

    def _zone(
        self, name: str, index: int, ordered: bool, room: int, sees: int, owner: int, holds: tuple[str, ...]
    ) -> int:
        if index <= 0:
            self._check(name)
        first, end = self._range(holds)
        at = self._reserve(room + 1 if ordered else self.bag_words)
        self.zones.append(Zone(name, index, at, ordered, room, sees, owner, first, end))
        self.zone_at = longer(self.zone_at, at)
        self.zone_ordered = longer(self.zone_ordered, 1 if ordered else 0)
        return len(self.zones) - 1

    def bag(self, name: str, sees: int, holds: tuple[str, ...] = ()) -> int:
        return self._zone(name, -1, False, len(self.cards), sees, -1, holds)

    def bags(self, name: str, sees: int, holds: tuple[str, ...] = ()) -> int:
        """A bag for each seat; returns the first, the seat's own is that plus the seat."""
        found = [self._zone(name, seat, False, len(self.cards), sees, seat, holds) for seat in range(self.seats)]
        return found[0]

    def row(self, name: str, sees: int, room: int, holds: tuple[str, ...] = ()) -> int:
        return self._zone(name, -1, True, room, sees, -1, holds)

    def rows(self, name: str, sees: int, room: int, holds: tuple[str, ...] = ()) -> int:
        """A row for each seat; returns the first, the seat's own is that plus the seat."""
        found = [self._zone(name, seat, True, room, sees, seat, holds) for seat in range(self.seats)]
        return found[0]

    def scratch(self, make: Callable[[], object]) -> int:
        """Something that rules need while they work and that is no part of the state; `State.scratch` has it."""
        self.makers.append(make)
        return len(self.makers) - 1

    # --- what a game's author got wrong, told apart from where it is noticed: there it would be in the way ---

    def no_step(self, step: int) -> BadGame:
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
