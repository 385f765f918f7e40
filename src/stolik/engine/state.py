"""The state of any game: one flat memory, laid out by the game, with the pending steps on a stack."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stolik.engine.kit import bag_bit, bag_lowest, bag_size, bag_word, bit, ints, nth
from stolik.engine.layout import DEPTH, FRAME, OVER, SEALED, SEATS, TURN, EventId, Layout, StepId


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Somebody who watches a state change: the table does, playouts do not."""

    def moved(self, g: State, card: i64, source: i64, place: i64, target: i64) -> None:
        """`card` left the place-th spot of `source` (0 in a bag) and lies in `target` now."""

    def showed(self, g: State, card: i64, zone: i64, seat: i64) -> None:
        """A seat was shown that this card lies in this zone."""

    def lacked(self, g: State, zone: i64, cards: list[int]) -> None:
        """All were told that none of these cards lies in this zone."""

    def shuffled(self, g: State, zone: i64) -> None:
        """All cards of a row below its top have changed places; only the owner may look."""

    def told(self, g: State, event: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A game's own event."""

    def ran(self, g: State, step: i64) -> None:
        """An automatic step is about to run."""

    def rolled(self, g: State, outcome: i64) -> None:
        """The chance step on top of the stack is about to be answered with `outcome`."""


@final
class State:
    __slots__ = ("_scratch", "a", "b", "c", "layout", "mem", "prefer", "seat", "seats", "watch")

    def __init__(self, layout: Layout, mem: vec[i64], scratch: list[object]) -> None:
        self.layout = layout
        self.mem: vec[i64] = mem
        self._scratch = scratch
        self.seats: i64 = mem[SEATS]  # at hand, since it never changes
        self.watch: Watch | None = None
        # The arguments of the step that runs now; loaded from its frame, no part of the state. Rules unpack them by
        # `one`, `two` and `three`.
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.seat: i64 = 0  # the seat that is asked, or whose answer is taken
        # Who is asked first when several may answer; the order changes nothing in the rules.
        self.prefer: i64 = 0

    def clone(self) -> State:
        """The same position; both use one scratch, so they must be played by turns."""
        return State(self.layout, self.mem[:], self._scratch)

    def copy(self) -> State:
        """The same for somebody else, who may play on in another thread: it has a scratch of its own."""
        return State(self.layout, self.mem[:], [None] * len(self.layout.makers))

    def scratch(self, number: i64) -> object:
        """What rules note while they work, made when it is first needed; no part of the state."""
        found = self._scratch[number]
        if found is None:
            found = self.layout.makers[number]()
            self._scratch[number] = found
        return found

    def __repr__(self) -> str:
        """What lies where, in words and cards that are not nothing: for whoever looks for a fault."""
        layout = self.layout
        mem = self.mem
        told = [f"turn {mem[TURN]}" + (", over" if self.over else "")]
        for field in layout.fields:
            found = [field.entry(i, mem[field.at + i]) for i in range(field.count) if mem[field.at + i] != 0]
            if found:
                told.append(f"{field.name} {found[0]}" if field.single else f"{field.name} ({', '.join(found)})")
        for zone in range(len(layout.zones)):
            cards = [layout.cards[card] for card in self.cards(zone)]
            if cards:
                told.append(f"{layout.zones[zone].label} {' '.join(cards)}")
        picked = [str(seat + 1) for seat in range(self.seats) if mem[SEALED + seat] != 0]
        if picked:
            told.append(f"picked by {', '.join(picked)}")
        told += [f"todo {frame}" for frame in self.frames()]
        return f"<State of {self.seats} seats: {'; '.join(told)}>"

    def frames(self) -> list[str]:
        """The pending steps from the top, each as a call with its arguments by name."""
        layout = self.layout
        told = []
        depth = self.mem[DEPTH] - 1
        while depth >= 0:
            at = layout.stack + FRAME * depth
            told.append(layout.frame(self.mem[at], [self.mem[at + 1], self.mem[at + 2], self.mem[at + 3]]))
            depth -= 1
        return told

    def __getitem__(self, word: i64) -> i64:
        return self.mem[word]

    def __setitem__(self, word: i64, value: i64) -> None:
        self.mem[word] = value

    @property
    def over(self) -> bool:
        return self.mem[OVER] != 0

    # --- pending steps ---

    def then(self, step: StepId, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a step on top of the stack: it is the next to run."""
        mem = self.mem
        depth = mem[DEPTH]
        if step < 0:
            raise self.layout.no_step(step)
        at = self.layout.stack + FRAME * depth
        try:
            mem[at + 3] = c  # the stack lies last of all: where it is full, the memory ends
        except IndexError:
            raise self.layout.too_deep() from None
        mem[at] = step
        mem[at + 1] = a
        mem[at + 2] = b
        mem[DEPTH] = depth + 1

    def again(self, step: StepId) -> None:
        """Put the step that runs back on the stack, with the arguments that it has."""
        self.then(step, self.a, self.b, self.c)

    def ask_again(self, seat: i64) -> None:
        """A seat that has passed in the window on top is asked again."""
        self.set_passed(self.c & ~bit(seat))

    def mark(self) -> i64:
        """Where the stack stands: what is put on it from here to `in_order` runs in the order in which it is put."""
        return self.mem[DEPTH]

    def in_order(self, mark: i64) -> None:
        """Turn round what was put on the stack since a mark: the first of it runs next."""
        mem = self.mem
        low = self.layout.stack + FRAME * mark
        high = self.layout.stack + FRAME * (mem[DEPTH] - 1)
        while low < high:
            for i in range(FRAME):
                kept = mem[low + i]
                mem[low + i] = mem[high + i]
                mem[high + i] = kept
            low += FRAME
            high -= FRAME

    def then_all(self, sequence: vec[i64]) -> None:
        """Put a whole sequence of play on the stack; its first step runs next."""
        i = len(sequence) - 1
        while i >= 0:
            self.then(StepId(sequence[i]))
            i -= 1

    def pending_step(self) -> i64:
        """The id of the step on top, its arguments loaded."""
        mem = self.mem
        at = self.layout.stack + FRAME * (mem[DEPTH] - 1)
        self.a = mem[at + 1]
        self.b = mem[at + 2]
        self.c = mem[at + 3]
        return mem[at]

    def one(self) -> i64:
        """The first argument of the step that runs, where it is the only one that is needed."""
        return self.a

    def two(self) -> tuple[i64, i64]:
        return self.a, self.b

    def three(self) -> tuple[i64, i64, i64]:
        return self.a, self.b, self.c

    def passed(self) -> i64:
        """Who has passed in the window on top (Speak), as a bit set: its last word is the engine's."""
        return self.c

    def set_passed(self, seats: i64) -> None:
        mem = self.mem
        mem[self.layout.stack + FRAME * mem[DEPTH] - 1] = seats
        self.c = seats

    def drop(self) -> None:
        """Take the step on top off the stack. In a reaction: what it answers does not happen."""
        self.mem[DEPTH] -= 1  # what lies above the stack counts for nothing

    def finish(self) -> None:
        """The game is over: nothing pends any more."""
        self.mem[DEPTH] = 0
        self.mem[OVER] = 1

    # --- zones ---

    def bag(self, zone: i64) -> i64:
        """The cards of a bag as a bit set (games of up to 32 cards)."""
        return self.mem[self.layout.zone_at[zone]]

    def count(self, zone: i64) -> i64:
        layout = self.layout
        mem = self.mem
        at = layout.zone_at[zone]
        total = mem[at]
        if layout.zone_ordered[zone] != 0:
            return total
        total = bag_size(total)
        for i in range(1, layout.bag_words):
            word = mem[at + i]
            if word != 0:  # mostly a few cards of many
                total += bag_size(word)
        return total

    def bare(self, zone: i64) -> bool:
        """Is no card there?"""
        layout = self.layout
        at = layout.zone_at[zone]
        if self.mem[at] != 0:
            return False
        if layout.zone_ordered[zone] == 0:
            for i in range(1, layout.bag_words):
                if self.mem[at + i] != 0:
                    return False
        return True

    def only(self, bag: i64) -> i64:
        """The card of a bag that never holds two, -1 if it is empty."""
        layout = self.layout
        mem = self.mem
        at = layout.zone_at[bag]
        for i in range(layout.bag_words):
            word = mem[at + i]
            if word != 0:
                return 32 * i + bag_lowest(word)
        return -1

    def after(self, bag: i64, card: i64) -> i64:
        """The card of a bag with the next higher number, -1 if there is none; the lowest comes after -1."""
        layout = self.layout
        i = bag_word(card + 1)
        if i == layout.bag_words:
            return -1
        at = layout.zone_at[bag]
        word = self.mem[at + i] & -bag_bit(card + 1)
        while word == 0:
            i += 1
            if i == layout.bag_words:
                return -1
            word = self.mem[at + i]
        return 32 * i + bag_lowest(word)

    def holds(self, zone: i64, card: i64) -> bool:
        layout = self.layout
        mem = self.mem
        at = layout.zone_at[zone]
        if layout.zone_ordered[zone] == 0:
            return (mem[at + bag_word(card)] & bag_bit(card)) != 0
        for i in range(mem[at]):
            if mem[at + 1 + i] == card:
                return True
        return False

    def card(self, zone: i64, index: i64) -> i64:
        """The index-th card: from the bottom of a row, by rising number in a bag."""
        layout = self.layout
        mem = self.mem
        at = layout.zone_at[zone]
        if layout.zone_ordered[zone] != 0:
            return mem[at + 1 + index]
        left = index
        for i in range(layout.bag_words):
            word = mem[at + i]
            if word == 0:
                continue
            here = bag_size(word)
            if left < here:
                return 32 * i + nth(word, left)
            left -= here
        raise IndexError("no such card in the bag")

    def cards(self, zone: i64) -> list[int]:
        return [self.card(zone, i) for i in range(self.count(zone))]

    def top(self, zone: i64) -> i64:
        """The last card of a row, -1 if it is empty."""
        mem = self.mem
        at = self.layout.zone_at[zone]
        count = mem[at]
        if count == 0:
            return -1
        return mem[at + count]

    def fill(self, zone: i64, count: i64) -> None:
        """Lay the cards 0 .. count-1 into a bag: the box before the deal."""
        at = self.layout.zone_at[zone]
        for card in range(count):
            self.mem[at + bag_word(card)] |= bag_bit(card)

    def move(self, card: i64, source: i64, target: i64) -> None:
        """A card goes from one zone to another; in a row it becomes the top."""
        place = self._take(card, source)
        self.lay(target, card)
        watch = self.watch
        if watch is not None:
            if self.count(target) > self.layout.zones[target].room:
                raise self.layout.no_room(target)  # noticed where a table looks on: in playouts it would cost much
            watch.moved(self, card, source, place, target)

    def show(self, card: i64, zone: i64, seat: i64) -> None:
        """A seat is shown a card where it lies; nobody else sees it."""
        watch = self.watch
        if watch is not None:
            watch.showed(self, card, zone, seat)

    def lacks(self, zone: i64, cards: list[int]) -> None:
        """All learn that none of these cards lies in a zone: a demand was denied, a goal that was met did not win.

        Nobody learns anything where nobody watches: a rule that must look for the cards asks `g.watch` first.
        """
        watch = self.watch
        if watch is not None:
            for card in cards:
                if self.holds(zone, card):
                    raise self.layout.is_there(zone, card)
            watch.lacked(self, zone, cards)

    def _take(self, card: i64, zone: i64) -> i64:
        layout = self.layout
        mem = self.mem
        at = layout.zone_at[zone]
        if layout.zone_ordered[zone] == 0:
            if card < 0:
                raise layout.not_there(zone, card)
            word = at + bag_word(card)
            one = bag_bit(card)
            if (mem[word] & one) == 0:
                raise layout.not_there(zone, card)
            mem[word] &= ~one
            return 0
        count = mem[at]
        place = count - 1  # mostly it is the top
        while place >= 0 and mem[at + 1 + place] != card:
            place -= 1
        if place < 0:
            raise layout.not_there(zone, card)
        for i in range(place, count - 1):
            mem[at + 1 + i] = mem[at + 2 + i]
        mem[at + count] = 0
        mem[at] = count - 1
        return place

    def lay(self, zone: i64, card: i64) -> None:
        """Lay a card down that comes from nowhere: set-up and loading only; in play cards `move`."""
        layout = self.layout
        mem = self.mem
        at = layout.zone_at[zone]
        if layout.zone_ordered[zone] == 0:
            mem[at + bag_word(card)] |= bag_bit(card)
        else:
            count = mem[at] + 1
            mem[at] = count
            mem[at + count] = card

    def lay_at(self, zone: i64, spot: i64, card: i64) -> None:
        """Replace the card at a spot of a row: only the sampling of worlds does this."""
        self.mem[self.layout.zone_at[zone] + 1 + spot] = card

    def swap_in_row(self, zone: i64, i: i64, j: i64) -> None:
        """Two cards of a row change places; only a shuffle does this."""
        mem = self.mem
        at = self.layout.zone_at[zone] + 1
        kept = mem[at + i]
        mem[at + i] = mem[at + j]
        mem[at + j] = kept

    # --- events ---

    def tell(self, event: EventId, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        watch = self.watch
        if watch is not None:
            watch.told(self, event, a, b, c, d)


def blank(layout: Layout, seats: i64) -> State:
    mem = ints(layout.size)
    mem[SEATS] = seats
    return State(layout, mem, [None] * len(layout.makers))
