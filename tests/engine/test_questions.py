"""When a question is another one: the smallest game in which several are asked at once, and nothing is ever told."""

from __future__ import annotations

from pathlib import Path

from stolik.engine.chain import seed_of
from stolik.engine.game import Game
from stolik.engine.kinds import Maybe
from stolik.engine.kit import Options, bit, full
from stolik.engine.layout import Layout
from stolik.engine.parts import Parts
from stolik.engine.rulebook import Rule, Rulebook
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import Speak
from stolik.engine.table import Table
from stolik.engine.texts import Texts
from stolik.engine.thinking import Thinking

LAYOUT = Layout([], 3)
PARTS = Parts(LAYOUT)
PARTS.kind(Maybe(LAYOUT.seat))

PASS, ASK_ANEW, LEAVE_ONE_OUT = range(3)


class Asking(Speak):
    """All but one may pass, have the other question asked, or have this one asked without seat 1."""

    rule = "ASK.1"
    args = "but:maybe_seat"
    answers = ("pass", "ask", "leave")

    def seats(self, g: State) -> int:
        but = g.one()
        return full(g.seats) & ~(bit(but - 1) if but > 0 else 0)

    def options(self, g: State, out: Options) -> None:
        for option in range(3):
            out.add(option)

    def take(self, g: State, option: int) -> None:
        if option == ASK_ANEW:
            g.then(SECOND if self.id == FIRST else FIRST)
        else:
            g.then(self.id, 2)

    def silence(self, g: State) -> None:
        g.finish()


class First(Asking):
    pass


class Second(Asking):
    pass


FIRST = PARTS.step(First())
SECOND = PARTS.step(Second())


class Questions(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        g.then(FIRST)

    def share(self, g: State, seat: int) -> float:
        return 1 / 3


BOOK = Rulebook(
    1, {"ASK.1": Rule("ASK.1", {"pl": "toy", "en": "toy"}, {"pl": "Pytanie.", "en": "A question."}, {}, False)}
)
TEXTS = Texts(Path(__file__).parent / "toys" / "text")
GAME = Game("questions", Questions(LAYOUT, PARTS), range(3, 4), BOOK, TEXTS, Thinking(Evaluator([], [])), 100)


def asked(*answers: tuple[int, int]) -> Table:
    table = Table(GAME, 3, {}, seed_of(1))
    for seat, option in answers:
        table.apply(seat, option)
    assert table.events == []
    return table


def test_who_passes_changes_the_question_of_nobody_else() -> None:
    assert asked((0, PASS)).asked_at[1:] == [0, 0]
    assert asked((0, PASS), (1, PASS)).asked_at[2] == 0


def test_another_question_to_the_same_seats_has_another_id() -> None:
    table = asked((0, ASK_ANEW))
    assert table.pending is not None
    assert (table.pending.step, table.pending.seats) == ("second", (0, 1, 2))
    assert table.asked_at == [1, 1, 1]


def test_the_same_question_to_fewer_seats_has_another_id() -> None:
    table = asked((0, LEAVE_ONE_OUT))
    assert table.pending is not None
    assert (table.pending.step, table.pending.seats) == ("first", (0, 2))
    assert table.asked_at[2] == 1


def test_who_was_asked_alone_and_is_asked_again_has_another_id() -> None:
    table = asked((0, PASS), (1, PASS), (2, ASK_ANEW), (1, PASS), (2, PASS))
    assert table.pending is not None
    assert table.pending.seats == (0,)
    before = table.asked_at[0]
    table.apply(0, ASK_ANEW)
    assert table.asked_at[0] > before
