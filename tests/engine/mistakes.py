"""Mistakes that the author of a game can make. Each must be named alike by the sources and by the compiled engine."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from stolik.engine import kit
from stolik.engine.errors import BadGame
from stolik.engine.game import Game
from stolik.engine.kinds import Count, Numbered
from stolik.engine.kit import Options, Rng
from stolik.engine.layout import ALL, NOBODY, EventId, Layout, StepId
from stolik.engine.loop import play_out
from stolik.engine.parts import Parts
from stolik.engine.rulebook import Rule, Rulebook
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Choice, Speak
from stolik.engine.table import Table
from stolik.engine.thinking import Thinking

DEPTH = 3
ROOM = 2
Act = Callable[["Sample", State], None]


class Begin(Auto):
    """What the author wanted."""

    def __init__(self, sample: Sample, act: Act) -> None:
        super().__init__()
        self.sample = sample
        self.act = act

    def run(self, g: State) -> None:
        self.act(self.sample, g)


class Pick(Choice):
    """A seat is asked, and has so many options."""

    rule = "SAM.1"
    args = "seat options:number"
    answers = ("one", "two", "three")

    def options(self, g: State, out: Options) -> None:
        _, options = g.two()
        for option in range(options):
            out.add(option)

    def take(self, g: State, option: int) -> None:
        g.finish()


class Sample(Rules):
    """A small game in which one thing is done, then one seat is asked."""

    def __init__(self, act: Act) -> None:
        layout = Layout(["a", "b", "c", "d"], 2, depth=DEPTH)
        self.score = layout.table("score", layout.seat, Count("points", 9))
        self.deck = layout.bag("deck", NOBODY)
        self.row = layout.row("row", ALL, ROOM)
        self.next = layout.row("next", ALL, ROOM)
        parts = Parts(layout)
        self.start_step = parts.step(Begin(self, act))
        self.pick = parts.step(Pick())
        self.said = parts.event("said", "seat")
        super().__init__(layout, parts)
        self.parts = parts

    def begin(self, g: State, options: dict[str, str]) -> None:
        g.fill(self.deck, 4)
        g.then(self.start_step)

    def share(self, g: State, seat: int) -> float:
        return 0.5


class Eye(Evaluator):
    def measure(self, g: State, seat: int, out: Any) -> None:
        out[0] = 0.0


def game(act: Act) -> Game:
    book = Rulebook(1, {"SAM.1": Rule("SAM.1", {"pl": "toy", "en": "toy"}, {"pl": "tak", "en": "yes"}, {}, False)})
    eye = Thinking(Eye(["none"], [0.0]))
    return Game("sample", Sample(act), range(2, 3), book, None, eye)  # type: ignore[arg-type]


# --- in play ---


def too_deep(rules: Sample, g: State) -> None:
    for _ in range(DEPTH + 1):
        g.then(rules.pick, 0, 1)


def unregistered(_: Sample, g: State) -> None:
    g.then(Pick().id, 0, 1)


def of_another_game(_: Sample, g: State) -> None:
    g.then(StepId(17), 0, 1)


def nothing_left(_: Sample, g: State) -> None:
    """The last step has run and nobody said that it is over."""


def dropped_too_much(_: Sample, g: State) -> None:
    g.drop()


def no_option(rules: Sample, g: State) -> None:
    g.then(rules.pick, 1, 0)


def overfull(rules: Sample, g: State) -> None:
    for card in range(ROOM + 1):
        g.move(card, rules.deck, rules.row)


def not_there(rules: Sample, g: State) -> None:
    g.move(0, rules.deck, rules.row)
    g.move(0, rules.deck, rules.row)


def not_in_the_row(rules: Sample, g: State) -> None:
    g.move(1, rules.row, rules.deck)


def no_card(rules: Sample, g: State) -> None:
    g.move(g.top(rules.row), rules.deck, rules.row)


def unknown_event(rules: Sample, g: State) -> None:
    g.tell(EventId(rules.said + 1))
    g.then(rules.pick, 0, 1)


def event_before_the_first(rules: Sample, g: State) -> None:
    g.tell(EventId(-1))
    g.then(rules.pick, 0, 1)


def asks_nobody(rules: Sample, g: State) -> None:
    g.then(rules.pick, 5, 1)


IN_PLAY = {
    too_deep: "more than 3 steps are pending: the layout needs a greater depth, or they never end",
    unregistered: "step -1 is put on the stack and was never registered",
    no_option: "step pick asks seat 2 and has no option for it",
    not_there: "a does not lie in deck",
    not_in_the_row: "b does not lie in row",
    no_card: "card -1 does not lie in deck",
}
AT_A_TABLE = {
    dropped_too_much: "nothing is left to do, and the game is not over",
    nothing_left: "nothing is left to do, and the game is not over",
    of_another_game: "step 17 is put on the stack and was never registered",
    overfull: "row has no room for more than 2 cards",
    unknown_event: "event 1 is told and was never registered",
    event_before_the_first: "event -1 is told and was never registered",
    asks_nobody: "step pick asks nobody who sits here",
}


def named(work: Callable[[], object]) -> str:
    """What it is called, if it is named at all."""
    try:
        work()
    except BadGame as error:
        return str(error)
    except BaseException as error:
        return f"only {type(error).__name__}: {error}"
    return "nothing"


def in_a_playout(act: Act) -> str:
    rules = game(act).rules
    return named(lambda: play_out(rules, rules.start(2, {}), Rng(1), Options(), 100))


def at_a_table(act: Act) -> str:
    def work() -> None:
        table = Table(game(act), 2)
        assert table.pending is not None
        table.options(table.pending.seats[0])

    return named(work)


# --- when steps and events are registered ---


class Twin(Pick):
    """Two games may have a step of one name, one game may not."""


Namesake = type("Pick", (Twin,), {})


def twice(parts: Parts) -> None:
    parts.step(Pick())
    parts.step(Namesake())


def too_late(parts: Parts) -> None:
    Rules(Layout([], 2), parts)
    parts.step(Pick())


def event_too_late(parts: Parts) -> None:
    Rules(Layout([], 2), parts)
    parts.event("said", "seat")


def too_many_arguments(parts: Parts) -> None:
    parts.event("said", "seat seat2 seat3 card number")


def other_arguments(parts: Parts) -> None:
    parts.event("said", "seat", "SAM.1")
    parts.event("said", "seat", "SAM.2")  # by another rule
    parts.event("said", "seat card")


def choosing(args: str, *answers: str) -> Pick:
    """A choice with these arguments and answers."""
    made: Pick = type("Choosing", (Pick,), {"args": args, "answers": answers})()
    return made


def unknown_kind(parts: Parts) -> None:
    parts.step(choosing("seat mood", "yes"))


def unknown_kind_of_an_event(parts: Parts) -> None:
    parts.event("said", "seat mood")


def unknown_kind_of_an_answer(parts: Parts) -> None:
    parts.step(choosing("seat", "feel {mood}"))


def two_kinds(parts: Parts) -> None:
    parts.kind(Numbered("mood", 3))
    parts.kind(Numbered("mood", 4))


def two_meanings(parts: Parts) -> None:
    parts.step(choosing("seat", "give {what:card}"))
    parts.event("said", "what:seat")


def the_same_part_twice(parts: Parts) -> None:
    parts.step(choosing("seat", "give {card} {card}"))


def four_parts(parts: Parts) -> None:
    parts.step(choosing("seat", "give {card} {card2} {card3} {card4}"))


def four_of_a_step(parts: Parts) -> None:
    parts.step(choosing("seat card number number2", "yes"))


def read_as_another(parts: Parts) -> None:
    parts.kind(Numbered("floor", 3))
    parts.step(choosing("seat", "go {seat2}", "walk = go {floor}"))


def a_word_read_as_a_part(parts: Parts) -> None:
    parts.step(choosing("seat", "take a", "grab = take {card}"))


def plain_answer_last(parts: Parts) -> None:
    parts.step(choosing("seat", "take {card}", "pass"))


def odd_sense(parts: Parts) -> None:
    parts.step(choosing("seat", "loss: pay = give {card}"))


def a_window_without_a_pass(parts: Parts) -> None:
    parts.step(type("Window", (Speak,), {"answers": ("take {card}",)})())


def nothing_to_say(parts: Parts) -> None:
    parts.step(choosing("seat"))


def any_number(parts: Parts) -> None:
    parts.step(choosing("seat", "bet {number}"))


BEFORE_PLAY = {
    nothing_to_say: "step choosing asks and declares no answers",
    unknown_kind: "step choosing speaks of mood, which is no kind: there are seat, card, number, zone, step",
    unknown_kind_of_an_event: "event said speaks of mood, which is no kind: there are seat, card, number, zone, step",
    unknown_kind_of_an_answer: (
        "an answer of step choosing speaks of mood, which is no kind: there are seat, card, number, zone, step"
    ),
    two_kinds: "there are two kinds called mood",
    two_meanings: "event said calls a seat what, which is a card elsewhere",
    the_same_part_twice: "an answer of step choosing has two parts of one name",
    four_parts: "an answer of step choosing has more than 3 parts",
    four_of_a_step: "step choosing has more than 3 parts",
    read_as_another: "step choosing: walk could be read as go",
    a_word_read_as_a_part: "step choosing: grab could be read as take",
    plain_answer_last: "step choosing: answers without parts come first, and pass does not",
    odd_sense: "an answer of step choosing is a loss, and can only be a skip or a gain",
    a_window_without_a_pass: "step window: the first answer is to pass",
    any_number: "step choosing: an answer cannot hold any number",
    twice: "there are two steps called pick",
    too_late: "step pick is registered after the rules were made",
    event_too_late: "event said is registered after the rules were made",
    too_many_arguments: "event said has more than 4 parts",
    other_arguments: "there are two events called said, with other arguments",
}


def registered(work: Callable[[Parts], None]) -> str:
    return named(lambda: work(Parts(Layout(["a"], 2))))


def results() -> dict[str, str]:
    return {
        **{f"playout {act.__name__}": in_a_playout(act) for act in IN_PLAY},
        **{f"table {act.__name__}": at_a_table(act) for act in (*IN_PLAY, *AT_A_TABLE)},
        **{f"registered {work.__name__}": registered(work) for work in BEFORE_PLAY},
    }


EXPECTED = {
    **{f"playout {act.__name__}": told for act, told in IN_PLAY.items()},
    **{f"table {act.__name__}": told for act, told in (IN_PLAY | AT_A_TABLE).items()},
    **{f"registered {work.__name__}": told for work, told in BEFORE_PLAY.items()},
}


if __name__ == "__main__":
    print(json.dumps({"compiled": kit.COMPILED, "results": results()}))
