"""What a seat knows as bytes, and what it may answer as numbers: for programs that learn.

All of it follows from what a game has declared. Bytes stand in named spans (`spans`); each is turned to the seat that
looks, which is always the first. Only Knowledge and what lies open are asked: a card whose place a seat does not know
leaves nothing, one that may lie in several places leaves a share of 255 in each.

    kind of a value            bytes
    yes or no                  255 or 0
    a count                    its part of the most, as a part of 255; above 255 a second byte has its lowest digit
    one of a list              one byte each, 255 for the one; of nothing none
    a set                      one byte each
    on a grid                  as above for each of its axes (`Kind.axes`)
    one of very many           its digits to the base 256
    a code                     none: such a number means nothing by itself

An answer's number is its step's first number plus its own number in the step, turned too. Steps with very many answers
go by candidates: the options that the step lists, with their parts and what the game measures of them as features.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from stolik.engine.kinds import Code, Count, Flag, Kind, Maybe, SetOf
from stolik.engine.kit import BAG_BITS, Options, as_ints, bit, ints, lowered, lowest
from stolik.engine.knowledge import UNSURE, Knowledge
from stolik.engine.layout import DEPTH, FRAME, SEALED, TURN, Field
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import AUTO, CHANCE, CHOICE, SPEAK, Choice

CANDIDATES: Final = 256
MOST_NUMBERED: Final = 4096  # answers of a step, up to which each has a number
ONE_EACH: Final = 512  # values of a kind, up to which each has a byte
NOTHING_THERE: Final = -1  # a feature that an answer does not have

# How a value becomes bytes.
_YES: Final = 0  # 255 where it is not 0
_PART: Final = 1  # of the most
_PART_AND_DIGIT: Final = 2
_EACH: Final = 3  # the byte of the value
_SET: Final = 4  # the bytes of the members
_DIGITS: Final = 5
_AXIS_EACH: Final = 6
_AXIS_PART: Final = 7

_WIDTH: Final = 9  # words of an entry: address, how, first byte, shift, number, table, kind, axis, is 0 something?


@final
class ByteSpan:
    """Bytes that belong together: a word or table of the layout, a zone, an argument of what is asked."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size

    def __repr__(self) -> str:
        return f"{self.name} [{self.start}:{self.start + self.size}]"


@final
class Place:
    """A byte where something begins that a value is made into."""

    def __init__(self, how: int, size: int, shift: int, number: int, kind: Kind, axis: int) -> None:
        self.how = how
        self.size = size
        self.shift = shift  # 1 where 0 is nothing
        self.number = number
        self.kind = kind
        self.axis = axis


def _places(kind: Kind, seats: int) -> list[Place]:
    """The bytes of a value of a kind, one place after another."""
    shift = 0
    inner = kind
    while isinstance(inner, Maybe):
        shift += 1
        inner = inner.kind
    if isinstance(inner, Code):
        return []
    if isinstance(inner, Flag):
        return [Place(_YES, 1, 0, 0, inner, 0)] if shift == 0 else [Place(_EACH, 2, shift, 2, inner, 0)]
    if isinstance(inner, SetOf):
        return [Place(_SET, int(inner.kind.bound(seats)), shift, 0, inner.kind, 0)]
    if isinstance(inner, Count):
        # Where there may be nothing, the least that there is counts as 1.
        most = int(inner.size) - 1 - int(inner.least) + shift
        how = _PART if most <= 255 else _PART_AND_DIGIT
        return [Place(how, 1 if most <= 255 else 2, int(inner.least), max(1, most), inner, 0)]
    axes = inner.axes()
    if axes:
        found = []
        for axis in range(len(axes)):
            if axes[axis] <= MOST_ON_AXIS:
                found.append(Place(_AXIS_EACH, axes[axis], shift, axes[axis], inner, axis))
            else:
                found.append(Place(_AXIS_PART, 1, shift, axes[axis], inner, axis))
        return found
    bound = int(inner.bound(seats))
    if bound <= ONE_EACH:
        return [Place(_EACH, bound, shift, bound, inner, 0)]
    digits = 1
    while 256**digits < bound + shift:
        digits += 1
    return [Place(_DIGITS, digits, 0, digits, inner, 0)]


MOST_ON_AXIS: Final = 64  # values along an axis, up to which each has a byte


@final
class Encoding:
    """Of a game at a table for so many. It holds no position; but it is used by one thread at a time."""

    def __init__(self, rules: Rules, seats: int, candidates: int = CANDIDATES) -> None:
        """`candidates`: so many options are listed at most where answers have no numbers."""
        self.rules = rules
        self.layout = rules.layout
        self.seats: i64 = seats
        self.spans: list[ByteSpan] = []
        self._end = 0
        # Values of kinds that turn, as each seat sees them.
        self._tables: list[int] = []
        self._table_of: dict[str, int] = {}
        self._kinds: list[Kind] = []
        # The plan: entries, and where those of each seat begin; of the words once more with all secrets, of the
        # arguments by step.
        self._entries: list[int] = []
        self._plan_words()
        self._plan_pending()
        self._plan_zones()
        self.size: i64 = self._end
        self._plan: vec[i64] = as_ints(self._entries)
        self._turn: vec[i64] = as_ints(self._tables)
        self._plan_actions(candidates)
        # Where it writes.
        self._out: vec[u8] = vec[u8]([u8(0)])
        self._row: i64 = 0
        self._on: vec[i32] = vec[i32]([i32(0)])
        self._on_row: i64 = 0
        self._count: i64 = 0

    # --- the plan -------------------------------------------------------------------------------------

    def _span(self, name: str, size: int) -> int:
        self.spans.append(ByteSpan(name, self._end, size))
        self._end += size
        return self._end - size

    def _kind_number(self, kind: Kind) -> int:
        for i in range(len(self._kinds)):
            if self._kinds[i] is kind:
                return i
        self._kinds.append(kind)
        return len(self._kinds) - 1

    def _table(self, kind: Kind, seat: int) -> int:
        """Where the values of a kind stand as a seat sees them; -1 if all see the same."""
        if not kind.turns():
            return -1
        size = int(kind.size)
        if kind.name not in self._table_of:
            self._table_of[kind.name] = len(self._tables)
            for observer in range(self.seats):
                for value in range(size):
                    self._tables.append(int(kind.turned(value, observer, self.seats)))
        return self._table_of[kind.name] + seat * size

    def _enter(self, at: int, kind: Kind, start: int, seat: int) -> None:
        """The entries of one value: where it is read, and what becomes of it."""
        for place in _places(kind, int(self.seats)):
            table = self._table(place.kind, seat) if place.how in (_EACH, _SET) else -1
            number = self._kind_number(place.kind) if place.how in (_AXIS_EACH, _AXIS_PART) else 0
            zero = place.how in (_EACH, _AXIS_EACH, _AXIS_PART) and place.shift == 0
            zero = zero or (place.how in (_PART, _PART_AND_DIGIT) and place.shift < 0)
            entry = [at, place.how, start, place.shift, place.number, table, number, place.axis, int(zero)]
            self._entries += entry
            start += place.size

    def _width(self, kind: Kind) -> int:
        width = 0
        for place in _places(kind, int(self.seats)):
            width += place.size
        return width

    def _plan_words(self) -> None:
        layout = self.layout
        seats = int(self.seats)
        self._seat_at = self._span("seat", seats)
        self._turn_at = self._span("turn", 1)
        starts: list[int] = []
        widths: list[int] = []
        for field in layout.fields:
            width = self._width(field.kind) if field.packed == 0 else int(field.kind.bound(seats))
            if not field.net:
                width = 0
            cells = 1
            for axis in field.by:
                cells *= int(axis.bound(seats))
            starts.append(self._span(field.name, width * cells) if width > 0 else -1)
            widths.append(width)
        begins: list[int] = []
        for everything in (False, True):
            for seat in range(seats):
                begins.append(len(self._entries))
                for i in range(len(layout.fields)):
                    if starts[i] >= 0:
                        self._enter_field(layout.fields[i], starts[i], widths[i], seat, everything)
        begins.append(len(self._entries))
        self._words: vec[i64] = as_ints(begins)

    def _enter_field(self, field: Field, start: int, width: int, seat: int, everything: bool) -> None:
        seats = self.seats
        for index in range(field.count):
            place = field.place(index)
            if field.each > 0 and not everything and place[0] != seat:
                continue  # what only its seat knows
            number = 0
            there = True
            for i in range(len(field.by)):
                axis = field.by[i]
                there = there and axis.holds(place[i], seats)
                number = number * int(axis.bound(seats)) + int(axis.turned(place[i], seat, seats))
            if not there:
                continue
            begin = start + width * number
            if field.packed > 0:
                first = BAG_BITS * place[len(place) - 1]
                table = self._table(field.kind, seat)
                self._entries += [field.at + index, _SET, begin, 0, first, table, 0, 0, 0]
            else:
                self._enter(field.at + index, field.kind, begin, seat)

    def _plan_pending(self) -> None:
        """What is asked, with its arguments by their names, who is asked, and what pends below."""
        steps = self.rules.steps
        seats = int(self.seats)
        self._asked_at = self._span("asked", seats)
        self._passed_at = self._span("passed", seats)
        self._picked_at = self._span("picked", seats)
        asking: list[int] = []
        count = 0
        for number in range(len(steps)):
            asks = steps[number].kind not in (AUTO, CHANCE)
            asking.append(count if asks else -1)
            count += asks
        self._asking: vec[i64] = as_ints(asking)
        self._step_at = self._span("step", count)
        self._below_at = self._span("below", len(steps))
        starts: dict[str, int] = {}
        for number in range(len(steps)):
            if asking[number] >= 0:
                for part in steps[number].parts:
                    if part.name not in starts:
                        width = self._width(part.kind)
                        starts[part.name] = self._span(f"of {part.name}", width) if width > 0 else -1
        begins: list[int] = []
        for seat in range(seats):
            for number in range(len(steps)):
                begins.append(len(self._entries))
                if asking[number] >= 0:
                    parts = steps[number].parts
                    for i in range(len(parts)):
                        if starts[parts[i].name] >= 0:
                            self._enter(i, parts[i].kind, starts[parts[i].name], seat)
        begins.append(len(self._entries))
        self._args: vec[i64] = as_ints(begins)

    def _plan_zones(self) -> None:
        """For each zone how many cards there are, a byte for each card that may lie there, and where order counts
        another for its height. Zones of seats stand in the order in which the observer sees them."""
        layout = self.layout
        seats = int(self.seats)
        cards = len(layout.cards)
        firsts: list[int] = []
        ends: list[int] = []
        starts: list[int] = []  # by seat and zone: where its bytes begin, as the seat sees it
        for zone in layout.zones:
            held = [c for c in range(cards) if zone.first_deck <= layout.deck_of[c] < zone.end_deck]
            firsts.append(min(held))
            ends.append(max(held) + 1)
        begin: list[int] = []
        for number in range(len(layout.zones)):
            zone = layout.zones[number]
            if zone.index >= seats:
                begin.append(-1)
                continue
            span = ends[number] - firsts[number]
            heights = span if zone.ordered and zone.room > 1 else 0
            begin.append(self._span(zone.label, 1 + span + heights))
        for seat in range(seats):
            for number in range(len(layout.zones)):
                index = layout.zones[number].index
                if 0 <= index < seats:
                    starts.append(begin[number - index + (index - seat) % seats])
                else:
                    starts.append(begin[number])
        count = len(layout.zones)
        self._zone_count: i64 = count
        self._zone_at: vec[i64] = as_ints(starts)
        self._cards_at: vec[i64] = as_ints([starts[i] + 1 - firsts[i % count] for i in range(len(starts))])
        self._zone_span: vec[i64] = as_ints([ends[i] - firsts[i] for i in range(len(ends))])
        self._zone_room: vec[i64] = as_ints([zone.room for zone in layout.zones])
        self._heights: vec[i64] = as_ints([int(zone.ordered and zone.room > 1) for zone in layout.zones])

    def _plan_actions(self, candidates: int) -> None:
        steps = self.rules.steps
        seats = int(self.seats)
        offsets: list[int] = []
        self.fixed: i64 = 0
        listed = False
        self.first_verb: list[int] = []  # of each step, among all answers of the game
        verbs = 0
        width = 0
        for number in range(len(steps)):
            step = steps[number]
            self.first_verb.append(verbs)
            offsets.append(-1)
            if step.kind in (AUTO, CHANCE):
                continue
            assert isinstance(step, Choice)
            verbs += len(step.verbs)
            for verb in step.verbs:
                width = max(width, sum([len(part.kind.axes()) or 1 for part in verb.parts]))
            if step.open or step.bound > MOST_NUMBERED:
                listed = True
            else:
                offsets[number] = int(self.fixed)
                self.fixed += step.bound
        self.offsets: vec[i64] = as_ints(offsets)
        self.candidates: i64 = candidates if listed else 0
        self.actions: i64 = self.fixed + self.candidates
        self.extras: i64 = len(self.rules.features)
        self.features: i64 = 1 + width + self.extras  # the answer, its parts one after another, what the game tells
        there = ints(seats * int(self.fixed))
        back = ints(seats * int(self.fixed))
        for number in range(len(steps)):
            if offsets[number] >= 0:
                step = steps[number]
                assert isinstance(step, Choice)
                for seat in range(seats):
                    row = seat * int(self.fixed)
                    for option in range(step.bound):
                        turned = _turned(step, option, seat, seats)
                        there[row + offsets[number] + option] = offsets[number] + turned
                        back[row + offsets[number] + turned] = offsets[number] + option
        self._there: vec[i64] = there
        self._back: vec[i64] = back

    # --- answers --------------------------------------------------------------------------------------

    def action(self, step: i64, seat: i64, option: i64, index: i64) -> i64:
        """The number of an option, which is the index-th that its step lists."""
        offset = self.offsets[step]
        if offset < 0:
            return self.fixed + index
        return self._there[seat * self.fixed + offset + option]

    def option(self, step: i64, seat: i64, action: i64, listed: Options) -> i64:
        """The option of an action's number, legal or not; -1 if it is none of this step's."""
        offset = self.offsets[step]
        if offset < 0:
            index = action - self.fixed
            return listed.at(index) if 0 <= index < listed.count else -1
        if not 0 <= action < self.fixed:
            return -1
        option = self._back[seat * self.fixed + action] - offset
        return option if 0 <= option < self.rules.steps[step].bound else -1

    def feature(self, step: Choice, g: State, seat: i64, option: i64, out: vec[i32], at: i64) -> None:
        """An option as numbers: which answer it is, its parts turned to the seat, what the game measures of it."""
        verb = step.verb(option)
        out[at] = i32(self.first_verb[step.id] + verb)
        column = at + 1
        end = at + self.features
        answer = step.verbs[verb]
        left = option - answer.base
        weight = answer.count
        for part in answer.parts:
            kind = part.kind
            weight //= kind.size
            value = left // weight
            left -= value * weight
            axes = len(kind.axes())
            if axes == 0:
                out[column] = i32(kind.turned(value, seat, self.seats))
                column += 1
            for axis in range(axes):
                out[column] = i32(kind.along(value, axis, seat, self.seats))
                column += 1
        while column < end:
            out[column] = i32(NOTHING_THERE)
            column += 1
        if self.extras > 0:
            g.seat = seat
            step.features(g, option, out, end - self.extras)

    # --- what a seat knows ------------------------------------------------------------------------------

    def observe(
        self, g: State, knowledge: Knowledge, seat: i64, out: vec[u8], row: i64, on: vec[i32], on_row: i64, was: i64
    ) -> i64:
        """Write what a seat knows, and which bytes are not 0; returns how many. `was`: so many were before."""
        self._wipe(out, row, on, on_row, was)
        self._words_of(g, seat, seat)
        self._known_cards(g, knowledge, seat)
        return self._count

    def reveal(self, g: State, seat: i64, out: vec[u8], row: i64, on: vec[i32], on_row: i64, was: i64) -> i64:
        """The same with all cards and secrets open: for a critic while it learns, and never for whoever plays."""
        self._wipe(out, row, on, on_row, was)
        self._words_of(g, seat, seat + self.seats)
        self._all_cards(g, seat)
        return self._count

    def observed(self, g: State, knowledge: Knowledge, seat: i64) -> vec[u8]:
        """The same by itself."""
        self._check_seat(seat)
        out = vec[u8]([u8(0)] * self.size)
        self.observe(g, knowledge, seat, out, 0, vec[i32]([i32(0)] * self.size), 0, 0)
        return out

    def revealed(self, g: State, seat: i64) -> vec[u8]:
        self._check_seat(seat)
        out = vec[u8]([u8(0)] * self.size)
        self.reveal(g, seat, out, 0, vec[i32]([i32(0)] * self.size), 0, 0)
        return out

    def _check_seat(self, seat: i64) -> None:
        """A spectator has no bytes: the plan behind that of the last seat shows everything."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"{seat} is no seat at this table")

    def featured(self, g: State, seat: i64, options: Options) -> vec[i32]:
        """The features of all options of a seat that is asked, one after another."""
        out = vec[i32]([i32(NOTHING_THERE)] * (options.count * self.features))
        step = self.rules.steps[g.pending_step()]
        assert isinstance(step, Choice)
        for i in range(options.count):
            self.feature(step, g, seat, options.at(i), out, i * self.features)
        return out

    def _wipe(self, out: vec[u8], row: i64, on: vec[i32], on_row: i64, was: i64) -> None:
        for i in range(was):
            out[row + i64(on[on_row + i])] = u8(0)
            on[on_row + i] = i32(-1)
        self._out = out
        self._row = row
        self._on = on
        self._on_row = on_row
        self._count = 0

    def _put(self, at: i64, value: i64) -> None:
        """A byte that is not 0; where something stands already, both count."""
        out = self._out
        place = self._row + at
        before = i64(out[place])
        if before == 0:
            self._on[self._on_row + self._count] = i32(at)
            self._count += 1
        both = before + value
        if both > 255:
            both = 255
        out[place] = u8(both)

    def _words_of(self, g: State, seat: i64, plan_of: i64) -> None:
        mem = g.mem
        seats = self.seats
        self._put(self._seat_at + seat, 255)
        turn = mem[TURN]
        if turn != 0:
            self._put(self._turn_at, turn if turn < 255 else 255)
        plan = self._plan
        entry = self._words[plan_of]
        end = self._words[plan_of + 1]
        while entry < end:
            value = mem[plan[entry]]
            if value != 0 or plan[entry + 8] != 0:
                self._value(entry, value, seat)
            entry += _WIDTH
        picked: i64 = 0
        for other in range(seats):
            if mem[SEALED + other] != 0:
                picked |= bit(other)
        self._seats(self._picked_at, picked, seat)
        depth = mem[DEPTH] - 1
        if depth < 0:
            return
        number = g.pending_step()
        asking = self._asking[number]
        if asking >= 0:
            step = self.rules.steps[number]
            self._put(self._step_at + asking, 255)
            if step.kind == CHOICE:
                self._seats(self._asked_at, bit(step.who(g)), seat)
            else:
                asked = step.seats(g)
                if step.kind == SPEAK:
                    self._seats(self._passed_at, g.passed(), seat)
                    asked &= ~g.passed()
                else:
                    asked &= ~picked
                self._seats(self._asked_at, asked, seat)
            at = seat * len(self.rules.steps) + number
            entry = self._args[at]
            end = self._args[at + 1]
            while entry < end:
                argument = plan[entry]
                value = g.a if argument == 0 else g.b if argument == 1 else g.c
                if value != 0 or plan[entry + 8] != 0:
                    self._value(entry, value, seat)
                entry += _WIDTH
        stack = g.layout.stack
        depth -= 1
        while depth >= 0:
            self._put(self._below_at + mem[stack + FRAME * depth], 255)
            depth -= 1

    def _seats(self, start: i64, seats: i64, observer: i64) -> None:
        left = seats
        while left != 0:
            seat = lowest(left) - observer
            left &= left - 1
            self._put(start + (seat if seat >= 0 else seat + self.seats), 255)

    def _value(self, entry: i64, value: i64, seat: i64) -> None:
        plan = self._plan
        how = plan[entry + 1]
        start = plan[entry + 2]
        shift = plan[entry + 3]
        table = plan[entry + 5]
        if how == _EACH:
            index = value - shift
            if index >= 0:
                if table >= 0:
                    index = self._turn[table + index]
                self._put(start + index, 255)
        elif how in (_PART, _PART_AND_DIGIT):
            index = value - shift
            if index > 0:
                part = index * 255 // plan[entry + 4]
                if part > 0:
                    self._put(start, part)
                if how == _PART_AND_DIGIT and (index & 255) != 0:
                    self._put(start + 1, index & 255)
        elif how == _YES:
            if value != 0:
                self._put(start, 255)
        elif how == _SET:
            first = plan[entry + 4]
            left = value
            while left > 0:
                member = lowest(left) + first
                left &= left - 1
                if table >= 0:
                    member = self._turn[table + member]
                self._put(start + member, 255)
        elif how == _DIGITS:
            left = value
            place = start
            while left > 0:
                if (left & 255) != 0:
                    self._put(place, left & 255)
                left = lowered(left, 8)
                place += 1
        elif value >= shift:
            kind = self._kinds[plan[entry + 6]]
            index = kind.along(value - shift, plan[entry + 7], seat, self.seats)
            if index >= 0:
                if how == _AXIS_EACH:
                    self._put(start + index, 255)
                else:
                    self._put(start, 1 + index * 254 // plan[entry + 4])

    # --- cards ----------------------------------------------------------------------------------------

    def _counts(self, g: State, seat: i64) -> None:
        zones = self._zone_count
        for zone in range(zones):
            at = self._zone_at[seat * zones + zone]
            if at >= 0:
                count = g.count(zone)
                if count > 0:
                    self._put(at, _part(count, self._zone_room[zone]))

    def _known_cards(self, g: State, knowledge: Knowledge, seat: i64) -> None:
        self._counts(g, seat)
        places = knowledge.places
        zones = self._zone_count
        row = seat * zones
        lies = knowledge.lies
        first = seat * places.cards
        zone_of = places.zone_of
        begins = self._cards_at
        for card in range(places.cards):
            at = lies[first + card]
            if at >= 0:
                self._put(begins[row + zone_of[at]] + card, 255)
            elif at == UNSURE:
                self._perhaps(knowledge, seat, card)
        mem = g.mem
        for zone in range(zones):
            if self._heights[zone] != 0 and self._zone_at[row + zone] >= 0:
                begin = g.layout.zone_at[zone]
                start = begins[row + zone] + self._zone_span[zone]
                spot = knowledge.murky(seat, zone)
                while spot < mem[begin]:
                    card = mem[begin + 1 + spot]
                    if lies[first + card] >= 0:
                        self._put(start + card, _part(spot + 1, self._zone_room[zone]))
                    spot += 1

    def _perhaps(self, knowledge: Knowledge, seat: i64, card: i64) -> None:
        """A card that lies in one of several places: each gets a share."""
        places = knowledge.places
        total: i64 = 0
        for place in range(places.count):
            if knowledge.may(seat, card, place):
                total += 1
        share = 255 // total
        if share == 0:
            share = 1
        for place in range(places.count):
            if knowledge.may(seat, card, place):
                zone = places.zone_of[place]
                self._put(self._cards_at[seat * self._zone_count + zone] + card, share)

    def _all_cards(self, g: State, seat: i64) -> None:
        self._counts(g, seat)
        mem = g.mem
        layout = g.layout
        zones = self._zone_count
        for zone in range(zones):
            at = self._zone_at[seat * zones + zone]
            if at < 0:
                continue
            start = self._cards_at[seat * zones + zone]
            begin = layout.zone_at[zone]
            if layout.zone_ordered[zone] != 0:
                for spot in range(mem[begin]):
                    card = mem[begin + 1 + spot]
                    self._put(start + card, 255)
                    if self._heights[zone] != 0:
                        self._put(start + self._zone_span[zone] + card, _part(spot + 1, self._zone_room[zone]))
            else:
                for i in range(layout.bag_words):
                    left = mem[begin + i]
                    while left != 0:
                        self._put(start + BAG_BITS * i + lowest(left), 255)
                        left &= left - 1


def _part(count: i64, most: i64) -> i64:
    """Never 0: something is there."""
    part = count * 255 // most
    return part if part > 0 else 1


def _turned(step: Choice, option: int, seat: int, seats: int) -> int:
    """The number of an answer as a seat sees it."""
    answer = step.verbs[step.verb(option)]
    number: i64 = 0
    values = answer.values(option)
    for i in range(len(values)):
        kind = answer.parts[i].kind
        number = number * kind.size + kind.turned(values[i], seat, seats)
    return int(answer.base + number)
