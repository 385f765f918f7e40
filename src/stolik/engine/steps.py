"""Steps: what can lie on the stack. A step is one small object without state of its own.

An automatic step acts; a chance step names how many outcomes are equally likely; a choice asks.
Prompt and handler stand side by side: who decides, which options, what an answer does, which rule
says so. A step must not read a clock or a random number, and it changes the state only through the
state's own operations, so that everything else (log, views, search) can follow.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from stolik.engine.kit import Options, bit, full, has, lowest
from stolik.engine.layout import ALL, NOBODY, OWNER, SEALED
from stolik.engine.state import State

AUTO: Final = 0
CHANCE: Final = 1
CHOICE: Final = 2
SEALED_CHOICE: Final = 3
SPEAK: Final = 4

PASS: Final = 0  # in a Speak step: this seat says nothing


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    rule: ClassVar[str] = ""  # the rule that this step carries out
    rules: ClassVar[tuple[str, ...]] = ()  # further rules that it carries out
    apart: ClassVar[bool] = False  # whatever one seat does, the others are asked the same as before

    def __init__(self) -> None:
        self.id: i64 = -1
        self.name: str = ""
        self.kind: i64 = AUTO

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """One seat decides: `options`, `take`. The seat is `g.seat`; by custom it is argument a.

    Where there are too many answers to list them (any word of a language), the step is `open`: `options` then lists
    some, for whoever plays at random; `allows` judges every other, and `read` finds it by its text.
    """

    open: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        self.kind = CHOICE

    def who(self, g: State) -> i64:
        return g.a

    def space(self, g: State) -> i64:
        """Options are numbers below this one: what a player could try, legal or not."""
        raise NotImplementedError

    def why(self, g: State, option: i64) -> str:
        """The rule that forbids an option which is not legal."""
        return self.rule

    def whose(self, g: State) -> str:
        """The rule by which others decide this, and not `g.seat`."""
        return self.rule

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        """The option in words: a key of the game's texts, and what to fill in."""
        return self.name, {"option": self.text(g, option)}

    def allows(self, g: State, option: i64) -> bool:
        """Is an option legal which `options` has not listed (open)?"""
        return False

    def suggested(self, g: State, option: i64) -> bool:
        """Is it listed as one of very many (open)? People are not shown it: they think for themselves."""
        return False

    def read(self, g: State, text: str) -> i64:
        """The option of a text, legal or not; -1 if there is none."""
        for option in range(self.space(g)):
            if self.text(g, option) == text:
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

    def secret(self, g: State, option: i64) -> bool:
        """Is it hidden from the others which option was taken?"""
        return False

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
        """What the prompt sentence and a refusal fill in."""
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
        return g.mem[SEALED + seat] - 1


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
    """Deal c cards from bag a to zone b, one by one."""

    def size(self, g: State) -> i64:
        return g.count(g.a)

    def take(self, g: State, option: i64) -> None:
        source = g.a
        target = g.b
        left = g.c - 1
        if left > 0:
            g.then(self.id, source, target, left)
        g.move(g.card(source, option), source, target)

    def seen_by(self, g: State) -> i64:
        zone = g.layout.zones[g.b]
        if zone.sees == ALL:
            return full(g.seats + 1)
        return bit(zone.owner) if zone.sees == OWNER else 0

    def text(self, g: State, option: i64) -> str:
        return g.layout.cards[g.card(g.a, option)]


@final
class Shuffle(Chance):
    """Shuffle row a: the card for place b, from the top place down. Begin with b = cards - 1."""

    def size(self, g: State) -> i64:
        return g.b + 1

    def take(self, g: State, option: i64) -> None:
        zone = g.a
        place = g.b
        g.swap_in_row(zone, place, option)
        if place > 1:
            g.then(self.id, zone, place - 1)
        else:
            watch = g.watch
            if watch is not None:
                watch.shuffled(g, zone)

    def seen_by(self, g: State) -> i64:
        # Everybody sees the new top of an open row; what lies below, only the owner of the row.
        zone = g.layout.zones[g.a]
        if zone.sees == ALL and g.b == g.count(g.a) - 1:
            return full(g.seats + 1)
        if zone.sees == NOBODY or zone.owner < 0:
            return 0
        return bit(zone.owner)

    def text(self, g: State, option: i64) -> str:
        return g.layout.cards[g.card(g.a, option)]
