"""A game as everything around the engine knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from stolik.engine.errors import BadOption, NotInstalled
from stolik.engine.rulebook import Rulebook
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.texts import Texts
from stolik.engine.views import Leaning
from stolik.engine.writing import tidy

YES, NO = "yes", "no"
SAID_OTHERWISE = {"on": YES, "true": YES, "off": NO, "false": NO}  # of what is either so or not


class Beliefs(Protocol):
    """What everybody can conclude about hidden cards from what the others do: Bayes, folded over a game.

    It may look at open facts only, so the leaning is the same whatever lies hidden. It is for bots.
    """

    def begin(self, seats: int) -> Leaning: ...

    def answered(self, leaning: Leaning, g: State, seat: int, option: int) -> Leaning:
        """A seat is about to answer so; the state must stay as it is."""
        ...

    def told(self, leaning: Leaning, event: str, args: dict[str, int]) -> Leaning: ...


@dataclass(frozen=True)
class Counted:
    """What the designer's report counts in a game: events by their names, and one zone a seat."""

    plays: tuple[str, ...] = ()  # a seat plays a card (arguments `seat` and `card`)
    starts: str = ""  # a seat is the first to move (argument `seat`)
    endings: tuple[str, ...] = ()  # how a game ended; texts `ending-NAME`
    roles: str = ""  # where in the end the card lies that says who a seat was


@dataclass(frozen=True)
class Allowance:
    """So many seconds for all that is asked under one name; the time stands still while something else is asked."""

    name: str
    seconds: int


class Player(Protocol):
    """A bot of the game's own, where its answers are too many to be tried one by one."""

    def choose(self, view: dict[str, Any], strength: int, seed: int) -> tuple[int, str, dict[str, str | int]]:
        """An option, a text that says why, and what to fill in there. Strength is from 0 to 3."""
        ...


def nothing_more(_: State) -> dict[str, Any]:
    """A position that speaks for itself."""
    return {}


def no_limit(_: dict[str, str]) -> int:
    """A game that lasts as long as it lasts."""
    return 0


def nothing_else(_: dict[str, str]) -> dict[str, str]:
    """The rules alone decide, and they have a version."""
    return {}


def their_own_time(_g: State, _options: dict[str, str]) -> Allowance | None:
    """Whoever is asked may think as long as they like."""
    return None


def anything_goes(_seats: int, _options: dict[str, str]) -> None:
    """All options go together, with any number of players."""


def by_the_house(_: State) -> str:
    """No rule of the game says that it is over."""
    return ""


def the_same_for_all(_seats: int) -> dict[str, str]:
    """What is usual does not depend on the number of players."""
    return {}


@dataclass(frozen=True)
class Promise:
    """An answer that a seat could order beforehand: its notation, and its words as an option has them."""

    do: str
    label: str
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """What a game lets its players order beforehand."""

    windows: frozenset[str]  # the steps that an order may answer; an answer there cannot be taken back
    passing: Promise  # to let things happen, until one's own turn
    where: dict[str, tuple[str, ...]]  # facts of such a step that an order may be bound to, and their values
    promises: Callable[[State, int], list[Promise]]  # what else a seat could order now
    turn_of: Callable[[State], int]  # whose turn it is; -1 where there are no turns, and so nothing to order
    usual: tuple[dict[str, str], ...] = ()  # where everybody lets things happen, until they order otherwise


@dataclass(frozen=True)
class Verdict:
    """Why something came out as it did: a text and its values, as an option has them."""

    label: str
    values: dict[str, str] = field(default_factory=dict)
    cards: tuple[str, ...] = ()  # said one after the other, as `cards`


class Explainer(Protocol):
    """Positions in plain text, and what happens in them by itself."""

    happenings: tuple[str, ...]  # what can be explained, the usual one first
    questions: frozenset[str]  # the steps that ask while it happens; any other means that it is over

    def own_cards(self, picture: str) -> AbstractContextManager[None]:
        """While this lasts, the cards that a picture describes are in the game, by the names that it gives them."""
        ...

    def position(self, picture: str, what: str, at: str | None) -> dict[str, Any]:
        """A position, as a dump, in which this is about to happen; what cannot be read is refused (NotExplained)."""
        ...

    def picture(self, g: State) -> str: ...

    def verdicts(self, before: State, events: list[dict[str, Any]]) -> list[Verdict]:
        """What the events mean in the end; texts `explain-LABEL`."""
        ...


@dataclass(frozen=True)
class Scored:
    """Something that lies on a real table, as it was understood, what it scores and why."""

    picture: str
    verdicts: list[Verdict]  # texts `score-LABEL`, the total last
    data: dict[str, Any]


@dataclass(frozen=True)
class Form:
    """Something that can lie on a real table: its name as a text, the line that says so, and where its marks go."""

    text: str
    header: str
    lines: list[list[tuple[int, int]]]  # from the top; each mark by its column, in half-cards, and its level


@dataclass(frozen=True)
class Extra:
    """What can count as well: its name as a text, and the line that says so."""

    text: str
    header: str


@dataclass(frozen=True)
class Sheet:
    """What a scorer understands, for a page to be filled in by pointing."""

    marks: str
    nothing: str  # the mark of what is not there
    forms: list[Form]
    extras: list[Extra]


class Scorer(Protocol):
    """Scores what is given in plain text, for people with the real cards in front of them."""

    def sheet(self) -> Sheet: ...

    def score(self, text: str) -> list[Scored]:
        """All that the text shows; NotScored says why not."""
        ...


@dataclass(frozen=True)
class Tally:
    """What each seat has in the end, where points are counted; titles as keys of texts."""

    points: list[int]
    titles: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Moment:
    """An answer in a game that is over, and the position in which it was given."""

    at: int  # how many answers had come before
    state: State
    seat: int
    do: str


@dataclass(frozen=True)
class Try:
    """What was or could have been done in a turn: texts `review-KIND`, and `review-values` with what it brings."""

    kind: str
    text: str
    values: dict[str, int]


@dataclass(frozen=True)
class LookBack:
    """A turn in hindsight: what was done, then what else there was; text `review-note-NOTE`."""

    at: int  # of the moment that was looked at
    turn: int
    seat: int
    note: str
    tries: list[Try]


@dataclass(frozen=True)
class Lesson:
    """A position of the tutorial with a question about it; texts `lesson-ID` with `.says`, `.asks`, `.right`, `.wrong`.

    The rules themselves know the answer: `count` is where in `derived` a number stands; `best` names a value of the
    options' labels, of which the right one has most; `label` is what the right option is called.
    """

    id: str
    rule: str
    position: dict[str, Any]  # a dump; the first seat is the reader's
    options: dict[str, str]
    count: tuple[str | int, ...] = ()
    best: str = ""
    label: str = ""


@dataclass(frozen=True)
class Game:
    id: str
    rules: Rules
    evaluator: Evaluator
    players: range
    rulebook: Rulebook
    texts: Texts
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)  # name -> values, the default first
    longest: int = 1000  # no game has more decisions than this
    playout: int = 10**6  # a search judges by the evaluator after so many decisions of random play
    samples: int = 12  # worlds over which a bot averages that looks one step ahead
    exploration: float = 0.7  # how much a search prefers what it has tried less
    faces: dict[str, dict[str, Any]] = field(default_factory=dict)  # what is printed on the cards
    # Kinds of event arguments that are numbers of something with a name of its own, such as a word of the lexicon.
    spoken: dict[str, Callable[[State, int], str]] = field(default_factory=dict)
    derived: Callable[[State], Mapping[str, Any]] = nothing_more  # what anybody could work out from what lies open
    # What its course depends on besides the rules, such as a lexicon, by its name and a hash: logs tell it.
    sources: Callable[[dict[str, str]], dict[str, str]] = nothing_else
    installed: frozenset[str] = frozenset()  # options whose values are what the host has installed
    # What would come of an answer (by its text) that a seat is thinking about: plain data, for that seat alone.
    preview: Callable[[State, int, str], dict[str, Any]] | None = None
    standing: Standing | None = None  # where others' turns ask for answers, these may be given beforehand
    beliefs: Beliefs | None = None
    player: Player | None = None  # plays in place of the bots that try every option
    soloist: str = ""  # a bot by its name: who plays best where there is one seat, and gives the hints there
    explainer: Explainer | None = None
    scorer: Scorer | None = None
    tally: Callable[[State], Tally] | None = None  # of a game that is over
    ended: Callable[[State], str] = by_the_house  # the rule by which it is over
    # What could have been done in each turn of a game that is over; the state is the last one.
    review: Callable[[list[Moment], State], list[LookBack]] | None = None
    lessons: tuple[Lesson, ...] = ()
    counted: Counted = Counted()
    check: Callable[[int, dict[str, str]], None] = anything_goes  # refuses settled options by a BadOption
    usual: Callable[[int], dict[str, str]] = the_same_for_all  # options that a number of players brings with it
    limit: Callable[[dict[str, str]], int] = no_limit  # how many seconds a game by these options may take
    allowance: Callable[[State, dict[str, str]], Allowance | None] = their_own_time  # for what is asked now
    # Who may begin a rematch, where the rules say so; the option `starter` has the number of the one who does.
    begins_again: Callable[[State], list[int]] | None = None
    # Positions from which much happens before anybody is asked; `stolik bench` tells how long it takes.
    stretches: dict[str, Callable[[], State]] = field(default_factory=dict)
    # Work of the game's own that it measures too: do so much of it, and tell how much of what was done.
    workloads: dict[str, Callable[[], Callable[[int], dict[str, float]]]] = field(default_factory=dict)

    def check_seats(self, seats: int) -> None:
        if seats not in self.players:
            raise BadOption(f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {seats}")

    def settle_options(self, given: dict[str, str]) -> dict[str, str]:
        """All options with their values; an unknown one or an impossible value is refused."""
        found = {name: values[0] for name, values in self.options.items()}
        for name, value in ((tidy(name), tidy(value)) for name, value in given.items()):
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.id} has no option {name} (there are: {known})")
            found[name] = _meant(value, self.options[name])
            if found[name] not in self.options[name]:
                if name in self.installed:
                    raise NotInstalled(value, f"{name} {value} is not installed here")
                raise BadOption(f"{name} can be {', '.join(self.options[name])}, not {value}")
        return found

    def settle(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        """The same for a number of players: what does not go together, or not with so many, is refused too."""
        self.check_seats(seats)
        options = self.settle_options(self.usual(seats) | given)
        self.check(seats, options)
        return options

    def closest(self, seats: int, wanted: dict[str, str]) -> dict[str, str]:
        """As many of the wanted values as go together, the first before the others; the rest as usual."""
        options = self.settle(seats, {})
        for name, value in wanted.items():
            try:
                options = self.settle(seats, options | {name: value})
            except BadOption:
                continue
        return options


def _meant(value: str, values: tuple[str, ...]) -> str:
    """A value as the game spells it: on is yes, and false is no, where it is one of the two."""
    if set(values) != {YES, NO}:
        return value
    said = value.casefold()
    return SAID_OTHERWISE.get(said, said)
