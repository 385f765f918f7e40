"""What a net sees: which inputs are on in a position, as one seat looks at it.

All of it follows from what a game has declared, turned to the seat that looks. A net judges the worlds that a search
imagines, so it sees every card that somebody sees; of zones that nobody looks into it gets the size alone, for what a
world has there is made up.

    part of a position             inputs
    a value of a kind              one for each value; a count that is 0 and a value that is missing have none
    a long count                   one each up to 16, then one for several together
    a set                          one a member
    on a grid                      as above for each of its axes
    a zone that somebody sees      one a card that may lie there, one for the topmost of a row, its size
    a table by card                its value with each trait that is printed on the card, by the zone where it lies
    what is asked                  step and who is asked; its arguments; the steps that pend below

A zone of one card that everything hangs on (who somebody is) can be the `key`: each value then has one more input
for each card that may lie there, as if there was a net for each.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.errors import BadGame
from stolik.engine.kinds import Code, Count, Flag, Kind, Maybe, SetOf
from stolik.engine.kit import BAG_BITS, Options, as_ints, lowered, lowest
from stolik.engine.layout import DEPTH, FRAME, NOBODY, Field
from stolik.engine.loop import actor
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import AUTO, CHANCE

ONE_EACH: Final = 16  # a count has an input for each value so far
AT_MOST: Final = 64  # inputs of a count
WIDEST: Final = 1024  # values of a kind that can be inputs
NONE: Final = -1

# How an entry is read.
_VALUE: Final = 0
_SET: Final = 1
_WIDTH: Final = 6  # words of an entry: address, how, first input, its table there, values in it, the first of them

# Of a zone: address, is it a row?, has it faces?, first inputs of cards, of the topmost, of sizes, first and last card,
# its attributes' entries.
_ZONE: Final = 10


def _index(kind: Kind, value: int) -> int:
    """Which of the inputs of a kind stands for a value, NONE if none does."""
    if isinstance(kind, Flag):
        return 0 if value != 0 else NONE
    if not isinstance(kind, Count):
        return value
    number = value - int(kind.least)
    if number <= 0:
        return NONE
    if number <= ONE_EACH:
        return number - 1
    together = max(4, -(-(int(kind.size) - ONE_EACH) // (AT_MOST - ONE_EACH)))
    return ONE_EACH + (number - ONE_EACH - 1) // together


@final
class Spread:
    """The inputs of a value: for each axis that it has, which input stands for each value."""

    def __init__(self, kind: Kind, seat: int, seats: int) -> None:
        self.shift = 0
        inner = kind
        while isinstance(inner, Maybe):
            self.shift += 1
            inner = inner.kind
        self.set = isinstance(inner, SetOf)
        if isinstance(inner, SetOf):
            inner = inner.kind
        size = int(inner.size)
        self.tables: list[list[int]] = []
        self.sizes: list[int] = []
        if isinstance(inner, Code) or size > WIDEST:
            return
        axes = inner.axes()
        if axes and not self.set:
            for axis in range(len(axes)):
                self._add([int(inner.along(value, axis, seat, seats)) for value in range(size)])
        else:
            self._add([_index(inner, int(inner.turned(value, seat, seats))) for value in range(size)])

    def _add(self, table: list[int]) -> None:
        self.tables.append(table)
        self.sizes.append(max(table) + 1)

    @property
    def size(self) -> int:
        return sum(self.sizes)


@final
class Inputs:
    """Of a game at a table for so many. It holds no position; what is on goes into the `Options` of whoever asks."""

    def __init__(self, rules: Rules, seats: int, key: str = "", unseen: tuple[str, ...] = ()) -> None:
        """`unseen`: words and zones that are left out. `key`: the name of a zone of each seat."""
        self.rules = rules
        self.layout = rules.layout
        self.seats: i64 = seats
        self._unseen = unseen
        self._names: list[str] = []  # of each run of inputs, and where it begins
        self._starts: list[int] = []
        self._end = 0
        self._tables: list[int] = []
        self._table_of: dict[tuple[int, ...], int] = {}
        self._entries: list[int] = []
        self._plan_words()
        self._plan_asked()
        self.words: i64 = self._end  # the inputs of values: these are multiplied by the key
        self._zones_of: list[int] = []
        self._attributes: list[int] = []
        self._crowds: list[tuple[int, int, int]] = []  # inputs that can be on several times: from, to, how often in all
        self._plan_zones()
        self._plan_key(key)
        self.size: i64 = self._end
        self._plan: vec[i64] = as_ints(self._entries)
        self._table: vec[i64] = as_ints(self._tables)
        self._zones: vec[i64] = as_ints(self._zones_of)
        self._by_card: vec[i64] = as_ints(self._attributes)

    @property
    def spans(self) -> list[tuple[str, int]]:
        """Where the inputs of each thing begin, by name."""
        return list(zip(self._names, self._starts, strict=True))

    @property
    def seal(self) -> str:
        """Changes with whatever is declared: a net knows by it that it was made for these inputs."""
        return sha256(repr((self.spans, int(self.size), self._tables)).encode()).hexdigest()[:16]

    # --- the plan -------------------------------------------------------------------------------------

    def _span(self, name: str, size: int) -> int:
        self._names.append(name)
        self._starts.append(self._end)
        self._end += size
        return self._end - size

    def _shared(self, table: list[int]) -> int:
        """Where a table stands; the same one stands there once."""
        key = tuple(table)
        found = self._table_of.get(key)
        if found is None:
            found = self._table_of[key] = len(self._tables)
            self._tables += table
        return found

    def _enter(self, into: list[int], at: int, spread: Spread, start: int) -> None:
        for number in range(len(spread.tables)):
            table = spread.tables[number]
            how = _SET if spread.set else _VALUE
            into += [at, how, start, self._shared(table), len(table), spread.shift]
            start += spread.sizes[number]

    def _plan_words(self) -> None:
        seats = int(self.seats)
        begins: list[int] = []
        starts: list[int] = []
        for field in self.layout.fields:
            size = 0
            if field.net and field.name not in self._unseen and not self._is_of_cards(field):
                size = Spread(field.kind, 0, seats).size
                if field.packed > 0:
                    size = int(field.kind.bound(seats))
            cells = 1
            for axis in field.by:
                cells *= int(axis.bound(seats))
            starts.append(self._span(field.name, size * cells) if size > 0 else NONE)
        for seat in range(seats):
            begins.append(len(self._entries))
            for number in range(len(starts)):
                if starts[number] >= 0:
                    self._enter_field(self.layout.fields[number], starts[number], seat)
        begins.append(len(self._entries))
        self._words: vec[i64] = as_ints(begins)

    def _is_of_cards(self, field: Field) -> bool:
        """Does it say something of each card?"""
        return len(field.by) == 1 and field.by[0].hidden and field.packed == 0

    def _enter_field(self, field: Field, start: int, seat: int) -> None:
        seats = int(self.seats)
        spread = Spread(field.kind, seat, seats)
        for index in range(field.count):
            place = field.place(index)
            if field.each > 0 and place[0] != seat:
                continue
            number = 0
            there = True
            for i in range(len(field.by)):
                axis = field.by[i]
                there = there and axis.holds(place[i], seats)
                number = number * int(axis.bound(seats)) + int(axis.turned(place[i], seat, seats))
            if not there:
                continue
            if field.packed == 0:
                self._enter(self._entries, field.at + index, spread, start + number * spread.size)
            else:
                first = BAG_BITS * place[len(place) - 1]
                bound = int(field.kind.bound(seats))
                members = [
                    int(field.kind.turned(value, seat, seats)) for value in range(first, min(bound, first + BAG_BITS))
                ]
                table = self._shared(members)
                self._entries += [field.at + index, _SET, start + number * bound, table, len(members), 0]

    def _plan_asked(self) -> None:
        """Which step asks whom, its arguments by their names, and what pends below."""
        steps = self.rules.steps
        seats = int(self.seats)
        self._asked_at: i64 = self._span("asked", len(steps) * seats)
        self._below_at: i64 = self._span("below", len(steps))
        starts: dict[str, int] = {}
        begins: list[int] = []
        for seat in range(seats):
            for number in range(len(steps)):
                begins.append(len(self._entries))
                if steps[number].kind in (AUTO, CHANCE):
                    continue
                parts = steps[number].parts
                for i in range(len(parts)):
                    spread = Spread(parts[i].kind, seat, seats)
                    if parts[i].name not in starts:
                        starts[parts[i].name] = self._span(f"of {parts[i].name}", spread.size)
                    if spread.size > 0:
                        self._enter(self._entries, i, spread, starts[parts[i].name])
        begins.append(len(self._entries))
        self._args: vec[i64] = as_ints(begins)

    def _plan_zones(self) -> None:
        layout = self.layout
        seats = int(self.seats)
        cards = len(layout.cards)
        traits = len(layout.trait_names)
        of_cards = [
            field
            for field in layout.fields
            if field.net and field.name not in self._unseen and self._is_of_cards(field)
        ]
        most_on = max([len(on) for on in layout.traits], default=1) if traits > 0 else 1
        begin: list[int] = []  # of each zone: its cards, its topmost, its size, then what is said of its cards
        for zone in layout.zones:
            begin.append(NONE)
            if zone.index >= seats or zone.name in self._unseen:
                continue
            held = self._held(zone.first_deck, zone.end_deck)
            size = len(held) if zone.sees != NOBODY else 0
            start = self._span(zone.label, size + (size if zone.ordered and zone.room > 1 else 0))
            self._span(f"{zone.label} size", AT_MOST if zone.room > 1 else 0)
            for field in of_cards:
                width = Spread(field.kind, 0, seats).size
                if size > 0 and held[0] < int(field.by[0].size):
                    first = self._span(f"{zone.label} {field.name}", width * (traits or cards))
                    self._crowds.append((first, self._end, min(zone.room, size) * most_on))
            begin[-1] = start
        for seat in range(seats):
            for number in range(len(layout.zones)):
                self._enter_zone(number, begin, of_cards, seat)
        self._traits_at: vec[i64] = as_ints([])
        flat: list[int] = []
        starts: list[int] = []
        for card in range(cards):
            starts.append(len(flat))
            flat += layout.traits[card] if traits > 0 else [card]
        starts.append(len(flat))
        self._traits_at = as_ints(starts)
        self._traits: vec[i64] = as_ints(flat)
        self._trait_count: i64 = traits or cards

    def _held(self, first_deck: int, end_deck: int) -> list[int]:
        return [card for card in range(len(self.layout.cards)) if first_deck <= self.layout.deck_of[card] < end_deck]

    def _enter_zone(self, number: int, begin: list[int], of_cards: list[Field], seat: int) -> None:
        seats = int(self.seats)
        layout = self.layout
        zone = layout.zones[number]
        if begin[number] < 0:
            self._zones_of += [NONE] * _ZONE
            return
        start = begin[number if zone.index < 0 else number - zone.index + (zone.index - seat) % seats]
        held = self._held(zone.first_deck, zone.end_deck)
        size = len(held) if zone.sees != NOBODY else 0
        tops = size if zone.ordered and zone.room > 1 else 0
        after = start + size + tops + (AT_MOST if zone.room > 1 else 0)
        first = len(self._attributes) // _WIDTH
        for field in of_cards:
            if size > 0 and held[0] < int(field.by[0].size):
                spread = Spread(field.kind, seat, seats)
                self._enter(self._attributes, field.at, spread, after)
                after += spread.size * (len(layout.trait_names) or len(layout.cards))
        last = len(self._attributes) // _WIDTH
        sizes = start + size + tops if zone.room > 1 else NONE
        self._zones_of += [
            zone.at,
            int(zone.ordered),
            int(size > 0),
            start - held[0],
            start + size - held[0] if tops > 0 else NONE,
            sizes,
            first,
            last,
            max([int(field.by[0].size) for field in of_cards]) if first < last else 0,
            zone.room,
        ]

    def _plan_key(self, key: str) -> None:
        """Where the zones stand that are the key, and their first card."""
        self._key_first: i64 = 0
        self._key_base: i64 = self._end
        self._key_zone: i64 = NONE
        if not key:
            return
        for number in range(len(self.layout.zones)):
            zone = self.layout.zones[number]
            if zone.name == key and zone.index == 0:
                held = self._held(zone.first_deck, zone.end_deck)
                self._key_zone = number
                self._key_first = held[0]
                self._key_base = self._span(f"by {key}", len(held) * int(self.words))
                return
        raise BadGame(f"there is no zone {key} of each seat")

    # --- a position -----------------------------------------------------------------------------------

    def on(self, g: State, seat: i64, out: Options) -> None:
        """The inputs that are on, as a seat looks at it."""
        out.clear()
        mem = g.mem
        plan = self._plan
        self._run(g, self._words[seat], self._words[seat + 1], out)
        depth = mem[DEPTH]
        if depth > 0:
            steps = self.rules.steps
            number = g.pending_step()
            asked = actor(self.rules, g) - seat
            if asked < 0:
                asked += self.seats
            out.add(self._asked_at + number * self.seats + asked)
            at = seat * len(steps) + number
            entry = self._args[at]
            end = self._args[at + 1]
            while entry < end:
                argument = plan[entry]
                value = g.a if argument == 0 else g.b if argument == 1 else g.c
                self._value(plan, entry, value, out)
                entry += _WIDTH
            stack = g.layout.stack
            below = depth - 2
            while below >= 0:
                out.add(self._below_at + mem[stack + FRAME * below])
                below -= 1
        if self._key_zone >= 0:
            self._multiply(g, seat, out)
        self._cards(g, seat, out)

    def listed(self, g: State, seat: i64) -> list[int]:
        """The same at once: for whoever writes positions down."""
        out = Options()
        self.on(g, seat, out)
        return out.to_list()

    @property
    def first_by_key(self) -> int:
        """Those from this one on are by the key."""
        return int(self._key_base)

    def most(self, row: list[int]) -> int:
        """No sum of these numbers, one an input, is greater, whatever is on: of the key there is one card."""
        plain = sum(row[: self._key_base])
        for first, end, often in self._crowds:
            plain += often * max(row[first:end], default=0) - sum(row[first:end])
        below = row[self._below_at : self._below_at + len(self.rules.steps)]
        plain += self.layout.depth * max(below) - sum(below)
        base = int(self._key_base)
        width = int(self.words)
        keys = [sum(row[at : at + width]) for at in range(base, len(row), width)] if width > 0 else []
        return plain + max(keys, default=0)

    def _run(self, g: State, entry: i64, end: i64, out: Options) -> None:
        plan = self._plan
        mem = g.mem
        while entry < end:
            value = mem[plan[entry]]
            if value > 0 or (value == 0 and plan[entry + 5] == 0):
                self._value(plan, entry, value, out)
            entry += _WIDTH

    def _value(self, plan: vec[i64], entry: i64, value: i64, out: Options) -> None:
        start = plan[entry + 2]
        table = plan[entry + 3]
        size = plan[entry + 4]
        index = value - plan[entry + 5]
        if plan[entry + 1] == _VALUE:
            if 0 <= index < size:
                found = self._table[table + index]
                if found >= 0:
                    out.add(start + found)
            return
        left = index
        while left > 0:
            member = lowest(left)
            left &= left - 1
            if member < size:
                out.add(start + self._table[table + member])

    def _multiply(self, g: State, seat: i64, out: Options) -> None:
        """All values once more, as inputs of whatever the key is."""
        keys = g.count(self._key_zone + seat)
        if keys != 1:
            return
        key = g.card(self._key_zone + seat, 0) - self._key_first
        base = self._key_base + key * self.words
        for i in range(out.count):
            out.add(base + out.at(i))

    def _cards(self, g: State, seat: i64, out: Options) -> None:
        mem = g.mem
        zones = self._zones
        zone = seat * len(self.layout.zones) * _ZONE
        end = zone + len(self.layout.zones) * _ZONE
        bag_words = self.layout.bag_words
        while zone < end:
            at = zones[zone]
            if at < 0:
                zone += _ZONE
                continue
            count: i64 = 0
            seen = zones[zone + 2] != 0
            first = zones[zone + 3]
            if zones[zone + 1] != 0:
                count = mem[at]
                if seen:
                    for spot in range(count):
                        card = mem[at + 1 + spot]
                        out.add(first + card)
                        self._said(mem, card, zone, out)
                    if count > 0 and zones[zone + 4] != NONE:
                        out.add(zones[zone + 4] + mem[at + count])
            else:
                for i in range(bag_words):
                    left = mem[at + i]
                    while left != 0:
                        count += 1
                        if seen:
                            card = BAG_BITS * i + lowest(left)
                            out.add(first + card)
                            self._said(mem, card, zone, out)
                        left &= left - 1
            if count > 0 and zones[zone + 5] >= 0:
                if count > ONE_EACH:
                    count = ONE_EACH + lowered(count - ONE_EACH - 1, 2) + 1
                if count > AT_MOST:
                    count = AT_MOST
                out.add(zones[zone + 5] + count - 1)
            zone += _ZONE

    def _said(self, mem: vec[i64], card: i64, zone: i64, out: Options) -> None:
        """What tables say of a card that lies there, by what is printed on it."""
        if card >= self._zones[zone + 8]:
            return
        entry = self._zones[zone + 6] * _WIDTH
        end = self._zones[zone + 7] * _WIDTH
        plan = self._by_card
        while entry < end:
            value = mem[plan[entry] + card] - plan[entry + 5]
            if 0 <= value < plan[entry + 4]:
                found = self._table[plan[entry + 3] + value]
                if found >= 0:
                    base = plan[entry + 2] + found * self._trait_count
                    trait = self._traits_at[card]
                    while trait < self._traits_at[card + 1]:
                        out.add(base + self._traits[trait])
                        trait += 1
            entry += _WIDTH
