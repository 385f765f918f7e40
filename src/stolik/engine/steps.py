"""Steps: what can lie on the stack. A step is one small object without state of its own.

An automatic step acts; a chance step names how many outcomes are equally likely; a choice asks.
Prompt and handler stand side by side: who decides, which options, what an answer does, which rule
says so. A step must not read a clock or a random number, and it changes the state only through the
state's own operations, so that everything else (log, views, search) can follow.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from stolik.engine.kinds import Part
from stolik.engine.kit import Options, as_ints, bit, full, has, ints, lowest
from stolik.engine.layout import ALL, NOBODY, OWNER, SEALED, StepId
from stolik.engine.state import State

AUTO: Final = 0
CHANCE: Final = 1
CHOICE: Final = 2
SEALED_CHOICE: Final = 3
SPEAK: Final = 4

PASS: Final = 0  # in a Speak step: this seat says nothing

SKIP: Final = "skip"  # what an answer may be besides: it gives up what is asked,
GAIN: Final = "gain"  # or it only brings something, so that hardly anybody wants to be asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    rule: ClassVar[str] = ""  # the rule that this step carries out
    rules: ClassVar[tuple[str, ...]] = ()  # further rules that it carries out
    apart: ClassVar[bool] = False  # whatever one seat does, the others are asked the same as before
    args: ClassVar[str] = ""  # the arguments with which it pends: `seat card left:cards`; `State.two` and the like
    most: ClassVar[int] = 0  # of a chance: outcomes at most; by custom as many as there are cards, or its own `bound`

    def __init__(self) -> None:
        self.id: StepId = StepId(-1)
        self.name: str = ""
        self.kind: i64 = AUTO
        self.law: str = ""  # its rule: the class's, or the one that it was registered with
        self.parts: list[Part] = []  # its arguments
        self.bound: i64 = 0  # its answers or outcomes are numbers below this one, at any table

    def __repr__(self) -> str:
        return f"<step {self.name}({', '.join([str(part) for part in self.parts])})>"

    # What the loops call. It stands here, and not in the classes below that give it its meaning,
    # because a cast to those would cost more than many a step.

    def run(self, g: State) -> None:
        """Act (Auto)."""
        raise NotImplementedError

    def size(self, g: State) -> i64:
        """How many outcomes there are, all equally likely (Chance)."""
        raise NotImplementedError

    def take(self, g: State, option: i64) -> None:
        """Carry out an answer: a player's (Choice, Speak) or the dice's (Chance)."""
        raise NotImplementedError

    def who(self, g: State) -> i64:
        """The seat that decides (Choice)."""
        raise NotImplementedError

    def seats(self, g: State) -> i64:
        """The seats that are asked, as a bit set (Sealed, Speak)."""
        raise NotImplementedError

    def options(self, g: State, out: Options) -> None:
        """Every legal option of `g.seat`; at least one. May depend only on what that seat may know."""
        raise NotImplementedError

    def reveal(self, g: State) -> None:
        """All have picked (Sealed); `picked` tells what."""
        raise NotImplementedError

    def silence(self, g: State) -> None:
        """Everybody has passed (Speak); by custom nothing happens and the next step goes on."""

    def first(self, g: State, waiting: i64) -> i64:
        """Whom to ask first of those who may answer, where answers come one by one (Sealed, Speak)."""
        return g.prefer if has(waiting, g.prefer) else lowest(waiting)

    def goes_on(self, g: State, option: i64) -> bool:
        """Is this answer only half of a move, which the next decision of the same seat completes?"""
        return False

    def secret(self, g: State, option: i64) -> bool:
        """Is it hidden from the others which option was taken?"""
        return False

    def seen_by(self, g: State) -> i64:
        """The seats that see the outcome (Chance); a spectator is the seat after the last."""
        return full(g.seats + 1)

    def text(self, g: State, option: i64) -> str:
        """An answer in the text notation; no two that could be given share one."""
        return str(option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step):
    """Acts by itself: `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step):
    """Answered by the dice of whoever drives the state: `size`, `take`."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = CHANCE


@final
class Template:
    """A kind of answer to a choice: its notation, word by word, with a hole for each part ("")."""

    def __init__(self, label: str, words: list[str], parts: list[Part], sense: str = "") -> None:
        self.label = label
        self.sense = sense  # SKIP, GAIN or nothing of the kind
        self.words = words
        self.parts = parts
        self.base: i64 = 0  # its numbers begin here: base + (x * size of y + y) * size of z + z
        self.count: i64 = 1
        for part in parts:
            self.count *= part.kind.size

    @property
    def declared(self) -> str:
        """As it was declared, each hole with its name and kind."""
        holes = iter(self.parts)
        return " ".join([word or f"{{{next(holes)}}}" for word in self.words])

    def __repr__(self) -> str:
        return f"<answer {self.declared}>"

    def values(self, option: i64) -> list[int]:
        """The parts of an option of this kind."""
        found: list[int] = []
        left = option - self.base
        for part in reversed(self.parts):
            found.insert(0, left % part.kind.size)
            left //= part.kind.size
        return found

    def text(self, option: i64) -> str:
        values = self.values(option)
        said: list[str] = []
        hole = 0
        for word in self.words:
            if word == "":
                said.append(self.parts[hole].kind.text(values[hole]))
                hole += 1
            else:
                said.append(word)
        return " ".join(said)

    def read(self, words: list[str], seats: i64) -> i64:
        """The option that a text says; -1 if it is not one of this kind at a table for so many."""
        if len(words) != len(self.words):
            return -1
        option: i64 = 0
        hole = 0
        for i in range(len(words)):
            if self.words[i] == "":
                kind = self.parts[hole].kind
                value = kind.read(words[i])
                if value < 0 or not kind.holds(value, seats):
                    return -1
                option = option * kind.size + value
                hole += 1
            elif self.words[i] != words[i]:
                return -1
        return self.base + option

    def holds(self, option: i64, seats: i64) -> bool:
        """Could its parts be there at a table for so many?"""
        values = self.values(option)
        for i in range(len(values)):
            if not self.parts[i].kind.holds(values[i], seats):
                return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """One seat decides: `options`, `take`. The seat is `g.seat`; by custom it is the first argument.

    `answers` declares what can be said, each as its notation with holes: numbers, texts and words follow from it.
    Those without parts come first and are 0, 1, ...; a rule names them and the others by their place there.
    One that gives up what is asked says so (`skip: pass`): people are shown it last.
    Where there are too many answers to list them (any word of a language), the step is `open`: `options` then lists
    some, for whoever plays at random; `allows` judges every other, and `read` finds it by its text.
    """

    open: ClassVar[bool] = False
    answers: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.kind = CHOICE
        self.verbs: list[Template] = []
        # Of the first answer with parts, which mostly is the only one.
        self._base: i64 = 0
        self._second: i64 = 1  # the size of its second part,
        self._third: i64 = 1  # and of its third
        # The same of all answers.
        self._bases: vec[i64] = ints(0)
        self._seconds: vec[i64] = ints(0)
        self._thirds: vec[i64] = ints(0)

    def declare(self, answers: list[Template]) -> None:
        """Give each answer its numbers; registration does this."""
        self.verbs = answers
        base: i64 = 0
        bases: list[int] = []
        seconds: list[int] = []
        thirds: list[int] = []
        for answer in answers:
            answer.base = base
            bases.append(base)
            seconds.append(answer.parts[1].kind.size if len(answer.parts) > 1 else 1)
            thirds.append(answer.parts[2].kind.size if len(answer.parts) > 2 else 1)
            base += answer.count
        self._bases = as_ints(bases)
        self._seconds = as_ints(seconds)
        self._thirds = as_ints(thirds)
        for i in range(len(answers)):
            if answers[i].parts:
                self._base = bases[i]
                self._second = seconds[i]
                self._third = thirds[i]
                break
        self.bound = base

    # --- an answer and its parts ---

    def part(self, option: i64) -> i64:
        """The part of an option; for a step with one kind of answer that has parts, and one part."""
        return option - self._base

    def both(self, option: i64) -> tuple[i64, i64]:
        """The same where it has two parts,"""
        left = option - self._base
        return left // self._second, left % self._second

    def all_three(self, option: i64) -> tuple[i64, i64, i64]:
        """or three."""
        left = option - self._base
        rest = left // self._third
        return rest // self._second, rest % self._second, left % self._third

    def verb(self, option: i64) -> i64:
        """Which answer an option is, by its place among them."""
        verb: i64 = len(self._bases) - 1
        while option < self._bases[verb]:
            verb -= 1
        return verb

    def which(self, option: i64) -> tuple[i64, i64]:
        """Which answer an option is, and its part, where none has more than one."""
        verb: i64 = len(self._bases) - 1
        while option < self._bases[verb]:
            verb -= 1
        return verb, option - self._bases[verb]

    def both_of(self, verb: i64, option: i64) -> tuple[i64, i64]:
        """The two parts of an option that is this answer."""
        left = option - self._bases[verb]
        return left // self._seconds[verb], left % self._seconds[verb]

    def code(self, verb: i64, x: i64, y: i64 = 0, z: i64 = 0) -> i64:
        """The option of an answer with these parts."""
        return self._bases[verb] + (x * self._seconds[verb] + y) * self._thirds[verb] + z

    def offer(self, out: Options, x: i64) -> None:
        """The option with this part is legal; for a step with one kind of answer that has parts."""
        out.add(self._base + x)

    def each(self, out: Options, members: i64) -> None:
        """The option with each part of a bit set is legal,"""
        out.add_each(members, self._base, 1)

    def each_with(self, out: Options, members: i64, y: i64) -> None:
        """with each as the first part and this as the second,"""
        out.add_each(members, self._base + y, self._second)

    def with_each(self, out: Options, x: i64, members: i64) -> None:
        """with this as the first part and each as the second,"""
        out.add_each(members, self._base + x * self._second, 1)

    def each_of(self, out: Options, verb: i64, members: i64) -> None:
        """or of an answer by its place."""
        out.add_each(members, self._bases[verb], 1)

    def each_in(self, g: State, out: Options, bag: i64) -> None:
        """The option with each card of a bag is legal, however many there are."""
        layout = g.layout
        at = layout.zone_at[bag]
        for word in range(layout.bag_words):
            out.add_each(g.mem[at + word], self._base + 32 * word, 1)

    def who(self, g: State) -> i64:
        return g.a

    def space(self, g: State) -> i64:
        """Options are numbers below this one: what a player could try, legal or not."""
        return self.bound

    def possible(self, g: State, option: i64) -> bool:
        """Is it a number of an answer that could be given at a table for so many?"""
        if not 0 <= option < self.space(g):
            return False
        return self.verbs[self.verb(option)].holds(option, g.seats)

    def why(self, g: State, option: i64) -> str:
        """The rule that forbids an option which is not legal."""
        return self.law

    def because(self, g: State, rule: str, text: str) -> dict[str, str]:
        """Why a rule forbids what a text says: `why`, for a text `refused-WHY` of the game, and what to fill in there.

        By custom the rule says it all.
        """
        return {}

    def whose(self, g: State) -> str:
        """The rule by which others decide this, and not `g.seat`."""
        return self.law

    def text(self, g: State, option: i64) -> str:
        return self.verbs[self.verb(option)].text(option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        """The option in words: a key of the game's texts, and what to fill in. One without parts gets the facts."""
        answer = self.verbs[self.verb(option)]
        if not answer.parts:
            return answer.label, self.facts(g)
        values = answer.values(option)
        said: dict[str, str] = {}
        for i in range(len(values)):
            said.update(answer.parts[i].kind.said(answer.parts[i].name, values[i]))
        return answer.label, said

    def rank(self, g: State, option: i64) -> i64:
        """People are shown the lowest first, and those that skip last; by custom all as they are listed."""
        return 0

    def features(self, g: State, option: i64, out: vec[i32], at: i64) -> None:
        """What there is to say of an option besides its parts: the numbers that `Rules.features` names."""

    def candidates(self, g: State, out: Options) -> None:
        """What programs may choose from where it is `open`: by custom the options."""
        self.options(g, out)

    def allows(self, g: State, option: i64) -> bool:
        """Is an option legal which `options` has not listed (open)?"""
        return False

    def suggested(self, g: State, option: i64) -> bool:
        """Is it listed as one of very many (open)? People are not shown it: they think for themselves."""
        return False

    def read(self, g: State, text: str) -> i64:
        """The option of a text, legal or not; -1 if there is none."""
        words = text.split(" ")
        for answer in self.verbs:
            option = answer.read(words, g.seats)
            if option >= 0:
                return option
        return -1

    def refuses(self, g: State, text: str) -> str:
        """The rule that forbids what a text says which is no option; where the choice is open, what it says beyond one
        too. By custom it is the step's own."""
        return ""

    def ahead(self, g: State, text: str) -> str:
        """What a text says beyond its option: answers to questions that only follow; by custom nothing."""
        return ""

    def follows(self, g: State, ahead: str) -> i64:
        """The option that was said ahead; -1 if it was not."""
        return -1

    def binding(self, g: State, option: i64) -> bool:
        """Can it not be taken back, even if nothing was rolled or revealed?"""
        return False

    def retractable(self, g: State, option: i64) -> bool:
        """Can it be taken back although another has been asked because of it? By custom it then stands."""
        return False

    def late(self, g: State) -> i64:
        """What is done for `g.seat` when its time is up: an option, even such as it could not take; -1: it waits."""
        return -1

    def patience(self, g: State) -> i64:
        """Seconds that a bot in `g.seat` leaves to people who are asked too, before it answers."""
        return 0

    def facts(self, g: State) -> dict[str, str]:
        """What the prompt sentence and a refusal fill in: by custom all arguments but the seat that decides."""
        said: dict[str, str] = {}
        values = [g.a, g.b, g.c]
        for i in range(len(self.parts)):
            if i > 0 or self.parts[i].name != "seat":
                said.update(self.parts[i].kind.said(self.parts[i].name, values[i]))
        return said

    def confided(self, g: State) -> dict[str, str]:
        """What besides is filled in for `g.seat`, which is asked, and kept from all others."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Choice):
    """Several seats decide at once and in secret; when the last has picked: `reveal`.

    A pick is binding. Until the end nothing that reaches another seat depends on it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kind = SEALED_CHOICE

    def seats(self, g: State) -> i64:
        return full(g.seats)

    def secret(self, g: State, option: i64) -> bool:
        return True

    def picked(self, g: State, seat: i64) -> i64:
        """The part that a seat has picked; below 0 where its answer has none."""
        return g.mem[SEALED + seat] - 1 - self._base


@mypyc_attr(allow_interpreted_subclasses=True)
class Speak(Choice):
    """Several seats may speak up, in any order; option 0 is to pass.

    The first that speaks is heard, and the step is done (it may put itself back); when all have
    passed there is silence. This is also the window for reactions: it is opened on top of the
    step that may be stopped, for every seat that could hold a reaction, so that a pause tells
    nothing; `g.drop()` in `take` removes the step that the window guards.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kind = SPEAK


# --- chance that every game needs ---------------------------------------------------------------


@final
class Deal(Chance):
    """Deal so many cards from a bag to another zone, one by one."""

    args = "from_zone:zone to_zone:zone deals:number"

    def size(self, g: State) -> i64:
        return g.count(g.one())

    def take(self, g: State, option: i64) -> None:
        from_zone, to_zone, deals = g.three()
        if deals > 1:
            g.then(self.id, from_zone, to_zone, deals - 1)
        g.move(g.card(from_zone, option), from_zone, to_zone)

    def seen_by(self, g: State) -> i64:
        _, to_zone = g.two()
        zone = g.layout.zones[to_zone]
        if zone.sees == ALL:
            return full(g.seats + 1)
        return bit(zone.owner) if zone.sees == OWNER else 0

    def text(self, g: State, option: i64) -> str:
        return g.layout.cards[g.card(g.one(), option)]


@final
class Shuffle(Chance):
    """Shuffle a row: the card for a place, from the top place down. Begin with the number of cards less one."""

    args = "zone upto:number"

    def size(self, g: State) -> i64:
        _, upto = g.two()
        return upto + 1

    def take(self, g: State, option: i64) -> None:
        zone, upto = g.two()
        g.swap_in_row(zone, upto, option)
        if upto > 1:
            g.then(self.id, zone, upto - 1)
        else:
            watch = g.watch
            if watch is not None:
                watch.shuffled(g, zone)

    def seen_by(self, g: State) -> i64:
        # Everybody sees the new top of an open row; what lies below, only the owner of the row.
        row, upto = g.two()
        zone = g.layout.zones[row]
        if zone.sees == ALL and upto == g.count(row) - 1:
            return full(g.seats + 1)
        if zone.sees == NOBODY or zone.owner < 0:
            return 0
        return bit(zone.owner)

    def text(self, g: State, option: i64) -> str:
        return g.layout.cards[g.card(g.one(), option)]
