"""Kinds and parts: what a number means, and how the parts of an answer make one."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.engine.errors import BadGame, ViewError
from stolik.engine.kinds import ANY, Code, Count, Flag, Kind, Maybe, Named, Numbered, Pair, Seats, SetOf
from stolik.engine.kit import Options
from stolik.engine.layout import ALL, NOBODY, OWNER, SEALED, TURN, Layout
from stolik.engine.notation import read, written
from stolik.engine.parts import Parts
from stolik.engine.rules import Rules
from stolik.engine.shown import frames, shown
from stolik.engine.state import State, blank
from stolik.engine.steps import Auto, Choice, Sealed, Speak
from stolik.engine.views import dump

AREA, SEAT = Numbered("area", 3), Seats(4)
FIGURE = Pair("figure", AREA, Named("owner", ["red", "troll"]))


@pytest.mark.parametrize(
    ("kind", "value", "text", "plain", "said"),
    [
        (SEAT, 0, "1", 0, {"x": "0"}),
        (AREA, 2, "3", 3, {"x": "3"}),
        (Named("mood", ["glad", "sad"]), 1, "sad", "sad", {"x": "sad"}),
        (Count("coins", 9), 7, "7", 7, {"x": "7"}),
        (Code("code"), 12345, "12345", 12345, {"x": "12345"}),
        (Flag(), 1, "yes", True, {"x": "yes"}),
        (Flag(), 0, "no", False, {"x": "no"}),
        (Maybe(SEAT), 0, "none", None, {"x": "none"}),
        (Maybe(SEAT), 2, "2", 1, {"x": "1"}),
        (SetOf(AREA), 0b101, "1+3", [1, 3], {"x": "1+3"}),
        (SetOf(AREA), 0, "none", [], {"x": "none"}),
        (FIGURE, 5, "3:troll", [3, "troll"], {"area": "3", "owner": "troll"}),
    ],
)
def test_a_value_is_written_read_shown_and_said(
    kind: Kind, value: int, text: str, plain: Any, said: dict[str, str]
) -> None:
    assert kind.text(value) == text
    assert kind.read(text) == value
    assert kind.shown(value) == plain
    assert kind.said("x", value) == said


def test_the_second_of_two_pairs_fills_in_the_second_holes() -> None:
    assert FIGURE.said("figure2", 0) == {"area2": "1", "owner2": "red"}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (SEAT, "0"),
        (SEAT, "5"),
        (SEAT, "01"),
        (SEAT, "²"),
        (AREA, "4"),
        (AREA, "-1"),
        (AREA, ""),
        (Count("coins", 9), "10"),
        (Flag(), "perhaps"),
        (Maybe(SEAT), "5"),
        (SetOf(AREA), "1+4"),
        (FIGURE, "3"),
        (FIGURE, "3:blue"),
    ],
)
def test_what_is_no_value_is_not_read(kind: Kind, text: str) -> None:
    assert kind.read(text) == -1


@pytest.mark.parametrize(
    ("kind", "value", "with_two", "with_any"),
    [
        (SEAT, 1, True, True),
        (SEAT, 2, False, True),
        (SEAT, 4, False, False),
        (Maybe(SEAT), 0, True, True),
        (Maybe(SEAT), 3, False, True),
        (SetOf(SEAT), 0b11, True, True),
        (SetOf(SEAT), 0b101, False, True),
        (Pair("place", AREA, SEAT), 4 * 2 + 1, True, True),
        (Pair("place", AREA, SEAT), 4 * 2 + 3, False, True),
        (Count("points", 9, -3), -3, True, True),
        (Count("points", 9, -3), -4, False, False),
        (Code("code", 10), 10, False, False),
    ],
)
def test_what_can_be_there_depends_on_the_table(kind: Kind, value: int, with_two: bool, with_any: bool) -> None:
    assert (kind.holds(value, 2), kind.holds(value, ANY)) == (with_two, with_any)


def test_names_are_one_word_and_there_once() -> None:
    for names in (["a", "a"], ["a b"]):
        with pytest.raises(BadGame, match="is no good name in mood"):
            Named("mood", names)


# --- a game of two seats with something of everything ---

LAYOUT = Layout(["ace", "king", "queen", *(f"c{n}" for n in range(40))], 3, depth=4)
LAST = LAYOUT.word("last", Maybe(LAYOUT.card))
MONEY = LAYOUT.table("money", LAYOUT.seat, Count("coins", 9))
CROWD = LAYOUT.table("crowd", (AREA, LAYOUT.seat), Count("heads", 9))
SEEN = LAYOUT.sets("seen", LAYOUT.card)  # two words: 43 cards
DRAFT = LAYOUT.secrets("draft", Maybe(AREA))
DECK = LAYOUT.bag("deck", NOBODY)
HAND = LAYOUT.bags("hand", OWNER)
PILE = LAYOUT.row("pile", ALL, 9)
PARTS = Parts(LAYOUT)
PARTS.kind(AREA)

GIVE, SEND = 1, 2


class Act(Choice):
    args = "seat area"
    answers = ("pass", "give {card}", "send = * {card} {to:seat} {area}")

    def options(self, g: State, out: Options) -> None:
        self.each_of(out, GIVE, 0b11)


class Bid(Sealed):
    answers = ("nothing", "bid {card}")


class Ask(Speak):
    args = "area"
    answers = ("pass", "shout {card}")


class Wait(Auto):
    pass


ACT, BID, ASK, WAIT = (PARTS.step(step) for step in (Act(), Bid(), Ask(), Wait()))
RULES = Rules(LAYOUT, PARTS)
STEPS: list[Any] = list(RULES.steps)


def test_an_answer_is_numbered_by_its_parts() -> None:
    """pass is 0, then 43 cards to give, then 43 cards to 3 seats in 3 areas."""
    act = STEPS[ACT]
    g = blank(LAYOUT, 2)
    assert [(verb.base, verb.count) for verb in act.verbs] == [(0, 1), (1, 43), (44, 43 * 9)]
    assert act.bound == 44 + 387
    option = 44 + (2 * 3 + 1) * 3 + 2
    assert act.code(SEND, 2, 1, 2) == option
    assert act.verb(option) == SEND
    assert act.which(5) == (GIVE, 4)
    assert act.text(g, option) == "act queen 2 3"
    assert act.read(g, "act queen 2 3") == option
    assert act.read(g, "act queen 3 3") == -1  # there is no third seat here,
    assert act.possible(g, option + 3) is False  # and no number for it either
    assert act.label(g, option) == ("send", {"card": "queen", "to": "1", "area": "3"})


def test_actions_of_all_steps_are_numbered_one_after_another() -> None:
    assert list(RULES.offsets) == [0, 431, 431 + 44, 431 + 88]
    assert RULES.actions == 431 + 44 + 44


def test_an_answer_without_parts_gets_the_facts() -> None:
    g = blank(LAYOUT, 2)
    g.then(ACT, 1, 2)
    g.pending_step()
    assert STEPS[ACT].facts(g) == {"area": "3"}
    assert STEPS[ACT].label(g, 0) == ("pass", {"area": "3"})


def test_what_is_put_between_a_mark_and_its_end_runs_in_that_order() -> None:
    g = blank(LAYOUT, 2)
    g.then(WAIT)
    mark = g.mark()
    g.then(ACT, 0, 1)
    g.then(BID)
    g.then(ASK, 2)
    g.in_order(mark)
    assert [name for name, _ in frames(g)] == ["act", "bid", "ask", "wait"]
    assert frames(g)[0] == ("act", {"seat": 0, "area": 1})


def laid() -> State:
    """Two seats: a card seen, money, somebody in an area, a secret draft, a bid."""
    g = blank(LAYOUT, 2)
    g[TURN] = 4
    g[LAST] = 2
    g[MONEY + 1] = 5
    g[CROWD + 3 * 2 + 1] = 7
    g[SEEN], g[SEEN + 1] = 0b10, 0b100000000
    g[DRAFT] = 3
    g.lay(HAND, 0)
    g.lay(PILE, 2)
    g.lay(PILE, 1)
    g.then(WAIT)
    g.then(BID)
    g[SEALED + 1] = 2 + 1
    return g


def seen_by(seat: int) -> dict[str, Any]:
    """The machine's form, with what the seat may not know as `views` leaves it out."""
    data = dump(RULES, laid())
    data["draft"] = [value if other == seat else -1 for other, value in enumerate(data["draft"])]
    data["sealed"] = [value if other == seat or value == 0 else -1 for other, value in enumerate(data["sealed"])]
    return {**data, "unsure": []}


def test_a_position_is_shown_by_kinds() -> None:
    first, second = shown(RULES, [seen_by(0), seen_by(1)], [0, 1])
    assert (first["turn"], first["last"], first["money"]) == (4, "king", [0, 5])
    assert first["crowd"] == [[0, 0], [0, 0], [0, 7]]  # by area, and by the two seats there are
    assert first["seen"] == ["king", "c37"]
    assert (first["pile"], first["hand"]) == (["queen", "king"], [["ace"], []])
    assert (first["draft"], second["draft"]) == ([3, None], [None, None])
    assert (first["decided"], first["pick"]) == ([False, True], None)
    assert (second["decided"], second["pick"]) == ([False, True], {"label": "bid", "card": "king"})
    assert not {"todo", "sealed"} & first.keys()


POSITION = """\
game: sample
seats: 2
turn: 4
last: king
money: 2=5
crowd: 3/2=7
seen: 0=king 1=c37
draft: 1=3
hand/1: ace
pile: queen king
decided: 2=bid king
todo: bid(); wait()
"""


def test_a_position_is_written_by_names() -> None:
    assert written(RULES, "sample", laid()) == POSITION
    assert dump(RULES, read(RULES, "sample", POSITION)) == dump(RULES, laid())


@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        ("game: sample", "game: chess", "no position of sample"),
        ("seats: 2", "seats: 4", "cannot be 4 seats"),
        ("turn: 4", "turn: soon", "turn is a number, and not soon"),
        ("last: king", "last: knave", "last is no maybe_card: knave"),
        ("money: 2=5", "money: 9=5", "money has no place 9"),
        ("money: 2=5", "gold: 2=5", "sample has no gold"),
        ("hand/1: ace", "hand/1: knave", "no card knave"),
        ("hand/1: ace", "hand/1: queen", "queen lies in two places"),
        ("todo: bid(); wait()", "todo: dance()", "no step dance"),
        ("todo: bid(); wait()", "todo: wait(seat 1)", "wait has no seat"),
        ("decided: 2=bid king", "decided: 2=bid knave", "nobody can have decided 2=bid knave"),
        ("turn: 4", "turn 4", "lines such as"),
        ("turn: 4", "seats: 2", "each name once"),
    ],
)
def test_what_is_no_position_is_named(line: str, instead: str, told: str) -> None:
    with pytest.raises(ViewError, match=told):
        read(RULES, "sample", POSITION.replace(line, instead))


def test_things_say_what_they_are() -> None:
    assert repr(STEPS[ACT]) == "<step act(seat, area)>"
    assert repr(STEPS[ACT].verbs[SEND]) == "<answer act {card} {to:seat} {area}>"
    assert "todo bid(); todo wait()" in repr(laid())
    assert "crowd (3/2: 7)" in repr(laid())
