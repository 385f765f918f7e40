"""The parts of a game: its kinds, steps and events, registered file by file, and the answers of its choices.

An answer is declared as its notation with holes, `"swap {card} pile {pile:seat}"`; number, reader, words, refusal and
what is pointed at follow from that. What an author got wrong is named when the module is imported.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.errors import BadGame
from stolik.engine.kinds import Count, Kind, Named, Part
from stolik.engine.kit import as_ints
from stolik.engine.layout import EventId, Layout, StepId
from stolik.engine.steps import CHANCE, GAIN, SKIP, SPEAK, Choice, Step, Template

MOST_PARTS: Final = 3  # of an answer, and of a pending step
MOST_ARGUMENTS: Final = 4  # of an event: `State.tell` has so many
MILLION: Final = 1000000
ITSELF: Final = "*"  # in an answer: the name of its step
COMPARED: Final = 5000  # values of a kind, up to which two kinds are compared one by one


@final
class Event:
    """A kind of event: its name in the texts, what its arguments are, the rules behind it."""

    def __init__(self, name: str, args: list[Part], rules: tuple[str, ...]) -> None:
        self.name = name
        self.args = args
        self.rules = rules


@final
class Parts:
    """What a game registers; the numbers of steps and events are what states hold."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.complete = False  # rules were made of them
        self.kinds: dict[str, Kind] = {"seat": layout.seat, "card": layout.card}
        self.named: dict[str, Kind] = {}  # by the names of parts: each means one thing in the whole game
        self.kind(Count("number", MILLION, -MILLION))

    def kind(self, kind: Kind) -> Kind:
        """Name a kind of the game's own, before the first part that is of it."""
        if kind.name in self.kinds:
            raise BadGame(f"there are two kinds called {kind.name}")
        self.kinds[kind.name] = kind
        return kind

    def _kind(self, name: str, where: str) -> Kind:
        if name == "zone":  # made each time: there are as many as the layout has by now
            return Named("zone", [zone.label for zone in self.layout.zones])
        if name == "step":
            return Count("step", MILLION)
        if name not in self.kinds:
            raise BadGame(f"{where} speaks of {name}, which is no kind: there are {', '.join(self.kinds)}, zone, step")
        return self.kinds[name]

    def part(self, said: str, where: str) -> Part:
        """`name` or `name:kind`; without a kind it is the name less trailing digits."""
        name, colon, kind = said.partition(":")
        found = self._kind(kind if colon else name.rstrip("0123456789"), where)
        known = self.named.get(name)
        if known is not None and known.name != found.name:
            raise BadGame(f"{where} calls a {found.name} {name}, which is a {known.name} elsewhere")
        self.named[name] = found
        return Part(name, found)

    def _parts(self, said: list[str], most: int, where: str) -> list[Part]:
        parts = [self.part(each, where) for each in said]
        if len(parts) > most:
            raise BadGame(f"{where} has more than {most} parts")
        if len({part.name for part in parts}) < len(parts):
            raise BadGame(f"{where} has two parts of one name")
        return parts

    def step(self, step: Step, name: str = "", rule: str = "") -> StepId:
        """Register a step; `PutUnder` is called `put_under` in dumps and texts, unless it is given a name."""
        step.name = name or in_snake_case(type(step).__name__)
        step.law = rule or step.rule
        where = f"step {step.name}"
        self._check(where)
        for other in self.steps:
            if other.name == step.name:
                raise BadGame(f"there are two steps called {step.name}")
        step.id = StepId(len(self.steps))
        most = MOST_PARTS - 1 if step.kind == SPEAK else MOST_PARTS  # who has passed is the last one's place
        step.parts = self._parts(step.args.split(), most, where)
        if step.kind == CHANCE and step.bound == 0:
            step.bound = step.most or len(self.layout.cards)
        if isinstance(step, Choice):
            if not step.answers:
                raise BadGame(f"{where} asks and declares no answers")
            step.declare([self._answer(said, step.name) for said in step.answers])
            _check_answers(step)
        self.steps.append(step)
        return step.id

    def _answer(self, said: str, step: str) -> Template:
        """`swap {card} pile {pile:seat}`; before it, with `=`, a label other than its first word.

        Before that, with a colon, what it is besides: `skip: let_it = pass`.
        """
        where = f"an answer of step {step}"
        sense, is_given, plain = said.partition(": ")
        if not is_given:
            sense = ""
            plain = said
        if sense not in ("", SKIP, GAIN):
            raise BadGame(f"{where} is a {sense}, and can only be a {SKIP} or a {GAIN}")
        label, is_given, template = plain.partition(" = ")
        if not is_given:
            template = plain
            label = plain.partition(" ")[0]
        label = step if label == ITSELF else label.replace("-", "_")
        words: list[str] = []
        holes: list[str] = []
        for word in template.split(" "):
            if word.startswith("{") and word.endswith("}"):
                words.append("")
                holes.append(word[1:-1])
            else:
                words.append(step.replace("_", "-") if word == ITSELF else word)
        return Template(label, words, self._parts(holes, MOST_PARTS, where), sense)

    def event(self, name: str, args: str, *rules: str) -> EventId:
        """The same event may be registered for several rules; its text has one set of arguments."""
        self._check(f"event {name}")
        event = Event(name, self._parts(args.split(), MOST_ARGUMENTS, f"event {name}"), rules)
        for other in self.events:
            if other.name == name and [str(part) for part in other.args] != [str(part) for part in event.args]:
                raise BadGame(f"there are two events called {name}, with other arguments")
        self.events.append(event)
        return EventId(len(self.events) - 1)

    def _check(self, what: str) -> None:
        """Compiled rules would know nothing of one that comes later."""
        if self.complete:
            raise BadGame(f"{what} is registered after the rules were made")


def in_snake_case(name: str) -> str:
    return "".join(("_" if c.isupper() and i else "") + c.lower() for i, c in enumerate(name))


def sequence(steps: list[StepId]) -> vec[i64]:
    """A sequence of play for `State.then_all`, in the order in which its steps run."""
    return as_ints([int(step) for step in steps])


def _check_answers(step: Choice) -> None:
    """Answers without parts come first, a window can be passed, and no answer can be read as another."""
    answers = step.verbs
    for i in range(1, len(answers)):
        if answers[i - 1].parts and not answers[i].parts:
            raise BadGame(f"step {step.name}: answers without parts come first, and {answers[i].label} does not")
    if step.kind == SPEAK and answers[0].parts:
        raise BadGame(f"step {step.name}: the first answer is to pass")
    for i in range(len(answers)):
        for part in answers[i].parts:
            if part.kind.size == 0 or (isinstance(part.kind, Count) and part.kind.least < 0):
                raise BadGame(f"step {step.name}: an answer cannot hold any {part.kind.name}")
        for j in range(i):
            if _alike(answers[i], answers[j]):
                raise BadGame(f"step {step.name}: {answers[i].label} could be read as {answers[j].label}")


def _alike(one: Template, other: Template) -> bool:
    """Is there a text that both could read?"""
    if len(one.words) != len(other.words):
        return False
    i = 0
    j = 0
    for place in range(len(one.words)):
        word = one.words[place]
        word2 = other.words[place]
        kind = one.parts[i].kind if word == "" else None
        kind2 = other.parts[j].kind if word2 == "" else None
        i += word == ""
        j += word2 == ""
        if kind is not None and kind2 is not None:
            if not _overlap(kind, kind2):
                return False
        elif kind is not None:
            if kind.read(word2) < 0:
                return False
        elif kind2 is not None:
            if kind2.read(word) < 0:
                return False
        elif word != word2:
            return False
    return True


def _overlap(one: Kind, other: Kind) -> bool:
    if one is other:
        return True
    few, many = (one, other) if one.size <= other.size else (other, one)
    if few.size > COMPARED:
        return True
    for value in range(few.size):
        if many.read(few.text(value)) >= 0:
            return True
    return False
